/* The artwork as textures, made once per size, scale and theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-art.h"

#include <math.h>

#include "pandoria-board-view.h"
#include "pandoria-space-paint.h"
#include "pandoria-svg.h"
#include "pandoria-texture-cache.h"

static const char *const piece_art[] = {
  [PANDORIA_ART_WORKER] = "worker",
  [PANDORIA_ART_LEADER] = "leader",
  [PANDORIA_ART_CASTLE] = "castle",
  [PANDORIA_ART_FORTRESS] = "fortress",
};

static const char *const counter_art[PANDORIA_N_COUNTERS] = {
  "crystal", "gold", "wood", "points", "hand", "workers", "castles", "artifacts",
};

static void
paint_piece (cairo_t *cr, const PandoriaTextureKey *key)
{
  pandoria_svg_paint (cr, piece_art[key->part[0]], pandoria_svg_css_player (key->part[1]), 0, 0,
                      key->width, key->height);
}

/* A piece that is not placed yet is translucent. */
static void
paint_ghost (cairo_t *cr, const PandoriaTextureKey *key)
{
  cairo_push_group (cr);
  paint_piece (cr, key);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.7);
}

static void
paint_sign (cairo_t *cr, const PandoriaTextureKey *key)
{
  guint32 color = pandoria_palette_get (key->theme)->counter[key->part[0]];

  pandoria_svg_paint (cr, counter_art[key->part[0]], pandoria_svg_css_sign (color), 0, 0,
                      key->width, key->height);
}

int
pandoria_paint_piece_width (PandoriaArtPiece piece, int height)
{
  static double
      aspects[G_N_ELEMENTS (piece_art)]; /* cached, because every change of the board needs it */

  if (aspects[piece] == 0)
    aspects[piece] = pandoria_svg_get_aspect (piece_art[piece]);
  return (int) lround (height * aspects[piece]);
}

static GdkTexture *
get_piece (PandoriaPainter painter, PandoriaArtPiece piece, PandoriaColor color, int height,
           int scale)
{
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (
      painter, pandoria_paint_piece_width (piece, height), height, scale, 0);

  key.part[0] = (guint8) piece;
  key.part[1] = (guint8) color;
  return pandoria_texture_cache_get (&key);
}

GdkTexture *
pandoria_paint_piece (PandoriaArtPiece piece, PandoriaColor color, int height, int scale)
{
  return get_piece (paint_piece, piece, color, height, scale);
}

GdkTexture *
pandoria_paint_ghost (PandoriaArtPiece piece, PandoriaColor color, int height, int scale)
{
  return get_piece (paint_ghost, piece, color, height, scale);
}

GdkTexture *
pandoria_paint_counter (PandoriaCounter counter, int size, int scale, PandoriaTheme theme)
{
  PandoriaTextureKey key = PANDORIA_TEXTURE_KEY (paint_sign, size, size, scale, theme);

  key.part[0] = (guint8) counter;
  return pandoria_texture_cache_get (&key);
}

/* A texture only has a size in device pixels. This paintable has its logical size. */
static GdkPaintable *
to_logical_size (GdkTexture *texture, int width, int height, int scale)
{
  g_autoptr (GtkSnapshot) snapshot = NULL;

  if (scale == 1)
    return GDK_PAINTABLE (texture);
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_object_unref (texture);
  return gtk_snapshot_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

GdkPaintable *
pandoria_art_piece (PandoriaArtPiece piece, PandoriaColor color, int size, int scale)
{
  g_return_val_if_fail (piece <= PANDORIA_ART_FORTRESS, NULL);
  g_return_val_if_fail (size > 0 && scale > 0, NULL);

  return to_logical_size (pandoria_paint_piece (piece, color, size, scale),
                          pandoria_paint_piece_width (piece, size), size, scale);
}

static GdkPaintable *
make_hex (const PandoriaSpaceGround *ground, int size, int scale)
{
  int height = (int) lround (size * 0.8660254);

  return to_logical_size (pandoria_paint_tile (ground, size, height, scale, pandoria_theme_now ()),
                          size, height, scale);
}

GdkPaintable *
pandoria_art_hex (PandoriaTerrain terrain, guint symbols, int size, int scale)
{
  PandoriaSpaceGround ground = { .kind = PANDORIA_SPACE_KIND_TERRAIN };

  g_return_val_if_fail (terrain < PANDORIA_N_TERRAINS && symbols <= PANDORIA_MAX_SYMBOLS, NULL);
  g_return_val_if_fail (size > 0 && scale > 0, NULL);

  ground.terrain = (guint8) terrain;
  ground.symbols = (guint8) symbols;
  return make_hex (&ground, size, scale);
}

GdkPaintable *
pandoria_art_castle (PandoriaColor color, gboolean fortress, int size, int scale)
{
  PandoriaSpaceGround ground = { .owner = (guint8) color };

  g_return_val_if_fail (size > 0 && scale > 0, NULL);

  ground.kind = fortress ? PANDORIA_SPACE_KIND_FORTRESS : PANDORIA_SPACE_KIND_CASTLE;
  return make_hex (&ground, size, scale);
}

void
pandoria_art_show_piece (GtkImage *image, PandoriaArtPiece piece, PandoriaColor color, int size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (image));
  g_autoptr (GdkPaintable) art = pandoria_art_piece (piece, color, size, scale);

  /* Setting the same paintable again would make GTK measure the image again. */
  if (gtk_image_get_paintable (image) != art)
    gtk_image_set_from_paintable (image, art);
}

