// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How what takes long is told that its answer is no longer wanted, by a signal or by another
// thread: it asks, a thousand times a second and more often.
#pragma once

#include <functional>

namespace gimbalscope::tune {

/// True once nobody wants the answer, and from then on. Empty: it is always wanted.
using Stop = std::function<bool()>;

inline bool isStopped(const Stop& stop) { return stop && stop(); }

}  // namespace gimbalscope::tune
