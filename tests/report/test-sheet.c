/* Tests the rules sheet: two pages for every game, with all its cards and their prices. Nothing is
 * drawn over the margins. It has the widest words of all languages (tests/lib/catalogues.py), with
 * -m slow each of them separately. PANDORIA_SHEET_PAGES=FOLDER keeps the pages as PDF files for
 * inspection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-json.h"
#include "pandoria-report-testing.h"
#include "pandoria-sheet.h"
#include "pandoria-state.h"
#include "pandoria-text.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#define EDGE     25  /* points on each side that printers cannot use */
#define SMALLEST 8.0 /* smallest font size in points */

static const struct
{
  const char *name;
  PandoriaVariant variant;
  PandoriaEdition edition;
  guint n_players;
  PandoriaRealm realms[PANDORIA_MAX_PLAYERS];
  gboolean modules; /* river, artifacts and, with four players, partnership */
} games[] = {
  { "base",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_FIRST,
    4,
    { PANDORIA_REALM_HUMANS, PANDORIA_REALM_ELVES, PANDORIA_REALM_MAGES,
      PANDORIA_REALM_HALFLINGS } },
  { "base-revised",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_REVISED,
    4,
    { PANDORIA_REALM_DWARVES, PANDORIA_REALM_ELVES, PANDORIA_REALM_MAGES,
      PANDORIA_REALM_HALFLINGS },
    TRUE },
  { "expansion",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_FIRST,
    4,
    { PANDORIA_REALM_FAIRIES, PANDORIA_REALM_GOBLINS, PANDORIA_REALM_GOLEMS,
      PANDORIA_REALM_GHOSTS },
    TRUE },
  { "promo",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_REVISED,
    4,
    { PANDORIA_REALM_CENTAURS, PANDORIA_REALM_FAIRIES, PANDORIA_REALM_NYMPHS,
      PANDORIA_REALM_HANBOK },
    TRUE },
  { "longest",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_REVISED,
    4,
    { PANDORIA_REALM_MAGES, PANDORIA_REALM_HALFLINGS, PANDORIA_REALM_GOBLINS,
      PANDORIA_REALM_GHOSTS },
    TRUE },
  { "two",
    PANDORIA_VARIANT_REGULAR,
    PANDORIA_EDITION_FIRST,
    2,
    { PANDORIA_REALM_HUMANS, PANDORIA_REALM_HANBOK },
    TRUE },
  { "beginner",
    PANDORIA_VARIANT_BEGINNER,
    PANDORIA_EDITION_FIRST,
    3,
    { PANDORIA_REALM_HUMANS, PANDORIA_REALM_DWARVES, PANDORIA_REALM_HALFLINGS },
    TRUE },
  { "family", PANDORIA_VARIANT_FAMILY, PANDORIA_EDITION_FIRST, 4, { PANDORIA_REALM_NONE }, TRUE },
  { "family-spells",
    PANDORIA_VARIANT_FAMILY_SPELLS,
    PANDORIA_EDITION_FIRST,
    4,
    { PANDORIA_REALM_NONE },
    TRUE },
};

/* --- parts ---------------------------------------------------------------------------------- */

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  textdomain ("messages"); /* this change makes gettext check the language again */
  textdomain (GETTEXT_PACKAGE);
}

static void
fill_setup (PandoriaSetup *setup, guint game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree PandoriaState *state = g_new (PandoriaState, 1);
  g_autoptr (GError) error = NULL;
  gboolean all = games[game].modules;

  pandoria_setup_init (setup, games[game].n_players);
  setup->variant = (guint8) games[game].variant;
  setup->edition = (guint8) games[game].edition;
  setup->artifacts = all;
  setup->partnership = all && games[game].n_players == PANDORIA_MAX_PLAYERS;
  pandoria_board_load (all ? PANDORIA_BOARD_RESOURCE_B : PANDORIA_BOARD_RESOURCE_A, &setup->board,
                       NULL, NULL, &error);
  g_assert_no_error (error);
  pandoria_simulate_setup (setup, rand, games[game].realms, games[game].n_players);
  pandoria_state_init (state, setup, &error);
  g_assert_no_error (error);
}

/* Creates @n prices for everything. Three have two digits, and each thing has different ones. */
static PandoriaCatalogue *
make_catalogue (guint n, guint step)
{
  g_autoptr (GError) error = NULL;
  PandoriaCatalogue *catalogue = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, &error);

  g_assert_no_error (error);
  for (guint kind = 0; kind < PANDORIA_N_PRINTED_KINDS; kind++)
    {
      g_autoptr (GArray) things
          = pandoria_catalogue_list_things (catalogue, (PandoriaPrintedKind) kind);

      for (guint i = 0; i < things->len; i++)
        {
          g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (guint));

          for (guint j = 0; j < n; j++)
            {
              guint value = (n == 3 ? 10 + i : 0) + step * j;

              g_array_append_val (values, value);
            }
          pandoria_catalogue_set_values (catalogue, &g_array_index (things, PandoriaPrinted, i),
                                         values, NULL);
        }
    }
  return catalogue;
}

