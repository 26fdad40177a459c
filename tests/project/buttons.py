#!/usr/bin/env python3
"""Buttons: what a lesson or the handbook calls a button is the label of a widget, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import functools
import re
import sys
from xml.etree import ElementTree

from checks import SOURCE, files, languages, main, read, without_comments
from translations import translations

QUOTES = {"en": "“”", "de": "„“", "nl": "‘’", "it": "«»"}
# What a handbook page sets off and is no widget: keys, a file ending, a command.
NO_WIDGET = {"enter", "eingabetaste", "invio", ".pandoria", "pandoria-cli"}
# The tables of C files that hold labels without a mnemonic.
TABLES = {
    "src/view/play/tray/pandoria-tray-acts.c": r'\{ SECTION_\w+, "[\w-]+", N_ \("([^"]+)"\)',
    "src/game/play/pandoria-play-view.c": r'_ \("([^"]+)"\)',
    "src/view/side/ledger/pandoria-ledger-face.c": r'_ \("([^"]+)"\)',
}


@functools.cache
def labels():
    """The labels of widgets in English, each with its context."""
    return list(find_labels())


def find_labels():
    for path in files("ui", ".ui"):
        for node in ElementTree.parse(SOURCE / path).iter():
            if node.tag in ("property", "attribute") and node.get("name") in ("label", "title", "tooltip-text") and node.get("translatable"):
                yield node.get("context"), node.text
    for path in files("src", ".c"):
        text = without_comments(read(path))
        for context, label in re.findall(r'\bN?C_ \("([^"]*)", "([^"]*_[^"]*)"\)', text):
            yield context, label
        for label in re.findall(r'\bN?_ \("([^"]*_[^"]*)"\)', text):
            yield None, label
    for path, pattern in TABLES.items():
        for label in re.findall(pattern, read(path)):
            yield None, label


def plain(label):
    """A label without mnemonic, dots and the key of a tooltip."""
    return re.sub(r"\s*…$|\s*\([^()]*\)$", "", label.replace("_", "")).casefold()


def spoken(language):
    words = {} if language == "en" else translations(language)
    return {plain(words.get(label) or label[1]) for label in labels()}


def check_lessons_name_buttons_that_exist():
    for language in languages():
        known, (opening, closing) = spoken(language), QUOTES[language]
        for path in files(f"data/tutorial/{language}", ".lesson"):
            for name in sorted(set(re.findall(rf"{opening}([^{opening}{closing}]+){closing}", read(path)))):
                if plain(name) not in known:
                    yield f"{path}: no widget is labelled “{name}”"


def check_handbook_names_widgets_that_exist():
    for language in languages():
        known = spoken(language)
        for path in files(f"data/help/{language}", ".help"):
            if "/handbook" not in path:
                continue
            for name in re.findall(r"\*([^*\n]+)\*", read(path)):
                if not name.endswith(":") and plain(name) not in known | NO_WIDGET:
                    yield f"{path}: no widget is labelled “{name}”"


if __name__ == "__main__":
    sys.exit(main(globals()))
