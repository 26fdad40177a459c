#!/usr/bin/env python3
"""The walls between the layers: what a layer may include, call and link.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import re
import subprocess
import sys
from pathlib import Path

from checks import BUILD, LAYERS, SOURCE, Skip, files, main, read, tool, without_comments

# Session is a house of its own: its rooms see only those below them.
ROOMS = {
    "file": set(),
    "json": set(),
    "record": {"file", "json"},
    "game": {"file", "json", "record"},
    "text": {"file", "json", "record", "game", "simulate", "hint"},
    "plan": {"file", "json", "record", "game", "text"},
    "coach": {"file", "json", "record", "game", "text"},
    "middle": {"file", "json", "record", "game", "text"},
    "notation": {"file", "json", "record", "game", "text"},
    "archive": {"file", "json", "record", "game", "text"},
    "boards": {"file", "json", "record", "game", "text"},
    "help": {"file", "json", "record", "game", "text"},
    "print": {"file", "json", "record", "game", "text"},
    "review": {"file", "json", "record", "game", "text", "simulate", "hint"},
    "lesson": {"file", "json", "record", "game", "text", "plan"},
    "explain": {"file", "json", "record", "game", "text", "simulate", "hint"},
    "quiz": {"file", "json", "record", "game", "text", "plan"},
    "play": {"file", "json", "record", "game", "text", "plan", "notation", "archive", "print"},
    "simulate": set(),
    "hint": {"simulate"},
}
SESSION = {f"session/{room}" for room in ROOMS}
SEES = {
    "engine": {"engine"},
    "report": {"engine", "report"} | SESSION,
    "view": {"engine", "report", "view"} | SESSION,
    "app": {"engine", "report", "view", "app"} | SESSION,
    "cli": {"engine", "report", "cli"} | SESSION,
} | {f"session/{room}": {"engine", f"session/{room}"} | {f"session/{other}" for other in below}
     for room, below in ROOMS.items()}

STANDARD = r"(assert|ctype|errno|inttypes|limits|locale|math|stdarg|stdbool|stddef|stdint|stdio|stdlib|string)\.h"
GLIB = r"glib(-object|/gi18n|/gi18n-lib|/gstdio|-unix)?\.h"
FILES = r"(gio/.*|json-glib/.*|fcntl\.h|unistd\.h|sys/.*|dirent\.h)"
PAGES = r"(cairo.*|pango/.*|librsvg/.*)"
WINDOWS = r"(gtk/.*|gdk/.*|gsk/.*|graphene.*|adwaita\.h|gdk-pixbuf/.*)"

# The engine: no files, no translation, no standard input and output.
SYSTEM_HEADERS = {
    "engine": r"glib\.h|glib-object\.h|(limits|math|stdbool|stddef|stdint|string)\.h",
    "session": "|".join((STANDARD, GLIB, FILES)),
    "report": "|".join((STANDARD, GLIB, FILES, PAGES)),
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


def sources():
    """(layer, or room of the session; path)"""
    for layer in LAYERS:
        for path in files(f"src/{layer}", ".c", ".h"):
            yield path[len("src/"):].rsplit("/", 1)[0] if layer == "session" else layer, path


def includes(path):
    """(line number, '<' or '"', name) of each #include."""
    for number, line in enumerate(without_comments(read(path)).splitlines(), 1):
        match = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if match:
            yield number, match.group(1), match.group(2)


def check_includes_point_down():
    homes = {}
    for layer, path in sources():
        if path.endswith(".h"):
            homes.setdefault(Path(path).name, set()).add(layer)
    for layer, path in sources():
        for number, kind, name in includes(path):
            for home in homes.get(Path(name).name, set()) - SEES.get(layer, set()):
                yield f"{path}:{number}: {layer} may not include {name}, which is {home}'s"


def check_the_session_has_rooms():
    for layer, path in sources():
        if layer not in SEES:
            yield f"{path} stands in no room of the session"


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
        if not path.endswith(".h") or layer in ("report", "view", "app"):
            continue
        for name in re.findall(r"\b(pandoria_\w+) \(", without_comments(text)):
            for home in homes.get(name, []):
                if home.stem != stem and not home.stem.startswith(stem + "-") and home.name not in text:
                    yield f"{path} declares {name} (), but nothing in it leads to {home}"


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
        if re.match(r"lib(gtk|gdk|adwaita|X11|wayland)", library):
            yield f"pandoria-cli needs {library}"


def symbols(archive, option):
    run = subprocess.run([tool("nm"), option, archive], capture_output=True, text=True)
    return set(re.findall(r"\b[UTDRB] (\w+)", run.stdout))


def archives():
    """(layer or room, its library); skips what is not built."""
    found = {}
    for layer in sorted(SEES):
        archive = BUILD / "src" / layer / f"libpandoria-{layer.replace('/', '-')}.a"
        if archive.exists():
            found[layer] = archive
    if not found:
        raise Skip("no library is built")
    return found.items()


def check_libraries_call_nothing_from_above():
    windows = r"(gtk|gdk|adw|cairo|pango|rsvg)_\w+"
    patterns = {
        "engine": r"g_(file|input_stream|output_stream|settings|application|resource)_\w+|json_\w+|" + windows,
        "session": windows,
        "report": r"(gtk|adw)_\w+",
    }
    for layer, archive in archives():
        for symbol in sorted(symbols(archive, "-u")):
            if re.fullmatch(patterns.get(layer.split("/")[0], r"$"), symbol):
                yield f"the {layer} library calls {symbol}"


def check_libraries_call_only_what_they_see():
    homes = {symbol: layer for layer, archive in archives() for symbol in symbols(archive, "--defined-only")}
    for layer, archive in archives():
        for symbol in sorted(symbols(archive, "-u")):
            if homes.get(symbol, layer) not in SEES[layer]:
                yield f"the {layer} library calls {symbol} (), which is {homes[symbol]}'s"


if __name__ == "__main__":
    sys.exit(main(globals()))
