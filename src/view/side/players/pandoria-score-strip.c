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
  gboolean named, previews;
  gboolean foresees;            /* whether the effects of an act are shown */
  const PandoriaPlayView *view; /* (nullable): not owned */
};

G_DEFINE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, ADW_TYPE_BIN)

/* In a partnership a chip has two names, so only half as many fit into a line. */
static void
place_chips (PandoriaScoreStrip *self, gboolean partners)
{
  guint columns = partners ? MAX (self->columns / 2, 1) : self->columns;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_grid_place (self->grid, GTK_WIDGET (self->chips[i]), (int) (i % columns), (int) (i / columns), 1, 1);
}

static void
make_chips (PandoriaScoreStrip *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      self->chips[i] = g_object_new (PANDORIA_TYPE_SCORE_CHIP, NULL);
      gtk_widget_set_hexpand (GTK_WIDGET (self->chips[i]), TRUE);
      gtk_grid_attach (self->grid, GTK_WIDGET (self->chips[i]), (int) i, 0, 1, 1);
    }
}

/* Most windows never show a strip. */
static void
pandoria_score_strip_update (PandoriaScoreStrip *self)
{
  PandoriaGame *game = self->view != NULL ? self->view->game : NULL;
  const PandoriaForesight *foresight = game != NULL && self->previews ? self->view->foresight : NULL;
  guint n = game != NULL ? pandoria_state_n_teams (pandoria_game_get_state (game)) : 0;

  if ((n == 0 && self->chips[0] == NULL) || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (self->chips[0] == NULL)
    make_chips (self);
  self->foresees = foresight != NULL;
  place_chips (self, game != NULL && pandoria_game_get_state (game)->partnership);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->chips[i]), i < n);
      if (i < n)
        pandoria_score_chip_update (self->chips[i], game, i, foresight != NULL ? &foresight->scored : NULL,
                                    self->named);
    }
}

static void
pandoria_score_strip_class_init (PandoriaScoreStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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

void
pandoria_score_strip_show (PandoriaScoreStrip *self, const PandoriaPlayView *view, guint parts)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self) && view != NULL);

  self->view = view;
  if ((parts & PANDORIA_PLAY_GAME) != 0 || self->foresees || (self->previews && view->foresight != NULL))
    pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_layout (PandoriaScoreStrip *self, gboolean named, guint columns, gboolean previews)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self) && columns > 0);
  self->named = named;
  self->columns = columns;
  self->previews = previews;
  pandoria_score_strip_update (self);
}
