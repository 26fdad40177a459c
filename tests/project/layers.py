#!/usr/bin/env python3
"""The walls between the layers: what a layer may include, call and link.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import functools
import re
import subprocess
import sys
from pathlib import Path

from checks import BUILD, LAYERS, SOURCE, Skip, files, main, read, tool, without_comments

# The layers between the engine and the report have rooms, which see only those below them.
RECORD = {"record/file", "record/job", "record/json", "record/record"}
GAME = RECORD | {"game/game", "game/text"}
ROOMS = {
    "record/file": set(),
    "record/job": set(),
    "record/json": set(),
    "record/record": {"record/file", "record/json"},
    "game/game": RECORD,
    "game/text": RECORD | {"game/game"},
    "game/plan": GAME,
    "game/notation": GAME,
    "game/play": GAME | {"game/plan", "game/notation"},
    "game/document": GAME | {"game/plan", "game/notation", "game/play"},
    "library/archive": GAME,
    "library/boards": GAME,
    "library/setup": GAME | {"library/archive", "library/boards"},
    "learning/help": GAME,
    "learning/coach": GAME,
    "learning/explain": GAME,
    "learning/lesson": GAME | {"game/plan"},
    "learning/quiz": GAME | {"game/plan"},
    "learning/tour": GAME | {"learning/explain", "learning/quiz"},
    "analysis/check": set(),
    "analysis/simulate": set(),
    "analysis/hint": GAME | {"analysis/simulate"},
    "analysis/review": GAME | {"analysis/simulate", "analysis/hint"},
}
SEES = {
    "engine": {"engine"},
    "report": {"engine", "report"} | set(ROOMS),
    "share": {"engine", "report", "share"} | set(ROOMS),
    "view": {"engine", "report", "share", "view"} | set(ROOMS),
    "app": {"engine", "report", "share", "view", "app"} | set(ROOMS),
    "cli": {"engine", "report", "cli"} | set(ROOMS),
} | {room: {"engine", room} | below for room, below in ROOMS.items()}
WITH_ROOMS = {room.split("/")[0] for room in ROOMS}

STANDARD = r"(assert|ctype|errno|inttypes|limits|locale|math|stdarg|stdbool|stddef|stdint|stdio|stdlib|string)\.h"
GLIB = r"glib(-object|/gi18n|/gi18n-lib|/gstdio|-unix)?\.h"
FILES = r"(gio/.*|json-glib/.*|fcntl\.h|unistd\.h|sys/.*|dirent\.h)"
PAGES = r"(cairo.*|pango/.*|librsvg/.*|gdk-pixbuf/.*)" # librsvg brings gdk-pixbuf
NETWORK = r"(libsoup/soup\.h|qrencode\.h|ifaddrs\.h|net/if\.h|netinet/in\.h)"
WINDOWS = r"(gtk/.*|gdk/.*|gsk/.*|graphene.*|adwaita\.h)"

# The engine: no files, no translation, no standard input and output.
SYSTEM_HEADERS = {
    "engine": r"glib\.h|glib-object\.h|(limits|math|stdbool|stddef|stdint|string)\.h",
    **{layer: "|".join((STANDARD, GLIB, FILES)) for layer in WITH_ROOMS},
    "report": "|".join((STANDARD, GLIB, FILES, PAGES)),
    "share": "|".join((STANDARD, GLIB, FILES, NETWORK)),
    "view": "|".join((STANDARD, GLIB, FILES, PAGES, WINDOWS)),
    "app": "|".join((STANDARD, GLIB, FILES, PAGES, WINDOWS, r"malloc\.h")),
    "cli": "|".join((STANDARD, GLIB, FILES)),
}

# A state and an act decide what comes next, nothing else does.
NOT_IN_ENGINE = {
    "the clock": r"\b(g_get_(real|monotonic)_time|g_date_time_\w+|time|clock|gettimeofday)\s*\(",
    "chance": r"\b(g_rand_\w+|g_random_\w+|rand|random|srand)\s*\(",
    "files and the surroundings": r"\b(fopen|open|g_file_\w+|g_getenv|getenv|g_get_user_\w+)\s*\(",
    "printing": r"\b(g_print|g_printerr|printf|puts|fprintf)\s*\(",
    "translation": r"(\b_|\bN_|\bC_|\bgettext|\bngettext|\bg_dgettext|\bg_dpgettext2?)\s*\(",
}

# Calls that create a file or open one for writing.
WRITES = re.compile(
    r"\b(g_file_set_contents\w*|g_file_replace\w*|g_file_create\w*|g_file_append_to\w*|g_file_open_readwrite\w*|g_mkstemp\w*"
    r"|g_key_file_save_to_file|json_generator_to_file|cairo_surface_write_to_png|gdk_pixbuf_save|gdk_texture_save_to_\w+) \("
    r"|\bfreopen \(|\b(?:g_)?fopen \([^;]*\"[wa]|\bopen \([^;]*O_(?:WRONLY|RDWR|CREAT)|\bg_open \([^;]*O_(?:WRONLY|RDWR|CREAT)")


def sources():
    """(layer, or one of its rooms; path)"""
    for layer in LAYERS:
        for path in files(f"src/{layer}", ".c", ".h"):
            yield path[len("src/"):].rsplit("/", 1)[0] if layer in WITH_ROOMS else layer, path


@functools.cache
def includes(path):
    """(line number, '<' or '"', name) of each #include."""
    text = without_comments(read(path))
    return [(text.count("\n", 0, match.start()) + 1, match[1], match[2])
            for match in re.finditer(r'^[ \t]*#\s*include\s*([<"])([^>"]+)[>"]', text, re.M)]


