#!/usr/bin/env python3
"""Shows that every check of this folder can fail: breaks a copy of the tree in one place and runs the check on it.

A row names the file of checks, the check, the path that is changed, and the change: (old text, new text), or the text to
append, or None to delete the file. A row without path stands for a check that needs the build folder.
Tries one row of each file; with `-m slow` all.

SPDX-License-Identifier: GPL-3.0-or-later
"""
import importlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import checks
from checks import APP_ID, SOURCE

HERE = Path(__file__).resolve().parent
DATA = f"data/{APP_ID}"
FLATPAK = f"flatpak/{APP_ID}.json"
# REUSE-IgnoreStart
HEAD = "/* Broken. SPDX-License-Identifier: GPL-3.0-or-later */\n"
# REUSE-IgnoreEnd
TEMPLATE = '<?xml version="1.0"?><interface><template class="PandoriaBroken" parent="GtkWidget">%s</template></interface>\n'
BUTTON = '<child><object class="GtkButton" id="button">%s</object></child>'
CLASS = HEAD + 'x gtk_widget_class_set_template_from_resource (k, "/pandoria-broken.ui");\n'
SHORT_CLASS = HEAD + 'x pandoria_class_set_template (k, "pandoria-broken", PANDORIA_CHILD (PandoriaBroken, other), NULL);\n'

