/* The points of all players in one or two lines, and the resources of the active player, for
 * layouts in which the players' cards are hidden.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-score-strip.h"

#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-labels.h"
#include "pandoria-letters.h"
#include "pandoria-one-line.h"
#include "pandoria-places.h"
#include "pandoria-points-view.h"
#include "pandoria-text.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

#define SIGN_SIZE     20
#define RESOURCE_SIZE 16
#define N_SIGNS       2 /* partners */

/* At this width of a letter (px) and above, there is room only for icon and points. */
#define CROWDED_FROM 12

/** Chip: the points of one player or one team. */
typedef struct
{
  GtkWidget *widget;
  GtkImage *signs[N_SIGNS];
  GtkLabel *name, *points, *lead;
} Chip;

/** Purse: the resources of the active player, who pays from them. */
typedef struct
{
  GtkWidget *widget;
  GtkImage *signs[PANDORIA_N_RESOURCES];
  GtkLabel *numbers[PANDORIA_N_RESOURCES];
} Purse;

struct _PandoriaScoreStrip
{
  AdwBin parent_instance;

  GtkGrid *grid;
  Chip chips[PANDORIA_MAX_PLAYERS];
  Purse purse;
  guint columns;
  gboolean named, previews;
  gboolean foresees;            /* whether the effects of an act are shown */
  const PandoriaPlayView *view; /* (nullable): not owned */
};

G_DEFINE_FINAL_TYPE (PandoriaScoreStrip, pandoria_score_strip, ADW_TYPE_BIN)

/* --- chips ---------------------------------------------------------------------------------- */

static gpointer
add_part (GtkWidget *content, GtkWidget *part)
{
  g_object_set (part, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_box_append (GTK_BOX (content), part);
  return part;
}

static void
make_chip (Chip *chip)
{
  GtkWidget *content = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (content, "chip-content");
  chip->widget
      = g_object_new (ADW_TYPE_BIN, "css-name", "scorechip", "accessible-role",
                      GTK_ACCESSIBLE_ROLE_LIST_ITEM, "hexpand", TRUE, "child", content, NULL);
  for (guint i = 0; i < N_SIGNS; i++)
    chip->signs[i] = add_part (content, gtk_image_new ());
  chip->name = add_part (content, pandoria_new_label (NULL, 0.5, NULL));
  chip->points = add_part (content, pandoria_new_label (NULL, 0.5, "numeric", "points", NULL));
  chip->lead = add_part (content, pandoria_new_label (NULL, 0.5, "numeric", "lead", NULL));
  gtk_label_set_ellipsize (chip->name, PANGO_ELLIPSIZE_END);
  /* A plus or minus sign comes before its number in every script. */
  gtk_widget_set_direction (GTK_WIDGET (chip->lead), GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (GTK_WIDGET (chip->points), GTK_TEXT_DIR_LTR);
}

static void
update_signs (Chip *chip, PandoriaGame *game, guint side)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  gboolean partnership = pandoria_game_get_state (game)->partnership;

  for (guint i = 0; i < N_SIGNS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (chip->signs[i]), i == 0 || partnership);
      if (i == 0 || partnership)
        pandoria_art_show_piece (chip->signs[i], PANDORIA_ART_WORKER,
                                 pandoria_record_get_player_color (record, side + 2 * i),
                                 SIGN_SIZE);
    }
}

/* Returns: the lead of @side in points; 0 if it does not lead, or once the game is over. */
static guint
get_lead (const PandoriaState *state, guint side)
{
  guint leader, lead;

  return !state->finished && pandoria_state_get_lead (state, &leader, &lead) && leader == side
             ? lead
             : 0;
}

static void
update_words (Chip *chip, PandoriaGame *game, guint side, char *amount, gboolean leads)
{
  g_autofree char *name = pandoria_text_side (game, side);
  g_autofree char *lead = leads ? pandoria_text_lead (game) : NULL;
  g_autofree char *words = lead != NULL ? g_strdup_printf ("%s: %s (%s)", name, amount, lead)
                                        : g_strdup_printf ("%s: %s", name, amount);

  gtk_label_set_label (chip->name, name);
  pandoria_set_accessible_label (chip->widget, words);
  pandoria_tooltip_set (chip->widget, words);
}

static void
update_numbers (Chip *chip, int points, int foreseen, guint lead)
{
  g_autofree char *text = pandoria_describe_becoming (chip->widget, points, foreseen);
  g_autofree char *ahead = pandoria_text_signed ((int) lead);

  gtk_label_set_label (chip->points, text);
  gtk_label_set_label (chip->lead, ahead);
}

/* Shows the points of @side (a seat, or a team in a partnership) in the shown position of @game,
 * and in @foreseen (nullable), the state after a previewed act. @named: there is room for the name
 * and the lead in points. */
