// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which card is spoken of, and what is said of it. Sentences are added as long as they fit.
#include "sim/verdict.h"

#include <algorithm>
#include <cmath>

#include "convention/lock.h"
#include "sim/cures.h"
#include "sim/rates.h"
#include "sim/verdict_words.h"
#include "text/numbers.h"

namespace gimbalscope::sim {

namespace {

using convention::Cause;
using convention::State;

constexpr std::size_t kLongestText = 220;
constexpr double kLostFromStretch = 57.0;  // 1 degree from the pole: as good as lost
constexpr std::size_t kNamedCards = 4;

struct Scene {
    const AppState& state;
    const Readouts& readouts;
};

// Sentences with a blank between them, as many as there is room for.
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

std::string nanAngles(const Readout& card) {
    std::string names;
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        if (!std::isfinite(card.reading.angles[slot])) {
            names += (names.empty() ? "" : " and ") + std::string(card.row->names[slot]);
        }
    }
    return names;
}

std::string lengthText(double normError) {
    return text::formatFixed(1.0 + normError, std::abs(normError) < 5e-4 ? 6 : 4);
}

Verdict ofNan(const Scene& scene, const Readout& card) {
    Verdict verdict;
    const std::string angle = nanAngles(card);
    verdict.headline = card.selection + "'s " + angle + " is not a number.";
    const double normError = scene.readouts.truth.fedNormError;
    const bool isTooLong =
        isNotUnit(normError) && normError > 0.0 && !scene.state.settings.renormalise;
    const std::string why =
        isTooLong ? "The quaternion's length has grown to " + lengthText(normError) +
                        ", so asin is given a number above 1."
                  : "Rounding gave asin a number above 1, and it has no angle for that.";
    const std::string pose = card.reading.worldFromRebuilt ? "The engine reads it as 0."
                                                           : "So there is no pose to show.";
    verdict.text =
        sentences({why, pose, whereText(card, scene.state.tickAttitude) + ".",
                   realText(card, scene.state.tickAttitude), freeCardText(scene.readouts)});
    return verdict;
}

Verdict ofFlicker(const Scene& scene, const Readout& card) {
    Verdict verdict;
    const int times = card.flickersPerSecond;
    verdict.headline =
        times > 1 ? card.selection + " flickers " + std::to_string(times) + " times a second."
                  : card.selection + " jumped to another pose.";
    const bool isNear = card.reading.poleDistanceDeg < 5.0;
    verdict.text = sentences(
        {"The ship flies smoothly; the pose jumps because " + std::string(causePhrase(card.cause)) +
             ".",
         isNear ? realText(card, scene.state.tickAttitude) : "It is out of its lock again.",
         whereText(card, scene.state.tickAttitude) + ".", freeCardText(scene.readouts)});
    return verdict;
}

Verdict ofWrong(const Scene& scene, const Readout& card) {
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
                           degreesText(scene.readouts.truth.driftDeg) + " from the ship.",
                       "Every card shares this: it is not gimbal lock."});
        return verdict;
    }
    const bool isNear = card.reading.poleDistanceDeg < 5.0;
    verdict.text =
        sentences({"It shows another attitude than the ship's because " +
                       std::string(causePhrase(card.cause)) + ".",
                   isNear ? realText(card, scene.state.tickAttitude) : "This is not gimbal lock.",
                   whereText(card, scene.state.tickAttitude) + ".", freeCardText(scene.readouts)});
    return verdict;
}

// Where first and third angle are two again.
std::string flyOnText(const Readout& card, double fromDeg) {
    const std::string far = text::formatFixed(fromDeg, 0) + " deg from there ";
    return card.row->angleCount < 3 ? "Fly on: " + far + "it is calm again."
                                    : "Fly on: " + far + "both are real again.";
}

Verdict ofLocked(const Scene& scene, const Readout& card) {
    Verdict verdict;
    const std::string lost = lostAngles(*card.row);
    const bool isLost = card.reading.stretch >= kLostFromStretch;
    verdict.headline = card.selection + (isLost ? " has lost " : " is losing ") + lost + ".";
    const std::string what =
        card.row->angleCount < 3
            ? lost + " says nothing there."
            : lost + " turn the ship about " + (isLost ? "one axis." : "nearly one axis.");
    verdict.text = sentences({whereText(card, scene.state.tickAttitude) + ": " + what,
                              realText(card, scene.state.tickAttitude), flyOnText(card, 5.0),
                              freeCardText(scene.readouts)});
    return verdict;
}

Verdict ofStretched(const Scene& scene, const Readout& card) {
    Verdict verdict;
    const std::string times = timesText(card.reading.stretch);
    const bool hasThird = card.row->angleCount == 3;
    verdict.headline = card.selection + " is stretched.";
    verdict.text =
        sentences({lostAngles(*card.row) + (hasThird ? " have" : " has") + " to turn up to " +
                       times + " as the ship.",
                   whereText(card, scene.state.tickAttitude) + "; still exact, locked from 5 deg.",
                   "Fly on: 20 deg from there it is calm."});
    return verdict;
}

