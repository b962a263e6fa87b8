// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Projection, clipping, mitres and the packing of vertices.
#include "render/stroker.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::render {
namespace {

constexpr float kNearest = 0.05F;        // clip w at which lines are cut
constexpr float kMergeDistance = 0.05F;  // pixels
constexpr float kStraight = 0.04F;       // pixels a point may lie beside a straight line
constexpr float kEven = 1.0F / 255.0F;   // what a colour may differ from an even run
constexpr std::size_t kMostMerged = 8;   // points in one straight piece
constexpr float kSeen = 0.5F / 255.0F;   // alpha below which nothing is painted
constexpr float kMiterLimit = 2.0F;
constexpr float kFillHalfWidth = 9.0F;  // any width that gives full coverage in the middle

std::uint32_t packed(glm::vec4 color) {
    const glm::vec4 c = glm::clamp(color, glm::vec4(0.0F), glm::vec4(1.0F)) * 255.0F + 0.5F;
    return static_cast<std::uint32_t>(c.r) | static_cast<std::uint32_t>(c.g) << 8U |
           static_cast<std::uint32_t>(c.b) << 16U | static_cast<std::uint32_t>(c.a) << 24U;
}

glm::vec4 premultiplied(glm::vec4 color) { return {glm::vec3(color) * color.a, color.a}; }

StrokePoint between(const StrokePoint& a, const StrokePoint& b, float t) {
    return {glm::mix(a.position, b.position, t), glm::mix(a.color, b.color, t),
            a.width + (b.width - a.width) * t};
}

}  // namespace

void Stroker::begin(const glm::mat4& clipFromWorld, glm::vec2 sizePx) {
    clipFromWorld_ = clipFromWorld;
    size_ = sizePx;
    clear();
}

void Stroker::clear() {
    vertices_.clear();
    sprites_.clear();
    for (auto& each : indices_) {
        each.clear();
    }
}

Stroker::Spot Stroker::spot(glm::vec4 clip, const StrokePoint& point) const {
    const glm::vec3 ndc = glm::vec3(clip) / clip.w;
    return {{(ndc.x * 0.5F + 0.5F) * size_.x, (0.5F - ndc.y * 0.5F) * size_.y},
            ndc.z,
            point.color,
            point.width};
}

void Stroker::line(std::span<const StrokePoint> points, const scene::LineStyle& style) {
    if (points.size() < 2) {
        return;
    }
    clip_.clear();
    bool isAllAhead = true;
    for (const StrokePoint& point : points) {
        clip_.push_back(clipFromWorld_ * glm::vec4(point.position, 1.0F));
        isAllAhead = isAllAhead && clip_.back().w >= kNearest;
    }
    run_.clear();
    if (!isAllAhead) {
        clippedLine(points, style);
        return;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        run_.push_back(spot(clip_[i], points[i]));
    }
    strip(style);
}

void Stroker::clippedLine(std::span<const StrokePoint> points, const scene::LineStyle& style) {
    scene::LineStyle piece = style;
    piece.closed = false;
    const std::size_t segments = style.closed ? points.size() : points.size() - 1;
    for (std::size_t i = 0; i < segments; ++i) {
        const std::size_t j = (i + 1) % points.size();
        const bool isAhead = clip_[i].w >= kNearest, isNextAhead = clip_[j].w >= kNearest;
        if (!isAhead && !isNextAhead) {
            continue;
        }
        const float t =
            isAhead == isNextAhead ? 0.0F : (kNearest - clip_[i].w) / (clip_[j].w - clip_[i].w);
        const glm::vec4 cut = glm::mix(clip_[i], clip_[j], t);
        if (run_.empty()) {
            run_.push_back(isAhead ? spot(clip_[i], points[i])
                                   : spot(cut, between(points[i], points[j], t)));
        }
        run_.push_back(isNextAhead ? spot(clip_[j], points[j])
                                   : spot(cut, between(points[i], points[j], t)));
        if (!isNextAhead) {
            strip(piece);
            run_.clear();
        }
    }
    strip(piece);
}

/// True when a straight line from `from` to `to` shows a point between them as it is: place,
/// colour and width.
bool Stroker::isOnTheWay(const Spot& from, const Spot& point, const Spot& to) {
    const glm::vec2 along = to.pixel - from.pixel, here = point.pixel - from.pixel;
    const float length2 = glm::dot(along, along);
    if (length2 < 1.0F) {
        return false;
    }
    const float t = glm::dot(here, along) / length2;
    const glm::vec2 beside = here - along * t;
    if (t <= 0.0F || t >= 1.0F || glm::dot(beside, beside) > kStraight * kStraight) {
        return false;
    }
    const glm::vec4 even = glm::mix(premultiplied(from.color), premultiplied(to.color), t);
    const glm::vec4 off = glm::abs(premultiplied(point.color) - even);
    const float wider = std::abs(point.width - from.width - (to.width - from.width) * t);
    return std::max({off.r, off.g, off.b, off.a}) < kEven && wider < kStraight;
}

