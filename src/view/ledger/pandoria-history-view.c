/* Every act of the game in words, turn by turn, the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-history-view.h"

#include <glib/gi18n.h>

#include "pandoria-lines-list.h"

struct _PandoriaHistoryView
{
  AdwBin parent_instance;

  PandoriaLinesList *list;
  PandoriaGame *game;
};

enum
{
  ENTRY_SELECTED,
  ENTRY_ACTIVATED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaHistoryView, pandoria_history_view, ADW_TYPE_BIN)

/* --- helpers --- */

static guint
get_turn (GObject *entry)
{
  return pandoria_history_entry_get_turn (PANDORIA_HISTORY_ENTRY (entry));
}

static guint
get_act (GObject *entry)
{
  return pandoria_history_entry_get_index (PANDORIA_HISTORY_ENTRY (entry));
}

static void
pandoria_history_view_update (PandoriaHistoryView *self)
{
  GListModel *history = self->game != NULL ? pandoria_game_get_history (self->game) : NULL;

  pandoria_lines_list_show (self->list, self->game, history, NULL, NULL);
}

/* --- callbacks --- */

static void
on_entry_activated (PandoriaHistoryView *self, GObject *entry)
{
  g_signal_emit (self, signals[ENTRY_ACTIVATED], 0, entry);
}

static void
on_entry_selected (PandoriaHistoryView *self, GObject *entry)
{
  g_signal_emit (self, signals[ENTRY_SELECTED], 0, entry);
}

/* --- class --- */

static void
pandoria_history_view_dispose (GObject *object)
{
  PandoriaHistoryView *self = PANDORIA_HISTORY_VIEW (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (pandoria_history_view_parent_class)->dispose (object);
}

static void
pandoria_history_view_class_init (PandoriaHistoryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_history_view_dispose;
  g_type_ensure (PANDORIA_TYPE_LINES_LIST);
  signals[ENTRY_SELECTED] = g_signal_new ("entry-selected", PANDORIA_TYPE_HISTORY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_OBJECT);
  signals[ENTRY_ACTIVATED] = g_signal_new ("entry-activated", PANDORIA_TYPE_HISTORY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_OBJECT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-history-view.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaHistoryView, list);
  gtk_widget_class_bind_template_callback (widget_class, on_entry_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_entry_activated);
}

static void
pandoria_history_view_init (PandoriaHistoryView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_lines_list_set_grouping (self->list, get_turn, get_act);
  pandoria_lines_list_set_name (self->list, _ ("History"));
  pandoria_lines_list_set_empty (self->list, _ ("Nothing done yet"), _ ("Every act of the game appears here."));
  pandoria_history_view_update (self);
}

/* --- public functions --- */

GtkWidget *
pandoria_history_view_new (void)
{
  return g_object_new (PANDORIA_TYPE_HISTORY_VIEW, NULL);
}

void
pandoria_history_view_set_game (PandoriaHistoryView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_VIEW (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "changed", G_CALLBACK (pandoria_history_view_update), self);
  pandoria_history_view_update (self);
}

void
pandoria_history_view_start_search (PandoriaHistoryView *self)
{
  g_return_if_fail (PANDORIA_IS_HISTORY_VIEW (self));
  pandoria_lines_list_start_search (self->list);
}

PandoriaLinesList *
pandoria_history_view_get_list (PandoriaHistoryView *self)
{
  g_return_val_if_fail (PANDORIA_IS_HISTORY_VIEW (self), NULL);
  return self->list;
}
