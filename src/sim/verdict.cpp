// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which card is spoken of, and what is said when it is none or not of a state: drift, a number that
// went round, all well.
#include "sim/verdict.h"

#include <algorithm>
#include <cmath>

#include "convention/lock.h"
#include "sim/cures.h"
#include "sim/drive.h"
#include "sim/rates.h"
#include "sim/verdict_states.h"
#include "sim/verdict_words.h"

namespace gimbalscope::sim {

namespace {

using convention::State;

constexpr std::size_t kNamedCards = 4;

struct Moment {
    const AppState& state;
    const Readouts& readouts;
};

Verdict ofCard(const Moment& moment, std::size_t index) {
    const Readout& card = moment.readouts.cards[index];
    Verdict verdict = stateVerdict(moment.state, moment.readouts, index);
    verdict.card = index;
    verdict.cure = cureOf(moment.state, moment.readouts, index);
    verdict.second = slowlyFor(moment.state, card.state);
    return verdict;
}

// What all cards share.
std::optional<Verdict> ofDrift(const Moment& moment) {
    const Truth& truth = moment.readouts.truth;
    Verdict verdict;
    verdict.kind = VerdictKind::Drift;
    verdict.cure = driftCure(moment.state, truth);
    const std::string shared = "Every card shares this: it is not gimbal lock.";
    if (truth.driftDeg > kDriftFromDeg) {
        verdict.headline = "The engines' quaternion has drifted.";
        verdict.text =
            sentences({"It is " + degreesText(truth.driftDeg) + " away from the ship.", shared});
        return verdict;
    }
    if (isNotUnit(truth.fedNormError)) {
        verdict.headline = "The engines' quaternion is not of length 1.";
        verdict.text =
            sentences({"Its length is " + lengthText(truth.fedNormError) +
                           ": asin and acos go wrong with it, the wider round a pole the longer.",
                       shared});
        return verdict;
    }
    return std::nullopt;
}

// An angle within a second behind the end of its circle, told from where it is and how fast it
// turns.
bool isRoundTheEnd(double angleDeg, double degPerS, bool isUnsigned) {
    const double low = isUnsigned ? 0.0 : -180.0;
    const double sinceEnd = degPerS > 0.0 ? angleDeg - low : low + 360.0 - angleDeg;
    return std::abs(degPerS) > 1.0 && sinceEnd < std::abs(degPerS);
}

std::optional<Verdict> ofWrap(const Moment& moment, std::size_t index) {
    const Readout& card = moment.readouts.cards[index];
    const AngleRates rates = angleRates(moment.state, card);
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        const bool isRotator = card.row->units[slot] == convention::Unit::Rotator;
        if (card.options.policy == convention::Policy::Nearest && !isRotator) {
            continue;  // it runs on
        }
        const double angle = math::toDegrees(math::Radians{card.reading.anglesRad[slot]}).value;
        const bool isUnsigned = isRotator && card.options.unsignedRotator;
        if (isRoundTheEnd(angle, rates.degPerS[slot], isUnsigned)) {
            Verdict verdict;
            verdict.kind = VerdictKind::NotLock;
            verdict.card = index;
            verdict.headline = card.selection + "'s " + std::string(card.row->names[slot]) +
                               " goes round. Not gimbal lock.";
            verdict.text =
                sentences({isUnsigned ? "0 and 360 deg are one direction: the number starts anew, "
                                        "the ship does not jump."
                                      : "180 and -180 deg are one direction: the number changes "
                                        "sign, the ship does not jump.",
                           whereText(card, moment.state.tickAttitude) + ", far from its lock."});
            return verdict;
        }
    }
    return std::nullopt;
}

std::string cardNames(const Readouts& readouts) {
    const std::size_t count = readouts.cards.size();
    if (count > kNamedCards) {
        return "All " + std::to_string(count) + " cards";
    }
    std::string names;
    for (std::size_t i = 0; i < count; ++i) {
        names += (i == 0 ? "" : i + 1 == count ? " and " : ", ") + readouts.cards[i].selection;
    }
    return names;
}

// What to try while nothing has been flown yet: the way to the selected card's lock, when that is
// where the nose is vertical.
std::string firstHint(const Moment& moment) {
    const std::vector<Readout>& cards = moment.readouts.cards;
    const Readout& card = cards[std::min(moment.state.view.selectedCard, cards.size() - 1)];
    const convention::Lock lock = convention::lockOf(*card.row, card.options);
    const math::Vec3 lockedAt = convention::nearestPlace(lock, math::Quat{}).worldDirection;
    const bool isNoseVertical = lock.bodyAxis.x > 0.5 && std::abs(lockedAt.z) > 0.5;
    return isNoseVertical ? "Turn the nose up to the vertical and watch " + card.selection + "."
                          : std::string();
}

Verdict ofCalm(const Moment& moment) {
    Verdict verdict;
    verdict.headline = "All well.";
    const std::vector<Readout>& cards = moment.readouts.cards;
    if (cards.empty()) {
        verdict.text = "No card is shown.";
        return verdict;
    }
    const std::string shown = cardNames(moment.readouts) +
                              (cards.size() == 1 ? " shows" : " show") + " the ship as it is.";
    const bool isFirst = moment.state.stepCount == 0 && moment.state.attitude == math::Quat{};
    const std::string hint = isFirst ? firstHint(moment) : std::string();
    if (!hint.empty()) {
        verdict.text = sentences({shown, hint});
        return verdict;
    }
    const auto nearest = std::ranges::min_element(
        cards, {}, [](const Readout& card) { return card.reading.poleDistanceDeg; });
    verdict.text =
        sentences({shown, "The nearest lock is " + nearest->selection + "'s: " + "t" +
                              whereText(*nearest, moment.state.tickAttitude).substr(1) + "."});
    return verdict;
}

// Of the second ship, which the selected card's angles fly, while two of them turn it about one
// axis; within 5 degrees, as on its picture.
std::optional<Verdict> ofSecondShip(const Moment& moment) {
    constexpr double kLostDeg = 5.0;
    const std::optional<LostFreedom> lost = lostFreedom(moment.state);
    if (moment.state.drive != Drive::Both || !lost || lost->betweenDeg > kLostDeg) {
        return std::nullopt;
    }
    Verdict verdict;
    verdict.kind = VerdictKind::Locked;
    verdict.headline = moment.state.angleDrive.selection + "'s angles have lost a freedom.";
    const std::string first(lost->names[0]), third(lost->names[1]);
    verdict.text =
        sentences({"The second ship turns about one axis for " + first + " and " + third +
                       ": two pairs of keys do the same, and none swings it about the third axis.",
                   "The quaternion ship still turns about all three."});
    verdict.cure = Cure{"Fly by quaternion", {SetChoice{"drive", "quaternion"}}};
    return verdict;
}

std::size_t worstCard(const Readouts& readouts) {
    const auto worst = std::ranges::min_element(readouts.cards, {}, &Readout::state);
    return static_cast<std::size_t>(worst - readouts.cards.begin());
}

}  // namespace

