/* What newer versions of GTK and libadwaita add, deprecate or do differently: one wrapper each, with its version check.
 * The program is written for GTK 4.8 and libadwaita 1.2. HACKING has the list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Returns whether pandoria_compat_announce() works here: GTK has the call from 4.14 on. */
gboolean pandoria_compat_can_announce (void);

/** Has screen readers read out @text, a sentence. Does nothing in GTK's accessibility for tests, which has no announcements. */
void pandoria_compat_announce (GtkAccessible *accessible, const char *text);

/**
 * Creates a message dialog as adw_message_dialog_new() does. libadwaita measures a heading that is longer than a line with less width than
 * it needs, of which GTK warns from 4.18 on.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);

/**
 * Scrolls @list, a GtkListView or GtkGridView, to the row at @position. From 4.12 on GTK only estimates where a row is that was not in
 * sight, and leaves it cut off. It knows in the next frame, and this scrolls again then.
 */
void pandoria_compat_scroll_to (GtkWidget *list, guint position);

G_END_DECLS
