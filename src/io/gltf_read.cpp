// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// From a glTF file's animations to the keys of one rotation channel.
#include <algorithm>
#include <cmath>
#include <set>

#include "io/gltf_animation.h"
#include "io/gltf_file.h"
#include "text/numbers.h"
#include "text/words.h"

namespace gimbalscope::io {
namespace {

constexpr std::size_t kMostNamed = 5;  // in a remark

/// A rotation channel as the file describes it.
struct Channel {
    std::uint64_t node = 0;
    std::string nodeName, animation;
    const GltfJson* sampler = nullptr;
    double startS = 0.0;

    /// What tells it from others: node, or animation/node.
    std::string label(bool withAnimation) const {
        return withAnimation ? animation + "/" + nodeName : nodeName;
    }
    bool isCalled(std::string_view wanted) const {
        return wanted == nodeName || wanted == label(true) || wanted == std::to_string(node) ||
               wanted == animation + "/" + std::to_string(node);
    }
};

std::string nameOf(const GltfJson& object, const std::string& otherwise) {
    const GltfJson& name = gltfMember(object, "name");
    return name.is_string() && name != "" ? name.get<std::string>() : otherwise;
}

double startOf(const GltfJson& animation) {
    const GltfJson& ours = gltfMember(gltfMember(animation, "extras"), "gimbalscope");
    const GltfJson& start = gltfMember(ours, "startS");
    const double startS = start.is_number() ? start.get<double>() : 0.0;
    return std::abs(startS) <= 1e15 ? startS : 0.0;
}

/// All channels that turn a node, in the order of the file.
std::vector<Channel> channelsOf(const GltfJson& root) {
    std::vector<Channel> found;
    const GltfJson& animations = gltfMember(root, "animations");
    for (std::size_t i = 0; animations.is_array() && i < animations.size(); ++i) {
        const GltfJson& animation = animations[i];
        for (const GltfJson& channel : gltfMember(animation, "channels")) {
            const GltfJson& target = gltfMember(channel, "target");
            if (gltfMember(target, "path") != "rotation" || gltfMember(target, "node").is_null()) {
                continue;
            }
            Channel one;
            one.node = gltfNumber(target, "node", 0);
            one.nodeName =
                nameOf(gltfElement(root, "nodes", one.node), "node " + std::to_string(one.node));
            one.animation = nameOf(animation, std::to_string(i));
            one.sampler =
                &gltfElement(animation, "samplers", gltfNumber(channel, "sampler", ~0ULL));
            one.startS = startOf(animation);
            found.push_back(std::move(one));
        }
    }
    return found;
}

/// The channels in quotes, as many as a sentence bears.
std::string listed(const std::vector<std::string>& labels) {
    std::string text;
    for (std::size_t i = 0; i < std::min(labels.size(), kMostNamed); ++i) {
        text += (i == 0 ? "" : ", ") + text::inQuotes(labels[i]);
    }
    return labels.size() > kMostNamed
               ? text + " and " + std::to_string(labels.size() - kMostNamed) + " more"
               : text;
}

std::vector<std::string> labelsOf(const std::vector<Channel>& channels) {
    const bool isOne = std::ranges::all_of(channels, [&](const Channel& each) {
        return each.animation == channels.front().animation;
    });
    std::vector<std::string> labels;
    for (const Channel& each : channels) {
        labels.push_back(each.label(!isOne));
    }
    return labels;
}

const Channel& chosen(const std::vector<Channel>& channels, const std::string& wanted,
                      std::vector<Finding>& findings) {
    if (channels.empty()) {
        throw GltfWrong{"E134", "no animation in it turns a node (no rotation channel)"};
    }
    std::vector<std::string> labels = labelsOf(channels);
    if (wanted.empty()) {
        if (channels.size() > 1) {
            const std::string first = labels.front();
            labels.erase(labels.begin());
            findings.push_back({"W241", text::inQuotes(first) + " is read, the first of " +
                                            std::to_string(channels.size()) + " that turn; not " +
                                            listed(labels)});
        }
        return channels.front();
    }
    const auto found =
        std::ranges::find_if(channels, [&](const Channel& each) { return each.isCalled(wanted); });
    if (found == channels.end()) {
        const std::vector<std::string_view> words(labels.begin(), labels.end());
        const std::string nearest = text::suggestion(wanted, words);
        throw GltfWrong{"E134", text::inQuotes(wanted) + " is no node that turns; there is " +
                                    listed(labels) + (nearest.empty() ? "" : "; " + nearest)};
    }
    return *found;
}

GltfInterpolation interpolationOf(const GltfJson& sampler) {
    const GltfJson& word = gltfMember(sampler, "interpolation");
    for (const auto each :
         {GltfInterpolation::Linear, GltfInterpolation::Step, GltfInterpolation::CubicSpline}) {
        if (word == name(each)) {
            return each;
        }
    }
    if (!word.is_null()) {
        throw GltfWrong{"E132",
                        text::inQuotes(word.is_string() ? word.get<std::string>() : word.dump()) +
                            " is no interpolation: LINEAR, STEP or CUBICSPLINE"};
    }
    return GltfInterpolation::Linear;
}

GltfQuat quatAt(const std::vector<double>& numbers, std::size_t element) {
    const std::size_t at = 4 * element;
    return {numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]};
}

bool isFinite(const GltfQuat& quat) {
    return std::ranges::all_of(quat, [](double each) { return std::isfinite(each); });
}

/// Throws when a key cannot follow the one before.
void check(const std::vector<GltfKey>& keys, std::size_t index) {
    const GltfKey& key = keys[index];
    const std::string label = "key " + std::to_string(index + 1);
    if (!std::isfinite(key.timeS)) {
        throw GltfWrong{"E110", label + ": its time is no number"};
    }
    if (index > 0 && key.timeS <= keys[index - 1].timeS) {
        throw GltfWrong{"E110", label + ": its time " + text::formatShortest(key.timeS) +
                                    " s is not after " +
                                    text::formatShortest(keys[index - 1].timeS) + " s"};
    }
    if (!isFinite(key.value) || !isFinite(key.in) || !isFinite(key.out)) {
        throw GltfWrong{"E102", label + " is not of finite numbers"};
    }
    if (std::ranges::all_of(key.value, [](double each) { return each == 0.0; })) {
        throw GltfWrong{"E101", label + " is a zero quaternion"};
    }
}

std::vector<GltfKey> keysOf(GltfFile& file, const Channel& channel, GltfInterpolation way) {
    const std::vector<double> times =
        file.numbers(gltfNumber(*channel.sampler, "input", ~0ULL),
                     {.type = "SCALAR", .components = 1, .isFloatOnly = true});
    const std::vector<double> numbers =
        file.numbers(gltfNumber(*channel.sampler, "output", ~0ULL),
                     {.type = "VEC4", .components = 4, .isFloatOnly = false});
    const bool isCubic = way == GltfInterpolation::CubicSpline;
    const std::size_t perKey = isCubic ? 3 : 1;
    if (numbers.size() / 4 != perKey * times.size()) {
        throw GltfWrong{"E132", std::to_string(times.size()) + " times and " +
                                    std::to_string(numbers.size() / 4) +
                                    " quaternions: " + std::string(name(way)) + " needs " +
                                    std::to_string(perKey) + " for each"};
    }
    if (isCubic && times.size() < 2) {
        throw GltfWrong{"E132", "CUBICSPLINE needs two keys or more"};
    }
    std::vector<GltfKey> keys(times.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        keys[i].timeS = times[i];
        keys[i].value = quatAt(numbers, perKey * i + perKey / 2);
        if (isCubic) {
            keys[i].in = quatAt(numbers, 3 * i);
            keys[i].out = quatAt(numbers, 3 * i + 2);
        }
        check(keys, i);
    }
    return keys;
}

/// The node of which this one is a part; empty when it is none's.
std::string parentOf(const GltfJson& root, std::uint64_t node) {
    const GltfJson& nodes = gltfMember(root, "nodes");
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (std::ranges::count(gltfMember(nodes[i], "children"), GltfJson(node)) > 0) {
            return nameOf(nodes[i], "node " + std::to_string(i));
        }
    }
    return {};
}

}  // namespace

