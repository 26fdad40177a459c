/* The window of the rules: its contents and its search results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-window-private.h"

#include "pandoria-widgets.h"

#define TEXT_KEY    "pandoria-help-text"
#define CHAPTER_KEY "pandoria-help-chapter"
#define INDENT      15

const PandoriaHelpText *
pandoria_help_window_get_row_text (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), TEXT_KEY);
}

static GtkWidget *
create_row (const PandoriaHelpText *text, guint level, const char *more)
{
  g_autofree char *label = pandoria_help_get_label (text);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = pandoria_new_label (label, 0, NULL);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (box, "help-row");
  gtk_widget_set_margin_start (box, (int) level * INDENT);
  gtk_box_append (GTK_BOX (box), title);
  if (more != NULL)
    {
      GtkWidget *excerpt = pandoria_new_label (more, 0, "caption", "dim-label", NULL);

      gtk_label_set_ellipsize (GTK_LABEL (excerpt), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), excerpt);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), TEXT_KEY, (gpointer) text);
  pandoria_set_accessible_label (row, label);
  return row;
}

static void
on_header_asked (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *chapter = g_object_get_data (G_OBJECT (row), CHAPTER_KEY);
  GtkWidget *header;

  if (chapter == NULL || gtk_list_box_row_get_header (row) != NULL)
    return;
  header = pandoria_new_label (pandoria_help_get_chapter_title (chapter), 0, "heading", "help-chapter", NULL);
  gtk_label_set_wrap (GTK_LABEL (header), TRUE);
  gtk_list_box_row_set_header (row, header);
}

void
pandoria_help_window_fill_contents (PandoriaHelpWindow *self)
{
  const PandoriaHelpEntry *entry;

  gtk_list_box_set_header_func (self->contents, on_header_asked, NULL, NULL);
  for (guint i = 0; (entry = pandoria_help_get_entry (i)) != NULL; i++)
    {
      const PandoriaHelpText *text = pandoria_help_find (entry->id);
      GtkWidget *row;

      if (text == NULL)
        continue;
      row = create_row (text, entry->level, NULL);
      g_object_set_data (G_OBJECT (row), CHAPTER_KEY, (gpointer) entry->chapter);
      gtk_list_box_append (self->contents, row);
    }
}

void
pandoria_help_window_mark_text (PandoriaHelpWindow *self, const PandoriaHelpText *text)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->contents, i)) != NULL; i++)
    if (pandoria_help_window_get_row_text (row) == text)
      {
        gtk_list_box_select_row (self->contents, row);
        return;
      }
}

void
pandoria_help_window_update_search (PandoriaHelpWindow *self)
{
  const char *search = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GPtrArray) texts = pandoria_help_search (search);
  g_autofree char *words = g_strstrip (g_strdup (search)), *count = NULL;

  pandoria_clear_list (self->found);
  for (guint i = 0; i < texts->len; i++)
    {
      const PandoriaHelpText *text = g_ptr_array_index (texts, i);
      g_autofree char *brief = pandoria_help_text_get_short (text, self->game);

      gtk_list_box_append (self->found, create_row (text, 0, g_strdelimit (brief, "\n", ' ')));
    }
  if (*words != '\0')
    count = texts->len > 0 ? g_strdup_printf (ngettext ("%u text found", "%u texts found", texts->len), texts->len)
                           : g_strdup (_ ("Nothing found"));
  pandoria_set_text (self->count, count);
  gtk_stack_set_visible_child_name (self->lists, *words == '\0' ? "contents" : texts->len == 0 ? "nothing" : "found");
  pandoria_announce_choice (GTK_WIDGET (self), count);
}
