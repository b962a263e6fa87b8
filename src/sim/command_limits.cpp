// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The gate of the grammar: which values a command may carry. Behind it there is no NaN, no infinity
// and no zero quaternion, whoever made the command.
#include <algorithm>
#include <array>
#include <cmath>

#include "sim/cards.h"
#include "sim/key_words.h"
#include "sim/keyframes.h"
#include "sim/own.h"
#include "sim/own_files.h"
#include "sim/rival.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::sim {

namespace {

constexpr double kLargestDegrees = 3600.0;   // ten turns: at once, or a second
constexpr double kLargestPicture = 16384.0;  // pixels
constexpr double kLargestTime = 1e9;
constexpr double kMostLessonSteps = 1000.0;
constexpr double kLargestAngle = 1e15;
constexpr std::array<double, 6> kStepModes{0, 1, 5, 15, 45, 90};

std::string range(std::string_view what, double value, double smallest, double largest) {
    if (value >= smallest && value <= largest) {
        return {};
    }
    return std::string(what) + " is from " + text::formatShortest(smallest) + " to " +
           text::formatShortest(largest) + ", not " + text::formatShortest(value);
}

// The first complaint of several.
std::string first(std::initializer_list<std::string> complaints) {
    const auto found =
        std::find_if(complaints.begin(), complaints.end(),
                     [](const std::string& complaint) { return !complaint.empty(); });
    return found == complaints.end() ? std::string() : *found;
}

std::string oneOf(std::string_view what, std::string_view word,
                  std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end()
               ? std::string()
               : "unknown " + std::string(what) + " " + text::inQuotes(word) + ": " +
                     text::suggestion(word, words);
}

// A key that an action can have, or "default".
std::string keyFor(const Bind& bind) {
    return bind.key == "default" ? std::string() : keyObjection(bind.action, bind.key);
}

// A file's name as the rest of a line, which comes back as it was written.
std::string fileObjection(std::string_view path) {
    std::string words;
    for (const std::string_view word : text::splitWords(path)) {
        if (word.starts_with('#')) {
            return "a # at the beginning of a word begins a comment";
        }
        words += (words.empty() ? "" : " ") + std::string(word);
    }
    if (words.empty()) {
        return "a file is missing";
    }
    return words == path ? std::string()
                         : "a file's name has no blanks beside each other or at its ends";
}

struct PilotObjection {
    std::string operator()(std::monostate) const { return "no manoeuvre is named"; }
    std::string operator()(const CrossPilot& pilot) const {
        return first({range("the miss", pilot.missDeg, 0.0, 45.0), rate(pilot.rateDegPerS)});
    }
    std::string operator()(const HoldPilot& pilot) const {
        return first({range("the distance", pilot.distanceDeg, 0.0, 180.0),
                      range("the jitter", pilot.jitter, 0.0, 0.1)});
    }
    std::string operator()(const LoopPilot& pilot) const { return rate(pilot.rateDegPerS); }
    std::string operator()(const RollPilot& pilot) const { return rate(pilot.rateDegPerS); }
    std::string operator()(const TumblePilot& pilot) const { return rate(pilot.rateDegPerS); }
    std::string operator()(const KeysPilot&) const {
        return "the keyframes are played by a word of their own";
    }

