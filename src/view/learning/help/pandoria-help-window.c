/* PandoriaHelpWindow: the rules, with contents, search, links, back and forward.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-window.h"

#include <glib/gi18n.h>

#include "pandoria-announcer.h"
#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-help-page.h"
#include "pandoria-labels.h"
#include "pandoria-list-rows.h"
#include "pandoria-widgets.h"

#define INDENT 15

struct _PandoriaHelpWindow
{
  AdwWindow parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *reading; /* the child of the leaflet that contains the text */
  GtkWidget *contents_button, *back_button, *forward_button;
  GtkSearchEntry *search;
  GtkStack *lists; /* "contents", "found", "nothing" */
  GtkListBox *contents, *found;
  GtkLabel *count;
  AdwWindowTitle *title;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  GtkWidget *all_box;
  GtkSwitch *all_switch;

  PandoriaHelpTerms game;  /* 0: none */
  char *table_source;      /* nullable */
  PandoriaHelpText *table; /* made from it; nullable: no game */
  GPtrArray *entries;      /* (element-type PandoriaHelpEntry): of the rows of @contents */
  GPtrArray *results;      /* (element-type PandoriaHelpText): of the rows of @found */
  GPtrArray *way;          /* (element-type PandoriaHelpText): the visited texts, in this order */
  guint place;             /* in it */
};

G_DEFINE_FINAL_TYPE (PandoriaHelpWindow, pandoria_help_window, ADW_TYPE_WINDOW)

/* --- contents and search -------------------------------------------------------------------- */

static const PandoriaHelpEntry *
get_entry (PandoriaHelpWindow *self, GtkListBoxRow *row)
{
  return self->entries->pdata[gtk_list_box_row_get_index (row)];
}

/* Returns: the text of @row, of either list. */
static const PandoriaHelpText *
get_row_text (PandoriaHelpWindow *self, GtkListBoxRow *row)
{
  if (gtk_widget_get_parent (GTK_WIDGET (row)) == GTK_WIDGET (self->contents))
    return pandoria_help_find (get_entry (self, row)->id);
  return self->results->pdata[gtk_list_box_row_get_index (row)];
}

static GtkWidget *
create_row (const PandoriaHelpText *text, guint level, const char *more)
{
  g_autofree char *label = pandoria_help_get_label (text);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = pandoria_let_wrap (pandoria_new_label (label, 0, NULL));

  gtk_widget_add_css_class (box, "help-row");
  gtk_widget_set_margin_start (box, (int) level * INDENT);
  gtk_box_append (GTK_BOX (box), title);
  if (more != NULL)
    {
      GtkWidget *excerpt = pandoria_new_label (more, 0, "caption", "dim-label", NULL);

      gtk_label_set_ellipsize (GTK_LABEL (pandoria_let_wrap (excerpt)), PANGO_ELLIPSIZE_END);
      gtk_label_set_lines (GTK_LABEL (excerpt), 2);
      gtk_box_append (GTK_BOX (box), excerpt);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  pandoria_set_accessible_label (row, label);
  if (more != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more,
                                    -1);
  return row;
}

static void
on_header_asked (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *chapter = get_entry (data, row)->chapter;
  GtkWidget *header;

  if (chapter == NULL || gtk_list_box_row_get_header (row) != NULL)
    return;
  header = pandoria_new_label (pandoria_help_get_chapter_title (chapter), 0, "heading",
                               "help-chapter", NULL);
  gtk_label_set_wrap (GTK_LABEL (header), TRUE);
  gtk_list_box_row_set_header (row, header);
}

static void
fill_contents (PandoriaHelpWindow *self)
{
  const PandoriaHelpEntry *entry;

  gtk_list_box_set_header_func (self->contents, on_header_asked, self, NULL);
  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      const PandoriaHelpText *text = pandoria_help_find (entry->id);

      if (text == NULL)
        continue;
      g_ptr_array_add (self->entries, (gpointer) entry);
      gtk_list_box_append (self->contents, create_row (text, entry->level, NULL));
    }
}

static void
mark_text (PandoriaHelpWindow *self, const PandoriaHelpText *text)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->contents, i)) != NULL; i++)
    if (get_row_text (self, row) == text)
      gtk_list_box_select_row (self->contents, row);
}

static void
fill_found (PandoriaHelpWindow *self, const char *search, GPtrArray *texts)
{
  pandoria_clear_list (self->found);
  g_clear_pointer (&self->results, g_ptr_array_unref);
  self->results = g_ptr_array_ref (texts);
  for (guint i = 0; i < texts->len; i++)
    {
      const PandoriaHelpText *text = g_ptr_array_index (texts, i);
      g_autofree char *sentence = pandoria_help_search_sentence (search, text, self->game);

      gtk_list_box_append (self->found, create_row (text, 0, g_strdelimit (sentence, "\n", ' ')));
    }
}

/* Returns: (transfer full): how many texts were found, and which words they have if none has all.
 */
static char *
describe_found (const char *search, GPtrArray *texts)
{
  g_autofree char *nearest = NULL, *count = NULL;

  if (texts->len == 0)
    return g_strdup (_ ("Nothing found"));
  count = g_strdup_printf (ngettext ("%u text found", "%u texts found", texts->len), texts->len);
  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *words = pandoria_help_search_nearest (search, g_ptr_array_index (texts, i));

      if (words == NULL)
        return g_steal_pointer (&count);
      if (nearest == NULL && *words != '\0')
        nearest = g_steal_pointer (&words);
    }
  if (nearest == NULL)
    return g_steal_pointer (&count);
  /* Translators: the words of the search that were found, and “3 texts found”. */
  return g_strdup_printf (_ ("Nothing has all these words. With “%1$s”: %2$s"), nearest, count);
}

