/* Explains a ledger entry in steps: the spaces and figures that its number comes from, and a
 * formula that grows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-text.h"

/** PandoriaExplainStep: the spaces to highlight together, and their part of the number. */
typedef struct
{
  PandoriaSpaces spaces; /* empty: nothing is highlighted */
  int symbols;           /* of a region: the symbols that the step adds */
  int amount;            /* the part of the entry's number */
  char *formula;         /* up to this step: “(2 + 1) × 3” */
  char *sentence;
} PandoriaExplainStep;

/**
 * Explains the ledger entry @event. @before is the state before its act.
 * Returns: (transfer full) (element-type PandoriaExplainStep): at least one step; their amounts add
 * up to that of @event. A region whose number does not follow from @before has only one step.
 */
GPtrArray *pandoria_explain_steps_new (const PandoriaState *before, const PandoriaEvent *event);
