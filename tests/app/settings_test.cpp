// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Settings out of a state and back, and what is made of a damaged file: fault rows F38, F40 and F42
// without a window.
#include "app/settings.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "app/config_folder.h"
#include "app/settings_file.h"
#include "sim/own.h"
#include "sim/update.h"
#include "temporary_folder.h"

namespace gimbalscope::app {
namespace {

namespace fs = std::filesystem;
using test::contents;

sim::AppState after(const std::string& script, sim::AppState state = sim::initialState()) {
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        const sim::ParsedCommand parsed = sim::parse(line, sim::ownNames(state));
        EXPECT_TRUE(parsed.command) << line << parsed.error;
        const sim::Outcome outcome = sim::update(state, *parsed.command);
        EXPECT_EQ(outcome.message, "") << line;
        state = outcome.state;
    }
    return state;
}

const std::string kChoices =
    "theme projector\ntext-size 150\ncamera orbit\nnavball outside\nside map\npage side\n"
    "timeline unwrapped\ntimeline-all on\ntimeline-span 60\nreduce-motion on\ncalm-motion on\n"
    "invert-pitch on\ntask tune\nstep-mode 15\ninertia on\nfull-screen on\ndead-zone 0.3\n"
    "show urot:nearest lsl\nlesson-language de\npad bank right-x inverted\nbind pitch-up I\n";

sim::AppState withSettings(const Settings& settings) {
    std::string script;
    for (const auto& [key, line] : settings) {
        script += line + "\n";
    }
    return after(script);
}

/// A configuration folder that is removed at the end.
struct Folder : test::TemporaryFolder {
    std::string settings = *this / "settings.gsc";

    void put(const std::string& text) const { test::put(settings, text); }
};

TEST(Settings, NothingChosenIsNothingWritten) {
    EXPECT_TRUE(settingsOf(sim::initialState()).empty());
    EXPECT_EQ(settingsText({}), "# gimbalscope settings 1\n# end of settings\n");
}

TEST(Settings, EveryChoiceComesBack) {
    const sim::AppState chosen = after(kChoices);
    const std::string text = settingsText(settingsOf(chosen));
    const SettingsRead read = readSettings(text);
    EXPECT_EQ(read.problem, "");
    EXPECT_EQ(read.settings.size(), 21U) << text;
    const sim::AppState again = withSettings(read.settings);
    EXPECT_EQ(again.view, chosen.view);
    EXPECT_EQ(again.settings, chosen.settings);
    EXPECT_EQ(settingsText(settingsOf(again)), text);
}

TEST(Settings, ConventionsOfOnesOwnComeBackWithTheirCards) {
    const sim::AppState made = after(
        "own yours from urot order XYZ names a,b,c shown c,b,a policy nearest tau 0.01 title My "
        "own\n"
        "own b from lsl frame +z+y+x\nshow b yours:principal urot\n");
    const Settings settings = settingsOf(made);
    EXPECT_EQ(settings.size(), 3U);
    const SettingsRead read = readSettings(settingsText(settings));
    EXPECT_EQ(read.problem, "");
    const sim::AppState again = withSettings(read.settings);
    EXPECT_TRUE(again.own == std::vector<sim::Own>({made.own[1], made.own[0]}));  // by their names
    EXPECT_EQ(again.cards, made.cards);

    // The cards of the beginning are said where one's own would get one.
    const sim::AppState hidden = after("own yours from urot\nshow urot oblivion lsl\n");
    EXPECT_EQ(withSettings(settingsOf(hidden)).cards, hidden.cards);

    Settings kept = settings;
    takeChanges(kept, made, after("forget b\n", made));
    EXPECT_EQ(kept.count("own b"), 0U);
    EXPECT_EQ(kept.count("own yours"), 1U);
    EXPECT_EQ(kept.at("show"), "show yours:principal urot");
    EXPECT_FALSE(isLook("own yours"));
}

TEST(Settings, MagnifiersAndPlacesOfTheCameraAreNotKept) {
    const sim::AppState flown = after(
        "arithmetic half\nquantise byte\nrenormalise off\nintegration seed\nliteral on\nraw off\n"
        "wrap on\ntick-rate 30\njump-threshold 5\nspeed 0.1\nzoom 2\norbit 10 5\nhelp on\n"
        "pause on\nattitude 10 20 30\n");
    EXPECT_TRUE(settingsOf(flown).empty()) << settingsText(settingsOf(flown));
}

TEST(Settings, OnlyWhatACommandChangedIsTakenOver) {
    Settings kept{{"theme", "theme light"}, {"window", "window 1 2 800 600"}};
    const sim::AppState script = after("theme projector\ntext-size 200\n");
    const sim::AppState byHand = after("camera fixed\n", script);
    takeChanges(kept, script, byHand);
    EXPECT_EQ(settingsText(kept),
              "# gimbalscope settings 1\ncamera fixed\ntheme light\nwindow 1 2 800 600\n"
              "# end of settings\n");
    takeChanges(kept, byHand, after("camera chase\n", byHand));
    EXPECT_FALSE(kept.contains("camera")) << "the default is no setting";
}

TEST(Settings, LooksLeadFromOneStateToAnother) {
    const sim::AppState wanted = after(kChoices);
    sim::AppState state = after("theme light\nbind pitch-up J\nshow oblivion\nstep-mode 5\n");
    for (const sim::Command& command : commandsTowards(state, wanted, true)) {
        EXPECT_TRUE(isLook(settingKey(command)));
        state = sim::update(state, command).state;
    }
    EXPECT_EQ(state.view.theme, wanted.view.theme);
    EXPECT_EQ(state.view.keys, wanted.view.keys);
    EXPECT_EQ(state.settings.stepModeDeg, 5.0);
    EXPECT_EQ(state.cards.size(), 1U);
}

TEST(F40, TruncatedAtEveryByteIsDamagedAndTheGoodLinesAreUsed) {
    const Settings whole = settingsOf(after(kChoices));
    const std::string text = settingsText(whole);
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        const SettingsRead read = readSettings(text.substr(0, length));
        EXPECT_NE(read.problem, "") << length;
        for (const auto& [key, line] : read.settings) {
            EXPECT_EQ(whole.at(key), line) << "half a line was taken for a whole one";
        }
    }
    EXPECT_EQ(readSettings(text.substr(0, text.size() - 1)).problem, "") << "all but a line's end";
}

