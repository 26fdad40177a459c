"""Waits for the program, for the tests that start it as users do.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import sys
import time

PATIENCE = 60


def wait_for(what, ask):
    """Returns the first true answer of ask(), or ends the test after PATIENCE seconds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    sys.exit(f"waited {PATIENCE} seconds for {what}")
