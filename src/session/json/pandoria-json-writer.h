/* JSON objects as text, and copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** Returns: (transfer full): another object with the same members, whose values are shared. */
JsonObject *pandoria_json_object_copy (JsonObject *object);
/** Returns: (transfer full): @object as text. */
char *pandoria_json_to_text (JsonObject *object, gboolean pretty, gsize *length);

G_END_DECLS
