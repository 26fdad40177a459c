/* What only tests of the catalogue ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/** Returns: whether @data is a valid pandoria-catalogue; FALSE and a PANDORIA_FILE_ERROR when not. */
gboolean pandoria_catalogue_check_data (const char *data, gsize length, GError **error);

G_END_DECLS
