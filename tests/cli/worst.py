#!/usr/bin/env python3
"""The worst files that the limits let through, and some that they do not: what memory and time does the command line take?

    worst.py PANDORIA-CLI GAME [NAME…]            measures, as a table
    worst.py PANDORIA-CLI GAME --test             fails where one takes more than MOST_MEMORY, or MOST_TIME by a wide margin
    worst.py PANDORIA-CLI GAME --test -m slow     the same, with every file, and with the heaviest commands for each

GAME is a game whose setup is used. What is tried stands in FILES.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

MOST_MEMORY = 90 * 1000  # kB, resident, over what the libraries take for a game without acts
MOST_TIME = 0.5          # seconds of the processor
PATIENCE = 5             # a busy machine, a slow one
COMMANDS = (["check"], ["state"], ["legal"], ["summary"], ["summary", "--format", "json"], ["summary", "--format", "csv"],
            ["summary", "--format", "pdf", "-o", "OUT"])
LONGEST = ("adjustments-of-everything", "acts-with-notes")  # the most entries, the most text
SAMPLE = (*LONGEST, "objects-in-objects", "lists", "full-objects", "long-numbers", "long-names", "names-that-collide", "escapes",
          "lines", "acts-with-more", "unfit", "long-acts", "cards", "too-deep", "too-many-values", "too-big")
HEAVIEST = (["state"], COMMANDS[-1])  # “state” reads, checks and keeps a file as the window does

FILE_SIZE = 8 * 1024 * 1024
VALUES = 150000
MEMBERS = 64
NESTING = 16
ACTS = 10000
NOTE = 2000
NAME = 200

SETUP = {}
FILES = {}


def file(function):
    FILES[function.__name__.replace("_", "-")] = function
    return function


def dump(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def count(value):
    """How many values there are in @value, itself counted."""
    if isinstance(value, dict):
        return 1 + sum(count(inner) for inner in value.values())
    return 1 + sum(map(count, value)) if isinstance(value, list) else 1


def game(actions=(), members="", **more):
    """A game of the setup; @actions: objects, or texts of objects. @members: text of further members."""
    texts = [act if isinstance(act, str) else dump(act) for act in actions]
    head = dump({"format": "pandoria-game", "version": 1, "id": "worst", "title": "Worst",
                 "created": "2026-11-21T19:30:00Z", "setup": SETUP, **more})
    return head[:-1] + ',"actions":[' + ",".join(texts) + "]" + members + "}"


def rest():
    """How many values a game has left for something else."""
    return VALUES - count(json.loads(game())) - 1


def filled(text, piece, size=FILE_SIZE):
    """@text with “…” replaced by as many of @piece as go into the file."""
    n = (size - len(text.encode()) + len("…".encode())) // len(piece.encode())
    return text.replace("…", piece * n)


# --- small values ---

@file
def objects():
    return game(members=',"x":[' + ",".join(["{}"] * rest()) + "]")


@file
def objects_of_one():
    return game(members=',"x":[' + ",".join(['{"a":1}'] * (rest() // 2)) + "]")


@file
def objects_in_objects():
    deep = '{"a":' * 13 + "{}" + "}" * 13
    return game(members=',"x":[' + ",".join([deep] * (rest() // 14)) + "]")


@file
def lists():
    return game(members=',"x":[' + ",".join(["[]"] * rest()) + "]")


@file
def lists_of_one():
    return game(members=',"x":[' + ",".join(["[0]"] * (rest() // 2)) + "]")


@file
def lists_in_lists():
    deep = "[" * 14 + "]" * 14
    return game(members=',"x":[' + ",".join([deep] * (rest() // 14)) + "]")


@file
def full_objects():
    full = "{" + ",".join(f'"{i:x}":0' for i in range(MEMBERS)) + "}"
    return game(members=',"x":[' + ",".join([full] * (rest() // (MEMBERS + 1))) + "]")


@file
def numbers():
    return game(members=',"x":[' + ",".join(["0"] * rest()) + "]")


@file
def long_numbers():
    return game(members=',"x":[' + ",".join(["-" + "9" * 17 + "." + "9" * 29 + "e-299"] * rest()) + "]")


@file
def texts():
    return game(members=',"x":[' + ",".join(['"ab"'] * rest()) + "]")


@file
def longer_texts():
    return game(members=',"x":[' + ",".join(['"0123456789abcdefghijk"'] * rest()) + "]")


# --- names ---

@file
def long_names():
    full = "{" + ",".join(f'"{"n" * 2000}{i}":0' for i in range(MEMBERS)) + "}"
    return filled(game(members=',"x":[…0]'), full + ",")


@file
def escaped_names():
    full = "{" + ",".join(f'"\\u00{i:02x}":0' for i in range(32, 32 + MEMBERS)) + "}"
    return game(members=',"x":[' + ",".join([full] * (rest() // (MEMBERS + 1))) + "]")


def colliding_names(n):
    """Names of the same g_str_hash(): “bA” is as good as “c ”."""
    names = [""]
    while len(names) < n:
        names = [name + end for name in names for end in ("bA", "c ")]
    return names[:n]


@file
def names_that_collide():
    full = "{" + ",".join(f'"{name}":0' for name in colliding_names(MEMBERS)) + "}"
    return game(members=',"x":[' + ",".join([full] * (rest() // (MEMBERS + 1))) + "]")


@file
def a_name_twice():
    full = "{" + ",".join(f'"{i}":0' for i in range(MEMBERS - 1)) + ',"1":0}'
    return filled(game(members=',"x":[…0]'), "[" + "[]," * 20 + "0],").replace("0]}", full + "]}")


# --- long texts ---

@file
def one_text():
    return filled(game(members=',"x":"…"'), "ä")


@file
def escapes():
    return filled(game(members=',"x":"…"'), "\\ud83d\\ude00")


@file
def short_escapes():
    return filled(game(members=',"x":"…"'), "\\n")


@file
def space():
    return filled(game(members=',"x":…0'), " ")


@file
def lines():
    return filled(game(members=',"x":…0'), "\n")


# --- acts ---

EDIT = {"do": "edit-space", "at": "C3", "terrain": "forest", "symbols": 1}
CLEAR = {"do": "edit-space", "at": "C3", "terrain": None}
ADJUST = ({"do": "adjust", "player": 0, "points": 1, "hand": 1}, {"do": "adjust", "player": 0, "points": -1, "hand": -1})


def adjusted(more, n=ACTS):
    """@n acts that the rules accept, each with the members @more."""
    return [dump({**ADJUST[i % 2], **more}) for i in range(n)]


@file
def acts():
    return game([EDIT, CLEAR] * (ACTS // 2))


@file
def adjustments():
    return game(adjusted({}))


@file
def adjustments_of_everything():
    """As many entries of the ledger as 10,000 acts make."""
    down = ("workers", "castles")
    up = ("crystal", "gold", "wood", "points", "hand")
    return game([{"do": "adjust", "player": 0, **dict.fromkeys(up, 1 - i % 2 * 2), **dict.fromkeys(down, i % 2 * 2 - 1)}
                 for i in range(ACTS)])


@file
def acts_with_notes():
    """As many acts as take notes of 2,000 characters; the notes take most of the file."""
    return game(adjusted({"note": "n" * NOTE}, FILE_SIZE // (NOTE + 80)))


@file
def acts_with_short_notes():
    return game(adjusted({"note": "n" * 680, "time": "2026-11-21T19:30:00Z"}))


@file
def acts_with_more():
    """Each act with as much besides as the number of values allows."""
    return game(adjusted({"x": [{}] * (rest() // ACTS - count(ADJUST[0]) - 1)}))


@file
def acts_with_members():
    return game(adjusted({f"member-{i}": i for i in range(rest() // ACTS - count(ADJUST[0]))}))


@file
def unfit():
    wrong = {"do": "edit-space", "at": "C3", "figure": {"player": 1, "leader": True}}
    return game(adjusted({}), unfit=[wrong] * min(ACTS, (rest() - ACTS * count(ADJUST[0]) - 1) // count(wrong)))


@file
def long_acts():
    """Everything that an act can say, at its longest."""
    act = {"do": "cast", "spell": "flee", "level": 1, "cost": 1, "with": "gold",
           "from": ["C3"] * 16, "drift": [{"from": "C3", "to": "C4"}] * 3}
    n = rest() // count(act)
    return game([act] * min(n, ACTS))


@file
def cards():
    """Scoring with as many cards as there are."""
    act = {"do": "score", "cards": [{"player": 0, "region": "C3"}] * 80}
    return game([act] * (rest() // count(act)))


@file
def too_many_acts():
    return game([*adjusted({}), ADJUST[0]])


@file
def too_deep():
    return filled(game(members=',"x":…'), "[")


@file
def too_many_values():
    return filled(game(members=',"x":[…{}]'), "{},")


@file
def too_big():
    return filled(game(members=',"x":"…"'), "x", FILE_SIZE * 2)


# --- measuring ---

def measure(program, command, path):
    """(resident memory in kB, seconds of the processor, exit status)"""
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.environ["LC_ALL"] = "C"
        os.chdir(path.parent)
        os.execv(program, [program, command[0], str(path), *command[1:]])
    _, status, usage = os.wait4(child, 0)
    return usage.ru_maxrss, usage.ru_utime + usage.ru_stime, status


def measure_libraries(program, folder, commands):
    """The memory in kB that each command takes for a game without acts."""
    path = Path(folder) / "empty.pandoria"
    path.write_text(game(), encoding="utf-8")
    return {tuple(command): measure(program, command, path)[0] for command in commands}


def measure_all(program, names, commands, every=True):
    """(name, command, memory, how much of it is over the limit, time, exit status) of each. Without @every, all commands only try the LONGEST
    files, and the first command the others."""
    with tempfile.TemporaryDirectory() as folder:
        libraries = measure_libraries(program, folder, commands)
        for name in names:
            path = Path(folder) / (name + ".pandoria")
            path.write_text(FILES[name](), encoding="utf-8")
            for command in commands:
                memory, time, status = measure(program, command, path)
                yield name, " ".join(command), memory, memory - libraries[tuple(command)] - MOST_MEMORY, time, status
                if not every and name not in LONGEST:
                    break
            path.unlink()


def test(program, every):
    faults = n = 0
    for n, (name, command, memory, over, time, status) in enumerate(measure_all(program, FILES if every else SAMPLE, HEAVIEST, every), 1):
        if os.WIFSIGNALED(status) or os.waitstatus_to_exitcode(status) not in (0, 1, 2):
            print(f"{command} {name}: ends with {status}")
        elif over > 0 or time > MOST_TIME * PATIENCE:
            print(f"{command} {name}: {memory // 1000} MB, {time:.2f} s")
        else:
            continue
        faults += 1
    print(f"{n - faults} passed, {faults} failed")
    return 1 if faults else 0


def main(program, source, *names):
    program = os.path.abspath(program)
    SETUP.update(json.loads(Path(source).read_text(encoding="utf-8"))["setup"])
    if names in (("--test",), ("--test", "-m", "slow")):
        return test(program, len(names) > 1)
    for name, command, memory, over, time, status in measure_all(program, names or FILES, COMMANDS):
        mark = "  <" if over > 0 or time > MOST_TIME else ""
        print(f"{name:28}{command:22}{memory / 1000:8.1f} MB{time:7.2f} s  {os.waitstatus_to_exitcode(status)}{mark}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
