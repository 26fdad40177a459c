/* Whether what a window shows has been translated, and has room: for a language that no one speaks, in which every text of the
 * program stands in ‹angles› and is longer than in English.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* Says on standard output what of @window, named @picture, is not in angles, and what is not whole at @width pixels.
 *
 * Returns: how many things were said. */
guint shots_check_words (GtkWidget *window, const char *picture, int width);
