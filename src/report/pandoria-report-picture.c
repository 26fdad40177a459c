/* Draws a picture of a game to share: title, bars of points, the board, the best scoring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"
#include "pandoria-report-why.h"

#include "pandoria-report-format.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define SCALE  2.0 /* pixels to a unit */
#define MARGIN 36
#define ROW    31
#define PLACE  26
#define NAMES  190
#define NUMBER 44
#define BEST   58 /* the card of the best scoring */

#define GROUND 0xf3efe4
#define CARD   0xffffff

static const PandoriaLettering title_letterings[] = { { .size = 29, .bold = TRUE },
                                                      { .size = 20, .bold = TRUE, .wrap = 2 },
                                                      { .size = 11, .wrap = 2 } };
static const PandoriaLettering outcome_lettering = { .size = 15, .wrap = 3 };
static const PandoriaLettering name_lettering = { .size = 14, .bold = TRUE };
static const PandoriaLettering realm_lettering = { .size = 9.5 };
static const PandoriaLettering place_lettering = { .size = 14, .bold = TRUE };
static const PandoriaLettering points_lettering
    = { .size = 19, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
static const PandoriaLettering label_lettering = { .size = 10, .bold = TRUE };
static const PandoriaLettering best_lettering = { .size = 13, .bold = TRUE };
static const PandoriaLettering formula_lettering = { .size = 11 };
static const PandoriaLettering foot_lettering = { .size = 9, .align = PANGO_ALIGN_CENTER };

static void
add_round (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_card (PandoriaPage *page, double height)
{
  add_round (page->cr, page->x, page->y, page->width, height, 10);
  pandoria_page_ink (page, CARD);
  cairo_fill_preserve (page->cr);
  pandoria_page_ink (page, 0xdcd6c6);
  cairo_set_line_width (page->cr, 0.7);
  cairo_stroke (page->cr);
}

static void
draw_head (PandoriaPage *page)
{
  g_autofree char *outcome = page->state->finished ? pandoria_report_margin (page->game)
                                                   : pandoria_report_outcome (page->game);

  pandoria_page_title (page, title_letterings, 30);
  pandoria_page_ink (page, page->ink);
  page->y
      += pandoria_page_text (page, &outcome_lettering, page->x, page->y, page->width, outcome) + 9;
}

/* Draws a bar with the length of the player's own points. Partners have one each. */
static void
draw_bar (PandoriaPage *page, guint seat, double x, double y, double width)
{
  const PandoriaPlayerInk *ink = pandoria_page_player_ink (page, seat);
  int most = 1;

  for (guint i = 0; i < page->tally.n_players; i++)
    most = MAX (most, page->tally.sums[i]);
  add_round (page->cr, x, y, MAX (4, width * MAX (0, page->tally.sums[seat]) / most), 13, 4);
  pandoria_page_ink (page, ink->fill);
  cairo_fill_preserve (page->cr);
  pandoria_page_ink (page, page->ink);
  cairo_set_line_width (page->cr, 0.7);
  cairo_stroke (page->cr);
}

static void
draw_player (PandoriaPage *page, guint seat, double x, double width)
{
  PandoriaRealm realm = (PandoriaRealm) page->state->players[seat].realm;
  const char *name = pandoria_record_get_player_name (page->record, seat);
  gboolean alone = realm == PANDORIA_REALM_NONE;
  double names = NAMES - 24;

  pandoria_page_player_mark (page, seat, x + 8, page->y + ROW / 2.0, 7);
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &name_lettering, x + 22, page->y + (alone ? 6 : 1), names, name);
  pandoria_page_ink (page, page->faint);
  if (!alone)
    pandoria_page_text (page, &realm_lettering, x + 22, page->y + 17.5, names,
                        pandoria_text_realm (realm));
  draw_bar (page, seat, x + NAMES, page->y + (ROW - 13) / 2.0, width - NAMES - NUMBER);
}

static void
draw_team (PandoriaPage *page, guint team)
{
  g_autofree char *place = g_strdup_printf ("%u.", page->result.place[team]);
  double top = page->y, x = page->x + 12, width = page->width - 24;
  guint step = page->state->partnership ? 2 : PANDORIA_MAX_PLAYERS;

  for (guint seat = team; seat < page->state->n_players; seat += step)
    {
      draw_player (page, seat, x + PLACE, width - PLACE);
      page->y += ROW;
    }
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &place_lettering, x, top + (page->y - top) / 2 - 9.5, PLACE, place);
  pandoria_page_number (page, &points_lettering, x + width - NUMBER, top + (page->y - top) / 2 - 13,
                        NUMBER, page->result.points[team]);
}

static void
draw_ranking (PandoriaPage *page)
{
  draw_card (page, page->state->n_players * ROW + 12);
  page->y += 6;
  for (guint place = 1; place <= page->result.n; place++)
    for (guint team = 0; team < page->result.n; team++)
      if (page->result.place[team] == place)
        draw_team (page, team);
  page->y += 6 + 12;
}

static void
draw_best (PandoriaPage *page, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_report_best_title (page->record, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  double x = page->x + 14, width = page->width - 28;

  draw_card (page, BEST);
  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &label_lettering, x, page->y + 6, width, _ ("Best scoring"));
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &best_lettering, x, page->y + 19, width, title);
  pandoria_page_text (page, &formula_lettering, x, page->y + 37, width, formula);
}

static void
draw_all (PandoriaPage *page)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (page->game);
  double foot = 14, board;

  draw_head (page);
  draw_ranking (page);
  board = page->bottom - foot - page->y - (best->len > 0 ? BEST + 12 : 0);
  pandoria_page_map (page, board);
  if (best->len > 0)
    {
      page->y = page->bottom - foot - BEST - 4;
      draw_best (page, &((PandoriaLedgerEntry *) best->pdata[0])->event);
    }
  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &foot_lettering, page->x, page->bottom - foot + 8, page->width,
                      "Pandoria Companion");
}

void
pandoria_report_draw_picture (PandoriaGame *game, cairo_t *cr)
{
  g_auto (PandoriaPage) page = { NULL };

  g_return_if_fail (PANDORIA_IS_GAME (game) && cr != NULL);

  cairo_save (cr);
  cairo_scale (cr, SCALE, SCALE);
  pandoria_page_init (&page, game, cr, PANDORIA_REPORT_PICTURE_WIDTH / SCALE,
                      PANDORIA_REPORT_PICTURE_HEIGHT / SCALE, MARGIN);
  page.y -= 8;
  page.bottom += 14;
  pandoria_page_ink (&page, GROUND);
  cairo_paint (cr);
  draw_all (&page);
  cairo_restore (cr);
}
