// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading what follows a command's word. Ranges are not looked at here but in objection().
#include "sim/command_parse.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::sim {

namespace {

using math::Quat;

// "default" or one of the names.
template <class Value, class FromName>
std::optional<Value> choiceOrDefault(Reader& reader, std::string_view what,
                                     std::span<const std::string_view> names, FromName fromName) {
    std::vector<std::string_view> valid(names.begin(), names.end());
    valid.push_back("default");
    const std::string_view chosen = valid[reader.choice(what, valid)];
    return fromName(chosen);
}

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

// A time, or the word for none.
std::optional<double> secondsOr(Reader& reader, std::string_view none) {
    return reader.skip(none) ? std::nullopt : std::optional(reader.number("the time"));
}

// Small enough for an int; objection() says which sizes are allowed. 0 would mean "none".
int clampedSize(std::int64_t pixels) {
    return static_cast<int>(std::clamp<std::int64_t>(pixels == 0 ? -1 : pixels, -1, 1000000));
}

constexpr std::int64_t kFarthestPlace = 1'000'000;  // of a window; no desktop is so large

// True also for what is none, such as "1e400", "nan" or "1,5": the complaint is then of a number
// and not of a convention, whose names begin with letters.
bool isMeantAsNumber(std::string_view word) {
    return std::string_view("+-.,0123456789").find(word.front()) != std::string_view::npos ||
           text::parseNumber(word).status != text::NumberStatus::Malformed;
}

constexpr double kLargestAngle = 1e15;  // beyond it an angle says nothing of where in a turn it is

// The angles of a convention in the order in which it shows them.
Quat attitudeInConvention(Reader& reader) {
    const ParsedSelection parsed = parseSelection(reader.next("a convention"));
    if (!parsed.card) {
        reader.fail(parsed.error);
        return {};
    }
    const convention::Convention& row = *convention::find(parsed.card->id);
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        angles[row.shown[i]] =
            reader.bounded(row.names[row.shown[i]], -kLargestAngle, kLargestAngle);
    }
    return convention::decode(row, parsed.card->options, angles).value_or(Quat{});
}

}  // namespace

Command parseShow(Reader& reader) {
    ShowCards show;
    do {
        const std::string_view selection = reader.next("a convention");
        const ParsedSelection parsed = parseSelection(selection);
        if (!parsed.card) {
            reader.fail(parsed.error);
            break;
        }
        show.selections.push_back(selectionText(*parsed.card));
    } while (reader.more());
    return show;
}

Command parseSelect(Reader& reader) {
    const std::int64_t number = reader.integer("the number");
    return SelectCard{static_cast<std::size_t>(std::max<std::int64_t>(0, number))};
}

Command parsePolicy(Reader& reader) {
    const std::span<const std::string_view> names = convention::policyNames();
    const std::string_view chosen = names[reader.choice("policy", names)];
    return SetPolicy{convention::policyFromName(chosen).value_or(convention::Policy::AsPublished)};
}

Command parseArithmetic(Reader& reader) {
    return SetArithmetic{choiceOrDefault<convention::Arithmetic>(
        reader, "arithmetic", convention::arithmeticNames(), convention::arithmeticFromName)};
}

Command parseQuantise(Reader& reader) {
    return SetQuantise{choiceOrDefault<convention::Quantise>(
        reader, "quantisation", convention::quantiseNames(), convention::quantiseFromName)};
}

Command parseIntegration(Reader& reader) {
    return SetIntegration{reader.choiceOf<Integration>("integration", integrationNames())};
}

Command parseSwitch(Reader& reader) { return SetSwitch{std::string(reader.word), reader.onOff()}; }

Command parseNumber(Reader& reader) {
    return SetNumber{std::string(reader.word), reader.number("the value")};
}

