/* PandoriaRansomPanel: chooses the prisoners to free, and the resources to pay (17, Hanbok).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ransom-panel.h"

#include "pandoria-class.h"
#include "pandoria-number-row.h"

#define PAGE 5

struct _PandoriaRansomPanel
{
  GtkBox parent_instance;

  AdwActionRow *leader_row;
  PandoriaNumberRow *workers, *pay[PANDORIA_N_RESOURCES];
  GtkSwitch *leader_switch;
  AdwPreferencesGroup *pay_group;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaRansomPanel, pandoria_ransom_panel, GTK_TYPE_BOX)

static guint
count_freed (PandoriaRansomPanel *self)
{
  return (guint) pandoria_number_row_get_value (self->workers)
         + (gtk_switch_get_active (self->leader_switch) ? 1 : 0);
}

static void
on_changed (PandoriaRansomPanel *self)
{
  guint n = count_freed (self);
  g_autofree char *text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u resource, chosen by the Hanbok player",
                                      "%u resources, chosen by the Hanbok player", n),
                         n);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_preferences_group_set_description (self->pay_group, escaped);
  g_signal_emit_by_name (self, "changed");
}

#define PAY(counter) G_STRUCT_OFFSET (PandoriaRansomPanel, pay[counter])

static void
pandoria_ransom_panel_class_init (PandoriaRansomPanelClass *klass)
{
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (
      klass, "pandoria-ransom-panel", PANDORIA_NEEDS (PANDORIA_TYPE_NUMBER_ROW),
      PANDORIA_PARTS (PandoriaRansomPanel, leader_row, workers, leader_switch, pay_group),
      "crystal", PAY (PANDORIA_COUNTER_CRYSTAL), "gold", PAY (PANDORIA_COUNTER_GOLD), "wood",
      PAY (PANDORIA_COUNTER_WOOD), PANDORIA_CALLBACK (on_changed), NULL);
}

void
pandoria_ransom_panel_show (PandoriaRansomPanel *self, PandoriaGame *game, guint player)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  const PandoriaOptions *options = pandoria_game_get_options (game);
  const gint32 *counters;
  gboolean leader;

  g_return_if_fail (PANDORIA_IS_RANSOM_PANEL (self));
  g_return_if_fail (player < state->n_players);

  leader = options->ransom.leader[player] > 0;
  pandoria_number_row_set_range (self->workers, 0, options->ransom.workers[player], PAGE);
  pandoria_number_row_set_value (self->workers, options->ransom.workers[player] > 0 ? 1 : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->leader_row), leader);
  gtk_switch_set_active (self->leader_switch, leader && options->ransom.workers[player] == 0);
  counters = state->players[state->active].counters;
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    pandoria_number_row_set_range (self->pay[i], 0, (guint) counters[i], PAGE);
  on_changed (self);
}

gboolean
pandoria_ransom_panel_fill (PandoriaRansomPanel *self, PandoriaAction *action)
{
  g_return_val_if_fail (PANDORIA_IS_RANSOM_PANEL (self), FALSE);

  action->workers = (guint8) pandoria_number_row_get_value (self->workers);
  action->leader = gtk_switch_get_active (self->leader_switch);
  action->n_pay = 0;
  for (guint8 i = 0; i < PANDORIA_N_RESOURCES; i++)
    for (int n = pandoria_number_row_get_value (self->pay[i]);
         n > 0 && action->n_pay < PANDORIA_MAX_PAY; n--)
      action->pay[action->n_pay++] = i;
  return action->n_pay > 0 && action->n_pay == count_freed (self);
}
