/* Draws the head of the first page, the ranking, and the points by source and player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-table.h"

#include "pandoria-report-format.h"
#include "pandoria-report-pieces.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define ROW 16

static const PandoriaLettering player_lettering = { .size = 10, .bold = TRUE, .wrap = 2 };
static const PandoriaLettering normal = { .size = 10 };
static const PandoriaLettering strong = { .size = 10, .bold = TRUE };
static const PandoriaLettering small = { .size = 8.5, .wrap = 3 };
static const PandoriaLettering sentence = { .size = 10.5, .wrap = 7 };

/* Frames the outcome of an unfinished game, so that readers notice it. */
static void
draw_outcome (PandoriaPen *pen, const char *outcome, gboolean framed)
{
  double inset = framed ? 8 : 0, top = pen->y;

  pandoria_pen_ink (pen, pen->ink);
  pen->y += framed ? 5 : 0;
  pen->y += pandoria_pen_text (pen, &sentence, pen->x + inset, pen->y, pen->width - 2 * inset,
                               outcome);
  if (!framed)
    return;
  pen->y += 5;
  cairo_set_line_width (pen->cr, 1);
  cairo_rectangle (pen->cr, pen->x + 0.5, top, pen->width - 1, pen->y - top);
  cairo_stroke (pen->cr);
  pen->y += 3;
}

void
pandoria_report_draw_title (PandoriaPen *pen, PandoriaGame *game,
                            const PandoriaLettering letterings[3], glong most)
{
  const char *title = pandoria_report_title (pandoria_game_get_record (game));
  g_autofree char *facts = pandoria_report_facts (game);
  const PandoriaLettering *lettering = &letterings[g_utf8_strlen (title, -1) > most];

  pandoria_pen_ink (pen, pen->ink);
  pen->y += pandoria_pen_text (pen, lettering, pen->x, pen->y, pen->width, title);
  pandoria_pen_ink (pen, pen->faint);
  pen->y += pandoria_pen_text (pen, &letterings[2], pen->x, pen->y, pen->width, facts) + 6;
}

void
pandoria_report_draw_head (PandoriaPen *pen, PandoriaGame *game, const char *outcome)
{
  static const PandoriaLettering letterings[] = { { .size = 21, .bold = TRUE },
                                                  { .size = 15, .bold = TRUE, .wrap = 3 },
                                                  { .size = 10, .wrap = 3 } };

  pandoria_report_draw_title (pen, game, letterings, 36);
  draw_outcome (pen, outcome, !pandoria_game_get_state (game)->finished);
}

typedef struct
{
  double place, player, realm, points, left; /* left edge of each column */
  double number;                             /* width of the points; the last column is wider */
} Columns;

static Columns
get_columns (PandoriaPen *pen)
{
  double number = 66;
  double left = pen->x + pen->width - number * 1.6;

  return (Columns){ .place = pen->x,
                    .player = pen->x + 40,
                    .realm = pen->x + pen->width * 0.42,
                    .points = left - number,
                    .left = left,
                    .number = number };
}

static void
draw_ranking_head (PandoriaPen *pen, const Columns *columns, gboolean realms)
{
  PandoriaLettering left = { .size = 8.5 }, right = { .size = 8.5, .align = PANGO_ALIGN_RIGHT };

  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &left, columns->place, pen->y, 38, _ ("Place"));
  pandoria_pen_text (pen, &left, columns->player, pen->y, columns->realm - columns->player - 8,
                     _ ("Player"));
  if (realms)
    pandoria_pen_text (pen, &left, columns->realm, pen->y, columns->points - columns->realm - 8,
                       _ ("Realm"));
  pandoria_pen_text (pen, &right, columns->points, pen->y, columns->number, _ ("Points"));
  pandoria_pen_text (pen, &right, columns->left, pen->y, columns->number * 1.6,
                     _ ("Resources left"));
  pen->y += 13;
  pandoria_pen_rule (pen, pen->y, pen->ink, 0.8);
}

/* Draws a row, which is higher for a long name, and moves y below it. */
static void
draw_player (PandoriaPen *pen, const Columns *columns, PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const char *name = pandoria_record_get_player_name (record, seat);
  PandoriaRealm realm = (PandoriaRealm) pandoria_game_get_state (game)->players[seat].realm;
  double height;

  pandoria_report_draw_mark (pen, pandoria_record_get_player_color (record, seat),
                             columns->player + 5, pen->y + ROW / 2.0, 4.5);
  pandoria_pen_ink (pen, pen->ink);
  height = pandoria_pen_text (pen, &player_lettering, columns->player + 16, pen->y + 1.5,
                              columns->realm - columns->player - 24, name);
  if (realm != PANDORIA_REALM_NONE)
    pandoria_pen_text (pen, &normal, columns->realm, pen->y + 1.5,
                       columns->points - columns->realm - 8, pandoria_text_realm (realm));
  pen->y += MAX (ROW, height + 3);
}

static void
draw_team (PandoriaPen *pen, const Columns *columns, PandoriaGame *game,
           const PandoriaResult *result, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *place = g_strdup_printf ("%u.", result->place[team]);

  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &strong, columns->place, pen->y + 1.5, 38, place);
  pandoria_pen_number (pen, &strong, columns->points, pen->y + 1.5, columns->number,
                       result->points[team]);
  pandoria_pen_number (pen, &strong, columns->left, pen->y + 1.5, columns->number * 1.6,
                       result->tie_break[team]);
  for (guint seat = team; seat < state->n_players;
       seat += state->partnership ? 2 : PANDORIA_MAX_PLAYERS)
    draw_player (pen, columns, game, seat);
  pandoria_pen_rule (pen, pen->y, pen->rule, 0.5);
}

