/* The words of a search, folded once and matched against many texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-types.h"

/** PandoriaFound: how well words are found in a text. */
typedef enum
{
  PANDORIA_FOUND_NOT,
  PANDORIA_FOUND_INSIDE,    /* all of them, one or more in the middle of a word */
  PANDORIA_FOUND_WORD,      /* each begins a word */
  PANDORIA_FOUND_BEGINNING, /* … and the text begins with the first of them */
} PandoriaFound;

/** Returns: (transfer full) (nullable): the words of @search, without case and accents; NULL when there is none. */
GStrv pandoria_search_words_new (const char *search);
/**
 * Returns: whether each of @words (nullable: all texts match) begins a word of @text. A word that ends in a digit must end there
 * too, so that “F1” does not find “F10”, but “6.3” finds “6.3.1”.
 */
gboolean pandoria_search_words_match (const char *const *words, const char *text);
/** Returns: how well @words (nullable: they begin every text) are found in @text. Numbers need not end where the words do. */
PandoriaFound pandoria_search_words_find (const char *const *words, const char *text);

/* --- pandoria-text-languages.c ------------------------------------------------------------------------------------ */
/* The program's languages: where its translations are, and a text in all of them at once, looked up in the catalogues themselves. */

/**
 * Makes the process speak the user's language. The catalogues are those of the build folder for a program that is run from there, and
 * those in @installed otherwise.
 */
void pandoria_text_speak (const char *installed);

/**
 * Returns: (transfer full): @msgid, and then its translation into each language of po/LINGUAS that is installed and calls it
 * otherwise.
 */
GStrv pandoria_text_in_all_languages (const char *msgid);

/* The name of a card of the market is that of both its halves. */

/** Returns: (transfer full): the card with both its halves: “Flee and Bank”. */
char *pandoria_card_name_write (PandoriaSpell spell, PandoriaBuilding building);
/**
 * Reads @text as the name of a card: a spell and a building, in any language and order, without regard to case and accents;
 * other words do not matter. Returns: whether both are named.
 */
gboolean pandoria_card_name_read (const char *text, PandoriaSpell *spell, PandoriaBuilding *building);
/** Returns: whether each of @words (nullable: it does) begins a word of the card's name in some language. */
gboolean pandoria_card_name_matches (const char *const *words, PandoriaSpell spell, PandoriaBuilding building);
