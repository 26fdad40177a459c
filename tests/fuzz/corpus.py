#!/usr/bin/env python3
"""Writes what libFuzzer starts from besides the kept corpora: the game of each scenario, its setup, and the played games.

    corpus.py game|setup FOLDER

SPDX-License-Identifier: GPL-3.0-or-later
"""
import importlib.util
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent


def load_scenarios():
    spec = importlib.util.spec_from_file_location("scenarios", TESTS / "scenarios/run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def games():
    """(name, text of the file)"""
    scenarios = load_scenarios()
    for path in sorted((TESTS / "scenarios").glob("*/**/*.json")):
        if path.parent.name != "boards":
            yield path.stem, scenarios.game_text(json.loads(path.read_text(encoding="utf-8")))
    for path in sorted((TESTS / "playthroughs").glob("*.pandoria")):
        yield path.stem, path.read_text(encoding="utf-8")


def setup_of(text):
    """The setup as a file of its own, or None."""
    try:
        setup = json.loads(text)["setup"]
    except (ValueError, TypeError, KeyError):
        return None
    return json.dumps(setup, ensure_ascii=False) if isinstance(setup, dict) else None


def main(what, folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    seen = set()
    for name, text in games():
        if what == "setup":
            text = setup_of(text)
        if text is not None and text not in seen:
            seen.add(text)
            (folder / name).write_text(text, encoding="utf-8")
    print(f"{len(seen)} files in {folder}")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("game", "setup"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
