// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading what follows a command's word; of those that turn the ship in command_parse_flight.cpp.
// Ranges are not looked at here but in objection().
#include "sim/command_parse.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "sim/own.h"
#include "sim/rival.h"
#include "sim/selection.h"

namespace gimbalscope::sim {

namespace {

// "default" or one of the names.
template <class Value, class FromName>
std::optional<Value> choiceOrDefault(Reader& reader, std::string_view what,
                                     std::span<const std::string_view> names, FromName fromName) {
    std::vector<std::string_view> valid(names.begin(), names.end());
    valid.push_back("default");
    const std::string_view chosen = valid[reader.choice(what, valid)];
    return fromName(chosen);
}

// A time, or the word for none.
std::optional<double> secondsOr(Reader& reader, std::string_view none) {
    return reader.skip(none) ? std::nullopt : std::optional(reader.number("the time"));
}

// Small enough for an int; objection() says which sizes are allowed. 0 would mean "none".
int clampedSize(std::int64_t pixels) {
    return static_cast<int>(std::clamp<std::int64_t>(pixels == 0 ? -1 : pixels, -1, 1000000));
}

// The words of a path that has blanks in it.
std::string withBlanks(std::span<const std::string_view> words) {
    std::string path;
    for (const std::string_view word : words) {
        path.append(path.empty() ? "" : " ").append(word);
    }
    return path;
}

// A selection that was read; after a complaint a card of nothing.
Card cardOf(Reader& reader, const ParsedSelection& parsed) {
    if (!parsed.card) {
        reader.fail(parsed.error);
    }
    return parsed.card.value_or(Card{});
}

Card readSelection(Reader& reader) {
    return cardOf(reader, parseShown(reader.next("a convention"), reader.own));
}

constexpr std::int64_t kFarthestPlace = 1'000'000;  // of a window; no desktop is so large

}  // namespace

Command parseShow(Reader& reader) {
    ShowCards show;
    do {
        Card card = readSelection(reader);
        if (reader.skip("versus")) {
            card.rival = readSelection(reader);
        }
        show.selections.push_back(cardText(card));
    } while (reader.more() && reader.error.empty());
    return show;
}

Command parseVersus(Reader& reader) {
    return reader.skip("off") ? SetRival{} : SetRival{selectionText(readSelection(reader))};
}

Command parseOwn(Reader& reader) {
    MakeOwn make{std::string(reader.next("a name")), {}, {}};
    if (reader.skip("from")) {
        make.from = std::string(reader.next("a convention"));
        if (const ParsedSelection parsed = parseSelection(make.from, reader.own); !parsed.card) {
            reader.fail(parsed.error);
        }
    }
    std::vector<std::string_view> keys;
    for (const OwnKey& key : ownKeys()) {
        keys.push_back(key.key);
    }
    while (reader.more() && reader.error.empty()) {
        OwnChoice choice{std::string(keys[reader.choice("choice", keys)]), {}};
        if (choice.key == "title") {  // all that is left of the line
            while (reader.more()) {
                choice.value += (choice.value.empty() ? "" : " ") + std::string(reader.next(""));
            }
        } else {
            choice.value = std::string(reader.next("what \"" + choice.key + "\" is to be"));
        }
        make.choices.push_back(std::move(choice));
    }
    return make;
}

Command parseSave(Reader& reader) {
    SaveOwn save{std::string(reader.next("a name")), {}, false};
    std::vector<std::string_view> words;
    do {
        words.push_back(reader.next("the path of a .toml file"));
    } while (reader.more());
    if (words.size() > 1 && words.back() == "replace") {
        save.isReplacing = true;
        words.pop_back();
    }
    save.path = withBlanks(words);
    return save;
}

Command parseOpen(Reader& reader) {
    OpenOwn open;
    std::vector<std::string_view> words;
    do {
        words.push_back(reader.next("the path of a .toml file"));
    } while (reader.more());
    if (words.size() > 2 && words[words.size() - 2] == "as") {
        open.name = std::string(words.back());
        words.resize(words.size() - 2);
    }
    open.path = withBlanks(words);
    return open;
}

Command parseForget(Reader& reader) { return ForgetOwn{std::string(reader.next("a name"))}; }

Command parseSelect(Reader& reader) {
    const std::int64_t number = reader.integer("the number");
    return SelectCard{static_cast<std::size_t>(std::max<std::int64_t>(0, number))};
}

Command parsePolicy(Reader& reader) {
    const std::span<const std::string_view> names = convention::policyNames();
    const std::string_view chosen = names[reader.choice("policy", names)];
    return SetPolicy{convention::policyFromName(chosen).value_or(convention::Policy::AsPublished)};
}

Command parseArithmetic(Reader& reader) {
    return SetArithmetic{choiceOrDefault<convention::Arithmetic>(
        reader, "arithmetic", convention::arithmeticNames(), convention::arithmeticFromName)};
}

Command parseQuantise(Reader& reader) {
    return SetQuantise{choiceOrDefault<convention::Quantise>(
        reader, "quantisation", convention::quantiseNames(), convention::quantiseFromName)};
}

Command parseIntegration(Reader& reader) {
    return SetIntegration{reader.choiceOf<Integration>("integration", integrationNames())};
}

Command parseSwitch(Reader& reader) { return SetSwitch{std::string(reader.word), reader.onOff()}; }

Command parseNumber(Reader& reader) {
    return SetNumber{std::string(reader.word), reader.number("the value")};
}

Command parsePreset(Reader& reader) {
    const std::int64_t number = reader.integer("the number");
    return Preset{static_cast<int>(std::clamp<std::int64_t>(number, -1, 100))};
}

Command parsePause(Reader& reader) { return Pause{reader.onOff()}; }

Command parseCamera(Reader& reader) {
    return SetCamera{reader.choiceOf<Camera>("camera", cameraNames())};
}

Command parseOrbit(Reader& reader) {
    const double azimuth = reader.number("the azimuth");
    return OrbitBy{azimuth, reader.number("the elevation")};
}

Command parseTheme(Reader& reader) {
    return SetTheme{reader.choiceOf<Theme>("theme", themeNames())};
}

Command parseChoice(Reader& reader) {
    const std::span<const ChoiceSetting> settings = choiceSettings();
    const auto found = std::ranges::find(settings, reader.word, &ChoiceSetting::name);
    const std::size_t at = reader.choice("word", found->words);
    return SetChoice{std::string(reader.word), std::string(found->words[at])};
}

Command parseTimelineEnd(Reader& reader) { return TimelineEnd{secondsOr(reader, "now")}; }

Command parseSeek(Reader& reader) { return Seek{secondsOr(reader, "end")}; }

Command parseSetUp(Reader& reader) { return SetUp{reader.onOff()}; }

Command parseStick(Reader& reader) {
    const StickAxis axis = reader.choiceOf<StickAxis>("axis", stickAxisNames());
    return MoveStick{axis, reader.number("the stick")};
}

Command parseBind(Reader& reader) {
    const std::string action(reader.next("an action"));
    return Bind{action, std::string(reader.next("a key"))};
}

Command parsePad(Reader& reader) {
    MapPad map;
    map.axis = reader.choiceOf<StickAxis>("axis", stickAxisNames());
    map.choice.axis = reader.choiceOf<PadAxis>("pad axis", padAxisNames());
    map.choice.inverted = reader.skip("inverted");
    return map;
}

Command parsePicture(Reader& reader) {
    TakePicture take{std::string(reader.next("a file"))};
    if (reader.more()) {
        const std::string_view size = reader.next("the size");
        const std::size_t cross = size.find('x');
        const text::ParsedInteger width = text::parseInteger(size.substr(0, cross));
        const text::ParsedInteger height = text::parseInteger(
            cross == std::string_view::npos ? std::string_view() : size.substr(cross + 1));
        if (!width.ok() || !height.ok()) {
            reader.fail("the size is written like 1920x1080, not " + inQuotes(size));
            return take;
        }
        take.width = clampedSize(width.value);
        take.height = clampedSize(height.value);
    }
    return take;
}

Command parseExport(Reader& reader) {
    const auto language = reader.choiceOf<tune::Language>("language", choiceWords("language"));
    ExportCode code{language, reader.rest("a file"), false};
    if (code.path.ends_with(kReplace)) {
        code.isReplacing = true;
        code.path.resize(code.path.size() - kReplace.size());
    }
    return code;
}

Command parseReading(Reader& reader) {
    TakeReading take;
    do {
        take.angles.push_back(reader.number("an angle"));
    } while (reader.more() && reader.error.empty());
    return take;
}

Command parseReadings(Reader& reader) {
    static constexpr std::array<std::string_view, 2> kWords{"clear", "drop"};
    if (reader.choice("word", kWords) == 0) {
        return DropReadings{};
    }
    const std::int64_t number = reader.integer("the number");
    if (number < 1) {  // 0 would mean all of them
        reader.fail("the number of a reading is from 1 on, not " + std::to_string(number));
    }
    return DropReadings{static_cast<std::size_t>(std::max<std::int64_t>(number, 1))};
}

Command parseDetect(Reader& reader) {
    std::string file = reader.rest("a file");
    return DetectFrom{file == kTheReadings ? std::string() : std::move(file)};
}

Command parseCheck(Reader& reader) {
    std::string file = reader.rest("a file");
    return CheckAgainst{file == kTheReadings ? std::string() : std::move(file)};
}

Command parseWindow(Reader& reader) {
    PlaceWindow place;
    for (int* const part : {&place.x, &place.y, &place.width, &place.height}) {
        *part = static_cast<int>(
            std::clamp<std::int64_t>(reader.integer("the place"), -kFarthestPlace, kFarthestPlace));
    }
    return place;
}

Command parseContinue(Reader& reader) {
    reader.require("last-flight");
    return ContinueFlight{};
}

}  // namespace gimbalscope::sim
