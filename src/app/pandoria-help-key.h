/* F1 in the windows that stand beside or over the main one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * From now on F1 opens the rules from every window of the program, at what is written about that window. The main window has a command of
 * its own for it.
 */
void pandoria_help_key_install (void);

G_END_DECLS
