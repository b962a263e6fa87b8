// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The map page of the side panel: where a convention flickers, over distance from the pole and
// first angle. The cells are a picture of the scene; here come axes, legend, the ship's place and
// the words. A click puts the ship into the attitude of the cell that was read worst.
#include <algorithm>
#include <cmath>

#include "ui/format.h"
#include "ui/map_areas.h"
#include "ui/map_legend.h"
#include "ui/side_pen.h"
#include "ui/widgets.h"
#include "ui/word_wrap.h"

namespace gimbalscope::ui {
namespace {

constexpr std::string_view kDegree = "\xC2\xB0";
constexpr std::array<std::string_view, sim::kMapDecades + 1> kDistances{
    "10\xC2\xB0", "1\xC2\xB0", "0.1\xC2\xB0", "0.01\xC2\xB0", "1e-3", "1e-4", "1e-5", "1e-6"};

/// The corners of the cells' rectangle, and where things stand in it.
struct Frame {
    float left, top, width, height;
    float x(double firstDeg) const {
        return left + width * static_cast<float>(sim::acrossAt(firstDeg));
    }
    float y(double distanceDeg) const {
        return top + height * static_cast<float>(sim::downAt(distanceDeg));
    }
};

Frame frameOf(const Rect& cells) {
    return {static_cast<float>(cells.x), static_cast<float>(cells.y),
            static_cast<float>(cells.width), static_cast<float>(cells.height)};
}

/// What the map is of, and how far it is.
void drawTitle(const Painter& painter, const Rect& rect, const sim::FlickerMap& map) {
    const look::Palette& p = *painter.palette;
    const float middle = static_cast<float>(rect.y) + painter.px(11.0F);
    auto x = static_cast<float>(rect.x), end = static_cast<float>(right(rect));
    if (!isComplete(map)) {
        const int percent = 100 * map.freshRows / std::max(map.request.rows, 1);
        end -= drawText(painter, *painter.fonts.caption, {end, middle}, p.accent,
                        number(percent, 0) + " %", Anchor::Right) +
               painter.px(10.0F);
    }
    x += drawText(painter, *painter.fonts.strong, {x, middle}, p.text2, "Flicker map") +
         painter.px(10.0F);
    drawTextIn(painter, *painter.fonts.label, {x, middle}, std::max(end - x, 0.0F), p.text,
               mapTitle(map.request));
}

/// Decades at the left and a fine line at each.
void drawDecades(const Painter& painter, const Frame& frame) {
    const look::Palette& p = *painter.palette;
    const float low = frame.top + frame.height;
    const float decade = frame.height / static_cast<float>(sim::kMapDecades);
    const int every = decade < painter.px(14.0F) ? 2 : 1;
    for (int i = 0; i <= sim::kMapDecades; ++i) {
        const float y = std::floor(frame.top + decade * static_cast<float>(i));
        painter.list->AddRectFilled({frame.left - painter.px(4.0F), y},
                                    {frame.left - 1.0F, y + 1.0F}, packed(p.text3));
        if (i % every == 0) {
            drawText(painter, *painter.fonts.caption,
                     {frame.left - painter.px(8.0F), std::min(y, low - painter.px(3.0F))}, p.text2,
                     kDistances[static_cast<std::size_t>(i)], Anchor::Right);
        }
    }
}

/// Quarters of a turn below, or halves where that is too narrow, and the frame.
void drawTurns(const Painter& painter, const Frame& frame, const convention::Convention& row) {
    const look::Palette& p = *painter.palette;
    const float right = frame.left + frame.width, low = frame.top + frame.height;
    const bool isNarrow = frame.width < painter.px(230.0F);
    const float middle = low + painter.px(11.0F);
    for (const int degrees : {-180, -90, 0, 90, 180}) {
        if (isNarrow && std::abs(degrees) == 90) {
            continue;
        }
        const float x = std::floor(frame.x(degrees)) - (degrees == 180 ? 1.0F : 0.0F);
        painter.list->AddRectFilled({x, low + 1.0F}, {x + 1.0F, low + painter.px(4.0F)},
                                    packed(p.text3));
        const std::string text = degrees == 0
                                     ? std::string(row.names[0]) + " 0" + std::string(kDegree)
                                     : number(degrees, 0) + std::string(kDegree);
        drawText(painter, *painter.fonts.caption, {degrees == 180 ? right : x, middle}, p.text2,
                 text,
                 degrees == 180    ? Anchor::Right
                 : degrees == -180 ? Anchor::Left
                                   : Anchor::Middle);
    }
    painter.list->AddRect({frame.left - 1.0F, frame.top - 1.0F}, {right + 1.0F, low + 1.0F},
                          packed(p.line));
}

/// A ring with a dark and a light rim, so that it shows on every ground.
void drawRing(const Painter& painter, ImVec2 middle) {
    const look::Palette& p = *painter.palette;
    const float radius = painter.px(6.0F);
    painter.list->AddCircle(middle, radius, packed(p.panel, 0.85F), 32, painter.stroke(4.5F));
    painter.list->AddCircle(middle, radius, packed(p.text), 32, painter.stroke(1.8F));
    painter.list->AddCircleFilled(middle, painter.px(1.6F), packed(p.text));
}

/// A triangle at an edge that points out of the map.
void drawBeyond(const Painter& painter, ImVec2 tip, float outward) {
    const look::Palette& p = *painter.palette;
    const float half = painter.px(6.0F), back = painter.px(9.0F) * outward;
    const auto triangle = [&](float more, look::Rgb color) {
        painter.list->AddTriangleFilled({tip.x, tip.y + more * 1.6F * outward},
                                        {tip.x + half + more, tip.y - back - more * outward},
                                        {tip.x - half - more, tip.y - back - more * outward},
                                        packed(color));
    };
    triangle(painter.px(2.0F), p.panel);
    triangle(0.0F, p.text);
}

/// The ship's place: ring and guide lines, or a triangle at the edge beyond which it is.
void drawShip(const Painter& painter, const Frame& frame, const sim::ShipPlace& ship) {
    const look::Palette& p = *painter.palette;
    const float low = frame.top + frame.height, right = frame.left + frame.width;
    const float x = std::floor(frame.x(ship.firstDeg)) + 0.5F;
    const bool isFar = ship.distanceDeg > sim::kMapFarDeg;
    const bool isBelow = ship.distanceDeg < sim::kMapNearDeg;
    const float y = isFar     ? frame.top
                    : isBelow ? low
                              : std::floor(frame.y(ship.distanceDeg)) + 0.5F;
    painter.list->PushClipRect({frame.left, frame.top}, {right, low}, true);
    const auto guide = [&](ImVec2 a, ImVec2 b) {
        painter.list->AddLine(a, b, packed(p.panel, 0.5F), 3.0F);
        painter.list->AddLine(a, b, packed(p.text, 0.55F), 1.0F);
    };
    guide({x, frame.top}, {x, low});
    if (!isFar && !isBelow) {
        guide({frame.left, y}, {right, y});
    }
    painter.list->PopClipRect();
    if (isFar || isBelow) {
        drawBeyond(painter, {x, isFar ? y + painter.px(1.0F) : y - painter.px(1.0F)},
                   isFar ? -1.0F : 1.0F);
    } else {
        drawRing(painter, {x, y});
    }
}

/// The cell under the mouse, while there is one that is known.
std::optional<sim::MapIndex> cellUnder(const sim::FlickerMap& map, const Rect& cells, int size) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const float column =
        std::floor((mouse.x - static_cast<float>(cells.x)) / static_cast<float>(size));
    const float row =
        std::floor((mouse.y - static_cast<float>(cells.y)) / static_cast<float>(size));
    // Compared before they become integers: without a mouse the position is -FLT_MAX.
    if (column < 0.0F || row < 0.0F || column >= static_cast<float>(map.request.columns) ||
        row >= static_cast<float>(map.request.rows) ||
        map.rows[static_cast<std::size_t>(row)].empty()) {
        return std::nullopt;
    }
    return sim::MapIndex{static_cast<int>(column), static_cast<int>(row)};
}

const sim::MapCell& cellOf(const sim::FlickerMap& map, sim::MapIndex index) {
    return map.rows[static_cast<std::size_t>(index.row)][static_cast<std::size_t>(index.column)];
}

/// "0.012° from the pole, yaw 45°".
std::string placeText(const convention::Convention& row, double distanceDeg, double firstDeg) {
    return distanceText(distanceDeg) + " from the pole, " + std::string(row.names[0]) + " " +
           number(firstDeg, 0) + std::string(kDegree);
}

/// What the map says, and below it the ship's place or the cell under the mouse.
void drawWords(const Painter& painter, const Rect& rect, const sim::FlickerMap& map,
               const std::string& below) {
    const look::Palette& p = *painter.palette;
    const auto x = static_cast<float>(rect.x), width = static_cast<float>(rect.width);
    const std::string above =
        map.freshRows == 0 ? "The real functions are being asked." : mapSentence(map.found);
    const bool isWide = textWidth(*painter.fonts.label, above) > width;
    const ImFont& font = isWide ? *painter.fonts.caption : *painter.fonts.label;
    const std::vector<std::string> lines = wrapped(font, above, width);
    const float foot = static_cast<float>(bottom(rect)) - painter.px(10.0F);
    float y = static_cast<float>(rect.y) + painter.px(11.0F);
    for (const std::string& line : lines) {
        if (y + painter.px(16.0F) > foot + 1.0F) {
            break;
        }
        drawTextIn(painter, font, {x, y}, width, p.text, line);
        y += painter.px(17.0F);
    }
    y = std::min(y + painter.px(2.0F), foot);
    drawTextIn(painter, *painter.fonts.caption, {x, y}, width, p.text2, below);
}

/// The attitude of a cell that is worth a visit: one that gives NaN, else the worst.
sim::MapPlace worstPlace(const sim::FlickerMap& map, sim::MapIndex index) {
    const sim::MapCell& cell = cellOf(map, index);
    return placeOf(map.request, index.column, index.row,
                   cell.nanCount > 0 ? cell.nanSample : cell.sample);
}

/// Puts the ship into the worst attitude of a cell. The tick lets a paused engine renormalise.
void goTo(PanelContext& context, const sim::FlickerMap& map, sim::MapIndex index) {
    const sim::MapPlace place = worstPlace(map, index);
    context.commands.push_back(sim::SetAttitude{attitudeAt(map.request, place)});
    if (context.state.paused) {
        context.commands.push_back(sim::TickOnce{});
    }
}

/// One map with its place on the page.
struct Shown {
    const sim::FlickerMap& map;
    const Rect& cells;
    std::string_view name;  ///< in the map of widgets
};

void drawHovered(const Painter& painter, const MapAreas& areas, const Rect& cells,
                 sim::MapIndex index) {
    const float size = static_cast<float>(areas.cellPixels), rim = painter.px(2.0F);
    const float x = static_cast<float>(cells.x) + size * static_cast<float>(index.column);
    const float y = static_cast<float>(cells.y) + size * static_cast<float>(index.row);
    painter.list->AddRect({x - rim - 1.0F, y - rim - 1.0F},
                          {x + size + rim + 1.0F, y + size + rim + 1.0F},
                          packed(painter.palette->panel));
    painter.list->AddRect({x - rim, y - rim}, {x + size + rim, y + size + rim},
                          packed(painter.palette->text));
}

/// What is under the mouse; empty where nothing is. A click goes there.
std::string touchMap(PanelContext& context, const MapAreas& areas, const Shown& shown) {
    const sim::FlickerMap& map = shown.map;
    const Touch touch = touchArea(context, shown.name, shown.cells);
    const auto index = cellUnder(map, shown.cells, areas.cellPixels);
    if (!touch.hovered || !index) {
        return {};
    }
    drawHovered(context.painter, areas, shown.cells, *index);
    if (touch.clicked) {
        goTo(context, map, *index);
    }
    const sim::MapPlace place = worstPlace(map, *index);
    const std::string text = distanceText(place.distanceDeg) + ", " +
                             std::string(rowOf(map.request)->names[0]) + " " +
                             number(place.firstDeg, 0) + std::string(kDegree) + ": " +
                             cellText(cellOf(map, *index)) + ".";
    const std::string longer = text + " Click to go there.";
    const auto room = static_cast<float>(areas.words.width);
    return textWidth(*context.painter.fonts.caption, longer) <= room ? longer : text;
}

std::string shipText(const sim::AppState& state, const convention::Convention& row) {
    const std::optional<sim::ShipPlace> ship = shipPlace(state);
    return ship ? "The ship: " + placeText(row, ship->distanceDeg, ship->firstDeg) + "."
                : std::string();
}

/// Axes and the ship's place on one map.
void drawOver(const Painter& painter, const Shown& shown,
              const std::optional<sim::ShipPlace>& ship) {
    const Frame frame = frameOf(shown.cells);
    drawTurns(painter, frame, *rowOf(shown.map.request));
    if (ship) {
        drawShip(painter, frame, *ship);
    }
}

bool isOfAreas(const sim::FlickerMap* map, const MapAreas& areas) {
    return map != nullptr && rowOf(map->request) != nullptr &&
           map->request.columns == areas.columns && map->request.rows == areas.rows;
}

/// The name of one of two maps, over it, and how far it is.
void drawNameOver(const Painter& painter, const Rect& title, const Shown& shown,
                  std::string_view letter) {
    const look::Palette& p = *painter.palette;
    const float middle = static_cast<float>(title.y) + painter.px(11.0F);
    auto x = static_cast<float>(shown.cells.x), end = static_cast<float>(right(shown.cells));
    if (!isComplete(shown.map)) {
        const int percent = 100 * shown.map.freshRows / std::max(shown.map.request.rows, 1);
        end -= drawText(painter, *painter.fonts.caption, {end, middle}, p.accent,
                        number(percent, 0) + " %", Anchor::Right) +
               painter.px(8.0F);
    }
    x += drawText(painter, *painter.fonts.strong, {x, middle}, p.text2, letter) + painter.px(8.0F);
    const std::string name = mapTitle(shown.map.request);
    drawTextIn(painter, *painter.fonts.label, {x, middle}, std::max(end - x, 0.0F), p.text,
               name.substr(0, name.find(',')));
}

/// Both maps' sentences, a line each, and below them the ship or what is under the mouse.
void drawWordsOfBoth(const Painter& painter, const Rect& rect, const sim::FlickerMap& a,
                     const sim::FlickerMap& b, const std::string& below) {
    const look::Palette& p = *painter.palette;
    const auto x = static_cast<float>(rect.x), width = static_cast<float>(rect.width);
    float y = static_cast<float>(rect.y) + painter.px(9.0F);
    for (const auto& [map, letter] : {std::pair{&a, "A: "}, std::pair{&b, "B: "}}) {
        const std::string text =
            letter +
            (map->freshRows == 0 ? "the real functions are being asked." : mapSentence(map->found));
        drawTextIn(painter, *painter.fonts.caption, {x, y}, width, p.text, text);
        y += painter.px(18.0F);
    }
    drawTextIn(painter, *painter.fonts.caption, {x, y}, width, p.text2, below);
}

/// Two maps beside each other, the same scale, one legend.
void drawBoth(PanelContext& context, const MapAreas& areas) {
    const Painter& painter = context.painter;
    const sim::FlickerMap &first = *context.map, &second = *context.rivalMap;
    const Shown a{first, areas.cells, "map"}, b{second, areas.rival, "map of B"};
    if (!isEmpty(areas.title)) {
        drawNameOver(painter, areas.title, a, "A");
        drawNameOver(painter, areas.title, b, "B");
    }
    drawDecades(painter, frameOf(areas.cells));
    drawOver(painter, a, shipPlace(context.state));
    drawOver(painter, b, rivalShipPlace(context.state));
    const std::string inA = touchMap(context, areas, a), inB = touchMap(context, areas, b);
    if (!isEmpty(areas.legend)) {
        sim::MapSummary found = first.found;
        found.nanWithinDeg = std::max(found.nanWithinDeg, second.found.nanWithinDeg);
        found.hasNoise = found.hasNoise || second.found.hasNoise;
        found.hasSnap = found.hasSnap || second.found.hasSnap;
        found.hasQuantum = found.hasQuantum || second.found.hasQuantum;
        drawMapLegend(painter, areas.legend, found);
    }
    if (!isEmpty(areas.words)) {
        drawWordsOfBoth(painter, areas.words, first, second,
                        !inA.empty()   ? inA
                        : !inB.empty() ? inB
                                       : shipText(context.state, *rowOf(first.request)));
    }
}

}  // namespace

