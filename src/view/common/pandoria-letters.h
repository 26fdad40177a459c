/* Text that widgets draw themselves, and the size of the user's letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Returns: the text size of @widget relative to body text at 100 %: 2 at 200 %. */
double pandoria_text_scale (GtkWidget *widget);

/** Returns: the average width of a letter in the font of @widget, in Pango units. */
int pandoria_get_letter_width (GtkWidget *widget);

/** Returns: (transfer full): @text in the font of @widget, in @points. */
PangoLayout *pandoria_new_text_layout (GtkWidget *widget, const char *text, double points,
                                       gboolean bold);

/** Draws @text with its upper left corner at @x, @y. */
void pandoria_append_text (GtkSnapshot *snapshot, PangoLayout *text, double x, double y,
                           const GdkRGBA *color);
