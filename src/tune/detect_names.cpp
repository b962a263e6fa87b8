// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names of hypotheses. A turn about an axis of our world is, in another frame's algebra, a turn
// about that axis as the frame has it, a pseudovector: a left-handed frame reverses it.
#include "tune/detect_names.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "text/words.h"

namespace gimbalscope::tune {

namespace {

using convention::Convention;
using convention::FrameId;
using math::Vec3;

// The turn's axis in the frame's algebra: letter and sign.
struct AxisName {
    char letter = 'X';
    int sign = 1;
};

AxisName axisIn(FrameId frame, const Turn& turn) {
    const Vec3 axis = convention::vectorToFrame(unitVector(turn.axis), frame) *
                      (turn.sign * convention::handedness(frame));
    const double along = axis.x + axis.y + axis.z;
    return {.letter = axis.x != 0.0 ? 'X' : axis.y != 0.0 ? 'Y' : 'Z', .sign = along > 0 ? 1 : -1};
}

std::string factor(const AxisName& axis, int sense, const std::string& name) {
    std::string text = "R";
    text += text::lowerCase(std::string(1, axis.letter));
    return text + (axis.sign * sense < 0 ? "(-" : "(") + name + ")";
}

// The column's name is the letter of its own axis, as in Oblivion's x, y, z.
int lettersThatMatch(const Hypothesis& hypothesis, FrameId frame,
                     const std::vector<std::string>& columnNames) {
    int matching = 0;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        const std::string letter =
            text::lowerCase(std::string(1, axisIn(frame, hypothesis.turns[i]).letter));
        const std::string& name = columnNames[hypothesis.turns[i].column];
        matching += name == letter || name.ends_with("_" + letter) ? 1 : 0;
    }
    return matching;
}

bool isSameRow(const Convention& row, const Hypothesis& hypothesis) {
    std::array<std::uint8_t, 3> columns{};
    for (std::size_t i = 0; i < 3; ++i) {
        columns[i] = hypothesis.turns[i].column;
    }
    return row.angleCount == hypothesis.count && hypothesisOf(row, {}, columns) == hypothesis;
}

// The columns are called as the row's angles, each in its own place, or none of them is.
bool doNamesAgree(const Convention& row, const Hypothesis& hypothesis,
                  const std::vector<std::string>& columnNames, bool& isByName) {
    std::size_t same = 0, foreign = 0;
    for (std::size_t i = 0; i < row.angleCount; ++i) {
        const std::string& name = columnNames[hypothesis.turns[i].column];
        same += text::lowerCase(row.names[i]) == name ? 1 : 0;
        foreign +=
            std::none_of(row.names.begin(), row.names.end(),
                         [&](std::string_view each) { return text::lowerCase(each) == name; })
                ? 1
                : 0;
    }
    isByName = same == row.angleCount;
    return isByName || foreign == row.angleCount;
}

std::string effectOf(const Turn& turn) {
    switch (turn.axis) {
        case math::Axis::X:
            return turn.sign > 0 ? "the right wing down" : "the left wing down";
        case math::Axis::Y:
            return turn.sign > 0 ? "the nose down" : "the nose up";
        case math::Axis::Z:
            break;
    }
    return turn.sign > 0 ? "the nose left" : "the nose right";
}

}  // namespace

std::string productText(const Hypothesis& hypothesis, FrameId frame,
                        const std::vector<std::string>& columnNames) {
    std::string text;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        const Turn& turn = hypothesis.turns[i];
        text += (i > 0 ? " " : "") + factor(axisIn(frame, turn), 1, columnNames[turn.column]);
    }
    return text;
}

std::string inverseProductText(const Hypothesis& hypothesis, FrameId frame,
                               const std::vector<std::string>& columnNames) {
    std::string text;
    for (std::size_t i = hypothesis.count; i-- > 0;) {
        const Turn& turn = hypothesis.turns[i];
        text +=
            (text.empty() ? "" : " ") + factor(axisIn(frame, turn), -1, columnNames[turn.column]);
    }
    return text;
}

std::string orderText(const Hypothesis& hypothesis, FrameId frame) {
    std::string letters;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        letters += axisIn(frame, hypothesis.turns[i]).letter;
    }
    return letters;
}

std::vector<CatalogName> catalogNames(const Hypothesis& hypothesis,
                                      const std::vector<std::string>& columnNames) {
    std::vector<CatalogName> byName, byFunction, others;
    Hypothesis asNamed = hypothesis;
    asNamed.layout = QuatLayout::AsNamed;
    for (const Convention& row : convention::catalog()) {
        if (!isSameRow(row, asNamed)) {
            continue;
        }
        bool isByName = false;
        const bool agree = doNamesAgree(row, hypothesis, columnNames, isByName);
        (isByName ? byName
         : agree  ? byFunction
                  : others)
            .push_back({.row = &row, .namesAgree = agree});
    }
    byName.insert(byName.end(), byFunction.begin(), byFunction.end());
    byName.insert(byName.end(), others.begin(), others.end());
    return byName;
}

