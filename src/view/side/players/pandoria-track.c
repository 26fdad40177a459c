/* The track of one resource, like that of the tableau: cells from 0 to the cap, filled up to the
 * marker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-track.h"
#include "pandoria-track-testing.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "pandoria-art.h"
#include "pandoria-class.h"
#include "pandoria-glide.h"
#include "pandoria-palette.h"

#define HIGHEST_CAP  10
#define CELL_HEIGHT  17
#define CELL_WIDTH   14
#define CELL_GAP     3
#define CELL_RADIUS  3
#define SMALL_HEIGHT 11
#define SMALL_WIDTH  4
#define SMALL_LEAST  2
#define SMALL_GAP    1
#define SMALL_RADIUS 1

/* A dot marks every fifth empty cell. */
#define DOT_EVERY 5
#define DOT_SIZE  3

/* The opacity of the cells below the marker and of the empty ones. */
#define FILLED_ALPHA 0.48f
#define EMPTY_ALPHA  0.13f

struct _PandoriaTrack
{
  GtkWidget parent_instance;

  PandoriaCounter resource;
  guint value, target, cap;
  PandoriaGlide *marker; /* the position of the marker while it glides to its value */
  gboolean small_track;
};

G_DEFINE_FINAL_TYPE (PandoriaTrack, pandoria_track, GTK_TYPE_WIDGET)

/* The marker's cell and the number in it. */
typedef struct
{
  guint32 marker, number;
} TrackColors;

static const TrackColors light[] = {
  [PANDORIA_COUNTER_CRYSTAL] = { 0x2f6cb5, 0xffffff },
  [PANDORIA_COUNTER_GOLD] = { 0xd9a336, 0x241c00 },
  [PANDORIA_COUNTER_WOOD] = { 0x3a6b35, 0xffffff },
};
G_STATIC_ASSERT (G_N_ELEMENTS (light) == PANDORIA_N_RESOURCES);

static const TrackColors dark[] = {
  [PANDORIA_COUNTER_CRYSTAL] = { 0x8cb8ea, 0x0e1b2c },
  [PANDORIA_COUNTER_GOLD] = { 0xe0b04a, 0x241c00 },
  [PANDORIA_COUNTER_WOOD] = { 0x8cc97f, 0x10200c },
};
G_STATIC_ASSERT (G_N_ELEMENTS (dark) == PANDORIA_N_RESOURCES);

static TrackColors
get_colors (PandoriaTrack *self)
{
  return pandoria_theme_now () & PANDORIA_THEME_DARK ? dark[self->resource] : light[self->resource];
}

static GdkRGBA
get_text_color (PandoriaTrack *self)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  return color;
}

/* Returns the position of cell @index, a fraction while the marker glides. Edges are whole, thus
 * sharp, pixels. */
static graphene_rect_t
get_place (PandoriaTrack *self, double index)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)),
      height = gtk_widget_get_height (GTK_WIDGET (self));
  int gap = self->small_track ? SMALL_GAP : CELL_GAP;
  int n = (int) self->cap + 1,
      wanted = self->small_track ? SMALL_HEIGHT : MAX (CELL_HEIGHT, height - 4);
  double place
      = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? n - 1 - index : index;
  int left = (int) (place * (width + gap) / n),
      right = (int) ((place + 1) * (width + gap) / n) - gap;

  return GRAPHENE_RECT_INIT (left, (height - wanted) / 2, MAX (right - left, 1), wanted);
}

static GskRoundedRect
round_place (PandoriaTrack *self, double index)
{
  graphene_rect_t cell = get_place (self, index);
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &cell, self->small_track ? SMALL_RADIUS : CELL_RADIUS);
  return rounded;
}

static void
fill_rounded (GtkSnapshot *snapshot, const GskRoundedRect *rounded, const GdkRGBA *color)
{
  gtk_snapshot_push_rounded_clip (snapshot, rounded);
  gtk_snapshot_append_color (snapshot, color, &rounded->bounds);
  gtk_snapshot_pop (snapshot);
}

static void
fill_place (PandoriaTrack *self, GtkSnapshot *snapshot, double index, const GdkRGBA *color)
{
  GskRoundedRect rounded = round_place (self, index);

  fill_rounded (snapshot, &rounded, color);
}

static void
outline_cell (PandoriaTrack *self, GtkSnapshot *snapshot, guint index, const GdkRGBA *color,
              float width)
{
  GskRoundedRect rounded = round_place (self, index);

  gtk_snapshot_append_border (snapshot, &rounded, (float[4]){ width, width, width, width },
                              (GdkRGBA[4]){ *color, *color, *color, *color });
}

