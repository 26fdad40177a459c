/* Needless from GTK 4.14 on, except for merging: announces events to screen readers in a sentence.
 *
 * GTK 4.14 has a function for this. Before it, screen readers report only one change wherever the
 * focus is: the name of the window. Orca 43 ignores new alerts, and reads a changed description
 * only of the focused widget. So an announcement replaces the window's accessible name until the
 * next one, a new title, or until the window becomes inactive. A window that becomes active again
 * therefore has its title as its name.
 *
 * A new title and the announcement of the same act become one name; otherwise the second would cut
 * off the first.
 *
 * When the focus moves, Orca later notes the window's name as known. An announcement waits for
 * that, and is read after the focused widget. The window then has no name, so that a late Orca
 * never notes the announcement itself as known.
 *
 * A window that has just become active is different: Orca reads its name first, however late it is.
 * So a waiting announcement becomes that name at once, and stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Announces @text (one or several sentences) to a screen reader; @widget: any widget in the window
 * concerned. All texts announced before the program is idle are read out as one, in order, after a
 * newly focused widget. A waiting text is not repeated; once read out, it can be announced again.
 * NULL or an empty text, or a widget outside a window, announces nothing.
 */
void pandoria_announce (GtkWidget *widget, const char *text);

/** Announces the current choice in @widget like pandoria_announce(), but replaces an earlier choice
 * that waits. */
void pandoria_announce_choice (GtkWidget *widget, const char *text);

/** Sets the title of @window when the program is idle. A new one is read out after the
 * announcements until then. */
void pandoria_announce_title (GtkWindow *window, const char *title);

/** Sets the accessible description of @widget; NULL: its tooltip, or none. */
void pandoria_describe (GtkWidget *widget, const char *description);
