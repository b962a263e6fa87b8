// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The sentences, and the bubble they are shown in.
#include "ui/explain.h"

#include <algorithm>
#include <array>

#include "lesson/library.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array kExplanations{
    Explanation{"heading",
                "Where the nose points seen from above: 0 is north (world X), positive to the "
                "right. With the nose exactly vertical it holds the whole turn and bank is 0."},
    Explanation{"nose up",
                "How far the nose is above the horizon, from \xE2\x88\x92"
                "90\xC2\xB0 to 90\xC2\xB0."},
    Explanation{"bank", "How far the right wing is down, turned about the nose."},
    Explanation{"timeline signs",
                "Signs over the curves. Diamond: the angles took another name while the ship did "
                "not move. Zigzag: the pose jumped. Cross: a number was missing (NaN). The band "
                "under the curves shows the stretch."},
    Explanation{"path length",
                "How far the ship turns in all along this way, and the least that any way through "
                "the same keys needs: the angles from key to key."},
    Explanation{"rate jump",
                "The largest step of the angular velocity at a key: the length of what it is just "
                "after the key less what it is just before, both with their directions. It is no "
                "step of the speed alone: 90 about one axis, then 60 about another at a right "
                "angle differ by 108.2, the root of 90\xC2\xB2 + 60\xC2\xB2."},
    Explanation{"acceleration jump",
                "The largest step of the angular acceleration at a key. Without one the eye sees "
                "no kink at all."},
    Explanation{"path speed",
                "The slowest and the fastest turn on this way. Of equal numbers the speed is "
                "constant."},
    Explanation{"key capture",
                "The selected key takes the attitude that the ship has now; its time stays."},
    Explanation{"key earlier",
                "This key's attitude changes places with the one before it; the times stay."},
    Explanation{"key later",
                "This key's attitude changes places with the one after it; the times stay."},
    Explanation{"key type",
                "Type or paste the selected key's attitude as a quaternion, a matrix or angles of "
                "any convention."},
    Explanation{"squad reading",
                "SquadSetup's page prints Exp(q1) where it means the inverse of q1: with the "
                "inverse its own keys give 45\xC2\xB0 half-way, as printed 23.62\xC2\xB0."},
    Explanation{"lesson keys",
                "90\xC2\xB0, 60\xC2\xB0 and 90\xC2\xB0 about three different axes: at each "
                "key slerp's angular velocity jumps, by 108.2\xC2\xB0/s, and squad's does not."},
    Explanation{"page keys",
                "The example of Direct3D's SquadSetup: a steady turn of 90\xC2\xB0 a second "
                "about one axis. Between its middle keys slerp and squad are the same, unless "
                "Exp(q1) is read as printed."},
    Explanation{"quaternion",
                "The attitude itself, x y z w, from the ship's axes to the world's. Its length is "
                "always 1, and the same four numbers with all signs changed mean the same "
                "attitude. It has no pole."},
    Explanation{"axis",
                "One turn about this axis, fixed in world and ship alike, takes a level ship "
                "heading north to the attitude of now."},
    Explanation{"angle",
                "By how much that one turn turns, from 0\xC2\xB0 to 180\xC2\xB0. A quaternion "
                "cannot count further: turns of 350\xC2\xB0 and \xE2\x88\x92"
                "10\xC2\xB0 end in the same attitude."},
    Explanation{"matrix",
                "The columns are the ship's nose, left wing and top, each as world X forward, Y "
                "left, Z up. Rows and columns all have length 1."},
    Explanation{"total turn",
                "How far the ship has turned in all since the last reset, about whatever axis: a "
                "path, not an attitude."},
    Explanation{"drift",
                "The angle between the attitude and the quaternion the engines are fed, which is "
                "made of the same turns in the chosen arithmetic. Rounding moves them apart."},
    Explanation{"length",
                "The length of the fed quaternion less 1. Formulas made for length 1 go wrong "
                "when it is not; renormalise keeps it there."},
    Explanation{"body rate",
                "How fast the ship turns about its own nose, wing and top axis, in degrees per "
                "second. Flown by its quaternion it stays what the keys make it, everywhere."},
    Explanation{"angle rate",
                "How fast this angle has to move to follow the ship. It parts company with the "
                "body rates long before the pole and is without bound at the pole."},
    Explanation{"angle of a card",
                "What this engine writes for the attitude, in its own unit and sign. The letter "
                "names the ring that it turns."},
    Explanation{"error",
                "The angle between the true ship and the ship this engine shows when it is given "
                "its own numbers back."},
    Explanation{"stretch",
                "How much faster the first and third angle move than the ship: 1 over the cosine "
                "of the middle angle, in orders like ZXZ over its sine. Marks at 70\xC2\xB0 (2.9) "
                "and 85\xC2\xB0 (11.5); infinite at "
                "the pole."},
    Explanation{"badge",
                "What is the matter with this reading, the worst that applies: NaN, flicker, "
                "wrong, locked, stretched, other name, calm."},
    Explanation{"cause",
                "Why it flickers (NaN from a formula's domain, a snap at a pole branch, rounding "
                "to whole units, noise of the arithmetic), or the other triple of angles that "
                "means the same attitude."},
    Explanation{"versus",
                "A/B: holds this card, A, against another variant, B. Both read the same attitude; "
                "the needle and the dashed rings in the picture are B's."},
    Explanation{"versus difference",
                "The angle between the ship that A rebuilds and the one that B rebuilds from their "
                "own numbers. Below: B's angles under A's, and B less A in degrees."},
    Explanation{"order",
                "Read intrinsically each turn is about the axes the turns before it have carried "
                "along; read extrinsically, in the opposite order, about the world's own."},
    Explanation{"prediction",
                "What was predicted before the flight, and what the readouts gave after it. It is "
                "right when the conditions of that answer held."},
    Explanation{"goal",
                "A part of the goal: a condition over the readouts of now, and what is found. All "
                "parts have to hold at once."},
    Explanation{"corrections",
                "How far the ship is from the attitude to be reached, along the shortest turn; and "
                "how often the controls were taken once more after the first time."},
    Explanation{
        "slider",
        "This angle of the convention that is flown, in degrees; the other two stay as "
        "they are. One drag is one use of the controls. By keys: Down points at it, Enter or "
        "Space takes it, Left and Right move it by 1\xC2\xB0 (Shift by 0.1\xC2\xB0, Ctrl by "
        "5\xC2\xB0), Enter or Escape lets go: one use as well, and so are \xE2\x88\x92 or + "
        "pressed again and again."},
    Explanation{"lesson entry", "A click or Enter begins this lesson."},
    Explanation{"lesson choice",
                "Your prediction: a click or the key of its number gives it, and the ship flies."},
    Explanation{"lesson predict",
                "A number is your prediction: Enter or the button gives it, and the ship flies."},
    Explanation{"lesson hint", "Shows the next hint. The page at the end counts them."},
    Explanation{"lesson following", "Begins the next lesson."},
    Explanation{"lesson more", "There is more to read than fits here."},
    Explanation{"lesson back", "To the step before, from its beginning."},
    Explanation{"lesson again", "This step from its beginning."},
    Explanation{"lesson next", "To the next step; after the last one a page sums up."},
    Explanation{"lesson freeze", "Holds the ship where it is, and lets it go on."},
    Explanation{"lesson slow", "A quarter of the speed, and back."},
    Explanation{"lesson blank",
                "Blanks the window, so that the class looks at the teacher. A click or the same "
                "key brings it back."},
    Explanation{"lesson text", "Larger text; after 200 % as it was."},
    Explanation{"lesson full", "Full screen, and back."},
    Explanation{"lesson list", "Leaves this lesson for the list of all."},
    Explanation{"lesson language", "Lessons in the next language."},
    Explanation{"speed", "Simulated time against the clock, down to a hundredth."},
};

