// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The choices of a convention as words, one row each: how it stands, and how a word is taken over.
#include <algorithm>
#include <array>

#include "sim/own.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::sim {
namespace {

using convention::Custom;
using convention::Route;
using text::inQuotes;

constexpr std::array kKeys{
    OwnKey{"order", "ORDER", "three axes, upper case intrinsic, lower case extrinsic"},
    OwnKey{"angles", "2|3", "how many there are; a third that is not there is 0"},
    OwnKey{"frame", "FRAME|AXES", "a preset, or where forward, right and up point, as +z+x+y"},
    OwnKey{"signs", "SIGNS", "of the angles, as ++-"},
    OwnKey{"names", "NAMES", "of the angles, as heading,pitch,bank"},
    OwnKey{"shown", "NAMES", "the angles in the order in which they are listed"},
    OwnKey{"units", "UNIT|UNITS", "degrees, radians or rotator, of all or each"},
    OwnKey{"layout", "xyzw|wxyz", "in which order four numbers are taken"},
    OwnKey{"formula", "textbook|matrix|closed-form|ID", "the way from the attitude to the angles"},
    OwnKey{"arithmetic", "float64|float32|half", "what it computes in"},
    OwnKey{"quantise", "none|int16|int16-trunc|byte", "what its angles are rounded to"},
    OwnKey{"policy", "POLICY", "what it does at the pole"},
    OwnKey{"tau", "NUMBER", "half width of the pole's cap for it, 0 to 0.1"},
    OwnKey{"title", "WORDS", "one line; made of the choices when empty"}};

std::string unknown(std::string_view what, std::string_view word,
                    std::span<const std::string_view> valid) {
    return "unknown " + std::string(what) + " " + inQuotes(word) + ": " +
           text::suggestion(word, valid);
}

// The parts of a word between commas.
std::vector<std::string> parts(std::string_view word) {
    std::vector<std::string> result;
    for (;;) {
        const std::size_t comma = word.find(',');
        result.emplace_back(word.substr(0, comma));
        if (comma == std::string_view::npos) {
            return result;
        }
        word.remove_prefix(comma + 1);
    }
}

std::string joined(std::span<const std::string> words) {
    std::string result;
    for (const std::string& word : words) {
        result += (result.empty() ? "" : ",") + word;
    }
    return result;
}

// A third angle that was not there has no name.
void nameAll(Custom& custom) {
    for (std::size_t slot = 0; slot < custom.angleCount; ++slot) {
        if (custom.names[slot].empty()) {
            custom.names[slot] = "third";
        }
    }
}

std::string takeOrder(Custom& custom, std::string_view word) {
    if (convention::setOrder(custom, word)) {
        nameAll(custom);
        return {};
    }
    std::vector<std::string_view> ids;
    for (const convention::Convention& row : convention::orderRows()) {
        ids.push_back(row.id);
    }
    return unknown("order", word, ids);
}

std::string takeAngles(Custom& custom, std::string_view word) {
    if (word != "2" && word != "3") {
        return "angles are 2 or 3, not " + inQuotes(word);
    }
    custom.angleCount = word == "2" ? std::uint8_t{2} : std::uint8_t{3};
    if (custom.angleCount == 2) {  // the order in which those two were listed
        std::ranges::stable_partition(custom.shown, [](std::uint8_t slot) { return slot < 2; });
    }
    nameAll(custom);
    return {};
}

std::string takeFrame(Custom& custom, std::string_view word) {
    const std::optional<convention::FrameId> frame = convention::frameFromName(word);
    if (!frame) {
        std::vector<std::string_view> names;
        for (const convention::Frame& each : convention::frames()) {
            names.push_back(each.name);
        }
        return unknown("frame", word, names);
    }
    custom.frame = *frame;
    return {};
}

std::string takeSigns(Custom& custom, std::string_view word) {
    if (word.size() != 3 || word.find_first_not_of("+-") != std::string_view::npos) {
        return "signs are three of + and -, as ++-, not " + inQuotes(word);
    }
    for (std::size_t slot = 0; slot < 3; ++slot) {
        custom.signs[slot] = word[slot] == '+' ? 1 : -1;
    }
    return {};
}

std::string takeNames(Custom& custom, std::string_view word) {
    const std::vector<std::string> names = parts(word);
    if (names.size() != custom.angleCount) {
        return std::to_string(custom.angleCount) + " names are wanted with commas between, not " +
               inQuotes(word);
    }
    std::copy(names.begin(), names.end(), custom.names.begin());
    return {};
}

std::string takeShown(Custom& custom, std::string_view word) {
    const std::vector<std::string> names = parts(word);
    const std::string hint = "shown: each of " +
                             joined(std::span(custom.names).first(custom.angleCount)) +
                             " must stand there once, not " + inQuotes(word);
    if (names.size() != custom.angleCount) {
        return hint;
    }
    std::array<std::uint8_t, 3> shown{0, 1, 2};
    std::array<bool, 3> seen{};
    for (std::size_t place = 0; place < names.size(); ++place) {
        const auto end = custom.names.begin() + custom.angleCount;
        const auto found = std::find(custom.names.begin(), end, names[place]);
        const auto slot = static_cast<std::size_t>(found - custom.names.begin());
        if (found == end || seen[slot]) {
            return hint;
        }
        seen[slot] = true;
        shown[place] = static_cast<std::uint8_t>(slot);
    }
    custom.shown = shown;
    return {};
}

std::string takeUnits(Custom& custom, std::string_view word) {
    std::vector<std::string> words = parts(word);
    if (words.size() == 1) {
        words.resize(3, words[0]);
    } else if (words.size() == 2) {
        words.push_back(words[1]);  // of an angle that is not there
    }
    if (words.size() != 3) {
        return "one unit is wanted, or one an angle with commas between, not " + inQuotes(word);
    }
    convention::Units units{};
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const std::optional<convention::Unit> unit = convention::unitFromName(words[slot]);
        if (!unit) {
            return unknown("unit", words[slot], convention::unitNames());
        }
        units[slot] = *unit;
    }
    custom.units = units;
    return {};
}

