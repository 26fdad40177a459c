#!/usr/bin/python3
"""Plays ten turns and sets up a new game by the keyboard alone, with the screen reader Orca, and compares what it says with a list.

Usage: test-orca.py PROGRAM RECORD [PART…]
Skipped (77) where Orca, openbox or xdotool is not installed. RECORD is tests/display/short.pandoria. The parts are "turns" and "new-game";
without one, all of it. With PANDORIA_ORCA_FAULTS=all every step is taken, and what is wrong is told at the end.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import re
import shutil
import sys
import time

from hearing import Hearing

# A step is keys, or a text to type behind a quotation mark; then what must be said, in this order, each as part of one text, and
# once. What is marked with a tilde may also be said again: with the keyboard on a button Orca says a state that changes once for
# "checked" and once for "pressed", of which GTK tells both, unless the second comes before it has read the first.

PANELS = [
    ("F6", ["D5, forest, 1 wood, region of 1, open"]),
    ("F6", ["First space: Forest, 1 wood", "radio button"]),
    ("Right", ["First space: Mountains, 1 crystal", "radio button"]),
    ("F6", ["Marta, Humans, 0 points"]),
    ("F6", ["Ledger page tab."]),
    ("F6", ["Marta’s turn. Choose the tile’s terrains"]),
    # Nothing is in the lists yet.
    ("ctrl+l", ["Nothing Gained Yet. Every change of a marker appears here"]),
    ("ctrl+h", ["No Actions Yet."]),
    # What is refused, with its rule, as often as it is asked.
    ("w", ["Place a tile first (rule 6)."]),
    ("w", ["Place a tile first (rule 6)."]),
    ("e", ["Place a tile first (rule 6)."]),
]

# A turn on the board, with a building.
BUILDING = [
    ("1", ["First space: Forest, 1 wood"]),
    ("6", ["G7, empty, may be chosen. Preview, not placed yet.", "Second space: Mountains, 2 crystals"]),
    ("Left", ["F7, empty, may be chosen. Preview, not placed yet."]),
    ("Return", ["F7, empty, chosen. Preview, not placed yet."]),
    ("Up", ["F6, empty, may be chosen. Preview, not placed yet."]),
    ("Left", ["E6, mountains, 1 crystal"]),
    ("Return", ["E6, mountains, 1 crystal", "It may not be placed here.", "(rule 6.1)."]),
    ("Right", ["F6, empty, may be chosen. Preview, not placed yet."]),
    ("Return", ["Tile at F7 F6. Marta, place a figure — Short game"]),
    ("w", []),
    ("Return", ["Worker to F6. Marta, play a card — Short game"]),
    ("b", ["Bank 1.", "Cards of the card market cost 1 gold less, at least 1. cost not known yet."]),
    ('"shrine', ["Shrine 1.", "1 point for every spell you cast after building it. cost not known yet."]),
    ("Return", ["Printed cost 1.", "radio button"]),
    ("Return", ["~selected"]),
    ("Return", ["Shrine 1 in slot 1. Marta, score — Short game"]),
    ("e", ["End of turn. Aylin, place a tile — Short game"]),
]

# What is taken back and brought again, looked at, and read in the lists.
LOOKING = [
    ("ctrl+z", ["Undone: End of turn. Marta, score — Short game"]),
    ("ctrl+z", ["Undone: Shrine 1 in slot 1. Marta, play a card — Short game"]),
    ("shift+ctrl+z", ["Redone: Shrine 1 in slot 1. Marta, score — Short game"]),
    ("shift+ctrl+z", ["Redone: End of turn. Aylin, place a tile — Short game"]),
    ("alt+Left", ["You are looking at turn 1, after “Shrine 1 in slot 1”."]),
    ("alt+End", ["Aylin, place a tile — Short game"]),
    ("ctrl+l", ["Ledger.", "Marta, Shrine 1: 1 as printed, −1 wood, rule 6.3.2."]),
    ("ctrl+h", ["History.", "Marta: End of turn, shown now."]),
    # Not demanded: "You are looking at …", which the window announces behind the row (tests/display/test-spoken.c), and what alt+End
    # announces. Orca said the first in none of ten runs here, though it does when nothing was looked at before; why is not known. It
    # drops what comes while more than 100 changes wait, and with the position the names of all spaces change.
    ("Down", ["Marta: Shrine 1 in slot 1, shown now."]),
    ("alt+End", []),
]

# Dialogs; behind them where the keyboard is and whose turn it is, and nothing old again. Which of the two comes first is Orca's: it
# reads the window when it is told that it is active, or finds it so when it reads what has the keyboard. So of Corrections it says
# the title, or the page that has the keyboard for a moment, and the title is not wanted here.
DIALOGS = [
    ("shift+ctrl+o", ["Archive", "Short game; Open Now"]),
    ("Escape", ["Marta: Shrine 1 in slot 1."]),
    ("ctrl+k", ["Player, Aylin combo box."]),
    ("Escape", ["Marta: Shrine 1 in slot 1."]),
    ("ctrl+r", ["Current Standings", "Print… push button."]),
    ("Escape", ["Marta: Shrine 1 in slot 1."]),
    ("F6", ["Aylin’s turn. Choose the tile’s terrains"]),
]

# A spell with what it brings. The quick entry says what a line would do, and then only whose turn it is.
CASTING = [
    ("slash", ["A turn in the notation"]),
    ('"Q', ["No action begins with "]),
    ("BackSpace", []),
    ('"H1 F5 C1 F4 +F5', ["Tile at F5 F4 · Worker to F5"]),
    ("Return", ["Aylin, play a card — Short game"]),
    ("Escape", ["Aylin’s turn. Play a card"]),
    ("p", ["Cards"]),
    ('"conj', ["Conjure 6.", "Set one resource to 6. cost not known yet."]),
    ("Return", ["Printed cost 1.", "radio button"]),
    ("Return", ["~selected"]),
    ("Return", ["Conjure 6: gold. Aylin gains 4 gold. Aylin, score — Short game"]),
    ("ctrl+e", ["End of turn. Marta, place a tile — Short game"]),
]

# More turns, typed: the line, what it would do, who is next.
LINES = [
    ("F1 G6 H1 G5 .", "Tile at G6 G5 · End of turn", "Aylin"),
    ("M1 D4 C1 D3 .", "Tile at D4 D3 · End of turn", "Marta"),
    ("H2 E4 F1 E3 .", "Tile at E4 E3 · End of turn", "Aylin"),
    ("M1 C5 C1 C6 .", "Tile at C5 C6 · End of turn", "Marta"),
    ("M1 G4 C1 G3 .", "Tile at G4 G3 · End of turn", "Aylin"),
    ("M1 C4 F1 C3 .", "Tile at C4 C3 · End of turn", "Marta"),
    ("C1 F3 F1 F2 .", "Tile at F3 F2 · End of turn: ", "Aylin"),
    ("H1 D2 F1 D1 .", "Tile at D2 D1 · End of turn", "Marta"),
]

# Two players set up a game, and the first of them lays a tile.
NEW_GAME = [
    ("ctrl+n", ["New Game", "Name of player 1 text."]),
    ("shift+Tab", ["Four players.", "selected radio button"]),
    ("Left", ["Three players.", "not selected radio button"]),
    ("Left", ["Two players.", "not selected radio button"]),
    ("space", ["~selected"]),
    ("Tab Tab Tab", ["Name of player 1 text."]),
    ('"Pieter', []),
    ("Tab", ["Move player 1 push button."]),
    ("Tab", ["Color of player 1 combo box", "Red push button."]),
    ("Tab", ["Realm of player 1 combo box", "Dealt at random push button."]),
    ("space", ["List with 13 items.", "Dealt at random."]),
    ("Down", ["Humans."]),
    ("Return", ["Humans push button."]),
    ("Tab", ["Name of player 2 text."]),
    ('"Rosa', []),
    ("Return", ["Next push button."]),
    ("Return", ["H6, chosen push button."]),
    ("1", ["H7, chosen push button.", "Choose what the starting tile shows on H7."]),
    ("2", ["I6, chosen push button.", "Choose what the starting tile shows on I6."]),
    ("3", ["I7, chosen push button.", "Choose what the starting tile shows on I7."]),
    ("4", ["Begin push button.", "The starting tiles are on H6 H7 and I6 I7.", "begins, then "]),
    ("Return", [", place a tile — Pieter, Rosa"]),
    ("1", ["First space: Forest, 1 wood"]),
    ("6", ["may be chosen. Preview, not placed yet.", "Second space: Mountains, 2 crystals"]),
    ("Return", [", chosen. Preview, not placed yet."]),
    ("Escape", []),
    ("w", ["Place a tile first (rule 6)."]),
]

# What nobody wants to hear: names of classes. Behind dialogs, what was announced before; in the new game, anything of the old one.
NEVER = re.compile(r"\b(Gtk|Adw|Pandoria)[A-Z]\w+")
STALE = re.compile(NEVER.pattern + r"|Undone|Redone|You are looking|End of turn\. |score —")
OLD_GAME = re.compile(NEVER.pattern + r"|\bAylin\b|\bMarta\b|Short game")


# What was wrong, where the test is to go on.
FAULTS = []


def complain(keys, said, why):
    fault = f"{keys}: {why}; said was: {said}"
    if os.environ.get("PANDORIA_ORCA_FAULTS") != "all":
        raise AssertionError(fault)
    print("FAULT", fault, flush=True)
    FAULTS.append(fault)


def check(keys, said, wanted, never=NEVER):
    for text in said:
        if never.search(text):
            complain(keys, said, f"“{text}” was said")
    at = 0
    all_said = "\n".join(said)
    for text in wanted:
        words = text.lstrip("~")
        found = all_said.find(words, at)
        if found < 0:
            complain(keys, said, f"“{words}” was not said")
        at = found + len(words)
        if words == text and all_said.count(words) != 1:
            complain(keys, said, f"“{words}” was said twice")


def play(hearing, steps, never=NEVER):
    for keys, wanted in steps:
        words = [text.lstrip("~") for text in wanted]
        said = hearing.type(keys[1:], words) if keys.startswith('"') else hearing.press(*keys.split(), wanted=words)
        print(keys, said, sep="\t", flush=True)
        check(keys, said, wanted, never)


def write_game(record, path):
    """The game that is played: on a board with room for ten double tiles."""
    with open(record, encoding="utf-8") as file:
        game = json.load(file)
    setup = game["setup"]
    setup["doubleTiles"] = 24
    setup["board"]["plain"] = [f"{column}1-{column}7" for column in "CDEFG"] + ["K3-K9"]
    setup["players"][1].update(name="Aylin", color="green")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(game, file)


def play_turns(hearing):
    for steps in (PANELS, BUILDING, LOOKING):
        play(hearing, steps)
    play(hearing, DIALOGS, STALE)
    play(hearing, CASTING + [("slash", ["A turn in the notation"])])
    for line, acts, player in LINES:
        play(hearing, [('"' + line, [acts]), ("Return", [f"{player}, place a tile — Short game"])])
    play(hearing, [("Escape", ["F6, mountains, 2 crystals, red worker"])])


def play_new_game(hearing):
    play(hearing, NEW_GAME, OLD_GAME)


PARTS = {"turns": play_turns, "new-game": play_new_game}


def main():
    if not all(shutil.which(tool) for tool in ("orca", "openbox", "xdotool")):
        print("skipped: Orca, openbox or xdotool is not installed")
        return 77
    program, record = sys.argv[1:3]
    copy = os.path.join(os.environ["XDG_STATE_HOME"], "short.pandoria")
    write_game(record, copy)
    with Hearing() as hearing:
        start = time.monotonic()
        hearing.start([program, copy])
        check("start", hearing.wait_for("Marta’s turn. Choose the tile’s terrains"), [])
        hearing.listen()
        for part in sys.argv[3:] or PARTS:
            PARTS[part](hearing)
        if FAULTS:
            raise AssertionError("\n".join(FAULTS))
        print(f"fine, in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
