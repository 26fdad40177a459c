/* PandoriaPlayTurn: what the player has chosen so far, and points at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play.h"

/** PandoriaPress: the act after a press; a plain value. */
typedef struct
{
  gboolean has_plan;
  PandoriaPlan plan;
  gboolean is_own;   /* the automatic plan of the tile at the start of a turn */
  gboolean confirms; /* waits for a second press (a figure taken back, a choice by finger) */
  guint current_hex; /* the next hex to choose in the tray */
} PandoriaPress;

/** PandoriaConsidered: the previewed action of a dialog, a button or a typed line. */
typedef struct
{
  PandoriaAction action;
  PandoriaState from; /* the state before it */
  PandoriaHex hexes[2];
  guint n_hexes;       /* hexes that the line lays */
  gboolean is_past;    /* in the shown earlier position (pandoria_play_consider_past()) */
  gboolean is_hidden;  /* its effect is still hidden */
  gboolean is_hovered; /* of the button under the pointer, which may leave it */
} PandoriaConsidered;

/** PandoriaPlayTurn: the present input. The view is a function of it. */
typedef struct
{
  PandoriaGame *game;    /* the game that receives input; NULL: none */
  GArray *presses;       /* PandoriaPress; the first is the state before any press */
  PandoriaPress *pulled; /* the dragged tile; NULL: no drag */

  gboolean rests;                                 /* the pointer rests on the hovered space */
  PandoriaConsidered *considered;                 /* nullable */
  const PandoriaPlayAct *hovered_act, *explained; /* in the view: the act of the hovered button, and
                                                     of an impossible one that was pressed */
  GError *refusal;                                /* reason why the last press had no effect */
  PandoriaSpace refused_at; /* leaving this space clears the refusal; PANDORIA_SPACE_NONE: only the
                               next press does */

  PandoriaPlayCheck check; /* nullable */
  gpointer check_data;
} PandoriaPlayTurn;

/** Initializes @turn without a game. The caller adds the first press. */
void pandoria_play_turn_init (PandoriaPlayTurn *turn);
/** Drops everything that is valid only for the old state, and begins with @first. */
void pandoria_play_turn_reset (PandoriaPlayTurn *turn, const PandoriaPress *first);
void pandoria_play_turn_clear (PandoriaPlayTurn *turn);

/** Returns: (transfer none): the act after the last press. */
static inline PandoriaPress *
pandoria_play_turn_get_top (const PandoriaPlayTurn *turn)
{
  return &g_array_index (turn->presses, PandoriaPress, turn->presses->len - 1);
}

/**
 * Returns: (nullable): the press with this turn's tile, even if the player is choosing another act
 * now.
 */
const PandoriaPress *pandoria_play_turn_get_tile (const PandoriaPlayTurn *turn);
/** Returns: whether the previewed action belongs to an earlier position. */
gboolean pandoria_play_turn_considers_past (const PandoriaPlayTurn *turn);
/** Fills @action for a press on @space without an act: placing a figure, or taking one back. */
void pandoria_play_turn_make_figure (const PandoriaPlayTurn *turn, PandoriaSpace space,
                                     PandoriaAction *action);
/** Returns: whether scoring would give a player points that may be exchanged for a card (14 b). */
gboolean pandoria_play_turn_offers_cards (const PandoriaPlayTurn *turn);