std::string takeFormula(Custom& custom, std::string_view word) {
    const std::optional<Route> route = convention::routeFromName(word);
    if (route && *route != Route::Published) {
        custom.route = *route;
        custom.publishedBy.clear();
        return {};
    }
    const convention::Convention* row = convention::find(word);
    row = row != nullptr && row->publishedBy != nullptr ? row->publishedBy : row;
    if (row == nullptr || row->formula.route() != Route::Published) {
        std::vector<std::string_view> valid{"textbook", "matrix", "closed-form"};
        for (const convention::Convention& each : convention::engineRows()) {
            if (each.formula.route() == Route::Published) {
                valid.push_back(each.id);
            }
        }
        return unknown("formula", word, valid);
    }
    custom.route = Route::Published;
    custom.publishedBy = std::string(row->id);
    return {};
}

// Of a choice whose words are names of values.
template <class Value, class FromName>
std::string takeNamed(Value& value, std::string_view what, std::string_view word,
                      std::span<const std::string_view> names, FromName fromName) {
    const auto chosen = fromName(word);
    if (!chosen) {
        return unknown(what, word, names);
    }
    value = *chosen;
    return {};
}

std::string takeTau(Custom& custom, std::string_view word) {
    const text::ParsedNumber number = text::parseNumber(word);
    if (!number.ok()) {
        return "tau: " + text::problem(word, number.status);
    }
    if (!(number.value >= 0.0 && number.value <= convention::kLargestTau)) {
        return "tau is from 0 to " + text::formatShortest(convention::kLargestTau) + ", not " +
               text::formatShortest(number.value);
    }
    custom.tau = number.value;
    return {};
}

std::string takeTitle(Custom& custom, std::string_view words) {
    std::string written;
    for (const std::string_view word : text::splitWords(words)) {
        if (word[0] == '#') {
            return "a title has no word that begins with #";
        }
        written += (written.empty() ? "" : " ") + std::string(word);
    }
    if (written != words) {
        return "a title has one blank between its words";
    }
    custom.title = written;
    return {};
}

