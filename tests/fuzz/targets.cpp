// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "fuzz/targets.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "app/columns.h"
#include "app/row_times.h"
#include "app/settings.h"
#include "io/gltf_animation.h"
#include "io/plain_rows.h"
#include "io/table_reader.h"
#include "sim/own.h"
#include "sim/play.h"
#include "sim/update.h"
#include "text/digits.h"
#include "tune/convention_text.h"
#include "tune/pairs.h"
#include "tune/paste.h"

namespace gimbalscope::fuzz {
namespace {

void ensure(bool holds, const char* promise, std::string_view text) {
    if (!holds) {
        std::fprintf(stderr, "broken: %s\n%.*s\n", promise, static_cast<int>(text.size()),
                     text.data());
        std::abort();
    }
}

bool isUnit(const math::Quat& q) {
    return std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1.0) < 1e-12;
}

/// Every line that is understood has one canonical line, which means the same, and does nothing
/// worse to the state than a sentence.
void script(std::string_view bytes) {
    sim::AppState state;
    for (const sim::ScriptLine& line : sim::parseScript(bytes).lines) {
        const std::vector<std::string> own = sim::ownNames(state);
        const std::string canonical = sim::text(line.command);
        const sim::ParsedCommand again = sim::parse(canonical, own);
        ensure(again.command.has_value(), "a canonical line is understood", canonical);
        ensure(sim::text(*again.command) == canonical, "a canonical line stays", canonical);
        state = sim::update(state, line.command).state;
    }
}

void paste(std::string_view bytes) {
    for (const tune::PasteReading& reading : tune::readPaste(bytes).readings) {
        ensure(isUnit(reading.worldFromBody), "a pasted attitude has length 1", bytes);
    }
}

void conventionFile(std::string_view bytes) {
    const tune::ReadConvention read = tune::readConvention(bytes);
    ensure(read.custom.has_value() == read.error.empty(), "a convention or a sentence", bytes);
    if (read.custom) {
        const tune::ReadConvention again = tune::readConvention(tune::conventionText(*read.custom));
        ensure(again.custom == read.custom, "a convention written is read again", bytes);
        ensure(convention::rowOf(*read.custom) != nullptr, "it makes a row", bytes);
    }
}

void settings(std::string_view bytes) {
    const app::SettingsRead read = app::readSettings(bytes);
    const app::SettingsRead again = app::readSettings(app::settingsText(read.settings));
    ensure(again.problem.empty() && again.settings == read.settings,
           "settings written are read again", bytes);
}

/// The bytes as a file.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view bytes) : descriptor_(memfd_create("fuzz", MFD_CLOEXEC)) {
        const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
        ensure(written == static_cast<ssize_t>(bytes.size()), "there is memory for a file", "");
    }
    ~MemoryFile() { close(descriptor_); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

private:
    int descriptor_;
};

/// The attitudes of a table of pairs, row by row.
void readPairs(const tune::PairColumns& columns, io::TableReader& reader, io::TableRow& row) {
    do {
        std::vector<double> numbers;
        for (const std::size_t column : columns.attitude) {
            if (!row.problem && column < row.cells.size()) {
                numbers.push_back(reader.number(row.cells[column]).value);
            }
        }
        if (numbers.size() == columns.attitude.size()) {
            const tune::ReadAttitude read = tune::readAttitude(columns.kind, numbers);
            ensure(!read.inFrame || isUnit(*read.inFrame), "a pair's attitude has length 1",
                   row.text);
        }
    } while (reader.next(row));
}

void table(std::string_view bytes) {
    static const volatile std::sig_atomic_t kNoStop = 0;
    const MemoryFile memory(bytes);
    io::InputFile file(memory.path());
    io::TableReader reader(io::LineReader(file, kNoStop, [] {}));
    io::TableRow row;
    if (!reader.next(row)) {
        return;
    }
    for (const char* form : {"quat", "urot"}) {
        app::columnsFor(app::parseForm(form).forms.front(), reader.header());
    }
    const tune::PairColumns columns = tune::pairColumns(reader.header(), {});
    if (columns.problem.empty()) {
        readPairs(columns, reader, row);
    }
    while (reader.next(row)) {
        for (const std::string_view cell : row.cells) {
            const text::ParsedNumber number = reader.number(cell);
            ensure(!number.ok() || std::isfinite(number.value), "a good number is finite", cell);
        }
    }
}

