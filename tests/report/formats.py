#!/usr/bin/env python3
"""pandoria-cli summary: what stands in each format, read back by another program:  formats.py PANDORIA-CLI CLI-MANY SOURCE-ROOT [-m slow]

With `-m slow` it makes every page on each paper and of more games, and writes longer notes.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import csv
import datetime
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import unittest
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lib"))
from cli_many import CliMany  # noqa: E402

PROGRAM = sys.argv.pop(1)
MANY_PROGRAM = sys.argv.pop(1)
SOURCE = Path(sys.argv.pop(1))
SLOW = sys.argv[1:] == ["-m", "slow"]
SAMPLE = SOURCE / "data" / "games" / "sample.pandoria"
PARTNERS = SOURCE / "tests" / "playthroughs" / "regular-first-river-partnership.pandoria"
FAMILY = SOURCE / "tests" / "playthroughs" / "family-first-a.pandoria"
ENVIRONMENT = {**{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
               "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "1795000000"}
NASTY = ["=1+1", "<b>%n%s</b>", "Jörg, \"the\" Fox\r\n&amp;", "@Ж№"]


def start(*arguments, **surroundings):
    """Runs the program itself, which prints bytes of any kind."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**ENVIRONMENT, **surroundings}, timeout=100)
    assert done.returncode == 0 and done.stderr == b"", (done.returncode, done.stderr)
    return done.stdout


def run(*arguments):
    """Keeps one process of the program for all runs: starting it takes longer than a summary."""
    status, out, err = MANY.run(*map(str, arguments))
    assert status == 0 and err == "", (status, err)
    return out.encode("utf-8")


