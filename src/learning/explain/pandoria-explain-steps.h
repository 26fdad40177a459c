/* An entry of the ledger step by step: which spaces and figures its number comes from, and a formula that grows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text.h"

/** PandoriaExplainStep: what lights up together, and what it adds. */
typedef struct
{
  PandoriaSpaces spaces; /* none: nothing on the board */
  int symbols;           /* region: what it adds to the region's symbols */
  int amount;            /* what it adds to the entry's number */
  char *formula;         /* so far: “(2 + 1) × 3” */
  char *sentence;
} PandoriaExplainStep;

/**
 * Explains @event, an entry of the act that @before came before.
 *
 * Returns: (transfer full) (element-type PandoriaExplainStep): at least one step; their amounts add up to that of @event.
 * Where @before does not account for a region's number, it is one step.
 */
GPtrArray *pandoria_explain_steps_new (const PandoriaState *before, const PandoriaEvent *event);
