/* The ranking: a row for each player, or for each team in a partnership.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 26

struct _PandoriaRankingView
{
  AdwBin parent_instance;

  GtkListBox *list;
  GtkLabel *ties;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaRankingView, pandoria_ranking_view, ADW_TYPE_BIN)

static char *
get_names (PandoriaGame *game, guint team)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const char *first = pandoria_record_get_player_name (record, team);

  if (!pandoria_game_get_state (game)->partnership)
    return g_strdup (first);
  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), first, pandoria_record_get_player_name (record, team + 2));
}

/* Lists realms, the points of each partner, and head starts. */
static char *
get_subtitle (PandoriaGame *game, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaSetup *setup = pandoria_record_get_setup (pandoria_game_get_record (game));
  GString *text = g_string_new (NULL);

  for (guint seat = team; seat < state->n_players; seat += state->partnership ? 2 : PANDORIA_MAX_PLAYERS)
    {
      const PandoriaPlayerState *player = &state->players[seat];

      if (text->len > 0)
        g_string_append (text, " · ");
      if (player->realm != PANDORIA_REALM_NONE)
        g_string_append (text, pandoria_text_realm ((PandoriaRealm) player->realm));
      else if (!state->partnership)
        g_string_append (
            text, pandoria_color_name (pandoria_record_get_player_color (pandoria_game_get_record (game), seat)));
      if (state->partnership)
        g_string_append_printf (text, " %d", player->counters[PANDORIA_COUNTER_POINTS]);
      if (setup->players[seat].points > 0)
        {
          g_autofree char *head_start = pandoria_text_head_start (setup->players[seat].points);

          g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", head_start);
        }
    }
  return g_strstrip (g_string_free (text, FALSE));
}

static void
add_piece (AdwActionRow *row, PandoriaGame *game, guint seat)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);

  adw_action_row_add_prefix (row, pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_SIZE));
}

static GtkWidget *
make_points (const PandoriaResult *result, guint team)
{
  guint left = (guint) MAX (result->tie_break[team], 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *points = g_strdup_printf ("%d", result->points[team]);
  g_autofree char *words = g_strdup_printf (ngettext ("%u resource", "%u resources", left), left);
  GtkWidget *resources = pandoria_new_label (words, 1, "numeric", "caption", "dim-label", NULL);

  gtk_label_set_wrap (GTK_LABEL (resources), TRUE);
  gtk_label_set_justify (GTK_LABEL (resources), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_tooltip_text (resources, _ ("Resources left; they decide between equal points"));
  gtk_box_append (GTK_BOX (box), pandoria_new_label (points, 1, "numeric", "points", NULL));
  gtk_box_append (GTK_BOX (box), resources);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
name_row (GtkWidget *row, const PandoriaResult *result, guint team, const char *names, const char *subtitle)
{
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, result->points[team]);
  /* Translators: a row of the ranking: place, names, realms, points */
  g_autofree char *text
      = g_strdup_printf (_ ("Place %1$u: %2$s, %3$s, %4$s"), result->place[team], names, subtitle, points);

  pandoria_set_accessible_label (row, text);
}

static void
add_place (PandoriaRankingView *self, PandoriaGame *game, const PandoriaResult *result, guint team)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree char *names = get_names (game, team);
  g_autofree char *subtitle = get_subtitle (game, team);
  g_autofree char *place = g_strdup_printf (C_ ("place", "%u."), result->place[team]);
  const char *place_class = result->place[team] == 1 ? "first-place" : "place";
  AdwActionRow *row = pandoria_new_row (names, subtitle);

  if (state->partnership)
    add_piece (row, game, team + 2);
  add_piece (row, game, team);
  adw_action_row_add_prefix (row, pandoria_new_label (place, 0.5, "numeric", place_class, NULL));
  adw_action_row_add_suffix (row, make_points (result, team));
  name_row (GTK_WIDGET (row), result, team, names, subtitle);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
pandoria_ranking_view_class_init (PandoriaRankingViewClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-ranking-view", PANDORIA_PARTS (PandoriaRankingView, list, ties), NULL);
}

void
pandoria_ranking_view_show (PandoriaRankingView *self, PandoriaGame *game)
{
  g_autofree char *ties = NULL;
  PandoriaResult result;

  g_return_if_fail (PANDORIA_IS_RANKING_VIEW (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  pandoria_clear_list (self->list);
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint team = 0; team < result.n; team++)
      if (result.place[team] == place)
        add_place (self, game, &result, team);
  ties = pandoria_report_ties (game);
  gtk_label_set_label (self->ties, ties);
}
