// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The folder by the environment.
#include "app/config_folder.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace gimbalscope::app {
namespace {

/// An absolute path from the environment without slashes at its end; empty otherwise.
std::string absolutePath(const char* variable) {
    const char* value = std::getenv(variable);
    std::string path = value != nullptr && value[0] == '/' ? value : "";
    while (path.size() > 1 && path.back() == '/') {
        path.pop_back();
    }
    return path;
}

}  // namespace

ConfigFolder configFolder() {
    if (const std::string config = absolutePath("XDG_CONFIG_HOME"); !config.empty()) {
        return {config + "/gimbalscope", {}};
    }
    if (const std::string home = absolutePath("HOME"); !home.empty()) {
        return {home + "/.config/gimbalscope", {}};
    }
    return {{}, "settings are not kept: neither XDG_CONFIG_HOME nor HOME names a folder"};
}

std::string makeFolder(const std::string& path) {
    for (std::size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
        const std::string part = path.substr(0, end);
        if (::mkdir(part.c_str(), 0700) != 0 && errno != EEXIST) {
            struct stat status {};
            const int reason = errno;  // a folder may be there that we could not have made
            if (::stat(part.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
                return "cannot make " + part + ": " + std::strerror(reason);
            }
        }
        if (end == std::string::npos) {
            return {};
        }
    }
}

}  // namespace gimbalscope::app
