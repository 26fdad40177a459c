/* Points by source and player, with sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-points-table.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-text.h"

#define PIECE_SIZE 20

/* How much of a name is always seen, and at most, in characters. */
#define LEAST_NAME 6
#define MOST_NAME  12

struct _PandoriaPointsTable
{
  AdwBin parent_instance;

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (PandoriaPointsTable, pandoria_points_table, ADW_TYPE_BIN)

/* --- helpers --- */

static GtkWidget *
make_label (const char *text, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_number (int number, const char *css_class)
{
  g_autofree char *text = number < 0 ? pandoria_text_signed (number) : g_strdup_printf ("%d", number);
  GtkWidget *label = make_label (number == 0 && css_class == NULL ? "–" : text, 1, css_class);

  gtk_widget_add_css_class (label, "numeric");
  if (number == 0 && css_class == NULL)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
make_player (PandoriaTally *tally, PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autoptr (GdkPaintable) piece
      = pandoria_art_piece (PANDORIA_ART_WORKER, pandoria_record_get_player_color (record, seat), PIECE_SIZE, 1);
  GtkWidget *image = gtk_image_new_from_paintable (piece);
  const char *text = pandoria_record_get_player_name (record, seat);
  GtkWidget *name = make_label (text, 1, "heading");

  gtk_image_set_pixel_size (GTK_IMAGE (image), PIECE_SIZE);
  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (text, -1), LEAST_NAME));
  gtk_label_set_max_width_chars (GTK_LABEL (name), MOST_NAME);
  gtk_widget_set_tooltip_text (name, text);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static void
clear (PandoriaPointsTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static void
add_row (PandoriaPointsTable *self, int row, const char *name, const int *points, guint n, const char *css_class)
{
  gtk_grid_attach (self->grid, make_label (name, 0, css_class), 0, row, 1, 1);
  for (guint seat = 0; seat < n; seat++)
    gtk_grid_attach (self->grid, make_number (points[seat], css_class), (int) seat + 1, row, 1, 1);
}

/* Partners have one score: both columns of a team show it (13). */
static void
add_teams (PandoriaPointsTable *self, int row, const PandoriaTally *tally)
{
  int sums[PANDORIA_MAX_PLAYERS];

  for (guint seat = 0; seat < tally->n_players; seat++)
    sums[seat] = tally->sums[seat % 2] + tally->sums[seat % 2 + 2];
  add_row (self, row, _ ("Team"), sums, tally->n_players, "heading");
}

/* --- class --- */

static void
pandoria_points_table_class_init (PandoriaPointsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/pandoria_companion/PandoriaCompanion/ui/pandoria-points-table.ui");
  gtk_widget_class_set_css_name (widget_class, "pointstable");
  gtk_widget_class_bind_template_child (widget_class, PandoriaPointsTable, grid);
}

static void
pandoria_points_table_init (PandoriaPointsTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- public functions --- */

void
pandoria_points_table_show (PandoriaPointsTable *self, PandoriaGame *game)
{
  PandoriaTally tally;
  int row = 1;

  g_return_if_fail (PANDORIA_IS_POINTS_TABLE (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  clear (self);
  pandoria_tally_init (&tally, game);
  for (guint seat = 0; seat < tally.n_players; seat++)
    gtk_grid_attach (self->grid, make_player (&tally, game, seat), (int) seat + 1, 0, 1, 1);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, source))
      add_row (self, row++, pandoria_tally_source_name (source), tally.points[source], tally.n_players, NULL);
  gtk_grid_attach (self->grid, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row++, (int) tally.n_players + 1, 1);
  add_row (self, row++, _ ("Sum"), tally.sums, tally.n_players, "heading");
  if (pandoria_game_get_state (game)->partnership)
    add_teams (self, row, &tally);
}
