#!/usr/bin/env python3
"""build-aux/check-commits warns of the subjects that it should, of the commits after a base only, and never fails for them.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import os
import subprocess
import sys
import tempfile

from checks import SOURCE, main, tool

# The identity of the commits, and no settings of the user.
ENVIRONMENT = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_NOSYSTEM="1", GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.org",
                   GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.org", LC_ALL="C.UTF-8")


def warnings(*subjects, base="HEAD~%d"):
    """The lines that the script prints for a history of these commits, after an older bad one."""
    with tempfile.TemporaryDirectory() as folder:
        git = [tool("git"), "-C", folder]
        subprocess.run([*git, "init", "-q"], env=ENVIRONMENT, check=True)
        for subject in ("An old commit; nobody cares.", *subjects):
            subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", subject], env=ENVIRONMENT, check=True)
        run = subprocess.run([SOURCE / "build-aux/check-commits", base.replace("%d", str(len(subjects)))], cwd=folder, env=ENVIRONMENT,
                             capture_output=True, text=True)
        return run.returncode, run.stdout.splitlines()


def expect(wanted, *subjects):
    status, lines = warnings(*subjects)
    if status != 0:
        yield f"{subjects}: exit status {status}"
    if [line.rpartition(": ")[2] for line in lines[:-1]] != wanted or lines[-1] != f"{len(subjects)} commits, {len(wanted)} warnings":
        yield f"{subjects} gave {lines}, not {wanted}"


def check_good_subjects_pass():
    yield from expect([], "Score a closed region", "Überprüfe alles, was " + "ü" * 51, "Name the figures: workers and leaders")


def check_bad_subjects_are_named():
    yield from expect(["73 characters, more than 72"], "x" * 73)
    yield from expect(["a full stop at the end"], "Score a closed region.")
    yield from expect(["two things, joined by “;”"], "Score a region; draw a tile")
    yield from expect(["a full stop at the end", "two things, joined by “;”"], "Score it", "Score a region; draw a tile.")


def check_only_commits_after_the_base_count():
    status, lines = warnings("Score a region.", base="HEAD")
    if (status, lines) != (0, ["0 commits, 0 warnings"]):
        yield f"no commits gave {lines}"


def check_a_missing_base_is_an_error():
    status, lines = warnings("Score a region", base="nowhere")
    if status != 2 or lines:
        yield f"a missing base gave {status}, {lines}"


if __name__ == "__main__":
    sys.exit(main(globals()))
