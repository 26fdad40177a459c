/* The user's preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

/** Returns: (transfer full) (nullable): the preferences; NULL if no installed schema has @key:
 * remember nothing. */
GSettings *pandoria_settings_open (const char *key);
