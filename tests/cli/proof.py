#!/usr/bin/env python3
"""Proves each sentence of reviews:  proof.py PANDORIA-CLI SOURCE-ROOT [-m slow]

It knows the rules only as far as `pandoria-cli state` and its ledger show them, and shares no code with the review. It reads the English
text, finds out what each sentence claims, and replays games to prove it. A sentence that it cannot read counts as not proved.

Without `-m slow` it reviews ten games, with it 200 and the sample.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import collections
import copy
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = SOURCE = None
SLOW = False
TABLE = collections.Counter()
# Players, models, and further options of pandoria-cli simulate. Each row gives games of one kind.
KINDS = [
    ("2", "expert"), ("3", "expert"), ("4", "expert"), ("4", "expert", "--partnership"), ("2", "thoughtful", "--edition=revised"),
    ("3", "greedy", "--artifacts"), ("4", "thoughtful", "--variant=family"), ("3", "expert,thoughtful,greedy", "--edition=revised"),
    ("4", "expert,thoughtful,expert,thoughtful", "--partnership", "--edition=revised"), ("2", "thoughtful", "--realms=humans,ghosts"),
]


def run(*arguments):
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return done.stdout if done.returncode == 0 else None


class Game:
    """A record and its states, as pandoria-cli shows them."""

    def __init__(self, path):
        self.path = Path(path)
        self.record = json.loads(self.path.read_text(encoding="utf-8"))
        self.states = {}
        self.end = self.state()
        self.names = [player["name"] or player["color"].capitalize() for player in self.end["players"]]
        self.partnership = self.record["setup"]["partnership"]
        self.ledger = self.end["ledger"]

    def state(self, at=None):
        if at not in self.states:
            self.states[at] = json.loads(run("state", self.path, *(["--at", at] if at is not None else [])))
        return self.states[at]

    def replay(self, actions):
        """The state after other actions; None if a rule forbids them."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "other.pandoria"
            path.write_text(json.dumps({**self.record, "actions": actions}), encoding="utf-8")
            text = run("state", path)
        return json.loads(text) if text is not None else None

    def side(self, name):
        """The seats of a player, or of two partners."""
        if name in self.names:
            return [self.names.index(name)]
        names = name.split(" and ")
        assert self.partnership and len(names) == 2, f"who is {name}?"
        return [self.names.index(each) for each in names]

    def sides(self):
        return [[0, 2], [1, 3]] if self.partnership else [[seat] for seat in range(len(self.names))]

    def points(self, side, state=None):
        return sum((state or self.end)["players"][seat]["points"] for seat in side)

    def turn_of(self, action):
        """The number of the turn in which an action was done."""
        return self.state(action)["turn"]

    def actions_of(self, turn):
        """The numbers of the first action of a turn and of the one after its last."""
        ends = [0] + [i + 1 for i, action in enumerate(self.record["actions"]) if action["do"] == "end-turn"]
        return ends[turn - 1], ends[turn]

    def entries(self, side, **wanted):
        return [entry for entry in self.ledger
                if entry["player"] in side and all(entry.get(key) == value for key, value in wanted.items())]


TERRAINS = {"Forest": "wood", "Mountains": "crystal", "Hills": "gold", "City": "points"}


def gains_points(entries, terrain=None):
    """The points from regions by symbols and strength, without additions."""
    return sum(entry["symbols"] * entry["strength"] for entry in entries
               if terrain is None or entry["text"].startswith(terrain + " "))


