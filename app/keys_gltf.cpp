// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
#include "app/keys_gltf.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "app/exit_code.h"
#include "app/sample_times.h"
#include "app/signals.h"
#include "convention/frame.h"
#include "curve/motion.h"
#include "io/input_file.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::app {
namespace {

using io::GltfInterpolation;
using math::Quat;

constexpr std::size_t kLargestFile = std::size_t{128} << 20;
constexpr double kLatestStartS = 1000.0;
constexpr double kUnitTolerance = 0.01;  // a quaternion of bytes is off by up to half of this
constexpr int kLooks = 32;               // at the curve between two keys of the file
constexpr std::size_t kKeysAtOnce = 1024;
constexpr std::size_t kMostLooks = 2'000'000;  // in all, where 4 between two keys are enough

convention::FrameId gltfAxes() {
    static const convention::FrameId kAxes = *convention::frameFromName("+z-x+y");
    return kAxes;
}

Quat fromGltf(const io::GltfQuat& q) {
    return convention::fromFrame({q[0], q[1], q[2], q[3]}, gltfAxes());
}
io::GltfQuat toGltf(const Quat& worldFromBody) {
    const Quat q = convention::toFrame(worldFromBody, gltfAxes());
    return {q.x, q.y, q.z, q.w};
}

/// Without the checks that a file of other people's needs.
std::vector<curve::Key> keysOf(const io::GltfRotation& rotation) {
    const bool isCubic = rotation.interpolation == GltfInterpolation::CubicSpline;
    std::vector<curve::Key> keys;
    for (const io::GltfKey& each : rotation.keys) {
        curve::Key key{.timeS = rotation.startS + each.timeS,
                       .worldFromBody = fromGltf(each.value)};
        if (isCubic) {
            key.tangents = curve::Tangents{fromGltf(each.in), fromGltf(each.out)};
        }
        keys.push_back(key);
    }
    return keys;
}

std::optional<curve::Method> methodOf(GltfInterpolation interpolation) {
    switch (interpolation) {
        case GltfInterpolation::Linear:
            return curve::Method::Slerp;
        case GltfInterpolation::CubicSpline:
            return curve::Method::GltfCubic;
        default:
            return std::nullopt;
    }
}

/// Says what is remarkable about keys that can be used; true when they are not as they should be.
bool remarkOn(const io::GltfRotation& rotation, const curve::Usable& usable, FindingLog& log) {
    if (rotation.interpolation == GltfInterpolation::Step) {
        log.remark({"W243",
                    "the file goes in steps (STEP): its keys are used, and what lies "
                    "between them is for the method to say"});
    }
    double worst = 1.0;
    for (const curve::Key& key : usable.keys) {
        const double length = math::norm(key.worldFromBody);
        worst = std::abs(length - 1.0) > std::abs(worst - 1.0) ? length : worst;
    }
    const bool isOff = std::abs(worst - 1.0) > kUnitTolerance;
    if (isOff) {
        log.remark({"W201", "keys are not of length 1, the worst has " +
                                text::formatFixed(worst, 6) +
                                "; squad and gltf-cubic take them as they are, other methods "
                                "normalise them"});
    }
    if (!usable.merged.empty()) {
        log.remark({"W210",
                    "a key is less than a nanosecond behind the one before and was left "
                    "out"});
    }
    return isOff || !usable.merged.empty();
}

/// What a curve becomes: the file's keys, their times in float32 already.
class Writing {
public:
    Writing(const curve::Curve& curve, const GltfStyle& style) : curve_(curve), style_(style) {
        const double firstS = curve.firstS();
        rotation_.startS = firstS < 0.0 || firstS > kLatestStartS ? firstS : 0.0;
        rotation_.node = style.node;
        rotation_.animation = curve::name(curve.method());
        rotation_.interpolation =
            curve.intervals().empty() ? GltfInterpolation::Linear : style.interpolation;
    }

    io::GltfRotation run() && {
        if (rotation_.interpolation == GltfInterpolation::Linear) {
            sampleEvenly();
        } else {
            for (std::size_t i = 0; i < curve_.intervals().size(); ++i) {
                cut(i);
            }
            rotation_.keys.back().out = {};
        }
        return std::move(rotation_);
    }

