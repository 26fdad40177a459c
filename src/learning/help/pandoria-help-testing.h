/* What only tests of the rules' texts ask for; in pandoria-help.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

/** Returns: (transfer full) (nullable): the entries of @data, contents called @name; NULL and a sentence when they are spoilt. */
GPtrArray *pandoria_help_parse_contents (const char *name, const char *data, GError **error);
