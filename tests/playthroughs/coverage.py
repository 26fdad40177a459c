#!/usr/bin/env python3
# Checks that the recorded games hold, between them, everything that the rules know.
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: coverage.py CATALOGUE NAME…

NAME: the games that meson.build plays. Each variant, edition and board has its game; each realm plays on both boards;
each act, spell, building and level occurs; and so does what the rules do by themselves, as the traces tell.
"""

import itertools
import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
VARIANTS = ("regular", "beginner", "family", "family-spells")
REALMS = ("humans dwarves elves mages halflings "
          "centaurs fairies goblins golems ghosts nymphs hanbok").split()
# Without the corrections, which follow no rule, and skip-placement, which needs a board without room for anything.
ACTS = ("place-tile place-castle place-fortress place-single place-figure take-figure ransom golem-figure cast build "
        "monument recast halfling goblin-cast goblin-occupy river-ship relic score buy elf-move end-turn").split()
KINDS = ("spell-cost building-cost monument-cost monument card-price shrine conjure region overflow store poorhouse "
         "realm relic final-hand final-resources final-realm").split()
# What a trace says of a choice or an effect that no act has for its name.
SIGNS = {
    "an adopted spell": r"spell=adopt .*copy=\(",
    "a drift at a fork": r" drift=\(",
    "a choice of the ghost": r" haunt=\(",
    "a haunter in a reserve": r"; haunter ",
    "a prisoner": r"; prisoners ",
    "a building that Goblins occupy": r"castles: .*\S/[rbgyRBGY]\b",
    "a Goblin taken back": r"take-figure .*building=\(",
    "cards instead of points": r"score cards=\(",
    "a Market payment": r"\(6[.]3[.]\d \S+-cost\)\n +\S+ -\d+ \w+ \(6[.]3[.]\d \S+-cost\)",
    "a fortress by Enchanted Castle": r"spell=enchanted-castle .*fortress=",
    "a leader on the board": r"place-figure .*leader=true",
    "the Halflings’ monument": r"halfling .*monument=\(",
    "the Halflings’ building": r"halfling .*build=\(",
    "a Master Builder’s monument": r"spell=master-builder .*monument=\(",
    "a Rage with its region": r"spell=rage .*region=",
    "a relic": r"relics taken",
}


def find_words(value):
    """Every spell and building in an action, wherever it stands, with its level."""
    if isinstance(value, dict):
        for key in ("spell", "building"):
            if isinstance(value.get(key), str):
                yield key, value[key], value.get("level")
        for entry in value.values():
            yield from find_words(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from find_words(entry)


def find_wanted(catalogue):
    yield from itertools.product(("game",), VARIANTS, ("first", "revised"), "AB")
    yield from itertools.product(("realm",), REALMS, "AB")
    yield from (("act", act) for act in ACTS)
    yield from (("entry", kind) for kind in KINDS)
    yield from (("sign", sign) for sign in SIGNS)
    yield from (("module", module) for module in ("artifacts", "partnership"))
    for key in ("spell", "building"):
        yield from ((key, card[key], card.get("level")) for card in catalogue[key + "s"])


def find_held(game, trace):
    setup = game["setup"]
    side = setup["board"]["side"]
    yield "game", setup["variant"], setup["edition"], side
    yield from (("realm", player.get("realm"), side) for player in setup["players"])
    yield from (("module", module) for module in ("artifacts", "partnership") if setup.get(module))
    yield from (("act", action["do"]) for action in game["actions"])
    yield from find_words(game["actions"])
    yield from (("entry", kind) for kind in KINDS if re.search(r"\([0-9.]+ %s[ )]" % kind, trace))
    yield from (("sign", sign) for sign, pattern in SIGNS.items() if re.search(pattern, trace))


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    catalogue = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    records = sorted(FOLDER.glob("*.pandoria"))
    faults = ["meson.build does not play " + record.name for record in records if record.stem not in sys.argv[2:]]
    held = set()
    for record in records:
        game = json.loads(record.read_text(encoding="utf-8"))
        held.update(find_held(game, record.with_suffix(".txt").read_text(encoding="utf-8")))
    wanted = dict.fromkeys(find_wanted(catalogue))
    missing = [" ".join(str(word) for word in what if word is not None) for what in wanted if what not in held]
    if missing:
        faults += ["no game holds: " + what for what in missing]
        faults.append("add a game with pack.py to tests/playthroughs, and name it in its meson.build")
    print("\n".join(faults) or "%d games, %d things that must occur" % (len(records), len(wanted)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
