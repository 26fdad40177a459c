/* Acts of the notation in order, each tried on the state after the previous one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-notation-reader.h"

/**
 * PandoriaRun: acts that were read from a list of tokens, each tried on the state after the
 * previous one.
 */
typedef struct
{
  PandoriaNotationReader *reader;
  GArray *tokens;        /* not owned */
  PandoriaState *state;  /* (nullable): after the acts that were accepted; not owned */
  PandoriaAction action; /* the part of the last act that was read */
  PandoriaState before;  /* the state before it */
  guint first;           /* its first token */
  guint n_acts;
  gboolean is_whole; /* the last act is complete, whether accepted or not */
  GError *refusal;   /* (nullable): of the last act */
} PandoriaRun;

/**
 * Applies the acts of @tokens from @first on to @state. Fills @wants (nullable) with words that can
 * continue the last act.
 */
void pandoria_run_init (PandoriaRun *run, const PandoriaSeats *seats, GArray *tokens, guint first,
                        PandoriaState *state, GArray *wants);
/** Returns: whether all acts are complete and accepted. */
gboolean pandoria_run_is_ok (const PandoriaRun *run);
void pandoria_run_clear (PandoriaRun *run);
