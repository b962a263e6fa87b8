// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Saving, opening, and listing.
#include "app/own_files.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/config_folder.h"
#include "app/convention_file.h"
#include "app/exit_code.h"
#include "app/kept_file.h"
#include "app/keys_answer.h"
#include "app/tool_bench.h"
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

/// Opens what the selections of a command name by path.
class Bringer {
public:
    Bringer(sim::AppState state, Reader reader) : state_(std::move(state)), reader_(reader) {}

    /// A selection with its path replaced by the convention's name.
    std::string nameFor(std::string_view selection) {
        const auto path = sim::conventionPath(selection);
        if (!path || failed_) {
            return std::string(selection);
        }
        ReadOpened read = readAs(std::string(*path), {}, reader_);
        if (!read.error.empty()) {
            failed_ = {{}, read.error, read.code};
            return {};
        }
        for (const sim::Command& command : sim::bringing(state_, read.opened)) {
            state_ = sim::update(state_, command).state;
            answer_.commands.push_back(command);
        }
        if (const std::string remark = remarkOn(read.opened); !remark.empty()) {
            answer_.message += (answer_.message.empty() ? "" : "; ") + remark;
        }
        return read.opened.custom.name + std::string(selection.substr(path->size()));
    }
    bool hasBrought() const { return !answer_.commands.empty(); }
    /// What was opened and the commands after it, or why it could not be opened.
    sim::Answer answerWith(const std::vector<sim::Command>& after) {
        answer_.commands.insert(answer_.commands.end(), after.begin(), after.end());
        return failed_.value_or(answer_);
    }

private:
    sim::AppState state_;
    Reader reader_;
    sim::Answer answer_;
    std::optional<sim::Answer> failed_;
};

sim::Answer show(sim::ShowCards show, const sim::AppState& state, Reader reader) {
    Bringer bringer(state, reader);
    for (std::string& selection : show.selections) {
        const sim::CardWords words = sim::splitCard(selection);
        const std::string own = bringer.nameFor(words.own);
        selection = words.rival.empty() ? own : sim::cardWith(own, bringer.nameFor(words.rival));
    }
    return bringer.answerWith({show});
}

/// What is new comes with a card, which here is not meant: the cards stay as they are.
sim::Answer holdAgainst(sim::SetRival set, const sim::AppState& state, Reader reader) {
    Bringer bringer(state, reader);
    set.selection = bringer.nameFor(set.selection);
    std::vector<sim::Command> after;
    if (bringer.hasBrought()) {
        sim::ShowCards show;
        for (const sim::Card& card : state.cards) {
            show.selections.push_back(sim::cardText(card));
        }
        after = {show, sim::SelectCard{state.view.selectedCard + 1}};
    }
    after.emplace_back(set);
    return bringer.answerWith(after);
}

/// A window must not wait for a pipe or a device.
bool isRefusedHere(const std::string& path, Reader reader) {
    return reader == Reader::Window && whatIsAt(path) == PathKind::Other;
}
sim::Answer noPlainFile(const std::string& path, int code) {
    return {{}, path + " is no plain file", code};
}

sim::Answer save(const sim::SaveOwn& save, const sim::AppState& state, Reader reader) {
    const sim::Own* const own = sim::ownOf(state, save.name);
    if (own == nullptr) {
        return {{}, sim::unknownOwn(state, save.name), kExitClean};
    }
    if (isRefusedHere(save.path, reader)) {
        return noPlainFile(save.path, kExitOutput);
    }
    const std::string problem =
        writeKeeping(save.path, tune::conventionText(own->custom), save.isReplacing, "\"replace\"");
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
    if (const auto* const each = std::get_if<sim::OpenKeys>(&command)) {
        return isRefusedHere(each->path, reader) ? noPlainFile(each->path, kExitUnreadable)
                                                 : openKeys(*each);
    }
    if (const auto* const each = std::get_if<sim::SaveKeys>(&command)) {
        return isRefusedHere(each->path, reader) ? noPlainFile(each->path, kExitOutput)
                                                 : saveKeys(*each, state);
    }
    if (const auto* const each = std::get_if<sim::SetRival>(&command)) {
        return holdAgainst(*each, state, reader);
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
