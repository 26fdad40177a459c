#!/usr/bin/python3
"""Reads the program's accessible tree as a screen reader does, and plays by it: names of the spaces, the turn bar's
sentence, buttons pressed by name.

Usage: test-atspi.py PROGRAM RECORD

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import pyatspi

SECONDS = 60
CLASS_NAME = re.compile(r"^(Gtk|Adw|Pandoria)[A-Z]\w+$")
SPACE_NAME = re.compile(r"^[A-P](1[0-5]|[0-9])\b")


def walk(node):
    """Yields every accessible below node. Nodes vanish while one looks: what does not answer is left out."""
    try:
        yield node
        children = [node.getChildAtIndex(i) for i in range(node.childCount)]
    except Exception:
        return
    for child in children:
        if child is not None:
            yield from walk(child)


def wait_for(what, function):
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            found = function()
        except Exception:
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"not within {SECONDS} s: {what}")


def find_application(process):
    assert process.poll() is None, f"the program has ended with {process.returncode}"
    desktop = pyatspi.Registry.getDesktop(0)
    for i in range(desktop.childCount):
        application = desktop.getChildAtIndex(i)
        if application is not None and "pandoria-companion" in application.name:
            return application
    return None


def names(node, role=None):
    return [n.name for n in walk(node) if n.name and (role is None or n.getRole() == role)]


def find_named(node, text, with_action=False):
    for candidate in walk(node):
        if text in (candidate.name or ""):
            if not with_action:
                return candidate
            try:
                if candidate.queryAction().nActions > 0:
                    return candidate
            except NotImplementedError:
                pass
    return None


def press(node):
    node.queryAction().doAction(0)


def find_spaces(application):
    return {n.name.split(",")[0].split(" ")[0]: n for n in walk(application) if n.name and SPACE_NAME.match(n.name)}


def check_names(application):
    """What has a tooltip has a name, too; without one GTK gives that of a class."""
    nameless = [(n.name, n.description) for n in walk(application) if n.description and CLASS_NAME.match(n.name or "")]
    assert not nameless, nameless
    missing = {"Castle", "Search (Ctrl+F)"} - set(names(application))
    assert not missing, missing
    # From GTK 4.18 on only what is shown is in the tree.
    press(find_named(application, "Search (Ctrl+F)", True))
    wait_for("the search", lambda: find_named(application, "Words, player, space, rule"))
    press(find_named(application, "Search (Ctrl+F)", True))


def check(application):
    spaces = wait_for("spaces", lambda: (lambda s: s if "D5" in s else None)(find_spaces(application)))
    assert len(spaces) >= 25, f"only {len(spaces)} spaces: {sorted(spaces)}"
    described = spaces["D5"].name.lower()
    for word in ("forest", "wood"):
        assert word in described, f"{word} is missing in {described!r}"

    check_names(application)
    turn = wait_for("the turn bar", lambda: [n for n in names(application) if "Marta" in n])
    print("turn bar:", turn[0])

    first = wait_for("first hex button", lambda: find_named(application, "First space: Forest, 1", True))
    press(first)
    second = wait_for("second hex button", lambda: find_named(application, "Second space: Mountains, 2", True))
    press(second)
    for name in ("D4", "E4"):
        press(spaces[name])
    wait_for("the tile laid", lambda: "forest" in spaces["D4"].name.lower())
    press(spaces["D4"])
    wait_for("the worker", lambda: "worker" in spaces["D4"].name.lower())
    press(wait_for("the main button", lambda: find_named(application, "End Turn", True)))
    wait_for("the next player's turn", lambda: [n for n in names(application) if "Jonas" in n and "turn" in n])
    press(wait_for("undo", lambda: find_named(application, "Undo", True)))


def run(check, *command):
    """Starts the program and calls check with its accessible object."""
    process = subprocess.Popen(command, env=dict(os.environ, G_DEBUG="fatal-warnings"))
    try:
        check(wait_for("the program in the accessible tree", lambda: find_application(process)))
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def main():
    program, record = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "short.pandoria")
        shutil.copy(record, copy)
        run(check, program, copy)
    print("fine")


if __name__ == "__main__":
    main()
