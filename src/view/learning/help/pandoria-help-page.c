/* One text of the rules, with links to others, marks and pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-help-page.h"

#include "pandoria-help-picture.h"
#include "pandoria-help-window.h"
#include "pandoria-labels.h"

static gboolean
on_activate_link (GtkWidget *label, const char *id)
{
  g_autofree char *kept = g_strdup (id); /* the label, which owns @id, is removed with its text */

  pandoria_help_window_show_text (PANDORIA_HELP_WINDOW (gtk_widget_get_root (label)), kept);
  return GDK_EVENT_STOP;
}

static char *
make_markup (const GPtrArray *runs)
{
  GString *markup = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    {
      const PandoriaHelpRun *run = g_ptr_array_index (runs, i);
      g_autofree char *text = g_markup_escape_text (run->text, -1);

      if (run->kind == PANDORIA_HELP_REFERENCE)
        g_string_append_printf (markup, "<a href=\"%s\">%s</a>", run->target, text);
      else if (run->kind == PANDORIA_HELP_EMPHASIS)
        g_string_append_printf (markup, "<b>%s</b>", text);
      else
        g_string_append (markup, text);
    }
  return g_string_free (markup, FALSE);
}

static GtkWidget *
create_words (const GPtrArray *runs)
{
  g_autofree char *markup = make_markup (runs);
  GtkWidget *label = pandoria_let_wrap (g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup",
                                                      TRUE, "xalign", 0.0, "hexpand", TRUE, NULL));

  g_signal_connect (label, "activate-link", G_CALLBACK (on_activate_link), NULL);
  return label;
}

static GtkWidget *
create_list (const PandoriaHelpBlock *block)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                  3, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);

  for (guint i = 0; i < block->items->len; i++)
    {
      GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 9, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
      GtkWidget *dot = pandoria_new_label ("•", 0, NULL);

      gtk_widget_set_valign (dot, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (row), dot);
      gtk_box_append (GTK_BOX (row), create_words (g_ptr_array_index (block->items, i)));
      gtk_box_append (GTK_BOX (list), row);
    }
  return list;
}

static GtkWidget *
create_block (const PandoriaHelpBlock *block)
{
  switch (block->kind)
    {
    case PANDORIA_HELP_BLOCK_LIST: return create_list (block);
    case PANDORIA_HELP_BLOCK_PICTURE:
      return pandoria_help_picture_new (block->picture, block->caption);
    case PANDORIA_HELP_BLOCK_PARAGRAPH:
    default: return create_words (g_ptr_array_index (block->items, 0));
    }
}

/* Creates the box of neighboring blocks that apply to the same games, with a mark above them and at
 * their edge. */
static GtkWidget *
add_marked_box (GtkBox *page, PandoriaHelpTerms terms)
{
  g_autofree char *mark = pandoria_help_terms_describe (terms);
  GtkWidget *box
      = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);
  GtkWidget *label = pandoria_new_label (mark, 0, "help-mark", "caption-heading", NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (box, "help-some-games");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (page, box);
  return box;
}

static void
add_title (GtkBox *page, const PandoriaHelpText *text)
{
  g_autofree char *label = pandoria_help_get_label (text);
  GtkWidget *title
      = pandoria_let_wrap (g_object_new (GTK_TYPE_LABEL, "label", label, "xalign", 0.0,
                                         "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL));

  gtk_widget_add_css_class (title, "title-2");
  gtk_box_append (page, title);
}

gboolean
pandoria_help_page_show (GtkBox *page, const PandoriaHelpText *text, PandoriaHelpTerms game,
                         gboolean all)
{
  GtkWidget *child, *box = NULL; /* of the blocks before; NULL if they apply to every game */
  PandoriaHelpTerms marked = 0;
  gboolean complete = TRUE;

  g_return_val_if_fail (GTK_IS_BOX (page) && text != NULL, FALSE);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (page))) != NULL)
    gtk_box_remove (page, child);
  add_title (page, text);
  for (guint i = 0; i < text->blocks->len; i++)
    {
      const PandoriaHelpBlock *block = g_ptr_array_index (text->blocks, i);
      gboolean holds = pandoria_help_terms_hold (block->terms, game);

      complete = complete && holds;
      if (!holds && !all)
        continue;
      if (block->terms != marked)
        box = block->terms != 0 ? add_marked_box (page, block->terms) : NULL;
      marked = block->terms;
      gtk_box_append (box != NULL ? GTK_BOX (box) : page, create_block (block));
    }
  return !complete;
}