static void
update_search (PandoriaHelpWindow *self)
{
  const char *search = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GPtrArray) texts = pandoria_help_search (search);
  g_autofree char *words = g_strstrip (g_strdup (search)), *count = NULL;
  const char *list = "contents";

  fill_found (self, search, texts);
  if (*words != '\0')
    {
      count = describe_found (search, texts);
      list = texts->len > 0 ? "found" : "nothing";
    }
  pandoria_set_text (self->count, count);
  gtk_stack_set_visible_child_name (self->lists, list);
  pandoria_announce_choice (GTK_WIDGET (self), count);
}

/* --- the text ------------------------------------------------------------------------------- */

static const PandoriaHelpText *
get_text (PandoriaHelpWindow *self)
{
  return g_ptr_array_index (self->way, self->place);
}

static void
update_actions (PandoriaHelpWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.forward",
                                 self->place + 1 < self->way->len);
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
  gboolean all = gtk_switch_get_active (self->all_switch);
  const PandoriaHelpText *text = get_text (self);

  if (self->table != NULL && is_table (text))
    text = self->table;
  gtk_widget_set_visible (self->all_box,
                          pandoria_help_page_show (self->page, text, self->game, all));
}

/* Announces the title, wherever the focus is. */
static void
show_place (PandoriaHelpWindow *self)
{
  g_autofree char *label = pandoria_help_get_label (get_text (self));

  fill_page (self);
  adw_window_title_set_subtitle (self->title, label);
  pandoria_announce (GTK_WIDGET (self), label);
  mark_text (self, get_text (self));
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
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
  if (self->way->len > 0 && get_text (self) == text)
    return;
  if (self->way->len > 0)
    g_ptr_array_set_size (self->way, (int) ++self->place);
  g_ptr_array_add (self->way, (gpointer) text);
  show_place (self);
}

/* Goes back or forward. */
static void
walk (GtkWidget *widget, const char *action, GVariant *parameter)
{
  PandoriaHelpWindow *self = PANDORIA_HELP_WINDOW (widget);

  self->place = g_str_equal (action, "help.back") ? self->place - 1 : self->place + 1;
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
  show_text (self, get_row_text (self, row));
}

/* Opens the first result. */
static void
on_search_activated (PandoriaHelpWindow *self)
{
  GtkListBoxRow *row;

  update_search (self);
  row = gtk_list_box_get_row_at_index (self->found, 0);
  if (row != NULL)
    on_row_activated (self, row);
}

/* GTK would focus the scrolled window instead of a row. */
static gboolean
on_search_key_pressed (PandoriaHelpWindow *self, guint key)
{
  return (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
         && gtk_widget_child_focus (GTK_WIDGET (self->lists), GTK_DIR_TAB_FORWARD);
}

/* Escape, and Up in the first row, lead from the results back to the search. */
static gboolean
on_found_key_pressed (PandoriaHelpWindow *self, guint key)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->found, 0);
  gboolean leaves_up = (key == GDK_KEY_Up || key == GDK_KEY_KP_Up) && first != NULL
                       && gtk_widget_has_focus (GTK_WIDGET (first));

  if (key != GDK_KEY_Escape && !leaves_up)
    return FALSE;
  pandoria_focus_text (GTK_EDITABLE (self->search));
  return TRUE;
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
pandoria_help_window_class_init (PandoriaHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaHelpWindow, entries, g_ptr_array_unref),
                            PANDORIA_OWNS (PandoriaHelpWindow, results, g_ptr_array_unref),
                            PANDORIA_OWNS (PandoriaHelpWindow, way, g_ptr_array_unref),
                            PANDORIA_OWNS (PandoriaHelpWindow, table_source, g_free),
                            PANDORIA_OWNS (PandoriaHelpWindow, table, pandoria_help_text_free),
                            NULL);
  pandoria_class_set_template (
      klass, "pandoria-help-window",
      PANDORIA_PARTS (PandoriaHelpWindow, leaflet, reading, search, lists, contents, found, count,
                      title, contents_button, back_button, forward_button, scroller, page, all_box,
                      all_switch),
      PANDORIA_CALLBACK (on_row_activated, update_search, on_search_activated,
                         on_search_key_pressed, on_found_key_pressed, on_search_stopped, fill_page),
      NULL);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, walk);
  gtk_widget_class_install_action (widget_class, "help.forward", NULL, walk);
  gtk_widget_class_install_action (widget_class, "help.search", NULL, start_search);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, show_contents);
}

static void
pandoria_help_window_init (PandoriaHelpWindow *self)
{
  const PandoriaHelpEntry *first = pandoria_help_get_entry (0);

  self->entries = g_ptr_array_new ();
  self->way = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_contents (self);
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
  const PandoriaHelpText *text = pandoria_help_find (id);

  g_return_if_fail (PANDORIA_IS_HELP_WINDOW (self));

  if (text != NULL)
    show_text (self, text);
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

  if (!pandoria_set_str (&self->table_source, source))
    return;
  g_clear_pointer (&self->table, pandoria_help_text_free);
  self->table = bytes != NULL ? pandoria_help_text_parse ("table", "table", bytes, NULL) : NULL;
  if (is_table (get_text (self)))
    fill_page (self);
}
