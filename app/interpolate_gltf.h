// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What interpolate has for glTF: whose keys are read from such a file, and a curve as one, which
// `-o` with .gltf or .glb at its end asks for.
#pragma once

#include <string>

#include "app/interpolate.h"
#include "app/keys_gltf.h"
#include "io/output_file.h"

namespace gimbalscope::app {

/// The options as written.
struct GltfWords {
    std::string how, pieces, node;
};
/// Adds --gltf, --pieces and --node.
void addGltfOptions(CLI::App& parser, GltfWords& words);
/// Sets node and gltf of a request whose other options have been read; the error where one of them
/// makes no sense with glTF.
void readGltfOptions(const GltfWords& words, InterpolateRequest& request, std::string& error);

/// Writes the curve of the request's one method and says how near to it the file is. kExitRejected
/// after saying why there is none.
int writeGltfCurve(const InterpolateRequest& request, const KeysFile& file, io::OutputFile& out,
                   FindingLog& log);

}  // namespace gimbalscope::app
