// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Keyframes in the state: edited by commands, made into curves, flown along. A curve is made of a
// request, which is a value, so that whoever keeps curves knows when they are of another state.
#pragma once

#include <string>
#include <vector>

#include "curve/curve.h"
#include "sim/command.h"
#include "sim/state.h"

namespace gimbalscope::sim {

/// What the curves of a state are made of.
struct PathRequest {
    std::vector<curve::Key> keys;
    curve::Ends ends = curve::Ends::Repeat;
    curve::Way way = curve::Way::Short;
    math::SquadReading reading = math::SquadReading::Inverse;
    bool isFloat32 = false;
    std::string euler;  ///< the selected card's row, where a method asks for it; else empty
    convention::ReadingOptions options{};  ///< how that card is read
    std::optional<Own> own{};              ///< keeps a row of one's own alive
    friend bool operator==(const PathRequest&, const PathRequest&) = default;
};
PathRequest pathRequest(const AppState& state);

/// A curve with what it was made of.
struct Path {
    PathRequest request;
    curve::Curve curve;
};
/// The curve of a request by a method; nullptr when there are no keys, or euler has no convention.
std::shared_ptr<const Path> pathOf(const PathRequest& request, curve::Method method);

/// The time of the keyframes at which the ship is, or was put last.
double keyTimeS(const AppState& state);
/// Seconds from the first key to the last, and back to the first where the ends are closed.
double keysLastS(const Keyframing& keyframing);
/// True while the ship is flown along them.
bool isPlayingKeys(const AppState& state);

/// The commands on keyframes; the sentence when one was not obeyed, else empty.
std::string addKey(AppState& state, const AddKey& add);
std::string changeKey(AppState& state, const ChangeKey& change);
std::string dropKeys(AppState& state, const DropKeys& drop);
std::string moveKey(AppState& state, const MoveKey& move);
std::string selectKey(AppState& state, const SelectKey& select);
std::string setKeys(AppState& state, const SetKeys& set);
/// Where scrub and play put the ship, and the pilot that flies on from there; a sentence when there
/// is no such place.
struct KeysStart {
    std::optional<math::Quat> worldFromBody;
    KeysPilot pilot;
    std::string problem;
};
KeysStart startAlongKeys(const AppState& state, double fromS);

/// The pilot of the keyframes follows when they, or how one goes between them, are changed while it
/// flies. Without keys it ends.
void followKeyframes(AppState& state);

/// Why a list of keys cannot be taken into a state; empty when it can.
std::string keysObjection(const std::vector<curve::Key>& keys);

/// Keys to begin with: seed 002's, of Direct3D's page, and those of lesson L10.
std::vector<curve::Key> pageKeys();
std::vector<curve::Key> lessonKeys();

}  // namespace gimbalscope::sim
