// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading what follows keyframe, keyframes, scrub and methods.
#include <algorithm>
#include <array>

#include "sim/command_parse.h"

namespace gimbalscope::sim {

namespace {

std::size_t keyNumber(Reader& reader) {
    const std::int64_t number = reader.integer("the number");
    if (number < 1) {  // 0 would mean all of them
        reader.fail("the number of a keyframe is from 1 on, not " + std::to_string(number));
    }
    return static_cast<std::size_t>(std::max<std::int64_t>(number, 1));
}

std::optional<double> timeAt(Reader& reader) {
    return reader.skip("at") ? std::optional(reader.number("the time")) : std::nullopt;
}

math::Quat fourNumbers(Reader& reader) {
    math::Quat read;
    for (double* const part : {&read.x, &read.y, &read.z, &read.w}) {
        *part = reader.number("a component");
    }
    return read;
}

Command readKeys(Reader& reader) {
    SetKeys set;
    do {
        curve::Key key{reader.number("the time"), fourNumbers(reader), {}};
        if (reader.skip("tangents")) {
            const math::Quat in = fourNumbers(reader);
            key.tangents = {in, fourNumbers(reader)};
        }
        set.keys.push_back(key);
    } while (reader.more() && reader.error.empty());
    return set;
}

Command readPlay(Reader& reader) {
    static constexpr std::array<std::string_view, 3> kWords{"from", "for", "meanwhile"};
    PlayKeys play;
    while (reader.more() && reader.error.empty()) {
        switch (reader.choice("word", kWords)) {
            case 0:
                play.fromS = reader.number("the time");
                break;
            case 1:
                play.seconds = reader.number("the time");
                break;
            default:
                play.meanwhile = true;
        }
    }
    return play;
}

Command readSave(Reader& reader) {
    SaveKeys save{reader.rest("a file"), false};
    if (save.path.ends_with(kReplace)) {
        save.isReplacing = true;
        save.path.resize(save.path.size() - kReplace.size());
    }
    return save;
}

}  // namespace

std::optional<math::Quat> readAttitude(Reader& reader) {
    if (!reader.more()) {
        return std::nullopt;
    }
    const Command command = parseAttitude(reader);
    if (const auto* const set = std::get_if<SetAttitude>(&command)) {
        return set->worldFromBody;
    }
    reader.fail(
        "the angles of a convention of one's own are known to the flight only: set the "
        "attitude, then use it as it is now");
    return std::nullopt;
}

Command parseKeyframe(Reader& reader) {
    static constexpr std::array<std::string_view, 5> kWords{"add", "set", "drop", "move", "select"};
    const std::size_t word = reader.choice("word", kWords);
    if (word == 0) {
        const std::optional<double> timeS = timeAt(reader);
        return AddKey{timeS, readAttitude(reader)};
    }
    const std::size_t number = keyNumber(reader);
    if (word == 2) {
        return DropKeys{number};
    }
    if (word == 3) {
        reader.require("to");
        return MoveKey{number, keyNumber(reader)};
    }
    if (word == 4) {
        return SelectKey{number};
    }
    ChangeKey change{number, timeAt(reader), false, {}};
    change.isNow = reader.skip("now");
    if (!change.isNow) {
        change.worldFromBody = readAttitude(reader);
    }
    if (!change.timeS && !change.isNow && !change.worldFromBody) {
        reader.fail("\"at\" and a time, \"now\" or an attitude is missing");
    }
    return change;
}

Command parseKeyframes(Reader& reader) {
    static constexpr std::array<std::string_view, 5> kWords{"play", "open", "save", "clear", "set"};
    switch (reader.choice("word", kWords)) {
        case 0:
            return readPlay(reader);
        case 1:
            return OpenKeys{reader.rest("a file")};
        case 2:
            return readSave(reader);
        case 3:
            return DropKeys{};
        default:
            return readKeys(reader);
    }
}

Command parseScrub(Reader& reader) { return Scrub{reader.number("the time")}; }

Command parseMethods(Reader& reader) {
    CompareMethods compare;
    do {
        compare.methods.push_back(reader.choiceOf<curve::Method>("method", curve::kMethodNames));
    } while (reader.more() && reader.error.empty());
    return compare;
}

}  // namespace gimbalscope::sim
