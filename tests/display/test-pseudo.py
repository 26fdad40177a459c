#!/usr/bin/env python3
"""The reference looks in a language that no one speaks: each text of the program in ‹angles›, with marks over its vowels and longer by
40 %. What shows without angles has gone past the catalogue; what has no room in it has none in other languages.

  test-pseudo.py SHOTS SOURCE

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

GROWTH = 0.4
LOOKS = (("light", 1280, 800), ("narrow", 360, 720), ("low", 1024, 600))
DOMAIN = "pandoria-companion"
KEYWORDS = ["-k_", "-kN_", "-kC_:1c,2", "-kNC_:1c,2", "-kngettext:1,2", "-kg_dngettext:2,3", "-kg_dpgettext2:2c,3"]
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


def unquote(quoted):
    return "".join(json.loads(line) for line in quoted.strip().splitlines())


def make_catalogue(source, folder):
    """Writes the catalogue of all that the sources have; returns how many texts it has."""
    template = subprocess.run(["xgettext", "-f", "po/POTFILES", "-D", source, "-o", "-", "--from-code=UTF-8", "--no-location"] + KEYWORDS,
                              cwd=source, capture_output=True, text=True, check=True).stdout
    out, n = ['msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'], 0
    quoted = r'((?:"(?:[^"\\]|\\.)*"\n)+)'
    for context, first, other in re.findall(rf"(?:msgctxt {quoted})?msgid {quoted}(?:msgid_plural {quoted})?msgstr", template):
        if not unquote(first):
            continue
        entry = (f"msgctxt {context}" if context else "") + f"msgid {first}"
        if other:
            entry += f"msgid_plural {other}"
            entry += "".join(f"msgstr[{k}] {json.dumps(make_pseudo(unquote(text)), ensure_ascii=False)}\n"
                             for k, text in enumerate((first, other)))
        else:
            entry += f"msgstr {json.dumps(make_pseudo(unquote(first)), ensure_ascii=False)}\n"
        out.append(entry)
        n += 1
    messages = folder / "eo" / "LC_MESSAGES"
    messages.mkdir(parents=True)
    subprocess.run(["msgfmt", "-o", messages / f"{DOMAIN}.mo", "-"], input="\n".join(out), text=True, check=True)
    return n


def make_game(source, path):
    """The sample with names that are in angles, too: they are the players' own."""
    game = json.loads((Path(source) / "data/games/sample.pandoria").read_text(encoding="utf-8"))
    game["title"] = f"‹{game['title']}›"
    for player in game["setup"]["players"]:
        player["name"] = f"‹{player['name']}›"
    path.write_text(json.dumps(game), encoding="utf-8")


def look(shots, source, folder, style, width, height):
    # The switcher of pages of libadwaita 1.2 warns of its own layout where a window becomes narrow.
    environment = dict(os.environ, LANGUAGE="eo", LC_ALL="C.UTF-8", PANDORIA_TEST_SCREEN="1280x1024", G_DEBUG="fatal-criticals")
    run = subprocess.run([Path(source) / "build-aux/with-display", shots, folder, style, folder / "game.pandoria", str(width),
                          str(height), "--locale", folder, "--words"], env=environment, capture_output=True, text=True)
    return run.returncode, run.stdout.splitlines(), run.stderr


def main():
    shots, source = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        n = make_catalogue(source, folder)
        make_game(source, folder / "game.pandoria")
        print(f"1..{len(LOOKS) + 1}")
        print(f"{'ok' if n > 1500 else 'not ok'} 1 all texts are in the catalogue\n# {n}")
        failed = n <= 1500
        for number, (style, width, height) in enumerate(LOOKS, 2):
            status, lines, errors = look(shots, source, folder, style, width, height)
            print(f"{'ok' if status == 0 else 'not ok'} {number} {style}, {width} × {height}")
            for line in dict.fromkeys(lines):
                print("#", line)
            if status not in (0, 1):
                print("#", errors[-2000:].replace("\n", "\n# "))
            failed = failed or status != 0
            sys.stdout.flush()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
