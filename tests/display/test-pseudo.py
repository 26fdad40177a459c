#!/usr/bin/env python3
"""The reference looks in a language that no one speaks: each text of the program in ‹angles›, with marks over its vowels and longer by
40 %. What shows without angles has gone past the catalogue; what has no room in it has none in other languages.

  test-pseudo.py SHOTS SOURCE LOOK      LOOK: light, narrow or low

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))
from catalogues import read_po, write_mo

GROWTH = 0.4
LOOKS = {"light": (1280, 800), "narrow": (360, 720), "low": (1024, 600)}
MARKED = str.maketrans("aeiouAEIOU", "àéîöûÀÉÎÖÛ")
# What is put in for the program, a key and what is escaped: each stays as it is.
KEPT = re.compile(r"(%(?:\d\$)?[-0-9.]*[a-zA-Z%]|_|\\.|&[a-z]+;|\n)")


def grow(word):
    """A word with marks, longer by the part that is wanted: its vowels last longer."""
    marked = list(word.translate(MARKED))
    wanted = len(marked) + round(len(marked) * GROWTH)
    vowels = [n for n, letter in enumerate(word) if letter in "aeiouAEIOU"] or [len(word) - 1]
    for n in range(wanted - len(word)):
        at = vowels[n % len(vowels)]
        marked[at] += marked[at][0].lower()
    return "".join(marked)


def make_pseudo(text):
    parts = KEPT.split(text)
    return "‹" + "".join(part if n % 2 else re.sub(r"[A-Za-z]{2,}", lambda match: grow(match[0]), part)
                         for n, part in enumerate(parts)) + "›"


def make_game(source, path):
    """The sample with names that are in angles, too: they are the players' own."""
    game = json.loads((Path(source) / "data/games/sample.pandoria").read_text(encoding="utf-8"))
    game["title"] = f"‹{game['title']}›"
    for player in game["setup"]["players"]:
        player["name"] = f"‹{player['name']}›"
    path.write_text(json.dumps(game), encoding="utf-8")


def look(shots, source, folder, style, width, height):
    # The switcher of pages of libadwaita 1.2 warns of its own layout where a window becomes narrow.
    environment = dict(os.environ, LANGUAGE="eo", PANDORIA_TEST_SCREEN="1280x1024", G_DEBUG="fatal-criticals")
    run = subprocess.run([Path(source) / "build-aux/with-display", shots, folder, style, folder / "game.pandoria", str(width),
                          str(height), "--locale", folder, "--words"], env=environment, capture_output=True, text=True)
    return run.returncode, run.stdout.splitlines(), run.stderr


def main():
    shots, source, style = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        entries = read_po(Path(source) / "po/de.po")
        write_mo({key: [make_pseudo(text) for text in key[1:] if text] for key in entries}, folder)
        make_game(source, folder / "game.pandoria")
        print(f"1..2\n{'ok' if len(entries) > 1500 else 'not ok'} 1 all texts are in the catalogue\n# {len(entries)}")
        status, lines, errors = look(shots, source, folder, style, *LOOKS[style])
        print(f"{'ok' if status == 0 else 'not ok'} 2 {style}, {LOOKS[style]}")
        for line in dict.fromkeys(lines):
            print("#", line)
        if status not in (0, 1):
            print("#", errors[-2000:].replace("\n", "\n# "))
    return 0 if status == 0 and len(entries) > 1500 else 1


if __name__ == "__main__":
    sys.exit(main())
