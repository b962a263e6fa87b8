// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One row for each function. Sources: the functions' own documentation; compositions as in the
// rows of the catalog.
#include "tune/paste_makers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "text/words.h"
#include "tune/paste_table.h"
#include "tune/typed.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::FrameId;
using convention::Unit;

/// `letters` are the arguments in order, each the first letter of a name of the row.
struct Maker {
    std::string_view word, id, arguments;
    Unit unit;
    std::string_view said;
};
// Unity's x y z turn about X (pitch), Y (yaw) and Z (roll).
constexpr std::array<Maker, 15> kMakers{{
    {"quaternion.euler", "d3d-ypr", "pwr", Unit::Degrees, "Unity's Quaternion.Euler"},
    {"localeulerangles", "d3d-ypr", "pwr", Unit::Degrees, "Unity's euler angles"},
    {"transform.eulerangles", "d3d-ypr", "pwr", Unit::Degrees, "Unity's euler angles"},
    {"localeuleranglehint", "d3d-ypr", "pwr", Unit::Degrees, "Unity's euler angles"},
    {"rotationrollpitchyaw", "d3d-ypr", "pwr", Unit::Radians, "Direct3D's RollPitchYaw"},
    {"rotationyawpitchroll", "d3d-ypr", "wpr", Unit::Radians, "Direct3D's YawPitchRoll"},
    {"fromyawpitchroll", "d3d-ypr", "wpr", Unit::Radians, "System.Numerics' YawPitchRoll"},
    {"roll_pitch_yaw2rot", "lsl-rpy", "rpw", Unit::Radians, "LSL's roll_pitch_yaw2rot"},
    {"lleuler2rot", "lsl", "xyz", Unit::Radians, "LSL's llEuler2Rot"},
    {"setrpy", "lsl-rpy", "rpw", Unit::Radians, "ROS's setRPY"},
    {"quaternion_from_euler", "lsl-rpy", "rpw", Unit::Radians, "ROS's quaternion_from_euler"},
    {"getquaternionfromeuler", "lsl-rpy", "rpw", Unit::Radians, "PyBullet's angles"},
    {"rpy", "lsl-rpy", "rpw", Unit::Radians, "rpy of URDF"},
    {"makerotator", "urot-ue4", "rpw", Unit::Degrees, "Unreal's MakeRotator"},
    {"makerot", "urot-ue4", "rpw", Unit::Degrees, "Unreal's MakeRot"},
}};

std::size_t slotOf(const Convention& row, char letter) {
    const std::string_view wanted = letter == 'w' ? "yaw" : letter == 'p' ? "pitch" : "roll";
    for (std::size_t slot = 0; slot < 3; ++slot) {
        if (row.names[slot] == wanted || row.names[slot] == std::string_view(&letter, 1)) {
            return slot;
        }
    }
    return 0;
}

bool endsWithCall(const Copied& copied, std::string_view word) {
    return std::any_of(copied.words.begin(), copied.words.end(), [word](const CopiedWord& each) {
        return text::lowerCase(each.text).ends_with(word);
    });
}

const Maker* makerOf(const Copied& copied) {
    for (const Maker& maker : kMakers) {
        const bool isPath = maker.word.find('.') != std::string_view::npos;
        const bool isShort = maker.word == "rpy";
        if (isPath || isShort ? copied.has(maker.word) : endsWithCall(copied, maker.word)) {
            return &maker;
        }
    }
    return nullptr;
}

std::string unitWords(Unit unit) {
    return unit == Unit::Degrees   ? "in degrees"
           : unit == Unit::Radians ? "in radians"
                                   : "in rotator units (65536 a turn)";
}

/// The unit that unmarked numbers look like, where it is not the one they ought to have.
std::optional<Unit> otherUnit(std::span<const CopiedNumber> numbers, Unit unit) {
    constexpr double kMoreThanATurn = 6.3;
    const bool isLarge = std::any_of(numbers.begin(), numbers.end(), [](const CopiedNumber& each) {
        return std::abs(each.value) > kMoreThanATurn;
    });
    const bool isWhole = std::all_of(numbers.begin(), numbers.end(),
                                     [](const CopiedNumber& each) { return each.isWhole; });
    if (unit == Unit::Radians && isLarge) {
        return Unit::Degrees;
    }
    return unit == Unit::Rotator && !isWhole ? std::optional(Unit::Degrees) : std::nullopt;
}

