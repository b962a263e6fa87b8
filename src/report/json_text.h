// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// JSON appended to a string piece by piece. Rows come by the million, and a tree of values for each
// costs four times what writing it does; whoever wants a tree (the catalog, tests) has nlohmann's.
//
//   JsonText json;
//   json.open('{').key("row").number(std::int64_t{1}).key("x").number(0.5).close('}');
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gimbalscope::report {

class JsonText {
public:
    /// '{' or '[', after a comma where one belongs.
    JsonText& open(char bracket);
    /// '}' or ']'.
    JsonText& close(char bracket);
    /// The name of the next value of an object.
    JsonText& key(std::string_view name);
    /// Any text; bytes that are not UTF-8 become the replacement character.
    JsonText& string(std::string_view text);
    /// The shortest digits that read back equal, always with a point or an exponent; 0.0 for -0;
    /// "NaN", "Infinity" and "-Infinity" as strings.
    JsonText& number(double value);
    JsonText& number(std::int64_t value);
    JsonText& boolean(bool value);
    JsonText& null();

    /// What has been written, with a line end.
    std::string line() &&;

private:
    /// A comma unless the value is the first of its object or array or follows its name.
    void separate();

    std::string text_;
    bool isFirst_ = true;
};

}  // namespace gimbalscope::report
