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
using convention::FrameId;
using convention::Unit;

constexpr std::array kUnits{Unit::Degrees, Unit::Radians, Unit::Rotator};
// An attitude that no change of frame leaves as it is.
constexpr math::Quat kTilted{0.1, 0.3, 0.5, 0.8};

class Faults {
public:
    Faults(const CheckedRow& checked, const AttitudeKind& kind)
        : right_(rightVariant(checked)),
          count_(checked.row->angleCount),
          kind_(kind),
          own_(frameOf(right_.row, right_.options)) {
        addUnits();
        addColumns();
        addSigns();
        addOrders();
        addInverse();
        addLayouts();
        addFrames();
    }

    std::vector<CheckVariant> take() { return std::move(all_); }

private:
    std::string nameOf(std::size_t slot) const { return std::string(right_.row.names[slot]); }

    CheckVariant& add(Fault fault, std::string words) {
        CheckVariant variant = right_;
        variant.fault = fault;
        variant.words = std::move(words);
        return all_.emplace_back(std::move(variant));
    }

    // All angles in another unit, then one of them, then two.
    void addUnits() {
        for (const Unit unit : kUnits) {
            const convention::Units units = convention::each(unit);
            if (units != right_.row.units) {
                add(Fault::Unit, "the angles are in " + std::string(convention::name(unit)) +
                                     ", not in " + unitText(right_.row))
                    .row.units = units;
            }
        }
        for (std::size_t changed = 1; changed < count_; ++changed) {
            addUnits(0, changed, right_.row.units, "");
        }
    }

    // From this angle on, `changed` more in another unit.
    void addUnits(std::size_t slot, std::size_t changed, const convention::Units& units,
                  const std::string& words) {
        if (changed == 0) {
            add(Fault::Unit, words).row.units = units;
            return;
        }
        if (slot == count_) {
            return;
        }
        for (const Unit unit : kUnits) {
            if (unit == right_.row.units[slot]) {
                addUnits(slot + 1, changed, units, words);
                continue;
            }
            convention::Units other = units;
            other[slot] = unit;
            addUnits(slot + 1, changed - 1, other,
                     words + (words.empty() ? "" : ", ") + nameOf(slot) + " is in " +
                         std::string(convention::name(unit)) + ", not in " +
                         std::string(convention::name(right_.row.units[slot])));
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
            CheckVariant& variant = add(Fault::Columns, words);
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
            CheckVariant& variant = add(signs == 1 ? Fault::Sign : Fault::Handedness, words);
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
            const bool isRepeated = count_ == 2 && isProper(order);  // the third axis is nobody's
            if (order != right_.row.order && !isRepeated) {
                const auto letters = math::letters(order);
                add(Fault::Order, "the turns are about other axes: order " +
                                      std::string(letters.begin(), letters.begin() + count_))
                    .row.order = order;
            }
        }
    }

    void addPermutedTurns(const std::array<std::uint8_t, 3>& from) {
        const math::AxisOrder order = right_.row.order;
        const math::AxisOrder permuted{axisAt(order, from[0]), axisAt(order, from[1]),
                                       axisAt(order, from[2])};
        if (permuted.first == permuted.middle || permuted.middle == permuted.third) {
            return;  // two turns about one axis are one
        }
        const bool isReversed = count_ == 2 || (from[0] == 2 && from[1] == 1);
        std::string words = "the turns are in another order:";
        for (std::size_t slot = 0; slot < count_; ++slot) {
            words += (slot == 0 ? " " : ", ") + nameOf(from[slot]);
        }
        words += isReversed ? "; intrinsic and extrinsic are mixed up" : "";
        CheckVariant& variant = add(Fault::Order, words);
        variant.row.order = permuted;
        for (std::size_t slot = 0; slot < 3; ++slot) {
            variant.row.signs[slot] = right_.row.signs[from[slot]];
            variant.row.units[slot] = right_.row.units[from[slot]];
            variant.columnOfSlot[slot] = right_.columnOfSlot[from[slot]];
        }
    }

    void addInverse() {
        const bool isMatrix = kind_.form == AttitudeForm::Matrix;
        add(isMatrix ? Fault::Transposed : Fault::Inverse,
            isMatrix
                ? "the matrix is transposed: world to ship instead of ship to world"
                : "the angles are those of the inverse, world to ship: a conjugated quaternion "
                  "or a transposed matrix")
            .inverse = true;
    }