def check_includes_point_down():
    homes = {}
    for layer, path in sources():
        if path.endswith(".h"):
            homes.setdefault(Path(path).name, set()).add(layer)
    for layer, path in sources():
        for number, kind, name in includes(path):
            for home in homes.get(Path(name).name, set()) - SEES.get(layer, set()):
                yield f"{path}:{number}: {layer} may not include {name}, which is {home}'s"


def check_every_file_has_a_room():
    for layer, path in sources():
        if layer not in SEES:
            yield f"{path} is in none of the rooms that layers.py lists"


def check_headers_have_one_home():
    seen = {}
    for layer, path in sources():
        if path.endswith(".h"):
            other = seen.setdefault(Path(path).name, path)
            if other != path:
                yield f"{path} and {other} have the same name, and all layers share one include path"


def check_private_headers_stay_home():
    for layer, path in sources():
        for number, kind, name in includes(path):
            if name.endswith("-private.h") and not (SOURCE / Path(path).parent / name).is_file():
                yield f"{path}:{number}: {name} is private to another folder"


def check_a_header_leads_to_its_code():
    """What a header declares is defined in a file of its stem (STEM.c, STEM-*.c), or in one that the header names."""
    homes = {}
    for layer, path in sources():
        if path.endswith(".c"):
            for name in re.findall(r"^(pandoria_\w+) \(", read(path), re.M):
                homes.setdefault(name, []).append(Path(path))
    for layer, path in sources():
        stem, text = Path(path).stem.removesuffix("-private").removesuffix("-testing"), read(path)
        if not path.endswith(".h") or layer in ("report", "share", "view", "app"):
            continue
        for name in re.findall(r"\b(pandoria_\w+) \(", without_comments(text)):
            for home in homes.get(name, []):
                if home.stem != stem and not home.stem.startswith(stem + "-") and home.name not in text:
                    yield f"{path} declares {name} (), but nothing in it leads to {home}"


def check_files_are_written_in_one_place():
    """pandoria_file_write () replaces a file completely or leaves it. Another call that opens a file for writing needs a
    comment just before it that names pandoria_file_write () and says why not."""
    for layer, path in sources():
        lines = read(path).splitlines()
        for number, line in enumerate(lines, 1):
            if path == "src/record/file/pandoria-file-write.c" or not WRITES.search(line):
                continue
            if "pandoria_file_write ()" not in " ".join(lines[max(number - 4, 0):number - 1]):
                yield f"{path}:{number}: writes a file without pandoria_file_write (): {line.strip()}"


