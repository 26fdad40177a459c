/* What only the tests of the table of names ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-people.h"

G_BEGIN_DECLS

/** Returns: whether @data is a table; FALSE and a PANDORIA_FILE_ERROR. */
gboolean pandoria_people_check_data (const char *data, gsize length, GError **error);

G_END_DECLS
