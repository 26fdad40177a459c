/* Checks that the engine accepts exactly the acts that it offers, for tests and pandoria-cli
 * simulate --check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/* --- Trying acts, and comparing the results with the offered options ------------------------ */

/**
 * PandoriaTries: one position, its options, and the results so far. The caller fills the first two
 * members.
 */
typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  guint accepted, refused; /* number of acts */
  guint32 possible;        /* the acts (bits) that were accepted in some form */
  char *fault; /* (owned) (nullable): the first fault in words; no act is tried after it */

  /*< private >*/
  gboolean is_prepared;
  PandoriaState before, out;
} PandoriaTries;

/**
 * Tries @action, and again with each other resource that can pay for it. Reports a fault at the
 * place @at if it is @offered but refused, or accepted but not offered. An act that only needs an
 * answer first (a ghost, a ship) counts as accepted.
 */
void pandoria_tries_compare (PandoriaTries *tries, PandoriaAction *action, PandoriaSpace at,
                             gboolean offered);

/** Returns: a hex at @at whose terrain and symbols depend only on @at. */
PandoriaHex pandoria_tries_make_hex (PandoriaSpace at);

/* --- pandoria-check-options.c --------------------------------------------------------------- */

/**
 * Tries every act except corrections with every place, figure, slot and player. Reports differences
 * from the options in @tries.
 */
void pandoria_check_options (PandoriaTries *tries);

/** Does the same for the acts of 6.3 alone (pandoria-check-options-cards.c). */
void pandoria_check_card_options (PandoriaTries *tries);
