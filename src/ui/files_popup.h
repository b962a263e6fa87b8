// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Conventions of one's own as files: a button that opens a path to save to or to open, and the
// files that are there.
#pragma once

#include "ui/context.h"

namespace gimbalscope::ui {

/// The button. `own` names the convention that can be saved; empty where there is none.
void filesButton(PanelContext& context, const Rect& rect, std::string_view text,
                 const std::string& own);

}  // namespace gimbalscope::ui
