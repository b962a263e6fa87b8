// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The command "export": a convention and a policy as source code to take away.
#include <CLI/CLI.hpp>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/forms.h"
#include "app/kept_file.h"
#include "app/options.h"
#include "text/words.h"
#include "tune/export.h"

namespace gimbalscope::app {
namespace {

constexpr std::string_view kFooter =
    "The code takes and gives the attitude in our axes (@world: X forward, Y left, Z up); --frame\n"
    "names others. ID@FRAME keeps everything in those axes, without any change of them.\n\n"
    "examples\n"
    "  gimbalscope export --convention urot --policy nearest --language cpp -o urot.h\n"
    "  gimbalscope export --convention lsl:pin-third --frame lsl --language lsl\n"
    "  gimbalscope export --convention ZYX@aero --policy principal --language python";

std::string languageList() {
    std::string list;
    for (const std::string_view id : tune::languageNames()) {
        list.append(list.empty() ? "" : ", ").append(id);
    }
    return list;
}

/// The words as written.
struct Written {
    std::string convention, policy, language, frame, arithmetic, quantise, tau, name, output;
    bool wrap = false, replace = false;
};

std::unique_ptr<CLI::App> parserFor(Written& written) {
    auto parser = makeParser("export", "gimbalscope export --convention ID --language L",
                             "Writes source code for a convention, without dependencies, that "
                             "turns attitudes into angles and back.");
    parser->add_option("--convention", written.convention, "what the angles are")->type_name("ID");
    parser->add_option("--policy", written.policy, "at the pole, default as-published")
        ->type_name("P");
    parser->add_option("--language", written.language, "of the code")->type_name("L");
    parser->add_option("--frame", written.frame, "axes of the attitude, default world")
        ->type_name("FRAME");
    parser->add_option("--arithmetic", written.arithmetic, "float64 or float32")->type_name("A");
    parser->add_option("--quantise", written.quantise, "none, int16, int16-trunc or byte")
        ->type_name("Q");
    parser
        ->add_option("--tau", written.tau,
                     "half-angle within which a policy holds or pins, default 2e-6")
        ->type_name("T");
    parser->add_flag("--wrap", written.wrap, "rotator units as 0..65535");
    parser->add_option("--name", written.name, "of the namespace, class or prefix")
        ->type_name("NAME");
    parser->add_option("-o", written.output, "write to a file (whole or not at all)")
        ->type_name("FILE");
    parser->add_flag("--replace", written.replace, "over a file that is there");
    parser->footer("languages: " + languageList() + ".\n" + std::string(kFooter));
    return parser;
}

std::vector<std::string_view> frameNames() {
    std::vector<std::string_view> names;
    for (const convention::Frame& frame : convention::frames()) {
        names.push_back(frame.name);
    }
    return names;
}

/// --convention, with @FRAME and :POLICY. The request points to a row of `parsed`.
void readConvention(const Written& written, const ParsedForms& parsed, tune::ExportRequest& request,
                    std::string& error) {
    if (written.convention.empty()) {
        error = "--convention is missing: what the angles are, for example --convention urot";
        return;
    }
    if (!parsed.error.empty()) {
        error = "--convention: " + parsed.error;
        return;
    }
    const Form& form = parsed.forms.front();
    if (form.row == nullptr) {
        error = "--convention: " + text::inQuotes(written.convention) +
                " has no angles; a convention is needed (gimbalscope list)";
        return;
    }
    if (form.hasPolicy && !written.policy.empty()) {
        error = "--policy: " + text::inQuotes(written.convention) + " names one already";
        return;
    }
    request.row = form.row;
    request.options = form.options;
    if (form.showFrame) {
        request.attitudeFrame = form.options.frame.value_or(form.frame);
    }
}

void readOptions(const Written& written, tune::ExportRequest& request, std::string& error) {
    const auto policy = namedOption({"--policy", written.policy}, convention::policyNames(),
                                    convention::policyFromName, error);
    const auto language = namedOption({"--language", written.language}, tune::languageNames(),
                                      tune::languageFromName, error);
    const auto frame =
        namedOption({"--frame", written.frame}, frameNames(), convention::frameFromName, error);
    request.options.arithmetic =
        namedOption({"--arithmetic", written.arithmetic}, convention::arithmeticNames(),
                    convention::arithmeticFromName, error);
    request.options.quantise =
        namedOption({"--quantise", written.quantise}, convention::quantiseNames(),
                    convention::quantiseFromName, error);
    if (error.empty() && !language) {
        error = "--language is missing: one of " + languageList();
    }
    request.options.tau = tauOption(written.tau, error).value_or(request.options.tau);
    request.options.policy = policy.value_or(request.options.policy);
    request.options.unsignedRotator = written.wrap;
    request.attitudeFrame = frame.value_or(request.attitudeFrame);
    request.language = language.value_or(request.language);
    request.name = written.name;
    request.version = GIMBALSCOPE_VERSION;
}

/// The option a problem of the request is about.
std::string_view optionOf(std::string_view sentence) {
    return sentence.starts_with("policy") ? "--policy: "
           : sentence.starts_with("half") ? "--arithmetic: "
                                          : "--name: ";
}

}  // namespace

int runExport(const Words& words) {
    Written written;
    const auto parser = parserFor(written);
    if (const std::optional<int> code = parse(*parser, words, "export")) {
        return *code;
    }
    tune::ExportRequest request;
    std::string error;
    const ParsedForms parsed =
        written.convention.empty() ? ParsedForms{} : parseForm(written.convention);
    readConvention(written, parsed, request, error);
    if (error.empty()) {
        readOptions(written, request, error);
    }
    if (error.empty()) {
        if (const auto sentence = tune::problem(request)) {
            error = std::string(optionOf(*sentence)) + *sentence;
        }
    }
    if (!error.empty()) {
        return usageError("export", error);
    }
    const std::string source = tune::exportSource(request);
    if (written.output.empty() || written.output == "-") {
        return printOut(source);
    }
    const std::string problem = writeKeeping(written.output, source, written.replace, "--replace");
    if (!problem.empty()) {
        complain(problem);
    }
    return problem.empty() ? kExitClean : kExitOutput;
}

}  // namespace gimbalscope::app