void
pandoria_report_draw_ranking (PandoriaPen *pen, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  Columns columns = get_columns (pen);
  g_autofree char *ties = pandoria_report_ties (game);
  PandoriaResult result;

  pandoria_state_get_result (state, &result);

  pandoria_pen_heading (pen, state->finished ? _ ("Ranking") : _ ("Standing"));
  draw_ranking_head (pen, &columns, state->players[0].realm != PANDORIA_REALM_NONE);
  for (guint place = 1; place <= result.n; place++)
    for (guint team = 0; team < result.n; team++)
      if (result.place[team] == place)
        draw_team (pen, &columns, game, &result, team);
  pandoria_pen_ink (pen, pen->faint);
  pen->y += 3;
  pen->y += pandoria_pen_text (pen, &small, pen->x, pen->y, pen->width, ties);
}

/* --- the points by source ------------------------------------------------------------------- */

#define TABLE_ROW 13.5
#define LABEL     165 /* width of the names of the sources */

static const PandoriaLettering source_lettering = { .size = 9.5 };
static const PandoriaLettering sum_lettering = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering name_lettering
    = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

static double
get_column (PandoriaPen *pen)
{
  return (pen->width - LABEL) / PANDORIA_MAX_PLAYERS;
}

/* Columns have the same width for any number of players, from the labels on. */
static double
get_x (PandoriaPen *pen, guint column)
{
  return pen->x + LABEL + column * get_column (pen);
}

static void
draw_table_head (PandoriaPen *pen, PandoriaRecord *record, const PandoriaTally *tally)
{
  for (guint column = 0; column < tally->n_players; column++)
    {
      const guint seat = pandoria_tally_get_seat (tally, column);
      const char *name = pandoria_record_get_player_name (record, seat);
      double x = get_x (pen, column), width = get_column (pen);

      pandoria_report_draw_mark (pen, pandoria_record_get_player_color (record, seat),
                                 x + width - 4, pen->y + 7, 4);
      pandoria_pen_ink (pen, pen->ink);
      pandoria_pen_text (pen, &name_lettering, x + 6, pen->y, width - 18, name);
    }
  pen->y += TABLE_ROW + 1;
  pandoria_pen_rule (pen, pen->y, pen->ink, 0.8);
}

static void
draw_row (PandoriaPen *pen, const PandoriaTally *tally, const PandoriaLettering *lettering,
          const char *label, const gint *points)
{
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, lettering, pen->x, pen->y + 0.5, LABEL - 6, label);
  for (guint column = 0; column < tally->n_players; column++)
    pandoria_pen_number (pen, lettering, get_x (pen, column), pen->y + 0.5, get_column (pen),
                         points[pandoria_tally_get_seat (tally, column)]);
  pen->y += TABLE_ROW;
}

/* Draws the sum of both partners once, at the end of their columns. */
static void
draw_teams (PandoriaPen *pen, const PandoriaTally *tally)
{
  pandoria_pen_ink (pen, pen->ink);
  pandoria_pen_text (pen, &sum_lettering, pen->x, pen->y + 0.5, LABEL - 6, _ ("Team’s points"));
  for (guint team = 0; team < 2; team++)
    pandoria_pen_number (pen, &sum_lettering, get_x (pen, 2 * team), pen->y + 0.5,
                         2 * get_column (pen), tally->teams[team]);
  pen->y += TABLE_ROW;
}

/* Draws each player's thinking time if the acts have times. */
static void
draw_times (PandoriaPen *pen, PandoriaGame *game, const PandoriaTally *tally)
{
  static const PandoriaLettering right = { .size = 9.5, .align = PANGO_ALIGN_RIGHT };
  int seconds[PANDORIA_MAX_PLAYERS];

  if (!pandoria_game_get_player_seconds (game, seconds))
    return;
  pandoria_pen_rule (pen, pen->y, pen->rule, 0.4);
  pandoria_pen_ink (pen, pen->faint);
  pandoria_pen_text (pen, &source_lettering, pen->x, pen->y + 0.5, LABEL - 6, _ ("Thinking time"));
  for (guint column = 0; column < tally->n_players; column++)
    {
      g_autofree char *duration
          = pandoria_text_duration (seconds[pandoria_tally_get_seat (tally, column)]);

      pandoria_pen_text (pen, &right, get_x (pen, column), pen->y + 0.5, get_column (pen),
                         duration);
    }
  pen->y += TABLE_ROW;
}

void
pandoria_report_draw_table (PandoriaPen *pen, PandoriaGame *game)
{
  PandoriaTally tally;

  pandoria_tally_init (&tally, game);
  pandoria_pen_heading (pen, _ ("Where the points came from"));
  draw_table_head (pen, pandoria_game_get_record (game), &tally);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, (PandoriaTallySource) source))
      {
        draw_row (pen, &tally, &source_lettering,
                  pandoria_tally_source_name ((PandoriaTallySource) source), tally.points[source]);
        pandoria_pen_rule (pen, pen->y, pen->rule, 0.4);
      }
  pandoria_pen_rule (pen, pen->y, pen->ink, 0.8);
  draw_row (pen, &tally, &sum_lettering, _ ("Points"), tally.sums);
  if (pandoria_game_get_state (game)->partnership)
    draw_teams (pen, &tally);
  draw_times (pen, game, &tally);
}
