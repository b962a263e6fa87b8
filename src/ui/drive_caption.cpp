// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// A title in the upper left corner, and a plate at the foot that grows louder as two pairs of keys
// come together.
#include "ui/drive_caption.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "sim/drive.h"
#include "ui/attitude_entry.h"
#include "ui/bindings.h"
#include "ui/format.h"
#include "ui/truth_overlay.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
constexpr float kTitleWidth = 216.0F, kTitleHeight = 80.0F;
constexpr float kTypeHeight = 26.0F, kTypeFrom = 200.0F;  // of the button; of a view with it
constexpr float kPlateWidth = 260.0F, kKeysHeight = 44.0F;
constexpr double kSameDeg = 5.0, kNearlyDeg = 20.0;  // as the hoops round a lock

/// Whose ship a view shows, and further lines.
void drawTitle(const Painter& painter, const Rect& view, std::string_view title,
               std::span<const std::string> lines) {
    const float x = static_cast<float>(view.x) + painter.px(16.0F);
    float y = static_cast<float>(view.y) + painter.px(20.0F);
    float width = textWidth(*painter.fonts.strong, title);
    for (const std::string& line : lines) {
        width = std::max(width, textWidth(*painter.fonts.label, line));
    }
    const float line = painter.px(21.0F);
    drawPlate(painter, {x - painter.px(9.0F), y - painter.px(13.0F)},
              {x + width + painter.px(9.0F),
               y + line * static_cast<float>(lines.size()) + painter.px(13.0F)});
    const float room = static_cast<float>(right(view)) - x - painter.px(8.0F);
    drawTextIn(painter, *painter.fonts.strong, {x, y}, room, painter.palette->text, title);
    for (const std::string& each : lines) {
        y += line;
        drawTextIn(painter, *painter.fonts.label, {x, y}, room, painter.palette->text2, each);
    }
}

/// The two turns of an axis in the order in which they are written, and back from one to the other.
sim::Turn opposite(sim::Turn turn) {
    const auto index = static_cast<unsigned>(turn);
    return static_cast<sim::Turn>(index ^ 1U);
}

/// "D = Q  and  A = E": what stands where, and a sign between.
struct Equation {
    std::array<std::string, 2> first, second;
    std::string_view sign;
};

float capWidth(const Painter& painter, const std::string& key) {
    return key.empty() ? 0.0F : keyCapWidth(painter, key);
}

float equationWidth(const Painter& painter, const Equation& keys) {
    float width = painter.px(48.0F) + 2.0F * painter.px(24.0F);
    for (const auto& pair : {keys.first, keys.second}) {
        width += capWidth(painter, pair[0]) + capWidth(painter, pair[1]);
    }
    return width;
}

void drawEquation(const Painter& painter, ImVec2 at, const Equation& keys) {
    const look::Palette& p = *painter.palette;
    const float half = painter.px(11.0F);
    bool isFirst = true;
    for (const auto& pair : {keys.first, keys.second}) {
        if (!isFirst) {
            drawText(painter, *painter.fonts.label, {at.x + painter.px(24.0F), at.y}, p.text2,
                     "and", Anchor::Middle);
            at.x += painter.px(48.0F);
        }
        isFirst = false;
        at.x += drawKeyCap(painter, {at.x, at.y - half}, pair[0]);
        drawText(painter, *painter.fonts.strong, {at.x + painter.px(12.0F), at.y}, p.text,
                 keys.sign, Anchor::Middle);
        at.x += painter.px(24.0F);
        at.x += drawKeyCap(painter, {at.x, at.y - half}, pair[1]);
    }
}

/// How loud, and what is said.
struct Saying {
    std::string text;
    std::string_view sign;
    look::Rgb color, line;
};

