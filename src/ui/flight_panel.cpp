// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What is written over the flight view: the truth at the left, cameras at the right, key caps and
// the legend of the trail at the bottom, and a notice when a command did nothing. Over the sky only
// the two strongest text colours are readable.
#include <algorithm>
#include <cmath>

#include "ui/format.h"
#include "ui/widgets.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
// From which height of the view, in units, parts are shown.
constexpr float kKeysFrom = 190.0F, kQuaternionFrom = 284.0F, kTypeFrom = 330.0F;
constexpr float kWideFrom = 520.0F;  // width from which the quaternion leaves room for the ship

/// Dragging turns the orbit camera, the wheel zooms.
void handleMouse(PanelContext& context, const Rect& view) {
    const Touch touch = touchArea(context, "flight view", view);
    if (touch.hovered) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Arrow);
    }
    const ImGuiIO& io = ImGui::GetIO();
    if (touch.held && (io.MouseDelta.x != 0.0F || io.MouseDelta.y != 0.0F)) {
        if (context.state.view.camera != sim::Camera::Orbit) {
            context.commands.push_back(sim::SetCamera{sim::Camera::Orbit});
        }
        const double perPixel = 0.35 / static_cast<double>(context.painter.scale);
        context.commands.push_back(sim::OrbitBy{-perPixel * static_cast<double>(io.MouseDelta.x),
                                                perPixel * static_cast<double>(io.MouseDelta.y)});
    }
    if (touch.hovered && io.MouseWheel != 0.0F) {
        const double zoom =
            context.state.view.zoom * std::pow(1.1, static_cast<double>(io.MouseWheel));
        context.commands.push_back(sim::SetNumber{"zoom", std::clamp(zoom, 0.5, 3.0)});
    }
}

/// A name and its number, in the larger type.
void drawRow(const Painter& painter, ImVec2 leftMiddle, std::string_view name,
             const std::string& value) {
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.label, leftMiddle, p.text2, name);
    drawText(painter, *painter.fonts.number, {leftMiddle.x + painter.px(146.0F), leftMiddle.y},
             p.text, value, Anchor::Right);
}

/// The same in the smaller type.
void drawSmallRow(const Painter& painter, ImVec2 leftMiddle, std::string_view name,
                  const std::string& value) {
    const look::Palette& p = *painter.palette;
    drawText(painter, *painter.fonts.mono, leftMiddle, p.text2, name);
    drawText(painter, *painter.fonts.mono, {leftMiddle.x + painter.px(146.0F), leftMiddle.y},
             p.text2, value, Anchor::Right);
}

