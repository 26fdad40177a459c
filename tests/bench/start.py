#!/usr/bin/env python3
"""Start and memory of the window, compared with gnome-chess:  start.py PANDORIA-COMPANION GAME [TURNS]

To be run through build-aux/with-display. Each turn starts gnome-chess, the companion with GAME, and the companion without one. It does
so with the default renderer of GTK, then with the cairo renderer for all three. Times count from exec. "Drawn" is when the picture of
the window is 99 % what it is three seconds later, so the board is there. "Processor" is the program's time until then. "Memory" is the
program's own (Pss_Anon), which hardly depends on what else runs.

Prints the medians, and in brackets their ratios to those of gnome-chess. Not a test: the times are those of this machine. Exit status
77 without gnome-chess.

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
SETTLE_SECONDS = 3      # what comes after the window was mapped has come by then
LEAST_WINDOW = 100      # smaller windows are helpers
SAMPLED = 7             # every pixel of so many is compared
EQUAL = 0.99            # of the pixels, in a picture that is drawn
MEASURES = [("mapped", "ms"), ("drawn", "ms"), ("processor", "ms"), ("memory", "MB")]

RENDERERS = {"default": {}, "cairo": {"GSK_RENDERER": "cairo"}}
# What tests set to find faults or to save time, and nobody has when playing.
FOR_TESTS = {"G_DEBUG", "G_SLICE", "MALLOC_PERTURB_", "GDK_DEBUG", "GDK_DISABLE", "GSK_RENDERER"}

SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
RAW_RECTANGLES = 0
ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2
BYTES_OF_PIXEL = 4


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


class Image(ctypes.Structure):
    """The beginning of an XImage."""
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("offset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("unit", ctypes.c_int), ("bit_order", ctypes.c_int),
                ("pad", ctypes.c_int), ("depth", ctypes.c_int), ("bytes_per_line", ctypes.c_int)]


class Screen:
    """Sees windows come and be drawn on."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        damage = ctypes.CDLL("libXdamage.so.1")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(Image)
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
        """Returns the first window that is mapped, and when it was."""
        while time.monotonic() < deadline:
            for event in self.take_events(0.5):
                if event.type == MAP_NOTIFY and not event.map.override:
                    now = time.monotonic()
                    if min(self.get_size(event.map.window)) >= LEAST_WINDOW:
                        return event.map.window, now
        sys.exit("no window was mapped")

    def take_picture(self, window):
        """Returns a colour of some pixels of @window."""
        width, height = self.get_size(window)
        image = self.x.XGetImage(self.display, ctypes.c_ulong(window), 0, 0, width, height, ALL_PLANES, Z_PIXMAP)
        if not image:
            sys.exit("there is no picture of the window")
        data = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * image.contents.height)
        self.x.XFree(ctypes.c_void_p(image.contents.data))
        self.x.XFree(image)
        return data[1::SAMPLED * BYTES_OF_PIXEL]

    def list_pictures(self, window, seconds):
        """Yields each picture of @window that is drawn within @seconds, and when it was."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if any(event.type == self.damage_notify for event in self.take_events(0.1)):
                now = time.monotonic()
                yield now, self.take_picture(window)


def are_alike(one, other):
    return len(one) == len(other) and sum(a == b for a, b in zip(one, other)) >= EQUAL * len(one)


def read_cpu(pid):
    """Milliseconds in which any of its threads has run, in hundredths of a second."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def read_memory(pid):
    return int(re.search(r"^Pss_Anon:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.M).group(1)) / 1024


def measure(screen, command, renderer):
    environment = {name: value for name, value in os.environ.items() if name not in FOR_TESTS} | RENDERERS[renderer]
    start = time.monotonic()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment) as program:
        try:
            window, mapped = screen.wait_for_window(start + START_SECONDS)
            pictures = [(moment, picture, read_cpu(program.pid)) for moment, picture in screen.list_pictures(window, SETTLE_SECONDS)]
            last = pictures[-1][1]
            drawn, cpu = next((moment, cpu) for moment, picture, cpu in pictures if are_alike(picture, last))
            return [1000 * (mapped - start), 1000 * (drawn - start), cpu, read_memory(program.pid)]
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
    print(f"{name + ':':31}{', '.join(cells)}")


def main(program, game, turns=TURNS):
    chess = shutil.which("gnome-chess", path=os.environ["PATH"] + ":/usr/games")
    if chess is None:
        print("gnome-chess is not installed")
        return 77
    screen = Screen()
    # Without a game it would go on with the last one.
    nowhere = ["env", f"XDG_DATA_HOME={os.environ['HOME']}/empty"]
    commands = {"gnome-chess": [chess], "companion": [program, game], "empty": [*nowhere, program]}
    rows = {(renderer, name): [] for renderer in RENDERERS for name in commands}
    for turn in range(int(turns) + 1):
        for renderer, name in rows:
            row = measure(screen, commands[name], renderer)
            # The first turn fills the caches of files, fonts and icons.
            if turn > 0:
                rows[renderer, name].append(row)
    for renderer, name in rows:
        print_medians(f"{name}, {renderer} renderer", rows[renderer, name], rows[renderer, "gnome-chess"])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