ROWS = [
    ("layers", "includes_point_down", "src/engine/broken.c", HEAD + '#include "pandoria-game.h"\n'),
    ("layers", "includes_point_down", "src/game/text/broken.c", HEAD + '#include "pandoria-plan.h"\n'),
    ("layers", "includes_point_down", "src/analysis/simulate/broken.c", HEAD + '#include "pandoria-record.h"\n'),
    ("layers", "every_file_has_a_room", "src/game/broken.c", HEAD),
    ("layers", "headers_have_one_home", "src/game/game/pandoria-types.h", HEAD),
    ("layers", "private_headers_stay_home", "src/game/game/broken.c",
     HEAD + '#include "pandoria-none-private.h"\n'),
    ("layers", "a_header_leads_to_its_code", "src/record/json/pandoria-broken.h",
     HEAD + "JsonNode *pandoria_json_parse (const char *data);\n"),
    ("layers", "system_headers_are_those_of_the_layer", "src/engine/broken.c", HEAD + "#include <gio/gio.h>\n"),
    ("layers", "files_are_written_in_one_place", "src/cli/broken.c",
     HEAD + "x g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0644, error);\n"),
    ("layers", "files_are_written_in_one_place", "src/report/broken.c", HEAD + 'FILE *file = fopen (path, "w");\n'),
    ("layers", "the_engine_is_pure", "src/engine/broken.c", HEAD + "int now = time (NULL);\n"),
    ("layers", "the_command_line_program_links_no_windows", None, None),
    ("layers", "libraries_call_nothing_from_above", None, None),
    ("layers", "libraries_call_only_what_they_see", None, None),
    ("unused", "public_functions_are_called",
     {"src/game/game/broken.h": HEAD + "void pandoria_broken (void);\n",
      "src/game/game/broken.c": HEAD + "void\npandoria_broken (void)\n{\n  pandoria_broken ();\n}\n"}, None),
    ("unused", "public_functions_are_called",
     {"src/view/broken-private.h": HEAD + "#define BROKEN (pandoria_broken ())\nint pandoria_broken (void);\n",
      "src/view/broken.c": HEAD + "int\npandoria_broken (void)\n{\n  return 0;\n}\nint broken = BROKEN;\n"}, None),
    ("interface", "files_are_well_formed", "ui/pandoria-broken.ui", "<interface>\n"),
    ("interface", "no_text_becomes_markup", "src/view/broken.c", HEAD + "x adw_status_page_set_description (page, points);\n"),
    ("interface", "no_text_becomes_markup", "src/view/broken.c", HEAD + "x adw_action_row_set_subtitle (row, name);\n"),
    ("interface", "resources_exist", "resources/style.css", None),
    ("interface", "everything_is_in_the_resources", "ui/pandoria-broken.ui", TEMPLATE % ""),
    ("interface", "templates_have_their_class", "ui/pandoria-broken.ui", TEMPLATE % ""),
    ("interface", "classes_have_their_template", "src/view/pandoria-broken.c", CLASS),
    ("interface", "classes_have_their_template", "src/view/pandoria-broken.c", SHORT_CLASS),
    ("interface", "template_children_and_callbacks_meet",
     {"src/view/pandoria-broken.c": CLASS + "gtk_widget_class_bind_template_child (k, PandoriaBroken, other);\n",
      "ui/pandoria-broken.ui": TEMPLATE % (BUTTON % "")}, None),
    ("interface", "template_children_and_callbacks_meet",
     {"src/view/pandoria-broken.c": SHORT_CLASS, "ui/pandoria-broken.ui": TEMPLATE % (BUTTON % "")}, None),
    ("interface", "words_in_templates_are_translated", "ui/pandoria-broken.ui",
     TEMPLATE % (BUTTON % '<property name="label">Words</property>')),
    ("interface", "icon_buttons_have_a_name", "ui/pandoria-broken.ui",
     TEMPLATE % (BUTTON % '<property name="icon-name">open-menu-symbolic</property>')),
    ("interface", "windows_close_by_escape", "ui/pandoria-lessons-window.ui", (">Escape<", ">F12<")),
    ("interface", "manners_of_the_desktop", "ui/pandoria-window.ui", ("win.preferences", "app.quit")),
    ("interface", "nothing_is_written_outside_the_users_folders", "src/view/broken.c", HEAD + "x = g_get_home_dir ();\n"),
    ("interface", "styles_use_the_theme", "resources/style.css", "\n.broken {\n"),
    ("rules", "everything_can_be_read", "data/help/nl/spell-rage.help", None),
    ("rules", "contents_name_every_text", "data/help/contents", "spell-anger\n"),
    ("rules", "every_file_is_compiled_in", "data/help/positions/broken.pandoria", "{}\n"),
    ("rules", "what_the_engine_cites", "src/engine/broken.c", HEAD + 'const char *rule = "6.9";\n'),
    ("rules", "what_sentences_cite", "src/view/broken.c", HEAD + 'x = _("Never (6.9).");\n'),
    ("lessons", "every_language_has_every_lesson", "data/tutorial/nl/3-river.lesson", None),
    ("lessons", "languages_have_the_same_steps", "data/tutorial/it/1-first.lesson", ("§ 6.2", "§ 6.1")),
    ("lessons", "spaces_and_numbers_agree", "data/tutorial/de/1-first.lesson", ("auf D5,", "auf D6,")),
    ("lessons", "sections_can_be_read", "data/tutorial/en/1-first.lesson", ("§ 6.3.1", "§ 6.9")),
    ("lessons", "pages_are_short", "data/tutorial/en/1-first.lesson", ("! Score the forest.", "! Score the forest. It is closed.")),
    ("lessons", "titles_are_unique", "data/tutorial/de/1-first.lesson", ("== Eine Burg", "== Kaufen")),
    ("lessons", "presses", "data/tutorial/en/1-first.lesson", ("~ She draws", "? She draws")),
    ("lessons", "chapters", "data/tutorial/en/1-first.lesson", ("-- Spells", "= Spells")),
    ("lessons", "new_words_come_one_at_a_time", "data/tutorial/nl/1-first.lesson", ("twee *kastelen*, en een kasteel", "twee *kastelen*, en een *kasteel*")),
    ("lessons", "first_game_explains_every_term", "data/tutorial/en/1-first.lesson", ("*castles*", "castles")),
    ("lessons", "no_term_before_it_is_explained", "data/tutorial/en/1-first.lesson", ("That was the first step", "That was not a castle but the first step")),
    ("lessons", "every_file_is_compiled_in", "data/tutorial/8-broken.pandoria", "{}\n"),
    ("translations", "words_of_the_command_line_are_marked", "src/cli/pandoria-cli-summary.c", ("N_ (\"Prints the", "(\"Prints the")),
    ("translations", "every_file_with_words_is_listed", "src/view/broken.c", HEAD + 'x = _("Words");\n'),
    ("translations", "listed_files_exist", "po/POTFILES", "src/view/none.c\n"),
    ("translations", "languages_have_their_catalogue", "po/LINGUAS", "\nxx\n"),
    ("translations", "languages_have_their_pages_of_help", "po/LINGUAS", "\nxx\n"),
    ("translations", "pages_of_help_have_the_same_examples", "data/help/notation.de.md", "    G6 F2\n"),
    ("translations", "catalogues_are_valid", "po/xx.po", 'msgid ""\nmsgstr "\n'),
    ("translations", "topics_of_the_coach_fit_their_lines", "po/de.po",
     ("Ein Doppelplättchen deckt zwei", "Ein Doppelplättchen deckt immer und überall zwei")),
    ("translations", "mnemonics_of_a_menu_differ", "ui/pandoria-broken.ui",
     '<interface><menu id="broken"><item><attribute name="label">_One</attribute></item><section><item>'
     '<attribute name="label">_Other</attribute></item></section></menu></interface>\n'),
    ("translations", "menus_have_at_most_twelve_entries", "ui/pandoria-broken.ui",
     '<interface><menu id="broken">' + '<item><attribute name="label">Entry</attribute></item>' * 13 + '</menu></interface>\n'),
    ("translations", "sentences_use_typographic_marks", "src/view/broken.c", HEAD + 'x = _("Wait...");\n'),
    ("metadata", "desktop_entry_is_valid", DATA + ".desktop.in", ("Type=Application", "Type=Nothing")),
    ("metadata", "built_desktop_entry_is_valid", None, None),
    ("metadata", "desktop_entry_fits_the_program", DATA + ".desktop.in", (";hex;\n", ";hex\n")),
    ("metadata", "metainfo_is_valid", DATA + ".metainfo.xml.in", ("<summary>", "<summery>")),
    ("metadata", "built_metainfo_is_valid", None, None),
    ("metadata", "metainfo_is_what_software_centres_want", DATA + ".metainfo.xml.in", ("</summary>", ".</summary>")),
    ("metadata", "the_project_is_described", "README.md", ("(CONTRIBUTING.md)", "(CONTRIBUTE.md)")),
    ("metadata", "screenshots_are_of_this_version", DATA + ".metainfo.xml.in", ("v1.1/data/screenshots", "main/data/screenshots")),
    ("metadata", "version_is_the_same_everywhere", "meson.build", ("version: '1.1'", "version: '0.9.0'")),
    ("metadata", "the_id_is_the_same_everywhere", FLATPAK, (f'"{APP_ID}"', '"io.github.other"')),
    ("metadata", "the_id_is_that_of_the_repository", "debian/control", ("/PandoriaCompanion.git", "/pandoria-companion.git")),
    ("metadata", "schema_is_valid", DATA + ".gschema.xml", ("<default>1280</default>", "<default>wide</default>")),
    ("metadata", "schema_keys_are_explained", DATA + ".gschema.xml", ("<summary>Window width</summary>", "<summary/>")),
    ("metadata", "settings_keys_exist", "src/app/broken.c", HEAD + 'g_settings_get_int (settings, "no-such-key");\n'),
    ("metadata", "mime_type_is_accepted", DATA + ".mime.xml.in", ("*.pandoria", "*.pandora")),
    ("metadata", "manual_pages_are_well_formed", "data/pandoria-cli.1", "\n.NOSUCHMACRO x\n"),
    ("metadata", "manual_page_names_every_command", "data/pandoria-cli.1", ("\\fBlegal\\fR", "\\fBlawful\\fR")),
    ("metadata", "manual_page_names_every_option", "data/pandoria-cli.1", ("seed", "root")),
    ("metadata", "help_names_every_command", None, None),
    ("metadata", "metainfo_pleases_the_pedant", DATA + ".metainfo.xml.in", ("<summary>Score and explain a board game<", "<summary>Score and explain a board game.<")),
    ("metadata", "the_about_window_has_the_release_notes", DATA + ".metainfo.xml.in", ("The program starts", "It starts")),
    ("metadata", "the_handbook_is_a_manual_page", "data/help/contents", ("  handbook-trouble\n", "")),
    ("metadata", "flatpak_manifest_brings_every_library", "meson.build", "\nx = dependency('libbroken-1')\n"),
    ("metadata", "flatpak_sandbox_is_small", FLATPAK, ("--device=dri", "--filesystem=home")),
    ("metadata", "flatpak_manifests_differ_in_the_source_alone", FLATPAK, ('"--device=dri"', '"--share=ipc"')),
    ("metadata", "debian_package_is_of_this_tree", "debian/control", (" libjson-glib-dev", " libjson")),
    ("metadata", "news_are_of_this_version", "NEWS", ("1.1,", "0.0.1,")),
    ("metadata", "icons_are_there", f"data/icons/hicolor/scalable/apps/{APP_ID}.svg", None),
    ("metadata", "data_is_valid_json", "data/boards/river-b.json", ('"version"', '"ver"')),
    ("metadata", "catalogue_is_complete", "data/catalogue.json", ('    {"spell": "adopt", "cost": null},\n', "")),
    ("words", "words_of_the_program", "ui/pandoria-tile-row.ui", (">Other things to place<", ">Other things to lay<")),
    ("words", "words_of_the_catalogues", "po/de.po", ('msgstr "_Verwerfen"', 'msgstr "_Aufgeben"')),
    ("words", "words_of_the_pages", "data/help/en/6.1.help", "\nIt goes home.\n"),
    ("words", "words_of_the_pages", "data/help/en/6.1.help", "\nIt is beside the forest.\n"),
    ("words", "help_has_short_sentences", "data/help/nl/6.1.help", "\nEen" + " woord" * 25 + ".\n"),
    ("buttons", "lessons_name_buttons_that_exist", "data/tutorial/en/1-first.lesson", ("! Buy a card from", "! Press “Buy the Card” from")),
    ("words", "words_on_the_screen_are_those_of_the_table", "ui/pandoria-tile-row.ui", (">Other things to place<", ">Things beside the tile<")),
    ("words", "quotation_marks_are_those_of_the_language", "po/nl.po", ("‘pandoria 1’", "“pandoria 1”")),
    ("words", "texts_are_short", "ui/pandoria-tile-row.ui", (">Other things to place<", ">" + "Other things to place " * 6 + "<")),
    ("words", "texts_have_short_sentences", "ui/pandoria-tile-row.ui", (">Other things to place<", ">" + "Other things to place " * 7 + "<")),
    ("words", "plurals_have_all_their_forms", "po/it.po", ('msgstr "Annulla"', 'msgstr "Annulla azione(i)"')),
    ("buttons", "labels_have_the_capitals_of_their_place", "ui/pandoria-window.ui", (">_New Game…<", ">_New game…<")),
    ("buttons", "tooltips_have_sentence_capitals", "ui/pandoria-review-window.ui", (">Next turn<", ">Next Turn<")),
    ("buttons", "labels_have_no_full_stop_and_are_no_ok", "ui/pandoria-window.ui", (">_New Game…<", ">_New Game.<")),
    ("buttons", "handbook_names_widgets_that_exist", "data/help/de/handbook-evening.help", "\nDrücke *Kaufe eine Karte*.\n"),
    ("words", "documents_have_short_sentences", "HACKING.md", "\nOne" + " word" * 25 + ".\n"),
    ("words", "documents_have_short_sentences", "docs/architecture.md", "- An item" + " of words" * 12 + "\n"),
    ("words", "documents_are_in_plain_words", "HACKING.md", "\nIt goes on.\n"),
    ("words", "documents_are_in_plain_words", "docs/models.md", "\nIt is centred.\n"),
    ("words", "comments_are_in_plain_words", "src/app/broken.c", HEAD + "/* Whoever asks. */\n"),
    ("words", "documents_are_in_plain_words", "docs/architecture.md", "\nThis shows what is there.\n"),
    ("citations", "decisions_are_numbered", "docs/rulings.md", ("\n61. ", "\n62. ")),
    ("citations", "cited_decisions_exist", "src/engine/broken.c", HEAD + "/* It is so\n * (rulings 3, 199). */\n"),
    ("citations", "cited_decisions_exist", "po/de.po", "\n# rulings 0\n"),
    ("citations", "cited_titles_exist", "src/engine/broken.c", HEAD + "/* docs/format.md,\n * Nothing of the kind */\n"),
    ("citations", "cited_titles_exist", "docs/format.md", ("### Corrections", "### Amendments")),
    ("citations", "cited_books_exist", "src/engine/broken.c", HEAD + "/* as record.md has it */\n"),
    ("citations", "cited_sections_exist", "src/engine/broken.c", HEAD + "/* It closes (6.1, 7.9). */\n"),
    ("citations", "cited_sections_exist", "docs/rules.md", ("### 7.2 ", "### 7.3 ")),
    ("citations", "scenarios_cite_what_they_test", "docs/rules.md", ("### Paying", "### Payment")),
    ("citations", "formats_list_every_key", "docs/format.md", ("`not-reachable`", "`not-reached`")),
    ("citations", "formats_list_every_key", "docs/format.md", ("`final-realm`", "`final`")),
    ("ratchets", "figures_only_fall", "src/view/broken.c", HEAD + '#include "pandoria-window-private.h"\n'),
    ("ratchets", "gone_shapes_stay_away", "src/view/broken.c",
     HEAD + "void\npandoria_broken (gpointer game)\n{\n  g_signal_connect_object (game, \"changed\", NULL, NULL, G_CONNECT_AFTER);\n}\n"),
    # Each undoes one of the cuts that made the engine go in one direction.
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-edits.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_state_apply (w->s, w->a, w->s, NULL, NULL);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-query.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_work_close (w, w->s->plain, -1);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-closing.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_act_ransom (w);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-placing.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_state_get_options (w->s, NULL);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-closing.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_work_lay_fortress (w, 0, NULL);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-buildings.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_work_pay (w, NULL);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-members.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_act_buy (w);\n}\n"),
    ("ratchets", "circles_only_shrink", "src/engine/pandoria-board.c",
     "void\npandoria_broken (PandoriaWork *w)\n{\n  pandoria_setup_check (NULL, NULL);\n}\n"),
    ("ratchets", "circles_only_shrink", {"src/game/game/pandoria-a.c": "void\npandoria_a (void)\n{\n  pandoria_b ();\n}\n",
                                         "src/game/game/pandoria-b.c": "void\npandoria_b (void)\n{\n  pandoria_c ();\n}\n",
                                         "src/game/game/pandoria-c.c": "void\npandoria_c (void)\n{\n  pandoria_a ();\n}\n"}, None),
    ("ratchets", "private_headers_have_few_includers", "src/record/record/broken.c", '#include "pandoria-record-private.h"\n'),
    ("ratchets", "private_headers_have_few_includers",
     {f"src/game/game/broken-{i}.c": '#include "pandoria-new-private.h"\n' for i in range(5)}, None),
    ("ratchets", "hidden_structs_stay_hidden", "src/game/game/pandoria-game-file-private.h",
     "struct _PandoriaGameFile\n{\n  GObject parent_instance;\n};\n"),
    ("ratchets", "tests_use_the_front_door", "tests/display/broken.c", HEAD + '#include "pandoria-window-private.h"\n'),
    ("ratchets", "classes_have_few_members", "src/view/pandoria-tray-broken.h",
     "struct _PandoriaBroken\n{\n  GObject parent;\n" + "  int *a, b;\n" * 15 + "};\n"),
    ("ratchets", "classes_have_few_members", "src/view/play/tray/pandoria-tray.c", ("struct _PandoriaTray\n{\n", "struct _PandoriaTray\n{\n" + "  int *a, b;\n" * 15)),
    ("style", "sources_are_formatted", "src/app/broken.c", HEAD + "int x=1 ;\n"),
    ("tree", "files_say_what_they_are_for", "src/view/broken.c", "int x;\n"),
    ("tree", "files_say_what_they_are_for", "build-aux/shots/broken.c", "int x;\n"),
    ("tree", "files_are_of_known_kinds", "Printed", "%PDF-1.7\n"),
    ("tree", "files_are_of_known_kinds", "src/broken.md", "A\0B"),
    ("tree", "headers_are_guarded", "src/view/broken.h", HEAD),
    ("tree", "classes_have_both_files", "src/view/pandoria-broken.c", CLASS),
    ("tree", "assertions_are_never_disabled", "meson.build", "\nx = '-DG_DISABLE_CHECKS'\n"),
    ("tree", "licence_is_there", "COPYING", ("Version 3", "Version 2")),
    ("tree", "every_file_has_its_licence", "src/view/broken.c", HEAD.replace("GPL-3.0-or-later", "MIT")),
    ("tree", "annotations_name_licences_and_files", "REUSE.toml", ("CC0-1.0", "CC0-2.0")),
    ("tree", "documents_name_what_exists", "README.md", "\n`src/nowhere/none.c`\n"),
    ("tree", "documents_name_what_exists", "docs/architecture.md", "\n`src/nowhere/none.c`\n"),
    ("tree", "documents_name_what_exists", "docs/models.md", None),
    ("tree", "documented_commands_can_be_run", "README.md", ("build-aux/run", "build-aux/start")),
    ("tree", "documented_commands_can_be_run", "docs/models.md", "\n    tests/bench/none.py\n"),
    ("tree", "recipes_are_there", "HACKING.md", ("a realm", "one realm more")),
    ("tree", "functions_the_documents_name_exist", "HACKING.md", "\n`pandoria_nothing_of_the_kind`\n"),
    ("tree", "functions_the_documents_name_exist", "docs/architecture.md", "\n`PandoriaNothing`\n"),
    ("tree", "tables_have_every_row", "src/engine/pandoria-realms.c", ("  [PANDORIA_REALM_FAIRIES] = {", "  {")),
    ("tree", "tables_have_every_row", "src/game/text/pandoria-text-cards.c", ("  [PANDORIA_BUILDING_STATUE]\n  =", "  ")),
    ("tree", "comments_name_what_exists", "src/view/broken.c", HEAD + "/* as in pandoria-nothing.c */\n"),
    ("tree", "comments_name_what_exists", "src/view/broken.c", HEAD + "/* calls pandoria_nothing () */\n"),
    ("tree", "packages_are_sorted_out", "build-aux/packages", "\nsome package\n"),
]


