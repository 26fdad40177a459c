/* The notation: acts, turns and whole games as lines of text, written and read back without loss
 * (data/help/notation.md).
 *
 * It is the same in every language, so that players can exchange files and mails. Only faults and
 * descriptions are translated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-catalogue.h"
#include "pandoria-game.h"

/**
 * PandoriaSeats: the facts that the notation needs in addition to the state, such as the colors
 * that name players.
 */
typedef struct
{
  guint n;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  const char *names[PANDORIA_MAX_PLAYERS]; /* nullable; owned by the record */
  guint8 n_slots[PANDORIA_MAX_PLAYERS];    /* 0: PANDORIA_MAX_SLOTS */
  gboolean free_cards;                     /* family variant with spells: no costs (14 b) */
} PandoriaSeats;

/** Fills @seats from @record, whose names it uses; @record must outlive it. */
void pandoria_seats_init (PandoriaSeats *seats, PandoriaRecord *record);
/** Returns: the color's key of @seat ("red"). */
const char *pandoria_seats_get_key (const PandoriaSeats *seats, guint seat);

/* --- writing -------------------------------------------------------------------------------- */

/** Returns: (transfer full): act number @index of @game's record. */
char *pandoria_notation_write_act (PandoriaGame *game, guint index);
/**
 * Returns: (transfer full): the line of the turn to which act number @index belongs, "7 red: F2 G6
 * C1 G7 +G6 .", with a label and without a newline.
 */
char *pandoria_notation_write_turn (PandoriaGame *game, guint index);
/**
 * Returns: (transfer full): the whole game, header and a line for each turn, ended by a newline.
 */
char *pandoria_notation_write_game (PandoriaGame *game);

/* --- reading -------------------------------------------------------------------------------- */

/**
 * PandoriaFault: a fault of a text, and its place: characters from 0; @end is after the last one.
 */
typedef struct
{
  guint start, end;
  gboolean is_missing; /* the text is right so far, but incomplete */
  char *message;       /* a sentence, translated */
  GError *refusal;     /* (nullable): the refusal of the engine, with its code and rule */
} PandoriaFault;

void pandoria_fault_free (PandoriaFault *fault);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaFault, pandoria_fault_free)

/** PandoriaNotedAct: an act that was read. */
typedef struct
{
  PandoriaAction action;
  char *card, *note; /* nullable */
} PandoriaNotedAct;

/** PandoriaNotedLine: acts read from a text, each tried on the state after the previous one. */
typedef struct
{
  GPtrArray *acts;      /* PandoriaNotedAct: the acts before the fault */
  PandoriaState state;  /* after them */
  PandoriaFault *fault; /* (nullable) */
} PandoriaNotedLine;

/**
 * Reads @text, one or more acts done in @state, and checks the label of a turn.
 * Returns: (transfer full): the acts, perhaps with a fault. An empty text has neither.
 */
PandoriaNotedLine *pandoria_notation_read (const PandoriaSeats *seats, const PandoriaState *state,
                                           const char *text);
void pandoria_noted_line_free (PandoriaNotedLine *line);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaNotedLine, pandoria_noted_line_free)

/** Returns: whether @text, valid UTF-8, has the first line of a game. Other lines may precede it.
 * A text of more than PANDORIA_MAX_FILE_SIZE bytes has none. */
gboolean pandoria_notation_has_game (const char *text);
/**
 * Reads a whole game as pandoria_notation_write_game() writes it. Passes over what a mail or a chat
 * adds: a greeting before and after the game, quotation signs, code fences, invisible characters.
 * Reads the quotation marks, spaces and dashes of many languages.
 * A text that cannot be read so is read without quoted-printable, entities of web pages, wide
 * letters and the marks of lists. Returns: (transfer full) (nullable): a new record; NULL and
 * @fault (out, transfer full, nullable).
 */
PandoriaRecord *pandoria_notation_read_game (const char *text, PandoriaFault **fault);

/* --- completing ----------------------------------------------------------------------------- */

/** PandoriaChoice: a word that fits at the cursor. */
typedef struct
{
  char *word;
  char *description; /* translated; "" if the word needs none */
  gboolean is_whole; /* an act could end with it */
} PandoriaChoice;

/**
 * Returns: (transfer full) (element-type PandoriaChoice): the possible words at @cursor
 * (characters) of @text, in @state. With each of them, the line is accepted or can be extended
 * until it is. They replace the characters *@start … *@end. @catalogue (nullable) has printed
 * costs; for an unknown cost, every affordable one is a choice.
 */
GPtrArray *pandoria_notation_complete (const PandoriaSeats *seats, const PandoriaState *state,
                                       PandoriaCatalogue *catalogue, const char *text, guint cursor,
                                       guint *start, guint *end);