    /// How many keys there will be, as a number that cannot overflow.
    double count() const {
        return rotation_.interpolation == GltfInterpolation::Linear
                   ? static_cast<double>(SampleTimes(curve_, style_.ratePerS, 1.0).count())
                   : static_cast<double>(curve_.intervals().size()) *
                             static_cast<double>(style_.pieces) +
                         1.0;
    }

private:
    double inFile(double timeS) const {
        return static_cast<double>(static_cast<float>(timeS - rotation_.startS));
    }

    /// The attitude with the sign that is nearer to the one before.
    Quat near(const Quat& q) {
        const double dot = q.x * last_.x + q.y * last_.y + q.z * last_.z + q.w * last_.w;
        last_ = dot < 0.0 ? -q : q;
        return last_;
    }

    // At the times that the file can hold, so that a reader has the curve itself at each.
    void sampleEvenly() {
        const SampleTimes times(curve_, style_.ratePerS, 1.0);
        for (std::int64_t i = 0; i < times.count() && !isToStop(); ++i) {
            const double fileS = inFile(times.at(i).s);
            const bool isLast = i + 1 == times.count();
            if (isLast && i > 0 && fileS <= rotation_.keys.back().timeS) {
                return;  // the step before the end is shorter than float32 can tell
            }
            const Quat attitude = near(curve_.at(rotation_.startS + fileS));
            rotation_.keys.push_back({.timeS = fileS, .value = toGltf(attitude)});
        }
    }

    /// The keys of an interval: its pieces' beginnings, which the interval before has added already
    /// as its end, and its end.
    void cut(std::size_t interval) {
        const curve::Interval& here = curve_.intervals()[interval];
        const double pieces = static_cast<double>(style_.pieces);
        for (std::size_t piece = 0; piece <= style_.pieces; ++piece) {
            const double part = static_cast<double>(piece) / pieces;
            const bool isKey = piece > 0 || interval == 0;
            const Quat attitude = isKey ? follow(interval, part, 1.0 / pieces) : last_;
            const io::GltfQuat change = toGltf(tangent(interval, part, attitude));
            if (isKey) {
                const double timeS = here.startS + part * here.lengthS;
                rotation_.keys.push_back({.timeS = inFile(timeS),
                                          .value = toGltf(attitude),
                                          .in = piece > 0 ? change : io::GltfQuat{}});
            }
            if (piece < style_.pieces) {
                rotation_.keys.back().out = change;
            }
        }
    }

    /// The attitude at a part of an interval, with the sign that the way there gives it.
    Quat follow(std::size_t interval, double part, double piece) {
        if (part == 0.0) {
            last_ = curve_.at(interval, 0.0);
            return last_;
        }
        for (int look = 1; look < kLooks; ++look) {
            near(curve_.at(interval, part - piece * (1.0 - look / double{kLooks})));
        }
        return near(curve_.at(interval, part));
    }

    /// The change per second of the four numbers. glTF's own cubic is written as it is.
    Quat tangent(std::size_t interval, double part, const Quat& attitude) const {
        const curve::Interval& here = curve_.intervals()[interval];
        if (curve_.method() == curve::Method::GltfCubic && style_.pieces == 1) {
            const Quat& key = part == 0.0 ? here.from : here.to;
            const Quat& change = part == 0.0 ? here.leaving : here.arriving;
            const double dot =
                key.x * attitude.x + key.y * attitude.y + key.z * attitude.z + key.w * attitude.w;
            return scaled(change, std::copysign(1.0 / (here.lengthS * math::norm(key)), dot));
        }
        const math::Vec3 rate = curve::motionAt(curve_, interval, part).rateRadPerS * 0.5;
        return attitude * Quat{rate.x, rate.y, rate.z, 0.0};
    }

    static Quat scaled(const Quat& q, double by) {
        return {q.x * by, q.y * by, q.z * by, q.w * by};
    }