/// Copies a run without points that would fall on one another or lie on the way between others; a
/// closed one also without a last point that is the first again.
void Stroker::keepDistinct(const scene::LineStyle& style) {
    distinct_.clear();
    for (const Spot& each : run_) {
        if (distinct_.empty() ||
            glm::distance(each.pixel, distinct_.back().pixel) > kMergeDistance) {
            distinct_.push_back(each);
        }
    }
    if (style.closed && distinct_.size() > 2 &&
        glm::distance(distinct_.front().pixel, distinct_.back().pixel) < kMergeDistance) {
        distinct_.pop_back();
    }
    kept_.clear();
    for (std::size_t i = 0; i < distinct_.size();) {
        kept_.push_back(distinct_[i]);
        i = style.dashPeriod > 0.0F ? i + 1 : endOfStraight(i);  // dashes count their length
    }
}

/// The number of the distinct point up to which the line from another one is straight; the next
/// one at least.
std::size_t Stroker::endOfStraight(std::size_t first) const {
    const std::size_t most = std::min(first + kMostMerged, distinct_.size() - 1);
    std::size_t end = first + 1;
    for (; end < most; ++end) {
        for (std::size_t between = first + 1; between <= end; ++between) {
            if (!isOnTheWay(distinct_[first], distinct_[between], distinct_[end + 1])) {
                return end;
            }
        }
    }
    return end;
}

/// True when a piece between two kept points would paint something in the view.
bool Stroker::isSeen(const Spot& a, const Spot& b) const {
    if (a.color.a < kSeen && b.color.a < kSeen) {
        return false;
    }
    const glm::vec2 reach(std::max(a.width, b.width) * kMiterLimit + 2.0F);
    const glm::vec2 low = glm::min(a.pixel, b.pixel) - reach;
    const glm::vec2 high = glm::max(a.pixel, b.pixel) + reach;
    return low.x < size_.x && low.y < size_.y && high.x > 0.0F && high.y > 0.0F;
}

/// The direction across the line at a kept point, and how much longer the mitre there is than the
/// line is wide. Ends of open lines are cut square.
Stroker::Miter Stroker::miterAt(std::size_t i, bool isClosed) const {
    const std::size_t n = kept_.size();
    const glm::vec2 here = kept_[i % n].pixel;
    const glm::vec2 before = here - kept_[(i + n - 1) % n].pixel;
    const glm::vec2 after = kept_[(i + 1) % n].pixel - here;
    const bool hasBefore = isClosed || i > 0, hasAfter = isClosed || i + 1 < n;
    const glm::vec2 in = glm::normalize(hasBefore ? before : after);
    const glm::vec2 out = glm::normalize(hasAfter ? after : before);
    const glm::vec2 sum = in + out;
    const float size = glm::length(sum);
    if (size < 1e-4F) {
        return {{-out.y, out.x}, 1.0F};  // a hairpin has no bisector
    }
    const glm::vec2 normal(-sum.y / size, sum.x / size);
    const float cosine = glm::dot(normal, glm::vec2(-out.y, out.x));
    return {normal, cosine > 1.0F / kMiterLimit ? 1.0F / cosine : kMiterLimit};
}

/// Strokes the present run.
void Stroker::strip(const scene::LineStyle& style) {
    keepDistinct(style);
    const std::size_t n = kept_.size();
    if (n < 2) {
        return;
    }
    const bool isClosed = style.closed && n > 2;
    const auto base = static_cast<std::uint32_t>(vertices_.size());
    const std::size_t count = isClosed ? n + 1 : n;
    float along = 0.0F;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            along += glm::distance(kept_[i % n].pixel, kept_[i - 1].pixel);
        }
        addCorner(kept_[i % n], miterAt(i, isClosed), along, style);
    }
    const LineProgram program = style.soft                ? LineProgram::Soft
                                : style.dashPeriod > 0.0F ? LineProgram::Dashed
                                                          : LineProgram::Solid;
    auto& indices = indices_[static_cast<std::size_t>(program)];
    for (std::uint32_t i = 0; i + 1 < static_cast<std::uint32_t>(count); ++i) {
        if (!isSeen(kept_[i], kept_[(i + 1) % n])) {
            continue;
        }
        const std::uint32_t b = base + 2 * i;
        indices.insert(indices.end(), {b, b + 1, b + 2, b + 2, b + 1, b + 3});
    }
}

