// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/samples.h"

#include "report/json.h"
#include "report/row_text.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

constexpr int kMotionDecimals = 3;

math::Vec3 inDegrees(const math::Vec3& radians) { return radians * (180.0 / math::kPi); }

void writeVector(JsonText& json, const math::Vec3& vector) {
    json.open('[').number(vector.x).number(vector.y).number(vector.z).close(']');
}

void openSample(JsonText& json, const Sample& sample) {
    json.open('{').key("t").number(sample.t).key("method").string(sample.method);
}

void appendVector(std::string& line, const math::Vec3& vector, const CsvStyle& style) {
    for (const double each : {vector.x, vector.y, vector.z}) {
        appendNumber(line += ',', withoutNegativeZero(each), style);
    }
}

std::string vectorText(std::string_view name, const math::Vec3& vector, std::string_view unit) {
    const auto fixed = [](double value) { return text::formatFixed(value, kMotionDecimals); };
    return std::string(name) + "  x " + fixed(vector.x) + "  y " + fixed(vector.y) + "  z " +
           fixed(vector.z) + "  length " + fixed(math::length(vector)) + " " + std::string(unit);
}

}  // namespace

std::string samplesHeader(std::span<const Entry> entries, const SampleColumns& columns,
                          const CsvStyle& style) {
    std::string line = columns.method ? "t,method" : "t";
    if (columns.motion) {
        line +=
            ",rate_x_deg_s,rate_y_deg_s,rate_z_deg_s"
            ",acceleration_x_deg_s2,acceleration_y_deg_s2,acceleration_z_deg_s2";
    }
    for (const Entry& entry : entries) {
        appendNames(line, entry, style);
    }
    return line + "\n";
}

void appendSample(std::string& line, const Sample& sample, const SampleColumns& columns,
                  const CsvStyle& style) {
    text::appendShortest(line, withoutNegativeZero(sample.t));
    if (columns.method) {
        line.append(",").append(sample.method);
    }
    if (!columns.motion) {
        return;
    }
    if (!sample.motion) {
        line.append(6, ',');
        return;
    }
    appendVector(line, inDegrees(sample.motion->rateRadPerS), style);
    appendVector(line, inDegrees(sample.motion->accelerationRadPerS2), style);
}

std::string sampleJson(const Sample& sample, std::span<const Entry> entries) {
    JsonText json;
    openSample(json, sample);
    writeQuaternion(json.key("attitude"), sample.attitude);
    if (sample.motion) {
        json.key("motion").open('{');
        writeVector(json.key("rate_deg_per_s"), inDegrees(sample.motion->rateRadPerS));
        writeVector(json.key("acceleration_deg_per_s2"),
                    inDegrees(sample.motion->accelerationRadPerS2));
        json.close('}');
    }
    writeEntries(json.key("to"), entries);
    return std::move(json.close('}')).line();
}

std::string badSampleJson(const Sample& sample, std::string_view code, std::string_view message) {
    JsonText json;
    openSample(json, sample);
    json.key("error").open('{').key("code").string(code).key("message").string(message);
    return std::move(json.close('}').close('}')).line();
}

std::string sampleHeading(const Sample& sample) {
    return "t " + text::formatShortest(withoutNegativeZero(sample.t)) + "  " +
           std::string(sample.method) + "\n";
}

std::string sampleText(const Sample& sample, std::span<const Entry> entries) {
    std::string text = sampleHeading(sample) + attitudeText(sample.attitude);
    if (sample.motion) {
        text += vectorText("rate", inDegrees(sample.motion->rateRadPerS), "deg/s") + "\n";
        text +=
            vectorText("acceleration", inDegrees(sample.motion->accelerationRadPerS2), "deg/s^2") +
            "\n";
    }
    return text + "\n" + entriesText(entries);
}

}  // namespace gimbalscope::report
