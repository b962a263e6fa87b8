// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The selected card's convention as source code: what the window shows, what "export" in a script
// writes.
#pragma once

#include <string>

#include "sim/state.h"

namespace gimbalscope::sim {

/// The request for the selected card's row and policy as the card is read now, except "raw" and
/// "literal", which are no part of a conversion. Points into the state. The row is null without a
/// card.
tune::ExportRequest codeRequest(const AppState& state, tune::Language language);

/// The source of a request; empty when there is none, and `problem` then says why.
struct Code {
    std::string source, problem;
};
Code codeOf(const tune::ExportRequest& request);

/// A file's name for it, e.g. "urot_nearest.h".
std::string codeFileName(const tune::ExportRequest& request);

}  // namespace gimbalscope::sim
