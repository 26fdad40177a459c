/* For GTK 4.8, perhaps needless later: hides class names from screen readers, and adds values to
 * names.
 *
 * GTK 4.8 uses the class as the name of a nameless widget, “GtkStackPage”. It puts the name of a
 * button's picture, “GtkImage”, before the button's name. Many of these widgets are parts of GTK's,
 * so this file changes each widget when it is realized.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Keeps class names (of pictures, pages and menus) out of the speech of screen readers. May be
 * called repeatedly. */
void pandoria_names_install (void);
/**
 * Lets GTK report name, description and states of a focusable widget early, while no screen reader
 * listens. Otherwise GTK reports them with the first focus, and screen readers read them twice.
 */
void pandoria_make_known (GtkWidget *widget);
