// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The faults, one function a kind. Where two of them are the same function (a mirrored axis and two
// signs, a transposed matrix and an inverse) the words say so.
#include "tune/check_faults.h"

#include <algorithm>
#include <cmath>

#include "convention/turn_axes.h"

namespace gimbalscope::tune {

namespace {

using convention::Convention;
using convention::Unit;

class Faults {
public:
    Faults(const CheckedRow& checked, AttitudeForm form)
        : right_(rightVariant(checked)), count_(checked.row->angleCount), form_(form) {
        addUnits();
        addColumns();
        addSigns();
        addOrders();
        addInverse();
        addLayouts();
        addFrames();
    }

    std::vector<Variant> take() { return std::move(all_); }

private:
    std::string nameOf(std::size_t slot) const { return std::string(right_.row.names[slot]); }

    Variant& add(Fault fault, std::string words) {
        Variant variant = right_;
        variant.fault = fault;
        variant.words = std::move(words);
        return all_.emplace_back(std::move(variant));
    }

    void addUnits() {
        for (const Unit unit : {Unit::Degrees, Unit::Radians, Unit::Rotator}) {
            convention::Units units = right_.row.units;
            units.fill(unit);
            if (units != right_.row.units) {
                add(Fault::Unit, "the angles are in " + std::string(convention::name(unit)) +
                                     ", not in " +
                                     std::string(convention::name(right_.row.units[0])))
                    .row.units = units;
            }
        }
    }

    void addColumns() {
        std::array<std::uint8_t, 3> order{0, 1, 2};
        while (std::next_permutation(order.begin(), order.begin() + count_)) {
            std::string words = "the columns are permuted:";
            for (std::size_t slot = 0; slot < count_; ++slot) {
                if (order[slot] != slot) {
                    words += (words.back() == ':' ? " " : ", ") + nameOf(slot) + " stands under " +
                             nameOf(order[slot]);
                }
            }
            Variant& variant = add(Fault::Columns, words);
            for (std::size_t slot = 0; slot < count_; ++slot) {
                variant.columnOfSlot[slot] = right_.columnOfSlot[order[slot]];
            }
        }
    }

    void addSigns() {
        const unsigned all = (1U << count_) - 1U;
        for (unsigned negated = 1; negated <= all; ++negated) {
            std::string names;
            int signs = 0;
            for (std::size_t slot = 0; slot < count_; ++slot) {
                if ((negated >> slot & 1U) != 0) {
                    names += (names.empty() ? "" : " and ") + nameOf(slot);
                    ++signs;
                }
            }
            const std::string words =
                signs == 1       ? names + " has the wrong sign"
                : negated == all ? "all angles turn the other way round: the other handedness"
                                 : names +
                                       " have the wrong sign, as when one axis of the frame is "
                                       "mirrored: the other handedness";
            Variant& variant = add(signs == 1 ? Fault::Sign : Fault::Handedness, words);
            for (std::size_t slot = 0; slot < count_; ++slot) {
                variant.row.signs[slot] *= (negated >> slot & 1U) != 0 ? -1 : 1;
            }
        }
    }

    // Each angle about its own axis, the turns in another order; then the same slots, other axes.
    void addOrders() {
        std::array<std::uint8_t, 3> from{0, 1, 2};
        while (std::next_permutation(from.begin(), from.begin() + count_)) {
            addPermutedTurns(from);
        }
        for (const math::AxisOrder& order : math::allOrders()) {
            if (order != right_.row.order) {
                const auto letters = math::letters(order);
                add(Fault::Order, "the turns are about other axes: order " +
                                      std::string(letters.begin(), letters.end()))
                    .row.order = order;
            }
        }
    }

