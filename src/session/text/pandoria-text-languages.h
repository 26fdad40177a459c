/* What a text of the program is called in each of its languages, whichever it speaks now: looked up in the catalogues themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Returns: (transfer full): @msgid, and then its translation into each language of po/LINGUAS that is installed and calls it
 * otherwise.
 */
GStrv pandoria_text_in_all_languages (const char *msgid);

G_END_DECLS
