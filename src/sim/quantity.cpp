// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Tables of the quantities that can be asked for.
#include "sim/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <limits>
#include <memory>

#include "curve/motion.h"
#include "sim/autopilot.h"
#include "sim/expect.h"
#include "sim/keyframes.h"
#include "sim/lessons.h"
#include "tune/compare.h"

namespace gimbalscope::sim {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kTurnDeg = 360.0;
constexpr std::int64_t kSphereSamples = 4000;  // and flights through and past the poles

struct CardQuantity {
    std::string_view name;
    double (*of)(const Readout&);
};
double nanCount(const Readout& readout) {
    const auto& angles = readout.reading.angles;
    return static_cast<double>(std::count_if(angles.begin(), angles.end(),
                                             [](double angle) { return std::isnan(angle); }));
}
double number(std::int64_t count) { return static_cast<double>(count); }
// What was found over the sphere, and of what. A row of one's own is kept as long as its answer, so
// that its address stays its own.
struct OverTheSphere {
    std::shared_ptr<const convention::Convention> own;
    const convention::Convention* row = nullptr;
    convention::ReadingOptions options;
    tune::Quality quality;
};

// Takes some hundredths of a second, and is asked again and again of the same few cards.
const tune::Quality& overTheSphere(const Readout& readout) {
    constexpr std::size_t kMostKept = 16;
    static thread_local std::deque<OverTheSphere> kept;
    const auto found = std::ranges::find_if(kept, [&](const OverTheSphere& each) {
        return each.row == readout.row && each.options == readout.options;
    });
    if (found != kept.end()) {
        return found->quality;
    }
    if (kept.size() == kMostKept) {
        kept.pop_back();
    }
    kept.push_front({readout.own, readout.row, readout.options,
                     tune::qualityOf({readout.row, readout.options}, kSphereSamples)});
    return kept.front().quality;
}

double worstErrorDeg(const Readout& readout) {
    const tune::Quality& quality = overTheSphere(readout);
    return std::max(quality.worstDeg, quality.poleWorstDeg);
}

double worstNan(const Readout& readout) {
    const tune::Quality& quality = overTheSphere(readout);
    return number(quality.nans + quality.poleNans);
}

// state, cause and moved-most are words, not numbers, and stand first in the names.
constexpr std::array kNumbersOfCard{
    CardQuantity{"error-deg", [](const Readout& r) { return r.reading.errorDeg; }},
    CardQuantity{"stretch", [](const Readout& r) { return r.reading.stretch; }},
    CardQuantity{"pole-distance-deg", [](const Readout& r) { return r.reading.poleDistanceDeg; }},
    CardQuantity{"flickers", [](const Readout& r) { return number(r.counts.flickers); }},
    CardQuantity{"flickers-per-second",
                 [](const Readout& r) { return number(r.flickersPerSecond); }},
    CardQuantity{"domain", [](const Readout& r) { return number(r.counts.domain); }},
    CardQuantity{"snap", [](const Readout& r) { return number(r.counts.snap); }},
    CardQuantity{"quantum", [](const Readout& r) { return number(r.counts.quantum); }},
    CardQuantity{"noise", [](const Readout& r) { return number(r.counts.noise); }},
    CardQuantity{"name-jumps", [](const Readout& r) { return number(r.counts.nameJumps); }},
    CardQuantity{"nan", nanCount},
    CardQuantity{"versus-deg",
                 [](const Readout& r) { return r.rival ? r.rival->apartDeg : kNone; }},
    CardQuantity{"versus-error-deg",
                 [](const Readout& r) { return r.rival ? r.rival->reading.errorDeg : kNone; }},
    CardQuantity{"worst-error-deg", worstErrorDeg},
    CardQuantity{"worst-nan", worstNan},
};
constexpr auto kCardNames = [] {
    std::array<std::string_view, kNumbersOfCard.size() + 3> names{"state", "cause", "moved-most"};
    for (std::size_t i = 0; i < kNumbersOfCard.size(); ++i) {
        names[i + 3] = kNumbersOfCard[i].name;
    }
    return names;
}();

// What is asked of an angle besides its value: by what follows its name, in degrees.
constexpr std::string_view kDeg = "-deg", kMovedDeg = "-moved-deg", kStepDeg = "-step-deg";

struct TruthQuantity {
    std::string_view name;
    double (*of)(const AppState&, const Truth&);
    double turn = 0.0;
};
double degrees(double rad) { return rad * (180.0 / math::kPi); }
double degreesTo(const AppState& state, const std::optional<math::Quat>& other) {
    return other ? math::toDegrees(math::angleBetween(state.attitude, *other)).value : kNone;
}

// A measure, in degrees, of the curve by which the ship is flown; 0 without one.
double alongKeys(const AppState& state, double (*measureRad)(const curve::Curve&)) {
    const auto path = pathOf(pathRequest(state), state.view.keyframing.method);
    return path ? degrees(measureRad(path->curve)) : 0.0;
}

constexpr std::array kNumbersOfTruth{
    TruthQuantity{"time", [](const AppState& s, const Truth&) { return timeS(s); }},
    TruthQuantity{"heading", [](const AppState&, const Truth& t) { return t.angles.heading.value; },
                  kTurnDeg},
    TruthQuantity{"nose-up", [](const AppState&, const Truth& t) { return t.angles.noseUp.value; },
                  kTurnDeg},
    TruthQuantity{"bank", [](const AppState&, const Truth& t) { return t.angles.bank.value; },
                  kTurnDeg},
    TruthQuantity{"drift-deg", [](const AppState&, const Truth& t) { return t.driftDeg; }},
    TruthQuantity{"norm-error", [](const AppState&, const Truth& t) { return t.fedNormError; }},
    TruthQuantity{
        "nose-distance-deg",
        [](const AppState& s, const Truth&) { return degrees(noseFromZenithRad(s.attitude)); }},
    TruthQuantity{"keyframes",
                  [](const AppState& s, const Truth&) {
                      return static_cast<double>(s.view.keyframing.keys.size());
                  }},
    TruthQuantity{"key-time", [](const AppState& s, const Truth&) { return keyTimeS(s); }},
    TruthQuantity{"key-rate-jump",
                  [](const AppState& s, const Truth&) {
                      return alongKeys(s, [](const curve::Curve& curve) {
                          return curve::largestJump(curve::jumps(curve)).rateRadPerS;
                      });
                  }},
    TruthQuantity{"path-deg",
                  [](const AppState& s, const Truth&) { return alongKeys(s, curve::lengthRad); }},
    TruthQuantity{"shortest-deg",
                  [](const AppState& s, const Truth&) { return alongKeys(s, curve::shortestRad); }},
    TruthQuantity{"mark-a-deg", [](const AppState& s,
                                   const Truth&) { return degreesTo(s, s.view.marks.front()); }},
    TruthQuantity{"target-deg", [](const AppState& s,
                                   const Truth&) { return degreesTo(s, s.view.learning.target); }},
    TruthQuantity{"corrections",
                  [](const AppState& s, const Truth&) {
                      return static_cast<double>(corrections(s.view.learning));
                  }},
};
constexpr auto kTruthNames = [] {
    std::array<std::string_view, kNumbersOfTruth.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = kNumbersOfTruth[i].name;
    }
    return names;
}();

