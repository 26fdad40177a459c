#!/usr/bin/env python3
"""What the desktop and a packager see: entry, metainfo, schema, MIME type, manual pages, Flatpak manifest, data.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

from checks import APP_ID, BUILD, SOURCE, Skip, complaints, files, main, other_languages, read, tool

COMMANDS = ("state", "check", "legal", "table", "summary", "sheet", "simulate")

# What the GNOME runtime brings along; anything else that meson asks for has to be a module of the manifest.
IN_THE_RUNTIME = {"glib-2.0", "gobject-2.0", "gio-2.0", "json-glib-1.0", "cairo", "pangocairo", "librsvg-2.0", "gtk4",
                  "libadwaita-1", "libsoup-3.0"}


def version():
    return re.search(r"^  version: '([\d.]+)'", read("meson.build"), re.M).group(1)


def metainfo():
    return ElementTree.fromstring(read(f"data/{APP_ID}.metainfo.xml.in"))


def built(name):
    """The translated file of the build folder, or a skip."""
    path = BUILD / "data" / name
    if not path.exists():
        raise Skip(f"{name} is not built")
    return path


def without_translation(folder, name):
    """A copy of data/NAME.in under the name that it is installed with."""
    path = Path(folder) / name
    shutil.copy(SOURCE / f"data/{name}.in", path)
    return path


def desktop_entry():
    lines = read(f"data/{APP_ID}.desktop.in").split("\n[Desktop Action", 1)[0].splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def check_desktop_entry_is_valid():
    with tempfile.TemporaryDirectory() as folder:
        yield from complaints([tool("desktop-file-validate"), without_translation(folder, f"{APP_ID}.desktop")])


def check_built_desktop_entry_is_valid():
    yield from complaints([tool("desktop-file-validate"), built(f"{APP_ID}.desktop")])


def check_desktop_entry_fits_the_program():
    entry = desktop_entry()
    if entry.get("Icon") != APP_ID:
        yield "the desktop entry's icon is not the application's id"
    if not entry.get("Exec", "").startswith("pandoria-companion "):
        yield "the desktop entry does not start pandoria-companion"
    mime = re.search(r'type="([^"]+)"', read(f"data/{APP_ID}.mime.xml.in")).group(1)
    if mime not in entry.get("MimeType", ""):
        yield f"the desktop entry does not open {mime}"
    for key in ("Keywords", "Categories", "MimeType"):
        if not entry.get(key, "").endswith(";"):
            yield f"the desktop entry's {key} do not end with a semicolon"
    if entry.get("DBusActivatable") == "true" and f"Name=@app_id@" not in read(f"data/{APP_ID}.service.in"):
        yield "the D-Bus service has another name than the application"


def check_metainfo_is_valid():
    with tempfile.TemporaryDirectory() as folder:
        path = without_translation(folder, f"{APP_ID}.metainfo.xml")
        yield from complaints([tool("appstreamcli"), "validate", "--no-net", "--explain", path])


def check_built_metainfo_is_valid():
    yield from complaints([tool("appstreamcli"), "validate", "--no-net", built(f"{APP_ID}.metainfo.xml")])


def check_metainfo_pleases_the_pedant():
    run = subprocess.run([tool("appstreamcli"), "validate", "--pedantic", "--no-net", SOURCE / f"data/{APP_ID}.metainfo.xml.in"],
                         capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    for line in re.findall(r"^[EWIP]: .*$", run.stdout, re.M):
        # The id is what it is, and older versions do not know the developer that newer ones ask for.
        if not line.endswith(("cid-contains-uppercase-letter", "unknown-tag developer")):
            yield line


def distance(color, other):
    """How far two colors are from one another, of at most 442."""
    return sum((int(color[n:n + 2], 16) - int(other[n:n + 2], 16)) ** 2 for n in (1, 3, 5)) ** 0.5


def check_metainfo_is_what_software_centres_want():
    root = metainfo()
    name, summary = root.findtext("name"), root.findtext("summary")
    if root.findtext("id") != APP_ID:
        yield "the metainfo's id is not the application's"
    if len(name) > 20:
        yield f"the name has {len(name)} characters"
    if not 10 <= len(summary) <= 35 or summary.endswith(".") or name in summary:
        yield f"the summary “{summary}” wants 10 to 35 characters, no full stop, not the name"
    if root.findtext("metadata_license") != "CC0-1.0" or root.findtext("project_license") != "GPL-3.0-or-later":
        yield "the metainfo's licences are not CC0-1.0 and GPL-3.0-or-later"
    if len(root.findall("developer/name")) != 1:
        yield "exactly one developer is named"
    if [element.text for element in root.findall("launchable")] != [APP_ID + ".desktop"]:
        yield "the launchable is not the desktop entry"
    if root.find("content_rating") is None or root.find("content_rating").get("type") != "oars-1.1":
        yield "the content rating is missing"
    if {element.get("scheme_preference") for element in root.findall("branding/color")} != {"light", "dark"}:
        yield "a colour for the light and one for the dark are wanted"
    icon = re.findall("#[0-9a-fA-F]{6}", read(f"data/icons/hicolor/scalable/apps/{APP_ID}.svg"))
    for color in (element.text for element in root.findall("branding/color")):
        nearest = min(icon, key=lambda other: distance(color, other))
        if distance(color, nearest) < 40:
            yield f"on {color} the icon’s {nearest} does not stand out"
    if root.find("categories") is not None or root.find("keywords") is not None:
        yield "categories and keywords stand in the desktop entry alone"


def check_the_project_is_described():
    doap = ElementTree.fromstring(read("pandoria-companion.doap"))
    space, rdf = "{http://usefulinc.com/ns/doap#}", "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}resource"
    root = metainfo()
    urls = {element.get("type"): element.text for element in root.findall("url")}
    for name, wanted in (("name", root.findtext("name")), ("shortdesc", root.findtext("summary"))):
        if doap.findtext(space + name) != wanted:
            yield f"pandoria-companion.doap: the {name} is not “{wanted}”, as in the metainfo"
    for name, kind in (("homepage", "homepage"), ("bug-database", "bugtracker")):
        if doap.find(space + name).get(rdf) != urls[kind]:
            yield f"pandoria-companion.doap: the {name} is not {urls[kind]}"
    for name in ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "pandoria-companion.doap"):
        if f"({name})" not in read("README.md"):
            yield f"README.md does not link {name}"
    if not any(shot.get("environment") == "gnome:dark" for shot in root.findall("screenshots/screenshot")):
        yield "the metainfo: no screenshot is tagged as dark"


def check_screenshots_are_of_this_version():
    shots = metainfo().findall("screenshots/screenshot")
    if not shots or shots[0].get("type") != "default":
        yield "the first screenshot is not the default one"
    for shot in shots:
        caption, images = shot.findtext("caption") or "", [image.text or "" for image in shot.findall("image")]
        if not caption or caption.endswith("."):
            yield f"the caption “{caption}” wants to be one sentence without a full stop"
        for image in images:
            if not image.endswith(".png") or f"/v{version()}/" not in image:
                yield f"{image} is not a PNG of the tag v{version()}"
            if not (SOURCE / "data/screenshots" / Path(image).name).is_file():
                yield f"data/screenshots/{Path(image).name} is missing"
    shown = {image.get("{http://www.w3.org/XML/1998/namespace}lang") for image in shots[0].findall("image")}
    for language in {None, *other_languages()} - shown:
        yield f"the first screenshot is not there in {language}"


def check_version_is_the_same_everywhere():
    latest = metainfo().find("releases/release")
    if latest.get("version") != version():
        yield f"meson.build says {version()}, the metainfo's latest release {latest.get('version')}"
    if not (latest.find("description/p") is not None and latest.findtext("description/p").strip()):
        yield "the latest release says nothing"
    for path in files("data", ".1"):
        if f"Pandoria Companion {version()}" not in read(path):
            yield f"{path} is not of version {version()}"


def check_the_about_window_has_the_release_notes():
    source = read("src/app/pandoria-application.c")
    told = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', re.search(r"release_notes\[\]\s*=(.*?);\n", source, re.S)[1]))
    wanted = "".join(f"<p>{' '.join(part.text.split())}</p>" for part in metainfo().findall("releases/release[1]/description/p"))
    if told != wanted:
        yield "the release notes of the About window are not those of the metainfo"
    if f'developers[] = {{ "{metainfo().findtext("developer/name")}"' not in source:
        yield "the About window names other developers than the metainfo"


def check_the_id_is_the_same_everywhere():
    meson = read("meson.build")
    if f"app_id = '{APP_ID}'" not in meson:
        yield "meson.build has another id"
    if f'id="{APP_ID}"' not in read(f"data/{APP_ID}.gschema.xml"):
        yield "the schema has another id"
    if json.loads(read(f"flatpak/{APP_ID}.json"))["id"] != APP_ID:
        yield "the Flatpak manifest has another id"


def check_the_id_is_that_of_the_repository():
    """As Flathub wants it: io.github.OWNER.REPOSITORY, where a “-” of the owner is “_”."""
    owner, repository = APP_ID.split(".")[2:]
    wanted = f"{owner.replace('_', '-')}/{repository}"
    found = 0
    for path in ("README.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "REUSE.toml", "pandoria-companion.doap", "debian/control", "debian/copyright",
                 f"data/{APP_ID}.metainfo.xml.in", f"flatpak/release/{APP_ID}.json", "src/app/pandoria-application.c"):
        for place in re.findall(r"https://(?:raw\.githubusercontent|github)\.com/([\w-]+/[\w-]+)", read(path)):
            found += 1
            if place not in (wanted, "fukuchi/libqrencode"): # a module of the manifest
                yield f"{path} names the repository {place}; the id is that of {wanted}"
    if found < 20:
        yield f"only {found} addresses of the repository were found"


def check_schema_is_valid():
    yield from complaints([tool("glib-compile-schemas"), "--strict", "--dry-run", "data"])


def check_schema_keys_are_explained():
    for key in ElementTree.fromstring(read(f"data/{APP_ID}.gschema.xml")).iter("key"):
        for part in ("summary", "description", "default"):
            if not (key.findtext(part) or "").strip():
                yield f"the key {key.get('name')} has no {part}"
        if key.get("type") in ("i", "u", "d") and key.find("range") is None:
            yield f"the key {key.get('name')} has no range"


def check_settings_keys_exist():
    keys = {key.get("name") for key in ElementTree.fromstring(read(f"data/{APP_ID}.gschema.xml")).iter("key")}
    for path in files("src", ".c"):
        for name in re.findall(r'g_settings_(?:get|set|bind|create_action|reset)\w*\s*\(\s*[\w>.()-]+\s*,\s*"([^"]+)"', read(path)):
            if name not in keys:
                yield f"{path}: the schema has no key {name}"


def check_mime_type_is_accepted():
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "packages").mkdir()
        shutil.copy(SOURCE / f"data/{APP_ID}.mime.xml.in", Path(folder) / "packages" / f"{APP_ID}.xml")
        yield from complaints([tool("update-mime-database"), folder])
        globs = (Path(folder) / "globs2").read_text() if (Path(folder) / "globs2").exists() else ""
        if "application/x-pandoria-game+json:*.pandoria" not in globs:
            yield "*.pandoria is not of the type application/x-pandoria-game+json"


def check_manual_pages_are_well_formed():
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANWIDTH="100", MANROFFSEQ="")
    for path in files("data", ".1"):
        run = subprocess.run([tool("man"), "--warnings", "-l", path], cwd=SOURCE, env=environment, capture_output=True,
                             text=True, stdin=subprocess.DEVNULL, timeout=60)
        if run.returncode or run.stderr.strip() or not run.stdout.strip():
            yield f"{path}: {run.stderr.strip() or 'nothing is shown'}"


def check_the_handbook_is_a_manual_page():
    environment = dict(os.environ, LC_ALL="C.UTF-8", MANWIDTH="100", MANROFFSEQ="")
    names = [path for path in files("data/help/en", ".help") if Path(path).name.startswith("handbook-")]
    for language in [folder.name for folder in (SOURCE / "data/help").iterdir() if (folder / "handbook.help").exists()]:
        page = subprocess.run([sys.executable, SOURCE / "data/make-handbook.py", language, version()], capture_output=True, text=True,
                              encoding="utf-8", check=True).stdout
        shown = subprocess.run([tool("man"), "--warnings", "-l", "-"], input=page, env=environment, capture_output=True, text=True,
                               encoding="utf-8", timeout=60)
        if shown.returncode or shown.stderr.strip():
            yield f"the handbook in {language}: {shown.stderr.strip()}"
        for path in names:
            title = read(path.replace("/en/", f"/{language}/")).partition("\n")[0].removeprefix("# ")
            if title.upper() not in shown.stdout:
                yield f"the handbook in {language} has no “{title}”"


def help_of(command):
    program = BUILD / "src/cli/pandoria-cli"
    if not program.exists():
        raise Skip("pandoria-cli is not built")
    run = subprocess.run([program, *command, "--help"], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    return run.stdout + run.stderr


def check_manual_page_names_every_command():
    page = read("data/pandoria-cli.1").replace("\\-", "-")
    for command in COMMANDS:
        if not re.search(rf"^\\fB{command}\\fR", page, re.M):
            yield f"the manual page has no command {command}"


def check_manual_page_names_every_option():
    page = read("data/pandoria-cli.1").replace("\\-", "-")
    text = help_of([]) + "".join(help_of([command]) for command in COMMANDS)
    for option in sorted(set(re.findall(r"(?<![-\w])(--[a-z][a-z-]+)", text))):
        if not re.search(rf"{option}(?![-a-z])", page):
            yield f"the manual page has no option {option}"


def check_help_names_every_command():
    text = help_of([])
    for command in COMMANDS:
        if command not in text:
            yield f"pandoria-cli --help does not name {command}"


def check_flatpak_manifest_brings_every_library():
    manifest = json.loads(read(f"flatpak/{APP_ID}.json"))
    modules = {module["name"] for module in manifest["modules"]}
    for library in re.findall(r"dependency ?\('([\w.+-]+)'", read("meson.build")):
        if library not in IN_THE_RUNTIME | modules:
            yield f"the manifest does not bring {library}"
    if manifest["command"] != "pandoria-companion":
        yield "the manifest starts another program"
    options = re.findall(r"^option ?\('(\w+)'", read("meson_options.txt"), re.M)
    for module in manifest["modules"]:
        for option in module.get("config-opts", []):
            if module["name"] == "pandoria-companion" and re.match(r"-D(\w+)=", option).group(1) not in options:
                yield f"meson has no option {option}"


def check_flatpak_manifests_differ_in_the_source_alone():
    tree, release = (json.loads(read(f"flatpak/{folder}{APP_ID}.json")) for folder in ("", "release/"))
    source = release["modules"][-1].pop("sources")
    tree["modules"][-1].pop("sources")
    if tree != release:
        yield f"flatpak/release/{APP_ID}.json is another manifest than that of the tree"
    if [part.get("tag") for part in source] != [f"v{version()}"]:
        yield f"flatpak/release/{APP_ID}.json does not take the tag v{version()}"


def check_debian_package_is_of_this_tree():
    if not read("debian/changelog").startswith(f"pandoria-companion ({version()}) "):
        yield f"debian/changelog does not begin with version {version()}"
    control = read("debian/control")
    for name in re.findall(r"^build (lib[\w.+-]+-dev|meson|gettext|pkg-config)$", read("build-aux/packages"), re.M):
        if not re.search(rf"^ {re.escape(name)}\b", control, re.M):
            yield f"debian/control does not need {name}"


def check_news_are_of_this_version():
    if not re.search(rf"^{re.escape(version())}, ", read("NEWS"), re.M):
        yield f"NEWS says nothing of {version()}"


def check_flatpak_sandbox_is_small():
    # The network only for the page on phones, which the metainfo explains.
    allowed = {"--share=ipc", "--share=network", "--socket=wayland", "--socket=fallback-x11", "--device=dri"}
    for argument in json.loads(read(f"flatpak/{APP_ID}.json"))["finish-args"]:
        if argument not in allowed:
            yield f"the sandbox is opened by {argument}"
    if "own network" not in " ".join(metainfo().find("description").itertext()):
        yield "the metainfo does not explain what the network is for"


def check_icons_are_there():
    for path in (f"scalable/apps/{APP_ID}.svg", f"symbolic/apps/{APP_ID}-symbolic.svg"):
        if not (SOURCE / "data/icons/hicolor" / path).is_file():
            yield f"data/icons/hicolor/{path} is missing"


def check_data_is_valid_json():
    for path in files("data", ".json", ".pandoria"):
        try:
            content = json.loads(read(path))
        except ValueError as error:
            yield f"{path}: {error}"
            continue
        if not str(content.get("format", "")).startswith("pandoria-") or content.get("version") != 1:
            yield f"{path}: format and version are missing"


def levels_of(rows, kind):
    return {(row[kind], row.get("level")) for row in rows}


def engine_levels_of(kind):
    """The cards that the engine's rows name, each as often as it has levels."""
    rows = re.findall(r'\{\s*"([a-z-]+)"(?:,\s+\{ ([\d, ]+) \})?', read(f"src/engine/pandoria-{kind}s.c"))
    return sorted(name for name, levels in rows for level in (levels or "0").split(","))


def check_catalogue_is_complete():
    catalogue = json.loads(read("data/catalogue.json"))
    spells, buildings = levels_of(catalogue["spells"], "spell"), levels_of(catalogue["buildings"], "building")
    for kind, levels in (("spell", spells), ("building", buildings)):
        found, wanted = Counter(name for name, level in levels), Counter(engine_levels_of(kind))
        if not wanted:
            yield f"src/engine/pandoria-{kind}s.c has no rows that this check can read"
        for name in sorted(set(found) | set(wanted)):
            if found[name] != wanted[name]:
                yield f"data/catalogue.json has {found[name]} levels of “{name}”, the engine {wanted[name]}: change the rows in \"{kind}s\""
    for card in catalogue["cards"]:
        if card["spell"] not in {n for n, l in spells} or card["building"] not in {n for n, l in buildings}:
            yield f"a card has an unknown half: {card}"
    if len(catalogue["cards"]) != 10 or sum(card["start"] for card in catalogue["cards"]) != 5:
        yield "there are 10 custom cards, one of each realm's two at the start"


if __name__ == "__main__":
    sys.exit(main(globals()))
