// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The functions of the grammar's table: each reads what follows its word. They leave complaints in
// the reader and then return something harmless.
#pragma once

#include "sim/command.h"
#include "sim/command_reader.h"

namespace gimbalscope::sim {

/// A command that is only its word.
template <class Plain>
Command parsePlain(Reader&) {
    return Plain{};
}

Command parseShow(Reader& reader);
Command parseVersus(Reader& reader);
Command parseSelect(Reader& reader);
Command parseOwn(Reader& reader);
Command parseForget(Reader& reader);
Command parseSave(Reader& reader);
Command parseOpen(Reader& reader);
Command parsePolicy(Reader& reader);
Command parseArithmetic(Reader& reader);
Command parseQuantise(Reader& reader);
Command parseIntegration(Reader& reader);
Command parseSwitch(Reader& reader);
Command parseNumber(Reader& reader);
Command parseTurn(Reader& reader);
Command parseSteer(Reader& reader);
Command parseRate(Reader& reader);
Command parseWait(Reader& reader);
Command parseAdvance(Reader& reader);
Command parseCross(Reader& reader);
Command parseHold(Reader& reader);
Command parseLoop(Reader& reader);
Command parseRoll(Reader& reader);
Command parseTumble(Reader& reader);
Command parseAutopilotOff(Reader& reader);
Command parseAttitude(Reader& reader);
Command parsePreset(Reader& reader);
Command parsePause(Reader& reader);
Command parseCamera(Reader& reader);
Command parseOrbit(Reader& reader);
Command parseTheme(Reader& reader);
Command parseChoice(Reader& reader);
Command parseTimelineEnd(Reader& reader);
Command parseSeek(Reader& reader);
Command parseSetUp(Reader& reader);
Command parseStick(Reader& reader);
Command parseBind(Reader& reader);
Command parsePad(Reader& reader);
Command parseExpect(Reader& reader);
Command parsePicture(Reader& reader);
Command parseExport(Reader& reader);
Command parseReading(Reader& reader);
Command parseReadings(Reader& reader);
Command parseDetect(Reader& reader);
Command parseCheck(Reader& reader);
Command parseRotate(Reader& reader);
Command parseMark(Reader& reader);
Command parseKeyframe(Reader& reader);
Command parseKeyframes(Reader& reader);
Command parseScrub(Reader& reader);
Command parseMethods(Reader& reader);
Command parseLesson(Reader& reader);
Command parsePredict(Reader& reader);
Command parseLearn(Reader& reader);
Command parseAsk(Reader& reader);
Command parseGiven(Reader& reader);
Command parseTold(Reader& reader);
Command parseTarget(Reader& reader);
Command parseLessonLanguage(Reader& reader);
/// What may stand after "attitude", as an attitude; a complaint for angles of one's own. None when
/// the line is over.
std::optional<math::Quat> readAttitude(Reader& reader);
Command parseWindow(Reader& reader);
Command parseContinue(Reader& reader);

}  // namespace gimbalscope::sim
