// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers behind an id, as this program's own commands and scripts write them: "urot 3641 5461
// 7282", "quat@unreal 0 0 0 1", "attitude quat 0 0 0 1".
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

/// The word right before the first number; nullptr when it is the beginning of a call or has a
/// sign.
const CopiedWord* idWord(const Copied& copied) {
    const CopiedWord* last = nullptr;
    for (const CopiedWord& word : copied.words) {
        if (word.before > 0) {
            return nullptr;
        }
        const bool isPrefix = text::lowerCase(word.text) == "attitude";
        if (!isPrefix && last != nullptr) {
            return nullptr;
        }
        last = isPrefix ? last : &word;
    }
    const bool isPlain = last != nullptr && !last->isCall && !copied.hasTable &&
                         !copied.numbers.empty() && copied.numbers.front().section.empty() &&
                         !copied.numbers.front().byEquals;
    return isPlain ? last : nullptr;
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

}  // namespace

Found readById(const Copied& copied, const PasteContext& context) {
    const CopiedWord* const word = idWord(copied);
    if (word == nullptr) {
        return {};
    }
    const std::string_view written = word->text;
    const std::string_view id = written.substr(0, written.find('@'));
    PasteContext inFrame = context;
    if (id.size() < written.size()) {
        const auto frame = convention::frameFromName(written.substr(id.size() + 1));
        if (!frame) {
            return {};
        }
        inFrame.frame = frame;
    }
    for (const PlainId& plain : kPlain) {
        if (plain.id == id) {
            return plainForm(plain, copied, inFrame);
        }
    }
    const Convention* const row = convention::find(id);
    return row == nullptr ? Found{} : rowForm(*row, copied, inFrame);
}

}  // namespace gimbalscope::tune
