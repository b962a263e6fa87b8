// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is wrong with a lesson that no single line shows: what is missing, and what does not go
// together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.h"

namespace gimbalscope::lesson {

struct Complaint {
    int line = 1;
    std::string sentence;
    bool isRemark = false;  ///< it can be played all the same
    std::size_t step = 0;   ///< from 1; 0: the head
    /// The keyword that is missing; empty when what is wrong is there.
    std::string_view lacks{};
};
std::vector<Complaint> complaintsOf(const Lesson& lesson);

/// True when its solution answers its question once, with what can be an answer, and predicts
/// nothing where there is none. Else the ship stays held, and nothing that is found says anything.
bool canBePlayed(const Step& step);

}  // namespace gimbalscope::lesson
