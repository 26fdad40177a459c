/* For the tests of tables of card prices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"

/**
 * Reads like pandoria_catalogue_csv_read_good(). Returns: (transfer full) (nullable): the
 * catalogue; NULL and a PANDORIA_FILE_ERROR_INVALID with all faults.
 */
PandoriaCatalogueFile *pandoria_catalogue_csv_read (const char *data, gsize length, GError **error);
