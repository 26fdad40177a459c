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
  PandoriaRect hex;
  int scale;
  PandoriaTheme theme;
  guint marks;
} Making;

/* Takes over @texture, which may be NULL. */
static void
add_layer (const Making *making, GdkTexture *texture, PandoriaRect at)
{
  PandoriaSpacePicture *picture = making->picture;

  if (texture == NULL)
    return;
  g_assert (picture->n < PANDORIA_PICTURE_MAX_LAYERS);
  picture->layers[picture->n].texture = texture;
  picture->layers[picture->n].at = PANDORIA_BOUNDS (at);
  picture->n++;
}

static void
add_ground (const Making *making, const PandoriaSpaceGround *ground)
{
  add_layer (making,
             pandoria_paint_ground (ground, making->hex.width, making->hex.height, making->scale, making->theme),
             making->hex);
}

/* A previewed tile is a little smaller, and seems lifted from the table. */
static void
add_lifted (const Making *making)
{
  int width = (int) lround (making->hex.width * LIFTED_SHARE),
      height = (int) lround (making->hex.height * LIFTED_SHARE);
  PandoriaRect at = { (making->hex.width - width) / 2, (making->hex.height - height) / 2, width, height };

  add_ground (making, &making->look->under);
  add_layer (making, pandoria_paint_lift (PANDORIA_PAINT_SHADOW, width, height, making->scale), at);
  at.y -= (int) lround (3 * CLAMP (making->hex.width / 54.0, 0.5, 2));
  add_layer (making, pandoria_paint_tile (&making->look->ground, width, height, making->scale, making->theme), at);
  add_layer (making, pandoria_paint_lift (PANDORIA_PAINT_DASHES, width, height, making->scale), at);
}

static void
add_figures (const Making *making)
{
  const PandoriaSpaceLook *look = making->look;

  for (guint i = 0; i < look->n_figures; i++)
    {
      PandoriaRect at = pandoria_space_picture_get_figure (look, i, &making->hex);
      PandoriaArtPiece piece = look->leader[i] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER;

      add_layer (making, pandoria_paint_piece (piece, look->color[i], at.height, making->scale), at);
    }
}

static void
add_badge (const Making *making, PandoriaBadge badge, PandoriaRect at)
{
  add_layer (making, pandoria_paint_badge (badge, at.width, making->scale), at);
}

/* A missing tile is marked in the lower half, below the name of the space. */
static void
add_badges (const Making *making)
{
  const PandoriaRect *hex = &making->hex;
  const guint marks = making->marks;
  int gap = MAX (10, (int) lround (hex->height * 0.34)), cross = MAX (12, (int) lround (hex->height * 0.46));

  if (marks & (PANDORIA_MARK_MISSING | PANDORIA_MARK_MISSING_ALONE)
      && !(marks & (PANDORIA_MARK_PREVIEW | PANDORIA_MARK_REFUSED)))
    add_badge (making, marks & PANDORIA_MARK_MISSING_ALONE ? PANDORIA_BADGE_LAST_GAP : PANDORIA_BADGE_GAP,
               (PandoriaRect){ (hex->width - gap) / 2, (int) lround (hex->height * 0.95) - gap, gap, gap });
  if (marks & PANDORIA_MARK_HOMEWARD)
    add_badge (making, PANDORIA_BADGE_RETURN, pandoria_space_picture_get_badge (making->look, hex));
  if (marks & PANDORIA_MARK_REFUSED)
    add_badge (making, PANDORIA_BADGE_CROSS,
               (PandoriaRect){ (hex->width - cross) / 2, (hex->height - cross) / 2, cross, cross });
}

void
pandoria_space_picture_make (PandoriaSpacePicture *picture, GtkWidget *widget, const PandoriaSpaceLook *look,
                             guint marks, int width, int height)
{
  const Making making
      = { picture, look, { 0, 0, width, height }, gtk_widget_get_scale_factor (widget), pandoria_theme_now (), marks };

  pandoria_space_picture_clear (picture);
  if (marks & PANDORIA_MARK_PREVIEW)
    add_lifted (&making);
  else
    add_ground (&making, &look->ground);
  add_layer (&making, pandoria_paint_marks (marks, look->outline, width, height, making.scale, making.theme),
             making.hex);
  add_figures (&making);
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
PandoriaRect
pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index, const PandoriaRect *hex)
{
  gboolean on_building = look->ground.kind == PANDORIA_SPACE_KIND_CASTLE
                         || look->ground.kind == PANDORIA_SPACE_KIND_FORTRESS
                         || look->ground.kind == PANDORIA_SPACE_KIND_PAVED;
  guint n = look->n_figures;
  double centre = n > 1 ? (index == 0 ? 0.31 : 0.69) : on_building ? 0.72 : 0.5;
  int height = MAX (9, (int) lround (hex->height * (on_building ? 0.5 : n > 1 ? 0.52 : 0.56)));
  int width = pandoria_paint_piece_width (look->leader[index] ? PANDORIA_ART_LEADER : PANDORIA_ART_WORKER, height);

  return (PandoriaRect){ hex->x + (int) floor (hex->width * centre - width / 2.0),
                         hex->y + (int) floor (hex->height * 0.96 - height), width, height };
}

/* At the upper corner of the last figure. */
PandoriaRect
pandoria_space_picture_get_badge (const PandoriaSpaceLook *look, const PandoriaRect *hex)
{
  int size = MAX (10, (int) lround (hex->height * 0.36));
  PandoriaRect figure = pandoria_space_picture_get_figure (look, look->n_figures - 1U, hex);

  return (PandoriaRect){ MIN (figure.x + figure.width - size / 2, hex->x + hex->width - size), figure.y - size / 3,
                         size, size };
}