/// The bubble, beside the pointer and within the window.
void drawBubble(const PanelContext& context, std::string_view text) {
    const Painter& painter = context.painter;
    const float room = static_cast<float>(context.layout.window.width) - painter.px(24.0F);
    const float width = std::max(std::min(painter.px(340.0F), room), 1.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {painter.px(12.0F), painter.px(10.0F)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, painter.px(8.0F));
    ImGui::PushFont(painter.fonts.body);
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(width);
    ImGui::TextUnformatted(text.data(), text.data() + text.size());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopFont();
    ImGui::PopStyleVar(2);
}

}  // namespace

Rect rectBetween(ImVec2 min, ImVec2 max) {
    return {static_cast<int>(min.x), static_cast<int>(min.y), static_cast<int>(max.x - min.x),
            static_cast<int>(max.y - min.y)};
}

Rect lineRect(const Painter& painter, float left, float right, float middleY) {
    return rectBetween({left, middleY - painter.px(9.0F)}, {right, middleY + painter.px(9.0F)});
}

std::span<const Explanation> explanations() { return kExplanations; }

std::string_view explanation(std::string_view name) {
    const auto found = std::ranges::find(kExplanations, name, &Explanation::name);
    return found != kExplanations.end() ? found->text : std::string_view();
}

void explain(PanelContext& context, const Rect& rect, std::string_view name,
             std::string_view more) {
    if (isEmpty(rect)) {
        return;
    }
    context.ui.explained.push_back({std::string(name), rect});
    const bool hovered = ImGui::IsWindowHovered() && !ImGui::IsAnyMouseDown() &&
                         ImGui::IsMouseHoveringRect(
                             {static_cast<float>(rect.x), static_cast<float>(rect.y)},
                             {static_cast<float>(right(rect)), static_cast<float>(bottom(rect))});
    if (!hovered) {
        return;
    }
    std::string text(more);
    text += more.empty() ? "" : "\n";
    text += lesson::word(explanation(name), context.state.view.learning.language);
    drawBubble(context, text);
}

}  // namespace gimbalscope::ui
