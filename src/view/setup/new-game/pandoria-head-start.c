/* PandoriaHeadStart: the points that players start with, folded until the user enters some.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define MOST_POINTS 9999

struct _PandoriaHeadStart
{
  AdwExpanderRow parent_instance;

  GtkSpinButton *spins[PANDORIA_MAX_PLAYERS];
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaHeadStart, pandoria_head_start, ADW_TYPE_EXPANDER_ROW)

static void
on_number_changed (PandoriaHeadStart *self, GtkSpinButton *spin)
{
  int number = gtk_spin_button_get_value_as_int (spin);

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS && !self->updating; seat++)
    if (self->spins[seat] == spin)
      g_signal_emit_by_name (self, "set", seat, PANDORIA_START_POINTS, number > 0 ? number : PANDORIA_DEFAULT);
}

static void
pandoria_head_start_class_init (PandoriaHeadStartClass *klass)
{
  pandoria_class_add_signal (klass, "set", 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT);
}

static void
pandoria_head_start_init (PandoriaHeadStart *self)
{
  GtkWidget *flow = pandoria_spin_flow_new (2), *row = gtk_list_box_row_new ();

  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      self->spins[seat] = pandoria_spin_flow_add (flow, "", 0, MOST_POINTS);
      g_signal_connect_swapped (self->spins[seat], "value-changed", G_CALLBACK (on_number_changed), self);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("Head Start"));
  gtk_widget_add_css_class (flow, "start-values");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), flow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

void
pandoria_head_start_show (PandoriaHeadStart *self, const PandoriaSetup *setup, const char *const *names)
{
  g_autofree char *given = NULL, *escaped = NULL;

  g_return_if_fail (PANDORIA_IS_HEAD_START (self) && setup != NULL && names != NULL);

  self->updating = TRUE;
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      GtkWidget *spin = GTK_WIDGET (self->spins[seat]);

      gtk_widget_set_visible (gtk_widget_get_ancestor (spin, GTK_TYPE_FLOW_BOX_CHILD), seat < setup->n_players);
      if (seat < setup->n_players)
        gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (spin)), names[seat]);
      gtk_spin_button_set_value (self->spins[seat], MAX (setup->players[seat].points, 0));
    }
  self->updating = FALSE;
  given = pandoria_text_head_starts (setup, names);
  escaped = g_markup_escape_text (given != NULL ? given : _ ("Points before the first turn"), -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), escaped);
}
