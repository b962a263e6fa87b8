// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// F65: ten thousand random clicks, drags, wheels, keys and pads with a fixed seed on the whole
// interface, without OpenGL. Whatever comes out is obeyed; the state has to stay sound.
// GIMBALSCOPE_MONKEY_SEED takes another seed.
#include <cstdlib>
#include <random>

#include "sim/own.h"
#include "ui/pad_pilot.h"
#include "ui/panels_fixture.h"

namespace gimbalscope::ui {
namespace {

constexpr std::array<std::pair<int, int>, 6> kSizes{
    {{1600, 900}, {1280, 720}, {640, 400}, {200, 150}, {1024, 768}, {3000, 300}}};
constexpr std::array<std::string_view, 4> kHeld{"S", "A", "Shift", "Ctrl"};

class Monkey : public PanelsTest {
protected:
    int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

    void obey(const std::vector<sim::Command>& commands) {
        for (const sim::Command& command : commands) {
            last_ = sim::text(command);
            EXPECT_TRUE(sim::parse(last_, sim::ownNames(session_.state)).command) << last_;
            sim::apply(session_, command);
            for (int step = 0; step < 2; ++step) {
                sim::flyStep(session_);
            }
        }
    }

    /// The pointer somewhere, mostly on a widget; a button; the wheel.
    void mouse() {
        ImGuiIO& io = ImGui::GetIO();
        if (!ui_.widgets.empty() && below(4) != 0) {
            const Rect& rect = ui_.widgets[random_() % ui_.widgets.size()].rect;
            io.MousePos = {static_cast<float>(rect.x + below(std::max(rect.width, 1))),
                           static_cast<float>(rect.y + below(std::max(rect.height, 1)))};
        } else {
            io.MousePos = {static_cast<float>(below(size_.first)),
                           static_cast<float>(below(size_.second))};
        }
        io.MouseDown[0] = below(2) == 0;
        io.MouseDown[1] = below(8) == 0;
        io.MouseWheel = below(5) == 0 ? static_cast<float>(below(7) - 3) : 0.0F;
        if (below(6) == 0) {
            io.AddInputCharacter(static_cast<unsigned>(32 + below(95)));
        }
    }
    void key() {
        const std::span<const Binding> all = bindings();
        KeyPress press;
        press.key =
            below(3) == 0 ? kHeld[random_() % kHeld.size()] : all[random_() % all.size()].key;
        press.down = below(2) == 0;
        press.repeat = below(8) == 0;
        press.shift = below(4) == 0;
        press.ctrl = below(4) == 0;
        obey(commandsForKeys(keys_, std::vector{press}, session_.state));
    }
    void pad() {
        PadState state;
        for (double& axis : state.axes) {
            axis = std::uniform_real_distribution<double>(-1.5, 1.5)(random_);
        }
        state.buttons[random_() % kPadButtons] = true;
        obey(commandsForPad(pad_, below(3) == 0 ? std::nullopt : std::optional(state),
                            session_.state));
    }

    void drawNext() {
        const auto [width, height] = size_;
        const sim::ViewState& view = session_.state.view;
        const float scale = textScale(width, height, 1.0, view.textPercent);
        const Frame frame = draw(session_.state, width, height, scale, view.page);
        EXPECT_TRUE(frame.finite) << "a corner that is no number after " << last_;
        obey(frame.commands);
    }

    /// What nothing may break.
    void check() {
        const sim::AppState& state = session_.state;
        const math::Quat& q = state.attitude;
        ASSERT_NEAR(std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w), 1.0, 1e-9) << last_;
        ASSERT_FALSE(state.cards.empty()) << last_;
        ASSERT_LT(state.view.selectedCard, state.cards.size()) << last_;
        ASSERT_GE(state.view.textPercent, 75) << last_;
        ASSERT_LE(state.view.textPercent, 300) << last_;
        ASSERT_EQ(state, state) << "NaN in the state after " << last_;
    }

    std::mt19937 random_;
    std::pair<int, int> size_ = kSizes[0];
    KeyPilot keys_;
    PadPilot pad_;
    std::string last_;
};

TEST_F(Monkey, F65TenThousandRandomEvents) {
    const char* const seed = std::getenv("GIMBALSCOPE_MONKEY_SEED");
    random_.seed(seed != nullptr ? static_cast<unsigned>(std::atoi(seed)) : 20261201U);
    for (int event = 0; event < 10000; ++event) {
        SCOPED_TRACE("event " + std::to_string(event));
        switch (below(8)) {
            case 0:
                key();
                break;
            case 1:
                pad();
                break;
            default:
                mouse();
        }
        if (below(200) == 0) {
            size_ = kSizes[random_() % kSizes.size()];
        }
        drawNext();
        check();
        if (HasFatalFailure()) {
            return;
        }
    }
}

}  // namespace
}  // namespace gimbalscope::ui
