// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Helpers that fill a Drawing.
#include "scene/drawing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gimbalscope::scene {

float frontness(const Camera& camera, math::Vec3 point) {
    const double scale = math::length(point) * math::length(camera.eye);
    const double cosine = scale > 0.0 ? math::dot(point, camera.eye) / scale : 0.0;
    const double s = std::clamp(2.2 * cosine + 0.5, 0.0, 1.0);
    return static_cast<float>(s * s * (3.0 - 2.0 * s));
}

bool isInFront(const Camera& camera, math::Vec3 point) {
    return math::dot(point, camera.eye) > 0.0;
}

PlaneAxes planeAxes(math::Vec3 unitAxis) {
    const math::Vec3 helper =
        std::abs(unitAxis.z) < 0.95 ? math::Vec3{0, 0, 1} : math::Vec3{1, 0, 0};
    const math::Vec3 u = math::cross(unitAxis, helper);
    const math::Vec3 unitU = u * (1.0 / math::length(u));
    return {unitU, math::cross(unitAxis, unitU)};
}

void addLine(Drawing& drawing, std::span<const LinePoint> points, const LineStyle& style) {
    if (points.size() < 2) {
        return;
    }
    const auto first = static_cast<std::uint32_t>(drawing.points.size());
    drawing.points.insert(drawing.points.end(), points.begin(), points.end());
    drawing.lines.push_back({first, static_cast<std::uint32_t>(points.size()), style});
}

void addQuad(Drawing& drawing, const Quad& quad) {
    const FillPoint a{quad.a, quad.colorAd}, b{quad.b, quad.colorBc};
    const FillPoint c{quad.c, quad.colorBc}, d{quad.d, quad.colorAd};
    drawing.fills.insert(drawing.fills.end(), {a, b, c, a, c, d});
}

void addHalfCurve(Drawing& drawing, const Camera& camera, const HalfCurve& curve, bool front) {
    std::vector<LinePoint> run;
    for (int i = 0; i <= curve.segments; ++i) {
        const math::Vec3 point = curve.at(static_cast<double>(i) / curve.segments);
        if (isInFront(camera, point) != front) {
            addLine(drawing, run, curve.style);
            run.clear();
            continue;
        }
        look::Rgba color = curve.color;
        color.a *= 0.38F + 0.62F * frontness(camera, point);
        run.push_back({point, color, curve.width});
    }
    addLine(drawing, run, curve.style);
}

namespace {

constexpr float kBeadSize = 18.0F;  // pixels at text scale 1, with a little air
constexpr float kKeyHeight = 26.0F;

bool isBead(const look::Label& label) {
    return label.style == look::LabelStyle::HollowBead ||
           label.style == look::LabelStyle::FilledBead;
}

/// Width of the key caps of a text, one for each word, at text scale 1.
float keyCapsWidth(const std::string& text) {
    float width = 4.0F;
    std::size_t letters = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != ' ') {
            ++letters;
            continue;
        }
        width += std::max(22.0F, 8.0F * static_cast<float>(letters) + 14.0F) + 3.0F;
        letters = 0;
    }
    return width;
}

bool isKeyCaps(const look::Label& label) { return label.style == look::LabelStyle::KeyCaps; }

/// The place a label takes, in pixels of the window.
struct Box {
    float left = 0.0F, top = 0.0F, right = 0.0F, bottom = 0.0F;
};

