#!/usr/bin/env python3
"""The tree: what a file begins with, how long it may be, and that the documents name what exists.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from checks import SOURCE, Skip, c_files, complaints, files, main, read, templates_of, tool, without_comments

DOCUMENTS = ("README.md", "HACKING.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "docs/architecture.md", "docs/models.md",
             "docs/rules.md", "docs/format.md", "docs/rulings.md")
# The kinds of files of this tree; files of other kinds by name. A script has no ending, but says what runs it.
ENDINGS = {".c", ".h", ".py", ".sh", ".build", ".md", ".txt", ".toml", ".yml", ".in", ".xml", ".json", ".csv", ".ui", ".css", ".svg", ".png",
           ".po", ".help", ".try", ".lesson", ".pandoria", ".contents", ".index", ".bytes", ".dict", ".supp", ".1", ".install", ".doap", ".html", ".js"}
NAMES = {".clang-format", ".editorconfig", ".gitignore", ".git-blame-ignore-revs", "COPYING", "NEWS", "build-aux/packages", "data/worths",
         "data/help/contents", "po/LINGUAS", "po/POTFILES", "debian/changelog", "debian/control", "debian/copyright", "debian/source/format",
         "tests/fuzz/corpus/game/unfit-mended"}
BINARIES_ARE_IN = ("data", "resources", "tests", "po")
PLACEHOLDER = re.compile(r"[A-Z]{2,}|[*<>…]")


def check_files_say_what_they_are_for():
    for path in c_files():
        head = read(path)[:1500]
        if not head.startswith("/*"):
            yield f"{path} does not start with a sentence that says what it is for"
        # REUSE-IgnoreStart
        if "SPDX-License-Identifier: GPL-3.0-or-later" not in head:
            # REUSE-IgnoreEnd
            yield f"{path} does not name its licence"


def check_headers_are_guarded():
    for path in files("src", ".h"):
        # One to be precompiled is compiled by itself, where the pragma is an error.
        if "#pragma once" not in read(path) and "/pch/" not in str(path):
            yield f"{path} has no #pragma once"


def check_classes_have_both_files():
    sources = set(files("src", ".c", ".h"))
    for path in sources:
        if templates_of(read(path)):
            room = files(str(Path(path).parent), ".h")
            declaration = f"pandoria_{Path(path).stem.removeprefix('pandoria-').replace('-', '_')}_get_type ()"
            if path[:-2] + ".h" not in sources and not any(declaration in read(header) for header in room):
                yield f"{path} has no header of the same stem, and no header of its folder declares it"
            if not (SOURCE / "ui" / (Path(path).stem + ".ui")).exists():
                yield f"{path} has no template of the same stem in ui"


def check_assertions_are_never_disabled():
    for path in files("src", ".c", ".h", "meson.build") + ["meson.build"]:
        if re.search(r"G_DISABLE_(CHECKS|ASSERT)", read(path)):
            yield f"{path} disables checks"


def check_licence_is_there():
    text = read("COPYING") if (SOURCE / "COPYING").exists() else ""
    if "GNU GENERAL PUBLIC LICENSE" not in text or "Version 3, 29 June 2007" not in text or len(text) < 30000:
        yield "COPYING is not the whole GNU General Public License, version 3"


def tracked_files():
    """The files of the repository; all files where there is none, as in a package of the sources."""
    if (SOURCE / ".git").exists():
        # In a container, the tree can belong to another user.
        command = [tool("git"), "-c", "safe.directory=*", "-C", SOURCE, "ls-files", "-z"]
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
        return [path for path in listed if (SOURCE / path).is_file()]
    return [str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*") if path.is_file() and "_build" not in path.parts]


def is_text(content):
    try:
        return "\0" not in content.decode("utf-8")
    except UnicodeDecodeError:
        return False


def check_files_are_of_known_kinds():
    for path in tracked_files():
        content = (SOURCE / path).read_bytes()
        if Path(path).suffix not in ENDINGS and path not in NAMES and not content.startswith(b"#!"):
            yield f"{path} is of no kind that this tree has (ENDINGS and NAMES in tests/project/tree.py)"
        if Path(path).parts[0] not in BINARIES_ARE_IN and not is_text(content):
            yield f"{path} is not text, and not in " + ", ".join(BINARIES_ARE_IN)


def named_paths(document):
    """The paths that a document names in backticks, without those that stand for many."""
    for token in re.findall(r"`([^`\n]+)`", read(document)):
        for word in token.split():
            word = word.strip(",;:()")
            if "/" in word and not PLACEHOLDER.search(word) and not word.endswith(".pot") and \
                    not word.startswith(("/", "-", "~", "_build", "http", "application/")):
                yield word.rstrip("/")


def check_every_file_has_its_licence():
    shown = subprocess.run([tool("reuse"), "--version"], capture_output=True, text=True, check=True).stdout
    if int(re.search(r"\d+", shown)[0]) < 4:
        raise Skip("reuse before 4.0 does not know REUSE.toml")
    yield from complaints([tool("reuse"), "lint"])


def check_annotations_name_licences_and_files():
    annotations = tomllib.loads(read("REUSE.toml"))["annotations"]
    for annotation in annotations:
        licence = annotation["SPDX-License-Identifier"]
        if not (SOURCE / f"LICENSES/{licence}.txt").is_file():
            yield f"REUSE.toml: LICENSES/{licence}.txt is missing"
        if not any(SOURCE.glob(annotation["path"])):
            yield f"REUSE.toml: there is no {annotation['path']}"
    if annotations[0]["path"] != "**":
        yield "REUSE.toml: the first annotation is not for all files; later ones are exceptions"


def check_documents_name_what_exists():
    for document in DOCUMENTS:
        if not (SOURCE / document).exists():
            yield f"{document} is missing"
            continue
        for path in sorted(set(named_paths(document))):
            if not (SOURCE / path).exists():
                yield f"{document} names {path}, which does not exist"


def check_documented_commands_can_be_run():
    named = re.findall(r"\b(build-aux/[\w-]+|tests/\w+/\w+\.py)", "\n".join(read(document) for document in DOCUMENTS))
    for path in sorted(set(named) - {"build-aux/packages"} | {"build-aux/with-display", "build-aux/count-tests", ".ci/run"}):
        if not path.startswith("tests/project/") and not os.access(SOURCE / path, os.X_OK):
            yield f"{path} cannot be run"
    readme = read("README.md")
    for command in ("build-aux/run", "build-aux/test"):
        if command not in readme:
            yield f"README.md does not name {command}"


def check_recipes_are_there():
    text = read("HACKING.md").lower()
    for thing in ("add a spell", "add a building", "add a realm", "add a module", "add a view", "add a language", "add a file version",
                  "add an action", "give an action its notation", "add a help text", "add a lesson", "add an event"):
        if not re.search(rf"^#+ .*{thing}\b", text, re.M):
            yield f"HACKING.md has no recipe for {thing}"


def check_functions_the_documents_name_exist():
    code = "\n".join(read(path) for path in files("src", ".c", ".h"))
    for document in DOCUMENTS:
        for name in sorted(set(re.findall(r"((?:pandoria_|PANDORIA_|\bPandoria[A-Z])\w+)(?!\w*=)", read(document)))):
            if name not in code:
                yield f"{document} names {name}, which is not in src"


def check_tables_have_every_row():
    """A static assertion finds only a missing last row. The first constant, which often means nothing, needs none."""
    code = {path: without_comments(read(path)) for path in files("src", ".c", ".h")}
    enums = [re.findall(r"^ +(\w+)", body, re.M) for text in code.values() for body in re.findall(r"enum\s*\{(.*?)\}", text, re.S)]
    for path, text in code.items():
        for name, table in re.findall(r"\b(\w+)\[\](?:\[\w+\])?\s*=\s*\{((?:(?!\n *\};).)*)\n *\};\n *G_STATIC_ASSERT", text, re.S):
            rows = set(re.findall(r"\[(\w+)\]\s*=", table))
            for constants in enums:
                last = max((i for i, constant in enumerate(constants) if constant in rows), default=0)
                for missing in set(constants[1:last]) - rows:
                    yield f"{path}: {name} has no row for {missing}"


def check_comments_name_what_exists():
    sources = c_files() + files("tests", ".py")
    known = {Path(path).name for path in sources}
    for path in sources:
        known |= set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", "", read(path), flags=re.S)))
    for path in sources:
        for comment in re.findall(r"/\*.*?\*/", read(path), re.S) if not path.endswith(".py") else ():
            for name in re.findall(r"(?<![\w/-])(?:pandoria|test)-[\w-]+\.(?:c|h|py)\b"
                                   r"|\b(?:pandoria_\w*[a-z0-9]\b(?=\s*\()|PANDORIA_\w*[A-Z0-9]\b|Pandoria[A-Z]\w+)", comment):
                if name not in known:
                    yield f"{path} names {name}, which does not exist"


def check_packages_are_sorted_out():
    for number, line in enumerate(read("build-aux/packages").splitlines(), 1):
        if line and not line.startswith("#") and not re.fullmatch(r"(build|test|nightly) [a-z0-9][a-z0-9.+-]+", line):
            yield f"build-aux/packages:{number}: “{line}” is not a purpose and a package"


if __name__ == "__main__":
    sys.exit(main(globals()))
