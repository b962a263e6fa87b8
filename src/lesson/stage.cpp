// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A step's commands, and what the window then has.
#include "lesson/stage.h"

#include <algorithm>
#include <utility>

#include "lesson/lecture.h"
#include "lesson/places.h"
#include "lesson/units.h"
#include "sim/cards.h"
#include "sim/quantity.h"
#include "sim/selection.h"
#include "sim/update.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using convention::Convention;
using text::inQuotes;

class Stage {
public:
    Stage(ReadLesson& read, const std::function<void()>& onCommand)
        : read_(read), onCommand_(onCommand) {}

    void examine(std::size_t index) {
        const Step& step = read_.lesson.steps[index];
        set(index);
        for (std::size_t i = 0; i < step.looks.size(); ++i) {
            line_ = read_.lookLines[index][i];
            examineLook(step.looks[i]);
        }
        if (step.question) {
            examineQuestion(*step.question);
        }
        if (step.goal) {
            for (const Condition& each : step.goal->reach) {
                line_ = each.line;
                rowAsked(each.expect);
            }
        }
    }

private:
    void fail(const std::string& sentence) { tell(read_.errors, sentence); }
    void tell(std::vector<std::string>& messages, const std::string& sentence) const {
        messages.push_back("line " + std::to_string(line_) + ": " + sentence);
    }

    // True when something is wrong with the line anyway.
    bool isTold() const {
        const std::string start = "line " + std::to_string(line_) + ": ";
        return std::ranges::any_of(
            read_.errors, [&](const std::string& each) { return each.starts_with(start); });
    }

    // The states of the step with different cards, the first one as its question finds it.
    void set(std::size_t index) {
        const Step& step = read_.lesson.steps[index];
        sim::AppState state = sim::initialState();
        obey(state, beginningOf(read_.lesson, read_.lesson.id, index + 1));
        states_ = {state};
        for (const std::vector<Act>* const acts : {&step.after, &step.solution}) {
            for (const Act& act : *acts) {
                obey(state, {act});
                if (idsOf(state) != idsOf(states_.back())) {
                    states_.push_back(state);
                }
            }
        }
    }
    void obey(sim::AppState& state, const std::vector<Act>& acts) const {
        for (const Act& act : acts) {
            if (const auto* const command = std::get_if<sim::Command>(&act.what)) {
                state = sim::update(state, *command).state;
                if (onCommand_) {
                    onCommand_();
                }
            }
        }
    }
    static std::vector<std::string> idsOf(const sim::AppState& state) {
        std::vector<std::string> ids;
        for (const sim::Card& card : state.cards) {
            ids.push_back(sim::selectionText(card));
        }
        return ids;
    }

    // The row of a card that is shown at some time of the step, as the window and "expect" find it.
    const Convention* shown(std::string_view selection) const {
        for (const sim::AppState& state : states_) {
            const auto isIt = [&](const sim::Card& card) {
                return sim::selectionText(card) == selection || card.id == selection;
            };
            if (const auto card = std::ranges::find_if(state.cards, isIt);
                card != state.cards.end()) {
                return sim::rowOf(state, card->id);
            }
        }
        return nullptr;
    }
    const Convention* shownOrTold(std::string_view selection) {
        const Convention* const row = shown(selection);
        if (row == nullptr) {
            const std::vector<std::string> ids = idsOf(states_.front());
            const std::vector<std::string_view> views(ids.begin(), ids.end());
            fail("no card " + std::string(selection) + " is shown at this step: " +
                 (views.empty() ? "there is none; write \"do show " + std::string(selection) + "\""
                                : "there " + std::string(views.size() == 1 ? "is only " : "are ") +
                                      text::possibleWords(views)));
        }
        return row;
    }

    void examineLook(std::string_view look) {
        const std::vector<std::string_view> words = text::splitWords(look);
        if (words.size() < 2 || words[0] != "card" || isTold()) {
            return;
        }
        const Convention* const row = shownOrTold(words[1]);
        if (row == nullptr || words.size() < 3) {
            return;
        }
        if (const std::string objection = numberObjection(*row, words[1], words[2]);
            !objection.empty()) {
            fail(objection);
        }
    }

    // The row of what is asked of a card; nullptr for the ship, and when there is something to be
    // told.
    const Convention* rowAsked(const sim::Expect& asked) {
        if (asked.selection.empty()) {
            return nullptr;
        }
        const Convention* const row = shownOrTold(asked.selection);
        if (row == nullptr) {
            return nullptr;
        }
        const std::vector<std::string> names = sim::quantitiesOf(*row);
        if (std::ranges::find(names, asked.quantity) != names.end()) {
            return row;
        }
        const std::vector<std::string_view> views(names.begin(), names.end());
        fail(asked.selection + " has no " + inQuotes(asked.quantity) + ": " +
             text::suggestion(asked.quantity, views));
        return nullptr;
    }

    void examineQuestion(const Question& question) {
        for (const Choice& choice : question.choices) {
            for (const Condition& each : choice.rightIf) {
                line_ = each.line;
                rowAsked(each.expect);
            }
        }
        if (question.value) {
            line_ = question.value->line;
            examineValue(*question.value);
        }
    }

    void examineValue(const AskedValue& value) {
        const sim::Expect& asked = value.quantity;
        const Convention* const row = rowAsked(asked);
        if (row == nullptr && !asked.selection.empty()) {
            return;
        }
        bool isKnown = true;
        if (const std::string objection = unitObjection(asked, row, value.unit, isKnown);
            !objection.empty()) {
            return fail(objection);
        }
        const std::string& language = read_.lesson.language;
        if (!isKnown && (language == "en" || language == "de")) {
            tell(read_.remarks, "no unit is called " + inQuotes(value.unit) + "; " +
                                    asked.quantity + " is in " +
                                    std::string(nameOf(unitOf(asked.quantity, row))));
        }
    }

    ReadLesson& read_;
    const std::function<void()>& onCommand_;
    std::vector<sim::AppState> states_;
    int line_ = 0;
};

}  // namespace

void examineStage(ReadLesson& read, const std::function<void()>& onCommand) {
    Stage stage(read, onCommand);
    for (std::size_t i = 0; i < read.lesson.steps.size() && !read.isHeadBroken; ++i) {
        if (!read.isBroken[i]) {
            stage.examine(i);
        }
    }
    sortByLine(read.errors);
    sortByLine(read.remarks);
}

}  // namespace gimbalscope::lesson
