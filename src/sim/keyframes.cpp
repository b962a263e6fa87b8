// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "sim/keyframes.h"

#include <algorithm>
#include <cmath>

#include "text/numbers.h"

namespace gimbalscope::sim {

namespace {

using curve::Key;

std::string noSuchKey(const Keyframing& keyframing) {
    const std::size_t count = keyframing.keys.size();
    return count == 0 ? "there are no keyframes"
                      : "there are only " + std::to_string(count) + " keyframes";
}

bool hasKey(const Keyframing& keyframing, std::size_t number) {
    return number >= 1 && number <= keyframing.keys.size();
}

bool isTaken(const std::vector<Key>& keys, double timeS, const Key* besides) {
    return std::ranges::any_of(keys, [&](const Key& key) {
        return &key != besides && std::abs(key.timeS - timeS) < curve::kLeastGapS;
    });
}

std::string takenAt(double timeS) {
    return "there is a keyframe at " + text::formatShortest(timeS) + " s already";
}

// In order of time; the key itself stays the selected one.
void put(Keyframing& keyframing, const Key& key) {
    const auto at = std::ranges::upper_bound(keyframing.keys, key.timeS, {}, &Key::timeS);
    keyframing.selected = static_cast<std::size_t>(at - keyframing.keys.begin());
    keyframing.keys.insert(at, key);
}

}  // namespace

bool operator==(const KeysPilot& a, const KeysPilot& b) {
    const bool isSamePath = a.path == b.path || (a.path->request == b.path->request &&
                                                 a.path->curve.method() == b.path->curve.method());
    return isSamePath && a.fromS == b.fromS && a.steps == b.steps && a.goesRound == b.goesRound;
}

PathRequest pathRequest(const AppState& state) {
    const Keyframing& keyframing = state.view.keyframing;
    PathRequest request;
    request.keys = keyframing.keys;
    request.ends = keyframing.ends;
    request.way = keyframing.way;
    request.reading = keyframing.reading;
    request.isFloat32 = keyframing.isFloat32;
    const bool needsAngles = curve::isEuler(keyframing.method) ||
                             std::ranges::any_of(keyframing.compared, curve::isEuler);
    if (needsAngles && state.view.selectedCard < state.cards.size()) {
        const Card& card = state.cards[state.view.selectedCard];
        request.euler = card.id;
        request.options = effectiveOptions(card, state);
        if (const Own* const own = ownOf(state, card.id)) {
            request.own = *own;
        }
    }
    return request;
}

std::shared_ptr<const Path> pathOf(const PathRequest& request, curve::Method method) {
    curve::Options options;
    options.ends = request.ends;
    options.way = request.way;
    options.reading = request.reading;
    options.isFloat32 = request.isFloat32;
    options.euler = request.options;
    options.row = request.own ? request.own->row.get() : convention::find(request.euler);
    if (request.keys.empty() || (curve::isEuler(method) && options.row == nullptr)) {
        return nullptr;
    }
    return std::make_shared<const Path>(
        Path{request, curve::Curve(curve::usable(request.keys).keys, method, options)});
}

double keyTimeS(const AppState& state) { return state.view.keyframing.cursorS; }

double keysLastS(const Keyframing& keyframing) {
    if (keyframing.keys.empty()) {
        return 0.0;
    }
    curve::Options options;
    options.ends = keyframing.ends;
    return curve::Curve(curve::usable(keyframing.keys).keys, curve::Method::Slerp, options).lastS();
}

bool isPlayingKeys(const AppState& state) {
    return std::holds_alternative<KeysPilot>(state.autopilot);
}

std::string addKey(AppState& state, const AddKey& add) {
    Keyframing& keyframing = state.view.keyframing;
    if (keyframing.keys.size() >= kMostKeyframes) {
        return "there are " + std::to_string(kMostKeyframes) + " keyframes, the most there can be";
    }
    const double afterLastS = keyframing.keys.empty() ? 0.0 : keyframing.keys.back().timeS + 1.0;
    const double timeS = add.timeS.value_or(afterLastS);
    if (isTaken(keyframing.keys, timeS, nullptr)) {
        return takenAt(timeS);
    }
    put(keyframing, {timeS, add.worldFromBody.value_or(state.attitude), {}});
    return {};
}

std::string changeKey(AppState& state, const ChangeKey& change) {
    Keyframing& keyframing = state.view.keyframing;
    if (!hasKey(keyframing, change.number)) {
        return noSuchKey(keyframing);
    }
    Key& key = keyframing.keys[change.number - 1];
    const double timeS = change.timeS.value_or(key.timeS);
    if (isTaken(keyframing.keys, timeS, &key)) {
        return takenAt(timeS);
    }
    Key changed{timeS, key.worldFromBody, key.tangents};
    if (change.isNow || change.worldFromBody) {
        changed = {timeS, change.isNow ? state.attitude : *change.worldFromBody, {}};
    }
    keyframing.keys.erase(keyframing.keys.begin() + static_cast<std::ptrdiff_t>(change.number) - 1);
    put(keyframing, changed);
    return {};
}

std::string dropKeys(AppState& state, const DropKeys& drop) {
    Keyframing& keyframing = state.view.keyframing;
    if (drop.number == 0) {
        keyframing.keys.clear();
        keyframing.selected = 0;
        keyframing.cursorS = 0.0;
        return {};
    }
    if (!hasKey(keyframing, drop.number)) {
        return noSuchKey(keyframing);
    }
    keyframing.keys.erase(keyframing.keys.begin() + static_cast<std::ptrdiff_t>(drop.number) - 1);
    const std::size_t last = std::max<std::size_t>(keyframing.keys.size(), 1) - 1;
    keyframing.selected = std::min(drop.number - 1, last);
    return {};
}

std::string moveKey(AppState& state, const MoveKey& move) {
    Keyframing& keyframing = state.view.keyframing;
    if (!hasKey(keyframing, move.number) || !hasKey(keyframing, move.to)) {
        return noSuchKey(keyframing);
    }
    std::vector<Key>& keys = keyframing.keys;
    std::vector<double> timesS;
    std::ranges::transform(keys, std::back_inserter(timesS), &Key::timeS);
    const auto at = [&](std::size_t number) {
        return keys.begin() + static_cast<std::ptrdiff_t>(number);
    };
    if (move.number < move.to) {
        std::rotate(at(move.number - 1), at(move.number), at(move.to));
    } else {
        std::rotate(at(move.to - 1), at(move.number - 1), at(move.number));
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        keys[i].timeS = timesS[i];
    }
    keyframing.selected = move.to - 1;
    return {};
}

std::string selectKey(AppState& state, const SelectKey& select) {
    Keyframing& keyframing = state.view.keyframing;
    if (!hasKey(keyframing, select.number)) {
        return noSuchKey(keyframing);
    }
    keyframing.selected = select.number - 1;
    return {};
}

std::string setKeys(AppState& state, const SetKeys& set) {
    Keyframing& keyframing = state.view.keyframing;
    keyframing.keys = set.keys;
    keyframing.selected = 0;
    keyframing.cursorS = set.keys.empty() ? 0.0 : set.keys.front().timeS;
    return {};
}

KeysStart startAlongKeys(const AppState& state, double fromS) {
    KeysStart start;
    const Keyframing& keyframing = state.view.keyframing;
    start.pilot.path = pathOf(pathRequest(state), keyframing.method);
    if (start.pilot.path == nullptr) {
        start.problem = keyframing.keys.empty() ? "there are no keyframes"
                                                : "euler needs a card, whose angles it takes";
        return start;
    }
    const curve::Curve& curve = start.pilot.path->curve;
    start.pilot.fromS = std::clamp(fromS, curve.firstS(), curve.lastS());
    start.pilot.goesRound = keyframing.goesRound;
    const math::Quat attitude = curve.at(start.pilot.fromS);
    if (math::isFinite(attitude)) {
        start.worldFromBody = attitude;
    } else {
        start.problem = "the convention has an angle there that is no number";
    }
    return start;
}

void followKeyframes(AppState& state) {
    auto* const pilot = std::get_if<KeysPilot>(&state.autopilot);
    if (pilot == nullptr) {
        return;
    }
    pilot->goesRound = state.view.keyframing.goesRound;
    PathRequest request = pathRequest(state);
    const curve::Method method = state.view.keyframing.method;
    if (pilot->path->request == request && pilot->path->curve.method() == method) {
        return;
    }
    if (auto path = pathOf(request, method)) {
        pilot->fromS = std::clamp(keyTimeS(state), path->curve.firstS(), path->curve.lastS());
        pilot->steps = 0;
        pilot->path = std::move(path);
    } else {
        state.autopilot = std::monostate{};
        state.autopilotStepsLeft = 0;
    }
}

std::string keysObjection(const std::vector<Key>& keys) {
    if (keys.empty() || keys.size() > kMostKeyframes) {
        return "the number of keyframes is from 1 to " + std::to_string(kMostKeyframes) + ", not " +
               std::to_string(keys.size());
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::span before = std::span(keys).first(i);
        std::string problem = curve::objection(before, keys[i]);
        if (problem.empty() && i > 0 && keys[i].timeS - keys[i - 1].timeS < curve::kLeastGapS) {
            problem = "the time is less than a billionth of a second after that of the key before";
        }
        if (!problem.empty()) {
            return "keyframe " + std::to_string(i + 1) + ": " + problem;
        }
    }
    return {};
}

std::vector<Key> pageKeys() {
    const double half = math::halfTurn(90.0, 90.0).sine;
    return {{-1.0, {0, 0, half, -half}, {}},
            {0.0, {0, 0, 0, 1}, {}},
            {1.0, {0, 0, half, half}, {}},
            {2.0, {0, 0, 1, 0}, {}}};
}

std::vector<Key> lessonKeys() {
    const auto turn = [](math::Vec3 axis, double degrees) {
        return math::fromAxisAngle(axis, math::toRadians(math::Degrees{degrees}));
    };
    const math::Quat second = turn({0, 0, 1}, 90.0);
    const math::Quat third = second * turn({0, 1, 0}, -60.0);
    return {{0.0, {}, {}},
            {1.0, second, {}},
            {2.0, third, {}},
            {3.0, third * turn({1, 0, 0}, 90.0), {}}};
}

}  // namespace gimbalscope::sim