Saying sayingOf(const look::Palette& p, const sim::LostFreedom& lost) {
    const std::string between = number(lost.betweenDeg, lost.betweenDeg < 10.0 ? 2 : 1) +
                                std::string(kDegree) + " between their axes";
    if (lost.betweenDeg <= kSameDeg) {
        const bool isExact = lost.betweenDeg < 0.005;
        return {"the same thing: a freedom is lost" + (isExact ? "" : ", " + between), "=",
                look::textFor(p, p.flicker), p.flicker};
    }
    if (lost.betweenDeg <= kNearlyDeg) {
        return {"nearly the same: " + between, "\xE2\x89\x88", look::textFor(p, p.stretched),
                p.stretched};
    }
    return {between, "\xC2\xB7", p.text2, p.line};
}

/// The same without its angle where both are wider than the room in pixels.
Saying fittingSaying(const Painter& painter, const sim::LostFreedom& lost, float room) {
    Saying saying = sayingOf(*painter.palette, lost);
    if (textWidth(*painter.fonts.strong, saying.text) > room) {
        saying.text.resize(std::min(saying.text.rfind(", "), saying.text.size()));
    }
    return saying;
}

/// Where the plate stands: its lower edge and its middle, and the room there is.
struct Plate {
    float middle = 0.0F, foot = 0.0F, room = 0.0F;
    std::string below;  ///< a further line; empty for none
};

/// Which keys have come together.
void drawFreedom(PanelContext& context, const Plate& plate) {
    const Painter& painter = context.painter;
    const std::optional<sim::LostFreedom> lost = sim::lostFreedom(context.state);
    if (!lost) {
        return;
    }
    const Saying saying = fittingSaying(painter, *lost, plate.room - painter.px(32.0F));
    const auto key = [&](sim::Turn turn) {
        return turnKey(context.state, context.keyLabels, turn);
    };
    const Equation keys{{key(lost->alike[0]), key(lost->alike[1])},
                        {key(opposite(lost->alike[0])), key(opposite(lost->alike[1]))},
                        saying.sign};
    const ImFont& font = *painter.fonts.strong;
    const float half =
        std::min(std::max({equationWidth(painter, keys), textWidth(font, saying.text),
                           textWidth(*painter.fonts.label, plate.below)}) *
                         0.5F +
                     painter.px(16.0F),
                 plate.room * 0.5F);
    const float middle = plate.middle, foot = plate.foot;
    const float top = foot - painter.px(plate.below.empty() ? 62.0F : 84.0F);
    painter.list->AddRectFilled({middle - half, top}, {middle + half, foot},
                                packed(painter.palette->panel, 0.72F), painter.px(8.0F));
    painter.list->AddRect({middle - half + 0.5F, top + 0.5F}, {middle + half - 0.5F, foot - 0.5F},
                          packed(saying.line), painter.px(8.0F), 0, painter.stroke(1.0F));
    const float y = top + painter.px(20.0F);
    drawEquation(painter, {middle - equationWidth(painter, keys) * 0.5F, y}, keys);
    const float room = 2.0F * half - painter.px(16.0F);
    const auto centred = [&](const ImFont& face, look::Rgb color, const std::string& text,
                             float under) {
        const float wide = std::min(textWidth(face, text), room);
        drawTextIn(painter, face, {middle - wide * 0.5F, y + painter.px(under)}, room + 1.0F, color,
                   text);
    };
    centred(font, saying.color, saying.text, 26.0F);
    centred(*painter.fonts.label, painter.palette->text2, plate.below, 48.0F);
}

/// Below this width of a view, in units, a title has no further lines.
bool isNarrow(const Rect& view, float scale) {
    return static_cast<float>(view.width) < 400.0F * scale;
}

/// How high what is written at the upper left of one of two views is, in units, and where the
/// button for an attitude stands in it.
struct TitlePlan {
    float height = 0.0F, button = 0.0F;
    bool hasButton = false;
};
TitlePlan titlePlan(const Rect& view, float scale) {
    const bool narrow = isNarrow(view, scale);
    const float below = narrow ? 40.0F : 60.0F;
    if (static_cast<float>(view.height) < kTypeFrom * scale) {
        return {narrow ? 36.0F : kTitleHeight};
    }
    return {below + kTypeHeight + 6.0F, below, true};
}

}  // namespace

