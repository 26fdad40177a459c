/* Refusals: one code for each way in which an action can break a rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-spaces.h"

/** PandoriaErrorCode: in the order of docs/format.md, Codes. */
typedef enum
{
  PANDORIA_ERROR_WRONG_STEP,
  PANDORIA_ERROR_NOT_ADJACENT,
  PANDORIA_ERROR_OCCUPIED,
  PANDORIA_ERROR_OFF_BOARD,
  PANDORIA_ERROR_NOT_NEIGHBOURS,
  PANDORIA_ERROR_LEADER_LAST,
  PANDORIA_ERROR_NO_FIGURE,
  PANDORIA_ERROR_NOT_YOUR_FIGURE,
  PANDORIA_ERROR_CLOSED_REGION,
  PANDORIA_ERROR_NOT_PLACED_NOW,
  PANDORIA_ERROR_NOT_ALLOWED_SPACE,
  PANDORIA_ERROR_NO_CASTLE,
  PANDORIA_ERROR_NO_CARD,
  PANDORIA_ERROR_NO_SLOT,
  PANDORIA_ERROR_NOT_OVERBUILDABLE,
  PANDORIA_ERROR_DUPLICATE_BUILDING,
  PANDORIA_ERROR_CANNOT_PAY,
  PANDORIA_ERROR_CHOICE_NEEDED,
  PANDORIA_ERROR_NO_MONUMENT,
  PANDORIA_ERROR_NO_PURCHASE,
  PANDORIA_ERROR_NO_SCORING,
  PANDORIA_ERROR_NOT_NEXT_TO_OWN,
  PANDORIA_ERROR_NOT_REACHABLE,
  PANDORIA_ERROR_NO_SPELL,
  PANDORIA_ERROR_NO_TILE,
  PANDORIA_ERROR_WRONG_REALM,
  PANDORIA_ERROR_WRONG_VARIANT,
  PANDORIA_ERROR_MUST_PLACE,
  PANDORIA_ERROR_NO_ARTIFACTS,
  PANDORIA_ERROR_NO_RELIC,
  PANDORIA_ERROR_IMPOSSIBLE_VALUE,
  PANDORIA_ERROR_GAME_OVER,
} PandoriaErrorCode;
#define PANDORIA_N_ERRORS 32

#define PANDORIA_ERROR (pandoria_error_quark ())
GQuark pandoria_error_quark (void);

/** Returns: the code as docs/format.md, Codes spells it ("leader-last"). */
const char *pandoria_error_key (PandoriaErrorCode code);

/**
 * Returns: the section of docs/rules.md that the refused act breaks ("6.1"), "" if @error is not of
 * the domain PANDORIA_ERROR.
 */
const char *pandoria_error_get_rule (const GError *error);

/** Returns: the space that @error is about, or PANDORIA_SPACE_NONE. */
PandoriaSpace pandoria_error_get_space (const GError *error);

/**
 * Returns: the cost that the player cannot pay (PANDORIA_ERROR_CANNOT_PAY), and its PandoriaCounter
 * in *@counter (out); 0 if the cost is not a single amount.
 */
guint pandoria_error_get_cost (const GError *error, guint *counter);
/** Sets the result of pandoria_error_get_cost() in @error, which pandoria_error_new() has returned.
 */
void pandoria_error_set_cost (GError *error, guint counter, guint cost);

/**
 * Creates a refusal. @rule is a static string; @space may be PANDORIA_SPACE_NONE. The English
 * message consists of the code, the rule and the space. User interfaces write their own messages
 * from these.
 */
GError *pandoria_error_new (PandoriaErrorCode code, const char *rule, PandoriaSpace space);
