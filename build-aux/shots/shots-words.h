/* Checks that all texts of a window are translated and have room. In the test language, every text
 * of the program is in ‹angles› and longer than in English.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* Prints the texts of @window, named @picture, that are not in angles or are cut off at @width
 * pixels.
 *
 * Returns: the number of printed texts. */
guint shots_check_words (GtkWidget *window, const char *picture, int width);
