/* The help texts in tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-testing.h"

/* Returns: the text @id in @language. Fails with a sentence if it is missing. */
static inline const PandoriaHelpText *
help_text_get (const char *id, const char *language)
{
  const PandoriaHelpText *text = pandoria_help_find_in (id, language);

  if (text == NULL)
    g_error ("data/help/%s/%s.help is missing, or is not in data/help/contents", language, id);
  return text;
}
