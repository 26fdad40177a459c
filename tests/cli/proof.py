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


def find_winners(game):
    """The sides that share the first place."""
    return [game.sides()[side] for side in game.end["result"]["ranking"][0]]


def prove_won(game, name, margin, won, lost):
    side = game.side(name)
    others = [game.points(other) for other in game.sides() if other != side]
    assert side in find_winners(game)
    assert game.points(side) == int(won) and max(others) == int(lost) and int(won) - int(lost) == int(margin)


def prove_tie(game, name, won, lost):
    prove_won(game, name, 0, won, lost)


def prove_shared(game, names, points):
    best = [side for side in game.sides() if game.points(side) == int(points)]
    told = re.split(r", | and ", names)
    assert len(told) >= 2 and all(any(game.names.index(name) in side for side in best) for name in told)
    assert max(map(game.points, game.sides())) == int(points)


def list_named(game, sides, text, sign):
    """The named sources, and the sum of their leads."""
    named, told = set(), 0
    for part in re.split(r"(?<=\))(?:, | and )", text) if text else []:
        source, one, other = re.fullmatch(r"(.+) \((-?\d+) : (-?\d+)\)", part).groups()
        assert [SOURCES[source](game, side) for side in sides] == [int(one), int(other)], part
        assert (int(one) - int(other)) * sign >= 2, part
        named.add(source)
        told += int(one) - int(other)
    assert len(named) <= 3
    return named, told


