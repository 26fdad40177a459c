/* Functions for the tests of the quick entry only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-quick-entry.h"

/** Returns: (transfer full): the help page in the language of the session, otherwise in English. */
char *pandoria_notation_help_load (void);
