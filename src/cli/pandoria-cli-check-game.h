/* A game that is looked at while it is played: invariants after every action, the record at the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-options.h"
#include "pandoria-record.h"

G_BEGIN_DECLS

/** PandoriaGameCheck: what must hold from one action to the next. */
typedef struct
{
  PandoriaState start;
  gint totals[PANDORIA_MAX_PLAYERS][4]; /* start values and everything in the ledger since */
  guint n_actions;
} PandoriaGameCheck;

void pandoria_game_check_init (PandoriaGameCheck *check, const PandoriaSetup *setup);

/**
 * Looks at one accepted action: pandoria_state_check(), the ledger, figures, castles, tiles and monuments, the action's
 * JSON; now and then, that exactly what is offered is accepted and that a refusal changes nothing.
 *
 * Returns: (transfer full) (nullable): what is wrong, in words.
 */
char *pandoria_game_check_step (PandoriaGameCheck *check, const PandoriaState *before, const PandoriaOptions *options,
                                const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events);

/** Writes @record, reads it back and replays it: the state must be @end byte for byte. Returns: as above. */
char *pandoria_game_check_record (PandoriaRecord *record, const PandoriaState *end);

G_END_DECLS
