#!/usr/bin/env python3
"""Do the tests notice? Puts one small fault at a time into a copy of the tree, and runs the suites that need no display.

    faults.py --folder src/engine --faults 300 --seed 1 [--verbose]

Folders (several, each with those below it) are relative to the tree. Which faults are drawn depends on the seed and the
code alone. A fault that does not build is drawn anew. A fault counts as found when a test fails, breaks down or does not
end. Those that pass are listed, with whether random games come out otherwise: then surely a test is missing. Of
the others somebody has to say why they change nothing: in harmless.txt, a line for each. Exit code 1 when a fault that
changes random games passed.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import argparse
import functools
import hashlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]

# What is looked for, and what stands there instead.
FAULTS = [
    (r"(?<= )<(?= )", ["<="]), (r"(?<= )<=(?= )", ["<"]), (r"(?<= )>(?= )", [">="]), (r"(?<= )>=(?= )", [">"]),
    (r"(?<= )==(?= )", ["!="]), (r"(?<= )!=(?= )", ["=="]),
    (r"(?<= )&&(?= )", ["||"]), (r"\|\|(?= )", ["&&"]),
    (r"\bTRUE\b", ["FALSE"]), (r"\bFALSE\b", ["TRUE"]),
    (r"(?<= )\+(?= )", ["-"]), (r"(?<= )-(?= )", ["+"]), (r"(?<= )\+=(?= )", ["-="]), (r"(?<= )-=(?= )", ["+="]),
    (r"!(?=[a-z(])", [""]), (r"\bcontinue;", ["break;"]), (r"\bMIN \(", ["MAX ("]), (r"\bMAX \(", ["MIN ("]),
    (r"(?<=[ (\[,{])\d+\b(?!\.)", ["+1"]),
]

UNITS = ("record", "game", "library", "learning", "analysis", "cli")
# Suites, in the order in which they are tried. What is in one tuple runs together.
ROUNDS_OF_RULES = [("playthroughs",), ("engine",), ("scenarios", "conformance"), (*UNITS, "report")]
ROUNDS = [UNITS, ("playthroughs", "scenarios", "conformance", "report")]

# Games that go through every module, drawn by `pandoria-cli simulate`: kind of game, and its options.
GAMES = [
    ["--players", "4", "--edition", "revised", "--artifacts"],
    ["--players", "3"],
    ["--players", "4", "--realms", "goblins,ghosts,golems,hanbok"],
    ["--players", "4", "--edition", "revised", "--realms", "elves,nymphs,halflings,fairies", "--board", "data/boards/river-b.json"],
]


def without_words(text):
    """The code alone: comments, strings, characters, directives, names of quarks and assertions are blanked, every place stays."""
    pattern = r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#.*?$|\bg_(?:assert|return)\w* \(.*?\);|G_DEFINE_QUARK \(.*?\)'
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S | re.M)


def find_places(tree, folders):
    """Every (path, start, end, replacement)."""
    places = []
    for path in sorted(path for folder in folders for path in (tree / folder).rglob("*.c")):
        code = without_words(path.read_text(encoding="utf-8"))
        for pattern, instead in FAULTS:
            for found in re.finditer(pattern, code):
                new = str(int(found.group()) + 1) if instead == ["+1"] else instead[0]
                places.append((path.relative_to(tree), found.start(), found.end(), new))
    return places


def read_harmless():
    """The reasons of harmless.txt, by fault."""
    lines = Path(__file__).with_name("harmless.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" | ") for line in lines if not line.startswith("#"))


def run(command, tree, seconds):
    """The exit code, and what was printed; a command that does not end is killed with its children, and counts as failed."""
    limit = functools.partial(resource.setrlimit, resource.RLIMIT_CPU, (60, 60))  # for children that outlive their parent
    process = subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                               stdin=subprocess.DEVNULL, start_new_session=True, preexec_fn=limit)
    try:
        printed, _ = process.communicate(timeout=seconds)
        return process.returncode, printed
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return 1, f"does not end within {seconds} s: {' '.join(command)}"


def is_below(folders, folder):
    """Whether faults are put into @folder or below it."""
    return any(f"{folder}/".startswith(below.rstrip("/") + "/") or below.startswith(f"{folder}/") for below in folders)


def list_tests(tree, folders):
    """The rounds of tests: those in which most faults are found first, none that do not see the folders."""
    _, printed = run(["meson", "introspect", "_build", "--tests"], tree, 60)
    rounds = ROUNDS_OF_RULES if is_below(folders, "src/engine") else ROUNDS
    names = [[] for suites in rounds]
    for test in json.loads(printed):
        suite = test["suite"][0].split(":")[-1]
        if test["name"] == "formats" and not is_below(folders, "src/report"):
            continue
        for tests, suites in zip(names, rounds):
            if suite in suites:
                tests.append(test["name"])
    return names


def play(tree):
    """What random games come out as."""
    digest = hashlib.sha256()
    with tempfile.TemporaryDirectory() as folder:
        for number, options in enumerate(GAMES):
            code, _ = run(["_build/src/cli/pandoria-cli", "simulate", "--games", "25", "--seed", "3",
                           *options, "-o", f"{folder}/{number}"], tree, 60)
            digest.update(str(code).encode())
        for path in sorted(Path(folder).rglob("*.pandoria")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def find_failure(tree, rounds):
    """What is printed when a test fails; None when all pass. A round builds what its tests need, no more."""
    for names in rounds:
        code, printed = run(["meson", "test", "-C", "_build", "--maxfail", "1", "--timeout-multiplier", "0.25", *names], tree, 300)
        if code != 0:
            return printed
    return None


def is_found(tree, rounds):
    """None when it does not build."""
    failure = find_failure(tree, rounds)
    return None if failure is not None and "\nFAILED: " in failure else failure is not None


def describe(path, text, start, end, new):
    """A fault in words, without the number of its line, as in harmless.txt; and that number."""
    line = text.count("\n", 0, start) + 1
    return f"{path}: “{text[start:end]}” as “{new}” in “{text.splitlines()[line - 1].strip()}”", line


def build(tree):
    code, printed = run(["meson", "setup", "_build", "-Dapp=disabled", "-Dtests=true", "-Ddebug=false", "-Doptimization=1"], tree, 300)
    if code == 0:
        code, printed = run(["meson", "compile", "-C", "_build"], tree, 1800)
    if code != 0:
        sys.exit(printed)


def try_faults(tree, places, options):
    """Returns: how many were tried, and those that passed: (fault, number of the line, whether random games differ)."""
    build(tree)
    rounds = list_tests(tree, options.folder)
    failure = find_failure(tree, rounds)
    if failure is not None:
        sys.exit(f"Without a fault the tests fail, or the machine is too busy:\n{failure[-2000:]}")
    games = play(tree)
    tried, passed = 0, []
    for path, start, end, new in places:
        if tried == options.faults:
            break
        text = (tree / path).read_text(encoding="utf-8")
        (tree / path).write_text(text[:start] + new + text[end:], encoding="utf-8")
        found = is_found(tree, rounds)
        if found is not None:
            tried += 1
            fault, line = describe(path, text, start, end, new)
            if options.verbose:
                print(f"{tried} {'found ' if found else 'PASSED'} {line} {fault}", flush=True)
            if not found:
                passed.append((fault, line, play(tree) != games))
        (tree / path).write_text(text, encoding="utf-8")
    return tried, passed


def main():
    parser = argparse.ArgumentParser(description="Puts small faults into the code and looks whether the tests notice.")
    parser.add_argument("--folder", action="append", required=True, help="where to put them, such as src/engine")
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="a line for every fault")
    options = parser.parse_args()
    harmless = read_harmless()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(SOURCE, tree, symlinks=True, ignore=shutil.ignore_patterns(".git", "_build*", "__pycache__"))
        places = find_places(tree, options.folder)
        random.Random(options.seed).shuffle(places)
        tried, passed = try_faults(tree, places, options)
    different = [f"line {line} of {fault}" for fault, line, changes in passed if changes]
    explained = [f"{fault}: {harmless[fault]}" for fault, _, changes in passed if not changes and fault in harmless]
    rest = [f"line {line} of {fault}" for fault, line, changes in passed if not changes and fault not in harmless]
    print(f"{tried} faults in {', '.join(options.folder)}, of {len(places)} places: {tried - len(passed)} found.")
    print(f"{len(explained)} passed and change nothing:", *explained, sep="\n  ")
    print(f"{len(different)} passed and change random games:", *different, sep="\n  ")
    print(f"{len(rest)} passed and leave these random games as they are:", *rest, sep="\n  ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
