// SPDX-FileCopyrightText: 2026 The Gimbalscope authors
// SPDX-License-Identifier: MIT
//
// The window: one at a time, with an OpenGL 3.3 core context and a queue of input events. Order of
// calls:
//
//   openWindow -> { poll or wait -> takeEvents -> draw -> swap }... -> destructor
//
// Opening fails with a sentence for people (no display, no such display, OpenGL too old, no GLX).
// The context is the platform's native one: an EGL context on X11 presents 25 times slower without
// DRI3. When the X server dies, Xlib calls exit(1): who keeps something registers for it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/input.h"
#include "platform/window_place.h"

struct GLFWwindow;

namespace gimbalscope::platform {

struct PixelSize {
    int width = 0, height = 0;
    friend bool operator==(const PixelSize&, const PixelSize&) = default;
};

enum class Pointer : std::uint8_t { Arrow, Text, Hand, ResizeHorizontal };

struct WindowRequest {
    std::string title;
    PixelSize size{1600, 900};
    bool fitsScreen = false;             ///< smaller than asked when the screen is
    std::optional<WindowPlace> place{};  ///< instead of the size, brought onto a monitor
    bool debugContext = false;           ///< ask for one that reports errors through KHR_debug
};

class Window {
public:
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Handles what the system has sent and returns at once.
    void poll();
    /// Sleeps until something happens or the time is over; at most 0.5 s.
    void wait(double seconds);
    /// The events since the last call, oldest first.
    std::vector<InputEvent> takeEvents();

    /// Shows what was drawn.
    void swap();
    /// Size of the framebuffer; 0 by 0 while the window is minimised on some systems.
    PixelSize framebufferSize() const;
    /// How large the system wants text: 1 at 96 dots per inch. 0 or nonsense from the system is 1.
    double contentScale() const;
    /// False while nothing of it can be seen (minimised, or not larger than nothing).
    bool isVisible() const;
    bool shouldClose() const;
    /// It has the keyboard.
    bool isFocused() const;
    /// Seconds since the program started; monotonic.
    double seconds() const;

    void setTitle(const std::string& title);
    /// Fills the monitor that shows most of it; off: back to its former place, or as near as the
    /// monitors there are allow.
    void setFullScreen(bool on);
    /// False also after the monitor that it filled was pulled out.
    bool isFullScreen() const;
    /// The first game pad that is connected; none when there is none.
    std::optional<PadReading> pad() const;
    /// A new system window and context in the place of this one, after the context was lost; every
    /// OpenGL object is gone with the old one. A sentence when that fails.
    std::string renew();
    /// Where it stands; none while it is minimised, maximised or fills the screen.
    std::optional<WindowPlace> place() const;
    /// Puts it there, or to the nearest place where a monitor shows it.
    void setPlace(const WindowPlace& place);
    void setPointer(Pointer pointer);
    std::string clipboardText() const;
    void setClipboardText(const std::string& text);
    /// What is printed on the key of that name: "Z" for "W" on a French keyboard. The name when
    /// unknown.
    std::string printedOn(const std::string& key) const;

    /// For the callbacks of input, and for tests of what follows from it.
    void push(const InputEvent& event);

private:
    friend struct OpenedWindow openWindow(const WindowRequest& request);
    Window(GLFWwindow* handle, WindowRequest request);
    void listen();

    GLFWwindow* handle_ = nullptr;
    std::vector<InputEvent> events_;
    WindowRequest request_;
    std::optional<WindowPlace> windowed_;  ///< where it stood before it filled a monitor
    void* pointers_[4] = {};
};

/// A window, or none and the reason as one sentence.
struct OpenedWindow {
    std::unique_ptr<Window> window;
    std::string error;
};

/// A scale as the system reports it, which may be 0 or not a number after sleep, as one between 0.5
/// and 4; nonsense is 1.
double usableScale(double x, double y);

/// Opens the window and makes its context current. Never throws, never ends the program.
OpenedWindow openWindow(const WindowRequest& request);

/// The part of each monitor that windows may use; the primary monitor first. After openWindow's
/// start of the window system only.
std::vector<WindowPlace> workAreas();

/// Looks up an OpenGL function of the current context; for the OpenGL loader.
void (*openGlFunction(const char* name))();

}  // namespace gimbalscope::platform