void
pandoria_art_show_counter (GtkImage *image, PandoriaCounter counter, int size)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (image));
  g_autoptr (GdkPaintable) art = to_logical_size (
      pandoria_paint_counter (counter, size, scale, pandoria_theme_now ()), size, size, scale);

  gtk_image_set_from_paintable (image, art);
}

GtkWidget *
pandoria_art_new_image (PandoriaArtPiece piece, PandoriaColor color, int size)
{
  GtkWidget *image = gtk_image_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  pandoria_art_show_piece (GTK_IMAGE (image), piece, color, size);
  return image;
}

/* --- a small board -------------------------------------------------------------------------- */

#define LEAST_WIDTH   24
#define PICTURE_WIDTH 64
/* Twice as large as shown, so that it is also sharp on high-density screens. */
#define HEX_WIDTH 16
#define SCALE     0.5f

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A GtkPicture is wider in a higher row, and would take the room of the words. */
static void
measure_picture (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                 int *natural, int *minimum_baseline G_GNUC_UNUSED,
                 int *natural_baseline G_GNUC_UNUSED)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = PICTURE_WIDTH;
}

static void
allocate_picture (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

GtkWidget *
pandoria_board_picture_new (const PandoriaBoard *board)
{
  g_autofree PandoriaState *state = g_new0 (PandoriaState, 1);
  g_autofree PandoriaSpaceLook *looks = g_new0 (PandoriaSpaceLook, PANDORIA_N_SPACES);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  static const PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  PandoriaBoardLayout layout;
  PandoriaSpace space;
  graphene_size_t size;
  GtkWidget *picture, *box;

  g_return_val_if_fail (board != NULL, NULL);

  pandoria_state_init_bare (state, board);
  pandoria_space_looks_make (looks, state, colors, NULL);
  pandoria_board_layout_init (&layout, pandoria_space_looks_spaces (state), HEX_WIDTH);
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  PANDORIA_FOREACH_SPACE (space, layout.spaces)
    {
      PandoriaRect at = pandoria_board_layout_get_rect (&layout, space);
      g_autoptr (GdkTexture) texture = pandoria_paint_ground (&looks[space].ground, at.width,
                                                              at.height, 1, pandoria_theme_now ());

      gtk_snapshot_append_texture (snapshot, texture, &PANDORIA_BOUNDS (at));
    }
  size = GRAPHENE_SIZE_INIT (SCALE * (float) pandoria_board_layout_get_width (&layout),
                             SCALE * (float) pandoria_board_layout_get_height (&layout));
  if (!pandoria_spaces_is_empty (layout.spaces)) /* an unfinished board may be empty */
    paintable = gtk_snapshot_to_paintable (snapshot, &size);
  picture = gtk_picture_new_for_paintable (paintable);
  /* Small, because the words need the room in a narrow window with large text. */
  gtk_widget_set_size_request (picture, LEAST_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_widget_set_layout_manager (
      box, gtk_custom_layout_new (get_request_mode, measure_picture, allocate_picture));
  return box;
}
