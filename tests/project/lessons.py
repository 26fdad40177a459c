#!/usr/bin/env python3
"""The lessons: each in every language, with the same pages, short sentences, and one new word at a time, never used before it is explained.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import re
import sys
from pathlib import Path

from checks import BUILD, files, languages, main, read

FIRST = "1-first"

# What a page may hold.
MAX_WORDS = 35
MAX_TOLD = 12
MAX_SENTENCE = 25
MAX_PRESSES = 33

# So many pages lie between two that explain a word.
REST = 2

# What the first game has to explain, in English as it marks it.
TERMS = {"points", "resources", "turn", "figures", "region", "closed", "strength", "spell", "castles", "building", "leader", "exit path",
         "surplus", "build over", "monument"}

# A word that means something else as well, and is everywhere.
HOMONYMS = {("nl", "meer")}

MARKED = r"\*([^*]+)\*"


def lessons():
    return sorted(Path(path).stem for path in files("data/tutorial", ".pandoria"))


def text(language, name):
    return read(f"data/tutorial/{language}/{name}.lesson")


def pages(lesson):
    """(title, {sign: text}) of each page; '' has the title of a recap, '~' the words about what the program enters."""
    for block in re.split(r"^(?=## |== |-- )", lesson, flags=re.M)[1:]:
        head, *lines = block.splitlines()
        page = {"--": head[3:]} if head.startswith("-- ") else {}
        for line in lines:
            sign, _, words = line.partition(" ")
            if words and sign:
                page[sign] = page.get(sign, "") + " " + words if sign in page else words
        yield ("" if head.startswith("-- ") else head[3:]), page


def units(lesson):
    """What is seen at once, one after the other: of each page what to do and why, or to read, then what came of it."""
    for title, page in pages(lesson):
        yield "\n".join([title] + [page[sign] for sign in ":!?" if sign in page] + [page[sign] for sign in ("--",) if sign in page])
        yield "\n".join(page[sign] for sign in "=~" if sign in page)


def words(text):
    return [word for word in text.split() if re.search(r"\w", word)]


def sentences(text):
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý0-9*])", text.strip()) if part]


def stem(term, language):
    """The beginning that its forms have in common; nothing is cut from a short one."""
    cut = 1 if language == "en" else 2
    return term if len(term) <= 4 else term[:max(5, len(term) - cut)]


def pattern(term, language):
    parts = re.escape(stem(term, language))
    return re.compile(r"\b" + parts + (r"\b" if len(term) <= 4 else ""), re.I)


def explained(lesson):
    """Each term with the number of the unit in which it is explained first."""
    found = {}
    for number, unit in enumerate(units(lesson)):
        for term in re.findall(MARKED, unit):
            found.setdefault(term, number)
    return found


def check_every_language_has_every_lesson():
    if len(lessons()) < 8:
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
            signs = [[sorted(page) for _, page in pages(text(one, name))] for one in ("en", language)]
            if signs[0] != signs[1]:
                yield f"data/tutorial/{language}/{name}.lesson has other pages, or paragraphs on them, than the English one"


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


def check_pages_are_short():
    for name in lessons():
        for language in languages():
            where = f"data/tutorial/{language}/{name}.lesson"
            for title, page in pages(text(language, name)):
                count = sum(len(words(page.get(sign, ""))) for sign in (":", "!", "?", "=", "--"))
                if count > MAX_WORDS:
                    yield f"{where}: “{title}” has {count} words"
                if len(words(page.get("~", ""))) > MAX_TOLD:
                    yield f"{where}: “{title}” tells what the program does in {len(words(page['~']))} words"
                for sign in "!?=":
                    if len(sentences(page.get(sign, ""))) > 1:
                        yield f"{where}: “{title}” has more than one sentence at {sign}"
                for sign in (":", "--"):
                    if len(sentences(page.get(sign, ""))) > 2:
                        yield f"{where}: “{title}” has more than two sentences"
                for sentence in (sentence for part in page.values() for sentence in sentences(part)):
                    if len(words(sentence)) > MAX_SENTENCE:
                        yield f"{where}: a sentence of {len(words(sentence))} words: {sentence}"


def check_titles_are_unique():
    for name in lessons():
        for language in languages():
            titles = [title for title, _ in pages(text(language, name)) if title]
            for title in sorted({title for title in titles if titles.count(title) > 1}):
                yield f"data/tutorial/{language}/{name}.lesson has two pages “{title}”"


def check_presses():
    """The program does what teaches nothing: it ends the turn wherever a result can tell so."""
    for name in lessons():
        actions = [action for action in json.loads(read(f"data/tutorial/{name}.pandoria"))["actions"] if action["do"] != "adjust"]
        presses = sum("!" in page for _, page in pages(text("en", name)))
        entered = len(re.findall(r"^~", text("en", name), re.M))
        if presses + entered != len(actions):
            yield f"data/tutorial/en/{name}.lesson has {presses} steps and {entered} actions of the program, the game has {len(actions)}"
        if presses > MAX_PRESSES:
            yield f"data/tutorial/en/{name}.lesson has {presses} steps"


def check_chapters():
    """Each begins with a card; where something was done, it ends with a line about it."""
    for name in lessons():
        chapters = re.split(r"^## ", text("en", name), flags=re.M)[1:]
        for chapter in chapters:
            if "\n: " not in chapter.split("\n==")[0]:
                yield f"data/tutorial/en/{name}.lesson: “{chapter.splitlines()[0]}” has no card"
            if "\n! " in chapter and "\n-- " not in chapter and name == FIRST:
                yield f"data/tutorial/en/{name}.lesson: “{chapter.splitlines()[0]}” has no recap"


def check_first_game_explains_every_term():
    marked = set(explained(text("en", FIRST)))
    for term in sorted(TERMS - marked):
        yield f"data/tutorial/en/{FIRST}.lesson does not explain “{term}”"
    for language in languages():
        counts = [[len(re.findall(MARKED, unit)) for unit in units(text(one, FIRST))] for one in ("en", language)]
        if counts[0] != counts[1]:
            yield f"data/tutorial/{language}/{FIRST}.lesson does not explain the same in the same places as the English one"


def check_new_words_come_one_at_a_time():
    """After a page with one come two pages without; but for the overview before the first step, which names what the game is about."""
    for name in lessons():
        for language in languages():
            since = REST
            is_overview = True
            for title, page in pages(text(language, name)):
                is_overview = is_overview and "!" not in page
                count = len(re.findall(MARKED, " ".join(page.values())))
                if count > 1:
                    yield f"data/tutorial/{language}/{name}.lesson: “{title}” explains {count} words"
                if count and since < REST and not is_overview:
                    yield f"data/tutorial/{language}/{name}.lesson: “{title}” explains a word, {since} pages after another one"
                since = (REST if is_overview else 0) if count else since + 1


def check_no_term_before_it_is_explained():
    """But in the overview before the first step, which names what the game is about."""
    overview = next(number for number, (_, page) in enumerate(pages(text("en", FIRST))) if "!" in page) * 2
    for language in languages():
        parts = list(units(text(language, FIRST)))
        for term, number in explained(text(language, FIRST)).items():
            if (language, term) in HOMONYMS:
                continue
            for before in parts[overview:number]:
                used = pattern(term, language).search(before.replace("*", ""))
                if used:
                    yield f"data/tutorial/{language}/{FIRST}.lesson says “{used.group()}” before “{term}” is explained: {before.splitlines()[0]}"


def check_every_file_is_compiled_in():
    listed = set(re.findall(r">(data/tutorial/[^<]+)<", (BUILD / "src/learning/pandoria-learning.gresource.xml").read_text()))
    there = set(files("data/tutorial", ".pandoria", ".lesson"))
    for path in sorted(listed ^ there):
        yield f"{path} is missing in src/learning/meson.build" if path in there else f"{path} does not exist"


if __name__ == "__main__":
    sys.exit(main(globals()))
