/* PandoriaMonumentSplit: how many monuments of each value are in the game, where it is not the usual split (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-monument-split.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-new-game-testing.h"
#include "pandoria-widgets.h"

#define LOWEST   3
#define N_VALUES 4 /* 3 … 6 */
#define MOST     4 /* of a value: all of them fit into a setup */

G_STATIC_ASSERT (N_VALUES *MOST <= PANDORIA_MAX_MONUMENTS);

struct _PandoriaMonumentSplit
{
  AdwExpanderRow parent_instance;

  GtkSpinButton *spins[N_VALUES];
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, ADW_TYPE_EXPANDER_ROW)

static guint changed_signal;

/* --- helpers -------------------------------------------------------------------------------------------------- */

/* Four of the lowest and three of each other value; of those, one is left out with 3 players, two with 2 (5). */
static guint
get_usual (guint value, guint n_players)
{
  return value == LOWEST ? 4 : 3 - (PANDORIA_MAX_PLAYERS - n_players);
}

static void
count_values (const PandoriaSetup *setup, guint counts[N_VALUES])
{
  for (guint i = 0; i < N_VALUES; i++)
    counts[i] = 0;
  for (gint8 i = 0; i < setup->n_monuments; i++)
    if (setup->monuments[i] >= LOWEST && setup->monuments[i] < LOWEST + N_VALUES)
      counts[setup->monuments[i] - LOWEST]++;
}

/* The order in which they lie is nothing that is chosen here: one that is there stays. */
static gboolean
has_these (PandoriaMonumentSplit *self, const PandoriaSetup *setup)
{
  guint counts[N_VALUES];

  count_values (setup, counts);
  for (guint i = 0; i < N_VALUES; i++)
    if ((int) counts[i] != gtk_spin_button_get_value_as_int (self->spins[i]))
      return FALSE;
  return setup->n_monuments >= 0;
}

static void
on_changed (PandoriaMonumentSplit *self)
{
  if (!self->updating)
    g_signal_emit (self, changed_signal, 0);
}

static void
add_row (PandoriaMonumentSplit *self, guint index)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MOST, 1);
  /* Translators: a monument’s value: “Monuments worth 4” */
  g_autofree char *title = g_strdup_printf (_ ("Monuments worth %u"), LOWEST + index);
  AdwActionRow *row = pandoria_new_row (title, NULL);

  self->spins[index] = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_numeric (self->spins[index], TRUE);
  pandoria_add_control (row, spin, title);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (on_changed), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (row));
}

/* --- class ---------------------------------------------------------------------------------------------------- */

static void
pandoria_monument_split_class_init (PandoriaMonumentSplitClass *klass)
{
  changed_signal = pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-monument-split", NULL);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_changed);
}

static void
pandoria_monument_split_init (PandoriaMonumentSplit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  for (guint i = 0; i < N_VALUES; i++)
    add_row (self, i);
  self->updating = FALSE;
  pandoria_monument_split_set_players (self, PANDORIA_MAX_PLAYERS);
}

/* --- public --------------------------------------------------------------------------------------------------- */

void
pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self));
  g_return_if_fail (n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS);

  if (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    return;
  self->updating = TRUE;
  for (guint i = 0; i < N_VALUES; i++)
    gtk_spin_button_set_value (self->spins[i], get_usual (LOWEST + i, n_players));
  self->updating = FALSE;
}

void
pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self)))
    {
      setup->n_monuments = PANDORIA_DEFAULT;
      return;
    }
  if (has_these (self, setup))
    return;
  setup->n_monuments = 0;
  for (guint i = 0; i < N_VALUES; i++)
    for (int n = gtk_spin_button_get_value_as_int (self->spins[i]); n > 0; n--)
      setup->monuments[setup->n_monuments++] = (guint8) (LOWEST + i);
}

void
pandoria_monument_split_read (PandoriaMonumentSplit *self, const PandoriaSetup *setup)
{
  guint counts[N_VALUES];

  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self) && setup != NULL);

  if (setup->n_monuments < 0)
    return;
  count_values (setup, counts);
  for (guint i = 0; i < N_VALUES; i++)
    pandoria_monument_split_set (self, LOWEST + i, counts[i]);
}

void
pandoria_monument_split_set (PandoriaMonumentSplit *self, guint value, guint n)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self));
  g_return_if_fail (value >= LOWEST && value < LOWEST + N_VALUES);

  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  gtk_spin_button_set_value (self->spins[value - LOWEST], n);
}
