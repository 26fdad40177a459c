/* Explains an item of a card in a popover, which the first press makes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Makes @button show @title, @text and @footnote (nullable) in a popover, which is created by the
 * first press. */
void pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text,
                               const char *footnote);
