/* PandoriaScoreDialog: who takes a card instead of the points of a region (family variant with spells, 14 b).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-score-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-act-footer.h"
#include "pandoria-cards-testing.h"
#include "pandoria-class.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

typedef struct
{
  guint8 player;
  PandoriaSpace region;
  GtkSwitch *card;
} Choice;

struct _PandoriaScoreDialog
{
  PandoriaActDialog parent_instance;

  AdwPreferencesGroup *group;
  PandoriaActFooter *footer;

  GArray *choices; /* Choice */
};

G_DEFINE_FINAL_TYPE (PandoriaScoreDialog, pandoria_score_dialog, PANDORIA_TYPE_ACT_DIALOG)

/* --- helpers -------------------------------------------------------------------------------------------------- */

static void
make_action (PandoriaScoreDialog *self, PandoriaAction *action)
{
  pandoria_action_init (action, PANDORIA_ACT_SCORE);
  for (guint i = 0; i < self->choices->len && action->n_cards < PANDORIA_MAX_CARDS; i++)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i);

      if (!gtk_switch_get_active (choice->card))
        continue;
      action->cards[action->n_cards].player = choice->player;
      action->cards[action->n_cards++].region = choice->region;
    }
}

static void
update (PandoriaScoreDialog *self)
{
  PandoriaAction action;

  make_action (self, &action);
  pandoria_act_footer_show_act (self->footer, pandoria_act_dialog_get_game (PANDORIA_ACT_DIALOG (self)), &action);
  pandoria_act_dialog_consider (PANDORIA_ACT_DIALOG (self), &action);
}

static void
add_choice (PandoriaScoreDialog *self, PandoriaGame *game, guint player, const PandoriaEvent *event)
{
  Choice choice = { (guint8) player, pandoria_spaces_first (event->region), GTK_SWITCH (gtk_switch_new ()) };
  const char *name = pandoria_record_get_player_name (pandoria_game_get_record (game), player);
  g_autofree char *region = pandoria_text_event_title (event);
  g_autofree char *points = pandoria_text_amount (PANDORIA_COUNTER_POINTS, event->amount);
  /* Translators: a region and what it brings: “Forest F7 F8: 4 points” */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s: %s"), region, points);
  AdwActionRow *row = pandoria_new_row (name, subtitle);

  pandoria_add_control (row, GTK_WIDGET (choice.card), _ ("A card instead"));
  g_signal_connect_swapped (choice.card, "notify::active", G_CALLBACK (update), self);
  adw_preferences_group_add (self->group, GTK_WIDGET (row));
  g_array_append_val (self->choices, choice);
}

/* --- callbacks ------------------------------------------------------------------------------------------------ */

static void
on_button_clicked (PandoriaScoreDialog *self)
{
  PandoriaAction action;

  make_action (self, &action);
  pandoria_act_dialog_choose (PANDORIA_ACT_DIALOG (self), &action);
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_score_dialog_finalize (GObject *object)
{
  g_clear_pointer (&PANDORIA_SCORE_DIALOG (object)->choices, g_array_unref);
  G_OBJECT_CLASS (pandoria_score_dialog_parent_class)->finalize (object);
}

static void
pandoria_score_dialog_class_init (PandoriaScoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pandoria_score_dialog_finalize;
  g_type_ensure (PANDORIA_TYPE_ACT_FOOTER);
  pandoria_class_set_template (klass, "pandoria-score-dialog", PANDORIA_CHILD (PandoriaScoreDialog, group),
                               PANDORIA_CHILD (PandoriaScoreDialog, footer), NULL);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
pandoria_score_dialog_init (PandoriaScoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
}

/* --- public --------------------------------------------------------------------------------------------------- */

/* The scoring without cards says who is involved where. */
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

GtkWidget *
pandoria_score_dialog_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaScoreDialog *self;
  g_autofree PandoriaEvents *events = NULL;

  self = pandoria_act_dialog_new (PANDORIA_TYPE_SCORE_DIALOG, parent, game);
  events = foresee (game);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION)
      add_choice (self, game, events->items[i].player, &events->items[i]);
  pandoria_act_footer_set_label (self->footer, _ ("_Score"));
  pandoria_act_footer_show_have (self->footer, game, PANDORIA_N_COUNTERS, PANDORIA_N_COUNTERS);
  gtk_window_set_default_widget (GTK_WINDOW (self), pandoria_act_footer_get_button (self->footer));
  update (self);
  return GTK_WIDGET (self);
}

void
pandoria_score_dialog_take_card (PandoriaScoreDialog *self, guint index)
{
  g_return_if_fail (PANDORIA_IS_SCORE_DIALOG (self));
  g_return_if_fail (index < self->choices->len);
  gtk_switch_set_active (g_array_index (self->choices, Choice, index).card, TRUE);
}
