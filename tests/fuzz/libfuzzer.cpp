// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// One target, GIMBALSCOPE_FUZZ_TARGET, for libFuzzer. Its seeds are written into a folder when the
// environment variable GIMBALSCOPE_FUZZ_SEEDS names one.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>

#include "fuzz/targets.h"

namespace {

const gimbalscope::fuzz::Target& target() {
    static const auto found = std::ranges::find(
        gimbalscope::fuzz::targets(), GIMBALSCOPE_FUZZ_TARGET, &gimbalscope::fuzz::Target::name);
    return *found;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** /*arguments*/) {
    if (const char* const folder = std::getenv("GIMBALSCOPE_FUZZ_SEEDS")) {
        int number = 0;
        for (const std::string& seed : target().seeds()) {
            std::ofstream(std::string(folder) + "/seed" + std::to_string(++number)) << seed;
        }
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    target().run({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
