/* The rules to be read, as data/help has them: which texts there are, in which order, in the language that the program speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-text.h"

G_BEGIN_DECLS

/** Where the files lie that are compiled in. */
#define PANDORIA_HELP_RESOURCES "/io/github/pandoria_companion/PandoriaCompanion/data/help/"

/** PandoriaHelpEntry: a line of the contents. */
typedef struct
{
  char *id;            /* of the text */
  guint level;         /* 0…: how far it is indented */
  const char *chapter; /* (nullable): the key of the chapter that begins with it */
} PandoriaHelpEntry;

/** Returns: (transfer none) (nullable): entry @index of the contents; NULL behind the last. */
const PandoriaHelpEntry *pandoria_help_get_entry (guint index);
/** Returns: what the chapter @key is called, translated. */
const char *pandoria_help_get_chapter_title (const char *key);
/**
 * Returns: (transfer none) (nullable): the text @id (nullable), in the language of the program, in English where that has none; NULL when
 * there is no such text.
 */
const PandoriaHelpText *pandoria_help_find (const char *id);
/** Returns: (transfer none) (nullable): the text @id in @language ("de") alone. */
const PandoriaHelpText *pandoria_help_find_in (const char *id, const char *language);
/** Returns: (transfer none): the languages of the texts, NULL behind the last. */
const char *const *pandoria_help_get_languages (void);
/** Returns: (transfer full): the title, behind its number where it is a section: "7.2 Scoring a region". */
char *pandoria_help_get_label (const PandoriaHelpText *text);

G_END_DECLS
