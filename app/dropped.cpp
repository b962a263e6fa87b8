// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a file is goes by its name's ending; whether it is that, by the readers of conventions,
// scripts and pasted numbers.
#include "app/dropped.h"

#include <array>
#include <chrono>

#include "app/keys_answer.h"
#include "app/own_files.h"
#include "io/input_file.h"
#include "io/text_check.h"
#include "text/words.h"
#include "tune/paste.h"
#include "tune/plain_text.h"

namespace gimbalscope::app {
namespace {

/// The name as messages quote it.
std::string nameOf(const std::string& path) {
    return text::inQuotes(path.substr(path.rfind('/') + 1));
}

bool endsIn(const std::string& path, std::string_view ending) {
    return path.size() > ending.size() &&
           text::lowerCase(std::string_view(path).substr(path.size() - ending.size())) == ending;
}

/// A reader's sentence with the file's name for its path, which may be very long.
std::string byName(std::string sentence, const std::string& path) {
    if (const std::size_t at = sentence.find(path); at != std::string::npos) {
        sentence.replace(at, path.size(), nameOf(path));
    }
    return sentence;
}

Dropped refused(std::string sentence) { return {std::monostate{}, std::move(sentence)}; }

Dropped readConvention(const std::string& path) {
    ReadOpened read = readOpened(path);
    if (!read.error.empty()) {
        return refused(byName(read.error, path));
    }
    return {std::move(read.opened), "opened " + nameOf(path)};
}

Dropped readScriptOf(const std::string& path, const std::string& text) {
    sim::Script script = sim::parseScript(text);
    if (script.errors.empty()) {
        return {std::move(script), "playing " + nameOf(path)};
    }
    const std::size_t more = script.errors.size() - 1;
    return refused(nameOf(path) + ": " + script.errors[0] +
                   (more > 0 ? " (and " + std::to_string(more) + " more)" : std::string()));
}

/// A file so large is read for nothing: it has more keys than a window takes.
constexpr std::size_t kLargestKeys = std::size_t{4} << 20;

Dropped readKeysOf(const std::string& path) {
    const io::WholeFile plain = io::readPlain(path, kLargestKeys);
    if (!plain.text) {
        return refused(byName(plain.error, path));
    }
    sim::Answer answer = openKeys({path});
    if (answer.commands.empty()) {
        return refused(nameOf(path) + " has no keyframes: " + byName(answer.message, path));
    }
    return {std::get<sim::SetKeys>(answer.commands.front()),
            answer.message.empty() ? "the keyframes of " + nameOf(path) : answer.message, path};
}

Dropped readAttitudeOf(const std::string& path, const std::string& text) {
    const tune::Paste paste = tune::readPaste(text);
    if (paste.readings.empty()) {
        return refused(nameOf(path) + " is no attitude: " + paste.error);
    }
    return {text, nameOf(path) + " is in the field for an attitude"};
}

/// A plain text that is no larger than it may be, then what it is.
template <class Read>
Dropped readText(const std::string& path, std::size_t most, Read read) {
    const io::WholeFile file = io::readPlain(path, most);
    if (!file.text) {
        return refused(byName(file.error, path));
    }
    if (const std::optional<io::Finding> finding = io::notText(*file.text)) {
        return refused(nameOf(path) + " is no text");
    }
    return read(path, *file.text);
}

}  // namespace

Dropped readDropped(const std::string& path) {
    if (endsIn(path, ".toml")) {
        return readConvention(path);
    }
    if (endsIn(path, ".gsc")) {
        return readText(path, kLargestDroppedScript, readScriptOf);
    }
    if (endsIn(path, ".gltf") || endsIn(path, ".glb")) {
        return readKeysOf(path);
    }
    if (endsIn(path, ".csv")) {
        Dropped keys = readKeysOf(path);
        if (std::holds_alternative<sim::SetKeys>(keys.what)) {
            return keys;
        }
        Dropped attitude = readText(path, tune::kLongestPaste, readAttitudeOf);
        return std::holds_alternative<std::string>(attitude.what) ? attitude : keys;
    }
    if (endsIn(path, ".txt")) {
        return readText(path, tune::kLongestPaste, readAttitudeOf);
    }
    return refused(nameOf(path) +
                   " is no convention (.toml), no script (.gsc), no keyframes (.csv, "
                   ".gltf, .glb) and no attitude (.txt, .csv)");
}

std::string refusalOf(std::size_t count) {
    return std::to_string(count) + " files at once: drop one";
}

std::string DropReader::begin(const std::string& path) {
    if (isBusy()) {
        return "the file dropped before is still being read";
    }
    const auto read = [path] { return readDropped(path); };
    try {
        reading_ = std::async(std::launch::async, read);
    } catch (const std::system_error&) {  // no thread to be had: at once, then
        std::promise<Dropped> done;
        reading_ = done.get_future();
        done.set_value(read());
    }
    return {};
}

std::optional<Dropped> DropReader::take() {
    if (!isBusy() || reading_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        return std::nullopt;
    }
    return reading_.get();
}

}  // namespace gimbalscope::app
