#!/usr/bin/env python3
"""How many machine instructions a random four-player game costs:  instructions.py PANDORIA-CLI [GAMES]

Runs `pandoria-cli simulate` under callgrind without writing files, once with GAMES games and once with twice as many, so that
starting does not count. Prints instructions a game and their ratio to the budget. Counted, not timed: the same number on a busy
machine. Exit status 1 above the budget, 77 without valgrind.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

BUDGET = 650_000


def count_instructions(program, games):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder) / 'out'}",
             program, "simulate", "--games", str(games), "--players", "4", "--seed", "1"],
            capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True)
        print(run.stdout.strip().splitlines()[-1])
        return int(re.search(r"Collected\s*:\s*(\d+)", run.stderr).group(1))


def main(program, games="200"):
    if shutil.which("valgrind") is None:
        print("valgrind is not installed")
        return 77
    games = int(games)
    each = (count_instructions(program, 2 * games) - count_instructions(program, games)) // games
    print(f"{each:,} instructions a game, {each / BUDGET:.2f} of the budget of {BUDGET:,}")
    return 0 if each <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
