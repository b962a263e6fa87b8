// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Every parser of the program that reads what people or files give, as a function of bytes: fault
// row F32. Two programs call them: fuzz_test with mutated seeds, in every run of the tests, and
// libFuzzer, which sees what the bytes reach, in scripts/nightly.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gimbalscope::fuzz {

/// Never throws for any bytes; says what is wrong and aborts when the parser breaks its word, such
/// as to write what it has read in a form that it reads again.
struct Target {
    std::string_view name;
    void (*run)(std::string_view bytes);
    std::vector<std::string> (*seeds)();  ///< good texts to begin with
};

std::span<const Target> targets();

/// What a mutation may put in anywhere.
std::span<const std::string_view> dictionary();

}  // namespace gimbalscope::fuzz
