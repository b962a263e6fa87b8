// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "read": pasted text to an attitude, and out again in conventions or as text to copy.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/options.h"
#include "app/pasted.h"
#include "app/signals.h"
#include "io/input_file.h"
#include "report/tune_report.h"
#include "text/numbers.h"
#include "text/words.h"
#include "tune/copy.h"
#include "tune/plain_text.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kFooter =
    "TEXT is what you copied: quaternions, angles, matrices, axis and angle, from code, logs and\n"
    "tables of many programs. Where it may mean two things both are shown and the exit code is 1;\n"
    "--as or --pick decides. gimbalscope read --copy list shows the forms of --copy.\n\n"
    "examples\n"
    "  gimbalscope read 'glm::quat(0.92f, 0.1f, 0.2f, 0.3f)'\n"
    "  gimbalscope read --to urot,lsl '(Pitch=3641,Yaw=5461,Roll=7282)'\n"
    "  gimbalscope read --as lsl --copy setangle '<0, 0, 1.57>'";

struct Written {
    std::vector<std::string> text, to;
    std::string input, as, pick, copy, format = "text";
};

struct Request {
    std::optional<Form> as;
    std::vector<Form> targets;
    std::optional<tune::CopyForm> copy;
    std::size_t pick = 0;  ///< from 1; 0: none
    bool json = false;
};

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser = makeParser("read", "gimbalscope read [TEXT...] [--as ID] [--to ID[,ID...]]",
                             "Takes an attitude as people copy it, and says what it took it for.");
    parser->add_option("TEXT", written.text, "what you copied; without it, standard input");
    parser->add_option("-i", written.input, "read it from a file, or - for standard input")
        ->type_name("FILE");
    parser->add_option("--as", written.as, "what bare numbers are, e.g. quat, lsl, quat@unreal")
        ->type_name("ID");
    parser->add_option("--pick", written.pick, "the N-th of several readings")->type_name("N");
    parser->add_option("--to", written.to, "in what to write it, all if not given; also: orders")
        ->type_name("ID,...")
        ->allow_extra_args(false);
    parser->add_option("--copy", written.copy, "write only text to copy, e.g. glm, setangle; list")
        ->type_name("FORM");
    parser->add_option("--format", written.format, "text or json (one object)")->type_name("F");
    parser->footer(std::string(kFooter));
    return parser;
}

std::string copyList() {
    std::string list;
    for (const tune::CopyRow& row : tune::copyForms()) {
        std::string id(row.id);
        id.resize(std::max<std::size_t>(id.size() + 2, 16), ' ');
        list.append(id).append(row.title).append("\n");
    }
    return list;
}

void readCopy(const Written& written, Request& request, std::string& error) {
    if (written.copy.empty()) {
        return;
    }
    request.copy = tune::copyFormFromId(written.copy);
    if (request.copy || !error.empty()) {
        return;
    }
    std::vector<std::string_view> ids;
    for (const tune::CopyRow& row : tune::copyForms()) {
        ids.push_back(row.id);
    }
    error = "--copy: unknown " + text::inQuotes(written.copy) + ": " +
            text::suggestion(written.copy, ids);
}

Request requestOf(const Written& written, std::string& error) {
    Request request;
    request.json = isJson(written.format, error);
    if (!written.as.empty()) {
        const ParsedForms parsed = parseForm(written.as);
        if (!parsed.error.empty()) {
            error = "--as: " + parsed.error;
        } else if (parsed.forms.front().hasPolicy) {
            error = "--as: a policy makes no sense here: angles are read in one way only";
        } else {
            request.as = parsed.forms.front();
        }
    }
    request.targets = targetsOf(written.to, "all", error);
    readCopy(written, request, error);
    if (!written.pick.empty()) {
        const text::ParsedInteger pick = text::parseInteger(written.pick);
        if (!pick.ok() || pick.value < 1 || pick.value > 9) {
            error = "--pick: a number from 1 is needed, not " + text::inQuotes(written.pick);
        }
        request.pick = static_cast<std::size_t>(pick.value);
    }
    if (request.copy && request.json && error.empty()) {
        error = "--copy: writes text alone, so --format json has no meaning";
    }
    if (!written.text.empty() && !written.input.empty()) {
        error = "-i: TEXT is given as well; one of the two is too many";
    } else if (written.text.empty() && written.input.empty() && error.empty() &&
               ::isatty(STDIN_FILENO) == 1) {
        error =
            "no TEXT and no -i FILE, and standard input is a terminal; for example: "
            "gimbalscope read '<0, 0, 1.57>'";
    }
    return request;
}

/// The whole of a small input; a little more than can be read, so that its length is noticed.
/// nullopt after a complaint, with the exit code.
std::optional<std::string> readInput(const std::string& path, int& code) {
    io::InputFile file(path);
    std::string text;
    std::array<char, 4096> buffer{};
    while (file.isOpen() && stopSignal() == 0 && text.size() <= tune::kLongestPaste) {
        const io::InputFile::Chunk chunk = file.read(buffer);
        if (chunk.failed || (chunk.size == 0 && !chunk.interrupted)) {
            break;
        }
        text.append(buffer.data(), chunk.size);
    }
    if (stopSignal() != 0) {  // also while a pipe's writer was waited for
        code = stopExitCode();
        return std::nullopt;
    }
    if (!file.error().empty()) {
        complain(file.error());
        code = kExitUnreadable;
        return std::nullopt;
    }
    return text;
}

/// Prints readings, and returns the code for how many there are.
int print(const Request& request, tune::Paste paste) {
    const std::size_t count = paste.readings.size();
    if (request.pick > count && count > 0) {
        return usageError("read", "--pick: there is no reading " + std::to_string(request.pick) +
                                      ", only " + std::to_string(count));
    }
    if (request.pick > 0 && count > 0) {
        paste.readings = {paste.readings[request.pick - 1]};
        paste.confidence = tune::Confidence::Certain;
    }
    report::PasteReport report{.paste = std::move(paste), .entries = {}};
    for (const tune::PasteReading& reading : report.paste.readings) {
        report.entries.push_back(entriesFor(request.targets, reading.worldFromBody));
    }
    const bool isOne = report.paste.readings.size() == 1;
    std::string text;  // in doubt, nothing that could be pasted by mistake
    if (request.copy && isOne) {
        text = tune::copyText(report.paste.readings[0].worldFromBody, *request.copy) + "\n";
    } else if (!request.copy) {
        text = request.json ? pasteJson(report) : pasteText(report);
    }
    if (const int code = text.empty() ? kExitClean : printOut(text); code != kExitClean) {
        return code;
    }
    if (report.paste.readings.empty()) {
        complain("read: " + report.paste.error);
        return kExitRejected;
    }
    if (!isOne) {
        complain("read: the text can be read in " + std::to_string(report.paste.readings.size()) +
                 " ways; --as ID or --pick N says which");
        return kExitFindings;
    }
    return kExitClean;
}

}  // namespace

int runRead(const Words& words) {
    Written written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "read")) {
        return *code;
    }
    if (written.copy == "list") {
        return printOut(copyList());
    }
    std::string error;
    const Request request = requestOf(written, error);
    if (!error.empty()) {
        return usageError("read", error);
    }
    int code = kExitClean;
    const std::optional<std::string> text =
        !written.text.empty() ? joined(written.text)
                              : readInput(written.input.empty() ? "-" : written.input, code);
    if (!text) {
        return code;
    }
    const tune::PasteContext context = request.as ? contextFor(*request.as) : tune::PasteContext{};
    const ReadText read = readText(*text, context);
    return print(request, read.paste);
}

}  // namespace gimbalscope::app
