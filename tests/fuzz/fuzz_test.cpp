// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Fault row F32 in every run of the tests: seeds, mutated for GIMBALSCOPE_FUZZ_SECONDS (when unset
// a minute under the address sanitizer, else 2 seconds) for each target. The same seed of the same
// mutations each time, so that a failure can be repeated; the input that fails is left beside the
// test, as fuzz-TARGET.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <ostream>
#include <random>

#include "fuzz/targets.h"

#ifdef __SANITIZE_ADDRESS__
// GCC 12 comes without <sanitizer/allocator_interface.h>.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#endif

namespace gimbalscope::fuzz {

/// A target by its name, in what a failure says.
void PrintTo(const Target& target, std::ostream* out) { *out << target.name; }

namespace {

constexpr std::size_t kLongest = 4096, kPool = 512;

#ifdef __SANITIZE_ADDRESS__
constexpr double kSeconds = 60.0;
#else
constexpr double kSeconds = 2.0;
#endif

class Mutator {
public:
    explicit Mutator(const Target& target) : pool_(target.seeds()) {}

    /// The next text: one of the pool with one to eight changes, which the pool may take in.
    std::string next() {
        std::string text = pool_[below(pool_.size())];
        for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
            change(text);
        }
        text.resize(std::min(text.size(), kLongest));
        if (below(16) == 0) {
            if (pool_.size() < kPool) {
                pool_.push_back(text);
            } else {
                pool_[below(kPool)] = text;
            }
        }
        return text;
    }

private:
    std::size_t below(std::size_t limit) { return random_() % limit; }

    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1), size = below(24);
        switch (below(6)) {
            case 0:
                text.insert(at, 1, static_cast<char>(below(256)));
                break;
            case 1:
                text.insert(at, dictionary()[below(dictionary().size())]);
                break;
            case 2:
                text.erase(at, size);
                break;
            case 3:
                text.insert(at, text.substr(below(text.size() + 1), size));
                break;
            case 4: {
                const std::string& other = pool_[below(pool_.size())];
                text = text.substr(0, at) + other.substr(below(other.size() + 1));
                break;
            }
            default:
                if (at < text.size()) {
                    text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
                }
        }
    }

    std::vector<std::string> pool_;
    std::mt19937_64 random_{20261201};
};

/// A file with the last text, whatever comes of it.
class LastInput {
public:
    explicit LastInput(const std::string& path)
        : descriptor_(open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {}
    ~LastInput() { close(descriptor_); }
    LastInput(const LastInput&) = delete;
    LastInput& operator=(const LastInput&) = delete;
    void keep(const std::string& text) {
        const auto size = static_cast<ssize_t>(text.size());
        ASSERT_EQ(pwrite(descriptor_, text.data(), text.size(), 0), size);
        ASSERT_EQ(ftruncate(descriptor_, size), 0);
    }

private:
    int descriptor_;
};

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double secondsWanted() {
    const char* const words = std::getenv("GIMBALSCOPE_FUZZ_SECONDS");
    return words != nullptr ? std::atof(words) : kSeconds;
}

/// Bytes on the heap that nobody has freed: a target keeps nothing from one input to the next.
std::size_t heapInUse() {
#ifdef __SANITIZE_ADDRESS__
    return __sanitizer_get_current_allocated_bytes();
#else
    const struct mallinfo2 all = mallinfo2();
    return all.uordblks + all.hblkhd;
#endif
}

long peakKilobytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

class F32 : public testing::TestWithParam<Target> {};

TEST_P(F32, NeitherCrashesNorHangs) {
    const Target& target = GetParam();
    const std::string kept = "fuzz-" + std::string(target.name);
    for (const std::string& seed : target.seeds()) {
        target.run(seed);
    }
    [[maybe_unused]] const long peakBefore = peakKilobytes();
    const std::size_t heapBefore = heapInUse();
    Mutator mutator(target);
    LastInput last(kept);
    long inputs = 0;
    double slowest = 0.0;
    for (const double end = cpuSeconds() + secondsWanted(); cpuSeconds() < end; ++inputs) {
        const std::string text = mutator.next();
        last.keep(text);
        const double start = cpuSeconds();
        target.run(text);
        slowest = std::max(slowest, cpuSeconds() - start);
        ASSERT_LT(slowest, 1.0) << "see " << kept;
    }
    std::remove(kept.c_str());
    EXPECT_GT(inputs, 100);
    RecordProperty("inputs", static_cast<int>(inputs));
    // The mutator's pool holds at most 2 MiB of it.
    RecordProperty("heap", std::to_string(heapInUse()));
    EXPECT_LT(heapInUse(), heapBefore + 4 * 1024 * 1024);
#ifndef __SANITIZE_ADDRESS__
    // No single input takes much either. (The sanitizer keeps what was freed for a while.)
    EXPECT_LT(peakKilobytes() - peakBefore, 128 * 1024);
#endif
}

INSTANTIATE_TEST_SUITE_P(Parsers, F32, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace gimbalscope::fuzz
