#!/usr/bin/python3
"""A hand for lesson-driver.c: it knows only the accessible tree of the program and what is announced, like someone who does not see it.

Usage: lesson-hand.py PID       of the program

A line of standard input is a request, and each has one line as its answer:

  begin    a lesson was opened            done
  read     what the panel says            its texts, with a tab between them
  turn     press Continue                 done
  act      press what the panel names     done, or “not announced: CONTROL”

SPDX-License-Identifier: GPL-3.0-or-later
"""

import importlib.util
import subprocess
import sys
import time
from pathlib import Path

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib
import pyatspi

spec = importlib.util.spec_from_file_location("atspi", Path(__file__).with_name("test-atspi.py"))
atspi = importlib.util.module_from_spec(spec)
spec.loader.exec_module(atspi)

PRESS = "Press: "
HEARING_SECONDS = 10
CALL_MS = 60000  # a busy machine answers late
WITHOUT_CONTROLS = (pyatspi.ROLE_LABEL, pyatspi.ROLE_ICON, pyatspi.ROLE_IMAGE)
# The title of a window is what was announced last.
NO_CONTROLS = WITHOUT_CONTROLS + (pyatspi.ROLE_FRAME, pyatspi.ROLE_DIALOG, pyatspi.ROLE_WINDOW)


def find_application(process):
    desktop = pyatspi.Registry.getDesktop(0)
    found = [desktop.getChildAtIndex(i) for i in range(desktop.childCount)]
    return next((application for application in found if application is not None and application.get_process_id() == process), None)


def is_shown(node):
    return node.getState().contains(pyatspi.STATE_VISIBLE)


def get_name(node):
    return (node.name or "").replace("_", "")


def walk_shown(node):
    """What is shown below @node; of the board and of labels nothing."""
    try:
        children = [node.getChildAtIndex(i) for i in range(node.childCount)]
        shown = [child for child in children if child is not None and is_shown(child)]
        for child in shown:
            yield child
            if child.getRole() not in WITHOUT_CONTROLS and not atspi.SPACE_NAME.match(get_name(child)):
                yield from walk_shown(child)
    except Exception:  # It has gone meanwhile.
        return


def has_action(node):
    try:
        return node.queryAction().nActions > 0
    except NotImplementedError:
        return False


def can_press(node):
    return node.getRole() == pyatspi.ROLE_LIST_ITEM or has_action(node)


def is_selected(node):
    return node.getState().contains(pyatspi.STATE_SELECTED)


def press(node):
    """GTK gives the row of a list no action: the card is searched for by its name, and Enter opens it."""
    if has_action(node):
        atspi.press(node)
        return
    subprocess.run(["xdotool", "key", "ctrl+f"], check=True)
    subprocess.run(["xdotool", "type", "--delay", "50", get_name(node)], check=True)
    atspi.wait_for(f"the row of “{get_name(node)}”", lambda: is_selected(node))
    subprocess.run(["xdotool", "key", "Return"], check=True)


def matches(name, control):
    """Whether it is called like the control; a picture of a tile by its terrain and number."""
    picture, comma, symbols = control.partition(", ")
    return control in name or bool(comma) and f"{picture}, {symbols.split(' ')[0]}" in name


class Hand:
    def __init__(self, process):
        self.application = atspi.wait_for("the program in the accessible tree", lambda: find_application(process))
        self.said = set()
        pyatspi.Registry.registerEventListener(self.on_announced, "object:announcement", "object:property-change:accessible-name")

    def on_announced(self, event):
        """Before GTK 4.14 what is announced is the name of the window for a while."""
        self.said.add(str(event.any_data))

    def begin(self):
        self.panel = atspi.wait_for("the lesson", lambda: next((node for node in walk_shown(self.application) if node.name == "Lesson"), None))
        self.spaces = atspi.find_spaces(self.application)
        self.controls = {}
        return "done"

    def get_texts(self):
        return [get_name(node) for node in walk_shown(self.panel) if node.getRole() == pyatspi.ROLE_LABEL]

    def read(self):
        return "\t".join(" ".join(text.split()) for text in self.get_texts())

    def turn(self):
        press(atspi.wait_for("Continue", lambda: next(
            (node for node in walk_shown(self.panel) if get_name(node).startswith("Continue") and can_press(node)), None)))
        return "done"

    def find(self, control):
        if atspi.SPACE_NAME.match(control):
            return self.spaces.get(control.split(" ")[0])
        kept = self.controls.get(control)
        if kept is not None and is_shown(kept):
            return kept
        found = [node for node in walk_shown(self.application)
                 if node.getRole() not in NO_CONTROLS and matches(get_name(node), control) and can_press(node)]
        # “Buy” rather than “Buy a Card…”, and the button in a row; GTK 4.8 names a button with a mnemonic twice.
        found.sort(key=lambda node: (get_name(node) not in (control, f"{control} {control}"), not has_action(node)))
        self.controls[control] = found[0] if found else None
        return self.controls[control]

    def is_announced(self, control):
        """Waits as long for it as a person would."""
        deadline = time.monotonic() + HEARING_SECONDS
        while time.monotonic() < deadline:
            while GLib.MainContext.default().iteration(False):
                pass
            if any(control in text for text in self.said):
                return True
            time.sleep(0.02)
        return False

    def act(self):
        control = next(text[len(PRESS):] for text in self.get_texts() if text.startswith(PRESS))
        is_announced = self.is_announced(control)
        self.said.clear()
        press(atspi.wait_for(f"“{control}”", lambda: self.find(control)))
        return "done" if is_announced else f"not announced: {control}"


def main():
    Atspi.set_timeout(CALL_MS, CALL_MS)
    hand = Hand(int(sys.argv[1]))
    requests = {"begin": hand.begin, "read": hand.read, "turn": hand.turn, "act": hand.act}
    for line in sys.stdin:
        print(requests[line.strip()](), flush=True)


if __name__ == "__main__":
    main()
