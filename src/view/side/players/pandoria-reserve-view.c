/* The pieces of a player that are not on the board: workers, leader, castles, cards, and pieces of modules and realms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-art.h"
#include "pandoria-text.h"
#include "pandoria-widgets.h"

#define PIECE_SIZE 20

/** PandoriaCountView: an icon and a number, with a description for screen readers. */
#define PANDORIA_TYPE_COUNT_VIEW (pandoria_count_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCountView, pandoria_count_view, PANDORIA, COUNT_VIEW, AdwBin)

struct _PandoriaCountView
{
  AdwBin parent_instance;

  GtkImage *image;
  GtkLabel *label;
};

struct _PandoriaReserveView
{
  AdwBin parent_instance;

  PandoriaColor color;
  PandoriaCountView *workers, *leader, *castles, *fortress, *hand, *tiles, *artifacts, *prisoners, *haunter;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCountView, pandoria_count_view, ADW_TYPE_BIN)
G_DEFINE_FINAL_TYPE (PandoriaReserveView, pandoria_reserve_view, ADW_TYPE_BIN)

/* Shows @then, the count after a previewed act, in a different style if it differs from @now. Takes @words, which
 * describes it. */
static void
show_change (PandoriaCountView *view, guint now, guint then, gboolean visible, char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", then), *plain = words;
  /* Translators: what an act being considered would lead to; %s as in “2 workers in the reserve”. */
  g_autofree char *foreseen = g_strdup_printf (_ ("Would become: %s"), words);
  const char *described = now == then ? plain : foreseen;

  gtk_label_set_label (view->label, text);
  pandoria_set_css_class (GTK_WIDGET (view->label), "foreseen", now != then);
  pandoria_tooltip_set (GTK_WIDGET (view), described);
  pandoria_set_accessible_label (GTK_WIDGET (view), described);
  gtk_widget_set_visible (GTK_WIDGET (view), visible);
}

static void
show_count (PandoriaCountView *view, guint count, gboolean visible, char *words)
{
  show_change (view, count, count, visible, words);
}

/* The pieces of modules and realms are shown only in games that use them. */
static void
update_rare_counts (PandoriaReserveView *self, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  guint artifacts = pandoria_state_artifacts (state, seat);
  gboolean haunted = player->haunter.place == PANDORIA_HAUNTER_RESERVE;

  show_count (self->tiles, player->tiles, pandoria_state_hand_tiles (state, seat) > 1,
              /* Translators: tiles that a player holds in hand */
              g_strdup_printf (ngettext ("%u tile in hand", "%u tiles in hand", player->tiles), player->tiles));
  show_count (self->fortress, player->fortress, state->artifacts,
              g_strdup (player->fortress > 0 ? _ ("Fortress not built yet") : _ ("Fortress built")));
  show_count (self->artifacts, artifacts, state->artifacts,
              pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, (int) artifacts));
  show_count (self->prisoners, player->n_prisoners, pandoria_state_takes_prisoners (state, seat),
              g_strdup_printf (ngettext ("%u prisoner", "%u prisoners", player->n_prisoners), player->n_prisoners));
  show_count (self->haunter, 1, haunted, g_strdup (_ ("A ghost haunts the reserve")));
}

static void
pandoria_count_view_class_init (PandoriaCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-count-view", PANDORIA_PARTS (PandoriaCountView, image, label), NULL);
  gtk_widget_class_set_css_name (widget_class, "countview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
pandoria_reserve_view_class_init (PandoriaReserveViewClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-reserve-view", PANDORIA_NEEDS (PANDORIA_TYPE_COUNT_VIEW),
                               PANDORIA_PARTS (PandoriaReserveView, workers, leader, castles, fortress, hand, tiles,
                                               artifacts, prisoners, haunter),
                               NULL);
}

static void
pandoria_reserve_view_init (PandoriaReserveView *self)
{
}

/* A card that is always folded never shows its reserve. */
static void
make_contents (PandoriaReserveView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_from_icon_name (self->hand->image, "pandoria-hand-symbolic");
  gtk_image_set_from_icon_name (self->tiles->image, "pandoria-hex-symbolic");
  gtk_image_set_from_icon_name (self->artifacts->image, "pandoria-artifact-symbolic");
  gtk_image_set_from_icon_name (self->prisoners->image, "pandoria-prisoner-symbolic");
  gtk_image_set_from_icon_name (self->haunter->image, "pandoria-haunter-symbolic");
  pandoria_reserve_view_set_color (self, self->color);
}

void
pandoria_reserve_view_set_color (PandoriaReserveView *self, PandoriaColor color)
{
  g_return_if_fail (PANDORIA_IS_RESERVE_VIEW (self));

  self->color = color;
  if (self->workers == NULL)
    return;
  pandoria_art_show_piece (self->workers->image, PANDORIA_ART_WORKER, color, PIECE_SIZE);
  pandoria_art_show_piece (self->leader->image, PANDORIA_ART_LEADER, color, PIECE_SIZE);
  pandoria_art_show_piece (self->castles->image, PANDORIA_ART_CASTLE, color, PIECE_SIZE);
  pandoria_art_show_piece (self->fortress->image, PANDORIA_ART_FORTRESS, color, PIECE_SIZE);
}

void
pandoria_reserve_view_update (PandoriaReserveView *self, const PandoriaState *state, const PandoriaState *foreseen,
                              guint seat)
{
  const PandoriaPlayerState *now = &state->players[seat], *then = &foreseen->players[seat];
  gboolean cards = state->variant != PANDORIA_VARIANT_FAMILY;

  g_return_if_fail (PANDORIA_IS_RESERVE_VIEW (self));

  if (self->workers == NULL)
    make_contents (self);
  show_change (self->workers, now->workers, then->workers, TRUE,
               g_strdup_printf (ngettext ("%u worker in the reserve", "%u workers in the reserve", then->workers),
                                then->workers));
  show_change (self->leader, now->leader, then->leader, TRUE,
               g_strdup (then->leader ? _ ("The leader is in the reserve") : _ ("The leader is on the board")));
  show_change (self->castles, now->castles, then->castles, TRUE,
               g_strdup_printf (ngettext ("%u castle left", "%u castles left", then->castles), then->castles));
  show_change (self->hand, now->hand, then->hand, cards, pandoria_text_amount (PANDORIA_COUNTER_HAND, then->hand));
  update_rare_counts (self, state, seat);
}
