// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A convention of one's own: the choices that make a row, as a value that can be edited, compared,
// written to a file and started from any row of the catalog. rowOf makes the row that everything
// else reads; it owns its texts, so keep the pointer as long as the row is in use.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "convention/reading.h"

namespace gimbalscope::convention {

/// Everything per angle is in intrinsic order. The default is the order ZYX in degrees in our own
/// axes by the closed form.
struct Custom {
    std::string name = "yours";  ///< the row's id: letters, digits, - and _
    std::string title;           ///< one line; made of the choices when empty
    FrameId frame = FrameId::World;
    math::AxisOrder order{};
    bool extrinsic = false;  ///< how the order is read and the angles are listed; the same rotation
    std::array<int, 3> signs{1, 1, 1};
    std::array<std::string, 3> names{"z", "y", "x"};
    Units units{};
    std::array<std::uint8_t, 3> shown{0, 1, 2};  ///< display order: indices into names
    std::uint8_t angleCount = 3;                 ///< 2: the third angle does not exist
    Layout layout = Layout::Xyzw;
    Route route = Route::ClosedForm;
    std::string publishedBy;  ///< the catalog row whose formula it is; route Published only
    Policy policy = Policy::AsPublished;
    double tau = math::kDefaultTau;  ///< half width of the cap, 0 to kLargestTau
    Arithmetic arithmetic = Arithmetic::Float64;
    Quantise quantise = Quantise::None;
    friend bool operator==(const Custom&, const Custom&) = default;
};

/// The widest cap: within 0.1 rad of r/n an angle would be held over 11 degrees from the pole.
inline constexpr double kLargestTau = 0.1;
inline constexpr std::size_t kLongestName = 32, kLongestTitle = 100;

/// Why a text cannot be the name of a convention or an angle, as a sentence; empty when it can.
std::string plainNameObjection(std::string_view name);

/// Why no row can be made of it, as a sentence; nullopt when one can.
std::optional<std::string> problem(const Custom& custom);

/// The row. It must have no problem; the name may be that of a catalog row, which it then hides
/// nowhere but where it is given by itself.
std::shared_ptr<const Convention> rowOf(const Custom& custom);
/// Policy and cap; everything else is the row's own.
ReadingOptions optionsOf(const Custom& custom);

/// A starting point that reads and decodes as the catalog's row does: its formula, its names, and
/// as policy as-published.
Custom customFrom(const Convention& row);

/// Three letters, upper case intrinsic ("ZYX"), lower case extrinsic ("xyz" for the same rotation).
std::string orderText(const Custom& custom);
/// Takes such letters. An angle keeps sign, name and unit with its axis where both orders turn
/// about it once; a published formula for another order gives way to the closed form. False, and
/// nothing changed, when they are no order.
bool setOrder(Custom& custom, std::string_view letters);

/// The catalog rows whose published formula could serve with this order.
std::vector<std::string_view> formulasFor(math::AxisOrder order);

}  // namespace gimbalscope::convention
