#!/usr/bin/env python3
"""pandoria-cli summary: what stands in each format, read back by another program.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

PROGRAM = sys.argv.pop(1)
SOURCE = Path(sys.argv.pop(1))
SAMPLE = SOURCE / "data" / "games" / "sample.pandoria"
PARTNERS = SOURCE / "tests" / "playthroughs" / "regular-first-river-partnership.pandoria"
FAMILY = SOURCE / "tests" / "playthroughs" / "family-first-a.pandoria"
ENVIRONMENT = {**{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
               "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1795000000"}
NASTY = ["=1+1", "<b>%n%s</b>", "Jörg, \"the\" Fox\r\n&amp;", "@Ж№"]


def run(*arguments, **surroundings):
    done = subprocess.run([PROGRAM, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**ENVIRONMENT, **surroundings}, timeout=100)
    assert done.returncode == 0 and done.stderr == b"", (done.returncode, done.stderr)
    return done.stdout


class Games(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def summary(self, path=SAMPLE, form="json", **surroundings):
        return run("summary", path, "--format", form, **surroundings)

    def change(self, **changes):
        """The sample with other names, or fewer acts."""
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        for player, name in zip(record["setup"]["players"], changes.get("names", [])):
            player["name"] = name
        record["title"] = changes.get("title", record["title"])
        record["actions"] = record["actions"][:changes.get("actions")]
        path = self.folder / "changed.pandoria"
        path.write_text(json.dumps(record), encoding="utf-8")
        return path


class Csv(Games):
    def rows(self, path=SAMPLE):
        text = self.summary(path, "csv").decode("utf-8")
        self.assertTrue(text.endswith("\r\n"))
        return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))

    def test_sums(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            state = json.loads(run("state", path))
            rows = self.rows(path)
            self.assertEqual(len(rows), len(state["players"]))
            for row, player in zip(rows, state["players"]):
                columns = list(row)
                first = columns.index("tie-break") + 1
                self.assertEqual(columns[:first],
                                 ["seat", "name", "color", "realm", "team", "place", "points", "tie-break"])
                self.assertTrue(all(column.startswith("points-") for column in columns[first:-1]))
                self.assertEqual(sum(int(row[column]) for column in columns[first:-1]), int(row["points"]))
                self.assertEqual(int(row["points"]), player["points"])
                self.assertEqual((row["name"], row["color"], row["realm"], int(row["team"]), row["finished"]),
                                 (player["name"], player["color"], player.get("realm") or "", player["team"], "yes"))

    def test_places(self):
        result = json.loads(run("state", PARTNERS))["result"]
        for row in self.rows(PARTNERS):
            team = int(row["team"])
            self.assertIn(team, result["ranking"][int(row["place"]) - 1])
            self.assertEqual(int(row["tie-break"]), result["tieBreak"][team])

    def test_lines_end_as_they_should(self):
        text = self.summary(form="csv")
        self.assertEqual(text.count(b"\n"), text.count(b"\r\n"))

    def test_names(self):
        rows = self.rows(self.change(names=NASTY))
        self.assertEqual([row["name"] for row in rows], ["'=1+1", *NASTY[1:3], "'@Ж№"])

    def test_unfinished(self):
        self.assertEqual({row["finished"] for row in self.rows(self.change(actions=20))}, {"no"})


class BgStats(Games):
    def play(self, path=SAMPLE):
        return json.loads(self.summary(path, "bgstats"))

    def test_sample(self):
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        play = self.play()
        self.assertEqual(play["game"], {"name": "Pandoria", "bggId": 248167, "highestWins": True})
        self.assertEqual((play["sourceName"], play["sourcePlayId"]), ("Pandoria Companion", record["id"]))
        self.assertEqual(play["playDate"], record["created"].replace("T", " ").rstrip("Z"))
        self.assertEqual(play["durationMin"], 87)
        self.assertNotIn("comments", play)

    def test_players(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            state = json.loads(run("state", path))
            players = self.play(path)["players"]
            self.assertEqual([player["name"] for player in players], [player["name"] for player in state["players"]])
            self.assertEqual([player["startPlayer"] for player in players].count(True), 1)
            for player, seat in zip(players, state["players"]):
                self.assertEqual(player["score"], state["result"]["points"][seat["team"]])
                self.assertEqual(player["winner"], seat["team"] in state["result"]["ranking"][0])
                self.assertEqual(player["winner"], player["rank"] == 1)
                self.assertEqual("role" in player, bool(seat.get("realm")))

    def test_unfinished(self):
        play = self.play(self.change(actions=20))
        self.assertIn("not finished", play["comments"])
        self.assertFalse(any(player["winner"] or "rank" in player for player in play["players"]))

    def test_no_times(self):
        self.assertEqual(self.play(self.change(actions=0))["durationMin"], 0)


def poppler(tool, path, *options):
    """What a tool that reads PDF says of it."""
    if shutil.which(tool) is None:
        raise unittest.SkipTest(f"no {tool}")
    return subprocess.run([tool, *options, path, *(["-"] if tool == "pdftotext" else [])], capture_output=True, text=True,
                          check=True, timeout=100).stdout


class Pdf(Games):
    def pdf(self, path=SAMPLE):
        out = self.folder / "out.pdf"
        self.assertEqual(run("summary", path, "--format", "pdf", "-o", out), b"")
        return out

    def words(self, path=SAMPLE):
        return poppler("pdftotext", self.pdf(path), "-layout")

    def test_sums(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            summary = json.loads(self.summary(path))
            text = self.words(path)
            for points in [[player["points"] for player in summary["players"]]]:
                self.assertRegex(text, r"(?m)^ *Points +" + " +".join(map(str, points)) + "$")
            for source in summary["sources"]:
                cells = " +".join(str(number).replace("-", "−") if number else "–" for number in source["points"])
                self.assertRegex(text, rf"(?m)[^ ] +{cells}$")
            for player in summary["players"]:
                self.assertIn(player["name"], text)

    def test_teams(self):
        points = json.loads(run("state", PARTNERS))["result"]["points"]
        self.assertRegex(self.words(PARTNERS), r"Team’s points +" + " +".join(map(str, points * 2)))

    def test_what_it_says(self):
        text = self.words()
        for words in ("Friday evening", "20 November 2026", "First edition", "Regular game", "Aylin wins with 58 points",
                      "Elves", "With equal points", "Points over the turns", "The board at the end", "Best scorings",
                      "13 crystals × 4 figures + 6 spaces × (2 + 1) = 70", "Page 2 of 2"):
            self.assertIn(words, text)
        self.assertEqual(text.count(" · turn "), 10)

    def test_unfinished(self):
        for acts in (0, 1, 20):
            text = self.words(self.change(actions=acts))
            self.assertIn("Unfinished game: this is how it stands", text)
            self.assertEqual(text.count("unfinished game ·"), 2)
            self.assertIn("Standing", text)
            self.assertNotIn(" wins ", text)

    def test_names_are_no_markup(self):
        title = "<i>%s</i> & more"
        text = self.words(self.change(names=NASTY, title=title))
        for words in (title, "=1+1", "<b>%n%s</b>", "Jörg, \"the\" Fox &amp;", "Ж№"):
            self.assertIn(words, re.sub(" +", " ", text))

    def test_long_names_take_no_more_room(self):
        path = self.change(names=["W" * 200, "long name " * 20, "ß" * 200, "x" * 200], title="T" * 200)
        self.assertRegex(poppler("pdfinfo", self.pdf(path)), r"Pages: +2\n")
        self.assertRegex(self.words(path), r"(?m)^ *Points +52 +46 +58 +57$")

    def test_many_points(self):
        path = self.change(actions=20)
        record = json.loads(path.read_text(encoding="utf-8"))
        record["actions"].append({"do": "adjust", "player": 1, "points": 9000})
        path.write_text(json.dumps(record), encoding="utf-8")
        text = self.words(path)
        self.assertRegex(text, r"(?m)^Corrections +– +9000 +– +–$")
        self.assertRegex(text, r"(?m)^ *10000$")
        self.assertNotIn("…", text)

    def test_about_itself(self):
        facts = dict(line.split(":", 1) for line in poppler("pdfinfo", self.pdf()).splitlines() if ":" in line)
        facts = {name: value.strip() for name, value in facts.items()}
        self.assertEqual((facts["Title"], facts["Author"], facts["Pages"]), ("Friday evening", "Pandoria Companion", "2"))
        self.assertIn("A4", facts["Page size"])

    def test_fonts_are_embedded(self):
        fonts = poppler("pdffonts", self.pdf()).splitlines()[2:]
        self.assertTrue(fonts)
        for line in fonts:
            self.assertEqual(line.split()[-5:-2], ["yes", "yes", "yes"], line)

    def test_reproducible(self):
        first = self.summary(form="pdf")
        self.assertTrue(first.startswith(b"%PDF-"))
        self.assertEqual(first, self.summary(form="pdf"))
        self.assertNotEqual(first, self.summary(form="pdf", SOURCE_DATE_EPOCH="1"))

    def test_two_pages_for_every_game(self):
        for path in sorted((SOURCE / "tests" / "playthroughs").glob("*.pandoria")):
            with self.subTest(path=path.name):
                self.assertRegex(poppler("pdfinfo", self.pdf(path)), r"Pages: +2\n")


class Svg(Games):
    def test_well_formed(self):
        for path in (SAMPLE, self.change(names=NASTY, title="<b>&%n")):
            root = ElementTree.fromstring(self.summary(path, "svg"))
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertGreater(len(list(root.iter())), 100)

    def test_reproducible(self):
        self.assertEqual(self.summary(form="svg"), self.summary(form="svg", SOURCE_DATE_EPOCH="1"))


if __name__ == "__main__":
    unittest.main()
