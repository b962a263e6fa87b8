// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Sentences in a column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/painter.h"

namespace gimbalscope::ui {

/// The text in lines of at most `width` pixels, broken at blanks; a word that is wider stands alone
/// and sticks out.
std::vector<std::string> wrapped(const ImFont& font, std::string_view text, float width);

/// The text without its last sentence; empty when it has only one. A sentence ends with a full stop
/// and a blank.
std::string_view withoutLastSentence(std::string_view text);

/// ASCII with real signs: "-12.7 deg" and "yaw - roll" get a minus (U+2212), " deg" a degree sign.
/// Hyphens inside words stay.
std::string withRealSigns(std::string_view text);

}  // namespace gimbalscope::ui
