/* Looking for texts of the rules by words, whichever language they are of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

G_BEGIN_DECLS

/**
 * Returns: (transfer container) (element-type PandoriaHelpText): the texts, in the language of the program, in which all words of @search are
 * found: in their titles first, then among the words that people say instead, then in what they say. What is found in another language
 * comes behind what is found as well in the program's own.
 */
GPtrArray *pandoria_help_search (const char *search);

G_END_DECLS
