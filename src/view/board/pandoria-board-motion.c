/* Animates the changes of an act on the board: a tile drops, figures return to the reserve. The
 * state changes at once and input never waits; only the picture is animated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-view-private.h"

#include <math.h>

#include "pandoria-glide.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-texture-cache.h"

#define DROP_TIME   150 /* ms */
#define HOME_TIME   250
#define MAX_ACTS    4   /* a longer jump is not animated */
#define DROP_HEIGHT 0.4 /* hex heights */
#define DROP_SIZE   0.14
#define HOME_WAY    1.3
#define HOME_RISE   0.5

static gboolean
is_laid (const PandoriaSpaceGround *before, const PandoriaSpaceGround *after)
{
  if (before->kind == after->kind)
    return FALSE;
  switch (after->kind)
    {
    case PANDORIA_SPACE_KIND_TERRAIN:
    case PANDORIA_SPACE_KIND_CASTLE:
    case PANDORIA_SPACE_KIND_FORTRESS:
    case PANDORIA_SPACE_KIND_PAVED: return TRUE;
    default: return FALSE;
    }
}

static void
add_drop (PandoriaBoardView *self, PandoriaSpace space, const PandoriaSpaceLook *before,
          const PandoriaSpaceLook *after)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->n_drops < PANDORIA_MAX_DROPS)
    self->drops[self->n_drops++] = (PandoriaMover){
      .space = space,
      .before = before->ground,
      .texture = pandoria_paint_ground (&after->ground, self->layout.hex_width,
                                        self->layout.pitch_y, scale, pandoria_theme_now ()),
    };
}

static void
add_leavers (PandoriaBoardView *self, PandoriaSpace space, const PandoriaSpaceLook *before)
{
  const PandoriaRect hex = { 0, 0, self->layout.hex_width, self->layout.pitch_y };
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  for (guint i = 0; i < before->n_figures && self->n_leavers < PANDORIA_MAX_LEAVERS; i++)
    {
      PandoriaMover *leaver = &self->leavers[self->n_leavers++];

      leaver->space = space;
      leaver->at = pandoria_space_picture_get_figure (before, i, &hex);
      leaver->texture
          = pandoria_paint_piece (before->leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER,
                                  before->color[i], leaver->at.height, scale);
    }
}

static void
clear_movers (PandoriaMover movers[], guint *n)
{
  while (*n > 0)
    g_object_unref (movers[--*n].texture);
}

/* Returns: how far a movement of @duration ms is, 0…1. */
static double
get_progress (PandoriaBoardView *self, guint duration)
{
  return adw_easing_ease (ADW_EASE_OUT_CUBIC,
                          MIN (1, adw_animation_get_value (self->motion) / duration));
}

/* A space shows its new ground once its tile has dropped, even while figures are still moving. */
static void
on_moved (double value, gpointer data)
{
  PandoriaBoardView *self = data;

  gtk_widget_queue_draw (self->motion_layer);
  if (value < DROP_TIME || self->n_drops == 0)
    return;
  clear_movers (self->drops, &self->n_drops);
  pandoria_board_view_update_looks (self);
}

static void
on_done (PandoriaBoardView *self)
{
  clear_movers (self->leavers, &self->n_leavers);
}

static void
play (PandoriaBoardView *self, guint duration)
{
  if (self->motion == NULL)
    {
      self->motion = adw_timed_animation_new (
          self->motion_layer, 0, 0, 0, adw_callback_animation_target_new (on_moved, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
      g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->motion), duration);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->motion), duration);
  adw_animation_reset (self->motion);
  adw_animation_play (self->motion);
}

/* Animates only a few acts forward, never a jump in the history or an undo. */
static gboolean
shall_move (PandoriaBoardView *self, guint position)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean few_acts = position > self->position && position - self->position <= MAX_ACTS;
  gboolean is_visible = self->layout.hex_width > 0 && gtk_widget_get_mapped (widget);

  return few_acts && is_visible && pandoria_motion_is_on (widget);
}

void
pandoria_board_motion_follow (PandoriaBoardView *self, const PandoriaState *before, guint position)
{
  PandoriaSpaceLook looks[2][PANDORIA_N_SPACES];
  PandoriaHighlights none;
  PandoriaSpace space;

  pandoria_board_motion_stop (self);
  if (shall_move (self, position))
    {
      pandoria_highlights_init (&none);
      memcpy (none.other_half, self->highlights.other_half, sizeof none.other_half);
      pandoria_space_looks_make (looks[0], before, self->colors, &none);
      pandoria_space_looks_make (looks[1], &self->state, self->colors, &none);
      PANDORIA_FOREACH_SPACE (space, self->spaces)
        {
          if (is_laid (&looks[0][space].ground, &looks[1][space].ground))
            add_drop (self, space, &looks[0][space], &looks[1][space]);
          if (looks[1][space].n_figures < looks[0][space].n_figures)
            add_leavers (self, space, &looks[0][space]);
        }
    }
  self->position = position;
  if (self->n_drops + self->n_leavers > 0)
    play (self, self->n_leavers > 0 ? HOME_TIME : DROP_TIME);
}

void
pandoria_board_motion_stop (PandoriaBoardView *self)
{
  if (self->motion != NULL)
    adw_animation_pause (self->motion);
  clear_movers (self->drops, &self->n_drops);
  clear_movers (self->leavers, &self->n_leavers);
}

void
pandoria_board_motion_drop (PandoriaBoardView *self)
{
  pandoria_board_motion_stop (self);
  g_clear_object (&self->motion);
}

static void
draw_drop (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot,
           const PandoriaMover *drop, double value)
{
  float scale = (float) (1 + DROP_SIZE * (1 - value));
  PandoriaRect hex = pandoria_board_layout_get_rect (&self->layout, drop->space);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (
                    (float) (hex.x + hex.width / 2.0),
                    (float) (hex.y + hex.height / 2.0 - (1 - value) * DROP_HEIGHT * hex.height)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_push_opacity (snapshot, 0.3 + 0.7 * value);
  pandoria_texture_cache_append (snapshot, layer, drop->texture,
                                 &GRAPHENE_RECT_INIT ((float) -hex.width / 2,
                                                      (float) -hex.height / 2, (float) hex.width,
                                                      (float) hex.height));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Figures return to the players' panels, which are at the end of the text direction. */
static void
draw_leaver (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot,
             const PandoriaMover *leaver, double value)
{
  double way = gtk_widget_get_direction (layer) == GTK_TEXT_DIR_RTL ? -value : value;
  PandoriaRect hex = pandoria_board_layout_get_rect (&self->layout, leaver->space);

  gtk_snapshot_push_opacity (snapshot, 1 - value * value);
  pandoria_texture_cache_append (
      snapshot, layer, leaver->texture,
      &GRAPHENE_RECT_INIT ((float) floor (hex.x + leaver->at.x + way * HOME_WAY * hex.width),
                           (float) floor (hex.y + leaver->at.y - value * HOME_RISE * hex.height),
                           (float) leaver->at.width, (float) leaver->at.height));
  gtk_snapshot_pop (snapshot);
}

void
pandoria_board_motion_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->n_drops; i++)
    draw_drop (self, layer, snapshot, &self->drops[i], get_progress (self, DROP_TIME));
  for (guint i = 0; i < self->n_leavers; i++)
    draw_leaver (self, layer, snapshot, &self->leavers[i], get_progress (self, HOME_TIME));
}
