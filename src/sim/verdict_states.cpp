// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One function per state of a card: headline and sentences, with the numbers of this flight.
#include "sim/verdict_states.h"

#include <cmath>

#include "sim/cures.h"
#include "sim/verdict_words.h"
#include "text/numbers.h"

namespace gimbalscope::sim {

namespace {

using convention::Cause;
using convention::State;

constexpr double kLostFromStretch = 57.0;  // 1 degree from the pole: as good as lost

struct Moment {
    const AppState& state;
    const Readouts& readouts;
};

std::string nanAngles(const Readout& card) {
    std::string names;
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        if (!std::isfinite(card.reading.angles[slot])) {
            names += (names.empty() ? "" : " and ") + std::string(card.row->names[slot]);
        }
    }
    return names;
}

// Where only a combination of two angles is left to speak of.
bool isNearLock(const Readout& card) { return card.reading.poleDistanceDeg < 5.0; }

// How right it is, which coarse numbers make less than exact.
std::string exactText(const Readout& card) {
    constexpr double kExactDeg = 0.01;
    return card.reading.errorDeg < kExactDeg
               ? "The pose is still exact"
               : "The pose is right to " + degreesText(card.reading.errorDeg);
}

Verdict ofNan(const Moment& moment, const Readout& card) {
    Verdict verdict;
    const std::string angle = nanAngles(card);
    verdict.headline = card.selection + "'s " + angle + " is not a number.";
    const double normError = moment.readouts.truth.fedNormError;
    const bool isTooLong =
        isNotUnit(normError) && normError > 0.0 && !moment.state.settings.renormalise;
    const std::string function = math::isProper(card.row->order) ? "acos" : "asin";
    const std::string why =
        isTooLong ? "The quaternion's length has grown to " + lengthText(normError) + ", so " +
                        function + " is given a number beyond 1."
                  : "Rounding gave " + function + " a number beyond 1; it has no angle for that.";
    const std::string pose = card.reading.worldFromRebuilt ? "The engine reads it as 0."
                                                           : "So there is no pose to show.";
    verdict.text = sentences(
        {why, pose, whereText(card, moment.state.tickAttitude) + ".",
         isNearLock(card) ? realText(card, moment.state.tickAttitude) : "This is not gimbal lock.",
         freeCardText(moment.readouts)});
    return verdict;
}

Verdict ofFlicker(const Moment& moment, const Readout& card) {
    Verdict verdict;
    const int times = card.flickersPerSecond;
    verdict.headline =
        times > 1 ? card.selection + " flickers " + std::to_string(times) + " times a second."
                  : card.selection + " jumped to another pose.";
    const bool isNear = isNearLock(card);
    // Coarse numbers jump anywhere; all other causes are of the pole.
    const std::string far = card.cause == Cause::Quantum ? "It takes no lock for that."
                                                         : "It is out of its lock again.";
    verdict.text = sentences({"The ship flies smoothly; the pose jumps because " +
                                  std::string(causePhrase(card.cause)) + ".",
                              isNear ? realText(card, moment.state.tickAttitude) : far,
                              whereText(card, moment.state.tickAttitude) + ".",
                              freeCardText(moment.readouts)});
    return verdict;
}

Verdict ofWrong(const Moment& moment, const Readout& card) {
    Verdict verdict;
    const std::string off = degreesText(card.reading.errorDeg);
    verdict.headline = card.selection + " is " + off + " wrong.";
    if (card.row->angleCount < 3) {
        verdict.headline = card.selection + " cannot show the bank.";
        verdict.text = sentences(
            {"It has two angles, the ship needs three: what is left out is " + off + " of turn.",
             "This is not gimbal lock: no formula can put three into two."});
        return verdict;
    }
    if (card.cause == Cause::None) {
        verdict.text =
            sentences({"The quaternion it is given has drifted " +
                           degreesText(moment.readouts.truth.driftDeg) + " from the ship.",
                       "Every card shares this: it is not gimbal lock."});
        return verdict;
    }
    const bool isNear = isNearLock(card);
    verdict.text = sentences(
        {"It shows another attitude than the ship's because " +
             std::string(causePhrase(card.cause)) + ".",
         isNear ? realText(card, moment.state.tickAttitude) : "This is not gimbal lock.",
         whereText(card, moment.state.tickAttitude) + ".", freeCardText(moment.readouts)});
    return verdict;
}

// Where first and third angle are two again.
std::string flyOnText(const Readout& card, double fromDeg) {
    const std::string far = text::formatFixed(fromDeg, 0) + " deg from there ";
    return card.row->angleCount < 3 ? "Fly on: " + far + "it is calm again."
                                    : "Fly on: " + far + "both are real again.";
}

Verdict ofLocked(const Moment& moment, std::size_t index) {
    const Readout& card = moment.readouts.cards[index];
    Verdict verdict;
    const std::string lost = lostAngles(*card.row);
    const bool isLost = card.reading.stretch >= kLostFromStretch;
    verdict.headline = card.selection + (isLost ? " has lost " : " is losing ") + lost + ".";
    const std::string what =
        card.row->angleCount < 3
            ? lost + " says nothing there."
            : lost + " turn the ship about " + (isLost ? "one axis." : "nearly one axis.");
    const std::string right = card.row->angleCount < 3 ? std::string() : exactText(card) + ".";
    verdict.text =
        sentences({whereText(card, moment.state.tickAttitude) + ": " + what,
                   realText(card, moment.state.tickAttitude), flyOnText(card, 5.0),
                   otherTroubleText(moment.readouts, index), right, freeCardText(moment.readouts)});
    return verdict;
}

Verdict ofStretched(const Moment& moment, std::size_t index) {
    const Readout& card = moment.readouts.cards[index];
    Verdict verdict;
    verdict.headline = card.selection + " is stretched.";
    const std::string turns = card.row->angleCount == 3 ? " turn up to " : " turns up to ";
    verdict.text = sentences(
        {whereText(card, moment.state.tickAttitude) + ": " + lostAngles(*card.row) + turns +
             timesText(card.reading.stretch) + " as the ship.",
         exactText(card) + "; from 5 deg it counts as locked.",
         "Fly on: 20 deg from there it is calm.", otherTroubleText(moment.readouts, index)});
    return verdict;
}

Verdict ofOtherName(const Readout& card) {
    Verdict verdict;
    verdict.headline = card.selection + " changed to its other name.";
    verdict.text =
        sentences({"The angles jumped, the pose did not: two triples name every attitude.",
                   "Flying past its lock it took the other one.",
                   "Nothing is lost and nothing is locked now."});
    return verdict;
}

}  // namespace

Verdict stateVerdict(const AppState& state, const Readouts& readouts, std::size_t index) {
    const Moment moment{state, readouts};
    const Readout& card = readouts.cards[index];
    const auto as = [](VerdictKind kind, Verdict verdict) {
        verdict.kind = kind;
        return verdict;
    };
    switch (card.state) {
        case State::Nan:
            return as(VerdictKind::Nan, ofNan(moment, card));
        case State::Flicker:
            return as(VerdictKind::Flicker, ofFlicker(moment, card));
        case State::Wrong:
            return as(VerdictKind::Wrong, ofWrong(moment, card));
        case State::Locked:
            return as(VerdictKind::Locked, ofLocked(moment, index));
        case State::Stretched:
            return as(VerdictKind::Stretched, ofStretched(moment, index));
        case State::OtherName:
            return as(VerdictKind::OtherName, ofOtherName(card));
        case State::Calm:
            break;
    }
    return {};
}

}  // namespace gimbalscope::sim