std::string turnKey(const sim::AppState& state, const KeyLabels& labels, sim::Turn turn) {
    const std::string key = keyOf(sim::name(turn), state.view.keys);
    const auto printed = labels.find(key);
    return printed == labels.end() ? key : printed->second;
}

std::string axisKeys(const sim::AppState& state, const KeyLabels& labels, int shipAxis) {
    const sim::Turn first = shipAxis == 0   ? sim::Turn::BankLeft
                            : shipAxis == 1 ? sim::Turn::PitchDown
                                            : sim::Turn::YawLeft;
    const std::string a = turnKey(state, labels, first);
    const std::string b = turnKey(state, labels, opposite(first));
    return a.empty() || b.empty() ? a + b : a + " " + b;
}

std::vector<Rect> driveOverlays(const Rect& view, float scale, sim::Drive drive) {
    const auto px = [scale](float inUnits) { return static_cast<int>(scale * inUnits); };
    if (drive == sim::Drive::Quaternion || isEmpty(view)) {
        return {};
    }
    const int width = std::min(view.width, px(kPlateWidth));
    if (drive == sim::Drive::Angles) {
        const int low = bottom(view) - px(kKeysHeight + 26.0F);
        const int right = view.x + view.width - px(12.0F);
        return {{right - width, low - px(66.0F), width, px(66.0F)}};
    }
    const bool narrow = isNarrow(view, scale);
    const int high = px(narrow ? 94.0F : 72.0F);
    return {
        {view.x, view.y, std::min(view.width, px(kTitleWidth)), px(titlePlan(view, scale).height)},
        {view.x + (view.width - width) / 2, bottom(view) - high, width, high}};
}

void drawDriveCaptions(PanelContext& context) {
    const sim::AppState& state = context.state;
    const Layout& layout = context.layout;
    if (state.drive == sim::Drive::Quaternion || state.angleDrive.selection.empty()) {
        return;
    }
    const Painter& painter = context.painter;
    const Rect &left = layout.flight, &second = layout.flightRight;
    if (state.drive == sim::Drive::Angles || isEmpty(second)) {
        const Rect plate = driveOverlays(left, painter.scale, sim::Drive::Angles).front();
        drawFreedom(context, {static_cast<float>(plate.x) + static_cast<float>(plate.width) * 0.5F,
                              static_cast<float>(bottom(plate)),
                              static_cast<float>(plate.width),
                              {}});
        return;
    }
    const double apart =
        math::toDegrees(math::angleBetween(state.attitude, state.angleDrive.attitude)).value;
    const std::string far = number(apart, 1) + std::string(kDegree) + " from the other ship";
    const bool narrow = isNarrow(second, painter.scale);
    std::vector<std::string> ownAxis{"each key keeps its own axis"};
    std::vector<std::string> oneAngle{"each key changes one angle", far};
    if (narrow) {
        ownAxis.clear();
        oneAngle.clear();
    }
    drawTitle(painter, left, "quaternion", ownAxis);
    if (const TitlePlan plan = titlePlan(left, painter.scale); plan.hasButton) {
        const Rect rect{left.x + static_cast<int>(painter.px(7.0F)),
                        left.y + static_cast<int>(painter.px(plan.button)),
                        static_cast<int>(painter.px(148.0F)),
                        static_cast<int>(painter.px(kTypeHeight))};
        const Rect copy{right(rect) + static_cast<int>(painter.px(6.0F)), rect.y,
                        static_cast<int>(painter.px(46.0F)), rect.height};
        drawPlate(painter, {static_cast<float>(rect.x), static_cast<float>(rect.y)},
                  {static_cast<float>(right(copy)), static_cast<float>(bottom(copy))});
        typeAttitude(context, rect);
        copyAttitude(context, copy);
    }
    drawTitle(painter, second, "angles of " + state.angleDrive.selection, oneAngle);
    drawFreedom(context, {static_cast<float>(second.x) + static_cast<float>(second.width) * 0.5F,
                          static_cast<float>(bottom(second)) - painter.px(8.0F),
                          static_cast<float>(second.width) - painter.px(12.0F),
                          narrow ? far : std::string()});
}

}  // namespace gimbalscope::ui
