/* Text that widgets draw themselves, and the size of the user's letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-letters.h"

/* Of body text at 100 %. */
#define NORMAL_POINTS 11.0
#define NORMAL_DPI    96.0

double
pandoria_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);

  if (size <= 0)
    return 1;
  if (pango_font_description_get_size_is_absolute (font))
    return size / (NORMAL_POINTS * NORMAL_DPI / 72);
  return size / NORMAL_POINTS * (dpi > 0 ? dpi / NORMAL_DPI : 1);
}

int
pandoria_get_letter_width (GtkWidget *widget)
{
  PangoFontMetrics *metrics;
  int width;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics);
  pango_font_metrics_unref (metrics);
  return width;
}

PangoLayout *
pandoria_new_text_layout (GtkWidget *widget, const char *text, double points, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_size (font, (int) (points * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

void
pandoria_append_text (GtkSnapshot *snapshot, PangoLayout *text, double x, double y,
                      const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, text, color);
  gtk_snapshot_restore (snapshot);
}