Verdict ofOtherName(const Scene&, const Readout& card) {
    Verdict verdict;
    verdict.headline = card.selection + " changed to its other name.";
    verdict.text =
        sentences({"The angles jumped, the pose did not: two triples name every attitude.",
                   "Flying past its lock it took the other one.",
                   "Nothing is lost and nothing is locked now."});
    return verdict;
}

Verdict ofCard(const Scene& scene, std::size_t index) {
    const Readout& card = scene.readouts.cards[index];
    Verdict verdict;
    switch (card.state) {
        case State::Nan:
            verdict = ofNan(scene, card);
            verdict.kind = VerdictKind::Nan;
            break;
        case State::Flicker:
            verdict = ofFlicker(scene, card);
            verdict.kind = VerdictKind::Flicker;
            break;
        case State::Wrong:
            verdict = ofWrong(scene, card);
            verdict.kind = VerdictKind::Wrong;
            break;
        case State::Locked:
            verdict = ofLocked(scene, card);
            verdict.kind = VerdictKind::Locked;
            break;
        case State::Stretched:
            verdict = ofStretched(scene, card);
            verdict.kind = VerdictKind::Stretched;
            break;
        case State::OtherName:
            verdict = ofOtherName(scene, card);
            verdict.kind = VerdictKind::OtherName;
            break;
        case State::Calm:
            break;
    }
    verdict.card = index;
    verdict.cure = cureOf(scene.state, scene.readouts, index);
    verdict.second = slowlyFor(scene.state, card.state);
    return verdict;
}

// What all cards share.
std::optional<Verdict> ofDrift(const Scene& scene) {
    const Truth& truth = scene.readouts.truth;
    Verdict verdict;
    verdict.kind = VerdictKind::Drift;
    verdict.cure = driftCure(scene.state, truth);
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

// An angle that has just run over the end of its circle, told from where it is and how fast it
// turns.
bool hasWrapped(double angleDeg, double degPerS, bool isUnsigned) {
    const double low = isUnsigned ? 0.0 : -180.0;
    const double sinceEnd = degPerS > 0.0 ? angleDeg - low : low + 360.0 - angleDeg;
    return std::abs(degPerS) > 1.0 && sinceEnd < std::abs(degPerS);
}

std::optional<Verdict> ofWrap(const Scene& scene, std::size_t index) {
    const Readout& card = scene.readouts.cards[index];
    const bool isRotator = card.row->unit == convention::Unit::Rotator;
    if (card.options.policy == convention::Policy::Nearest && !isRotator) {
        return std::nullopt;
    }
    const AngleRates rates = angleRates(scene.state, card);
    for (std::size_t slot = 0; slot < card.row->angleCount; ++slot) {
        const double angle = math::toDegrees(math::Radians{card.reading.anglesRad[slot]}).value;
        const bool isUnsigned = isRotator && card.options.unsignedRotator;
        if (hasWrapped(angle, rates.degPerS[slot], isUnsigned)) {
            Verdict verdict;
            verdict.kind = VerdictKind::NotLock;
            verdict.card = index;
            verdict.headline = card.selection + "'s " + std::string(card.row->names[slot]) +
                               " went round. Not gimbal lock.";
            verdict.text =
                sentences({isUnsigned ? "0 and 360 deg are one direction: the number starts anew, "
                                        "the ship does not jump."
                                      : "180 and -180 deg are one direction: the number changes "
                                        "sign, the ship does not jump.",
                           whereText(card, scene.state.tickAttitude) + ", far from its lock."});
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

Verdict ofCalm(const Scene& scene) {
    Verdict verdict;
    verdict.headline = "All well.";
    const std::vector<Readout>& cards = scene.readouts.cards;
    if (cards.empty()) {
        verdict.text = "No card is shown.";
        return verdict;
    }
    const auto nearest = std::ranges::min_element(
        cards, {}, [](const Readout& card) { return card.reading.poleDistanceDeg; });
    verdict.text = sentences({cardNames(scene.readouts) + (cards.size() == 1 ? " shows" : " show") +
                                  " the ship as it is.",
                              "The nearest lock is " + nearest->selection + "'s: " + "t" +
                                  whereText(*nearest, scene.state.tickAttitude).substr(1) + "."});
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
    const Scene scene{state, readouts};
    if (readouts.cards.empty()) {
        return ofCalm(scene);
    }
    const std::size_t selected = std::min(state.view.selectedCard, readouts.cards.size() - 1);
    if (readouts.cards[selected].state != State::Calm) {
        return ofCard(scene, selected);
    }
    const std::size_t worst = worstCard(readouts);
    if (readouts.cards[worst].state <= State::Wrong) {
        return ofCard(scene, worst);
    }
    if (std::optional<Verdict> drift = ofDrift(scene)) {
        return *drift;
    }
    if (readouts.cards[worst].state != State::Calm) {
        return ofCard(scene, worst);
    }
    return ofWrap(scene, selected).value_or(ofCalm(scene));
}

}  // namespace gimbalscope::sim
