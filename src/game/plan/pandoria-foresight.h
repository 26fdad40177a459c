/* What an act would lead to, before it is entered: the state, the ledger's entries, who earns what and where, who goes home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

/** PandoriaForesight: what an act leads to, and further on when its closed regions have been scored; both's ledger entries. */
typedef struct
{
  PandoriaState done, scored;
  PandoriaEvents events;
} PandoriaForesight;

/** PandoriaForeseenGain: what one player earns from one region, or by the realm from figures that go home. */
typedef struct
{
  PandoriaSpace at; /* of the figure that earns it (7.2), or PANDORIA_SPACE_NONE */
  guint8 player;    /* seat */
  PandoriaCounter counter;
  int amount;
  int surplus, points; /* on the last gain of a resource: how much is over the cap, and the points for it */
} PandoriaForeseenGain;

/** PANDORIA_MAX_FORESEEN: the most gains that are listed separately. */
#define PANDORIA_MAX_FORESEEN 32

/**
 * Foresees @action in @state, or with NULL only the scoring of regions that are closed already. @foresight is big: no copies.
 * Returns: FALSE and the reason (@error nullable) when the act would be refused.
 */
gboolean pandoria_foresight_make (const PandoriaState *state, const PandoriaAction *action,
                                  PandoriaForesight *foresight, GError **error);
/** Returns: the spaces from which figures would leave the board; those that only move elsewhere are not among them. */
PandoriaSpaces pandoria_foresight_get_homeward (const PandoriaState *state, const PandoriaForesight *foresight);
/** Fills @gains. Returns: how many. */
guint pandoria_foresight_get_gains (const PandoriaForesight *foresight,
                                    PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN]);

/* In words (pandoria-foresight-text.c) */

/**
 * Returns: (transfer full) (nullable): what @action (NULL: the scoring) closes, costs and brings, and who goes home, in a
 * sentence; NULL when it does nothing of that.
 */
char *pandoria_foresight_describe (PandoriaGame *game, const PandoriaAction *action,
                                   const PandoriaForesight *foresight);
/** The same of @foresight as it was made in @before, another position of @game. */
char *pandoria_foresight_describe_from (PandoriaGame *game, const PandoriaState *before, const PandoriaAction *action,
                                        const PandoriaForesight *foresight);
