#!/usr/bin/env python3
# Makes a game of `pandoria-cli simulate` one that is kept here: a title, names, one action a line, nothing needless.
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: pack.py CLI GAME RECORD TITLE NAME…

Random games answer every choice, needed or not, and order every ship; what is not needed of `drift` and `haunt` is
taken out, so that the trace shows a choice where there is one. The packed game must come to the same end.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

CHOICES = ("drift", "haunt")
LINE = 118


def run(cli, command, game):
    with tempfile.NamedTemporaryFile("w", suffix=".pandoria", encoding="utf-8") as file:
        json.dump(game, file)
        file.flush()
        done = subprocess.run([cli, command, file.name], capture_output=True, timeout=60, check=False)
    return done.stdout.decode("utf-8"), done.returncode


def find_needed(cli, game, member):
    """The actions that are refused without this member."""
    trial = json.loads(json.dumps(game))
    for action in trial["actions"]:
        action.pop(member, None)
    needed = set()
    while True:
        text, status = run(cli, "state", trial)
        if status == 0:
            return needed
        at = json.loads(text)["error"]["action"]
        if at in needed or member not in game["actions"][at]:
            sys.exit("action %d is refused: %s" % (at, text))
        needed.add(at)
        trial["actions"][at][member] = game["actions"][at][member]


def drop_entries(cli, game, action, member):
    """Takes out one by one what the member lists in vain."""
    for entry in list(action[member]):
        rest = [other for other in action[member] if other is not entry]
        kept, action[member] = action[member], rest
        if not rest or run(cli, "state", game)[1] != 0:
            action[member] = kept


def simplify(cli, game):
    for member in CHOICES:
        needed = find_needed(cli, game, member)
        for at, action in enumerate(game["actions"]):
            if at not in needed:
                action.pop(member, None)
        for at in sorted(needed):
            drop_entries(cli, game, game["actions"][at], member)


def write(value, indent=""):
    """JSON in which each action, and whatever else is short or a list of words, has one line."""
    text = json.dumps(value, ensure_ascii=False)
    words = isinstance(value, list) and all(not isinstance(entry, (dict, list)) for entry in value)
    action = isinstance(value, dict) and "do" in value
    if len(indent) + len(text) <= LINE or words or action or not isinstance(value, (dict, list)):
        return text
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [json.dumps(key) + ": " + write(entry, inner) for key, entry in value.items()]
    else:
        lines = [write(entry, inner) for entry in value]
    return "[{"[isinstance(value, dict)] + "\n" + ",\n".join(inner + line for line in lines) + "\n" + indent + \
        "]}"[isinstance(value, dict)]


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    cli, source, target, title, *names = sys.argv[1:]
    game = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))
    game["title"] = title
    for player, name in zip(game["setup"]["players"], names):
        player["name"] = name
    before = run(cli, "state", game)
    simplify(cli, game)
    if before != run(cli, "state", game):
        sys.exit("the packed game does not come to the same end")
    pathlib.Path(target).write_text(write(game) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
