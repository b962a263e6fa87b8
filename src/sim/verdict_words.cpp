// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// At a pole the third axis lies along the first or against it, so their angles add up or subtract;
// the engine's signs are in the axes.
#include "sim/verdict_words.h"

#include <cmath>

#include "convention/lock.h"
#include "text/numbers.h"

namespace gimbalscope::sim {

namespace {

constexpr std::size_t kLongestText = 220;

bool isVertical(math::Vec3 direction) { return std::abs(direction.z) > 0.5; }

}  // namespace

std::string sentences(std::initializer_list<std::string> all) {
    std::string text;
    for (const std::string& each : all) {
        const std::size_t blank = text.empty() || each.empty() ? 0 : 1;
        if (text.size() + blank + each.size() <= kLongestText) {
            text += (blank == 1 ? " " : "") + each;
        }
    }
    return text;
}

std::string lengthText(double normError) {
    return text::formatFixed(1.0 + normError, std::abs(normError) < 5e-4 ? 6 : 4);
}

std::string degreesText(double degrees) {
    const double size = std::abs(degrees);
    const int decimals = size == 0.0 || size >= 0.95 ? 1 : size >= 0.0095 ? 2 : 4;
    const bool isTiny = size != 0.0 && size < 5e-5;
    return (isTiny ? "under 0.0001" : text::formatFixed(degrees, decimals)) + " deg";
}

std::string timesText(double stretch) {
    if (!(stretch < 1000.0)) {
        return "more than 1000 times as fast";
    }
    return text::formatFixed(stretch, stretch < 10.0 ? 1 : 0) + " times as fast";
}

std::string whereText(const Readout& card, const math::Quat& worldFromBody) {
    const convention::Lock lock = convention::lockOf(*card.row, card.options);
    const math::Vec3 direction = convention::nearestPlace(lock, worldFromBody).worldDirection;
    const double distance = convention::lockDistanceDeg(*card.row, card.options, worldFromBody);
    std::string text = "The " + std::string(convention::shipAxisWord(lock.bodyAxis)) + " is ";
    text += distance < 1e-9 ? "exactly at " : degreesText(distance) + " from ";
    text += isVertical(direction) ? "the " : "";
    return text + std::string(convention::directionWord(direction));
}

std::string lostAngles(const convention::Convention& row) {
    const std::string first(row.names[0]);
    return row.angleCount < 3 ? first : first + " and " + std::string(row.names[2]);
}

RealCombination realCombination(const Readout& card, const math::Quat& worldFromBody) {
    const convention::Convention& row = *card.row;
    const auto angles = convention::exactAngles(row, card.options, worldFromBody);
    const auto axes = convention::turnAxes(row, card.options, angles);
    const bool adds = math::dot(axes[0], axes[2]) > 0.0;
    const double radians = angles[0] + (adds ? angles[2] : -angles[2]);
    return {std::string(row.names[0]) + (adds ? " + " : " - ") + std::string(row.names[2]),
            math::wrapped(math::toDegrees(math::Radians{radians})).value + 0.0};
}

std::string realText(const Readout& card, const math::Quat& worldFromBody) {
    if (card.row->angleCount < 3) {
        return "Only " + std::string(card.row->names[1]) + " is real.";
    }
    const RealCombination real = realCombination(card, worldFromBody);
    return "Only " + real.name + " (" + text::formatFixed(real.degrees, 1) + " deg) is real.";
}

std::string_view causePhrase(convention::Cause cause) {
    switch (cause) {
        case convention::Cause::Domain:
            return "rounding gave asin a number beyond 1, and it has no angle for that";
        case convention::Cause::Snap:
            return "its formula switches to a special case near the pole";
        case convention::Cause::Quantum:
            return "its angles are rounded too coarsely";
        case convention::Cause::Noise:
            return "both of the other angles are computed from rounding errors";
        case convention::Cause::None:
            break;
    }
    return "the cause is not one of its formula";
}

std::string otherTroubleText(const Readouts& readouts, std::size_t index) {
    using convention::State;
    if (readouts.cards[index].state <= State::Wrong) {
        return {};
    }
    for (const Readout& card : readouts.cards) {
        if (card.row != nullptr && card.state <= State::Wrong) {
            return card.selection + (card.state == State::Flicker ? " flickers."
                                     : card.state == State::Nan   ? " is not a number."
                                                                  : " is wrong.");
        }
    }
    return {};
}

std::string freeCardText(const Readouts& readouts) {
    for (const Readout& card : readouts.cards) {
        if (card.row != nullptr && card.state == convention::State::Calm) {
            return card.selection + " is free here.";
        }
    }
    return {};
}

}  // namespace gimbalscope::sim
