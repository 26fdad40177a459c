#!/usr/bin/env python3
"""build-aux/count-tests adds up the logs rightly, and fails when a test failed or nothing ran.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import SOURCE, main


def count(*tests, name="t"):
    """(last line, exit status) for a log of (result, output) pairs."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "testlog.json"
        log.write_text("".join(json.dumps({"name": "project:suite / " + name, "result": result, "stdout": text}) + "\n" for result, text in tests))
        run = subprocess.run([sys.executable, SOURCE / "build-aux/count-tests", "--slow", SOURCE / "tests/slow.txt", log],
                             capture_output=True, text=True)
        return run.stdout.splitlines()[-1], run.returncode


def expect(wanted, *tests):
    found = count(*tests)
    if found != wanted:
        yield f"{tests} gave {found}, not {wanted}"


def check_programs_count_as_one():
    yield from expect(("2 passed, 0 failed", 0), ("OK", ""), ("OK", "fine\n"))


def check_cases_are_counted():
    yield from expect(("7 passed, 0 failed, 1 skipped", 0),
                      ("OK", "4 passed, 0 failed\n"), ("OK", "1..3\nok 1 a\nok 2 b # SKIP no\nok 3 c\n"), ("OK", "/a/b: OK\n"))


def check_failures_fail():
    yield from expect(("1 passed, 1 failed", 1), ("OK", ""), ("FAIL", ""))
    yield from expect(("1 passed, 2 failed", 1), ("FAIL", "1..3\nok 1 a\nnot ok 2 b\nnot ok 3 c\n"))
    yield from expect(("2 passed, 1 failed", 1), ("TIMEOUT", "1..2\nok 1 a\nok 2 b\n"))


def check_slow_tests_fail():
    yield from expect(("1 passed, 1 failed", 1), ("OK", "processor: 19.500 + 1.000 s\n"))
    yield from expect(("1 passed, 0 failed", 0), ("OK", "processor: 18.500 + 1.000 s\n"))
    yield from expect(("30 passed, 0 failed", 0), *[("OK", "processor: 24.000 + 1.000 s\n")] * 30)  # a slow machine
    if count(("OK", "processor: 60.000 + 1.000 s\n"), name="sizes") != ("1 passed, 0 failed", 0):
        yield "tests/slow.txt has no effect"


def check_nothing_is_no_success():
    yield from expect(("0 passed, 0 failed", 1))
    yield from expect(("0 passed, 0 failed, 1 skipped", 1), ("SKIP", ""))


if __name__ == "__main__":
    sys.exit(main(globals()))
