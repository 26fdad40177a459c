#!/usr/bin/env python3
"""The command line: exit status, what goes to standard output and what to standard error:  cli.py PANDORIA-CLI SOURCE-ROOT [-m slow]

With `-m slow` it plays more games.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import base64
import functools
import json
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

PROGRAM = SOURCE = None
SLOW = False
ENVIRONMENT = {"LC_ALL": "C", "PATH": os.environ["PATH"], "G_DEBUG": "fatal-criticals"}
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
    if name in os.environ:
        ENVIRONMENT[name] = os.environ[name]


def run(*arguments, status=0):
    """Runs the program without a display. Returns standard output; for a failure the pair with standard error."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, env=ENVIRONMENT, timeout=300,
                          stdin=subprocess.DEVNULL)
    out, err = done.stdout.decode(), done.stderr.decode()
    assert done.returncode == status, f"{arguments}: exit {done.returncode}, not {status}\n{out}{err}"
    return out if status == 0 else (out, err)


# A gray JPEG of 40 × 30 pixels.
PHOTO = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////"
    "////////////////////wAALCAAeACgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
    "AQEAAD8AAAAAAAD/2Q==")


@functools.cache
def random_game():
    with tempfile.TemporaryDirectory() as folder:
        run("simulate", "--players", 2, "--seed", 5, "-o", folder)
        return (Path(folder) / "5-1.pandoria").read_bytes()


class Folder(unittest.TestCase):
    """Gives each test a folder with one random game in it."""

    def setUp(self):
        self.holder = tempfile.TemporaryDirectory()
        self.folder = Path(self.holder.name)
        ENVIRONMENT["XDG_CACHE_HOME"] = str(self.folder / "cache")
        self.game = self.folder / "5-1.pandoria"
        self.game.write_bytes(random_game())
        self.record = json.loads(random_game())

    def tearDown(self):
        self.holder.cleanup()

    def write(self, record, name="changed.pandoria"):
        path = self.folder / name
        text = record if isinstance(record, str) else json.dumps(record, ensure_ascii=False)
        path.write_text(text, encoding="utf-8")
        return path


