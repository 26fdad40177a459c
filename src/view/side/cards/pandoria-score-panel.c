/* PandoriaScorePanel: chooses the players who take a card instead of the points of a region (family variant with
 * spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-cards-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

typedef struct
{
  guint8 player;
  PandoriaSpace region;
  AdwActionRow *row; /* owned by the group */
  GtkSwitch *card;
} Choice;

struct _PandoriaScorePanel
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;

  GArray *choices; /* Choice */
};

G_DEFINE_FINAL_TYPE (PandoriaScorePanel, pandoria_score_panel, ADW_TYPE_BIN)

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

static void
on_switched (PandoriaScorePanel *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
add_choice (PandoriaScorePanel *self, PandoriaGame *game, const PandoriaEvent *event)
{
  Choice choice
      = { (guint8) event->player, pandoria_spaces_first (event->region), NULL, GTK_SWITCH (gtk_switch_new ()) };
  const char *name = pandoria_game_get_player_name (game, choice.player);
  g_autofree char *region = pandoria_text_event_title (event);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->amount);
  /* Translators: a region and what it brings: “Forest F7 F8: 4 points” */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s: %s"), region, points);

  choice.row = pandoria_new_row (name, subtitle);
  pandoria_add_control (choice.row, GTK_WIDGET (choice.card), _ ("A card instead"));
  g_signal_connect_swapped (choice.card, "notify::active", G_CALLBACK (on_switched), self);
  adw_preferences_group_add (self->group, GTK_WIDGET (choice.row));
  g_array_append_val (self->choices, choice);
}

static void
remove_choices (PandoriaScorePanel *self)
{
  for (guint i = 0; i < self->choices->len; i++)
    adw_preferences_group_remove (self->group, GTK_WIDGET (g_array_index (self->choices, Choice, i).row));
  g_array_set_size (self->choices, 0);
}

static void
pandoria_score_panel_class_init (PandoriaScorePanelClass *klass)
{
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaScorePanel, choices, g_array_unref), NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-score-panel", PANDORIA_CHILD (PandoriaScorePanel, group), NULL);
}

static void
pandoria_score_panel_init (PandoriaScorePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
}

void
pandoria_score_panel_show (PandoriaScorePanel *self, PandoriaGame *game)
{
  g_autofree PandoriaEvents *events = NULL;

  g_return_if_fail (PANDORIA_IS_SCORE_PANEL (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  events = foresee (game);
  remove_choices (self);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION)
      add_choice (self, game, &events->items[i]);
}

void
pandoria_score_panel_fill (PandoriaScorePanel *self, PandoriaAction *action)
{
  g_return_if_fail (PANDORIA_IS_SCORE_PANEL (self));

  action->n_cards = 0;
  for (guint i = 0; i < self->choices->len && action->n_cards < PANDORIA_MAX_CARDS; i++)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i);

      if (!gtk_switch_get_active (choice->card))
        continue;
      action->cards[action->n_cards].player = choice->player;
      action->cards[action->n_cards++].region = choice->region;
    }
}