std::vector<std::string> scriptSeeds() {
    std::vector<std::string> lines;
    for (const sim::CommandWords& words : sim::commandTable()) {
        lines.emplace_back(words.example);
    }
    return lines;
}

std::vector<std::string> pasteSeeds() {
    return {"(Pitch=16384,Yaw=8192,Roll=0)",
            "<0.5, 0.5, 0.5, 0.5>",
            "glm::quat(0.5f, 0.5f, 0.5f, 0.5f)",
            "{\"x\": 0, \"y\": 0, \"z\": 0.7, \"w\": 0.7}",
            "player.setangle x 30\nplayer.setangle y -20\nplayer.setangle z 40",
            "1 0 0\n0 0 -1\n0 1 0",
            "1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1",
            "orientation:\n  x: 0\n  y: 0\n  z: 0.5\n  w: -0.5\n",
            "llEuler2Rot(<0.1, 0.2, 0.3>)",
            "axis 0 0 1 angle 90"};
}

std::vector<std::string> conventionSeeds() {
    std::vector<std::string> texts;
    for (const convention::Convention& row : convention::catalog()) {
        texts.push_back(tune::conventionText(convention::customFrom(row)));
    }
    return texts;
}

std::vector<std::string> settingsSeeds() {
    app::Settings some;
    for (const char* line : {"theme light", "show urot lsl:nearest", "text-size 150",
                             "own yours from urot order ZYX policy nearest"}) {
        some[app::settingKey(*sim::parse(line).command)] = line;
    }
    return {app::settingsText(some), app::settingsText({})};
}

