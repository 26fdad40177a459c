#!/usr/bin/env python3
"""The lessons: each in every language, with the same steps and the same terms explained in them, and no term of the first game is used before it
is explained.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys
from pathlib import Path

from checks import files, languages, main, read

FIRST = "1-first"

# What the first game has to explain, in English as it marks it.
TERMS = {"points", "board", "spaces", "terrains", "forest", "mountains", "hills", "city", "symbols", "wood", "crystals", "gold", "resources",
         "double tile", "contact", "worker", "figures", "reserve", "region", "closed", "lake", "strength", "score", "card market",
         "cards in hand", "castles", "spell", "building", "building slots", "leader", "realm", "ship", "exit path", "surplus", "build over",
         "monument"}

# A word that means something else as well, and is everywhere.
HOMONYMS = {("nl", "meer")}

MARKED = r"\*([^*]+)\*"


def lessons():
    return sorted(Path(path).stem for path in files("data/tutorial", ".pandoria"))


def text(language, name):
    return read(f"data/tutorial/{language}/{name}.lesson")


def units(lesson):
    """What is seen at once, one after the other: the introduction; of each step what to do and why, then what it has brought."""
    intro, *steps = re.split(r"^== ", lesson, flags=re.M)
    yield intro
    for step in steps:
        lines = step.splitlines()
        brought = next((i for i, line in enumerate(lines) if line.startswith("= ")), len(lines))
        yield "\n".join(lines[:brought])
        yield "\n".join(lines[brought:])


def stem(term, language):
    """The beginning that its forms have in common; nothing is cut from a short one."""
    cut = 1 if language == "en" else 2
    return term if len(term) <= 4 else term[:max(5, len(term) - cut)]


def pattern(term, language):
    words = re.escape(stem(term, language))
    return re.compile(r"\b" + words + (r"\b" if len(term) <= 4 else ""), re.I)


def explained(lesson):
    """Each term with the number of the unit in which it is explained first."""
    found = {}
    for number, unit in enumerate(units(lesson)):
        for term in re.findall(MARKED, unit):
            found.setdefault(term, number)
    return found


def check_every_language_has_every_lesson():
    if len(lessons()) < 5:
        yield f"only {len(lessons())} lessons were found"
    for language in languages():
        there = {Path(path).stem for path in files(f"data/tutorial/{language}", ".lesson")}
        for name in sorted(set(lessons()) ^ there):
            yield f"data/tutorial/{language}/{name}.lesson " + ("is missing" if name not in there else "is of no lesson")


def check_languages_have_the_same_steps():
    for name in lessons():
        wanted = re.findall(r"^§ (.*)", text("en", name), re.M)
        for language in languages():
            if re.findall(r"^§ (.*)", text(language, name), re.M) != wanted:
                yield f"data/tutorial/{language}/{name}.lesson has other steps, or other sections, than the English one"
            for sign in "!?=":
                signs = re.findall(rf"^(?:== |\{sign} )", text(language, name), re.M)
                if signs != re.findall(rf"^(?:== |\{sign} )", text("en", name), re.M):
                    yield f"data/tutorial/{language}/{name}.lesson has other paragraphs “{sign}” than the English one"


def check_spaces_and_numbers_agree():
    """A place or a number that differs from the English one leads astray."""
    for name in lessons():
        for language in languages():
            for number, (unit, other) in enumerate(zip(units(text("en", name)), units(text(language, name)))):
                spaces = [sorted(re.findall(r"\b[A-P]\d{1,2}\b|\b\d+\b", one)) for one in (unit, other)]
                if spaces[0] != spaces[1]:
                    yield f"data/tutorial/{language}/{name}.lesson, part {number + 1}, names other spaces or numbers: {other.splitlines()[0]}"


def check_sections_can_be_read():
    known = {Path(path).stem for path in (p[:-len(".help")] + ".x" for p in files("data/help/en", ".help"))}
    for name in lessons():
        for section in set(re.findall(r"^§ (.*)", text("en", name), re.M)):
            if section not in known:
                yield f"data/tutorial/en/{name}.lesson cites {section}, of which there is no text"


def check_first_game_explains_every_term():
    marked = set(explained(text("en", FIRST)))
    for term in sorted(TERMS - marked):
        yield f"data/tutorial/en/{FIRST}.lesson does not explain “{term}”"
    for language in languages():
        counts = [[len(re.findall(MARKED, unit)) for unit in units(text(one, FIRST))] for one in ("en", language)]
        if counts[0] != counts[1]:
            yield f"data/tutorial/{language}/{FIRST}.lesson does not explain the same in the same places as the English one"


def check_no_term_before_it_is_explained():
    for language in languages():
        parts = list(units(text(language, FIRST)))
        for term, number in explained(text(language, FIRST)).items():
            if (language, term) in HOMONYMS:
                continue
            for before in parts[:number]:
                used = pattern(term, language).search(before.replace("*", ""))
                if used:
                    yield f"data/tutorial/{language}/{FIRST}.lesson says “{used.group()}” before “{term}” is explained: {before.splitlines()[0]}"


def check_every_file_is_compiled_in():
    listed = set(re.findall(r">(data/tutorial/[^<]+)<", read("src/learning/lesson/pandoria-lesson.gresource.xml")))
    there = set(files("data/tutorial", ".pandoria", ".lesson"))
    for path in sorted(listed ^ there):
        yield f"{path} is missing in src/learning/lesson/pandoria-lesson.gresource.xml" if path in there else f"{path} does not exist"


if __name__ == "__main__":
    sys.exit(main(globals()))