class Usage(Folder):
    def test_wrong(self):
        for arguments in ([], ["dance"], ["state"], ["state", self.game, self.game], ["state", self.game, "--bogus"],
                          ["state", self.game, "--at"], ["state", self.game, "--at", "x"], ["state", self.game, "--at", "-1"],
                          ["state", self.game, "--at", "1.5"], ["legal"], ["check"], ["summary"],
                          ["summary", self.game, "--format", "html"], ["simulate", "--players", "5"],
                          ["simulate", "--games", "-1"], ["simulate", "--variant", "chess"], ["simulate", "--edition", "last"],
                          ["simulate", "--realms", "orcs"], ["simulate", "--realms", "nymphs,hanbok"],
                          ["simulate", "--realms", "elves,elves"], ["simulate", "--variant", "family", "--realms", "elves"],
                          ["simulate", "--board", "/nonexistent"], ["simulate", "--partnership", "--players", "3"],
                          ["simulate", "extra"], ["simulate", "--policy", "clever"], ["simulate", "--policy", ""],
                          ["simulate", "--policy", "greedy,random"],
                          ["simulate", "--players", "2", "--policy", "greedy,random,random"],
                          ["review"], ["review", self.game, "--format", "csv"], ["review", self.game, "--effort", "0"],
                          ["review", self.game, "--effort", "513"], ["review", self.game, "--seed", "x"]):
            with self.subTest(arguments=arguments):
                out, err = run(*arguments, status=2)
                self.assertEqual(out, "")
                self.assertNotEqual(err, "")

    def test_what_is_wrong(self):
        """The sentence names what the option takes, or why the system refused."""
        for arguments, sentence in ((["state"], "no FILE given"), (["simulate", "--variant", "chess"], "--variant takes one of regular, beginner, "),
                                    (["simulate", "--edition", "last"], "--edition takes one of first, revised, not “last”"),
                                    (["simulate", "--realms", "orcs"], "--realms takes one of humans, dwarves, "),
                                    (["simulate", "--policy", "clever"], "--policy takes one of random, greedy, thoughtful, expert, not “clever”"),
                                    (["simulate", "-o", "/proc/x"], "/proc/x: the folder cannot be created: No such file"),
                                    (["summary", self.game, "-o", "/nonexistent/x"], "/nonexistent/x: cannot be written: No such file")):
            with self.subTest(arguments=arguments):
                self.assertIn(sentence, run(*arguments, status=2)[1])

    def test_help(self):
        for arguments in (["--help"], ["state", "--help"], ["check", "--help"], ["legal", "--help"], ["summary", "--help"],
                          ["review", "--help"], ["simulate", "--help"], ["--version"]):
            self.assertIn("pandoria-cli", run(*arguments))

    def test_lost_output(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        for arguments in (["state", self.game], ["--help"], ["--version"]):
            with self.subTest(arguments=arguments), open("/dev/full", "w") as full:
                done = subprocess.run([PROGRAM, *arguments], stdout=full, stderr=subprocess.PIPE, env=ENVIRONMENT)
                self.assertEqual(done.returncode, 2)


class State(Folder):
    def test_at(self):
        count = len(self.record["actions"])
        self.assertEqual(json.loads(run("state", self.game))["actions"], count)
        self.assertEqual(json.loads(run("state", self.game, "--at", count))["actions"], count)
        first = json.loads(run("state", self.game, "--at", 0))
        self.assertEqual((first["actions"], first["step"], first["ledger"]), (0, "place", []))
        out, err = run("state", self.game, "--at", count + 1, status=2)
        self.assertIn("--at", err)

    def test_finished(self):
        state = json.loads(run("state", self.game))
        self.assertEqual((state["finished"], state["step"]), (True, "over"))
        self.assertEqual(sorted(seat for place in state["result"]["ranking"] for seat in place), [0, 1])

    def test_ledger_sums_up(self):
        first, last = (json.loads(run("state", self.game, "--at", at)) for at in (0, len(self.record["actions"])))
        for seat, player in enumerate(last["players"]):
            for counter in ("crystal", "gold", "wood", "points"):
                value = first["players"][seat][counter]
                for entry in last["ledger"]:
                    if entry["player"] == seat:
                        value += entry["amount"] * (entry["counter"] == counter) + entry["points"] * (counter == "points")
                self.assertEqual(value, player[counter])

    def test_name_in_any_locale(self):
        self.record["setup"]["players"][0]["name"] = "<b>Jörg %n\n№ 1"
        state = json.loads(run("state", self.write(self.record)))
        self.assertEqual(state["players"][0]["name"], "<b>Jörg %n\n№ 1")

    def test_broken_rule(self):
        self.record["actions"][3] = {"do": "place-castle", "at": "A0"}
        path = self.write(self.record)
        out, err = run("state", path, status=1)
        error = json.loads(out)["error"]
        self.assertEqual((error["action"], set(error)), (3, {"action", "code", "rule", "message"}))
        run("state", path, "--at", 3)
        for command in (("legal",), ("summary", "--format", "json"), ("review", "--format", "json")):
            self.assertEqual(json.loads(run(command[0], path, *command[1:], status=1)[0])["error"]["action"], 3)
        for command in ("summary", "review"):
            out, err = run(command, path, status=1)
            self.assertEqual(out, "")
            self.assertRegex(err, r"changed\.pandoria: action 3 \(turn \d+, \w+: .+\): .+\(rule .+\)\. \[[a-z-]+\]\n$")

    def test_structure_counts_behind_at(self):
        self.record["actions"].append({"do": "dance"})
        out, err = run("state", self.write(self.record), "--at", 0, status=2)
        self.assertRegex(err, r"changed.pandoria: line 1: actions\[\d+\]\.do: “dance”")
        self.assertEqual(err.count("\n"), 1)

    def test_unreadable(self):
        for path in (self.folder / "missing", self.folder, "/dev/zero", self.write(""), self.write("{"), self.write("[" * 8388608)):
            out, err = run("state", path, status=2)
            self.assertEqual((out, err.count("\n")), ("", 1))
            self.assertTrue(err.startswith(str(path)))

    def test_nothing_speaks_to_the_terminal(self):
        name = "Jo\x1b[31m\x85\u202e\U000e0001\x7frg"
        self.record["setup"]["players"][0]["name"] = name
        path = self.write(self.record)
        out = run("state", path)
        self.assertTrue(all(c.isprintable() or c == "\n" for c in out))
        self.assertEqual(json.loads(out)["players"][0]["name"], name)
        self.record["setup"]["players"][0]["realm"] = name
        path = self.write(self.record, "evil\x1b[2J\n")
        out, err = run("check", path, status=2)
        self.assertEqual((out + err).count("\n"), 1)
        self.assertTrue((out + err).rstrip("\n").isprintable())

    def test_special_files(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        for path in (pipe, "/dev/zero", "/dev/null"):
            for command in ("state", "check", "legal"):
                out, err = run(command, path, status=2)
                self.assertIn("it is not a regular file", out + err)

    @unittest.skipUnless(os.access("/proc/kmsg", os.R_OK), "only root may read /proc/kmsg")
    def test_silent_file(self):
        """It says that it is a regular file, and whoever reads it waits until the kernel has something to say."""
        link = self.folder / "x.pandoria"
        link.symlink_to("/proc/kmsg")
        for command in ("state", "check", "legal", "summary"):
            out, err = run(command, link, status=2)
            self.assertIn("it is not a regular file", out + err)

    def test_worst_files(self):
        for worst in ('{"x": [' + "{}," * 2600000 + "{}]}",
                      '{"x": {' + ",".join('"%d": 0' % n for n in range(101)) + "}}"):
            _, err = run("state", self.write(worst), status=2)
            self.assertIn("more than", err)

    def test_reading_changes_nothing(self):
        before = self.game.read_bytes()
        for command in ("state", "check", "legal", "summary"):
            run(command, self.game)
        self.assertEqual(self.game.read_bytes(), before)
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["5-1.pandoria"])


class Check(Folder):
    def test_a_line_a_file(self):
        broken, invalid = dict(self.record), dict(self.record)
        broken["actions"] = [{"do": "end-turn"}]
        invalid["version"] = 2
        paths = [self.game, self.write(broken, "broken"), self.write(invalid, "invalid")]
        self.assertEqual(run("check", paths[0], paths[0]), f"{paths[0]}: fine\n" * 2)
        out, _ = run("check", *paths[:2], status=1)
        self.assertRegex(out.splitlines()[1], r"broken: line 1: action 0 \(turn 1, \w+: End of turn\): .+\(rule 6\)\. \[wrong-step\]$")
        out, _ = run("check", *paths, status=2)
        self.assertEqual(len(out.splitlines()), 3)
        self.assertIn("version: 2", out.splitlines()[2])

    def test_both_reports_count_actions_alike(self):
        end = next(i for i, act in enumerate(self.record["actions"]) if act["do"] == "end-turn")
        self.record["actions"][end]["after"][0][3] += 1
        differs = self.write(self.record, "differs")
        out, _ = run("check", differs, status=1)
        self.assertRegex(out, rf"differs: line 1: action {end} \(turn 1\): .+, the file says \d+\n$")
        self.record["actions"].insert(end, {"do": "place-castle", "at": "A1"})
        refused = self.write(self.record, "refused")
        out, _ = run("check", refused, status=1)
        self.assertRegex(out, rf"refused: line 1: action {end} \(turn 1, ")
        out, _ = run("state", refused, status=1)
        self.assertEqual(json.loads(out)["error"]["action"], end)


class Legal(Folder):
    def test_first_turn(self):
        legal = json.loads(run("legal", self.game, "--at", 0))
        self.assertEqual((legal["step"], legal["figure"], legal["takeBack"]), ("place", [], []))
        self.assertTrue(legal["tile"] and legal["castle"])

        def order(space):
            return space[0], int(space[1:])
        keys = [[order(space) for space in pair] for pair in legal["tile"]]
        self.assertTrue(all(a < b for a, b in keys))
        self.assertEqual(keys, sorted(keys))


def count_pages(pdf):
    """Newer versions of cairo compress also the objects that describe the pages."""
    streams = re.findall(rb"\nstream\r?\n(.*?)endstream", pdf, re.S)
    packed = (zlib.decompressobj().decompress(stream) for stream in streams if stream[:1] == b"x")
    return sum(len(re.findall(rb"/Type /Page\b", text)) for text in (pdf, *packed))


class Summary(Folder):
    def test_text(self):
        text = run("summary", self.game)
        self.assertIn("Random game 5-1", text)
        self.assertRegex(text, r"(?m)^Points +\d+ +\d+$")

    def test_json(self):
        summary = json.loads(run("summary", self.game, "--format", "json"))
        state = json.loads(run("state", self.game))
        for seat, player in enumerate(summary["players"]):
            self.assertEqual(sum(source["points"][seat] for source in summary["sources"]), player["points"])
            self.assertEqual(player["points"], state["players"][seat]["points"])
        self.assertEqual(summary["standing"], state["result"])

    def test_output_to_a_pipe(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        _, err = run("summary", self.game, "-o", pipe, status=2)
        self.assertIn("it is not a regular file", err)
        self.assertTrue(pipe.is_fifo())

    def test_output(self):
        out = self.folder / "summary.txt"
        self.assertEqual(run("summary", self.game, "-o", out), "")
        self.assertEqual(out.read_text(encoding="utf-8"), run("summary", self.game))

    def test_photo(self):
        """The photo of the table is below the picture, and a page of its own in the PDF."""
        sizes = [self.measure_summary()]
        (self.folder / (self.game.name + ".jpg")).write_bytes(PHOTO)
        sizes.append(self.measure_summary())
        self.assertEqual(sizes, [(1500, 2), (1500 + 900, 3)])

    def test_terminal(self):
        """A PDF or a picture is not written to a terminal, on standard output or with -o. Text is."""
        for form in ("pdf", "png"):
            for option in ([], ["-o"]):
                status, shown, err = self.run_on_terminal(form, option)
                self.assertEqual((status, shown), (2, b""))
                self.assertIn(b"-o", err)
        status, shown, err = self.run_on_terminal("text", [])
        self.assertEqual((status, err), (0, b""))
        self.assertIn(b"Red", shown)

    def run_on_terminal(self, form, option):
        """Returns the exit status, what the terminal got, and standard error."""
        try:
            ours, terminal = pty.openpty()
        except OSError as error:  # no /dev/pts, as in a bare chroot
            self.skipTest(str(error))
        try:
            path = [os.ttyname(terminal)] if option else []
            done = subprocess.run([PROGRAM, "summary", str(self.game), "--format", form, *option, *path], env=ENVIRONMENT,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL if option else terminal,
                                  stderr=subprocess.PIPE, timeout=300)
            os.set_blocking(ours, False)
            try:
                shown = os.read(ours, 1 << 16)
            except BlockingIOError:
                shown = b""
            return done.returncode, shown, done.stderr
        finally:
            os.close(ours)
            os.close(terminal)

    def measure_summary(self):
        picture, pages = self.folder / "summary.png", self.folder / "summary.pdf"
        run("summary", self.game, "--format", "png", "-o", picture)
        run("summary", self.game, "--format", "pdf", "-o", pages)
        return struct.unpack(">I", picture.read_bytes()[20:24])[0], count_pages(pages.read_bytes())


class Simulate(Folder):
    def test_same_seed(self):
        other = self.folder / "again"
        last = run("simulate", "--players", 2, "--seed", 5, "--games", 3, "-o", other).splitlines()[-1]
        self.assertRegex(last, r"^3 games, \d+ actions, \d+\.\d s$")
        self.assertEqual(sorted(p.name for p in other.iterdir()), ["5-1.pandoria", "5-2.pandoria", "5-3.pandoria"])
        self.assertEqual((other / "5-1.pandoria").read_bytes(), self.game.read_bytes())
        self.assertEqual(sum(len(json.loads(p.read_bytes())["actions"]) for p in other.iterdir()),
                         int(re.search(r"(\d+) actions", last).group(1)))
        run("check", *other.iterdir())

    def test_checked(self):
        """A game of each kind; the matrix plays one of every combination."""
        river = SOURCE / "data" / "boards" / "river-b.json"
        every = "humans,dwarves,elves,mages,halflings,centaurs,fairies,goblins,golems,ghosts,nymphs,hanbok"
        for arguments in (["--games", 20], ["--games", 5, "--players", 2], ["--games", 5, "--players", 3],
                          ["--games", 5, "--partnership"], ["--games", 5, "--edition", "revised"],
                          ["--games", 5, "--variant", "beginner"], ["--games", 5, "--variant", "family"],
                          ["--games", 5, "--variant", "family-spells", "--artifacts"],
                          ["--games", 10, "--realms", every, "--artifacts", "--board", river]):
            with self.subTest(arguments=arguments):
                run("simulate", "--check", *arguments, *([] if SLOW else ["--games", 1]))

    def test_unwritable(self):
        (self.folder / "1-1.pandoria").mkdir()
        _, err = run("simulate", "-o", self.folder, status=2)
        self.assertIn("1-1.pandoria", err)

    def test_policies(self):
        mixed = ["--players", 3, "--games", 4, "--policy", "thoughtful,greedy,random"]
        for arguments in (mixed, ["--games", 3, "--policy", "thoughtful", "--partnership", "--artifacts"],
                          ["--games", 3, "--policy", "greedy", "--variant", "family-spells"],
                          ["--seed", 10, "--policy", "greedy", "--edition", "revised", "--players", 2, "--realms", "halflings,elves"]):
            with self.subTest(arguments=arguments):
                run("simulate", "--check", *arguments)
        first, again, csv = (self.folder / name for name in ("first", "again", "table.csv"))
        run("simulate", *mixed, "-o", first)
        run("simulate", *mixed, "-o", again, "--csv", csv)
        for path in first.iterdir():
            self.assertEqual(path.read_bytes(), (again / path.name).read_bytes())
        run("check", *first.iterdir())
        self.assertEqual(run("simulate", *mixed, "--csv", "-").splitlines()[:-1], csv.read_text().splitlines())
        plain = self.folder / "plain"
        run("simulate", "--players", 2, "--seed", 5, "--policy", "random", "-o", plain)
        self.assertEqual((plain / "5-1.pandoria").read_bytes(), self.game.read_bytes())

    def test_csv(self):
        lines = run("simulate", "--players", 2, "--games", 6, "--policy", "greedy,random", "--csv", "-").splitlines()
        self.assertEqual(lines[0], "realm,seat,policy,games,points,deviation,wins,win-percent")
        rows = [dict(zip(lines[0].split(","), line.split(","))) for line in lines[1:-1]]
        self.assertEqual(sum(int(row["games"]) for row in rows), 12)
        self.assertEqual(sum(float(row["wins"]) for row in rows), 6)
        self.assertEqual({(row["seat"], row["policy"]) for row in rows}, {("1", "greedy"), ("2", "random")})
        points = {policy: sum(int(row["games"]) * float(row["points"]) for row in rows if row["policy"] == policy)
                  for policy in ("greedy", "random")}
        self.assertGreater(points["greedy"], points["random"])
        out, err = run("simulate", "--csv", self.folder / "none" / "table.csv", status=2)
        self.assertIn("table.csv", err)


class Review(Folder):
    def test_calibration(self):
        if not SLOW:
            self.skipTest("test-review.c has the short form")
        arguments = ("review", "--calibration", "--games", 2)
        lines = run(*arguments).splitlines()
        self.assertEqual(sum(line.startswith("| ") for line in lines), 7)
        self.assertEqual(lines, run(*arguments).splitlines())

    def test_json(self):
        quick = ["--effort", 1, "--at", 40]
        before = self.game.read_text()
        review = json.loads(run("review", self.game, "--format", "json", *quick))
        tiles = [n for n, action in enumerate(self.record["actions"][:40]) if action["do"] == "place-tile"]
        self.assertEqual([turn["action"] for turn in review["turns"]], tiles)
        for turn in review["turns"]:
            self.assertGreaterEqual(turn["played"]["behind"], 0)
            self.assertIn(len(turn["best"]), (1, 2, 3))
            self.assertEqual(turn["best"][0]["behind"], 0)
            done = self.record["actions"][turn["action"]]
            self.assertEqual(sorted(turn["played"]["tile"]), sorted(hex["at"] for hex in done["hexes"]))
        self.assertEqual(review, json.loads(run("review", self.game, "--format", "json", *quick)))
        for threads in (1, 3):
            self.assertEqual(review, json.loads(run("review", self.game, "--format", "json", "--no-cache", "--threads", threads, *quick)))
        self.assertEqual(len(review["players"]), len(review["turns"][0]["chances"]))
        self.assertEqual(sum(player["tiles"] for player in review["players"]), len(tiles))
        self.assertLessEqual(len(review["turningPoints"]), 5)
        for turn in review["turns"]:
            self.assertAlmostEqual(sum(turn["chances"]), 1, 2)
        self.assertEqual(self.game.read_text(), before)

    def test_no_tiles(self):
        self.assertEqual(run("review", self.game, "--at", 0), "")
        review = json.loads(run("review", self.game, "--at", 0, "--format", "json"))
        self.assertEqual((review["turns"], review["turningPoints"]), ([], []))

    def test_text(self):
        text = run("review", self.game, "--effort", 1, "--at", 20)
        self.assertRegex(text, r"\ATurn and player: chance of winning before and after, points behind")
        self.assertRegex(text, r"(?m)^  2  Blue: \d+\s% to \d+\s%, [+−±]\d+\.\d \(±\d+\.\d\)\n      Blue placed a tile at \w+ \w+")
        self.assertRegex(text, r"(?m)^\w+: [+−]?\d+ points? against the average of the others\n( +[+−]\d+  \w.*\n)+")


if __name__ == "__main__":
    PROGRAM, SOURCE, SLOW = sys.argv[1], Path(sys.argv[2]), sys.argv[3:] == ["-m", "slow"]
    unittest.main(argv=sys.argv[:1], verbosity=2)
