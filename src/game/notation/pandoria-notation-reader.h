/* The reader of the notation: takes words in order, and records which words can follow the last
 * one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-tokens.h"
#include "pandoria-notation-words.h"

/** PandoriaNotationReader: takes the tokens of a text in order, up to its first fault. */
typedef struct _PandoriaNotationReader PandoriaNotationReader;

/**
 * Creates a reader of @tokens from @first on. @seats, @state and both arrays belong to the caller,
 * who keeps them longer than the reader.
 *
 * @state (nullable) is the position before the act being read. Only completion needs it.
 * @wants (nullable) (element-type PandoriaWant) receives the words that could follow the last
 * token.
 */
PandoriaNotationReader *pandoria_notation_reader_new (const PandoriaSeats *seats,
                                                      const PandoriaState *state, GArray *tokens,
                                                      guint first, GArray *wants);
void pandoria_notation_reader_free (PandoriaNotationReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaNotationReader, pandoria_notation_reader_free)

/** Returns: (transfer none): the seats of the game. */
const PandoriaSeats *pandoria_notation_reader_get_seats (const PandoriaNotationReader *self);
/** Returns: (nullable): the position before the act being read. */
const PandoriaState *pandoria_notation_reader_get_state (const PandoriaNotationReader *self);
/** Returns: the index of the present token. */
guint pandoria_notation_reader_get_position (const PandoriaNotationReader *self);
/** Returns: the number of tokens that have not been taken. */
guint pandoria_notation_reader_count_left (const PandoriaNotationReader *self);

/* --- taking tokens -------------------------------------------------------------------------- */

/** Takes the present word if it is of @kind. Returns: FALSE if it is not; the word stays. */
gboolean pandoria_notation_take (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                                 PandoriaValue *value);
/** Takes the present word, and reports a fault if it is not of @kind. */
gboolean pandoria_notation_need (PandoriaNotationReader *self, PandoriaWordKind kind, int number,
                                 PandoriaValue *value);
/** Like pandoria_notation_take(), with the kind and the number of @want. */
gboolean pandoria_notation_take_want (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);
/** Like pandoria_notation_need(), with the kind and the number of @want. */
gboolean pandoria_notation_need_want (PandoriaNotationReader *self, const PandoriaWant *want,
                                      PandoriaValue *value);
/** Takes the present word if it is @word. */
gboolean pandoria_notation_take_word (PandoriaNotationReader *self, const char *word);
/** Takes the present word if it is @word. Completion offers it only if @is_offered. */
gboolean pandoria_notation_take_quietly (PandoriaNotationReader *self, const char *word,
                                         gboolean is_offered);
/** Returns: whether the present (@offset 0) or a later word is of @kind. Takes nothing. */
gboolean pandoria_notation_sees (PandoriaNotationReader *self, guint offset, PandoriaWordKind kind);
/** Takes the present token if it is of @kind. Returns: (transfer none) (nullable): its text. */
const char *pandoria_notation_take_token (PandoriaNotationReader *self, PandoriaTokenKind kind);
/** Returns: (transfer none) (nullable): the present (@offset 0) or a later token. */
const PandoriaToken *pandoria_notation_peek (PandoriaNotationReader *self, guint offset);
/** Returns: (nullable): the present word; NULL at the end, or after a fault. */
const char *pandoria_notation_see_word (PandoriaNotationReader *self);
/** Passes over @n tokens of any kind. */
void pandoria_notation_skip (PandoriaNotationReader *self, guint n);
/** Returns to the token before the present one. */
void pandoria_notation_step_back (PandoriaNotationReader *self);
/** While @is_quiet is TRUE, words are taken but not added to the wants. */
void pandoria_notation_set_quiet (PandoriaNotationReader *self, gboolean is_quiet);
/** Returns: whether words are taken without being added to the wants. */
gboolean pandoria_notation_is_quiet (const PandoriaNotationReader *self);

/* --- texts of an act, which a PandoriaAction does not contain ------------------------------- */

/** Keeps a copy of the name of the bought card. */
void pandoria_notation_reader_set_card (PandoriaNotationReader *self, const char *card);
/** Keeps a copy of the note of the act. */
void pandoria_notation_reader_set_note (PandoriaNotationReader *self, const char *note);
/** Returns: (transfer full) (nullable): the name of the card of the act that was read. */
char *pandoria_notation_reader_steal_card (PandoriaNotationReader *self);
/** Returns: (transfer full) (nullable): the note of the act that was read. */
char *pandoria_notation_reader_steal_note (PandoriaNotationReader *self);

/* --- faults --------------------------------------------------------------------------------- */

/**
 * Reports a fault at the present token, or @back tokens before it, if it is the first fault. Takes
 * @message.
 */
void pandoria_notation_fail (PandoriaNotationReader *self, guint back, char *message);
/** Returns: whether the reader has found a fault. It then takes no more words. */
gboolean pandoria_notation_has_failed (const PandoriaNotationReader *self);
/** Returns: whether the reader failed only because the text ends too early. */
gboolean pandoria_notation_is_missing (const PandoriaNotationReader *self);

/** Creates a fault of @text from byte @start to byte @end. Takes @message. */
PandoriaFault *pandoria_fault_new (const char *text, gsize start, gsize end, gboolean is_missing,
                                   char *message);
/**
 * Returns: (transfer full) (nullable): the fault of @reader, whose words are in @text from @start
 * to @end, if any.
 */
PandoriaFault *pandoria_fault_new_of (PandoriaNotationReader *reader, const char *text, gsize start,
                                      gsize end);
