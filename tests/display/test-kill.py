#!/usr/bin/python3
"""Kills the program with its window at random moments. At the next start the game is a state that was shown, with all that was taken
back, at most the acts of the write in flight behind the last one. What was shown longer than SHOWN is there.
What the killed program was writing is gone then. Two instances, each on a bus of its own as in two sessions, do not write the same game.

Usage: test-kill.py PROGRAM GAME [ROUNDS]

SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from waiting import PATIENCE, wait_for

NAME = "io.github.pandoria_companion.PandoriaCompanion"
WINDOW = "/io/github/pandoria_companion/PandoriaCompanion/window/1"
DOCUMENT = WINDOW + "/document"
SHOWN = float(os.environ.get("PANDORIA_SHOWN", "1"))  # s; on a healthy disk that nobody else uses: 0.2


def activate(action, *, check=False):
    """Activates an action of the open game. Returns: whether it was done before the answer."""
    done = subprocess.run(["gdbus", "call", "--session", "--timeout", "20", "--dest", NAME, "--object-path", DOCUMENT, "--method",
                           "org.gtk.Actions.Activate", action, "[]", "{}"],
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=check)
    return done.returncode == 0


def is_enabled(action):
    answer = subprocess.run(["gdbus", "call", "--session", "--timeout", "20", "--dest", NAME, "--object-path", DOCUMENT, "--method",
                             "org.gtk.Actions.Describe", action], capture_output=True, text=True, check=False)
    return answer.returncode == 0 and "(true" in answer.stdout


def find_game(folder):
    games = os.path.join(folder, "pandoria-companion", "games")
    names = [name for name in os.listdir(games) if name.endswith(".pandoria")] if os.path.isdir(games) else []
    assert len(names) == 1, names
    return os.path.join(games, names[0])


def read_counts(folder):
    with open(find_game(folder), encoding="utf-8") as file:
        game = json.load(file)
    return len(game["actions"]), len(game.get("undone", []))


def find_temporary(folder):
    return [os.path.join(top, name) for top, _, names in os.walk(folder) for name in names if name.startswith(".pandoria-")]


def leave_temporary(folder):
    """Makes what was left behind two hours old. One file more: a killed program does not leave one each time."""
    shutil.copy(find_game(folder), os.path.join(folder, "pandoria-companion", "games", ".pandoria-ABC123"))
    for path in find_temporary(folder):
        os.utime(path, (time.time() - 7200,) * 2)


def run_round(program, source):
    folder = tempfile.mkdtemp(dir=os.environ["XDG_DATA_HOME"])
    env = dict(os.environ, XDG_DATA_HOME=folder)
    with open(source, encoding="utf-8") as file:
        total = len(json.load(file)["actions"])
    process = subprocess.Popen([program, source], env=env)
    wait_for("the game", lambda: is_enabled("undo"))
    shown = []
    killed = []

    def kill():
        killed.append(time.monotonic())
        process.send_signal(signal.SIGKILL)

    timer = threading.Timer(random.uniform(0.02, 0.8), kill)
    timer.start()
    while process.poll() is None and activate("undo"):
        shown.append(time.monotonic())
    timer.join()
    process.wait()
    n, undone = read_counts(folder)
    taken_back = len(shown)
    safe = sum(moment < killed[0] - SHOWN for moment in shown)
    assert n + undone == total, (n, undone, total)
    assert safe <= undone <= taken_back + 1, (safe, undone, taken_back)

    leave_temporary(folder)

    # The next start has what was there, and brings it all back.
    process = subprocess.Popen([program], env=env)
    wait_for("the game again", lambda: is_enabled("redo") if undone else is_enabled("undo"))
    for _ in range(undone):
        assert activate("redo")
    wait_for("the last act on disk", lambda: read_counts(folder) == (total, 0))
    wait_for("the removal of what was left behind", lambda: not find_temporary(folder))
    process.kill()
    process.wait()
    shutil.rmtree(folder)
    return taken_back


def check_two_instances(program, source):
    """The second one finds the game open, and asks: nothing can be entered in it, and nothing is written by it."""
    folder = tempfile.mkdtemp(dir=os.environ["XDG_DATA_HOME"])
    env = dict(os.environ, XDG_DATA_HOME=folder)
    first = subprocess.Popen([program, source], env=env)
    wait_for("the first instance", lambda: is_enabled("undo"))
    script = ('"$0" & for i in $(seq 200); do sleep 0.1; gdbus call --session --dest ' + NAME + " --object-path " + WINDOW
              + " --method org.gtk.Actions.Describe new 2>/dev/null | grep -q '(true' && break; done; sleep 1; gdbus call --session"
              + " --dest " + NAME + " --object-path " + DOCUMENT + " --method org.gtk.Actions.Describe undo; kill %1")
    answer = subprocess.run(["dbus-run-session", "--", "bash", "-c", script, program], env=env, capture_output=True, text=True,
                            timeout=PATIENCE, check=False)
    assert "(false" in answer.stdout, answer
    before = read_counts(folder)
    assert activate("undo")
    wait_for("the act on disk", lambda: read_counts(folder) == (before[0] - 1, 1))
    first.kill()
    first.wait()
    shutil.rmtree(folder)


def main():
    program, source = sys.argv[1:3]
    rounds = int(os.environ.get("PANDORIA_KILLS", "2"))
    counts = [run_round(program, source) for _ in range(rounds)]
    print("killed after so many acts:", *counts)
    check_two_instances(program, source)
    print("two instances: the second one left the game alone")


if __name__ == "__main__":
    main()
