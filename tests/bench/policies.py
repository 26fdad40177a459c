#!/usr/bin/env python3
"""Prints the table of docs/models.md: which player model beats which.

    policies.py PANDORIA_CLI [GAMES]

With two players, each model plays half of the games in each seat. With four players, two seats play against two, and change places in
half of the games. Also, one seat of the better model plays against three of the other, in each seat for a quarter of the games.
A game is won if a seat of the model is first; a shared first place counts in part. Chance gives a half of 2 : 2 and a quarter of 1 : 3.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import csv
import math
import subprocess
import sys

PAIRS = (("greedy", "random"), ("thoughtful", "greedy"), ("thoughtful", "random"), ("expert", "thoughtful"))


def seatings(better, other, kind):
    """The models by seat, as --policy takes them; all as often."""
    if kind == "1 : 1":
        return [[better, other], [other, better]]
    if kind == "2 : 2":
        return [[better, other] * 2, [other, better] * 2]
    return [[better if seat == alone else other for seat in range(4)] for alone in range(4)]


def play(cli, policies, games, seed):
    """Rows of the table that simulate prints."""
    done = subprocess.run(
        [cli, "simulate", "--games", str(games), "--players", str(len(policies)), "--seed", str(seed),
         "--policy", ",".join(policies), "--csv", "-"], check=True, capture_output=True, text=True)
    return list(csv.DictReader(line for line in done.stdout.splitlines() if line.count(",") == 7))


def measure(cli, better, other, kind, games):
    wins = points = others = n = n_others = 0
    tables = seatings(better, other, kind)
    for seed, policies in enumerate(tables, 1):
        for row in play(cli, policies, games // len(tables), seed):
            if row["policy"] == better:
                wins += float(row["wins"])
                points += float(row["points"]) * int(row["games"])
                n += int(row["games"])
            else:
                others += float(row["points"]) * int(row["games"])
                n_others += int(row["games"])
    played = games // len(tables) * len(tables)
    share = wins / played
    return 100 * share, 196 * math.sqrt(share * (1 - share) / played), points / n, others / n_others


def main(cli, games=2000):
    print("| models | seats | won | points |\n|---|---|---|---|")
    for better, other in PAIRS:
        for kind in ("1 : 1", "2 : 2", "1 : 3"):
            won, error, points, others = measure(cli, better, other, kind, int(games))
            print(f"| {better}, {other} | {kind} | {won:.1f} % ± {error:.1f} | {points:.1f} : {others:.1f} |", flush=True)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