static void
update_chip (Chip *chip, PandoriaGame *game, guint side, const PandoriaState *foreseen,
             gboolean named)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  PandoriaResult result, then;
  g_autofree char *amount = NULL;
  guint lead = get_lead (state, side);
  gboolean crowded
      = !named && pandoria_get_letter_width (chip->widget) / PANGO_SCALE > CROWDED_FROM;

  pandoria_state_get_result (state, &result);
  pandoria_state_get_result (foreseen != NULL ? foreseen : state, &then);
  update_signs (chip, game, side);
  amount = pandoria_describe_points (result.points[side], then.points[side]);
  update_words (chip, game, side, amount, lead > 0);
  update_numbers (chip, result.points[side], then.points[side], lead);
  gtk_widget_set_visible (GTK_WIDGET (chip->lead), lead > 0 && !crowded);
  gtk_widget_set_visible (GTK_WIDGET (chip->name), named);
  pandoria_set_css_class (chip->widget, "active",
                          !state->finished && state->players[state->active].team == side);
}

/* --- the purse ------------------------------------------------------------------------------ */

static void
make_purse (Purse *purse)
{
  purse->widget = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, "accessible-role",
                                GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  gtk_widget_add_css_class (purse->widget, "purse");
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      purse->signs[i] = add_part (purse->widget, gtk_image_new ());
      purse->numbers[i] = add_part (purse->widget, pandoria_new_label (NULL, 0, "numeric", NULL));
    }
}

static void
update_purse (Purse *purse, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_shown_state (game);
  const PandoriaPlayerState *player = &state->players[state->active];
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();
  g_autofree char *list = NULL, *words = NULL;

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", player->counters[i]);

      pandoria_art_show_counter (purse->signs[i], (PandoriaCounter) i, RESOURCE_SIZE);
      gtk_label_set_label (purse->numbers[i], number);
      pandoria_phrases_add (amounts,
                            pandoria_text_amount ((PandoriaCounter) i, player->counters[i]));
    }
  list = pandoria_phrases_join (amounts, C_ ("amounts", ", "));
  words = g_strdup_printf ("%s: %s", pandoria_game_get_player_name (game, state->active), list);
  pandoria_set_accessible_label (purse->widget, words);
  pandoria_tooltip_set (purse->widget, words);
}

/* --- the strip ------------------------------------------------------------------------------ */

/* In a partnership a chip has two names, so only half as many fit into a line. */
static guint
count_columns (PandoriaScoreStrip *self, PandoriaGame *game)
{
  const gboolean partners = game != NULL && pandoria_game_get_state (game)->partnership;

  return partners ? MAX (self->columns / 2, 1) : self->columns;
}

/* The family version has no resources. */
static void
show_purse (PandoriaScoreStrip *self, PandoriaGame *game, guint row)
{
  const PandoriaState *state = game != NULL ? pandoria_game_get_shown_state (game) : NULL;
  const gboolean pays = state != NULL && !state->finished
                        && !pandoria_variant_is_family ((PandoriaVariant) state->variant);

  gtk_widget_set_visible (self->purse.widget, pays);
  if (!pays)
    return;
  pandoria_grid_place (self->grid, self->purse.widget, 0, (int) row,
                       (int) count_columns (self, game), 1);
  update_purse (&self->purse, game);
}

static void
place_chips (PandoriaScoreStrip *self, guint columns)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    pandoria_grid_place (self->grid, self->chips[i].widget, (int) (i % columns),
                         (int) (i / columns), 1, 1);
}

static void
make_chips (PandoriaScoreStrip *self)
{
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      make_chip (&self->chips[i]);
      gtk_grid_attach (self->grid, self->chips[i].widget, (int) i, 0, 1, 1);
    }
  make_purse (&self->purse);
  gtk_grid_attach (self->grid, self->purse.widget, 0, 1, 1, 1);
}

/* Most windows never show a strip. */
static void
pandoria_score_strip_update (PandoriaScoreStrip *self)
{
  PandoriaGame *game = self->view != NULL ? self->view->game : NULL;
  const PandoriaForesight *foresight
      = game != NULL && self->previews ? self->view->foresight : NULL;
  guint n = game != NULL ? pandoria_state_n_teams (pandoria_game_get_state (game)) : 0;

  if ((n == 0 && self->chips[0].widget == NULL) || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (self->chips[0].widget == NULL)
    make_chips (self);
  self->foresees = foresight != NULL;
  place_chips (self, count_columns (self, game));
  for (guint i = 0; i < PANDORIA_MAX_PLAYERS; i++)
    {
      gtk_widget_set_visible (self->chips[i].widget, i < n);
      if (i < n)
        update_chip (&self->chips[i], game, i, foresight != NULL ? &foresight->scored : NULL,
                     self->named);
    }
  show_purse (self, game, PANDORIA_MAX_PLAYERS);
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
  gboolean will_foresee;

  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self) && view != NULL);

  self->view = view;
  will_foresee = self->previews && view->foresight != NULL;
  if ((parts & PANDORIA_PLAY_GAME) != 0 || self->foresees || will_foresee)
    pandoria_score_strip_update (self);
}

void
pandoria_score_strip_set_layout (PandoriaScoreStrip *self, gboolean named, guint columns,
                                 gboolean previews)
{
  g_return_if_fail (PANDORIA_IS_SCORE_STRIP (self) && columns > 0);
  self->named = named;
  self->columns = columns;
  self->previews = previews;
  pandoria_score_strip_update (self);
}