std::size_t unitCount(std::span<const CopiedNumber> numbers) {
    return static_cast<std::size_t>(
        std::count_if(numbers.begin(), numbers.end(),
                      [](const CopiedNumber& each) { return each.unit.has_value(); }));
}

/// The one unit of the numbers that have one, when others have none.
std::optional<Unit> unitOfSome(std::span<const CopiedNumber> numbers) {
    std::optional<Unit> some;
    bool isOne = true;
    for (const CopiedNumber& number : numbers) {
        isOne = isOne && (!number.unit || !some || *number.unit == *some);
        some = number.unit ? number.unit : some;
    }
    return isOne && unitCount(numbers) < numbers.size() ? some : std::nullopt;
}

/// three.js, SciPy and Blender name the order as letters beside the angles.
const CopiedWord* orderWord(const Copied& copied) {
    for (const CopiedWord& word : copied.words) {
        const std::string lower = text::lowerCase(word.text);
        const bool isOrder =
            lower.size() == 3 && lower.find_first_not_of("xyz") == std::string::npos;
        if (isOrder && convention::find(word.text) != nullptr) {
            return &word;
        }
    }
    return nullptr;
}

const CopiedWord* callOf(const Copied& copied, std::string_view name) {
    for (const CopiedWord& word : copied.words) {
        if (word.isCall && lastPart(word.text) == name) {
            return &word;
        }
    }
    return nullptr;
}

bool isInBrackets(const Copied& copied) {
    const std::size_t group = copied.numbers.front().group;
    return group != 0 && copied.groups[group - 1].parent != 0;
}

/// The order that is meant where none is written: that of three.js and of Blender; else a problem.
Found withoutOrder(const Copied& copied, const PasteContext& context, bool isSciPy) {
    const bool isThree = copied.has("three.euler");
    const bool isBlender = callOf(copied, "euler") != nullptr && isInBrackets(copied);
    if (isSciPy || (!isThree && !isBlender)) {
        return {.problem = std::string(isSciPy ? "from_euler" : "Euler") +
                           " needs its order of axes: three letters such as 'ZYX' or 'xyz'"};
    }
    AngleOrder order{.row = convention::find(isThree ? "XYZ" : "xyz"), .unit = Unit::Radians};
    order.said = isThree ? "three.js's Euler in its order XYZ" : "Blender's Euler in its order XYZ";
    for (std::size_t i = 0; i < 3; ++i) {
        order.numberOf[order.row->shown[i]] = i;
    }
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = true;
    return found;
}

Found lettered(const Copied& copied, const PasteContext& context) {
    const bool isSciPy = copied.has("from_euler") || copied.has("as_euler");
    const bool isEuler = copied.has("euler") || copied.has("iseuler") || copied.has("_order");
    if ((!isSciPy && !isEuler) || copied.numbers.size() != 3) {
        return {};
    }
    const CopiedWord* const word = orderWord(copied);
    if (word == nullptr) {
        const bool isCall =
            makerOf(copied) == nullptr && (isSciPy || callOf(copied, "euler") != nullptr);
        return isCall && context.angles == nullptr ? withoutOrder(copied, context, isSciPy)
                                                   : Found{};
    }
    // Blender's XYZ turns about X first, about axes that stay: SciPy's lower case.
    const bool isBlender = !isSciPy && (isInBrackets(copied) || copied.numbers.front().byEquals);
    AngleOrder order{.row = convention::find(isBlender ? text::lowerCase(word->text) : word->text),
                     .unit = Unit::Radians};
    order.said = isSciPy     ? "SciPy's from_euler"
                 : isBlender ? "Blender's Euler"
                             : "three.js's Euler";
    if (!isSciPy && !isBlender && order.row->family == "extrinsic") {
        return {};
    }
    // three.js and Blender write x y z whatever the order; SciPy in the order of the letters.
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t slot = order.row->shown[i];
        const std::string_view name = order.row->names[slot];
        order.numberOf[slot] = isSciPy ? i : static_cast<std::size_t>(name[0] - 'x');
    }
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = true;
    return found;
}

