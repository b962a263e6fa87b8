// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Export: a row and a policy as source code that somebody takes away. Small, commented, without
// dependencies, in both directions, generated from one tree (export_tree.h) in ten languages.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "convention/reading.h"

namespace gimbalscope::tune {

enum class Language : std::uint8_t {
    Cpp,
    C,
    Python,
    Javascript,
    Glsl,
    Csharp,
    Unrealscript,
    Lsl,
    Papyrus,
    Oblivion
};
std::string_view name(Language language);  ///< cpp c python javascript glsl csharp ...
/// The language of an id or of another name that people use ("js", "C++"), in any case.
std::optional<Language> languageFromName(std::string_view name);
std::span<const std::string_view> languageNames();

struct ExportRequest {
    const convention::Convention* row = nullptr;
    convention::ReadingOptions options{};  ///< policy, arithmetic, quantise, frame, tau, wrap
    /// In whose axes the code is given and gives back the attitude.
    convention::FrameId attitudeFrame = convention::FrameId::World;
    Language language = Language::Cpp;
    std::string name{};     ///< of namespace, class or prefix; empty: made from id and policy
    std::string version{};  ///< of the program, for the comment
};

/// The request's name, or an identifier made of the row's id and the policy, e.g. "urot_nearest";
/// with a _ behind it where it would be a word of one of the languages ("sin_").
std::string exportName(const ExportRequest& request);

/// nullopt when the request can be exported, otherwise a sentence that says why not: a policy that
/// makes no sense for the row, half arithmetic, a name that is no identifier.
std::optional<std::string> problem(const ExportRequest& request);

/// The source text of a request without a problem; ends with a newline.
std::string exportSource(const ExportRequest& request);

}  // namespace gimbalscope::tune
