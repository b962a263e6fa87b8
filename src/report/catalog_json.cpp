// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// list --format json: one object a line.
#include <nlohmann/json.hpp>

#include "report/catalog.h"
#include "report/entry.h"
#include "sim/command.h"

namespace gimbalscope::report {
namespace {

using Json = nlohmann::ordered_json;

Json vector(math::Vec3 v) { return {v.x, v.y, v.z}; }

Json rowObject(const convention::Convention& row) {
    Json angles = Json::array();
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        angles.push_back(row.names[row.shown[i]]);
    }
    Json policies = Json::array();
    for (const std::string_view policy : convention::policyNames()) {
        if (!convention::objection(row, *convention::policyFromName(policy))) {
            policies.push_back(policy);
        }
    }
    return {{"id", row.id},
            {"title", row.title},
            {"source", row.source},
            {"angles", angles},
            {"unit", convention::unitText(row)},
            {"arithmetic", convention::name(row.arithmetic)},
            {"quantise", convention::name(row.quantise)},
            {"frame", convention::frame(row.frame).name},
            {"intrinsic", convention::intrinsicReading(row)},
            {"extrinsic", convention::extrinsicReading(row)},
            {"policies", policies}};
}

}  // namespace

std::string catalogJson() {
    std::string lines;
    for (const convention::Convention& row : convention::catalog()) {
        lines += rowObject(row).dump() + "\n";
    }
    return lines;
}

std::string rowJson(const convention::Convention& row) { return rowObject(row).dump() + "\n"; }

std::string framesJson() {
    std::string lines;
    for (const convention::Frame& frame : convention::frames()) {
        const Json object{{"name", frame.name},
                          {"description", frame.description},
                          {"forward", vector(frame.forward)},
                          {"right", vector(frame.right)},
                          {"up", vector(frame.up)}};
        lines += object.dump() + "\n";
    }
    return lines;
}

std::string commandsJson() {
    std::string lines;
    for (const sim::CommandWords& words : sim::commandTable()) {
        const Json object{
            {"command", words.word}, {"arguments", words.arguments}, {"meaning", words.meaning}};
        lines += object.dump() + "\n";
    }
    return lines;
}

}  // namespace gimbalscope::report
