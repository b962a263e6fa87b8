// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Making, changing and forgetting conventions of one's own.
#include "sim/own.h"

#include <algorithm>

#include "sim/cards.h"
#include "sim/expect.h"
#include "sim/own_files.h"
#include "sim/rival.h"
#include "text/words.h"

namespace gimbalscope::sim {
namespace {

using convention::Convention;
using convention::Custom;
using text::inQuotes;

std::string unknownRow(const AppState& state, std::string_view id) {
    std::vector<std::string> own = ownNames(state);
    std::vector<std::string_view> ids(own.begin(), own.end());
    for (const Convention& row : convention::catalog()) {
        ids.push_back(row.id);
    }
    return "unknown convention " + inQuotes(id) + ": " + text::suggestion(id, ids);
}

// What the choices are to change.
std::optional<Custom> beginning(const AppState& state, const MakeOwn& make) {
    const std::string& from = make.from.empty() ? make.name : make.from;
    std::optional<Custom> custom;
    if (const Own* const own = ownOf(state, from)) {
        custom = own->custom;
    } else if (const Convention* const row = convention::find(from)) {
        custom = convention::customFrom(*row);
        custom->title.clear();  // it says whose function the row is
    } else {
        return std::nullopt;
    }
    custom->name = make.name;
    return custom;
}

bool hasChoice(const MakeOwn& make, std::string_view key) {
    return std::ranges::find(make.choices, key, &OwnChoice::key) != make.choices.end();
}

void refreshCards(AppState& state, const MakeOwn& make, const Convention& row) {
    refreshRivals(state, make.name, row);
    const bool isPolicyMeant = hasChoice(make, "policy") || hasChoice(make, "tau");
    for (std::size_t place = 0; place < state.cards.size(); ++place) {
        Card& card = state.cards[place];
        if (card.id != make.name) {
            continue;
        }
        card.memory = {};
        const bool isSelected = place == state.view.selectedCard;
        if ((isPolicyMeant && isSelected) || convention::objection(row, card.options.policy)) {
            card.options.policy = convention::Policy::AsPublished;
            card.isAsPublishedWritten = false;
        }
    }
}

// A new one is shown at the right of the selected card, or in its place when there are no more.
void showNew(AppState& state, const std::string& name) {
    Card card;
    card.id = name;
    std::size_t place = std::min(state.view.selectedCard, state.cards.size());
    if (state.cards.size() >= kMostCards) {
        state.cards[std::min(place, state.cards.size() - 1)] = card;
        return;
    }
    place = std::min(place + 1, state.cards.size());
    state.cards.insert(state.cards.begin() + static_cast<std::ptrdiff_t>(place), card);
    state.view.selectedCard = place;
}

void add(std::vector<std::string>& names, const std::string& name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) {
        names.push_back(name);
    }
}

// The name that a selection's file will have, where it is one.
void addShown(std::vector<std::string>& names, std::string_view selection) {
    if (const auto path = conventionPath(selection)) {
        add(names, nameFromPath(*path));
    }
}

// A catalog row to begin with that has as much as possible of it.
std::string baseOf(const Custom& custom) {
    if (custom.route == convention::Route::Published) {
        const Convention* const row = convention::find(custom.publishedBy);
        if (row != nullptr && row->order == custom.order && row->angleCount == custom.angleCount) {
            return custom.publishedBy;
        }
    }
    return convention::orderText(custom);
}

}  // namespace

std::string tooManyOwn() {
    return "there are " + std::to_string(kMostOwn) + " conventions of one's own; forget one first";
}

std::string unknownOwn(const AppState& state, std::string_view name) {
    const std::vector<std::string> own = ownNames(state);
    const std::vector<std::string_view> names(own.begin(), own.end());
    return names.empty() ? "there is no convention of one's own; make one as in \"own " +
                               std::string(name) + " from urot\""
                         : "no convention of one's own is called " + inQuotes(name) + ": " +
                               text::suggestion(name, names);
}

std::string ownNameObjection(std::string_view name) {
    if (std::string objection = convention::plainNameObjection(name); !objection.empty()) {
        return objection;
    }
    if (convention::find(name) != nullptr) {
        return inQuotes(name) + " is a convention of the catalog; choose another name";
    }
    const bool beginsAsNumber = std::string_view("-0123456789").find(name[0]) != name.npos;
    const bool isTaken = name == "quat" || name == "from" || name == "versus" || name == "off" ||
                         std::ranges::find(truthQuantities(), name) != truthQuantities().end() ||
                         std::ranges::find(toolQuantities(), name) != toolQuantities().end();
    return beginsAsNumber ? inQuotes(name) + " does not begin with a letter"
           : isTaken      ? inQuotes(name) + " has another meaning; choose another name"
                          : std::string();
}

