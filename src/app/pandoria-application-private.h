/* What the application starts with: pandoria-portal.c and pandoria-help-key.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/**
 * Asks the desktop portal on @bus (nullable) for its settings, and waits for a moment. GTK and libadwaita wait for its answer when they
 * start. A portal that does not answer in time is hidden from them until pandoria_portal_follow().
 * Returns: what pandoria_portal_follow() takes; 0: it answers, or there is none.
 */
guint pandoria_portal_try (GDBusConnection *bus);
/** Shows the portal again, once libadwaita has started, and follows its dark style from its first answer on. */
void pandoria_portal_follow (GDBusConnection *bus, guint silent);
/** Lets F1 in every window except the main one open the help text about that window. */
void pandoria_help_key_install (void);
