/* One text of the rules, as a file of data/help holds it: a title, words by which it is found, and blocks.
 *
 * The format:
 *   # Title
 *   ? word, word                        other words by which it is found (optional)
 *   blocks, with empty lines between: a paragraph; lines that begin with "- "; "! POSITION | what is seen in it"
 *   ---                                 what comes before is the short text, of a popover; without it all is short
 * A block begins with "@ TERM, TERM" where it holds for some games alone. In it: *emphasis*, [words](ID), and \ before a character that
 * means nothing but itself.
 *
 * Reading blocks is in pandoria-help-blocks.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-help-terms.h"

G_BEGIN_DECLS

/** PandoriaHelpRun: a stretch of a line that looks alike. */
typedef enum
{
  PANDORIA_HELP_WORDS,
  PANDORIA_HELP_EMPHASIS,
  PANDORIA_HELP_REFERENCE,
} PandoriaHelpRunKind;

typedef struct
{
  PandoriaHelpRunKind kind;
  char *text;
  char *target; /* of a reference: the id of another text; else NULL */
} PandoriaHelpRun;

typedef enum
{
  PANDORIA_HELP_BLOCK_PARAGRAPH,
  PANDORIA_HELP_BLOCK_LIST,
  PANDORIA_HELP_BLOCK_PICTURE,
} PandoriaHelpBlockKind;

/** PandoriaHelpBlock: @items (element-type GPtrArray of PandoriaHelpRun): the one line of a paragraph, or the lines of a list. */
typedef struct
{
  PandoriaHelpBlockKind kind;
  gboolean is_short;
  PandoriaHelpTerms terms;
  GPtrArray *items;
  char *picture, *caption; /* of a picture: its position's id, and what is seen; else NULL */
} PandoriaHelpBlock;

/** PandoriaHelpText: @words are those by which it is found (nullable). */
typedef struct
{
  char *id, *title;
  GStrv words;
  GPtrArray *blocks;
} PandoriaHelpText;

/**
 * Reads @data, the contents of the file @name, as the text @id. Returns: (transfer full) (nullable): NULL and a sentence with file and line
 * when it is spoilt.
 */
PandoriaHelpText *pandoria_help_text_parse (const char *id, const char *name, GBytes *data, GError **error);
void pandoria_help_text_free (PandoriaHelpText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaHelpText, pandoria_help_text_free)

/** Returns: (transfer full): @block without its looks, one line for each item; of a picture what is seen. */
char *pandoria_help_block_to_plain (const PandoriaHelpBlock *block);
/**
 * Returns: (transfer full): the paragraphs of the short text that hold in a game of @game, without looks, an empty line between them. Without a
 * game (0) those that do not hold for every one say for which.
 */
char *pandoria_help_text_get_short (const PandoriaHelpText *self, PandoriaHelpTerms game);
/** Returns: (transfer full): the ids to which the short text refers, each once. */
GStrv pandoria_help_text_get_references (const PandoriaHelpText *self);

G_END_DECLS
