/* Mends what GTK 4.8 does with the widgets of the program: their names for screen readers, the
 * wheel and undo in fields, and held keys.
 *
 * Many of these widgets are parts of GTK's. A widget with a template mends its parts when it is
 * realized, and the rows that a list in it gets later. Code that adds another part later, or that
 * makes a window without a template, calls one of the functions below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Lets each instance of @klass, a class with a template, mend its parts when it is realized. */
void pandoria_mends_install (GtkWidgetClass *klass);

/** Mends @widget and the widgets that it contains now. May be called repeatedly. */
void pandoria_mend (GtkWidget *widget);

/** Does that whenever @widget is realized. Call it for a new widget. */
void pandoria_mend_when_realized (GtkWidget *widget);
