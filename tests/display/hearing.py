"""Runs the program with the screen reader Orca, whose speech goes into a list, and types at its keyboard.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import shutil
import subprocess
import time

# Replaces Orca's own file of this name, and writes down what Orca would say.
CUSTOMIZATIONS = """
import os, time
from orca import speech, settings
_log = open(os.environ["ORCA_SPEECH_LOG"], "a", buffering=1)
def _put(kind, text):
    _log.write("%.3f\\t%s\\t%s\\n" % (time.time(), kind, str(text).replace("\\n", " ")))
speech._speak = lambda text, acss=None, interrupt=True: _put("say", text)
speech.speakCharacter = lambda character, acss=None: _put("char", character)
speech.speakKeyEvent = lambda event, acss=None: _put("key", event.getKeyName())
speech.init = speech.shutdown = lambda *arguments: None
speech.stop = lambda *arguments: None
settings.enableBraille = settings.enableSound = False
settings.enableKeyEcho = settings.enableEchoByWord = settings.enableEchoByCharacter = False
"""

START_SECONDS = 60
STEP_SECONDS = 15  # what was not said by then is not said


def was_said(wanted, said):
    """Whether all of @wanted stands in what was said, one behind the other."""
    at, text = 0, "\n".join(said)
    for part in wanted:
        found = text.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return True


class Hearing:
    """The program, and what is heard of it. To be used with "with"."""

    def __init__(self, quiet=0.7):
        self.quiet = quiet  # so long nothing was said: it has ended
        self.log = os.path.join(os.environ["XDG_STATE_HOME"], "speech")
        self.read = 0
        self.processes = []
        self.orca = None

    def __enter__(self):
        folder = os.path.join(os.environ["XDG_DATA_HOME"], "orca")
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "orca-customizations.py"), "w", encoding="utf-8") as file:
            file.write(CUSTOMIZATIONS)
        open(self.log, "w", encoding="utf-8").close()
        self.start(["openbox", "--sm-disable"])
        # The pointer would choose in lists that open below it, and a key that is let go late would be pressed again.
        subprocess.run(["xdotool", "mousemove", "0", "0"], check=True)
        if shutil.which("xset"):
            subprocess.run(["xset", "r", "off"], check=True)
        # Only the program is to end with what GLib calls critical: Orca has such a moment now and then when a window closes.
        self.orca = self.start(["orca"] + (["--debug-file=" + os.environ["ORCA_DEBUG"]] if "ORCA_DEBUG" in os.environ else []),
                               ORCA_SPEECH_LOG=self.log, G_DEBUG="")
        try:
            self.wait_for("Screen reader on")
        except AssertionError:
            self.__exit__()
            raise
        return self

    def __exit__(self, *exception):
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()

    def start(self, command, **environment):
        with open(os.devnull, "wb") as nothing:
            self.processes.append(subprocess.Popen(command, env={**os.environ, **environment}, stdout=nothing,
                                                   stderr=nothing if command[0] == "orca" else None))
        return self.processes[-1]

    def new(self):
        """Returns what was said since it was last asked."""
        if self.orca.poll() is not None:
            raise AssertionError(f"Orca has ended with {self.orca.returncode}; there can be only one of a user at a time")
        with open(self.log, encoding="utf-8") as file:
            lines = file.read().split("\n")[:-1]
        fresh, self.read = lines[self.read:], len(lines)
        return [text for _, kind, text in (line.split("\t", 2) for line in fresh) if kind != "key" and text.strip()]

    def wait_for(self, text, seconds=START_SECONDS):
        """Waits until @text was said. Returns what was said up to it."""
        said, deadline = [], time.monotonic() + seconds
        while not any(text in line for line in said):
            if time.monotonic() > deadline:
                raise AssertionError(f"“{text}” was not said within {seconds} s, but {said}")
            time.sleep(0.1)
            said += self.new()
        return said

    def listen(self, wanted=(), at_least=0.9):
        """Returns what is said until it is quiet, but at least until all of @wanted was said, in this order: Orca takes its time."""
        said, start = [], time.monotonic()
        until, deadline = start + at_least, start + STEP_SECONDS
        while time.monotonic() < until or (time.monotonic() < deadline and not was_said(wanted, said)):
            time.sleep(0.05)
            fresh = self.new()
            if fresh:
                said += fresh
                until = max(until, time.monotonic() + self.quiet)
        return said

    def press(self, *keys, wanted=(), at_least=0.9):
        """Presses keys, one after the other, as fast as a hand; returns what is said then."""
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)
        return self.listen(wanted, at_least)

    def type(self, text, wanted=(), at_least=0.9):
        subprocess.run(["xdotool", "type", "--delay", "40", text], check=True)
        return self.listen(wanted, at_least)
