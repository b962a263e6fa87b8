// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What the files of the timeline's panel share: the arrangement of a frame, and the functions that
// draw its controls and obey the mouse. Used by timeline_*.cpp only.
#pragma once

#include "ui/context.h"
#include "ui/timeline_lane.h"

namespace gimbalscope::ui {

/// The timeline of one frame.
struct TimelineFrame {
    TimelinePlan plan;
    TimeAxis axis;
    TimeWindow recorded;
    double stateS = 0.0;  ///< the moment shown everywhere else
    bool isPast = false;  ///< it lies before the end of the recording
};

/// Commands for what differs between two views.
void pushView(PanelContext& context, const sim::TimelineView& next);

/// Mode, cards, span and, where the bar has no room for it, slow motion.
void drawTimelineControls(PanelContext& context, const TimelineFrame& frame);
/// The cards' names and beads; a click selects the card.
void drawLaneCaptions(PanelContext& context, const TimelineFrame& frame);

/// Scrubs, pans and zooms. Returns true while the pointer rests on the plots.
bool obeyTimelineMouse(PanelContext& context, const TimelineFrame& frame);

/// The moment of the state in all lanes, its time below, and what lies after it dimmed when it is
/// of the past.
void drawPlayhead(PanelContext& context, const TimelineFrame& frame);
/// Says that the state is of the past, and leads to the end.
void drawPastNotice(PanelContext& context, const TimelineFrame& frame);
/// Time and angles of the tick under the pointer, over everything else.
void drawTimelineReadout(PanelContext& context, const TimelineFrame& frame);

}  // namespace gimbalscope::ui
