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
// DRI3. When the X server dies, Xlib ends the process with exit code 1; nothing here needs to be
// saved then.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "platform/input.h"

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
    bool fitsScreen = false;    ///< smaller than asked when the screen is
    bool debugContext = false;  ///< ask for one that reports errors through KHR_debug
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
    /// Seconds since the program started; monotonic.
    double seconds() const;

    void setTitle(const std::string& title);
    void setFullScreen(bool on);
    void setPointer(Pointer pointer);
    std::string clipboardText() const;
    void setClipboardText(const std::string& text);
    /// What is printed on the key of that name: "Z" for "W" on a French keyboard. The name when
    /// unknown.
    std::string printedOn(const std::string& key) const;

    /// For the input callbacks of this file only.
    void push(const InputEvent& event);

private:
    friend struct OpenedWindow openWindow(const WindowRequest& request);
    explicit Window(GLFWwindow* handle);

    GLFWwindow* handle_ = nullptr;
    std::vector<InputEvent> events_;
    PixelSize windowedSize_;
    int windowedX_ = 0, windowedY_ = 0;
    void* pointers_[4] = {};
};

/// A window, or none and the reason as one sentence.
struct OpenedWindow {
    std::unique_ptr<Window> window;
    std::string error;
};

/// Opens the window and makes its context current. Never throws, never ends the program.
OpenedWindow openWindow(const WindowRequest& request);

/// Looks up an OpenGL function of the current context; for the OpenGL loader.
void (*openGlFunction(const char* name))();

}  // namespace gimbalscope::platform