/// The pop-up where an attitude is typed: heading nose bank, or an id and its numbers.
void typeAttitude(PanelContext& context, ImVec2 leftMiddle) {
    const Painter& painter = context.painter;
    const int height = static_cast<int>(painter.px(26.0F));
    const Rect rect{static_cast<int>(leftMiddle.x - painter.px(1.0F)),
                    static_cast<int>(leftMiddle.y) - height / 2,
                    static_cast<int>(painter.px(148.0F)), height};
    if (button(context, "type attitude", rect, "type an attitude")) {
        context.ui.fieldError.clear();
        ImGui::OpenPopup("attitude");
    }
    ImGui::SetNextWindowPos(
        {static_cast<float>(rect.x), static_cast<float>(bottom(rect)) + painter.px(6.0F)});
    if (!ImGui::BeginPopup("attitude")) {
        return;
    }
    ImGui::TextUnformatted("heading  nose up  bank,  or  urot 3641 5461 7282,  or  quat x y z w");
    if (ImGui::IsWindowAppearing()) {
        ImGui::SetKeyboardFocusHere();
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect field{static_cast<int>(at.x), static_cast<int>(at.y),
                     static_cast<int>(painter.px(420.0F)), static_cast<int>(painter.px(32.0F))};
    if (textField(context, "attitude field", field, context.ui.attitude)) {
        sim::ParsedCommand parsed =
            sim::parse(std::string("attitude ") + context.ui.attitude.data());
        context.ui.fieldError = parsed.error;
        if (parsed.command) {
            context.commands.push_back(std::move(*parsed.command));
            ImGui::CloseCurrentPopup();
        }
    }
    if (!context.ui.fieldError.empty()) {
        ImGui::PushStyleColor(ImGuiCol_Text, packed(painter.palette->flicker));
        ImGui::TextUnformatted(context.ui.fieldError.c_str());
        ImGui::PopStyleColor();
    }
    closeOnEscape();
    ImGui::EndPopup();
}

/// A faint plate that keeps stars from running through digits.
void drawPlate(const Painter& painter, ImVec2 min, ImVec2 max) {
    painter.list->AddRectFilled(min, max, packed(painter.palette->panel, 0.55F), painter.px(8.0F));
}

/// Where the ship really points, and how far `fed` has drifted from it.
void drawTruth(PanelContext& context, const Rect& view) {
    const Painter& painter = context.painter;
    const sim::Truth& truth = context.readouts.truth;
    const math::Quat& q = context.state.attitude;
    const float units = static_cast<float>(view.height) / painter.scale;
    const float x = static_cast<float>(view.x) + painter.px(16.0F);
    float y = static_cast<float>(view.y) + painter.px(20.0F);
    const Rect plate = flightOverlays(view, painter.scale).front();
    drawPlate(painter, {static_cast<float>(view.x) + painter.px(7.0F), y - painter.px(13.0F)},
              {static_cast<float>(right(plate)) - painter.px(3.0F),
               static_cast<float>(bottom(plate)) - painter.px(2.0F)});
    drawText(painter, *painter.fonts.strong, {x, y}, painter.palette->text2, "Truth");
    y += painter.px(25.0F);
    double heading = std::fmod(truth.angles.heading.value + 360.0, 360.0);
    heading = heading > 359.995 ? 0.0 : heading;
    const auto degrees = [](double value) { return number(value, 2) + std::string(kDegree); };
    for (const auto& [name, value] :
         {std::pair{"heading", heading}, std::pair{"nose up", truth.angles.noseUp.value},
          std::pair{"bank", truth.angles.bank.value}}) {
        drawRow(painter, {x, y}, name, degrees(value));
        y += painter.px(22.0F);
    }
    if (units < kQuaternionFrom || static_cast<float>(view.width) < painter.px(kWideFrom)) {
        return;
    }
    y += painter.px(4.0F);
    for (const auto& [name, value] :
         {std::pair{"x", q.x}, std::pair{"y", q.y}, std::pair{"z", q.z}, std::pair{"w", q.w}}) {
        drawSmallRow(painter, {x, y}, name, number(value, 6));
        y += painter.px(18.0F);
    }
    drawSmallRow(painter, {x, y}, "drift", errorText(truth.driftDeg));
    if (units >= kTypeFrom) {
        typeAttitude(context, {x, y + painter.px(28.0F)});
    }
}

/// The four cameras; left to the menu and the key C when the view is narrow.
float drawCameras(PanelContext& context, const Rect& view) {
    const Painter& painter = context.painter;
    constexpr std::array<std::string_view, 4> kNames{"Chase", "Orbit", "Cockpit", "Fixed"};
    const int width = static_cast<int>(segmentedWidth(painter, kNames));
    if (view.width < width + static_cast<int>(painter.px(200.0F))) {
        return static_cast<float>(right(view));
    }
    const Rect rect{right(view) - width - static_cast<int>(painter.px(12.0F)),
                    view.y + static_cast<int>(painter.px(12.0F)), width,
                    static_cast<int>(painter.px(30.0F))};
    const auto selected = static_cast<std::size_t>(context.state.view.camera);
    if (const auto picked = segmented(context, "camera", rect, kNames, selected)) {
        context.commands.push_back(sim::SetCamera{static_cast<sim::Camera>(*picked)});
    }
    return static_cast<float>(rect.x);
}

/// What the colours of the trail mean. Returns its left edge.
float drawLegend(PanelContext& context, const Rect& view) {
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const std::size_t selected = context.state.view.selectedCard;
    if (selected >= context.readouts.cards.size() ||
        static_cast<float>(view.width) < painter.px(430.0F) ||
        static_cast<float>(view.height) < painter.px(kKeysFrom)) {
        return static_cast<float>(right(view));
    }
    const float width = painter.px(150.0F),
                x = static_cast<float>(right(view)) - painter.px(16.0F) - width;
    const float y = static_cast<float>(bottom(view)) - painter.px(34.0F);
    const std::string title =
        "nose trail: stretch of " + context.readouts.cards[selected].selection;
    drawText(painter, *painter.fonts.caption, {x + width, y - painter.px(12.0F)}, p.text2, title,
             Anchor::Right);
    constexpr int kParts = 24;
    const auto across = [&](double stretch) {
        return x + width * static_cast<float>(std::log(stretch) / std::log(20.0));
    };
    for (int part = 0; part < kParts; ++part) {
        const double from = std::pow(20.0, part / static_cast<double>(kParts));
        const double to = std::pow(20.0, (part + 1) / static_cast<double>(kParts));
        const ImU32 low = packed(look::rampColor(p, from)), high = packed(look::rampColor(p, to));
        painter.list->AddRectFilledMultiColor({across(from), y}, {across(to), y + painter.px(5.0F)},
                                              low, high, high, low);
    }
    const float below = y + painter.px(15.0F);
    drawText(painter, *painter.fonts.caption, {x, below}, p.text2, "1");
    drawText(painter, *painter.fonts.caption, {across(convention::kStretchedFrom), below}, p.text2,
             "2.9", Anchor::Middle);
    drawText(painter, *painter.fonts.caption, {across(convention::kLockedFrom), below}, p.text2,
             "11", Anchor::Middle);
    return x - std::max(textWidth(*painter.fonts.caption, title) - width, 0.0F);
}

/// Keys that belong together, and what they do.
struct KeyGroup {
    std::array<std::string_view, 2> keys;
    std::string_view meaning;
};
constexpr std::array<KeyGroup, 8> kKeyGroups{{{{"W", "S"}, "pitch"},
                                              {{"A", "D"}, "yaw"},
                                              {{"Q", "E"}, "bank"},
                                              {{"R", ""}, "reset"},
                                              {{"1 \xE2\x80\x93 9", ""}, "attitudes"},
                                              {{"V", ""}, "variant"},
                                              {{"P", "."}, "pause, tick"},
                                              {{"F1", ""}, "all keys"}}};
constexpr float kBetweenGroups = 16.0F;

float groupWidth(const PanelContext& context, const KeyGroup& group) {
    const Painter& painter = context.painter;
    float width = textWidth(*painter.fonts.label, group.meaning) + painter.px(4.0F);
    for (const std::string_view key : group.keys) {
        width +=
            key.empty() ? 0.0F : keyCapWidth(painter, keyLabel(context, key)) + painter.px(3.0F);
    }
    return width;
}

void drawGroup(const PanelContext& context, ImVec2 at, const KeyGroup& group) {
    const Painter& painter = context.painter;
    for (const std::string_view key : group.keys) {
        at.x +=
            key.empty() ? 0.0F : drawKeyCap(painter, at, keyLabel(context, key)) + painter.px(3.0F);
    }
    drawText(painter, *painter.fonts.label, {at.x + painter.px(4.0F), at.y + painter.px(11.0F)},
             painter.palette->text2, group.meaning);
}

/// As many groups as fit before `end`; the last, which leads to all keys, before the others.
void drawKeyCaps(PanelContext& context, const Rect& view, float end) {
    const Painter& painter = context.painter;
    const float from = static_cast<float>(view.x) + painter.px(16.0F);
    const float y = static_cast<float>(bottom(view)) - painter.px(36.0F);
    const float between = painter.px(kBetweenGroups);
    float room = end - painter.px(24.0F) - from - groupWidth(context, kKeyGroups.back());
    if (static_cast<float>(view.height) < painter.px(kKeysFrom) || room < 0.0F) {
        return;
    }
    std::vector<const KeyGroup*> shown;
    float width = groupWidth(context, kKeyGroups.back());
    for (const KeyGroup& group : std::span(kKeyGroups).first(kKeyGroups.size() - 1)) {
        const float needed = groupWidth(context, group) + between;
        if (needed > room) {
            break;
        }
        room -= needed;
        width += needed;
        shown.push_back(&group);
    }
    shown.push_back(&kKeyGroups.back());
    drawPlate(painter, {from - painter.px(8.0F), y - painter.px(5.0F)},
              {from + width + painter.px(8.0F), y + painter.px(27.0F)});
    float x = from;
    for (const KeyGroup* group : shown) {
        drawGroup(context, {x, y}, *group);
        x += groupWidth(context, *group) + between;
    }
}

/// Why the last command did nothing, or where a picture went.
void drawNotice(PanelContext& context, const Rect& view) {
    if (context.notice.empty()) {
        return;
    }
    const Painter& painter = context.painter;
    const look::Palette& p = *painter.palette;
    const float room = static_cast<float>(view.width) - painter.px(80.0F);
    const float width = std::min(textWidth(*painter.fonts.label, context.notice), room);
    const float x = static_cast<float>(view.x) + (static_cast<float>(view.width) - width) * 0.5F;
    const float y = static_cast<float>(bottom(view)) - painter.px(72.0F);
    drawBox(painter, {x - painter.px(16.0F), y - painter.px(16.0F)},
            {x + width + painter.px(16.0F), y + painter.px(16.0F)}, p.raised, p.text3, 8.0F);
    drawTextIn(painter, *painter.fonts.label, {x, y}, room + 1.0F, p.text, context.notice);
}

}  // namespace

