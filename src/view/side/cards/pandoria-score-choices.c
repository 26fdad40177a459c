/* The players who take a card instead of the points of a region (family variant with spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-score-choices.h"

#include <glib/gi18n.h>

#include "pandoria-list-rows.h"
#include "pandoria-text.h"

typedef struct
{
  guint8 player;
  PandoriaSpace region;
  GtkSwitch *card;
} Choice;

/* Previews the scoring without cards to find the players involved in each region. */
static PandoriaEvents *
foresee (PandoriaGame *game)
{
  PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  if (pandoria_game_get_state (game)->variant != PANDORIA_VARIANT_FAMILY_SPELLS
      || !pandoria_game_preview (game, &action, NULL, events, NULL))
    events->n = 0;
  return events;
}

static Choice
add_choice (AdwPreferencesGroup *group, PandoriaGame *game, const PandoriaEvent *event)
{
  Choice choice = { (guint8) event->player, pandoria_spaces_first (event->region),
                    GTK_SWITCH (gtk_switch_new ()) };
  g_autofree char *region = pandoria_text_event_title (event);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->amount);
  /* Translators: a region and what it brings: “Forest F7 F8: 4 points” */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s: %s"), region, points);
  AdwActionRow *row
      = pandoria_new_row (pandoria_game_get_player_name (game, choice.player), subtitle);

  pandoria_add_control (row, GTK_WIDGET (choice.card), _ ("A card instead"));
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return choice;
}

GArray *
pandoria_score_choices_new (AdwPreferencesGroup *group, PandoriaGame *game, GCallback changed,
                            gpointer data)
{
  g_autofree PandoriaEvents *events = foresee (game);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION)
      {
        Choice choice = add_choice (group, game, &events->items[i]);

        g_signal_connect_swapped (choice.card, "notify::active", changed, data);
        g_array_append_val (choices, choice);
      }
  return choices;
}

void
pandoria_score_choices_fill (GArray *choices, PandoriaAction *action)
{
  action->n_cards = 0;
  for (guint i = 0; i < choices->len && action->n_cards < PANDORIA_MAX_CARDS; i++)
    {
      const Choice *choice = &g_array_index (choices, Choice, i);

      if (!gtk_switch_get_active (choice->card))
        continue;
      action->cards[action->n_cards].player = choice->player;
      action->cards[action->n_cards++].region = choice->region;
    }
}
