// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The two halves of the detective's page.
#pragma once

#include "ui/side_pen.h"

namespace gimbalscope::ui {

/// Where the readings come from: fields to take one, those taken, a file. The pen below it.
void drawEvidence(PanelContext& context, Pen& pen);

}  // namespace gimbalscope::ui
