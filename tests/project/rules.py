#!/usr/bin/env python3
"""Every section that a refusal, a ledger entry or a sentence cites can be read in the program (data/help), and so can every section of the
rules, every card, realm, variant and module, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys
from pathlib import Path

from checks import BUILD, files, languages, main, read, without_comments

NUMBER = r"\d{1,2}(?:\.\d)*"


def texts(language):
    return {Path(path).name[:-len(".help")] for path in files(f"data/help/{language}", ".help")}


def rows():
    return {name for name in texts("en") if re.fullmatch(NUMBER, name)}


def keys(path, table, prefix):
    """The keys of a table of the engine, as the names of texts have them."""
    rows = re.search(table + r"\[[^\n]*= \{\n(.*?)^\};", read(path), re.M | re.S).group(1)
    return {prefix + key for key in re.findall(r'\{\s+(?:\.key = )?"([a-z-]+)"', rows)}


def wanted():
    """What can be read: the sections as docs/rules.md numbers them, and a text for each thing that has a name."""
    return ({"0", "1", "3", "4", "5", "6", "6.1", "6.2", "6.3", "6.3.1", "6.3.2", "6.3.3", "6.4", "6.5", "7", "7.1", "7.2"}
            | {str(number) for number in range(8, 18)}
            | {"variant-" + name for name in ("regular", "beginner", "family", "family-spells")}
            | {"module-" + name for name in ("partnership", "river", "artifacts", "realms")}
            | {"goal", "table"}
            | {"question-" + name for name in ("printed", "leader", "leader-back", "hole", "gap", "monument", "surplus", "tie", "empty", "nobody",
                                               "nobody-near", "closed", "cover-monument", "castle-back",
                                               "no-effect", "carpenter", "buy", "large-small", "twice", "castle", "late", "wood", "cheaper")}
            | {"handbook"} | {"handbook-" + name for name in ("evening", "learning", "correcting", "typing", "boards", "printing", "phones", "files", "trouble")}
            | keys("src/engine/pandoria-spells.c", "spell_rows", "spell-")
            | keys("src/engine/pandoria-buildings.c", "building_rows", "building-")
            | keys("src/engine/pandoria-realms.c", "realm_rows", "realm-"))


def check_everything_can_be_read():
    names = wanted()
    if len(names) < 27 + 8 + 13 + 17 + 12:
        yield f"only {len(names)} texts are asked for: the tables of the engine were not found"
    for language in languages():
        for name in sorted(names ^ texts(language)):
            yield f"data/help/{language}/{name}.help " + \
                ("is missing (recipe 10 of HACKING.md)" if name in names else "has a name that wanted () of tests/project/rules.py does not list")


def check_contents_name_every_text():
    listed = [line.strip() for line in read("data/help/contents").splitlines() if line.strip() and not line.startswith("==")]
    for name in sorted(set(listed) ^ texts("en")):
        yield f"data/help/contents names {name}, which data/help/en does not have" if name in listed else f"data/help/contents does not name {name}"

def check_every_file_is_compiled_in():
    listed = set(re.findall(r">(data/help/[^<]+)<", (BUILD / "src/learning/pandoria-learning.gresource.xml").read_text()))
    there = {"data/help/contents"} | {f"data/help/{language}/search.txt" for language in languages()} | set(files("data/help", ".help", ".pandoria", ".try"))
    for path in sorted(listed ^ there):
        yield f"{path} is missing in src/learning/meson.build" if path in there else f"{path} does not exist"


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
