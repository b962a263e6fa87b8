// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "cli/export_cases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>

#include "convention/custom.h"

namespace gimbalscope::test {
namespace {

using convention::FrameId;
using convention::Policy;
using convention::Quantise;

// A row by its id, or a convention of one's own.
struct Row {
    const convention::Convention* row;
    Row(const char* id) : row(convention::find(id)) {}
    Row(const convention::Custom& custom) {
        // For the whole run: a request points to its row.
        static std::vector<std::shared_ptr<const convention::Convention>> kept;
        EXPECT_EQ(problem(custom).value_or(""), "");
        kept.push_back(rowOf(custom));
        row = kept.back().get();
    }
};

// Own conventions: every route, mixed units and signs, odd axes, the other layout, borrowed
// formulas.
convention::Custom mixed(convention::Route route, const char* order) {
    convention::Custom custom;
    EXPECT_TRUE(setOrder(custom, order));
    custom.frame = convention::frameFromName("+z-x+y").value();
    custom.route = route;
    custom.signs = {-1, 1, -1};
    custom.units = {convention::Unit::Degrees, convention::Unit::Radians,
                    convention::Unit::Rotator};
    return custom;
}
convention::Custom singled(convention::Custom custom) {
    custom.arithmetic = convention::Arithmetic::Float32;
    return custom;
}
convention::Custom shifted(convention::Custom custom) {
    custom.layout = convention::Layout::Wxyz;
    return custom;
}
convention::Custom borrowing(const char* id) {
    convention::Custom custom = customFrom(*convention::find(id));
    custom.signs = {-custom.signs[0], custom.signs[1], -custom.signs[2]};
    custom.units = {convention::Unit::Degrees, convention::Unit::Degrees,
                    convention::Unit::Radians};
    custom.quantise = Quantise::None;
    return custom;
}

struct Choice {
    Row row;
    Policy policy = Policy::AsPublished;
    FrameId attitudeFrame = FrameId::World;
    std::optional<convention::Arithmetic> arithmetic{};
    std::optional<Quantise> quantise{};
    bool wrap = false;
};

std::vector<Choice> choices() {
    using enum Policy;
    constexpr auto kDouble = convention::Arithmetic::Float64;
    return {
        {"urot"},
        {"urot", Clamp},
        {"urot", Ue4},
        {"urot", Principal},
        {"urot", PinFirst},
        {"urot", PinThird},
        {"urot", KeepLast},
        {"urot", Nearest},
        {"urot", Nearest, FrameId::Unreal},
        {"urot", Nearest, FrameId::World, kDouble, Quantise::None},
        {"urot", Principal, FrameId::Gl, {}, Quantise::Int16Trunc},
        {"urot", Principal, FrameId::World, {}, Quantise::Byte, true},
        {"urot-native"},
        {"urot-native", Principal, FrameId::World, kDouble, Quantise::None, true},
        {"urot-ue4"},
        {"urot-ue4", Nearest, FrameId::Unreal},
        {"oblivion"},
        {"oblivion", Clamp, FrameId::D3d},
        {"oblivion", Nearest},
        {"oblivion-local"},
        {"oblivion-local", PinThird},
        {"oblivion-actor"},
        {"oblivion-actor", Clamp},
        {"oblivion-actor", Nearest},
        {"lsl"},
        {"lsl", KeepLast, FrameId::Aero},
        {"lsl", Principal, FrameId::World, {}, Quantise::Int16},
        {"lsl-opensim"},
        {"lsl-opensim", Nearest},
        {"lsl-rpy"},
        {"lsl-rpy", Clamp},
        {"d3d-ypr"},
        {"d3d-ypr", PinFirst},
        {"d3d-ypr", Nearest},
        {"aero-321"},
        {"aero-321", Ue4},
        {"aero-321", Nearest, FrameId::Enu},
        {"aero-321", PinThird},
        {"ZYZ"},
        {"ZYZ", Clamp},
        {"ZYZ", Nearest},
        {"XYX", KeepLast},
        {"xzx", PinFirst},
        {"YXY", PinThird, FrameId::Tes},
        {"xzy", Nearest},
        {"YZX", KeepLast},
        {mixed(convention::Route::Matrix, "XZY")},
        {singled(mixed(convention::Route::Matrix, "ZXZ"))},
        {mixed(convention::Route::ClosedForm, "yxz")},
        {singled(mixed(convention::Route::ClosedForm, "YXZ")), Nearest},
        {shifted(mixed(convention::Route::Textbook, "XYX"))},
        {shifted(mixed(convention::Route::ClosedForm, "ZXY")), PinFirst, FrameId::Gl},
        {mixed(convention::Route::Textbook, "ZYX"), Ue4},
        {borrowing("urot")},
        {borrowing("lsl-rpy"), Clamp},
        {borrowing("oblivion"), Nearest, FrameId::Tes},
    };
}

// In the row's axes: random ones, its two poles, a ladder to them, a flight through both poles, and
// awkward ones; some negated.
std::vector<math::Quat> flight(math::AxisOrder order, unsigned seed) {
    Attitudes source(seed);
    std::vector<math::Quat> all = source.mixed(order, 40);
    const math::Triple start{source.angle(), source.uniform(-1.0, 1.0), source.angle()};
    for (int i = 0; i < 600; ++i) {
        // A quarter of a degree each; exactly over the pole, since 90 degrees are a whole number.
        const double middleDeg = -80.0 + 0.25 * i * (i % 300 < 150 ? 1.0 : 1.001);
        all.push_back(compose({start.first, middleDeg * math::kPi / 180.0, start.third}, order));
    }
    // Last, since exact half turns are ties: a memory that fell to the other side stays there.
    const auto awkward = awkwardAttitudes();
    for (std::size_t i = 0; i < awkward.size(); i += 5) {
        all.push_back(math::normalized(awkward[i]).value());
    }
    for (std::size_t i = 0; i < all.size(); i += 3) {
        all[i] = -all[i];
    }
    return all;
}

bool hasFloatOnly(tune::Language language) {
    using enum tune::Language;
    return language == Glsl || language == Unrealscript || language == Lsl || language == Papyrus ||
           language == Oblivion;
}

math::Quat roundedTo(const math::Quat& q, bool single) {
    return single ? math::toDouble(math::castTo<float>(q)) : q;
}

double turnIn(convention::Unit unit) { return convention::unitsPerRadian(unit) * math::kTwoPi; }

std::size_t slotOf(const convention::Convention& row, std::size_t shown) {
    return row.angleCount < 3 ? shown : row.shown[shown];
}

std::array<double, 3> intrinsic(const convention::Convention& row,
                                const std::vector<double>& shown) {
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < shown.size(); ++i) {
        angles[slotOf(row, i)] = shown[i];
    }
    return angles;
}

// In turns; relative for angles that have grown beyond one.
double difference(double a, double b, double turn) {
    return std::abs(std::remainder(a - b, turn)) / std::max(turn, std::abs(b));
}

}  // namespace

