/* Labels: texts that may be empty, too long or for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Returns: (transfer floating): a label with @text (nullable) at @xalign (0…1), and style classes.
 * NULL ends them. */
GtkWidget *pandoria_new_label (const char *text, double xalign, ...) G_GNUC_NULL_TERMINATED;

/** Lets the label @label wrap, also within words that are too long for a line. Returns: @label. */
GtkWidget *pandoria_let_wrap (GtkWidget *label);

/** Shows @text in @label; hides it if @text is NULL or empty. */
void pandoria_set_text (GtkLabel *label, const char *text);

/** Shows @label on @button, shortened if there is no room. Set a tooltip with the whole text. */
void pandoria_set_button_label (GtkButton *button, const char *label);

/**
 * Returns: (transfer full): a number and its next value, “37 → 43”, reversed if @widget has
 * right-to-left text. An unchanged number is alone. For labels with left-to-right text, as numbers
 * have.
 */
char *pandoria_describe_becoming (GtkWidget *widget, int now, int then);

/** Returns: (transfer full): a factory for a list of GtkStringObjects whose labels may be narrower
 * than their words. */
GtkListItemFactory *pandoria_new_narrow_factory (void);

/** Allows the button of @drop_down, a list of strings, to be narrower than its words. Its popup
 * shows them in full. */
void pandoria_let_shrink (GtkDropDown *drop_down);