// The angle that has come furthest; "none" without a prediction.
std::string movedMost(const AppState& state, const Readout& readout, std::size_t card) {
    std::string name = "none";
    double furthest = -1.0;
    for (std::size_t i = 0; i < readout.row->angleCount; ++i) {
        const double moved = std::abs(movedDeg(state, card, i, shownDegrees(readout, i)));
        if (moved > furthest) {  // never true of a NaN
            furthest = moved;
            name = readout.row->names[i];
        }
    }
    return name;
}

std::optional<Quantity> angleQuantity(const AppState& state, const Readout& readout,
                                      std::size_t card, std::string_view name) {
    const convention::Convention& row = *readout.row;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        if (!name.starts_with(row.names[i])) {
            continue;
        }
        const std::string_view what = name.substr(row.names[i].size());
        if (what.empty()) {
            return Quantity{
                {}, readout.reading.angles[i], 2.0 * math::kPi * unitsPerRadian(row.units[i])};
        }
        if (what == kDeg) {
            return Quantity{{}, shownDegrees(readout, i), kTurnDeg};
        }
        if (what == kMovedDeg) {
            return Quantity{{}, movedDeg(state, card, i, shownDegrees(readout, i)), kTurnDeg};
        }
        if (what == kStepDeg) {
            return Quantity{{}, readout.counts.largestStepDeg[i]};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Quantity> cardQuantity(const AppState& state, const Readouts& all, std::size_t card,
                                     std::string_view name) {
    const Readout& readout = all.cards[card];
    if (name == "state") {
        return Quantity{std::string(convention::name(readout.state))};
    }
    if (name == "cause") {
        return Quantity{std::string(convention::name(readout.cause))};
    }
    if (name == "moved-most") {
        return Quantity{movedMost(state, readout, card)};
    }
    const auto found = std::ranges::find(kNumbersOfCard, name, &CardQuantity::name);
    if (found != kNumbersOfCard.end()) {
        return Quantity{{}, found->of(readout)};
    }
    return angleQuantity(state, readout, card, name);
}

std::optional<Quantity> truthQuantity(const AppState& state, const Readouts& all,
                                      std::string_view name) {
    const auto found = std::ranges::find(kNumbersOfTruth, name, &TruthQuantity::name);
    return found == kNumbersOfTruth.end()
               ? std::nullopt
               : std::optional(Quantity{{}, found->of(state, all.truth), found->turn});
}

std::vector<std::string> quantitiesOf(const convention::Convention& row) {
    std::vector<std::string> names;
    for (const std::string_view what : {std::string_view(), kDeg, kMovedDeg, kStepDeg}) {
        for (std::size_t i = 0; i < row.angleCount; ++i) {
            names.push_back(std::string(row.names[row.shown[i]]) + std::string(what));
        }
    }
    names.insert(names.end(), kCardNames.begin(), kCardNames.end());
    return names;
}

std::span<const std::string_view> cardQuantities() { return kCardNames; }
std::span<const std::string_view> truthQuantities() { return kTruthNames; }

}  // namespace gimbalscope::sim
