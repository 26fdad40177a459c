#!/usr/bin/python3
"""What is installed works from where it was installed to alone, and the desktop finds everything: files, actions, the window's class.

Usage: test-install.py BUILD PREFIX GAME

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from waiting import PATIENCE, wait_for

NAME = "io.github.pandoria_companion.PandoriaCompanion"
WANTED = (
    "bin/pandoria-cli", "bin/pandoria-companion",
    f"share/applications/{NAME}.desktop", f"share/metainfo/{NAME}.metainfo.xml", f"share/mime/packages/{NAME}.xml",
    f"share/dbus-1/services/{NAME}.service", f"share/glib-2.0/schemas/{NAME}.gschema.xml",
    f"share/icons/hicolor/scalable/apps/{NAME}.svg", f"share/icons/hicolor/symbolic/apps/{NAME}-symbolic.svg",
    f"share/licenses/{NAME}/COPYING",
    *(f"share/locale/{language}/LC_MESSAGES/pandoria-companion.mo" for language in ("de", "it", "nl")),
)


def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **more)


def find_window(by, pattern):
    return run("xdotool", "search", "--onlyvisible", by, pattern).stdout.split()


def install(build, root):
    done = run("meson", "install", "-C", build, "--no-rebuild", "--destdir", root)
    assert done.returncode == 0, done.stdout + done.stderr


def check_files(prefix):
    for name in WANTED:
        assert (prefix / name).is_file(), f"{name} is not installed"
    for name in ("pandoria-cli.1", "pandoria-companion.1"):
        assert list((prefix / "share/man/man1").glob(name + "*")), f"{name} is not installed"
    for folder in ("man7", "de/man7", "it/man7", "nl/man7"):
        assert (prefix / "share/man" / folder / "pandoria-companion.7").is_file(), f"the handbook is not installed in {folder}"
    entry = (prefix / f"share/applications/{NAME}.desktop").read_text(encoding="utf-8")
    assert "Name[de]=Neue Partie" in entry, "the desktop entry's actions are not translated"


def compile_schemas(prefix):
    """What a package manager does after the installation."""
    done = run("glib-compile-schemas", "--strict", prefix / "share/glib-2.0/schemas")
    assert done.returncode == 0, done.stderr


def make_environment(prefix):
    """That of a user, with nothing of the source tree or the build folder in it."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("PANDORIA_", "G_TEST_", "GSETTINGS_SCHEMA_DIR"))}
    kept["XDG_DATA_DIRS"] = f"{prefix}/share:/usr/local/share:/usr/share"
    kept["PATH"] = f"{prefix}/bin:{kept['PATH']}"
    return kept


def check_command_line(game, environment):
    done = run("pandoria-cli", "summary", game, env=environment, cwd="/")
    assert done.returncode == 0 and "Marta" in done.stdout, done.stdout + done.stderr
    done = run("pandoria-companion", "--help", env=environment, cwd="/")
    assert "pandoria-companion [" in done.stdout, done.stdout


def check_window(game, environment):
    with subprocess.Popen(["pandoria-companion", game], env=environment, cwd="/", stderr=subprocess.PIPE, text=True) as program:
        wait_for("the window", lambda: find_window("--class", f"^{NAME}$"))
        wait_for("the new game", lambda: run("gapplication", "action", NAME, "new-game", env=environment).returncode == 0
                 and find_window("--name", "New Game"))
        assert run("gapplication", "action", NAME, "continue", env=environment).returncode == 0
        assert run("gapplication", "action", NAME, "quit", env=environment).returncode == 0
        said = program.communicate(timeout=PATIENCE)[1]
    assert program.returncode == 0, said
    assert "CRITICAL" not in said and "WARNING" not in said, said


def main():
    build, prefix, game = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        install(build, folder)
        prefix = pathlib.Path(folder + prefix)
        check_files(prefix)
        compile_schemas(prefix)
        copy = shutil.copy(game, folder)
        environment = make_environment(prefix)
        check_command_line(copy, environment)
        check_window(copy, environment)


main()
