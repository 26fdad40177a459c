/* PandoriaArchiveRow: one game of the archive.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-archive-row.h"

#include <glib/gi18n.h>

#include "pandoria-archive-words.h"
#include "pandoria-art.h"

#define PIECE_SIZE 18
/* How much of a name is always seen, and at most asked for, in characters. */
#define LEAST_NAME 5
#define MOST_NAME  11

/** Cell: a player in the row. */
typedef struct
{
  GtkWidget *box, *image, *name, *star, *points;
} Cell;

struct _PandoriaArchiveRow
{
  AdwBin parent_instance;

  GtkCheckButton *check;
  GtkWidget *running, *open, *fault_box;
  GtkLabel *title, *facts, *fault;
  GtkFlowBox *players;
  Cell cells[PANDORIA_MAX_PLAYERS];
  PandoriaArchiveEntry *entry;
};

G_DEFINE_FINAL_TYPE (PandoriaArchiveRow, pandoria_archive_row, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHECK_TOGGLED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* --- players ---------------------------------------------------------------------------------------------------- */

static void
add_cell (PandoriaArchiveRow *self, Cell *cell)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  cell->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  cell->image = gtk_image_new ();
  cell->name = gtk_label_new (NULL);
  cell->star = gtk_image_new_from_icon_name ("starred-symbolic");
  cell->points = gtk_label_new (NULL);
  gtk_image_set_pixel_size (GTK_IMAGE (cell->image), PIECE_SIZE);
  gtk_image_set_pixel_size (GTK_IMAGE (cell->star), 12);
  gtk_label_set_ellipsize (GTK_LABEL (cell->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (cell->name), LEAST_NAME);
  gtk_label_set_max_width_chars (GTK_LABEL (cell->name), MOST_NAME);
  gtk_label_set_xalign (GTK_LABEL (cell->name), 0);
  gtk_widget_set_hexpand (cell->name, TRUE);
  gtk_widget_add_css_class (cell->points, "numeric");
  gtk_box_append (GTK_BOX (cell->box), cell->image);
  gtk_box_append (GTK_BOX (cell->box), cell->name);
  gtk_box_append (GTK_BOX (cell->box), cell->star);
  gtk_box_append (GTK_BOX (cell->box), cell->points);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), cell->box);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->players, child);
}

static void
set_bold (GtkWidget *label, gboolean bold)
{
  if (bold)
    gtk_widget_add_css_class (label, "heading");
  else
    gtk_widget_remove_css_class (label, "heading");
}

static void
show_player (PandoriaArchiveRow *self, guint seat)
{
  const PandoriaArchiveData *data = pandoria_archive_entry_get_data (self->entry);
  const PandoriaArchivePlayer *player = &data->players[seat];
  gboolean won = data->finished && player->place == 1;
  Cell *cell = &self->cells[seat];
  g_autofree char *name = pandoria_archive_words_player (self->entry, seat);
  g_autofree char *points = g_strdup_printf ("%d", player->points);
  g_autoptr (GdkPaintable) piece = pandoria_art_piece (PANDORIA_ART_WORKER, (PandoriaColor) player->color, PIECE_SIZE,
                                                       gtk_widget_get_scale_factor (GTK_WIDGET (self)));

  gtk_image_set_from_paintable (GTK_IMAGE (cell->image), piece);
  gtk_label_set_label (GTK_LABEL (cell->name), name);
  gtk_widget_set_tooltip_text (cell->name, name);
  gtk_label_set_label (GTK_LABEL (cell->points), points);
  gtk_widget_set_visible (cell->star, won);
  set_bold (cell->name, won);
  set_bold (cell->points, won);
}

static void
show_players (PandoriaArchiveRow *self)
{
  const PandoriaArchiveData *data = pandoria_archive_entry_get_data (self->entry);

  gtk_widget_set_visible (GTK_WIDGET (self->players), data->n_players > 0);
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    {
      gtk_widget_set_visible (gtk_widget_get_parent (self->cells[seat].box), seat < data->n_players);
      if (seat < data->n_players)
        show_player (self, seat);
    }
}

/* --- callbacks -------------------------------------------------------------------------------------------------- */

static void
on_check_toggled (GtkCheckButton *check, gpointer data)
{
  PandoriaArchiveRow *self = data;

  g_signal_emit (self, signals[SIGNAL_CHECK_TOGGLED], 0, gtk_check_button_get_active (check));
}

/* --- class ------------------------------------------------------------------------------------------------------ */

static void
pandoria_archive_row_dispose (GObject *object)
{
  g_clear_object (&PANDORIA_ARCHIVE_ROW (object)->entry);
  G_OBJECT_CLASS (pandoria_archive_row_parent_class)->dispose (object);
}

static void
pandoria_archive_row_class_init (PandoriaArchiveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_archive_row_dispose;
  signals[SIGNAL_CHECK_TOGGLED] = g_signal_new ("check-toggled", PANDORIA_TYPE_ARCHIVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-archive-row.ui");
  gtk_widget_class_set_css_name (widget_class, "archiverow");
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, check);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, running);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, open);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, title);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, facts);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, fault);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, fault_box);
  gtk_widget_class_bind_template_child (widget_class, PandoriaArchiveRow, players);
  gtk_widget_class_bind_template_callback (widget_class, on_check_toggled);
}

static void
pandoria_archive_row_init (PandoriaArchiveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    add_cell (self, &self->cells[seat]);
}

/* --- public ----------------------------------------------------------------------------------------------------- */

GtkWidget *
pandoria_archive_row_new (void)
{
  return g_object_new (PANDORIA_TYPE_ARCHIVE_ROW, NULL);
}

static void
show_words (PandoriaArchiveRow *self, gboolean is_open)
{
  g_autofree char *title = pandoria_archive_words_title (self->entry);
  g_autofree char *facts = pandoria_archive_words_facts (self->entry);
  g_autofree char *fault = pandoria_archive_entry_describe_fault (self->entry);
  g_autofree char *all = pandoria_archive_words_describe (self->entry, is_open);

  gtk_label_set_label (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_label_set_label (self->facts, facts);
  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (self->fault_box, fault != NULL);
  gtk_widget_set_visible (self->open, is_open);
  gtk_widget_set_visible (self->running, !is_open && pandoria_archive_entry_is_running (self->entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
pandoria_archive_row_set_entry (PandoriaArchiveRow *self, PandoriaArchiveEntry *entry, gboolean is_open)
{
  g_return_if_fail (PANDORIA_IS_ARCHIVE_ROW (self));

  g_set_object (&self->entry, entry);
  if (entry == NULL)
    return;
  show_words (self, is_open);
  show_players (self);
}

PandoriaArchiveEntry *
pandoria_archive_row_get_entry (PandoriaArchiveRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_ARCHIVE_ROW (self), NULL);

  return self->entry;
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
