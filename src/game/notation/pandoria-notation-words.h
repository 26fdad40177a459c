/* The kinds of words of the notation: what a word means, how it is written and described.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-rows.h"
#include "pandoria-notation.h"

/**
 * PandoriaWant: an expected word. @number depends on the kind: for LEVEL a spell or a negated
 * building, for NUMBER the minimum, for COST, SPACE and MOVE see below. Only OWN has a @word.
 */
typedef struct
{
  PandoriaWordKind kind;
  int number;
  const char *word;
} PandoriaWant;

/* The cost of a building that a player has can be unknown, which is written as @?. */
#define PANDORIA_COST_MAY_BE_UNKNOWN 1
/* Restricts the choices: to spaces of regions that are being scored, to moves from ship to ship. */
#define PANDORIA_SPACE_SCORED 1
#define PANDORIA_MOVE_DRIFTS  1

/** PandoriaValue: the meaning of a word; its kind decides which members are set. */
typedef struct
{
  PandoriaSpace space, to;
  int number,
      other; /* terrain and symbols; counter and difference; member and value of the table */
  gboolean leader;
  gboolean is_none, has_space; /* is_none: an edit that clears, or an unknown cost; has_space: space
                                  was copied */
  int player, slot;            /* player: PANDORIA_NOBODY for a space */
  guint8 n_list, list[PANDORIA_MAX_STACK]; /* for a member of the table that is a list */
  const PandoriaLineRow *row;              /* what an edit changes */
} PandoriaValue;

/** Returns: whether @word (lower case) matches @want. Sets @value (out) to its meaning. */
gboolean pandoria_word_read (const PandoriaSeats *seats, const PandoriaWant *want, const char *word,
                             PandoriaValue *value);
/** Appends the word of kind @want that means @value. */
void pandoria_word_write (GString *text, const PandoriaSeats *seats, const PandoriaWant *want,
                          const PandoriaValue *value);
/** Returns: (transfer full): the expected word, described in a translated sentence. */
char *pandoria_want_describe (const PandoriaSeats *seats, const PandoriaWant *want);
/** Returns: the levels of @card, a spell or a negated building, ended by 0. */
const guint8 *pandoria_word_levels (int card);
/** Returns: the letter of a terrain, "F". */
char pandoria_word_terrain (PandoriaTerrain terrain);

/**
 * Returns: the kind of word for @row or its elements; PANDORIA_WORD_OF_KIND for several words. Only
 * levels need @base.
 */
PandoriaWant pandoria_member_get_want (const PandoriaLineRow *row, gconstpointer base);
