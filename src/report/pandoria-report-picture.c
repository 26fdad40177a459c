/* Draws a picture of a game to share: title, bars of points, the board, the best scoring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-picture.h"

#include "pandoria-report-format.h"
#include "pandoria-report-page-board.h"
#include "pandoria-report-page-table.h"
#include "pandoria-report-pieces.h"
#include "pandoria-report-why.h"

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
draw_card (PandoriaPen *pen, double height)
{
  add_round (pen->cr, pen->x, pen->y, pen->width, height, 10);
  pandoria_pen_ink (pen, CARD);
  cairo_fill_preserve (pen->cr);
  pandoria_pen_ink (pen, 0xdcd6c6);
  cairo_set_line_width (pen->cr, 0.7);
  cairo_stroke (pen->cr);
}

static void
draw_head (PandoriaPen *pen, PandoriaGame *game)
{
  g_autofree char *outcome = pandoria_game_get_state (game)->finished
                                 ? pandoria_report_margin (game)
                                 : pandoria_report_outcome (game);

  pandoria_report_draw_title (pen, game, title_letterings, 30);
  pandoria_pen_ink (pen, pen->ink);
  pen->y += pandoria_pen_text (pen, &outcome_lettering, pen->x, pen->y, pen->width, outcome) + 9;
}

/* Draws a bar with the length of the player's own points. Partners have one each. */
static void
draw_bar (PandoriaPen *pen, PandoriaGame *game, guint seat, double x, double y, double width)
{
  const PandoriaColor color
      = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);
  PandoriaTally tally;
  int most = 1;

  pandoria_tally_init (&tally, game);
  for (guint i = 0; i < tally.n_players; i++)
    most = MAX (most, tally.sums[i]);
  add_round (pen->cr, x, y, MAX (4, width * MAX (0, tally.sums[seat]) / most), 13, 4);
  pandoria_pen_ink (pen, pandoria_report_get_ink (color)->fill);
  cairo_fill_preserve (pen->cr);
  pandoria_pen_ink (pen, pen->ink);
  cairo_set_line_width (pen->cr, 0.7);
  cairo_stroke (pen->cr);
}

static void
draw_player (PandoriaPen *pen, PandoriaGame *game, guint seat, double x, double width)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaRealm realm = (PandoriaRealm) pandoria_game_get_state (game)->players[seat].realm;
  const char *name = pandoria_record_get_player_name (record, seat);
  gboolean alone = realm == PANDORIA_REALM_NONE;
  double names = NAMES - 24;

  pandoria_report_draw_mark (pen, pandoria_record_get_player_color (record, seat), x + 8,
                             pen->y + ROW / 2.0, 7);
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &name_lettering, x + 22, pen->y + (alone ? 6 : 1), names, name);
  pandoria_pen_ink (pen, pen->faint);
  if (!alone)
    pandoria_pen_text (pen, &realm_lettering, x + 22, pen->y + 17.5, names,
                       pandoria_text_realm (realm));
  draw_bar (pen, game, seat, x + NAMES, pen->y + (ROW - 13) / 2.0, width - NAMES - NUMBER);
}

static void
draw_team (PandoriaPen *pen, PandoriaGame *game, const PandoriaResult *result, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *place = g_strdup_printf ("%u.", result->place[team]);
  double top = pen->y, x = pen->x + 12, width = pen->width - 24;
  guint step = state->partnership ? 2 : PANDORIA_MAX_PLAYERS;

  for (guint seat = team; seat < state->n_players; seat += step)
    {
      draw_player (pen, game, seat, x + PLACE, width - PLACE);
      pen->y += ROW;
    }
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &place_lettering, x, top + (pen->y - top) / 2 - 9.5, PLACE, place);
  pandoria_pen_number (pen, &points_lettering, x + width - NUMBER, top + (pen->y - top) / 2 - 13,
                       NUMBER, result->points[team]);
}

static void
draw_ranking (PandoriaPen *pen, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  draw_card (pen, state->n_players * ROW + 12);
  pen->y += 6;
  for (guint place = 1; place <= result.n; place++)
    for (guint team = 0; team < result.n; team++)
      if (result.place[team] == place)
        draw_team (pen, game, &result, team);
  pen->y += 6 + 12;
}

static void
draw_best (PandoriaPen *pen, PandoriaGame *game, const PandoriaEvent *event)
{
  g_autofree char *title = pandoria_report_best_title (pandoria_game_get_record (game), event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  double x = pen->x + 14, width = pen->width - 28;

  draw_card (pen, BEST);
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &label_lettering, x, pen->y + 6, width, _ ("Best scoring"));
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &best_lettering, x, pen->y + 19, width, title);
  pandoria_pen_text (pen, &formula_lettering, x, pen->y + 37, width, formula);
}

static void
draw_all (PandoriaPen *pen, PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);
  double foot = 14, board;

  draw_head (pen, game);
  draw_ranking (pen, game);
  board = pen->bottom - foot - pen->y - (best->len > 0 ? BEST + 12 : 0);
  pandoria_report_draw_map (pen, game, board);
  if (best->len > 0)
    {
      pen->y = pen->bottom - foot - BEST - 4;
      draw_best (pen, game, &((PandoriaLedgerEntry *) best->pdata[0])->event);
    }
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &foot_lettering, pen->x, pen->bottom - foot + 8, pen->width,
                     "Pandoria Companion");
}

void
pandoria_report_draw_picture (PandoriaGame *game, cairo_t *cr)
{
  g_auto (PandoriaPen) pen = { NULL };

  g_return_if_fail (PANDORIA_IS_GAME (game) && cr != NULL);

  cairo_save (cr);
  cairo_scale (cr, SCALE, SCALE);
  pandoria_pen_init (&pen, cr, PANDORIA_REPORT_PICTURE_WIDTH / SCALE,
                     PANDORIA_REPORT_PICTURE_HEIGHT / SCALE, MARGIN);
  pen.y -= 8;
  pen.bottom += 14;
  pandoria_pen_ink (&pen, GROUND);
  cairo_paint (cr);
  draw_all (&pen, game);
  cairo_restore (cr);
}
