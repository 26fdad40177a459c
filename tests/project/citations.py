#!/usr/bin/env python3
"""The book: what code, tests and messages cite of docs/rules.md, docs/format.md and docs/rulings.md exists, and docs/format.md has every key.

A citation is a section of the rules (7.2), a title of the formats (docs/format.md, Spell members) or a decision (rulings 75).

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import re
import sys
from functools import cache

from checks import c_files, files, main, read

BOOK = ("docs/rules.md", "docs/format.md", "docs/rulings.md")
DOCUMENTS = ("README.md", "HACKING.md", "CONTRIBUTING.md", "NEWS")
NUMBERS = r"\d+(?:(?:,| and| to| or|–) ?\d+)*"
SECTION = r"\d{1,2}(?:\.\d){0,2}"


def cells(text):
    return re.findall(r"`([^`\n]+)`", text)


@cache
def sections():
    """The numbers and the names of the sections of the rules."""
    return {word for number, name in re.findall(rf"^#+ ({SECTION})?\s*(.*)$", read("docs/rules.md"), re.M) for word in (number, name) if word}


@cache
def titles():
    return re.findall(r"^##+ (.*)$", read("docs/format.md"), re.M)


@cache
def decisions():
    return [int(number) for number in re.findall(r"^(\d+)\. ", read("docs/rulings.md"), re.M)]


@cache
def scenarios():
    return [path for path in files("tests/scenarios", ".json") if "/boards/" not in path]


def sources():
    """Everything that may cite: code, tests, messages, templates and documents. The examples of broken.py are wrong on purpose."""
    yield from (path for path in c_files() + files("tests", ".py") if not path.startswith("tests/project/broken"))
    yield from files("ui", ".ui") + files("data", ".help", ".lesson", ".md") + files("po", ".po") + files("docs", ".md")
    yield from scenarios()
    yield from DOCUMENTS


def joined(text):
    """Comments without the line breaks."""
    return re.sub(r"\s*\n\s*(?:\*|#)?\s*", " ", text)


def expand(numbers):
    """"1 to 3, 7" is 1, 2, 3, 7."""
    for first, last in re.findall(r"(\d+)(?:(?: to |–)(\d+))?", numbers):
        yield from range(int(first), int(last or first) + 1)


def check_decisions_are_numbered():
    if decisions() != list(range(1, len(decisions()) + 1)) or len(decisions()) < 82:
        yield "the numbers of docs/rulings.md have a gap, or one is there twice"


def check_cited_decisions_exist():
    found = 0
    for path in sources():
        for numbers in re.findall(rf"\brulings? ({NUMBERS})", joined(read(path)), re.I):
            found += 1
            for number in expand(numbers):
                if number not in decisions():
                    yield f"{path} cites rulings {number}, which is not in docs/rulings.md"
    if found < 60:
        yield f"only {found} citations of rulings were found"


def check_cited_titles_exist():
    found = 0
    for path in sources():
        for rest in re.findall(r"docs/format\.md, (?=[A-Z])(.{,40})", joined(read(path))):
            found += 1
            if not any(re.match(rf"{re.escape(title)}\b", rest) for title in titles()):
                yield f"{path} cites docs/format.md, {rest}: there is no such section"
    if found < 300:
        yield f"only {found} citations of docs/format.md were found"


def check_cited_books_exist():
    for path in sources():
        for name in set(re.findall(r"(?<![\w/.(\[-])(?:docs/|spec/)?(?:record|rules|rulings|format)\.md\b", read(path))):
            if name not in BOOK and not path.startswith("docs/"):
                yield f"{path} cites {name}; the book is " + ", ".join(BOOK)


def check_cited_sections_exist():
    """In comments a number with a point, in parentheses, is a section; in the engine also behind a semicolon or comma."""
    for path in files("src", ".c", ".h"):
        for comment in re.findall(r"/\*.*?\*/", read(path), re.S):
            for listed in re.findall(rf"\(({SECTION}(?:[,;] (?:{SECTION}|rulings {NUMBERS}))*)\)", joined(comment)):
                for number in re.findall(r"(?<![\w.])\d{1,2}(?:\.\d){1,2}(?![\w.])", re.sub(rf"rulings {NUMBERS}", "", listed)):
                    if number not in sections():
                        yield f"{path} cites section {number}, which is not in docs/rules.md"


def check_scenarios_cite_what_they_test():
    for path in scenarios():
        rule = json.loads(read(path)).get("rule", "")
        if not (rule in sections() or re.fullmatch(r"rulings \d+|docs/format\.md, .+", rule)):
            yield f"{path}: “{rule}” is not a section of docs/rules.md, “docs/format.md, …” or “rulings NUMBER”"


def keys_of(table):
    """The first string of each row of a table of the sources."""
    for path in files("src", ".c"):
        if body := re.search(rf"\b{table}\[\w*\]\s*=\s*\{{\n(.*?)^\}};", read(path), re.M | re.S):
            return re.findall(r'[{(]\s*(?:\.key = )?"([a-z][A-Za-z-]+)"', body[1])
    return []


def check_formats_list_every_key():
    listed = set(cells(read("docs/format.md")))
    for table, number in (("event_rows", 17), ("spell_rows", 13), ("building_rows", 17), ("pandoria_realm_rows", 12), ("pandoria_act_rows", 25), ("pandoria_option_rows", 22),
                          ("error_rows", 32)):
        keys = keys_of(table)
        if len(keys) < number:
            yield f"only {len(keys)} keys were found in {table}"
        for key in keys:
            if key not in listed:
                yield f"docs/format.md does not list “{key}” of {table}"


if __name__ == "__main__":
    sys.exit(main(globals()))
