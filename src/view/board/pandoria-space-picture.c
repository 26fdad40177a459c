/* PandoriaSpacePicture: the layered textures of one space, made when the look or the size changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-space-paint.h"

#include <math.h>

#define LIFTED_SHARE 0.93 /* the size of a previewed tile */

typedef struct
{
  PandoriaSpacePicture *picture;
  const PandoriaSpaceLook *look;
  int width, height, scale;
  PandoriaTheme theme;
  guint marks;
} Making;

/* Takes over @texture, which may be NULL. */
static void
add_layer (const Making *making, GdkTexture *texture, int x, int y, int width, int height)
{
  PandoriaSpacePicture *picture = making->picture;

  if (texture == NULL)
    return;
  g_assert (picture->n < PANDORIA_PICTURE_MAX_LAYERS);
  picture->layers[picture->n].texture = texture;
  graphene_rect_init (&picture->layers[picture->n].at, (float) x, (float) y, (float) width, (float) height);
  picture->n++;
}

static void
add_ground (const Making *making, const PandoriaSpaceGround *ground)
{
  add_layer (making, pandoria_paint_ground (ground, making->width, making->height, making->scale, making->theme), 0, 0,
             making->width, making->height);
}

/* A previewed tile is a little smaller, and seems lifted from the table. */
static void
add_lifted (const Making *making)
{
  int width = (int) lround (making->width * LIFTED_SHARE), height = (int) lround (making->height * LIFTED_SHARE);
  int x = (making->width - width) / 2, y = (making->height - height) / 2;
  int lift = (int) lround (3 * CLAMP (making->width / 54.0, 0.5, 2));

  add_ground (making, &making->look->under);
  add_layer (making, pandoria_paint_shadow (width, height, making->scale), x, y, width, height);
  add_layer (making, pandoria_paint_tile (&making->look->ground, width, height, making->scale, making->theme), x,
             y - lift, width, height);
  add_layer (making, pandoria_paint_dashes (width, height, making->scale), x, y - lift, width, height);
}

static void
add_figures (const Making *making)
{
  const PandoriaSpaceLook *look = making->look;

  for (guint i = 0; i < look->n_figures; i++)
    {
      PandoriaRect at;

      pandoria_space_picture_get_figure (look, i, making->width, making->height, &at);
      add_layer (making,
                 pandoria_paint_piece (look->leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER, look->color[i],
                                       at.height, making->scale),
                 at.x, at.y, at.width, at.height);
    }
}

/* In the lower half, below the name of the space. */
static void
add_gap (const Making *making)
{
  PandoriaBadge badge = making->marks & PANDORIA_MARK_MISSING_ALONE ? PANDORIA_BADGE_LAST_GAP : PANDORIA_BADGE_GAP;
  int size = MAX (10, (int) lround (making->height * 0.34));

  if (making->marks & (PANDORIA_MARK_MISSING | PANDORIA_MARK_MISSING_ALONE)
      && !(making->marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_REFUSED)))
    add_layer (making, pandoria_paint_badge (badge, size, making->scale), (making->width - size) / 2,
               (int) lround (making->height * 0.95) - size, size, size);
}

static void
add_badges (const Making *making)
{
  if (making->marks & PANDORIA_MARK_HOMEWARD)
    {
      PandoriaRect at;

      pandoria_space_picture_get_badge (making->look, making->width, making->height, &at);
      add_layer (making, pandoria_paint_badge (PANDORIA_BADGE_RETURN, at.width, making->scale), at.x, at.y, at.width,
                 at.height);
    }
  if (making->marks & PANDORIA_MARK_REFUSED)
    {
      int size = MAX (12, (int) lround (making->height * 0.46));

      add_layer (making, pandoria_paint_badge (PANDORIA_BADGE_CROSS, size, making->scale), (making->width - size) / 2,
                 (making->height - size) / 2, size, size);
    }
}

void
pandoria_space_picture_make (PandoriaSpacePicture *picture, GtkWidget *widget, const PandoriaSpaceLook *look,
                             guint marks, int width, int height)
{
  const Making making = {
    picture, look, width, height, gtk_widget_get_scale_factor (widget), pandoria_theme_now (), marks,
  };

  pandoria_space_picture_clear (picture);
  if (marks & PANDORIA_MARK_PREVIEW)
    add_lifted (&making);
  else
    add_ground (&making, &look->ground);
  add_layer (&making, pandoria_paint_marks (marks, look->outline, width, height, making.scale, making.theme), 0, 0,
             width, height);
  add_figures (&making);
  add_gap (&making);
  add_badges (&making);
}

void
pandoria_space_picture_clear (PandoriaSpacePicture *picture)
{
  for (guint i = 0; i < picture->n; i++)
    g_object_unref (picture->layers[i].texture);
  picture->n = 0;
}

void
pandoria_space_picture_snapshot (const PandoriaSpacePicture *picture, GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < picture->n; i++)
    pandoria_texture_cache_append (snapshot, widget, picture->layers[i].texture, &picture->layers[i].at);
}

/* A single figure is at the bottom in the middle, but to the right on a castle, so that the castle's mark stays
 * visible. */
void
pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index, int width, int height,
                                   PandoriaRect *rect)
{
  gboolean on_building = look->ground.kind == PANDORIA_SPACE_KIND_CASTLE
                         || look->ground.kind == PANDORIA_SPACE_KIND_FORTRESS
                         || look->ground.kind == PANDORIA_SPACE_KIND_PAVED;
  guint n = look->n_figures;
  double centre = n > 1 ? (index == 0 ? 0.31 : 0.69) : on_building ? 0.72 : 0.5;

  rect->height = MAX (9, (int) lround (height * (on_building ? 0.5 : n > 1 ? 0.52 : 0.56)));
  rect->width
      = pandoria_paint_piece_width (look->leader[index] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER, rect->height);
  rect->x = (int) floor (width * centre - rect->width / 2.0);
  rect->y = (int) floor (height * 0.96 - rect->height);
}

/* At the upper corner of the last figure. */
void
pandoria_space_picture_get_badge (const PandoriaSpaceLook *look, int width, int height, PandoriaRect *rect)
{
  int size = MAX (10, (int) lround (height * 0.36));
  PandoriaRect figure;

  pandoria_space_picture_get_figure (look, look->n_figures - 1U, width, height, &figure);
  *rect = (PandoriaRect){ MIN (figure.x + figure.width - size / 2, width - size), figure.y - size / 3, size, size };
}
