#!/usr/bin/python3
"""Listens on the accessibility bus, as a screen reader does, to a window that announces something twice a second.

Usage: test-announcer.py WINDOW

From GTK 4.14 on announcements are events of their own. Before, they are the name of the window, whose changes Orca reads out.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess
import sys

import pyatspi
from gi.repository import GLib

SECONDS = 40
SAID = re.compile(r"Marta gains (\d+) wood\. One worker returns to the reserve\.$")
NEEDED = 3

heard = {"announcement": [], "name": []}


def on_event(event):
    text = str(event.any_data)
    if event.type.startswith("object:announcement"):
        kind = "announcement"
    elif event.type.startswith("object:property-change:accessible-name") and event.source.getRole() == pyatspi.ROLE_FRAME:
        kind = "name"
    else:
        return
    said = SAID.match(text or "")
    if said:
        heard[kind].append(int(said.group(1)))
    if enough():
        pyatspi.Registry.stop()


def enough():
    return max(len(heard["announcement"]), len(heard["name"])) >= NEEDED


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
    pyatspi.Registry.registerEventListener(on_event, "object:announcement", "object:property-change")
    process = subprocess.Popen([sys.argv[1]], env=dict(os.environ, G_DEBUG="fatal-warnings"))
    GLib.timeout_add(1500, look)
    GLib.timeout_add_seconds(SECONDS, pyatspi.Registry.stop)
    try:
        pyatspi.Registry.start()
    finally:
        process.kill()
    print(heard)
    assert enough(), f"not heard within {SECONDS} s: {heard}"
    for kind, said in heard.items():
        first = said[:1] or [0]
        expected = list(range(first[0], first[0] + len(said)))
        assert said == expected, f"not in order, lost or said twice: {kind} {said}"
    print("fine")


if __name__ == "__main__":
    main()
