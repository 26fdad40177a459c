/* PandoriaAdaptiveBin: a container that allows a narrow window and reports the layout for its
 * width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-adaptive-bin.h"

#include "pandoria-class.h"
#include "pandoria-letters.h"
#include "pandoria-play-page.h"

/* The minimum size of the window, and the widths (px at the normal text size) from which a layout
 * is used. */
#define LEAST_WIDTH  360
#define LEAST_HEIGHT 294
#define MEDIUM_FROM  600
#define WIDE_FROM    1060
#define EXTRA_FROM   1680
#define LOW_BELOW    640

/** Layout: @text is the scale of text, by which the sizes in a narrow or medium window are chosen;
 * 1 in a wider one. */
typedef struct
{
  PandoriaWidthClass width_class;
  gboolean low;
  double text;
} Layout;

struct _PandoriaAdaptiveBin
{
  AdwBin parent_instance;

  Layout layout;
  Layout wanted;
  guint idle;
};

G_DEFINE_FINAL_TYPE (PandoriaAdaptiveBin, pandoria_adaptive_bin, ADW_TYPE_BIN)

static PandoriaWidthClass
choose_width_class (double text_width)
{
  if (text_width >= EXTRA_FROM)
    return PANDORIA_WIDTH_EXTRA;
  if (text_width >= WIDE_FROM)
    return PANDORIA_WIDTH_WIDE;
  return text_width >= MEDIUM_FROM ? PANDORIA_WIDTH_MEDIUM : PANDORIA_WIDTH_NARROW;
}

/* Chooses a layout by the width in text units, because large text needs more room. */
static Layout
choose_layout (GtkWidget *widget, int width, int height)
{
  double scale = pandoria_text_scale (widget);
  PandoriaWidthClass width_class = choose_width_class (width / scale);
  gboolean low = height / scale < LOW_BELOW && width > height;

  return (Layout){ width_class, width_class == PANDORIA_WIDTH_MEDIUM && low,
                   width_class < PANDORIA_WIDTH_WIDE ? scale : 1 };
}

static gboolean
is_same_layout (Layout a, Layout b)
{
  return a.width_class == b.width_class && a.low == b.low && a.text == b.text;
}

static gboolean
on_idle (gpointer data)
{
  PandoriaAdaptiveBin *self = data;

  self->idle = 0;
  if (!is_same_layout (self->layout, self->wanted))
    {
      self->layout = self->wanted;
      g_signal_emit_by_name (self, "layout-changed");
    }
  return G_SOURCE_REMOVE;
}

/* Does not measure the child: the window has a fixed size, and measuring everything in it after
 * each change is slow. */
static void
pandoria_adaptive_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
}

/* A layout cannot change during an allocation, so the change follows right after it. Until then the
 * child keeps its minimum size and is clipped. */
static void
pandoria_adaptive_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  PandoriaAdaptiveBin *self = PANDORIA_ADAPTIVE_BIN (widget);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int least_width = 0, least_height = 0;

  self->wanted = choose_layout (widget, width, height);
  if (!is_same_layout (self->layout, self->wanted) && self->idle == 0)
    self->idle = g_idle_add_full (GDK_PRIORITY_REDRAW - 5, on_idle, self, NULL);
  if (child == NULL)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  gtk_widget_allocate (child, width, MAX (height, least_height), baseline, NULL);
}

static void
pandoria_adaptive_bin_dispose (GObject *object)
{
  PandoriaAdaptiveBin *self = PANDORIA_ADAPTIVE_BIN (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  G_OBJECT_CLASS (pandoria_adaptive_bin_parent_class)->dispose (object);
}

static void
pandoria_adaptive_bin_class_init (PandoriaAdaptiveBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = pandoria_adaptive_bin_dispose;
  widget_class->measure = pandoria_adaptive_bin_measure;
  widget_class->size_allocate = pandoria_adaptive_bin_size_allocate;
  pandoria_class_add_signal (klass, "layout-changed", 0);
}

static void
pandoria_adaptive_bin_init (PandoriaAdaptiveBin *self)
{
  self->layout = self->wanted = (Layout){ PANDORIA_WIDTH_WIDE, FALSE, 1 };
  /* Without a layout manager GTK calls the measure and size_allocate functions of the class. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

PandoriaWidthClass
pandoria_adaptive_bin_get_width_class (PandoriaAdaptiveBin *self)
{
  g_return_val_if_fail (PANDORIA_IS_ADAPTIVE_BIN (self), PANDORIA_WIDTH_WIDE);
  return self->layout.width_class;
}

gboolean
pandoria_adaptive_bin_is_low (PandoriaAdaptiveBin *self)
{
  g_return_val_if_fail (PANDORIA_IS_ADAPTIVE_BIN (self), FALSE);
  return self->layout.low;
}
