/* The final ranking and where everybody's points came from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-result-dialog.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-points-table.h"
#include "pandoria-text.h"

#define PIECE_SIZE 26

struct _PandoriaResultDialog
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkLabel *headline;
  GtkListBox *ranking;
  PandoriaPointsTable *table;
  PandoriaGame *game;
};

G_DEFINE_FINAL_TYPE (PandoriaResultDialog, pandoria_result_dialog, ADW_TYPE_WINDOW)

/* --- helpers --- */

static gboolean
is_tied (const PandoriaResult *result, guint index, gboolean shared)
{
  for (guint i = 0; i < result->n; i++)
    if (i != index && result->points[i] == result->points[index]
        && (!shared || result->place[i] == result->place[index]))
      return TRUE;
  return FALSE;
}

/* How equal points were told apart (10); NULL where they had not to be. */
static char *
explain_tie (const PandoriaState *state, const PandoriaResult *result, guint index)
{
  guint left = (guint) MAX (result->tie_break[index], 0);
  gboolean total = state->tie_break == PANDORIA_TIE_BREAK_TOTAL;

  if (!is_tied (result, index, FALSE))
    return NULL;
  if (is_tied (result, index, TRUE))
    return g_strdup_printf (ngettext ("Equal points and as many resources (%u): shared place (10)",
                                      "Equal points and as many resources (%u): shared place (10)", left),
                            left);
  if (total)
    return g_strdup_printf (ngettext ("Equal points, decided by %u resource before the final score (10)",
                                      "Equal points, decided by %u resources before the final score (10)", left),
                            left);
  return g_strdup_printf (ngettext ("Equal points, decided by %u resource left (10)",
                                    "Equal points, decided by %u resources left (10)", left),
                          left);
}

static char *
get_names (PandoriaResultDialog *self, const PandoriaState *state, guint index)
{
  PandoriaRecord *record = pandoria_game_get_record (self->game);

  if (!state->partnership)
    return g_strdup (pandoria_record_get_player_name (record, index));
  /* Translators: two partners. */
  return g_strdup_printf (_ ("%1$s and %2$s"), pandoria_record_get_player_name (record, index),
                          pandoria_record_get_player_name (record, index + 2));
}

static void
add_piece (PandoriaResultDialog *self, AdwActionRow *row, guint seat)
{
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (self->game), seat);
  g_autoptr (GdkPaintable) piece
      = pandoria_art_piece (PANDORIA_ART_WORKER, color, PIECE_SIZE, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  GtkWidget *image = gtk_image_new_from_paintable (piece);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PIECE_SIZE);
  adw_action_row_add_prefix (row, image);
}

static char *
get_subtitle (const PandoriaState *state, const PandoriaResult *result, guint index)
{
  g_autofree char *tie = explain_tie (state, result, index);

  if (tie != NULL)
    return g_steal_pointer (&tie);
  if (state->partnership || state->players[index].realm == PANDORIA_REALM_NONE)
    return g_strdup ("");
  return g_strdup (pandoria_text_realm ((PandoriaRealm) state->players[index].realm));
}

static GtkWidget *
make_number_label (char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, css_class);
  g_free (text);
  return label;
}

static void
add_place (PandoriaResultDialog *self, const PandoriaState *state, const PandoriaResult *result, guint index)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  g_autofree char *names = get_names (self, state, index);
  g_autofree char *subtitle = get_subtitle (state, result, index);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names);
  adw_action_row_set_subtitle (row, subtitle);
  if (state->partnership)
    add_piece (self, row, index + 2);
  add_piece (self, row, index);
  adw_action_row_add_prefix (row, make_number_label (g_strdup_printf (C_ ("place", "%u."), result->place[index]),
                                                     result->place[index] == 1 ? "first-place" : "place"));
  adw_action_row_add_suffix (row, make_number_label (g_strdup_printf ("%d", result->points[index]), "points"));
  gtk_list_box_append (self->ranking, GTK_WIDGET (row));
}

static void
clear_ranking (PandoriaResultDialog *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->ranking, 0)) != NULL)
    gtk_list_box_remove (self->ranking, GTK_WIDGET (row));
}

static void
update_ranking (PandoriaResultDialog *self, const PandoriaState *state)
{
  PandoriaResult result;

  clear_ranking (self);
  pandoria_state_get_result (state, &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        add_place (self, state, &result, i);
}

static void
pandoria_result_dialog_update (PandoriaResultDialog *self)
{
  const PandoriaState *state = pandoria_game_get_state (self->game);
  g_autofree char *headline
      = state->finished ? pandoria_text_result (self->game)
                        : g_strdup_printf (_ ("Standing in turn %u; the final score is still to come."), state->turn);

  adw_window_title_set_title (self->title, state->finished ? _ ("Final Result") : _ ("Present Standing"));
  adw_window_title_set_subtitle (self->title, pandoria_record_get_title (pandoria_game_get_record (self->game)));
  gtk_window_set_title (GTK_WINDOW (self), adw_window_title_get_title (self->title));
  gtk_label_set_label (self->headline, headline);
  update_ranking (self, state);
  pandoria_points_table_show (self->table, self->game);
}

/* --- class --- */

static void
pandoria_result_dialog_dispose (GObject *object)
{
  PandoriaResultDialog *self = PANDORIA_RESULT_DIALOG (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (pandoria_result_dialog_parent_class)->dispose (object);
}

static void
pandoria_result_dialog_class_init (PandoriaResultDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_result_dialog_dispose;
  g_type_ensure (PANDORIA_TYPE_POINTS_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-result-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaResultDialog, title);
  gtk_widget_class_bind_template_child (widget_class, PandoriaResultDialog, headline);
  gtk_widget_class_bind_template_child (widget_class, PandoriaResultDialog, ranking);
  gtk_widget_class_bind_template_child (widget_class, PandoriaResultDialog, table);
}

static void
pandoria_result_dialog_init (PandoriaResultDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public functions --- */

GtkWidget *
pandoria_result_dialog_new (GtkWindow *parent, PandoriaGame *game)
{
  PandoriaResultDialog *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  self = g_object_new (PANDORIA_TYPE_RESULT_DIALOG, "transient-for", parent, "modal", parent != NULL, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (pandoria_result_dialog_update), self);
  pandoria_result_dialog_update (self);
  return GTK_WIDGET (self);
}
