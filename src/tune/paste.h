// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Numbers as people copy them, from code, logs, editors and forums, to an attitude: what they were
// taken for in one plain sentence, or several readings where the text is really ambiguous, or a
// sentence that says what was found and what was expected. The forms: docs/command-line.md, read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "convention/reading.h"

namespace gimbalscope::tune {

enum class PasteForm : std::uint8_t { Quaternion, Matrix, Angles, AxisAngle };

/// What is known beforehand. What the text itself says comes first.
struct PasteContext {
    /// What three bare angles mean; null: heading, nose up, bank in degrees. Must outlive the
    /// Paste.
    const convention::Convention* angles = nullptr;
    /// In whose axes the numbers are; unset: the engine's that the form names, else our own.
    std::optional<convention::FrameId> frame{};
    std::optional<PasteForm> form{};             ///< the only one that is allowed
    std::optional<convention::Layout> layout{};  ///< of four bare numbers; unset: ask
    std::optional<bool> matrixByRows{};          ///< of flat matrix numbers; unset: ask
};

/// One way to read the text.
struct PasteReading {
    std::string sentence{};  ///< "a quaternion w x y z, as GLM's constructor takes it"
    PasteForm form = PasteForm::Quaternion;
    math::Quat worldFromBody{};  ///< unit, our axes
    double norm = 1.0;           ///< of a quaternion before it was normalised; may be infinite
    convention::FrameId frame = convention::FrameId::World;  ///< in whose axes it was taken
    const convention::Convention* row = nullptr;             ///< of angles
};

enum class Confidence : std::uint8_t {
    None,       ///< an error
    Ambiguous,  ///< more than one attitude
    Likely,     ///< one, by what such numbers usually are
    Certain     ///< one, by names or a form that only one program writes
};

struct Paste {
    std::vector<PasteReading> readings{};  ///< likeliest first; empty: error
    std::string error{};                   ///< a sentence
    Confidence confidence = Confidence::None;
};

/// Reads one attitude. Readings that give the same attitude (within 1e-9 rad) count as one.
/// Takes any bytes, and time in proportion to them; more than 64 KiB are an error. Throws nothing
/// but bad_alloc.
Paste readPaste(std::string_view pasted, const PasteContext& context = {});

}  // namespace gimbalscope::tune
