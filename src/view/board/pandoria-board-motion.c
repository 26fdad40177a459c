/* PandoriaBoardMotion: the layer with the changes of an act, as tiles that drop and figures that
 * return to the reserve.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-motion.h"

#include <adwaita.h>
#include <math.h>

#include "pandoria-board-testing.h"
#include "pandoria-class.h"
#include "pandoria-glide.h"
#include "pandoria-palette.h"
#include "pandoria-space-paint.h"
#include "pandoria-space-widget.h"
#include "pandoria-texture-cache.h"

#define DROP_TIME   150 /* ms */
#define HOME_TIME   250
#define MAX_ACTS    4   /* a longer jump is not animated */
#define DROP_HEIGHT 0.4 /* hex heights */
#define DROP_SIZE   0.14
#define HOME_WAY    1.3
#define HOME_RISE   0.5

#define MAX_DROPS   4
#define MAX_LEAVERS 24

/* A tile that drops onto its space, or a figure that returns to the reserve. */
typedef struct
{
  PandoriaSpace space;
  PandoriaSpaceGround before; /* of the tile */
  PandoriaRect at;            /* of the figure, within the space */
  GdkTexture *texture;
} Mover;

struct _PandoriaBoardMotion
{
  PandoriaBoardLayer parent_instance;

  guint position; /* of the game at the previous update; G_MAXUINT: of none */
  Mover drops[MAX_DROPS];
  Mover leavers[MAX_LEAVERS];
  guint n_drops, n_leavers;
  AdwAnimation *animation; /* its value is in ms; NULL before the first one */
};

G_DEFINE_FINAL_TYPE (PandoriaBoardMotion, pandoria_board_motion, PANDORIA_TYPE_BOARD_LAYER)

enum
{
  LANDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
add_drop (PandoriaBoardMotion *self, PandoriaSpace space, const PandoriaSpaceLook *before,
          const PandoriaSpaceLook *after)
{
  const PandoriaBoardLayout *layout = pandoria_board_layer_get_layout (self);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->n_drops < MAX_DROPS)
    self->drops[self->n_drops++] = (Mover){
      .space = space,
      .before = before->ground,
      .texture = pandoria_paint_ground (&after->ground, layout->hex_width, layout->pitch_y, scale,
                                        pandoria_theme_now ()),
    };
}

static void
add_leavers (PandoriaBoardMotion *self, PandoriaSpace space, const PandoriaSpaceLook *before)
{
  const PandoriaBoardLayout *layout = pandoria_board_layer_get_layout (self);
  const PandoriaRect hex = { 0, 0, layout->hex_width, layout->pitch_y };
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  for (guint i = 0; i < before->n_figures && self->n_leavers < MAX_LEAVERS; i++)
    {
      Mover *leaver = &self->leavers[self->n_leavers++];

      leaver->space = space;
      leaver->at = pandoria_space_picture_get_figure (before, i, &hex);
      leaver->texture
          = pandoria_paint_piece (before->leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER,
                                  before->color[i], leaver->at.height, scale);
    }
}

static void
clear_movers (Mover movers[], guint *n)
{
  while (*n > 0)
    g_object_unref (movers[--*n].texture);
}

/* Returns: how far a movement of @duration ms is, 0…1. */
static double
get_progress (PandoriaBoardMotion *self, guint duration)
{
  return adw_easing_ease (ADW_EASE_OUT_CUBIC,
                          MIN (1, adw_animation_get_value (self->animation) / duration));
}

/* A space shows its new ground once its tile has dropped, even while figures are still moving. */
static void
on_moved (double value, gpointer data)
{
  PandoriaBoardMotion *self = data;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (value < DROP_TIME || self->n_drops == 0)
    return;
  clear_movers (self->drops, &self->n_drops);
  g_signal_emit (self, signals[LANDED], 0);
}

static void
on_done (PandoriaBoardMotion *self)
{
  clear_movers (self->leavers, &self->n_leavers);
}