std::vector<Rect> flightOverlays(const Rect& view, float scale) {
    const auto px = [scale](float inUnits) { return static_cast<int>(scale * inUnits); };
    const float units = static_cast<float>(view.height) / scale;
    const bool isWide = static_cast<float>(view.width) >= scale * kWideFrom;
    const int truth = !isWide ? px(112.0F)
                              : px(units >= kTypeFrom         ? 246.0F
                                   : units >= kQuaternionFrom ? 212.0F
                                                              : 112.0F);
    std::vector<Rect> taken{{view.x, view.y, px(176.0F), truth}};
    if (units >= kKeysFrom) {
        taken.push_back({view.x, bottom(view) - px(44.0F), view.width, px(44.0F)});
        taken.push_back(
            {right(view) - px(190.0F), bottom(view) - px(60.0F), px(190.0F), px(60.0F)});
    }
    taken.push_back({right(view) - px(300.0F), view.y, px(300.0F), px(46.0F)});
    return taken;
}

void drawFlightPanel(PanelContext& context) {
    const Rect& view = context.layout.flight;
    if (isEmpty(view)) {
        return;
    }
    context.painter.list->PushClipRect(
        {static_cast<float>(view.x), static_cast<float>(view.y)},
        {static_cast<float>(right(view)), static_cast<float>(bottom(view))}, true);
    drawPanelFrame(context.painter, view, context.painter.palette->line, 1.0F);
    drawTruth(context, view);
    drawCameras(context, view);
    drawKeyCaps(context, view, drawLegend(context, view));
    drawNotice(context, view);
    context.painter.list->PopClipRect();
    handleMouse(context, view);  // last: what lies over the view has been asked first
}

}  // namespace gimbalscope::ui
