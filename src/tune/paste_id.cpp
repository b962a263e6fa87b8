// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers behind an id, as this program's own commands and scripts write them: "urot 3641 5461
// 7282", "quat@unreal 0 0 0 1", "attitude quat 0 0 0 1".
#include <algorithm>

#include "text/words.h"
#include "tune/paste_makers.h"
#include "tune/paste_parts.h"
#include "tune/paste_table.h"

namespace gimbalscope::tune {
namespace {

using convention::Convention;
using convention::Layout;

struct PlainId {
    std::string_view id;
    std::size_t count;
};
constexpr std::array<PlainId, 4> kPlain{
    {{"quat", 4}, {"quat-wxyz", 4}, {"matrix", 9}, {"axis-angle", 4}}};

/// The row of an id in any case; of the 24 orders only as written, since case tells them apart.
const Convention* rowNamed(std::string_view id) {
    const Convention* const row = convention::find(id);
    const Convention* const engine = row != nullptr ? row : convention::find(text::lowerCase(id));
    return engine != nullptr && (row != nullptr || engine->listedInAll) ? engine : nullptr;
}

const PlainId* plainNamed(std::string_view id) {
    const auto* const found = std::find_if(kPlain.begin(), kPlain.end(),
                                           [id](const PlainId& each) { return each.id == id; });
    return found == kPlain.end() ? nullptr : found;
}

bool isPrefix(const CopiedWord& word) { return text::lowerCase(word.text) == "attitude"; }

/// The words in front of the first number, without "attitude".
std::vector<const CopiedWord*> wordsBefore(const Copied& copied) {
    std::vector<const CopiedWord*> words;
    for (const CopiedWord& word : copied.words) {
        if (word.before == 0 && !(words.empty() && isPrefix(word))) {
            words.push_back(&word);
        }
    }
    return words;
}

/// The only word of the text, in front of its numbers; nullptr when there are others or none.
const CopiedWord* loneWord(const Copied& copied) {
    const std::vector<const CopiedWord*> words = wordsBefore(copied);
    const bool isLast = copied.words.empty() || copied.words.back().before == 0;
    return words.size() == 1 && isLast && !copied.hasTable && !copied.numbers.empty() ? words[0]
                                                                                      : nullptr;
}

struct WrittenId {
    std::string_view id, frame{};
    bool hasFrame = false;
};
WrittenId split(std::string_view word) {
    const std::size_t at = word.find('@');
    return at == std::string_view::npos ? WrittenId{.id = word}
                                        : WrittenId{word.substr(0, at), word.substr(at + 1), true};
}

Found wrongCount(std::string_view id, std::size_t needed, std::size_t found) {
    return {.problem = std::string(id) + " needs " + std::to_string(needed) + " numbers; " +
                       std::to_string(found) + " were found"};
}

Found plainForm(const PlainId& plain, Copied copied, PasteContext context) {
    if (copied.numbers.size() != plain.count) {
        return wrongCount(plain.id, plain.count, copied.numbers.size());
    }
    copied.words.clear();
    copied.numbers.front().name.clear();
    context.layout = plain.id == "quat-wxyz" ? Layout::Wxyz : Layout::Xyzw;
    context.matrixByRows = true;
    if (plain.id == "axis-angle") {
        context.form = PasteForm::AxisAngle;
        return readAxisAngle(copied, context);
    }
    Found found = plain.count == 9 ? readMatrix(copied, context) : readQuaternion(copied, context);
    found.isCertain = true;
    return found;
}

Found rowForm(const Convention& row, const Copied& copied, const PasteContext& context) {
    if (copied.numbers.size() != row.angleCount) {
        return wrongCount(row.id, row.angleCount, copied.numbers.size());
    }
    AngleOrder order{.row = &row, .said = "by its id"};
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        order.numberOf[row.shown[i]] = i;
    }
    Found found = inUnits(copied.numbers, copied.unit, order, context);
    found.readings.resize(found.readings.empty() ? 0 : 1);
    found.isCertain = true;
    return found;
}

/// What the rest of the text says of the row's angles ("urot Yaw=1 Pitch=2 Roll=3", "lsl <0, 0,
/// 1>"): its own reading, or a problem where the text says something else.
Found amongWords(const Convention& row, const CopiedWord& word, const Copied& copied,
                 PasteContext context) {
    Copied rest = copied;
    std::erase_if(rest.words, [&](const CopiedWord& each) {
        return each.text == word.text && each.before == word.before;
    });
    for (CopiedNumber& number : rest.numbers) {
        number.name = number.name == word.text ? std::string() : number.name;
    }
    if (rest.words.empty()) {
        return rowForm(row, rest, context);
    }
    context.angles = &row;
    Found found = readAxisAngle(rest, context);
    found = found.isNothing() ? readAngles(rest, context) : found;
    std::erase_if(found.readings, [&](const PasteReading& each) { return each.row != &row; });
    if (found.readings.empty() && found.problem.empty()) {
        found.problem = "the text names " + std::string(row.id) + ", but is not its " +
                        std::to_string(row.angleCount) + " angles";
    }
    return found;
}

/// The word that names a convention of an engine; nullptr when none does or several do.
const CopiedWord* engineWord(const Copied& copied) {
    const CopiedWord* named = nullptr;
    for (const CopiedWord& word : copied.words) {
        const Convention* const row = rowNamed(split(word.text).id);
        if (row != nullptr && row->listedInAll) {
            if (named != nullptr && named->text != word.text) {
                return nullptr;
            }
            named = &word;
        }
    }
    return named;
}

std::vector<std::string_view> everyId() {
    std::vector<std::string_view> ids;
    for (const Convention& row : convention::catalog()) {
        ids.push_back(row.id);
    }
    for (const PlainId& plain : kPlain) {
        ids.push_back(plain.id);
    }
    return ids;
}

std::string unknownId(std::string_view word) {
    return "unknown convention " + text::inQuotes(word) +
           " in front of the numbers: " + text::suggestion(word, everyId());
}

/// The last part of a name in snake or camel case says that it is an attitude: "cam_rotation".
bool isAttitudeWord(std::string_view word) {
    constexpr std::array<std::string_view, 9> kEndings{"rotation", "rotations", "orientation",
                                                       "attitude", "angle",     "angles",
                                                       "euler",    "eulers",    "pose"};
    constexpr std::array<std::string_view, 6> kWhole{"rot",       "rotator",    "quats",
                                                     "axisangle", "axis_angle", "matrix"};
    const std::string name = lastPart(word);
    return name.ends_with("_rot") ||
           std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view each) { return name.ends_with(each); }) ||
           std::find(kWhole.begin(), kWhole.end(), name) != kWhole.end();
}

