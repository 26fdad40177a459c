#!/usr/bin/env python3
"""Runs the hand-derived cases that may be next to the tree against pandoria-cli:  run.py FOLDER PROGRAM

Prints what the cases' own runner prints, its closing count last. Exit 77 (skipped) where there are no cases.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from pathlib import Path


def main(folder, program):
    runner = Path(folder) / "run_cases.py"
    if not runner.is_file():
        print(f"no cases in {folder}")
        return 77
    run = subprocess.run([sys.executable, "-B", runner, "--cli", program], capture_output=True, text=True,
                         stdin=subprocess.DEVNULL, check=False)
    print(run.stderr + run.stdout, end="")
    count = re.search(r"^(\d+) passed, (\d+) failed$", run.stdout, re.M)
    return 0 if count and int(count.group(1)) > 0 and int(count.group(2)) == 0 and run.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
