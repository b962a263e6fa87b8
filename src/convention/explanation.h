// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What a choice means, in one sentence for people, wherever it is offered: the editor, the docs.
#pragma once

#include <string_view>

#include "convention/convention.h"

namespace gimbalscope::convention {

/// What is done at the pole. ASCII, a full stop at the end.
std::string_view explanation(Policy policy);
/// By which way the angles are found.
std::string_view explanation(Route route);
/// In which order four numbers are taken.
std::string_view explanation(Layout layout);

}  // namespace gimbalscope::convention
