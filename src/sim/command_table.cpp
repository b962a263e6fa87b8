// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The table of the grammar: each word with its arguments, its meaning, a line as an example and the
// function that reads the rest of a line. Help, suggestions and the round-trip test are made from
// it.
#include <array>

#include "sim/command.h"
#include "sim/command_parse.h"
#include "sim/command_reader.h"
#include "tune/languages.h"

namespace gimbalscope::sim {

namespace {

struct Row {
    CommandWords words;
    Command (*parse)(Reader&);
};

constexpr std::array kRows{
    Row{{"show", "ID|PATH.toml[@FRAME][:POLICY] [versus ...] ...",
         "these cards, from left to right, each held against another one or not",
         "show urot versus urot:nearest oblivion lsl"},
        parseShow},
    Row{{"versus", "ID|PATH.toml[@FRAME][:POLICY] | off", "what the selected card is held against",
         "versus urot:nearest"},
        parseVersus},
    Row{{"own", "NAME [from ID] [KEY VALUE] ...",
         "a convention of one's own, made from a row or changed; of three, as first,middle,third",
         "own yours from urot order ZYX policy nearest"},
        parseOwn},
    Row{{"forget", "NAME", "one's own is no longer there", "forget yours"}, parseForget},
    Row{{"save", "NAME PATH.toml [replace]",
         "one's own into a file; over one that is there only with replace", "save yours hull.toml"},
        parseSave},
    Row{{"open", "PATH.toml [as NAME]", "the convention in a file becomes one's own",
         "open hull.toml"},
        parseOpen},
    Row{{"variant", "", "the next row of the selected card's family", "variant"},
        parsePlain<NextVariant>},
    Row{{"select", "NUMBER", "the card, counted from 1", "select 2"}, parseSelect},
    Row{{"policy", "POLICY", "what every card for which it makes sense does at the pole",
         "policy nearest"},
        parsePolicy},
    Row{{"arithmetic", "default|float64|float32|half", "what the engines compute in",
         "arithmetic float32"},
        parseArithmetic},
    Row{{"quantise", "default|none|int16|int16-trunc|byte", "what the angles are rounded to",
         "quantise byte"},
        parseQuantise},
    Row{{"integration", "exact|seed",
         "one exponential step a tick, or roll, yaw and pitch one by one", "integration seed"},
        parseIntegration},
    Row{{"renormalise", "on|off", "scale the fed quaternion to length 1 at each tick",
         "renormalise off"},
        parseSwitch},
    Row{{"literal", "on|off", "the same four numbers into every formula, no change of frame",
         "literal on"},
        parseSwitch},
    Row{{"raw", "on|off", "engines take the fed quaternion as it is, without normalising",
         "raw off"},
        parseSwitch},
    Row{{"wrap", "on|off", "rotator units from 0 to 65535", "wrap on"}, parseSwitch},
    Row{{"inertia", "on|off", "keys change how fast the ship turns, and it coasts", "inertia on"},
        parseSwitch},
    Row{{"invert-pitch", "on|off", "exchange the keys for nose up and nose down",
         "invert-pitch on"},
        parseSwitch},
    Row{{"help", "on|off", "the list of keys", "help on"}, parseSwitch},
    Row{{"full-screen", "on|off", "the window fills the screen", "full-screen on"}, parseSwitch},
    Row{{"tick-rate", "N", "engine ticks in a simulated second, 1 to 240", "tick-rate 30"},
        parseNumber},
    Row{{"speed", "FACTOR", "simulated time against the clock, 0.01 to 4", "speed 0.25"},
        parseNumber},
    Row{{"jump-threshold", "DEGREES", "how far beyond the ship makes a pose jump",
         "jump-threshold 0.5"},
        parseNumber},
    Row{{"step-mode", "0|1|5|15|45|90",
         "degrees that a tap turns; 0 turns as long as the key is held", "step-mode 15"},
        parseNumber},
    Row{{"text-size", "PERCENT", "size of the text, 75 to 300", "text-size 150"}, parseNumber},
    Row{{"zoom", "FACTOR", "magnification of the flight view, 0.2 to 5", "zoom 2"}, parseNumber},
    Row{{"turn", "DIRECTION DEGREES", "at once, as one tick", "turn yaw-right 30"}, parseTurn},
    Row{{"steer", "DIRECTION on|off [fine|coarse]", "a key held down and let go",
         "steer pitch-up on fine"},
        parseSteer},
    Row{{"release", "", "all keys let go", "release"}, parsePlain<ReleaseKeys>},
    Row{{"rate", "DIRECTION DEGREES for SECONDS [meanwhile]", "turn steadily",
         "rate pitch-up 45 for 4"},
        parseRate},
    Row{{"wait", "SECONDS", "fly on", "wait 1.5"}, parseWait},
    Row{{"advance", "STEPS", "fly on for steps of 1/240 s", "advance 37"}, parseAdvance},
    Row{{"cross", "[miss DEGREES] [rate DEGREES] [meanwhile]",
         "fly through the vertical, passing it at the miss", "cross miss 0.5 rate 60"},
        parseCross},
    Row{{"hold", "[distance DEGREES] [jitter SIZE] [for SECONDS] [meanwhile]",
         "stay near the vertical (0), turning by the jitter (0) at each tick",
         "hold distance 0.01 jitter 1e-7 for 5"},
        parseHold},
    Row{{"loop", "[rate DEGREES] [for SECONDS] [meanwhile]", "nose up and round",
         "loop rate 60 for 6"},
        parseLoop},
    Row{{"roll", "[rate DEGREES] [for SECONDS] [meanwhile]", "round the nose",
         "roll rate 45 for 8"},
        parseRoll},
    Row{{"tumble", "[rate DEGREES] [for SECONDS] [meanwhile]", "about all axes at once",
         "tumble rate 30 for 10"},
        parseTumble},
    Row{{"autopilot", "off", "end the manoeuvre", "autopilot off"}, parseAutopilotOff},
    Row{{"attitude", "HEADING UP BANK | quat X Y Z W | ID NUMBERS", "put the ship there, at rest",
         "attitude quat 0 0 0 1"},
        parseAttitude},
    Row{{"preset", "1-9", "the attitude of that key", "preset 4"}, parsePreset},
    Row{{"reset", "", "level, heading 0, counts and memories empty", "reset"}, parsePlain<Reset>},
    Row{{"level", "", "nose on the horizon, no bank, heading kept", "level"}, parsePlain<Level>},
    Row{{"brake", "", "stop turning", "brake"}, parsePlain<Brake>},
    Row{{"pause", "on|off", "simulated time stands still", "pause on"}, parsePause},
    Row{{"tick", "", "on to the next tick, paused or not", "tick"}, parsePlain<TickOnce>},
    Row{{"camera", "chase|orbit|cockpit|fixed", "where the flight is seen from", "camera orbit"},
        parseCamera},
    Row{{"orbit", "AZIMUTH ELEVATION", "move the orbit camera by so many degrees", "orbit 10 -5"},
        parseOrbit},
    Row{{"theme", "dark|light|projector|high-contrast", "colours of the window", "theme projector"},
        parseTheme},
    Row{{"drive", "quaternion|angles|both",
         "what the keys turn: the ship, the selected card's angles, or one ship each",
         "drive both"},
        parseChoice},
    Row{{"task", "fly|tune|interpolate|learn", "what one is about", "task tune"}, parseChoice},
    Row{{"side", "navball|truth|map|autopilot", "what the panel at the side shows", "side map"},
        parseChoice},
    Row{{"tool", "yours|detective|check|turn|code|compare", "what the panel of the task tune shows",
         "tool code"},
        parseChoice},
    Row{{"language",
         {tune::kLanguageChoices.data(), tune::kLanguageChoices.size()},
         "of the code that is shown",
         "language python"},
        parseChoice},
    Row{{"code-axes", "world|engine", "whose axes the code has for the attitude",
         "code-axes engine"},
        parseChoice},
    Row{{"export", "LANGUAGE FILE [replace]",
         "the selected card's convention as source code; over another file only with replace",
         "export python urot.py"},
        parseExport},
    Row{{"reading", "A B [C]", "what a game shows for the attitude of now", "reading 12 -34 56"},
        parseReading},
    Row{{"readings", "clear | drop NUMBER", "readings that were taken are forgotten",
         "readings clear"},
        parseReadings},
    Row{{"detect", "FILE | readings", "which convention explains a table, or the readings taken",
         "detect readings.csv"},
        parseDetect},
    Row{{"check", "FILE | readings", "the same held against the selected card's convention",
         "check readings.csv"},
        parseCheck},
    Row{{"turn-axis", "x|y|z", "X forward, Y left, Z up: of the turn to be typed", "turn-axis z"},
        parseChoice},
    Row{{"turn-about", "ship|world", "whose axis that is", "turn-about world"}, parseChoice},
    Row{{"turn-by", "DEGREES", "how far the turn to be typed is", "turn-by 30"}, parseNumber},
    Row{{"rotate", "ship|world x|y|z DEGREES", "about that axis, at once, as one tick",
         "rotate world z 30"},
        parseRotate},
    Row{{"mark", "a|b|c now|none|quat X Y Z W",
         "an attitude put aside: B as A sees it, carried to C", "mark a now"},
        parseMark},
    Row{{"keyframe",
         "add [at S] [ATTITUDE] | set N [at S] [now|ATTITUDE] | drop N | move N to N | select N",
         "a key: when the ship is to be where; counted from 1, attitudes as after attitude",
         "keyframe add at 2 quat 0 0 0.5 0.5"},
        parseKeyframe},
    Row{{"keyframes",
         "play [from S] [for S] [meanwhile] | open FILE | save FILE [replace] | clear | set T X Y "
         "Z W ...",
         "all of them: flown along, kept in a file, or given in one line", "keyframes play"},
        parseKeyframes},
    Row{{"scrub", "SECONDS", "the ship where it is at that time of the keyframes", "scrub 1.5"},
        parseScrub},
    Row{{"method", "euler|euler-nearest|nlerp|slerp|squad|squad-timed|spline|gltf-cubic",
         "how the ship goes from key to key; euler in the selected card's angles", "method slerp"},
        parseChoice},
    Row{{"methods", "METHOD ...", "up to four that are shown side by side",
         "methods euler slerp squad spline"},
        parseMethods},
    Row{{"ends", "repeat|mirror|natural|closed", "what the first and the last key border on",
         "ends closed"},
        parseChoice},
    Row{{"way", "short|long|written", "which way round from key to key", "way long"}, parseChoice},
    Row{{"squad-reading", "inverse|exp", "of SquadSetup's page: as meant, or as printed",
         "squad-reading exp"},
        parseChoice},
    Row{{"key-arithmetic", "float64|float32", "in which the methods compute; Direct3D's is float32",
         "key-arithmetic float32"},
        parseChoice},
    Row{{"round", "on|off", "keyframes are played again and again", "round on"}, parseSwitch},
    Row{{"page", "flight|card|side|timeline|tune|interpolate|learn",
         "which panel a small window shows", "page flight"},
        parseChoice},
    Row{{"lesson", "ID|FILE [step N] | next | back | again | hint | outcome | off",
         "a lesson, another of its steps, a hint, or what came of a prediction", "lesson L5"},
        parseLesson},
    Row{{"predict", "NUMBER", "the choice that will turn out right, from 1, or a value",
         "predict 2"},
        parsePredict},
    Row{{"learn", "STEP ID|FILE | off",
         "that step begins: level, everything else at its default; what lesson comes to",
         "learn 3 L5"},
        parseLearn},
    Row{{"ask", "choice|value", "the ship is held until that is given", "ask choice"}, parseAsk},
    Row{{"given", "NUMBER", "that was predicted", "given 2"}, parseGiven},
    Row{{"told", "NUMBER|none right|wrong", "what came of it", "told 2 right"}, parseTold},
    Row{{"met", "", "the goal of the step is reached", "met"}, parsePlain<MeetGoal>},
    Row{{"hint", "", "one more of the step", "hint"}, parsePlain<ShowHint>},
    Row{{"target", "ATTITUDE | none", "an attitude to be reached; corrections are counted from now",
         "target 30 60 40"},
        parseTarget},
    Row{{"blank", "on|off", "nothing to be seen of the lesson but its title", "blank on"},
        parseSwitch},
    Row{{"lesson-language", "LETTERS", "of lessons, as far as they are translated",
         "lesson-language de"},
        parseLessonLanguage},
    Row{{"navball", "pilot|outside", "the ball turns, or the ship on it", "navball outside"},
        parseChoice},
    Row{{"timeline", "raw|gap|unwrapped",
         "angles as written, with gaps where the name jumps, or carried on past a turn",
         "timeline unwrapped"},
        parseChoice},
    Row{{"timeline-all", "on|off", "a lane for each card", "timeline-all on"}, parseSwitch},
    Row{{"timeline-span", "SECONDS", "how much the timeline shows, 0 for all", "timeline-span 60"},
        parseNumber},
    Row{{"timeline-end", "SECONDS|now", "the time at the timeline's right edge",
         "timeline-end 12.5"},
        parseTimelineEnd},
    Row{{"seek", "SECONDS|end", "to that moment of the recording, paused", "seek 4.2"}, parseSeek},
    Row{{"back", "", "to the recorded tick before this one, paused", "back"}, parsePlain<TickBack>},
    Row{{"undo", "", "take back the last change", "undo"}, parsePlain<Undo>},
    Row{{"redo", "", "make it again", "redo"}, parsePlain<Redo>},
    Row{{"drop", "", "a drag is over; the next change is another step of undo", "drop"},
        parsePlain<Drop>},
    Row{{"set-up", "on|off", "looks chosen meanwhile are no steps of undo", "set-up on"},
        parseSetUp},
    Row{{"reduce-motion", "on|off", "cameras and halos do not ease", "reduce-motion on"},
        parseSwitch},
    Row{{"calm-motion", "on|off", "a flickering ship changes at most 3 times a second",
         "calm-motion on"},
        parseSwitch},
    Row{{"stick", "bank|pitch|yaw VALUE", "a stick held so far, -1 to 1", "stick pitch 0.5"},
        parseStick},
    Row{{"bind", "ACTION KEY|default", "another key for an action", "bind pitch-up I"}, parseBind},
    Row{{"pad", "bank|pitch|yaw AXIS [inverted]", "which axis of a game pad turns the ship",
         "pad bank right-x inverted"},
        parsePad},
    Row{{"dead-zone", "PART", "of a pad's axis that counts as its middle, 0 to 0.9",
         "dead-zone 0.2"},
        parseNumber},
    Row{{"expect", "[ID[:POLICY]] QUANTITY [is|not|<|<=|>|>=] VALUE [within V]",
         "a check; play exits with 1 if it fails", "expect urot state nan"},
        parseExpect},
    Row{{"picture", "FILE [WxH]", "the picture as it is now", "picture shot.png 1920x1080"},
        parsePicture},
    Row{{"window", "X Y WIDTH HEIGHT", "where the window stands on the desktop",
         "window 100 50 1600 900"},
        parseWindow},
    Row{{"continue", "last-flight", "the flight of the last sitting, in the window",
         "continue last-flight"},
        parseContinue},
};

constexpr auto kTable = [] {
    std::array<CommandWords, kRows.size()> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = kRows[i].words;
    }
    return table;
}();

constexpr auto kWords = [] {
    std::array<std::string_view, kRows.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i] = kRows[i].words.word;
    }
    return words;
}();

