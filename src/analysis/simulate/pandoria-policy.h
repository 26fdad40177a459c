/* Player models: how somebody plays who chooses by chance, who takes what there is at once, who thinks ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"
#include "pandoria-placements.h"

G_BEGIN_DECLS

typedef enum
{
  PANDORIA_POLICY_RANDOM,
  PANDORIA_POLICY_GREEDY,
  PANDORIA_POLICY_THOUGHTFUL,
} PandoriaPolicy;
#define PANDORIA_N_POLICIES 3

/** Returns: "random", "greedy", "thoughtful". */
const char *pandoria_policy_key (PandoriaPolicy policy);
/** Returns: the model, or -1 when @key names none. */
int pandoria_policy_from_key (const char *key);
/** Returns: (nullable): what the model cares for; NULL of the random one. */
const PandoriaTaste *pandoria_policy_taste (PandoriaPolicy policy);

/**
 * Lets the active player's model choose one act by what it sees, carries it out, and lets @table follow. The same state, hand, market and
 * chance (@rand) give the same act. @tries: how many acts of 6.3 it thinks of.
 * Returns: FALSE and @error when the act was refused (which is a bug).
 */
gboolean pandoria_policy_act (PandoriaPolicy policy, PandoriaState *state, const PandoriaOptions *options,
                              PandoriaTable *table, GRand *rand, guint tries, PandoriaAction *action,
                              PandoriaEvents *events, GError **error);

G_END_DECLS
