/* PandoriaNameEntry: the entry of a player's name, with the names of earlier games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-name-entry.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-search-words.h"
#include "pandoria-widgets.h"

#define MAX_SHOWN 6
#define MARGIN    6 /* of the list in its popover, beyond the padding of an entry */

struct _PandoriaNameEntry
{
  GtkEntry parent_instance;

  GtkPopover *popover;
  GtkWidget *list;
  GtkSingleSelection *selection;
  GStrv names;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (PandoriaNameEntry, pandoria_name_entry, GTK_TYPE_ENTRY)

static const char *
get_text (PandoriaNameEntry *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self));
}

static const char *
get_selected (PandoriaNameEntry *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return gtk_widget_get_visible (GTK_WIDGET (self->popover)) && item != NULL
             ? gtk_string_object_get_string (item)
             : NULL;
}

/* The current name need not be offered. */
static GListModel *
list_matches (PandoriaNameEntry *self)
{
  g_auto (GStrv) words = pandoria_search_words_new (get_text (self));
  GtkStringList *matches = gtk_string_list_new (NULL);

  for (guint i = 0; self->names != NULL && self->names[i] != NULL; i++)
    if (g_list_model_get_n_items (G_LIST_MODEL (matches)) < MAX_SHOWN
        && g_strcmp0 (self->names[i], get_text (self)) != 0
        && pandoria_search_words_match ((const char *const *) words, self->names[i]))
      gtk_string_list_append (matches, self->names[i]);
  return G_LIST_MODEL (matches);
}

static void
hide_matches (PandoriaNameEntry *self)
{
  gtk_popover_popdown (self->popover);
}

/* Returns: whether there are names to choose from. */
static gboolean
show_matches (PandoriaNameEntry *self)
{
  g_autoptr (GListModel) matches = list_matches (self);
  gboolean any = g_list_model_get_n_items (matches) > 0;

  gtk_single_selection_set_model (self->selection, matches);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  if (any)
    gtk_popover_popup (self->popover);
  else
    hide_matches (self);
  return any;
}

/* Names are offered only while the user types. */
static void
on_changed (PandoriaNameEntry *self)
{
  if (self->updating)
    return;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL && *get_text (self) != '\0')
    show_matches (self);
  else
    hide_matches (self);
}

/* Does not offer names for the chosen one. */
static void
take_name (PandoriaNameEntry *self, const char *name)
{
  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
  self->updating = FALSE;
}

static void
on_activate (PandoriaNameEntry *self)
{
  g_autofree char *name = g_strdup (get_selected (self));

  hide_matches (self);
  if (name != NULL)
    take_name (self, name);
}

static void
on_list_activated (PandoriaNameEntry *self, guint index)
{
  gtk_single_selection_set_selected (self->selection, index);
  g_signal_emit_by_name (self, "activate");
}

/* Down opens the list. Up and Down move in it. */
static gboolean
on_walk (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaNameEntry *self = PANDORIA_NAME_ENTRY (widget);
  gint32 by = g_variant_get_int32 (arguments);
  guint n, selected;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)) && (by < 0 || !show_matches (self)))
    return GDK_EVENT_PROPAGATE;
  n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  selected = gtk_single_selection_get_selected (self->selection);
  if (selected == GTK_INVALID_LIST_POSITION)
    selected = by > 0 ? 0 : n - 1;
  else
    selected = (selected + n + (guint) by) % n;
  gtk_single_selection_set_selected (self->selection, selected);
  pandoria_announce_choice (GTK_WIDGET (self), get_selected (self));
  return GDK_EVENT_STOP;
}

static gboolean
on_escape (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  PandoriaNameEntry *self = PANDORIA_NAME_ENTRY (widget);

  if (!gtk_widget_get_visible (GTK_WIDGET (self->popover)))
    return GDK_EVENT_PROPAGATE;
  hide_matches (self);
  return GDK_EVENT_STOP;
}

static void
pandoria_name_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaNameEntry *self = PANDORIA_NAME_ENTRY (widget);

  GTK_WIDGET_CLASS (pandoria_name_entry_parent_class)
      ->size_allocate (widget, width, height, baseline);
  gtk_widget_set_size_request (self->list, MAX (width - MARGIN, 0), -1);
  gtk_popover_present (self->popover);
}

static void
pandoria_name_entry_class_init (PandoriaNameEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaNameEntry, popover, gtk_widget_unparent),
                           NULL);
  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaNameEntry, names, g_strfreev), NULL);
  widget_class->size_allocate = pandoria_name_entry_size_allocate;
  pandoria_class_set_template (klass, "pandoria-name-entry",
                               PANDORIA_CALLBACK (on_changed, on_activate, hide_matches), NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, on_walk, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Down, 0, on_walk, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, on_walk, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Up, 0, on_walk, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
}

/* The list is not part of the template, because the entry keeps the focus while the user types. */
static void
create_list (PandoriaNameEntry *self)
{
  self->selection
      = g_object_new (GTK_TYPE_SINGLE_SELECTION, "autoselect", FALSE, "can-unselect", TRUE, NULL);
  self->list
      = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), pandoria_new_narrow_factory ());
  g_object_set (self->list, "single-click-activate", TRUE, "focusable", FALSE, NULL);
  pandoria_set_accessible_label (self->list, _ ("Names from earlier games"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (on_list_activated), self);
  self->popover = g_object_new (GTK_TYPE_POPOVER, "autohide", FALSE, "has-arrow", FALSE, "position",
                                GTK_POS_BOTTOM, "can-focus", FALSE, "child", self->list, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "menu");
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "quick-choices");
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
}

static void
pandoria_name_entry_init (PandoriaNameEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  create_list (self);
}

void
pandoria_name_entry_set_names (PandoriaNameEntry *self, const char *const *names)
{
  g_return_if_fail (PANDORIA_IS_NAME_ENTRY (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}
