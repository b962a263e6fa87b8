// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// How an attitude is written: a convention or a plain form, in some axes. A Source is what --from
// names, and turns numbers into an attitude; a Target is one word of --to, and turns an attitude
// into an entry. Errors are sentences with the nearest valid word.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "io/finding.h"
#include "report/entry.h"

namespace gimbalscope::app {

/// A convention (row set) or a plain form (row null).
struct Form {
    const convention::Convention* row = nullptr;
    report::PlainForm plain = report::PlainForm::Quat;
    convention::FrameId frame = convention::FrameId::World;
    bool showFrame = false;                               ///< a frame was written after the id
    convention::ReadingOptions options{};                 ///< policy, frame; only with a row
    bool hasPolicy = false;                               ///< a policy was written after the id
    convention::PolicyMemory memory{};                    ///< runs from row to row
    std::shared_ptr<const convention::Convention> own{};  ///< keeps a row from a file alive
    std::string path{};                                   ///< of that file
};

struct ParsedForms {
    std::vector<Form> forms;
    std::string error;  ///< a sentence; empty when all is well
};
/// A convention's file that cannot be used: the end of the command, whichever it is. Thrown by
/// parseForm and parseForms, told by runProgram.
struct ConventionFileFault {
    std::string sentence;  ///< with the path, and the line where there is one
    int exitCode;          ///< kExitUnreadable or kExitRejected
};

/// ID[@frame][:policy], where ID may be the path of a convention's file (.toml).
ParsedForms parseForm(std::string_view word);
/// A list of them separated by commas; "all" and "orders" stand for their rows.
ParsedForms parseForms(std::string_view list);

/// The names of the form's numbers in display order.
std::vector<std::string_view> numberNames(const Form& form);
/// The form's own name, e.g. "urot".
std::string_view nameOf(const Form& form);

/// Numbers as an attitude, or why not.
struct Given {
    std::optional<math::Quat> fed;       ///< our axes, any scale: what was given
    std::optional<math::Quat> attitude;  ///< our axes, unit
    std::vector<io::Finding> problems;   ///< unusable when attitude is empty; else remarks
    double norm = 1.0;                   ///< of a quaternion: its length; may be infinite
    std::optional<std::size_t> cell{};   ///< the number a problem is about, when it is one
};
/// `numbers` are finite, in display order. With `literal` there is no change of frame.
Given attitudeFrom(const Form& form, bool literal, std::span<const double> numbers);

/// Rows of numbers at once, `width` apart, of which a quaternion's four come first.
struct QuaternionRows {
    std::vector<math::Quat> attitudes{};  ///< our axes, unit
    std::vector<double> norms{};          ///< what their lengths were
    /// True for a form that these rows can be of.
    static bool serve(const Form& form);
    /// Takes rows that attitudeFrom() would take and have nothing to say about; false when one of
    /// them is not so, and then the vectors mean nothing.
    bool take(const Form& form, bool literal, std::span<const double> numbers, std::size_t width);
};

/// The numbers of a plain form (row null) for an attitude.
std::vector<double> plainNumbers(const Form& form, const math::Quat& attitude);

/// The attitude written in the form. Advances the form's memory.
report::Entry entryFor(Form& form, const math::Quat& fed, const math::Quat& attitude);

}  // namespace gimbalscope::app
