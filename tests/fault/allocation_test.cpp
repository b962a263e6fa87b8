// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Memory that runs out, fault row F67: allocation 1 fails, then 2, then 3, ... until what is tested
// gets through. Each failure must come out as std::bad_alloc with nothing leaked (the sanitizers
// look), and the same operation must work afterwards.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <set>
#include <string>

#include "io/output_file.h"
#include "sim/play.h"
#include "temporary_folder.h"
#include "tune/check.h"
#include "tune/compare.h"
#include "tune/convention_text.h"
#include "tune/detect.h"
#include "tune/export.h"
#include "tune/paste.h"

namespace {

// Allocations until one fails; negative: none does.
long allocationsLeft = -1;

void* allocated(std::size_t size) {
    if (allocationsLeft == 0) {
        throw std::bad_alloc();
    }
    allocationsLeft -= allocationsLeft > 0 ? 1 : 0;
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) {
        return memory;
    }
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return allocated(size); }
void* operator new[](std::size_t size) { return allocated(size); }
// Whoever asks like this does without (std::stable_sort): it is never the allocation that fails.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace gimbalscope {
namespace {

/// Runs the operation with each of its first allocations failing in turn, then more and more
/// seldom one of the later ones. Returns about how many it makes.
template <class Operation>
long failEach(Operation operation) {
    constexpr long kMost = 100000;
    long runs = 0;
    for (long n = 0; n < kMost; n += 1 + n / 8, ++runs) {
        allocationsLeft = n;
        try {
            const bool worked = operation();
            allocationsLeft = -1;
            EXPECT_TRUE(worked);
            return n;
        } catch (const std::bad_alloc&) {
            allocationsLeft = -1;
        }
        if (runs % 16 == 0) {
            EXPECT_TRUE(operation()) << "after allocation " << n << " had failed";
        }
    }
    ADD_FAILURE() << "never got through";
    return kMost;
}

// (Reading the file back is toml++'s, which ends the program when memory for its own error runs
// out.)
TEST(F67, AConvention) {
    const convention::Custom custom = convention::customFrom(*convention::find("urot"));
    EXPECT_GT(failEach([&] { return !tune::conventionText(custom).empty(); }), 20);
    EXPECT_GT(failEach([&] { return rowOf(custom)->id == "urot"; }), 1);
    EXPECT_GT(failEach([&] { return !problem(custom).has_value(); }), 1);
}

TEST(F67, APastedText) {
    EXPECT_GT(failEach([] {
                  return tune::readPaste("(Pitch=16384,Yaw=8192,Roll=0)").readings.size() == 1;
              }),
              5);
    EXPECT_GT(failEach([] { return tune::readPaste("0.5, 0.5, 0.5, 0.6").readings.size() == 2; }),
              5);
}

/// Three attitudes with what a row of the catalog shows for them.
tune::PairTable readings(const convention::Convention& row) {
    tune::PairTable table;
    table.kind.form = tune::AttitudeForm::Matrix;
    table.columnNames = {"a", "b", "c"};
    for (const convention::HeadingNoseBank& each :
         {convention::HeadingNoseBank{{30.0}, {20.0}, {40.0}},
          convention::HeadingNoseBank{{-70.0}, {35.0}, {-15.0}},
          convention::HeadingNoseBank{{120.0}, {-50.0}, {65.0}}}) {
        const math::Quat attitude = attitudeFrom(each);
        convention::PolicyMemory memory;
        const convention::Reading reading = read(row, {}, attitude, attitude, memory);
        tune::Pair pair{.inFrame = attitude};
        for (std::size_t i = 0; i < 3; ++i) {
            pair.columns[i] = reading.angles[row.shown[i]];
        }
        table.pairs.push_back(pair);
    }
    return table;
}

TEST(F67, ADetection) {
    const convention::Convention& row = *convention::find("oblivion");
    const tune::PairTable table = readings(row);
    EXPECT_GT(failEach([&] { return tune::detect(table).outcome == tune::Outcome::One; }), 20);
    tune::PairTable level = table;
    level.pairs = {tune::Pair{}};
    EXPECT_GT(failEach([&] { return tune::detect(level).outcome == tune::Outcome::Several; }), 20);
}

TEST(F67, ACheck) {
    const tune::PairTable table = readings(*convention::find("oblivion"));
    const auto fails = [&](const char* id) {
        return [&table, row = convention::find(id)] {
            return !tune::check(table, {row, {}}, tune::kDefaultCheckDeg).explanation.empty();
        };
    };
    EXPECT_GT(failEach(fails("oblivion-local")), 5);
    EXPECT_GT(failEach(fails("lsl")), 5);
}

TEST(F67, AComparison) {
    tune::Variant variant{.row = convention::find("urot")};
    EXPECT_GT(failEach([&] { return tune::qualityOf(variant, 20).readings > 0; }), 0);
}

TEST(F67, AnExport) {
    tune::ExportRequest request;
    request.row = convention::find("urot");
    request.options.policy = convention::Policy::Clamp;
    for (const std::string_view language : tune::languageNames()) {
        request.language = *tune::languageFromName(language);
        EXPECT_GT(failEach([&] { return !tune::exportSource(request).empty(); }), 100) << language;
    }
}

TEST(F67, AScript) {
    const std::string script = "show urot oblivion\nturn yaw-right 30\nrate pitch-up 45 for 0.1\n";
    EXPECT_GT(failEach([&] { return sim::parseScript(script).lines.size() == 3; }), 5);
}

/// Counts the temporary files that are there, without memory of its own.
class CountedFiles : public io::FileSystem {
public:
    int left() const { return left_; }
    int create(const char* path, mode_t mode) override {
        const int descriptor = FileSystem::create(path, mode);
        left_ += descriptor >= 0 ? 1 : 0;
        return descriptor;
    }
    int rename(const char* from, const char* to) override {
        --left_;
        return FileSystem::rename(from, to);
    }
    int remove(const char* path) override {
        --left_;
        return FileSystem::remove(path);
    }

private:
    int left_ = 0;
};

TEST(F67, AFileThatIsWritten) {
    const test::TemporaryFolder folder;
    const std::string path = folder / std::string("table.csv");
    const std::string line(1000, 'x');
    CountedFiles files;
    const long count = failEach([&] {
        EXPECT_EQ(files.left(), 0) << "of the attempt before";
        io::OutputFile out(path, files);
        for (int i = 0; i < 100; ++i) {
            out.write(line);
        }
        return out.commit();
    });
    EXPECT_GT(count, 3);
    EXPECT_EQ(folder.names(), std::set<std::string>{"table.csv"});
}

}  // namespace
}  // namespace gimbalscope
