/* What any widget may need: style classes, an accessible label, and whether the pointer has moved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Adds or removes the style class @name of @widget. */
void pandoria_set_css_class (GtkWidget *widget, const char *name, gboolean on);

/** Sets the accessible label of @widget. */
void pandoria_set_accessible_label (GtkWidget *widget, const char *label);

/**
 * Returns: whether the pointer has left the position @last (below 0: unknown) in the window.
 * Updates @last. GTK also reports motion if only a widget below the pointer moves.
 */
gboolean pandoria_pointer_has_moved (GtkEventController *controller, graphene_point_t *last);
