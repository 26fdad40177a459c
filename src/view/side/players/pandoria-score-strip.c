/* The points of all players in one or two lines, for layouts in which the players' cards are hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-score-strip.h"

#include "pandoria-player-card-private.h"
#include "pandoria-widgets.h"

struct _PandoriaScoreStrip
{
  AdwBin parent_instance;

  GtkGrid *grid;
  PandoriaScoreChip *chips[PANDORIA_MAX_PLAYERS];
  guint columns;
  gboolean named;
  PandoriaGame *game;
  PandoriaState *foreseen; /* NULL: no act is being considered */
};

G_DEFINE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, ADW_TYPE_BIN)

/* In a partnership a chip has two names, so only half as many fit into a line. */
static void
place_chips (PandoriaScoreStrip *self)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  gboolean partners = self->game != NULL && pandoria_game_get_state (self->game)->partnership;
  guint columns = partners ? MAX (self->columns / 2, 1) : self->columns;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      GtkLayoutChild *child = gtk_layout_manager_get_layout_child (manager, GTK_WIDGET (self->chips[i]));

      gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), (int) (i % columns));
      gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), (int) (i / columns));
    }
}

static void
make_chips (PandoriaScoreStrip *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      self->chips[i] = PANDORIA_SCORE_CHIP (pandoria_score_chip_new ());
      pandoria_score_chip_set_named (self->chips[i], self->named);
      gtk_widget_set_hexpand (GTK_WIDGET (self->chips[i]), TRUE);
      gtk_grid_attach (self->grid, GTK_WIDGET (self->chips[i]), (int) i, 0, 1, 1);
    }
}

/* Most windows never show a strip. */
static void
pandoria_score_strip_update (PandoriaScoreStrip *self)
{
  guint n = self->game != NULL ? pandoria_state_n_teams (pandoria_game_get_state (self->game)) : 0;

  if ((n == 0 && self->chips[0] == NULL) || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (self->chips[0] == NULL)
    make_chips (self);
  place_chips (self);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->chips[i]), i < n);
      if (i < n)
        pandoria_score_chip_update (self->chips[i], self->game, i, self->foreseen);
    }
}

static void
pandoria_score_strip_class_init (PandoriaScoreStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_FOLLOWS (PandoriaScoreStrip, game),
                           PANDORIA_OWNS (PandoriaScoreStrip, foreseen, g_free), NULL);
  gtk_widget_class_set_css_name (widget_class, "scorestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
pandoria_score_strip_init (PandoriaScoreStrip *self)
{
  self->columns = PANDORIA_MAX_PLAYERS;
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
  pandoria_set_accessible_label (GTK_WIDGET (self), _ ("Points"));
  g_signal_connect (self, "notify::visible", G_CALLBACK (pandoria_score_strip_update), NULL);
}

/* The preview belongs to the previous position. */
static void
on_game_changed (PandoriaScoreStrip *self)
{
  g_clear_pointer (&self->foreseen, g_free);
  pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_game (PandoriaScoreStrip *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self));
  pandoria_follow_game (self, &self->game, game, G_CALLBACK (on_game_changed));
  on_game_changed (self);
}

void
pandoria_score_strip_set_named (PandoriaScoreStrip *self, gboolean named)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self));
  self->named = named;
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS && self->chips[i] != NULL; i++)
    pandoria_score_chip_set_named (self->chips[i], named);
  pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_columns (PandoriaScoreStrip *self, guint n)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self) && n > 0);
  self->columns = n;
  pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_preview (PandoriaScoreStrip *self, const PandoriaState *foreseen)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self));

  if (foreseen == NULL && self->foreseen == NULL)
    return;
  g_clear_pointer (&self->foreseen, g_free);
  self->foreseen = g_memdup2 (foreseen, foreseen != NULL ? sizeof *foreseen : 0);
  pandoria_score_strip_update (self);
}
