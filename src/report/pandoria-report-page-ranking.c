/* The head of the first page, and who is where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-names.h"
#include "pandoria-report-page-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define ROW 16

static const PandoriaLettering title_lettering = { .size = 21, .bold = TRUE };
static const PandoriaLettering normal = { .size = 10 };
static const PandoriaLettering strong = { .size = 10, .bold = TRUE };
static const PandoriaLettering small = { .size = 8.5, .wrap = TRUE };
static const PandoriaLettering sentence = { .size = 11, .wrap = TRUE };

/* --- head ------------------------------------------------------------------------------------------------------- */

static char *
get_length (const PandoriaState *state)
{
  g_autofree char *rounds
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u round", "%u rounds", state->round), (guint) state->round);
  g_autofree char *turns
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u turn", "%u turns", state->turn), (guint) state->turn);

  return g_strdup_printf ("%s, %s", rounds, turns);
}

static char *
get_facts (PandoriaPage *page)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDateTime) created = pandoria_report_created (page->record);

  /* Translators: the day of a game; %-d is the day, %B the month's name, %Y the year */
  if (created != NULL)
    g_ptr_array_add (facts, g_date_time_format (created, _ ("%-d %B %Y")));
  g_ptr_array_add (facts, g_strdup (pandoria_report_edition ((PandoriaEdition) page->state->edition)));
  g_ptr_array_add (facts, g_strdup (pandoria_report_variant ((PandoriaVariant) page->state->variant)));
  if (page->state->partnership)
    g_ptr_array_add (facts, g_strdup (_ ("Partnership")));
  if (page->state->artifacts)
    g_ptr_array_add (facts, g_strdup (_ ("Artifacts")));
  g_ptr_array_add (facts, get_length (page->state));
  g_ptr_array_add (facts, NULL);
  return g_strjoinv (" · ", (char **) facts->pdata);
}

static char *
get_outcome (PandoriaPage *page)
{
  if (page->state->finished)
    return pandoria_text_result (page->game);
  return g_strdup (_ ("The game is not finished. This is how it stands."));
}

void
pandoria_page_head (PandoriaPage *page)
{
  g_autofree char *title = pandoria_report_clean (pandoria_record_get_title (page->record));
  g_autofree char *facts = get_facts (page);
  g_autofree char *outcome = get_outcome (page);

  pandoria_page_ink (page, PANDORIA_INK);
  page->y += pandoria_page_text (page, &title_lettering, page->x, page->y, page->width,
                                 *title != '\0' ? title : "Pandoria");
  pandoria_page_ink (page, PANDORIA_FAINT);
  page->y += pandoria_page_text (page, &normal, page->x, page->y, page->width, facts) + 6;
  pandoria_page_ink (page, PANDORIA_INK);
  page->y += pandoria_page_text (page, &sentence, page->x, page->y, page->width, outcome);
}

/* --- ranking ---------------------------------------------------------------------------------------------------- */

typedef struct
{
  double place, player, realm, points, left; /* where each column begins */
  double number;                             /* how wide the last two are */
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

  pandoria_page_ink (page, PANDORIA_FAINT);
  pandoria_page_text (page, &left, columns->place, page->y, 38, _ ("Place"));
  pandoria_page_text (page, &left, columns->player, page->y, columns->realm - columns->player - 8, _ ("Player"));
  if (page->state->players[0].realm != PANDORIA_REALM_NONE)
    pandoria_page_text (page, &left, columns->realm, page->y, columns->points - columns->realm - 8, _ ("Realm"));
  pandoria_page_text (page, &right, columns->points, page->y, columns->number, _ ("Points"));
  pandoria_page_text (page, &right, columns->left, page->y, columns->number * 1.6, _ ("Resources left"));
  page->y += 13;
  pandoria_page_rule (page, page->y, PANDORIA_INK, 0.8);
}

static void
draw_player (PandoriaPage *page, const Columns *columns, guint seat)
{
  g_autofree char *name = pandoria_report_player (page->record, seat);
  PandoriaRealm realm = (PandoriaRealm) page->state->players[seat].realm;

  pandoria_page_player_mark (page, seat, columns->player + 5, page->y + ROW / 2.0, 4.5);
  pandoria_page_ink (page, PANDORIA_INK);
  pandoria_page_text (page, &strong, columns->player + 16, page->y + 1.5, columns->realm - columns->player - 24, name);
  if (realm != PANDORIA_REALM_NONE)
    pandoria_page_text (page, &normal, columns->realm, page->y + 1.5, columns->points - columns->realm - 8,
                        pandoria_text_realm (realm));
}

static void
draw_team (PandoriaPage *page, const Columns *columns, guint team)
{
  g_autofree char *place = g_strdup_printf ("%u.", page->result.place[team]);

  pandoria_page_ink (page, PANDORIA_INK);
  pandoria_page_text (page, &strong, columns->place, page->y + 1.5, 38, place);
  pandoria_page_number (page, &strong, columns->points, page->y + 1.5, columns->number, page->result.points[team]);
  pandoria_page_number (page, &strong, columns->left, page->y + 1.5, columns->number * 1.6,
                        page->result.tie_break[team]);
  for (guint seat = team; seat < page->state->n_players; seat += page->state->partnership ? 2 : PANDORIA_MAX_PLAYERS)
    {
      draw_player (page, columns, seat);
      page->y += ROW;
    }
  pandoria_page_rule (page, page->y, PANDORIA_RULE, 0.5);
}

void
pandoria_page_ranking (PandoriaPage *page)
{
  Columns columns = get_columns (page);

  pandoria_page_heading (page, page->state->finished ? _ ("Ranking") : _ ("Standing"));
  draw_ranking_head (page, &columns);
  for (guint place = 1; place <= page->result.n; place++)
    for (guint team = 0; team < page->result.n; team++)
      if (page->result.place[team] == place)
        draw_team (page, &columns, team);
  pandoria_page_ink (page, PANDORIA_FAINT);
  page->y += 3;
  page->y += pandoria_page_text (page, &small, page->x, page->y, page->width,
                                 page->state->tie_break == PANDORIA_TIE_BREAK_TOTAL
                                     ? _ ("With equal points, more resources left before the final conversion decide; "
                                          "if these are equal too, the place is shared.")
                                     : _ ("With equal points, more resources left after the final conversion decide; "
                                          "if these are equal too, the place is shared."));
}
