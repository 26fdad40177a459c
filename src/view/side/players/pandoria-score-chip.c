/* The points of one player or one team, in as little room as possible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE 20
#define N_SIGNS   2 /* partners */

/* At this width of a letter (px) and above, there is room only for icon and points. */
#define CROWDED_FROM 12

struct _PandoriaScoreChip
{
  AdwBin parent_instance;

  GtkImage *signs[N_SIGNS];
  GtkLabel *name, *points, *lead;
};

G_DEFINE_FINAL_TYPE (PandoriaScoreChip, pandoria_score_chip, ADW_TYPE_BIN)

static void
update_signs (PandoriaScoreChip *self, PandoriaGame *game, guint side)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  gboolean partnership = pandoria_game_get_state (game)->partnership;

  for (guint i = 0; i < N_SIGNS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->signs[i]), i == 0 || partnership);
      if (i == 0 || partnership)
        pandoria_art_show_piece (self->signs[i], PANDORIA_ART_WORKER,
                                 pandoria_record_get_player_color (record, side + 2 * i), SIGN_SIZE);
    }
}

/* Returns: the lead of @side in points; 0 if it does not lead, or once the game is over. */
static guint
get_lead (const PandoriaState *state, guint side)
{
  guint leader, lead;

  return !state->finished && pandoria_state_get_lead (state, &leader, &lead) && leader == side ? lead : 0;
}

static void
update_words (PandoriaScoreChip *self, PandoriaGame *game, guint side, char *amount, gboolean leads)
{
  g_autofree char *name = pandoria_text_side (game, side);
  g_autofree char *lead = leads ? pandoria_text_lead (game) : NULL;
  g_autofree char *words
      = lead != NULL ? g_strdup_printf ("%s: %s (%s)", name, amount, lead) : g_strdup_printf ("%s: %s", name, amount);

  gtk_label_set_label (self->name, name);
  pandoria_set_accessible_label (GTK_WIDGET (self), words);
  pandoria_tooltip_set (GTK_WIDGET (self), words);
}

static void
update_numbers (PandoriaScoreChip *self, int points, int foreseen, guint lead)
{
  g_autofree char *text = pandoria_describe_becoming (GTK_WIDGET (self), points, foreseen);
  g_autofree char *ahead = pandoria_text_signed ((int) lead);

  gtk_label_set_label (self->points, text);
  gtk_label_set_label (self->lead, ahead);
}

static void
pandoria_score_chip_class_init (PandoriaScoreChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (
      klass, "pandoria-score-chip", "first_sign", G_STRUCT_OFFSET (PandoriaScoreChip, signs[0]), "second_sign",
      G_STRUCT_OFFSET (PandoriaScoreChip, signs[1]), PANDORIA_PARTS (PandoriaScoreChip, name, points, lead), NULL);
  gtk_widget_class_set_css_name (widget_class, "scorechip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
pandoria_score_chip_init (PandoriaScoreChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (self->lead), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (self->points), GTK_TEXT_DIR_LTR);
}

void
pandoria_score_chip_update (PandoriaScoreChip *self, PandoriaGame *game, guint side, const PandoriaState *foreseen,
                            gboolean named)
{
  const PandoriaState *state;
  PandoriaResult result, then;
  g_autofree char *amount = NULL;
  gboolean crowded;
  guint lead;

  g_return_if_fail (PANDORIA_IS_SCORE_CHIP (self));
  state = pandoria_game_get_shown_state (game);
  pandoria_state_get_result (state, &result);
  pandoria_state_get_result (foreseen != NULL ? foreseen : state, &then);
  g_return_if_fail (side < result.n);
  lead = get_lead (state, side);
  crowded = !named && pandoria_get_letter_width (GTK_WIDGET (self)) / PANGO_SCALE > CROWDED_FROM;
  update_signs (self, game, side);
  amount = pandoria_describe_points (result.points[side], then.points[side]);
  update_words (self, game, side, amount, lead > 0);
  update_numbers (self, result.points[side], then.points[side], lead);
  gtk_widget_set_visible (GTK_WIDGET (self->lead), lead > 0 && !crowded);
  gtk_widget_set_visible (GTK_WIDGET (self->name), named);
  pandoria_set_css_class (GTK_WIDGET (self), "active", !state->finished && state->players[state->active].team == side);
}