bool areSame(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

/// What the quick way takes, the careful way takes alike, and both write it alike.
void digits(std::string_view bytes) {
    double value = 0.0;
    const char* const end = text::readFront(bytes.data(), bytes.data() + bytes.size(), value);
    if (end == bytes.data()) {
        return;
    }
    const std::string_view front = bytes.substr(0, static_cast<std::size_t>(end - bytes.data()));
    const text::ParsedNumber careful = text::parseNumber(front);
    ensure(careful.ok() && areSame(careful.value, value), "a number is read alike", front);
    std::array<char, text::kNumberRoom> room;
    const std::string shortest(room.data(), text::putShortest(room.data(), value));
    ensure(shortest == text::formatShortest(value), "the shortest digits are alike", front);
    for (const int decimals : {0, 3, 9, 17}) {
        const std::string fixed(room.data(), text::putFixed(room.data(), value, decimals));
        ensure(fixed == text::formatFixed(value, decimals), "fixed digits are alike", front);
    }
}

/// Rows that are plain are the careful reader's rows.
void plainRows(std::string_view bytes) {
    static const volatile std::sig_atomic_t kNoStop = 0;
    io::PlainRows plain;
    if (!bytes.ends_with('\n') ||
        !io::readPlainRows(bytes, {.separator = ',', .columns = {2, 1}, .keptCells = 4}, plain)) {
        return;
    }
    const MemoryFile memory("a,b,c\n" + std::string(bytes));
    io::InputFile file(memory.path());
    io::TableReader reader(io::LineReader(file, kNoStop, [] {}));
    io::TableRow row;
    std::size_t count = 0;
    while (reader.next(row)) {
        const bool isAlike =
            !row.problem && row.cells.size() >= 3 && count < plain.count &&
            areSame(reader.number(row.cells[2]).value, plain.numbers[2 * count]) &&
            areSame(reader.number(row.cells[1]).value, plain.numbers[2 * count + 1]);
        ensure(isAlike, "a plain row is read alike", row.text);
        ++count;
    }
    ensure(count == plain.count && reader.end() == io::ReadEnd::EndOfFile,
           "plain rows are all the rows", bytes);
}

/// A table's times: each finding is one of two, about a line that is there.
void rowTimes(std::string_view bytes) {
    static const volatile std::sig_atomic_t kNoStop = 0;
    const MemoryFile memory(bytes);
    io::InputFile file(memory.path());
    io::TableReader reader(io::LineReader(file, kNoStop, [] {}));
    io::TableRow row;
    bool hasRow = reader.next(row);
    std::vector<app::RowTimes> watches;
    for (const app::TimeColumn& column : app::timeColumns(reader.header())) {
        ensure(column.index < reader.header().size(), "a time is a column", bytes);
        watches.emplace_back(column);
    }
    for (; hasRow; hasRow = reader.next(row)) {
        for (app::RowTimes& watch : watches) {
            if (const auto finding = watch.look(reader, row)) {
                ensure((finding->code == "E110" || finding->code == "W233") &&
                           finding->line == row.line && !finding->message.empty(),
                       "a finding about a time", row.text);
            }
        }
    }
}

/// An animation is refused with a sentence, or its keys are some and it can be written again.
void gltf(std::string_view bytes) {
    const io::GltfRead read = io::readGltf(bytes, {});
    if (!read.rotation) {
        ensure(!read.findings.empty() && read.findings.back().code.starts_with('E'),
               "what is refused has a finding", bytes);
        return;
    }
    ensure(!read.rotation->keys.empty(), "an animation has keys", bytes);
    const io::GltfWritten again = io::writeGltf(*read.rotation, io::GltfForm::Binary, "fuzz");
    ensure(again.problem.empty() || read.rotation->keys.front().timeS < 0.0,
           "what is read can be written", bytes);
    ensure(again.bytes.empty() || io::readGltf(again.bytes, {}).rotation.has_value(),
           "what is written is read", bytes);
}

std::vector<std::string> gltfSeeds() {
    std::vector<std::string> files;
    for (const auto interpolation :
         {io::GltfInterpolation::Linear, io::GltfInterpolation::CubicSpline}) {
        const io::GltfRotation some{.node = "ship",
                                    .animation = {},
                                    .interpolation = interpolation,
                                    .startS = -1.0,
                                    .keys = {{.timeS = 0.0}, {.timeS = 1.0}, {.timeS = 2.5}}};
        for (const auto form : {io::GltfForm::Text, io::GltfForm::Binary}) {
            files.push_back(io::writeGltf(some, form, "fuzz").bytes);
        }
    }
    return files;
}

std::vector<std::string> digitsSeeds() {
    return {"0.1234567",         "-179.999999", "5e-324", "1.7976931348623157e308",
            "90071992547409931", "-0",          "1e22",   "123456789012345678901234567890"};
}

std::vector<std::string> plainRowsSeeds() {
    return {"1,2,3\n4,5,6\n", "x,-0.5,1e-3,y,z\r\na b,.5,7.\r\n", " 1 , 2 ,3 \n"};
}

std::vector<std::string> rowTimesSeeds() {
    return {
        "t,x,y,z,w\n0,0,0,0,1\n0.5,0,0,0,1\n0.25,0,0,0,1\n",
        "timestamp [ns],x\n1700000000000000000,1\n1700000000000000100,1\n1731536001000000000,1\n",
        "t [days];time_us;x\n1;5;0\n0,5;6;0\n", "stamp x\n9e18 1\n-9e18 1\n"};
}

std::vector<std::string> tableSeeds() {
    return {"qx,qy,qz,qw,a,b,c\n0,0,0,1,0,0,0\n0,0,0.7,0.7,90,0,0\n",
            "tes.nose_x tes.nose_y tes.nose_z tes.top_x tes.top_y tes.top_z x y z\n"
            "0 1 0 0 0 1 0 0 0\n",
            "t;pitch;yaw;roll\n0,5;3641;5461;7282\n",
            "\"r11\",r12,r13,r21,r22,r23,r31,r32,r33,x,y\n1,0,0,0,1,0,0,0,1,0,0\n# end\n",
            "0 0 0 1\n0 0 0 -1\n"};
}

}  // namespace

std::span<const Target> targets() {
    static const std::array<Target, 9> kTargets{{
        {"script", script, scriptSeeds},
        {"paste", paste, pasteSeeds},
        {"convention", conventionFile, conventionSeeds},
        {"settings", settings, settingsSeeds},
        {"table", table, tableSeeds},
        {"digits", digits, digitsSeeds},
        {"plain_rows", plainRows, plainRowsSeeds},
        {"row_times", rowTimes, rowTimesSeeds},
        {"gltf", gltf, gltfSeeds},
    }};
    return kTargets;
}

std::span<const std::string_view> dictionary() {
    static constexpr std::array<std::string_view, 26> kWords{
        "nan",      "-inf",         "1e999",    "1e-320", "-0", "0x1p4", ",",
        ";",        "\t",           "\r\n",     "\"",     "\\", "#",     "=",
        "[",        "]]",           "<",        "(",      "{",  "urot",  "@",
        ":nearest", "\xEF\xBB\xBF", "\xC3\xA9", "\xFF",   "°"};
    return kWords;
}

}  // namespace gimbalscope::fuzz
