/* PandoriaHelpWindow: the rules, with contents, search, links, back and forward.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-window-private.h"

#include "pandoria-widgets.h"

G_DEFINE_FINAL_TYPE (PandoriaHelpWindow, pandoria_help_window, ADW_TYPE_WINDOW)

static const PandoriaHelpText *
get_text (PandoriaHelpWindow *self)
{
  return g_ptr_array_index (self->way, self->place);
}

static void
update_actions (PandoriaHelpWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward", self->place + 1 < self->way->len);
}

static gboolean
is_table (const PandoriaHelpText *text)
{
  return g_str_equal (text->id, "table");
}

/* Shows the switch if the text omits something, or would omit it. */
static void
fill_page (PandoriaHelpWindow *self)
{
  gboolean all = gtk_switch_get_active (self->all_switch), leaves_out = FALSE;
  const PandoriaHelpText *text = get_text (self);

  if (self->table != NULL && is_table (text))
    text = self->table;
  for (guint i = 0; i < text->blocks->len; i++)
    leaves_out
        |= !pandoria_help_terms_hold (((PandoriaHelpBlock *) g_ptr_array_index (text->blocks, i))->terms, self->game);
  pandoria_help_page_show (self->page, text, all ? 0 : self->game);
  gtk_widget_set_visible (self->all_box, leaves_out);
}

/* Announces the title, wherever the focus is. */
static void
show_place (PandoriaHelpWindow *self)
{
  g_autofree char *label = pandoria_help_get_label (get_text (self));

  fill_page (self);
  adw_window_title_set_subtitle (self->title, label);
  pandoria_announce (GTK_WIDGET (self), label);
  pandoria_help_window_mark_text (self, get_text (self));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  update_actions (self);
}

static void
show_reading (PandoriaHelpWindow *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->reading);
}

static void
show_text (PandoriaHelpWindow *self, const PandoriaHelpText *text)
{
  show_reading (self);
  if (self->way->len > 0 && get_text (self) == text)
    return;
  if (self->way->len > 0)
    g_ptr_array_set_size (self->way, (int) ++self->place);
  g_ptr_array_add (self->way, (gpointer) text);
  show_place (self);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaHelpWindow *self = PANDORIA_HELP_WINDOW (widget);

  self->place--;
  show_reading (self);
  show_place (self);
}

static void
go_forward (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaHelpWindow *self = PANDORIA_HELP_WINDOW (widget);

  self->place++;
  show_reading (self);
  show_place (self);
}

static void
start_search (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaHelpWindow *self = PANDORIA_HELP_WINDOW (widget);

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  pandoria_focus_text (GTK_EDITABLE (self->search));
}

static void
show_contents (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaHelpWindow *self = PANDORIA_HELP_WINDOW (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->contents);

  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  if (row != NULL && gtk_widget_get_mapped (GTK_WIDGET (row)))
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_row_activated (PandoriaHelpWindow *self, GtkListBoxRow *row)
{
  show_text (self, pandoria_help_window_get_row_text (row));
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

/* Opens the first result. */
static void
on_search_activated (PandoriaHelpWindow *self)
{
  GtkListBoxRow *row;

  pandoria_help_window_update_search (self);
  row = gtk_list_box_get_row_at_index (self->found, 0);
  if (row != NULL)
    on_row_activated (self, row);
}

/* Escape clears the search first, then closes the window. */
static void
on_search_stopped (PandoriaHelpWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "help.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, go_forward);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, start_search);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, show_contents);
}

static void
pandoria_help_window_class_init (PandoriaHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaHelpWindow, way, g_ptr_array_unref),
                            PANDORIA_OWNS (PandoriaHelpWindow, table_source, g_free),
                            PANDORIA_OWNS (PandoriaHelpWindow, table, pandoria_help_text_free), NULL);
  pandoria_class_set_template (
      klass, "pandoria-help-window", PANDORIA_NEEDS (PANDORIA_TYPE_HELP_PAGE),
      PANDORIA_PARTS (PandoriaHelpWindow, leaflet, reading, search, lists, contents, found, count, title,
                      contents_button, back_button, forward_button, scroller, page, all_box, all_switch),
      PANDORIA_CALLBACK (on_row_activated, pandoria_help_window_show_text, pandoria_help_window_update_search,
                         on_search_activated, on_search_stopped, fill_page),
      NULL);
  install_actions (widget_class);
}

static void
pandoria_help_window_init (PandoriaHelpWindow *self)
{
  const PandoriaHelpEntry *first = pandoria_help_get_entry (0);

  self->way = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  pandoria_help_window_fill_contents (self);
  g_ptr_array_add (self->way, (gpointer) pandoria_help_find (first->id));
  show_place (self);
}

GtkWidget *
pandoria_help_window_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  return g_object_new (PANDORIA_TYPE_HELP_WINDOW, "transient-for", parent, NULL);
}

void
pandoria_help_window_show_text (PandoriaHelpWindow *self, const char *id)
{
  const PandoriaHelpText *text;

  g_return_if_fail (PANDORIA_IS_HELP_WINDOW (self));

  text = pandoria_help_find (id);
  if (text == NULL)
    return;
  show_text (self, text);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}

void
pandoria_help_window_set_game (PandoriaHelpWindow *self, PandoriaHelpTerms game)
{
  g_return_if_fail (PANDORIA_IS_HELP_WINDOW (self));

  if (self->game == game)
    return;
  self->game = game;
  fill_page (self);
}

void
pandoria_help_window_set_table (PandoriaHelpWindow *self, const char *source)
{
  g_autoptr (GBytes) bytes = source != NULL ? g_bytes_new (source, strlen (source)) : NULL;

  g_return_if_fail (PANDORIA_IS_HELP_WINDOW (self));

  if (g_strcmp0 (self->table_source, source) == 0)
    return;
  g_free (self->table_source);
  self->table_source = g_strdup (source);
  g_clear_pointer (&self->table, pandoria_help_text_free);
  self->table = bytes != NULL ? pandoria_help_text_parse ("table", "table", bytes, NULL) : NULL;
  if (is_table (get_text (self)))
    fill_page (self);
}
