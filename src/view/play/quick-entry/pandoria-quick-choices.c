/* PandoriaQuickChoices: the list of possible words below the cursor of the quick entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quick-entry-private.h"

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-labels.h"

struct _PandoriaQuickChoices
{
  GtkPopover parent_instance;

  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkSingleSelection *selection;
  GPtrArray *choices; /* nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaQuickChoices, pandoria_quick_choices, GTK_TYPE_POPOVER)

static const PandoriaChoice *
get_choice (PandoriaQuickChoices *self, guint index)
{
  return self->choices != NULL && index < self->choices->len
             ? g_ptr_array_index (self->choices, index)
             : NULL;
}

/* Words of the notation are read from left to right everywhere. */
static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *word = pandoria_new_label (NULL, 0, "notation-word", NULL);
  GtkWidget *description = pandoria_new_label (NULL, 0, "dim-label", NULL);

  gtk_widget_set_direction (word, GTK_TEXT_DIR_LTR);
  gtk_label_set_width_chars (GTK_LABEL (word), 9);
  gtk_label_set_ellipsize (GTK_LABEL (description), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (description, TRUE);
  gtk_box_append (GTK_BOX (row), word);
  gtk_box_append (GTK_BOX (row), description);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const PandoriaChoice *choice = get_choice (data, gtk_list_item_get_position (item));
  GtkWidget *word = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *description = gtk_widget_get_next_sibling (word);

  gtk_label_set_label (GTK_LABEL (word), choice != NULL ? choice->word : "");
  gtk_label_set_label (GTK_LABEL (description), choice != NULL ? choice->description : "");
  gtk_widget_set_tooltip_text (description, choice != NULL ? choice->description : NULL);
}

static void
on_activated (GtkListView *list, guint index, gpointer data)
{
  g_signal_emit_by_name (data, "chosen", index);
}

static void
pandoria_quick_choices_class_init (PandoriaQuickChoicesClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaQuickChoices, choices, g_ptr_array_unref),
                           NULL);
  pandoria_class_set_template (klass, "pandoria-quick-choices",
                               PANDORIA_PARTS (PandoriaQuickChoices, scroller, list),
                               PANDORIA_CALLBACK (on_activated), NULL);
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_UINT);
}

static void
pandoria_quick_choices_init (PandoriaQuickChoices *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), self);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), self);
  gtk_list_view_set_factory (self->list, factory);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
}

void
pandoria_quick_choices_set_width (PandoriaQuickChoices *self, int width)
{
  g_return_if_fail (PANDORIA_IS_QUICK_CHOICES (self));
  gtk_widget_set_size_request (GTK_WIDGET (self->scroller), width, -1);
}

void
pandoria_quick_choices_set (PandoriaQuickChoices *self, GPtrArray *choices)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  g_return_if_fail (PANDORIA_IS_QUICK_CHOICES (self));

  g_clear_pointer (&self->choices, g_ptr_array_unref);
  self->choices = choices != NULL ? g_ptr_array_ref (choices) : NULL;
  for (guint i = 0; choices != NULL && i < choices->len; i++)
    gtk_string_list_append (words, get_choice (self, i)->word);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (words));
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  if (choices != NULL && choices->len > 0)
    gtk_popover_popup (GTK_POPOVER (self));
  else
    gtk_popover_popdown (GTK_POPOVER (self));
}

const PandoriaChoice *
pandoria_quick_choices_move (PandoriaQuickChoices *self, int by)
{
  guint n, selected;

  g_return_val_if_fail (PANDORIA_IS_QUICK_CHOICES (self), NULL);

  n = self->choices != NULL ? self->choices->len : 0;
  if (n == 0)
    return NULL;
  selected = gtk_single_selection_get_selected (self->selection);
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = by > 0 ? 0 : n - 1;
  else
    selected = (selected + n + (guint) by) % n;
  gtk_single_selection_set_selected (self->selection, selected);
  pandoria_compat_scroll_to (GTK_WIDGET (self->list), selected);
  return get_choice (self, selected);
}

const PandoriaChoice *
pandoria_quick_choices_get_selected (PandoriaQuickChoices *self)
{
  g_return_val_if_fail (PANDORIA_IS_QUICK_CHOICES (self), NULL);
  return get_choice (self, gtk_single_selection_get_selected (self->selection));
}