static void
keep (PandoriaPages *pages, const char *name)
{
  const char *folder = g_getenv ("PANDORIA_SHEET_PAGES");
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;
  g_autoptr (GBytes) pdf = path != NULL ? pandoria_pages_to_pdf (pages, NULL) : NULL;

  if (pdf != NULL)
    g_assert_true (g_file_set_contents (path, g_bytes_get_data (pdf, NULL),
                                        (gssize) g_bytes_get_size (pdf), NULL));
}

/* Returns: (transfer full) (nullable): the words of @pages, one line for each table row; NULL
 * without a program that extracts them. */
static char *
read_words (PandoriaPages *pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = pandoria_pages_to_pdf (pages, &error);
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autofree char *path = NULL;
  const char *argv[] = { NULL, "-layout", NULL, "-", NULL };
  char *words = NULL;
  int fd;

  g_assert_no_error (error);
  if (program == NULL)
    return NULL;
  fd = g_file_open_tmp ("sheet-XXXXXX.pdf", &path, &error);
  g_assert_no_error (error);
  g_close (fd, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (pdf, NULL),
                                      (gssize) g_bytes_get_size (pdf), NULL));
  argv[0] = program;
  argv[2] = path;
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &words,
                               NULL, NULL, &error));
  g_unlink (path);
  return words;
}

/* --- pages ---------------------------------------------------------------------------------- */

static void
check_page (PandoriaPages *pages, const PandoriaReportOptions *options, guint number)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height;

  pages->draw (pages->what, number, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >=, EDGE);
  g_assert_cmpfloat (y, >=, EDGE);
  g_assert_cmpfloat (x + width, <=, options->width - EDGE);
  g_assert_cmpfloat (y + height, <=, options->height - EDGE);
  cairo_surface_destroy (surface);
}

/* @paper: the only one, or PANDORIA_N_PAPERS for all. */
static void
check_sheet (const PandoriaSetup *setup, PandoriaCatalogue *catalogue, guint paper,
             const char *name)
{
  const gboolean all = paper == PANDORIA_N_PAPERS;

  for (guint i = all ? 0 : paper; i < (all ? PANDORIA_N_PAPERS : paper + 1); i++)
    {
      PandoriaReportOptions options;
      g_autoptr (PandoriaPages) pages = NULL;
      g_autofree char *file
          = g_strdup_printf ("%s-%s.pdf", name, i == PANDORIA_PAPER_A4 ? "a4" : "letter");

      pandoria_report_options_init (&options, (PandoriaPaper) i);
      pages = pandoria_sheet_make_pages (setup, catalogue, &options);
      g_assert_cmpuint (pages->n_pages, ==, 2);
      for (guint number = 0; number < pages->n_pages; number++)
        {
          g_test_message ("%s, page %u: %g pt", file, number + 1,
                          pandoria_sheet_get_size (pages, number));
          if (pandoria_sheet_get_size (pages, number) < SMALLEST)
            g_error (
                "%s, page %u is too full: its letters of %g pt are smaller than %g; shorten a "
                "text of src/game/text/pandoria-text-cards.c or src/report/pandoria-sheet-words.c",
                file, number + 1, pandoria_sheet_get_size (pages, number), (double) SMALLEST);
          check_page (pages, &options, number);
        }
      keep (pages, file);
    }
}

static void
test_pages (gconstpointer language)
{
  g_autoptr (PandoriaCatalogue) full = make_catalogue (3, 30);
  g_autoptr (PandoriaCatalogue) shipped
      = pandoria_catalogue_new (PANDORIA_CATALOGUE_RESOURCE, NULL, NULL);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  g_autoptr (PandoriaCatalogue) crowded = make_catalogue (PANDORIA_MAX_COST + 1, 1);
  g_autofree char *any = g_strconcat (language, "-any", NULL),
                  *crowd = g_strconcat (language, "-crowd", NULL);

  set_language (language);
  check_sheet (NULL, shipped, PANDORIA_N_PAPERS, any);
  check_sheet (NULL, crowded, PANDORIA_N_PAPERS, crowd);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", (const char *) language, games[i].name);

      fill_setup (setup, i);
      check_sheet (setup, full, g_test_slow () ? PANDORIA_N_PAPERS : i % PANDORIA_N_PAPERS, name);
    }
}

/* --- cards ---------------------------------------------------------------------------------- */

