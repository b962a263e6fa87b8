// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Commands as their canonical lines.
#include "sim/command.h"
#include "text/numbers.h"

namespace gimbalscope::sim {

namespace {

std::string number(double value) { return text::formatShortest(value); }

std::string join(std::initializer_list<std::string_view> words) {
    std::string line;
    for (const std::string_view word : words) {
        if (!line.empty() && !word.empty()) {
            line += ' ';
        }
        line += word;
    }
    return line;
}

std::string quat(const math::Quat& q) {
    return join({number(q.x), number(q.y), number(q.z), number(q.w)});
}

std::string keyText(const curve::Key& key) {
    std::string line = number(key.timeS) + ' ' + quat(key.worldFromBody);
    if (key.tangents) {
        line += " tangents " + quat(key.tangents->in) + ' ' + quat(key.tangents->out);
    }
    return line;
}

std::string_view onOff(bool on) { return on ? "on" : "off"; }

struct PilotText {
    std::string operator()(std::monostate) const { return "autopilot off"; }
    std::string operator()(const CrossPilot& pilot) const {
        return join({"cross miss", number(pilot.missDeg), "rate", number(pilot.rateDegPerS)});
    }
    std::string operator()(const HoldPilot& pilot) const {
        return join({"hold distance", number(pilot.distanceDeg), "jitter", number(pilot.jitter)});
    }
    std::string operator()(const LoopPilot& pilot) const {
        return join({"loop rate", number(pilot.rateDegPerS)});
    }
    std::string operator()(const RollPilot& pilot) const {
        return join({"roll rate", number(pilot.rateDegPerS)});
    }
    std::string operator()(const TumblePilot& pilot) const {
        return join({"tumble rate", number(pilot.rateDegPerS)});
    }
    // Refused as a manoeuvre: whoever plays keyframes says PlayKeys.
    std::string operator()(const KeysPilot& pilot) const {
        return join({"keyframes play from", number(pilot.fromS)});
    }
};

struct Text {
    std::string operator()(const ShowCards& show) const {
        std::string line = "show";
        for (const std::string& selection : show.selections) {
            line += ' ' + selection;
        }
        return line;
    }
    std::string operator()(const NextVariant&) const { return "variant"; }
    std::string operator()(const SetRival& set) const {
        return join({"versus", set.selection.empty() ? "off" : set.selection});
    }
    std::string operator()(const SelectCard& select) const {
        return "select " + std::to_string(select.number);
    }
    std::string operator()(const SetPolicy& set) const {
        return join({"policy", convention::name(set.policy)});
    }
    std::string operator()(const SetArithmetic& set) const {
        return join({"arithmetic", set.arithmetic ? convention::name(*set.arithmetic) : "default"});
    }
    std::string operator()(const SetQuantise& set) const {
        return join({"quantise", set.quantise ? convention::name(*set.quantise) : "default"});
    }
    std::string operator()(const SetSwitch& set) const { return join({set.name, onOff(set.on)}); }
    std::string operator()(const SetIntegration& set) const {
        return join({"integration", name(set.integration)});
    }
    std::string operator()(const SetNumber& set) const {
        return join({set.name, number(set.value)});
    }
    std::string operator()(const TurnBy& turn) const {
        return join({"turn", name(turn.turn), number(turn.degrees)});
    }
    std::string operator()(const Steer& steer) const {
        const bool plain = !steer.on || steer.pace == Pace::Normal;
        return join({"steer", name(steer.turn), onOff(steer.on), plain ? "" : name(steer.pace)});
    }
    std::string operator()(const ReleaseKeys&) const { return "release"; }
    std::string operator()(const RateFor& rate) const {
        return join({"rate", name(rate.turn), number(rate.degPerS), "for", number(rate.seconds),
                     rate.meanwhile ? "meanwhile" : ""});
    }
    std::string operator()(const Wait& wait) const {
        return "advance " + std::to_string(wait.steps);
    }
    std::string operator()(const Fly& fly) const {
        std::string line = std::visit(PilotText{}, fly.autopilot);
        if (fly.seconds > 0.0) {
            line += " for " + number(fly.seconds);
        }
        return line + (fly.meanwhile ? " meanwhile" : "");
    }
    std::string operator()(const StopAutopilot&) const { return "autopilot off"; }
    std::string operator()(const SetAttitude& set) const {
        return join({"attitude quat", quat(set.worldFromBody)});
    }
    std::string operator()(const Preset& preset) const {
        return "preset " + std::to_string(preset.number);
    }
    std::string operator()(const Reset&) const { return "reset"; }
    std::string operator()(const Level&) const { return "level"; }
    std::string operator()(const Brake&) const { return "brake"; }
    std::string operator()(const Pause& pause) const { return join({"pause", onOff(pause.on)}); }
    std::string operator()(const TickOnce&) const { return "tick"; }
    std::string operator()(const SetCamera& set) const {
        return join({"camera", name(set.camera)});
    }
    std::string operator()(const OrbitBy& orbit) const {
        return join({"orbit", number(orbit.azimuthDeg), number(orbit.elevationDeg)});
    }
    std::string operator()(const SetTheme& set) const { return join({"theme", name(set.theme)}); }
    std::string operator()(const Expect& expect) const {
        const std::string comparison = expect.comparison == "is" ? "" : expect.comparison;
        return join({"expect", expect.selection, expect.quantity, comparison, expect.value,
                     expect.within.empty() ? "" : "within", expect.within});
    }
    std::string operator()(const TakePicture& take) const {
        const std::string size =
            take.width > 0 ? std::to_string(take.width) + "x" + std::to_string(take.height) : "";
        return join({"picture", take.path, size});
    }
    std::string operator()(const ExportCode& code) const {
        return join({"export", tune::name(code.language), code.path,
                     code.isReplacing ? kReplace.substr(1) : ""});
    }
    std::string operator()(const SaveOwn& save) const {
        return join({"save", save.name, save.path, save.isReplacing ? "replace" : ""});
    }
    std::string operator()(const OpenOwn& open) const {
        return join({"open", open.path, open.name.empty() ? "" : "as", open.name});
    }
    std::string operator()(const TakeReading& take) const {
        std::string line = "reading";
        for (const double angle : take.angles) {
            line += ' ' + number(angle);
        }
        return line;
    }
    std::string operator()(const DropReadings& drop) const {
        return drop.number == 0 ? "readings clear" : "readings drop " + std::to_string(drop.number);
    }
    std::string operator()(const DetectFrom& from) const {
        return join({"detect", from.file.empty() ? kTheReadings : from.file});
    }
    std::string operator()(const CheckAgainst& check) const {
        return join({"check", check.file.empty() ? kTheReadings : check.file});
    }
    std::string operator()(const Rotate& rotate) const {
        const AskedTurn& turn = rotate.turn;
        return join({"rotate", choiceWords("turn-about")[turn.aboutWorld ? 1 : 0],
                     choiceWords("turn-axis")[static_cast<std::size_t>(turn.axis)],
                     number(turn.degrees)});
    }
    std::string operator()(const SetMark& set) const {
        const std::string line = std::string("mark ") + "abc"[static_cast<std::size_t>(set.mark)];
        if (set.isNow || !set.value) {
            return line + (set.isNow ? " now" : " none");
        }
        return join({line, "quat", quat(*set.value)});
    }
    std::string operator()(const AddKey& add) const {
        return join({"keyframe add", add.timeS ? "at " + number(*add.timeS) : "",
                     add.worldFromBody ? "quat " + quat(*add.worldFromBody) : ""});
    }
    std::string operator()(const ChangeKey& change) const {
        return join({"keyframe set", std::to_string(change.number),
                     change.timeS ? "at " + number(*change.timeS) : "", change.isNow ? "now" : "",
                     change.worldFromBody ? "quat " + quat(*change.worldFromBody) : ""});
    }
    std::string operator()(const DropKeys& drop) const {
        return drop.number == 0 ? "keyframes clear"
                                : "keyframe drop " + std::to_string(drop.number);
    }
    std::string operator()(const MoveKey& move) const {
        return "keyframe move " + std::to_string(move.number) + " to " + std::to_string(move.to);
    }
    std::string operator()(const SelectKey& select) const {
        return "keyframe select " + std::to_string(select.number);
    }
    std::string operator()(const SetKeys& set) const {
        std::string line = "keyframes set";
        for (const curve::Key& key : set.keys) {
            line += ' ' + keyText(key);
        }
        return line;
    }
    std::string operator()(const OpenKeys& open) const { return "keyframes open " + open.path; }
    std::string operator()(const SaveKeys& save) const {
        return join({"keyframes save", save.path, save.isReplacing ? kReplace.substr(1) : ""});
    }
    std::string operator()(const PlayKeys& play) const {
        return join({"keyframes play", play.fromS ? "from " + number(*play.fromS) : "",
                     play.seconds > 0.0 ? "for " + number(play.seconds) : "",
                     play.meanwhile ? "meanwhile" : ""});
    }
    std::string operator()(const Scrub& scrub) const { return "scrub " + number(scrub.timeS); }
    std::string operator()(const CompareMethods& compare) const {
        std::string line = "methods";
        for (const curve::Method method : compare.methods) {
            line.append(1, ' ').append(curve::name(method));
        }
        return line;
    }
    std::string operator()(const GoInLesson& go) const {
        static constexpr std::array<std::string_view, 6> kVerbs{"next", "back",    "again",
                                                                "hint", "outcome", "off"};
        const auto verb = static_cast<std::size_t>(go.to);
        return join({"lesson", verb < kVerbs.size() ? std::string(kVerbs[verb]) : go.lesson,
                     go.step == 1 ? "" : "step " + std::to_string(go.step)});
    }
    std::string operator()(const Predict& predict) const { return "predict " + predict.value; }
    std::string operator()(const BeginStep& begin) const {
        return begin.lesson.empty() ? "learn off"
                                    : join({"learn", std::to_string(begin.step), begin.lesson});
    }
    std::string operator()(const PutQuestion& put) const {
        return put.asked == Asked::Value ? "ask value" : "ask choice";
    }
    std::string operator()(const Given& given) const { return "given " + given.value; }
    std::string operator()(const Told& told) const {
        return join({"told", told.outcome, told.isRight ? "right" : "wrong"});
    }
    std::string operator()(const MeetGoal&) const { return "met"; }
    std::string operator()(const ShowHint&) const { return "hint"; }
    std::string operator()(const SetTarget& set) const {
        return set.worldFromBody ? join({"target quat", quat(*set.worldFromBody)}) : "target none";
    }
    std::string operator()(const SpeakLanguage& speak) const {
        return join({"lesson-language", speak.language});
    }
    std::string operator()(const PlaceWindow& place) const {
        return join({"window", std::to_string(place.x), std::to_string(place.y),
                     std::to_string(place.width), std::to_string(place.height)});
    }
    std::string operator()(const ContinueFlight&) const { return "continue last-flight"; }
    std::string operator()(const SetChoice& set) const { return join({set.name, set.word}); }
    std::string operator()(const TimelineEnd& end) const {
        return join({"timeline-end", end.seconds ? number(*end.seconds) : "now"});
    }
    std::string operator()(const Seek& seek) const {
        return join({"seek", seek.seconds ? number(*seek.seconds) : "end"});
    }
    std::string operator()(const TickBack&) const { return "back"; }
    std::string operator()(const Undo&) const { return "undo"; }
    std::string operator()(const Redo&) const { return "redo"; }
    std::string operator()(const Drop&) const { return "drop"; }
    std::string operator()(const SetUp& setUp) const { return join({"set-up", onOff(setUp.on)}); }
    std::string operator()(const MoveStick& move) const {
        return join({"stick", name(move.axis), number(move.value)});
    }
    std::string operator()(const Bind& bind) const { return join({"bind", bind.action, bind.key}); }
    std::string operator()(const MakeOwn& make) const {
        std::string line = "own " + make.name;
        if (!make.from.empty()) {
            line += " from " + make.from;
        }
        for (const OwnChoice& choice : make.choices) {
            line += ' ' + choice.key + (choice.value.empty() ? "" : ' ' + choice.value);
        }
        return line;
    }
    std::string operator()(const ForgetOwn& forget) const { return join({"forget", forget.name}); }
    std::string operator()(const SetAngles& set) const {
        std::string line = "attitude " + set.selection;
        for (const double angle : set.angles) {
            line += ' ' + number(angle);
        }
        return line;
    }
    std::string operator()(const MapPad& map) const {
        return join(
            {"pad", name(map.axis), name(map.choice.axis), map.choice.inverted ? "inverted" : ""});
    }
};

}  // namespace

std::string text(const Command& command) { return std::visit(Text{}, command); }

}  // namespace gimbalscope::sim
