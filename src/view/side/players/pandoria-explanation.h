/* What a button of the players' cards tells when it is pressed: a name, and a sentence about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Lets @button tell @title, @text and @footnote (nullable) in a popover. It is made when the button is pressed: the cards have
 * dozens of these buttons.
 */
void pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text, const char *footnote);

G_END_DECLS
