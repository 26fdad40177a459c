"""What the project's checks share: where the tree is, its files, and printing the outcome as TAP.

A check is a function named check_SOMETHING that yields one sentence for each thing that is wrong. It may raise Skip.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(os.environ.get("PANDORIA_SOURCE_ROOT", Path(__file__).resolve().parents[2]))
BUILD = Path(os.environ.get("PANDORIA_BUILD_ROOT", SOURCE / "_build"))
APP_ID = "io.github.pandoria_companion.PandoriaCompanion"
RESOURCE_PREFIX = "/io/github/pandoria_companion/PandoriaCompanion"
LAYERS = ("engine", "record", "game", "library", "learning", "analysis", "report", "share", "view", "app", "cli")


# Exceptions that a check may raise. Each counts as a problem, but not as the expected one.
MISHAPS = (OSError, ValueError, AttributeError, KeyError, subprocess.SubprocessError, SyntaxError)


class Skip(Exception):
    """The check cannot be made here; says why."""


@functools.cache
def read(path):
    return (SOURCE / path).read_text(encoding="utf-8")


def languages():
    """The languages of the program, English first."""
    return ["en"] + [line.strip() for line in read("po/LINGUAS").splitlines() if line.strip() and not line.startswith("#")]


def other_languages():
    return languages()[1:]


@functools.cache
def files(folder, *suffixes):
    """The files below a folder of the tree with one of these endings, as paths relative to the top, sorted."""
    found = (SOURCE / folder).rglob("*") if (SOURCE / folder).is_dir() else ()
    return sorted(str(path.relative_to(SOURCE)) for path in found
                  if path.is_file() and path.name.endswith(suffixes) and not path.name.startswith("."))


def c_files():
    """The C files of the program, of its tests and of its tools."""
    return files("src", ".c", ".h") + c_files_of_tests()


def c_files_of_tests():
    """The C files that are no part of the program: tests, and the tools that drive it like a test."""
    return files("tests", ".c", ".h") + files("build-aux", ".c", ".h")


def layer_of(path):
    parts = Path(path).parts
    return parts[1] if len(parts) > 2 and parts[0] == "src" else None


@functools.cache
def without_comments(text):
    """C text with its comments blanked, the line numbers kept; strings stay."""
    def blank(match):
        token = match.group(0)
        return token if token[0] in "\"'" else re.sub(r"[^\n]", " ", token)
    return re.sub(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", blank, text, flags=re.S)


def templates_of(text):
    """The names of the templates that C text gives its classes, without ending."""
    return re.findall(r"\bgtk_widget_class_set_template_from_resource\s*\([^;]*?([\w-]+)\.ui\"", text) + \
        re.findall(r"\bpandoria_class_set_template\s*\(\s*\w+,\s*\"([\w-]+)\"", text)


def tool(name):
    path = shutil.which(name)
    if path is None:
        raise Skip(f"{name} is not installed")
    return path


def complaints(command, **options):
    """Runs a validator; yields its last lines when it is not content."""
    run = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         stdin=subprocess.DEVNULL, text=True, timeout=120, cwd=SOURCE, **options)
    if run.returncode != 0:
        yield " | ".join([Path(command[0]).name] + run.stdout.strip().splitlines()[-6:])


def main(namespace):
    """Runs the checks of a file, all of them or those named in the arguments."""
    checks = [(name, function) for name, function in namespace.items() if name.startswith("check_")]
    if len(sys.argv) > 1:
        checks = [(name, function) for name, function in checks if name in sys.argv[1:]]
    print(f"1..{len(checks)}")
    failed = False
    for number, (name, function) in enumerate(checks, 1):
        title = name[len("check_"):].replace("_", " ")
        try:
            problems = list(function())
        except Skip as reason:
            print(f"ok {number} {title} # SKIP {reason}")
            continue
        except MISHAPS as error:
            problems = [f"{type(error).__name__}: {error}"]
        print(f"{'not ok' if problems else 'ok'} {number} {title}")
        for problem in problems:
            print(f"# {problem}")
            print(problem, file=sys.stderr)  # meson keeps standard output to itself
        failed = failed or bool(problems)
    sys.stdout.flush()
    return 1 if failed else 0
