// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Runs the real program as a person would: arguments, standard input, environment and folder in;
// exit code, both outputs and the most memory it took out. Also a folder of its own for each test.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace gimbalscope::test {

using Words = std::vector<std::string>;
using Json = nlohmann::ordered_json;

/// How the program is called.
struct Call {
    Words arguments;
    std::string input = {};       ///< bytes of its standard input
    std::string inputFile = {};   ///< a file instead; "closed" closes it
    std::string outputFile = {};  ///< where its standard output goes instead of into the result
    std::string folder = {};      ///< where it runs; empty: here
    Words environment = {};       ///< NAME=value set, NAME alone removed
    std::string program = {};     ///< empty: gimbalscope
};

struct Result {
    int code = -1;  ///< exit code, or 128 + signal
    std::string out, err;
    long peakKiB = 0;  ///< resident memory

    /// Lines of standard output as JSON.
    std::vector<Json> json() const;
    /// The first line of them.
    Json object() const { return json().at(0); }
};

Result run(const Call& call);
/// With arguments only, and an empty standard input.
Result run(const Words& arguments);
/// Arguments in one line, separated by blanks.
Words words(const std::string& line);
/// A shell command line in which "$G" is the program.
Result shell(const std::string& commandLine);

/// True when the shell finds a program of the name.
bool isInstalled(const std::string& command);

/// A new, empty folder for the running test, with its path absolute.
std::string freshFolder();
std::string readFile(const std::string& path);
void writeFile(const std::string& path, const std::string& bytes);
/// Names in a folder, sorted.
std::vector<std::string> listFolder(const std::string& path);

/// A number of a JSON entry: also from "NaN" and "Infinity".
double number(const Json& value);

}  // namespace gimbalscope::test
