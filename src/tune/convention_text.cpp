// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// TOML to a convention and back, by toml++.
#include "tune/convention_text.h"

#include <toml++/toml.h>
#include <algorithm>
#include <span>
#include <vector>

#include "text/numbers.h"
#include "text/words.h"
#include "tune/convention_lines.h"

namespace gimbalscope::tune {

namespace {

using convention::Custom;
using Words = std::span<const std::string_view>;

/// What is wrong, thrown inside this file only.
struct Wrong {
    std::string sentence;
    int line = 0;
};

int lineOf(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

[[noreturn]] void refuse(const toml::node& node, std::string_view key, const std::string& what) {
    throw Wrong{std::string(key) + ": " + what, lineOf(node)};
}

/// Where the letter `index` of the order as written stands intrinsically.
std::size_t slotOf(const Custom& custom, std::size_t index) {
    return custom.extrinsic ? custom.angleCount - 1U - index : index;
}

std::string wordOf(const toml::node& node, std::string_view key) {
    const auto* const word = node.as_string();
    if (word == nullptr) {
        refuse(node, key, "a word in quotes is wanted");
    }
    return word->get();
}

/// A word out of a list.
template <class Value>
Value choiceOf(const toml::node& node, std::string_view key,
               std::optional<Value> (*fromName)(std::string_view), Words valid) {
    const std::string word = wordOf(node, key);
    const std::optional<Value> value = fromName(word);
    if (!value) {
        refuse(node, key, "unknown " + text::inQuotes(word) + ": " + text::suggestion(word, valid));
    }
    return *value;
}

/// One entry for each angle.
const toml::array& perAngle(const toml::node& node, std::string_view key, const Custom& custom) {
    const toml::array* const list = node.as_array();
    if (list == nullptr || list->size() != custom.angleCount) {
        refuse(node, key, "a list of " + std::to_string(custom.angleCount) + " is wanted");
    }
    return *list;
}

void readFrame(const toml::node& node, Custom& custom) {
    const std::string word = wordOf(node, "frame");
    const auto frame = convention::frameFromName(word.starts_with("@") ? word.substr(1) : word);
    if (!frame) {
        std::vector<std::string_view> names;
        for (const convention::Frame& each : convention::frames()) {
            names.push_back(each.name);
        }
        refuse(node, "frame",
               "unknown " + text::inQuotes(word) + ": " + text::suggestion(word, names) +
                   " Axes may be given as \"+z+x+y\": where forward, right and up point");
    }
    custom.frame = *frame;
}

void readOrder(const toml::node& node, Custom& custom) {
    const std::string letters = wordOf(node, "order");
    if (!setOrder(custom, letters)) {
        refuse(node, "order",
               text::inQuotes(letters) +
                   " is none of the 24 orders; upper case like \"ZYX\" turns about the ship's own "
                   "axes, lower case like \"xyz\" about fixed ones");
    }
}

void readNames(const toml::node& node, Custom& custom) {
    const toml::array* const list = node.as_array();
    if (list == nullptr || (list->size() != 3 && list->size() != 2)) {
        refuse(node, "names", "a list of three names is wanted (two where the third is lost)");
    }
    custom.angleCount = static_cast<std::uint8_t>(list->size());
    if (custom.angleCount == 2) {
        custom.shown = {0, 1, 2};
        custom.names[2].clear();
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        custom.names[slotOf(custom, i)] = wordOf(*list->get(i), "names");
    }
}

void readSigns(const toml::node& node, Custom& custom) {
    const toml::array& list = perAngle(node, "signs", custom);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto* const sign = list.get(i)->as_integer();
        if (sign == nullptr || (sign->get() != 1 && sign->get() != -1)) {
            refuse(*list.get(i), "signs", "each must be 1 or -1");
        }
        custom.signs[slotOf(custom, i)] = static_cast<int>(sign->get());
    }
}

void readUnits(const toml::node& node, Custom& custom) {
    const auto unitOf = [](const toml::node& each) {
        return choiceOf(each, "units", convention::unitFromName, convention::unitNames());
    };
    if (node.is_string()) {
        custom.units = convention::each(unitOf(node));
        return;
    }
    const toml::array& list = perAngle(node, "units", custom);
    for (std::size_t i = 0; i < list.size(); ++i) {
        custom.units[slotOf(custom, i)] = unitOf(*list.get(i));
    }
    if (custom.angleCount == 2) {
        custom.units[2] = custom.units[0];
    }
}

void readShown(const toml::node& node, Custom& custom) {
    const toml::array& list = perAngle(node, "shown", custom);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string word = wordOf(*list.get(i), "shown");
        const auto found = std::find(custom.names.begin(), custom.names.end(), word);
        if (found == custom.names.end()) {
            const std::vector<std::string_view> names(custom.names.begin(), custom.names.end());
            refuse(*list.get(i), "shown",
                   "no angle is called " + text::inQuotes(word) + ": " +
                       text::suggestion(word, names));
        }
        custom.shown[i] = static_cast<std::uint8_t>(found - custom.names.begin());
    }
}

void readFormula(const toml::node& node, Custom& custom) {
    const std::string word = wordOf(node, "formula");
    custom.publishedBy.clear();
    const auto route = convention::routeFromName(word);
    if (route && *route != convention::Route::Published) {
        custom.route = *route;
        return;
    }
    const convention::Convention* const home = convention::find(word);
    if (home == nullptr || home->formula.route() != convention::Route::Published) {
        std::vector<std::string_view> valid = convention::formulasFor(custom.order);
        valid.insert(valid.end(), {"closed-form", "matrix", "textbook"});
        refuse(node, "formula",
               "unknown " + text::inQuotes(word) + ": " + text::suggestion(word, valid));
    }
    custom.route = convention::Route::Published;
    custom.publishedBy = word;
}

void readTau(const toml::node& node, Custom& custom) {
    const std::optional<double> tau = node.value<double>();
    if (!tau || !node.is_number()) {
        refuse(node, "tau", "a number is wanted");
    }
    custom.tau = *tau;
}

using Reader = void (*)(const toml::node&, Custom&);
struct KeyRow {
    std::string_view key;
    Reader read;
};

/// In the order in which they are read: what later ones depend on comes first.
constexpr std::array<KeyRow, 14> kReaders{{
    {"order", readOrder},
    {"names", readNames},
    {"name", [](const toml::node& n, Custom& c) { c.name = wordOf(n, "name"); }},
    {"title", [](const toml::node& n, Custom& c) { c.title = wordOf(n, "title"); }},
    {"frame", readFrame},
    {"signs", readSigns},
    {"units", readUnits},
    {"shown", readShown},
    {"formula", readFormula},
    {"policy",
     [](const toml::node& n, Custom& c) {
         c.policy = choiceOf(n, "policy", convention::policyFromName, convention::policyNames());
     }},
    {"tau", readTau},
    {"quaternion",
     [](const toml::node& n, Custom& c) {
         c.layout =
             choiceOf(n, "quaternion", convention::layoutFromName, convention::layoutNames());
     }},
    {"arithmetic",
     [](const toml::node& n, Custom& c) {
         c.arithmetic = choiceOf(n, "arithmetic", convention::arithmeticFromName,
                                 convention::arithmeticNames());
     }},
    {"quantise",
     [](const toml::node& n, Custom& c) {
         c.quantise =
             choiceOf(n, "quantise", convention::quantiseFromName, convention::quantiseNames());
     }},
}};

std::vector<std::string_view> keys() {
    std::vector<std::string_view> all;
    for (const KeyRow& row : kReaders) {
        all.push_back(row.key);
    }
    return all;
}

/// The names an order has when the file gives none: its letters, numbered where one stands twice.
void nameByLetters(Custom& custom) {
    const std::string letters = text::lowerCase(orderText(custom));
    const bool proper = isProper(custom.order);
    for (std::size_t i = 0; i < 3; ++i) {
        custom.names[slotOf(custom, i)] =
            letters.substr(i, 1) + (proper ? std::to_string(i + 1) : "");
    }
}

Custom readTable(const toml::table& table) {
    for (const auto& [key, node] : table) {
        const std::vector<std::string_view> valid = keys();
        if (std::find(valid.begin(), valid.end(), key.str()) == valid.end()) {
            throw Wrong{"unknown key " + text::inQuotes(key.str()) + ": " +
                            text::suggestion(key.str(), valid),
                        static_cast<int>(key.source().begin.line)};
        }
    }
    if (!table.contains("order")) {
        throw Wrong{"order is missing: three letters such as \"ZYX\" or \"xyz\""};
    }
    Custom custom;
    for (const KeyRow& row : kReaders) {
        if (const toml::node* const node = table.get(row.key)) {
            row.read(*node, custom);
        }
        if (row.key == "order" && !table.contains("names")) {
            nameByLetters(custom);
        }
    }
    return custom;
}

std::string quoted(std::string_view word) {
    std::string result = "\"";
    for (const char letter : word) {
        result +=
            letter == '"' || letter == '\\' ? std::string("\\") + letter : std::string(1, letter);
    }
    return result + "\"";
}

template <class Text>
std::string listOf(const Custom& custom, Text textOf) {
    std::string result = "[";
    for (std::size_t i = 0; i < custom.angleCount; ++i) {
        result += (i == 0 ? "" : ", ") + textOf(slotOf(custom, i));
    }
    return result + "]";
}

std::string joined(Words words) {
    std::string result;
    for (const std::string_view word : words) {
        result.append(result.empty() ? "" : ", ").append(word);
    }
    return result;
}

std::string unitsText(const Custom& custom) {
    const auto unit = [&](std::size_t slot) {
        return quoted(convention::name(custom.units[slot]));
    };
    return custom.units == convention::each(custom.units[0]) ? unit(0) : listOf(custom, unit);
}

std::string shownText(const Custom& custom) {
    std::string result = "[";
    for (std::size_t i = 0; i < custom.angleCount; ++i) {
        result += (i == 0 ? "" : ", ") + quoted(custom.names[custom.shown[i]]);
    }
    return result + "]";
}

std::string formulaText(const Custom& custom) {
    return quoted(custom.route == convention::Route::Published ? custom.publishedBy
                                                               : convention::name(custom.route));
}

std::string formulaRemark(const Custom& custom) {
    const std::vector<std::string_view> published = convention::formulasFor(custom.order);
    return "closed-form, matrix, textbook" +
           (published.empty() ? std::string() : ", or as published by " + joined(published));
}

std::string frameRemark(const Custom& custom) {
    std::string names;
    for (const convention::Frame& each : convention::frames()) {
        names.append(names.empty() ? "" : ", ").append(each.name);
    }
    return std::string(convention::frame(custom.frame).description) + "; " + names +
           ", or axes like +z+x+y";
}

/// What toml++ says, but for a key that stands twice: it spells that out of two keys.
std::string problemOfToml(std::string_view description, std::string_view toml, int line) {
    if (description.find("cannot redefine existing") == std::string_view::npos) {
        return "this is no TOML: " + std::string(description);
    }
    for (int each = 1; each < line && toml.find('\n') != std::string_view::npos; ++each) {
        toml.remove_prefix(toml.find('\n') + 1);
    }
    std::string_view key = text::trimmed(toml.substr(0, toml.find_first_of("=\n")));
    while (key.size() > 1 && (key.front() == '"' || key.front() == '\'')) {
        key = key.substr(1, key.size() - 2);
    }
    return "the key " + text::inQuotes(key) + " stands twice";
}

}  // namespace

