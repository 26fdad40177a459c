/* Makes the rules sheet: the contents of its two pages, and the largest text size that fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-sheet.h"

#include "pandoria-report-format.h"
#include "pandoria-report-testing.h"
#include "pandoria-sheet-private.h"

#include <glib/gi18n-lib.h>

#define MARGIN 28
#define FOOT   15 /* height */
/* Text sizes in points. */
#define LARGEST 13.0
#define SMALL   8.5 /* topics are split before text gets smaller than this */
#define SMALLEST \
  6.0 /* enough for any fonts without a cut; with the intended ones it is at least 8 */
#define STEP 0.25

/* The text size of a page, and whether each topic stays in one column. */
typedef struct
{
  double size;
  gboolean whole;
} Fit;

typedef struct
{
  double width, height;
  char *facts;
  GPtrArray *rows;                          /* of the tables on the second page */
  GPtrArray *lines[PANDORIA_SHEET_N_PAGES]; /* after the tables */
  Fit fits[PANDORIA_SHEET_N_PAGES];
  gboolean has_room; /* on the page that was drawn last */
} Sheet;

static void
draw_head (PandoriaPen *pen, Sheet *sheet)
{
  static const PandoriaLettering title = { .size = 16, .bold = TRUE };
  static const PandoriaLettering facts
      = { .size = 9, .align = PANGO_ALIGN_RIGHT, .wrap = PANDORIA_ALL_LINES };
  double taken = pandoria_pen_text_width (pen, &title, pandoria_sheet_get_title ()) + 12;
  double height = pandoria_pen_text_height (pen, &facts, pen->width - taken, sheet->facts);
  double line = pen->y + MAX (24, height + 3);

  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &title, pen->x, line - 24, pen->width, pandoria_sheet_get_title ());
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &facts, pen->x + taken, line - height - 3, pen->width - taken,
                     sheet->facts);
  pandoria_pen_rule (pen, line, pen->ink, 0.8);
  pen->y = line + 6;
}

static void
draw_page (gpointer what, guint number, cairo_t *cr)
{
  Sheet *sheet = what;
  const Fit *fit = &sheet->fits[number];
  g_auto (PandoriaPen) pen = { NULL };
  g_autofree char *foot
      = g_strdup_printf (PANDORIA_REPORT_AUTHOR " · %s", pandoria_sheet_get_title ());

  g_return_if_fail (number < PANDORIA_SHEET_N_PAGES && cr != NULL);

  pandoria_pen_init (&pen, cr, sheet->width, sheet->height, MARGIN);
  pen.bottom -= FOOT;
  draw_head (&pen, sheet);
  sheet->has_room
      = (number == 0 || pandoria_sheet_lay_out_tables (&pen, sheet->rows, fit->size))
        && pandoria_sheet_lay_out_lines (&pen, sheet->lines[number], fit->size, fit->whole);
  pandoria_pen_foot (&pen, foot, number, PANDORIA_SHEET_N_PAGES);
}

/* Returns: whether everything has room on page @number with its size. */
static gboolean
fits (Sheet *sheet, guint number)
{
  cairo_t *cr = pandoria_pen_make_recording ();

  draw_page (sheet, number, cr);
  cairo_destroy (cr);
  return sheet->has_room;
}

/* Fills @setup with the default game. Returns: the bits of the base realms. */
static guint
init_any_game (PandoriaSetup *setup)
{
  guint realms = 0;

  pandoria_setup_init (setup, 2);
  for (guint i = PANDORIA_REALM_NONE + 1; i < PANDORIA_N_REALMS; i++)
    if (pandoria_realm_get_origin ((PandoriaRealm) i) == PANDORIA_ORIGIN_BASE)
      realms |= 1U << i;
  return realms;
}

/* Returns: bits of PandoriaRealm. */
static guint
find_realms (const PandoriaSetup *setup)
{
  guint realms = 0;

  for (guint i = 0; i < setup->n_players; i++)
    realms |= 1U << setup->players[i].realm;
  return realms;
}

static char *
make_facts (const PandoriaSetup *setup)
{
  guint modules = PANDORIA_HELP_PARTNERSHIP | PANDORIA_HELP_RIVER | PANDORIA_HELP_ARTIFACTS
                  | PANDORIA_HELP_REALMS;
  g_autofree char *more = pandoria_help_terms_describe (
      (PandoriaHelpTerms) (pandoria_help_terms_of_setup (setup) & modules));

  return g_strjoin (" · ", pandoria_help_get_variant ((PandoriaVariant) setup->variant),
                    pandoria_help_get_edition ((PandoriaEdition) setup->edition),
                    *more != '\0' ? more : NULL, NULL);
}

/* Keeps topics whole unless that makes the text too small. After tables there is only the list of
 * supplies, which may be split. */
static void
choose_fit (Sheet *sheet, guint number)
{
  Fit *fit = &sheet->fits[number];

  *fit = (Fit){ .size = SMALL, .whole = number == 0 || sheet->rows->len == 0 };
  if (!fits (sheet, number))
    *fit = (Fit){ .size = SMALLEST };
  for (double step = 16 * STEP; step >= STEP; step /= 2)
    {
      fit->size += step;
      if (fit->size > LARGEST || !fits (sheet, number))
        fit->size -= step;
    }
}

static Sheet *
make_sheet (const PandoriaSheetSource *source, const PandoriaReportOptions *options)
{
  Sheet *sheet = g_new0 (Sheet, 1);

  sheet->width = options->width;
  sheet->height = options->height;
  sheet->facts = make_facts (source->setup);
  sheet->rows = pandoria_sheet_make_rows (source);
  for (guint i = 0; i < PANDORIA_SHEET_N_PAGES; i++)
    {
      sheet->lines[i] = pandoria_sheet_make_lines (source, i);
      choose_fit (sheet, i);
    }
  return sheet;
}

static void
free_sheet (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->facts);
  g_ptr_array_unref (sheet->rows);
  for (guint i = 0; i < PANDORIA_SHEET_N_PAGES; i++)
    g_ptr_array_unref (sheet->lines[i]);
  g_free (sheet);
}

const char *
pandoria_sheet_get_title (void)
{
  /* Translators: two pages to be printed for the table, with the rules in short */
  return _ ("Rules Sheet");
}

PandoriaPages *
pandoria_sheet_make_pages (const PandoriaSetup *setup, PandoriaCatalogue *catalogue,
                           const PandoriaReportOptions *options)
{
  g_autofree PandoriaSetup *any = g_new0 (PandoriaSetup, 1);
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);
  PandoriaSheetSource source = { .setup = any, .catalogue = catalogue };
  PandoriaPages *pages;

  g_return_val_if_fail (options != NULL, NULL);

  source.realms = init_any_game (any);
  if (setup != NULL)
    {
      source.setup = setup;
      source.state = pandoria_state_init (state, setup, NULL) ? state : NULL;
      source.realms = find_realms (setup);
    }
  source.terms = pandoria_help_terms_of_setup (source.setup);
  pages = g_new0 (PandoriaPages, 1);
  pages->title = g_strdup (pandoria_sheet_get_title ());
  pages->width = options->width;
  pages->height = options->height;
  pages->n_pages = PANDORIA_SHEET_N_PAGES;
  pages->what = make_sheet (&source, options);
  pages->draw = draw_page;
  pages->free_what = free_sheet;
  return pages;
}

double
pandoria_sheet_get_size (PandoriaPages *pages, guint number)
{
  g_return_val_if_fail (pages != NULL && number < PANDORIA_SHEET_N_PAGES, 0);
  return ((Sheet *) pages->what)->fits[number].size;
}
