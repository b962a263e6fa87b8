// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// Random but repeatable command lines for tests: everything a person does at the window.
#pragma once

#include <random>
#include <string>

namespace gimbalscope::sim {

class RandomCommands {
public:
    explicit RandomCommands(unsigned seed) : random_(seed) {}

    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }

    /// Steps to fly before the next line.
    int pause() { return upTo(3) == 0 ? upTo(90) : upTo(4); }

    /// One that changes the state, but not by way of the past.
    std::string change() {
        static const char* const kTurns[] = {"pitch-up", "pitch-down", "yaw-right",
                                             "yaw-left", "bank-right", "bank-left"};
        const std::string turn = kTurns[upTo(5)];
        switch (upTo(42)) {
            case 0:
                return "turn " + turn + " " + std::to_string(upTo(90));
            case 1:
                return "steer " + turn + " on coarse";
            case 2:
                return "steer " + turn + " off";
            case 3:
                return "release";
            case 4:
                return "preset " + std::to_string(1 + upTo(8));
            case 5:
                return "theme " + std::string(upTo(1) ? "light" : "dark");
            case 6:
                return "orbit " + std::to_string(upTo(20) - 10) + " 3";
            case 7:
                return "arithmetic " + std::string(upTo(1) ? "half" : "default");
            case 8:
                return "show urot urot:nearest lsl oblivion";
            case 9:
                return "show urot ZYX:keep-last";
            case 10:
                return "policy " + std::string(upTo(1) ? "nearest" : "as-published");
            case 11:
                return "renormalise " + std::string(upTo(1) ? "on" : "off");
            case 12:
                return "rate " + turn + " 60 for 1 meanwhile";
            case 13:
                return "hold distance 0.01 jitter 1e-6 for 1 meanwhile";
            case 14:
                return "cross miss 0.1 meanwhile";
            case 15:
                return "tumble for 2 meanwhile";
            case 16:
                return "autopilot off";
            case 17:
                return "stick pitch 0.5";
            case 18:
                return "stick pitch 0";
            case 19:
                return "text-size " + std::to_string(100 + 10 * upTo(5));
            case 20:
                return "tick-rate " + std::to_string(upTo(1) ? 60 : 37);
            case 21:
                return "select " + std::to_string(1 + upTo(1));
            case 22:
                return "help " + std::string(upTo(1) ? "on" : "off");
            case 23:
                return "speed 0.5";
            case 24:
                return "inertia " + std::string(upTo(1) ? "on" : "off");
            case 25:
                return "reset";
            case 26:
                return "brake";
            case 27:
                return "variant";
            case 28:
                return "literal " + std::string(upTo(1) ? "on" : "off");
            case 29:
                return "level";
            case 30:
                return "drive " + std::string(upTo(1) ? "quaternion" : "both");
            case 31:
                return "versus " + std::string(upTo(2) ? "urot:nearest" : "off");
            case 32:
                return "show urot versus ZYX:keep-last lsl versus urot";
            case 33:
                return upTo(2) ? "keyframe add"
                               : "keyframe add at " + std::to_string(upTo(9) * 0.3);
            case 34:
                return "keyframe set " + std::to_string(1 + upTo(3)) +
                       (upTo(1) ? " now" : " at " + std::to_string(upTo(40) * 0.1));
            case 35:
                return "keyframe drop " + std::to_string(1 + upTo(3));
            case 36:
                return "keyframe move " + std::to_string(1 + upTo(2)) + " to 1";
            case 37:
                return std::string("method ") + (upTo(2) ? (upTo(1) ? "slerp" : "squad-timed")
                                                         : (upTo(1) ? "euler" : "spline"));
            case 38:
                return "keyframes play meanwhile";
            case 39:
                return "scrub " + std::to_string(upTo(40) * 0.1);
            case 40:
                return std::string("ends ") + (upTo(1) ? "closed" : "natural");
            case 41:
                return upTo(4) ? "round " + std::string(upTo(1) ? "on" : "off") : "keyframes clear";
            default:
                return "integration " + std::string(upTo(1) ? "seed" : "exact");
        }
    }

    /// Any, the past included.
    std::string any() {
        switch (upTo(14)) {
            case 0:
                return "seek " + std::to_string(upTo(400) / 10.0);
            case 1:
                return "seek end";
            case 2:
                return "back";
            case 3:
                return "tick";
            case 4:
                return "undo";
            case 5:
                return "redo";
            case 6:
                return "drop";
            case 7:
                return "pause off";
            case 8:
                return upTo(3) == 0 ? "pause on" : "pause off";
            default:
                return change();
        }
    }

private:
    std::mt19937 random_;
};

}  // namespace gimbalscope::sim
