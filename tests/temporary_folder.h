// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A folder of a test's own. Tests run beside each other: none may share a name with another.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

namespace gimbalscope::test {

/// The bytes of a file; empty if there is none.
inline std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

/// Makes a file of that text, or replaces one.
inline void put(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// An empty folder with a name that nothing else has; it goes with the object.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = std::filesystem::temp_directory_path() / "gimbalscope-test-XXXXXX";
        path_ = ::mkdtemp(name.data()) != nullptr ? name : "/no folder for tests";
    }
    ~TemporaryFolder() { std::filesystem::remove_all(path_); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    std::set<std::string> names() const {
        std::set<std::string> found;
        for (const auto& each : std::filesystem::directory_iterator(path_)) {
            found.insert(each.path().filename().string());
        }
        return found;
    }

private:
    std::string path_;
};

}  // namespace gimbalscope::test
