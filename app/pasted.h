// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What read, relative and turn have in common: attitudes given as pasted text, and written in the
// forms of --to.
#pragma once

#include "app/forms.h"
#include "tune/paste.h"

namespace gimbalscope::app {

/// What --as ID says about the text beforehand.
tune::PasteContext contextFor(const Form& form);

/// What a text means. In front of its numbers a convention's file may stand, with @FRAME behind it;
/// `own` keeps its row. A file that cannot be used ends the command (ConventionFileFault).
struct ReadText {
    tune::Paste paste;
    std::shared_ptr<const convention::Convention> own;
};
ReadText readText(std::string_view text, const tune::PasteContext& context = {});

/// An attitude given in an option; an error sentence when the text is none or means several.
struct GivenText {
    std::optional<math::Quat> attitude;  ///< our axes, unit
    std::string error;
};
GivenText attitudeFromText(std::string_view text);

/// The attitude in every form, without memory of other attitudes.
std::vector<report::Entry> entriesFor(const std::vector<Form>& targets, const math::Quat& attitude);

/// Words of an argument as one text, with the blank that protects a leading minus taken away.
std::string joined(const std::vector<std::string>& words);

/// The forms of one or more --to lists; the default when there is none. Sets the error.
std::vector<Form> targetsOf(const std::vector<std::string>& lists, std::string_view byDefault,
                            std::string& error);

}  // namespace gimbalscope::app
