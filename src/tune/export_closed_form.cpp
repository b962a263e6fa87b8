// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The closed form (docs/formulas.md) as a tree, operation for operation as
// math/euler.cpp has it. Only the scaling by a power of two is left out: an exported function takes
// quaternions between 1e-9 and 1e9 and treats all others as unusable.
#include "tune/export_plan.h"

namespace gimbalscope::tune {

namespace {

using convention::Policy;

Expr axisOf(const Plan& plan, math::Axis axis) {
    return plan.v(axis == math::Axis::X ? "x" : axis == math::Axis::Y ? "y" : "z");
}

Expr turnsTo(const Plan& plan, const Expr& target, const Expr& angle) {
    return helper("roundAway", plan.wide(), {(target - angle) / plan.wn(plan.nativeTurn())});
}

Expr nearestTurn(const Plan& plan, const Expr& angle, const Expr& target) {
    return helper("nearestTurn", plan.wide(), {angle, target});
}

// Pairs, radii, and the longer pair turned into the right half plane.
Block pairs(const Plan& plan) {
    const math::AxisOrder order = plan.row().order;
    const bool odd = parity(order) < 0;
    const Expr first = axisOf(plan, order.first);
    const Expr middle = axisOf(plan, order.middle);
    const Expr w = plan.v("w");
    Block block;
    if (isProper(order)) {
        const Expr rest = axisOf(plan, remainingAxis(order.first, order.middle));
        append(block, {declare("plusSine", first), declare("plusCosine", w),
                       declare("minusSine", signedBy(odd, rest)), declare("minusCosine", middle)});
    } else {
        const Expr third = axisOf(plan, order.third);
        append(block, {declare("plusSine", first + third),
                       declare("plusCosine", odd ? w - middle : w + middle),
                       declare("minusSine", first - third),
                       declare("minusCosine", odd ? w + middle : w - middle)});
    }
    append(
        block,
        {declare("rPlus", plan.hypot(plan.v("plusSine"), plan.v("plusCosine"))),
         declare("rMinus", plan.hypot(plan.v("minusSine"), plan.v("minusCosine"))),
         comment("q and -q are one attitude: the longer pair goes to the right."),
         declare("longSine", plan.v("minusSine")), declare("longCosine", plan.v("minusCosine")),
         when(greaterEqual(plan.v("rPlus"), plan.v("rMinus")),
              {assign("longSine", plan.v("plusSine")), assign("longCosine", plan.v("plusCosine"))}),
         declare("side", plan.n(-1.0)),
         when(either(less(plan.v("longCosine"), plan.n(0.0)),
                     both(equal(plan.v("longCosine"), plan.n(0.0)),
                          less(plan.v("longSine"), plan.n(0.0)))),
              {assign("side", plan.n(1.0))})});
    return block;
}

Block sums(const Plan& plan) {
    const bool odd = parity(plan.row().order) < 0;
    const auto doubled = [&](const char* sine, const char* cosine) {
        // Taken from 0, so that -0 becomes 0. Adding 0 would do as well, but Mono leaves that out.
        const auto right = [&](const char* name) {
            return plan.n(0.0) - plan.v(name) * plan.v("side");
        };
        return cast(plan.wide(), plan.n(2.0) * plan.atan2(right(sine), right(cosine)));
    };
    const Expr rPlus = plan.v("rPlus");
    const Expr rMinus = plan.v("rMinus");
    Expr middle = plan.n(2.0) * plan.atan2(rMinus, rPlus);
    if (!isProper(plan.row().order)) {
        middle = plan.n(2.0) * plan.atan2(rPlus, rMinus) - plan.n(plan.nativeTurn() / 4.0);
        middle = signedBy(odd, std::move(middle));
    }
    return {comment("first + third, first - third, and the middle angle; 0 - x makes -0 a 0."),
            declare("sum", doubled("plusSine", "plusCosine")),
            declare("difference", doubled("minusSine", "minusCosine")),
            assign("middle", cast(plan.wide(), std::move(middle)))};
}

Block principal(const Plan& plan) {
    const bool proper = isProper(plan.row().order);
    const double low = proper ? 0.0 : -plan.nativeTurn() / 4.0;
    const double high = proper ? plan.nativeTurn() / 2.0 : plan.nativeTurn() / 4.0;
    const auto half = [&](Expr twice) {
        return helper("principalAngle", plan.wide(), {std::move(twice) / plan.wn(2.0)});
    };
    const Expr middle = plan.wv("middle");
    return {assign("first", half(plan.wv("sum") + plan.wv("difference"))),
            assign("third", half(plan.wv("sum") - plan.wv("difference"))),
            when(less(middle, plan.wn(low)), {assign("middle", plan.wn(low))}),
            when(greater(middle, plan.wn(high)), {assign("middle", plan.wn(high))})};
}

// Within this radius a combination counts as undetermined.
Statement limit(const Plan& plan) {
    const Expr plus = cast(plan.wide(), plan.v("rPlus"));
    const Expr minus = cast(plan.wide(), plan.v("rMinus"));
    const Expr tau = plan.wn(plan.options().tau);
    const Expr length = plan.can().hasHypot ? call(Maths::Hypot, plus, minus)
                                            : call(Maths::Sqrt, plus * plus + minus * minus);
    return declare("limit", tau * length);
}

Expr within(const Plan& plan, const char* radius) {
    return lessEqual(cast(plan.wide(), plan.v(radius)), plan.wv("limit"));
}

Expr previousSum(const Plan& plan) { return plan.memory(1) + plan.memory(3); }
Expr previousDifference(const Plan& plan) { return plan.memory(1) - plan.memory(3); }

// On the pole itself, so that the free combination may take any value without turning anything.
Block onPole(const Plan& plan, bool differenceIsFree) {
    const math::AxisOrder order = plan.row().order;
    const double quarter = plan.nativeTurn() / 4.0;
    const double pole = isProper(order) ? (differenceIsFree ? 0.0 : 2.0 * quarter)
                                        : (differenceIsFree ? 1.0 : -1.0) * parity(order) * quarter;
    const char* free = differenceIsFree ? "difference" : "sum";
    const char* kept = differenceIsFree ? "sum" : "difference";
    Block block{assign("middle", plan.wn(pole))};
    switch (plan.options().policy) {
        case Policy::PinFirst:
            block.push_back(assign(free, -plan.wv(kept)));
            break;
        case Policy::PinThird:
            block.push_back(assign(free, plan.wv(kept)));
            break;
        default:
            block.push_back(
                assign(free, differenceIsFree ? previousDifference(plan) : previousSum(plan)));
            block.push_back(assign(kept, nearestTurn(plan, plan.wv(kept),
                                                     differenceIsFree ? previousSum(plan)
                                                                      : previousDifference(plan))));
    }
    return block;
}

Block pinned(const Plan& plan) {
    Block choice{when(within(plan, "rMinus"), onPole(plan, true),
                      {when(within(plan, "rPlus"), onPole(plan, false))})};
    if (plan.options().policy == Policy::KeepLast) {
        choice = {when(greater(plan.memory(0), plan.wn(0.5)), std::move(choice))};
    }
    Block block{comment("Near the pole one of the two is only noise."), limit(plan)};
    append(block, std::move(choice));
    append(block, principal(plan));
    return block;
}

Expr mirrored(const Plan& plan) {
    const Expr middle = plan.wv("middle");
    return isProper(plan.row().order) ? -middle : plan.wn(plan.nativeTurn() / 2.0) - middle;
}

// One combination moved by whole turns to where it was, or held when it is only noise.
Block unwrapped(const Plan& plan, const char* radius, const std::string& name,
                const Expr& previous) {
    const std::string turns = name + "Turns";
    return {declare(turns, plan.wn(0.0)),
            when(within(plan, radius), {assign(name, previous)},
                 {assign(turns, turnsTo(plan, previous, plan.wv(name))),
                  assign(name, plan.withTurns(plan.wv(name), plan.wv(turns)))})};
}

Block nearest(const Plan& plan) {
    const Expr turns = plan.wv("turns");
    const auto distance = [&](const char* name) {
        return call(Maths::Abs, plan.wv(name) - plan.memory(2));
    };
    Block block{limit(plan)};
    append(block, unwrapped(plan, "rPlus", "sum", previousSum(plan)));
    append(block, unwrapped(plan, "rMinus", "difference", previousDifference(plan)));
    append(
        block,
        {comment("Two triples name one attitude; an odd number of turns leads to the other."),
         declare("turns", plan.wv("sumTurns") + plan.wv("differenceTurns")),
         declare("plain", nearestTurn(plan, plan.wv("middle"), plan.memory(2))),
         declare("mirrored", nearestTurn(plan, mirrored(plan), plan.memory(2))),
         assign("first", (plan.wv("sum") + plan.wv("difference")) / plan.wn(2.0)),
         assign("middle", plan.wv("plain")),
         assign("third", (plan.wv("sum") - plan.wv("difference")) / plan.wn(2.0)),
         when(either(within(plan, "rPlus"), within(plan, "rMinus")),
              {when(less(distance("mirrored"), distance("plain")),
                    {assign("middle", plan.wv("mirrored"))})},
              {when(greater(turns - plan.wn(2.0) * plan.floor(turns / plan.wn(2.0)), plan.wn(0.5)),
                    {assign("middle", plan.wv("mirrored"))})})});
    return {when(greater(plan.memory(0), plan.wn(0.5)), std::move(block), principal(plan))};
}

Block policyPart(const Plan& plan) {
    switch (plan.options().policy) {
        case Policy::PinFirst:
        case Policy::PinThird:
        case Policy::KeepLast:
            return pinned(plan);
        case Policy::Nearest:
            return nearest(plan);
        default:
            return principal(plan);
    }
}

Block remember(const Plan& plan) {
    return {setMemory(0, plan.wn(1.0)), setMemory(1, plan.wv("first")),
            setMemory(2, plan.wv("middle")), setMemory(3, plan.wv("third"))};
}

}  // namespace

Formulated closedForm(const Plan& plan) {
    const auto size = [&](const char* name) { return call(Maths::Abs, plan.v(name)); };
    Block usable = pairs(plan);
    append(usable, sums(plan));
    append(usable, policyPart(plan));
    Block unusable;
    if (plan.hasMemory()) {
        unusable = {when(greater(plan.memory(0), plan.wn(0.5)),
                         {assign("first", plan.memory(1)), assign("middle", plan.memory(2)),
                          assign("third", plan.memory(3))})};
    }
    Formulated result;
    result.block = {
        declare("first", plan.wn(0.0)),
        declare("middle", plan.wn(0.0)),
        declare("third", plan.wn(0.0)),
        comment("Neither zero, infinite nor NaN."),
        declare("size", size("x") + size("y") + size("z") + size("w")),
        when(both(greater(plan.v("size"), plan.n(1e-9)), less(plan.v("size"), plan.n(1e9))),
             std::move(usable), std::move(unusable))};
    if (plan.hasMemory()) {
        append(result.block, remember(plan));
    }
    const std::array<const char*, 3> names{"first", "middle", "third"};
    for (std::size_t i = 0; i < 3; ++i) {
        const double units = convention::unitsPerRadian(plan.unitOf(i));
        result.angles[i] = plan.inUnit(plan.wv(names[i]), plan.row().signs[i] * units);
    }
    return result;
}

}  // namespace gimbalscope::tune
