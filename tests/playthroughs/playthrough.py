#!/usr/bin/env python3
# Writes a recorded game as a trace that people can read, and compares it with the trace that is kept here.
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: playthrough.py CLI RECORD TRACE            compares; exit 1 and a diff when they differ
       playthrough.py CLI RECORD TRACE --write    writes TRACE anew
       playthrough.py CLI --write-all             writes all traces of this folder anew

Read the diff (git diff) before a new trace is committed: each line in it is a rule that has changed.

A trace has a heading for each turn, a line for each action with what it did to the counters, what may be laid at
the beginning of each round and the whole table at its end. It shows a change of the rules anywhere in a game.
"""

import argparse
import concurrent.futures
import difflib
import json
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
SAMPLE = FOLDER.parent.parent / "data" / "games" / "sample.pandoria"
SYMBOL = {"forest": "f", "mountains": "m", "hills": "h", "city": "c"}
QUIET = {"do", "time", "note"}
LINE = 110


class Broken(Exception):
    """A game that breaks a rule, or a file that is not valid, in the words of the command line."""


def ask(cli, command, record, at):
    done = subprocess.run([cli, command, record, "--at", str(at)], capture_output=True, timeout=10, check=False)
    if done.returncode != 0:
        raise Broken("%s: %s" % (record, (done.stdout + done.stderr).decode("utf-8").strip()))
    return json.loads(done.stdout)


# --- actions and ledger -----------------------------------------------------------------------------------------------

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
    text = "       %s %+d %s" % (players[entry["player"]]["name"], entry["amount"], entry["counter"])
    if entry["points"]:
        text += " %+d points" % entry["points"]
    text += " (%s %s" % (entry["rule"], entry["kind"])
    if entry["kind"] == "region":
        text += " %s: %d x %d + %d" % ("+".join(entry["region"]), entry["symbols"], entry["strength"], entry["bonus"])
    return text + ")"


# --- the table --------------------------------------------------------------------------------------------------------

def describe_figure(figure):
    return ("RBGY" if figure["leader"] else "rbgy")[figure["player"]]


def describe_card(card):
    return card.get("building", card.get("spell")) + ("" if "level" not in card else "=%s" % card["level"])


def describe_slot(slot):
    if slot is None:
        return "-"
    text = "monument%d" % slot["monument"] if "monument" in slot else describe_card(slot)
    return text + ("/" + describe_figure(slot["figure"]) if slot.get("figure") else "")


def describe_player(player):
    """Counters, reserve and slots; then only what the player has."""
    text = "   %-9s %2d/%2d/%2d %3d points, hand %d, tiles %d, %d+%d figures, %d castles: %s" % (
        player["name"], player["crystal"], player["gold"], player["wood"], player["points"], player["hand"],
        player["tiles"], player["workers"], player["leader"], player["castles"],
        " ".join(map(describe_slot, player["slots"])))
    parts = []
    if player["topSpell"]:
        parts.append("spell " + describe_card(player["topSpell"]))
    if player["fortress"]:
        parts.append("fortress")
    if player["artifacts"]:
        parts.append("artifacts %d" % player["artifacts"])
    if player["prisoners"]:
        parts.append("prisoners " + "".join(map(describe_figure, player["prisoners"])))
    if player["haunter"]:
        parts.append("haunter %s of round %d" % (describe_figure(player["haunter"]), player["haunter"]["round"]))
    return "; ".join([text] + parts)


def describe_space(space):
    """Terrain and symbols, a dot when closed, stars for artifacts, figures; None for what never changes."""
    figures = "".join(map(describe_figure, space.get("figures", [])))
    text = space["kind"]
    if text in ("tile", "printed"):
        text = "%s%d%s%s" % (SYMBOL[space["terrain"]], space["symbols"], "." if space["closed"] else "",
                             "*" * space.get("artifacts", 0))
    elif text in ("castle", "fortress"):
        text += "-" + "rbgy"[space["player"]]
    elif not figures:
        return None
    return "%s:%s%s" % (space["at"], text, figures and "/" + figures)


def wrap(words):
    line = "  "
    for word in words:
        if len(line) + 1 + len(word) > LINE:
            yield line
            line = "  "
        line += " " + word
    yield line


def describe_table(state, title):
    text = "%s: %d double tiles, %d singles, deck %s, market %d, monuments %s" % (
        title, state["doubleTiles"], state["singles"], state["deck"], state["market"],
        describe(state["monuments"]) or "none")
    if state["relics"]:
        text += ", relics taken " + describe(state["relics"])
    yield text
    yield from map(describe_player, state["players"])
    yield from wrap(filter(None, map(describe_space, state["board"])))


# --- the whole game ---------------------------------------------------------------------------------------------------

def describe_setup(setup):
    words = [setup["variant"], "edition " + setup["edition"], "board " + setup["board"]["name"]]
    words += [word for word in ("partnership", "artifacts") if setup.get(word)]
    yield "game: " + ", ".join(words)
    if setup["players"][0].get("realm"):
        yield "realms: " + ", ".join("%s %s" % (player["name"], player["realm"]) for player in setup["players"])


def describe_options(options):
    """In how many places each thing may be laid."""
    kinds = [key for key in ("tile", "castle", "fortress", "single") if options[key]]
    return ", ".join("%d places for a %s" % (len(options[key]), key) for key in kinds) or "no place for anything"


def find_turns(actions):
    """The number of the first action of each turn."""
    ends = [at + 1 for at, action in enumerate(actions) if action["do"] == "end-turn"]
    return [0] + [at for at in ends if at < len(actions)]


def ask_rounds(cli, record, at_rounds, count):
    """States and options at the beginning of each round, and the state at the end."""
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        states = pool.map(lambda at: ask(cli, "state", record, at), at_rounds + [count])
        options = pool.map(lambda at: ask(cli, "legal", record, at), at_rounds)
        try:
            return dict(zip(at_rounds + [count], states)), dict(zip(at_rounds, options))
        except (Broken, OSError, ValueError, subprocess.TimeoutExpired):
            pool.shutdown(cancel_futures=True)
            raise


def write_trace(cli, record):
    """Yields the lines of the trace. The turns are counted here: that the program counts the same is part of the test."""
    with open(record, encoding="utf-8") as file:
        game = json.load(file)
    actions, setup = game["actions"], game["setup"]
    seats, count = len(setup["players"]), len(actions)
    turns = find_turns(actions)
    states, options = ask_rounds(cli, record, turns[::seats], count)
    players, ledger = setup["players"], states[count]["ledger"]

    yield from describe_setup(setup)
    turn = 0
    for at, action in enumerate(actions):
        if at in states:
            state = states[at]
            yield from describe_table(state, "after round %d" % (state["round"] - 1) if at else "at the start")
            yield "round %d, turn %d, %s begins; %s" % (
                state["round"], state["turn"], players[state["active"]]["name"], describe_options(options[at]))
        if turn < len(turns) and turns[turn] == at:
            turn += 1
            yield "turn %d: %s" % (turn, players[(setup.get("startPlayer", 0) + turn - 1) % seats]["name"])
        yield "%5d  %s" % (at, describe_action(action))
        yield from (describe_entry(entry, players) for entry in ledger if entry["action"] == at)
    yield from describe_table(states[count], "at the end")
    yield "result: " + json.dumps(states[count]["result"], sort_keys=True)


# --- comparing and writing --------------------------------------------------------------------------------------------

def compare(lines, trace):
    kept = trace.read_text(encoding="utf-8").splitlines() if trace.exists() else []
    differences = list(difflib.unified_diff(kept, lines, "kept", "now", lineterm="", n=2))
    print("\n".join(differences[:80]) if differences else "%d lines, all as kept" % len(lines))
    if differences:
        print("%s tells another game. If the rules were to change, write the traces again and read their diff:\n"
              "  tests/playthroughs/playthrough.py _build/src/cli/pandoria-cli --write-all" % trace.name)
    return 1 if differences else 0


def write(lines, trace):
    trace.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("%s: %d lines" % (trace.name, len(lines)))
    return 0


def find_pairs():
    yield SAMPLE, FOLDER / "sample.txt"
    for record in sorted(FOLDER.glob("*.pandoria")):
        yield record, record.with_suffix(".txt")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.removeprefix("usage: "), add_help=False)
    parser.add_argument("cli")
    parser.add_argument("record", nargs="?", type=pathlib.Path)
    parser.add_argument("trace", nargs="?", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--write-all", action="store_true")
    options = parser.parse_args()
    if options.write_all != (options.record is None) or (options.record and options.trace is None):
        parser.error("either a record and its trace, or --write-all")

    status = 0
    for record, trace in find_pairs() if options.write_all else [(options.record, options.trace)]:
        try:
            lines = list(write_trace(options.cli, record))
        except Broken as error:
            print(error)
            status = 1
            continue
        status |= write(lines, trace) if options.write or options.write_all else compare(lines, trace)
    return status


if __name__ == "__main__":
    sys.exit(main())
