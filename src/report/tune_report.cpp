// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Layout of text and keys of JSON as docs/command-line.md has them.
#include "report/tune_report.h"

#include <array>
#include <cmath>

#include "report/json.h"
#include "report/row_text.h"
#include "report/table.h"
#include "text/numbers.h"
#include "tune/typed.h"

namespace gimbalscope::report {
namespace {

using convention::Convention;

constexpr std::array<std::string_view, 4> kForms{"quaternion", "matrix", "angles", "axis-angle"};
constexpr std::array<std::string_view, 4> kConfidences{"none", "ambiguous", "likely", "certain"};

void writeReading(JsonText& json, const tune::PasteReading& reading,
                  std::span<const Entry> entries) {
    json.open('{').key("sentence").string(reading.sentence);
    json.key("form").string(kForms[static_cast<std::size_t>(reading.form)]).key("id");
    if (reading.row != nullptr) {
        json.string(reading.row->id);
    } else {
        json.null();
    }
    json.key("frame").string(convention::frame(reading.frame).name);
    json.key("norm").number(reading.norm);
    writeQuaternion(json.key("attitude"), reading.worldFromBody);
    writeEntries(json.key("to"), entries);
    json.close('}');
}

/// "turn  90 degrees about  0 0 1": the shortest way from one to the other.
std::string turnLine(const math::Quat& turn) {
    const math::AxisAngle axis = math::toAxisAngle(turn);
    constexpr int kDecimals = 4;
    std::string line = "turn      " +
                       text::formatFixed(math::toDegrees(axis.angle).value, kDecimals) +
                       " degrees about";
    for (const double each : {axis.unitAxis.x, axis.unitAxis.y, axis.unitAxis.z}) {
        line += "  " + text::formatFixed(each, kDecimals);
    }
    return line + "  of A's own axes (forward, left, up)\n";
}

void writeAngles(JsonText& json, const Convention& row, const std::array<double, 3>& angles) {
    json.open('{');
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        const bool isWhole = tune::unitOf(row, slot) == convention::Unit::Rotator &&
                             angles[slot] == std::round(angles[slot]);
        json.key(row.names[slot]);
        if (isWhole) {
            json.number(static_cast<std::int64_t>(angles[slot]));
        } else {
            json.number(angles[slot]);
        }
    }
    json.close('}');
}

/// Rotator units whole, degrees with four decimals, radians with six.
std::string angleText(const Convention& row, std::size_t slot, double angle) {
    constexpr std::array<int, 3> kDecimals{4, 6, 0};
    const auto unit = static_cast<std::size_t>(tune::unitOf(row, slot));
    return text::formatFixed(angle, kDecimals[unit]);
}

std::vector<TableCell> anglesLine(const std::string& name, const Convention& row,
                                  const std::array<double, 3>& angles) {
    std::vector<TableCell> line{{"  " + name}};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::size_t slot = row.shown[i];
        line.push_back({std::string(row.names[slot])});
        line.push_back({angleText(row, slot, angles[slot]), true});
    }
    return line;
}

std::string typedBlock(const std::string& text) {
    std::string block = "  type    ";
    for (const char c : text) {
        block += c;
        block += c == '\n' ? "          " : "";
    }
    return block + "\n";
}

}  // namespace

std::string pasteText(const PasteReport& report) {
    const std::vector<tune::PasteReading>& readings = report.paste.readings;
    const bool isOne = readings.size() == 1;
    std::string text;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const std::string number = isOne ? "taken for " : std::to_string(i + 1) + "  ";
        text += (i > 0 ? "\n" : "") + number + readings[i].sentence + "\n";
        text += attitudeText(readings[i].worldFromBody);
        if (!report.entries[i].empty()) {
            text += "\n" + entriesText(report.entries[i]);
        }
    }
    return text;
}

std::string pasteJson(const PasteReport& report) {
    JsonText json;
    const tune::Paste& paste = report.paste;
    json.open('{').key("confidence");
    json.string(kConfidences[static_cast<std::size_t>(paste.confidence)]);
    json.key("readings").open('[');
    for (std::size_t i = 0; i < paste.readings.size(); ++i) {
        writeReading(json, paste.readings[i], report.entries[i]);
    }
    json.close(']').key("error");
    if (paste.error.empty()) {
        json.null();
    } else {
        json.string(paste.error);
    }
    return std::move(json.close('}')).line();
}

std::string relativeText(const RelativeReport& report) {
    std::string text =
        "B as A sees it\n" + attitudeText(report.bodyAFromBodyB) + turnLine(report.bodyAFromBodyB);
    if (!report.entries.empty()) {
        text += "\n" + entriesText(report.entries);
    }
    if (report.worldFromCarried) {
        text += "\nC after the same turn\n" + attitudeText(*report.worldFromCarried);
        if (!report.carriedEntries.empty()) {
            text += "\n" + entriesText(report.carriedEntries);
        }
    }
    return text;
}

std::string relativeJson(const RelativeReport& report) {
    JsonText json;
    const math::AxisAngle turn = math::toAxisAngle(report.bodyAFromBodyB);
    writeQuaternion(json.open('{').key("relative"), report.bodyAFromBodyB);
    json.key("axis").open('[').number(turn.unitAxis.x).number(turn.unitAxis.y);
    json.number(turn.unitAxis.z).close(']');
    json.key("angle_deg").number(math::toDegrees(turn.angle).value);
    writeEntries(json.key("to"), report.entries);
    json.key("carried");
    if (report.worldFromCarried) {
        writeQuaternion(json.open('{').key("attitude"), *report.worldFromCarried);
        writeEntries(json.key("to"), report.carriedEntries);
        json.close('}');
    } else {
        json.null();
    }
    return std::move(json.close('}')).line();
}

std::string turnText(const TurnReport& report) {
    std::string text =
        "turn by " + text::formatShortest(report.turn.angle.value) + " degrees about " +
        (report.turn.aboutWorld ? "the world's " : "the ship's own ") + report.axis + "\nbefore  " +
        attitudeText(report.before) + "after   " + attitudeText(report.after);
    for (const TurnReport::Line& line : report.lines) {
        Table table;
        table.add({{line.id}});
        table.add(anglesLine("before", *line.row, line.typed.before));
        table.add(anglesLine("after", *line.row, line.typed.after));
        text += "\n" + table.text() + typedBlock(line.typed.text);
    }
    return text;
}

std::string turnJson(const TurnReport& report) {
    JsonText json;
    json.open('{').key("axis").string(report.axis).key("degrees").number(report.turn.angle.value);
    json.key("about").string(report.turn.aboutWorld ? "world" : "ship");
    writeQuaternion(json.key("before"), report.before);
    writeQuaternion(json.key("after"), report.after);
    json.key("to").open('[');
    for (const TurnReport::Line& line : report.lines) {
        json.open('{').key("id").string(line.id).key("before");
        writeAngles(json, *line.row, line.typed.before);
        writeAngles(json.key("after"), *line.row, line.typed.after);
        json.key("type").string(line.typed.text).close('}');
    }
    return std::move(json.close(']').close('}')).line();
}

}  // namespace gimbalscope::report
