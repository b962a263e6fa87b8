// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Lines of Oblivion's scripts and console: SetAngle and GetAngle with their axis, the answer of
// GetAngle, and assignments to the variables of the wiki's script. A semicolon starts a comment
// there, so the text is read line by line and not by the common tokens.
#include <algorithm>
#include <array>

#include "text/numbers.h"
#include "text/words.h"
#include "tune/paste_parts.h"

namespace gimbalscope::tune {
namespace {

using convention::Unit;

struct Script {
    std::array<std::optional<double>, 3> world{};  ///< SetAngle, GetAngle, worldAng: X Y Z
    std::array<std::optional<double>, 3> local{};  ///< localAng: X Y Z
    std::optional<std::size_t> asked{};            ///< axis of the GetAngle that waits for >>
    bool isPlayer = false;
    std::string problem{};
};

std::optional<std::size_t> axisOf(std::string_view word) {
    const std::string lower = text::lowerCase(word);
    return lower.size() == 1 && lower[0] >= 'x' && lower[0] <= 'z'
               ? std::optional(static_cast<std::size_t>(lower[0] - 'x'))
               : std::nullopt;
}

std::vector<std::string> wordsOf(std::string_view line) {
    std::string plain(line.substr(0, line.find(';')));
    std::replace_if(
        plain.begin(), plain.end(),
        [](char c) { return c == ',' || c == '"' || c == ':' || c == '='; }, ' ');
    std::vector<std::string> words;
    for (const std::string_view word : text::splitWords(plain)) {
        words.emplace_back(word);
    }
    return words;
}

/// The axis at the end of localAngX, worldAngZ, LocalAngleY.
std::optional<std::size_t> variableAxis(std::string_view word, std::string_view beginning) {
    const std::string lower = text::lowerCase(word);
    return lower.starts_with(beginning) && !lower.empty()
               ? axisOf(std::string_view(lower).substr(lower.size() - 1))
               : std::nullopt;
}

class Reader {
public:
    Script run(std::string_view plain) {
        while (!plain.empty() && script_.problem.empty()) {
            const std::size_t end = std::min(plain.find('\n'), plain.size());
            words_ = wordsOf(plain.substr(0, end));
            for (std::size_t i = 0; i < words_.size(); ++i) {
                word(i);
            }
            plain.remove_prefix(std::min(end + 1, plain.size()));
        }
        return std::move(script_);
    }

private:
    std::string_view at(std::size_t i) const {
        return i < words_.size() ? std::string_view(words_[i]) : std::string_view();
    }

    void set(std::optional<double>& angle, std::string_view text, std::string_view what) {
        const text::ParsedNumber number = text::parseNumber(text);
        if (!number.ok() && script_.problem.empty()) {
            script_.problem = "behind " + std::string(what) + " a number of degrees is needed: " +
                              text::problem(text, number.status);
        }
        angle = number.value;
    }

    void word(std::size_t i) {
        const std::string lower = text::lowerCase(at(i));
        const std::string function = lastPart(lower);
        const std::optional<std::size_t> axis = axisOf(at(i + 1));
        script_.isPlayer = script_.isPlayer || lower.starts_with("player.");
        if (function == "setangle" && axis) {
            set(script_.world[*axis], at(i + 2), "SetAngle " + std::string(at(i + 1)));
        } else if (function == "getangle" && axis) {
            script_.asked = axis;
            if (text::parseNumber(at(i + 2)).ok()) {  // "GetAngle Z 90.00"
                set(script_.world[*axis], at(i + 2), "GetAngle");
                script_.asked.reset();
            }
        } else if (lower == ">>" && i > 0) {
            const std::optional<std::size_t> before = axisOf(at(i - 1));  // "GetAngle: X >> 1.00"
            const std::optional<std::size_t> which = before ? before : script_.asked;
            if (which) {
                set(script_.world[*which], at(i + 1), ">>");
            }
            script_.asked.reset();
        } else if (lower == "set" && lastPart(at(i + 2)) == "to") {
            assignment(at(i + 1), at(i + 3));
        }
    }

    void assignment(std::string_view name, std::string_view value) {
        if (const auto axis = variableAxis(name, "local")) {
            set(script_.local[*axis], value, std::string(name) + " to");
        } else if (const auto world = variableAxis(name, "world")) {
            set(script_.world[*world], value, std::string(name) + " to");
        } else if (const auto bare = variableAxis(name, "ang")) {
            set(script_.world[*bare], value, std::string(name) + " to");
        }
    }

    Script script_;
    std::vector<std::string> words_;
};

bool hasAny(const std::array<std::optional<double>, 3>& angles) {
    return angles[0] || angles[1] || angles[2];
}

std::string missing(const std::array<std::optional<double>, 3>& angles) {
    const bool isWhole = angles[0] && angles[1] && angles[2];
    return isWhole ? "" : "; what is not set counts as 0";
}

Found rowReading(std::string_view id, const PasteContext& context,
                 const std::array<double, 3>& intrinsic, std::string sentence) {
    std::array<UnitAngle, 3> angles;
    for (std::size_t i = 0; i < 3; ++i) {
        angles[i] = {intrinsic[i], Unit::Degrees};
    }
    Found found = anglesReading(*convention::find(id), context, angles, std::move(sentence));
    found.isCertain = true;
    return found;
}

}  // namespace

Found readScript(std::string_view plain, const PasteContext& context) {
    const std::string lower = text::lowerCase(plain);
    const auto has = [&](std::string_view word) { return lower.find(word) != std::string::npos; };
    if (!has("setangle") && !has("getangle") && !has("set local") && !has("set world") &&
        !has("set ang")) {
        return {};
    }
    const Script script = Reader().run(plain);
    if (!script.problem.empty()) {
        return {.problem = script.problem};
    }
    const auto& world = script.world;
    const auto& local = script.local;
    if (hasAny(local)) {
        return rowReading(
            "oblivion-local", context,
            {local[0].value_or(0.0), local[1].value_or(0.0), local[2].value_or(0.0)},
            "the local angles of the Oblivion wiki's script, in degrees" + missing(local));
    }
    if (!hasAny(world)) {
        return {.problem =
                    "an Oblivion script line without a number: SetAngle needs an axis and "
                    "degrees, as in SetAngle Z 90"};
    }
    if (script.isPlayer && !world[1]) {
        return rowReading("oblivion-actor", context,
                          {world[2].value_or(0.0), world[0].value_or(0.0), 0.0},
                          "what Oblivion's player shows, Z then X, in degrees; what is not set "
                          "counts as 0");
    }
    return rowReading("oblivion", context,
                      {world[0].value_or(0.0), world[1].value_or(0.0), world[2].value_or(0.0)},
                      "Oblivion's angles X Y Z of a placed object, in degrees" + missing(world));
}

}  // namespace gimbalscope::tune
