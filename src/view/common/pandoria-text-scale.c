/* The size of the user's text, and of dialogs for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-widgets.h"

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

void
pandoria_fit_to_parent (GtkWindow *dialog)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));
  double scale = pandoria_text_scale (parent);
  int width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, MIN ((int) (width * scale), gtk_widget_get_width (parent)),
                               MIN ((int) (height * scale), gtk_widget_get_height (parent)));
}