// A comment begins at a # that stands first or after a blank.
std::string_view withoutComment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos;
         at = line.find('#', at + 1)) {
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') {
            return line.substr(0, at);
        }
    }
    return line;
}

}  // namespace

std::span<const CommandWords> commandTable() { return kTable; }

ParsedCommand parse(std::string_view line, std::span<const std::string> own) {
    const std::vector<std::string_view> words = text::splitWords(withoutComment(line));
    if (words.empty()) {
        return {};
    }
    const auto found = std::find(kWords.begin(), kWords.end(), words[0]);
    if (found == kWords.end()) {
        return {std::nullopt, "unknown command " + inQuotes(words[0]) + ": " +
                                  text::suggestion(words[0], kWords)};
    }
    const Row& row = kRows[static_cast<std::size_t>(found - kWords.begin())];
    Reader reader{words[0], std::span(words).subspan(1), own};
    const Command command = row.parse(reader);
    if (reader.more()) {
        reader.fail(inQuotes(reader.peek()) + " is not expected");
    }
    const std::string complaint = reader.error.empty() ? objection(command) : reader.error;
    if (!complaint.empty()) {
        return {std::nullopt, std::string(row.words.word) + ": " + complaint + " (as in \"" +
                                  std::string(row.words.example) + "\")"};
    }
    return {command, {}};
}

}  // namespace gimbalscope::sim
