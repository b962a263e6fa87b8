// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "curve/keys.h"

#include <cmath>

#include "text/numbers.h"

namespace gimbalscope::curve {

namespace {

constexpr double kHalfTurnWithin = 1e-12;  // of the dot product of two unit quaternions about zero
constexpr double kEqualWithin = 1e-12;     // of the same about one

bool isPositiveTurn(const math::Quat& bodyTurn) {
    for (const double part : {bodyTurn.z, bodyTurn.y, bodyTurn.x}) {
        if (std::abs(part) > kHalfTurnWithin) {
            return part > 0.0;
        }
    }
    return true;
}

}  // namespace

std::string_view name(Ends ends) { return kEndsNames[static_cast<std::size_t>(ends)]; }
std::string_view name(Way way) { return kWayNames[static_cast<std::size_t>(way)]; }

std::string objection(std::span<const Key> before, const Key& key) {
    if (!std::isfinite(key.timeS)) {
        return "the time is no finite number";
    }
    if (!math::normalized(key.worldFromBody)) {
        return "four zeros, or a number that is not finite, are no attitude";
    }
    if (key.tangents && !(math::isFinite(key.tangents->in) && math::isFinite(key.tangents->out))) {
        return "a tangent has a number that is not finite";
    }
    if (before.empty() || key.timeS > before.back().timeS) {
        return {};
    }
    const bool isSame = key.timeS == before.back().timeS;
    return "the time " + text::formatShortest(key.timeS) +
           (isSame ? " is that of the key before"
                   : " is earlier than that of the key before, " +
                         text::formatShortest(before.back().timeS));
}

Usable usable(std::span<const Key> keys) {
    Usable result;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (!result.keys.empty() && keys[i].timeS - result.keys.back().timeS < kLeastGapS) {
            result.merged.push_back(i);
        } else {
            result.keys.push_back(keys[i]);
        }
    }
    return result;
}

math::Quat aligned(const math::Quat& a, const math::Quat& b, Way way) {
    if (way == Way::Written) {
        return b;
    }
    const math::Quat bodyTurn = math::conjugate(math::normalized(a).value_or(math::Quat{})) *
                                math::normalized(b).value_or(math::Quat{});
    const double cosine = bodyTurn.w;
    if (way == Way::Long && std::abs(cosine) >= 1.0 - kEqualWithin) {
        return cosine < 0.0 ? -b : b;
    }
    const bool isShort =
        std::abs(cosine) <= kHalfTurnWithin ? isPositiveTurn(bodyTurn) : cosine > 0.0;
    return isShort == (way == Way::Short) ? b : -b;
}

}  // namespace gimbalscope::curve