def check_system_headers_are_those_of_the_layer():
    for layer, path in sources():
        for number, kind, name in includes(path):
            if kind == "<" and not re.fullmatch(SYSTEM_HEADERS[layer.split("/")[0]], name):
                yield f"{path}:{number}: <{name}> does not belong in {layer}"


def check_the_engine_is_pure():
    for path in files("src/engine", ".c", ".h"):
        for number, line in enumerate(without_comments(read(path)).splitlines(), 1):
            for what, pattern in NOT_IN_ENGINE.items():
                if re.search(pattern, re.sub(r'"(?:\\.|[^"\\])*"', '""', line)):
                    yield f"{path}:{number}: {what} has no place in the engine: {line.strip()}"


def needed_libraries(path):
    run = subprocess.run([tool("readelf"), "-d", path], capture_output=True, text=True, check=True)
    return re.findall(r"\(NEEDED\).*\[(.*)\]", run.stdout)


def check_the_command_line_program_links_no_windows():
    program = BUILD / "src/cli/pandoria-cli"
    if not program.exists():
        raise Skip("pandoria-cli is not built")
    # A distribution's cairo may bring libX11 along; what opens windows it does not bring.
    loaded = subprocess.run([tool("ldd"), program], capture_output=True, text=True, check=True).stdout
    for library in re.findall(r"^\s*(lib(?:gtk-|gdk-|adwaita|wayland)[\w.-]*)", loaded, re.M):
        yield f"pandoria-cli links {library}"
    for library in needed_libraries(program):
        if re.match(r"lib(gtk|gdk-|adwaita|X11|wayland)", library):
            yield f"pandoria-cli needs {library}"


CALLED, DEFINED = "U", "TDRB"  # kinds of symbols, as nm prints them


@functools.cache
def listed(archive):
    """(object, kind, name) of each symbol."""
    lines = subprocess.run([tool("nm"), "-A", archive], capture_output=True, text=True).stdout.splitlines()
    return [line.rsplit(maxsplit=2) for line in lines]


def symbols(kinds):
    """{layer or room: its symbols of these kinds}, read from the objects of the libraries; skips what is not built."""
    found = {}
    for layer in sorted({room.split("/")[0] for room in SEES}):
        archive = BUILD / "src" / layer / f"libpandoria-{layer}.a"
        if not archive.exists():
            continue
        for where, kind, symbol in listed(archive):
            room = re.search(r"(\w+)_pandoria-[\w-]+\.c\.o", where) if layer in WITH_ROOMS else None
            if kind in kinds and (room or layer not in WITH_ROOMS): # or it is a resource
                found.setdefault(f"{layer}/{room[1]}" if room else layer, set()).add(symbol)
    if not found:
        raise Skip("no library is built")
    return found


def check_libraries_call_nothing_from_above():
    windows = r"(gtk|gdk|adw|cairo|pango|rsvg)_\w+"
    patterns = {
        "engine": r"g_(file|input_stream|output_stream|settings|application|resource)_\w+|json_\w+|" + windows,
        **{layer: windows for layer in WITH_ROOMS},
        "report": r"(gtk|adw)_\w+",
        "share": windows,
    }
    for room, called in symbols(CALLED).items():
        for symbol in sorted(called):
            if re.fullmatch(patterns.get(room.split("/")[0], r"$"), symbol):
                yield f"{room} calls {symbol}"


def check_libraries_call_only_what_they_see():
    homes = {symbol: room for room, defined in symbols(DEFINED).items() for symbol in defined}
    for room, called in symbols(CALLED).items():
        for symbol in sorted(called):
            if homes.get(symbol, room) not in SEES[room]:
                yield f"{room} calls {symbol} (), which is {homes[symbol]}'s"


if __name__ == "__main__":
    sys.exit(main(globals()))
