// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Finds the edges of a mesh once, when it is loaded: edges shared by two facets of the same part,
// edges with one facet only, and junctions, the lines along which the surfaces of two parts cut
// each other.
#pragma once

#include <vector>

#include "scene/mesh.h"

namespace gimbalscope::scene {

/// All edges worth a stroke: junctions first, then the facets' own in a fixed order. Edges between
/// facets that lie flat against each other and have the same material are left out.
std::vector<Edge> findEdges(const std::vector<Facet>& facets);

}  // namespace gimbalscope::scene
