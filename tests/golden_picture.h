// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pictures against stored ones. A picture that differs leaves NAME.actual.png and NAME.diff.png in
// the folder the test runs in. To renew one on purpose, after looking at both:
//   scripts/update_goldens.sh NAME
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include "render/image.h"

namespace gimbalscope::test {

inline std::string goldenBytes(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

inline void writeGoldenBytes(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

/// Compares with tests/golden/NAME.png.
inline void expectGolden(const std::string& name, const render::Image& actual) {
    const std::string path = std::string(GIMBALSCOPE_GOLDEN_DIR) + "/" + name + ".png";
    const std::optional<render::Image> expected = render::decodePng(goldenBytes(path));
    if (expected && render::agree(*expected, actual)) {
        return;
    }
    writeGoldenBytes(name + ".actual.png", render::encodePng(actual));
    ASSERT_TRUE(expected) << path << " is missing";
    const std::optional<render::Difference> apart = render::difference(*expected, actual);
    ASSERT_TRUE(apart) << "sizes differ";
    writeGoldenBytes(name + ".diff.png",
                     render::encodePng(render::differenceImage(*expected, actual)));
    ADD_FAILURE() << name << ": " << apart->pixels << " pixels differ, by at most "
                  << apart->largest << ", " << apart->mean << " in the mean; see " << name
                  << ".actual.png";
}

}  // namespace gimbalscope::test
