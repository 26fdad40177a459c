/* Functions for the tests of the quick entry only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-quick-entry.h"

/** Returns: (transfer none): how the text is read. */
const PandoriaNotedLine *pandoria_quick_entry_get_line (PandoriaQuickEntry *self);
/** Returns: (transfer full): the help page in the language of the session, otherwise in English. */
char *pandoria_notation_help_load (void);
