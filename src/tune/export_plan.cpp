// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The plan of an export, both functions around the formula - change of frame, quantisation, and the
// way back - and the helpers that a tree may call.
#include "tune/export_plan.h"

#include <cmath>
#include <stdexcept>

namespace gimbalscope::tune {

namespace {

using convention::Arithmetic;
using convention::Policy;
using convention::Quantise;
using convention::Unit;

constexpr double kRotatorTurn = 65536.0;

double turnIn(Unit unit) {
    return unit == Unit::Degrees ? 360.0 : unit == Unit::Radians ? math::kTwoPi : kRotatorTurn;
}

}  // namespace

Facilities facilitiesOf(Language language) {
    switch (language) {
        case Language::Cpp:
        case Language::C:
            return {.hasHypot = true};
        case Language::Python:
        case Language::Javascript:
            return {.hasSingle = false, .hasHypot = true};
        case Language::Csharp:
            return {};
        case Language::Glsl:
        case Language::Lsl:
            return {.hasDouble = false};
        case Language::Unrealscript:
            return {.hasDouble = false, .hasFloor = false};
        case Language::Papyrus:
            return {.inDegrees = true, .hasDouble = false, .hasAtan2 = false};
        case Language::Oblivion:
            return {.inDegrees = true, .hasDouble = false};
    }
    return {};
}

Plan::Plan(const ExportRequest& request)
    : row_(request.row),
      options_(request.options),
      attitudeFrame_(request.attitudeFrame),
      can_(facilitiesOf(request.language)),
      real_(can_.hasDouble && options_.arithmetic.value_or(row_->arithmetic) == Arithmetic::Float64
                ? Precision::Double
                : Precision::Single),
      wide_(can_.hasDouble ? Precision::Double : Precision::Single) {}

Unit Plan::unitOf(std::size_t slot) const { return row_->units[slot]; }

bool Plan::hasMemory() const { return convention::remembers(options_.policy); }

bool Plan::isClosedForm() const {
    return convention::isClosedForm(options_.policy) ||
           (options_.policy != Policy::Ue4 &&
            row_->formula.route() == convention::Route::ClosedForm);
}

Expr Plan::taken(bool negative, std::size_t index) const {
    const bool isWide = real_ == Precision::Single && !can_.hasSingle;
    Expr number = component(Group::Attitude, index, isWide ? wide_ : real_);
    return signedBy(negative, isWide ? cast(real_, std::move(number)) : std::move(number));
}

Expr Plan::atan2(Expr y, Expr x) const {
    if (can_.hasAtan2) {
        return call(Maths::Atan2, std::move(y), std::move(x));
    }
    return helper("atan2Of", real_, {std::move(y), std::move(x)});
}

Expr Plan::hypot(Expr a, Expr b) const {
    return can_.hasHypot ? call(Maths::Hypot, std::move(a), std::move(b))
                         : call(Maths::Sqrt, a * a + b * b);
}

Expr Plan::floor(Expr a) const {
    return can_.hasFloor ? call(Maths::Floor, std::move(a))
                         : helper("floorOf", wide_, {std::move(a)});
}

double Plan::nativePerRadian() const { return can_.inDegrees ? 180.0 / math::kPi : 1.0; }

double Plan::nativeTurn() const { return can_.inDegrees ? 360.0 : math::kTwoPi; }

Expr Plan::inUnit(Expr native, double unitsPerRadian) const {
    const double factor = unitsPerRadian / nativePerRadian();
    if (std::abs(factor) == 1.0) {
        return signedBy(factor < 0.0, std::move(native));
    }
    const Precision precision = native.precision;
    return std::move(native) * number(factor, precision);
}

Expr Plan::withTurns(const Expr& angle, const Expr& turns) const {
    const double rest =
        wide_ == Precision::Double ? 2.4492935982947064e-16 : -1.7484556000744877e-7;
    const Expr sum = angle + turns * wn(nativeTurn());
    return can_.inDegrees ? sum : sum + turns * wn(rest);
}

namespace {

// Component i of the vector part in one frame is sign times component `source` in the other.
struct Pick {
    std::size_t source = 0;
    bool negative = false;
};
std::array<Pick, 3> picks(convention::FrameId from, convention::FrameId to) {
    std::array<Pick, 3> result;
    for (std::size_t source = 0; source < 3; ++source) {
        const math::Quat unit{source == 0 ? 1.0 : 0.0, source == 1 ? 1.0 : 0.0,
                              source == 2 ? 1.0 : 0.0, 0.0};
        const math::Quat image = toFrame(fromFrame(unit, from), to);
        const std::array<double, 3> v{image.x, image.y, image.z};
        for (std::size_t i = 0; i < 3; ++i) {
            if (v[i] != 0.0) {
                result[i] = {source, v[i] < 0.0};
            }
        }
    }
    return result;
}

constexpr std::array<const char*, 3> kAxes{"x", "y", "z"};

Formulated formulated(const Plan& plan) {
    if (plan.isClosedForm()) {
        return closedForm(plan);
    }
    return plan.options().policy == Policy::Ue4
               ? unreal4For(plan)
               : published(plan, plan.options().policy == Policy::Clamp);
}

// Rotator units, quantised and in a turn; other units quantised there and back.
Expr finished(const Plan& plan, Expr angle, Unit unit) {
    const bool rotator = unit == Unit::Rotator;
    const bool quantise = plan.options().quantise.value_or(plan.row().quantise) != Quantise::None;
    const double perAngle = kRotatorTurn / turnIn(unit);
    if (quantise) {
        Expr units = rotator ? std::move(angle) : std::move(angle) * plan.wn(perAngle);
        angle = helper("quantised", plan.wide(), {std::move(units)});
        angle = rotator ? std::move(angle) : std::move(angle) / plan.wn(perAngle);
    } else if (rotator) {
        angle = helper("inTurn", plan.wide(), {std::move(angle)});
    }
    if (rotator && plan.options().unsignedRotator) {
        angle = helper("unsignedWord", plan.wide(), {std::move(angle)});
    }
    return std::move(angle) + plan.wn(0.0);
}

}  // namespace

Block attitudeInRowAxes(const Plan& plan) {
    const auto axes = picks(plan.attitudeFrame(), plan.rowFrame());
    std::vector<Expr> numbers;
    for (const Pick& pick : axes) {
        numbers.push_back(plan.taken(pick.negative, pick.source));
    }
    numbers.push_back(plan.taken(false, 3));
    Block block;
    const bool shifted = plan.row().layout == convention::Layout::Wxyz;
    if (shifted) {
        block.push_back(comment("The engine takes the first number for w."));
    }
    constexpr std::array<const char*, 4> kNames{"x", "y", "z", "w"};
    for (std::size_t i = 0; i < 4; ++i) {
        block.push_back(declare(kNames[i], numbers[shifted ? (i + 1) % 4 : i]));
    }
    return block;
}

Function encodeFunction(const Plan& plan) {
    Function function;
    function.name = "anglesFromAttitude";
    function.hasMemory = plan.hasMemory();
    function.body = attitudeInRowAxes(plan);
    Formulated formula = formulated(plan);
    append(function.body, std::move(formula.block));
    std::vector<Expr> shown;
    for (std::size_t i = 0; i < plan.row().angleCount; ++i) {
        const std::size_t slot = plan.row().angleCount < 3 ? i : plan.row().shown[i];
        shown.push_back(finished(plan, formula.angles[slot], plan.unitOf(slot)));
    }
    function.body.push_back(giveBack(std::move(shown)));
    return function;
}

// Sine and cosine of half of each turn.
Block halfTurns(const Plan& plan) {
    const std::size_t count = plan.row().angleCount;
    Block body;
    const std::array<const char*, 3> halves{"halfFirst", "halfMiddle", "halfThird"};
    const std::array<const char*, 3> sines{"s1", "s2", "s3"};
    const std::array<const char*, 3> cosines{"c1", "c2", "c3"};
    for (std::size_t slot = 0; slot < count; ++slot) {
        std::size_t at = slot;
        for (std::size_t i = 0; count == 3 && i < 3; ++i) {
            at = plan.row().shown[i] == slot ? i : at;
        }
        const double factor =
            plan.row().signs[slot] * plan.nativeTurn() / (2.0 * turnIn(plan.unitOf(slot)));
        body.push_back(
            declare(halves[slot], component(Group::Angles, at, plan.wide()) * plan.wn(factor)));
        body.push_back(declare(sines[slot], call(Maths::Sin, plan.wv(halves[slot]))));
        body.push_back(declare(cosines[slot], call(Maths::Cos, plan.wv(halves[slot]))));
    }
    return body;
}

// The four numbers in the attitude's axes, of x y z in the row's and of w.
Block attitudeBack(const Plan& plan, const Expr& w) {
    const auto axes = picks(plan.rowFrame(), plan.attitudeFrame());
    std::vector<Expr> attitude;
    for (const Pick& pick : axes) {
        attitude.push_back(cast(plan.real(), signedBy(pick.negative, plan.wv(kAxes[pick.source]))));
    }
    attitude.push_back(cast(plan.real(), w));
    return {giveBack(std::move(attitude))};
}

Function decodeFunction(const Plan& plan) {
    const math::AxisOrder order = plan.row().order;
    const std::size_t count = plan.row().angleCount;
    const double e = parity(order);
    Block body = halfTurns(plan);
    const auto product = [&](char a, char b, char c) {
        const Expr two = plan.wv(std::string{a, '1'}) * plan.wv(std::string{b, '2'});
        return count < 3 ? two : two * plan.wv(std::string{c, '3'});
    };
    // Without a third turn its sine is 0 and its cosine 1.
    const auto plus = [&](Expr a, Expr b) { return count < 3 ? a : a + b; };
    const auto minus = [&](Expr a, Expr b) { return count < 3 ? a : a - b; };
    const auto withE = [&](Expr a, Expr b, bool positive) {
        return (e > 0.0) == positive ? plus(std::move(a), std::move(b))
                                     : minus(std::move(a), std::move(b));
    };
    std::array<Expr, 3> vector;
    const auto i = static_cast<std::size_t>(order.first);
    const auto j = static_cast<std::size_t>(order.middle);
    Expr w;
    if (isProper(order)) {
        const auto l = static_cast<std::size_t>(remainingAxis(order.first, order.middle));
        vector[i] = product('s', 'c', 'c') + product('c', 'c', 's');
        vector[j] = product('c', 's', 'c') + product('s', 's', 's');
        vector[l] = signedBy(e < 0.0, product('s', 's', 'c') - product('c', 's', 's'));
        w = product('c', 'c', 'c') - product('s', 'c', 's');
    } else {
        const auto k = static_cast<std::size_t>(order.third);
        vector[i] = withE(product('s', 'c', 'c'), product('c', 's', 's'), true);
        vector[j] = withE(product('c', 's', 'c'), product('s', 'c', 's'), false);
        vector[k] = count < 3 ? signedBy(e < 0.0, product('s', 's', 'c'))
                              : withE(product('c', 'c', 's'), product('s', 's', 'c'), true);
        w = withE(product('c', 'c', 'c'), product('s', 's', 's'), false);
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        body.push_back(declare(kAxes[axis], vector[axis]));
    }
    append(body, attitudeBack(plan, w));

    Function function;
    function.name = "attitudeFromAngles";
    function.takes = Group::Angles;
    function.gives = Group::Attitude;
    function.body = std::move(body);
    return function;
}

namespace {

Block quantisedBody(const Plan& plan) {
    const Expr x = plan.wv("x");
    const auto inTurn = [&](Expr a) { return helper("inTurn", plan.wide(), {std::move(a)}); };
    switch (plan.options().quantise.value_or(plan.row().quantise)) {
        case Quantise::Int16Trunc:
            return {when(less(x, plan.wn(0.0)), {giveBack({inTurn(-plan.floor(-x))})}),
                    giveBack({inTurn(plan.floor(x))})};
        case Quantise::Byte: {
            const Expr word =
                helper("unsignedWord", plan.wide(), {helper("roundAway", plan.wide(), {x})});
            return {giveBack({inTurn(plan.floor(word / plan.wn(256.0)) * plan.wn(256.0))})};
        }
        default:
            return {giveBack({inTurn(helper("roundAway", plan.wide(), {x}))})};
    }
}

// Beyond half a turn the equal angle within it; half a turn in single precision may lie a little
// beyond pi and still counts as half a turn.
Block principalAngleBody(const Plan& plan) {
    const double half = plan.nativeTurn() / 2.0;
    const double limit = std::max(half, number(half, plan.real()).number);
    const Expr x = plan.wv("x");
    const Expr turns = -helper("roundAway", plan.wide(), {x / plan.wn(2.0 * half)});
    const Expr moved = plan.withTurns(x, plan.wv("turns"));
    const Expr result = plan.wv("result");
    return {declare("result", x),
            when(greater(call(Maths::Abs, x), plan.wn(limit)),
                 {declare("turns", turns), assign("result", moved)}),
            when(less(result, plan.wn(-half)), {assign("result", plan.wn(-half))}),
            when(greater(result, plan.wn(half)), {assign("result", plan.wn(half))}),
            giveBack({result})};
}

Block atan2Body(const Plan& plan) {
    const double quarter = plan.nativeTurn() / 4.0;
    const Expr x = plan.v("x");
    const Expr y = plan.v("y");
    const Expr ax = call(Maths::Abs, x);
    const Expr ay = call(Maths::Abs, y);
    const Expr result = plan.v("result");
    return {declare("result", plan.n(0.0)),
            when(either(greater(ax, plan.n(0.0)), greater(ay, plan.n(0.0))),
                 {when(greater(ay, ax),
                       {assign("result", plan.n(quarter) - call(Maths::Atan, ax / ay))},
                       {assign("result", call(Maths::Atan, ay / ax))})}),
            when(less(x, plan.n(0.0)), {assign("result", plan.n(2.0 * quarter) - result)}),
            when(less(y, plan.n(0.0)), {assign("result", -result)}), giveBack({result})};
}

}  // namespace

Function helperFunction(const Plan& plan, std::string_view name) {
    Function function;
    function.name = std::string(name);
    function.isHelper = true;
    function.precision = plan.wide();
    function.numbers = {"x"};
    const Expr x = plan.wv("x");
    const Expr zero = plan.wn(0.0);
    const Expr half = plan.wn(0.5);
    const Expr turn = plan.wn(kRotatorTurn);
    if (name == "roundAway") {
        function.comment = {"To the nearest whole number, halves away from zero."};
        function.body = {when(less(x, zero), {giveBack({-plan.floor(half - x)})}),
                         giveBack({plan.floor(x + half)})};
    } else if (name == "inTurn") {
        function.comment = {"The equal angle from above -32768 to 32768 rotator units."};
        function.body = {giveBack({x + turn * plan.floor(half - x / turn)})};
    } else if (name == "unsignedWord") {
        function.comment = {"The equal angle from 0 to below 65536 rotator units."};
        // The second time for a negative next to nothing, which the first rounds to a whole turn.
        const Expr above = plan.wv("above");
        function.body = {declare("above", x - turn * plan.floor(x / turn)),
                         giveBack({above - turn * plan.floor(above / turn)})};
    } else if (name == "quantised") {
        function.comment = {
            "Rotator units as the engine stores them: " +
            std::string(convention::name(plan.options().quantise.value_or(plan.row().quantise))) +
            "."};
        function.body = quantisedBody(plan);
    } else if (name == "principalAngle") {
        function.comment = {"The equal angle within half a turn."};
        function.body = principalAngleBody(plan);
    } else if (name == "nearestTurn") {
        function.comment = {"The equal angle nearest a target."};
        function.numbers = {"x", "target"};
        const Expr turns = helper("roundAway", plan.wide(),
                                  {(plan.wv("target") - x) / plan.wn(plan.nativeTurn())});
        function.body = {declare("turns", turns), giveBack({plan.withTurns(x, plan.wv("turns"))})};
    } else if (name == "floorOf") {
        function.comment = {"The largest whole number that is not above x."};
        function.body = {
            declare("whole", call(Maths::Trunc, x)),
            when(greater(plan.wv("whole"), x), {giveBack({plan.wv("whole") - plan.wn(1.0)})}),
            giveBack({plan.wv("whole")})};
    } else if (name == "atan2Of") {
        function.comment = {"The angle of (x, y) from the first axis; 0 for (0, 0)."};
        function.numbers = {"y", "x"};
        function.body = atan2Body(plan);
    } else {
        throw std::logic_error("no helper " + std::string(name));
    }
    return function;
}

}  // namespace gimbalscope::tune
