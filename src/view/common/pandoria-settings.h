/* The preferences, which are there only where the program was installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Returns: (transfer full) (nullable): the preferences, if they have @key; none without a schema, or with an older one: the
 * program works all the same, and remembers nothing.
 */
GSettings *pandoria_settings_open (const char *key);

G_END_DECLS