std::string take(Custom& custom, std::string_view key, std::string_view word) {
    using Take = std::string (*)(Custom&, std::string_view);
    struct Row {
        std::string_view key;
        Take take;
    };
    static constexpr std::array kRows{
        Row{"order", takeOrder},
        Row{"angles", takeAngles},
        Row{"frame", takeFrame},
        Row{"signs", takeSigns},
        Row{"names", takeNames},
        Row{"shown", takeShown},
        Row{"units", takeUnits},
        Row{"tau", takeTau},
        Row{"title", takeTitle},
        Row{"formula", takeFormula},
        Row{"layout",
            [](Custom& c, std::string_view w) {
                return takeNamed(c.layout, "layout", w, convention::layoutNames(),
                                 convention::layoutFromName);
            }},
        Row{"arithmetic",
            [](Custom& c, std::string_view w) {
                return takeNamed(c.arithmetic, "arithmetic", w, convention::arithmeticNames(),
                                 convention::arithmeticFromName);
            }},
        Row{"quantise",
            [](Custom& c, std::string_view w) {
                return takeNamed(c.quantise, "quantisation", w, convention::quantiseNames(),
                                 convention::quantiseFromName);
            }},
        Row{"policy", [](Custom& c, std::string_view w) {
                return takeNamed(c.policy, "policy", w, convention::policyNames(),
                                 convention::policyFromName);
            }}};
    static_assert(kRows.size() == kKeys.size());
    const auto found = std::ranges::find(kRows, key, &Row::key);
    if (found != kRows.end()) {
        return found->take(custom, word);
    }
    std::array<std::string_view, kKeys.size()> keys{};
    std::ranges::transform(kKeys, keys.begin(), &OwnKey::key);
    return unknown("choice", key, keys);
}

std::string unitsWord(const Custom& custom) {
    const auto& units = custom.units;
    const bool isOne = units[0] == units[1] && (units[1] == units[2] || custom.angleCount == 2);
    std::string word(name(units[0]));
    for (std::size_t slot = 1; slot < custom.angleCount && !isOne; ++slot) {
        word += "," + std::string(name(units[slot]));
    }
    return word;
}

std::string signsWord(const Custom& custom) {
    std::string word;
    for (const int sign : custom.signs) {
        word += sign > 0 ? '+' : '-';
    }
    return word;
}

std::string shownWord(const Custom& custom) {
    std::vector<std::string> names;
    for (std::size_t place = 0; place < custom.angleCount; ++place) {
        names.push_back(custom.names[custom.shown[place]]);
    }
    return joined(names);
}

}  // namespace

std::span<const OwnKey> ownKeys() { return kKeys; }

std::string ownWord(const Custom& custom, std::string_view key) {
    const auto word = [](std::string_view name) { return std::string(name); };
    if (key == "order") {
        return convention::orderText(custom);
    }
    if (key == "angles") {
        return std::to_string(custom.angleCount);
    }
    if (key == "frame") {
        return word(convention::frame(custom.frame).name);
    }
    if (key == "signs") {
        return signsWord(custom);
    }
    if (key == "names") {
        return joined(std::span(custom.names).first(custom.angleCount));
    }
    if (key == "shown") {
        return shownWord(custom);
    }
    if (key == "units") {
        return unitsWord(custom);
    }
    if (key == "layout") {
        return word(name(custom.layout));
    }
    if (key == "formula") {
        return custom.route == Route::Published ? custom.publishedBy : word(name(custom.route));
    }
    if (key == "arithmetic") {
        return word(name(custom.arithmetic));
    }
    if (key == "quantise") {
        return word(name(custom.quantise));
    }
    if (key == "policy") {
        return word(name(custom.policy));
    }
    if (key == "tau") {
        return text::formatShortest(custom.tau);
    }
    return key == "title" ? custom.title : std::string();
}

std::string takeChoice(Custom& custom, const OwnChoice& choice) {
    Custom changed = custom;
    std::string complaint = take(changed, choice.key, choice.value);
    if (complaint.empty()) {
        custom = std::move(changed);
    }
    return complaint;
}

}  // namespace gimbalscope::sim
