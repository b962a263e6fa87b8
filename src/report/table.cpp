// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Aligned columns.
#include "report/table.h"

#include <algorithm>

namespace gimbalscope::report {
namespace {

std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80;
    }));
}

std::string padded(const TableCell& cell, std::size_t width) {
    const std::string blanks(width - std::min(width, widthOf(cell.text)), ' ');
    return cell.alignRight ? blanks + cell.text : cell.text + blanks;
}

}  // namespace

std::string Table::text() const {
    std::vector<std::size_t> widths;
    for (const auto& line : lines_) {
        for (std::size_t i = 0; line.size() > 1 && i < line.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1), 0);
            widths[i] = std::max(widths[i], widthOf(line[i].text));
        }
    }
    std::string result;
    for (const auto& line : lines_) {
        std::string written;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::size_t width = line.size() > 1 ? widths[i] : 0;
            if (line.size() > 1 && width == 0) {
                continue;
            }
            written += padded(line[i], width) + "  ";
        }
        written.erase(written.find_last_not_of(' ') + 1);
        result += written + "\n";
    }
    return result;
}

}  // namespace gimbalscope::report
