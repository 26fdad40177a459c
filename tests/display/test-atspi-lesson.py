#!/usr/bin/python3
"""Plays a lesson by the accessible tree alone, as someone does who does not see the window: what is to be pressed is announced, found by
its name, and pressed. Every page is told.

Usage: test-atspi-lesson.py PROGRAM LESSON...      LESSON: a file of data/tutorial
Skipped (77) where xdotool is not installed.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
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
MOST_PRESSES = 250
HEARING_SECONDS = 10
CALL_MS = 60000  # a busy machine answers late
# So long a press may be without a visible result: the first of two on a figure, or one that the program has not answered yet.
SECONDS = 20
LOOK_SECONDS = 0.1
WITHOUT_CONTROLS = (pyatspi.ROLE_LABEL, pyatspi.ROLE_ICON, pyatspi.ROLE_IMAGE)
# The title of a window is what was announced last.
NO_CONTROLS = WITHOUT_CONTROLS + (pyatspi.ROLE_FRAME, pyatspi.ROLE_DIALOG, pyatspi.ROLE_WINDOW)


def write_beginning(source, folder):
    """A game of the lesson in which nothing is done yet."""
    record = json.loads(Path(source).read_text(encoding="utf-8"))
    record["actions"] = [action for action in record["actions"] if action["do"] == "adjust"]
    path = Path(folder, Path(source).name)
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def read_pages(source):
    """The texts of a lesson as the panel has them: each page, and what comes of its act."""
    lesson = Path(source).parent / "en" / (Path(source).stem + ".lesson")
    for block in re.split(r"^(?=## |== |-- )", lesson.read_text(encoding="utf-8"), flags=re.M)[1:]:
        head, *lines = block.splitlines()
        parts = {"page": [head[3:]] if head.startswith("-- ") else [], "result": []}
        for line in lines:
            if line[:2] in (": ", "! ", "? "):
                parts["page"].append(line[2:])
            elif line[:2] in ("= ", "~ "):
                parts["result"].append(line[2:])
        for texts in parts.values():
            if texts:
                yield " ".join(" ".join(texts).replace("*", "").split())


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


class Learner:
    def __init__(self, application):
        self.application = application
        self.panel = atspi.wait_for("the lesson", lambda: next((node for node in walk_shown(application) if node.name == "Lesson"), None))
        self.spaces = atspi.find_spaces(application)
        self.controls = {}
        pyatspi.Registry.registerEventListener(self.on_announced, "object:announcement", "object:property-change:accessible-name")
        self.said = set()
        self.told = set()
        self.missed = []
        self.controls_pressed = self.pages = 0

    def read(self):
        """What the panel says as soon as it says the same twice: while it is read it may change."""
        said = self.look()
        while True:
            time.sleep(LOOK_SECONDS)
            self.listen()
            before, said = said, self.look()
            if said[0] == before[0]:
                self.told.update(" ".join(label.split()) for label in said[0])
                return said

    def look(self):
        """The words of the panel, and its buttons by the first word of their names."""
        labels, buttons = [], {}
        for node in walk_shown(self.panel):
            name = get_name(node)
            if node.getRole() == pyatspi.ROLE_LABEL:
                labels.append(name)
            elif name and can_press(node):
                buttons[name.split(" ")[0]] = node
        return labels, buttons

    def on_announced(self, event):
        """Before GTK 4.14 what is announced is the name of the window for a while."""
        self.said.add(str(event.any_data))

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass

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
            self.listen()
            if any(control in text for text in self.said):
                return True
            time.sleep(0.02)
        return False

    def press(self, control):
        if not self.is_announced(control):
            self.missed.append(control)
        node = atspi.wait_for(f"“{control}”", lambda: self.find(control))
        self.said.clear()
        press(node)

    def wait_until_other(self, before):
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            self.listen()
            now = self.read()
            is_ready = any(label.startswith(PRESS) for label in now[0]) or any(name in now[1] for name in ("Continue", "Set"))
            if now[0] != before and is_ready:
                return now
        return self.read()

    def play(self):
        labels, buttons = self.read()
        while "Set" not in buttons:  # Set Up Our Game
            control = next((label[len(PRESS):] for label in labels if label.startswith(PRESS)), None)
            assert control or "Continue" in buttons, f"nothing to press: {labels}"
            if control:
                self.press(control)
                self.controls_pressed += 1
            else:
                atspi.press(buttons["Continue"])
                self.pages += 1
            print(f"{self.controls_pressed + self.pages}: {control or 'Continue'}", flush=True)
            assert self.controls_pressed + self.pages < MOST_PRESSES, f"no end: {labels}"
            labels, buttons = self.wait_until_other(labels)


def play(program, lesson):
    def check(application):
        learner = Learner(application)
        begun = time.monotonic()
        learner.play()
        print(f"{Path(lesson).stem}: {learner.controls_pressed} controls, {learner.pages} pages, {time.monotonic() - begun:.0f} s; "
              f"not announced: {learner.missed}", flush=True)
        assert not learner.missed, learner.missed
        untold = [page for page in read_pages(lesson) if page not in learner.told]
        assert not untold, untold

    with tempfile.TemporaryDirectory() as folder:
        atspi.run(check, program, write_beginning(lesson, folder))


def main():
    if shutil.which("xdotool") is None:
        sys.exit(77)
    Atspi.set_timeout(CALL_MS, CALL_MS)
    for lesson in sys.argv[2:]:
        play(sys.argv[1], lesson)


if __name__ == "__main__":
    main()