static void
play (PandoriaBoardMotion *self, guint duration)
{
  if (self->animation == NULL)
    {
      self->animation = adw_timed_animation_new (
          GTK_WIDGET (self), 0, 0, 0, adw_callback_animation_target_new (on_moved, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
      g_signal_connect_swapped (self->animation, "done", G_CALLBACK (on_done), self);
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

/* Animates only a few acts forward, never a jump in the history or an undo. */
static gboolean
shall_move (PandoriaBoardMotion *self, guint position)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean few_acts = position > self->position && position - self->position <= MAX_ACTS;
  gboolean has_size = pandoria_board_layer_get_layout (self)->hex_width > 0;
  gboolean is_visible = has_size && gtk_widget_get_mapped (widget);

  return few_acts && is_visible && pandoria_motion_is_on (widget);
}

/* Finds what moves between two positions of the same board. */
static void
find_movers (PandoriaBoardMotion *self, const PandoriaState *before,
             const PandoriaBoardScene *after)
{
  PandoriaSpaceLook looks[2][PANDORIA_N_SPACES];
  PandoriaHighlights none;
  PandoriaSpace space;

  pandoria_highlights_init (&none);
  memcpy (none.other_half, after->highlights.other_half, sizeof none.other_half);
  pandoria_space_looks_make (looks[0], before, after->colors, &none);
  pandoria_space_looks_make (looks[1], &after->state, after->colors, &none);
  PANDORIA_FOREACH_SPACE (space, pandoria_board_layer_get_layout (self)->spaces)
    {
      if (is_laid (&looks[0][space].ground, &looks[1][space].ground))
        add_drop (self, space, &looks[0][space], &looks[1][space]);
      if (looks[1][space].n_figures < looks[0][space].n_figures)
        add_leavers (self, space, &looks[0][space]);
    }
}

static void
draw_drop (PandoriaBoardMotion *self, GtkSnapshot *snapshot, const Mover *drop, double value)
{
  float scale = (float) (1 + DROP_SIZE * (1 - value));
  PandoriaRect hex
      = pandoria_board_layout_get_rect (pandoria_board_layer_get_layout (self), drop->space);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (
                    (float) (hex.x + hex.width / 2.0),
                    (float) (hex.y + hex.height / 2.0 - (1 - value) * DROP_HEIGHT * hex.height)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_push_opacity (snapshot, 0.3 + 0.7 * value);
  pandoria_texture_cache_append (snapshot, GTK_WIDGET (self), drop->texture,
                                 &GRAPHENE_RECT_INIT ((float) -hex.width / 2,
                                                      (float) -hex.height / 2, (float) hex.width,
                                                      (float) hex.height));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Figures return to the players' panels, which are at the end of the text direction. */
static void
draw_leaver (PandoriaBoardMotion *self, GtkSnapshot *snapshot, const Mover *leaver, double value)
{
  GtkWidget *layer = GTK_WIDGET (self);
  double way = gtk_widget_get_direction (layer) == GTK_TEXT_DIR_RTL ? -value : value;
  PandoriaRect hex
      = pandoria_board_layout_get_rect (pandoria_board_layer_get_layout (self), leaver->space);

  gtk_snapshot_push_opacity (snapshot, 1 - value * value);
  pandoria_texture_cache_append (
      snapshot, layer, leaver->texture,
      &GRAPHENE_RECT_INIT ((float) floor (hex.x + leaver->at.x + way * HOME_WAY * hex.width),
                           (float) floor (hex.y + leaver->at.y - value * HOME_RISE * hex.height),
                           (float) leaver->at.width, (float) leaver->at.height));
  gtk_snapshot_pop (snapshot);
}

static void
pandoria_board_motion_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardMotion *self = PANDORIA_BOARD_MOTION (widget);

  for (guint i = 0; i < self->n_drops; i++)
    draw_drop (self, snapshot, &self->drops[i], get_progress (self, DROP_TIME));
  for (guint i = 0; i < self->n_leavers; i++)
    draw_leaver (self, snapshot, &self->leavers[i], get_progress (self, HOME_TIME));
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_motion_dispose (GObject *object)
{
  PandoriaBoardMotion *self = PANDORIA_BOARD_MOTION (object);

  pandoria_board_motion_stop (self);
  g_clear_object (&self->animation);
  G_OBJECT_CLASS (pandoria_board_motion_parent_class)->dispose (object);
}

static void
pandoria_board_motion_class_init (PandoriaBoardMotionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = pandoria_board_motion_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = pandoria_board_motion_snapshot;
  signals[LANDED] = pandoria_class_add_signal (klass, "landed", 0);
}

static void
pandoria_board_motion_init (PandoriaBoardMotion *self)
{
  self->position = G_MAXUINT;
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaBoardMotion *
pandoria_board_motion_new (PandoriaBoardPlace *place)
{
  return pandoria_board_layer_new (PANDORIA_TYPE_BOARD_MOTION, place);
}

void
pandoria_board_motion_follow (PandoriaBoardMotion *self, const PandoriaState *before,
                              const PandoriaBoardScene *after, guint position)
{
  g_return_if_fail (PANDORIA_IS_BOARD_MOTION (self) && before != NULL && after != NULL);

  pandoria_board_motion_stop (self);
  if (shall_move (self, position))
    find_movers (self, before, after);
  self->position = position;
  if (self->n_drops + self->n_leavers > 0)
    play (self, self->n_leavers > 0 ? HOME_TIME : DROP_TIME);
}

void
pandoria_board_motion_forget (PandoriaBoardMotion *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_MOTION (self));

  self->position = G_MAXUINT;
}

void
pandoria_board_motion_stop (PandoriaBoardMotion *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_MOTION (self));

  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  clear_movers (self->drops, &self->n_drops);
  clear_movers (self->leavers, &self->n_leavers);
}

void
pandoria_board_motion_hide_drops (PandoriaBoardMotion *self,
                                  PandoriaSpaceLook looks[PANDORIA_N_SPACES])
{
  g_return_if_fail (PANDORIA_IS_BOARD_MOTION (self));

  for (guint i = 0; i < self->n_drops; i++)
    looks[self->drops[i].space].ground = self->drops[i].before;
}

guint
pandoria_board_motion_get_drops (PandoriaBoardMotion *self)
{
  g_return_val_if_fail (PANDORIA_IS_BOARD_MOTION (self), 0);

  return self->n_drops;
}

PandoriaSpaces
pandoria_board_motion_get_left (PandoriaBoardMotion *self)
{
  PandoriaSpaces left = pandoria_spaces_empty ();

  g_return_val_if_fail (PANDORIA_IS_BOARD_MOTION (self), left);

  for (guint i = 0; i < self->n_leavers; i++)
    pandoria_spaces_add (&left, self->leavers[i].space);
  return left;
}
