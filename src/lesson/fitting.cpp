// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "lesson/fitting.h"

#include <algorithm>
#include <array>

#include "sim/lessons.h"
#include "sim/own_files.h"

namespace gimbalscope::lesson {
namespace {

// What is a person's own to choose, whatever is taught.
constexpr std::array<std::string_view, 16> kPersonal{
    "theme",       "text-size",   "full-screen",     "page", "task",      "help", "set-up",
    "blank",       "bind",        "lesson-language", "pad",  "dead-zone", "tool", "reduce-motion",
    "calm-motion", "invert-pitch"};

}  // namespace

std::string commandObjection(const sim::Command& command, bool isSolving) {
    if (std::holds_alternative<sim::Predict>(command)) {
        return isSolving ? std::string() : "only \"solve\" predicts";
    }
    const bool isOutside = (sim::needsFiles(command) && !sim::isOfLessons(command)) ||
                           std::holds_alternative<sim::ExportCode>(command) ||
                           std::holds_alternative<sim::TakePicture>(command) ||
                           std::holds_alternative<sim::PlaceWindow>(command) ||
                           std::holds_alternative<sim::ContinueFlight>(command) ||
                           std::holds_alternative<sim::DetectFrom>(command) ||
                           std::holds_alternative<sim::CheckAgainst>(command);
    const bool isOfThePast = std::holds_alternative<sim::Undo>(command) ||
                             std::holds_alternative<sim::Redo>(command) ||
                             std::holds_alternative<sim::Seek>(command) ||
                             std::holds_alternative<sim::TickBack>(command);
    const bool isOfLessons =
        sim::isOfLessons(command) || std::holds_alternative<sim::BeginStep>(command) ||
        std::holds_alternative<sim::ShowHint>(command) ||
        std::holds_alternative<sim::PutQuestion>(command) ||
        std::holds_alternative<sim::Given>(command) || std::holds_alternative<sim::Told>(command) ||
        std::holds_alternative<sim::MeetGoal>(command);
    const std::string first = sim::text(command).substr(0, sim::text(command).find(' '));
    const std::string word = "\"" + first + "\"";
    const bool isPersonal = std::ranges::find(kPersonal, first) != kPersonal.end();
    return isOutside     ? word + " is for files and windows and does not belong into a lesson"
           : isPersonal  ? word + " is for each person to choose, not for a lesson"
           : isOfThePast ? word + " needs a past, which a lesson has not"
           : isOfLessons ? word + " is what the program itself says during a lesson"
                         : std::string();
}

}  // namespace gimbalscope::lesson
