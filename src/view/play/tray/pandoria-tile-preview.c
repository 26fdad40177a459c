/* PandoriaTilePreview: the tile being entered, as two adjacent hexes, or the castle that is placed
 * instead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tile-preview.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-space-paint.h"

/* Width and height of a flat-topped hex, and the offset of the second one to the right. */
#define HEX_WIDTH  68
#define HEX_HEIGHT 59
#define SHIFT      53
#define HEIGHT     (HEX_HEIGHT * 3 / 2 + 1)
/* The minimum height at which the tile is recognizable. */
#define LEAST_HEIGHT (HEIGHT / 2)

struct _PandoriaTilePreview
{
  GtkWidget parent_instance;

  const PandoriaPlayView *view; /* NULL only at first */
  GdkPaintable
      *art[2]; /* of the hexes, or of the castle instead of the first; NULL: not chosen yet */
};

G_DEFINE_FINAL_TYPE (PandoriaTilePreview, pandoria_tile_preview, GTK_TYPE_WIDGET)

static void
update_art (PandoriaTilePreview *self)
{
  const PandoriaPlayView *view = self->view;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (view == NULL)
    return;
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&self->art[i]);
      if (view->hexes[i].known)
        self->art[i]
            = pandoria_art_hex (view->hexes[i].terrain, view->hexes[i].symbols, HEX_WIDTH, scale);
    }
  if (view->piece != PANDORIA_PLAY_PIECE_NONE)
    {
      g_clear_object (&self->art[0]);
      self->art[0] = pandoria_tile_preview_get_piece (view, HEX_WIDTH, scale);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A hex that is not chosen yet is an empty outline. The next hex has a stronger outline. */
static void
draw_outline (PandoriaTilePreview *self, GtkSnapshot *snapshot, gboolean current)
{
  static const double dashes[] = { 4, 3 };
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, HEX_WIDTH, HEX_HEIGHT));
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  if (!current)
    color.alpha *= 0.4f;
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, current ? 2 : 1.5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  pandoria_paint_hex_path (cr, HEX_WIDTH, HEX_HEIGHT, 1.73);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
snapshot_hex (PandoriaTilePreview *self, GtkSnapshot *snapshot, guint index, float x, float y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  if (self->art[index] != NULL)
    gdk_paintable_snapshot (self->art[index], snapshot, HEX_WIDTH, HEX_HEIGHT);
  else
    draw_outline (self, snapshot, self->view->current_hex == index);
  gtk_snapshot_restore (snapshot);
}

static void
pandoria_tile_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaTilePreview *self = PANDORIA_TILE_PREVIEW (widget);
  float scale = MIN (1.0f, (float) gtk_widget_get_height (widget) / HEIGHT);
  float width = (float) gtk_widget_get_width (widget) / scale;
  gboolean single = self->view->n_hexes == 1 || self->view->piece != PANDORIA_PLAY_PIECE_NONE;
  float left = (width - HEX_WIDTH - (single ? 0 : SHIFT)) / 2;

  gtk_snapshot_scale (snapshot, scale, scale);
  snapshot_hex (self, snapshot, 0, left, single ? 0 : HEX_HEIGHT / 2.0f);
  if (!single)
    snapshot_hex (self, snapshot, 1, left + SHIFT, 0);
}

static void
pandoria_tile_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? HEX_WIDTH + SHIFT : HEIGHT;
  /* In a low window the preview shrinks before the tray has to scroll. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = LEAST_HEIGHT;
}

static void
pandoria_tile_preview_class_init (PandoriaTilePreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaTilePreview, art, g_object_unref), NULL);
  widget_class->measure = pandoria_tile_preview_measure;
  widget_class->snapshot = pandoria_tile_preview_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tilepreview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
pandoria_tile_preview_init (PandoriaTilePreview *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (update_art), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_art), NULL);
}

void
pandoria_tile_preview_show (PandoriaTilePreview *self, const PandoriaPlayView *view)
{
  g_return_if_fail (PANDORIA_IS_TILE_PREVIEW (self) && view != NULL);
  self->view = view;
  update_art (self);
}

GdkPaintable *
pandoria_tile_preview_get_piece (const PandoriaPlayView *view, int size, int scale)
{
  guint active = pandoria_game_get_shown_state (view->game)->active;

  return pandoria_art_castle (
      pandoria_record_get_player_color (pandoria_game_get_record (view->game), active),
      view->piece == PANDORIA_PLAY_PIECE_FORTRESS, size, scale);
}

const char *
pandoria_tile_preview_get_title (const PandoriaPlayView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  switch (view->piece)
    {
    case PANDORIA_PLAY_PIECE_CASTLE: return _ ("Castle");
    case PANDORIA_PLAY_PIECE_FORTRESS: return _ ("Fortress");
    case PANDORIA_PLAY_PIECE_NONE:
    default: return view->n_hexes == 1 ? _ ("Single tile") : _ ("Double tile");
    }
}
