// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Runs the real program through posix_spawn. Input and outputs are files, so nothing can block.
#include "cli/program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

extern char** environ;

namespace gimbalscope::test {
namespace {

namespace fs = std::filesystem;

/// The variables of this process with the call's changes.
Words environmentFor(const Call& call) {
    Words variables;
    for (char** each = environ; *each != nullptr; ++each) {
        const std::string variable = *each;
        const auto isChanged = [&](const std::string& change) {
            return change.substr(0, change.find('=')) == variable.substr(0, variable.find('='));
        };
        if (std::none_of(call.environment.begin(), call.environment.end(), isChanged)) {
            variables.push_back(variable);
        }
    }
    for (const std::string& change : call.environment) {
        if (change.find('=') != std::string::npos) {
            variables.push_back(change);
        }
    }
    return variables;
}

std::vector<char*> pointers(Words& strings) {
    std::vector<char*> result;
    for (std::string& each : strings) {
        result.push_back(each.data());
    }
    result.push_back(nullptr);
    return result;
}

fs::path scratch() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    std::string name =
        test == nullptr ? "none" : std::string(test->test_suite_name()) + "." + test->name();
    std::replace(name.begin(), name.end(), '/', '_');
    const fs::path folder = fs::absolute("scratch") / name;
    fs::create_directories(folder);
    return folder;
}

}  // namespace

std::vector<Json> Result::json() const {
    std::vector<Json> lines;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

Result run(const Call& call) {
    const fs::path folder = scratch();
    const std::string inputPath = folder / "stdin";
    const std::string outPath =
        call.outputFile.empty() ? std::string(folder / "stdout") : call.outputFile;
    const std::string errPath = folder / "stderr";
    writeFile(inputPath, call.input);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    if (call.inputFile == "closed") {
        posix_spawn_file_actions_addclose(&actions, STDIN_FILENO);
    } else {
        const std::string& path = call.inputFile.empty() ? inputPath : call.inputFile;
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path.c_str(), O_RDONLY, 0);
    }
    const int flags = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outPath.c_str(), flags, 0666);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errPath.c_str(), flags, 0666);
    if (!call.folder.empty()) {
        posix_spawn_file_actions_addchdir_np(&actions, call.folder.c_str());
    }

    const std::string program = call.program.empty() ? GIMBALSCOPE_PROGRAM : call.program;
    Words arguments = call.arguments;
    arguments.insert(arguments.begin(), program);
    Words variables = environmentFor(call);
    pid_t child = 0;
    const int failure = posix_spawnp(&child, program.c_str(), &actions, nullptr,
                                     pointers(arguments).data(), pointers(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    EXPECT_EQ(failure, 0) << "cannot start " << program;
    if (failure != 0) {
        return {};
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    return {.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            .out = call.outputFile.empty() ? readFile(outPath) : "",
            .err = readFile(errPath),
            .peakKiB = usage.ru_maxrss};
}

Result run(const Words& arguments) { return run(Call{.arguments = arguments}); }

Words words(const std::string& line) {
    std::istringstream stream(line);
    Words result;
    for (std::string word; stream >> word;) {
        result.push_back(word);
    }
    return result;
}

Result shell(const std::string& commandLine) {
    return run(Call{.arguments = {"-c", commandLine},
                    .environment = {"G=" GIMBALSCOPE_PROGRAM},
                    .program = "/bin/sh"});
}

bool isInstalled(const std::string& command) {
    return shell("command -v " + command + " > /dev/null").code == 0;
}

std::string freshFolder() {
    const fs::path folder = scratch() / "folder";
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void writeFile(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::vector<std::string> listFolder(const std::string& path) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path)) {
        names.push_back(entry.path().filename());
    }
    std::sort(names.begin(), names.end());
    return names;
}

double number(const Json& value) {
    if (!value.is_string()) {
        return value.get<double>();
    }
    const double infinity = std::numeric_limits<double>::infinity();
    return value == "Infinity"    ? infinity
           : value == "-Infinity" ? -infinity
                                  : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace gimbalscope::test
