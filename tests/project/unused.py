#!/usr/bin/env python3
"""What a header declares is called from outside its file.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys

from checks import files, main, read, without_comments

WORD = r"\bpandoria_\w+"
CLEANUP = r"^G_DEFINE_AUTO\w+\s*\(\w+, (\w+)"
# A macro with its continued lines, and an inline function with its body: the name, and what it names.
MACRO = r"^[ \t]*#[ \t]*define (\w+)((?:[^\n]*\\\n)*[^\n]*)"
INLINE = r"^static inline [^;{]*?(\w+) \([^)]*\)\s*\{(.*?)^\}"


def declared(headers):
    """(header, function) of each declaration in a header that is not for tests."""
    for path, text in headers.items():
        if not path.endswith("-testing.h"):
            for name in sorted(set(re.findall(rf"({WORD}) \(", text))):
                yield path, name


def carriers(headers):
    """(macro or inline function, the words in it)"""
    for text in headers.values():
        for pattern in (MACRO, INLINE):
            for name, body in re.findall(pattern, text, re.M | re.S if pattern is INLINE else re.M):
                yield name, set(re.findall(WORD, body))


def check_public_functions_are_called():
    """In another file, in a template, by a cleanup macro, or by a macro or inline function that another file uses."""
    headers = {path: without_comments(read(path)) for path in files("src", ".h")}
    sources = {path: without_comments(read(path)) for path in files("src", ".c")}
    words = {path: set(re.findall(r"\w+", text)) for path, text in sources.items()}
    homes = {name: path for path, text in sources.items() for name in re.findall(rf"^({WORD}) \(", text, re.M)}
    called = {name for path in files("ui", ".ui") for name in re.findall(WORD, read(path))}
    for text in headers.values():
        called.update(re.findall(CLEANUP, text, re.M))
    carried = list(carriers(headers))
    for header, name in declared(headers):
        home = homes.get(name)
        if home is None or name in called:
            continue
        names = {name} | {carrier for carrier, body in carried if name in body}
        if not any(names & used for path, used in words.items() if path != home):
            yield f"{header} declares {name} (), which nothing outside {home} calls"


if __name__ == "__main__":
    sys.exit(main(globals()))
