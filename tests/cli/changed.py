#!/usr/bin/env python3
"""A changed file is refused or reported, or has the same numbers:  changed.py PANDORIA-CLI SOURCE-ROOT [-m slow]

Renames members and flips single bits of simulated games. `check` must not call a copy fine that has other numbers
(rulings 79, 80). With `-m slow` it takes 20 games, each member and 2,000 bits.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = None
SLOW = False
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "G_DEBUG": "fatal-criticals"}
KINDS = [[], ["--variant", "beginner", "--players", "2"], ["--artifacts", "--edition", "revised"], ["--partnership"],
         ["--variant", "family-spells", "--players", "3"]]


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          env=ENVIRONMENT, timeout=300).stdout.decode("utf-8", "replace")


def read_numbers(path):
    """What each player has at the end of a game."""
    players = json.loads(run("state", path))["players"]
    return [[player[name] for name in ("crystal", "gold", "wood", "points")] for player in players]


def rename_members(data):
    """Yields a copy for each member, with another first letter."""
    for member in re.finditer(rb'"([A-Za-z]+)" *:', data):
        copy = bytearray(data)
        copy[member.start(1)] = ord("z") if copy[member.start(1)] == ord("q") else ord("q")
        yield bytes(copy)


def flip_bits(data, n, dice):
    """Yields copies with one other bit each."""
    for _ in range(n):
        copy = bytearray(data)
        copy[dice.randrange(len(copy))] ^= 1 << dice.randrange(8)
        yield bytes(copy)


class Changed(unittest.TestCase):
    def assert_honest(self, game, copies, folder):
        numbers = read_numbers(game)
        paths = []
        for i, copy in enumerate(copies):
            paths.append(folder / f"{i}.pandoria")
            paths[-1].write_bytes(copy)
        fine = [line[:-len(": fine")] for line in run("check", *paths).splitlines() if line.endswith(": fine")]
        for path in fine:
            self.assertEqual(read_numbers(path), numbers, f"{game.name} changed and fine: {path}")

    def test_changed_copies(self):
        dice = random.Random(1)
        n_games, n_renamed, n_flipped = (4, None, 100) if SLOW else (1, 20, 10)
        for kind in KINDS if SLOW else KINDS[:1]:
            with self.subTest(kind=kind), tempfile.TemporaryDirectory() as folder:
                games = Path(folder) / "games"
                run("simulate", "--games", n_games, *kind, "-o", games)
                for game in sorted(games.iterdir()):
                    data = game.read_bytes()
                    renamed = list(rename_members(data))
                    dice.shuffle(renamed)
                    copies = renamed[:n_renamed] + list(flip_bits(data, n_flipped, dice))
                    self.assert_honest(game, copies, Path(folder))

    def test_every_turn_has_its_numbers(self):
        for kind in KINDS:
            with self.subTest(kind=kind), tempfile.TemporaryDirectory() as folder:
                run("simulate", "--games", 100 if SLOW else 2, *kind, "-o", folder)
                games = sorted(Path(folder).iterdir())
                self.assertEqual(run("check", *games), "".join(f"{game}: fine\n" for game in games))
                for game in games:
                    ends = [act for act in json.loads(game.read_text("utf-8"))["actions"] if act["do"] == "end-turn"]
                    self.assertTrue(ends and all("after" in act for act in ends))


if __name__ == "__main__":
    PROGRAM = sys.argv[1]
    SLOW = sys.argv[3:] == ["-m", "slow"]
    unittest.main(argv=sys.argv[:1])
