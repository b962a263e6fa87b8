// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A grid of attitudes, each judged by the pair of hypotheses that it separates worst. A candidate
// is given up as soon as one pair is nearer than the best candidate's nearest.
#include "tune/detect_next.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::tune {

namespace {

// Round numbers that a person can dial in, and that are neither equal, opposite nor right angles.
constexpr std::array<double, 10> kHeadings{30, 50, 75, 110, 140, 160, -40, -65, -115, -155};
constexpr std::array<double, 7> kNoses{20, -20, 35, -35, 50, -50, 10};
constexpr std::array<double, 8> kBanks{40, -40, 15, -15, 65, -65, 105, -125};
constexpr std::array<double, 4> kPoleDistancesDeg{15.0, 8.0, 3.0, 0.0};
constexpr double kReachableDeg = 1e-3;

// What a hypothesis says about a candidate: where it puts the ship, and the numbers it reads.
struct View {
    math::Quat attitude;
    std::array<HalfTurns, 2> halfTurns;  // of the two triples
    bool canShow = true;                 // two angles cannot show every attitude
};

class Candidate {
public:
    Candidate(const AttitudeKind& kind, const std::vector<Hypothesis>& hypotheses,
              const math::Quat& inFrame)
        : hypotheses_(hypotheses) {
        const Pair pair{.inFrame = inFrame};
        for (const Hypothesis& hypothesis : hypotheses) {
            const math::Quat attitude = attitudeOf(kind, pair, hypothesis.layout);
            const auto columns = columnsFor(hypothesis, attitude);
            View view{.attitude = attitude,
                      .halfTurns = {halfTurnsOf(columns[0]), halfTurnsOf(columns[1])}};
            const math::Quat shown = poseOf(hypothesis, view.halfTurns[0]);
            view.canShow = toDegrees(angleBetween(shown, attitude)).value < kReachableDeg;
            leastPoleDeg_ = std::min(leastPoleDeg_, poleDistanceDeg(hypothesis, attitude));
            views_.push_back(view);
        }
    }

    double leastPoleDeg() const { return leastPoleDeg_; }

    /// The smallest difference between two hypotheses, or anything below `giveUpDeg`.
    double separationDeg(double giveUpDeg) const {
        double least = 180.0;
        for (std::size_t reader = 0; reader < views_.size(); ++reader) {
            for (std::size_t writer = 0; writer < views_.size(); ++writer) {
                if (reader == writer || !views_[writer].canShow) {
                    continue;
                }
                least = std::min(least, difference(views_[writer], reader));
                if (least <= giveUpDeg) {
                    return least;
                }
            }
        }
        return least;
    }

private:
    // Between where the reader puts the ship for the writer's numbers and where it should be. The
    // engine may write either triple.
    double difference(const View& writer, std::size_t reader) const {
        double least = 180.0;
        for (const HalfTurns& halfTurns : writer.halfTurns) {
            const math::Quat pose = poseOf(hypotheses_[reader], halfTurns);
            least = std::min(least, toDegrees(angleBetween(pose, views_[reader].attitude)).value);
        }
        return least;
    }

    const std::vector<Hypothesis>& hypotheses_;
    std::vector<View> views_;
    double leastPoleDeg_ = 90.0;
};

// With two angles, attitudes that the best hypothesis can show; with three, any.
std::vector<math::Quat> grid(const AttitudeKind& kind, const Hypothesis& best) {
    std::vector<math::Quat> attitudes;
    for (const double heading : kHeadings) {
        for (const double nose : kNoses) {
            for (const double bank : kBanks) {
                math::Quat world = attitudeFrom(convention::HeadingNoseBank{
                    math::Degrees{heading}, math::Degrees{nose}, math::Degrees{bank}});
                if (best.count == 2) {
                    const auto inUnit = [&](double degrees, std::size_t column) {
                        return degrees * (math::kPi / 180.0) *
                               convention::unitsPerRadian(best.units[column]);
                    };
                    world = poseOf(best, halfTurnsOf({inUnit(heading, 0), inUnit(bank, 1), 0.0}));
                }
                attitudes.push_back(convention::toFrame(world, kind.frame));
            }
        }
    }
    return attitudes;
}

// At most kMostCompared of them, spread over all.
std::vector<Hypothesis> representatives(const std::vector<Hypothesis>& all) {
    std::vector<Hypothesis> some(std::min(all.size(), kMostCompared));
    for (std::size_t i = 0; i < some.size(); ++i) {
        some[i] = all[i * all.size() / some.size()];
    }
    return some;
}

// The best candidate among those at least so far from every pole.
struct Best {
    math::Quat inFrame;
    double separationDeg = 0.0;
};

std::optional<Best> bestOf(const AttitudeKind& kind, const std::vector<Hypothesis>& hypotheses,
                           const Stop& stop) {
    std::array<Best, kPoleDistancesDeg.size()> best;
    for (const math::Quat& inFrame : grid(kind, hypotheses.front())) {
        if (isStopped(stop)) {
            break;
        }
        const Candidate candidate(kind, hypotheses, inFrame);
        const auto level = static_cast<std::size_t>(
            std::find_if(kPoleDistancesDeg.begin(), kPoleDistancesDeg.end(),
                         [&](double deg) { return candidate.leastPoleDeg() >= deg; }) -
            kPoleDistancesDeg.begin());
        const double separation = candidate.separationDeg(best[level].separationDeg);
        if (separation > best[level].separationDeg) {
            best[level] = {inFrame, separation};
        }
    }
    const auto found = std::find_if(best.begin(), best.end(),
                                    [](const Best& each) { return each.separationDeg > 0.0; });
    return found == best.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<NextMeasurement> nextMeasurement(const AttitudeKind& kind,
                                               const std::vector<Hypothesis>& hypotheses,
                                               const Stop& stop) {
    if (hypotheses.size() < 2) {
        return std::nullopt;
    }
    const std::optional<Best> best = bestOf(kind, representatives(hypotheses), stop);
    if (!best) {
        return std::nullopt;
    }
    const Pair pair{.inFrame = best->inFrame};
    NextMeasurement next{
        .inFrame = best->inFrame,
        .worldFromBody = attitudeOf(kind, pair, hypotheses.front().layout),
        .separationDeg = best->separationDeg,
        .predictions = {},
    };
    for (const Hypothesis& each : hypotheses) {
        next.predictions.push_back(columnsFor(each, attitudeOf(kind, pair, each.layout))[0]);
    }
    return next;
}

}  // namespace gimbalscope::tune
