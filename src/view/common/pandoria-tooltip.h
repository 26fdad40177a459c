/* Tooltips that are set as often as a state is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Gives @widget the tooltip @text (nullable: none). Does nothing if it already has that: GTK
 * queries the pointer each time a tooltip is set and waits for six answers, which doubled the time
 * to show a state. Also avoids this for widgets that are not visible yet.
 */
void pandoria_tooltip_set (GtkWidget *widget, const char *text);

/** Gives @label its own text as tooltip while it is ellipsized, and none otherwise. */
void pandoria_tooltip_follow_label (GtkLabel *label);