# The points of a side from each source that a sentence names, from the ledger alone.
SOURCES = {
    "cities": lambda g, s: gains_points(g.entries(s, kind="region", counter="points"), "City"),
    "forests": lambda g, s: gains_points(g.entries(s, kind="region", counter="points"), "Forest"),
    "hills": lambda g, s: gains_points(g.entries(s, kind="region", counter="points"), "Hills"),
    "mountains": lambda g, s: gains_points(g.entries(s, kind="region", counter="points"), "Mountains"),
    "the Statue": lambda g, s: sum(e["bonus"] for e in g.entries(s, kind="region", counter="points")),
    "surplus crystals": lambda g, s: sum(e["points"] for e in g.entries(s, kind="overflow", counter="crystal")),
    "surplus gold": lambda g, s: sum(e["points"] for e in g.entries(s, kind="overflow", counter="gold")),
    "surplus wood": lambda g, s: sum(e["points"] for e in g.entries(s, kind="overflow", counter="wood")),
    "the Store": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="store", counter="points")),
    "monuments": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="monument")),
    "the Shrine": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="shrine", counter="points")),
    "relics": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="relic", counter="points")),
    "cards in hand at the end": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="final-hand")),
    "resources at the end": lambda g, s: sum(e["points"] for e in g.entries(s, kind="final-resources")),
    "the realm’s ability": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="realm", counter="points")),
    "the realm at the end": lambda g, s: sum(e["amount"] for e in g.entries(s, kind="final-realm")),
    "the head start": lambda g, s: sum(g.state(0)["players"][seat]["points"] for seat in s),
}
CONVERTS = {"Repository": "crystal", "Vault": "gold", "Lumberyard": "wood"}


def find_second(game, first):
    """The side that came second: by place, then the first in order."""
    place = {tuple(side): game.end["result"]["place"][i] for i, side in enumerate(game.sides())} if "place" in game.end["result"] else None
    others = [side for side in game.sides() if side != first]
    if place:
        return min(others, key=lambda side: place[tuple(side)])
    return max(others, key=game.points)


def prove_won(game, name, margin, won, lost):
    side = game.side(name)
    others = [game.points(other) for other in game.sides() if other != side]
    assert game.points(side) == int(won) and max(others) == int(lost) and int(won) - int(lost) == int(margin)


def prove_tie(game, name, won, lost):
    prove_won(game, name, 0, won, lost)


def prove_shared(game, names, points):
    best = [side for side in game.sides() if game.points(side) == int(points)]
    told = re.split(r", | and ", names)
    assert len(told) >= 2 and all(any(game.names.index(name) in side for side in best) for name in told)
    assert max(map(game.points, game.sides())) == int(points)


def prove_sources(game, first, second, more, less=None):
    sides = game.side(first), game.side(second)
    for text, sign in ((more, 1), (less, -1)):
        for part in re.split(r"(?<=\)) and ", text) if text else []:
            source, one, other = re.fullmatch(r"(.+) \((-?\d+) : (-?\d+)\)", part).groups()
            assert [SOURCES[source](game, side) for side in sides] == [int(one), int(other)], part
            assert (int(one) - int(other)) * sign >= 2, part


def prove_building(game, building, points, name):
    counter, side, worth = CONVERTS[building], game.side(name), 0
    for entry in game.entries(side, counter=counter):
        if entry["kind"] == "overflow":
            worth += entry["points"] - -entry["amount"] // 3
        if entry["kind"] == "final-resources":
            before = re.search(r"\d+ \w+ of (\d+)", entry["text"])
            worth += entry["points"] - int(before.group(1)) // 3
    assert worth == int(points), f"{worth}"


def prove_at_once(game, name, points, region, turn):
    found = [entry for entry in game.entries(game.side(name), kind="region", turn=int(turn), amount=int(points))
             if entry["text"].startswith(region + ":")]
    assert found


def list_other_acts(game, first, last, words, only):
    """The acts of a turn with another placement: one list for each order of the halves."""
    old = game.record["actions"][first:last]
    tile = next(action for action in old if action["do"] == "place-tile")
    place = re.match(r"Tile at (\w+) (\w+)", words)
    figure = re.search(r"(Worker|Leader) to (\w+)", words)
    spaces = place.groups() if place else [half["at"] for half in tile["hexes"]]
    rest = [action for action in old if action["do"] not in ("place-tile", "place-figure", "take-figure", "end-turn", "score")]
    before = old[:old.index(tile)]
    scores = [action for action in old if action["do"] == "score"] or [{"do": "score"}]
    for order in ((0, 1), (1, 0)):
        new = copy.deepcopy(tile)
        for half, space in zip(new["hexes"], (spaces[order[0]], spaces[order[1]])):
            half["at"] = space
        acts = [*before, new]
        if figure:
            acts.append({"do": "place-figure", "at": figure.group(2), **({"leader": True} if figure.group(1) == "Leader" else {})})
        if not only:
            after = old[old.index(tile) + 1:-1]
            yield [*acts, *(act for act in after if act["do"] not in ("place-figure", "take-figure")), old[-1]]
            yield [*acts, *rest, *scores, old[-1]]
        else:
            yield [*acts, scores[0], old[-1]]
            yield [*acts, old[-1]]


