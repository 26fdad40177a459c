/* PandoriaMonumentSplit: the number of monuments of each value, if it is not the usual split (5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-new-game-window-private.h"

#include "pandoria-class.h"
#include "pandoria-number-row.h"
#include "pandoria-text.h"

#define LOWEST   PANDORIA_LOWEST_MONUMENT
#define N_VALUES PANDORIA_N_MONUMENTS
#define PAGE     10

struct _PandoriaMonumentSplit
{
  AdwExpanderRow parent_instance;

  PandoriaNumberRow *rows[N_VALUES];
  PandoriaCatalogue *catalogue; /* nullable */
  guint n_players;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, ADW_TYPE_EXPANDER_ROW)

static guint
get_in_box (PandoriaMonumentSplit *self, guint value)
{
  return pandoria_catalogue_find_value (self->catalogue, pandoria_printed_monument (value),
                                        pandoria_setup_monuments_in_box (value));
}

static int
get_shown (PandoriaMonumentSplit *self, guint index)
{
  return pandoria_number_row_get_value (self->rows[index]);
}

/* All of them must fit into a setup. */
static void
limit_spins (PandoriaMonumentSplit *self)
{
  int left = PANDORIA_MAX_MONUMENTS;

  for (guint i = 0; i < N_VALUES; i++)
    left -= get_shown (self, i);
  for (guint i = 0; i < N_VALUES; i++)
    pandoria_number_row_set_range (self->rows[i], 0, (guint) (get_shown (self, i) + MAX (left, 0)),
                                   PAGE);
}

/* @counts: the number of each value, lowest first. Monuments beyond the limit of a setup are
 * omitted. */
static void
show_counts (PandoriaMonumentSplit *self, const guint counts[N_VALUES])
{
  guint left = PANDORIA_MAX_MONUMENTS;

  self->updating = TRUE;
  for (guint i = 0; i < N_VALUES; i++)
    {
      guint n = MIN (counts[i], left);

      pandoria_number_row_set_range (self->rows[i], 0, PANDORIA_MAX_MONUMENTS, PAGE);
      pandoria_number_row_set_value (self->rows[i], (int) n);
      left -= n;
    }
  limit_spins (self);
  self->updating = FALSE;
}

static gboolean
is_chosen (PandoriaMonumentSplit *self)
{
  return adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (self));
}

/* Returns: the number of monuments of @value in a game with this number of players (5). */
static guint
get_usual (PandoriaMonumentSplit *self, guint value)
{
  guint in_box = get_in_box (self, value);
  guint removed = pandoria_setup_monuments_removed (value, self->n_players);

  return in_box > removed ? in_box - removed : 0;
}

static void
show_usual (PandoriaMonumentSplit *self)
{
  guint counts[N_VALUES];

  if (is_chosen (self))
    return;
  for (guint i = 0; i < N_VALUES; i++)
    counts[i] = get_usual (self, LOWEST + i);
  show_counts (self, counts);
}

static gboolean
is_usual_box (PandoriaMonumentSplit *self)
{
  for (guint i = 0; i < N_VALUES; i++)
    if (get_in_box (self, LOWEST + i) != pandoria_setup_monuments_in_box (LOWEST + i))
      return FALSE;
  return TRUE;
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

/* The user does not choose the order here, so keep an existing one. */
static gboolean
has_these (PandoriaMonumentSplit *self, const PandoriaSetup *setup)
{
  guint counts[N_VALUES];

  count_values (setup, counts);
  for (guint i = 0; i < N_VALUES; i++)
    if ((int) counts[i] != get_shown (self, i))
      return FALSE;
  return setup->n_monuments >= 0;
}

static void
on_changed (PandoriaMonumentSplit *self)
{
  if (self->updating)
    return;
  limit_spins (self);
  g_signal_emit_by_name (self, "changed");
}

static void
pandoria_monument_split_class_init (PandoriaMonumentSplitClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaMonumentSplit, catalogue, g_object_unref),
                           NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-monument-split", PANDORIA_CALLBACK (on_changed),
                               NULL);
}

static void
pandoria_monument_split_init (PandoriaMonumentSplit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->updating = TRUE;
  for (guint i = 0; i < N_VALUES; i++)
    {
      g_autofree char *title = pandoria_text_printed (pandoria_printed_monument (LOWEST + i));

      self->rows[i] = pandoria_number_row_new (title, PANDORIA_MAX_MONUMENTS);
      g_signal_connect_swapped (self->rows[i], "changed", G_CALLBACK (on_changed), self);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->rows[i]));
    }
  self->updating = FALSE;
  pandoria_monument_split_set_players (self, PANDORIA_MAX_PLAYERS);
}

void
pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self));
  g_return_if_fail (n_players >= 2 && n_players <= PANDORIA_MAX_PLAYERS);

  self->n_players = n_players;
  show_usual (self);
}

void
pandoria_monument_split_set_catalogue (PandoriaMonumentSplit *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self) && self->catalogue == NULL);
  g_return_if_fail (PANDORIA_IS_CATALOGUE (catalogue));

  self->catalogue = g_object_ref (catalogue);
  g_signal_connect_object (catalogue, "changed", G_CALLBACK (show_usual), self, G_CONNECT_SWAPPED);
  show_usual (self);
}

void
pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup)
{
  g_return_if_fail (PANDORIA_IS_MONUMENT_SPLIT (self));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || (!is_chosen (self) && is_usual_box (self)))
    {
      setup->n_monuments = PANDORIA_DEFAULT;
      return;
    }
  if (has_these (self, setup))
    return;
  setup->n_monuments = 0;
  for (guint i = 0; i < N_VALUES; i++)
    for (int n = get_shown (self, i); n > 0; n--)
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
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (self), TRUE);
  show_counts (self, counts);
}
