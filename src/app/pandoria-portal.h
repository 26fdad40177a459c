/* The desktop portal, from which libadwaita and GTK read at the start how the desktop looks, and for whose answer they wait.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Asks the portal on @bus (nullable), and waits for a moment. A portal that has not answered by then does not exist for this process until
 * pandoria_portal_follow(): who asks it is told so at once, and GNOME's own settings say how the desktop looks.
 * Returns: what pandoria_portal_follow() takes; 0: it answers, or there is none.
 */
guint pandoria_portal_try (GDBusConnection *bus);
/** Once libadwaita has started: the portal exists again. From its first answer on, its dark style is followed. */
void pandoria_portal_follow (GDBusConnection *bus, guint silent);

G_END_DECLS
