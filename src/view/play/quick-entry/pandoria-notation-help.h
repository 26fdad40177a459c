/* The help page of the notation: a plain file, shown in a window.
 *
 * It reads only the Markdown of that page: headings, paragraphs, and lines that are indented by
 * four spaces. These are shown unchanged, from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Opens the help window over @parent. Returns: (transfer none): the window. */
GtkWindow *pandoria_notation_help_show (GtkWindow *parent);
