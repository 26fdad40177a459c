/* Which corrections make a space look as it does on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-apply.h"

G_BEGIN_DECLS

#define PANDORIA_MAX_SPACE_EDITS 2

/** PandoriaSpaceWish: what a space shall show; -1: nothing of the sort. */
typedef struct
{
  int terrain; /* PandoriaTerrain */
  guint symbols, artifacts;
  int castle; /* seat; on an exit: whose fortress */
  int figure; /* seat */
  gboolean leader;
} PandoriaSpaceWish;

/** Fills @wish with what @space shows in @state. */
void pandoria_space_edit_read (const PandoriaState *state, PandoriaSpace space, PandoriaSpaceWish *wish);

/**
 * Fills @actions with the edit-space acts that lead from @state to @wish, in order.
 * Returns: how many, 0 when it is so already; -1 and a PANDORIA_ERROR when there are none that do.
 */
int pandoria_space_edit_plan (const PandoriaState *state, PandoriaSpace space, const PandoriaSpaceWish *wish,
                              PandoriaAction actions[PANDORIA_MAX_SPACE_EDITS], GError **error);

G_END_DECLS
