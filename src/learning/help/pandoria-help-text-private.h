/* What reading a file of help shares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

/** PandoriaHelpReader: where in a file the reading is. */
typedef struct
{
  const char *name;
  char **lines;
  guint line; /* the next one, from 0 */
  GError *error;
} PandoriaHelpReader;

/** In pandoria-help-blocks.c. Reports the fault in line @line (from 0), a translated @sentence. Returns: FALSE. */
gboolean pandoria_help_reader_fail (PandoriaHelpReader *reader, guint line, const char *sentence);
/** In pandoria-help-blocks.c. Reads all blocks into @blocks. Returns: whether nothing is wrong. */
gboolean pandoria_help_read_blocks (PandoriaHelpReader *reader, GPtrArray *blocks);
/** In pandoria-help-blocks.c. Returns: whether @id could be the name of a text or a position. */
gboolean pandoria_help_is_id (const char *id);
void pandoria_help_block_free (PandoriaHelpBlock *block);