void drawMapPage(PanelContext& context, const Rect& body) {
    const Painter& painter = context.painter;
    const std::size_t selected = context.state.view.selectedCard;
    const bool isOfTwo =
        selected < context.state.cards.size() && context.state.cards[selected].rival.has_value();
    const MapAreas areas = mapAreas(body, painter.scale, isOfTwo);
    if (!isOfAreas(context.map, areas)) {
        return;
    }
    if (!isEmpty(areas.rival)) {
        if (isOfAreas(context.rivalMap, areas)) {
            drawBoth(context, areas);
        }
        return;
    }
    const sim::FlickerMap& map = *context.map;
    const Shown shown{map, areas.cells, "map"};
    if (!isEmpty(areas.title)) {
        drawTitle(painter, areas.title, map);
    }
    drawDecades(painter, frameOf(areas.cells));
    drawOver(painter, shown, shipPlace(context.state));
    const std::string under = touchMap(context, areas, shown);
    if (!isEmpty(areas.legend)) {
        drawMapLegend(painter, areas.legend, map.found);
    }
    if (!isEmpty(areas.words)) {
        drawWords(painter, areas.words, map,
                  under.empty() ? shipText(context.state, *rowOf(map.request)) : under);
    }
}

}  // namespace gimbalscope::ui