Command parseTurn(Reader& reader) {
    const Turn turn = reader.choiceOf<Turn>("direction", turnNames());
    return TurnBy{turn, reader.number("the angle")};
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
        Quat written;
        for (double* const part : {&written.x, &written.y, &written.z, &written.w}) {
            *part = reader.number("a component");
        }
        return SetAttitude{reader.error.empty() ? unitQuat(reader, written) : Quat{}};
    }
    if (reader.more() && !isMeantAsNumber(reader.peek())) {
        return SetAttitude{unitQuat(reader, attitudeInConvention(reader))};
    }
    const double heading = reader.bounded("the heading", -kLargestAngle, kLargestAngle);
    const double noseUp = reader.bounded("the nose up angle", -kLargestAngle, kLargestAngle);
    const double bank = reader.bounded("the bank", -kLargestAngle, kLargestAngle);
    return SetAttitude{unitQuat(reader, convention::attitudeFrom({{heading}, {noseUp}, {bank}}))};
}

Command parsePreset(Reader& reader) {
    const std::int64_t number = reader.integer("the number");
    return Preset{static_cast<int>(std::clamp<std::int64_t>(number, -1, 100))};
}

Command parsePause(Reader& reader) { return Pause{reader.onOff()}; }

Command parseCamera(Reader& reader) {
    return SetCamera{reader.choiceOf<Camera>("camera", cameraNames())};
}

Command parseOrbit(Reader& reader) {
    const double azimuth = reader.number("the azimuth");
    return OrbitBy{azimuth, reader.number("the elevation")};
}

Command parseTheme(Reader& reader) {
    return SetTheme{reader.choiceOf<Theme>("theme", themeNames())};
}

Command parseChoice(Reader& reader) {
    const std::span<const ChoiceSetting> settings = choiceSettings();
    const auto found = std::ranges::find(settings, reader.word, &ChoiceSetting::name);
    const std::size_t at = reader.choice("word", found->words);
    return SetChoice{std::string(reader.word), std::string(found->words[at])};
}

Command parseTimelineEnd(Reader& reader) { return TimelineEnd{secondsOr(reader, "now")}; }

Command parseSeek(Reader& reader) { return Seek{secondsOr(reader, "end")}; }

Command parseStick(Reader& reader) {
    const StickAxis axis = reader.choiceOf<StickAxis>("axis", stickAxisNames());
    return MoveStick{axis, reader.number("the stick")};
}

Command parseBind(Reader& reader) {
    const std::string action(reader.next("an action"));
    return Bind{action, std::string(reader.next("a key"))};
}

Command parsePad(Reader& reader) {
    MapPad map;
    map.axis = reader.choiceOf<StickAxis>("axis", stickAxisNames());
    map.choice.axis = reader.choiceOf<PadAxis>("pad axis", padAxisNames());
    map.choice.inverted = reader.skip("inverted");
    return map;
}

Command parsePicture(Reader& reader) {
    TakePicture take{std::string(reader.next("a file"))};
    if (reader.more()) {
        const std::string_view size = reader.next("the size");
        const std::size_t cross = size.find('x');
        const text::ParsedInteger width = text::parseInteger(size.substr(0, cross));
        const text::ParsedInteger height = text::parseInteger(
            cross == std::string_view::npos ? std::string_view() : size.substr(cross + 1));
        if (!width.ok() || !height.ok()) {
            reader.fail("the size is written like 1920x1080, not " + inQuotes(size));
            return take;
        }
        take.width = clampedSize(width.value);
        take.height = clampedSize(height.value);
    }
    return take;
}

Command parseWindow(Reader& reader) {
    PlaceWindow place;
    for (int* const part : {&place.x, &place.y, &place.width, &place.height}) {
        *part = static_cast<int>(
            std::clamp<std::int64_t>(reader.integer("the place"), -kFarthestPlace, kFarthestPlace));
    }
    return place;
}

Command parseContinue(Reader& reader) {
    reader.require("last-flight");
    return ContinueFlight{};
}

}  // namespace gimbalscope::sim
