// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Nearest words by the optimal string alignment distance: Levenshtein's table with one more rule
// for two neighbouring letters that changed places.
#include "text/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "text/utf8.h"

namespace gimbalscope::text {

namespace {

constexpr int kFarthest = 64;                       // letters that are counted
constexpr std::size_t kShortestBegin = 3;           // letters from which a word is told
constexpr std::size_t kMostListed = 24, kSome = 4;  // words that a message lists
constexpr std::string_view kBlanks = " \t\r\n\v\f";

constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// A row of the table of distances between the first letters of both words. Only cells near the
// diagonal are kept: farther off there are more letters to insert than are counted.
class Row {
public:
    Row(int number, int most) : number_(number), most_(most) {
        cells_.assign(static_cast<std::size_t>(2 * most + 1), most);
    }
    int first() const { return std::max(number_ - most_, 0); }
    int last(int letters) const { return std::min(number_ + most_, letters); }
    int at(int j) const { return std::abs(j - number_) > most_ ? most_ : cells_[index(j)]; }
    void set(int j, int distance) { cells_[index(j)] = std::min(distance, most_); }
    int least() const { return *std::ranges::min_element(cells_); }

private:
    std::size_t index(int j) const { return static_cast<std::size_t>(j - number_ + most_); }
    int number_, most_;
    std::vector<int> cells_;
};

// Row i from the two above it.
Row nextRow(const Row& above, const Row& aboveThat, int i, int most, std::string_view a,
            std::string_view b) {
    Row row(i, most);
    const auto same = [&](int inA, int inB) {
        return lower(a[static_cast<std::size_t>(inA)]) == lower(b[static_cast<std::size_t>(inB)]);
    };
    for (int j = row.first(); j <= row.last(static_cast<int>(b.size())); ++j) {
        if (j == 0) {
            row.set(0, i);
            continue;
        }
        const int replaced = above.at(j - 1) + (same(i - 1, j - 1) ? 0 : 1);
        int best = std::min({above.at(j) + 1, row.at(j - 1) + 1, replaced});
        if (i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1)) {
            best = std::min(best, aboveThat.at(j - 2) + 1);
        }
        row.set(j, best);
    }
    return row;
}

// The edit distance, or `most` where it is not smaller.
int distanceBelow(int most, std::string_view a, std::string_view b) {
    const auto rows = static_cast<int>(a.size());
    const auto letters = static_cast<int>(b.size());
    if (std::abs(rows - letters) >= most) {
        return most;
    }
    Row row(0, most), above = row;
    for (int j = 0; j <= row.last(letters); ++j) {
        row.set(j, j);
    }
    for (int i = 1; i <= rows && std::min(row.least(), above.least()) < most; ++i) {
        Row next = nextRow(row, above, i, most, a, b);
        above = std::exchange(row, std::move(next));
    }
    return row.at(letters);
}

}  // namespace

int editDistance(std::string_view a, std::string_view b) { return distanceBelow(kFarthest, a, b); }

std::optional<std::string_view> nearestWord(std::string_view word,
                                            std::span<const std::string_view> candidates) {
    std::optional<std::string_view> nearest;
    int smallest = 0;
    for (const std::string_view candidate : candidates) {
        const int distance = editDistance(word, candidate);
        if (!nearest || distance < smallest) {
            nearest = candidate;
            smallest = distance;
        }
    }
    return nearest;
}

namespace {

// Far enough for a slip of the fingers, too near for another word.
int farthest(std::string_view word, std::string_view candidate) {
    return std::min(static_cast<int>(std::max(word.size(), candidate.size())) / 3, 3);
}

std::size_t sharedLetters(std::string_view a, std::string_view b) {
    std::size_t count = 0;
    while (count < std::min(a.size(), b.size()) && lower(a[count]) == lower(b[count])) {
        ++count;
    }
    return count;
}

// The first letters of one only: "rot" of "rotate".
std::optional<std::string_view> onlyOneBegun(std::string_view word,
                                             std::span<const std::string_view> candidates) {
    std::optional<std::string_view> begun;
    for (const std::string_view candidate : candidates) {
        if (word.size() >= kShortestBegin && sharedLetters(word, candidate) == word.size()) {
            if (begun) {
                return std::nullopt;
            }
            begun = candidate;
        }
    }
    return begun;
}

bool isPlain(std::string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char letter) { return letter > ' ' && letter < '\x7f'; });
}

}  // namespace

std::optional<std::string_view> meantWord(std::string_view word,
                                          std::span<const std::string_view> candidates) {
    std::optional<std::string_view> meant;
    int smallest = 0;
    for (const std::string_view candidate : candidates) {
        const int most = farthest(word, candidate);
        const int distance = distanceBelow(most + 1, word, candidate);
        if (distance > most) {
            continue;
        }
        const bool isNearer =
            !meant || distance < smallest ||
            (distance == smallest && sharedLetters(word, candidate) > sharedLetters(word, *meant));
        if (isNearer) {
            meant = candidate;
            smallest = distance;
        }
    }
    return meant ? meant : onlyOneBegun(word, candidates);
}

std::string possibleWords(std::span<const std::string_view> candidates) {
    std::string list;
    const bool isAll = candidates.size() <= kMostListed;
    for (const std::string_view candidate : candidates.first(isAll ? candidates.size() : kSome)) {
        list += (list.empty() ? "" : ", ") +
                (isPlain(candidate) ? std::string(candidate) : inQuotes(candidate));
    }
    return isAll ? list : list + " and " + std::to_string(candidates.size() - kSome) + " more";
}

std::string suggestion(std::string_view word, std::span<const std::string_view> candidates) {
    if (const std::optional<std::string_view> meant = meantWord(word, candidates)) {
        return "did you mean \"" + std::string(*meant) + "\"?";
    }
    return candidates.empty()       ? std::string()
           : candidates.size() == 1 ? "there is only " + possibleWords(candidates)
                                    : "there are " + possibleWords(candidates);
}

std::string inQuotes(std::string_view word) {
    constexpr std::size_t kMostBytes = 40;
    std::size_t length = word.size();
    if (length > kMostBytes) {
        length = kMostBytes;
        while (length > 0 && (static_cast<unsigned char>(word[length]) & 0xC0U) == 0x80) {
            --length;  // back to the front of a character
        }
    }
    return "\"" + printable(word.substr(0, length)) + (length < word.size() ? "...\"" : "\"");
}

std::string_view trimmed(std::string_view text) {
    if (!text.empty() && text.front() > ' ' && text.back() > ' ') {
        return text;
    }
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) {
        return {};
    }
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::vector<std::string_view> splitWords(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t begin = line.find_first_not_of(kBlanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = line.find_first_of(kBlanks, begin);
        words.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(kBlanks, end);
    }
    return words;
}

std::string lowerCase(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

}  // namespace gimbalscope::text
