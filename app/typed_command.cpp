// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Short words, and keys as the lessons name them.
#include "app/typed_command.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "lesson/lecture.h"
#include "lesson/library.h"
#include "lesson/units.h"
#include "lesson/wording.h"
#include "sim/own.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using To = sim::GoInLesson::To;
using Rest = std::span<const std::string_view>;

constexpr std::int64_t kMostTaps = 360;
constexpr double kLongestHold = 600.0;

struct ShortWord {
    std::string_view word;
    To to;
};
constexpr std::array kShortWords{ShortWord{"next", To::Next}, ShortWord{"back", To::Back},
                                 ShortWord{"again", To::Again}, ShortWord{"hint", To::Hint}};

/// As they are at first: what a person chose for the window is no part of a lesson.
struct SteeringKey {
    std::string_view letter;
    sim::Turn turn;
};
constexpr std::array kSteeringKeys{
    SteeringKey{"w", sim::Turn::PitchDown}, SteeringKey{"s", sim::Turn::PitchUp},
    SteeringKey{"a", sim::Turn::YawLeft},   SteeringKey{"d", sim::Turn::YawRight},
    SteeringKey{"q", sim::Turn::BankLeft},  SteeringKey{"e", sim::Turn::BankRight}};

sim::Turn turnOf(sim::Turn turn, bool isInverted) {
    return !isInverted                    ? turn
           : turn == sim::Turn::PitchUp   ? sim::Turn::PitchDown
           : turn == sim::Turn::PitchDown ? sim::Turn::PitchUp
                                          : turn;
}

/// What follows "key".
struct KeyUse {
    std::optional<sim::Turn> turn;
    std::int64_t taps = 1;
    double seconds = 0.0;  ///< 0: tapped
    sim::Pace pace = sim::Pace::Normal;
    std::string problem{};
};

void readPace(KeyUse& use, Rest rest) {
    if (rest.empty()) {
        return;
    }
    const auto names = sim::paceNames();
    const auto found = std::ranges::find(names, rest[0]);
    if (found == names.end() || rest.size() > 1) {
        use.problem = text::inQuotes(rest[found == names.end() ? 0 : 1]) + " is not expected";
        return;
    }
    use.pace = static_cast<sim::Pace>(found - names.begin());
}

KeyUse readKeyUse(Rest rest) {
    KeyUse use;
    const auto* const key =
        rest.empty()
            ? kSteeringKeys.end()
            : std::ranges::find(kSteeringKeys, text::lowerCase(rest[0]), &SteeringKey::letter);
    if (key == kSteeringKeys.end()) {
        use.problem = rest.empty() ? std::string("a key is missing")
                                   : text::inQuotes(rest[0]) + " is none of W S A D Q E";
        return use;
    }
    use.turn = key->turn;
    rest = rest.subspan(1);
    if (rest.size() >= 2 && rest[0] == "for") {
        use.seconds = text::parseFinite(rest[1]).value_or(0.0);
        if (!(use.seconds > 0.0 && use.seconds <= kLongestHold)) {
            use.problem = text::inQuotes(rest[1]) + " is no time from 0 to 600 seconds";
        }
        rest = rest.subspan(2);
    } else if (const text::ParsedInteger taps =
                   rest.empty() ? text::ParsedInteger{} : text::parseInteger(rest[0]);
               taps.ok()) {
        use.taps = taps.value;
        if (taps.value < 1 || taps.value > kMostTaps) {
            use.problem = "a key is tapped 1 to 360 times, not " + std::string(rest[0]);
        }
        rest = rest.subspan(1);
    }
    if (use.problem.empty()) {
        readPace(use, rest);
    }
    return use;
}

TypedCommands keyCommands(Rest rest, const sim::Settings& settings) {
    const KeyUse use = readKeyUse(rest);
    if (!use.problem.empty()) {
        return {{}, "key: " + use.problem + " (as in \"key S\", \"key S 3\" or \"key S for 1.5\")"};
    }
    const sim::Turn turn = turnOf(*use.turn, settings.invertPitch);
    if (use.seconds > 0.0 && settings.stepModeDeg > 0.0) {
        return {{},
                "key: a key turns in steps here, however long it is held; tap it, as in \"key "
                "S 3\""};
    }
    if (use.seconds > 0.0) {
        const auto steps = std::max<std::int64_t>(
            std::llround(use.seconds * static_cast<double>(sim::kStepsPerSecond)), 1);
        return {{sim::Steer{turn, true, use.pace}, sim::Wait{steps},
                 sim::Steer{turn, false, sim::Pace::Normal}},
                {}};
    }
    return {std::vector<sim::Command>(static_cast<std::size_t>(use.taps),
                                      sim::TurnBy{turn, sim::tapDegrees(settings, use.pace)}),
            {}};
}