/* The gain of a previewed act is hatched, so that it differs not only by its color. */
static void
hatch_cell (PandoriaTrack *self, GtkSnapshot *snapshot, guint index, const GdkRGBA *color)
{
  graphene_rect_t cell = get_place (self, index);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &cell);

  gdk_cairo_set_source_rgba (cr, color);
  cairo_rectangle (cr, cell.origin.x, cell.origin.y, cell.size.width, cell.size.height);
  cairo_clip (cr);
  cairo_set_line_width (cr, 1.6);
  for (float x = -cell.size.height; x < cell.size.width; x += 5)
    {
      cairo_move_to (cr, cell.origin.x + x, cell.origin.y + cell.size.height);
      cairo_rel_line_to (cr, cell.size.height, -cell.size.height);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
write_number (PandoriaTrack *self, GtkSnapshot *snapshot, double index, guint number,
              const GdkRGBA *color)
{
  graphene_rect_t cell = get_place (self, index);
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;
  float scale;

  pango_layout_get_pixel_size (layout, &width, &height);
  /* Large text can be wider than its cell. */
  scale = MIN (1, cell.size.width / (float) width);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT (cell.origin.x + (cell.size.width - (float) width * scale) / 2,
                            cell.origin.y + (cell.size.height - (float) height * scale) / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

static void
mark_empty (PandoriaTrack *self, GtkSnapshot *snapshot, guint index)
{
  graphene_rect_t cell = get_place (self, index), dot;
  GdkRGBA color = get_text_color (self);
  GskRoundedRect rounded;

  if (self->small_track || index % DOT_EVERY != 0)
    return;
  color.alpha *= 0.45f;
  dot = GRAPHENE_RECT_INIT (cell.origin.x + (cell.size.width - DOT_SIZE) / 2,
                            cell.origin.y + (cell.size.height - DOT_SIZE) / 2, DOT_SIZE, DOT_SIZE);
  gsk_rounded_rect_init_from_rect (&rounded, &dot, DOT_SIZE / 2.0f);
  fill_rounded (snapshot, &rounded, &color);
}

static void
mark_target (PandoriaTrack *self, GtkSnapshot *snapshot, const GdkRGBA *color)
{
  GdkRGBA text = get_text_color (self);

  outline_cell (self, snapshot, self->target, color, self->small_track ? 1.5f : 2);
  if (!self->small_track)
    write_number (self, snapshot, self->target, self->target, &text);
}

static void
snapshot_cell (PandoriaTrack *self, GtkSnapshot *snapshot, guint index)
{
  GdkRGBA marker = pandoria_palette_rgba (get_colors (self).marker, 1), filled = marker;
  GdkRGBA text = get_text_color (self), empty = text;
  gboolean contrast = (pandoria_theme_now () & PANDORIA_THEME_CONTRAST) != 0;
  gboolean gained = index > self->value && index <= self->target,
           lost = index > self->target && index <= self->value;
  gboolean has_marker = index == self->target || index == self->value;

  filled.alpha = FILLED_ALPHA;
  empty.alpha *= EMPTY_ALPHA;
  fill_place (self, snapshot, index, index < pandoria_glide_get (self->marker) ? &filled : &empty);
  if (!has_marker && (gained || lost))
    hatch_cell (self, snapshot, index, &marker);
  if (index > self->value && index != self->target)
    mark_empty (self, snapshot, index);
  if (contrast && !self->small_track)
    outline_cell (self, snapshot, index, &text, 1);
  if (index == self->target && self->target != self->value)
    mark_target (self, snapshot, &marker);
}

static void
snapshot_marker (PandoriaTrack *self, GtkSnapshot *snapshot)
{
  TrackColors colors = get_colors (self);
  GdkRGBA marker = pandoria_palette_rgba (colors.marker, 1),
          number = pandoria_palette_rgba (colors.number, 1);
  double place = MIN (pandoria_glide_get (self->marker), self->cap);

  fill_place (self, snapshot, place, &marker);
  if (!self->small_track)
    write_number (self, snapshot, place, (guint) (place + 0.5), &number);
}

static const char *
get_name (PandoriaTrack *self)
{
  switch (self->resource)
    {
    case PANDORIA_COUNTER_CRYSTAL: return C_ ("track", "Crystals");
    case PANDORIA_COUNTER_GOLD: return C_ ("track", "Gold");
    default: return C_ ("track", "Wood");
    }
}

static void
update_accessible (PandoriaTrack *self)
{
  g_autofree char *text = NULL;

  if (self->target != self->value)
    /* Translators: a marker on a track, and where it would go. */
    text = g_strdup_printf (_ ("%1$u of %2$u, would become %3$u"), self->value, self->cap,
                            self->target);
  else
    text = g_strdup_printf (_ ("%1$u of %2$u"), self->value, self->cap);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_name (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->cap,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
pandoria_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  PandoriaTrack *self = PANDORIA_TRACK (widget);

  for (guint index = 0; index <= self->cap; index++)
    snapshot_cell (self, snapshot, index);
  snapshot_marker (self, snapshot);
}

static void
pandoria_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  PandoriaTrack *self = PANDORIA_TRACK (widget);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "10");
  int width, height, n = HIGHEST_CAP + 1;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->small_track ? SMALL_HEIGHT : MAX (CELL_HEIGHT, height) + 4;
  else if (self->small_track)
    {
      *minimum = n * (SMALL_LEAST + SMALL_GAP) - SMALL_GAP;
      *natural = n * (SMALL_WIDTH + SMALL_GAP) - SMALL_GAP;
    }
  else
    {
      *minimum = n * (CELL_WIDTH + CELL_GAP) - CELL_GAP;
      *natural = n * (MAX (CELL_WIDTH, width + 2) + CELL_GAP) - CELL_GAP;
    }
}

static void
pandoria_track_class_init (PandoriaTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_finalizes (klass, PANDORIA_OWNS (PandoriaTrack, marker, pandoria_glide_free),
                            NULL);
  widget_class->snapshot = pandoria_track_snapshot;
  widget_class->measure = pandoria_track_measure;
  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
pandoria_track_init (PandoriaTrack *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->cap = HIGHEST_CAP;
  self->marker = pandoria_glide_new (GTK_WIDGET (self), gtk_widget_queue_draw);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
pandoria_track_new (PandoriaCounter resource)
{
  PandoriaTrack *self;

  g_return_val_if_fail (resource < PANDORIA_N_RESOURCES, NULL);

  self = g_object_new (PANDORIA_TYPE_TRACK, NULL);
  self->resource = resource;
  update_accessible (self);
  return GTK_WIDGET (self);
}

static gboolean
shows (PandoriaTrack *self, guint value, guint target, guint cap)
{
  gboolean has_numbers = self->cap == cap && self->value == value && self->target == target;

  return has_numbers && pandoria_glide_get_end (self->marker) == value;
}

void
pandoria_track_set_value (PandoriaTrack *self, guint value, guint target, guint cap,
                          gboolean is_small)
{
  g_return_if_fail (PANDORIA_IS_TRACK (self));
  g_return_if_fail (cap > 0);

  value = MIN (value, cap);
  target = MIN (target, cap);
  if (self->small_track != is_small)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (shows (self, value, target, cap))
    return;
  self->small_track = is_small;
  self->cap = cap;
  self->value = value;
  self->target = target;
  if (pandoria_glide_get_end (self->marker) != self->value)
    pandoria_glide_set (self->marker, self->value);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
pandoria_track_move (PandoriaTrack *self, guint value)
{
  g_return_if_fail (PANDORIA_IS_TRACK (self));

  if (MIN (value, self->cap) != self->value)
    pandoria_glide_move (self->marker, MIN (value, self->cap));
  pandoria_track_set_value (self, value, value, self->cap, self->small_track);
}

void
pandoria_track_settle (PandoriaTrack *self)
{
  g_return_if_fail (PANDORIA_IS_TRACK (self));
  pandoria_glide_set (self->marker, self->value);
}

PandoriaCounter
pandoria_track_get_resource (PandoriaTrack *self)
{
  g_return_val_if_fail (PANDORIA_IS_TRACK (self), PANDORIA_COUNTER_CRYSTAL);
  return self->resource;
}

guint
pandoria_track_get_value (PandoriaTrack *self)
{
  g_return_val_if_fail (PANDORIA_IS_TRACK (self), 0);
  return self->value;
}

guint
pandoria_track_get_target (PandoriaTrack *self)
{
  g_return_val_if_fail (PANDORIA_IS_TRACK (self), 0);
  return self->target;
}

gboolean
pandoria_track_is_small (PandoriaTrack *self)
{
  g_return_val_if_fail (PANDORIA_IS_TRACK (self), FALSE);
  return self->small_track;
}

double
pandoria_track_get_marker (PandoriaTrack *self)
{
  g_return_val_if_fail (PANDORIA_IS_TRACK (self), 0);
  return pandoria_glide_get (self->marker);
}
