# SPDX-FileCopyrightText: 2026 The Gimbalscope authors
# SPDX-License-Identifier: MIT
"""Windows that keep settings, in a home of their own."""
import os
import signal

from harness import Window, X11Test, read, wait_for

FIRST, LAST = "# gimbalscope settings 1", "# end of settings"


class Sitting(Window):
    """A window with settings, at the place and of the size that they say."""

    def __init__(self, server, home, *options, environment=None, name="a"):
        self.folder = os.path.join(home, ".config", "gimbalscope")
        self.settings = os.path.join(self.folder, "settings.gsc")
        super().__init__(server, home, *options, name=name, environment={
            "HOME": home, "XDG_CONFIG_HOME": None, **(environment or {})})

    @property
    def messages(self):
        """What it said, but for remarks on how busy this machine is."""
        return "".join(line for line in super().messages.splitlines(keepends=True)
                       if "stood still" not in line and "No graphics card" not in line)

    def wait_setting(self, line):
        wait_for(lambda: line in self.kept(), f"\"{line}\" in\n" + read(self.settings))

    def kept(self):
        return read(self.settings).splitlines()


class SettingsTest(X11Test):
    def setUp(self):
        super().setUp()
        self.home = self.folder()

    def sit(self, *options, **kwargs):
        sitting = Sitting(self.server, self.home, *options, **kwargs)
        self.addCleanup(lambda: sitting.stop(signal.SIGKILL))
        return sitting

    def put(self, text):
        """A file of settings from before."""
        folder = os.path.join(self.home, ".config", "gimbalscope")
        os.makedirs(folder, exist_ok=True)
        mode = "wb" if isinstance(text, bytes) else "w"
        with open(os.path.join(folder, "settings.gsc"), mode) as file:
            file.write(text)