class Games(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def summary(self, path=SAMPLE, form="json", **surroundings):
        call = start if surroundings or form in ("pdf", "png", "svg") else run
        return call("summary", path, "--format", form, **surroundings)

    def rows(self, path=SAMPLE):
        text = self.summary(path, "csv").decode("utf-8")
        self.assertTrue(text.endswith("\r\n"))
        return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))

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
    def test_sums(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            state = json.loads(run("state", path))
            rows = self.rows(path)
            self.assertEqual(len(rows), len(state["players"]))
            for row, player in zip(rows, state["players"]):
                columns = list(row)
                first = columns.index("tie-break") + 1
                self.assertEqual(columns[:first],
                                 ["seat", "name", "color", "realm", "team", "place", "points", "team-points", "tie-break"])
                sources = columns[first:columns.index("finished")]
                self.assertTrue(all(column.startswith("points-") for column in sources))
                self.assertEqual(sum(int(row[column]) for column in sources), int(row["points"]))
                team = sum(int(other["points"]) for other in rows if other["team"] == row["team"])
                self.assertEqual(int(row["team-points"]), team)
                self.assertEqual(int(row["points"]), player["points"])
                self.assertEqual((row["name"], row["color"], row["realm"], int(row["team"]), row["finished"]),
                                 (player["name"], player["color"], player.get("realm") or "", player["team"], "yes"))

    def test_places(self):
        result = json.loads(run("state", PARTNERS))["result"]
        for row in self.rows(PARTNERS):
            team = int(row["team"])
            self.assertIn(team, result["ranking"][int(row["place"]) - 1])
            self.assertEqual(int(row["tie-break"]), result["tieBreak"][team])

    def test_games_can_be_told_apart(self):
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        for row in self.rows(SAMPLE):
            self.assertEqual((row["title"], row["date"]), (record["title"], record["created"][:10]))

    def test_partners_stand_side_by_side(self):
        text = self.summary(form="text", path=PARTNERS).decode()
        names = [player["name"] for player in json.loads(run("state", PARTNERS))["players"]]
        head = next(line for line in text.splitlines() if all(name in line for name in names) and ":" not in line)
        order = [names[seat] for seat in (0, 2, 1, 3)]
        self.assertEqual(sorted(names, key=head.index), order)

    def test_lines_end_as_they_should(self):
        text = self.summary(form="csv")
        self.assertEqual(text.count(b"\n"), text.count(b"\r\n"))

    def test_names(self):
        rows = self.rows(self.change(names=NASTY))
        self.assertEqual([row["name"] for row in rows], ["'=1+1", NASTY[1], NASTY[2].replace("\r\n", " "), "'@Ж№"])

    def test_unfinished(self):
        self.assertEqual({row["finished"] for row in self.rows(self.change(actions=20))}, {"no"})


class BgStats(Games):
    def play(self, path=SAMPLE):
        return json.loads(self.summary(path, "bgstats"))

    def test_sample(self):
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        play = self.play()
        self.assertEqual(play["game"], {"name": "Pandoria", "sourceGameId": "pandoria", "bggId": 248167, "highestWins": True,
                                        "noPoints": False})
        self.assertEqual((play["sourceName"], play["sourcePlayId"]), ("Pandoria Companion", record["id"]))
        last = [act["time"] for act in record["actions"] if "time" in act][-1]  # BG Stats wants the end in UTC
        end = datetime.datetime.fromisoformat(last.replace("Z", "+00:00")).astimezone(datetime.timezone.utc)
        self.assertEqual(play["playDate"], end.strftime("%Y-%m-%d %H:%M:%S"))
        self.assertEqual(play["durationMin"], 87)
        self.assertEqual(list(play), ["sourceName", "sourcePlayId", "playDate", "durationMin", "board", "game", "players"])
        for player in play["players"]:
            self.assertLessEqual({"name", "sourcePlayerId", "startPlayer", "rank", "score", "winner"}, set(player))
            self.assertLessEqual(set(player), {"name", "sourcePlayerId", "startPlayer", "rank", "role", "score", "winner"})

    def test_partners(self):
        teams = [player["team"] for player in self.play(PARTNERS)["players"]]
        self.assertEqual(teams, ["1", "2", "1", "2"])

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

    def test_pause(self):
        """A game that was continued a week later was not played for a week."""
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        half = len(record["actions"]) // 2
        for act in record["actions"][half:]:
            later = datetime.datetime.fromisoformat(act["time"].replace("Z", "+00:00")) + datetime.timedelta(days=7)
            act["time"] = later.strftime("%Y-%m-%dT%H:%M:%SZ")
        path = self.folder / "pause.pandoria"
        path.write_text(json.dumps(record), encoding="utf-8")
        self.assertIn(self.play(path)["durationMin"], (86, 87))

    def test_no_times(self):
        self.assertEqual(self.play(self.change(actions=0))["durationMin"], 0)


def poppler(tool, path, *options):
    """What a tool that reads PDF says of it."""
    if shutil.which(tool) is None:
        raise unittest.SkipTest(f"no {tool}")
    return subprocess.run([tool, *options, path, *(["-"] if tool == "pdftotext" else [])], capture_output=True, text=True,
                          check=True, timeout=100).stdout


class Pdf(Games):
    def pdf(self, path=SAMPLE, *options):
        out = self.folder / "out.pdf"
        self.assertEqual(run("summary", path, "--format", "pdf", "-o", out, *options), b"")
        return out

    def words(self, path=SAMPLE, *options):
        return poppler("pdftotext", self.pdf(path, *options), "-layout")

    def test_sums(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            summary = json.loads(self.summary(path))
            text = self.words(path)
            for points in [[player["points"] for player in summary["players"]]]:
                order = (0, 2, 1, 3) if path == PARTNERS else range(len(points))  # partners stand side by side
                self.assertRegex(text, r"(?m)^ *Points +" + " +".join(str(points[seat]) for seat in order) + "$")
            for source in summary["sources"]:
                cells = " +".join(str(source["points"][seat]).replace("-", "−") if source["points"][seat] else "–" for seat in order)
                self.assertRegex(text, rf"(?m)[^ ] +{cells}$")
            for player in summary["players"]:
                self.assertIn(player["name"], text)

    def test_teams(self):
        points = json.loads(run("state", PARTNERS))["result"]["points"]
        self.assertRegex(self.words(PARTNERS), r"(?m)Team’s points +" + " +".join(map(str, points)) + "$")

    def test_what_it_says(self):
        text = self.words()
        for words in ("Friday evening", "20 November 2026", "First edition", "Complete game", "Aylin won by 1 point, 58 : 57",
                      "Elves", "Equal points:", "Points over the turns", "The board at the end", "Best scores",
                      "13 crystals × strength 4 (leader 2 + workers 2) + 6 spaces × (2 + 1) = 70", "Page 2 of 2"):
            self.assertIn(words, text)
        self.assertEqual(text.count(" · turn "), 10)

    def test_unfinished(self):
        for acts in (0, 1, 20):
            text = self.words(self.change(actions=acts))
            self.assertIn("Unfinished game: the standing", text)
            self.assertEqual(text.count("unfinished game ·"), 2)
            self.assertIn("Standing", text)
            self.assertNotIn(" wins ", text)

    def test_names_are_no_markup(self):
        title = "<i>%s</i> & more"
        text = self.words(self.change(names=NASTY, title=title))
        for words in (title, "=1+1", "<b>%n%s</b>", "Jörg, \"the\" Fox &amp;", "Ж№"):
            self.assertIn(words, re.sub(" +", " ", text))

    def test_long_names_take_no_more_room(self):
        path = self.pdf(self.change(names=["W" * 200, "long name " * 20, "ß" * 200, "x" * 200], title="T" * 200))
        self.assertRegex(poppler("pdfinfo", path), r"Pages: +2\n")
        self.assertRegex(poppler("pdftotext", path, "-layout"), r"(?m)^ *Points +52 +46 +58 +57$")

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
        """Nothing is left out for want of room: both ends of each page are there, on either paper."""
        papers = ("a4", "letter")
        paths = sorted((SOURCE / "tests" / "playthroughs").glob("*.pandoria"))
        for number, path in enumerate(paths if SLOW else paths[::3]):
            for paper in papers if SLOW else papers[number % 2:number % 2 + 1]:
                with self.subTest(path=path.name, paper=paper):
                    text = self.words(path, "--paper", paper)
                    self.assertEqual(text.count("\f"), 2)
                    for words in ("Turns", "Page 1 of 2", "The board at the end", "Best scores", "Page 2 of 2"):
                        self.assertIn(words, text)

    def test_letter(self):
        self.assertRegex(poppler("pdfinfo", self.pdf(SAMPLE, "--paper", "letter")), r"Page size: +612 x 792 pts \(letter\)")

    def test_history(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            state = json.loads(run("state", path))
            out = self.pdf(path, "--history")
            text = poppler("pdftotext", out, "-layout")
            pages = int(re.search(r"Page 1 of (\d+)", text).group(1))
            self.assertGreater(pages, 2)
            self.assertEqual(text.count("\f"), pages)
            self.assertIn(f"Page {pages} of {pages}", text)
            turns = {int(number) for number in re.findall(r"Turn (\d+) · ", text)}
            self.assertEqual(turns, set(range(1, state["turn"] + 1)))
            # Every formula of the ledger, whatever lines it is broken over.
            words = re.sub(r"\s+", "", poppler("pdftotext", out))
            missing = [entry["text"] for entry in state["ledger"] if re.sub(r"\s+", "", entry["text"]) not in words]
            self.assertEqual(missing, [])

    def test_thinking_time(self):
        line = next(line for line in self.words().splitlines() if line.strip().startswith("Thinking time"))
        seconds = [int(row["seconds"]) for row in self.rows(SAMPLE)]
        self.assertEqual(re.findall(r"(\d+) min", line), [str((number + 30) // 60) for number in seconds])
        self.assertNotIn("Thinking time", self.words(PARTNERS))

    def test_history_is_reproducible(self):
        first = start("summary", SAMPLE, "--format", "pdf", "--history")
        self.assertEqual(first, start("summary", SAMPLE, "--format", "pdf", "--history"))


class Ties(Games):
    """What decides between equal points is said for those who have them."""

    def text(self, name):
        scenario = json.loads((SOURCE / "tests" / "scenarios" / "10" / f"{name}.json").read_text(encoding="utf-8"))
        record = scenario["game"]
        board = SOURCE / "tests" / "scenarios" / "boards" / (record["setup"]["board"]["$ref"] + ".json")
        record["setup"]["board"] = json.loads(board.read_text(encoding="utf-8"))
        path = self.folder / "tie.pandoria"
        path.write_text(json.dumps(record), encoding="utf-8")
        return self.summary(path, "text").decode("utf-8")

    def test_decided(self):
        self.assertRegex(self.text("tie-leftover"),
                         r"Equal at 8 points; the resources left after the final conversion decide: .* 2; .* 0\.")

    def test_before_the_conversion(self):
        self.assertRegex(self.text("tie-total"),
                         r"Equal at 7 points; the resources before the final conversion decide: .* 18; .* 15\.")

    def test_shared(self):
        self.assertRegex(self.text("shared-victory"), r"Equal at 7 points; .* share their place: .* 6; .* 6\.")

    def test_none(self):
        self.assertIn("Equal points: more resources after the final conversion win", self.text("most-points-win"))


# A newline, a tab, an escape, a right-to-left override, an isolate, what has no width, a line separator.
HOSTILE = "A\n\t\x1b[31m\u202eb\u2066\u200b\u2028\x07"


class Hostile(Games):
    """Names, title and notes of anybody's making."""

    def hostile(self, note=HOSTILE, actions=None):
        record = json.loads(SAMPLE.read_text(encoding="utf-8"))
        record["title"] = HOSTILE
        for player in record["setup"]["players"]:
            player["name"] = HOSTILE
        for act in record["actions"][:actions]:
            act["note"] = note
        path = self.folder / "hostile.pandoria"
        path.write_text(json.dumps(record), encoding="utf-8")
        return path

    def assert_plain(self, text, ends):
        """Nothing in it that is not printed, but for the ends of lines."""
        strange = {character for character in text.replace(ends, "") if unicodedata.category(character)[0] == "C"}
        self.assertEqual(strange - set("\f"), set())  # pdftotext ends pages with it
        self.assertIn("A [31mb", text)

    def test_text(self):
        self.assert_plain(run("summary", self.hostile(), "--history").decode("utf-8"), "\n")

    def test_csv(self):
        table = self.summary(self.hostile(), "csv").decode("utf-8")
        self.assert_plain(table, "\r\n")
        self.assertEqual(len(table.splitlines()), 5)

    def test_bgstats(self):
        text = self.summary(self.hostile(), "bgstats").decode("utf-8")
        self.assert_plain(text, "\n")
        self.assertEqual({player["name"] for player in json.loads(text)["players"]}, {"A [31mb"})

    def test_json_stays_true(self):
        text = run("summary", self.hostile(), "--format", "json", "--history").decode("utf-8")
        self.assertEqual({player["name"] for player in json.loads(text)["players"]}, {HOSTILE})
        self.assertEqual(json.loads(text)["title"], HOSTILE)
        self.assertEqual({c for c in text if unicodedata.category(c)[0] == "C"}, {"\n"})

    def test_pdf(self):
        if shutil.which("pdftotext") is None:
            self.skipTest("no pdftotext")
        path = self.folder / "out.pdf"
        run("summary", self.hostile(), "--format", "pdf", "--history", "-o", path)
        words = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True).stdout.decode("utf-8")
        self.assert_plain(words, "\n")

    def test_long_notes_are_whole(self):
        """Words without an end are broken, and go on in the next column."""
        if shutil.which("pdftotext") is None:
            self.skipTest("no pdftotext")
        for letter in ("Q", "ש"):
            path = self.folder / "out.pdf"
            note = letter * 2000
            record = self.hostile(note, None if SLOW else 10)
            run("summary", record, "--format", "pdf", "--history", "-o", path)
            words = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True).stdout.decode("utf-8")
            count = sum(act.get("note") == note for act in json.loads(record.read_text(encoding="utf-8"))["actions"])
            self.assertEqual(words.count(letter), 2000 * count)



class Text(Games):
    def test_what_it_says(self):
        text = self.summary(form="text").decode("utf-8")
        for words in ("Friday evening\n", "20 November 2026 · First edition · Complete game", "Aylin won by 1 point, 58 : 57.",
                      "1. Aylin (Elves, Green): 58 points, 2 resources left", "Best scores"):
            self.assertIn(words, text)
        self.assertNotIn("Turn 1 ·", text)

    def test_thinking_time(self):
        """Together the players have thought for as long as the game took."""
        lines = self.summary(form="text").decode("utf-8").splitlines()
        minutes = [int(number) for number in re.findall(r"(\d+) min", lines[lines.index("Thinking time") + 1])]
        acts = json.loads(SAMPLE.read_text(encoding="utf-8"))["actions"]
        times = [datetime.datetime.fromisoformat(act["time"].replace("Z", "+00:00")) for act in acts]
        self.assertEqual(len(minutes), 4)
        self.assertAlmostEqual(sum(minutes), (times[-1] - times[0]).total_seconds() / 60, delta=2)
        self.assertNotIn("Thinking time", self.summary(PARTNERS, "text").decode("utf-8"))

        seconds = [int(row["seconds"]) for row in self.rows(SAMPLE)]
        self.assertEqual(sum(seconds), (times[-1] - times[0]).total_seconds())
        self.assertEqual([(number + 30) // 60 for number in seconds], minutes)
        self.assertEqual({row["seconds"] for row in self.rows(PARTNERS)}, {""})

    def test_history(self):
        text = run("summary", SAMPLE, "--history").decode("utf-8")
        self.assertEqual(len(re.findall(r"(?m)^  Turn \d+ · ", text)), 40)

    def test_unfinished(self):
        self.assertIn("Unfinished game", self.summary(self.change(actions=20), "text").decode("utf-8"))


class Json(Games):
    def test_course_and_best(self):
        for path in (SAMPLE, PARTNERS, FAMILY):
            summary = json.loads(self.summary(path))
            points = [player["points"] for player in summary["players"]]
            self.assertEqual(summary["course"][-1], points)
            self.assertEqual(len(summary["course"]), summary["turn"] + 1)
            amounts = [best["amount"] for best in summary["best"]]
            self.assertEqual(amounts, sorted(amounts, reverse=True))
            self.assertLessEqual(len(amounts), 10)
            ledger = json.loads(run("state", path))["ledger"]
            regions = sorted((entry["amount"] for entry in ledger if entry["kind"] == "region" and entry["amount"] > 0),
                             reverse=True)
            self.assertEqual(amounts, regions[:10])

    def test_history(self):
        summary = json.loads(run("summary", SAMPLE, "--format", "json", "--history"))
        self.assertEqual(len(summary["history"]), summary["actions"])
        self.assertNotIn("history", json.loads(self.summary()))


class Png(Games):
    def test_size(self):
        for path in (SAMPLE, PARTNERS, self.change(names=NASTY, actions=0)):
            picture = self.summary(path, "png")
            self.assertTrue(picture.startswith(b"\x89PNG\r\n\x1a\n"))
            self.assertEqual((int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")), (1200, 1500))

    def test_reproducible(self):
        self.assertEqual(self.summary(form="png"), self.summary(form="png", SOURCE_DATE_EPOCH="1"))


class Usage(Games):
    def test_refused(self):
        for options in (["--format", "docx"], ["--paper", "a5"], ["--format", ""]):
            done = subprocess.run([PROGRAM, "summary", str(SAMPLE), *options], capture_output=True, env=ENVIRONMENT, timeout=100)
            self.assertEqual(done.returncode, 2)
            self.assertIn(options[0].encode(), done.stderr)

    def test_manual(self):
        """The manual page and the help name every format and option."""
        manual = (SOURCE / "data" / "pandoria-cli.1").read_text(encoding="utf-8").replace("\\", "")
        helped = start("summary", "--help").decode("utf-8")
        for form in ("text", "json", "csv", "pdf", "svg", "png", "bgstats"):
            self.assertIn(f"fB{form}fR", manual)
            self.assertIn(form, helped)
        for option in ("--format", "--paper", "--history", "--output"):
            self.assertIn(option, manual)
            self.assertIn(option, helped)


class Svg(Games):
    def test_all_pages(self):
        """Both pages, and those of the history, one below the other."""
        def height(*options):
            root = ElementTree.fromstring(run("summary", SAMPLE, "--format", "svg", *options))
            return float(root.get("viewBox").split()[3])
        self.assertAlmostEqual(height(), 2 * 841.89 + 12, delta=1)
        self.assertGreater(height("--history"), 3 * 841.89)

    def test_well_formed(self):
        for path in (SAMPLE, self.change(names=NASTY, title="<b>&%n")):
            root = ElementTree.fromstring(self.summary(path, "svg"))
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertGreater(len(list(root.iter())), 100)

    def test_reproducible(self):
        self.assertEqual(self.summary(form="svg"), self.summary(form="svg", SOURCE_DATE_EPOCH="1"))


class Sheet(Games):
    """pandoria-cli sheet: two pages, with the prices of a catalogue that is only read."""

    def setUp(self):
        super().setUp()
        self.own = self.folder / "pandoria-companion" / "catalogue.json"
        self.own.parent.mkdir()

    def words(self, *arguments):
        path = self.folder / "sheet.pdf"
        start("sheet", *arguments, "-o", path, XDG_DATA_HOME=str(self.folder))
        return poppler("pdftotext", path, "-layout")

    def write(self, path, text):
        path.write_text(text, encoding="utf-8")
        return path

    def catalogue(self, path, cost):
        return self.write(path, json.dumps({"format": "pandoria-catalogue", "version": 1,
                                            "spells": [{"spell": "adopt", "cost": cost}]}))

    def refused(self, *arguments):
        done = subprocess.run([PROGRAM, "sheet", *map(str, arguments), "-o", str(self.folder / "none.pdf")],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=100,
                              env={**ENVIRONMENT, "XDG_DATA_HOME": str(self.folder)})
        self.assertEqual((done.returncode, done.stdout, done.stderr.count(b"\n")), (2, b"", 1))
        self.assertFalse((self.folder / "none.pdf").exists())
        return done.stderr.decode("utf-8")

    def test_of_a_game(self):
        anything, played = self.words(), self.words(SAMPLE)
        realms = [player["realm"] for player in json.loads(SAMPLE.read_text(encoding="utf-8"))["setup"]["players"]]
        for realm in ("humans", "dwarves", "elves", "mages", "halflings"):
            self.assertIn(f"{realm.title()} · ", anything)
            self.assertEqual(f"{realm.title()} · " in played, realm in realms)
        self.assertNotIn("In the stack", anything)
        self.assertIn("In the stack, from the top: ", played)

    def test_prices(self):
        other = self.catalogue(self.folder / "other.json", 17)
        self.assertRegex(self.words(), "Adopt +Carry")
        self.catalogue(self.own, 13)
        before = sorted(self.folder.iterdir())
        self.assertRegex(self.words(), "Adopt +13 +Carry")
        self.assertRegex(self.words("--catalogue", other), "Adopt +17 +Carry")
        self.assertEqual(sorted({*before, self.folder / "sheet.pdf"}), sorted(self.folder.iterdir()))

    def test_paper(self):
        for paper, width in (("a4", 595), ("letter", 612)):
            path = self.folder / "paper.pdf"
            run("sheet", "--paper", paper, "-o", path)
            self.assertRegex(poppler("pdfinfo", path), rf"Pages: +2\n[^$]*Page size: +{width}")

    def test_refused(self):
        self.assertIn("--paper takes a4 or letter, not “a5”", self.refused("--paper", "a5"))
        self.assertIn("missing.json", self.refused("--catalogue", self.folder / "missing.json"))
        self.assertIn("missing.pandoria", self.refused(self.folder / "missing.pandoria"))
        self.assertIn("unexpected argument", self.refused(SAMPLE, SAMPLE))

    def test_damaged_catalogue_stays(self):
        """What the window would put aside, printing does not touch."""
        self.write(self.own, "{ damaged")
        self.assertIn("catalogue.json", self.refused())
        self.assertEqual(self.own.read_text(encoding="utf-8"), "{ damaged")
        self.assertEqual([path.name for path in self.own.parent.iterdir()], [self.own.name])

    def test_reproducible(self):
        sheet = start("sheet", SAMPLE)
        self.assertEqual(sheet, start("sheet", SAMPLE))
        self.assertNotEqual(sheet, start("sheet"))


if __name__ == "__main__":
    with CliMany(MANY_PROGRAM, ENVIRONMENT) as MANY:
        unittest.main(argv=sys.argv[:1])