bool meet(const Box& a, const Box& b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

Box boxOf(const Stage& stage, const look::Label& label) {
    if (isKeyCaps(label)) {
        const float width = stage.px(keyCapsWidth(label.text)) * 0.5F;
        const float height = stage.px(kKeyHeight) * 0.5F;
        return {label.x - width, label.y - height, label.x + width, label.y + height};
    }
    // Generous means of the fonts' widths per character at text scale 1.
    const float perLetter = label.style == look::LabelStyle::Strong ? 7.8F : 7.2F;
    const float width =
        stage.px(isBead(label) ? kBeadSize : perLetter * static_cast<float>(label.text.size()));
    const float left = label.x - width * label.anchor;
    const float half = stage.px(isBead(label) ? kBeadSize * 0.5F : 7.5F);
    return {left, label.y - half, left + width, label.y + half};
}

Box boxOf(const PixelRect& rect) {
    return {static_cast<float>(rect.x), static_cast<float>(rect.y),
            static_cast<float>(rect.x + rect.width), static_cast<float>(rect.y + rect.height)};
}

/// Moves a bead off one it lies on, straight away from it; along the edge of the view where that
/// would lead over it.
void moveOff(const Stage& stage, const look::Label& other, look::Label& bead) {
    const float dx = bead.x - other.x, dy = bead.y - other.y;
    const float apart = std::hypot(dx, dy), wanted = stage.px(kBeadSize);
    if (apart >= wanted) {
        return;
    }
    const bool coincide = apart < 0.5F;
    bead.x = other.x + (coincide ? wanted : dx / apart * wanted);
    bead.y = other.y + (coincide ? 0.0F : dy / apart * wanted);
    const Box whole = boxOf(stage.rect), box = boxOf(stage, bead);
    const float half = wanted * 0.5F;
    const auto aside = [&](float across) {
        return std::sqrt(std::max(wanted * wanted - across * across, 0.0F));
    };
    // Always to the same side: what trembles about the other would else jump from side to side.
    if (box.top < whole.top || box.bottom > whole.bottom) {
        bead.y = box.top < whole.top ? whole.top + half : whole.bottom - half;
        bead.x = other.x + aside(bead.y - other.y);
    } else if (box.left < whole.left || box.right > whole.right) {
        bead.x = box.left < whole.left ? whole.left + half : whole.right - half;
        bead.y = other.y + aside(bead.x - other.x);
    }
}

/// The ship's lines in the body frame: hull, edges of the wings, pod, lance and fin.
struct BodyLine {
    math::Vec3 from, to;
};
constexpr std::array<BodyLine, 12> kShipLines{{{{1.25, 0, -0.03}, {-1.24, 0.0, 0.02}},
                                               {{0.47, 0.14, 0}, {-1.11, 0.20, 0}},
                                               {{0.47, -0.14, 0}, {-1.11, -0.20, 0}},
                                               {{0.09, 0.17, 0}, {-0.75, 0.94, 0.09}},
                                               {{0.09, -0.17, 0}, {-0.75, -0.94, 0.09}},
                                               {{-0.50, 0.20, 0}, {-1.00, 0.94, 0.09}},
                                               {{-0.50, -0.20, 0}, {-1.00, -0.94, 0.09}},
                                               {{-0.99, 0.17, 0}, {-1.11, 0.94, 0.09}},
                                               {{-0.99, -0.17, 0}, {-1.11, -0.94, 0.09}},
                                               {{-0.61, 0.98, 0.09}, {-1.21, 0.98, 0.09}},
                                               {{0.07, -0.96, 0.09}, {-1.21, -0.96, 0.09}},
                                               {{-0.60, 0, 0.30}, {-1.20, 0, 0.70}}}};

/// True when a line from a to b passes through the box.
bool crosses(const Box& box, const PixelPoint& a, const PixelPoint& b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    double from = 0.0, to = 1.0;
    const auto cut = [&](double along, double low, double high) {
        if (std::fabs(along) < 1e-9) {
            return low <= 0.0 && high >= 0.0;
        }
        from = std::max(from, std::min(low / along, high / along));
        to = std::min(to, std::max(low / along, high / along));
        return from <= to;
    };
    return cut(dx, static_cast<double>(box.left) - a.x, static_cast<double>(box.right) - a.x) &&
           cut(dy, static_cast<double>(box.top) - a.y, static_cast<double>(box.bottom) - a.y);
}

/// True when a box, with a little air, lies over the stage's ship.
bool isOverShip(const Stage& stage, const Box& box) {
    if (!stage.worldFromBody) {
        return false;
    }
    const float air = stage.px(4.0F);
    const Box wide{box.left - air, box.top - air, box.right + air, box.bottom + air};
    return std::ranges::any_of(kShipLines, [&](const BodyLine& line) {
        const auto at = [&](math::Vec3 point) {
            return project(stage.camera, stage.rect, math::rotate(*stage.worldFromBody, point));
        };
        const auto from = at(line.from), to = at(line.to);
        return from && to && crosses(wide, *from, *to);
    });
}

/// Moves key caps outward from the middle of the ship, until they touch their place from outside,
/// and on while the ship is under them.
void moveOutward(const Stage& stage, look::Label& keys) {
    const std::optional<PixelPoint> middle = project(stage.camera, stage.rect, {0.0, 0.0, 0.0});
    if (!middle) {
        return;
    }
    const float dx = keys.x - static_cast<float>(middle->x);
    const float dy = keys.y - static_cast<float>(middle->y);
    const float away = std::hypot(dx, dy);
    if (away <= 1.0F) {
        return;
    }
    keys.x += dx / away * stage.px(keyCapsWidth(keys.text)) * 0.5F;
    keys.y += dy / away * stage.px(kKeyHeight) * 0.5F;
    constexpr int kMostSteps = 12;
    for (int step = 0; step < kMostSteps && isOverShip(stage, boxOf(stage, keys)); ++step) {
        keys.x += dx / away * stage.px(6.0F);
        keys.y += dy / away * stage.px(6.0F);
    }
}

/// Moves key caps off a place that is taken: to its right, or down from one in the upper half of
/// the view and up from one in the lower, whichever is shorter.
void moveOff(const Box& taken, const Box& whole, const Box& own, look::Label& keys) {
    if (!meet(taken, own)) {
        return;
    }
    const bool isUpper = taken.top + taken.bottom < whole.top + whole.bottom;
    const float along = isUpper ? taken.bottom - own.top : taken.top - own.bottom;
    const float aside = taken.right - own.left;
    if (aside <= std::fabs(along)) {
        keys.x += aside;
    } else {
        keys.y += along;
    }
}

/// Key caps stay wholly in the view and stand beside each other where they would overlap.
void placeKeyCaps(const View& view, const Stage& stage, look::Label& keys) {
    const Box own = boxOf(stage, keys);
    const float halfWidth = (own.right - own.left) * 0.5F, halfHeight = stage.px(kKeyHeight) * 0.5F;
    const Box whole = boxOf(stage.rect);
    const float margin = stage.px(6.0F);
    const auto within = [](float value, float low, float high) {
        return low < high ? std::clamp(value, low, high) : (low + high) * 0.5F;
    };
    keys.y = within(keys.y, whole.top + halfHeight + margin, whole.bottom - halfHeight - margin);
    for (const PixelRect& each : stage.keepClear) {
        moveOff(boxOf(each), whole, boxOf(stage, keys), keys);
    }
    for (const look::Label& each : view.labels) {
        if (isKeyCaps(each) && meet(boxOf(stage, each), boxOf(stage, keys))) {
            const Box taken = boxOf(stage, each);
            keys.y = each.y;
            keys.x = keys.x < each.x ? taken.left - halfWidth : taken.right + halfWidth;
        }
    }
    keys.x = within(keys.x, whole.left + halfWidth + margin, whole.right - halfWidth - margin);
}

bool isInTheWay(const Stage& stage, const View& view, const look::Label& label) {
    const Box box = boxOf(stage, label);
    const Box whole = boxOf(stage.rect);
    const bool sticksOut = box.left < whole.left || box.right > whole.right ||
                           box.top < whole.top || box.bottom > whole.bottom;
    const bool isOnOverlay =
        std::any_of(stage.keepClear.begin(), stage.keepClear.end(),
                    [&](const PixelRect& each) { return meet(box, boxOf(each)); });
    if (isBead(label)) {  // beads may stand over the edge and have moved off each other
        return isOnOverlay ||
               std::any_of(view.labels.begin(), view.labels.end(), [&](const look::Label& each) {
                   return isKeyCaps(each) && meet(box, boxOf(stage, each));
               });
    }
    return sticksOut || isOnOverlay || isOverShip(stage, box) ||
           std::any_of(view.labels.begin(), view.labels.end(),
                       [&](const look::Label& each) { return meet(box, boxOf(stage, each)); });
}

}  // namespace

