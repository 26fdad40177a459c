#!/usr/bin/env python3
"""Ratchets: figures of the structure that may fall and never rise. None of them measures size.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from pathlib import Path

from checks import BUILD, Skip, files, main, read, tool, without_comments


def count_includers():
    return sum('#include "pandoria-window-private.h"' in read(path) for path in files("src", ".c", ".h"))


def arrows_of_app():
    """{stem: the stems of src/app that its .c or .h includes or calls}; what headers show to tests does not count"""
    texts = {}
    for path in files("src/app", ".c", ".h"):
        if path.endswith("-testing.h"):
            continue
        texts[Path(path).stem] = texts.get(Path(path).stem, "") + without_comments(read(path))
    homes = {name: stem for stem, text in texts.items() for name in re.findall(r"^(pandoria_\w+) \([^;]*?\)\n\{", text, re.M)}
    return {stem: ({name for name in re.findall(r'^#include "([\w-]+)\.h"', text, re.M) if name in texts}
                   | {homes[word] for word in re.findall(r"\bpandoria_\w+", text) if word in homes}) - {stem}
            for stem, text in texts.items()}


def reached_from(stem, arrows):
    seen, waiting = set(), [stem]
    while waiting:
        new = arrows[waiting.pop()] - seen
        seen |= new
        waiting.extend(new)
    return seen


def count_circle():
    arrows = arrows_of_app()
    reached = {stem: reached_from(stem, arrows) for stem in arrows}
    return max(sum(stem in reached[other] for other in reached[stem]) for stem in arrows)


def count_members():
    members = read("src/app/pandoria-window-private.h").split("struct _PandoriaWindow\n{")[1].split("};")[0]
    return sum(len(member.split(",")) for member in without_comments(members).split(";") if member.strip())


# What is counted, the most that it may be, and how far below that the limit is to be lowered.
LIMITS = {
    "files that include pandoria-window-private.h": (count_includers, 2, 2),
    "files in the largest circle of includes and calls in src/app": (count_circle, 2, 2),
    "members of struct _PandoriaWindow": (count_members, 21, 5),
}


def check_figures_only_fall():
    for what, (count, limit, slack) in LIMITS.items():
        number = count()
        if number > limit:
            yield f"{number} {what}: at most {limit}"
        elif number < limit - slack:
            yield f"{number} {what}: lower the limit in ratchets.py, which is {limit}"


# How many circles there may be, and how many files the largest may have.
MAX_CIRCLES, LARGEST_CIRCLE = 2, 3


def circles_of_src():
    """The circles of more than two files: each calls a function, or uses data, of the next. To ask for a type is no call."""
    defined, used = {}, {}
    objects = sorted(BUILD.glob("src/**/*.c.o"))
    if not objects:
        raise Skip("nothing is built")
    listed = subprocess.run([tool("nm"), "-A", *objects], capture_output=True, text=True, check=True).stdout
    for path, kind, symbol in re.findall(r"^(\S+):\w* +([UTDRB]) (\w+)$", listed, re.M):
        if symbol.endswith("_get_type"):
            continue
        if kind == "U":
            used.setdefault(path, set()).add(symbol)
        else:
            defined[symbol] = path
    arrows = {str(path): {defined[symbol] for symbol in used.get(str(path), ()) if symbol in defined} for path in objects}
    reached = {path: reached_from(path, arrows) for path in arrows}
    return {circle for path in arrows
            if len(circle := frozenset(other for other in reached[path] if path in reached[other])) > 2}


def check_circles_only_shrink():
    circles = circles_of_src()
    if len(circles) > MAX_CIRCLES:
        yield f"{len(circles)} circles of files that call each other: at most {MAX_CIRCLES}"
    for circle in circles:
        if len(circle) > LARGEST_CIRCLE:
            yield f"{len(circle)} files call each other: {' '.join(sorted(Path(path).name for path in circle))}"


if __name__ == "__main__":
    sys.exit(main(globals()))
