#!/usr/bin/env python3
"""Statistics: every number is reckoned again from what pandoria-cli says of each game alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import csv
import io
import json
import subprocess
import sys
import tempfile
import unittest
from datetime import datetime
from pathlib import Path

CLI, PROGRAM, SOURCE = sys.argv.pop(1), sys.argv.pop(1), Path(sys.argv.pop(1))
BY = ["player", "realm", "seat", "edition", "players"]
NAMES = ["Marta", " marta ", "=1+1", "Jörg \"Fox\", jun."]


def run(*arguments):
    done = subprocess.run(list(map(str, arguments)), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode("utf-8")


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

    def key(self, by, seat):
        n = len(self.setup["players"])
        player = self.setup["players"][seat]
        return {"player": " ".join(player["name"].casefold().split()),
                "realm": player.get("realm") or "",
                "seat": str((seat - self.setup["startPlayer"]) % n + 1),
                "edition": self.setup["edition"],
                "players": str(n)}[by]


def expect(games, by):
    rows = {}
    for number, game in enumerate(games):
        for seat, player in enumerate(game.summary["players"]):
            row = rows.setdefault(game.key(by, seat), {"games": {}, "unfinished": set(), "points": [], "wins": 0,
                                                       "shared": 0, "sources": {}})
            if not game.summary["finished"]:
                row["unfinished"].add(number)
                continue
            row["games"][number] = game.seconds
            row["points"].append(player["points"])
            if player["team"] in game.winners:
                row["wins" if len(game.winners) == 1 else "shared"] += 1
            for source in game.summary["sources"]:
                row["sources"][source["source"]] = row["sources"].get(source["source"], 0) + source["points"][seat]
    return rows


def close(text, value):
    return abs(float(text) - value) <= 0.005001


class Statistics(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.games = []
        sources = [SOURCE / "data/games/sample.pandoria", *sorted((SOURCE / "tests/playthroughs").glob("*.pandoria"))]
        for number, source in enumerate(sources):
            cls.write(source, number)
        (Path(cls.folder.name) / "damaged.pandoria").write_text("{", "utf-8")

    @classmethod
    def write(cls, source, number):
        record = json.loads(source.read_text("utf-8"))
        for seat, player in enumerate(record["setup"]["players"]):
            player["name"] = NAMES[(seat + number) % len(NAMES)]
        if number % 5 == 0:
            del record["actions"][len(record["actions"]) // 2:]
        if number % 3 == 0:
            for minute, act in enumerate(record["actions"]):
                act["time"] = f"2026-11-{20 + minute // 60 // 24:02}T{minute // 60 % 24:02}:{minute % 60:02}:00Z"
            record["actions"][-1]["time"] = "2026-12-24T18:00:00Z"
        path = Path(cls.folder.name) / f"{number}.pandoria"
        path.write_text(json.dumps(record), "utf-8")
        cls.games.append(Game(path))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def check_row(self, row, want, by):
        self.assertEqual(int(row["games"]), len(want["games"]))
        self.assertEqual(int(row["unfinished"]), len(want["unfinished"]))
        self.assertEqual(int(row["results"]), len(want["points"]))
        self.assertEqual(int(row["points"]), sum(want["points"]))
        if by in ("player", "realm", "seat"):
            self.assertEqual((int(row["wins"]), int(row["shared"])), (want["wins"], want["shared"]))
        else:
            self.assertEqual((row["wins"], row["shared"]), ("", ""))
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
                if by == "player":
                    self.assertNotIn("=1+1", [row[by] for row in rows])
                    keys = [" ".join(key.casefold().split()) for key in keys]
                self.assertEqual(sorted(keys), sorted(want))
                for key, row in zip(keys, rows):
                    self.check_row(row, want[key], by)


if __name__ == "__main__":
    unittest.main(verbosity=2)