    const curve::Curve& curve_;
    const GltfStyle& style_;
    io::GltfRotation rotation_;
    Quat last_;
};

/// How far a file of ours, as a reader goes through it, is off the curve it was made of.
void measure(const curve::Curve& curve, GltfCurve& file) {
    const std::optional<io::GltfRotation> read = io::readGltf(file.bytes, {}).rotation;
    if (!read) {
        file.bytes.clear();
        file.problem = "what was written cannot be read again";
        return;
    }
    const std::vector<curve::Key> keys = keysOf(*read);
    const std::size_t fewer = kMostLooks / keys.size();
    const int looks = static_cast<int>(std::clamp<std::size_t>(fewer, 4, kLooks));
    double worstRad = 0.0;
    // A few keys at a time: how glTF goes between two depends on these alone.
    for (std::size_t first = 0; first + 1 < keys.size() && !isToStop(); first += kKeysAtOnce) {
        const auto begin = keys.begin() + static_cast<std::ptrdiff_t>(first);
        const auto count = std::min(kKeysAtOnce + 1, keys.size() - first);
        const curve::Curve again({begin, begin + static_cast<std::ptrdiff_t>(count)},
                                 *methodOf(read->interpolation), {});
        for (const curve::Interval& interval : again.intervals()) {
            for (int look = 0; look <= looks; ++look) {
                const double timeS = std::clamp(interval.startS + interval.lengthS * look / looks,
                                                curve.firstS(), curve.lastS());
                const double offRad = math::angleBetween(again.at(timeS), curve.at(timeS)).value;
                if (offRad > worstRad) {
                    worstRad = offRad;
                    file.deviationAtS = timeS;
                }
            }
        }
    }
    file.deviationDeg = math::toDegrees(math::Radians{worstRad}).value;
}

}  // namespace

bool isGltfPath(std::string_view path) {
    const std::string lower = text::lowerCase(path);
    return lower.ends_with(".gltf") || lower.ends_with(".glb");
}

KeysFile readGltfKeys(const std::string& path, FindingLog& log, const std::string& node) {
    KeysFile file;
    const io::WholeFile whole = io::readPlain(path, kLargestFile);
    if (!whole.text) {
        log.complaint(whole.error);
        file.code = kExitUnreadable;
        return file;
    }
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const io::GltfRead read =
        io::readGltf(*whole.text, {.node = node, .folder = folder.empty() ? "." : folder});
    for (const io::Finding& finding : read.findings) {
        finding.code.starts_with('E') ? log.error(finding) : log.remark(finding);
    }
    if (read.rotation && read.rotation->keys.size() > kMostKeys) {
        log.error({"E125", "more than 1,000,000 keys"});
    } else if (read.rotation) {
        curve::Usable usable = curve::usable(keysOf(*read.rotation));
        file.isRepaired = remarkOn(*read.rotation, usable, log);
        file.keys = std::move(usable.keys);
        file.method = methodOf(read.rotation->interpolation);
        return file;
    }
    file.code = kExitRejected;
    return file;
}

GltfCurve gltfOf(const curve::Curve& curve, const GltfStyle& style) {
    GltfCurve file;
    Writing writing(curve, style);
    if (!(writing.count() <= static_cast<double>(kMostKeys))) {
        file.problem = "it would have more than 1,000,000 keys";
        return file;
    }
    const io::GltfRotation rotation = std::move(writing).run();
    for (const io::GltfKey& key : rotation.keys) {
        if (!std::isfinite(key.value[0] + key.in[0] + key.out[0])) {
            file.problem = "the curve has no attitude at " +
                           text::formatShortest(rotation.startS + key.timeS) + " s";
            return file;
        }
    }
    io::GltfWritten written =
        io::writeGltf(rotation, style.form, "gimbalscope " GIMBALSCOPE_VERSION);
    file.bytes = std::move(written.bytes);
    file.problem = std::move(written.problem);
    file.interpolation = rotation.interpolation;
    file.keys = rotation.keys.size();
    file.startS = rotation.startS;
    if (file.problem.empty()) {
        measure(curve, file);
    }
    return file;
}

}  // namespace gimbalscope::app
