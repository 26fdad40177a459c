/* A catalogue as a table: for spreadsheets, and for typing in what is printed in one go.
 *
 *     list,spell,building,level,realm,start,artifacts,value
 *     spells,rage,,2,,,,3
 *     buildings,,market,2:1,,,,1
 *     cards,master-builder,bank,,humans,true,,
 *     relics,,,,,,4,7
 *
 * The columns are always these, in this order; names are those of the game's files. An empty value is not known yet. Members that
 * only JSON has room for are not in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue-file.h"

G_BEGIN_DECLS

/** Returns: (transfer full): @file as a table, in order; lines end in CR LF (RFC 4180). */
GBytes *pandoria_catalogue_csv_write (PandoriaCatalogueFile *file);
/**
 * Reads such a table, at most PANDORIA_MAX_FILE_SIZE bytes of UTF-8. What spreadsheets make of it is taken, too: semicolons or tabs
 * in the place of commas, quotation marks, a byte order mark, LF alone, empty lines, cells left out at the end of a line.
 * Returns: (transfer full) (nullable): it; NULL and a PANDORIA_FILE_ERROR_INVALID: “line 3: …”.
 */
PandoriaCatalogueFile *pandoria_catalogue_csv_read (const char *data, gsize length, GError **error);

G_END_DECLS
