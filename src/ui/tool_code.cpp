// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The page Code: in which language, what happens at the pole, in whose axes the attitude is, and
// the source itself, to be copied or saved.
#include <algorithm>

#include "sim/code.h"
#include "tune/languages.h"
#include "ui/tool_pages.h"
#include "ui/tool_parts.h"

namespace gimbalscope::ui {
namespace {

constexpr float kSaveRow = 40.0F, kButton = 64.0F;
constexpr float kLeastSource = 60.0F;  // height from which it is shown

void drawLanguage(PanelContext& context, Pen& pen) {
    const auto row = nextRow(context, pen, "language");
    if (!row) {
        return;
    }
    const tune::Language chosen = context.state.view.code.language;
    std::vector<std::string> titles;
    for (const tune::LanguageRow& each : tune::kLanguages) {
        titles.emplace_back(each.title);
    }
    const auto picked =
        rowChoice(context, *row, "language", titles, std::string(tune::rowOf(chosen).title));
    if (picked && tune::kLanguages[*picked].language != chosen) {
        context.commands.push_back(
            sim::SetChoice{"language", std::string(tune::kLanguages[*picked].id)});
    }
}

/// The policy of the selected card, of those that make sense for its row.
void drawPolicy(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const auto row = nextRow(context, pen, "at the pole");
    if (!row) {
        return;
    }
    std::vector<std::string> names;
    for (const std::string_view each : convention::policyNames()) {
        const auto policy = convention::policyFromName(each);
        if (policy && !convention::objection(*card.row, *policy)) {
            names.emplace_back(each);
        }
    }
    const std::string chosen(name(card.options.policy));
    if (const auto picked = rowChoice(context, *row, "code policy", names, chosen);
        picked && names[*picked] != chosen) {
        context.commands.push_back(withPolicy(context.state, context.state.view.selectedCard,
                                              *convention::policyFromName(names[*picked])));
    }
}

/// In whose axes the code takes and gives the attitude.
void drawCodeAxes(PanelContext& context, Pen& pen, const sim::Readout& card) {
    const auto row = nextRow(context, pen, "attitude in");
    if (!row) {
        return;
    }
    const convention::FrameId own = card.options.frame.value_or(card.row->frame);
    const std::string engine = "@" + std::string(convention::frame(own).name);
    const std::array<std::string_view, 2> options{"our axes", engine};
    const auto chosen = static_cast<std::size_t>(context.state.view.code.axes);
    const Rect rect = controlRect(context.painter, *row, row->left, row->right);
    if (const auto picked = segmented(context, "code axes", rect, options, chosen);
        picked && *picked != chosen) {
        context.commands.push_back(
            sim::SetChoice{"code-axes", std::string(sim::choiceWords("code-axes")[*picked])});
    }
}

/// Whether a line is a comment.
bool isComment(std::string_view line, tune::Language language) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const bool isPython = language == tune::Language::Python;
    return line.starts_with(isPython ? "#" : "//") || line.starts_with(';') ||
           line.starts_with("/*") || line.starts_with("* ") || line == "*" || line == "*/";
}

/// A line of the source as it is shown: what is too long goes on below, further in.
struct SourceLine {
    std::string text;
    bool isComment = false;
};

/// A line cut at blanks into parts of at most so many letters.
void cutLine(std::vector<SourceLine>& lines, std::string_view line, std::size_t most,
             bool isComment) {
    constexpr std::size_t kFurtherIn = 4;
    const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t further = std::min(first + kFurtherIn, most / 2);
    std::string lead;
    while (lead.size() + line.size() > most) {
        const std::size_t room = most - lead.size();
        const std::size_t blank = line.substr(0, room + 1).rfind(' ');
        const bool hasBlank = blank != std::string_view::npos && blank > (lead.empty() ? first : 0);
        lines.push_back({lead + std::string(line.substr(0, hasBlank ? blank : room)), isComment});
        line.remove_prefix(hasBlank ? blank + 1 : room);
        lead.assign(further, ' ');
    }
    lines.push_back({lead + std::string(line), isComment});
}

std::vector<SourceLine> sourceLines(const std::string& source, tune::Language language,
                                    std::size_t most) {
    std::vector<SourceLine> lines;
    for (std::string_view rest = source; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        cutLine(lines, line, most, isComment(line, language));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

/// The lines that are in sight; in a window of its own, which scrolls.
void drawLines(const PanelContext& context, const std::string& source) {
    const look::Palette& p = *context.painter.palette;
    const float letter = textWidth(*context.painter.fonts.code, "0");
    const float room = ImGui::GetWindowWidth() - 2.0F * ImGui::GetStyle().WindowPadding.x -
                       ImGui::GetStyle().ScrollbarSize;
    const auto most = static_cast<std::size_t>(std::max(room / letter, 8.0F));
    const std::vector<SourceLine> lines =
        sourceLines(source, context.state.view.code.language, most);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(lines.size()), ImGui::GetTextLineHeightWithSpacing());
    while (clipper.Step()) {
        for (int at = clipper.DisplayStart; at < clipper.DisplayEnd; ++at) {
            const SourceLine& line = lines[static_cast<std::size_t>(at)];
            ImGui::PushStyleColor(ImGuiCol_Text, packed(line.isComment ? p.text2 : p.text));
            ImGui::TextUnformatted(line.text.data(), line.text.data() + line.text.size());
            ImGui::PopStyleColor();
        }
    }
}

/// The source in a box that takes what room there is.
void drawSource(PanelContext& context, const Rect& rect, const std::string& source) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const ImVec2 min{static_cast<float>(rect.x), static_cast<float>(rect.y)};
    const ImVec2 max{static_cast<float>(right(rect)), static_cast<float>(bottom(rect))};
    drawBox(painter, min, max, p.window, p.line, 8.0F);
    context.ui.widgets.push_back({"code", rect});
    if (context.state.view.help) {
        return;  // a window of its own would lie over the help
    }
    ImGui::SetCursorScreenPos(min);
    ImGui::PushFont(painter.fonts.code);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {painter.px(10.0F), painter.px(8.0F)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, painter.px(2.0F)});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, packed(p.window, 0.0F));
    ImGui::BeginChild("code", {static_cast<float>(rect.width), static_cast<float>(rect.height)},
                      false, ImGuiWindowFlags_AlwaysUseWindowPadding | ImGuiWindowFlags_NoNav);
    drawLines(context, source);
    ImGui::EndChild();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    ImGui::PopFont();
}

