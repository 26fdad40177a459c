#!/usr/bin/env python3
"""Ratchets: figures of the structure that may fall and never rise. None of them measures size.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys
from pathlib import Path

from checks import c_files_of_tests, files, layer_of, main, read, without_comments


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


def count_named_data():
    return sum(without_comments(read(path)).count("g_object_set_data") for path in files("src", ".c", ".h"))


# What is counted, the most that it may be, and how far below that the limit is to be lowered.
LIMITS = {
    "files that include pandoria-window-private.h": (count_includers, 2, 2),
    "files in the largest circle of includes and calls in src/app": (count_circle, 2, 2),
    "members of struct _PandoriaWindow": (count_members, 23, 5),
    # Nothing checks the name and the type of such data.
    "calls of g_object_set_data, where a member of the owner, data of the handler or of the task would do":
        (count_named_data, 18, 2),
}


def check_figures_only_fall():
    for what, (count, limit, slack) in LIMITS.items():
        number = count()
        if number > limit:
            yield f"{number} {what}: at most {limit}"
        elif number < limit - slack:
            yield f"{number} {what}: lower the limit in ratchets.py, which is {limit}"


# The files of the engine form no circle, and all others none of more files than this.
LARGEST_CIRCLE = 2

FUNCTION = re.compile(r"^(?!static\b)[^\n;{}#]+\n(pandoria_\w+) \([^;{}]*?\)\n\{", re.M)
INLINE_FUNCTION = re.compile(r"^static inline[^\n;{}]*\n(\w+) \([^;{}]*?\)\n(\{.*?^\})", re.M | re.S)
DATA = re.compile(r"^(?!static\b|extern\b|typedef\b)\w[^;{}()=]*?\b(pandoria_\w+)(?:\[[^\]]*\])*\s*=", re.M)
MACRO = re.compile(r"^#define (\w+)((?:[^\n]*\\\n)*[^\n]*)", re.M)
STRING = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'")


def code_of_src():
    """{path: its text with comments and strings blanked}"""
    return {path: STRING.sub('""', without_comments(read(path))) for path in files("src", ".c", ".h")}


def names_behind_names(texts):
    """{macro or inline function of a header: the words that it contains}: who uses it uses these"""
    behind = {}
    for path, text in texts.items():
        if path.endswith(".h"):
            for name, body in INLINE_FUNCTION.findall(text) + MACRO.findall(text):
                behind.setdefault(name, set()).update(set(re.findall(r"\b[A-Za-z_]\w+", body)) - {name})
    return behind


def words_of(text, behind):
    """All words of a text, and those of the macros and inline functions that it uses"""
    seen, waiting = set(), set(re.findall(r"\b[A-Za-z_]\w+", text))
    while waiting:
        word = waiting.pop()
        seen.add(word)
        waiting |= behind.get(word, set()) - seen
    return seen


def arrows_of_src():
    """{.c file: the .c files whose functions or data it uses}. To ask for a type is no use."""
    texts = code_of_src()
    behind = names_behind_names(texts)
    homes = {name: path for path, text in texts.items() if path.endswith(".c")
             for name in FUNCTION.findall(text) + DATA.findall(text) if not name.endswith("_get_type")}
    return {path: {homes[word] for word in words_of(text, behind) if word in homes} - {path}
            for path, text in texts.items() if path.endswith(".c")}


def circles_of(arrows):
    """The sets of two or more files that reach each other"""
    reached = {path: reached_from(path, arrows) for path in arrows}
    return {circle for path in arrows
            if len(circle := frozenset(other for other in reached[path] if path in reached[other])) > 1}


def check_circles_only_shrink():
    circles = circles_of(arrows_of_src())
    for circle in circles:
        names = " ".join(sorted(Path(path).name for path in circle))
        if any(layer_of(path) == "engine" for path in circle):
            yield f"files of the engine call each other in a circle: {names}"
        elif len(circle) > LARGEST_CIRCLE:
            yield f"{len(circle)} files call each other: {names}"


# How many files may include a private header. Those with more than FEW have a row, whose number only falls.
FEW = 4
INCLUDERS = {}
# What all files of the engine share, ordered by file.
FOR_ALL = {"pandoria-private.h"}


def against_rows(numbers, rows, usual, what):
    """Complains about numbers above their row, or above the usual limit without one, and about rows that are too high"""
    for name in sorted(set(numbers) | set(rows)):
        number, limit = numbers.get(name, 0), rows.get(name, usual)
        if number > limit:
            yield f"{name}: {number} {what}, at most {limit}"
        elif name in rows and number <= usual:
            yield f"{name}: {number} {what}, remove its row in ratchets.py"
        elif number < limit and name in rows:
            yield f"{name}: {number} {what}, lower its row in ratchets.py, which is {limit}"


def check_private_headers_have_few_includers():
    numbers = {}
    for path in files("src", ".c", ".h"):
        for name in re.findall(r'^#include "([\w-]+-private\.h)"', read(path), re.M):
            if name not in FOR_ALL:
                numbers[name] = numbers.get(name, 0) + 1
    yield from against_rows(numbers, INCLUDERS, FEW, "files include it")


# Objects whose struct is in their own file. Others call their functions, so only that file can leave them in a wrong state.
HIDDEN = {"PandoriaArchiveStore", "PandoriaGameFile", "PandoriaHelpCorpus", "PandoriaHistoryLines", "PandoriaNotationHeader", "PandoriaNotationReader"}


def check_hidden_structs_stay_hidden():
    for path in files("src", ".h"):
        for name in re.findall(r"^struct _(Pandoria\w+)\n\{", without_comments(read(path)), re.M):
            if name in HIDDEN:
                yield f"{path} shows the members of {name}: add a function to its file instead"


# Tests find the parts of these classes by the functions of tests/lib/window-parts.h.
BEHIND_THE_DOOR = {"pandoria-play-page-private.h", "pandoria-quick-entry-private.h", "pandoria-window-private.h"}


def check_tests_use_the_front_door():
    for path in c_files_of_tests():
        for name in re.findall(r'^#include "([\w-]+-private\.h)"', read(path), re.M):
            if name in BEHIND_THE_DOOR:
                yield f"{path} includes {name}: use tests/lib/window-parts.h"


# How many members the struct of a class may have. Larger ones have a row, whose number only falls.
MOST_MEMBERS = 30
MEMBERS = {}


def check_classes_have_few_members():
    numbers = {}
    for path in files("src", ".c", ".h"):
        for name, body in re.findall(r"^struct _(Pandoria\w+)\n\{(.*?)^\};", without_comments(read(path)), re.M | re.S):
            if re.search(r"\bparent(_instance)?;", body):
                numbers[name] = sum(len(member.split(",")) for member in body.split(";") if member.strip())
    yield from against_rows(numbers, MEMBERS, MOST_MEMBERS, "members")


# Shapes that the program does not use any more, with what to use instead.
GONE = {
    r"G_CONNECT_AFTER": "the owner calls its parts in an order that one function states",
    r"g_signal_add_emission_hook": "call the function where it is needed",
    r"g_type_class_ref \(GTK_TYPE": "do not change a class of GTK",
    r"g_dbus_connection_add_filter": "do not rewrite the messages of others",
}


def check_gone_shapes_stay_away():
    for path in files("src", ".c", ".h"):
        text = without_comments(read(path))
        for shape, instead in GONE.items():
            if re.search(shape, text):
                yield f"{path} uses {shape}: {instead}"


if __name__ == "__main__":
    sys.exit(main(globals()))
