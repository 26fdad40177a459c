/* Checks that the engine accepts exactly the acts that it offers. pandoria-cli simulate --check
 * needs it, and tests use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"

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
 * Tries every act except corrections with every place, figure, slot and player. Reports differences
 * from the options in @tries.
 */
void pandoria_check_options (PandoriaTries *tries);