std::vector<ExportCase> exportCases(tune::Language language) {
    std::vector<ExportCase> cases;
    for (const Choice& choice : choices()) {
        ExportCase each;
        each.request.row = choice.row.row;
        each.request.options.policy = choice.policy;
        each.request.options.arithmetic = choice.arithmetic;
        each.request.options.quantise = choice.quantise;
        each.request.options.unsignedRotator = choice.wrap;
        each.request.attitudeFrame = choice.attitudeFrame;
        each.request.language = language;
        each.request.name = "v" + std::to_string(cases.size());
        each.request.version = "test";
        const auto& row = *each.request.row;
        if (hasFloatOnly(language)) {
            each.request.options.arithmetic = convention::Arithmetic::Float32;
        }
        const bool single = each.request.options.arithmetic.value_or(row.arithmetic) ==
                            convention::Arithmetic::Float32;
        for (const math::Quat& q : flight(row.order, static_cast<unsigned>(cases.size()) + 1)) {
            const math::Quat world = fromFrame(q, row.frame);
            each.attitudes.push_back(roundedTo(toFrame(world, choice.attitudeFrame), single));
        }
        cases.push_back(std::move(each));
    }
    return cases;
}

ExportAnswer programAnswer(const ExportCase& each, const math::Quat& attitude,
                           const ExportAnswer& given, convention::PolicyMemory& memory) {
    const auto& row = *each.request.row;
    convention::ReadingOptions options = each.request.options;
    options.raw = true;  // the code does not normalise
    const math::Quat world = fromFrame(attitude, each.request.attitudeFrame);
    const auto reading = read(row, options, world, world, memory);
    ExportAnswer answer;
    for (std::size_t shown = 0; shown < row.angleCount; ++shown) {
        answer.angles.push_back(reading.angles[slotOf(row, shown)]);
    }
    const auto back = decode(row, options, intrinsic(row, given.angles));
    const double nan = std::nan("");
    const math::Quat q =
        back ? toFrame(*back, each.request.attitudeFrame) : math::Quat{nan, nan, nan, nan};
    answer.attitude = {q.x, q.y, q.z, q.w};
    return answer;
}

