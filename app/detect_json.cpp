// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The verdict as JSON.
#include <cmath>

#include "app/detect_report.h"
#include "report/json_text.h"
#include "tune/detect_names.h"

namespace gimbalscope::app {
namespace {

using report::JsonText;
using tune::Fit;

constexpr std::size_t kMostListed = 1000;

void addNames(JsonText& json, const tune::PairTable& table, const Fit& fit) {
    json.key("names").open('[');
    for (const tune::FrameName& name : frameNames(fit.hypothesis, table)) {
        json.open('{')
            .key("frame")
            .string(convention::frame(name.frame).name)
            .key("order")
            .string(orderText(fit.hypothesis, name.frame))
            .key("ship_to_world")
            .string(name.product)
            .key("world_to_ship")
            .string(name.inverse)
            .close('}');
    }
    json.close(']');
}

/// Catalog rows whose names for the angles are the columns', or those that have other ones.
void addIds(JsonText& json, const tune::PairTable& table, const Fit& fit, bool namesAgree) {
    json.key(namesAgree ? "ids" : "ids_by_other_names").open('[');
    for (const tune::CatalogName& name : catalogNames(fit.hypothesis, table.columnNames)) {
        if (name.namesAgree == namesAgree) {
            json.string(name.row->id);
        }
    }
    json.close(']');
}

void addFit(JsonText& json, const tune::PairTable& table, const Fit& fit) {
    json.open('{');
    addIds(json, table, fit, true);
    addIds(json, table, fit, false);
    json.key("unit")
        .string(tune::unitText(fit.hypothesis))
        .key("layout")
        .string(layoutText(fit.hypothesis.layout).empty() ? "as named"
                                                          : layoutText(fit.hypothesis.layout))
        .key("rms_deg")
        .number(fit.rmsDeg)
        .key("max_deg")
        .number(fit.maxDeg)
        .key("worst_line")
        .number(table.pairs[fit.worstPair].line);
    addNames(json, table, fit);
    json.close('}');
}

void addNext(JsonText& json, const tune::PairTable& table, const tune::Detection& detection) {
    json.key("next");
    if (!detection.next) {
        json.null();
        return;
    }
    const tune::NextMeasurement& next = *detection.next;
    const convention::HeadingNoseBank words = convention::headingNoseBank(next.worldFromBody);
    json.open('{')
        .key("heading")
        .number(words.heading.value)
        .key("nose_up")
        .number(words.noseUp.value)
        .key("bank")
        .number(words.bank.value)
        .key("attitude")
        .open('{');
    const std::vector<std::string> names = numberNames(table.kind);
    const std::vector<double> numbers = writeAttitude(table.kind, next.inFrame);
    for (std::size_t i = 0; i < names.size(); ++i) {
        json.key(names[i]).number(numbers[i]);
    }
    json.close('}').key("separation_deg").number(next.separationDeg).key("predictions").open('[');
    for (std::size_t i = 0; i < std::min(next.predictions.size(), kMostListed); ++i) {
        json.open('{');
        for (std::size_t column = 0; column < table.columnNames.size(); ++column) {
            json.key(table.columnNames[column]).number(next.predictions[i][column]);
        }
        json.close('}');
    }
    json.close(']').close('}');
}

void addBadRows(JsonText& json, const tune::PairTable& table, const tune::Detection& detection) {
    json.key("bad_rows");
    if (!detection.badRows) {
        json.null();
        return;
    }
    json.open('{')
        .key("count")
        .number(static_cast<std::int64_t>(detection.badRows->count))
        .key("lines")
        .open('[');
    for (const std::size_t pair : detection.badRows->pairs) {
        json.number(table.pairs[pair].line);
    }
    json.close(']')
        .key("remaining_without")
        .number(static_cast<std::int64_t>(detection.badRows->remaining))
        .key("without");
    addFit(json, table, detection.badRows->without);
    json.close('}');
}

std::string_view outcomeName(tune::Outcome outcome) {
    return outcome == tune::Outcome::One       ? "one"
           : outcome == tune::Outcome::Several ? "several"
                                               : "none";
}

}  // namespace

std::string detectionJson(const tune::PairTable& table, const tune::Detection& detection) {
    JsonText json;
    const bool isNone = detection.outcome == tune::Outcome::None;
    const auto tried = static_cast<std::int64_t>(detection.tried);
    json.open('{')
        .key("outcome")
        .string(outcomeName(detection.outcome))
        .key("rows")
        .number(static_cast<std::int64_t>(table.pairs.size()))
        .key("tried")
        .number(tried)
        .key("ways")
        .number(tried * tune::waysPerHypothesis())
        .key("remaining")
        .number(isNone ? std::int64_t{0} : static_cast<std::int64_t>(detection.fits.size()))
        .key("noise_deg")
        .number(detection.fits.front().rmsDeg / std::sqrt(3.0))
        .key(isNone ? "nearest" : "conventions")
        .open('[');
    for (std::size_t i = 0; i < std::min(detection.fits.size(), kMostListed); ++i) {
        addFit(json, table, detection.fits[i]);
    }
    json.close(']').key("reasons").open('[');
    for (const std::string& reason : detection.reasons) {
        json.string(reason);
    }
    json.close(']');
    addBadRows(json, table, detection);
    json.key("tolerance_for_one_deg");
    if (detection.toleranceForOneDeg) {
        json.number(*detection.toleranceForOneDeg);
    } else {
        json.null();
    }
    addNext(json, table, detection);
    json.close('}');
    return std::move(json).line();
}

}  // namespace gimbalscope::app
