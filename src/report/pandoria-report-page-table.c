/* Draws the head of the first page, the ranking, and the points by source and player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"
#include "pandoria-report-page-private.h"

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
draw_outcome (PandoriaPage *page)
{
  gboolean framed = !page->state->finished;
  double inset = framed ? 8 : 0, top = page->y;

  pandoria_page_ink (page, page->ink);
  page->y += framed ? 5 : 0;
  page->y += pandoria_page_text (page, &sentence, page->x + inset, page->y, page->width - 2 * inset,
                                 page->outcome);
  if (!framed)
    return;
  page->y += 5;
  cairo_set_line_width (page->cr, 1);
  cairo_rectangle (page->cr, page->x + 0.5, top, page->width - 1, page->y - top);
  cairo_stroke (page->cr);
  page->y += 3;
}

void
pandoria_page_title (PandoriaPage *page, const PandoriaLettering letterings[3], glong most)
{
  const char *title = pandoria_report_title (page->record);
  g_autofree char *facts = pandoria_report_facts (page->game);
  const PandoriaLettering *lettering = &letterings[g_utf8_strlen (title, -1) > most];

  pandoria_page_ink (page, page->ink);
  page->y += pandoria_page_text (page, lettering, page->x, page->y, page->width, title);
  pandoria_page_ink (page, page->faint);
  page->y += pandoria_page_text (page, &letterings[2], page->x, page->y, page->width, facts) + 6;
}

void
pandoria_page_head (PandoriaPage *page)
{
  static const PandoriaLettering letterings[] = { { .size = 21, .bold = TRUE },
                                                  { .size = 15, .bold = TRUE, .wrap = 3 },
                                                  { .size = 10, .wrap = 3 } };

  pandoria_page_title (page, letterings, 36);
  draw_outcome (page);
}

typedef struct
{
  double place, player, realm, points, left; /* left edge of each column */
  double number;                             /* width of the points; the last column is wider */
} Columns;

static Columns
get_columns (PandoriaPage *page)
{
  double number = 66;
  double left = page->x + page->width - number * 1.6;

  return (Columns){ .place = page->x,
                    .player = page->x + 40,
                    .realm = page->x + page->width * 0.42,
                    .points = left - number,
                    .left = left,
                    .number = number };
}

static void
draw_ranking_head (PandoriaPage *page, const Columns *columns)
{
  PandoriaLettering left = { .size = 8.5 }, right = { .size = 8.5, .align = PANGO_ALIGN_RIGHT };

  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &left, columns->place, page->y, 38, _ ("Place"));
  pandoria_page_text (page, &left, columns->player, page->y, columns->realm - columns->player - 8,
                      _ ("Player"));
  if (page->state->players[0].realm != PANDORIA_REALM_NONE)
    pandoria_page_text (page, &left, columns->realm, page->y, columns->points - columns->realm - 8,
                        _ ("Realm"));
  pandoria_page_text (page, &right, columns->points, page->y, columns->number, _ ("Points"));
  pandoria_page_text (page, &right, columns->left, page->y, columns->number * 1.6,
                      _ ("Resources left"));
  page->y += 13;
  pandoria_page_rule (page, page->y, page->ink, 0.8);
}

/* Draws a row, which is higher for a long name, and moves y below it. */
static void
draw_player (PandoriaPage *page, const Columns *columns, guint seat)
{
  const char *name = pandoria_record_get_player_name (page->record, seat);
  PandoriaRealm realm = (PandoriaRealm) page->state->players[seat].realm;
  double height;

  pandoria_page_player_mark (page, seat, columns->player + 5, page->y + ROW / 2.0, 4.5);
  pandoria_page_ink (page, page->ink);
  height = pandoria_page_text (page, &player_lettering, columns->player + 16, page->y + 1.5,
                               columns->realm - columns->player - 24, name);
  if (realm != PANDORIA_REALM_NONE)
    pandoria_page_text (page, &normal, columns->realm, page->y + 1.5,
                        columns->points - columns->realm - 8, pandoria_text_realm (realm));
  page->y += MAX (ROW, height + 3);
}

static void
draw_team (PandoriaPage *page, const Columns *columns, guint team)
{
  g_autofree char *place = g_strdup_printf ("%u.", page->result.place[team]);

  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &strong, columns->place, page->y + 1.5, 38, place);
  pandoria_page_number (page, &strong, columns->points, page->y + 1.5, columns->number,
                        page->result.points[team]);
  pandoria_page_number (page, &strong, columns->left, page->y + 1.5, columns->number * 1.6,
                        page->result.tie_break[team]);
  for (guint seat = team; seat < page->state->n_players;
       seat += page->state->partnership ? 2 : PANDORIA_MAX_PLAYERS)
    draw_player (page, columns, seat);
  pandoria_page_rule (page, page->y, page->rule, 0.5);
}

