#!/usr/bin/env python3
"""Translations: every file with words is listed, every catalogue is valid, and the pages of help agree.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys
from itertools import zip_longest
from pathlib import Path

from checks import SOURCE, complaints, files, main, read, tool, without_comments

MARKED = re.compile(r"(?<![\w])(_|N_|C_|NC_|Q_|gettext|ngettext|g_dgettext|g_dngettext|g_dpgettext2?|dngettext)\s*\(\s*[\"\w]")


def listed():
    return [line.strip() for line in read("po/POTFILES").splitlines() if line.strip() and not line.startswith("#")]


def languages():
    return re.sub(r"#.*", "", read("po/LINGUAS")).split()


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


def check_listed_files_exist():
    names = listed()
    for path in names:
        if not (SOURCE / path).is_file():
            yield f"po/POTFILES: {path} does not exist"
    for path in sorted({path for path in names if names.count(path) > 1}):
        yield f"po/POTFILES: {path} is listed twice"


def check_languages_have_their_catalogue():
    present = {path[len("po/"):-len(".po")] for path in files("po", ".po")}
    for language in languages():
        if language not in present:
            yield f"po/LINGUAS: po/{language}.po does not exist"
    for language in present - set(languages()):
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
        for language in languages():
            if page.replace(".md", f".{language}.md") not in pages:
                yield f"{page}: there is none for {language}"


if __name__ == "__main__":
    sys.exit(main(globals()))
