#!/usr/bin/env python3
"""Start and memory of the window, compared with gnome-chess:  start.py PANDORIA-COMPANION GAME [TURNS]

To be run through build-aux/with-display. Each turn starts gnome-chess, then the companion with GAME and without one, and takes, from
exec, when the first window is mapped, when the first frame is drawn in it, and the last that covers half of it (the whole game,
or the chess pieces); the processor's time until the first frame; and the memory (PSS) when the window has come to rest. Prints
the medians and in brackets their ratios to those of gnome-chess. Not a test: the times are those of this machine, and the memory
is less for all while other programs with windows run, which share their libraries. Exit status 77 without gnome-chess.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import ctypes
import os
import re
import select
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

TURNS = 9
START_SECONDS = 30      # a program that has shown nothing by then never does
SETTLE_SECONDS = 3.5    # what comes after the first frame has come by then
LEAST_WINDOW = 100      # smaller windows are helpers
MEASURES = [("mapped", "ms"), ("first frame", "ms"), ("whole", "ms"), ("processor", "ms"), ("memory", "MB")]

# What tests set to find faults, and nobody has when playing.
FOR_TESTS = {"G_DEBUG", "G_SLICE", "MALLOC_PERTURB_", "GDK_DEBUG", "GDK_DISABLE"}

SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
RAW_RECTANGLES = 0


class MapEvent(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("event", ctypes.c_ulong), ("window", ctypes.c_ulong), ("override", ctypes.c_int)]


class DamageEvent(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("drawable", ctypes.c_ulong), ("damage", ctypes.c_ulong), ("level", ctypes.c_int), ("more", ctypes.c_int),
                ("time", ctypes.c_ulong), ("x", ctypes.c_short), ("y", ctypes.c_short), ("width", ctypes.c_ushort),
                ("height", ctypes.c_ushort)]


class Event(ctypes.Union):
    _fields_ = [("type", ctypes.c_int), ("map", MapEvent), ("damage", DamageEvent), ("room", ctypes.c_long * 24)]


class Screen:
    """Sees windows come and be drawn on."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        damage = ctypes.CDLL("libXdamage.so.1")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))
        first, errors = ctypes.c_int(), ctypes.c_int()
        damage.XDamageQueryExtension(self.display, ctypes.byref(first), ctypes.byref(errors))
        self.damage_notify = first.value
        damage.XDamageCreate(self.display, root, RAW_RECTANGLES)
        self.x.XSelectInput(self.display, root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self.x.XSync(self.display, 0)

    def get_size(self, window):
        root, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        known = self.x.XGetGeometry(self.display, ctypes.c_ulong(window), *map(
            ctypes.byref, (root, x, y, width, height, border, depth)))
        return (width.value, height.value) if known else (0, 0)

    def take_events(self, seconds):
        if not self.x.XPending(self.display):
            select.select([self.x.XConnectionNumber(self.display)], [], [], seconds)
        while self.x.XPending(self.display):
            event = Event()
            self.x.XNextEvent(self.display, ctypes.byref(event))
            yield event

    def wait_for_window(self, deadline):
        """Returns when the first window was mapped, and its area."""
        while time.monotonic() < deadline:
            for event in self.take_events(0.5):
                if event.type == MAP_NOTIFY and not event.map.override:
                    width, height = self.get_size(event.map.window)
                    if min(width, height) >= LEAST_WINDOW:
                        return time.monotonic(), width * height
        sys.exit("no window was mapped")

    def list_frames(self, area, seconds):
        """Yields when something was drawn that is half as large as a window of @area or larger. The first is the background,
        with which the window comes, unless it was drawn before."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for event in self.take_events(0.1):
                if event.type == self.damage_notify and event.damage.width * event.damage.height >= area / 2:
                    yield time.monotonic()


def read_cpu(pid):
    """Milliseconds in which any of its threads has run, in hundredths of a second."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def read_memory(pid):
    return int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M).group(1)) / 1024


def measure(screen, command):
    environment = {name: value for name, value in os.environ.items() if name not in FOR_TESTS}
    start = time.monotonic()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment) as program:
        try:
            mapped, area = screen.wait_for_window(start + START_SECONDS)
            frames = screen.list_frames(area, SETTLE_SECONDS)
            background = next(frames)
            first = next(frames, background)
            cpu = read_cpu(program.pid)
            whole = max(frames, default=first)
            return [1000 * (mapped - start), 1000 * (first - start), 1000 * (whole - start), cpu, read_memory(program.pid)]
        finally:
            program.kill()
            program.wait()
            list(screen.take_events(0.3))


def print_medians(name, rows, others):
    cells = []
    for i, (measured, unit) in enumerate(MEASURES):
        median = statistics.median(row[i] for row in rows)
        ratio = median / statistics.median(row[i] for row in others)
        cells.append(f"{measured} {median:.0f} {unit} ({ratio:.2f})")
    print(f"{name + ':':13}{', '.join(cells)}")


def main(program, game, turns=TURNS):
    chess = shutil.which("gnome-chess", path=os.environ["PATH"] + ":/usr/games")
    if chess is None:
        print("gnome-chess is not installed")
        return 77
    screen = Screen()
    # Without a game it would go on with the last one.
    nowhere = ["env", f"XDG_DATA_HOME={os.environ['HOME']}/empty"]
    commands = {"gnome-chess": [chess], "companion": [program, game], "empty": [*nowhere, program]}
    rows = {name: [] for name in commands}
    for turn in range(int(turns) + 1):
        for name, command in commands.items():
            row = measure(screen, command)
            # The first turn fills the caches of files, fonts and icons.
            if turn > 0:
                rows[name].append(row)
    for name in commands:
        print_medians(name, rows[name], rows["gnome-chess"])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
