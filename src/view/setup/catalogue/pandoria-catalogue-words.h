/* What the editor of the catalogue says of a thing, and what is typed into its cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"

G_BEGIN_DECLS

/** Returns: (transfer full): what @thing is: “Rage 2”, “Master Builder and Bank”. */
char *pandoria_catalogue_words_thing (const PandoriaPrinted *thing);
/** Returns: (transfer full) (nullable): what else there is to say of a card: whose it is, and whether it is the beginner's one (12). */
char *pandoria_catalogue_words_card (const PandoriaPrinted *thing);
/** Returns: what is asked for in the cells of @kind: “Printed crystals”. */
const char *pandoria_catalogue_words_unit (PandoriaPrintedKind kind);
/** Returns: (transfer full): whence the value of @printed is known, in a sentence. */
char *pandoria_catalogue_words_source (PandoriaCatalogue *catalogue, const PandoriaPrinted *printed);

/** Returns: (transfer full): @values (element-type guint) as they stand in a cell: “5 7”; "" for none. */
char *pandoria_catalogue_words_write (GArray *values);
/**
 * Reads what was typed for a thing of @kind: numbers with anything of spaces, commas and semicolons between them, each once.
 * Returns: (transfer full) (nullable) (element-type guint): they, ascending; NULL and in *@fault (transfer full) why not.
 */
GArray *pandoria_catalogue_words_read (PandoriaPrintedKind kind, const char *text, char **fault);

G_END_DECLS
