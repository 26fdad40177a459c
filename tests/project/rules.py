#!/usr/bin/env python3
"""Every section that a refusal, a ledger entry or a sentence cites can be read in the program (src/session/pandoria-text-rules*.c).

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys

from checks import files, main, read, without_comments

NUMBER = r"\d{1,2}(?:\.\d)*"


def rows():
    return {number for path in files("src/session", ".c") if "pandoria-text-rules" in path
            for number in re.findall(r'^  \{ "(' + NUMBER + ')",$', read(path), re.M)}


def cited_by_the_engine():
    """A string that is nothing but a number is a section everywhere but in the names of the spaces."""
    for path in files("src/engine", ".c"):
        if not path.endswith("pandoria-spaces.c"):
            for number in re.findall(r'"(' + NUMBER + ')"', without_comments(read(path))):
                yield path, number


def check_what_the_engine_cites():
    known, cited = rows(), set(cited_by_the_engine())
    if len(cited) < 20:
        yield f"only {len(cited)} sections were found in src/engine"
    for path, number in sorted(cited):
        if number not in known:
            yield f"{path} cites section {number}, of which there is no text"


def check_what_sentences_cite():
    known = rows()
    for path in files("src", ".c") + files("ui", ".ui"):
        text = without_comments(read(path)) if path.endswith(".c") else re.sub("<!--.*?-->", "", read(path), flags=re.S)
        for number in re.findall(r"\((" + NUMBER + r")\)[.<\"]", text):
            if number not in known:
                yield f"{path} cites section {number}, of which there is no text"


if __name__ == "__main__":
    sys.exit(main(globals()))
