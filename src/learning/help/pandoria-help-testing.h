/* Functions of pandoria-help.c that only tests call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

/**
 * Returns: (transfer full) (nullable): the entries of the contents @data, called @name in errors; NULL and @error if
 * damaged.
 */
GPtrArray *pandoria_help_parse_contents (const char *name, const char *data, GError **error);