TEST(F40, AByteOrderMarkIsNoDamage) {
    const SettingsRead read =
        readSettings("\xEF\xBB\xBF# gimbalscope settings 1\ntheme light\n# end of settings\n");
    EXPECT_EQ(read.problem, "");
    EXPECT_EQ(read.settings.size(), 1U);
}

TEST(F40, BadLinesAreCountedAndNamed) {
    const SettingsRead one =
        readSettings("# gimbalscope settings 1\ntheme light\ntext-size 9000\n# end of settings\n");
    EXPECT_EQ(one.settings, (Settings{{"theme", "theme light"}}));
    EXPECT_TRUE(one.problem.starts_with("1 line cannot be used (line 3: text-size")) << one.problem;
    const SettingsRead three = readSettings(
        "# gimbalscope settings 1\r\nthem light\r\nturn yaw-left 5\r\nwindow nan 0 0 0\r\n"
        "theme light\r\n# end of settings\r\n");
    EXPECT_TRUE(three.problem.starts_with("3 lines cannot be used (first line 2: "))
        << three.problem;
    EXPECT_EQ(three.settings.size(), 1U);
}

TEST(F40, OtherVersionsAndOtherFiles) {
    const SettingsRead newer =
        readSettings("# gimbalscope settings 2\ntheme light\nhologram on\n# end of settings\n");
    EXPECT_EQ(newer.settings.size(), 1U);
    EXPECT_TRUE(newer.problem.starts_with("it was written by a newer version")) << newer.problem;
    EXPECT_NE(readSettings("").problem, "");
    EXPECT_NE(readSettings("theme light\n# end of settings\n").problem, "");
    EXPECT_EQ(readSettings("theme light\n# end of settings\n").settings.size(), 1U);
    EXPECT_NE(readSettings(std::string(1000, '\0')).problem, "");
}

TEST(F40, RandomBytesAndHugeFilesAreGivenUpSoon) {
    std::mt19937 random(1);
    std::string noise(kSettingsLimit + 1, ' ');
    for (char& byte : noise) {
        byte = static_cast<char>(random() & 0xFFU);
    }
    std::string lines = "# gimbalscope settings 1\ntheme light\n";
    while (lines.size() <= kSettingsLimit) {
        lines += "thume lught\n";
    }
    EXPECT_NE(readSettings(noise).problem, "");
    const SettingsRead read = readSettings(lines);
    EXPECT_TRUE(read.problem.starts_with("it is larger than 64 kB, 100 lines")) << read.problem;
    EXPECT_EQ(read.settings.size(), 1U);
}

TEST(F40, TheBadFileIsKeptAsideAndNeverOverAnother) {
    const Folder folder;
    for (const char* aside : {"settings.gsc.bad", "settings.gsc.bad-2", "settings.gsc.bad-3"}) {
        const std::string bad = "theme light\nnonsense " + std::string(aside) + "\n";
        folder.put(bad);
        SettingsFile file(folder.path());
        const std::string sentence = file.load();
        EXPECT_NE(sentence.find(aside), std::string::npos) << sentence;
        EXPECT_EQ(sentence.find('\n'), std::string::npos);
        EXPECT_EQ(contents(folder / aside), bad);
        EXPECT_FALSE(fs::exists(folder.settings));
        EXPECT_EQ(file.write(1.0), "") << "the good lines are written at once";
        EXPECT_EQ(contents(folder.settings),
                  "# gimbalscope settings 1\ntheme light\n# end of settings\n");
    }
}

