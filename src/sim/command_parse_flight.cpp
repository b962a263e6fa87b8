// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading what follows the words that turn the ship: turns, rates, time, manoeuvres and attitudes.
#include <algorithm>
#include <array>
#include <cmath>

#include "sim/command_parse.h"

namespace gimbalscope::sim {

namespace {

using math::Quat;

// Pairs such as "miss 0 rate 90" in any order, then "for 5" and "meanwhile".
struct PilotWord {
    std::string_view word;
    double& value;
};
Fly parseFly(Reader& reader, std::span<const PilotWord> pilotWords, bool takesTime) {
    Fly fly;
    std::vector<std::string_view> valid;
    for (const PilotWord& pilotWord : pilotWords) {
        valid.push_back(pilotWord.word);
    }
    if (takesTime) {
        valid.push_back("for");
    }
    valid.push_back("meanwhile");
    while (reader.more() && reader.error.empty()) {
        const std::size_t chosen = reader.choice("word", valid);
        if (chosen < pilotWords.size()) {
            pilotWords[chosen].value = reader.number(valid[chosen]);
        } else if (valid[chosen] == "for") {
            fly.seconds = reader.number("the time");
        } else {
            fly.meanwhile = true;
        }
    }
    return fly;
}

template <class Pilot>
Command parseRatePilot(Reader& reader) {
    Pilot pilot;
    const std::array<PilotWord, 1> words{{{"rate", pilot.rateDegPerS}}};
    Fly fly = parseFly(reader, words, true);
    fly.autopilot = pilot;
    return fly;
}

// Unit quaternions stay as they are written, so that a canonical line reads back the same.
Quat unitQuat(Reader& reader, const Quat& written) {
    const double squared = written.x * written.x + written.y * written.y + written.z * written.z +
                           written.w * written.w;
    if (std::abs(squared - 1.0) < 4e-15) {
        return written;
    }
    const std::optional<Quat> unit = math::normalized(written);
    if (!unit) {
        reader.fail("the zero quaternion is no attitude");
    }
    return unit.value_or(Quat{});
}

// X Y Z W; any length but zero.
Quat readQuat(Reader& reader) {
    Quat written;
    for (double* const part : {&written.x, &written.y, &written.z, &written.w}) {
        *part = reader.number("a component");
    }
    return reader.error.empty() ? unitQuat(reader, written) : Quat{};
}

// True also for what is none, such as "1e400", "nan" or "1,5": the complaint is then of a number
// and not of a convention, whose names begin with letters.
bool isMeantAsNumber(std::string_view word) {
    return std::string_view("+-.,0123456789").find(word.front()) != std::string_view::npos ||
           text::parseNumber(word).status != text::NumberStatus::Malformed;
}

constexpr double kLargestAngle = 1e15;  // beyond it an angle says nothing of where in a turn it is

// The angles of a convention in the order in which it shows them.
Command attitudeInConvention(Reader& reader) {
    const ParsedSelection parsed = parseSelection(reader.next("a convention"), reader.own);
    if (!parsed.card) {
        reader.fail(parsed.error);
        return SetAttitude{};
    }
    if (convention::find(parsed.card->id) == nullptr) {
        SetAngles set{selectionText(*parsed.card), {}};
        while (reader.more() && reader.error.empty()) {
            set.angles.push_back(reader.bounded("an angle", -kLargestAngle, kLargestAngle));
        }
        return set;
    }
    const convention::Convention& row = *convention::find(parsed.card->id);
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        angles[row.shown[i]] =
            reader.bounded(row.names[row.shown[i]], -kLargestAngle, kLargestAngle);
    }
    return SetAttitude{
        unitQuat(reader, convention::decode(row, parsed.card->options, angles).value_or(Quat{}))};
}

}  // namespace

Command parseTurn(Reader& reader) {
    const Turn turn = reader.choiceOf<Turn>("direction", turnNames());
    return TurnBy{turn, reader.number("the angle")};
}

Command parseRotate(Reader& reader) {
    Rotate rotate;
    rotate.turn.aboutWorld = reader.choice("word", choiceWords("turn-about")) == 1;
    rotate.turn.axis = reader.choiceOf<math::Axis>("axis", choiceWords("turn-axis"));
    rotate.turn.degrees = reader.number("the angle");
    return rotate;
}

Command parseMark(Reader& reader) {
    static constexpr std::array<std::string_view, 3> kMarks{"a", "b", "c"};
    static constexpr std::array<std::string_view, 3> kValues{"now", "none", "quat"};
    SetMark set;
    set.mark = reader.choiceOf<Mark>("mark", kMarks);
    const std::size_t value = reader.choice("word", kValues);
    set.isNow = value == 0;
    if (value == 2) {
        set.value = readQuat(reader);
    }
    return set;
}

Command parseSteer(Reader& reader) {
    Steer steer;
    steer.turn = reader.choiceOf<Turn>("direction", turnNames());
    steer.on = reader.onOff();
    if (steer.on && reader.more()) {
        steer.pace = reader.choiceOf<Pace>("pace", paceNames());
    }
    return steer;
}

Command parseRate(Reader& reader) {
    RateFor rate;
    rate.turn = reader.choiceOf<Turn>("direction", turnNames());
    rate.degPerS = reader.number("the rate");
    reader.require("for");
    rate.seconds = reader.number("the time");
    rate.meanwhile = reader.skip("meanwhile");
    return rate;
}

Command parseWait(Reader& reader) {
    const double seconds = reader.bounded("the time", 0.0, kLongestSeconds);
    return Wait{std::llround(seconds * kStepsPerSecond)};
}

Command parseAdvance(Reader& reader) { return Wait{reader.integer("the number of steps")}; }

Command parseCross(Reader& reader) {
    CrossPilot pilot;
    const std::array<PilotWord, 2> words{{{"miss", pilot.missDeg}, {"rate", pilot.rateDegPerS}}};
    Fly fly = parseFly(reader, words, false);
    fly.autopilot = pilot;
    return fly;
}

Command parseHold(Reader& reader) {
    HoldPilot pilot;
    const std::array<PilotWord, 2> words{
        {{"distance", pilot.distanceDeg}, {"jitter", pilot.jitter}}};
    Fly fly = parseFly(reader, words, true);
    fly.autopilot = pilot;
    return fly;
}

Command parseLoop(Reader& reader) { return parseRatePilot<LoopPilot>(reader); }
Command parseRoll(Reader& reader) { return parseRatePilot<RollPilot>(reader); }
Command parseTumble(Reader& reader) { return parseRatePilot<TumblePilot>(reader); }

Command parseAutopilotOff(Reader& reader) {
    reader.require("off");
    return StopAutopilot{};
}

Command parseAttitude(Reader& reader) {
    if (reader.skip("quat")) {
        return SetAttitude{readQuat(reader)};
    }
    if (reader.more() && !isMeantAsNumber(reader.peek())) {
        return attitudeInConvention(reader);
    }
    const double heading = reader.bounded("the heading", -kLargestAngle, kLargestAngle);
    const double noseUp = reader.bounded("the nose up angle", -kLargestAngle, kLargestAngle);
    const double bank = reader.bounded("the bank", -kLargestAngle, kLargestAngle);
    return SetAttitude{unitQuat(reader, convention::attitudeFrom({{heading}, {noseUp}, {bank}}))};
}

}  // namespace gimbalscope::sim
