/* Whether the offered acts are the accepted ones, for tests and pandoria-cli simulate --check.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

/* --- pandoria-tries.c: trying acts, and comparing the results with the offered options ---------------------------- */

/** PandoriaTries: one position, its options, and the results so far. The caller fills the first two members. */
typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  guint accepted, refused; /* how many acts */
  guint32 possible;        /* the acts (bits) that were accepted with something */
  char *fault;             /* (owned) (nullable): the first thing that was wrong, in words; nothing is tried after it */
} PandoriaTries;

/**
 * Tries @action; a fault, when it is @offered and refused, or accepted and not offered. An act that only needs an answer first (a
 * ghost, a ship) counts as accepted. @with: the member of @action that pays for it, tried with each resource, or NULL;
 * @at: the place for the fault's words.
 */
void pandoria_tries_compare (PandoriaTries *tries, const PandoriaAction *action, gint8 *with, PandoriaSpace at,
                             gboolean offered);

/** Returns: some terrain with some symbols at @at. */
PandoriaHex pandoria_tries_make_hex (PandoriaSpace at);

/* --- pandoria-check-options.c ------------------------------------------------------------------------------------- */

/** Tries every act but the corrections with every place, figure, slot and player, and compares. Faults are in @tries. */
void pandoria_check_options (PandoriaTries *tries);

/** The same of the acts of 6.3 alone (pandoria-check-options-cards.c). */
void pandoria_check_card_options (PandoriaTries *tries);
