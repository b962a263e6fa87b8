// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Asks the grammar first, so that what scripts take keeps its meaning, and then the reader of
// copied numbers, without a convention and with the card's.
#include "ui/attitude_text.h"

#include <algorithm>

#include "sim/own.h"
#include "tune/paste.h"
#include "tune/typed.h"
#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0", kBetween = "  ";
constexpr double kSameRad = 1e-9;  // as readPaste has it

bool isSame(const math::Quat& a, const math::Quat& b) {
    return math::angleBetween(a, b).value <= kSameRad;
}

/// The pose of angles of one's own, as the command would set it.
std::optional<math::Quat> poseOf(const sim::AppState& state, const sim::SetAngles& set) {
    const sim::ParsedSelection parsed = sim::parseSelection(set.selection, state);
    const convention::Convention* const row =
        parsed.card ? sim::rowOf(state, parsed.card->id) : nullptr;
    if (row == nullptr || set.angles.size() != row->angleCount) {
        return std::nullopt;
    }
    std::array<double, 3> angles{};
    for (std::size_t place = 0; place < set.angles.size(); ++place) {
        angles[row->shown[place]] = set.angles[place];
    }
    const auto pose = convention::decode(*row, parsed.card->options, angles);
    return pose ? math::normalized(*pose) : std::nullopt;
}

/// What the command makes of it, or why it does not.
struct ByGrammar {
    std::optional<AttitudeTake> take;
    std::string error;
};
ByGrammar byGrammar(const sim::AppState& state, std::string_view typed) {
    if (typed.find('\n') != std::string_view::npos) {
        return {};  // a command is one line
    }
    const sim::ParsedCommand parsed =
        sim::parse("attitude " + withoutDegreeSigns(typed), sim::ownNames(state));
    if (!parsed.command) {
        return {std::nullopt, parsed.error};
    }
    if (const auto* const set = std::get_if<sim::SetAttitude>(&*parsed.command)) {
        return {AttitudeTake{"what the command attitude takes", set->worldFromBody}, {}};
    }
    if (const auto* const set = std::get_if<sim::SetAngles>(&*parsed.command)) {
        if (const std::optional<math::Quat> pose = poseOf(state, *set)) {
            return {AttitudeTake{"angles of " + set->selection, *pose}, {}};
        }
    }
    return {};
}

/// Written as a line of a script would be: a word and numbers, and none of the signs of code.
bool looksLikeCommand(std::string_view typed) {
    const auto isPlain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               std::string_view(" .+-:@").find(c) != std::string_view::npos;
    };
    const std::size_t first = typed.find_first_not_of(' ');
    return first != std::string_view::npos && std::ranges::all_of(typed, isPlain) &&
           std::string_view("0123456789.+-").find(typed[first]) == std::string_view::npos;
}

/// A word that is nearly a convention's name, and angles: it is better said than read without it.
bool isMisspelt(std::string_view typed, const ByGrammar& grammar, const tune::Paste& paste) {
    const std::size_t behind =
        std::min(typed.find(' ', typed.find_first_not_of(' ')), typed.size());
    return looksLikeCommand(typed) && grammar.error.find("did you mean") != std::string::npos &&
           typed.find_first_not_of("0123456789.+- ", behind) == std::string_view::npos &&
           paste.confidence != tune::Confidence::Certain &&
           std::ranges::all_of(paste.readings, [](const tune::PasteReading& reading) {
               return reading.form == tune::PasteForm::Angles;
           });
}

void add(AttitudeText& text, AttitudeTake take) {
    const bool isThere = std::ranges::any_of(text.takes, [&](const AttitudeTake& other) {
        return isSame(other.worldFromBody, take.worldFromBody);
    });
    if (!isThere) {
        text.takes.push_back(std::move(take));
    }
}

/// Bare angles as the card's; nothing for what names its own convention.
void addAnglesOfCard(AttitudeText& text, const sim::Readout& card, std::string_view typed) {
    const tune::PasteContext context{
        .angles = card.row, .frame = card.options.frame, .form = tune::PasteForm::Angles};
    for (const tune::PasteReading& reading : tune::readPaste(typed, context).readings) {
        if (reading.row == card.row) {
            add(text, {reading.sentence, reading.worldFromBody});
        }
    }
}

}  // namespace

AttitudeText readAttitude(const sim::AppState& state, const sim::Readout& card,
                          std::string_view typed) {
    const ByGrammar grammar = byGrammar(state, typed);
    const tune::Paste paste = tune::readPaste(typed);
    AttitudeText text;
    if (isMisspelt(typed, grammar, paste)) {
        text.error = grammar.error;
        return text;
    }
    if (grammar.take) {
        AttitudeTake take = *grammar.take;
        for (const tune::PasteReading& reading : paste.readings) {
            if (isSame(reading.worldFromBody, take.worldFromBody)) {
                take.sentence = reading.sentence;
            }
        }
        add(text, std::move(take));
    } else {
        for (const tune::PasteReading& reading : paste.readings) {
            add(text, {reading.sentence, reading.worldFromBody});
        }
    }
    text.isDoubtful = text.takes.size() > 1;
    if (paste.confidence != tune::Confidence::Certain) {
        addAnglesOfCard(text, card, typed);
    }
    if (text.takes.empty()) {
        text.error =
            looksLikeCommand(typed) && !grammar.error.empty() ? grammar.error : paste.error;
    }
    return text;
}

std::string worldTwin(const math::Quat& worldFromBody) {
    const convention::HeadingNoseBank angles = convention::headingNoseBank(worldFromBody);
    std::string text = "heading " + number(compass(angles.heading.value), 2);
    text.append(kDegree).append(kBetween).append("nose up ");
    text.append(number(angles.noseUp.value, 2)).append(kDegree).append(kBetween).append("bank ");
    return text.append(number(angles.bank.value, 2)).append(kDegree);
}

std::string cardTwin(const sim::Readout& card, const math::Quat& worldFromBody) {
    const convention::Convention& row = *card.row;
    const std::array<double, 3> angles = tune::anglesToType(row, card.options, worldFromBody);
    std::string text = std::string(row.id) + ":";
    for (std::size_t place = 0; place < row.angleCount; ++place) {
        const std::size_t slot = row.shown[place];
        text.append(place > 0 ? kBetween : " ").append(row.names[slot]).append(" ");
        text.append(angle(angles[slot], tune::unitOf(row, slot)));
    }
    return text + " (" + convention::unitText(row) + ")";
}

}  // namespace gimbalscope::ui
