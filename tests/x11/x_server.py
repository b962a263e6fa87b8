# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Does to the X server of $DISPLAY what people and desktops do.

    pull-monitor        turns off its first output, as pulling out the cable does
    dots-per-inch N     says how fine the screen is, for programs that start from now on
"""
import ctypes
import sys

STRING = 31  # XA_STRING


class Resources(ctypes.Structure):
    """The front of XRRScreenResources."""
    _fields_ = [("timestamp", ctypes.c_ulong), ("config_timestamp", ctypes.c_ulong),
                ("crtc_count", ctypes.c_int), ("crtcs", ctypes.POINTER(ctypes.c_ulong))]


def pull_monitor(display, root):
    randr = ctypes.CDLL("libXrandr.so.2")
    randr.XRRGetScreenResources.restype = ctypes.POINTER(Resources)
    resources = randr.XRRGetScreenResources(display, root)
    none, unturned = ctypes.c_ulong(0), ctypes.c_ushort(1)
    return randr.XRRSetCrtcConfig(
        display, resources, ctypes.c_ulong(resources.contents.crtcs[0]), none, 0, 0, none, unturned,
        None, 0)


def say_dots_per_inch(x11, display, root, dots):
    x11.XInternAtom.restype = ctypes.c_ulong
    name = ctypes.c_ulong(x11.XInternAtom(display, b"RESOURCE_MANAGER", 0))
    text = f"Xft.dpi:\t{dots}\n".encode()
    x11.XChangeProperty(display, root, name, ctypes.c_ulong(STRING), 8, 0, text, len(text))
    # Otherwise the server starts anew when its only client leaves.
    x11.XSetCloseDownMode(display, 1)
    return 0


def main():
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return 1
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    failed = (pull_monitor(display, root) if sys.argv[1] == "pull-monitor" else
              say_dots_per_inch(x11, display, root, sys.argv[2]))
    x11.XSync(display, 0)
    return failed


if __name__ == "__main__":
    sys.exit(main())
