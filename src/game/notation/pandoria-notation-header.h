/* A game's header in the notation: its setup, and the names of its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation.h"

/* --- writing -------------------------------------------------------------------------------- */

/** Appends the header of @record, a line for each of its facts. */
void pandoria_notation_write_header (GString *text, PandoriaRecord *record);

/* --- reading -------------------------------------------------------------------------------- */

/** Returns: (transfer full): the key from @start to @end, in lower case and without spaces around.
 */
char *pandoria_notation_read_key (const char *start, const char *end);
/** Returns: whether @key begins a line of a header, and is no color. */
gboolean pandoria_notation_header_has (const char *key);

/** PandoriaNotationHeader: the part of a header that was read. */
typedef struct _PandoriaNotationHeader PandoriaNotationHeader;

/** Returns: (transfer full): a header of which nothing was read. */
PandoriaNotationHeader *pandoria_notation_header_new (void);
void pandoria_notation_header_free (PandoriaNotationHeader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaNotationHeader, pandoria_notation_header_free)
/**
 * Reads the line from byte @start to byte @end of @text.
 * Returns: (transfer full) (nullable): its fault.
 */
PandoriaFault *pandoria_notation_header_read (PandoriaNotationHeader *self, const char *text,
                                              gsize start, gsize end);
/** Returns: (transfer full) (nullable): what the header lacks, as a sentence. */
char *pandoria_notation_header_find_missing (const PandoriaNotationHeader *self);
/** Returns: (transfer full) (nullable): a record with the setup of the header and without acts. */
PandoriaRecord *pandoria_notation_header_create_record (PandoriaNotationHeader *self,
                                                        GError **error);
