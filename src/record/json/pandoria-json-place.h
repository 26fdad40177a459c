/* Where in a file a member stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Finds the member or element that @path names ("setup.players[1].realm", "" for the whole) in @data, which has passed
 * pandoria_json_check(). Returns: the line, from 1, where it begins; of a member that is missing, where the object begins that lacks it.
 */
guint pandoria_json_find_line (const char *data, gsize length, const char *path);

G_END_DECLS