TypedCommands asCommand(std::string_view line, const std::vector<std::string>& own) {
    sim::ParsedCommand parsed = sim::parse(line, own);
    if (!parsed.command) {
        return {{}, parsed.error};
    }
    return {{std::move(*parsed.command)}, {}};
}

/// What is wrong with a line that is no command, where a short word is likely to be meant; empty
/// for none.
std::string shortWordProblem(Rest words) {
    static constexpr std::array<std::string_view, 7> kWords{"next", "back", "again", "hint",
                                                            "say",  "help", "quit"};
    const std::string_view meant = text::meantWord(words[0], kWords).value_or("");
    return meant.empty() ? std::string()
           : meant != text::lowerCase(words[0])
               ? "unknown command " + text::inQuotes(words[0]) + ": did you mean " +
                     text::inQuotes(meant) + "?"
               : text::inQuotes(meant) + " stands alone";
}

bool isNumber(std::string_view word) {
    std::string number(word);
    std::ranges::replace(number, ',', '.');
    return text::parseFinite(number).has_value();
}

/// "2.92 degrees" or "60\xC2\xB0": a number, and what stands behind it.
struct TypedValue {
    std::string_view number, unit;
};

/// The longest number that the line begins with; none when it begins with another thing.
TypedValue readValue(std::string_view line) {
    std::size_t end = line.find_first_of(" \t");
    for (end = std::min(end, line.size()); end > 0 && !isNumber(line.substr(0, end)); --end) {
    }
    return {line.substr(0, end), text::trimmed(line.substr(end))};
}

/// The number that is waited for; nullptr where none is.
const lesson::AskedValue* askedValue(const lesson::Lesson* lesson, const sim::AppState& state) {
    if (lesson == nullptr || !lesson::isAsking(*lesson, state.view.learning)) {
        return nullptr;
    }
    const lesson::Question& question = *lesson::stepOf(*lesson, state.view.learning)->question;
    return question.value ? &*question.value : nullptr;
}

/// The prediction, alone or in the unit that is asked for, by any of its words or as the lesson
/// says it. A number in another unit would be judged as one in this.
TypedCommands answerWith(const TypedValue& typed, const lesson::AskedValue& value,
                         const sim::AppState& state, const std::string& language) {
    const lesson::Unit unit = lesson::unitOf(value.quantity, state);
    if (typed.unit.empty() || lesson::unitFromWord(typed.unit) == unit ||
        text::lowerCase(typed.unit) == text::lowerCase(value.unit)) {
        return {{sim::Predict{std::string(typed.number)}}, {}};
    }
    const std::string name =
        value.unit.empty() ? std::string(lesson::word(lesson::nameOf(unit), language)) : value.unit;
    const std::string wanted =
        name.empty()
            ? std::string(lesson::word("the answer has no unit; type the number alone", language))
            : lesson::worded(
                  "the answer is asked for in %; type the number, alone or "
                  "with this unit",
                  language, name);
    return {{}, text::inQuotes(typed.unit) + ": " + wanted};
}

}  // namespace

TypedCommands readTyped(std::string_view line, const sim::AppState& state,
                        const lesson::Lesson* lesson) {
    const std::vector<std::string_view> words = text::splitWords(text::trimmed(line));
    if (words.empty()) {
        return {};
    }
    const std::string first = text::lowerCase(words[0]);
    const auto* const shortWord = std::ranges::find(kShortWords, first, &ShortWord::word);
    if (shortWord != kShortWords.end() && words.size() == 1) {
        return {{sim::GoInLesson{shortWord->to}}, {}};
    }
    if (first == "key") {
        return keyCommands(Rest(words).subspan(1), state.settings);
    }
    if (const lesson::AskedValue* const value = askedValue(lesson, state)) {
        const TypedValue typed = readValue(text::trimmed(line));
        if (!typed.number.empty()) {
            return answerWith(typed, *value, state, lesson->language);
        }
    }
    if (isNumber(words[0])) {
        return asCommand("predict " + std::string(text::trimmed(line)), {});
    }
    TypedCommands typed = asCommand(line, sim::ownNames(state));
    if (typed.problem.starts_with("unknown command")) {
        const std::string problem = shortWordProblem(words);
        typed.problem = problem.empty() ? typed.problem : problem;
    }
    return typed;
}

}  // namespace gimbalscope::app
