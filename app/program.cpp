// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Which command the words mean. The first word is a command, a flag of the window, a file to open,
// or a mistake.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <new>

#include "app/commands.h"
#include "app/convert.h"
#include "app/exit_code.h"
#include "app/forms.h"
#include "app/signals.h"
#include "io/output_file.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

struct CommandRow {
    std::string_view name;
    int (*run)(const Words& words);
};
constexpr auto kCommands = std::to_array<CommandRow>({
    {"list", runList},
    {"convert", runConvert},
    {"read", runRead},
    {"relative", runRelative},
    {"turn", runTurn},
    {"detect", runDetect},
    {"check", runCheck},
    {"compare", runCompare},
    {"export", runExport},
    {"interpolate", runInterpolate},
    {"lesson", runLesson},
    {"play", runPlay},
    {"render", runRender},
});

int unknownCommand(const std::string& word) {
    std::array<std::string_view, kCommands.size()> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i] = kCommands[i].name;
    }
    const bool looksLikeFile = word.find_first_of("./") != std::string::npos;
    complain((looksLikeFile ? "\"" + word + "\"" : text::inQuotes(word)) +
             " is neither a command nor a file" +
             (looksLikeFile ? "" : ":" + didYouMean(word, names)));
    return kExitUsage;
}

/// Gives descriptors 0 to 2 that the caller closed something harmless to point to, so that no file
/// opened later gets their number and our messages. A stand-in for the input cannot be read and one
/// for the output cannot be written, so that they still count as closed.
void holdStandardDescriptors() {
    for (const auto& [descriptor, mode] : {std::pair{STDIN_FILENO, O_WRONLY},
                                           {STDOUT_FILENO, O_RDONLY},
                                           {STDERR_FILENO, O_WRONLY}}) {
        if (::fcntl(descriptor, F_GETFD) < 0) {
            [[maybe_unused]] const int standIn = ::open("/dev/null", mode);
        }
    }
}

int choose(const Words& words) {
    const std::string first = words.empty() ? "" : words.front();
    if (first == "help") {
        return words.size() == 1 ? choose({"--help"}) : choose({words[1], "--help"});
    }
    for (const CommandRow& command : kCommands) {
        if (command.name == first) {
            return command.run({words.begin() + 1, words.end()});
        }
    }
    struct stat status {};
    if (words.empty() || first.starts_with("-") || ::stat(first.c_str(), &status) == 0) {
        return runWindowCommand(words);
    }
    return unknownCommand(first);
}

}  // namespace

int printOut(std::string_view text) {
    io::OutputFile out("-");
    out.write(text);
    if (out.commit() || out.readerGone()) {
        return kExitClean;
    }
    complain(out.error());
    return kExitOutput;
}

int runProgram(const Words& words) {
    holdStandardDescriptors();
    watchSignals();
    try {
        const int code = choose(words);
        return code == kExitUnreadable && stopSignal() != 0 ? stopExitCode() : code;
    } catch (const ConventionFileFault& fault) {
        if (stopSignal() != 0) {  // waiting for a pipe
            return stopExitCode();
        }
        complain(fault.sentence);
        return fault.exitCode;
    } catch (const std::bad_alloc&) {
        complain("out of memory");
    } catch (const std::exception& fault) {
        complain(std::string("internal fault: ") + fault.what());
    }
    return kExitInternal;
}

}  // namespace gimbalscope::app