std::string ownObjection(const MakeOwn& make) {
    if (std::string complaint = ownNameObjection(make.name); !complaint.empty()) {
        return complaint;
    }
    if (make.from.empty() && make.choices.empty()) {
        return "what is it made from, or what is to change?";
    }
    if (!make.from.empty() && convention::find(make.from) == nullptr) {
        if (std::string complaint = ownNameObjection(make.from); !complaint.empty()) {
            return complaint;
        }
    }
    for (const OwnChoice& choice : make.choices) {
        // How many angles there are and what they are called, the state knows.
        Custom scratch;
        const bool isOfState = choice.key == "names" || choice.key == "shown";
        std::string complaint = takeChoice(scratch, choice);
        if (!complaint.empty() && (!isOfState || choice.value.find(' ') != std::string::npos)) {
            return complaint;
        }
    }
    return {};
}

MakeOwn makingOf(const Custom& custom) {
    MakeOwn make{custom.name, baseOf(custom), {}};
    AppState nothing;
    Custom made = *beginning(nothing, make);
    for (const OwnKey& key : ownKeys()) {
        const OwnChoice choice{std::string(key.key), ownWord(custom, key.key)};
        if (ownWord(made, key.key) != choice.value && takeChoice(made, choice).empty()) {
            make.choices.push_back(choice);
        }
    }
    return make;
}

std::vector<std::string> ownNames(const AppState& state) {
    std::vector<std::string> names;
    for (const Own& each : state.own) {
        names.push_back(each.custom.name);
    }
    return names;
}

void follow(std::vector<std::string>& names, const Command& command) {
    if (const auto* const make = std::get_if<MakeOwn>(&command)) {
        add(names, make->name);
    } else if (const auto* const forget = std::get_if<ForgetOwn>(&command)) {
        std::erase(names, forget->name);
    } else if (const auto* const open = std::get_if<OpenOwn>(&command)) {
        add(names, open->name.empty() ? nameFromPath(open->path) : open->name);
    } else if (const auto* const show = std::get_if<ShowCards>(&command)) {
        for (const std::string& selection : show->selections) {
            const CardWords words = splitCard(selection);
            addShown(names, words.own);
            addShown(names, words.rival);
        }
    } else if (const auto* const versus = std::get_if<SetRival>(&command)) {
        addShown(names, versus->selection);
    }
}

std::string makeOwn(AppState& state, const MakeOwn& make) {
    std::optional<Custom> custom = beginning(state, make);
    if (!custom) {
        return make.from.empty() ? unknownOwn(state, make.name) : unknownRow(state, make.from);
    }
    for (const OwnChoice& choice : make.choices) {
        if (std::string complaint = takeChoice(*custom, choice); !complaint.empty()) {
            return complaint;
        }
    }
    if (std::optional<std::string> found = convention::problem(*custom)) {
        return *found;
    }
    const Own made{*custom, convention::rowOf(*custom)};
    const auto before = std::ranges::find_if(
        state.own, [&](const Own& each) { return each.custom.name == make.name; });
    if (before == state.own.end()) {
        if (state.own.size() >= kMostOwn) {
            return tooManyOwn();
        }
        state.own.push_back(made);
        showNew(state, make.name);
    } else if (!(*before == made)) {
        *before = made;
        refreshCards(state, make, *made.row);
    }
    return {};
}

std::string forgetOwn(AppState& state, const ForgetOwn& forget) {
    const Own* const own = ownOf(state, forget.name);
    if (own == nullptr) {
        return unknownOwn(state, forget.name);
    }
    Card plain;
    plain.id = convention::orderText(own->custom);
    std::erase_if(state.own, [&](const Own& each) { return each.custom.name == forget.name; });
    const std::size_t selected = state.view.selectedCard;
    const auto gone = [&](const Card& card) { return card.id == forget.name; };
    const auto before = std::count_if(
        state.cards.begin(),
        state.cards.begin() + static_cast<std::ptrdiff_t>(std::min(selected, state.cards.size())),
        gone);
    std::erase_if(state.cards, gone);
    dropRivals(state, forget.name);
    if (state.cards.empty()) {
        state.cards.push_back(plain);
    }
    state.view.selectedCard =
        std::min(selected - static_cast<std::size_t>(before), state.cards.size() - 1);
    return {};
}

}  // namespace gimbalscope::sim