std::string_view name(VerdictKind kind) {
    constexpr std::array<std::string_view, 9> kNames{"nan",        "flicker",  "wrong",
                                                     "drift",      "locked",   "stretched",
                                                     "other-name", "not-lock", "calm"};
    return kNames[static_cast<std::size_t>(kind)];
}

Severity severityOf(VerdictKind kind) {
    switch (kind) {
        case VerdictKind::Nan:
        case VerdictKind::Flicker:
        case VerdictKind::Wrong:
            return Severity::Alarm;
        case VerdictKind::Drift:
        case VerdictKind::Locked:
            return Severity::Warning;
        case VerdictKind::Stretched:
        case VerdictKind::OtherName:
        case VerdictKind::NotLock:
            return Severity::Note;
        case VerdictKind::Calm:
            break;
    }
    return Severity::Fine;
}

Verdict verdict(const AppState& state, const Readouts& readouts) {
    const Moment moment{state, readouts};
    if (readouts.cards.empty()) {
        return ofCalm(moment);
    }
    const std::size_t selected = std::min(state.view.selectedCard, readouts.cards.size() - 1);
    if (readouts.cards[selected].state != State::Calm) {
        return ofCard(moment, selected);
    }
    const std::size_t worst = worstCard(readouts);
    if (readouts.cards[worst].state <= State::Wrong) {
        return ofCard(moment, worst);
    }
    if (std::optional<Verdict> drift = ofDrift(moment)) {
        return *drift;
    }
    if (std::optional<Verdict> lost = ofSecondShip(moment)) {
        return *lost;
    }
    if (readouts.cards[worst].state != State::Calm) {
        return ofCard(moment, worst);
    }
    return ofWrap(moment, selected).value_or(ofCalm(moment));
}

}  // namespace gimbalscope::sim
