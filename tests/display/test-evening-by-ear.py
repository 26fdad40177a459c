#!/usr/bin/python3
"""Plays an evening by the keyboard alone, with the screen reader Orca: 40 turns, a correction, the result and the review.

Usage: test-evening-by-ear.py PROGRAM GAME [TURNS]
Skipped (77) where Orca, openbox or xdotool is not installed. GAME is data/games/sample.pandoria, whose turns are played again. With TURNS it
ends after so many turns, without the questions if they are fewer than 20.

What Orca says is checked as follows. No text is only the role of a widget without a name. A text has at most 30 words, and the median is at
most 12. After 20 turns, 20 questions that others answer with a look are answered by at most 4 keys each. A table of them stands at the end.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import re
import shutil
import statistics
import sys
import time

from hearing import Hearing

MOST_WORDS = 30
MEDIAN_WORDS = 12
MOST_KEYS = 4
ASKED_AFTER = 20  # turns

# The turns of the sample game, as they are typed. A list has the keys of a step: a turn on the board, or with the lists of the cards.
TURNS = [
    None,  # by keys: FIRST_TURN
    "F1 H5 M2 G5 +H5 muster 2 @5 +G6 +I6 score buy @2 .",
    "F2 F6 C1 E6 +F6 treasury-small @3 #1 score buy @2 .",
    "C2 G8 F2 F7 +G8 shrine 2 @5 #1 score buy @3 .",
    None,  # by keys: SPELL_TURN
    "C2 I5 M3 J5 +I5 adopt @3 red crystal .",
    "H2 H4 C1 H3 +H4 statue @4 #1 score buy @3 elf F6>F7 .",
    "F2 G9 M2 F8 +F8 .",
    "F2 I9 M2 I10 +I9 conjure 8 @3 crystal .",
    "F1 K5 H3 J4 +J4 saw-mill-small @3 #1 buy @2 .",
    "F3 I3 F2 I4 +I4 muster 1 @3 +G9 score .",
    "M2 E8 H1 E7 +E7 rage 2 @2 G8 score buy @3 .",
    "H2 F3 F2 G4 +G4 adopt @3 green +H3 score buy @3 .",
    "M3 J2 M1 J3 +J3 enchanted-castle @5 I2 score .",
    "M2 G10 H2 H9 +H9 score buy @2 .",
    "M2 E9 C1 F9 +F9 vault 1:2 @4 #2 score buy @3 .",
    "M2 F10 H2 E10 +E10 tower-small @3 #2 score buy @3 .",
    "H1 G3 M2 G2 +G3L monument #1 score .",
    "M1 K4 H2 K3 +K4 clone 1 @3 +K5 score buy @2 elf K4>K3 .",
    "H2 D8 C3 D7 +D8 monument #1 score .",
    "C2 J7 F2 J6 +J6 conjure 10 @4 gold score buy @3 .",
    "H2 F1 C2 F2 +F2 buy @3 .",
    "C2 K6 M2 K7 +K7 score buy @1 .",
    "H2 D6 F1 C7 +D6 clone 2 @5 +C7 +D7L .",
    "M2 H10 F2 H11 +H11 tower-large @6 #1 score buy @3 .",
    "H3 E1 M1 E2 +E2 score buy @1 .",
    "C2 K2 M2 J1 +K2 repository 2:3 @5 #2 score buy @3 .",
    "F1 C9 C1 C8 +C9 monument #2 score buy @3 .",
    "M3 G11 F1 F11 +F11 .",
    "F2 E11 C2 D10 +E11 teleport 2 @4 I2>I11 E2>G2 score buy @3 .",
    "H2 K8 C3 J8 +K8L terrain 2 @5 M1 K9 H3 L8 score .",
    "H1 B8 M3 B7 +B8L terrain 1 @3 H1 B6 score buy @2 .",
    "H2 F12 M2 G12 +F12L score buy @3 .",
    "C2 D2 M1 E3 +E3 score buy @3 .",
    "H2 L5 F2 L6 +L5 construct @4 monument #1 score elf L5>L6 .",
    "F2 D5 H2 C6 +D5 score .",
    "F1 C11 M1 D11 +D11 monument #2 score buy @3 .",
    "F1 D3 C2 E4 +D3 clone 1 @3 +E4L score buy @4 .",
    "F2 M8 C2 L7 +L7 score .",
    "H2 B5 F2 B4 -E7 enchanted-castle @5 C5 score buy @2 .",
]

PLAYERS = ["Marta", "Jonas", "Aylin", "Pieter"]

# Steps: keys, or a text to type behind a quotation mark; then what is waited for, in this order. A slow Orca leaves out what is old by
# then, so that only some of it must be said. That every key had its effect is seen in the answers after turn 20 and in the result.
FIRST_TURN = [
    ("7", ["First space: Hills, 2 gold"]),
    ("2", ["Second space: Mountains, 1 crystal"]),
    ("z g 6", ["G6, empty, may be chosen"]),
    ("Return", ["G6, empty, chosen"]),
    ("z g 7", ["G7, empty, may be chosen"]),
    ("Return", ["Tile at G6 G7. Marta, place a figure"]),
    ("l", []),
    ("Return", ["Leader to G7. Marta, play a card"]),
    ("b", ["Bank 1."]),
    ('"school 3', ["School of Wizardry 3."]),
    ("Return", ["Printed cost 1."]),
    ("Right Right Right Right", ["Printed cost 5."]),
    ("Return", ["selected"]),
    ("Return", ["School of Wizardry 3 in slot 1. Marta, score"]),
    ("e", ["End of turn. Jonas, place a tile"]),
]

# The price of the card in turn 2 was 2, not 1.
CORRECTION = [
    ("ctrl+h", ["Jonas: End of turn"]),
    ("Down", ["Jonas: Card bought"]),
    ("shift+F10", ["Correct…"]),
    ("Return", []),
]

SPELL_TURN = [
    ("2", ["First space: Mountains, 1 crystal"]),
    ("shift+4", ["Second space: City, 0 points"]),
    ("z i 8", ["I8, empty, may be chosen"]),
    ("Return", ["I8, empty, chosen"]),
    ("z h 8", ["H8, empty, may be chosen"]),
    ("Return", ["Tile at I8 H8. Marta, place a figure"]),
    ("l", []),
    ("z i 8", ["I8, mountains, 1 crystal"]),
    ("Return", ["Leader to I8. Marta, play a card"]),
    ("p", ["Cards"]),
    ('"conjure 8', ["Conjure 8."]),
    ("Return", ["Printed cost 1."]),
    ("Right Right", ["Printed cost 3."]),
    ("Return", ["selected"]),
]

# What others answer with a look; the keys, from any space of the board; a pattern of what must be said.
QUESTIONS = [
    ("Whose turn is it?", "y", r"Marta, place a tile\."),
    ("Which turn and round is it?", "y", r"Turn 21\. Round 6 of about \d+\."),
    ("How many tiles are left?", "y", r"19 double tiles left"),
    ("Who leads?", "shift+y", r"Jonas leads by 3\."),
    ("How many points has Yellow?", "shift+y", r"Pieter 14\."),
    ("How many crystals has Blue?", "ctrl+2", r"Jonas, Blue: .*\b3 crystals"),
    ("How much gold and wood have I?", "ctrl+1", r"4 gold, 7 wood"),
    ("How many cards has Green in hand?", "ctrl+3", r"Aylin, Green: .*\d+ cards? in hand"),
    ("What does the card in my slot 2 cost?", "ctrl+1 ctrl+1", r"2 Tower, cost 3"),
    ("What is my top spell?", "ctrl+1 ctrl+1 ctrl+1", r"Top spell: Adopt, cost 3"),
    ("How many workers has Red in the reserve?", "ctrl+1 ctrl+1 ctrl+1", r"2 workers in the reserve"),
    ("What is on G6?", "z g 6", r"G6, hills, 2 gold"),
    ("Who is on E7?", "z e 7", r"E7, .*yellow worker"),
    ("Is the region of G6 closed?", "z g 6", r"G6, .*closed"),
    ("What lies around G6?", "z g 6 j", r"F5 lake; F6 forest 2; G5 mountains 2; G7 mountains 1; H5 forest 1; H6 city 1"),
    ("Who can close E6, and what would it bring?", "z e 6 shift+x", r"would close City E6: Pieter would gain 1 point"),
    ("How many regions miss one space?", "x", r"4 regions would close with one more space"),
    ("What did the last player do?", "d", r"Pieter, turn 20: .*Tile at D8 D7"),
    ("What did the last turn bring?", "d shift+d", r"Pieter gains 12 crystals"),
    ("Which gain came last, and why?", "ctrl+l", r"Marta, Mountains E8 E9 F8: .*\+9 crystals, rule 7\.2"),
]

# Keys that leave what a question has opened.
LEAVING = {"x": "x", "d": "d", "d shift+d": "d"}

# The summary has opened. Its second page has the button of the review.
RESULT = [
    ("Tab Tab Tab Tab Tab Tab", ["Place 1: Aylin, Elves, 58 points"]),
    ("Tab", ["Place 2: Pieter, Dwarves, 57 points"]),
]
TO_REVIEW = [
    ("Escape", []),
    ("ctrl+r", ["Print…"]),
    ("Tab Tab space", ["Progress page tab"]),
    ("Tab Tab Tab Tab", ["Review of the Game push button"]),
]
REVIEW_SECONDS = 300  # at most; the review of the sample takes about 25
READ_IN_REVIEW = 12  # stops

# A text that is only such words, with or without a state, names nothing.
ROLES = re.compile(
    r"(?:Gtk|Adw|Pandoria)[A-Z]\w+.*"
    r"|(?:(?:push |toggle |radio |menu )?button|check ?box|combo box|dialog|entry|filler|form|frame|grouping|icon|image|item|label|landmark"
    r"|link|list|list item|menu|menu item|page tab|panel|scroll pane|section|separator|static|table|text|tool bar|unknown|window)\.?")
# What a disk says that is slower than the game.
DISK = re.compile(r"Not saved since .*? The program keeps trying\. ?")


def count_words(text):
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


class Evening:
    """What was heard, and what was wrong with it."""

    def __init__(self, hearing):
        self.hearing = hearing
        self.texts = []  # of all stops: the keys, and a text
        self.n_stops = 0
        self.faults = []

    def do(self, keys, wanted=(), is_demanded=False, at_least=0.9):
        """Presses keys, or types a text behind a quotation mark, and waits for @wanted. Returns what was said."""
        if keys.startswith('"'):
            said = self.hearing.type(keys[1:], wanted, at_least)
        else:
            said = self.hearing.press(*keys.split(), wanted=wanted, at_least=at_least)
        print(keys, said, sep="\t", flush=True)
        self.n_stops += 1
        said = [DISK.sub("", text) for text in said]
        self.texts += [(keys, text) for text in said if text]
        whole = "\n".join(said)
        for text in wanted:
            if is_demanded and text not in whole:
                self.faults.append(f"{keys}: “{text}” was not said, but {said}")
        return said

    def follow(self, steps, is_demanded=False):
        for keys, wanted in steps:
            self.do(keys, wanted, is_demanded)

    def go_to_board(self):
        self.do("Escape")
        self.do("z h 6")

    def ask(self, question, keys, pattern):
        """Returns a row of the table."""
        n_keys = len(keys.split())
        said = self.do(keys)
        deadline = time.monotonic() + 20
        while not re.search(pattern, "\n".join(said)) and time.monotonic() < deadline:
            more = self.hearing.listen()
            self.texts += [(keys, text) for text in more]
            said += more
        found = re.search(pattern, "\n".join(said))
        if not found:
            self.faults.append(f"“{question}” is not answered by {keys}; heard was: {' | '.join(said) or 'nothing'}")
        if n_keys > MOST_KEYS:
            self.faults.append(f"“{question}” needs {n_keys} keys: {keys}")
        if keys in LEAVING:
            self.do(LEAVING[keys])
        return question, keys, found.group(0) if found else "—"

    def check_texts(self):
        lengths = [count_words(text) for _, text in self.texts]
        for keys, text in self.texts:
            if ROLES.fullmatch(text.strip()):
                self.faults.append(f"{keys}: only a role was said: “{text}”")
            if count_words(text) > MOST_WORDS:
                self.faults.append(f"{keys}: {count_words(text)} words at once: “{text}”")
        median = statistics.median(lengths)
        if median > MEDIAN_WORDS:
            self.faults.append(f"the median is {median} words")
        print(f"{self.n_stops} stops, {len(self.texts)} texts; words of a text: median {median:g}, most {max(lengths)}")


def write_beginning(game, path):
    with open(game, encoding="utf-8") as file:
        record = json.load(file)
    record["actions"] = []
    record["title"] = "Evening"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(record, file)


def play_line(evening, number, line):
    """Types turn @number into the quick entry, which is open."""
    evening.do('"' + line, at_least=3)
    evening.do("Return", [PLAYERS[number % 4] if number < len(TURNS) else "Summary"])


def play_turn(evening, number, line):
    if number == 1:
        evening.follow(FIRST_TURN)
    elif number == 5:
        evening.do("Escape")
        evening.follow(SPELL_TURN)
        evening.do("Return")
        evening.do("slash", ["A turn"])
        evening.do('"score buy @2 .')
        evening.do("Return", ["Jonas, place a tile"])
    else:
        play_line(evening, number, line)
    if number == 1:
        evening.do("slash", ["A turn"])


def correct(evening):
    evening.do("Escape")
    evening.follow(CORRECTION)
    evening.do("slash")
    evening.do('"buy @2')
    evening.do("Return")
    evening.do("Escape")
    evening.do("y", ["Aylin, place a tile. Turn 3."])
    evening.do("slash", ["A turn"])


def ask_questions(evening):
    rows = []
    for question in QUESTIONS:
        evening.go_to_board()
        rows.append(evening.ask(*question))
    evening.do("slash", ["A turn"])
    return rows


def print_table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for question, keys, answer in rows:
        print(f"{question:{widths[0]}}  {keys:{widths[1]}}  {answer}")


def read_review(evening):
    evening.follow(RESULT, is_demanded=True)
    evening.follow(TO_REVIEW)
    evening.do("Return")
    try:
        said = evening.hearing.wait_for("The review is ready", REVIEW_SECONDS)
    except AssertionError as error:
        evening.faults.append(str(error))
        return
    evening.texts += [("Return", text) for text in said]
    for _ in range(READ_IN_REVIEW):
        evening.do("Tab", at_least=2)


def play(evening, n_turns):
    rows = []
    for number, line in enumerate(TURNS[:n_turns], 1):
        if number == 2:
            play_line(evening, number, line.replace("buy @2", "buy @1"))
            correct(evening)
        else:
            play_turn(evening, number, line)
        if number == ASKED_AFTER:
            rows = ask_questions(evening)
    if n_turns >= len(TURNS):
        read_review(evening)
    return rows


def main():
    if not all(shutil.which(tool) for tool in ("orca", "openbox", "xdotool")):
        print("skipped: Orca, openbox or xdotool is not installed")
        return 77
    copy = os.path.join(os.environ["XDG_STATE_HOME"], "evening.pandoria")
    write_beginning(sys.argv[2], copy)
    with Hearing(quiet=1) as hearing:
        start = time.monotonic()
        hearing.start([sys.argv[1], copy])
        evening = Evening(hearing)
        evening.texts = [("start", text) for text in hearing.wait_for("Marta’s turn.") + hearing.listen()]
        rows = play(evening, int(sys.argv[3]) if len(sys.argv) > 3 else len(TURNS))
        if rows:
            print_table(rows)
        evening.check_texts()
        print(f"{time.monotonic() - start:.0f} s")
    for fault in evening.faults:
        print("FAULT", fault)
    return 1 if evening.faults else 0


if __name__ == "__main__":
    sys.exit(main())
