// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A lesson on paper: one HTML file that needs nothing beside it and prints on A4. The steps with
// their pictures and questions to be answered by pen, the table of numbers, and the answers on a
// page of their own.
#pragma once

#include <string>
#include <vector>

#include "lesson/solve.h"

namespace gimbalscope::report {

/// A picture of a step, counted from 0; an answer's is on the answers' page.
struct HandoutPicture {
    std::size_t step = 0;
    bool isAnswer = false;
    std::string source;  ///< of an img element: a data: address
    int width = 0, height = 0;
};

/// In the lesson's language; `solved` is what came of it. Every text is escaped.
std::string handoutHtml(const lesson::Lesson& lesson, const lesson::Solved& solved,
                        const std::vector<HandoutPicture>& pictures);

}  // namespace gimbalscope::report
