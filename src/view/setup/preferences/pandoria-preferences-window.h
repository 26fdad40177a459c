/* PandoriaPreferencesWindow: the preferences, each a switch bound to its key of the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_PREFERENCES_WINDOW (pandoria_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPreferencesWindow, pandoria_preferences_window, PANDORIA,
                      PREFERENCES_WINDOW, AdwPreferencesWindow)

/** Returns: (transfer floating): the preferences over @parent; insensitive switches without
 * installed settings. */
GtkWidget *pandoria_preferences_window_new (GtkWindow *parent);
