/* What only the tests of the quick entry ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-dialog.h"

/**
 * Returns: (transfer full): the page in the language of the session where there is one (help/notation.LANGUAGE.md), else in
 * English.
 */
char *pandoria_notation_help_load (void);