def all_checks():
    for path in sorted(HERE.glob("*.py")):
        if path.stem in ("counting", "commits"):
            continue  # tests of scripts, not of the tree
        for name in re.findall(r"^def check_(\w+)", path.read_text(encoding="utf-8"), re.M):
            yield path.stem, name


def change(path, how):
    if how is None:
        path.unlink()
    elif isinstance(how, tuple):
        text = path.read_text(encoding="utf-8")
        if how[0] not in text:
            raise ValueError(f"{path.name} has no “{how[0]}”")
        path.write_text(text.replace(*how), encoding="utf-8")
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "a", encoding="utf-8") as file:
            file.write(how)


def copy_tree(folder):
    tree = Path(folder) / "tree"
    shutil.copytree(SOURCE, tree, symlinks=True, ignore=shutil.ignore_patterns(".git", "_build*", "__pycache__"))
    return tree


def mend(tree, name):
    """Makes a file of the copy what it was."""
    if (SOURCE / name).exists():
        shutil.copy2(SOURCE / name, tree / name)
    else:
        (tree / name).unlink(missing_ok=True)


def forget():
    """Empties the caches of the checks. Results that depend only on the text of a file stay."""
    for name in [path.stem for path in HERE.glob("*.py")]:
        for value in vars(sys.modules.get(name, re)).values():
            if hasattr(value, "cache_clear") and value is not checks.without_comments:
                value.cache_clear()


