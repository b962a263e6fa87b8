// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Parsing on top of CLI11.
#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/commands.h"
#include "app/exit_code.h"
#include "text/numbers.h"
#include "text/utf8.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

constexpr std::size_t kHelpColumn = 28;
constexpr std::int64_t kLargestSize = 16384;
constexpr std::int64_t kMostPixels = 64'000'000;

/// The help of one command: usage, description, options in two columns, footer.
class HelpFormatter : public CLI::Formatter {
public:
    explicit HelpFormatter(std::string usage) : usage_(std::move(usage)) {}

    std::string make_help(const CLI::App* app, std::string /*name*/,
                          CLI::AppFormatMode /*mode*/) const override {
        std::string help = "usage: " + usage_ + "\n\n" + app->get_description() + "\n\n";
        for (const CLI::Option* option : app->get_options()) {
            help += line(*option);
        }
        return app->get_footer().empty() ? help : help + "\n" + app->get_footer() + "\n";
    }

private:
    static std::string line(const CLI::Option& option) {
        std::string left = "  " + option.get_name(option.get_positional(), true);
        if (!option.get_positional()) {
            std::replace(left.begin(), left.end(), ',', ' ');
        }
        const std::string type = option.get_type_name();
        const bool hasType = option.get_items_expected_max() > 0 && !option.get_positional();
        left += hasType ? " " + type : "";
        const std::size_t width = std::max(kHelpColumn, left.size() + 2);
        return left + std::string(width - left.size(), ' ') + option.get_description() + "\n";
    }

    std::string usage_;
};

/// True for what starts like a negative number: -7, -.7, -1e-3, -1,2,3, -inf, -nan.
bool looksNegative(std::string_view word) {
    if (word.size() < 2 || word[0] != '-') {
        return false;
    }
    const std::string rest = text::lowerCase(word.substr(1, word.find_first_of(",; \t") - 1));
    const auto isDigit = [](char each) { return each >= '0' && each <= '9'; };
    const bool isDigits =
        isDigit(rest[0]) || (rest[0] == '.' && rest.size() > 1 && isDigit(rest[1]));
    return isDigits || text::parseNumber(rest).status == text::NumberStatus::NotFinite;
}

bool takesValue(const CLI::App& parser, const std::string& word) {
    const CLI::Option* option = parser.get_option_no_throw(word);
    return word.starts_with("-") && option != nullptr && option->get_items_expected_min() > 0;
}

/// CLI11 takes -.7 for an option; with a blank before it, it is a value.
Words withNegativesProtected(const CLI::App& parser, const Words& words) {
    Words result;
    bool isPlain = false;  // behind "--", everything is a value
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isValue = i > 0 && takesValue(parser, words[i - 1]);
        if (words[i] == "--" && !isValue && !isPlain) {
            isPlain = true;
            continue;
        }
        const bool isProtected = isPlain ? words[i].starts_with("-") : looksNegative(words[i]);
        result.push_back((isProtected && !isValue ? " " : "") + words[i]);
    }
    return result;
}

std::vector<std::string> optionNames(const CLI::App& parser) {
    std::vector<std::string> names;
    for (const CLI::Option* option : parser.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
        for (const std::string& name : option->get_snames()) {
            names.push_back("-" + name);
        }
    }
    return names;
}

std::string unexpected(const CLI::App& parser, const std::string& word) {
    if (!word.starts_with("-") || word == "-") {
        return text::inQuotes(word) + " was not expected here";
    }
    const std::string name = word.substr(0, word.find('='));
    const std::vector<std::string> names = optionNames(parser);
    const std::vector<std::string_view> views(names.begin(), names.end());
    return "unknown option " + text::inQuotes(name) + ":" + didYouMean(name, views);
}

/// The option that was given without anything in it, as -i "$UNSET" does; empty when there is none.
std::string emptyOption(const CLI::App& parser) {
    for (const CLI::Option* option : parser.get_options()) {
        const std::vector<std::string>& values = option->results();
        const bool isEmpty = std::find(values.begin(), values.end(), "") != values.end();
        if (isEmpty && !option->get_positional()) {
            return option->get_name();
        }
    }
    return {};
}

}  // namespace

void tell(std::string line) {
    line = text::printable(line) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void complain(std::string_view sentence) { tell("gimbalscope: " + std::string(sentence)); }

int usageError(std::string_view command, std::string_view sentence) {
    const std::string name = command.empty() ? "" : std::string(command) + ": ";
    complain(name + std::string(sentence));
    return kExitUsage;
}

std::string didYouMean(std::string_view word, std::span<const std::string_view> names) {
    return " " + text::suggestion(word, names);
}

std::unique_ptr<CLI::App> makeParser(const std::string& name, const std::string& usage,
                                     const std::string& description) {
    auto parser = std::make_unique<CLI::App>(description, name);
    parser->formatter(std::make_shared<HelpFormatter>(usage));
    parser->set_help_flag("-h,--help", "this help");
    parser->allow_extras();
    return parser;
}

std::optional<int> parse(CLI::App& parser, const Words& words, std::string_view command) {
    Words reversed = withNegativesProtected(parser, words);
    std::reverse(reversed.begin(), reversed.end());
    try {
        parser.parse(std::move(reversed));
    } catch (const CLI::CallForHelp&) {
        return printOut(parser.help());
    } catch (const CLI::ArgumentMismatch& error) {
        // "--from: 1 required ID missing" or "--from: At Most 1 required but received 2"
        const std::string sentence = error.what();
        const std::string name = sentence.substr(0, sentence.find(':'));
        const bool isRepeated = sentence.find("received") != std::string::npos;
        return usageError(command,
                          name + (isRepeated ? ": given more than once" : ": needs a value"));
    } catch (const CLI::ParseError& error) {
        return usageError(command, error.what());
    }
    if (const std::string name = emptyOption(parser); !name.empty()) {
        return usageError(command, name + ": needs a value, but is given an empty one");
    }
    const Words extras = parser.remaining();
    if (!extras.empty()) {
        return usageError(command, unexpected(parser, extras.front()));
    }
    return std::nullopt;
}

std::optional<PixelCount> parseSize(std::string_view size) {
    const std::size_t cross = size.find_first_of("xX");
    if (cross == std::string_view::npos) {
        return std::nullopt;
    }
    const text::ParsedInteger width = text::parseInteger(size.substr(0, cross));
    const text::ParsedInteger height = text::parseInteger(size.substr(cross + 1));
    const auto isGood = [](const text::ParsedInteger& number) {
        return number.ok() && number.value >= 1 && number.value <= kLargestSize;
    };
    if (!isGood(width) || !isGood(height) || width.value * height.value > kMostPixels) {
        return std::nullopt;
    }
    return PixelCount{static_cast<int>(width.value), static_cast<int>(height.value)};
}

std::string sizeProblem(std::string_view size) {
    return text::inQuotes(size) +
           " is not a size such as 1280x720 (sides from 1 to 16384, at most 64 million pixels)";
}

}  // namespace gimbalscope::app
