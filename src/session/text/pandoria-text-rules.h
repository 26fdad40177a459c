/* The rules in words of our own, section by section, for the rule's popover and the rules window. Translated with gettext.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PANDORIA_MAX_RULE_PARAGRAPHS 6

/** PandoriaRule: one section; title and paragraphs are msgids, to be had translated from the functions below. */
typedef struct
{
  const char *number; /* "6.3.1": as errors and ledger entries cite it */
  const char *title;
  const char *paragraphs[PANDORIA_MAX_RULE_PARAGRAPHS]; /* unused ones are NULL */
  const char *see; /* (nullable): numbers of the sections that belong to it, with spaces between */
} PandoriaRule;

/** Returns: (transfer none) (nullable): the section with that @number (nullable), NULL where there is none. */
const PandoriaRule *pandoria_text_find_rule (const char *number);

/** Returns: the title, translated. */
const char *pandoria_text_rule_title (const PandoriaRule *rule);
/** Returns: (transfer full): all paragraphs, translated, an empty line between them. */
char *pandoria_text_rule_text (const PandoriaRule *rule);
/** Returns: (transfer full): the numbers of the sections that belong to it. */
GStrv pandoria_text_rule_see (const PandoriaRule *rule);

G_END_DECLS
