// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// JSON as text. Words of our own need no escaping; anything else goes through nlohmann's escaping.
#include "report/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "report/entry.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

bool isPlain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char each) {
        return each >= ' ' && each <= '~' && each != '"' && each != '\\';
    });
}

void appendQuoted(std::string& out, std::string_view text) {
    if (isPlain(text)) {
        out.append(1, '"').append(text).append(1, '"');
    } else {
        out.append(
            nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    }
}

}  // namespace

void JsonText::separate() {
    if (!isFirst_) {
        text_ += ',';
    }
    isFirst_ = false;
}

JsonText& JsonText::open(char bracket) {
    separate();
    text_ += bracket;
    isFirst_ = true;
    return *this;
}

JsonText& JsonText::close(char bracket) {
    text_ += bracket;
    isFirst_ = false;
    return *this;
}

JsonText& JsonText::key(std::string_view name) {
    separate();
    appendQuoted(text_, name);
    text_ += ':';
    isFirst_ = true;
    return *this;
}

JsonText& JsonText::string(std::string_view text) {
    separate();
    appendQuoted(text_, text);
    return *this;
}

JsonText& JsonText::number(double value) {
    if (const std::string_view name = text::nonFiniteName(value); !name.empty()) {
        return string(name);
    }
    separate();
    std::array<char, 64> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), withoutNegativeZero(value));
    const std::string_view digits(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
    text_ += digits;
    text_ += digits.find_first_of(".e") == std::string_view::npos ? ".0" : "";
    return *this;
}

JsonText& JsonText::number(std::int64_t value) {
    separate();
    text_ += std::to_string(value);
    return *this;
}

JsonText& JsonText::boolean(bool value) {
    separate();
    text_ += value ? "true" : "false";
    return *this;
}

JsonText& JsonText::null() {
    separate();
    text_ += "null";
    return *this;
}

std::string JsonText::line() && {
    text_ += '\n';
    return std::move(text_);
}

}  // namespace gimbalscope::report
