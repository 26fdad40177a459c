/* Tooltips that are set as often as a state is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Gives @widget the tooltip @text (nullable: none). Where it has that already nothing is done: GTK asks the display where the
 * pointer is each time a tooltip is set, and waits for six answers, which made showing a state twice as long. For a widget that
 * nobody sees yet that is avoided, too.
 */
void pandoria_tooltip_set (GtkWidget *widget, const char *text);

/** From now on @label has its own text as its tooltip while it is cut short, and none while all of it is to be read. */
void pandoria_tooltip_follow_label (GtkLabel *label);

G_END_DECLS
