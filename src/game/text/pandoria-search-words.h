/* The words of a search, folded once and matched against many texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-types.h"

/** PandoriaFound: how well a text matches words. */
typedef enum
{
  PANDORIA_FOUND_NOT,
  PANDORIA_FOUND_INSIDE,    /* the text contains all words, at least one inside another word */
  PANDORIA_FOUND_WORD,      /* each word begins a word of the text */
  PANDORIA_FOUND_BEGINNING, /* … and the first one begins the text */
} PandoriaFound;

/**
 * Returns: (transfer full): @text without case and accents, with one space between words, and with
 * one kind of apostrophe and hyphen.
 */
char *pandoria_search_fold (const char *text);
/**
 * Returns: (transfer full): @text folded, then other ways to write it, each in a line: “Müller”
 * also as “mueller”, “Soeren” as “soren”, “O’Neill” as “oneill”. To be searched later.
 */
char *pandoria_search_spellings (const char *text);
/**
 * Returns: (transfer full) (nullable): the words of @search, without case, accents and the
 * punctuation around them; NULL if there are none.
 */
GStrv pandoria_search_words_new (const char *search);
/**
 * Returns: whether each of @words (nullable: all texts match) begins a word of @text. A word that
 * ends in a digit must match a whole number, so that “F1” does not find “F10”, but “6.3” finds
 * “6.3.1”.
 */
gboolean pandoria_search_words_match (const char *const *words, const char *text);
/**
 * Returns: how well @text matches @words (nullable: they begin every text). A number in @words may
 * be the beginning of a longer one: “F1” also finds “F10”.
 */
PandoriaFound pandoria_search_words_find (const char *const *words, const char *text);

/* --- languages ------------------------------------------------------------------------------ */

/**
 * Makes the process speak the user’s language. A program that runs from the build folder uses the
 * catalogues there, any other those in the folder @installed.
 */
void pandoria_text_speak (const char *installed);

/**
 * Returns: (transfer full): @msgid, then its translation into each language of po/LINGUAS that is
 * installed and has a different word.
 */
GStrv pandoria_text_in_all_languages (const char *msgid);

/* The name of a market card consists of the names of both halves. */

/** Returns: (transfer full): the card with both its halves: “Flee and Bank”. */
char *pandoria_card_name_write (PandoriaSpell spell, PandoriaBuilding building);
/**
 * Reads @text as the name of a card: a spell and a building, in any language and order, without
 * regard to case and accents. Ignores other words.
 * Returns: whether both are named.
 */
gboolean pandoria_card_name_read (const char *text, PandoriaSpell *spell,
                                  PandoriaBuilding *building);
/**
 * Returns: whether each of @words (NULL: always) begins a word of the card's name in any language.
 */
gboolean pandoria_card_name_matches (const char *const *words, PandoriaSpell spell,
                                     PandoriaBuilding building);
