// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "report/handout.h"

#include <algorithm>
#include <cmath>

#include "lesson/lecture.h"
#include "lesson/library.h"
#include "report/entry.h"
#include "report/solution.h"
#include "text/numbers.h"

namespace gimbalscope::report {
namespace {

// For paper: black on white, one column, nothing that a printer leaves out.
constexpr std::string_view kStyle = R"(
@page { size: A4; margin: 18mm 18mm 20mm }
* { box-sizing: border-box }
body { font: 11pt/1.45 system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif; color: #16191f;
       max-width: 174mm; margin: 12mm auto; padding: 0 4mm }
header { border-bottom: 2px solid #16191f; padding-bottom: 3mm; margin-bottom: 6mm }
h1 { font-size: 22pt; line-height: 1.15; margin: 0 0 2mm }
h1 small { font-size: 11pt; font-weight: 600; color: #5b6472; display: block; letter-spacing: .04em }
h2 { font-size: 13pt; margin: 7mm 0 1.5mm; break-after: avoid }
h2 span { color: #5b6472; font-weight: 500 }
p { margin: 0 0 2mm }
.aim { font-size: 12pt }
.who { display: flex; gap: 8mm; margin-top: 4mm; color: #5b6472 }
.who span { flex: 1; border-bottom: 1px solid #9aa3b0; padding-bottom: 1mm }
section { break-inside: avoid }
figure { margin: 3mm 0; break-inside: avoid }
figure img { width: 100%; height: auto; display: block; border: 1px solid #c9ced6; border-radius: 2mm }
.ask { border-left: 1.2mm solid #2f6fdb; padding: 1mm 0 1mm 4mm; margin: 3mm 0; break-inside: avoid }
.ask b { display: block; margin-bottom: 1.5mm }
.ask ol { padding: 0 0 0 14mm; margin: 0 }
.ask li { margin: 1.2mm 0; padding-left: 1mm; position: relative }
.ask li::before { content: ""; position: absolute; left: -14mm; top: .7mm; width: 4mm; height: 4mm;
                  border: 1px solid #16191f; border-radius: .8mm }
.line { display: inline-block; min-width: 45mm; border-bottom: 1px solid #16191f }
.goal { border-left: 1.2mm solid #178a6c; padding: 1mm 0 1mm 4mm; margin: 3mm 0 }
table { border-collapse: collapse; width: 100%; margin: 3mm 0; font-size: 9.5pt }
th, td { text-align: left; padding: 1mm 2mm; border-bottom: 1px solid #d4d9e0; vertical-align: top }
thead th { border-bottom: 1.5px solid #16191f }
thead small { font-weight: 400; color: #5b6472 }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.answers, .numbers { break-before: page }
.answers figure { margin: 2mm 0; width: 64% }
.answers dt { font-weight: 600; margin-top: 3mm }
.answers dd { margin: 0 0 1mm 6mm }
.answers dd ol { margin: 0; padding-left: 6mm }
footer { margin-top: 8mm; color: #5b6472; font-size: 9pt }
)";

class Page {
public:
    Page(const lesson::Lesson& lesson, const lesson::Solved& solved,
         const std::vector<HandoutPicture>& pictures)
        : lesson_(lesson), solved_(solved), pictures_(pictures), language_(lesson.language) {}

    std::string write() {
        begin();
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
            writeStep(i);
        }
        writeTable(false);
        writeAnswers();
        html_ += "</body>\n</html>\n";
        return std::move(html_);
    }

private:
    static std::string escaped(std::string_view text) {
        std::string result;
        for (const char c : text) {
            switch (c) {
                case '&':
                    result += "&amp;";
                    break;
                case '<':
                    result += "&lt;";
                    break;
                case '>':
                    result += "&gt;";
                    break;
                case '"':
                    result += "&quot;";
                    break;
                default:
                    result += c;
            }
        }
        return result;
    }
    std::string word(std::string_view sentence) const {
        return escaped(lesson::word(sentence, language_));
    }
    void element(std::string_view tag, std::string_view text) {
        html_ += '<' + std::string(tag) + '>' + escaped(text) + "</" + std::string(tag) + ">\n";
    }

    void begin() {
        html_ = "<!DOCTYPE html>\n<html lang=\"" + escaped(language_) +
                "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                "content=\"width=device-width\">\n<title>" +
                escaped(lesson_.id + " " + lesson_.title) + "</title>\n<style>" +
                std::string(kStyle) + "</style>\n</head>\n<body>\n<header>\n<h1><small>" +
                escaped(lesson_.id) + "</small>" + escaped(lesson_.title) +
                "</h1>\n<p class=\"aim\">" + escaped(lesson_.aim) +
                "</p>\n<div class=\"who\"><span>" + word("Name") + "</span><span>" + word("Date") +
                "</span></div>\n</header>\n";
    }

    void writeStep(std::size_t index) {
        const lesson::Step& step = lesson_.steps[index];
        html_ += "<section>\n<h2><span>" + std::to_string(index + 1) + "</span> " +
                 escaped(step.title) + "</h2>\n";
        for (const std::string& paragraph : step.says) {
            element("p", paragraph);
        }
        writePictures(index, false);
        if (step.question) {
            writeQuestion(*step.question);
        }
        if (step.goal) {
            html_ += "<div class=\"goal\">\n";
            element("p", step.goal->text);
            html_ += "</div>\n";
        }
        html_ += "</section>\n";
    }

    void writePictures(std::size_t step, bool ofAnswers) {
        for (const HandoutPicture& picture : pictures_) {
            if (picture.step == step && picture.isAnswer == ofAnswers) {
                html_ += "<figure><img src=\"" + picture.source + "\" width=\"" +
                         std::to_string(picture.width) + "\" height=\"" +
                         std::to_string(picture.height) + "\" alt=\"" +
                         escaped(lesson_.steps[step].title) + "\"></figure>\n";
            }
        }
    }

    void writeQuestion(const lesson::Question& question) {
        html_ += "<div class=\"ask\">\n";
        element("b", question.text);
        if (question.value) {
            html_ +=
                "<p><span class=\"line\">&nbsp;</span> " + escaped(question.value->unit) + "</p>\n";
        } else {
            html_ += "<ol>\n";
            for (const lesson::Choice& choice : question.choices) {
                element("li", choice.text);
            }
            html_ += "</ol>\n";
        }
        html_ += "</div>\n";
    }

    // A row for each note: what every card showed. For the students those of the answers are to be
    // filled in.
    void writeTable(bool ofAnswers) {
        bool hasNotes = false;
        for (const lesson::SolvedStep& step : solved_.steps) {
            hasNotes = hasNotes || !step.notes.empty();
        }
        if (!hasNotes) {
            return;
        }
        html_ += std::string(ofAnswers ? "" : "<section class=\"numbers\">\n") + "<h2>" +
                 word("The numbers") + "</h2>\n";
        std::string head;
        for (const lesson::SolvedStep& step : solved_.steps) {
            for (const lesson::Noted& note : step.notes) {
                writeNote(note, head, ofAnswers || !note.isAfterwards);
            }
        }
        html_ += std::string("</tbody></table>\n") + (ofAnswers ? "" : "</section>\n");
    }

    // Another head where other cards are shown than before.
    void writeNote(const lesson::Noted& note, std::string& head, bool isTold) {
        std::string cells, row = "<tr><td>" + escaped(note.text) + "</td>";
        for (const sim::Readout& card : note.readouts.cards) {
            if (card.row == nullptr) {
                continue;
            }
            const Entry entry =
                entryOf(*card.row, card.options, card.reading, card.state, card.cause);
            for (const NamedValue& value : entry.values) {
                cells += "<th>" + escaped(card.selection) + "<br>" + escaped(value.name) +
                         "<br><small>" + unit(value) + "</small></th>";
                row += "<td class=\"n\">" + (isTold ? escaped(number(value)) : "") + "</td>";
            }
        }
        if (cells != head) {
            html_ += head.empty() ? "" : "</tbody></table>\n";
            html_ += "<table><thead><tr><th></th>" + cells + "</tr></thead><tbody>\n";
            head = cells;
        }
        html_ += row + "</tr>\n";
    }

    std::string unit(const NamedValue& value) const {
        return value.unit ? word(*value.unit == convention::Unit::Degrees   ? "degrees"
                                 : *value.unit == convention::Unit::Radians ? "radians"
                                                                            : "rotator units")
                          : std::string();
    }

    static std::string number(const NamedValue& value) {
        if (!std::isfinite(value.value)) {
            return "NaN";
        }
        const bool isRadians = value.unit == convention::Unit::Radians;
        return text::formatFixed(value.value, value.isWhole ? 0 : isRadians ? 4 : 2);
    }

    void writeAnswers() {
        html_ += "<section class=\"answers\">\n<h2>" + word("Answers") + ": " +
                 escaped(lesson_.id + " " + lesson_.title) + "</h2>\n<dl>\n";
        for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
            writeAnswer(i);
        }
        html_ += "</dl>\n";
        writeTable(true);
        writeMisconceptions();
        html_ += "<footer>" + word("Pictures and numbers are made by Gimbalscope.") +
                 "</footer>\n</section>\n";
    }

    void writeAnswer(std::size_t index) {
        const lesson::Step& step = lesson_.steps[index];
        const lesson::SolvedStep& solved = solved_.steps[index];
        if (!step.question && !step.goal) {
            return;
        }
        html_ += "<dt>" + std::to_string(index + 1) + " " + escaped(step.title) + "</dt>\n";
        if (step.question) {
            const std::string& right = solved.outcome.empty() ? solved.given : solved.outcome;
            const std::string before = step.question->value ? "" : right + ". ";
            const sim::Prediction made{index + 1, solved.given, right, true};
            element("dd", before + lesson::cameText(*step.question, made, language_));
            for (const std::string& paragraph : step.reveals) {
                element("dd", paragraph);
            }
        }
        if (step.goal) {
            writeSolution(step);
        }
        if (std::ranges::any_of(pictures_, [&](const HandoutPicture& picture) {
                return picture.step == index && picture.isAnswer;
            })) {
            html_ += "<dd>";
            writePictures(index, true);
            html_ += "</dd>\n";
        }
    }

    // How the goal can be reached, and the hints that lead there.
    void writeSolution(const lesson::Step& step) {
        const std::vector<std::string> solution = solutionOf(step, language_);
        if (!solution.empty()) {
            writeList(word("One way to do it:"), solution);
        }
        if (!step.hints.empty()) {
            writeList(word("Hints:"), step.hints);
        }
    }
    void writeList(const std::string& heading, const std::vector<std::string>& lines) {
        html_ += "<dd>" + heading + "\n<ol>\n";
        for (const std::string& line : lines) {
            element("li", line);
        }
        html_ += "</ol></dd>\n";
    }

    void writeMisconceptions() {
        if (lesson_.meets.empty()) {
            return;
        }
        html_ += "<h2>" + word("Often heard, and wrong") + "</h2>\n<ul>\n";
        for (const std::string& id : lesson_.meets) {
            html_ += "<li>" + escaped(id) + ": " + word(lesson::misconception(id)) + "</li>\n";
        }
        html_ += "</ul>\n";
    }

    const lesson::Lesson& lesson_;
    const lesson::Solved& solved_;
    const std::vector<HandoutPicture>& pictures_;
    std::string_view language_;
    std::string html_;
};

}  // namespace

std::string handoutHtml(const lesson::Lesson& lesson, const lesson::Solved& solved,
                        const std::vector<HandoutPicture>& pictures) {
    return Page(lesson, solved, pictures).write();
}

}  // namespace gimbalscope::report
