// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Words to forms, and attitudes to entries.
#include "app/forms.h"

#include <algorithm>

#include "app/convention_file.h"
#include "app/exit_code.h"
#include "app/tool_bench.h"
#include "sim/selection.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using convention::Convention;

/// Every word that may stand for an id.
std::vector<std::string_view> idWords(bool withSets) {
    std::vector<std::string_view> words;
    for (const Convention& row : convention::catalog()) {
        words.push_back(row.id);
    }
    for (const report::PlainForm form : report::plainForms()) {
        words.push_back(report::name(form));
    }
    if (withSets) {
        words.insert(words.end(), {"all", "orders"});
    }
    return words;
}

std::optional<report::PlainForm> plainFormOf(std::string_view id) {
    for (const report::PlainForm form : report::plainForms()) {
        if (report::name(form) == id) {
            return form;
        }
    }
    return std::nullopt;
}

ParsedForms failed(std::string sentence) { return {.forms = {}, .error = std::move(sentence)}; }

ParsedForms unknownId(std::string_view id, bool withSets) {
    if (convention::frameFromName(id)) {
        return failed("unknown convention " + text::inQuotes(id) +
                      ": that is a frame, which stands behind an @, as in quat@" + std::string(id));
    }
    return failed("unknown convention " + text::inQuotes(id) + ": " +
                  text::suggestion(id, idWords(withSets)));
}

ParsedForms parsePlain(report::PlainForm plain, std::string_view word) {
    const std::size_t colon = word.find(':');
    if (colon != std::string_view::npos) {
        return failed("\"" + std::string(report::name(plain)) +
                      "\" has no pole, so it takes no policy");
    }
    const std::size_t at = word.find('@');
    if (at == std::string_view::npos) {
        return {.forms = {Form{.plain = plain}}, .error = {}};
    }
    const std::string_view frameWord = word.substr(at + 1);
    if (const auto frame = convention::frameFromName(frameWord)) {
        return {.forms = {Form{.plain = plain, .frame = *frame, .showFrame = true}}, .error = {}};
    }
    std::vector<std::string_view> names;
    for (const convention::Frame& frame : convention::frames()) {
        names.push_back(frame.name);
    }
    return failed("unknown frame " + text::inQuotes(frameWord) + ": " +
                  text::suggestion(frameWord, names));
}

Form formOf(const Convention& row) { return Form{.row = &row, .frame = row.frame}; }

/// What stands after the id.
ParsedForms withReading(Form form, std::string_view afterId) {
    const sim::ParsedSelection selection = sim::parseReadingOf(*form.row, afterId);
    if (!selection.card) {
        return failed(selection.error);
    }
    const bool hasPolicy = afterId.find(':') != std::string_view::npos;
    if (hasPolicy) {
        form.options.policy = selection.card->options.policy;
    }
    form.hasPolicy = form.hasPolicy || hasPolicy;
    form.options.frame = selection.card->options.frame;
    form.frame = form.options.frame.value_or(form.row->frame);
    form.showFrame = form.options.frame.has_value();
    return {.forms = {form}, .error = {}};
}

ParsedForms parseFile(std::string_view path, std::string_view afterPath) {
    const OwnConvention own = readConventionFile(std::string(path));
    if (own.row == nullptr) {
        throw ConventionFileFault{own.error, own.unreadable ? kExitUnreadable : kExitRejected};
    }
    Form form = formOf(*own.row);
    form.own = own.row;
    form.path = std::string(path);
    form.options = optionsOf(*own.custom);
    return withReading(form, afterPath);
}

ParsedForms parseWord(std::string_view word, bool withSets) {
    if (const std::optional<std::string_view> path = conventionPath(word)) {
        return parseFile(*path, word.substr(path->size()));
    }
    const std::string_view id = sim::idIn(word);
    if (const auto plain = plainFormOf(id)) {
        return parsePlain(*plain, word);
    }
    const Convention* row = convention::find(id);
    if (row == nullptr) {
        return unknownId(id, withSets);
    }
    return withReading(formOf(*row), word.substr(id.size()));
}

/// Where the first word of a list ends: at a comma, unless more of it is the path of a file that is
/// there and has commas.
std::size_t endOfWord(std::string_view list) {
    for (std::size_t end = list.size(); end != std::string_view::npos;
         end = end == 0 ? std::string_view::npos : list.rfind(',', end - 1)) {
        const std::string_view word = text::trimmed(list.substr(0, end));
        const std::optional<std::string_view> path = conventionPath(word);
        if (path && path->find(',') != std::string_view::npos &&
            word.find(',', path->size()) == std::string_view::npos &&
            whatIsAt(std::string(*path)) != PathKind::Nothing) {
            return end;
        }
    }
    return list.find(',');
}

}  // namespace

ParsedForms parseForm(std::string_view word) { return parseWord(word, false); }

ParsedForms parseForms(std::string_view list) {
    ParsedForms result;
    while (result.error.empty()) {
        const std::size_t comma = endOfWord(list);
        const std::string_view word = text::trimmed(list.substr(0, comma));
        const bool isSet = word == "all" || word == "orders";
        ParsedForms one;
        for (const Convention& row : word == "all" ? convention::engineRows()
                                     : isSet       ? convention::orderRows()
                                                   : std::span<const Convention>{}) {
            one.forms.push_back(formOf(row));
        }
        if (word.empty()) {
            one.error = "a name is missing beside a comma";
        } else if (!isSet) {
            one = parseWord(word, true);
        }
        result.error = one.error;
        result.forms.insert(result.forms.end(), one.forms.begin(), one.forms.end());
        if (comma >= list.size()) {
            break;
        }
        list.remove_prefix(comma + 1);
    }
    return result;
}

std::vector<std::string_view> numberNames(const Form& form) {
    std::vector<std::string_view> names;
    if (form.row == nullptr) {
        const auto values = report::valueNames(form.plain);
        return {values.begin(), values.end()};
    }
    for (std::size_t i = 0; i < form.row->angleCount; ++i) {
        names.push_back(form.row->names[form.row->shown[i]]);
    }
    return names;
}

std::string_view nameOf(const Form& form) {
    return form.row == nullptr ? report::name(form.plain) : form.row->id;
}

namespace {

convention::FrameId plainFrame(const Form& form) {
    return form.options.literal ? convention::FrameId::World : form.frame;
}

}  // namespace

std::vector<double> plainNumbers(const Form& form, const math::Quat& attitude) {
    return report::plainValues(form.plain, convention::toFrame(attitude, plainFrame(form)));
}

report::Entry entryFor(Form& form, const math::Quat& fed, const math::Quat& attitude) {
    if (form.row == nullptr) {
        return report::entryOf(form.plain, plainFrame(form), form.showFrame, attitude);
    }
    const convention::Reading reading =
        convention::read(*form.row, form.options, fed, attitude, form.memory);
    return report::entryOf(*form.row, form.options, reading, reading.state, reading.cause);
}

}  // namespace gimbalscope::app
