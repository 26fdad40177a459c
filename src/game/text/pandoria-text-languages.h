/* The program's languages: where its translations are, and a text in all of them at once, looked up in the catalogues themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Makes the process speak the user's language. The catalogues are those of the build folder for a program that is run from there, and
 * those in @installed otherwise.
 */
void pandoria_text_speak (const char *installed);

/**
 * Returns: (transfer full): @msgid, and then its translation into each language of po/LINGUAS that is installed and calls it
 * otherwise.
 */
GStrv pandoria_text_in_all_languages (const char *msgid);

G_END_DECLS
