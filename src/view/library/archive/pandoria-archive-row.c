/* PandoriaArchiveRow: one game of the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-row.h"

#include "pandoria-archive-players.h"
#include "pandoria-archive-words.h"
#include "pandoria-class.h"
#include "pandoria-photo-view.h"
#include "pandoria-widgets.h"

struct _PandoriaArchiveRow
{
  AdwBin parent_instance;

  GtkCheckButton *check;
  GtkWidget *copy, *running, *open, *fault_box;
  GtkLabel *title, *facts, *fault;
  PandoriaArchivePlayers *players;
  GtkImage *photo;
  GCancellable *reading; /* (nullable): of the photo */
  PandoriaArchiveEntry *entry;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaArchiveRow, pandoria_archive_row, ADW_TYPE_BIN)

static void
on_check_toggled (PandoriaArchiveRow *self, GtkCheckButton *check)
{
  g_signal_emit_by_name (self, "check-toggled", gtk_check_button_get_active (check));
}

static void
pandoria_archive_row_class_init (PandoriaArchiveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaArchiveRow, reading, g_object_unref),
                           PANDORIA_OWNS (PandoriaArchiveRow, entry, g_object_unref), NULL);
  pandoria_class_add_signal (klass, "check-toggled", 1, G_TYPE_BOOLEAN);
  pandoria_class_set_template (klass, "pandoria-archive-row",
                               PANDORIA_NEEDS (PANDORIA_TYPE_ARCHIVE_PLAYERS),
                               PANDORIA_PARTS (PandoriaArchiveRow, check, copy, running, open,
                                               title, facts, fault, fault_box, players, photo),
                               PANDORIA_CALLBACK (on_check_toggled), NULL);
  gtk_widget_class_set_css_name (widget_class, "archiverow");
}

/* The tooltip has the reason why the game is not in the statistics, and the name of the file. */
static void
show_copy (PandoriaArchiveRow *self, gboolean is_copy)
{
  g_autofree char *text = is_copy ? pandoria_archive_words_copy (self->entry) : NULL;

  gtk_widget_set_visible (self->copy, is_copy);
  gtk_widget_set_tooltip_text (self->copy, text);
}

static void
show_words (PandoriaArchiveRow *self, gboolean is_open, gboolean is_copy)
{
  g_autofree char *title = pandoria_archive_words_title (self->entry);
  g_autofree char *facts = pandoria_archive_words_facts (self->entry);
  g_autofree char *fault = pandoria_archive_entry_describe_fault (self->entry);
  g_autofree char *all = pandoria_archive_words_describe (self->entry, is_open, is_copy);
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_label_set_label (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_label_set_label (self->facts, facts);
  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (self->fault_box, fault != NULL);
  show_copy (self, is_copy);
  gtk_widget_set_visible (self->open, is_open);
  gtk_widget_set_visible (self->running,
                          !is_open && pandoria_archive_entry_is_running (self->entry));
  /* Assistive technology reads the list item. It would announce the class of the row, its child. */
  if (item != NULL)
    pandoria_set_accessible_label (item, all);
  pandoria_set_accessible_label (GTK_WIDGET (self), all);
  pandoria_set_accessible_label (GTK_WIDGET (self->check), title);
}

void
pandoria_archive_row_set_entry (PandoriaArchiveRow *self, PandoriaArchiveEntry *entry,
                                gboolean is_open, gboolean is_copy)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_ROW (self));

  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  show_words (self, is_open, is_copy);
  pandoria_archive_players_set_entry (self->players, entry);
  gtk_widget_set_visible (GTK_WIDGET (self->players), entry->n_players > 0);
}

void
pandoria_archive_row_set_check (PandoriaArchiveRow *self, gboolean has_check, gboolean is_chosen)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->check), has_check);
  g_signal_handlers_block_by_func (self->check, on_check_toggled, self);
  gtk_check_button_set_active (self->check, is_chosen);
  g_signal_handlers_unblock_by_func (self->check, on_check_toggled, self);
}

void
pandoria_archive_row_set_photo (PandoriaArchiveRow *self, const char *path)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_ROW (self));

  pandoria_photo_show (GTK_WIDGET (self->photo), &self->reading, path,
                       gtk_image_get_pixel_size (self->photo)
                           * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}
