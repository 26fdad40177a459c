#!/usr/bin/env python3
"""Prints the handbook as a manual page, made of the same texts that the program shows.

  make-handbook.py LANGUAGE VERSION            LANGUAGE: a folder of data/help
  make-handbook.py --install FOLDER VERSION    in every language, below FOLDER of the prefix: what meson does when it installs

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import re
import sys
from pathlib import Path

HELP = Path(__file__).resolve().parent / "help"
NAME = {"en": "NAME", "de": "BEZEICHNUNG", "nl": "NAAM", "it": "NOME"}
ALSO = {"en": "SEE ALSO", "de": "SIEHE AUCH", "nl": "ZIE OOK", "it": "VEDERE ANCHE"}


def list_texts():
    """The names of the handbook's texts, in the order of the contents."""
    chapter, names = None, []
    for line in (HELP / "contents").read_text(encoding="utf-8").splitlines():
        if line.startswith("=="):
            chapter = line[2:].strip()
        elif chapter == "handbook" and line.strip():
            names.append(line.strip())
    return names


def escape(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def make_line(text):
    """A line with its emphasis in bold; a reference is its words."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    parts = re.split(r"\*([^*]*)\*", text)
    return "".join(f"\\fB{escape(part)}\\fR" if n % 2 else escape(part) if n == 0 else escape(part).removeprefix("\\&")
                   for n, part in enumerate(parts))


def make_section(text):
    """Title, and the blocks below it; words to search for are not for reading."""
    title, _, rest = text.partition("\n")
    yield f".SH {escape(title.removeprefix('# ')).upper()}"
    for block in rest.strip().split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("? ")]
        if not lines:
            continue
        if lines[0].startswith("- "):
            for line in lines:
                yield f".IP \\(bu 2\n{make_line(line[2:])}"
        else:
            yield f".PP\n{make_line(' '.join(lines))}"


def make_page(language, version):
    first, *others = [(HELP / language / f"{name}.help").read_text(encoding="utf-8") for name in list_texts()]
    title = first.partition("\n")[0].removeprefix("# ")
    summary = first.split("\n\n")[0].splitlines()[-1]
    yield '.\\" SPDX-License-Identifier: CC0-1.0'
    yield f'.TH PANDORIA\\-COMPANION 7 "" "Pandoria Companion {version}" "{title}"'
    yield f".SH {NAME[language]}\npandoria\\-companion \\- {escape(title[0].lower() + title[1:])}\n.PP\n{make_line(summary)}"
    for text in others:
        yield from make_section(text)
    yield f".SH {ALSO[language]}\n\\fBpandoria\\-companion\\fR(1), \\fBpandoria\\-cli\\fR(1)"


def install(folder, version):
    for language in NAME:
        pages = Path(os.environ["MESON_INSTALL_DESTDIR_PREFIX"]) / folder / ("" if language == "en" else language) / "man7"
        pages.mkdir(parents=True, exist_ok=True)
        (pages / "pandoria-companion.7").write_text("\n".join(make_page(language, version)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "--install":
        install(*sys.argv[2:])
        sys.exit()
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join(make_page(*sys.argv[1:])))
