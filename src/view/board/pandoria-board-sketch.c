/* PandoriaBoardSketch: the layer of a board that is being edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-sketch.h"

#include <math.h>

#include "pandoria-class.h"
#include "pandoria-palette.h"

struct _PandoriaBoardSketch
{
  PandoriaBoardLayer parent_instance;

  const PandoriaBoardScene *scene;
};

PANDORIA_DEFINE_PLAIN_TYPE (PandoriaBoardSketch, pandoria_board_sketch, PANDORIA_TYPE_BOARD_LAYER)

static void
draw_dots (PandoriaBoardSketch *self, cairo_t *cr)
{
  const PandoriaTheme theme = pandoria_theme_now ();
  const PandoriaPalette *palette = pandoria_palette_get (theme);
  const PandoriaBoardLayout *layout = pandoria_board_layer_get_layout (self);
  const double radius = MAX (1, layout->hex_width * 0.045);
  PandoriaSpaces something = pandoria_space_looks_spaces (&self->scene->state);
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, pandoria_spaces_minus (layout->spaces, something))
    {
      PandoriaPoint centre = pandoria_board_layout_get_centre (layout, space);

      cairo_new_sub_path (cr);
      cairo_arc (cr, centre.x, centre.y, radius, 0, 2 * G_PI);
    }
  pandoria_palette_fill (cr, theme & PANDORIA_THEME_CONTRAST ? palette->text : palette->dim, 1);
}

/* A flag in a white disc, visible on every ground. */
static void
draw_start (PandoriaBoardSketch *self, cairo_t *cr, PandoriaSpace space)
{
  const PandoriaBoardLayout *layout = pandoria_board_layer_get_layout (self);
  const PandoriaPoint at = pandoria_board_layout_get_centre (layout, space);
  const double size = layout->hex_width * 0.24;

  cairo_arc (cr, at.x, at.y, size, 0, 2 * G_PI);
  pandoria_palette_set_source (cr, PANDORIA_WHITE, 1);
  cairo_fill_preserve (cr);
  pandoria_palette_stroke (cr, MAX (1, size * 0.14), PANDORIA_INK, 1);
  cairo_rectangle (cr, at.x - size * 0.42, at.y - size * 0.62, size * 0.16, size * 1.24);
  cairo_move_to (cr, at.x - size * 0.26, at.y - size * 0.62);
  cairo_line_to (cr, at.x + size * 0.56, at.y - size * 0.28);
  cairo_line_to (cr, at.x - size * 0.26, at.y + size * 0.06);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* An arrow from the edge of one ship's space to the edge of the other. */
static void
trace_way (PandoriaPoint from, PandoriaPoint to, double unit, cairo_t *cr)
{
  const double length = hypot (to.x - from.x, to.y - from.y), dx = (to.x - from.x) / length,
               dy = (to.y - from.y) / length;
  const double end = length - unit * 0.26, head = unit * 0.2;

  cairo_move_to (cr, from.x + dx * unit * 0.3, from.y + dy * unit * 0.3);
  cairo_line_to (cr, from.x + dx * end, from.y + dy * end);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, from.x + dx * end, from.y + dy * end);
      cairo_line_to (cr, from.x + dx * (end - head) - dy * head * 0.8 * side,
                     from.y + dy * (end - head) + dx * head * 0.8 * side);
    }
}

static void
draw_ways (PandoriaBoardSketch *self, cairo_t *cr)
{
  const PandoriaBoardLayout *layout = pandoria_board_layer_get_layout (self);
  const double unit = layout->hex_width;
  const PandoriaBoard *board = &self->scene->drawn;

  for (guint i = 0; i < board->n_ships; i++)
    for (guint j = 0; j < board->n_ships; j++)
      if (board->ships[i].next >> j & 1 && i != j)
        trace_way (pandoria_board_layout_get_centre (layout, board->ships[i].at),
                   pandoria_board_layout_get_centre (layout, board->ships[j].at), unit, cr);
  pandoria_palette_stroke_edged (cr, MAX (3, unit * 0.13), MAX (1.4, unit * 0.065));
}

static void
pandoria_board_sketch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaBoardSketch *self = PANDORIA_BOARD_SKETCH (widget);
  const PandoriaBoard *board = &self->scene->drawn;
  cairo_t *cr;

  if (!self->scene->drawing)
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  draw_dots (self, cr);
  draw_ways (self, cr);
  for (guint i = 0; i < PANDORIA_N_START; i++)
    if (board->start[i] >= 0)
      draw_start (self, cr, board->start[i]);
  cairo_destroy (cr);
}

static void
pandoria_board_sketch_class_init (PandoriaBoardSketchClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = pandoria_board_sketch_snapshot;
}

PandoriaBoardSketch *
pandoria_board_sketch_new (PandoriaBoardPlace *place, const PandoriaBoardScene *scene)
{
  PandoriaBoardSketch *self;

  g_return_val_if_fail (scene != NULL, NULL);

  self = pandoria_board_layer_new (PANDORIA_TYPE_BOARD_SKETCH, place);
  self->scene = scene;
  return self;
}
