#!/usr/bin/env python3
"""Templates, styles and resources: everything is listed, well-formed, and fits the class of the same stem.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import functools
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from checks import RESOURCE_PREFIX, SOURCE, complaints, files, main, read, templates_of, tool, \
    without_comments

GRESOURCE = "resources/pandoria.gresource.xml"
WORDS = {"label", "title", "subtitle", "tooltip-text", "placeholder-text", "description", "body", "heading"}


def templates():
    """(path, template element) of each .ui file that is a template."""
    for path in files("ui", ".ui"):
        template = ElementTree.fromstring(read(path)).find("template")
        if template is not None:
            yield path, template


def menus(path):
    """The menus and objects of a .ui file next to its template, and the named parts of menus."""
    root = ElementTree.fromstring(read(path))
    return {part.get("id") for part in [*root, *root.iter("section"), *root.iter("submenu")] if part.get("id")}


def class_file(path):
    """The .c file of the same stem, or None."""
    stem = Path(path).stem
    return next((source for source in files("src", ".c") if source.endswith(f"/{stem}.c")), None)


def camel_case(stem):
    return "".join(part.capitalize() for part in stem.split("-"))


def resource_entries():
    """(name in the program, path in the tree) of each file in the resource list."""
    for group in ElementTree.fromstring(read(GRESOURCE)).findall("gresource"):
        for entry in group.findall("file"):
            name = entry.text.strip()
            path = next((p for p in (f"resources/{name}", name) if (SOURCE / p).is_file()), None)
            yield group.get("prefix"), entry.get("alias", name), name, path


def check_files_are_well_formed():
    paths = files("ui", ".ui") + files("resources", ".xml", ".svg") + files("data", ".svg", ".xml", ".xml.in")
    yield from complaints([tool("xmllint"), "--noout", "--nonet", *paths])


# Functions that read their last argument as markup, and those whose rows do unless pandoria_set_row() forbids it.
MARKUP = re.compile(r"\b(adw_status_page_set_description|adw_preferences_group_set_(?:title|description)|"
                    r"adw_toast_(?:new|set_title)|adw_expander_row_set_subtitle|gtk_label_set_markup|"
                    r"gtk_widget_set_tooltip_markup|adw_message_dialog_(?:format_)?(?:heading|body)_markup|"
                    r"adw_preferences_row_set_title|adw_action_row_set_subtitle) \(")
# What such an argument may be: texts of the program, and what was escaped or made as markup.
CONDITION = re.compile(r'^[^?"]*\?')
SAFE = re.compile(r'"(?:[^"\\]|\\.)*"|\b_ \(\w+\)|\b(?:_|NULL|escaped|markup)\b')
ROWS_HOME = "src/view/common/pandoria-list-rows.c"


def arguments_from(text, start):
    """The arguments of the call whose opening bracket ends at start."""
    depth, parts = 1, [""]
    for letter in text[start:]:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0:
            return parts
        if letter == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def check_no_text_becomes_markup():
    for path in files("src", ".c"):
        text = without_comments(read(path))
        for call in MARKUP.finditer(text):
            if "row_set" in call[1] and "expander" not in call[1]:
                if path != ROWS_HOME:
                    yield f"{path}: {call[1]} () reads markup; use pandoria_set_row ()"
                continue
            rest = SAFE.sub("", CONDITION.sub("", arguments_from(text, call.end())[-1]))
            names = re.findall(r"[A-Za-z_]\w*", rest)
            if names:
                yield f"{path}: {call[1]} () reads markup; escape “{names[0]}”, and call the result “escaped”"


def check_resources_exist():
    for prefix, alias, name, path in resource_entries():
        if path is None:
            yield f"{GRESOURCE}: {name} does not exist"
        if not prefix.startswith(RESOURCE_PREFIX):
            yield f"{GRESOURCE}: {name} is outside of {RESOURCE_PREFIX}"


def check_everything_is_in_the_resources():
    listed = {path: alias for prefix, alias, name, path in resource_entries()}
    for path in files("ui", ".ui") + files("resources", ".css", ".svg"):
        if path not in listed and not path.startswith("resources/share/"): # src/share has them
            yield f"{path} is not in {GRESOURCE}"
    for path, alias in listed.items():
        if path and path.startswith("ui/") and not alias.endswith(Path(path).name):
            yield f"{GRESOURCE}: {path} is called {alias}"


def check_templates_have_their_class():
    for path, template in templates():
        name = template.get("class")
        if name != camel_case(Path(path).stem):
            yield f"{path}: the template of {name} should be that of {camel_case(Path(path).stem)}"
        source = class_file(path)
        if source is None:
            yield f"{path}: there is no {Path(path).stem}.c in src"
        elif Path(path).stem not in templates_of(read(source)):
            yield f"{source} does not take its template from {Path(path).name}"


def check_classes_have_their_template():
    names = {Path(path).stem for path in files("ui", ".ui")}
    for source in files("src", ".c"):
        for name in templates_of(without_comments(read(source))):
            if name not in names:
                yield f"{source}: ui/{name}.ui does not exist"


@functools.cache
def arguments_of(text, function):
    """The last arguments that C text gives to a binding function, also through a macro of one parameter."""
    text = re.sub(r"\\\n", " ", text)
    calls = rf"\w*{function}\s*\(\s*[^;]*?,\s*\"?(\w+)\"?(?:\s*,\s*G_CALLBACK \(\w+\))?\s*\)"
    found = set(re.findall(calls, re.sub(r"^\s*#\s*define.*$", "", text, flags=re.M)))
    for name, body in re.findall(r"^\s*#\s*define\s+(\w+)\(\w+\)(.*)$", text, re.M):
        if re.search(function, body):
            found |= set(re.findall(rf"^\s*{name}\s*\((\w+)\)", text, re.M))
    return found


def children_of(text):
    """The ids of the children that C text binds, one by one or with the template."""
    found = arguments_of(text, r"bind_template_child(?:_private|_internal)?")
    for call in re.findall(r"\bpandoria_class_set_template\s*\(\s*\w+,\s*\"[\w-]+\",([^;]*);", text):
        found |= set(re.findall(r"\b(?:PANDORIA_)?CHILD\s*\((?:\w+,\s*)?(\w+)\)", call))
        for members in re.findall(r"\bPANDORIA_PARTS\s*\(\w+,([^)]*)\)", call):
            found |= set(re.findall(r"\w+", members))
        found |= set(re.findall(r"\"(\w+)\"", call))
    return found


def check_template_children_and_callbacks_meet():
    for path, template in templates():
        source = class_file(path)
        if source is None:
            continue
        ids = {element.get("id") for element in template.iter("object") if element.get("id")}
        for child in children_of(without_comments(read(source))) - ids - menus(path):
            yield f"{source}: {path} has no object {child}"
        # A class of several files may bind in any of them.
        bound = set()
        for sibling in files(str(Path(source).parent), ".c"):
            text = without_comments(read(sibling))
            bound |= arguments_of(text, r"bind_template_callback(?:_full)?")
            for functions in re.findall(r"\bPANDORIA_CALLBACK \(([^)]*)\)", text):
                bound |= set(re.findall(r"\w+", functions))
        for element in template.iter():
            handler = element.get("handler") if element.tag == "signal" else element.get("function")
            if handler and handler not in bound:
                yield f"{path}: {source} does not bind {handler}"


def check_words_in_templates_are_translated():
    for path in files("ui", ".ui"):
        for element in ElementTree.fromstring(read(path)).iter("property"):
            words = (element.text or "").strip()
            if element.get("name") in WORDS and re.search(r"[A-Za-z]{2}", words) and \
                    element.get("translatable") not in ("yes", "true"):
                yield f"{path}: {element.get('name')} “{words}” is not translatable"


def check_icon_buttons_have_a_name():
    for path in files("ui", ".ui"):
        for element in ElementTree.fromstring(read(path)).iter("object"):
            names = {child.get("name", "").replace("_", "-") for child in element.findall("property")}
            squeezed = element.find("property/object[@class='AdwSqueezer']") is not None
            if element.get("class") not in ("GtkButton", "GtkToggleButton", "GtkMenuButton") or \
                    not squeezed and "icon-name" not in names:
                continue
            in_code = rf"tooltip\w* \((?:GTK_WIDGET \()?self->{element.get('id')}\b"
            named = element.find("accessibility/property[@name='label']") is not None  # a tooltip can be in the way
            if "tooltip-text" not in names and not named and not (class_file(path) and re.search(in_code, read(class_file(path)))):
                yield f"{path}: a {element.get('class')} with an icon has no tooltip"


def check_windows_close_by_escape():
    for path, template in templates():
        if template.get("parent") != "AdwWindow":
            continue
        folder = str(Path(class_file(path)).parent)
        if "Escape" not in read(path) and not any("GDK_KEY_Escape" in read(source) for source in files(folder, ".c")):
            yield f"{path}: Escape does nothing"


def check_manners_of_the_desktop():
    if '"<Control>q"' not in read("src/app/pandoria-application.c"):
        yield "Ctrl+Q does not quit"
    if '<property name="primary">True</property>' not in read("ui/pandoria-window.ui"):
        yield "F10 does not open the main menu"
    for path in files("ui", ".ui"):
        if any(item.text == "app.quit" for menu in ElementTree.fromstring(read(path)).iter("menu")
               for item in menu.iter("attribute")):
            yield f"{path}: a menu has Quit"


def check_nothing_is_written_outside_the_users_folders():
    for path in files("src", ".c"):
        for call in re.findall(r"\bg_get_(?:home|tmp)_dir\b|\bg_get_user_special_dir\b|\bg_getenv \(\"HOME\"", read(path)):
            yield f"{path}: {call}"


def check_styles_use_the_theme():
    for path in files("resources", ".css"):
        text = re.sub(r"/\*.*?\*/", "", read(path), flags=re.S)
        if text.count("{") != text.count("}"):
            yield f"{path}: the braces do not match"


if __name__ == "__main__":
    sys.exit(main(globals()))
