/* The words that correct the table, such as round=5.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-words.h"

/** Reads "round=5" into @value. Returns: FALSE if @word is another word. */
gboolean pandoria_table_word_read (const PandoriaSeats *seats, const char *word,
                                   PandoriaValue *value);
/** Returns: (transfer full): the notation of @member of @edit. */
char *pandoria_table_word_new (const PandoriaSeats *seats, PandoriaTableMember member,
                               const PandoriaTableEdit *edit);
/** Adds to @list words for each member that @state has and @action does not set yet. */
void pandoria_table_word_list (GPtrArray *list, const PandoriaSeats *seats,
                               const PandoriaState *state, const PandoriaAction *action);