std::vector<ExportAnswer> programAnswers(const ExportCase& each,
                                         const std::vector<ExportAnswer>& given) {
    convention::PolicyMemory memory;
    std::vector<ExportAnswer> answers;
    for (std::size_t i = 0; i < each.attitudes.size(); ++i) {
        answers.push_back(programAnswer(each, each.attitudes[i], given[i], memory));
    }
    return answers;
}

ExportDifference compared(const ExportCase& each, const std::vector<ExportAnswer>& code) {
    return comparedWith(each, programAnswers(each, code), code);
}

ExportDifference comparedWith(const ExportCase& each, const std::vector<ExportAnswer>& program,
                              const std::vector<ExportAnswer>& code) {
    const auto& row = *each.request.row;
    constexpr double kSame = 1e-4;  // turns: beyond that it is another triple, not rounding
    ExportDifference result;
    for (std::size_t i = 0; i < code.size(); ++i) {
        ++result.compared;
        double worst = 0.0;
        bool equal = true;
        bool nanDiffers = false;
        for (std::size_t k = 0; k < program[i].angles.size(); ++k) {
            const double a = code[i].angles[k];
            const double b = program[i].angles[k];
            if (std::isnan(a) || std::isnan(b)) {
                nanDiffers = nanDiffers || std::isnan(a) != std::isnan(b);
                continue;
            }
            equal = equal && a == b;
            worst = std::max(worst, difference(a, b, turnIn(row.units[slotOf(row, k)])));
        }
        result.equal += equal && !nanDiffers ? 1 : 0;
        if (nanDiffers || worst > kSame) {
            ++result.other;
        } else {
            result.angleTurns = std::max(result.angleTurns, worst);
        }
        const auto ours = decode(row, each.request.options, intrinsic(row, code[i].angles));
        const auto theirs = decode(row, each.request.options, intrinsic(row, program[i].angles));
        if (ours && theirs) {
            result.rotationRad = std::max(result.rotationRad, angleBetween(*ours, *theirs).value);
        }
        for (std::size_t k = 0; k < 4; ++k) {
            const double a = code[i].attitude[k];
            const double b = program[i].attitude[k];
            EXPECT_EQ(std::isnan(a), std::isnan(b)) << row.id << " attitude " << i;
            if (!std::isnan(a) && !std::isnan(b)) {
                result.backRad = std::max(result.backRad, std::abs(a - b));
            }
        }
    }
    return result;
}

std::string exportInput(const std::vector<ExportCase>& cases) {
    std::string text;
    for (std::size_t n = 0; n < cases.size(); ++n) {
        for (const math::Quat& q : cases[n].attitudes) {
            std::array<char, 160> line{};
            std::snprintf(line.data(), line.size(), "%zu %.17g %.17g %.17g %.17g\n", n, q.x, q.y,
                          q.z, q.w);
            text += line.data();
        }
    }
    return text;
}

std::vector<std::vector<ExportAnswer>> parsedAnswers(const std::vector<ExportCase>& cases,
                                                     const std::string& text) {
    std::istringstream words(text);
    std::vector<std::vector<ExportAnswer>> all;
    const auto next = [&] {
        std::string word;
        EXPECT_TRUE(static_cast<bool>(words >> word)) << "an answer is missing";
        return std::strtod(word.c_str(), nullptr);  // reads nan and NaN alike
    };
    for (const ExportCase& each : cases) {
        std::vector<ExportAnswer> answers(each.attitudes.size());
        for (ExportAnswer& answer : answers) {
            for (std::size_t i = 0; i < each.request.row->angleCount; ++i) {
                answer.angles.push_back(next());
            }
            for (double& component : answer.attitude) {
                component = next();
            }
            if (testing::Test::HasFailure()) {
                return {};
            }
        }
        all.push_back(std::move(answers));
    }
    return all;
}

}  // namespace gimbalscope::test
