#!/usr/bin/env python3
"""Plays random games over every combination of what a setup allows, with all checks on the way.

    matrix.py CLI-MANY [--games N] [--boards FOLDER] [--third]

--games is the number of games a combination; 0 chooses it so that 20,000 games are played in all. --third plays a third of the
combinations, in which every pair of choices occurs. Each combination is one `pandoria-cli simulate --check`. The last lines are the
number of games and "N passed, N failed" over the combinations.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import argparse
import itertools
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "lib"))
from cli_many import CliMany  # noqa: E402

BASE = "humans,dwarves,elves,mages,halflings"
FURTHER = "centaurs,fairies,goblins,golems,ghosts,nymphs,hanbok"
NIGHTLY = 20000


def combinations(boards, divisor):
    """The arguments of simulate for every combination that the rules allow, if the numbers of its choices add up to a multiple of @divisor."""
    choices = [("regular", "beginner", "family", "family-spells"), ("first", "revised"), (False, True), boards,
               (BASE, FURTHER, BASE + "," + FURTHER), ((2, False), (3, False), (4, False), (4, True))]
    for numbers in itertools.product(*(range(len(choice)) for choice in choices)):
        variant, edition, artifacts, board, pool, (players, partnership) = (choice[n] for choice, n in zip(choices, numbers))
        if variant != "regular":
            if pool != BASE:
                continue
            pool = None
        if sum(numbers) % divisor == 0:
            args = ["--variant", variant, "--edition", edition, "--players", str(players), "--board", str(board)]
            args += ["--realms", pool] if pool else []
            args += ["--artifacts"] if artifacts else []
            args += ["--partnership"] if partnership else []
            yield args


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", metavar="CLI-MANY")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--third", dest="divisor", action="store_const", const=3, default=1)
    parser.add_argument("--boards", type=pathlib.Path, default=pathlib.Path(__file__).parents[2] / "data" / "boards")
    options = parser.parse_args()
    boards = sorted(options.boards.glob("*.json"))
    runs = list(combinations(boards, options.divisor))
    games = options.games or -(-NIGHTLY // len(runs))
    played = passed = failed = 0
    with CliMany(options.cli) as cli:
        for number, args in enumerate(runs):
            seed = options.seed + number * 1000
            status, out, err = cli.run("simulate", "--check", "--games", str(games), "--seed", str(seed), *args)
            line = re.search(r"^(\d+) games, \d+ actions", out, re.MULTILINE)
            if status == 0 and line and int(line.group(1)) == games:
                passed += 1
                played += games
            else:
                failed += 1
                print("FAIL", " ".join(args), "exit", status, (out + err).strip()[-400:])
    print(f"{played} games")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not runs or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
