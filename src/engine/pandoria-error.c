/* Refusals as GErrors that carry the rule and the space, so that the user interface can write its
 * own message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-error.h"

typedef struct
{
  const char *rule; /* static */
  PandoriaSpace space;
  guint counter, cost; /* the missing payment; cost 0: none */
} PandoriaErrorPrivate;

static void
pandoria_error_private_init (PandoriaErrorPrivate *private)
{
  private->rule = "";
  private->space = PANDORIA_SPACE_NONE;
  private->counter = private->cost = 0;
}

static void
pandoria_error_private_copy (const PandoriaErrorPrivate *from, PandoriaErrorPrivate *to)
{
  *to = *from;
}

static void
pandoria_error_private_clear (PandoriaErrorPrivate *private G_GNUC_UNUSED)
{
}

G_DEFINE_EXTENDED_ERROR (PandoriaError, pandoria_error)

static const struct
{
  const char *key, *message;
} error_rows[] = {
  [PANDORIA_ERROR_WRONG_STEP]
  = { "wrong-step", "this act does not belong to the present step of the turn" },
  [PANDORIA_ERROR_NOT_ADJACENT]
  = { "not-adjacent", "nothing laid, no castle and no connected printed terrain is next to it" },
  [PANDORIA_ERROR_OCCUPIED] = { "occupied", "it is taken" },
  [PANDORIA_ERROR_OFF_BOARD] = { "off-board", "there is no such space on this board" },
  [PANDORIA_ERROR_NOT_NEIGHBOURS] = { "not-neighbours", "the two spaces do not touch" },
  [PANDORIA_ERROR_LEADER_LAST]
  = { "leader-last", "the leader is placed when the reserve holds no other own figure" },
  [PANDORIA_ERROR_NO_FIGURE] = { "no-figure", "there is no such figure" },
  [PANDORIA_ERROR_NOT_YOUR_FIGURE]
  = { "not-your-figure", "the figure there belongs to somebody else" },
  [PANDORIA_ERROR_CLOSED_REGION] = { "closed-region", "its region is closed" },
  [PANDORIA_ERROR_NOT_PLACED_NOW]
  = { "not-placed-now", "it was not laid in this turn's first step" },
  [PANDORIA_ERROR_NOT_ALLOWED_SPACE]
  = { "not-allowed-space", "this sort of space is not allowed here" },
  [PANDORIA_ERROR_NO_CASTLE] = { "no-castle", "no castle or fortress is left" },
  [PANDORIA_ERROR_NO_CARD] = { "no-card", "no card is left in the hand" },
  [PANDORIA_ERROR_NO_SLOT] = { "no-slot", "there is no such building slot" },
  [PANDORIA_ERROR_NOT_OVERBUILDABLE]
  = { "not-overbuildable", "what stands in that slot cannot be covered" },
  [PANDORIA_ERROR_DUPLICATE_BUILDING]
  = { "duplicate-building", "an identical building is visible already" },
  [PANDORIA_ERROR_CANNOT_PAY] = { "cannot-pay", "the cost cannot be paid" },
  [PANDORIA_ERROR_CHOICE_NEEDED]
  = { "choice-needed", "there are several possibilities and none was chosen" },
  [PANDORIA_ERROR_NO_MONUMENT] = { "no-monument", "no monument is left" },
  [PANDORIA_ERROR_NO_PURCHASE] = { "no-purchase", "no card may be bought now" },
  [PANDORIA_ERROR_NO_SCORING]
  = { "no-scoring", "that region is not scored for this player this turn" },
  [PANDORIA_ERROR_NOT_NEXT_TO_OWN] = { "not-next-to-own", "no own figure is next to it" },
  [PANDORIA_ERROR_NOT_REACHABLE] = { "not-reachable", "it cannot be reached" },
  [PANDORIA_ERROR_NO_SPELL] = { "no-spell", "there is no top spell that could be used" },
  [PANDORIA_ERROR_NO_TILE] = { "no-tile", "no such tile is left" },
  [PANDORIA_ERROR_WRONG_REALM] = { "wrong-realm", "this realm does not have that ability" },
  [PANDORIA_ERROR_WRONG_VARIANT] = { "wrong-variant", "the game is played without it" },
  [PANDORIA_ERROR_MUST_PLACE] = { "must-place", "something can be placed" },
  [PANDORIA_ERROR_NO_ARTIFACTS] = { "no-artifacts", "there are too few artifacts" },
  [PANDORIA_ERROR_NO_RELIC] = { "no-relic", "that relic is not there" },
  [PANDORIA_ERROR_IMPOSSIBLE_VALUE] = { "impossible-value", "the value is impossible" },
  [PANDORIA_ERROR_GAME_OVER] = { "game-over", "the game is over" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (error_rows) == PANDORIA_N_ERRORS);

const char *
pandoria_error_key (PandoriaErrorCode code)
{
  g_return_val_if_fail ((guint) code < PANDORIA_N_ERRORS, NULL);
  return error_rows[code].key;
}

const char *
pandoria_error_get_rule (const GError *error)
{
  const PandoriaErrorPrivate *private = pandoria_error_get_private (error);

  return private == NULL ? "" : private->rule;
}

PandoriaSpace
pandoria_error_get_space (const GError *error)
{
  const PandoriaErrorPrivate *private = pandoria_error_get_private (error);

  return private == NULL ? PANDORIA_SPACE_NONE : private->space;
}

guint
pandoria_error_get_cost (const GError *error, guint *counter)
{
  const PandoriaErrorPrivate *private = pandoria_error_get_private (error);

  *counter = private == NULL ? 0 : private->counter;
  return private == NULL ? 0 : private->cost;
}

void
pandoria_error_set_cost (GError *error, guint counter, guint cost)
{
  PandoriaErrorPrivate *private = pandoria_error_get_private (error);

  g_return_if_fail (private != NULL);
  private->counter = counter;
  private->cost = cost;
}

GError *
pandoria_error_new (PandoriaErrorCode code, const char *rule, PandoriaSpace space)
{
  GError *error;
  PandoriaErrorPrivate *private;

  g_return_val_if_fail ((guint) code < PANDORIA_N_ERRORS && rule != NULL, NULL);

  if (space >= 0)
    error = g_error_new (PANDORIA_ERROR, (int) code, "%s: %s (%s)", pandoria_space_name (space),
                         error_rows[code].message, rule);
  else
    error = g_error_new (PANDORIA_ERROR, (int) code, "%s (%s)", error_rows[code].message, rule);
  private = pandoria_error_get_private (error);
  private->rule = rule;
  private->space = space;
  return error;
}
