// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// What one card showed, row by row, and put together over any stretch of rows at once. Rows lie in
// blocks of 256; each block keeps the summaries of its 32 nodes of 8 rows and its own, kept up as
// rows come and go, so that a summary of any length looks at 80 values at most and one more for
// each 256 rows. Blocks of a time in which the card was not shown take no room.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <string>
#include <vector>

#include "sim/state.h"

namespace gimbalscope::sim {

/// One card at one row.
struct CardSample {
    std::array<float, 3> anglesDeg{};     ///< intrinsic order, as shown; NaN for NaN
    std::array<std::int32_t, 3> turns{};  ///< whole turns to add so that an angle runs on past one
    float stretch = 1.0F, errorDeg = 0.0F;
    bool shown = false;  ///< false: the card was not there at that time, and nothing else counts
    bool flickered = false, nameJumped = false;
    convention::Cause cause = convention::Cause::None;
};

/// What lies between two rows of a card, for a column of pixels.
struct CardSummary {
    static constexpr float kNone = std::numeric_limits<float>::infinity();
    /// Over the finite angles; low > high when none is.
    std::array<float, 3> lowDeg{kNone, kNone, kNone}, highDeg{-kNone, -kNone, -kNone};
    /// The same with the turns added.
    std::array<float, 3> lowTurnedDeg{kNone, kNone, kNone}, highTurnedDeg{-kNone, -kNone, -kNone};
    float highestStretch = 1.0F;
    bool anyShown = false, anyFlicker = false, anyNan = false, anyNameJump = false;
    friend bool operator==(const CardSummary&, const CardSummary&) = default;
};

/// An angle of a sample carried on past a turn, degrees; NaN for NaN.
float turnedDeg(const CardSample& sample, std::size_t slot);
/// Takes one more sample into a summary; one that is not shown changes nothing.
void include(CardSummary& sum, const CardSample& sample);
/// Takes another summary in.
void include(CardSummary& sum, const CardSummary& other);

/// The samples of one card, oldest first. Rows behind the last one count as not shown.
class CardSamples {
public:
    static constexpr std::size_t kBlockRows = 256, kNodeRows = 8;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// The sample of a row; one that is not shown for a row behind the end.
    const CardSample& operator[](std::size_t row) const;
    /// One more row.
    void push(const CardSample& sample);
    /// Rows without the card until there are so many.
    void padTo(std::size_t rows);
    /// Forgets all rows from this one on.
    void truncate(std::size_t rows);
    /// Forgets the oldest 256 rows, or all when there are fewer.
    void dropBlock();
    /// The rows [from, to) put together; to is cut off at the end.
    CardSummary summary(std::size_t from, std::size_t to) const;
    /// True when a row that is shown is left.
    bool anyShown() const;
    /// Bytes on the heap, about.
    std::size_t bytes() const;

private:
    struct Block {
        std::vector<CardSample> samples;  // as many as rows, or none while nothing was shown
        std::vector<CardSummary> nodes;   // one for each 8 rows begun
        CardSummary all;
    };
    static void add(Block& block, const CardSample& sample);

    std::deque<Block> blocks_;
    std::size_t size_ = 0;
};

/// The rows of one selection ("urot:nearest").
struct CardColumn {
    std::string selection;
    CardSamples samples;  ///< by row of the recording
    Card card;            ///< its id and options; nothing else of it counts
};

}  // namespace gimbalscope::sim
