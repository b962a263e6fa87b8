// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of keys as a person's choices make it, and the help drawn from that.
#include <algorithm>
#include <iterator>

#include "lesson/library.h"
#include "sim/key_words.h"
#include "ui/bindings.h"

namespace gimbalscope::ui {
namespace {

/// Keys that keep their meaning whatever is chosen.
bool isFixed(const Binding& binding) { return binding.key == "F1" || binding.key == "Escape"; }

/// The last choice for an action; nullptr when it has none that counts.
const sim::KeyChoice* choiceFor(std::string_view action, std::span<const sim::KeyChoice> choices) {
    const sim::KeyChoice* found = nullptr;
    for (const sim::KeyChoice& each : choices) {
        if (each.action == action && sim::keyObjection(each.action, each.key).empty()) {
            found = &each;
        }
    }
    return found;
}

/// The action that was given a key, in its one way of writing; empty when nobody was.
std::string_view chosenBy(const std::string& key, std::span<const sim::KeyChoice> choices) {
    std::string_view action;
    for (const sim::KeyChoice& each : choices) {
        const Binding* const binding = bindingOf(each.action);
        const std::optional<sim::Chord> chord = sim::parseChord(each.key);
        if (binding != nullptr && chord && text(*chord) == key &&
            choiceFor(each.action, choices) == &each) {
            action = binding->action;
        }
    }
    return action;
}

/// A small window can show another page.
bool isQuestionShown(const sim::AppState& state) {
    return state.view.task == sim::Task::Learn && state.view.page == sim::Page::Learn;
}

void giveKey(BoundKey& row, std::string key, std::span<const sim::KeyChoice> choices) {
    const std::string_view owner = chosenBy(key, choices);
    if (!owner.empty() && owner != row.binding->action && !isFixed(*row.binding)) {
        row.takenBy = owner;
        return;
    }
    row.key = std::move(key);
}

/// What the choices make of one row of the table; `isFirst` of its action.
void addRows(std::vector<BoundKey>& rows, const Binding& binding, bool isFirst,
             std::span<const sim::KeyChoice> choices) {
    const sim::KeyChoice* const choice = choiceFor(binding.action, choices);
    if (choice != nullptr && isFirst) {
        rows.push_back({{}, &binding, {}});
        giveKey(rows.back(), text(*sim::parseChord(choice->key)), choices);
        if (isFixed(binding) && rows.back().key != binding.key) {
            rows.push_back({std::string(binding.key), &binding, {}});
        }
    } else if (choice == nullptr) {
        rows.push_back({{}, &binding, {}});
        giveKey(rows.back(), std::string(binding.key), choices);
    }
}

}  // namespace

std::vector<BoundKey> effectiveBindings(std::span<const sim::KeyChoice> choices) {
    std::vector<BoundKey> rows;
    std::string_view before;
    for (const Binding& binding : bindings()) {
        addRows(rows, binding, binding.action != before, choices);
        before = binding.action;
    }
    return rows;
}

std::string keyOf(std::string_view action, std::span<const sim::KeyChoice> choices) {
    std::vector<BoundKey> rows;  // of this action only: asked several times a frame
    for (const Binding& binding : bindings()) {
        if (binding.action == action) {
            addRows(rows, binding, rows.empty(), choices);
        }
    }
    const auto found =
        std::ranges::find_if(rows, [](const BoundKey& row) { return !row.key.empty(); });
    return found != rows.end() ? found->key : std::string();
}

std::string heldSentence(const sim::AppState& state,
                         const std::map<std::string, std::string, std::less<>>& labels) {
    const sim::Learning& learning = state.view.learning;
    const auto word = [&](std::string_view sentence) {
        return std::string(lesson::word(sentence, learning.language));
    };
    // With the key that does it, where one does.
    const auto way = [&](std::string_view action, std::string_view sentence) {
        const std::string key = keyOf(action, state.view.keys);
        const auto label = labels.find(key);
        return key.empty() ? std::string()
                           : (label == labels.end() ? key : label->second) + " " + word(sentence);
    };
    const std::string shows = isQuestionShown(state) ? "" : way("lesson", "shows the question");
    const std::string leaves = way("lesson-list", "leaves the lesson");
    return word("The ship is held until you predict in lesson") + " " + learning.lesson +
           (shows.empty() && leaves.empty() ? "" : ": ") + shows +
           (shows.empty() || leaves.empty() ? "" : ", ") + leaves + ".";
}

std::vector<HelpGroup> helpGroups(std::span<const sim::KeyChoice> choices) {
    std::vector<HelpGroup> groups;
    for (const BoundKey& bound : effectiveBindings(choices)) {
        const Binding& binding = *bound.binding;
        if (groups.empty() || groups.back().title != binding.group) {
            groups.push_back({binding.group, {}});
        }
        std::vector<HelpRow>& rows = groups.back().rows;
        if (rows.empty() || rows.back().action != binding.action) {
            rows.push_back({bound.key, std::string(binding.help), binding.action, bound.takenBy});
        } else if (rows.back().key.empty()) {
            rows.back().key = bound.key;
        } else if (!bound.key.empty()) {
            rows.back().text += " (also " + bound.key + ")";
        }
    }
    for (const Modifier& modifier : modifiers()) {  // they belong to the flying keys
        groups.front().rows.push_back(
            {std::string(modifier.key), std::string(modifier.help), {}, {}});
    }
    const auto show = std::ranges::find(groups, bindingOf("help")->group, &HelpGroup::title);
    for (const Modifier& key : controlKeys()) {
        show->rows.push_back({std::string(key.key), std::string(key.help), {}, {}});
    }
    return groups;
}

std::optional<sim::Bind> bindFor(std::string_view action, const KeyPress& press) {
    const bool isModifier = press.key == "Shift" || press.key == "Ctrl" || press.key == "Alt";
    if (!press.down || press.repeat || isModifier || press.key == "Escape") {
        return std::nullopt;
    }
    // A shortcut is known by what is printed on its key, a plain key by where it lies.
    const bool isShortcut = (press.ctrl || press.alt) && !press.printed.empty();
    const std::string& key = isShortcut ? press.printed : press.key;
    return sim::Bind{std::string(action),
                     text(sim::Chord{key, press.ctrl, press.alt, press.shift})};
}

}  // namespace gimbalscope::ui
