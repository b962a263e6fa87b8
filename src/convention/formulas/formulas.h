// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The published formulas, one file each, as the engines print them and with their faults: the fault
// is the specification. Each is a template on the scalar, instantiated for double, float and Half,
// and keeps the published order of operations and constants. Input is the attitude in the engine's
// own axes, at whatever scale; output is angles in the row's unit, intrinsic order, the engine's
// signs.
#pragma once

#include "convention/convention.h"

namespace gimbalscope::convention::formulas {

/// QuatToRotator of the Unreal Wiki's page "Quaternion Rotation": atan2, atan2 and an unguarded
/// asin, in rotator units. Flickers and gives NaN at the vertical; (0,0,0) for a zero quaternion.
template <class T>
Extracted unrealWiki(const math::QuatOf<T>& q, bool clamped);

/// Unreal Engine 1 to 3 through the rotation matrix, roll measured after yaw is fixed; rotator
/// units. Never NaN for a unit quaternion, accurate at the pole. No asin: `clamped` changes
/// nothing.
template <class T>
Extracted unrealMatrix(const math::QuatOf<T>& q, bool clamped);

/// Unreal Engine 4's FQuat to FRotator, in degrees: snaps to +-90 where |zx - wy| > 0.4999995
/// (0.081 degrees), asin clamped. `clamped` changes nothing.
template <class T>
Extracted unreal4(const math::QuatOf<T>& q, bool clamped);

/// The same formula as the policy ue4 for another row of order z y x: its signs and unit.
template <class T>
Extracted unreal4For(const Convention& row, const math::QuatOf<T>& q);

/// What the script on the Construction Set wiki's page "Rotating an object about local angles"
/// takes from the matrix: degrees, no case for the pole, asin unguarded.
template <class T>
Extracted oblivionScript(const math::QuatOf<T>& q, bool clamped);

/// What an Oblivion actor keeps: z, then x, by textbook formulas; the bank is lost (third angle 0).
template <class T>
Extracted oblivionActor(const math::QuatOf<T>& q, bool clamped);

/// llRot2Euler as the Second Life viewer's library does it: atan2 only; within 0.025 degrees of the
/// pole x = 0, y = +-90 degrees. The pole test is not scaled by |q|^2. Radians.
template <class T>
Extracted lslViewer(const math::QuatOf<T>& q, bool clamped);

/// llRot2Euler as OpenSim does it: asin, and a cap of 0.362 degrees with x = 0. Accepts any scale;
/// a zero quaternion gives NaN (0/0). Radians.
template <class T>
Extracted openSim(const math::QuatOf<T>& q, bool clamped);

/// rot2roll_pitch_yaw by LindaB Helendale (Second Life wiki): asin unguarded, needs a unit
/// quaternion. Radians.
template <class T>
Extracted lslRollPitchYaw(const math::QuatOf<T>& q, bool clamped);

/// Textbook atan2 / asin (proper orders: acos), unguarded, for any row by its order, signs and
/// unit.
template <class T>
Extracted textbook(const Convention& row, const math::QuatOf<T>& q, bool clamped);

/// Through the matrix with the third angle measured after the first is fixed (Unreal Engine 1 to 3,
/// Mike Day), for any row by its order, signs and units: atan2 only, accurate at the pole.
template <class T>
Extracted matrixRoute(const Convention& row, const math::QuatOf<T>& q);

}  // namespace gimbalscope::convention::formulas
