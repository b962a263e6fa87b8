// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The published formulas as trees, operation for operation as convention/formulas has them, and the
// table that says which tree belongs to which formula. A row is never looked at by its id.
#include <algorithm>

#include "convention/formulas/formulas.h"
#include "tune/export_plan.h"

namespace gimbalscope::tune {

namespace {

namespace formulas = convention::formulas;

constexpr double kDegreesPerRadian = 180.0 / math::kPi;
constexpr double kRotatorsPerRadian = 32768.0 / math::kPi;

// The attitude's numbers by their names, so that a formula reads as it is published.
struct Numbers {
    Expr x, y, z, w, one, two;
    explicit Numbers(const Plan& plan)
        : x(plan.v("x")),
          y(plan.v("y")),
          z(plan.v("z")),
          w(plan.v("w")),
          one(plan.n(1.0)),
          two(plan.n(2.0)) {}
};

// Element of the matrix, rows and columns from 0, as formulas/elements.h has it.
Expr element(const Plan& plan, std::size_t row, std::size_t column) {
    const std::array<Expr, 3> v{plan.v("x"), plan.v("y"), plan.v("z")};
    if (row == column) {
        const Expr& b = v[(row + 1) % 3];
        const Expr& c = v[(row + 2) % 3];
        return plan.n(1.0) - plan.n(2.0) * (b * b + c * c);
    }
    const Expr product = v[row] * v[column];
    const Expr turned = v[3 - row - column] * plan.v("w");
    return plan.n(2.0) * ((row + 1) % 3 == column ? product - turned : product + turned);
}

// Declares `name` as the argument of an asin or acos, clamped when asked.
Block sine(const Plan& plan, const std::string& name, Expr value, bool clamped) {
    Block block{declare(name, std::move(value))};
    if (clamped) {
        append(block, {when(greater(plan.v(name), plan.n(1.0)), {assign(name, plan.n(1.0))}),
                       when(less(plan.v(name), plan.n(-1.0)), {assign(name, plan.n(-1.0))})});
    }
    return block;
}

// Three declared variables of the formula's precision.
Formulated named(const Plan& plan, Block block, const std::array<const char*, 3>& names) {
    Formulated result{std::move(block)};
    for (std::size_t i = 0; i < 3; ++i) {
        result.angles[i] = cast(plan.wide(), plan.v(names[i]));
    }
    return result;
}

Formulated unrealWiki(const Plan& plan, bool clamped) {
    const Numbers q(plan);
    const double units = 10430.3783505;
    const Expr sqx = plan.v("sqx");
    const Expr sqy = plan.v("sqy");
    const Expr sqz = plan.v("sqz");
    const Expr sqw = plan.v("sqw");
    Block block{declare("sqx", q.x * q.x), declare("sqy", q.y * q.y), declare("sqz", q.z * q.z),
                declare("sqw", q.w * q.w)};
    append(block, sine(plan, "minusSine", -q.two * (q.x * q.z - q.y * q.w), clamped));
    append(block,
           {declare("first",
                    plan.inUnit(plan.atan2(q.two * (q.x * q.y + q.z * q.w), sqx - sqy - sqz + sqw),
                                units)),
            declare("middle", plan.inUnit(call(Maths::Asin, plan.v("minusSine")), -units)),
            declare("third",
                    plan.inUnit(plan.atan2(q.two * (q.y * q.z + q.x * q.w), -sqx - sqy + sqz + sqw),
                                -units))});
    return named(plan, std::move(block), {"first", "middle", "third"});
}

Formulated unrealMatrix(const Plan& plan, bool /*clamped*/) {
    const Expr forwardX = plan.v("forwardX");
    const Expr forwardY = plan.v("forwardY");
    const Expr level = call(Maths::Sqrt, forwardX * forwardX + forwardY * forwardY);
    const auto alongLevel = [&](std::size_t column) {
        return element(plan, 0, column) * plan.v("levelX") +
               element(plan, 1, column) * plan.v("levelY");
    };
    const auto units = [&](Expr angle) {
        return plan.inUnit(std::move(angle), kRotatorsPerRadian);
    };
    Block block{
        declare("forwardX", element(plan, 0, 0)),
        declare("forwardY", element(plan, 1, 0)),
        declare("forwardZ", element(plan, 2, 0)),
        declare("pitchAngle", plan.atan2(plan.v("forwardZ"), level)),
        declare("yawAngle", plan.atan2(forwardY, forwardX)),
        comment("Where the right wing would be without roll: roll is measured after yaw is fixed."),
        declare("levelX", -call(Maths::Sin, plan.v("yawAngle"))),
        declare("levelY", call(Maths::Cos, plan.v("yawAngle"))),
        declare("upAlongLevel", alongLevel(2)),
        declare("rightAlongLevel", alongLevel(1)),
        declare("first", units(plan.v("yawAngle"))),
        declare("middle", units(plan.v("pitchAngle"))),
        declare("third", units(plan.atan2(plan.v("upAlongLevel"), plan.v("rightAlongLevel"))))};
    return named(plan, std::move(block), {"first", "middle", "third"});
}

// Unreal's signs; `turn` and `perRadian` say in which unit.
Block unreal4Angles(const Plan& plan, double perRadian, double turn) {
    const Numbers q(plan);
    const double threshold = 0.4999995;
    const Expr half = plan.v("halfSine");
    const auto units = [&](Expr angle) { return plan.inUnit(std::move(angle), perRadian); };
    const Expr rest = plan.inUnit(q.two * plan.atan2(q.x, q.w), perRadian);
    const Expr third = plan.v("third");
    const Block wrap{when(
        greater(third, plan.n(turn / 2.0)), {assign("third", third - plan.n(turn))},
        {when(lessEqual(third, plan.n(-turn / 2.0)), {assign("third", third + plan.n(turn))})})};
    const auto atPole = [&](bool up) {
        Block block{assign("middle", plan.n(up ? turn / 4.0 : -turn / 4.0)),
                    assign("third", (up ? plan.v("first") : -plan.v("first")) - rest)};
        append(block, wrap);
        return block;
    };
    Block plain = sine(plan, "sine", q.two * half, true);
    append(plain, {assign("middle", units(call(Maths::Asin, plan.v("sine")))),
                   assign("third", units(plan.atan2(-q.two * (q.w * q.x + q.y * q.z),
                                                    q.one - q.two * (q.x * q.x + q.y * q.y))))});
    return {declare("halfSine", q.z * q.x - q.w * q.y),
            declare("first", units(plan.atan2(q.two * (q.w * q.z + q.x * q.y),
                                              q.one - q.two * (q.y * q.y + q.z * q.z)))),
            declare("middle", plan.n(0.0)), declare("third", plan.n(0.0)),
            when(greater(half, plan.n(threshold)), atPole(true),
                 {when(less(half, plan.n(-threshold)), atPole(false), std::move(plain))})};
}

Formulated unreal4(const Plan& plan, bool /*clamped*/) {
    return named(plan, unreal4Angles(plan, kDegreesPerRadian, 360.0), {"first", "middle", "third"});
}

Formulated oblivionScript(const Plan& plan, bool clamped) {
    const auto degrees = [&](Expr angle) {
        return plan.inUnit(std::move(angle), kDegreesPerRadian);
    };
    Block block = sine(plan, "sine", -element(plan, 0, 2), clamped);
    append(block,
           {declare("first", degrees(plan.atan2(element(plan, 1, 2), element(plan, 2, 2)))),
            declare("middle", degrees(call(Maths::Asin, plan.v("sine")))),
            declare("third", degrees(plan.atan2(element(plan, 0, 1), element(plan, 0, 0))))});
    return named(plan, std::move(block), {"first", "middle", "third"});
}

Formulated oblivionActor(const Plan& plan, bool clamped) {
    const auto degrees = [&](Expr angle) {
        return plan.inUnit(std::move(angle), kDegreesPerRadian);
    };
    Block block{comment("From where the forward axis points; the bank is lost.")};
    append(block, sine(plan, "sine", -element(plan, 2, 1), clamped));
    append(block, {declare("first", degrees(plan.atan2(element(plan, 0, 1), element(plan, 1, 1)))),
                   declare("middle", degrees(call(Maths::Asin, plan.v("sine"))))});
    Formulated result{std::move(block)};
    result.angles = {cast(plan.wide(), plan.v("first")), cast(plan.wide(), plan.v("middle")),
                     plan.wn(0.0)};
    return result;
}

Formulated lslViewer(const Plan& plan, bool /*clamped*/) {
    const Numbers q(plan);
    const auto radians = [&](Expr angle) { return plan.inUnit(std::move(angle), 1.0); };
    const double quarter = math::kPi / 2.0;
    const Expr sineX = plan.v("sineX");
    const Expr cosineX = plan.v("cosineX");
    const auto atPole = [&](double middle, Expr sine, Expr cosine) {
        return Block{
            assign("middle", plan.n(middle)),
            assign("third", radians(q.two * plan.atan2(std::move(sine), std::move(cosine))))};
    };
    Block block{
        declare("sineX", q.two * (q.x * q.w - q.y * q.z)),
        declare("sineY", q.two * (q.x * q.z + q.y * q.w)),
        declare("sineZ", q.two * (q.z * q.w - q.x * q.y)),
        declare("squaresWy", q.w * q.w - q.y * q.y),
        declare("squaresXz", q.x * q.x - q.z * q.z),
        declare("cosineX", plan.v("squaresWy") - plan.v("squaresXz")),
        declare("cosineZ", plan.v("squaresWy") + plan.v("squaresXz")),
        declare("cosineY", call(Maths::Sqrt, sineX * sineX + cosineX * cosineX)),
        declare("first", plan.n(0.0)),
        declare("middle", plan.n(0.0)),
        declare("third", plan.n(0.0)),
        when(greater(plan.v("cosineY"), plan.n(0.000436)),
             {assign("first", radians(plan.atan2(sineX, cosineX))),
              assign("middle", radians(plan.atan2(plan.v("sineY"), plan.v("cosineY")))),
              assign("third", radians(plan.atan2(plan.v("sineZ"), plan.v("cosineZ"))))},
             {when(greater(plan.v("sineY"), plan.n(0.0)), atPole(quarter, q.z + q.x, q.w + q.y),
                   atPole(-quarter, q.z - q.x, q.w - q.y))})};
    return named(plan, std::move(block), {"first", "middle", "third"});
}

Formulated openSim(const Plan& plan, bool clamped) {
    const Numbers q(plan);
    const auto radians = [&](Expr angle) { return plan.inUnit(std::move(angle), 1.0); };
    const double quarter = math::kPi / 2.0;
    const Expr sxx = plan.v("sxx");
    const Expr syy = plan.v("syy");
    const Expr szz = plan.v("szz");
    const Expr sww = plan.v("sww");
    const Expr half = plan.v("halfSine");
    const Expr z = radians(q.two * plan.atan2(q.x, q.w));
    Block plain = sine(plan, "sine", q.two * half / plan.v("unit"), clamped);
    append(plain,
           {assign("first",
                   radians(plan.atan2(q.two * (q.x * q.w - q.y * q.z), sww - sxx - syy + szz))),
            assign("middle", radians(call(Maths::Asin, plan.v("sine")))),
            assign("third",
                   radians(plan.atan2(q.two * (q.z * q.w - q.x * q.y), sww + sxx - syy - szz)))});
    Block block{
        declare("sxx", q.x * q.x),
        declare("syy", q.y * q.y),
        declare("szz", q.z * q.z),
        declare("sww", q.w * q.w),
        declare("unit", sxx + syy + szz + sww),
        declare("halfSine", q.x * q.z + q.y * q.w),
        declare("edge", plan.n(0.49999) * plan.v("unit")),
        declare("first", plan.n(0.0)),
        declare("middle", plan.n(0.0)),
        declare("third", plan.n(0.0)),
        when(greater(half, plan.v("edge")), {assign("middle", plan.n(quarter)), assign("third", z)},
             {when(less(half, -plan.v("edge")),
                   {assign("middle", plan.n(-quarter)), assign("third", -z)}, std::move(plain))})};
    return named(plan, std::move(block), {"first", "middle", "third"});
}

Formulated lslRollPitchYaw(const Plan& plan, bool clamped) {
    const Numbers q(plan);
    const auto radians = [&](Expr angle) { return plan.inUnit(std::move(angle), 1.0); };
    Block block = sine(plan, "sine", q.two * (q.w * q.y - q.z * q.x), clamped);
    append(block, {declare("first", radians(plan.atan2(q.two * (q.w * q.z + q.x * q.y),
                                                       q.one - q.two * (q.y * q.y + q.z * q.z)))),
                   declare("middle", radians(call(Maths::Asin, plan.v("sine")))),
                   declare("third", radians(plan.atan2(q.two * (q.w * q.x + q.y * q.z),
                                                       q.one - q.two * (q.x * q.x + q.y * q.y))))});
    return named(plan, std::move(block), {"first", "middle", "third"});
}

// Any order, as formulas/textbook.cpp has it.
Formulated textbook(const Plan& plan, bool clamped) {
    const math::AxisOrder order = plan.row().order;
    const auto i = static_cast<std::size_t>(order.first);
    const auto j = static_cast<std::size_t>(order.middle);
    const bool proper = isProper(order);
    const std::size_t k = proper ? 3 - i - j : static_cast<std::size_t>(order.third);
    const bool odd = parity(order) < 0;
    const auto e = [&](std::size_t row, std::size_t column) { return element(plan, row, column); };
    const Expr argument = proper ? e(i, i) : signedBy(odd, e(i, k));
    const Expr middle = call(proper ? Maths::Acos : Maths::Asin, plan.v("sine"));
    const std::array<Expr, 3> native{proper ? plan.atan2(e(j, i), signedBy(!odd, e(k, i)))
                                            : plan.atan2(signedBy(!odd, e(j, k)), e(k, k)),
                                     middle,
                                     proper ? plan.atan2(e(i, j), signedBy(odd, e(i, k)))
                                            : plan.atan2(signedBy(!odd, e(i, j)), e(i, i))};
    Block block = sine(plan, "sine", argument, clamped);
    const std::array<const char*, 3> names{"first", "middle", "third"};
    for (std::size_t n = 0; n < 3; ++n) {
        const double units = convention::unitsPerRadian(plan.unitOf(n));
        block.push_back(declare(names[n], plan.inUnit(native[n], plan.row().signs[n] * units)));
    }
    return named(plan, std::move(block), names);
}

// Any order through the matrix, as formulas/matrix_route.cpp has it.
Formulated matrixRoute(const Plan& plan) {
    const math::AxisOrder order = plan.row().order;
    const auto i = static_cast<std::size_t>(order.first);
    const auto j = static_cast<std::size_t>(order.middle);
    const std::size_t last = 3 - i - j;
    const bool odd = parity(order) < 0;
    const bool proper = isProper(order);
    const auto e = [&](std::size_t row, std::size_t column) { return element(plan, row, column); };
    const Expr a = plan.v("besideA");
    const Expr b = plan.v("besideB");
    const Expr besides = call(Maths::Sqrt, a * a + b * b);
    const auto turnedBack = [&](std::size_t column) {
        return plan.v("cosine") * e(j, column) + plan.v("turned") * e(last, column);
    };
    Block block{
        declare("firstAngle", proper ? plan.atan2(e(j, i), signedBy(!odd, e(last, i)))
                                     : plan.atan2(signedBy(!odd, e(j, last)), e(last, last))),
        declare("besideA", proper ? e(i, j) : e(i, i)),
        declare("besideB", proper ? e(i, last) : e(i, j)),
        comment("The first turn is taken back; the third is read off what is left."),
        declare("cosine", call(Maths::Cos, plan.v("firstAngle"))),
        declare("turned", signedBy(odd, call(Maths::Sin, plan.v("firstAngle"))))};
    const std::array<Expr, 3> native{
        plan.v("firstAngle"),
        proper ? plan.atan2(besides, e(i, i)) : plan.atan2(signedBy(odd, e(i, last)), besides),
        proper ? plan.atan2(signedBy(!odd, turnedBack(last)), turnedBack(j))
               : plan.atan2(signedBy(odd, turnedBack(i)), turnedBack(j))};
    const std::array<const char*, 3> names{"first", "middle", "third"};
    for (std::size_t n = 0; n < 3; ++n) {
        const double units = convention::unitsPerRadian(plan.unitOf(n));
        block.push_back(declare(names[n], plan.inUnit(native[n], plan.row().signs[n] * units)));
    }
    return named(plan, std::move(block), names);
}

// A published formula in the signs and units of the row that borrows it.
Formulated borrowed(const Plan& plan, Formulated result) {
    const convention::Convention* home = plan.row().publishedBy;
    for (std::size_t n = 0; home != nullptr && n < 3; ++n) {
        Expr& angle = result.angles[n];
        if (plan.unitOf(n) != home->units[n]) {
            angle = angle / plan.wn(convention::unitsPerRadian(home->units[n])) *
                    plan.wn(convention::unitsPerRadian(plan.unitOf(n)));
        }
        angle = signedBy(plan.row().signs[n] != home->signs[n], std::move(angle));
    }
    return result;
}

struct Published {
    convention::ExtractFn<double> formula;
    Formulated (*tree)(const Plan& plan, bool clamped);
};
const std::array<Published, 8>& table() {
    static constexpr std::array<Published, 8> kTable{{
        {&formulas::unrealWiki<double>, unrealWiki},
        {&formulas::unrealMatrix<double>, unrealMatrix},
        {&formulas::unreal4<double>, unreal4},
        {&formulas::oblivionScript<double>, oblivionScript},
        {&formulas::oblivionActor<double>, oblivionActor},
        {&formulas::lslViewer<double>, lslViewer},
        {&formulas::openSim<double>, openSim},
        {&formulas::lslRollPitchYaw<double>, lslRollPitchYaw},
    }};
    return kTable;
}

const Published* entryOf(const convention::Convention& row) {
    const auto& all = table();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Published& entry) {
        return entry.formula == row.formula.float64;
    });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace

bool hasTree(const convention::Convention& row) {
    return row.formula.route() != convention::Route::Published || entryOf(row) != nullptr;
}

Formulated published(const Plan& plan, bool clamped) {
    switch (plan.row().formula.route()) {
        case convention::Route::Published:
            return borrowed(plan, entryOf(plan.row())->tree(plan, clamped));
        case convention::Route::Matrix:
            return matrixRoute(plan);
        default:
            return textbook(plan, clamped);
    }
}

Formulated unreal4For(const Plan& plan) {
    const double perRadian = convention::unitsPerRadian(plan.unitOf(0));
    Formulated result = named(plan, unreal4Angles(plan, perRadian, perRadian * math::kTwoPi),
                              {"first", "middle", "third"});
    // Unreal's pitch and roll are minus the mathematical angles.
    const auto& signs = plan.row().signs;
    for (std::size_t i = 0; i < 3; ++i) {
        Expr& angle = result.angles[i];
        angle = signedBy((signs[i] < 0) != (i > 0), std::move(angle));
        if (plan.unitOf(i) != plan.unitOf(0)) {
            angle = std::move(angle) / plan.wn(perRadian) *
                    plan.wn(convention::unitsPerRadian(plan.unitOf(i)));
        }
    }
    return result;
}

}  // namespace gimbalscope::tune
