/* PandoriaApplication: a single instance that opens files, and has the commands and styles of all
 * windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_APPLICATION (pandoria_application_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaApplication, pandoria_application, PANDORIA, APPLICATION,
                      AdwApplication)

PandoriaApplication *pandoria_application_new (void);

/* --- pandoria-portal.c: a desktop portal that does not answer ------------------------------- */

/**
 * Asks the desktop portal on @bus (nullable) for its settings. If it does not answer soon, hides it
 * from GTK and libadwaita, which would wait for it.
 * Returns: the argument for pandoria_portal_follow(); 0: it answers, or is absent.
 */
guint pandoria_portal_try (GDBusConnection *bus);
/**
 * Stops hiding the portal, after libadwaita has started. Follows its dark style from its first
 * answer on.
 */
void pandoria_portal_follow (GDBusConnection *bus, guint silent);
