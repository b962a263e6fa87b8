# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
#
# What only tests and benchmarks need. Included by CMakeLists.txt in this folder.

set(INSTALL_GTEST OFF)
gimbalscope_find(gtest GTest::gtest_main libgtest-dev FIND GTest CONFIG
    FETCH https://github.com/google/googletest.git v1.14.0)
target_link_libraries(deps_gtest INTERFACE GTest::gmock)

set(BENCHMARK_ENABLE_TESTING OFF)
set(BENCHMARK_ENABLE_GTEST_TESTS OFF)
set(BENCHMARK_ENABLE_INSTALL OFF)
gimbalscope_find(benchmark benchmark::benchmark libbenchmark-dev FIND benchmark CONFIG
    FETCH https://github.com/google/benchmark.git v1.7.1)
set(EIGEN_BUILD_DOC OFF)
set(EIGEN_BUILD_PKGCONFIG OFF)
gimbalscope_find(eigen Eigen3::Eigen libeigen3-dev FIND Eigen3 3.3 CONFIG
    FETCH https://gitlab.com/libeigen/eigen.git 3.4.0)
