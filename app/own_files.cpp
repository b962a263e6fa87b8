// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Saving whole or not at all, opening, and listing. A file that is there is written over only where
// that is asked for, or where it would not change.
#include "app/own_files.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "app/config_folder.h"
#include "app/convention_file.h"
#include "app/exit_code.h"
#include "io/input_file.h"
#include "io/output_file.h"
#include "sim/own.h"
#include "sim/rival.h"
#include "sim/update.h"
#include "text/words.h"
#include "tune/convention_text.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kMostListed = 200;

enum class Reader { Script, Window };

ReadOpened readAs(const std::string& path, const std::string& name, Reader reader) {
    const OwnConvention read =
        reader == Reader::Window ? readPlainConventionFile(path) : readConventionFile(path);
    ReadOpened result;
    if (!read.custom) {
        result.error = read.error;
        result.code = read.unreadable ? kExitUnreadable : kExitRejected;
        return result;
    }
    result.opened = {*read.custom, name, !name.empty()};
    std::string& called = result.opened.name;
    called = called.empty() ? sim::nameFromPath(path) : called;
    called = called.empty() ? read.custom->name : called;
    if (const std::string problem = sim::ownNameObjection(called); !problem.empty()) {
        if (reader == Reader::Window && name.empty()) {
            called = "yours";
        } else {
            result.error = path + ": " + problem + ", as in \"open " + path + " as yours\"";
            result.code = kExitRejected;
        }
    }
    return result;
}

std::string remarkOn(const sim::Opened& opened) {
    return opened.custom.name == opened.name
               ? std::string()
               : text::inQuotes(opened.name) + " is another convention already; the file is " +
                     text::inQuotes(opened.custom.name) + " now";
}

sim::Answer open(const sim::OpenOwn& open, const sim::AppState& state, Reader reader) {
    const ReadOpened read = readAs(open.path, open.name, reader);
    return read.error.empty() ? answerOpened(state, read.opened)
                              : sim::Answer{{}, read.error, read.code};
}

sim::Answer show(sim::ShowCards show, const sim::AppState& before, Reader reader) {
    sim::Answer answer;
    sim::AppState state = before;
    for (std::string& selection : show.selections) {
        const auto path = sim::conventionPath(sim::splitCard(selection).own);
        if (!path) {
            continue;
        }
        ReadOpened read = readAs(std::string(*path), {}, reader);
        if (!read.error.empty()) {
            return {{}, read.error, read.code};
        }
        for (const sim::Command& command : sim::bringing(state, read.opened)) {
            state = sim::update(state, command).state;
            answer.commands.push_back(command);
        }
        if (const std::string remark = remarkOn(read.opened); !remark.empty()) {
            answer.message += (answer.message.empty() ? "" : "; ") + remark;
        }
        selection = read.opened.custom.name + selection.substr(path->size());
    }
    answer.commands.emplace_back(show);
    return answer;
}

/// Why a file is not to be written; empty when it is. `isSame`: it has this text already.
std::string occupied(const sim::SaveOwn& save, const std::string& text, Reader reader,
                     bool& isSame) {
    struct stat status {};
    if (::stat(save.path.c_str(), &status) != 0) {
        return {};
    }
    if (reader == Reader::Window && !S_ISREG(status.st_mode)) {
        return save.path + " is no plain file";
    }
    const io::WholeFile there = io::readPlain(save.path, text.size());
    isSame = there.text && *there.text == text;
    return isSame || save.isReplacing
               ? std::string()
               : save.path + " is there already; only with \"replace\" is it written over";
}

sim::Answer save(const sim::SaveOwn& save, const sim::AppState& state, Reader reader) {
    const sim::Own* const own = sim::ownOf(state, save.name);
    if (own == nullptr) {
        return {{}, sim::unknownOwn(state, save.name), kExitClean};
    }
    const std::string text = tune::conventionText(own->custom);
    bool isSame = false;
    std::string problem = occupied(save, text, reader, isSame);
    if (problem.empty() && !isSame) {
        problem = io::writeWhole(save.path, text);
    }
    return {{}, problem, problem.empty() ? kExitClean : kExitOutput};
}

sim::Answer answer(const sim::Command& command, const sim::AppState& state, Reader reader) {
    if (std::string problem = sim::objection(command); !problem.empty()) {
        return {{}, problem, kExitClean};
    }
    if (const auto* const each = std::get_if<sim::SaveOwn>(&command)) {
        return save(*each, state, reader);
    }
    if (const auto* const each = std::get_if<sim::OpenOwn>(&command)) {
        return open(*each, state, reader);
    }
    return show(std::get<sim::ShowCards>(command), state, reader);
}

}  // namespace

sim::Answer answerWithFiles(const sim::Command& command, const sim::AppState& state) {
    return answer(command, state, Reader::Script);
}

sim::Answer answerInWindow(const sim::Command& command, const sim::AppState& state) {
    if (const auto* const save = std::get_if<sim::SaveOwn>(&command)) {
        const std::string folder = conventionFolder();
        const bool isThere = !folder.empty() && save->path.starts_with(folder + "/");
        if (std::string problem = isThere ? makeFolder(folder) : ""; !problem.empty()) {
            return {{}, problem, kExitOutput};
        }
    }
    return answer(command, state, Reader::Window);
}

ReadOpened readOpened(const std::string& path, const std::string& name) {
    return readAs(path, name, Reader::Window);
}

sim::Answer answerOpened(const sim::AppState& state, sim::Opened opened) {
    sim::Answer answer{sim::bringing(state, opened), {}, kExitClean};
    answer.message = remarkOn(opened);
    if (answer.commands.empty()) {  // it is there as it is
        answer.commands = sim::goingTo(state, opened.custom.name);
    }
    return answer;
}

std::string conventionFolder() {
    const std::string settings = configFolder().path;
    return settings.empty() ? std::string() : settings + "/conventions";
}

std::vector<std::string> conventionFiles(const std::string& folder) {
    namespace fs = std::filesystem;
    std::vector<std::string> names;
    std::error_code failed;
    for (fs::directory_iterator each(folder, failed), end;
         !failed && each != end && names.size() < kMostListed; each.increment(failed)) {
        std::string name = each->path().filename().string();
        if (name.ends_with(".toml") && name != ".toml") {
            names.push_back(std::move(name));
        }
    }
    std::ranges::sort(names);
    return names;
}

}  // namespace gimbalscope::app
