/* The rules to read, from data/help: the contents, and the texts in the language of the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/* --- pandoria-help.c ------------------------------------------------------------------------ */
/* The games that a part of the rules applies to: editions, variants, modules, number of players. */

/** PandoriaHelpTerms: the conditions; 0: it applies to every game. */
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

/** Returns: the term that files call @word; 0 if there is none. */
PandoriaHelpTerms pandoria_help_term_find (const char *word);
/** Returns: (transfer none): "First edition", "Complete game" …, translated. */
const char *pandoria_help_get_edition (PandoriaEdition edition);
const char *pandoria_help_get_variant (PandoriaVariant variant);
/** Returns: all terms that are true for a game with @setup. */
PandoriaHelpTerms pandoria_help_terms_of_setup (const PandoriaSetup *setup);
/**
 * Returns: whether a part with @terms applies to a game with the terms @game (0: no game,
 * everything applies). If @terms name several editions, variants or numbers of players, one of each
 * is enough. All other terms must be true.
 */
gboolean pandoria_help_terms_hold (PandoriaHelpTerms terms, PandoriaHelpTerms game);
/**
 * Returns: (transfer full): a label such as "First edition" or "Complete game, Artifacts"; "" for
 * no terms.
 */
char *pandoria_help_terms_describe (PandoriaHelpTerms terms);

/* --- pandoria-help-text.c ------------------------------------------------------------------- */
/* One text of the rules, from a file of data/help: a title, search words, and blocks between empty
 * lines.
 *
 *     # Title
 *     ? word, word              more search words (optional)
 *
 *     a paragraph of one or several lines
 *
 *     - an item of a list
 *
 *     ! POSITION | caption      a picture
 *     ---                       ends the short text, which popovers show; without it, the whole
 * text is short
 *
 * A block for some games begins with "@ TERM, TERM". Lines can contain *emphasis* and [words](ID).
 * A \ makes the next character an ordinary one.
 */

/** PandoriaHelpRun: a part of a line in one style. */
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
  char *target; /* (nullable): of a reference: the id of another text */
} PandoriaHelpRun;

typedef enum
{
  PANDORIA_HELP_BLOCK_PARAGRAPH,
  PANDORIA_HELP_BLOCK_LIST,
  PANDORIA_HELP_BLOCK_PICTURE,
} PandoriaHelpBlockKind;

/**
 * PandoriaHelpBlock: @items (element-type GPtrArray of PandoriaHelpRun): the only line of a
 * paragraph, or the lines of a list.
 */
typedef struct
{
  PandoriaHelpBlockKind kind;
  gboolean is_short;
  PandoriaHelpTerms terms;
  GPtrArray *items;
  char *picture, *caption; /* (nullable): of a picture: the id of its position, and its caption */
} PandoriaHelpBlock;

/** PandoriaHelpText: @words are its search words (nullable). */
typedef struct
{
  char *id, *title;
  GStrv words;
  GPtrArray *blocks;
} PandoriaHelpText;

/**
 * Parses @data, the contents of the file @name, as the text @id.
 * Returns: (transfer full) (nullable): NULL and an error with file and line if it is damaged.
 */
PandoriaHelpText *pandoria_help_text_parse (const char *id, const char *name, GBytes *data,
                                            GError **error);
void pandoria_help_text_free (PandoriaHelpText *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaHelpText, pandoria_help_text_free)

/**
 * Returns: (transfer full): @block as plain text, one line for each item; the caption of a picture.
 */
char *pandoria_help_block_to_plain (const PandoriaHelpBlock *block);
/**
 * Returns: (transfer full): the paragraphs of the short text that apply to a game with the terms
 * @game, as plain text with empty lines between. Without a game (0), a paragraph that does not
 * apply to every game names its games, unless the one before named the same.
 */
char *pandoria_help_text_get_short (const PandoriaHelpText *self, PandoriaHelpTerms game);
/** Returns: (transfer full): the ids to which the short text refers, each once. */
GStrv pandoria_help_text_get_references (const PandoriaHelpText *self);

/* --- pandoria-help.c ------------------------------------------------------------------------ */

/** The folder of the compiled-in files. */
#define PANDORIA_HELP_RESOURCES "/io/github/pandoria_companion/PandoriaCompanion/data/help/"

/** PandoriaHelpEntry: a line of the contents. */
typedef struct
{
  char *id;            /* of the text */
  guint level;         /* depth of indentation, from 0 */
  const char *chapter; /* (nullable): the key of the chapter that this entry begins */
} PandoriaHelpEntry;

/** Returns: (transfer none) (nullable): entry @index of the contents; NULL after the last. */
const PandoriaHelpEntry *pandoria_help_get_entry (guint index);
/** Returns: the translated title of the chapter @key. */
const char *pandoria_help_get_chapter_title (const char *key);
/**
 * Returns: (transfer none) (nullable): the text @id (nullable) in the language of the program, or
 * in English if it is not translated; NULL if there is no text with this id.
 */
const PandoriaHelpText *pandoria_help_find (const char *id);
/**
 * Returns: (transfer full): the title, with the number if the text is a section: "7.2 Scoring a
 * region".
 */
char *pandoria_help_get_label (const PandoriaHelpText *text);

/* --- pandoria-help.c ------------------------------------------------------------------------ */
/* The positions that are the pictures of the rules: for each one a game, and acts to try in it. */

/**
 * Returns: (transfer full) (nullable): the game that ends with position @id; NULL and @error on
 * failure.
 */
PandoriaGame *pandoria_help_position_load (const char *id, GError **error);
/** Returns: (transfer full): the acts to try in it, each in notation; empty if there are none. */
GStrv pandoria_help_position_get_tries (const char *id);

/* --- pandoria-help-checklist.c -------------------------------------------------------------- */
/* Lists for setting up the table of one game. */

/**
 * Returns: (transfer full): a sentence for each thing to set up on the table (5); empty if @setup
 * is invalid.
 */
GStrv pandoria_help_list_supplies (const PandoriaSetup *setup);
/**
 * Returns: (transfer full): the stack of monuments of @state, from the top: "3 × 6, 3 × 5"; "" if
 * it is empty.
 */
char *pandoria_help_list_monuments (const PandoriaState *state);
/**
 * Returns: (transfer full) (nullable): the text "table" for the game of @record, in the format of
 * data/help: supplies, board, starting tiles, and the pieces of each player. NULL for an invalid
 * setup.
 */
char *pandoria_help_write_table (PandoriaRecord *record);

/* --- pandoria-help-search.c: finding texts of the rules by words of any language ------------- */

/**
 * Searches for the words or the question @search. Leaves out small words ("may I the"), and scores
 * each text by the rest: by the rarity of each word, and by its place (title, search words, short
 * text, rest). A text need not have all words. Questions come before other texts with nearly the
 * same score, the handbook after them.
 * Returns: (transfer container) (element-type PandoriaHelpText): the texts with at least half of
 * the best score, best first, in the language of the program.
 */
GPtrArray *pandoria_help_search (const char *search);
/**
 * Returns: (transfer full): what a list of results shows of @text, as it applies to a game with the
 * terms @game: the answer to a question, or the sentence that has most of @search.
 */
char *pandoria_help_search_sentence (const char *search, const PandoriaHelpText *text,
                                     PandoriaHelpTerms game);
/**
 * Returns: (transfer full) (nullable): the words of @search that @text contains; NULL if it
 * contains all that count; "" if it was found by words of another language.
 */
char *pandoria_help_search_nearest (const char *search, const PandoriaHelpText *text);
