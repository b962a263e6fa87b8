// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is typed or pasted into the field for an attitude: what the command `attitude` takes, and
// everything that tune::readPaste knows. What it was taken for, in sentences, and the same attitude
// as the world and the selected card write it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sim/readout.h"

namespace gimbalscope::ui {

/// One way to read what was typed.
struct AttitudeTake {
    std::string sentence;      ///< "a quaternion w x y z, as GLM's constructor takes it"
    math::Quat worldFromBody;  ///< unit, our axes
};

struct AttitudeText {
    std::vector<AttitudeTake> takes;  ///< likeliest first, no two the same; empty: error
    bool isDoubtful = false;          ///< not even the first may be taken without asking
    std::string error;                ///< a sentence
};

/// Reads it. Three numbers alone are heading, nose up and bank, as for the command; what they are
/// as angles of the card follows as a second reading, as do other numbers that only the card
/// explains.
AttitudeText readAttitude(const sim::AppState& state, const sim::Readout& card,
                          std::string_view typed);

/// "heading 30.00°  nose up 20.00°  bank 40.00°".
std::string worldTwin(const math::Quat& worldFromBody);
/// The principal angles of a card's convention: "urot: pitch 3641  yaw 5461  roll 7282 (rotator)".
std::string cardTwin(const sim::Readout& card, const math::Quat& worldFromBody);

}  // namespace gimbalscope::ui