void
pandoria_page_ranking (PandoriaPage *page)
{
  Columns columns = get_columns (page);
  g_autofree char *ties = pandoria_report_ties (page->game);

  pandoria_page_heading (page, page->state->finished ? _ ("Ranking") : _ ("Standing"));
  draw_ranking_head (page, &columns);
  for (guint place = 1; place <= page->result.n; place++)
    for (guint team = 0; team < page->result.n; team++)
      if (page->result.place[team] == place)
        draw_team (page, &columns, team);
  pandoria_page_ink (page, page->faint);
  page->y += 3;
  page->y += pandoria_page_text (page, &small, page->x, page->y, page->width, ties);
}

/* --- the points by source ------------------------------------------------------------------- */

#define TABLE_ROW 13.5
#define LABEL     165 /* width of the names of the sources */

static const PandoriaLettering source_lettering = { .size = 9.5 };
static const PandoriaLettering sum_lettering = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering name_lettering
    = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

static double
get_column (PandoriaPage *page)
{
  return (page->width - LABEL) / PANDORIA_MAX_PLAYERS;
}

/* Columns have the same width for any number of players, from the labels on. */
static double
get_x (PandoriaPage *page, guint column)
{
  return page->x + LABEL + column * get_column (page);
}

static void
draw_table_head (PandoriaPage *page)
{
  for (guint column = 0; column < page->tally.n_players; column++)
    {
      const guint seat = pandoria_tally_get_seat (&page->tally, column);
      const char *name = pandoria_record_get_player_name (page->record, seat);
      double x = get_x (page, column), width = get_column (page);

      pandoria_page_player_mark (page, seat, x + width - 4, page->y + 7, 4);
      pandoria_page_ink (page, page->ink);
      pandoria_page_text (page, &name_lettering, x + 6, page->y, width - 18, name);
    }
  page->y += TABLE_ROW + 1;
  pandoria_page_rule (page, page->y, page->ink, 0.8);
}

static void
draw_row (PandoriaPage *page, const PandoriaLettering *lettering, const char *label,
          const gint *points)
{
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, lettering, page->x, page->y + 0.5, LABEL - 6, label);
  for (guint column = 0; column < page->tally.n_players; column++)
    pandoria_page_number (page, lettering, get_x (page, column), page->y + 0.5, get_column (page),
                          points[pandoria_tally_get_seat (&page->tally, column)]);
  page->y += TABLE_ROW;
}

/* Draws the sum of both partners once, at the end of their columns. */
static void
draw_teams (PandoriaPage *page)
{
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, &sum_lettering, page->x, page->y + 0.5, LABEL - 6, _ ("Team’s points"));
  for (guint team = 0; team < 2; team++)
    pandoria_page_number (page, &sum_lettering, get_x (page, 2 * team), page->y + 0.5,
                          2 * get_column (page), page->tally.teams[team]);
  page->y += TABLE_ROW;
}

/* Draws each player's thinking time if the acts have times. */
static void
draw_times (PandoriaPage *page)
{
  static const PandoriaLettering right = { .size = 9.5, .align = PANGO_ALIGN_RIGHT };
  int seconds[PANDORIA_MAX_PLAYERS];

  if (!pandoria_game_get_player_seconds (page->game, seconds))
    return;
  pandoria_page_rule (page, page->y, page->rule, 0.4);
  pandoria_page_ink (page, page->faint);
  pandoria_page_text (page, &source_lettering, page->x, page->y + 0.5, LABEL - 6,
                      _ ("Thinking time"));
  for (guint column = 0; column < page->tally.n_players; column++)
    {
      g_autofree char *duration
          = pandoria_text_duration (seconds[pandoria_tally_get_seat (&page->tally, column)]);

      pandoria_page_text (page, &right, get_x (page, column), page->y + 0.5, get_column (page),
                          duration);
    }
  page->y += TABLE_ROW;
}

void
pandoria_page_table (PandoriaPage *page)
{
  pandoria_page_heading (page, _ ("Where the points came from"));
  draw_table_head (page);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&page->tally, (PandoriaTallySource) source))
      {
        draw_row (page, &source_lettering,
                  pandoria_tally_source_name ((PandoriaTallySource) source),
                  page->tally.points[source]);
        pandoria_page_rule (page, page->y, page->rule, 0.4);
      }
  pandoria_page_rule (page, page->y, page->ink, 0.8);
  draw_row (page, &sum_lettering, _ ("Points"), page->tally.sums);
  if (page->state->partnership)
    draw_teams (page);
  draw_times (page);
}
