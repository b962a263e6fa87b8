// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From card to request, and its file's name.
#include "sim/code.h"

#include "tune/languages.h"

namespace gimbalscope::sim {

tune::ExportRequest codeRequest(const AppState& state, tune::Language language) {
    tune::ExportRequest request;
    request.language = language;
    request.version = GIMBALSCOPE_VERSION;
    if (state.view.selectedCard >= state.cards.size()) {
        return request;
    }
    const Card& card = state.cards[state.view.selectedCard];
    request.row = rowOf(state, card.id);
    request.options = effectiveOptions(card, state);
    request.options.literal = false;
    request.options.raw = false;
    if (request.row != nullptr && state.view.code.axes == CodeAxes::Engine) {
        request.attitudeFrame = request.options.frame.value_or(request.row->frame);
    }
    return request;
}

Code codeOf(const tune::ExportRequest& request) {
    if (request.row == nullptr) {
        return {{}, "there is no card"};
    }
    if (const std::optional<std::string> problem = tune::problem(request)) {
        return {{}, *problem};
    }
    return {tune::exportSource(request), {}};
}

std::string codeFileName(const tune::ExportRequest& request) {
    const std::string name = request.row == nullptr ? "code" : tune::exportName(request);
    return name + std::string(tune::rowOf(request.language).ending);
}

}  // namespace gimbalscope::sim
