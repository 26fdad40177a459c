#!/usr/bin/env python3
"""Buttons: what a lesson or the handbook calls a button is the label of a widget, in each language. Labels have the capitals of the HIG.

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
    "src/share/pandoria-share-page.c": r'\{ "\w+", N_ \("([^"]+)"\)',
    "src/view/side/ledger/pandoria-ledger-row.c": r'_ \("([^"]+)"\)',
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


# Classes whose label or title has header capitals, by the HIG: buttons, windows, pages, rows and their groups.
BUTTONS = re.compile(r"^(Gtk|Adw|Pandoria)\w*(Button|ButtonContent|Switch)$")
HEADED = re.compile(r"^(AdwWindowTitle|AdwStatusPage|AdwViewStackPage|AdwViewSwitcherTitle|AdwPreferences\w+|Adw\w*Row|Pandoria(?:Number|Choice)Row|\w*Window|\w*Dialog)$")
SENTENCES = ("GtkCheckButton",)
SMALL = {"a", "an", "the", "and", "or", "of", "to", "in", "on", "at", "by", "for", "from", "as", "is", "it", "with", "into", "than", "if"}
# Words that have a capital everywhere: names, keys, formats, headings that are quoted.
NAMES = re.compile(r"^(Pandoria|Companion|Shift|Ctrl|Alt|Enter|Escape|Elves|Golems|Hanbok|Halflings|Goblins|BG|Stats|Bank|Flee|Down|Up|Left|Right|"
                   r"Home|End|Delete|[A-Z]\d*|[A-Z]{2,})$")


def words_of(label):
    return re.findall(r"(?<!\w)[^\W\d_][\w’'-]*", re.sub(r"%\d*\$?[a-z]|“[^”]*”|\([^)]*\)", " ", label.replace("_", "")))


def lacks_header_capitals(label):
    words = words_of(label)
    return [word for number, word in enumerate(words)
            if word[0].islower() and (len(word) > 3 and word not in SMALL or number in (0, len(words) - 1))]


def lacks_sentence_capitals(label):
    """Only labels of several words tell; one that holds several sentences is not looked at."""
    words = words_of(label)[1:]
    long = [word for word in words if len(word) > 3 and not NAMES.match(word)]
    return long if long and all(word[0].isupper() for word in long) and not re.search(r"[.?!] ", label) else []


def labels_of_templates():
    """Each label of a template: where, whether it wants header capitals, and the label."""
    for path in files("ui", ".ui"):
        root = ElementTree.parse(SOURCE / path).getroot()
        parents = {child: parent for parent in root.iter() for child in parent}
        for node in root.iter():
            name = node.get("name")
            if node.get("translatable") is None or node.tag not in ("property", "attribute"):
                continue
            owner = parents[node]
            kind = owner.get("class", "") if owner.tag != "template" else owner.get("parent", "")
            button = owner
            while button is not None and not BUTTONS.match(button.get("class", "")):
                button = parents.get(button)
            header = node.tag == "attribute" or name == "title" and bool(HEADED.match(kind)) or \
                name == "label" and kind not in SENTENCES and button is not None and button.get("class") not in SENTENCES
            if node.tag == "attribute" and name != "label" or name == "tooltip-text" or owner.tag == "accessibility" or kind.startswith("GtkShortcuts"):
                continue
            yield path, header, node.text


def check_labels_have_the_capitals_of_their_place():
    for path, header, label in labels_of_templates():
        for word in lacks_header_capitals(label) if header else lacks_sentence_capitals(label):
            yield f"{path}: “{word}” in “{label}”: {'header' if header else 'sentence'} capitals"
    for path in files("src", ".c"):
        for label in re.findall(r'\bN?C?_ \((?:"[^"]*", )?"([^"]*_\w[^"]*)"\)', without_comments(read(path))):
            for word in lacks_header_capitals(label):
                yield f"{path}: “{word}” in “{label}”: header capitals"


def tooltips():
    for path in files("ui", ".ui"):
        for node in ElementTree.parse(SOURCE / path).iter("property"):
            if node.get("name") == "tooltip-text" and node.get("translatable"):
                yield path, node.text
    for path in files("src", ".c"):
        for text in re.findall(r'set_tooltip_text \([^;]*?_ \("([^"]*)"\)', read(path)):
            yield path, text


def check_tooltips_have_sentence_capitals():
    for path, text in tooltips():
        for word in words_of(text)[1:]:
            if word[0].isupper() and not NAMES.match(word):
                yield f"{path}: “{word}” in the tooltip “{text}”: sentence capitals"


def check_labels_have_no_full_stop_and_are_no_ok():
    for path, header, label in labels_of_templates():
        if header and (label.endswith(".") or re.match(r"_?(OK|Ok|Yes|No)$", label.replace("_", ""))):
            yield f"{path}: “{label}”"


if __name__ == "__main__":
    sys.exit(main(globals()))
