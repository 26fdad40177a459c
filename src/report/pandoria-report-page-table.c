/* Draws the table of points by source and player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define ROW   13.5
#define LABEL 165 /* width of the names of the sources */

static const PandoriaLettering normal = { .size = 9.5 };
static const PandoriaLettering strong = { .size = 9.5, .bold = TRUE };
static const PandoriaLettering name_lettering = { .size = 9.5, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };

static double
get_column (PandoriaPage *page)
{
  return (page->width - LABEL) / PANDORIA_MAX_PLAYERS;
}

/* Columns have the same width for any number of players, from the labels on. */
static double
get_x (PandoriaPage *page, guint seat)
{
  return page->x + LABEL + seat * get_column (page);
}

static void
draw_head (PandoriaPage *page)
{
  for (guint seat = 0; seat < page->tally.n_players; seat++)
    {
      const char *name = pandoria_record_get_player_name (page->record, seat);
      double x = get_x (page, seat), column = get_column (page);

      pandoria_page_player_mark (page, seat, x + column - 4, page->y + 7, 4);
      pandoria_page_ink (page, page->ink);
      pandoria_page_text (page, &name_lettering, x + 6, page->y, column - 18, name);
    }
  page->y += ROW + 1;
  pandoria_page_rule (page, page->y, page->ink, 0.8);
}

static void
draw_row (PandoriaPage *page, const PandoriaLettering *lettering, const char *label, const gint *points)
{
  pandoria_page_ink (page, page->ink);
  pandoria_page_text (page, lettering, page->x, page->y + 0.5, LABEL - 6, label);
  for (guint seat = 0; seat < page->tally.n_players; seat++)
    pandoria_page_number (page, lettering, get_x (page, seat), page->y + 0.5, get_column (page), points[seat]);
  page->y += ROW;
}

static void
draw_teams (PandoriaPage *page)
{
  gint sums[PANDORIA_MAX_PLAYERS];

  for (guint seat = 0; seat < page->tally.n_players; seat++)
    sums[seat] = page->result.points[page->state->players[seat].team];
  draw_row (page, &strong, _ ("Team’s points"), sums);
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
  pandoria_page_text (page, &normal, page->x, page->y + 0.5, LABEL - 6, _ ("Thinking time"));
  for (guint seat = 0; seat < page->tally.n_players; seat++)
    {
      g_autofree char *duration = pandoria_text_duration (seconds[seat]);

      pandoria_page_text (page, &right, get_x (page, seat), page->y + 0.5, get_column (page), duration);
    }
  page->y += ROW;
}

void
pandoria_page_table (PandoriaPage *page)
{
  pandoria_page_heading (page, _ ("Where the points came from"));
  draw_head (page);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&page->tally, (PandoriaTallySource) source))
      {
        draw_row (page, &normal, pandoria_tally_source_name ((PandoriaTallySource) source), page->tally.points[source]);
        pandoria_page_rule (page, page->y, page->rule, 0.4);
      }
  pandoria_page_rule (page, page->y, page->ink, 0.8);
  draw_row (page, &strong, _ ("Points"), page->tally.sums);
  if (page->state->partnership)
    draw_teams (page);
  draw_times (page);
}
