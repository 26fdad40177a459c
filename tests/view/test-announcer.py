#!/usr/bin/python3
"""Listens on the accessibility bus, as a screen reader does, to a window that announces something twice a second.

Usage: test-announcer.py WINDOW

From GTK 4.14 on announcements are events of their own. Before, Orca reads out a changed description of what has the
keyboard; and an alert appears, with the announcement as its name.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re
import subprocess
import sys

import pyatspi
from gi.repository import GLib

SECONDS = 40
SAID = re.compile(r"Marta gains (\d+) wood\. One worker goes home\.$")
NEEDED = 3

heard = {"announcement": [], "description": [], "alert": []}


def on_event(event):
    text = str(event.any_data)
    if event.type.startswith("object:announcement"):
        kind = "announcement"
    elif event.type.startswith("object:property-change:accessible-description"):
        kind = "description"
    elif event.type.startswith("object:children-changed:add"):
        kind, text = "alert", getattr(event.any_data, "name", "")
    else:
        return
    said = SAID.match(text or "")
    if said:
        heard[kind].append(int(said.group(1)))
    if enough():
        pyatspi.Registry.stop()


def enough():
    return len(heard["announcement"]) >= NEEDED or min(len(heard["description"]), len(heard["alert"])) >= NEEDED


def knows(node):
    """Walks the tree below node, so that it is known outside, as by a screen reader."""
    for i in range(node.childCount):
        child = node.getChildAtIndex(i)
        if child is not None:
            knows(child)


def look():
    try:
        knows(pyatspi.Registry.getDesktop(0))
    except Exception:  # what is looked at may be gone meanwhile
        pass
    return False


def main():
    pyatspi.Registry.registerEventListener(on_event, "object:announcement", "object:property-change",
                                           "object:children-changed")
    process = subprocess.Popen([sys.argv[1]])
    GLib.timeout_add(1500, look)
    GLib.timeout_add_seconds(SECONDS, pyatspi.Registry.stop)
    try:
        pyatspi.Registry.start()
    finally:
        process.kill()
    print(heard)
    assert enough(), f"not heard within {SECONDS} s: {heard}"
    # The name of an alert is asked for later than it appears, and may be the next one's by then.
    for kind in ("announcement", "description"):
        first = heard[kind][:1] or [0]
        expected = list(range(first[0], first[0] + len(heard[kind])))
        assert heard[kind] == expected, f"not in order, lost or said twice: {heard[kind]}"
    print("fine")


if __name__ == "__main__":
    main()
