#!/usr/bin/env python3
"""Runs the hand-derived cases that may stand beside the tree against pandoria-cli:  run.py FOLDER PROGRAM

tests/conformance/waiting names the cases of rules that are not implemented yet: their failure is counted as skipped. One that
passes although it is named there is a failure, so that the list only gets shorter.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from pathlib import Path


def waiting_cases():
    lines = (Path(__file__).parent / "waiting").read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def main(folder, program):
    runner = Path(folder) / "run_cases.py"
    if not runner.is_file():
        print(f"no cases in {folder}")
        return 77
    run = subprocess.run([sys.executable, "-B", runner, "--cli", program], capture_output=True, text=True,
                         stdin=subprocess.DEVNULL)
    failed = dict(re.findall(r"^FAIL (\S+): (.*)$", run.stdout, re.M))
    last = re.search(r"^(\d+) passed, (\d+) failed$", run.stdout, re.M)
    if last is None or int(last.group(2)) != len(failed):
        print(run.stdout + run.stderr)
        return 1

    waiting = waiting_cases()
    names = {path.stem for path in (Path(folder) / "cases").glob("*.json")}
    bad = 0
    for name, reason in failed.items():
        if name not in waiting:
            bad += 1
            print(f"FAIL {name}: {reason}")
    for name in sorted((waiting & names) - set(failed)):
        bad += 1
        print(f"FAIL {name}: passes; take it out of tests/conformance/waiting")
    skipped = len(waiting & set(failed))
    print(f"{len(names) - bad - skipped} passed, {bad} failed, {skipped} skipped")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
