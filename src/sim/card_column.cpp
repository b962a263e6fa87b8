// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Blocks with summaries on two levels. Comparisons are written so that a NaN never wins.
#include "sim/card_column.h"

#include <algorithm>
#include <cmath>

namespace gimbalscope::sim {
namespace {

const CardSample kAbsent{};

float lower(float sum, float value) { return value < sum ? value : sum; }
float higher(float sum, float value) { return value > sum ? value : sum; }

}  // namespace

float turnedDeg(const CardSample& sample, std::size_t slot) {
    return sample.anglesDeg[slot] + 360.0F * static_cast<float>(sample.turns[slot]);
}

void include(CardSummary& sum, const CardSample& sample) {
    if (!sample.shown) {
        return;
    }
    sum.anyShown = true;
    sum.anyFlicker |= sample.flickered;
    sum.anyNameJump |= sample.nameJumped;
    sum.highestStretch = higher(sum.highestStretch, sample.stretch);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        const float angle = sample.anglesDeg[slot];
        const float turned = turnedDeg(sample, slot);
        sum.anyNan |= std::isnan(angle);
        sum.lowDeg[slot] = lower(sum.lowDeg[slot], angle);
        sum.highDeg[slot] = higher(sum.highDeg[slot], angle);
        sum.lowTurnedDeg[slot] = lower(sum.lowTurnedDeg[slot], turned);
        sum.highTurnedDeg[slot] = higher(sum.highTurnedDeg[slot], turned);
    }
}

void include(CardSummary& sum, const CardSummary& other) {
    sum.anyShown |= other.anyShown;
    sum.anyFlicker |= other.anyFlicker;
    sum.anyNan |= other.anyNan;
    sum.anyNameJump |= other.anyNameJump;
    sum.highestStretch = higher(sum.highestStretch, other.highestStretch);
    for (std::size_t slot = 0; slot < 3; ++slot) {
        sum.lowDeg[slot] = lower(sum.lowDeg[slot], other.lowDeg[slot]);
        sum.highDeg[slot] = higher(sum.highDeg[slot], other.highDeg[slot]);
        sum.lowTurnedDeg[slot] = lower(sum.lowTurnedDeg[slot], other.lowTurnedDeg[slot]);
        sum.highTurnedDeg[slot] = higher(sum.highTurnedDeg[slot], other.highTurnedDeg[slot]);
    }
}

const CardSample& CardSamples::operator[](std::size_t row) const {
    if (row >= size_) {
        return kAbsent;
    }
    const Block& block = blocks_[row / kBlockRows];
    return block.samples.empty() ? kAbsent : block.samples[row % kBlockRows];
}

void CardSamples::add(Block& block, const CardSample& sample) {
    if (block.samples.size() % kNodeRows == 0) {
        block.nodes.emplace_back();
    }
    block.samples.push_back(sample);
    include(block.nodes.back(), sample);
    include(block.all, sample);
}

void CardSamples::push(const CardSample& sample) {
    if (size_ % kBlockRows == 0) {
        blocks_.emplace_back();
    }
    Block& block = blocks_.back();
    if (sample.shown && block.samples.empty()) {
        block.samples.reserve(kBlockRows);
        block.nodes.reserve(kBlockRows / kNodeRows);
        for (std::size_t row = 0; row < size_ % kBlockRows; ++row) {
            add(block, kAbsent);
        }
        add(block, sample);
    } else if (!block.samples.empty()) {
        add(block, sample);
    }
    ++size_;
}

void CardSamples::padTo(std::size_t rows) {
    while (size_ < rows) {
        push(kAbsent);
    }
}

void CardSamples::truncate(std::size_t rows) {
    if (rows >= size_) {
        return;
    }
    size_ = rows;
    blocks_.resize((rows + kBlockRows - 1) / kBlockRows);
    const std::size_t left = rows % kBlockRows;
    if (left == 0 || blocks_.back().samples.empty()) {
        return;
    }
    const std::vector<CardSample> before = std::move(blocks_.back().samples);
    blocks_.back() = {};
    blocks_.back().samples.reserve(kBlockRows);
    for (std::size_t row = 0; row < left; ++row) {
        add(blocks_.back(), before[row]);
    }
}

void CardSamples::dropBlock() {
    if (!blocks_.empty()) {
        blocks_.pop_front();
    }
    size_ -= std::min(size_, kBlockRows);
}

CardSummary CardSamples::summary(std::size_t from, std::size_t to) const {
    CardSummary sum;
    to = std::min(to, size_);
    std::size_t row = from;
    while (row < to) {
        const Block& block = blocks_[row / kBlockRows];
        const std::size_t in = row % kBlockRows;
        const std::size_t blockEnd = std::min(row - in + kBlockRows, size_);
        const std::size_t nodeEnd = std::min(row - in % kNodeRows + kNodeRows, size_);
        if (block.samples.empty()) {
            row = blockEnd;
        } else if (in == 0 && blockEnd <= to) {
            include(sum, block.all);
            row = blockEnd;
        } else if (in % kNodeRows == 0 && nodeEnd <= to) {
            include(sum, block.nodes[in / kNodeRows]);
            row = nodeEnd;
        } else {
            const std::size_t end = std::min(nodeEnd, to);
            for (; row < end; ++row) {
                include(sum, block.samples[row % kBlockRows]);
            }
        }
    }
    return sum;
}

bool CardSamples::anyShown() const {
    return std::ranges::any_of(blocks_, [](const Block& block) { return block.all.anyShown; });
}

std::size_t CardSamples::bytes() const {
    std::size_t sum = 0;
    for (const Block& block : blocks_) {
        sum += sizeof(Block) + block.samples.capacity() * sizeof(CardSample) +
               block.nodes.capacity() * sizeof(CardSummary);
    }
    return sum;
}

}  // namespace gimbalscope::sim
