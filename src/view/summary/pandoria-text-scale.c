/* How large the user's letters are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-text-scale.h"

#define BODY 14.67 /* pixels of body text, 11 points, at 100 % */

double
pandoria_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size > 0 ? size / BODY : 1;
}