/* Returns: whether @words has a line with @name and @values, as they are printed, NULL where
 * nothing is paid. */
static gboolean
has_row (const char *words, const char *name, const char *values)
{
  g_autofree char *quoted = g_regex_escape_string (name, -1);
  g_autofree char *pattern = g_strdup_printf ("^ *%s%s%s +\\S", quoted, values != NULL ? " +" : "",
                                              values != NULL ? values : "");

  return g_regex_match_simple (pattern, words, G_REGEX_MULTILINE, 0);
}

static void
check_cards (const char *words, PandoriaCatalogue *catalogue, PandoriaPrintedKind kind,
             guint variant)
{
  g_autoptr (GArray) things = pandoria_catalogue_list_things (catalogue, kind);
  gboolean is_spell = kind == PANDORIA_PRINTED_SPELL;
  gboolean is_free = pandoria_variant_is_family ((PandoriaVariant) variant);

  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      g_autofree char *name = is_spell ? pandoria_text_spell (thing->spell, thing->level)
                                       : pandoria_text_building (thing->building, thing->level);
      g_autofree char *values = g_strdup_printf ("%u / %u / %u", 10 + i, 40 + i, 70 + i);
      gboolean expected = is_spell ? pandoria_variant_has_spell (variant, thing->spell) : !is_free;

      g_test_message ("%s %s", name, values);
      g_assert_cmpint (has_row (words, name, is_free ? NULL : values), ==, expected);
    }
}

/* The sheet has exactly the cards of the game, with all known prices, and no text is cut off. */
static void
test_cards (gconstpointer language)
{
  g_autoptr (PandoriaCatalogue) catalogue = make_catalogue (3, 30);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  PandoriaReportOptions options;

  set_language (language);
  pandoria_report_options_init (&options, PANDORIA_PAPER_A4);
  for (guint i = 0; i < G_N_ELEMENTS (games); i += g_test_slow () ? 1 : 2)
    {
      g_autoptr (PandoriaPages) pages = NULL;
      g_autofree char *words = NULL;

      fill_setup (setup, i);
      pages = pandoria_sheet_make_pages (setup, catalogue, &options);
      words = read_words (pages);
      if (words == NULL)
        {
          g_test_skip ("no pdftotext");
          return;
        }
      g_assert_null (strstr (words, "…"));
      check_cards (words, catalogue, PANDORIA_PRINTED_SPELL, setup->variant);
      check_cards (words, catalogue, PANDORIA_PRINTED_BUILDING, setup->variant);
    }
}

/* The sheet has the relics of the game. Of the known ones, it omits 4 and 7 with two players, and 7
 * with three. */
static void
test_relics (void)
{
  static const struct
  {
    guint game;
    const char *relics;
  } cases[] = { { 1, "4 → 10 / 40 / 70 · 7 → 11 / 41 / 71" },
                { 5, NULL },
                { 6, "4 → 10 / 40 / 70" },
                { 0, NULL } };
  g_autoptr (PandoriaCatalogue) catalogue = make_catalogue (3, 30);
  g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
  PandoriaReportOptions options;

  set_language ("en");
  pandoria_report_options_init (&options, PANDORIA_PAPER_A4);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (PandoriaPages) pages = NULL;
      g_autofree char *words = NULL;
      g_autofree char *wanted
          = g_strdup_printf ("Relics, artifacts → points: %s\n", cases[i].relics);

      fill_setup (setup, cases[i].game);
      pages = pandoria_sheet_make_pages (setup, catalogue, &options);
      words = read_words (pages);
      if (words == NULL)
        {
          g_test_skip ("no pdftotext");
          return;
        }
      g_assert_cmpint (strstr (words, "Relics") != NULL, ==, cases[i].relics != NULL);
      if (cases[i].relics != NULL)
        g_assert_nonnull (strstr (words, wanted));
    }
}

int
main (int argc, char **argv)
{
  static const char *const widest[] = { "eo", NULL }, *const each[]
                                                      = { "en", "de", "nl", "it", NULL };
  const char *const *languages;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("PANDORIA_CATALOGUES"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  /* GLib checks only once whether a translation exists. */
  set_language (g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "de");
  g_dgettext (GETTEXT_PACKAGE, "is missing");
  g_test_init (&argc, &argv, NULL);
  languages = g_test_slow () ? each : widest;
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *pages = g_strconcat ("/sheet/pages/", languages[i], NULL);
      g_autofree char *cards = g_strconcat ("/sheet/cards/", languages[i], NULL);

      g_test_add_data_func (pages, languages[i], test_pages);
      g_test_add_data_func (cards, languages[i], test_cards);
    }
  g_test_add_func ("/sheet/relics", test_relics);
  return g_test_run ();
}
