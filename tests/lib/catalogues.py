#!/usr/bin/python3
"""Catalogues for tests: texts of the program in a language that is in none of its own, Esperanto (eo) by its code.

  catalogues.py widest PO-FOLDER OUT-FOLDER STAMP   writes OUT-FOLDER/eo/LC_MESSAGES/pandoria-companion.mo, each text in that of the program's
                                                    languages in which it is widest, and the empty file STAMP
  catalogues.py compare PO-FOLDER OUT-FOLDER        measures that catalogue: no language may have a wider text, or a wider word
  catalogues.py pseudo PO-FOLDER OUT-FOLDER STAMP GAME
                                                    writes OUT-FOLDER/eo/LC_MESSAGES/pandoria-companion.mo, each text in ‹angles›, with marks
                                                    over its vowels and longer by 40 %, and OUT-FOLDER/game.pandoria, GAME with such names

A line can be as narrow as its widest word, so that word is part of the widest text, too, whichever language it is from.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import gettext
import json
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

DOMAIN = "pandoria-companion"
FONT = "Cantarell 11"
QUOTED = r'((?:"(?:[^"\\]|\\.)*"\n)+)'
ENTRY = re.compile(rf"(?:msgctxt {QUOTED})?msgid {QUOTED}(?:msgid_plural {QUOTED})?((?:msgstr(?:\[\d\])? {QUOTED})+)")
# Neither a placeholder nor markup: it fits into any text.
WORD = re.compile(r"[^\W\d_]+")
GROWTH = 0.4
MARKED = str.maketrans("aeiouAEIOU", "àéîöûÀÉÎÖÛ")
# What is put in for the program, a key and what is escaped: each stays as it is.
KEPT = re.compile(r"(%(?:\d\$)?[-0-9.]*[a-zA-Z%]|_|\\.|&[a-z]+;|\n)")


def unquote(quoted):
    return "".join(json.loads(line) for line in quoted.strip().splitlines())


def read_po(path):
    """Returns {(context, msgid, msgid_plural): [msgstr, …]}."""
    entries = {}
    for context, first, other, texts, _ in ENTRY.findall(Path(path).read_text(encoding="utf-8") + "\n"):
        key = (unquote(context), unquote(first), unquote(other))
        if key[1]:
            entries[key] = [unquote(text) for text in re.findall(rf"msgstr(?:\[\d\])? {QUOTED}", texts)]
    return entries


def write_mo(entries, folder):
    """entries: as read_po() returns them. Two forms: one, and more than one."""
    def quote(text):
        return json.dumps(text, ensure_ascii=False)

    out = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for (context, first, other), texts in entries.items():
        out.append((f"msgctxt {quote(context)}\n" if context else "") + f"msgid {quote(first)}\n" + (
            f"msgid_plural {quote(other)}\n" + "".join(f"msgstr[{n}] {quote(text)}\n" for n, text in enumerate(texts))
            if other else f"msgstr {quote(texts[0])}\n"))
    messages = Path(folder) / "eo" / "LC_MESSAGES"
    messages.mkdir(parents=True, exist_ok=True)
    subprocess.run(["msgfmt", "-o", messages / f"{DOMAIN}.mo", "-"], input="\n".join(out), text=True, check=True)


def read_languages(folder):
    """Returns {key: [texts in one language, texts in the next …]}, English first."""
    others = [read_po(path) for path in sorted(Path(folder).glob("*.po"))]
    return {key: [[key[1], key[2]] if key[2] else [key[1]]] + [language[key] for language in others] for key in others[0]}


def make_layout():
    import gi
    gi.require_version("Pango", "1.0")
    gi.require_version("PangoCairo", "1.0")
    from gi.repository import Pango, PangoCairo
    layout = Pango.Layout.new(PangoCairo.FontMap.get_default().create_context())
    layout.set_font_description(Pango.FontDescription.from_string(FONT))
    return layout


LAYOUT = make_layout()


@lru_cache(maxsize=None)
def measure(text):
    LAYOUT.set_text(text.replace("_", ""), -1)
    return LAYOUT.get_size()[0]


def widest_word(text):
    return max(WORD.findall(re.sub(r"%\d?\$?\w|<[^>]*>|&\w+;", " ", text.replace("_", ""))), key=measure, default="")


def choose(texts):
    text = max(texts, key=measure)
    own, word = widest_word(text), max(map(widest_word, texts), key=measure)
    if own and measure(word) > measure(own):
        text = re.sub(rf"(?<![%<&\w]){own}\b", word, text.replace("_", ""), count=1)
    return text


def make_widest(po, out, stamp):
    write_mo({key: [choose(forms) for forms in zip(*languages)] for key, languages in read_languages(po).items()}, out)
    Path(stamp).touch()


def compare(po, out):
    catalogue = gettext.translation(DOMAIN, out, ["eo"])
    n_failed = 0
    languages = read_languages(po)
    for (context, first, other), texts in languages.items():
        for n, forms in enumerate(zip(*texts)):
            widest = (catalogue.npgettext(context, first, other, n + 1) if context else catalogue.ngettext(first, other, n + 1)) if other else (
                catalogue.pgettext(context, first) if context else catalogue.gettext(first))
            for form in forms:
                if measure(form) > measure(widest) or measure(widest_word(form)) > measure(widest_word(widest)):
                    print(f"# “{form}” is wider than “{widest}”")
                    n_failed += 1
    print(f"1..1\n{'not ok' if n_failed or len(languages) < 1500 else 'ok'} 1 {len(languages)} texts: no language has a wider one")
    return 1 if n_failed or len(languages) < 1500 else 0


def grow(word):
    """A word with marks, longer by the part that is wanted: its vowels last longer."""
    marked = list(word.translate(MARKED))
    vowels = [n for n, letter in enumerate(word) if letter in "aeiouAEIOU"] or [len(word) - 1]
    for n in range(round(len(marked) * GROWTH)):
        at = vowels[n % len(vowels)]
        marked[at] += marked[at][0].lower()
    return "".join(marked)


def make_pseudo_text(text):
    parts = KEPT.split(text)
    return "‹" + "".join(part if n % 2 else re.sub(r"[A-Za-z]{2,}", lambda match: grow(match[0]), part)
                         for n, part in enumerate(parts)) + "›"


def make_pseudo(po, out, stamp, source):
    write_mo({key: [make_pseudo_text(form) for form in texts[0]] for key, texts in read_languages(po).items()}, out)
    game = json.loads(Path(source).read_text(encoding="utf-8"))
    game["title"] = f"‹{game['title']}›"
    for player in game["setup"]["players"]:
        player["name"] = f"‹{player['name']}›"
    Path(out, "game.pandoria").write_text(json.dumps(game), encoding="utf-8")
    Path(stamp).touch()


if __name__ == "__main__":
    sys.exit({"widest": make_widest, "compare": compare, "pseudo": make_pseudo}[sys.argv[1]](*sys.argv[2:]))
