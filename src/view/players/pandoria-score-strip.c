/* The points of all in one line, for where the players' cards are not in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-score-strip.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-follow.h"
#include "pandoria-score-chip.h"
#include "pandoria-widgets.h"

struct _PandoriaScoreStrip
{
  AdwBin parent_instance;

  GtkBox *box;
  PandoriaScoreChip *chips[PANDORIA_MAX_PLAYERS];
  PandoriaGame *game;
};

G_DEFINE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, ADW_TYPE_BIN)

static void
pandoria_score_strip_update (PandoriaScoreStrip *self)
{
  guint n = self->game != NULL ? pandoria_state_n_teams (pandoria_game_get_state (self->game)) : 0;

  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->chips[i]), i < n);
      if (i < n)
        pandoria_score_chip_update (self->chips[i], self->game, i);
    }
}

static void
pandoria_score_strip_dispose (GObject *object)
{
  PandoriaScoreStrip *self = PANDORIA_SCORE_STRIP (object);

  pandoria_follow_game (self, &self->game, NULL, NULL);
  G_OBJECT_CLASS (pandoria_score_strip_parent_class)->dispose (object);
}

static void
pandoria_score_strip_class_init (PandoriaScoreStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_score_strip_dispose;
  gtk_widget_class_set_css_name (widget_class, "scorestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
pandoria_score_strip_init (PandoriaScoreStrip *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_set_homogeneous (self->box, TRUE);
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      self->chips[i] = PANDORIA_SCORE_CHIP (pandoria_score_chip_new ());
      gtk_widget_set_visible (GTK_WIDGET (self->chips[i]), FALSE);
      gtk_box_append (self->box, GTK_WIDGET (self->chips[i]));
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  pandoria_set_accessible_label (GTK_WIDGET (self), _ ("Points"));
}

/* --- public functions --- */

void
pandoria_score_strip_set_game (PandoriaScoreStrip *self, PandoriaGame *game)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self));
  pandoria_follow_game (self, &self->game, game, G_CALLBACK (pandoria_score_strip_update));
  pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_named (PandoriaScoreStrip *self, gboolean named)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self));
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_score_chip_set_named (self->chips[i], named);
  pandoria_score_strip_update (self);
}
