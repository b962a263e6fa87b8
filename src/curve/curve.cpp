// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "curve/curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "curve/parts.h"

namespace gimbalscope::curve {

namespace {

using math::Quat;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr Quat kNoAttitude{kNan, kNan, kNan, kNan};
constexpr double kSameAttitudeRad = 1e-9;
constexpr double kShortestKey = 1e-3, kLongestKey = 1e3;

// Squad takes keys as they are, as Direct3D does, and so does glTF's cubic, but for lengths far
// from 1, whose products no arithmetic holds; float32 rounds them.
std::vector<Key> prepared(std::vector<Key> keys, Method method, const Options& options) {
    for (Key& key : keys) {
        const bool takesLengths = method == Method::Squad || method == Method::GltfCubic;
        const double length = math::norm(key.worldFromBody);
        if (!takesLengths || !(length >= kShortestKey && length <= kLongestKey)) {
            key.worldFromBody = math::normalized(key.worldFromBody).value_or(Quat{});
        }
        if (options.isFloat32) {
            key.worldFromBody = math::toDouble(math::castTo<float>(key.worldFromBody));
        }
    }
    return keys;
}

// Keys and times in a row: one key more where the curve comes back to the first.
struct Chain {
    std::vector<Quat> attitudes;  // with signs
    std::vector<double> timesS;
};

Chain chainOf(const std::vector<Key>& keys, Way way, bool isComingBack) {
    Chain chain;
    const auto add = [&](const Key& key, double timeS) {
        const Quat& written = key.worldFromBody;
        chain.attitudes.push_back(
            chain.attitudes.empty() ? written : aligned(chain.attitudes.back(), written, way));
        chain.timesS.push_back(timeS);
    };
    for (const Key& key : keys) {
        add(key, key.timeS);
    }
    if (isComingBack) {
        const double totalS = keys.back().timeS - keys.front().timeS;
        add(keys.front(), keys.back().timeS + totalS / static_cast<double>(keys.size() - 1));
    }
    return chain;
}

// The key that Ends makes up beyond the first (`inner` is the second) or the last.
Quat madeUp(const Quat& end, const Quat& inner, Ends ends) {
    return ends == Ends::Mirror ? end * math::inverse(inner) * end : end;
}

Neighbours around(const Chain& chain, std::size_t at, Ends ends) {
    const std::size_t last = chain.attitudes.size() - 2;  // interval
    const auto lengthS = [&](std::size_t i) { return chain.timesS[i + 1] - chain.timesS[i]; };
    Neighbours found;
    found.from = chain.attitudes[at];
    found.to = chain.attitudes[at + 1];
    const bool isClosed = ends == Ends::Closed;
    found.hasBefore = at > 0 || isClosed;
    found.hasAfter = at < last || isClosed;
    const std::size_t before = at > 0 ? at - 1 : last;
    const std::size_t after = at < last ? at + 1 : 0;
    found.lengthBeforeS = lengthS(found.hasBefore ? before : at);
    found.lengthAfterS = lengthS(found.hasAfter ? after : at);
    if (!found.hasBefore) {
        found.before = madeUp(found.from, found.to, ends);
    } else {
        // Going round, the turn from the last key to the first is made again before the first.
        const Quat back = math::inverse(chain.attitudes[before + 1]) * chain.attitudes[before];
        found.before = at > 0 ? chain.attitudes[before] : found.from * back;
    }
    if (!found.hasAfter) {
        found.after = madeUp(found.to, found.from, ends);
    } else {
        const Quat on = math::inverse(chain.attitudes[after]) * chain.attitudes[after + 1];
        found.after = at < last ? chain.attitudes[after + 1] : found.to * on;
    }
    return found;
}

// The same motion with the sign that the interval's first key was written with: the misprinted
// reading of SquadSetup depends on it.
Neighbours asWritten(const Neighbours& near, const Quat& key) {
    if (near.from == key) {
        return near;
    }
    Neighbours turned = near;
    for (Quat* const each : {&turned.before, &turned.from, &turned.to, &turned.after}) {
        *each = -*each;
    }
    return turned;
}

// The angles of each key, in a row, so that a policy with memory knows the ones before.
std::vector<std::array<double, 3>> anglesOf(const Chain& chain, Method method,
                                            const Options& options) {
    convention::ReadingOptions reading = options.euler;
    reading.quantise = convention::Quantise::None;
    if (method == Method::EulerNearest) {
        reading.policy = convention::Policy::Nearest;
    }
    convention::PolicyMemory memory;
    std::vector<std::array<double, 3>> angles;
    for (const Quat& key : chain.attitudes) {
        const Quat unit = math::renormalized(key);
        angles.push_back(convention::read(*options.row, reading, unit, unit, memory).angles);
    }
    return angles;
}

// As written, with the sign that the key got.
Quat tangentPerInterval(const Quat& perSecond, const Quat& key, const Quat& written,
                        double lengthS) {
    const double factor = key == written ? lengthS : -lengthS;
    return {perSecond.x * factor, perSecond.y * factor, perSecond.z * factor, perSecond.w * factor};
}

bool haveTangents(const std::vector<Key>& keys) {
    return std::ranges::all_of(keys, [](const Key& key) { return key.tangents.has_value(); });
}

// glTF 2.0, 3.11 and appendix C: the cubic Hermite spline of each component.
template <class T>
math::QuatOf<T> hermite(const Interval& interval, T t) {
    const T t2 = t * t, t3 = t2 * t;
    const T start = T(2.0) * t3 - T(3.0) * t2 + T(1.0);
    const T leaving = t3 - T(2.0) * t2 + t;
    const T end = T(3.0) * t2 - T(2.0) * t3;
    const T arriving = t3 - t2;
    const auto p = math::castTo<T>(interval.from), m = math::castTo<T>(interval.leaving);
    const auto q = math::castTo<T>(interval.to), n = math::castTo<T>(interval.arriving);
    return {start * p.x + leaving * m.x + end * q.x + arriving * n.x,
            start * p.y + leaving * m.y + end * q.y + arriving * n.y,
            start * p.z + leaving * m.z + end * q.z + arriving * n.z,
            start * p.w + leaving * m.w + end * q.w + arriving * n.w};
}

template <class T>
math::QuatOf<T> blended(const math::QuatOf<T>& a, const math::QuatOf<T>& b, T part) {
    const T rest = T(1.0) - part;
    return {rest * a.x + part * b.x, rest * a.y + part * b.y, rest * a.z + part * b.z,
            rest * a.w + part * b.w};
}

// Direct3D's squad with arcs that are exact where its slerp is linear; it chooses signs as that
// does.
Quat squadByShortArcs(const Interval& interval, double part) {
    const auto shortArc = [](const Quat& a, const Quat& b, double t) {
        const bool isApart = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0.0;
        return math::arc(a, isApart ? -b : b, t);
    };
    return shortArc(math::arc(interval.from, interval.to, part),
                    shortArc(interval.a, interval.b, part), 2.0 * part * (1.0 - part));
}

// The methods that are made of quaternion arithmetic alone, in T; not scaled to length 1.
template <class T>
Quat sample(Method method, const Interval& interval, double part) {
    const auto from = math::castTo<T>(interval.from);
    const auto to = math::castTo<T>(interval.to);
    const T t = static_cast<T>(part);
    if (method == Method::Nlerp) {
        return math::toDouble(blended(from, to, t));
    }
    if (method == Method::GltfCubic) {
        return math::toDouble(hermite(interval, t));
    }
    if (method == Method::Slerp) {
        return math::toDouble(math::arc(from, to, t));
    }
    const auto a = math::castTo<T>(interval.a);
    const auto b = math::castTo<T>(interval.b);
    return math::toDouble(
        math::arc(math::arc(from, to, t), math::arc(a, b, t), T(2.0) * t * (T(1.0) - t)));
}

Quat direct3DSquad(const Interval& interval, double part) {
    const auto of = [](const Quat& q) { return math::castTo<float>(q); };
    return math::toDouble(math::squad(of(interval.from), of(interval.a), of(interval.b),
                                      of(interval.to), static_cast<float>(part)));
}

Quat splineAt(const Interval& interval, double u) {
    const math::Vec3 turnRad = (interval.linear + (interval.square + interval.cube * u) * u) * u;
    return interval.from * math::fromRotationVector(turnRad);
}

}  // namespace

Curve::Curve(std::vector<Key> keys, Method method, Options options)
    : keys_(prepared(std::move(keys), method, options)), method_(method), options_(options) {
    if (keys_.size() < 2) {
        return;
    }
    isClosed_ = options_.ends == Ends::Closed;
    const bool meetsItself =
        math::angleBetween(keys_.front().worldFromBody, keys_.back().worldFromBody).value <
        kSameAttitudeRad;
    const bool isComingBack = isClosed_ && (!meetsItself || keys_.size() == 2);
    const bool isWritten = method_ == Method::GltfCubic && haveTangents(keys_);
    const Chain chain = chainOf(keys_, isWritten ? Way::Written : options_.way, isComingBack);
    std::vector<std::array<double, 3>> angles(chain.attitudes.size());
    if (isEuler(method_)) {
        angles = anglesOf(chain, method_, options_);
    }
    for (std::size_t i = 0; i + 1 < chain.attitudes.size(); ++i) {
        const Neighbours near = asWritten(around(chain, i, options_.ends), keys_[i].worldFromBody);
        Interval interval;
        interval.startS = chain.timesS[i];
        interval.lengthS = chain.timesS[i + 1] - chain.timesS[i];
        interval.from = near.from;
        interval.to = near.to;
        interval.fromAngles = angles[i];
        interval.toAngles = angles[i + 1];
        if (hasControls()) {
            setControls(interval, near, method_, options_);
        }
        if (method_ == Method::GltfCubic) {
            setTangents(interval, near);
            const Key& first = keys_[i];
            const Key& second = keys_[(i + 1) % keys_.size()];
            if (first.tangents) {
                interval.leaving = tangentPerInterval(first.tangents->out, interval.from,
                                                      first.worldFromBody, interval.lengthS);
            }
            if (second.tangents) {
                interval.arriving = tangentPerInterval(second.tangents->in, interval.to,
                                                       second.worldFromBody, interval.lengthS);
            }
        }
        intervals_.push_back(interval);
    }
    if (hasControls() && options_.ends == Ends::Natural) {
        relaxEnds(intervals_, *this);
    }
    if (method_ == Method::Spline) {
        fitSpline(intervals_, *this);
    }
}

double Curve::lastS() const {
    return intervals_.empty() ? firstS() : intervals_.back().startS + intervals_.back().lengthS;
}

Place Curve::placeOf(double timeS) const {
    double inside = std::clamp(timeS, firstS(), lastS());
    if (isClosed_ && inside != timeS) {
        const double period = lastS() - firstS();
        const double round = std::fmod(timeS - firstS(), period);
        inside = firstS() + (round < 0.0 ? round + period : round);
    }
    const auto next = std::upper_bound(
        intervals_.begin() + 1, intervals_.end(), inside,
        [](double time, const Interval& interval) { return time < interval.startS; });
    const auto index = static_cast<std::size_t>(next - intervals_.begin()) - 1;
    return {index, (inside - intervals_[index].startS) / intervals_[index].lengthS};
}

math::Quat Curve::at(double timeS) const {
    if (intervals_.empty()) {
        return math::renormalized(keys_.front().worldFromBody);
    }
    const Place place = placeOf(timeS);
    return at(place.interval, place.part);
}

math::Quat Curve::fromAngles(const Interval& interval, double part) const {
    std::array<double, 3> angles{};
    for (std::size_t i = 0; i < angles.size(); ++i) {
        angles[i] = interval.fromAngles[i] + part * (interval.toAngles[i] - interval.fromAngles[i]);
    }
    return convention::decode(*options_.row, options_.euler, angles).value_or(kNoAttitude);
}

math::Quat Curve::at(std::size_t interval, double part) const {
    const Interval& here = intervals_[interval];
    Quat sampled;
    if (isEuler(method_)) {
        sampled = fromAngles(here, part);
    } else if (method_ == Method::Spline) {
        sampled = splineAt(here, part);
    } else if (method_ == Method::Squad && options_.way == Way::Short) {
        sampled = options_.isFloat32 ? direct3DSquad(here, part) : squadByShortArcs(here, part);
    } else {
        sampled = options_.isFloat32 ? sample<float>(method_, here, part)
                                     : sample<double>(method_, here, part);
    }
    if (!math::isFinite(sampled)) {
        return kNoAttitude;
    }
    const Quat unit = math::normalized(sampled).value_or(math::renormalized(here.from));
    return options_.isFloat32 ? math::renormalized(math::toDouble(math::castTo<float>(unit)))
                              : unit;
}

}  // namespace gimbalscope::curve
