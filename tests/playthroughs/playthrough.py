#!/usr/bin/env python3
# Writes a recorded game as a trace that people can read, and compares it with the trace that is kept here.
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: playthrough.py CLI RECORD TRACE            compares; exit 1 and a diff when they differ
       playthrough.py CLI RECORD TRACE --write    writes TRACE anew; read the diff before it is committed

The trace has a heading for each turn with what may be laid, a line for each action with what it did to the
counters, and at the end of each round the whole table. It shows a change of the rules anywhere in a game.
"""

import argparse
import concurrent.futures
import difflib
import json
import pathlib
import subprocess
import sys

SYMBOL = {"forest": "f", "mountains": "m", "hills": "h", "city": "c"}
QUIET = {"do", "time", "note"}


def ask(cli, command, record, at):
    done = subprocess.run([cli, command, record, "--at", str(at)], capture_output=True, timeout=60, check=True)
    return json.loads(done.stdout)


def describe(value):
    """A member's value in as few characters as can be read."""
    if isinstance(value, dict) and {"at", "terrain", "symbols"} <= set(value):
        return "%s:%s%d" % (value["at"], SYMBOL[value["terrain"]], value["symbols"])
    if isinstance(value, dict):
        return "(" + " ".join("%s=%s" % (key, describe(value[key])) for key in value) + ")"
    if isinstance(value, list):
        return ",".join(describe(entry) for entry in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def describe_action(action):
    members = ["%s=%s" % (key, describe(value)) for key, value in action.items() if key not in QUIET]
    return " ".join([action["do"]] + members)


def describe_entry(entry, players):
    text = "      %s %+d %s" % (players[entry["player"]]["name"], entry["amount"], entry["counter"])
    if entry["points"]:
        text += " %+d points" % entry["points"]
    text += " (%s" % entry["kind"]
    if entry["kind"] == "region":
        text += " %s: %d x %d + %d" % ("+".join(entry["region"]), entry["symbols"], entry["strength"], entry["bonus"])
    return text + ")"


def describe_slot(slot):
    if slot is None:
        return "-"
    if "monument" in slot:
        return "monument%d" % slot["monument"]
    return slot["building"] + ("" if "level" not in slot else "=%s" % slot["level"])


def describe_player(player):
    return "   %-8s %2d/%2d/%2d %3d points, hand %d, %d+%d figures, %d castles: %s" % (
        player["name"], player["crystal"], player["gold"], player["wood"], player["points"], player["hand"],
        player["workers"], player["leader"], player["castles"], " ".join(map(describe_slot, player["slots"])))


def describe_board(state):
    spaces = []
    for space in state["board"]:
        figures = "".join("RBGY"[f["player"]] if f["leader"] else "rbgy"[f["player"]] for f in space.get("figures", []))
        if space["kind"] in ("tile", "printed"):
            text = "%s%d%s" % (SYMBOL[space["terrain"]], space["symbols"], "." if space["closed"] else "")
        elif space["kind"] in ("castle", "fortress"):
            text = "%s%d" % (space["kind"], space["player"])
        elif not figures:
            continue
        else:
            text = space["kind"]
        spaces.append("%s:%s%s" % (space["at"], text, figures and "/" + figures))
    for start in range(0, len(spaces), 12):
        yield "   " + " ".join(spaces[start:start + 12])


def write_trace(cli, record):
    """Yields the lines of the trace."""
    with open(record, encoding="utf-8") as file:
        game = json.load(file)
    count = len(game["actions"])
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        states = list(pool.map(lambda at: ask(cli, "state", record, at), range(count + 1)))
        starts = [at for at in range(count) if states[at]["step"] == "place"]
        options = dict(zip(starts, pool.map(lambda at: ask(cli, "legal", record, at), starts)))
    ledger = states[-1]["ledger"]
    for at, action in enumerate(game["actions"]):
        state = states[at]
        if at in options:
            if state["turn"] > 1 and state["round"] != states[at - 1]["round"]:
                yield from describe_table(state)
            player = state["players"][state["active"]]
            yield "turn %d (round %d): %s, %d places for a tile, %d for a castle" % (
                state["turn"], state["round"], player["name"], len(options[at]["tile"]), len(options[at]["castle"]))
        yield "%4d %-6s %s" % (at, state["step"], describe_action(action))
        yield from (describe_entry(entry, state["players"]) for entry in ledger if entry["action"] == at)
    yield from describe_table(states[-1])
    yield "result: " + json.dumps(states[-1]["result"], sort_keys=True)


def describe_table(state):
    yield "table: %d double tiles, deck %s, market %d, monuments %s" % (
        state["doubleTiles"], state["deck"], state["market"], describe(state["monuments"]))
    yield from map(describe_player, state["players"])
    yield from describe_board(state)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("record")
    parser.add_argument("trace", type=pathlib.Path)
    parser.add_argument("--write", action="store_true", help="write the trace anew")
    options = parser.parse_args()

    lines = list(write_trace(options.cli, options.record))
    if options.write:
        options.trace.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print("%d lines written" % len(lines))
        return 0
    kept = options.trace.read_text(encoding="utf-8").splitlines()
    differences = list(difflib.unified_diff(kept, lines, "kept", "now", lineterm="", n=2))
    print("\n".join(differences[:80]) if differences else "%d lines, all as kept" % len(lines))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
