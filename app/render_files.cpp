// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Names with numbers, and pictures and readouts into files.
#include "app/render_files.h"

#include <algorithm>
#include <filesystem>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/picture.h"
#include "io/input_file.h"
#include "text/numbers.h"

namespace gimbalscope::app {

std::string NumberedName::with(std::int64_t number) const {
    std::string digitsText = std::to_string(number);
    const auto wanted = static_cast<std::size_t>(digits);
    digitsText.insert(0, wanted - std::min(wanted, digitsText.size()), '0');
    return before + digitsText + after;
}

std::optional<NumberedName> numberedName(const std::string& pattern) {
    const std::size_t percent = pattern.find('%');
    const std::size_t letter = pattern.find('d', percent);
    if (percent == std::string::npos || letter == std::string::npos) {
        return std::nullopt;
    }
    const std::string digits = pattern.substr(percent + 1, letter - percent - 1);
    const text::ParsedInteger width = text::parseInteger(digits);
    const bool isPlain = digits.find_first_not_of("0123456789") == std::string::npos;
    if (!isPlain || width.value > 9 || pattern.find('%', letter) != std::string::npos) {
        return std::nullopt;
    }
    return NumberedName{.before = pattern.substr(0, percent),
                        .after = pattern.substr(letter + 1),
                        .digits = width.ok() ? static_cast<int>(width.value) : 0};
}

int writePicture(const render::Image& image, const std::string& path, io::OutputFile& out) {
    const auto format = render::imageFormat(path);
    out.write(render::encode(image, format.value_or(render::ImageFormat::Png)));
    if (out.commit() || out.readerGone()) {
        return kExitClean;
    }
    complain(out.error());
    return kExitOutput;
}

int writePicture(const render::Image& image, const std::string& path) {
    io::OutputFile out(path);
    return writePicture(image, path, out);
}

int writeReadouts(const sim::Session& flight, const std::string& picture) {
    std::error_code unknown;
    if (!std::filesystem::is_regular_file(picture, unknown)) {
        return kExitClean;  // a device or a pipe
    }
    const std::string path = readoutsPath(picture);
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        const io::WholeFile old = io::readWhole(path);
        if (!old.text || !isReadoutsText(*old.text)) {
            complain("cannot write " + path + ": there is another file of that name");
            return kExitOutput;
        }
    }
    const std::string error = io::writeWhole(path, readoutsText(flight, picture));
    if (!error.empty()) {
        complain(error);
    }
    return error.empty() ? kExitClean : kExitOutput;
}

}  // namespace gimbalscope::app
