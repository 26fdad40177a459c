#!/usr/bin/env python3
"""Translations: every file with words is listed, and every catalogue is valid.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import sys

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


if __name__ == "__main__":
    sys.exit(main(globals()))
