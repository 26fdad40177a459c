/* The list of PandoriaLine that ledger and history share: rows, selection, the page for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-lines-list.h"

#include "pandoria-ledger-row.h"

struct _PandoriaLinesList
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *empty_scroller;
  AdwStatusPage *empty_page;
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GListStore *lines;
  GtkSingleSelection *selection;
  PandoriaGame *game;
};

enum
{
  ENTRY_SELECTED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, ADW_TYPE_BIN)

/* --- callbacks --- */

static void
on_item_set_up (PandoriaLinesList *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, pandoria_ledger_row_new ());
}

/* A heading is no choice; what is only foreseen is not in the ledger yet. */
static void
on_item_bound (PandoriaLinesList *self, GtkListItem *item)
{
  PandoriaLine *line = gtk_list_item_get_item (item);
  gboolean chosen = pandoria_line_get_kind (line) != PANDORIA_LINE_HEADING;

  gtk_list_item_set_selectable (item, chosen);
  gtk_list_item_set_activatable (item, chosen);
  pandoria_ledger_row_set_line (PANDORIA_LEDGER_ROW (gtk_list_item_get_child (item)), self->game, line);
}

static void
on_selection_changed (PandoriaLinesList *self)
{
  PandoriaLine *line = gtk_single_selection_get_selected_item (self->selection);

  g_signal_emit (self, signals[ENTRY_SELECTED], 0, line != NULL ? pandoria_line_get_entry (line) : NULL);
}

/* --- class --- */

static void
pandoria_lines_list_dispose (GObject *object)
{
  PandoriaLinesList *self = PANDORIA_LINES_LIST (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_object (&self->selection);
  g_clear_object (&self->lines);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (pandoria_lines_list_parent_class)->dispose (object);
}

static void
pandoria_lines_list_class_init (PandoriaLinesListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_lines_list_dispose;
  signals[ENTRY_SELECTED] = g_signal_new ("entry-selected", PANDORIA_TYPE_LINES_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_OBJECT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-lines-list.ui");
  gtk_widget_class_bind_template_child (widget_class, PandoriaLinesList, stack);
  gtk_widget_class_bind_template_child (widget_class, PandoriaLinesList, empty_scroller);
  gtk_widget_class_bind_template_child (widget_class, PandoriaLinesList, empty_page);
  gtk_widget_class_bind_template_child (widget_class, PandoriaLinesList, scroller);
  gtk_widget_class_bind_template_child (widget_class, PandoriaLinesList, list);
  gtk_widget_class_bind_template_callback (widget_class, on_item_set_up);
  gtk_widget_class_bind_template_callback (widget_class, on_item_bound);
}

static void
pandoria_lines_list_init (PandoriaLinesList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (PANDORIA_TYPE_LINE);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (on_selection_changed), self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

/* --- public functions --- */

void
pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries,
                          PandoriaLineTurnFunc turn_of, GPtrArray *foreseen, const char *title)
{
  gboolean other_game;

  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  other_game = game != self->game;
  if (other_game)
    g_list_store_remove_all (self->lines);
  g_set_object (&self->game, game);
  pandoria_lines_update (self->lines, game, entries, turn_of, foreseen, title);
  gtk_stack_set_visible_child (self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->lines)) > 0
                                                ? GTK_WIDGET (self->scroller)
                                                : self->empty_scroller);
  /* What is new is at the top. */
  if (g_list_model_get_n_items (G_LIST_MODEL (self->lines)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

void
pandoria_lines_list_set_empty (PandoriaLinesList *self, const char *title, const char *description)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));

  adw_status_page_set_title (self->empty_page, title);
  adw_status_page_set_description (self->empty_page, description);
}

void
pandoria_lines_list_set_name (PandoriaLinesList *self, const char *name)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
pandoria_lines_list_unselect (PandoriaLinesList *self)
{
  g_return_if_fail (PANDORIA_IS_LINES_LIST (self));
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}
