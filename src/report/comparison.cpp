// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Comparisons written out.
#include "report/comparison.h"

#include "report/json_text.h"
#include "report/row_text.h"
#include "report/table.h"
#include "text/counts.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

std::string attitudeWords(const math::Quat& worldFromBody) {
    const convention::HeadingNoseBank at = convention::headingNoseBank(worldFromBody);
    return "heading " + text::formatFixed(at.heading.value, 2) + ", nose up " +
           text::formatFixed(at.noseUp.value, 2) + ", bank " + text::formatFixed(at.bank.value, 2);
}

std::string differenceText(const tune::Difference& difference) {
    std::string line = "the two poses differ by " + shortNumber(difference.worstDeg) +
                       " deg at most, " + shortNumber(difference.medianDeg) + " in the median";
    if (difference.worstDeg > 0.0) {
        line += " (most at " + attitudeWords(difference.worstAt) + ")";
    }
    if (difference.onlyOnePoses > 0) {
        line += "; at " + text::counted(difference.onlyOnePoses, "attitude") +
                " only one of them poses the ship";
    }
    return line + "\n";
}

void qualityObject(JsonText& json, const std::string& name, const tune::Quality& quality) {
    json.open('{').key("id").string(name);
    json.key("nan_share").number(quality.nanShare());
    json.key("pole_nan_share").number(quality.poleNanShare());
    json.key("worst_deg").number(quality.worstDeg).key("median_deg").number(quality.medianDeg);
    json.key("pole_worst_deg").number(quality.poleWorstDeg);
    json.key("through_pole_pose_step_deg").number(quality.throughPoseStepDeg);
    json.key("through_pole_angle_step_deg").number(quality.throughAngleStepDeg);
    json.key("past_pole_pose_step_deg").number(quality.pastPoseStepDeg);
    json.key("past_pole_angle_step_deg").number(quality.pastAngleStepDeg);
    const math::Quat& at = quality.worstAt;
    json.key("worst_at").open('[').number(at.x).number(at.y).number(at.z).number(at.w);
    json.close(']').close('}');
}

}  // namespace

std::string comparisonText(const Comparison& comparison) {
    const auto contests = tune::contests(comparison.firstQuality, comparison.secondQuality);
    Table table;
    table.add({{"less is better"}, {}, {comparison.first, true}, {comparison.second, true}, {}});
    for (const tune::Contest& each : contests) {
        table.add({{std::string(each.quantity)},
                   {std::string(each.unit)},
                   {shortNumber(each.first), true},
                   {shortNumber(each.second), true},
                   {each.better == 0
                        ? "equal"
                        : "better: " + (each.better == 1 ? comparison.first : comparison.second)}});
    }
    std::string result = table.text() + "\n" + differenceText(comparison.difference);
    for (const auto& [name, quality] : {std::pair{&comparison.first, &comparison.firstQuality},
                                        {&comparison.second, &comparison.secondQuality}}) {
        result += *name + " is worst at " + attitudeWords(quality->worstAt) + "\n";
    }
    return result + tune::verdict(contests, comparison.first, comparison.second) + "\n";
}

std::string comparisonJson(const Comparison& comparison) {
    const auto contests = tune::contests(comparison.firstQuality, comparison.secondQuality);
    JsonText json;
    json.open('{').key("samples").number(comparison.firstQuality.readings);
    json.key("variants").open('[');
    qualityObject(json, comparison.first, comparison.firstQuality);
    qualityObject(json, comparison.second, comparison.secondQuality);
    json.close(']').key("contests").open('[');
    for (const tune::Contest& each : contests) {
        json.open('{').key("quantity").string(each.quantity).key("unit").string(each.unit);
        json.key("values").open('[').number(each.first).number(each.second).close(']');
        json.key("better").number(std::int64_t{each.better}).close('}');
    }
    json.close(']').key("difference").open('{');
    json.key("worst_deg").number(comparison.difference.worstDeg);
    json.key("median_deg").number(comparison.difference.medianDeg);
    json.key("only_one_poses").number(comparison.difference.onlyOnePoses).close('}');
    json.key("better").number(std::int64_t{tune::better(contests)}).close('}');
    return std::move(json).line();
}

}  // namespace gimbalscope::report
