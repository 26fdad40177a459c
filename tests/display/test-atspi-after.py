#!/usr/bin/python3
"""Reads the archive, the statistics and the summary as a screen reader does: rows with all that they show, buttons and
table cells with names.

Usage: test-atspi-after.py PROGRAM FINISHED-GAME GAME...

SPDX-License-Identifier: GPL-3.0-or-later
"""

import importlib.util
import os
import shutil
import sys

import pyatspi

_spec = importlib.util.spec_from_file_location("atspi", os.path.join(os.path.dirname(__file__), "test-atspi.py"))
atspi = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(atspi)

PRESSABLE = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_ENTRY)


def find_window(application, name):
    for i in range(application.childCount):
        window = application.getChildAtIndex(i)
        if window is not None and window.name == name:
            return window
    return None


def is_shown(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def check_names(window):
    """Whatever can be pressed says what it is for."""
    for node in atspi.walk(window):
        if node.getRole() in PRESSABLE and is_shown(node):
            words = node.name or " ".join(atspi.names(node))
            assert words, f"a {node.getRoleName()} of “{window.name}” has no name ({node.description})"


def check_archive(application):
    atspi.press(atspi.wait_for("the archive's button", lambda: atspi.find_named(application, "Archive", True)))
    window = atspi.wait_for("the archive", lambda: find_window(application, "Archive"))
    rows = atspi.wait_for("the rows", lambda: [name for name in atspi.names(window) if "; " in name and "points" in name])
    print("row:", rows[0])
    assert any("winner" in row for row in rows), rows
    check_names(window)
    return window


def check_statistics(application, archive):
    atspi.press(atspi.wait_for("the button of statistics", lambda: atspi.find_named(archive, "Statistics", True)))
    window = atspi.wait_for("the statistics", lambda: find_window(application, "Statistics"))
    chart = atspi.wait_for("the chart in words", lambda: [n for n in atspi.walk(window) if "best" in (n.name + n.description)
                                                          and any(c.isdigit() for c in n.name + n.description)])
    print("chart:", chart[0].name, "|", chart[0].description)
    check_names(window)


def check_after(application):
    check_statistics(application, check_archive(application))


def check_summary(application):
    """Of a finished game: who has won, with the points."""
    atspi.press(atspi.wait_for("the result's button", lambda: atspi.find_named(application, "Result", True)))
    window = atspi.wait_for("the summary", lambda: find_window(application, "Summary"))
    said = atspi.wait_for("the winner", lambda: [name for name in atspi.names(window) if "Aylin" in name and "58" in name])
    print("summary:", said[0])
    check_names(window)


def main():
    program, finished, *games = sys.argv[1:]
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "pandoria-companion", "games")
    os.makedirs(folder)
    for game in [finished, *games]:
        shutil.copy(game, folder)
    atspi.run(check_after, program)
    atspi.run(check_summary, program, finished)
    print("fine")


if __name__ == "__main__":
    main()
