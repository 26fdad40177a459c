#!/usr/bin/env python3
# Plays every scenario of this folder through pandoria-cli and compares what comes out with what the rules demand.
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: run.py CLI-MANY [--only TEXT] [--show]

A scenario is a JSON file RULE/NAME.json: {"title", "rule", "why", "game" or "raw", "at"?, "repeat"?, "expect"}.
Its board may be named: {"$ref": "lines"} is boards/lines.json. "repeat": {"action", "times"} adds actions at the end.

"expect" is one of
  {"exit": 2}                                        the file is refused
  {"error": {"action": 3, "code": "occupied"}}       that action breaks a rule; "code" may be a list, or left out;
                                                     "rule" may be added: the section that the refusal cites
  paths into the printed state with their values, e.g.
    "players.0.crystal": 7        "board.D5.figures": []       "monuments.#": 4 (the length)
    "board.D6": null              (no such entry)
    "ledger~": [{…}, {…}]         entries that occur in this order, others between them allowed
    "ledger#kind=overflow": 1     how many entries fit
Objects are compared in the members that are named, everything else must be equal.
"""

import argparse
import json
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "lib"))
from cli_many import CliMany  # noqa: E402
NOTHING = object()

# Every refusal that docs/format.md, Codes lists: each must be shown by a scenario at least once.
CODES = """wrong-step not-adjacent occupied off-board not-neighbours leader-last no-figure not-your-figure closed-region
not-placed-now not-allowed-space no-castle no-card no-slot not-overbuildable duplicate-building cannot-pay choice-needed
no-monument no-purchase no-scoring not-next-to-own not-reachable no-spell no-tile wrong-realm wrong-variant must-place
no-artifacts no-relic impossible-value game-over""".split()


class Malformed(Exception):
    """A scenario file that says nothing that could be checked."""


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def read_scenario(path):
    scenario = load(path)
    for member in ("title", "rule", "why"):
        if not isinstance(scenario.get(member), str) or not scenario[member]:
            raise Malformed("no " + member)
    if ("game" in scenario) == ("raw" in scenario):
        raise Malformed("either game or raw is needed")
    if not isinstance(scenario.get("expect"), dict) or not scenario["expect"]:
        raise Malformed("it expects nothing")
    return scenario


def game_text(scenario):
    """The file that the program gets."""
    if "raw" in scenario:
        return scenario["raw"]
    game = scenario["game"]
    setup = game.get("setup") if isinstance(game, dict) else None
    board = setup.get("board") if isinstance(setup, dict) else None
    if isinstance(board, dict) and "$ref" in board:
        setup["board"] = load(HERE / "boards" / (board["$ref"] + ".json"))
    again = scenario.get("repeat")
    if again:
        game["actions"] = game["actions"] + [again["action"]] * again["times"]
    return json.dumps(game, ensure_ascii=False)


def step_into(value, part):
    if part == "#":
        return len(value) if isinstance(value, (list, dict)) else NOTHING
    if isinstance(value, dict):
        return value.get(part, NOTHING)
    if isinstance(value, list) and part.isdigit():
        return value[int(part)] if int(part) < len(value) else NOTHING
    if isinstance(value, list):
        named = [entry for entry in value if isinstance(entry, dict) and entry.get("at") == part]
        return named[0] if named else NOTHING
    return NOTHING


def find(state, path):
    value = state
    for part in path.split("."):
        value = step_into(value, part)
        if value is NOTHING:
            return None
    return value


def fits(wanted, got):
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(fits(wanted[key], got.get(key)) for key in wanted)
    if isinstance(wanted, list):
        return isinstance(got, list) and len(got) == len(wanted) and all(fits(w, g) for w, g in zip(wanted, got))
    if isinstance(wanted, bool) or isinstance(got, bool):
        return wanted is got
    return wanted == got


def missing_in_order(wanted, ledger):
    """The first wanted entry that does not follow the ones before it, or None."""
    position = 0
    for entry in wanted:
        while position < len(ledger) and not fits(entry, ledger[position]):
            position += 1
        if position == len(ledger):
            return entry
        position += 1
    return None


def count_entries(conditions, ledger):
    pairs = [condition.split("=", 1) for condition in conditions.split(",")]
    return sum(all(str(entry.get(key)) == value for key, value in pairs) for entry in ledger)


def compare_state(expect, state):
    ledger = state.get("ledger") or []
    for path, wanted in expect.items():
        if path == "ledger~":
            entry = missing_in_order(wanted, ledger)
            if entry is not None:
                yield "the ledger lacks, in this order, " + json.dumps(entry)
            continue
        if path.startswith("ledger#"):
            got = count_entries(path[len("ledger#"):], ledger)
        else:
            got = find(state, path)
        if not fits(wanted, got):
            yield "%s is %s, should be %s" % (path, json.dumps(got), json.dumps(wanted))


def compare_error(wanted, status, answer):
    error = answer.get("error")
    if not isinstance(error, dict):
        yield "the game was accepted, should be refused: " + json.dumps(wanted)
        return
    codes = wanted.get("code", error.get("code"))
    codes = codes if isinstance(codes, list) else [codes]
    if error.get("action") != wanted["action"] or error.get("code") not in codes:
        yield "refused with %s, should be %s" % (json.dumps(error), json.dumps(wanted))
    if error.get("code") not in CODES:
        yield "unknown code %s" % error.get("code")
    if error.get("rule") != wanted.get("rule", error.get("rule")):
        yield "it cites rule %s, should be %s" % (error.get("rule"), wanted["rule"])
    if status != 1:
        yield "exit status %s, should be 1" % status


def compare(expect, status, output, messages):
    """Yields a sentence for everything that is not as it should be."""
    if "exit" in expect:
        if status != expect["exit"]:
            yield "exit status %s, should be %d" % (status, expect["exit"])
        elif status == 2 and not messages.strip():
            yield "refused without a message"
        return
    try:
        answer = json.loads(output)
    except ValueError:
        yield "exit status %s and no state: %s" % (status, (messages or output).strip()[:300])
        return
    if "error" in expect:
        yield from compare_error(expect["error"], status, answer)
    elif status != 0 or "error" in answer:
        yield "refused: " + json.dumps(answer.get("error"))
    else:
        yield from compare_state(expect, answer)


def play(cli, scenario, folder):
    """Runs one scenario. Returns: exit status, standard output, standard error."""
    path = pathlib.Path(folder) / "scenario.pandoria"
    path.write_text(game_text(scenario), encoding="utf-8")
    return cli.run("state", str(path), *(["--at", str(scenario["at"])] if "at" in scenario else []))


def judge(cli, path, folder):
    """Returns: the faults of the scenario at `path`, none when it passes."""
    try:
        scenario = read_scenario(path)
        return list(compare(scenario["expect"], *play(cli, scenario, folder)))
    except (Malformed, ValueError, KeyError, TypeError, AttributeError) as fault:
        return ["not a scenario: %r" % fault]


def expected_codes(paths):
    codes = set()
    for path in paths:
        error = load(path).get("expect", {}).get("error", {})
        code = error.get("code", [])
        codes.update(code if isinstance(code, list) else [code])
    return codes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", metavar="CLI-MANY", help="the path of the test program cli-many")
    parser.add_argument("--only", default="", metavar="TEXT", help="only scenarios with TEXT in their name")
    parser.add_argument("--show", action="store_true", help="print the game and the answer of each scenario, too")
    options = parser.parse_args()

    paths = sorted(p for p in HERE.glob("*/**/*.json") if p.relative_to(HERE).parts[0] != "boards")
    chosen = [p for p in paths if options.only in str(p.relative_to(HERE))]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, CliMany(options.cli) as cli:
        for path in chosen:
            if options.show:
                scenario = read_scenario(path)
                print(game_text(scenario))
                print(*play(cli, scenario, folder), sep="\n")
            faults = judge(cli, path, folder)
            failed += bool(faults)
            for fault in faults:
                print("FAIL %s: %s" % (path.relative_to(HERE).with_suffix(""), fault))
    passed = len(chosen) - failed
    if not options.only:
        for code in sorted(set(CODES) - expected_codes(paths)):
            print("FAIL no scenario expects the refusal " + code)
            failed += 1
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
