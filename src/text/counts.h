// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers of things in sentences.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gimbalscope::text {

/// 1728 as "1,728".
std::string grouped(std::int64_t count);

/// "1 row", "3 rows", "1,728 rows", for nouns whose plural has an s.
std::string counted(std::size_t count, std::string_view noun);

}  // namespace gimbalscope::text
