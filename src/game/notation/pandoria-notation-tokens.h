/* The tokens of a text in the notation: words, stops, names and notes, read and written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

typedef enum
{
  PANDORIA_TOKEN_WORD,
  PANDORIA_TOKEN_STOP,      /* . */
  PANDORIA_TOKEN_SEPARATOR, /* ; */
  PANDORIA_TOKEN_NAME,      /* "…" */
  PANDORIA_TOKEN_NOTE,      /* {…} */
  PANDORIA_TOKEN_BROKEN,    /* a name or a note without its end */
} PandoriaTokenKind;

typedef struct
{
  guint8 kind;
  guint start, end; /* bytes of the text */
  char *text;       /* a word in lower case; the text of a name or a note */
} PandoriaToken;

/**
 * Returns: (transfer full) (element-type PandoriaToken): the words of @text, which is valid UTF-8.
 */
GArray *pandoria_tokens_new (const char *text);
/** Appends @text to @into so that it reads back as one token: a name between @open and @close. */
void pandoria_token_quote (GString *into, const char *text, char open, char close);
/** Appends a word, after a space if @text is not empty. */
void pandoria_notation_add (GString *text, const char *format, ...) G_GNUC_PRINTF (2, 3);