def notices(tree, group, check, path, how):
    """Whether the check finds something in the copy with one thing broken; None when it was skipped."""
    changes = path if isinstance(path, dict) else {path: how}
    try:
        for name, text in changes.items():
            change(tree / name, text)
        forget()
        return any(True for _ in getattr(importlib.import_module(group), f"check_{check}")())
    except checks.Skip:
        return None
    finally:
        for name in changes:
            mend(tree, name)


def main():
    with tempfile.TemporaryDirectory() as folder:
        checks.SOURCE = copy_tree(folder)  # before the files of checks are imported, which copy it
        return run_rows(checks.SOURCE)


def run_rows(tree):
    known = {(group, check) for group, check, path, how in ROWS}
    missing = [f"{group}: {check}" for group, check in all_checks() if (group, check) not in known]
    rows = [row for row in ROWS if row[2] is not None]
    if "slow" not in sys.argv:  # the first of each file
        rows = list({row[0]: row for row in reversed(rows)}.values())
    print(f"1..{len(rows) + 1}")
    print(f"{'not ok' if missing else 'ok'} 1 every check has a row")
    for name in missing:
        print(f"# {name}")
        print(f"no row: {name}", file=sys.stderr)
    failed = bool(missing)
    for number, (group, check, path, how) in enumerate(rows, 2):
        try:
            seen = notices(tree, group, check, path, how)
            reason = ""
        except checks.MISHAPS as error:
            seen, reason = False, f"# {type(error).__name__}: {error}"
        title = f"{group}: {check.replace('_', ' ')}"
        print(f"ok {number} {title} # SKIP" if seen is None else f"{'ok' if seen else 'not ok'} {number} {title}")
        if reason:
            print(reason)
        if seen is False:
            print(f"{title}: not noticed {reason}", file=sys.stderr)
        failed = failed or seen is False
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
