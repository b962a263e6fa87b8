// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading tests/data: JSON files and the quaternions, matrices and orders inside them.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "math/euler.h"

namespace gimbalscope::test {

using Json = nlohmann::json;

/// A file of tests/data; fails the test when it is not there.
inline Json readData(const std::string& name) {
    std::ifstream file(std::string(GIMBALSCOPE_TEST_DATA) + "/" + name);
    EXPECT_TRUE(file.good()) << name;
    return file.good() ? Json::parse(file) : Json{};
}

inline double number(const Json& value) {
    return value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
}

inline std::vector<double> numbers(const Json& list) {
    std::vector<double> all;
    for (const Json& value : list) {
        all.push_back(number(value));
    }
    return all;
}

/// Four numbers x y z w.
inline math::Quat quatXyzw(const Json& list) {
    const auto n = numbers(list);
    return {n.at(0), n.at(1), n.at(2), n.at(3)};
}
/// Four numbers w x y z.
inline math::Quat quatWxyz(const Json& list) {
    const auto n = numbers(list);
    return {n.at(1), n.at(2), n.at(3), n.at(0)};
}

inline math::Triple triple(const Json& list) {
    const auto n = numbers(list);
    return {n.at(0), n.at(1), n.at(2)};
}

inline math::Mat3 matrixRows(const Json& rows) {
    math::Mat3 m;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            m.m[i][j] = rows.at(i).at(j).get<double>();
        }
    }
    return m;
}

/// The vectors' orders are intrinsic in lower case.
inline math::AxisOrder intrinsicOrder(const Json& name) {
    return math::orderFromLetters(name.get<std::string>()).value();
}

}  // namespace gimbalscope::test
