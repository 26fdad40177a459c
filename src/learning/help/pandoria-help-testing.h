/* Shared by the files that read and search help texts, and by their tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help.h"

/** PandoriaHelpReader: the current place in a file. */
typedef struct
{
  const char *name;
  char **lines;
  guint line; /* the next line, from 0 */
  GError *error;
} PandoriaHelpReader;

/**
 * In pandoria-help-text.c. Reports an error in line @line (from 0) with the translated @sentence.
 * Returns: FALSE.
 */
gboolean pandoria_help_reader_fail (PandoriaHelpReader *reader, guint line, const char *sentence);
/** In pandoria-help-text.c. Returns: whether @id is a valid name of a text or a position. */
gboolean pandoria_help_is_id (const char *id);

/** In pandoria-help.c. Returns: (transfer full) (nullable): the file @name of data/help; NULL and
 * @error if there is none. */
GBytes *pandoria_help_look_up (const char *name, GError **error);

/* What only tests call (pandoria-help.c). */

/**
 * Returns: (transfer full) (nullable): the entries of the contents @data, called @name in errors;
 * NULL and @error if damaged.
 */
GPtrArray *pandoria_help_parse_contents (const char *name, const char *data, GError **error);
/**
 * Returns: (transfer none) (nullable): the text @id in @language ("de"), without falling back to
 * English.
 */
const PandoriaHelpText *pandoria_help_find_in (const char *id, const char *language);
/** Returns: (transfer none): the languages of the texts, NULL-terminated. */
const char *const *pandoria_help_get_languages (void);