def prove_would_win(game, turn, words, only, name, won, lost):
    first, last = game.actions_of(int(turn))
    side = game.side(name)
    actions = game.record["actions"]
    for acts in list_other_acts(game, first, last, words, only is not None):
        end = game.replay(actions[:first] + acts + actions[last:])
        if end and end["finished"] and game.points(side, end) == int(won):
            if max(game.points(other, end) for other in game.sides() if other != side) == int(lost) < int(won):
                return
    raise AssertionError("no such end")


WHY = [
    ("margin", r"(.+) won by (\d+) points?, (-?\d+) : (-?\d+)\.", prove_won),
    ("margin", r"(.+) won by more resources, (-?\d+) : (-?\d+)\.", prove_tie),
    ("margin", r"(.+) share the victory with (-?\d+) points?\.", prove_shared),
    ("sources", r"(.+) got more than (.+?) from (.+?)(?:, but less from (.+))?\.", prove_sources),
    ("building", r"The (\w+) was worth (\d+) points to (.+)\.", prove_building),
    ("single gain", r"(.+) got (\d+) points at once, from (.+) in turn (\d+)\.", prove_at_once),
    ("would have won", r"In turn (\d+), “(.+)”( and nothing else)? would have won for (.+), (-?\d+) : (-?\d+)\.", prove_would_win),
]


def prove(game, sentence, rows, failures, *context):
    for kind, pattern, proof in rows:
        match = re.fullmatch(pattern, sentence)
        if not match:
            continue
        try:
            proof(game, *context, *match.groups())
        except (AssertionError, KeyError, ValueError, AttributeError, StopIteration) as error:
            TABLE[kind, "not proved"] += 1
            failures.append(f"{game.path}: {kind}: {sentence} ({type(error).__name__}: {error})")
        else:
            TABLE[kind, "proved"] += 1
        return
    TABLE["unknown", "not proved"] += 1
    failures.append(f"{game.path}: not understood: {sentence}")


def list_games(folder):
    """Simulates the games, and yields them."""
    for number, (players, models, *more) in enumerate(KINDS):
        where = Path(folder) / str(number)
        assert run("simulate", "--players", players, "--policy", models, *more, "--games", 20 if SLOW else 1, "--seed", 11 + number,
                   "-o", where) is not None, f"kind {number}"
        for path in sorted(where.glob("*.pandoria")):
            yield Game(path)
    if SLOW:
        yield Game(SOURCE / "data/games/sample.pandoria")


class Proof(unittest.TestCase):
    def test_every_sentence(self):
        failures = []
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_CACHE_HOME"] = folder
            for game in list_games(folder):
                for sentence in json.loads(run("summary", game.path, "--format", "json"))["why"]:
                    prove(game, sentence, WHY, failures)
        for kind in sorted({kind for kind, _ in TABLE}):
            print(f"# {kind}: {TABLE[kind, 'proved']} proved, {TABLE[kind, 'not proved']} not", file=sys.stderr)
        self.assertFalse(failures, "\n" + "\n".join(failures[:40]))


def main():
    global PROGRAM, SOURCE, SLOW
    PROGRAM, SOURCE = sys.argv[1], Path(sys.argv[2])
    SLOW = sys.argv[3:] == ["-m", "slow"]
    os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="")
    unittest.main(argv=sys.argv[:1], verbosity=1)


if __name__ == "__main__":
    main()
