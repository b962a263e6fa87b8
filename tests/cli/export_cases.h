// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What exported code is run with, and what the program itself says to it: a choice of conventions,
// policies, units and frames that covers every tree, attitudes for each, and the comparison.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "math/attitudes.h"
#include "tune/export.h"

namespace gimbalscope::test {

/// One exported module and how often it is asked.
struct ExportCase {
    tune::ExportRequest request;
    std::vector<math::Quat> attitudes;  ///< in the request's attitude frame, rounded to the row's
};                                      ///< arithmetic; each a step of one flight

/// Every published formula, every policy and quantisation, several units, orders and frames.
/// Names are v0, v1, ... In languages that have float32 only, everything is float32.
std::vector<ExportCase> exportCases(tune::Language language);

/// One answer: angles as shown (two or three), then the attitude that they were decoded to.
struct ExportAnswer {
    std::vector<double> angles;
    std::array<double, 4> attitude{};
};

/// What the program says, attitude by attitude. `given` are the code's own answers: the way back is
/// asked of the same angles.
std::vector<ExportAnswer> programAnswers(const ExportCase& each,
                                         const std::vector<ExportAnswer>& given);

/// How far two lists of answers are apart.
struct ExportDifference {
    long compared = 0, equal = 0;  ///< equal: every angle bit for bit
    long other = 0;                ///< named by another triple, or NaN on one side only
    double angleTurns = 0.0;       ///< largest difference of an angle, in turns
    double rotationRad = 0.0;      ///< largest angle between the attitudes named, `other` included
    double backRad = 0.0;          ///< largest difference of the way back, per component
};
ExportDifference compared(const ExportCase& each, const std::vector<ExportAnswer>& code);
/// The same with answers of the program that are there already.
ExportDifference comparedWith(const ExportCase& each, const std::vector<ExportAnswer>& program,
                              const std::vector<ExportAnswer>& code);
/// One of the program's answers; `given` is the code's, `memory` goes on.
ExportAnswer programAnswer(const ExportCase& each, const math::Quat& attitude,
                           const ExportAnswer& given, convention::PolicyMemory& memory);

/// "v0 x y z w" for every attitude of every case, one a line, in the order of the answers.
std::string exportInput(const std::vector<ExportCase>& cases);
/// The printed answers of a driver back in order. Fails the test when lines are missing.
std::vector<std::vector<ExportAnswer>> parsedAnswers(const std::vector<ExportCase>& cases,
                                                     const std::string& text);

}  // namespace gimbalscope::test
