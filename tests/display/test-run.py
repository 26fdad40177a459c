#!/usr/bin/python3
"""build-aux/run speaks the user's language, in the window and on the command line, although nothing is installed.

Usage: test-run.py SOURCE

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import subprocess
import sys
import time
from pathlib import Path

import pyatspi

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))
from catalogues import read_po

SECONDS = 60
BUTTON = ("", "Quick Entry", "")
LINE = ("", "Usage:", "")


def find_button(name):
    desktop = pyatspi.Registry.getDesktop(0)
    for application in desktop:
        if application is not None and "pandoria-companion" in application.name:
            return pyatspi.findDescendant(application, lambda node: node.getRole() == pyatspi.ROLE_PUSH_BUTTON and name in (node.name or ""),
                                          breadth_first=True)
    return None


def check_window(run, name, environment):
    program = subprocess.Popen([run], env=environment, stdout=subprocess.DEVNULL)
    deadline, found = time.monotonic() + SECONDS, None
    while not found and time.monotonic() < deadline:
        assert program.poll() is None, f"build-aux/run has ended with {program.returncode}"
        time.sleep(0.5)
        found = find_button(name)
    program.terminate()
    program.wait()
    assert found, f"there is no button “{name}”"


def check_command_line(cli, line, environment):
    printed = subprocess.run([cli, "--help"], env=environment, capture_output=True, text=True, check=True).stdout
    assert printed.startswith(line), printed


def main(source):
    source = Path(source)
    for language in sorted(path.stem for path in source.glob("po/*.po")):
        texts = read_po(source / f"po/{language}.po")
        environment = dict(os.environ, LANGUAGE=language)
        check_window(source / "build-aux/run", texts[BUTTON][0], environment)
        check_command_line(Path(os.environ["PANDORIA_BUILD_ROOT"]) / "src/cli/pandoria-cli", texts[LINE][0], environment)
        print(f"{language}: {texts[BUTTON][0]}, {texts[LINE][0]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
