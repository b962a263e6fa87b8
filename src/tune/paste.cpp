// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Asks one reader after the other, with points as decimals and with commas, and makes one answer of
// what they found.
#include "tune/paste.h"

#include <algorithm>
#include <array>

#include "text/words.h"
#include "tune/paste_parts.h"
#include "tune/plain_text.h"

namespace gimbalscope::tune {
namespace {

using convention::Layout;

constexpr double kSameRad = 1e-9;

std::string ordinal(std::size_t index) {
    constexpr std::array<std::string_view, 4> kWords{"first", "second", "third", "fourth"};
    return index < kWords.size() ? std::string(kWords[index])
                                 : "number " + std::to_string(index + 1);
}

/// Numbers that no attitude can be made of, and how many there are.
std::string numbersProblem(const Copied& copied) {
    if (copied.numbers.empty()) {
        return "no numbers were found";
    }
    for (const std::string_view word : {"grad", "grads", "gon", "gradian", "gradians"}) {
        if (copied.has(word)) {
            return text::inQuotes(word) +
                   " is 400 a turn to a surveyor and 360 to others: write deg or rad";
        }
    }
    for (std::size_t i = 0; i < copied.numbers.size(); ++i) {
        const text::NumberStatus status = copied.numbers[i].status;
        if (status == text::NumberStatus::Malformed) {
            return text::inQuotes(copied.numbers[i].text) +
                   " is no number: write it without signs or blanks between its digits";
        }
        if (status == text::NumberStatus::NotFinite || status == text::NumberStatus::OutOfRange) {
            return "the " + ordinal(i) + " number is " +
                   (status == text::NumberStatus::NotFinite ? "not finite" : "out of range") +
                   "; an attitude needs ordinary numbers";
        }
    }
    return {};
}

std::string countProblem(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " number was" : " numbers were") +
           " found; an attitude is 3 angles, 4 numbers of a quaternion or of an axis and an angle, "
           "or 9 or 16 of a matrix";
}

std::string formName(PasteForm form) {
    constexpr std::array<std::string_view, 4> kNames{"a quaternion", "a matrix", "angles",
                                                     "an axis and an angle"};
    return std::string(kNames[static_cast<std::size_t>(form)]);
}

/// Only the form that was asked for, when one was.
Found filtered(Found found, const PasteContext& context) {
    if (!context.form || found.readings.empty()) {
        return found;
    }
    const std::string was = found.readings.front().sentence;
    std::erase_if(found.readings,
                  [&](const PasteReading& each) { return each.form != *context.form; });
    if (found.readings.empty()) {
        found.problem = formName(*context.form) + " was asked for, but this is " + was;
    }
    return found;
}

Found readCopied(const Copied& copied, const PasteContext& context) {
    if (std::string problem = numbersProblem(copied); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    using Reader = Found (*)(const Copied&, const PasteContext&);
    constexpr std::array<Reader, 5> kReaders{readById, readAxisAngle, readAngles, readMatrix,
                                             readQuaternion};
    for (const Reader reader : kReaders) {
        Found found = filtered(reader(copied, context), context);
        if (found.isNothing()) {
            continue;
        }
        if (copied.rowCount > 1 && found.problem.empty()) {
            for (PasteReading& reading : found.readings) {
                reading.sentence += "; the first of " + std::to_string(copied.rowCount) + " rows";
            }
        }
        return found;
    }
    return {.problem = countProblem(copied.numbers.size())};
}

/// A layout that a comment or a heading spells: "x y z w", "wxyz", "(w, x, y, z)".
std::optional<Layout> spelledLayout(const PlainText& plain) {
    std::string letters;
    for (const char c : plain.comments) {
        const bool isBetween = c == ' ' || c == ',' || c == '/' || c == '_';
        letters += isBetween ? std::string() : std::string(1, c);
    }
    const bool isXyzw = letters.find("xyzw") != std::string::npos;
    const bool isWxyz = letters.find("wxyz") != std::string::npos;
    return isXyzw == isWxyz ? std::nullopt : std::optional(isXyzw ? Layout::Xyzw : Layout::Wxyz);
}

/// Digits on both sides of a comma: it may be a decimal one.
bool hasTightComma(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == ',' && isDigit(text[i - 1]) && isDigit(text[i + 1])) {
            return true;
        }
    }
    return false;
}

Found readPlain(const PlainText& plain, const PasteContext& context) {
    if (Found script = readScript(plain.text, context); !script.isNothing()) {
        return filtered(std::move(script), context);
    }
    Found byPoint;
    if (const auto cut = tokens(plain.text, false)) {
        byPoint = readCopied(copiedFrom(folded(*cut)), context);
    }
    const auto cut = hasTightComma(plain.text) ? tokens(plain.text, true) : std::nullopt;
    if (!cut) {
        return byPoint;
    }
    Found byComma = readCopied(copiedFrom(folded(*cut)), context);
    for (PasteReading& reading : byComma.readings) {
        reading.sentence += ", with decimal commas";
    }
    if (byComma.readings.empty()) {
        return byPoint;
    }
    byPoint.isCertain = byPoint.readings.empty() && byComma.isCertain;
    byPoint.readings.insert(byPoint.readings.end(), byComma.readings.begin(),
                            byComma.readings.end());
    return byPoint;
}

/// Readings that give an attitude that is there already are left out.
std::vector<PasteReading> distinct(const std::vector<PasteReading>& readings) {
    std::vector<PasteReading> kept;
    for (const PasteReading& each : readings) {
        const bool isKnown = std::any_of(kept.begin(), kept.end(), [&](const PasteReading& other) {
            return math::angleBetween(each.worldFromBody, other.worldFromBody).value <= kSameRad;
        });
        if (!isKnown) {
            kept.push_back(each);
        }
    }
    return kept;
}

}  // namespace

Paste readPaste(std::string_view pasted, const PasteContext& context) {
    const PlainText plain = plainText(pasted);
    if (!plain.problem.empty()) {
        return {.readings = {}, .error = plain.problem};
    }
    PasteContext known = context;
    if (const std::optional<Layout> layout = spelledLayout(plain)) {
        known.layout = layout;
    }
    const Found found = readPlain(plain, known);
    Paste paste{.readings = distinct(found.readings), .error = {}};
    if (paste.readings.empty()) {
        paste.error = found.problem;
        return paste;
    }
    paste.confidence = paste.readings.size() > 1 ? Confidence::Ambiguous
                       : found.isCertain         ? Confidence::Certain
                                                 : Confidence::Likely;
    return paste;
}

}  // namespace gimbalscope::tune
