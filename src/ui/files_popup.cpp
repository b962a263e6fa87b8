// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The pop-up of convention files: the path and what can be done with it, what came of it in words,
// and the files in one's own folder, of which a click opens one. A bare name belongs in that
// folder.
#include "ui/files_popup.h"

#include <algorithm>
#include <cmath>

#include "sim/own_files.h"
#include "text/words.h"
#include "ui/explain.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr float kWidth = 380.0F, kRow = 28.0F, kLine = 17.0F, kGap = 8.0F, kPad = 8.0F;
constexpr std::size_t kMostRows = 8;
constexpr std::string_view kEnding = ".toml";

/// The way to what was typed: a bare name is one in the folder, and the ending may be left out.
std::string pathOf(const FilesState& files) {
    std::string path(text::trimmed(files.path));
    if (path.empty()) {
        return path;
    }
    if (!path.ends_with(kEnding)) {
        path += kEnding;
    }
    const bool isBare = path.find('/') == std::string::npos;
    return isBare && !files.folder.empty() ? files.folder + "/" + path : path;
}

/// Whether a file of that name is in the folder.
bool isThere(const FilesState& files) {
    const std::string path = pathOf(files);
    return std::ranges::any_of(files.names, [&](const std::string& name) {
        return path == (files.folder.empty() ? name : files.folder + "/" + name);
    });
}

struct FilesPlan {
    float width = 0.0F;
    std::vector<std::string> where, error;
    std::size_t rows = 0;
    ImVec2 size;
};

FilesPlan planOf(const PanelContext& context) {
    const Painter& painter = context.painter;
    const FilesState& files = context.ui.files;
    const ImVec2 edge = ImGui::GetStyle().WindowPadding;
    FilesPlan plan;
    plan.width = std::clamp(
        painter.px(kWidth), painter.px(80.0F),
        std::max(static_cast<float>(context.layout.window.width) - painter.px(8.0F) - 2.0F * edge.x,
                 painter.px(80.0F)));
    plan.where =
        wrapped(*painter.fonts.caption,
                files.folder.empty() ? "In the current folder, unless a path says where."
                                     : "In " + files.folder + ", unless a path says where.",
                plan.width);
    if (!files.error.empty()) {
        plan.error = wrapped(*painter.fonts.label, files.error, plan.width);
    }
    plan.rows = std::min(files.names.size(), kMostRows);
    const auto lines = static_cast<float>(plan.where.size() + plan.error.size());
    const float list = plan.rows == 0 ? 0.0F : kLine + kGap + kRow * static_cast<float>(plan.rows);
    plan.size = {plan.width + 2.0F * edge.x,
                 painter.px(2.0F * (kRow + kGap) + lines * kLine + list + kGap) + 2.0F * edge.y};
    return plan;
}

void drawLines(const Painter& painter, ImVec2& at, const FilesPlan& plan, const ImFont& font,
               look::Rgb color, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        drawTextIn(painter, font, {at.x, at.y + painter.px(kLine * 0.5F)}, plan.width, color, line);
        at.y += painter.px(kLine);
    }
}

/// Save, or replace, and Open.
void drawActions(PanelContext& context, ImVec2& at, const FilesPlan& plan, const std::string& own) {
    const Painter& painter = context.painter;
    FilesState& files = context.ui.files;
    const std::string path = pathOf(files);
    const bool isReplacing = isThere(files) || (files.isSaving && !files.error.empty());
    const float gap = painter.px(kGap), open = std::floor((plan.width - gap) * 0.34F);
    const auto rectOf = [&](float x, float width) {
        return rectBetween({x, at.y}, {x + width, at.y + painter.px(kRow)});
    };
    const bool canSave = !own.empty() && !path.empty();
    const float wide = plan.width - gap - open;
    if (button(context, "own files save", rectOf(at.x, wide),
               own.empty()   ? "Nothing to save"
               : isReplacing ? "Save " + own + " over it"
                             : "Save " + own,
               canSave ? ButtonKind::Primary : ButtonKind::Dimmed)) {
        files.isSaving = true;
        context.commands.push_back(sim::SaveOwn{own, path, isReplacing});
    }
    if (button(context, "own files open", rectOf(at.x + wide + gap, open), "Open",
               path.empty() ? ButtonKind::Dimmed : ButtonKind::Outlined)) {
        files.isSaving = false;
        context.commands.push_back(sim::OpenOwn{path, {}});
    }
    at.y += painter.px(kRow + kGap);
}