def prove_sources(game, first, second, more, less=None):
    sides = game.side(first), game.side(second)
    margin = game.points(sides[0]) - game.points(sides[1])
    (more, gained), (less, lost) = list_named(game, sides, more, 1), list_named(game, sides, less, -1)
    untold = margin - gained - lost
    if abs(untold) <= max(2, margin // 4):
        return
    # Then no other source explains more.
    sign, named = (1, more) if untold > 0 else (-1, less)
    others = [source for source in SOURCES if source not in named
              and (SOURCES[source](game, sides[0]) - SOURCES[source](game, sides[1])) * sign >= 2]
    assert len(named) == 3 or not others, (untold, others)


def prove_building(game, building, points, name):
    counter, side, worth = CONVERTS[building], game.side(name), 0
    for entry in game.entries(side, counter=counter):
        if entry["kind"] == "overflow":
            worth += entry["points"] - -entry["amount"] // 3
        if entry["kind"] == "final-resources":
            before = re.search(r"\d+ \w+ of (\d+)", entry["text"])
            worth += entry["points"] - int(before.group(1)) // 3
    assert worth == int(points), f"{worth}"


def prove_region(game, turn, region, points, one, other_points, other):
    for name, told in ((one, points), (other, other_points)):
        found = [entry["amount"] for entry in game.entries(game.side(name), kind="region", turn=int(turn), counter="points")
                 if entry["text"].startswith(region + ":")]
        assert sum(found) == int(told), found
    assert game.side(one) != game.side(other) and int(points) - int(other_points) >= 8


def prove_reversal(game, name, points, winner_points):
    finals = {tuple(side): sum(entry["points"] if entry["kind"] == "final-resources" else entry["amount"]
                               for entry in game.entries(side) if entry["kind"] in ("final-hand", "final-resources", "final-realm"))
              for side in game.sides()}
    before = {tuple(side): game.points(side) - finals[tuple(side)] for side in game.sides()}
    assert max(before.values()) == before[tuple(game.side(name))] == int(points) > int(winner_points), before
    assert int(winner_points) in [before[tuple(winner)] for winner in find_winners(game)], before


def is_ahead(game, side, state):
    return all(game.points(side, state) > game.points(other, state) for other in game.sides() if other != side)


def prove_ahead(game, name, turn):
    side, last = game.side(name), game.end["turn"]
    assert 0 < int(turn) < last
    ends = [game.actions_of(number)[1] for number in range(int(turn) - 1, last + 1) if number > 0]
    states = [is_ahead(game, side, game.state(end)) for end in ends]
    assert all(states[1:] if int(turn) > 1 else states) and not (int(turn) > 1 and states[0]), states


# “City F1, hills G2”: the terrain and the space of each half of a tile.
PLACE = r"(\w+) (\w+), (\w+) (\w+)"


def has_halves(tile, told):
    """Whether a tile has the terrains at the spaces of a text."""
    return {(half["terrain"], half["at"]) for half in tile["hexes"]} == {(told[0].lower(), told[1]), (told[2].lower(), told[3])}


def list_other_acts(game, first, last, words, only):
    """The acts of a turn with another placement: one list for each order of the halves."""
    old = game.record["actions"][first:last]
    tile = next(action for action in old if action["do"] == "place-tile")
    place = re.match(PLACE, words)
    figure = re.search(r"(Worker|Leader) to (\w+)", words)
    spaces = place.group(2, 4) if place else [half["at"] for half in tile["hexes"]]
    rest = [action for action in old if action["do"] not in ("place-tile", "place-figure", "take-figure", "end-turn", "score")]
    before = old[:old.index(tile)]
    scores = [action for action in old if action["do"] == "score"] or [{"do": "score"}]
    for order in ((0, 1), (1, 0)):
        new = copy.deepcopy(tile)
        for half, space in zip(new["hexes"], (spaces[order[0]], spaces[order[1]])):
            half["at"] = space
        if place and not has_halves(new, place.groups()):
            continue
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


def prove_would_win(game, words, only, turn, later, name, won, lost):
    first, last = game.actions_of(int(turn))
    side = game.side(name)
    actions = game.record["actions"]
    assert bool(later) == (int(turn) < game.end["turn"])
    for acts in list_other_acts(game, first, last, words, only is not None):
        end = game.replay(actions[:first] + acts + actions[last:])
        if end and end["finished"] and game.points(side, end) == int(won):
            if max(game.points(other, end) for other in game.sides() if other != side) == int(lost) < int(won):
                return
    raise AssertionError("no such end")


def prove_last(game, name):
    side, (first, last) = game.side(name), game.actions_of(game.end["turn"])
    assert not is_ahead(game, side, game.state(first)) and is_ahead(game, side, game.state(last))


WHY = [
    ("margin", r"(.+) won by (\d+) points?, (-?\d+) : (-?\d+)\.", prove_won),
    ("margin", r"(.+) won by more resources, (-?\d+) : (-?\d+)\.", prove_tie),
    ("margin", r"(.+) share the victory with (-?\d+) points?\.", prove_shared),
    ("sources", r"(.+) got more than (.+?) from (.+?)(?:, but less from (.+))?\.", prove_sources),
    ("building", r"The (\w+) was worth (\d+) points to (.+)\.", prove_building),
    ("region", r"In turn (\d+), (.+) brought (\d+) points? to (.+), (\d+) to (.+)\.", prove_region),
    ("final scoring", r"Before the final scoring, (.+?) (?:was|were) ahead, (-?\d+) : (-?\d+)\.", prove_reversal),
    ("ahead", r"(.+) (?:was|were) ahead from turn (\d+) to the end\.", prove_ahead),
    ("ahead", r"(.+) took the lead only in the last turn\.", prove_last),
    ("would have won", r"With “(.+)”( alone)? in turn (\d+),( and all later turns as they were,)? (.+) would have won, (-?\d+) : (-?\d+)\.",
     prove_would_win),
]


# --- the board: regions, strengths and gains, from the state alone ---

BONUS = {"saw-mill-large": ("forest", 2), "saw-mill-small": ("forest", 1), "tower-large": ("mountains", 2), "tower-small": ("mountains", 1),
         "treasury-large": ("hills", 2), "treasury-small": ("hills", 1), "statue": ("city", 1)}


def list_neighbors(space):
    """The spaces of the columns B, D, F … lie half a space lower than those next to them."""
    column, row = ord(space[0]), int(space[1:])
    shift = 0 if column % 2 == 0 else -1
    yield from (f"{chr(column)}{row + step}" for step in (-1, 1))
    for side in (-1, 1):
        yield from (f"{chr(column + side)}{row + shift + step}" for step in (0, 1))


class Board:
    def __init__(self, game, state):
        self.game, self.state = game, state
        self.spaces = {space["at"]: space for space in state["board"]}
        self.plain = set()
        for run_of in game.record["setup"]["board"]["plain"]:
            first, _, last = run_of.partition("-")
            self.plain |= {f"{first[0]}{row}" for row in range(int(first[1:]), int((last or first)[1:]) + 1)}

    def has_ground(self, space):
        return space in self.spaces and self.spaces[space].get("kind") not in (None, "exit", "lake", "ship", "empty")

    def region(self, name):
        """The spaces of a named region."""
        terrain, spaces = re.fullmatch(r"(\w+) ((?:[A-P]\d+ ?)+?)(?: and (\d+) more)?", name).group(1, 2)
        more = re.search(r" and (\d+) more$", name)
        named, found, todo = spaces.split(), set(), spaces.split()[:1]
        while todo:
            space = todo.pop()
            entry = self.spaces.get(space, {})
            if space not in found and entry.get("terrain") == terrain.lower() and entry.get("kind") != "exit":
                found.add(space)
                todo += list_neighbors(space)
        assert set(named) <= found and len(found) == len(named) + int(more.group(1) if more else 0), f"region {name}: {sorted(found)}"
        return found

    def around(self, region):
        return {space for inner in region for space in list_neighbors(inner)} - region

    def missing(self, region):
        return {space for space in self.around(region) if space in self.plain and not self.has_ground(space)}

    def at_exit(self, region):
        terrain = self.spaces[next(iter(region))]["terrain"]
        return any(self.spaces.get(space, {}).get("kind") == "exit" and self.spaces[space].get("terrain") == terrain
                   and "player" not in self.spaces[space] for space in self.around(region))

    def gain(self, region, seat):
        strength = 0
        for space in self.around(region):
            for figure in self.spaces.get(space, {}).get("figures", []):
                strength += (2 if figure["leader"] else 1) if figure["player"] == seat else 0
        terrain = self.spaces[next(iter(region))]["terrain"]
        bonus = sum(BONUS[slot["building"]][1] for slot in self.state["players"][seat]["slots"]
                    if slot and BONUS.get(slot.get("building"), ("",))[0] == terrain)
        return strength and sum(self.spaces[space]["symbols"] for space in region) * strength + len(region) * bonus


AMOUNT = r"(\d+) (crystals?|gold|wood|points?)"


def split_gains(game, text):
    gains = []
    for part in re.split(r", | and (?=\d)", text):
        amount, counter, name = re.fullmatch(AMOUNT + r" for (.+)", part).groups()
        gains.append((game.side(name), int(amount), counter.rstrip("s")))
    return gains


# --- what was done in a turn: @turn is the turn of the review's JSON ---


def prove_tile(game, turn, name, one, other, figure=None, at=None):
    first, last = turn["action"], game.actions_of(turn["turn"])[1]
    actions = game.record["actions"]
    assert game.names[game.state(first)["active"]] == name and game.state(first)["turn"] == turn["turn"]
    assert [half["at"] for half in actions[first]["hexes"]] == [one, other]
    placed = [action for action in actions[first:last] if action["do"] == "place-figure"]
    assert bool(placed) == bool(figure)
    if figure:
        assert placed[0]["at"] == at and placed[0].get("leader", False) == (figure == "leader")


def prove_returned(game, turn, figures):
    for part in re.split(r", | and (?=\d)", figures):
        count, name = re.fullmatch(r"(\d+) figures? of (.+)", part).groups()
        was, now = (game.state(turn["action"] + step)["players"][game.names.index(name)] for step in (0, 1))
        assert now["workers"] + now["leader"] - was["workers"] - was["leader"] == int(count)


def acts_of(game, turn, *kinds):
    first, last = game.actions_of(turn["turn"])
    return [action for action in game.record["actions"][first:last] if action["do"] in kinds]


def normalize(name):
    return re.sub(r"[^a-z]", "", name.lower())


def prove_built(game, turn, name, building):
    assert game.names[turn["player"]] == name
    words = {normalize({**act, **act.get("build", {})}.get("building", "")) for act in acts_of(game, turn, "build", "halfling")}
    told = normalize(re.sub(r" [\d:]+$", "", building))
    assert any(sorted(told) == sorted(word) or told.startswith(word) for word in words if word), (told, words)


def prove_cast(game, turn, name, spell):
    assert game.names[turn["player"]] == name
    words = {normalize(act["spell"]) for act in acts_of(game, turn, "cast", "halfling") if "spell" in act}
    words |= {normalize(act["cast"]["spell"]) for act in acts_of(game, turn, "halfling") if "cast" in act}
    assert normalize(re.sub(r" \d+$", "", spell)) in words, words


def entries_of(game, turn, **wanted):
    return [entry for entry in game.ledger if entry["turn"] == turn["turn"] and all(entry.get(k) == v for k, v in wanted.items())]


def prove_monument(game, turn, name, points):
    assert any(entry["amount"] == int(points) and game.names[entry["player"]] == name for entry in entries_of(game, turn, kind="monument"))


def find_gains(game, turn, region=None):
    """Who gained from a region in a turn, or from all of them."""
    return sorted(([entry["player"]], entry["amount"], entry["counter"].rstrip("s")) for entry in entries_of(game, turn, kind="region")
                  if (region is None or entry["text"].startswith(region + ":")) and entry["amount"] > 0)


def prove_closed(game, turn, name, region):
    assert game.names[turn["player"]] == name
    gains = find_gains(game, turn, region)
    assert gains and [side for side, _, _ in gains] != [[turn["player"]]], gains


def prove_closed_for(game, turn, name, region, amount, counter):
    assert find_gains(game, turn, region) == [(game.side(name), int(amount), counter.rstrip("s"))], find_gains(game, turn, region)


def prove_closed_for_nobody(game, turn, name, region):
    assert game.names[turn["player"]] == name
    assert not find_gains(game, turn, region)


def prove_brought(game, turn, region, gains):
    found = find_gains(game, turn, region)
    assert found == sorted(split_gains(game, gains)), found


def prove_only_brought(game, turn, gains):
    assert len({entry["text"].split(":")[0] for entry in entries_of(game, turn, kind="region")}) == 1
    prove_brought(game, turn, None, gains)


def prove_surplus(game, turn, gains):
    found = sorted(([entry["player"]], entry["points"], "point") for entry in entries_of(game, turn, kind="overflow") if entry["points"] > 0)
    for gain in split_gains(game, gains):
        found.remove(gain)


def prove_end(game, turn, points):
    told = split_gains(game, points)
    assert game.end["finished"] and [side for side, _, _ in told] == game.sides()
    assert all(game.points(side) == amount for side, amount, _ in told)


# --- what explains a change ---


def prove_next(game, turn, name, count, region, amount, counter):
    end = find_end(game, turn)
    board = Board(game, end)
    spaces = board.region(region)
    assert game.names[end["active"]] == name and len(board.missing(spaces)) == int(count) and not board.at_exit(spaces)
    assert board.gain(spaces, end["active"]) == int(amount), board.gain(spaces, end["active"])


def prove_standing(game, turn, behind, points, ahead, turns):
    end = find_end(game, turn)
    assert game.points(game.side(ahead), end) - game.points(game.side(behind), end) == int(points)
    later = [action for action in game.record["actions"][game.actions_of(turn["turn"])[1]:] if action["do"] == "end-turn"]
    assert len(later) == int(turns), len(later)


def find_end(game, turn):
    return game.state(game.actions_of(turn["turn"])[1])


def prove_would_bring(game, turn, region, amount, counter, name, count):
    board = Board(game, find_end(game, turn))
    spaces = board.region(region)
    assert len(board.missing(spaces)) == int(count) > 0 and not board.at_exit(spaces)
    assert board.gain(spaces, game.names.index(name)) == int(amount), board.gain(spaces, game.names.index(name))


def prove_lost(game, turn, region, amount, counter, name):
    before, after = Board(game, game.state(turn["action"])), Board(game, find_end(game, turn))
    spaces = before.region(region)
    assert not before.at_exit(spaces) and before.gain(spaces, game.names.index(name)) == int(amount)
    now = after.region(f"{region.split()[0]} {next(iter(spaces))} and {len(flood(after, spaces)) - 1} more")
    assert after.at_exit(now)


def flood(board, spaces):
    terrain, found, todo = board.spaces[next(iter(spaces))]["terrain"], set(), list(spaces)
    while todo:
        space = todo.pop()
        entry = board.spaces.get(space, {})
        if space not in found and entry.get("terrain") == terrain and entry.get("kind") != "exit":
            found.add(space)
            todo += list_neighbors(space)
    return found


def prove_chance(game, turn, name, way, before, after):
    """The average of the chances in the round before and after, rounded to five."""
    seat = game.side(name)[0]
    rounds = len(game.names)
    assert int(before) < int(after) if way == "rose" else int(before) > int(after)
    chances = [each["chances"][seat] for each in turn["review"]] + [turn["review"][-1]["then"][seat]]
    i = turn["index"]
    for told, some in ((before, chances[max(0, i - rounds + 1):i + 1]), (after, chances[i + 1:i + 1 + rounds])):
        mean = sum(some) / len(some)
        if 0 < mean < 1:
            mean = min(0.95, max(0.05, mean))
        assert abs(mean * 100 - int(told)) <= 2.6, mean


# --- better ways ---


def place_other(game, turn, tile):
    """The tile of a turn at other spaces."""
    place = copy.deepcopy(game.record["actions"][turn["action"]])
    for half, space in zip(place["hexes"], tile):
        half["at"] = space
    return place


def play_better(game, turn, tile, figure, *more):
    first = turn["action"]
    actions = game.record["actions"]
    acts = [place_other(game, turn, tile)]
    if figure:
        acts.append({"do": "place-figure", "at": figure[1], **({"leader": True} if figure[0] == "Leader" else {})})
    return game.replay(actions[:first] + acts + list(more))


def prove_better(game, turn, terrain, one, second, other, figure, at, points):
    best = turn["best"][0]
    assert has_halves(place_other(game, turn, best["tile"]), (terrain, one, second, other))
    assert best["tile"] == [one, other] and best.get("figure") == at and best.get("leader", False) == (figure == "Leader")
    assert abs(turn["played"]["behind"] - float(points)) <= 0.051 and turn["played"]["behind"] > 2 * turn["played"]["error"] - 0.01
    turn["other"] = (one, other), (figure, at) if figure else None
    assert play_better(game, turn, *turn["other"])


def prove_closes(game, turn, region, gains):
    end = play_better(game, turn, *turn["other"], {"do": "score"})
    found = sorted(([entry["player"]], entry["amount"], entry["counter"].rstrip("s")) for entry in end["ledger"]
                   if entry["turn"] == turn["turn"] and entry["kind"] == "region" and entry["text"].startswith(region + ":")
                   and entry["amount"] > 0)
    assert found == sorted(split_gains(game, gains)), found


def prove_returns(game, turn, count):
    was = game.state(turn["action"])["players"][turn["player"]]
    now = play_better(game, turn, turn["other"][0], None)["players"][turn["player"]]
    assert now["workers"] + now["leader"] - was["workers"] - was["leader"] == int(count)


def prove_brings(game, turn, amount, counter, region, left):
    board = Board(game, play_better(game, turn, *turn["other"]))
    spaces = board.region(region)
    assert board.gain(spaces, turn["player"]) == int(amount) and len(board.missing(spaces)) == int(left), \
        (board.gain(spaces, turn["player"]), len(board.missing(spaces)))


def prove_denies(game, turn, region, gains):
    was, board = Board(game, game.state(turn["action"])), Board(game, play_better(game, turn, *turn["other"]))
    spaces = board.region(region)
    assert board.at_exit(spaces)
    # The tile may have joined several regions.
    parts = {frozenset(flood(was, {space})) for space in spaces if was.spaces.get(space, {}).get("terrain") == region.split()[0].lower()}
    for side, amount, _ in split_gains(game, gains):
        worth = sum(was.gain(part, side[0]) for part in parts)
        assert turn["player"] not in side and worth == amount, worth


def prove_keeps(game, turn):
    assert turn["other"][1] is None


# Each of these follows the name of the player.
ACTS = [
    ("placed", r"placed a tile at (\w+) (\w+)(?: with (?:a|the) (worker|leader) on (\w+))?", prove_tile),
    ("built", r"built the (.+)", prove_built),
    ("cast", r"cast (.+)", prove_cast),
    ("monument", r"erected a monument for (\d+) points?", prove_monument),
    ("closed", r"closed (.+) for nobody", prove_closed_for_nobody),
    ("closed", r"closed (.+) for " + AMOUNT, prove_closed_for),
    ("closed", r"closed (.+)", prove_closed),
]
# Each of these follows “That would have”.
WOULD_HAVE = [
    ("better: closes", r"closed (.+?) \((.+)\)", prove_closes),
    ("better: returns", r"brought (\d+) figures? back to the reserve", prove_returns),
    ("better: makes", r"made (.+) worth " + AMOUNT + r" \((\d+) spaces? left to cover\)",
     lambda game, turn, region, amount, counter, left: prove_brings(game, turn, amount, counter, region, left)),
    ("better: denies", r"kept (.+) open for good \(before: (.+)\)", prove_denies),
    ("better: keeps", r"kept the figures for better spaces", prove_keeps),
]
REVIEW = [
    ("returned", r"(.+) returned to the reserve\.", prove_returned),
    ("surplus", r"Surplus brought (.+)\.", prove_surplus),
    ("gains", r"That brought (.+)\.", prove_only_brought),
    ("gains", r"(.+) brought (\d.+)\.", prove_brought),
    ("end", r"The game ended with (.+)\.", prove_end),
    ("cause: lost", r"(.+), " + AMOUNT + r" for (.+), can no longer be closed\.", prove_lost),
    ("cause: open", r"(.+) would now bring " + AMOUNT + r" to (.+), with (\d+) spaces? left to cover\.", prove_would_bring),
    ("cause: next turn", r"(.+) was next, and (\d+) spaces? (?:was|were) missing at (.+), worth " + AMOUNT + r"\.", prove_next),
    ("cause: standing", r"That left (.+) (\d+) points? behind (.+), with (\d+) turns? to go\.", prove_standing),
    ("chance", r"(.+)’s chance of winning (rose|fell) from (\d+)\u00a0?\s?% to (\d+)\s?%\.", prove_chance),
    ("better way", rf"A better way: {PLACE}(?:; (Worker|Leader) to (\w+))? \(about \+([\d.]+) points\)\.", prove_better),
]


def prove_sentence(game, sentence, failures, turn):
    """Proves each act of a joined sentence, or the whole sentence."""
    acts = re.fullmatch(r"(.+?) (placed a tile at .+)\.", sentence)
    other = re.fullmatch(r"That would have (.+)\.", sentence)
    if acts:
        for act in re.split(r"(?:, | and )(?=(?:built|cast|erected|closed) )", acts.group(2)):
            prove(game, act, ACTS, failures, turn, acts.group(1))
    elif other:
        for act in re.split(r"(?:, | and )(?=(?:closed|brought|made|kept) )", other.group(1)):
            prove(game, act, WOULD_HAVE, failures, turn)
    else:
        prove(game, sentence, REVIEW, failures, turn)


def list_jumps(game, review):
    """The changes of the curve by more than 15 points: the turn, both chances, and whether one of the turns that it averages is told."""
    curve, half = review["curve"], len(game.names) // 2
    told = [i for i, turn in enumerate(review["turns"]) for point in review["turningPoints"] if point["action"] == turn["action"]]
    for index, (was, now) in enumerate(zip(curve, curve[1:])):
        if round(max(abs(a - b) for a, b in zip(was, now)), 3) > 0.15:
            # A review has at most eight points.
            yield review["turns"][index]["turn"], was, now, len(told) == 8 or any(abs(each - index) <= half for each in told)


def prove_jumps(game, review, failures):
    jumps = list(list_jumps(game, review))
    if not all(told for *_, told in jumps):
        # With this effort three games decide a chance, so it may jump for no reason.
        jumps = list(list_jumps(game, json.loads(run("review", game.path, "--format", "json", "--no-cache"))))
    for turn, was, now, told in jumps:
        TABLE["jump", "proved" if told else "not proved"] += 1
        if not told:
            failures.append(f"{game.path}: turn {turn} changes chances from {was} to {now}, and is not told")


def prove_review(game, failures):
    review = json.loads(run("review", game.path, "--format", "json", "--effort", 1, "--no-cache"))
    decided = None
    for index, turn in enumerate(review["turns"]):
        turn.update(review=review["turns"], index=index)
        if not SLOW and index % 6:
            continue
        for text in (turn["text"], turn.get("better", "")):
            for sentence in re.split(r"(?<=\.) (?=\S)", text) if text else []:
                prove_sentence(game, sentence, failures, turn)
    prove_jumps(game, review, failures)
    for point in review["turningPoints"]:
        turn = next(each for each in review["turns"] if each["action"] == point["action"])
        heading, *paragraphs = point["paragraphs"]
        assert re.fullmatch(rf"Turn {turn['turn']}( decided the game)?", heading), heading
        if heading.endswith("decided the game"):
            decided = turn["index"]
        for paragraph in paragraphs:
            for sentence in re.split(r"(?<=\.) (?=\S)", paragraph):
                prove_sentence(game, sentence, failures, turn)
    if decided is not None:
        winner = max(range(len(game.names)), key=lambda seat: review["turns"][-1]["then"][seat])
        later = [turn["chances"][winner] for turn in review["turns"][decided:]]
        ok = later[0] < 0.8 and all(chance >= 0.8 for chance in later[1:])
        TABLE["decision", "proved" if ok else "not proved"] += 1
        if not ok:
            failures.append(f"{game.path}: turn {decided} did not decide the game")
    for side, parts in zip(game.sides(), review["parts"]):
        others = [game.points(other) for other in game.sides() if other != side]
        lead = game.points(side) - sum(others) / len(others)
        ok = abs(parts["lead"] - lead) <= 0.51 and parts["tiles"] + parts["cards"] + parts["places"] == parts["lead"]
        TABLE["parts", "proved" if ok else "not proved"] += 1
        if not ok:
            failures.append(f"{game.path}: parts of {side}: {parts}, lead {lead}")


def prove(game, sentence, rows, failures, *context):
    for kind, pattern, proof in rows:
        match = re.fullmatch(pattern, sentence)
        if not match:
            continue
        try:
            proof(game, *context, *match.groups())
        except (AssertionError, KeyError, ValueError, AttributeError, StopIteration, TypeError, IndexError) as error:
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
                prove_review(game, failures)
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
