#!/usr/bin/python3
"""Plays three turns of a game by the keyboard alone, with the screen reader Orca, and compares what it says with a list.

Usage: test-orca.py PROGRAM RECORD
Skipped (77) where Orca, openbox or xdotool is not installed. RECORD is tests/display/short.pandoria.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
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
    ("F6", []), # a tab of GTK says itself twice
    ("F6", ["Marta’s turn. Choose the tile’s terrains"]),
    # What is refused, with its rule, as often as it is asked.
    ("w", ["The turn has not come to that, it is at “Place” (6)."]),
    ("w", ["The turn has not come to that, it is at “Place” (6)."]),
    ("F6", ["D5, forest"]),
]

# What is done with the first turn when it is over.
AFTER = [
    ("ctrl+z", ["Undone: End of turn. Marta, place a figure — Short game"]),
    ("ctrl+z", ["Undone: Tile at ", "Marta, place a tile — Short game"]),
    ("shift+ctrl+z", ["Redone: Tile at ", "Marta, place a figure — Short game"]),
    ("shift+ctrl+z", ["Redone: End of turn. Jonas, place a tile — Short game"]),
    ("alt+Left", ["You are looking at"]),
    ("alt+End", []),
    ("shift+ctrl+o", ["Short game; Open Now"]),
    ("Escape", []),
]

TURNS = 3

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
    all_said = "\n".join(said)
    for text in wanted:
        found = all_said.find(text, at)
        if found < 0:
            complain(keys, said, f"“{text}” was not said")
        at = found + len(text)
        if all_said.count(text) != 1:
            complain(keys, said, f"“{text}” was said twice")


def press(hearing, keys, wanted):
    said = hearing.press(*keys.split())
    print(keys, said, sep="\t", flush=True)
    check(keys, said, wanted)
    return said


def find_choice(hearing):
    """Walks from the space that was chosen to a neighbour that may be chosen."""
    for keys, back in (("Left", "Right"), ("Up", "Down"), ("Right", "Left"), ("Down", "Up")):
        if any("may be chosen" in text for text in press(hearing, keys, [])):
            return
        press(hearing, back, [])
    raise AssertionError("no space beside the chosen one may be chosen")


def play_turn(hearing, player, other):
    """A turn on the board: a tile where the keyboard is led to, no figure. Each thing is heard once."""
    press(hearing, "1", ["First space: Forest, 1 wood"])
    press(hearing, "6", ["may be chosen. Preview, not laid yet."])
    press(hearing, "Return", [", chosen. Preview, not laid yet."])
    find_choice(hearing)
    press(hearing, "Return", ["Tile at ", f". {player}, place a figure — Short game"])
    press(hearing, "e", ["End of turn", f". {other}, place a tile — Short game"])


def main():
    if not all(shutil.which(tool) for tool in ("orca", "openbox", "xdotool")):
        print("skipped: Orca, openbox or xdotool is not installed")
        return 77
    program, record = sys.argv[1:3]
    copy = os.path.join(os.environ["XDG_STATE_HOME"], "short.pandoria")
    with open(record, encoding="utf-8") as file:
        game = json.load(file)
    game["setup"]["doubleTiles"] = 2 * TURNS
    with open(copy, "w", encoding="utf-8") as file:
        json.dump(game, file)
    with Hearing() as hearing:
        hearing.start([program, copy])
        check("start", hearing.wait_for("Marta’s turn. Choose the tile’s terrains"), [])
        hearing.listen()
        for keys, wanted in STEPS:
            press(hearing, keys, wanted)
        players = ("Marta", "Jonas")
        for turn in range(TURNS):
            play_turn(hearing, players[turn % 2], players[(turn + 1) % 2])
            for keys, wanted in AFTER if turn == 0 else []:
                press(hearing, keys, wanted)
    print("fine")
    return 0


if __name__ == "__main__":
    sys.exit(main())