/// glm::quat(glm::vec3(x, y, z)): radians about x, y and z, axes that stay.
Found glmEuler(const Copied& copied, const PasteContext& context) {
    const bool isQuat = copied.has("glm::quat") || copied.has("glm::dquat");
    const bool isVector = copied.has("vec3") || copied.has("dvec3");
    if (!isQuat || !isVector || copied.numbers.size() != 3 || !isInBrackets(copied)) {
        return {};
    }
    AngleOrder order{.row = convention::find("xyz"),
                     .said = "as GLM's quat takes a vec3",
                     .unit = Unit::Radians};
    for (std::size_t i = 0; i < 3; ++i) {
        order.numberOf[order.row->shown[i]] = i;
    }
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = found.readings.size() == 1;
    return found;
}

/// A function of angles that is none of these: in which order and unit it takes them is not known.
Found unknownFunction(const Copied& copied, const PasteContext& context) {
    if (context.angles != nullptr || copied.numbers.size() != 3) {
        return {};
    }
    for (const CopiedWord& word : copied.words) {
        const std::string name = lastPart(word.text);
        for (const std::string_view part : {"euler", "yaw", "pitch", "roll", "rpy", "ypr"}) {
            if (word.isCall && name.find(part) != std::string::npos && !partOf(name)) {
                return {.problem = "in which order and unit " + text::inQuotes(word.text) +
                                   " takes its angles is not known; an id in front of the numbers "
                                   "says it"};
            }
        }
    }
    return {};
}

}  // namespace

Found inUnits(std::span<const CopiedNumber> numbers, std::optional<Unit> allUnit,
              const AngleOrder& order, const PasteContext& context) {
    const std::size_t count = order.row->angleCount;
    const auto ownUnit = [&](std::size_t slot) {
        return order.unit.value_or(unitOf(*order.row, slot));
    };
    const auto reading = [&](std::optional<Unit> unmarked, std::optional<Unit> forced) {
        std::array<UnitAngle, 3> angles;
        bool isOneUnit = true;
        for (std::size_t slot = 0; slot < count; ++slot) {
            const CopiedNumber& number = numbers[order.numberOf[slot]];
            const std::optional<Unit> marked = number.unit ? number.unit : unmarked;
            angles[slot] = {number.value, forced.value_or(marked.value_or(ownUnit(slot)))};
            isOneUnit = isOneUnit && angles[slot].unit == angles[0].unit;
        }
        return anglesReading(*order.row, context, angles,
                             "angles of " + std::string(order.row->id) + ", " + order.said + ", " +
                                 (isOneUnit ? unitWords(angles[0].unit) : "each in its unit"));
    };
    bool isUniform = true;  // a row whose angles have several units means what it says
    for (std::size_t slot = 1; slot < count; ++slot) {
        isUniform = isUniform && ownUnit(slot) == ownUnit(0);
    }
    const std::optional<Unit> some = allUnit ? std::nullopt : unitOfSome(numbers);
    if (some && isUniform && numbers.back().isUnitBehind && unitCount(numbers) == 1) {
        allUnit = some;  // "1 2 3 rad": once behind them all
    }
    Found found = reading(allUnit, std::nullopt);
    std::optional<Found> second;
    if (!allUnit && !some && isUniform && unitCount(numbers) == 0) {
        const std::optional<Unit> other = otherUnit(numbers, ownUnit(0));
        second = other ? std::optional(reading(allUnit, other)) : std::nullopt;
    } else if (!allUnit && some && isUniform && *some != ownUnit(0)) {
        second = reading(some, std::nullopt);  // "1 rad 2 3": the others in it, or in the row's
    }
    if (second && found.problem.empty()) {
        found.readings.insert(found.readings.end(), second->readings.begin(),
                              second->readings.end());
    }
    return found;
}