TEST(SettingsFile, WritesSoonAfterAChangeAndAtMostOnceASecond) {
    const Folder folder;
    SettingsFile file(folder / "new/gimbalscope");
    const std::string path = folder / "new/gimbalscope/settings.gsc";
    EXPECT_EQ(file.load(), "");
    EXPECT_EQ(file.write(0.0), "");
    EXPECT_FALSE(fs::exists(path)) << "nothing is written at the start";
    file.put("theme", "theme light");
    EXPECT_EQ(file.write(10.0), "");
    EXPECT_NE(contents(path).find("theme light"), std::string::npos);
    struct stat status {};
    ::stat((folder / "new").c_str(), &status);
    EXPECT_EQ(status.st_mode & 0777U, 0700U);
    file.put("theme", "theme projector");
    EXPECT_EQ(file.write(10.5), "");
    EXPECT_NE(contents(path).find("theme light"), std::string::npos);
    EXPECT_EQ(file.write(11.0), "");
    EXPECT_NE(contents(path).find("theme projector"), std::string::npos);
    file.put("theme", "theme dark");
    file.finish();
    EXPECT_NE(contents(path).find("theme dark"), std::string::npos);
}

/// A disk that has no room.
class FullDisk : public io::FileSystem {
public:
    int tries = 0;
    int create(const char*, mode_t) override {
        ++tries;
        errno = ENOSPC;
        return -1;
    }
};

TEST(F39, AFailureIsSaidOnceAndNotTriedAgainBeforeTheEnd) {
    const Folder folder;
    FullDisk disk;
    SettingsFile file(folder.path(), disk);
    file.put("theme", "theme light");
    EXPECT_NE(file.write(0.0), "");
    for (int second = 1; second < 100; ++second) {
        file.put("text-size", "text-size " + std::to_string(75 + second));
        EXPECT_EQ(file.write(second), "");
    }
    EXPECT_EQ(disk.tries, 1);
    file.finish();
    EXPECT_EQ(disk.tries, 2);
}

TEST(F39, WhatCannotBeReadIsNotReplaced) {
    const Folder folder;
    fs::create_directory(folder.settings);
    SettingsFile file(folder.path());
    EXPECT_NE(file.load().find("Is a directory"), std::string::npos);
    file.put("theme", "theme light");
    EXPECT_EQ(file.write(5.0), "");
    file.finish();
    EXPECT_TRUE(fs::is_directory(folder.settings));
}

TEST(F39, TheFolderByTheEnvironment) {
    ::setenv("XDG_CONFIG_HOME", "/x/conf/", 1);
    ::setenv("HOME", "/h/me", 1);
    EXPECT_EQ(configFolder().path, "/x/conf/gimbalscope");
    ::setenv("XDG_CONFIG_HOME", "relative", 1);
    EXPECT_EQ(configFolder().path, "/h/me/.config/gimbalscope");
    ::unsetenv("XDG_CONFIG_HOME");
    EXPECT_EQ(configFolder().path, "/h/me/.config/gimbalscope");
    ::setenv("HOME", "elsewhere", 1);
    EXPECT_EQ(configFolder().path, "");
    ::unsetenv("HOME");
    EXPECT_EQ(configFolder().path, "");
    EXPECT_NE(configFolder().problem, "");
}

TEST(F42, TwoAtOnceTheLastWriterWinsWhole) {
    const Folder folder;
    const auto write = [&](const std::string& theme) {
        const pid_t child = ::fork();
        if (child == 0) {
            SettingsFile file(folder.path());
            for (int i = 0; i < 50; ++i) {
                file.put("theme", "theme " + theme);
                file.put("text-size", "text-size " + std::to_string(100 + i));
                file.write(10.0 * i);
            }
            ::_exit(0);
        }
        return child;
    };
    const pid_t first = write("light"), second = write("projector");
    bool sawBoth = false;
    for (int running = 2; running > 0;) {
        const std::string text = contents(folder.settings);
        EXPECT_TRUE(text.empty() || readSettings(text).problem.empty()) << text;
        sawBoth = sawBoth || !text.empty();
        running -= ::waitpid(-1, nullptr, WNOHANG) > 0 ? 1 : 0;
    }
    EXPECT_TRUE(sawBoth);
    EXPECT_GT(first, 0);
    EXPECT_GT(second, 0);
    EXPECT_EQ(readSettings(contents(folder.settings)).problem, "");
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator{}), 1);
}

}  // namespace
}  // namespace gimbalscope::app
