#!/usr/bin/env python3
"""The page for phones in a real browser, next to the real window:  test-phones.py PHONES-WINDOW PANDORIA-CLI GAME [--whole]

Two phones watch while a game is played in the window. Without `--whole`, only its first turns. PANDORIA_PHONES_PICTURES=FOLDER keeps
pictures of the pages. Skipped without Chromium. Prints how long a phone takes to join and to show an entry: on an idle machine, a
second and 200 ms are the most.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import browser

WINDOW = CLI = GAME = None
WHOLE = False
SHORT = 16  # acts
PHONES = [(390, 844), (360, 640)]
TABLET = (820, 1180)
PICTURES = os.environ.get("PANDORIA_PHONES_PICTURES")
SERVER = None

# Remembers when the text of the last entry changed.
WATCH = """
window.changes = [];
new MutationObserver(() => changes.push([performance.timeOrigin + performance.now(), document.getElementById('text').textContent]))
  .observe(document.getElementById('text'), { childList: true, characterData: true, subtree: true });
"""
# What must not be on any page: a part that is wider than the screen.
OVERFLOW = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Words of the table of sources are never broken: at 200 %, the table scrolls instead. The width that is left for the widest word.
NARROWEST = """
document.documentElement.style.fontSize = '200%';
const context = document.createElement('canvas').getContext('2d');
const left = Array.from(document.querySelectorAll('#sources th')).map(cell => {
  const style = getComputedStyle(cell);
  context.font = style.font;
  const room = cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 1;
  return room - Math.max(...cell.textContent.split(' ').map(word => context.measureText(word).width));
});
document.documentElement.style.fontSize = '';
return Math.min(...left);
"""
NUMBERS = """
return Array.from(document.querySelectorAll('#points li')).map(item => Number(item.querySelector('b').textContent))
"""


class Window:
    """The real window, which shares its game."""

    def __init__(self, game, language="en"):
        environment = dict(os.environ, LANGUAGE=language)
        self.process = subprocess.Popen([WINDOW, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.address = self.read()

    def read(self):
        for line in self.process.stdout:
            if line.startswith("= "):
                return line[2:].rstrip("\n")
        raise AssertionError("the window has ended")

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.read()

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.stdout.close()
        assert self.process.wait(60) == 0


def set_media(phone, name, value):
    phone.command("Emulation.setEmulatedMedia", features=[{"name": name, "value": value}])


def cli(command, at):
    done = subprocess.run([CLI, command, GAME, "--at", str(at)], capture_output=True, check=True)
    return json.loads(done.stdout)


class Phones(unittest.TestCase):
    def start(self, sizes, game=None, language="en"):
        self.window = Window(game or GAME, language)
        self.addCleanup(self.window.close)
        self.phones = []
        for width, height in sizes:
            phone = browser.Phone(SERVER, width, height, language)
            self.addCleanup(phone.close)
            self.phones.append(phone)

    def join(self, phone, seat):
        phone.open(self.window.address)
        phone.wait("return document.documentElement.dataset.actions", what="the page")
        if seat is not None:
            phone.wait("return !document.getElementById('who').hidden", what="the choice")
            phone.press(f"#names button:nth-child({seat + 1})")
        phone.run(WATCH)

    def wait_for(self, phone, actions):
        phone.wait(f"return document.documentElement.dataset.actions === '{actions}'", what=f"action {actions}")

    def keep_picture(self, phone, name):
        if PICTURES:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            phone.picture(Path(PICTURES) / f"phone-{name}-{phone.size[0]}.png")

    def check_page(self, phone, seat, at):
        """Compares the page with what the command line program says about the game after @at actions."""
        state, table = cli("state", at), cli("table", at)
        self.assertEqual(phone.run(NUMBERS), [player["points"] for player in state["players"]])
        self.assertEqual(phone.run("return document.getElementById('text').textContent"), table["entered"]["text"])
        self.assertEqual(phone.run("return document.getElementById('call').textContent"), table["texts"]["call"])
        shown = phone.run("return document.getElementById('mine').textContent")
        player, texts = state["players"][seat], table["players"][seat]["texts"]
        for counter in ("points", "crystal", "gold", "wood"):
            self.assertIn(texts[counter], shown)
            self.assertTrue(texts[counter].startswith(str(player[counter])))
        for slot in table["players"][seat]["slots"]:
            self.assertIn(slot["text"] if slot else "", shown)
        self.assertIn(texts["topSpell"] or "", shown)
        self.assertIn(texts["reserve"], shown)
        gains = phone.run("return Array.from(document.querySelectorAll('#gains li')).map(item => item.textContent)")
        self.assertEqual(len(gains), len(table["entered"]["gains"]))
        for text, gain in zip(gains, table["entered"]["gains"]):
            self.assertIn(gain["name"], text)
            self.assertIn(gain["formula"], text)

    def check_first_screen(self, phone, at):
        """The last entry, the points and the tableau are in sight without scrolling, unless there are many gains."""
        height = phone.run("return document.getElementById('mine').getBoundingClientRect().bottom")
        if phone.run("return document.querySelectorAll('#gains li').length") <= 4:
            self.assertLessEqual(height, phone.size[1], f"action {at}")

    def check_looks(self, phone, name):
        """Light, dark, more contrast, less motion, large text: nothing is wider than the screen."""
        phone.run("document.getElementById('board').dataset.near = 'yes'; showBoard()")
        phone.wait("return document.getElementById('board').complete && document.getElementById('board').naturalWidth > 0", what="the board")
        for scheme in ("light", "dark"):
            set_media(phone, "prefers-color-scheme", scheme)
            is_dark = "true" if scheme == "dark" else "false"
            phone.wait(f"""
                return ['board', 'tile'].every(id => document.getElementById(id).complete
                  && document.getElementById(id).src.includes('dark') === {is_dark})""", what=f"{scheme} pictures")
            self.assertLessEqual(phone.run(OVERFLOW), 0)
            self.keep_picture(phone, f"{name}-{scheme}")
        set_media(phone, "prefers-contrast", "more")
        self.assertEqual(phone.run("return getComputedStyle(document.getElementById('progress')).color"),
                         phone.run("return getComputedStyle(document.getElementById('call')).color"))
        set_media(phone, "prefers-reduced-motion", "reduce")
        self.assertEqual(phone.run("return getComputedStyle(document.getElementById('entered')).transitionDuration"), "0s")
        phone.run("document.documentElement.style.fontSize = '200%'")
        self.assertLessEqual(phone.run(OVERFLOW), 0)
        self.keep_picture(phone, f"{name}-large")

    def check_console(self, phone):
        # 503 and aborted requests are not errors of the page; nothing else is allowed.
        messages = [entry["message"] for entry in phone.read_log("browser") if entry["level"] == "SEVERE"]
        self.assertEqual(messages, [])

    def check_hosts(self, phone):
        own = self.window.address.rsplit("/", 1)[0]
        for entry in phone.read_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                self.assertTrue(message["params"]["request"]["url"].startswith((own, "data:", "chrome:")), message["params"]["request"]["url"])

    def check_names(self, phone):
        """Every control, picture and heading of the accessible tree has a name."""
        for node in phone.command("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if role in ("button", "link", "image", "combobox", "checkbox", "heading", "region") and not node.get("ignored"):
                self.assertTrue(node.get("name", {}).get("value"), f"a {role} has no name")

    def test_join(self):
        self.start([(390, 844)])
        phone = self.phones[0]
        times = []
        for _ in range(3):
            begun = time.monotonic()
            phone.open(self.window.address)
            phone.wait("return !document.getElementById('game').hidden", what="the page")
            times.append((time.monotonic() - begun) * 1000)
        print(f"# join: {', '.join(f'{ms:.0f}' for ms in times)} ms", file=sys.stderr)

    def test_game(self):
        self.start(PHONES + [TABLET] if WHOLE else PHONES)
        for seat, phone in enumerate(self.phones):
            self.join(phone, seat)
        last = len(json.loads(Path(GAME).read_bytes())["actions"]) if WHOLE else SHORT
        latencies, errors = [], 0
        for at in range(1, last + 1):
            for error in ("symbol", "terrain"):
                words = self.window.ask(error)
                if words == "-":
                    continue
                errors += 1
                for phone in self.phones:
                    phone.wait(f"return document.getElementById('text').textContent.includes({json.dumps(words)})", what=words)
                self.window.ask("undo")
                for phone in self.phones:
                    self.wait_for(phone, at - 1)
            for phone in self.phones:
                phone.run("changes.length = 0")
            position, changed = map(int, self.window.ask("next").split())
            self.assertEqual(position, at)
            turn_is_over = cli("state", at)["step"] in ("place", "over")
            entered = cli("table", at)["entered"]["text"]
            for seat, phone in enumerate(self.phones):
                self.wait_for(phone, at)
                self.assertEqual(phone.run("return document.getElementById('text').textContent"), entered)
                if turn_is_over:
                    self.check_page(phone, seat, at)
                    self.assertLessEqual(phone.run(OVERFLOW), 0)
                    self.check_first_screen(phone, at)
                changes = phone.run("return changes")
                if changes:
                    latencies.append(changes[0][0] - changed / 1000)
        print(f"# {errors} wrong entries seen; press to text: median {statistics.median(latencies):.0f} ms, "
              f"largest {max(latencies):.0f} ms of {len(latencies)}", file=sys.stderr)
        for phone in self.phones:
            self.keep_picture(phone, "end" if WHOLE else "game")
            self.check_names(phone)
            self.check_console(phone)
            self.check_hosts(phone)
        if WHOLE:
            self.check_end(self.phones[0])
            for phone in self.phones:
                self.check_looks(phone, "end")

    def check_end(self, phone):
        table = cli("table", len(json.loads(Path(GAME).read_bytes())["actions"]))
        self.assertEqual(phone.run("return Array.from(document.querySelectorAll('#ranking li')).map(item => item.textContent)"),
                         table["end"]["ranking"])
        rows = phone.run("return document.querySelectorAll('#sources tbody tr').length")
        self.assertEqual(rows, len(table["end"]["sources"]))
        self.assertGreater(phone.run(NARROWEST), 0)
        start = phone.run_async("""
            fetch(document.getElementById('pdf').href).then(answer => answer.arrayBuffer())
              .then(bytes => arguments[0](new TextDecoder('latin1').decode(bytes.slice(0, 5))))""")
        self.assertEqual(start, "%PDF-")

    def test_remark(self):
        self.start([(390, 844)])
        phone = self.phones[0]
        self.join(phone, 0)
        for at in range(1, 9):
            self.window.ask("next")
        self.wait_for(phone, 8)
        turn = cli("table", 8)["entered"]["turn"]
        self.assertEqual(self.window.ask("banner"), "-")
        phone.press("#wrong")
        phone.wait("return document.getElementById('said').textContent", what="the answer")
        self.assertEqual(self.window.ask("banner"), "shown")
        before = phone.run("return document.querySelector('main').textContent")
        self.assertEqual(int(self.window.ask("show")), turn)
        self.assertEqual(self.window.ask("banner"), "-")
        # Looking back in the window changes nothing here.
        time.sleep(0.3)
        self.assertEqual(phone.run("document.getElementById('said').textContent = ''; return document.querySelector('main').textContent"),
                         before.replace(phone.run("return document.getElementById('wrong').dataset.reported").replace("%s", str(turn)), ""))
        self.window.ask("now")
        self.check_console(phone)

    def test_lost(self):
        self.start([(360, 640)])
        phone = self.phones[0]
        self.join(phone, 1)
        self.window.ask("next")
        self.wait_for(phone, 1)
        # The network goes away: no new connection, and the old one ends.
        phone.command("Network.enable")
        phone.command("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
        phone.run("source.close(); connect()")
        phone.wait("return !document.getElementById('lost').hidden", what="the connection is lost")
        self.assertRegex(phone.run("return document.getElementById('lost').textContent"), r"^Not connected since \d\d:\d\d")
        at = 1
        while cli("state", at)["turn"] < 4:
            at = int(self.window.ask("next").split()[0])
        phone.command("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
        self.wait_for(phone, at)
        phone.wait("return document.getElementById('lost').hidden", what="the connection")
        self.assertEqual(phone.run("return document.querySelectorAll('#missed-turns > li').length"), 1)
        self.assertIn(cli("table", at)["before"][0]["text"], phone.run("return document.getElementById('missed').textContent"))
        phone.wait("return true")
        self.assertEqual(self.window.ask("watchers"), "1")
        self.window.ask("stop")
        phone.wait("return !document.getElementById('lost').hidden", what="the end")

    def test_looks(self):
        """German on two phones and a tablet."""
        self.start(PHONES + [TABLET], language="de")
        for phone in self.phones:
            self.join(phone, 0)
        for at in range(1, SHORT + 1):
            self.window.ask("next")
        for phone in self.phones:
            self.wait_for(phone, SHORT)
            self.check_looks(phone, "de")
            self.assertEqual(phone.run("return document.documentElement.lang"), "de")
            self.check_names(phone)
            self.check_console(phone)

    def test_hostile_names(self):
        names = ["<script>window.bad = 1</script>", "\"><img src=x onerror=\"window.bad = 1\">", "\u202egnirts", "🦊 & <b>Co</b>"]
        record = json.loads(Path(GAME).read_bytes())
        for player, name in zip(record["setup"]["players"], names):
            player["name"] = name
        with tempfile.NamedTemporaryFile("w", suffix=".pandoria", encoding="utf-8") as file:
            json.dump(record, file, ensure_ascii=False)
            file.flush()
            self.start([(390, 844)], file.name)
        phone = self.phones[0]
        self.join(phone, 3)
        for at in range(1, 7):
            self.window.ask("next")
        self.wait_for(phone, 6)
        self.assertFalse(phone.run("return 'bad' in window"))
        self.assertEqual(phone.run("return document.querySelectorAll('script, b b, #points img').length"), 1)  # our own script
        shown = phone.run("return document.getElementById('points').textContent")
        self.assertIn("<script>window.bad = 1</script>", shown)
        self.assertNotIn("\u202e", shown)
        self.check_console(phone)


if __name__ == "__main__":
    WHOLE = "--whole" in sys.argv
    WINDOW, CLI, GAME = [argument for argument in sys.argv[1:] if argument != "--whole"][:3]
    if not browser.find():
        print("Chromium or chromedriver is not installed", file=sys.stderr)
        sys.exit(77)
    SERVER = browser.Server()
    try:
        result = unittest.main(argv=sys.argv[:1], exit=False, verbosity=2).result
    finally:
        SERVER.close()
    sys.exit(not result.wasSuccessful())
