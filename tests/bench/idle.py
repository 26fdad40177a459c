#!/usr/bin/env python3
"""How often the window wakes up while nothing moves:  idle.py PANDORIA-COMPANION GAME

To be run through build-aux/with-display. Counts the context switches of all threads in a minute, after the start has settled.
Exit status 1 if there are any.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
import time
from pathlib import Path

SETTLE_SECONDS = 20
SECONDS = 60


def count_switches(pid):
    texts = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/status")]
    return sum(int(n) for text in texts for n in re.findall(r"ctxt_switches:\s*(\d+)", text))


def main(program, game):
    with subprocess.Popen([program, game], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as window:
        try:
            time.sleep(SETTLE_SECONDS)
            before = count_switches(window.pid)
            time.sleep(SECONDS)
            switches = count_switches(window.pid) - before
        finally:
            window.kill()
    print(f"wake-ups in a minute: {switches}")
    return 0 if switches == 0 else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
