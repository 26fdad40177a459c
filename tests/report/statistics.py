#!/usr/bin/env python3
"""Statistics: every number is reckoned again from what pandoria-cli says of each game alone.

With `-m slow` of 300 simulated games instead of 40.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import csv
import io
import json
import subprocess
import sys
import tempfile
import unittest
from collections import defaultdict
from datetime import datetime
from pathlib import Path

CLI, PROGRAM, SOURCE = sys.argv.pop(1), sys.argv.pop(1), Path(sys.argv.pop(1))
BY = ["player", "realm", "seat", "edition", "players", "pair"]
PLAYER, PAIR = 0, 5
SLOW = sys.argv[1:] == ["-m", "slow"]
if SLOW:
    del sys.argv[1:]
# The simulated games: how they are played, and how many of forty.
SIMULATED = [(["--players", 2], 8), (["--players", 3, "--edition", "revised"], 8), (["--players", 4, "--artifacts"], 4),
             (["--players", 4, "--variant", "family"], 4), (["--players", 4, "--partnership"], 10),
             (["--players", 4, "--partnership", "--artifacts"], 6)]
NAMES = ["Marta", " marta ", "=1+1", "Jörg \"Fox\", jun."]


def run(*arguments):
    done = subprocess.run(list(map(str, arguments)), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode("utf-8")


def fold(name):
    return " ".join(name.casefold().split())


def seconds(record):
    """From act to act, but for pauses of more than an hour; None without two times."""
    times = [datetime.fromisoformat(act["time"].replace("Z", "+00:00")).timestamp()
             for act in record["actions"] if "time" in act]
    gaps = [after - before for before, after in zip(times, times[1:])]
    return sum(gap for gap in gaps if 0 < gap <= 3600) if len(times) > 1 else None


class Game:
    def __init__(self, path):
        self.record = json.loads(path.read_text("utf-8"))
        self.summary = json.loads(run(CLI, "summary", path, "--format", "json"))
        self.setup = self.record["setup"]
        self.winners = self.summary["standing"]["ranking"][0]
        self.seconds = seconds(self.record)
        self.changed = next((act["time"] for act in reversed(self.record["actions"]) if "time" in act),
                            self.record["created"])
        self.partners = self.setup.get("partnership", False)

    def name(self, seat):
        return fold(self.setup["players"][seat]["name"])

    def key(self, by, seat):
        n = len(self.setup["players"])
        player = self.setup["players"][seat]
        return {"player": lambda: self.name(seat),
                "realm": lambda: player.get("realm") or "",
                "seat": lambda: str((seat - self.setup["startPlayer"]) % n + 1),
                "edition": lambda: self.setup["edition"],
                "players": lambda: str(n),
                "pair": lambda: ", ".join(sorted([self.name(seat), self.name(seat + 2)], key=str.encode))}[by]()

    def results(self, by):
        """What counts once: a player, or a pair with the points of both. Yields key, seats and team."""
        if by != "pair":
            for seat, player in enumerate(self.summary["players"]):
                yield self.key(by, seat), [seat], player["team"]
        elif self.partners:
            for seat in (0, 1):
                yield self.key(by, seat), [seat, seat + 2], seat

    def outcome(self, team):
        return 0 if team not in self.winners else 2 if len(self.winners) == 1 else 1

    def place(self, team):
        return next(place for place, teams in enumerate(self.summary["standing"]["ranking"]) if team in teams)


def expect(games, by):
    rows = {}
    for number, game in enumerate(games):
        for key, seats, team in game.results(by):
            row = rows.setdefault(key, {"games": {}, "unfinished": set(), "points": [], "wins": 0, "shared": 0, "sources": {}})
            if not game.summary["finished"]:
                row["unfinished"].add(number)
                continue
            row["games"][number] = game.seconds
            row["points"].append(sum(game.summary["players"][seat]["points"] for seat in seats))
            if game.outcome(team):
                row["wins" if game.outcome(team) == 2 else "shared"] += 1
            for source in game.summary["sources"]:
                gained = sum(source["points"][seat] for seat in seats)
                row["sources"][source["source"]] = row["sources"].get(source["source"], 0) + gained
    return rows


def expect_duels(games, by):
    """For each two keys: games against each other, and how often the first was before and behind."""
    duels = defaultdict(lambda: [0, 0, 0])
    for game in games:
        results = list(game.results(by)) if game.summary["finished"] else []
        for i, (key, _, team) in enumerate(results):
            for other, _, other_team in results[i + 1:]:
                if team == other_team or key == other:
                    continue
                places = game.place(team), game.place(other_team)
                for one, two, (mine, theirs) in ((key, other, places), (other, key, places[::-1])):
                    duels[one, two][0] += 1
                    duels[one, two][1] += mine < theirs
                    duels[one, two][2] += mine > theirs
    return duels


def expect_form(games, by):
    form = defaultdict(list)
    for game in sorted(games, key=lambda game: game.changed):
        for key, _, team in game.results(by):
            form[key] += [str(game.outcome(team))] if game.summary["finished"] else []
    return {key: "".join(outcomes[-10:]) for key, outcomes in form.items()}


def close(text, value):
    return abs(float(text) - value) <= 0.005001


class Statistics(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.games = []
        sources = [SOURCE / "data/games/sample.pandoria", *sorted((SOURCE / "tests/playthroughs").glob("*.pandoria"))]
        sources += cls.simulate()
        for number, source in enumerate(sources):
            cls.write(source, number)
        (Path(cls.folder.name) / "damaged.pandoria").write_text("{", "utf-8")

    @classmethod
    def simulate(cls):
        """Plays games of all kinds, partners among them."""
        cls.played = tempfile.TemporaryDirectory()
        for number, (options, n) in enumerate(SIMULATED):
            run(CLI, "simulate", "--games", n * (300 // 40 if SLOW else 1), "--seed", 700 + number, "--output",
                Path(cls.played.name) / str(number), *options)
        return sorted(Path(cls.played.name).glob("*/*.pandoria"))

    @classmethod
    def write(cls, source, number):
        record = json.loads(source.read_text("utf-8"))
        record["created"] = f"2026-10-{1 + number // 24:02}T{number % 24:02}:00:00Z"
        for seat, player in enumerate(record["setup"]["players"]):
            player["name"] = NAMES[(seat + number) % len(NAMES)]
        if number % 5 == 0:
            del record["actions"][len(record["actions"]) // 2:]
        if number % 3 == 0:
            for minute, act in enumerate(record["actions"]):
                act["time"] = f"2026-11-{20 + minute // 60 // 24:02}T{minute // 60 % 24:02}:{minute % 60:02}:00Z"
            record["actions"][-1]["time"] = f"2026-12-24T18:{number // 60:02}:{number % 60:02}Z"
        path = Path(cls.folder.name) / f"{number}.pandoria"
        path.write_text(json.dumps(record), "utf-8")
        cls.games.append(Game(path))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()
        cls.played.cleanup()

    def check_row(self, row, want, by):
        self.assertEqual(int(row["games"]), len(want["games"]))
        self.assertEqual(int(row["unfinished"]), len(want["unfinished"]))
        self.assertEqual(int(row["results"]), len(want["points"]))
        self.assertEqual(int(row["points"]), sum(want["points"]))
        if by in ("player", "realm", "seat", "pair"):
            self.assertEqual((int(row["wins"]), int(row["shared"])), (want["wins"], want["shared"]))
            if want["points"]:
                self.assertTrue(close(row["share"], (want["wins"] + want["shared"]) / len(want["points"])), row)
        else:
            self.assertEqual((row["wins"], row["shared"], row["share"]), ("", "", ""))
        if want["points"]:
            self.assertTrue(close(row["average"], sum(want["points"]) / len(want["points"])), row)
            self.assertEqual(int(row["best"]), max(want["points"]))
        else:
            self.assertEqual((row["average"], row["best"]), ("", ""))
        timed = [seconds for seconds in want["games"].values() if seconds is not None]
        if timed:
            self.assertTrue(close(row["minutes"], sum(timed) / len(timed) / 60), row)
        else:
            self.assertEqual(row["minutes"], "")
        sources = {name[len("points-"):]: int(points) for name, points in row.items() if name.startswith("points-")}
        self.assertEqual({name: points for name, points in sources.items() if points},
                         {name: points for name, points in want["sources"].items() if points})
        self.assertEqual(sum(sources.values()), int(row["points"]))

    def test_every_number(self):
        for number, by in enumerate(BY):
            with self.subTest(by=by):
                text = run(PROGRAM, self.folder.name, number)
                self.assertEqual(text.count("\n"), text.count("\r\n"))
                rows = list(csv.DictReader(io.StringIO(text, newline="")))
                want = expect(self.games, by)
                keys = [row[by].lstrip("'") for row in rows]
                if by in ("player", "pair"):
                    self.assertFalse(any(row[by].startswith("=") for row in rows))
                    keys = [fold(key) for key in keys]
                self.assertEqual(sorted(keys), sorted(want))
                for key, row in zip(keys, rows):
                    self.check_row(row, want[key], by)

    def test_duels(self):
        for number in (PLAYER, PAIR):
            want = expect_duels(self.games, BY[number])
            lines = [line.split("\t") for line in run(PROGRAM, self.folder.name, number, "duels").splitlines()]
            self.assertEqual(2 * len(lines), len(want))
            for one, other, *counts in lines:
                self.assertEqual([int(count) for count in counts], want[fold(one), fold(other)], (one, other))
            games = [int(line[2]) for line in lines]
            self.assertEqual(games, sorted(games, reverse=True))

    def test_form(self):
        for number in (PLAYER, PAIR):
            want = expect_form(self.games, BY[number])
            lines = [line.split("\t") for line in run(PROGRAM, self.folder.name, number, "form").splitlines()]
            self.assertEqual({fold(name): form for name, form in lines}, want)


if __name__ == "__main__":
    unittest.main(verbosity=2)