/// A slip of the hand away from an id; case does not count.
bool isNearlyId(const CopiedWord& word, bool isLone) {
    const std::string_view id = split(word.text).id;
    constexpr std::size_t kLong = 7;
    for (const std::string_view each : everyId()) {
        const bool isRow = convention::find(each) != nullptr;
        const int distance = text::editDistance(id, each);
        const int allowed = each.size() >= kLong ? 2 : each.size() >= 4 ? 1 : 0;
        if (distance > 0 && distance <= allowed && (isRow || (isLone && !word.isCall))) {
            return !isAttitudeWord(id);
        }
    }
    return false;
}

/// A word in front of the numbers that is a file, has a frame or policy that cannot be used, or is
/// nearly an id.
std::string refusedWord(const Copied& copied) {
    const std::vector<const CopiedWord*> words = wordsBefore(copied);
    if (words.empty() || copied.hasTable) {
        return {};
    }
    const CopiedWord& word = *words.back();
    if (word.text.ends_with(".toml")) {
        return "the convention in " + text::inQuotes(word.text) +
               " cannot be read from within the text";
    }
    const WrittenId written = split(word.text);
    const bool isId = rowNamed(written.id) != nullptr || plainNamed(written.id) != nullptr;
    if (written.hasFrame && !isId) {
        return unknownId(written.id);
    }
    if (written.hasFrame && !convention::frameFromName(written.frame)) {
        std::vector<std::string_view> names;
        for (const convention::Frame& frame : convention::frames()) {
            names.push_back(frame.name);
        }
        return "unknown frame " + text::inQuotes(written.frame) + ": " +
               text::suggestion(written.frame, names);
    }
    const bool isPolicy = words.size() > 1 && convention::policyFromName(word.text) &&
                          rowNamed(split(words[words.size() - 2]->text).id) != nullptr;
    if (isPolicy) {
        return text::inQuotes(word.text) +
               ": a policy makes no sense here: angles are read in one way only";
    }
    return isNearlyId(word, words.size() == 1) ? unknownId(written.id) : std::string();
}

}  // namespace

std::string unknownWord(const Copied& copied, const PasteContext& context) {
    const CopiedWord* const word = loneWord(copied);
    const bool isPlain = word != nullptr && !word->isCall && !copied.numbers.front().byEquals &&
                         copied.numbers.front().line == word->line;
    return isPlain && context.angles == nullptr && !context.form && !isAttitudeWord(word->text)
               ? unknownId(word->text)
               : std::string();
}

Found readById(const Copied& copied, const PasteContext& context) {
    if (std::string problem = refusedWord(copied); !problem.empty()) {
        return {.problem = std::move(problem)};
    }
    const CopiedWord* const lone = loneWord(copied);
    const CopiedWord* const word = lone != nullptr ? lone : engineWord(copied);
    if (word == nullptr) {
        return {};
    }
    const WrittenId written = split(word->text);
    PasteContext inFrame = context;
    if (written.hasFrame) {
        inFrame.frame = convention::frameFromName(written.frame);
    }
    const bool isCode =
        word->isCall || copied.numbers.front().byEquals || !copied.numbers.front().section.empty();
    if (const PlainId* const plain = plainNamed(written.id); plain != nullptr && !isCode) {
        return plainForm(*plain, copied, inFrame);
    }
    const Convention* const row = rowNamed(written.id);
    if (row == nullptr || (isCode && !row->listedInAll)) {
        return {};
    }
    return word == lone ? rowForm(*row, copied, inFrame) : amongWords(*row, *word, copied, inFrame);
}

}  // namespace gimbalscope::tune