    void addLayouts() {
        if (kind_.form == AttitudeForm::Quat) {
            add(Fault::Layout, "the quaternion is taken as w x y z, but is x y z w").layout =
                QuatLayout::ScalarFirst;
            add(Fault::Layout, "the quaternion is taken as x y z w, but is w x y z").layout =
                QuatLayout::ScalarLast;
        }
    }

    // Mirroring all three axes changes no rotation: of frames that are alike but for that, one is
    // enough. First those in which the attitude may really be, then those it may have been carried
    // into, in both cases by a name that people know.
    void addFrames() {
        for (const convention::Frame& really : convention::frames()) {
            const auto into = std::find_if(
                convention::allFrames().begin(), convention::allFrames().end(),
                [&](const convention::Frame& frame) { return isAsIfIn(really.id, frame.id); });
            addFrame(*into, "the attitude is in the axes of @" + std::string(really.name) +
                                ", not of @" + nameOf(kind_.frame));
        }
        for (const convention::Frame& into : convention::allFrames()) {
            addFrame(into, "the attitude is carried into the axes of @" + std::string(into.name) +
                               " instead of @" + nameOf(own_));
        }
    }

    void addFrame(const convention::Frame& into, std::string words) {
        const bool isKnown = std::any_of(
            triedFrames_.begin(), triedFrames_.end(),
            [&](FrameId each) { return toFrame(kTilted, each) == toFrame(kTilted, into.id); });
        if (!isKnown) {
            triedFrames_.push_back(into.id);
            add(Fault::Frame, std::move(words)).options.frame = into.id;
        }
    }

    // Whether carrying an attitude that is really in those axes into these gives what carrying it
    // from its own into the row's would have given.
    bool isAsIfIn(FrameId really, FrameId into) const {
        const math::Quat taken = fromFrame(toFrame(kTilted, really), kind_.frame);
        return toFrame(taken, into) == toFrame(kTilted, own_);
    }

    static std::string nameOf(FrameId id) { return std::string(convention::frame(id).name); }

    std::vector<CheckVariant> all_;
    CheckVariant right_;
    std::uint8_t count_;
    AttitudeKind kind_;
    FrameId own_;
    std::vector<FrameId> triedFrames_{own_};  ///< each different from the ones before it
};

// What a program with the fault takes the pair's attitude for. Of two angles: what they can show
// of it, as most of what a fault makes of an attitude is beyond them.
math::Quat readAs(const AttitudeKind& kind, const Pair& pair, const CheckVariant& variant) {
    const math::Quat attitude = attitudeOf(kind, pair, variant.layout);
    const math::Quat read = variant.inverse ? conjugate(attitude) : attitude;
    if (variant.fault == Fault::None || variant.row.angleCount == 3) {
        return read;
    }
    return pose(variant.row, variant.options, exactAngles(variant.row, variant.options, read));
}

}  // namespace

CheckVariant rightVariant(const CheckedRow& checked) {
    CheckVariant variant{.words = {}, .row = *checked.row, .options = checked.options};
    for (std::uint8_t i = 0; i < checked.row->angleCount; ++i) {
        variant.columnOfSlot[checked.row->shown[i]] = i;
    }
    return variant;
}

std::vector<CheckVariant> faultyVariants(const CheckedRow& checked, const AttitudeKind& kind) {
    return Faults(checked, kind).take();
}

double errorDeg(const AttitudeKind& kind, const Pair& pair, const CheckVariant& variant) {
    std::array<double, 3> angles{};
    for (std::size_t slot = 0; slot < variant.row.angleCount; ++slot) {
        angles[slot] = pair.columns[variant.columnOfSlot[slot]];
    }
    const std::optional<math::Quat> pose = decode(variant.row, variant.options, angles);
    return pose ? toDegrees(angleBetween(readAs(kind, pair, variant), *pose)).value : std::nan("");
}

double poleDistanceDeg(const AttitudeKind& kind, const Pair& pair, const CheckVariant& variant) {
    const math::Quat inFrame =
        toFrame(readAs(kind, pair, variant), frameOf(variant.row, variant.options));
    return toDegrees(poleDistance(inFrame, variant.row.order)).value;
}

}  // namespace gimbalscope::tune
