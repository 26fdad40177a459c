/* What does not add up in a position, each with its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-position.h"
#include "pandoria-record.h"

G_BEGIN_DECLS

typedef enum
{
  /* so no game can go on */
  PANDORIA_POSITION_TWO_FIGURES,  /* at */
  PANDORIA_POSITION_NO_GROUND,    /* at, player: a figure where none can stand */
  PANDORIA_POSITION_MANY_LEADERS, /* player; at, when one is on the board */
  PANDORIA_POSITION_NO_LEADER,    /* player */
  PANDORIA_POSITION_FORTRESSES,   /* player, found */
  PANDORIA_POSITION_COUNTER,      /* player, counter, found, expected: the most */
  PANDORIA_POSITION_IMPOSSIBLE,   /* at or player: a correction is refused for any other reason */
  /* so a game can go on, but something was probably forgotten */
  PANDORIA_POSITION_WORKERS,          /* player, found, expected */
  PANDORIA_POSITION_CASTLES,          /* player, found, expected */
  PANDORIA_POSITION_TILES,            /* found, expected: spaces with tiles */
  PANDORIA_POSITION_MONUMENTS,        /* found, expected */
  PANDORIA_POSITION_CARDS,            /* found, expected: at most */
  PANDORIA_POSITION_ARTIFACTS,        /* found, expected: at most */
  PANDORIA_POSITION_DUPLICATE,        /* player, slot: a second identical building */
  PANDORIA_POSITION_CLOSED_FIGURE,    /* at, player */
  PANDORIA_POSITION_CLOSED_ARTIFACTS, /* at */
} PandoriaPositionFaultKind;
#define PANDORIA_N_POSITION_FAULTS 16

/** PandoriaPositionPlace: where a fault is put right. */
typedef enum
{
  PANDORIA_POSITION_PLACE_TABLE,
  PANDORIA_POSITION_PLACE_MARKERS, /* of a player */
  PANDORIA_POSITION_PLACE_TABLEAU, /* of a player */
  PANDORIA_POSITION_PLACE_SPACE,
} PandoriaPositionPlace;

typedef struct
{
  PandoriaPositionFaultKind kind;
  PandoriaPositionPlace place;
  PandoriaSpace at; /* or PANDORIA_SPACE_NONE */
  guint player;
  guint counter; /* PandoriaCounter */
  guint slot;    /* 0…4 */
  int found, expected;
} PandoriaPositionFault;

/**
 * Compares @position with what a game from @from, the beginning of its first turn, can have: pandoria_state_check() of the state that
 * its corrections lead to, and the sums: figures, castles, tiles, monuments, cards, artifacts.
 *
 * Returns: (transfer full) (element-type PandoriaPositionFault): what does not add up, those first with which no game goes on.
 */
GArray *pandoria_position_check (const PandoriaPosition *position, const PandoriaState *from);
/** Returns: whether a game can go on with it. */
gboolean pandoria_position_fault_is_warning (const PandoriaPositionFault *fault);

/* pandoria-position-text.c */

/** Returns: (transfer full): a sentence with its place; @record has names and colours. */
char *pandoria_position_fault_to_text (const PandoriaPositionFault *fault, PandoriaRecord *record);

G_END_DECLS
