// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sentences.
#include "convention/explanation.h"

namespace gimbalscope::convention {

std::string_view explanation(Policy policy) {
    switch (policy) {
        case Policy::AsPublished:
            return "The formula as it is, with all that it does at the pole.";
        case Policy::Clamp:
            return "The formula with asin's argument kept within -1 and 1: no NaN, but what "
                   "rounding makes of the other two angles at the pole stays.";
        case Policy::Ue4:
            return "Unreal Engine 4's branch: within 0.08 degrees of the pole pitch is set to 90 "
                   "degrees, yaw is read as usual and roll takes the rest.";
        case Policy::Principal:
            return "The closed form without memory: the rotation is right everywhere, but at the "
                   "pole it is chance how two angles share their sum.";
        case Policy::PinFirst:
            return "Within the cap the first angle is 0 and the third takes all of the turn that "
                   "they share.";
        case Policy::PinThird:
            return "Within the cap the third angle is 0 and the first takes all of the turn that "
                   "they share.";
        case Policy::KeepLast:
            return "Within the cap the part that cannot be read keeps the value it had before, so "
                   "that nothing jumps on the way in.";
        case Policy::Nearest:
            return "Of all angles that mean the attitude those nearest to the ones before: flown "
                   "through the pole they go on past 90 degrees and never jump.";
    }
    return {};
}

std::string_view explanation(Route route) {
    switch (route) {
        case Route::Published:
            return "The formula that this engine's own source has, to the last sign.";
        case Route::Textbook:
            return "Two atan2 and an asin, as in most books: the asin loses half of its digits "
                   "near the pole.";
        case Route::Matrix:
            return "From the matrix, the third angle measured after the first is fixed: right at "
                   "the pole, too.";
        case Route::ClosedForm:
            return "Sums and differences of half angles from the quaternion itself: as exact at "
                   "the pole as anywhere.";
    }
    return {};
}

std::string_view explanation(Layout layout) {
    return layout == Layout::Xyzw
               ? "The four numbers are taken as x y z w."
               : "The first number is taken for the scalar, whatever was handed over.";
}

}  // namespace gimbalscope::convention
