/* The best scorings of a game as a list. Selecting one shows its region.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 22

struct _PandoriaBestView
{
  AdwBin parent_instance;

  GtkWidget *none;
  GtkListBox *list;
  GPtrArray *entries;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBestView, pandoria_best_view, ADW_TYPE_BIN)

static const PandoriaEvent *
get_event (PandoriaBestView *self, guint index)
{
  return &((PandoriaLedgerEntry *) self->entries->pdata[index])->event;
}

static GtkWidget *
make_words (const char *title, const char *formula)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), pandoria_let_wrap (pandoria_new_label (title, 0, NULL)));
  gtk_box_append (GTK_BOX (box),
                  pandoria_let_wrap (pandoria_new_label (formula, 0, "caption", "dim-label", "numeric", NULL)));
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
make_gain (const PandoriaEvent *event)
{
  g_autofree char *gain = pandoria_text_change ((PandoriaCounter) event->counter, event->amount);
  GtkWidget *label = pandoria_new_label (gain, 1, "numeric", "heading", NULL);

  /* Wraps only with large text in a narrow window. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  return label;
}

static void
add_scoring (PandoriaBestView *self, PandoriaRecord *record, guint index)
{
  const PandoriaEvent *event = get_event (self, index);
  PandoriaColor color = pandoria_record_get_player_color (record, event->player);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *title = pandoria_report_best_title (record, event);
  g_autofree char *formula = pandoria_text_event_formula (event);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", title, formula);

  gtk_box_append (GTK_BOX (box), pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_SIZE));
  gtk_box_append (GTK_BOX (box), make_words (title, formula));
  gtk_box_append (GTK_BOX (box), make_gain (event));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  pandoria_set_accessible_label (row, spoken);
  gtk_list_box_append (self->list, row);
}

static void
on_row_selected (PandoriaBestView *self, GtkListBoxRow *row)
{
  PandoriaSpaces region = pandoria_spaces_empty ();

  if (row != NULL && self->entries != NULL)
    region = get_event (self, (guint) gtk_list_box_row_get_index (row))->region;
  g_signal_emit_by_name (self, "region-selected", &region);
}

static void
pandoria_best_view_class_init (PandoriaBestViewClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaBestView, entries, g_ptr_array_unref), NULL);
  pandoria_class_add_signal (klass, "region-selected", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-best-view", PANDORIA_PARTS (PandoriaBestView, none, list),
                               PANDORIA_CALLBACK (on_row_selected), NULL);
}

void
pandoria_best_view_show (PandoriaBestView *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_BEST_VIEW (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  gtk_list_box_unselect_all (self->list);
  pandoria_clear_list (self->list);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = pandoria_report_find_best (game);
  for (guint i = 0; i < self->entries->len; i++)
    add_scoring (self, pandoria_game_get_record (game), i);
  gtk_widget_set_visible (self->none, self->entries->len == 0);
}
