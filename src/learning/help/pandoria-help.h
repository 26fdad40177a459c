/* The rules to be read, as data/help has them: which texts there are, in which order, in the language that the program speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/* --- pandoria-help-terms.c ---------------------------------------------------------------------------------------- */
/* For which games a piece of the rules holds: editions, variants, modules, how many play. */

/** PandoriaHelpTerms: the conditions; 0: none, it holds for every game. */
typedef enum
{
  PANDORIA_HELP_FIRST = 1 << 0,
  PANDORIA_HELP_REVISED = 1 << 1,
  PANDORIA_HELP_REGULAR = 1 << 2,
  PANDORIA_HELP_FAMILY = 1 << 3,
  PANDORIA_HELP_FAMILY_SPELLS = 1 << 4,
  PANDORIA_HELP_BEGINNER = 1 << 5,
  PANDORIA_HELP_PARTNERSHIP = 1 << 6,
  PANDORIA_HELP_RIVER = 1 << 7,
  PANDORIA_HELP_ARTIFACTS = 1 << 8,
  PANDORIA_HELP_REALMS = 1 << 9,
  PANDORIA_HELP_PLAYERS_2 = 1 << 10,
  PANDORIA_HELP_PLAYERS_3 = 1 << 11,
  PANDORIA_HELP_PLAYERS_4 = 1 << 12,
} PandoriaHelpTerms;
#define PANDORIA_N_HELP_TERMS 13

/** Returns: the term that a file calls @word, 0 when there is none. */
PandoriaHelpTerms pandoria_help_term_find (const char *word);
/** Returns: all that is so in a game with @setup. */
PandoriaHelpTerms pandoria_help_terms_of_setup (const PandoriaSetup *setup);
/**
 * Returns: whether what needs @terms holds in a game of which @game is so (0: no game, everything holds). Of editions, of variants and of
 * numbers of players one of those named is enough; all others must be so.
 */
gboolean pandoria_help_terms_hold (PandoriaHelpTerms terms, PandoriaHelpTerms game);
/** Returns: (transfer full): the mark: "First edition", "Regular game, Artifacts"; "" for none. */
char *pandoria_help_terms_describe (PandoriaHelpTerms terms);

/* --- pandoria-help-text.c ----------------------------------------------------------------------------------------- */
/* One text of the rules, as a file of data/help holds it: a title, words by which it is found, and blocks.
 *
 * The format:
 * # Title
 * ? word, word                        other words by which it is found (optional)
 * blocks, with empty lines between: a paragraph; lines that begin with "- "; "! POSITION | caption of the picture"
 * ---                                 the part before it is the short text, of a popover; without it all is short
 * A block begins with "@ TERM, TERM" where it holds for some games alone. In it: *emphasis*, [words](ID), and \ before a character that
 * means nothing but itself.
 *
 * Reading blocks is in pandoria-help-blocks.c.
 */

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
  char *picture, *caption; /* of a picture: its position's id, and its caption; else NULL */
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

/** Returns: (transfer full): @block without its looks, one line for each item; of a picture the caption. */
char *pandoria_help_block_to_plain (const PandoriaHelpBlock *block);
/**
 * Returns: (transfer full): the paragraphs of the short text that hold in a game of @game, without looks, an empty line between them. Without a
 * game (0), each paragraph that does not hold for every game names its games.
 */
char *pandoria_help_text_get_short (const PandoriaHelpText *self, PandoriaHelpTerms game);
/** Returns: (transfer full): the ids to which the short text refers, each once. */
GStrv pandoria_help_text_get_references (const PandoriaHelpText *self);

/* --- pandoria-help.c ---------------------------------------------------------------------------------------------- */

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

/* --- pandoria-help-position.c ------------------------------------------------------------------------------------- */
/* The positions that are the pictures of the rules: a game each, and acts that can be tried in it. */

/** Returns: (transfer full) (nullable): the game whose last position @id is; NULL and why not. */
PandoriaGame *pandoria_help_position_load (const char *id, GError **error);
/** Returns: (transfer full): the acts that can be tried there, each in the notation; empty where there is none. */
GStrv pandoria_help_position_get_tries (const char *id);

/* --- pandoria-help-table.c ---------------------------------------------------------------------------------------- */
/* Lists for setting up the table of one game. */

/** Returns: (transfer full): a sentence for each thing that the table of a game with @setup needs; empty for an invalid setup (5). */
GStrv pandoria_help_list_supplies (const PandoriaSetup *setup);
/** Returns: (transfer full): the stack of monuments of @state, from the top: "3 × 6, 3 × 5"; "" for none. */
char *pandoria_help_list_monuments (const PandoriaState *state);
/**
 * Returns: (transfer full) (nullable): the text "table" for the game of @record, as a file of data/help: supplies, board, starting
 * tiles, and the pieces of each player. NULL for an invalid setup.
 */
char *pandoria_help_write_table (PandoriaRecord *record);

/* --- pandoria-help-search.c: finding texts of the rules by words of any language ----------------------------------- */

/**
 * Returns: (transfer container) (element-type PandoriaHelpText): the texts, in the language of the program, in which all words of @search are
 * found: in their titles first, then among their search words, then in their text. A match in another language
 * comes after an equal one in the program's language.
 */
GPtrArray *pandoria_help_search (const char *search);