std::vector<FrameName> frameNames(const Hypothesis& hypothesis, const PairTable& table) {
    const std::vector<CatalogName> rows = catalogNames(hypothesis, table.columnNames);
    std::vector<FrameId> frames;
    if (!rows.empty() && rows.front().namesAgree) {
        frames.push_back(rows.front().row->frame);
    }
    frames.push_back(table.kind.frame);
    for (const convention::Frame& frame : convention::frames()) {
        frames.push_back(frame.id);
    }
    if (rows.empty() || !rows.front().namesAgree) {
        std::stable_sort(frames.begin(), frames.end(), [&](FrameId a, FrameId b) {
            return lettersThatMatch(hypothesis, a, table.columnNames) >
                   lettersThatMatch(hypothesis, b, table.columnNames);
        });
    }
    std::vector<FrameName> names;
    for (const FrameId frame : frames) {
        const convention::Frame& axes = convention::frame(frame);
        const bool isKnown = std::any_of(names.begin(), names.end(), [&](const FrameName& each) {
            const convention::Frame& other = convention::frame(each.frame);
            return other.forward == axes.forward && other.right == axes.right &&
                   other.up == axes.up;
        });
        if (!isKnown) {
            names.push_back({.frame = frame,
                             .product = productText(hypothesis, frame, table.columnNames),
                             .inverse = inverseProductText(hypothesis, frame, table.columnNames)});
        }
    }
    return names;
}

std::string effectText(const Hypothesis& hypothesis, const std::vector<std::string>& columnNames) {
    std::string text;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        const Turn& turn = hypothesis.turns[i];
        text += (i > 0 ? ", " : "") + columnNames[turn.column] + (i > 0 ? " " : " turns ") +
                effectOf(turn);
    }
    return text;
}

std::string intrinsicText(const Hypothesis& hypothesis,
                          const std::vector<std::string>& columnNames) {
    std::string text;
    for (std::size_t i = 0; i < hypothesis.count; ++i) {
        text +=
            (i > 0 ? ", " : "") + columnNames[hypothesis.turns[i].column] + std::string(i, '\'');
    }
    return text;
}

std::string extrinsicText(const Hypothesis& hypothesis,
                          const std::vector<std::string>& columnNames) {
    std::string text;
    for (std::size_t i = hypothesis.count; i-- > 0;) {
        text += columnNames[hypothesis.turns[i].column] + (i > 0 ? ", " : "");
    }
    return text + " about fixed axes";
}

std::string unitText(const Hypothesis& hypothesis) {
    const auto name = [](convention::Unit unit) { return std::string(convention::name(unit)); };
    if (!isOneUnit(hypothesis)) {
        std::string text;
        for (std::size_t column = 0; column < hypothesis.count; ++column) {
            text += (column > 0 ? ", " : "") + name(hypothesis.units[column]);
        }
        return text;
    }
    return hypothesis.units[0] == convention::Unit::Rotator ? "rotator units (65536 a turn)"
                                                            : name(hypothesis.units[0]);
}

std::string layoutText(QuatLayout layout) {
    switch (layout) {
        case QuatLayout::AsNamed:
            break;
        case QuatLayout::ScalarFirst:
            return "the columns x y z w hold w x y z";
        case QuatLayout::ScalarLast:
            return "the columns w x y z hold x y z w";
    }
    return {};
}

std::string rangeText(const Hypothesis& hypothesis, const PairTable& table) {
    double least = 0.0, most = 0.0;  // in half turns
    for (const Pair& pair : table.pairs) {
        for (std::size_t i = 0; i < hypothesis.count; ++i) {
            const double halfTurns =
                pair.columns[i] / (math::kPi * convention::unitsPerRadian(hypothesis.units[i]));
            least = std::min(least, halfTurns);
            most = std::max(most, halfTurns);
        }
    }
    const double slack = 1e-6;
    const bool isSigned = least < -slack && most <= 1.0 + slack && least >= -1.0 - slack;
    const bool isUnsigned = least >= -slack && most > 1.0 + slack && most <= 2.0 + slack;
    return isSigned     ? "written from minus to plus half a turn"
           : isUnsigned ? "written from 0 to a whole turn"
                        : "";
}

std::string mainName(const Hypothesis& hypothesis, const PairTable& table) {
    const FrameName name = frameNames(hypothesis, table).front();
    return name.product + " in @" + std::string(convention::frame(name.frame).name) + ", " +
           unitText(hypothesis);
}

std::string catalogText(const Hypothesis& hypothesis, const PairTable& table) {
    std::string text;
    for (const CatalogName& name : catalogNames(hypothesis, table.columnNames)) {
        const bool isSaid = !name.namesAgree;
        text += (text.empty() ? "" : ", ") + std::string(name.row->id);
        for (std::size_t i = 0; isSaid && i < hypothesis.count; ++i) {
            text += (i == 0 ? " (its " : ", ") + std::string(name.row->names[i]) + " in column " +
                    table.columnNames[hypothesis.turns[i].column] +
                    (i + 1 == hypothesis.count ? ")" : "");
        }
    }
    return text;
}

}  // namespace gimbalscope::tune
