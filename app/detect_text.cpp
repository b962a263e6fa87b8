// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The verdict as text.
#include <cmath>

#include "app/detect_report.h"
#include "app/pair_table.h"
#include "report/table.h"
#include "text/numbers.h"
#include "tune/detect_names.h"

namespace gimbalscope::app {
namespace {

using convention::Unit;
using text::formatFixed;
using tune::Fit;
using tune::Hypothesis;

constexpr std::size_t kShown = 8;  ///< hypotheses in a table; the rest is counted

std::string frameText(convention::FrameId frame) {
    return " in @" + std::string(convention::frame(frame).name);
}

int decimalsOf(Unit unit) { return unit == Unit::Degrees ? 2 : unit == Unit::Radians ? 4 : 0; }

std::string lineText(const tune::PairTable& table, std::size_t pair) {
    return "line " + std::to_string(table.pairs[pair].line);
}

/// "label   text", the label as wide as in all such lines.
std::string labelled(const std::string& label, const std::string& text) {
    constexpr std::size_t kWidth = 16;
    return "  " + label + std::string(kWidth - label.size(), ' ') + text + "\n";
}

/// One hypothesis with all its names.
std::string inFull(const tune::PairTable& table, const Fit& fit) {
    const Hypothesis& hypothesis = fit.hypothesis;
    const std::vector<std::string>& columns = table.columnNames;
    const std::vector<tune::FrameName> names = frameNames(hypothesis, table);
    std::string text = "  " + mainName(hypothesis, table) + "\n\n";
    if (const std::string rows = catalogText(hypothesis, table); !rows.empty()) {
        text += labelled("in the catalog", rows);
    }
    text += labelled("fit", "rms " + formatFixed(fit.rmsDeg, 3) + ", at most " +
                                formatFixed(fit.maxDeg, 3) + " degrees (" +
                                lineText(table, fit.worstPair) + "); noise about " +
                                formatFixed(fit.rmsDeg / std::sqrt(3.0), 3) + " degrees an angle");
    if (const std::string layout = layoutText(hypothesis.layout); !layout.empty()) {
        text += labelled("layout", "not as the header says: " + layout);
    }
    if (const std::string range = rangeText(hypothesis, table); !range.empty()) {
        text += labelled("range", range);
    }
    text += labelled("order", intrinsicText(hypothesis, columns) + "   or   " +
                                  extrinsicText(hypothesis, columns));
    text += labelled("near level", effectText(hypothesis, columns));
    for (std::size_t i = 1; i < names.size(); ++i) {
        text +=
            labelled(i == 1 ? "in other axes" : "", names[i].product + frameText(names[i].frame));
    }
    return text + labelled("world to ship", names.front().inverse + frameText(names.front().frame));
}

/// Several hypotheses, a line each.
std::string inTable(const tune::PairTable& table, const std::vector<Fit>& fits) {
    report::Table lines;
    const auto right = [](std::string text) {
        return report::TableCell{.text = std::move(text), .alignRight = true};
    };
    lines.add({{"  "}, {""}, right("rms deg"), right("max deg"), {"in the catalog"}});
    for (std::size_t i = 0; i < std::min(fits.size(), kShown); ++i) {
        const std::string layout = layoutText(fits[i].hypothesis.layout);
        lines.add(
            {right(std::to_string(i + 1)),
             {mainName(fits[i].hypothesis, table) + (layout.empty() ? "" : " (" + layout + ")")},
             right(formatFixed(fits[i].rmsDeg, 3)),
             right(formatFixed(fits[i].maxDeg, 3)),
             {catalogText(fits[i].hypothesis, table)}});
    }
    std::string text = lines.text();
    if (fits.size() > kShown) {
        text += "    and " + grouped(static_cast<std::int64_t>(fits.size() - kShown)) + " more\n";
    }
    return text;
}

std::string directed(double angle, const std::string& positive, const std::string& negative) {
    return formatFixed(std::abs(angle), 0) + " " + (angle < 0.0 ? negative : positive);
}

std::string nextText(const tune::PairTable& table, const tune::Detection& detection) {
    const tune::NextMeasurement& next = *detection.next;
    const convention::HeadingNoseBank words = convention::headingNoseBank(next.worldFromBody);
    std::string text = "\nMeasure next: heading " + directed(words.heading.value, "right", "left") +
                       ", nose " + directed(words.noseUp.value, "up", "down") + ", bank " +
                       directed(words.bank.value, "right", "left") + "\n  as " +
                       wordOf(table.kind) + ":";
    const std::vector<std::string> names = numberNames(table.kind);
    const std::vector<double> numbers = writeAttitude(table.kind, next.inFrame);
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += " " + names[i] + "=" + formatFixed(numbers[i], 6);
    }
    const bool isSample = detection.fits.size() > tune::kMostCompared;
    text += std::string("\n  There any two of ") +
            (isSample ? std::to_string(tune::kMostCompared) + " of " : "") + "them differ by " +
            formatFixed(next.separationDeg, 1) + " degrees or more. They read it as\n\n";
    report::Table lines;
    std::vector<report::TableCell> head{{"  "}};
    for (const std::string& name : table.columnNames) {
        head.push_back({.text = name, .alignRight = true});
    }
    lines.add(head);
    for (std::size_t i = 0; i < std::min(next.predictions.size(), kShown); ++i) {
        std::vector<report::TableCell> cells{
            {.text = "  " + std::to_string(i + 1), .alignRight = true}};
        for (std::size_t column = 0; column < table.columnNames.size(); ++column) {
            cells.push_back(
                {.text = formatFixed(next.predictions[i][column],
                                     decimalsOf(detection.fits[i].hypothesis.units[column])),
                 .alignRight = true});
        }
        lines.add(std::move(cells));
    }
    return text + lines.text();
}

std::string badRowsText(const tune::PairTable& table, const tune::BadRows& bad) {
    std::string lines;
    for (const std::size_t pair : bad.pairs) {
        lines += (lines.empty() ? "" : ", ") + std::to_string(table.pairs[pair].line);
    }
    const bool isOne = bad.count == 1;
    std::string text = "\nBut without " + std::string(isOne ? "line " : "lines ") + lines +
                       (bad.count > bad.pairs.size() ? ", ..." : "");
    if (isOne) {
        const double error =
            errorDeg(table, table.pairs[bad.pairs.front()], bad.without.hypothesis);
        text += " (off by " + formatFixed(error, 1) + " degrees)";
    } else {
        text += " (" + counted(bad.count, "row") + ")";
    }
    return text +
           (bad.remaining == 1 ? " one convention explains the rest:\n\n"
                               : " " + grouped(static_cast<std::int64_t>(bad.remaining)) +
                                     " explain the rest, the best of them:\n\n") +
           inFull(table, bad.without);
}

std::string triedText(const tune::Detection& detection) {
    const auto tried = static_cast<std::int64_t>(detection.tried);
    return grouped(tried) + " different hypotheses (" + grouped(tried * tune::waysPerHypothesis()) +
           " ways to describe them)";
}

}  // namespace