    static std::string rate(double degPerS) {
        return range("the rate", degPerS, 0.1, kLargestDegrees);
    }
};

struct Objection {
    std::string operator()(const ShowCards& show) const {
        if (show.selections.empty() || show.selections.size() > kMostCards) {
            return range("the number of cards", static_cast<double>(show.selections.size()), 1.0,
                         static_cast<double>(kMostCards));
        }
        for (const std::string& selection : show.selections) {
            const CardWords words = splitCard(selection);
            std::string complaint =
                first({selectionObjection(words.own),
                       words.rival.empty() ? std::string() : selectionObjection(words.rival)});
            if (!complaint.empty()) {
                return complaint;
            }
        }
        return {};
    }
    std::string operator()(const SetRival& set) const {
        return set.selection.empty() ? std::string() : selectionObjection(set.selection);
    }
    std::string operator()(const SelectCard& select) const {
        return range("the number of a card", static_cast<double>(select.number), 1.0,
                     static_cast<double>(kMostCards));
    }
    std::string operator()(const SetSwitch& set) const {
        return oneOf("switch", set.name, switchNames());
    }
    std::string operator()(const SetChoice& set) const {
        const std::span<const ChoiceSetting> settings = choiceSettings();
        const auto found = std::ranges::find(settings, set.name, &ChoiceSetting::name);
        if (found == settings.end()) {
            return "unknown choice \"" + set.name + "\"";
        }
        return oneOf("word", set.word, found->words);
    }
    std::string operator()(const TimelineEnd& end) const {
        return range("the time", end.seconds.value_or(0.0), 0.0, kLargestTime);
    }
    std::string operator()(const Seek& seek) const {
        return range("the time", seek.seconds.value_or(0.0), 0.0, kLargestTime);
    }
    std::string operator()(const MoveStick& move) const {
        return range("the stick", move.value, -1.0, 1.0);
    }
    std::string operator()(const Bind& bind) const {
        return first({oneOf("action", bind.action, actionNames()), keyFor(bind)});
    }
    std::string operator()(const SetNumber& set) const {
        const std::span<const NumberSetting> settings = numberSettings();
        const auto found =
            std::find_if(settings.begin(), settings.end(),
                         [&](const NumberSetting& row) { return row.name == set.name; });
        if (found == settings.end()) {
            return "unknown number \"" + set.name + "\"";
        }
        if (set.name == "step-mode" &&
            std::ranges::find(kStepModes, set.value) == kStepModes.end()) {
            return "step-mode is 0, 1, 5, 15, 45 or 90 degrees, not " +
                   text::formatShortest(set.value);
        }
        if (found->whole && set.value != std::floor(set.value)) {
            return set.name + " is a whole number, not " + text::formatShortest(set.value);
        }
        return range(set.name, set.value, found->smallest, found->largest);
    }
    std::string operator()(const TurnBy& turn) const {
        return range("the turn", turn.degrees, -kLargestDegrees, kLargestDegrees);
    }
    std::string operator()(const RateFor& rate) const {
        return first({range("the rate", rate.degPerS, -kLargestDegrees, kLargestDegrees),
                      range("the time", rate.seconds, 0.0, kLongestSeconds)});
    }
    std::string operator()(const Wait& wait) const {
        return range("the number of steps", static_cast<double>(wait.steps), 0.0,
                     kLongestSeconds * kStepsPerSecond);
    }
    std::string operator()(const Fly& fly) const {
        return first({std::visit(PilotObjection{}, fly.autopilot),
                      range("the time", fly.seconds, 0.0, kLongestSeconds)});
    }
    std::string operator()(const SetAttitude& set) const {
        const double norm = math::norm(set.worldFromBody);
        return std::abs(norm - 1.0) < 1e-9 ? std::string()
                                           : "the attitude is not a unit quaternion";
    }
    std::string operator()(const SetAngles& set) const {
        const auto isLarge = [](double angle) { return !(std::abs(angle) <= kLargestAngle); };
        return first({selectionObjection(set.selection),
                      range("the number of angles", static_cast<double>(set.angles.size()), 2, 3),
                      std::ranges::any_of(set.angles, isLarge) ? "an angle is too large" : ""});
    }
    std::string operator()(const MakeOwn& make) const { return ownObjection(make); }
    std::string operator()(const ForgetOwn& forget) const { return ownNameObjection(forget.name); }
    std::string operator()(const SaveOwn& save) const {
        return first({ownNameObjection(save.name), conventionPathObjection(save.path)});
    }
    std::string operator()(const OpenOwn& open) const {
        return first({conventionPathObjection(open.path),
                      open.name.empty() ? std::string() : ownNameObjection(open.name)});
    }
    std::string operator()(const Preset& preset) const {
        return range("the number of a preset", preset.number, 1.0,
                     static_cast<double>(presets().size()));
    }
    std::string operator()(const OrbitBy& orbit) const {
        return first(
            {range("the azimuth", orbit.azimuthDeg, -kLargestDegrees, kLargestDegrees),
             range("the elevation", orbit.elevationDeg, -kLargestDegrees, kLargestDegrees)});
    }
    std::string operator()(const TakePicture& take) const {
        const bool isOneWord = text::splitWords(take.path).size() == 1 &&
                               text::trimmed(take.path) == take.path && take.path[0] != '#';
        const bool hasSize = take.width != 0 || take.height != 0;
        return first({isOneWord ? std::string() : "the file name has to be one word without blanks",
                      hasSize ? range("the width", take.width, 64.0, kLargestPicture) : "",
                      hasSize ? range("the height", take.height, 64.0, kLargestPicture) : ""});
    }
    std::string operator()(const ExportCode& code) const {
        return first({fileObjection(code.path), code.path.ends_with(kReplace)
                                                    ? "a file's name ends in the word replace"
                                                    : ""});
    }
    std::string operator()(const DetectFrom& from) const {
        return from.file.empty() ? std::string() : fileObjection(from.file);
    }
    std::string operator()(const CheckAgainst& check) const {
        return check.file.empty() ? std::string() : fileObjection(check.file);
    }
    std::string operator()(const TakeReading& take) const {
        const auto isLarge = [](double angle) { return !(std::abs(angle) <= kLargestAngle); };
        return first({range("the number of angles", static_cast<double>(take.angles.size()), 2, 3),
                      std::ranges::any_of(take.angles, isLarge) ? "an angle is too large" : ""});
    }
    std::string operator()(const DropReadings& drop) const {
        return drop.number == 0 ? std::string()
                                : range("the number of a reading", static_cast<double>(drop.number),
                                        1.0, static_cast<double>(kMostReadings));
    }
    std::string operator()(const Rotate& rotate) const {
        return range("the turn", rotate.turn.degrees, -kLargestDegrees, kLargestDegrees);
    }
    std::string operator()(const SetMark& set) const {
        return set.value ? (*this)(SetAttitude{*set.value}) : std::string();
    }
    std::string operator()(const AddKey& add) const {
        return first({keyTime(add.timeS), keyAttitude(add.worldFromBody)});
    }
    std::string operator()(const ChangeKey& change) const {
        return first(
            {keyNumber(change.number), keyTime(change.timeS), keyAttitude(change.worldFromBody)});
    }
    std::string operator()(const DropKeys& drop) const {
        return drop.number == 0 ? std::string() : keyNumber(drop.number);
    }
    std::string operator()(const MoveKey& move) const {
        return first({keyNumber(move.number), keyNumber(move.to)});
    }
    std::string operator()(const SelectKey& select) const { return keyNumber(select.number); }
    std::string operator()(const SetKeys& set) const {
        const auto isFar = [](const curve::Key& key) {
            return !(std::abs(key.timeS) <= kLargestTime);
        };
        return first({keysObjection(set.keys),
                      std::ranges::any_of(set.keys, isFar) ? "a time is too large" : ""});
    }
    std::string operator()(const OpenKeys& open) const { return fileObjection(open.path); }
    std::string operator()(const SaveKeys& save) const {
        return first({fileObjection(save.path), save.path.ends_with(kReplace)
                                                    ? "a file's name ends in the word replace"
                                                    : ""});
    }
    std::string operator()(const PlayKeys& play) const {
        return first({keyTime(play.fromS), range("the time", play.seconds, 0.0, kLongestSeconds)});
    }
    std::string operator()(const Scrub& scrub) const { return keyTime(scrub.timeS); }
    std::string operator()(const CompareMethods& compare) const {
        std::vector<curve::Method> sorted = compare.methods;
        std::ranges::sort(sorted);
        return first({range("the number of methods", static_cast<double>(sorted.size()), 1.0,
                            static_cast<double>(kMostCompared)),
                      std::ranges::adjacent_find(sorted) == sorted.end()
                          ? std::string()
                          : "a method is named twice"});
    }
    std::string operator()(const GoInLesson& go) const {
        return go.to == GoInLesson::To::Open
                   ? first({fileObjection(go.lesson), lessonStep(go.step)})
                   : std::string();
    }
    std::string operator()(const BeginStep& begin) const {
        return begin.lesson.empty() ? std::string()
                                    : first({fileObjection(begin.lesson), lessonStep(begin.step)});
    }
    std::string operator()(const Predict& predict) const { return number(predict.value); }
    std::string operator()(const Given& given) const { return number(given.value); }
    std::string operator()(const Told& told) const {
        return told.outcome == kNoNumber ? std::string() : number(told.outcome);
    }
    std::string operator()(const SetTarget& set) const { return keyAttitude(set.worldFromBody); }
    std::string operator()(const SpeakLanguage& speak) const {
        const auto isSmall = [](char letter) { return letter >= 'a' && letter <= 'z'; };
        return speak.language.size() == 2 && std::ranges::all_of(speak.language, isSmall)
                   ? std::string()
                   : text::inQuotes(speak.language) + " is no language: two letters, such as en";
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

private:
    static std::string number(std::string_view word) {
        const text::ParsedNumber parsed = text::parseNumber(word);
        return parsed.ok() ? std::string() : text::problem(word, parsed.status);
    }
    static std::string lessonStep(std::size_t step) {
        return range("the step", static_cast<double>(step), 1.0, kMostLessonSteps);
    }
    static std::string keyNumber(std::size_t number) {
        return range("the number of a keyframe", static_cast<double>(number), 1.0,
                     static_cast<double>(kMostKeyframes));
    }
    static std::string keyTime(const std::optional<double>& timeS) {
        return range("the time", timeS.value_or(0.0), -kLargestTime, kLargestTime);
    }
    std::string keyAttitude(const std::optional<math::Quat>& worldFromBody) const {
        return worldFromBody ? (*this)(SetAttitude{*worldFromBody}) : std::string();
    }
};

}  // namespace

std::span<const double> stepModes() { return kStepModes; }

std::string objection(const Command& command) { return std::visit(Objection{}, command); }

}  // namespace gimbalscope::sim
