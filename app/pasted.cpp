// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Pasted text on the command line.
#include "app/pasted.h"

#include "sim/own_files.h"
#include "text/words.h"

namespace gimbalscope::app {

tune::PasteContext contextFor(const Form& form) {
    tune::PasteContext context;
    if (form.showFrame) {
        context.frame = form.frame;
    }
    if (form.row != nullptr) {
        context.angles = form.row;
        context.form = tune::PasteForm::Angles;
        return context;
    }
    switch (form.plain) {
        case report::PlainForm::Quat:
        case report::PlainForm::QuatWxyz:
            context.form = tune::PasteForm::Quaternion;
            context.layout = form.plain == report::PlainForm::Quat ? convention::Layout::Xyzw
                                                                   : convention::Layout::Wxyz;
            break;
        case report::PlainForm::Matrix:
            context.form = tune::PasteForm::Matrix;
            context.matrixByRows = true;
            break;
        case report::PlainForm::AxisAngle:
            context.form = tune::PasteForm::AxisAngle;
            break;
    }
    return context;
}

ReadText readText(std::string_view text, const tune::PasteContext& context) {
    const std::string_view whole = text::trimmed(text);
    std::string_view word = whole.substr(0, whole.find_first_of(" \t\n"));
    word = word.ends_with(':') ? word.substr(0, word.size() - 1) : word;
    if (!sim::conventionPath(word)) {
        return {.paste = tune::readPaste(text, context), .own = {}};
    }
    const ParsedForms parsed = parseForm(word);
    if (!parsed.error.empty() || parsed.forms.front().hasPolicy) {
        return {.paste = {.readings = {},
                          .error = !parsed.error.empty()
                                       ? parsed.error
                                       : "a policy makes no sense here: angles are read in one "
                                         "way only"},
                .own = {}};
    }
    const Form& form = parsed.forms.front();
    std::string_view rest = whole.substr(word.size());
    rest.remove_prefix(rest.starts_with(':') ? 1 : 0);
    return {.paste = tune::readPaste(rest, contextFor(form)), .own = form.own};
}

GivenText attitudeFromText(std::string_view text) {
    const tune::Paste paste = readText(text).paste;
    if (paste.readings.empty()) {
        return {.attitude = {}, .error = paste.error};
    }
    if (paste.readings.size() > 1) {
        return {.attitude = {},
                .error = text::inQuotes(text) + " may be " + paste.readings[0].sentence + ", or " +
                         paste.readings[1].sentence +
                         "; write it with an id, as in \"quat 0 0 0 1\""};
    }
    return {.attitude = paste.readings.front().worldFromBody, .error = {}};
}

std::vector<report::Entry> entriesFor(const std::vector<Form>& targets,
                                      const math::Quat& attitude) {
    std::vector<report::Entry> entries;
    for (Form target : targets) {
        entries.push_back(entryFor(target, attitude, attitude));
    }
    return entries;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + std::string(text::trimmed(word));
    }
    return text;
}

std::vector<Form> targetsOf(const std::vector<std::string>& lists, std::string_view byDefault,
                            std::string& error) {
    std::vector<Form> targets;
    const std::vector<std::string> wanted =
        lists.empty() ? std::vector<std::string>{std::string(byDefault)} : lists;
    for (const std::string& list : wanted) {
        ParsedForms parsed = parseForms(list);
        if (!parsed.error.empty() && error.empty()) {
            error = "--to: " + parsed.error;
        }
        targets.insert(targets.end(), parsed.forms.begin(), parsed.forms.end());
    }
    return targets;
}

}  // namespace gimbalscope::app
