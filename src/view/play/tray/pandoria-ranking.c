/* PandoriaRanking: the final ranking of the game, each place with figure, name and points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tray-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 22

struct _PandoriaRanking
{
  AdwBin parent_instance;

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (PandoriaRanking, pandoria_ranking, ADW_TYPE_BIN)

static void
clear (PandoriaRanking *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
}

static void
attach_number (PandoriaRanking *self, int number, int column, int row, const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_grid_attach (self->grid, pandoria_new_label (text, 1, "numeric", css_class, NULL), column, row, 1, 1);
}

static void
attach_player (PandoriaRanking *self, PandoriaGame *game, guint seat, int row)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaColor color = pandoria_record_get_player_color (record, seat);
  GtkWidget *sign = pandoria_art_new_image (PANDORIA_ART_WORKER, color, SIGN_SIZE);
  GtkWidget *name = pandoria_new_label (pandoria_record_get_player_name (record, seat), 0, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (self->grid, sign, 1, row, 1, 1);
  gtk_grid_attach (self->grid, name, 2, row, 1, 1);
}

/* Returns: the next free row. */
static int
attach_place (PandoriaRanking *self, PandoriaGame *game, const PandoriaResult *result, guint number, int row)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  attach_number (self, (int) result->place[number], 0, row, "dim-label");
  attach_player (self, game, number, row);
  attach_number (self, result->points[number], 3, row, "points");
  if (state->partnership)
    attach_player (self, game, number + result->n, ++row);
  return row + 1;
}

static void
pandoria_ranking_class_init (PandoriaRankingClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "ranking");
}

static void
pandoria_ranking_init (PandoriaRanking *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->grid = GTK_GRID (grid);
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_grid_set_column_spacing (self->grid, 6);
  adw_bin_set_child (ADW_BIN (self), grid);
}

void
pandoria_ranking_show (PandoriaRanking *self, PandoriaGame *game)
{
  g_autofree char *text = NULL;
  PandoriaResult result;
  int row = 0;

  g_return_if_fail (PANDORIA_IS_RANKING (self) && PANDORIA_IS_GAME (game));

  clear (self);
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint place = 1; place <= result.n; place++)
    for (guint i = 0; i < result.n; i++)
      if (result.place[i] == place)
        row = attach_place (self, game, &result, i, row);
  text = pandoria_text_ranking (game);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
}
