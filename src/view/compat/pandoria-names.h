/* For GTK 4.8, perhaps needless later: hides class names from screen readers, and adds values to
 * names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Keeps the class names of @widget (of its picture, its pages or its menu) out of the speech of
 * screen readers. May be called repeatedly. */
void pandoria_names_mend (GtkWidget *widget);
/**
 * Lets GTK report name, description and states of a focusable widget early, while no screen reader
 * listens. Otherwise GTK reports them with the first focus, and screen readers read them twice.
 */
void pandoria_make_known (GtkWidget *widget);