bool addLabel(View& view, const Stage& stage, math::Vec3 at, look::Label label) {
    const std::optional<PixelPoint> spot = project(stage.camera, stage.rect, at);
    if (!spot) {
        return false;
    }
    label.x += static_cast<float>(spot->x);
    label.y += static_cast<float>(spot->y);
    if (isKeyCaps(label)) {
        moveOutward(stage, label);
        placeKeyCaps(view, stage, label);
        view.labels.push_back(std::move(label));
        return true;
    }
    for (const look::Label& each : view.labels) {
        if (isBead(label) && isBead(each)) {
            moveOff(stage, each, label);
        }
    }
    if (isInTheWay(stage, view, label)) {
        return false;
    }
    view.labels.push_back(std::move(label));
    return true;
}

bool isClear(const View& view, const Stage& stage, math::Vec3 at) {
    const std::optional<PixelPoint> spot = project(stage.camera, stage.rect, at);
    if (!spot) {
        return true;
    }
    const auto x = static_cast<float>(spot->x), y = static_cast<float>(spot->y);
    const Box point{x, y, x, y};
    return std::none_of(stage.keepClear.begin(), stage.keepClear.end(),
                        [&](const PixelRect& each) { return meet(point, boxOf(each)); }) &&
           std::none_of(view.labels.begin(), view.labels.end(),
                        [&](const look::Label& each) { return meet(point, boxOf(stage, each)); });
}

}  // namespace gimbalscope::scene