std::string conventionText(const Custom& custom) {
    std::string file =
        "# A convention for Gimbalscope; this file's path serves wherever a convention's id does.\n"
        "# Lists are in the order of the letters of `order`.\n";
    const auto line = [&](std::string_view key, const std::string& value,
                          const std::string& remark = {}) {
        file.append(key).append(" = ").append(value);
        file.append(remark.empty() ? "" : "  # ").append(remark).append("\n");
    };
    line("name", quoted(custom.name));
    if (!custom.title.empty()) {
        line("title", quoted(custom.title));
    }
    line("order", quoted(orderText(custom)),
         "upper case: about the ship's own axes; lower case: about fixed ones");
    line("frame", quoted(convention::frame(custom.frame).name), frameRemark(custom));
    line("names", listOf(custom, [&](std::size_t slot) { return quoted(custom.names[slot]); }));
    line("signs",
         listOf(custom, [&](std::size_t slot) { return std::to_string(custom.signs[slot]); }),
         "1 or -1: what is shown against the mathematical angle");
    line("units", unitsText(custom), joined(convention::unitNames()) + "; one, or a list");
    line("shown", shownText(custom), "the order in which they are written");
    line("formula", formulaText(custom), formulaRemark(custom));
    line("policy", quoted(convention::name(custom.policy)), joined(convention::policyNames()));
    line("tau", text::formatShortest(custom.tau), "half width of the cap at the pole");
    line("quaternion", quoted(convention::name(custom.layout)),
         "wxyz: the formula takes the first number for the scalar");
    line("arithmetic", quoted(convention::name(custom.arithmetic)),
         joined(convention::arithmeticNames()));
    line("quantise", quoted(convention::name(custom.quantise)),
         joined(convention::quantiseNames()));
    return file;
}

ReadConvention readConvention(std::string_view toml) {
    if (toml.size() > kLargestConventionText) {
        return {.custom = {}, .error = "a convention takes less than 64 KiB"};
    }
    toml.remove_prefix(toml.starts_with("\xEF\xBB\xBF") ? 3 : 0);  // a byte order mark
    if (RefusedLine refused = refusedLine(toml); refused.line != 0) {
        return {.custom = {}, .error = std::move(refused.why), .line = refused.line};
    }
    try {
        const toml::table table = toml::parse(toml);
        Custom custom = readTable(table);
        if (std::optional<std::string> found = problem(custom)) {
            const std::string key = found->substr(0, found->find_first_of(": "));
            const toml::node* const node = table.get(key);
            return {.custom = {}, .error = *found, .line = node == nullptr ? 0 : lineOf(*node)};
        }
        return {.custom = std::move(custom), .error = {}};
    } catch (const Wrong& wrong) {
        return {.custom = {}, .error = wrong.sentence, .line = wrong.line};
    } catch (const toml::parse_error& wrong) {
        const int line = static_cast<int>(wrong.source().begin.line);
        return {
            .custom = {}, .error = problemOfToml(wrong.description(), toml, line), .line = line};
    }
}

}  // namespace gimbalscope::tune
