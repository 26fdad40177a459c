/* Points by source and player, with sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-summary-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 20

#define SPACING    6
#define LEAST_NAME 5 /* characters of a name that are shown */

/* The least and the most characters of a source that are shown. */
#define LEAST_SOURCE 9
#define MOST_SOURCE  24

struct _PandoriaPointsTable
{
  AdwBin parent_instance;

  GtkListBox *list;
  GtkSizeGroup *labels, *numbers; /* the columns */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaPointsTable, pandoria_points_table, ADW_TYPE_BIN)

/* @css_class: (nullable): the class of a sum. A source without points has a dash. */
static GtkWidget *
make_number (int number, const char *css_class)
{
  g_autofree char *text = number < 0 ? pandoria_text_signed (number) : g_strdup_printf ("%d", number);

  if (number == 0 && css_class == NULL)
    return pandoria_new_label ("–", 1, "numeric", "dim-label", NULL);
  return pandoria_new_label (text, 1, "numeric", css_class, NULL);
}

static GtkWidget *
make_player (PandoriaGame *game, guint seat)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  PandoriaColor color = pandoria_record_get_player_color (record, seat);
  GtkWidget *image = pandoria_art_new_image (PANDORIA_ART_WORKER, color, PIECE_SIZE);
  const char *text = pandoria_record_get_player_name (record, seat);
  GtkWidget *name = pandoria_new_label (text, 1, "heading", NULL);

  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (text, -1), LEAST_NAME));
  gtk_label_set_max_width_chars (GTK_LABEL (name), 1);
  gtk_widget_set_tooltip_text (name, text);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* Makes a row with @label. Numbers have equal widths, and share the room that all labels leave. */
static GtkWidget *
make_row (PandoriaPointsTable *self, GtkWidget *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_size_group_add_widget (self->labels, label);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_cell (PandoriaPointsTable *self, GtkWidget *box, GtkWidget *cell)
{
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_size_group_add_widget (self->numbers, cell);
  gtk_box_append (GTK_BOX (box), cell);
}

/* A screen reader reads the row as one: "Cities: Marta 9, Jonas 17". */
static void
add_row (PandoriaPointsTable *self, GtkWidget *box, const char *spoken)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  pandoria_set_accessible_label (row, spoken);
  gtk_list_box_append (self->list, row);
}

static void
add_head (PandoriaPointsTable *self, PandoriaGame *game, guint n)
{
  GtkWidget *box = make_row (self, pandoria_new_label ("", 0, NULL));

  for (guint seat = 0; seat < n; seat++)
    add_cell (self, box, make_player (game, seat));
  add_row (self, box, _ ("Players"));
}

static void
add_points (PandoriaPointsTable *self, PandoriaGame *game, const char *name, const int *points, guint n,
            const char *css_class)
{
  GtkWidget *label = pandoria_new_label (name, 0, css_class, NULL), *box = make_row (self, label);
  GString *spoken = g_string_new (name);

  pandoria_let_wrap (label);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_SOURCE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_SOURCE);
  for (guint seat = 0; seat < n; seat++)
    {
      const char *player = pandoria_game_get_player_name (game, seat);

      g_string_append_printf (spoken, "%s %s %d", seat > 0 ? "," : ":", player, points[seat]);
      add_cell (self, box, make_number (points[seat], css_class));
    }
  add_row (self, box, spoken->str);
  g_string_free (spoken, TRUE);
}

/* Partners have one score: both columns of a team show it (13). */
static void
add_teams (PandoriaPointsTable *self, PandoriaGame *game, const PandoriaTally *tally)
{
  int sums[PANDORIA_MAX_PLAYERS];

  for (guint seat = 0; seat < tally->n_players; seat++)
    sums[seat] = tally->sums[seat % 2] + tally->sums[seat % 2 + 2];
  add_points (self, game, _ ("Team"), sums, tally->n_players, "heading");
}

static void
pandoria_points_table_class_init (PandoriaPointsTableClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-points-table",
                               PANDORIA_PARTS (PandoriaPointsTable, list, labels, numbers), NULL);
}

void
pandoria_points_table_show (PandoriaPointsTable *self, PandoriaGame *game)
{
  PandoriaTally tally;

  g_return_if_fail (PANDORIA_IS_POINTS_TABLE (self));
  g_return_if_fail (PANDORIA_IS_GAME (game));

  pandoria_clear_list (self->list);
  pandoria_tally_init (&tally, game);
  add_head (self, game, tally.n_players);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    if (pandoria_tally_has_source (&tally, source))
      add_points (self, game, pandoria_tally_source_name (source), tally.points[source], tally.n_players, NULL);
  add_points (self, game, _ ("Sum"), tally.sums, tally.n_players, "heading");
  if (pandoria_game_get_state (game)->partnership)
    add_teams (self, game, &tally);
}
