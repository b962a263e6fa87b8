// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Reading pairs of sentences.
#include <algorithm>
#include <array>
#include <utility>

#include "lesson/prose.h"
#include "lesson/statements.h"
#include "lesson/translation.h"
#include "text/words.h"

namespace gimbalscope::lesson {
namespace {

using text::inQuotes;

constexpr std::size_t kMostErrors = 100;
constexpr std::array<std::string_view, 4> kWords{"translation", "language", "text", "is"};

class TranslationReader {
public:
    ReadTranslation read(std::string_view text) {
        for (const Statement& statement : statementsOf(text)) {
            line_ = statement.line;
            if (result_.errors.size() >= kMostErrors) {
                fail("the rest is not read");
                return std::move(result_);
            }
            take(statement);
        }
        endText("");
        if (there().of.empty() || there().language.empty()) {
            line_ = 1;
            fail("it begins with \"translation ID\" and \"language de\"");
        }
        return std::move(result_);
    }

private:
    Translation& there() { return result_.translation; }
    void fail(const std::string& sentence) { failAt(line_, sentence); }
    void failAt(int line, const std::string& sentence) {
        result_.errors.push_back("line " + std::to_string(line) + ": " + sentence);
    }

    void take(const Statement& statement) {
        std::string_view word = statement.keyword;
        if (std::ranges::find(kWords, word) == kWords.end()) {
            word = guess(statement);
            if (word.empty()) {
                return;
            }
        }
        if (!statement.problem.empty()) {
            fail(statement.problem);
        } else if (statement.rest.empty()) {
            fail("nothing follows " + inQuotes(word));
        } else if (statement.rest.size() > kLongestText) {
            fail(tooLong());
        }
        takeKnown(word, statement);
        const bool isText = word == "text" || word == "is";
        above_ = {isText ? line_ : 0, line_, isText && isOpenSentence(statement.rest)};
    }

    // What a line was likely meant to be; empty for one that goes on with the text above it.
    std::string_view guess(const Statement& statement) {
        const std::string unknown = "unknown keyword " + inQuotes(statement.keyword) + ": ";
        const auto meant = text::meantWord(statement.keyword, kWords);
        const bool isText = seemsToGoOn(above_, statement);
        if (meant && (!isText || *meant == "text")) {
            fail(unknown + "did you mean \"" + std::string(*meant) + "\"?");
            return *meant;
        }
        if (!isText) {
            fail(unknown + text::suggestion(statement.keyword, kWords) +
                 (isBelow(above_, statement) ? mayGoOn(above_) : std::string()));
            above_ = {};
            return {};
        }
        if (above_.last == above_.line) {  // told once of all its lines
            fail(goesOn(above_, statement.keyword));
        }
        above_.last = line_;
        above_.isOpen = true;
        return {};
    }

    void takeKnown(std::string_view word, const Statement& statement) {
        const bool isRead = statement.problem.empty() && !statement.rest.empty() &&
                            statement.rest.size() <= kLongestText;
        if (word == "text") {
            endText("; line " + std::to_string(line_) + " begins the next text");
            original_ = isRead ? statement.rest : std::string_view();
            textLine_ = line_;
            isLine_ = 0;
            if (isRead) {
                result_.lines.emplace(original_, line_);
            }
        } else if (word == "is") {
            takeIs(isRead ? statement.rest : std::string_view());
        } else if (isRead) {
            takeHead(word, statement.rest);
        }
    }

    void takeHead(std::string_view word, std::string_view rest) {
        std::string& head = word == "translation" ? there().of : there().language;
        if (!head.empty()) {
            fail(inQuotes(word) + " stands here for the second time");
        }
        head = rest;
        if (word == "translation") {
            result_.idLine = line_;
        } else if (!isLanguage(rest)) {
            fail(inQuotes(rest) + " is no language: two letters");
        }
    }

    // What cannot be read is empty and has been told.
    void takeIs(std::string_view rest) {
        if (textLine_ == 0) {
            fail("\"is\" belongs behind a \"text\"");
        } else if (isLine_ != 0) {
            fail("the text of line " + std::to_string(textLine_) + " has its \"is\" in line " +
                 std::to_string(isLine_) + " already");
        } else if (!original_.empty() && !rest.empty() &&
                   !there().sentences.emplace(original_, rest).second) {
            fail("this text stands here for the second time");
        }
        isLine_ = line_;
    }

    // Before another text begins, or the file ends.
    void endText(const std::string& why) {
        if (textLine_ != 0 && isLine_ == 0) {
            failAt(textLine_, "this text has no \"is\"" + why);
        }
    }

    ReadTranslation result_;
    std::string_view original_;      ///< of the text; empty when it could not be read
    int textLine_ = 0, isLine_ = 0;  ///< of the last text and what it is; 0: none yet
    int line_ = 0;
    TextAbove above_;
};

}  // namespace

bool isTranslation(std::string_view text) {
    const std::vector<Statement> statements = statementsOf(text);
    return !statements.empty() && statements.front().keyword == "translation";
}

ReadTranslation readTranslation(std::string_view text) { return TranslationReader().read(text); }

}  // namespace gimbalscope::lesson