/// The files that are there; a click opens one.
void drawList(PanelContext& context, ImVec2& at, const FilesPlan& plan) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    FilesState& files = context.ui.files;
    if (plan.rows == 0) {
        return;
    }
    at.y += painter.px(kGap);
    const std::size_t more = files.names.size() - plan.rows;
    drawText(painter, *painter.fonts.strong, {at.x, at.y + painter.px(kLine * 0.5F)}, p.text2,
             more == 0 ? std::string("Open one of yours")
                       : "Open one of yours, of " + std::to_string(files.names.size()));
    at.y += painter.px(kLine);
    for (std::size_t row = 0; row < plan.rows; ++row) {
        const std::string& name = files.names[row];
        const ImVec2 end{at.x + plan.width, at.y + painter.px(kRow)};
        const Touch touch = touchArea(context, "own file " + name, rectBetween(at, end));
        if (touch.hovered) {
            drawBox(painter, at, end, p.raised, p.raised, 5.0F);
        }
        drawTextIn(painter, *painter.fonts.label, {at.x + painter.px(kPad), (at.y + end.y) * 0.5F},
                   plan.width - painter.px(2.0F * kPad), p.text, name);
        if (touch.clicked) {
            files.path = name;
            files.isSaving = false;
            context.commands.push_back(sim::OpenOwn{pathOf(files), {}});
        }
        at.y = end.y;
    }
}

void drawFiles(PanelContext& context, const FilesPlan& plan, const std::string& own) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    FilesState& files = context.ui.files;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImVec2 at = begin;
    const std::string before = files.path;
    textField(context, "own files path",
              rectBetween(at, {at.x + plan.width, at.y + painter.px(kRow)}), files.path);
    if (files.path != before) {
        files.error.clear();
    }
    at.y += painter.px(kRow + 4.0F);
    drawLines(painter, at, plan, *painter.fonts.caption, p.text2, plan.where);
    at.y += painter.px(kGap - 4.0F);
    drawActions(context, at, plan, own);
    drawLines(painter, at, plan, *painter.fonts.label, look::textFor(p, p.flicker), plan.error);
    drawList(context, at, plan);
    ImGui::SetCursorScreenPos(begin);
    ImGui::Dummy({plan.width, at.y - begin.y});
}

}  // namespace

void filesButton(PanelContext& context, const Rect& rect, std::string_view text,
                 const std::string& own) {
    FilesState& files = context.ui.files;
    if (button(context, "own files", rect, text, ButtonKind::Quiet)) {
        files.path = own.empty() ? std::string() : own + std::string(kEnding);
        files.error.clear();
        files.isAsked = true;
        files.isDone = false;
        ImGui::OpenPopup("own files");
    }
    if (!ImGui::IsPopupOpen("own files")) {
        return;
    }
    const FilesPlan plan = planOf(context);
    placePopup(
        context,
        {static_cast<float>(rect.x), static_cast<float>(bottom(rect)) + context.painter.px(6.0F)},
        plan.size);
    if (!ImGui::BeginPopup("own files")) {
        return;
    }
    const Painter outer = context.painter;
    context.painter.list = ImGui::GetWindowDrawList();
    drawFiles(context, plan, own);
    if (files.isDone) {
        files.isDone = false;
        ImGui::CloseCurrentPopup();
    }
    closeOnEscape();
    ImGui::EndPopup();
    context.painter = outer;
}

}  // namespace gimbalscope::ui
