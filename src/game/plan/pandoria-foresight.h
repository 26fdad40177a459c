/* The effect of an act before it is entered: the state, ledger entries, gains, and figures that
 * return to the reserve.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/**
 * PandoriaForesight: the states after an act and after scoring its closed regions, with all ledger
 * entries.
 */
typedef struct
{
  PandoriaState done, scored;
  PandoriaEvents events;
} PandoriaForesight;

/** PandoriaForeseenGain: what one player gains from one region. */
typedef struct
{
  PandoriaSpace at; /* the figure that earns it (7.2), or PANDORIA_SPACE_NONE */
  guint8 player;    /* seat */
  PandoriaCounter counter;
  int amount;
  int surplus, points; /* only in the last gain of a resource: the surplus, and the points for it */
} PandoriaForeseenGain;

/** PANDORIA_MAX_FORESEEN: the most gains that are listed separately. */
#define PANDORIA_MAX_FORESEEN 32

/**
 * Computes the effect of @action in @state; NULL: only the scoring of regions that are already
 * closed. @foresight is big, so do not copy it.
 * Returns: FALSE and the reason (@error nullable) if the act would be refused.
 */
gboolean pandoria_foresight_make (const PandoriaState *state, const PandoriaAction *action,
                                  PandoriaForesight *foresight, GError **error);
/**
 * Returns: the spaces from which figures would leave the board. Spaces whose figures only move
 * elsewhere are not among them.
 */
PandoriaSpaces pandoria_foresight_get_homeward (const PandoriaState *state,
                                                const PandoriaForesight *foresight);
/** Fills @gains. Returns: their number. */
guint pandoria_foresight_get_gains (const PandoriaForesight *foresight,
                                    PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN]);

/* In words (pandoria-foresight.c) */

/**
 * Returns: (transfer full) (nullable): a sentence about the regions that @action (NULL: the
 * scoring), done in @before, closes, its costs and gains, and the figures that return to the
 * reserve; NULL if there are none.
 */
char *pandoria_foresight_describe (PandoriaGame *game, const PandoriaState *before,
                                   const PandoriaAction *action,
                                   const PandoriaForesight *foresight);