std::string_view name(GltfInterpolation interpolation) {
    switch (interpolation) {
        case GltfInterpolation::Step:
            return "STEP";
        case GltfInterpolation::CubicSpline:
            return "CUBICSPLINE";
        default:
            return "LINEAR";
    }
}

GltfRead readGltf(std::string_view bytes, const GltfWanted& wanted) {
    GltfRead read;
    try {
        GltfFile file(bytes, wanted.folder);
        const std::vector<Channel> channels = channelsOf(file.root());
        const Channel& channel = chosen(channels, wanted.node, read.findings);
        GltfRotation rotation{.node = channel.nodeName,
                              .animation = channel.animation,
                              .interpolation = interpolationOf(*channel.sampler),
                              .startS = channel.startS,
                              .keys = {}};
        rotation.keys = keysOf(file, channel, rotation.interpolation);
        if (const std::string parent = parentOf(file.root(), channel.node); !parent.empty()) {
            read.findings.push_back({"W242", text::inQuotes(channel.nodeName) + " is a part of " +
                                                 text::inQuotes(parent) +
                                                 ": its attitudes are relative to that"});
        }
        read.rotation = std::move(rotation);
    } catch (const GltfWrong& wrong) {
        read.findings.push_back({wrong.code, wrong.message});
    }
    return read;
}

}  // namespace gimbalscope::io
