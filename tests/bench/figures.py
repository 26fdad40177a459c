#!/usr/bin/env python3
"""What benchmarks print, and their figures next to the goals:
  figures.py keep FOLDER NAME COMMAND…   runs a benchmark and keeps what it prints
  figures.py table FOLDER                prints a line for each figure that was measured: figure, now, goal

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from pathlib import Path

# benchmark, figure, pattern of its number, unit, goal: at most that
FIGURES = [
    ("instructions", "a random game of four", r"^([\d,]+) instructions", "instructions", 650_000),
    ("foresight", "previews of all places of a tile", r"^previews.*?: ([\d.]+) ms", "ms", 16),
    ("long-game", "opening 300 acts", r"^opening.*?: ([\d.]+) ms", "ms", 20),
    ("long-game-window", "undo in 2,000 acts, in the window", r"^undo: ([\d.]+) ms", "ms", 16.7),
    ("long-game-window", "redo", r"^redo: ([\d.]+) ms", "ms", 16.7),
    ("long-game-window", "an act", r"^act: ([\d.]+) ms", "ms", 16.7),
    ("long-game-window", "own part of undo after 1,000 others", r"^undo after.*ratio ([\d.]+)", "", 1.2),
    ("hint-window", "the first thought of a hint", r"^the first.*?: (\d+) ms", "ms", 100),
    ("idle", "wake-ups in a minute without input", r"^wake-ups in a minute: (\d+)", "", 0),
    ("start", "game drawn, next to gnome-chess", r"^companion, default.*drawn \d+ ms \(([\d.]+)\)", "", 1),
    ("start", "… with the cairo renderer for both", r"^companion, cairo.*drawn \d+ ms \(([\d.]+)\)", "", 1),
    ("start", "own memory, next to gnome-chess", r"^companion, default.*memory [\d.]+ MB \(([\d.]+)\)", "", 1.1),
    ("start", "… with the cairo renderer for both", r"^companion, cairo.*memory [\d.]+ MB \(([\d.]+)\)", "", 1.1),
]


def keep(folder, name, *command):
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(run.stdout)
    print(run.stdout, end="")
    return run.returncode


def print_figure(folder, name, figure, pattern, unit, goal):
    path = folder / name
    found = re.search(pattern, path.read_text(), re.M) if path.exists() else None
    if found:
        now = float(found[1].replace(",", ""))
        print(f"{figure:42} {now:>12,.10g} {goal:>10,} {unit:13}{'' if now <= goal else '*'}")


def table(folder):
    print(f"{'figure':42} {'now':>12} {'goal':>10}               *: not reached")
    for row in FIGURES:
        print_figure(folder, *row)
    return 0


if __name__ == "__main__":
    actions = {"keep": keep, "table": table}
    sys.exit(actions[sys.argv[1]](Path(sys.argv[2]), *sys.argv[3:]))
