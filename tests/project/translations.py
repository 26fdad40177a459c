#!/usr/bin/env python3
"""Translations: every file with words is listed, every catalogue is valid, and the pages of help agree.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path
from xml.etree import ElementTree

from checks import SOURCE, complaints, files, main, other_languages, read, tool, without_comments

MARKED = re.compile(r"(?<![\w])(_|N_|C_|NC_|Q_|gettext|ngettext|g_dgettext|g_dngettext|g_dpgettext2?|dngettext)\s*\(\s*[\"\w]")


def listed():
    return [line.strip() for line in read("po/POTFILES").splitlines() if line.strip() and not line.startswith("#")]


def has_words(path):
    text = read(path)
    if path.endswith(".ui"):
        return re.search(r'translatable="(yes|true)"', text) is not None
    text = re.sub(r"^\s*#\s*define.*$", "", without_comments(text), flags=re.M)
    return MARKED.search(text) is not None


def check_every_file_with_words_is_listed():
    names = set(listed())
    for path in files("src", ".c", ".h") + files("ui", ".ui"):
        if path not in names and has_words(path):
            yield f"{path} has words to translate and is not in po/POTFILES"
    for path in files("data", ".desktop.in", ".metainfo.xml.in", ".gschema.xml", ".mime.xml.in"):
        if path not in names:
            yield f"{path} is not in po/POTFILES"


def check_words_of_the_command_line_are_marked():
    """Its help is in one language; what it says of itself when a check of its own fails is for those who mend it."""
    for path in files("src/cli", ".c"):
        if path.endswith("-check-game.c"):
            continue
        text = re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*$", "", without_comments(read(path)), flags=re.M)
        text = re.sub(r"\b(_|N_|C_) \((\s*\"(?:[^\"\\]|\\.)*\")+", "", text)
        for words in re.findall(r'"((?:[^"\\]|\\.)*)"', text):
            if re.search(r"[A-Za-z]{2,} [a-z]{2,}", words) and not re.match(r"FILE|\[--|Random game", words):
                yield f"{path}: “{words}” is not marked for translation"


def check_listed_files_exist():
    names = listed()
    for path in names:
        if not (SOURCE / path).is_file():
            yield f"po/POTFILES: {path} does not exist"
    for path in sorted({path for path in names if names.count(path) > 1}):
        yield f"po/POTFILES: {path} is listed twice"


def check_languages_have_their_catalogue():
    present = {path[len("po/"):-len(".po")] for path in files("po", ".po")}
    for language in other_languages():
        if language not in present:
            yield f"po/LINGUAS: po/{language}.po does not exist"
    for language in present - set(other_languages()):
        yield f"po/{language}.po is not in po/LINGUAS"


def check_catalogues_are_valid():
    for path in files("po", ".po"):
        yield from complaints([tool("msgfmt"), "-c", "-o", "/dev/null", path])


def check_sentences_use_typographic_marks():
    for path in files("src", ".c"):
        for number, line in enumerate(without_comments(read(path)).splitlines(), 1):
            for text in re.findall(r'(?<!\w)(?:_|N_)\s*\(\s*"((?:\\.|[^"\\])*)"', line):
                if "..." in text or "'" in text or '\\"' in text:
                    yield f"{path}:{number}: “{text}” wants … ’ or “ ”"


def translations(language):
    """What each text of the program is in @language, by context and text; without plurals."""
    text = subprocess.run([tool("msgcat"), "--no-wrap", str(SOURCE / f"po/{language}.po")], capture_output=True, text=True,
                          check=True).stdout
    quoted = r'"((?:[^"\\]|\\.)*)"\n'
    return {(context or None, original): meaning
            for context, original, meaning in re.findall(rf"(?:msgctxt {quoted})?msgid {quoted}msgstr {quoted}", text)}


def menu_labels(node):
    """The labels of one menu as it opens: its items and those of its sections, and the names of the menus below it."""
    for child in node:
        if child.tag == "section":
            yield from menu_labels(child)
        elif child.tag in ("item", "submenu"):
            yield from ((part.get("context"), part.text) for part in child.findall("attribute") if part.get("name") == "label")


def menus():
    """Each menu of the program: where it is, and its labels."""
    for path in files("ui", ".ui"):
        root = ElementTree.parse(SOURCE / path).getroot()
        for menu in list(root.iter("menu")) + list(root.iter("submenu")):
            yield f"{path}: {menu.get('id') or 'a menu below another'}", list(menu_labels(menu))
    for path in files("src", ".c"):
        text = without_comments(read(path))
        if "g_menu_append" in text:
            yield path, [(None, label) for label in re.findall(r'\bN_\s*\(\s*"([^"]*_[^"]*)"', text)]


def mnemonic(label):
    found = re.search(r"_(\w)", label.replace("__", ""))
    return found[1].lower() if found else None


def check_topics_of_the_coach_fit_their_lines():
    """The coach has four lines, which have room for so many characters in a window of 360 px."""
    for language in other_languages():
        for block in read(f"po/{language}.po").split("\n\n"):
            if "coach/pandoria-coach-topics.c:" in block:
                text = "".join(re.findall(r'"(.*)"', block.split("\nmsgstr ")[1]))
                if len(text) > 114:
                    yield f"po/{language}.po: {len(text)} characters, at most 114: “{text}”"


def check_mnemonics_of_a_menu_differ():
    words = {None: {}} | {language: translations(language) for language in other_languages()}
    for where, labels in menus():
        for language, meanings in words.items():
            spoken = [meanings.get(label) or label[1] for label in labels]
            for key in sorted({mnemonic(label) for label in spoken} - {None}):
                same = [label for label in spoken if mnemonic(label) == key]
                if len(same) > 1:
                    yield f"{where}: in {language or 'English'} {', '.join(same)} have the same letter {key}"


def check_menus_have_at_most_twelve_entries():
    for where, labels in menus():
        if len(labels) > 12:
            yield f"{where} has {len(labels)} entries"


def examples(path):
    """The examples of a page of help: what stands in indented lines before its explanation, without free text."""
    lines = [line[4:] for line in read(path).splitlines() if line.startswith("    ")]
    return [re.sub(r'"[^"]*"|\{[^}]*\}', "…", re.split(r" {2,}", line)[0]) for line in lines]


def check_pages_of_help_have_the_same_examples():
    for page in files("data/help", ".md"):
        stem, language = Path(page).stem.partition(".")[::2]
        original = f"data/help/{stem}.md"
        if language and examples(page) != examples(original):
            different = next(pair for pair in zip_longest(examples(page), examples(original)) if pair[0] != pair[1])
            yield f"{page}: “{different[0]}” is “{different[1]}” in {original}"


def check_languages_have_their_pages_of_help():
    pages = set(files("data/help", ".md"))
    for page in sorted(page for page in pages if "." not in Path(page).stem):
        for language in other_languages():
            if page.replace(".md", f".{language}.md") not in pages:
                yield f"{page}: there is none for {language}"


if __name__ == "__main__":
    sys.exit(main(globals()))
