// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading what follows the words of lessons.
#include <array>

#include "sim/command_parse.h"

namespace gimbalscope::sim {

namespace {

std::size_t stepNumber(Reader& reader) {
    const std::int64_t number = reader.integer("the step");
    if (number < 1) {
        reader.fail("steps are counted from 1, not from " + std::to_string(number));
    }
    return static_cast<std::size_t>(std::max<std::int64_t>(number, 1));
}

}  // namespace

Command parseLesson(Reader& reader) {
    using To = GoInLesson::To;
    static constexpr std::array<std::string_view, 6> kWords{"next", "back",    "again",
                                                            "hint", "outcome", "off"};
    const auto verb = std::ranges::find(kWords, reader.peek());
    if (verb != kWords.end()) {
        reader.next("a word");
        return GoInLesson{static_cast<To>(verb - kWords.begin())};
    }
    GoInLesson open{To::Open, std::string(reader.next("a lesson")), 1};
    while (reader.more() && reader.error.empty()) {  // a file's name may have several words
        if (reader.words.size() - reader.at == 2 && reader.skip("step")) {
            open.step = stepNumber(reader);
        } else {
            open.lesson += ' ' + std::string(reader.next("a lesson"));
        }
    }
    return open;
}

Command parsePredict(Reader& reader) { return Predict{std::string(reader.next("a prediction"))}; }

Command parseLearn(Reader& reader) {
    if (reader.skip("off")) {
        return BeginStep{};
    }
    const std::size_t step = stepNumber(reader);
    return BeginStep{step, reader.rest("a lesson")};
}

Command parseAsk(Reader& reader) {
    static constexpr std::array<std::string_view, 2> kWords{"choice", "value"};
    return PutQuestion{reader.choice("word", kWords) == 0 ? Asked::Choice : Asked::Value};
}

Command parseGiven(Reader& reader) { return Given{std::string(reader.next("a prediction"))}; }

Command parseTold(Reader& reader) {
    static constexpr std::array<std::string_view, 2> kWords{"wrong", "right"};
    std::string outcome(reader.next("what came"));
    return Told{std::move(outcome), reader.choice("word", kWords) == 1};
}

Command parseTarget(Reader& reader) {
    if (reader.skip("none")) {
        return SetTarget{};
    }
    SetTarget target{readAttitude(reader)};
    if (!target.worldFromBody) {
        reader.fail("an attitude, or \"none\", is missing");
    }
    return target;
}

Command parseLessonLanguage(Reader& reader) {
    return SpeakLanguage{std::string(reader.next("a language"))};
}

}  // namespace gimbalscope::sim