/// File, Save and Copy at the foot of the page.
void drawFoot(PanelContext& context, const TuneRow& row, const tune::ExportRequest& request,
              const std::string& source) {
    const Painter& painter = context.painter;
    UiState& ui = context.ui;
    const float gap = painter.px(8.0F), wide = painter.px(kButton);
    float right = row.right;
    if (button(context, "copy code", controlRect(painter, row, right - wide, right), "Copy")) {
        ImGui::SetClipboardText(source.c_str());
    }
    right -= wide + gap;
    std::string usual = sim::codeFileName(request);
    if (ui.codeFileFor != usual) {
        ui.codeFileFor = usual;
        ui.codeFile = std::move(usual);
    }
    const bool isReplacing = !ui.codeRefused.empty() && ui.codeRefused == ui.codeFile;
    const bool isSaved =
        button(context, "save code", controlRect(painter, row, right - wide, right),
               isReplacing ? "Replace" : "Save", ButtonKind::Primary);
    right -= wide + gap;
    if (right - row.left >= painter.px(60.0F)) {
        const Rect field = controlRect(painter, row, row.left, right);
        if (const auto typed = rowField(context, "code file", field, ui.codeFile)) {
            ui.codeFile = *typed;
        }
    }
    if (isSaved) {
        context.commands.push_back(sim::ExportCode{request.language, ui.codeFile, isReplacing});
    }
}

}  // namespace

void drawCode(PanelContext& context, Pen pen) {
    const Painter& painter = context.painter;
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size()) {
        return;
    }
    const sim::Readout& card = context.readouts.cards[selected];
    if (pen.y + painter.px(kSaveRow) > pen.low) {
        return;
    }
    drawHeading(context, pen, card.selection);
    drawLanguage(context, pen);
    drawPolicy(context, pen, card);
    drawCodeAxes(context, pen, card);
    const tune::ExportRequest request =
        sim::codeRequest(context.state, context.state.view.code.language);
    const sim::Code code = sim::codeOf(request);
    if (!code.problem.empty()) {
        drawHint(context, pen, "There is no such code: " + code.problem + ".", 4);
        return;
    }
    const float foot = pen.low - painter.px(kSaveRow);
    const Rect box{static_cast<int>(pen.left), static_cast<int>(pen.y),
                   static_cast<int>(pen.right - pen.left),
                   static_cast<int>(foot) - static_cast<int>(pen.y)};
    if (box.height >= static_cast<int>(painter.px(kLeastSource))) {
        drawSource(context, box, code.source);
        pen.y = foot;
    }
    if (pen.y + painter.px(kSaveRow) <= pen.low + 1.0F) {
        const TuneRow row{pen.left, pen.right,
                          std::floor(pen.low - painter.px(kSaveRow) * 0.5F + painter.px(4.0F))};
        drawFoot(context, row, request, code.source);
    }
}

}  // namespace gimbalscope::ui