Found rotator(std::span<const CopiedNumber> pitchYawRoll, const PasteContext& context,
              RotatorText text) {
    constexpr double kTurn = 360.0;
    const bool isWhole = std::all_of(pitchYawRoll.begin(), pitchYawRoll.end(),
                                     [](const CopiedNumber& each) { return each.isWhole; });
    const bool isLarge =
        std::any_of(pitchYawRoll.begin(), pitchYawRoll.end(),
                    [](const CopiedNumber& each) { return std::abs(each.value) > kTurn; });
    if (unitCount(pitchYawRoll) > 0) {
        return inUnits(pitchYawRoll, std::nullopt,
                       {.row = convention::find("urot-ue4"),
                        .numberOf = {1, 0, 2},
                        .said = "Unreal's pitch, yaw, roll"},
                       context);
    }
    const auto reading = [&](std::string_view id) {
        AngleOrder order{.row = convention::find(id), .said = "pitch, yaw, roll of a rotator"};
        order.numberOf = {1, 0, 2};
        return anglesReading(*order.row, context,
                             {UnitAngle{pitchYawRoll[1].value, unitOf(*order.row, 0)},
                              UnitAngle{pitchYawRoll[0].value, unitOf(*order.row, 1)},
                              UnitAngle{pitchYawRoll[2].value, unitOf(*order.row, 2)}},
                             "Unreal's pitch, yaw, roll " + unitWords(unitOf(*order.row, 0)) +
                                 (id == "urot" ? ", as Unreal Engine 1 to 3 has them"
                                               : ", as Unreal Engine 4 and 5 have them"));
    };
    const bool isUnits =
        text == RotatorText::Units || (text == RotatorText::Either && isWhole && isLarge);
    const bool isDegrees = text == RotatorText::Degrees || !isWhole;
    Found found = reading(isUnits ? "urot" : "urot-ue4");
    if (!isUnits && !isDegrees && found.problem.empty()) {
        const Found other = reading("urot");
        found.readings.insert(found.readings.end(), other.readings.begin(), other.readings.end());
    }
    found.isCertain = isUnits || isDegrees;
    return found;
}

Found readMakers(const Copied& copied, const PasteContext& context) {
    const bool isRotator = copied.has("frotator");
    const bool isRot = copied.has("rot") || copied.has("rotator");
    const bool isBare = copied.words.size() == 1 && lastPart(copied.words[0].text) == "rotator" &&
                        context.angles == nullptr;
    if (isBare && copied.numbers.size() == 3) {
        return rotator(copied.numbers, context, RotatorText::Either);
    }
    const bool isNamed = !copied.numbers.empty() && !copied.numbers.front().name.empty();
    if (copied.numbers.size() == 3 && !isNamed && (isRotator || isRot)) {
        const bool isCall =
            std::any_of(copied.words.begin(), copied.words.end(), [](const CopiedWord& each) {
                const std::string last = lastPart(each.text);
                return each.isCall && (last == "rot" || last == "frotator");
            });
        const std::size_t group = copied.numbers.front().group;
        if (isCall && copied.groups[group - 1].bracket == '(') {
            return rotator(copied.numbers, context,
                           isRotator ? RotatorText::Either : RotatorText::Units);
        }
    }
    for (const auto& reader : {&lettered, &glmEuler}) {
        if (Found found = reader(copied, context); !found.isNothing()) {
            return found;
        }
    }
    const Maker* const maker = makerOf(copied);
    if (maker == nullptr || copied.numbers.size() == 4) {
        return maker == nullptr ? unknownFunction(copied, context) : Found{};
    }
    if (copied.numbers.size() != 3) {
        return {.problem = std::string(maker->said) + " needs 3 angles; " +
                           std::to_string(copied.numbers.size()) + " were found"};
    }
    AngleOrder order{.row = convention::find(maker->id),
                     .said = "as " + std::string(maker->said) + " takes them",
                     .unit = maker->unit};
    for (std::size_t i = 0; i < 3; ++i) {
        order.numberOf[slotOf(*order.row, maker->arguments[i])] = i;
    }
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.isCertain = found.readings.size() == 1;
    return found;
}

}  // namespace gimbalscope::tune