    void addPermutedTurns(const std::array<std::uint8_t, 3>& from) {
        const math::AxisOrder order = right_.row.order;
        const std::array<math::Axis, 3> axes{order.first, order.middle, order.third};
        const math::AxisOrder permuted{axes[from[0]], axes[from[1]], axes[from[2]]};
        if (permuted.first == permuted.middle || permuted.middle == permuted.third) {
            return;  // two turns about one axis are one
        }
        const bool isReversed = count_ == 3 && from[0] == 2 && from[1] == 1;
        std::string words = "the turns are in another order:";
        for (std::size_t slot = 0; slot < count_; ++slot) {
            words += (slot == 0 ? " " : ", ") + nameOf(from[slot]);
        }
        words += isReversed ? "; intrinsic and extrinsic are mixed up" : "";
        Variant& variant = add(Fault::Order, words);
        variant.row.order = permuted;
        for (std::size_t slot = 0; slot < 3; ++slot) {
            variant.row.signs[slot] = right_.row.signs[from[slot]];
            variant.row.units[slot] = right_.row.units[from[slot]];
            variant.columnOfSlot[slot] = right_.columnOfSlot[from[slot]];
        }
    }

    void addInverse() {
        const bool isMatrix = form_ == AttitudeForm::Matrix;
        add(isMatrix ? Fault::Transposed : Fault::Inverse,
            isMatrix
                ? "the matrix is transposed: world to ship instead of ship to world"
                : "the angles are those of the inverse, world to ship: a conjugated quaternion "
                  "or a transposed matrix")
            .inverse = true;
    }

    void addLayouts() {
        if (form_ == AttitudeForm::Quat) {
            add(Fault::Layout, "the quaternion is taken as w x y z, but is x y z w").layout =
                QuatLayout::ScalarFirst;
            add(Fault::Layout, "the quaternion is taken as x y z w, but is w x y z").layout =
                QuatLayout::ScalarLast;
        }
    }

    void addFrames() {
        const convention::FrameId own = frameOf(right_.row, right_.options);
        for (const convention::Frame& frame : convention::allFrames()) {
            if (frame.id == own) {
                continue;
            }
            const bool isMirrored = convention::handedness(frame.id) != convention::handedness(own);
            add(isMirrored ? Fault::Handedness : Fault::Frame,
                "the attitude is carried into the axes of @" + std::string(frame.name) +
                    " instead of @" + std::string(convention::frame(own).name) +
                    (isMirrored ? ", of the other handedness" : ""))
                .options.frame = frame.id;
        }
    }

    std::vector<Variant> all_;
    Variant right_;
    std::uint8_t count_;
    AttitudeForm form_;
};

math::Quat readAs(const AttitudeKind& kind, const Pair& pair, const Variant& variant) {
    const math::Quat attitude = attitudeOf(kind, pair, variant.layout);
    return variant.inverse ? conjugate(attitude) : attitude;
}

}  // namespace

Variant rightVariant(const CheckedRow& checked) {
    Variant variant{.words = {}, .row = *checked.row, .options = checked.options};
    for (std::uint8_t i = 0; i < checked.row->angleCount; ++i) {
        variant.columnOfSlot[checked.row->shown[i]] = i;
    }
    return variant;
}

std::vector<Variant> faultyVariants(const CheckedRow& checked, AttitudeForm form) {
    return Faults(checked, form).take();
}

double errorDeg(const AttitudeKind& kind, const Pair& pair, const Variant& variant) {
    std::array<double, 3> angles{};
    for (std::size_t slot = 0; slot < variant.row.angleCount; ++slot) {
        angles[slot] = pair.columns[variant.columnOfSlot[slot]];
    }
    const std::optional<math::Quat> pose = decode(variant.row, variant.options, angles);
    return pose ? toDegrees(angleBetween(readAs(kind, pair, variant), *pose)).value : std::nan("");
}

double poleDistanceDeg(const AttitudeKind& kind, const Pair& pair, const Variant& variant) {
    const math::Quat inFrame =
        toFrame(readAs(kind, pair, variant), frameOf(variant.row, variant.options));
    return toDegrees(poleDistance(inFrame, variant.row.order)).value;
}

}  // namespace gimbalscope::tune