std::string detectionText(const tune::PairTable& table, const tune::Detection& detection) {
    std::string text =
        counted(table.pairs.size(), "reading") + " against " + triedText(detection) + "\n\n";
    if (detection.outcome == tune::Outcome::One) {
        return text + "One convention explains them:\n\n" + inFull(table, detection.fits.front()) +
               "\nTo use it wherever an id stands: --format toml writes it as a file.\n";
    }
    if (detection.outcome == tune::Outcome::None) {
        text +=
            "No convention explains them. The nearest misses:\n\n" + inTable(table, detection.fits);
        if (detection.badRows) {
            return text + badRowsText(table, *detection.badRows);
        }
        if (detection.toleranceForOneDeg) {
            text += "\nThe first stands out. With --tolerance " +
                    text::formatShortest(*detection.toleranceForOneDeg) +
                    " it alone would remain: may the readings be so far off?\n";
        }
        return text + "\nNot tried: angles counted from elsewhere, such as a heading from north.\n";
    }
    text += counted(detection.fits.size(), "convention") +
            " explain them, and these readings cannot tell them apart:\n\n" +
            inTable(table, detection.fits) + "\nWhy:\n";
    for (const std::string& reason : detection.reasons) {
        text += "  " + reason + "\n";
    }
    return detection.next ? text + nextText(table, detection) : text;
}

}  // namespace gimbalscope::app