/// Adds the two vertices of one point of a strip. A glow ends at its width; a sharp line needs a
/// pixel more for its feather.
void Stroker::addCorner(const Spot& spot, const Miter& miter, float along,
                        const scene::LineStyle& style) {
    glm::vec4 color = spot.color;
    float width = spot.width;
    if (!style.soft && width < 1.0F) {
        color.a *= width;
        width = 1.0F;
    }
    LineVertex vertex;
    vertex.halfWidth = width * 0.5F;
    vertex.along = along;
    vertex.dashOn = style.dashOn;
    vertex.dashPeriod = style.dashPeriod;
    vertex.additive = style.additive ? 1.0F : 0.0F;
    vertex.color = packed(color);
    const float reach = style.soft ? vertex.halfWidth : vertex.halfWidth + 1.0F;
    for (const float side : {1.0F, -1.0F}) {
        const glm::vec2 pixel = spot.pixel + miter.normal * (side * reach * miter.length);
        vertex.position = {pixel.x / size_.x * 2.0F - 1.0F, 1.0F - pixel.y / size_.y * 2.0F,
                           spot.depth};
        vertex.fromMiddle = side * reach;
        vertices_.push_back(vertex);
    }
}

void Stroker::fill(std::span<const scene::FillPoint> corners) {
    if (std::max({corners[0].color.a, corners[1].color.a, corners[2].color.a}) < kSeen) {
        return;
    }
    std::array<LineVertex, 3> triangle;
    for (std::size_t i = 0; i < 3; ++i) {
        const glm::vec4 clip = clipFromWorld_ * glm::vec4(toGlm(corners[i].position), 1.0F);
        if (clip.w < kNearest) {
            return;
        }
        triangle[i].position = glm::vec3(clip) / clip.w;
        triangle[i].halfWidth = kFillHalfWidth;
        triangle[i].color = packed(toGlm(corners[i].color));
    }
    auto& indices = indices_[static_cast<std::size_t>(LineProgram::Solid)];
    for (const LineVertex& vertex : triangle) {
        indices.push_back(static_cast<std::uint32_t>(vertices_.size()));
        vertices_.push_back(vertex);
    }
}

void Stroker::square(glm::vec4 clip, float radius, const SpriteVertex& common) {
    if (clip.w < kNearest) {
        return;
    }
    const glm::vec3 ndc = glm::vec3(clip) / clip.w;
    if (std::abs(ndc.x) > 1.2F || std::abs(ndc.y) > 1.2F) {
        return;
    }
    const glm::vec2 half = glm::vec2(radius) / size_ * 2.0F;
    const float edge = common.crispRadius > 0.0F ? radius : 1.0F;
    for (const glm::vec2 corner :
         {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(1, 1), glm::vec2(-1, 1)}) {
        SpriteVertex vertex = common;
        vertex.position = {ndc.x + corner.x * half.x, ndc.y + corner.y * half.y, ndc.z};
        vertex.place = corner * edge;
        sprites_.push_back(vertex);
    }
}

void Stroker::sprite(const scene::Sprite& each) {
    SpriteVertex common;
    common.crispRadius = each.crisp ? each.radius : 0.0F;
    common.additive = each.additive ? 1.0F : 0.0F;
    common.color = packed(toGlm(each.color));
    square(clipFromWorld_ * glm::vec4(toGlm(each.position), 1.0F), each.radius, common);
}

void Stroker::farGlow(glm::vec3 direction, float radius, glm::vec4 color, bool additive) {
    glm::vec4 clip = clipFromWorld_ * glm::vec4(direction, 0.0F);
    clip.z = clip.w * 0.9999F;
    SpriteVertex common;
    common.additive = additive ? 1.0F : 0.0F;
    common.color = packed(color);
    square(clip, radius, common);
}

void Stroker::add(const scene::Drawing& drawing) {
    for (std::size_t i = 0; i + 2 < drawing.fills.size(); i += 3) {
        fill(std::span(drawing.fills).subspan(i, 3));
    }
    for (const scene::Polyline& each : drawing.lines) {
        converted_.clear();
        for (const scene::LinePoint& point :
             std::span(drawing.points).subspan(each.first, each.count)) {
            converted_.push_back({toGlm(point.position), toGlm(point.color), point.width});
        }
        line(converted_, each.style);
    }
    for (const scene::Sprite& each : drawing.sprites) {
        sprite(each);
    }
}

}  // namespace gimbalscope::render
