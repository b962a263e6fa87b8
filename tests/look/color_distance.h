// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How different two colours look: CIEDE2000 (Sharma, Wu, Dalal 2005) between sRGB colours, also as
// people with one of the three common colour blindnesses see them (Machado, Oliveira, Fernandes
// 2009, severity 1, in linear light). For tests of the palettes only.
#pragma once

#include "look/color.h"

namespace gimbalscope::look {

enum class Vision { Normal, Protan, Deutan, Tritan };

/// A colour of CIELAB under D65.
struct Lab {
    double l = 0.0, a = 0.0, b = 0.0;
};

/// CIEDE2000 with weights 1.
double distance(const Lab& one, const Lab& other);

/// The distance as an eye sees it; 1 is barely visible, 10 plain at a glance.
double distance(Rgb one, Rgb other, Vision vision);

}  // namespace gimbalscope::look
