// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Angles under the keys.
#include "sim/drive.h"

#include <algorithm>
#include <cmath>

#include "sim/command.h"
#include "sim/flight.h"
#include "sim/selection.h"

namespace gimbalscope::sim {

namespace {

using convention::Convention;
using convention::ReadingOptions;
using math::Quat;
using math::Vec3;

// Further from the pose of the angles than rounding goes.
constexpr double kElsewhereRad = 1e-9;

struct Driven {
    const Convention* row = nullptr;
    ReadingOptions options;
};

const Card* selectedCard(const AppState& state) {
    const std::size_t selected = state.view.selectedCard;
    return selected < state.cards.size() ? &state.cards[selected] : nullptr;
}

Driven drivenBy(const AppState& state) {
    const Card* const card = selectedCard(state);
    return card == nullptr ? Driven{}
                           : Driven{rowOf(state, card->id), effectiveOptions(*card, state)};
}

Vec3 unitAxis(int axis) {
    return {axis == 0 ? 1.0 : 0.0, axis == 1 ? 1.0 : 0.0, axis == 2 ? 1.0 : 0.0};
}

// The key that turns along an axis of the ship: the one whose turn has the same direction.
Turn keyAlong(Vec3 axis) {
    Turn best = Turn::PitchUp;
    for (const Turn turn :
         {Turn::PitchDown, Turn::YawRight, Turn::YawLeft, Turn::BankRight, Turn::BankLeft}) {
        best = math::dot(bodyTurnRad(turn, 1.0), axis) > math::dot(bodyTurnRad(best, 1.0), axis)
                   ? turn
                   : best;
    }
    return best;
}

// The turn along the ship's axes from one attitude to another.
Vec3 turnBetween(const Quat& from, const Quat& to) {
    if (from == to) {
        return {};
    }
    const math::AxisAngle turn = math::toAxisAngle(math::conjugate(from) * to);
    return turn.unitAxis * turn.angle.value;
}

// The way that the ship goes while its angles change: exact when one of them does.
double pathDeg(const Driven& driven, const std::array<double, 3>& anglesRad,
               const std::array<double, 3>& changesRad) {
    std::array<double, 3> midway = anglesRad;
    for (std::size_t slot = 0; slot < midway.size(); ++slot) {
        midway[slot] += changesRad[slot] / 2.0;
    }
    const auto axes = convention::turnAxes(*driven.row, driven.options, midway);
    const Vec3 turn = axes[0] * changesRad[0] + axes[1] * changesRad[1] + axes[2] * changesRad[2];
    return math::toDegrees(math::Radians{math::length(turn)}).value;
}

void poseShip(AppState& state, const Quat& worldFromBody) {
    state.tickTurnRad = state.tickTurnRad + turnBetween(state.attitude, worldFromBody);
    state.attitude = worldFromBody;
}

}  // namespace

Vec3 keyAxis(const Convention& row, const ReadingOptions& options, std::size_t slot) {
    if (slot >= row.angleCount) {
        return {};
    }
    if (slot < 2 || !math::isProper(row.order)) {
        return convention::turnAxis(row, options, slot);
    }
    const int left =
        3 - convention::shipAxis(row, options, 0) - convention::shipAxis(row, options, 1);
    // The sign of the positive keys: right wing down, nose up, nose right.
    return unitAxis(left) * (left == 0 ? 1.0 : -1.0);
}

void startAngleDrive(AppState& state) {
    state.angleDrive = {};
    const Driven driven = drivenBy(state);
    if (state.drive == Drive::Quaternion || driven.row == nullptr) {
        return;
    }
    AngleDrive& drive = state.angleDrive;
    drive.selection = selectionText(*selectedCard(state));
    drive.anglesRad = convention::exactAngles(*driven.row, driven.options, state.attitude);
    drive.attitude = convention::pose(*driven.row, driven.options, drive.anglesRad);
    if (state.drive == Drive::Angles) {
        state.attitude = drive.attitude;
    }
}

bool restartAngleDrive(AppState& state) {
    const Quat before = state.attitude;
    startAngleDrive(state);
    if (math::angleBetween(before, state.attitude).value < kElsewhereRad) {
        return false;
    }
    restartFed(state);
    return true;
}

bool followSelectedCard(AppState& state) {
    const Card* const card = selectedCard(state);
    const std::string selection = card == nullptr ? std::string() : selectionText(*card);
    if (state.drive == Drive::Quaternion) {
        return false;
    }
    if (withoutPolicy(selection) == withoutPolicy(state.angleDrive.selection)) {
        state.angleDrive.selection = selection;
        return false;
    }
    return restartAngleDrive(state);
}

void turnAngles(AppState& state, Vec3 keyTurnRad) {
    const Driven driven = drivenBy(state);
    if (driven.row == nullptr || keyTurnRad == Vec3{}) {
        return;
    }
    AngleDrive& drive = state.angleDrive;
    std::array<double, 3> changesRad{};
    std::array<double, 3> anglesRad = drive.anglesRad;
    for (std::size_t slot = 0; slot < driven.row->angleCount; ++slot) {
        changesRad[slot] = math::dot(keyTurnRad, keyAxis(*driven.row, driven.options, slot));
        anglesRad[slot] += changesRad[slot];
    }
    const Quat posed = convention::pose(*driven.row, driven.options, anglesRad);
    if (state.drive == Drive::Angles) {
        state.turnedDeg += pathDeg(driven, drive.anglesRad, changesRad);
        poseShip(state, posed);
    }
    drive.anglesRad = anglesRad;
    drive.attitude = posed;
}

void turnBodyAndFollow(AppState& state, Vec3 turnRad) {
    const Driven driven = drivenBy(state);
    if (driven.row == nullptr || turnRad == Vec3{}) {
        return;
    }
    const Convention& row = *driven.row;
    AngleDrive& drive = state.angleDrive;
    const Quat turned = math::renormalized(state.attitude * math::fromRotationVector(turnRad));
    const convention::FrameId frame = convention::frameOf(row, driven.options);
    const math::Triple before{row.signs[0] * drive.anglesRad[0], row.signs[1] * drive.anglesRad[1],
                              row.signs[2] * drive.anglesRad[2]};
    const math::Triple nearest =
        math::decomposeNearest(convention::toFrame(turned, frame), row.order, before, 0.0);
    drive.anglesRad = {row.signs[0] * nearest.first, row.signs[1] * nearest.middle,
                       row.angleCount < 3 ? 0.0 : row.signs[2] * nearest.third};
    drive.attitude = convention::pose(row, driven.options, drive.anglesRad);
    state.turnedDeg += math::toDegrees(math::angleBetween(state.attitude, drive.attitude)).value;
    poseShip(state, drive.attitude);
}

std::optional<LostFreedom> lostFreedom(const Convention& row, const ReadingOptions& options,
                                       const std::array<double, 3>& anglesRad) {
    if (row.angleCount < 3) {
        return std::nullopt;
    }
    const auto axes = convention::turnAxes(row, options, anglesRad);
    const double cosine = math::dot(axes[0], axes[2]);
    LostFreedom lost;
    lost.names = {row.names[0], row.names[2]};
    lost.opposite = cosine < 0.0;
    lost.freedom = std::min(1.0, math::length(math::cross(axes[0], axes[2])));
    lost.betweenDeg =
        math::toDegrees(math::Radians{std::atan2(lost.freedom, std::abs(cosine))}).value;
    const Vec3 third = keyAxis(row, options, 2);
    lost.alike = {keyAlong(keyAxis(row, options, 0)), keyAlong(lost.opposite ? -third : third)};
    return lost;
}

std::optional<LostFreedom> lostFreedom(const AppState& state) {
    const Driven driven = drivenBy(state);
    if (driven.row == nullptr || state.angleDrive.selection.empty()) {
        return std::nullopt;
    }
    return lostFreedom(*driven.row, driven.options, state.angleDrive.anglesRad);
}

}  // namespace gimbalscope::sim
