/* Checks that the engine accepts exactly the acts that it offers: tries every act with every place
 * at one position. pandoria-check-options-cards.c has those of 6.3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-check-options-private.h"
#include "pandoria-tries-testing.h"

#include "pandoria-members.h"

#include <string.h>

/* --- trying acts ---------------------------------------------------------------------------- */

#define UNTOUCHED 0xa5

typedef enum
{
  REFUSED,
  ASKS, /* allowed, but the act must also name a ghost, a ship or a resource */
  ACCEPTED,
} Answer;

static void
fail (PandoriaTries *tries, const PandoriaAction *action, PandoriaSpace at, const char *what,
      const char *why)
{
  if (tries->fault == NULL)
    tries->fault
        = g_strdup_printf ("%s at %s %s%s", pandoria_act_key ((PandoriaActKind) action->kind),
                           at >= 0 ? pandoria_space_name (at) : "its place", what, why);
}

/* Refused acts change neither state, so both can be used for many acts. */
static void
prepare (PandoriaTries *tries)
{
  if (tries->is_prepared)
    return;
  tries->before = *tries->state;
  memset (&tries->out, UNTOUCHED, sizeof tries->out);
  tries->is_prepared = TRUE;
}

static gboolean
is_untouched (const PandoriaState *out)
{
  const guint8 *bytes = (const guint8 *) out;

  return bytes[0] == UNTOUCHED && memcmp (bytes, bytes + 1, sizeof *out - 1) == 0;
}

/* Checks that a refusal has a reason, and leaves the caller's state and events unchanged.
 * Corrections can be refused without breaking a rule. */
static void
check_refusal (PandoriaTries *tries, const PandoriaAction *action, const PandoriaEvents *events,
               const GError *error)
{
  if (events->n > 0 || !is_untouched (&tries->out))
    fail (tries, action, action->at, "is refused and changes something", "");
  if (error->domain != PANDORIA_ERROR
      || (*pandoria_error_get_rule (error) == '\0'
          && !pandoria_act_is_correction ((PandoriaActKind) action->kind)))
    fail (tries, action, action->at, "is refused without a rule: ", error->message);
}

static Answer
try_action (PandoriaTries *tries, const PandoriaAction *action, GError **error)
{
  PandoriaEvents events;
  const char *broken = NULL;
  Answer answer = ACCEPTED;

  prepare (tries);
  events.n = 1;
  if (!pandoria_state_apply (tries->state, action, &tries->out, &events, error))
    {
      check_refusal (tries, action, &events, *error);
      /* The state may be its own result: then a refusal must not change it, either. */
      if (pandoria_state_apply (&tries->before, action, &tries->before, NULL, NULL))
        fail (tries, action, action->at, "is refused, and accepted in place", "");
      answer = (*error)->code == PANDORIA_ERROR_CHOICE_NEEDED ? ASKS : REFUSED;
    }
  else if (!pandoria_state_check (&tries->out, &broken))
    fail (tries, action, action->at, "is accepted: ", broken);
  if (memcmp (&tries->before, tries->state, sizeof tries->before) != 0)
    fail (tries, action, action->at, "changes the state before it", "");
  tries->is_prepared = answer != ACCEPTED;
  if (answer == ACCEPTED)
    tries->accepted++;
  else
    tries->refused++;
  return answer;
}

gboolean
pandoria_tries_action (PandoriaTries *tries, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (tries != NULL && action != NULL, FALSE);

  return try_action (tries, action, &error) == ACCEPTED;
}

/* Tries every way to pay if @with is not NULL, because a Market may need the other resource. */
static Answer
try_paying (PandoriaTries *tries, const PandoriaAction *action, gint8 *with, GError **error)
{
  Answer best = try_action (tries, action, error);

  for (gint8 resource = 0; with != NULL && best != ACCEPTED && resource < PANDORIA_N_RESOURCES;
       resource++)
    {
      g_autoptr (GError) again = NULL;
      Answer answer;

      *with = resource;
      answer = try_action (tries, action, &again);
      best = MAX (best, answer);
    }
  return best;
}

/* The engine asks for choices before it checks payments (rulings 20), so an act that asks may be
 * too expensive. */
static gboolean
agrees (Answer answer, gboolean offered, gboolean paid)
{
  if (offered)
    return answer != REFUSED;
  return answer == REFUSED || (answer == ASKS && paid);
}

void
pandoria_tries_compare (PandoriaTries *tries, PandoriaAction *action, PandoriaSpace at,
                        gboolean offered)
{
  g_autoptr (GError) error = NULL;
  gssize offset;
  gint8 *with;
  Answer answer;

  g_return_if_fail (tries != NULL && action != NULL);

  offset = pandoria_act_find_member ((PandoriaActKind) action->kind, "with");
  with = offset >= 0 ? G_STRUCT_MEMBER_P (action, offset) : NULL;
  if (tries->fault != NULL)
    return;
  offered = offered && pandoria_options_has_act (tries->options, action->kind);
  answer = try_paying (tries, action, with, &error);
  if (answer != REFUSED)
    tries->possible |= 1u << action->kind;
  if (agrees (answer, offered, with != NULL))
    return;
  if (offered)
    fail (tries, action, at, "is offered and refused: ", error->message);
  else
    fail (tries, action, at, "is not offered and accepted", "");
}

PandoriaHex
pandoria_tries_make_hex (PandoriaSpace at)
{
  return (PandoriaHex){ at, (guint8) (at % PANDORIA_N_TERRAINS),
                        (guint8) (at / 2 % (PANDORIA_MAX_SYMBOLS + 1)) };
}

/* --- all acts ------------------------------------------------------------------------------- */

static void
check_tiles (PandoriaTries *tries)
{
  for (PandoriaSpace first = 0; first < PANDORIA_N_SPACES; first++)
    for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
      {
        PandoriaSpace second = pandoria_space_neighbour (first, (PandoriaDirection) d);
        gboolean offered = pandoria_spaces_has (&tries->options->tile[d], first);
        PandoriaAction action;

        pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
        action.hexes[0] = pandoria_tries_make_hex (first);
        action.hexes[1] = second >= 0 ? pandoria_tries_make_hex (second) : action.hexes[0];
        pandoria_tries_compare (tries, &action, first, offered);
        action.hexes[0] = action.hexes[1];
        action.hexes[1] = pandoria_tries_make_hex (first);
        pandoria_tries_compare (tries, &action, second, offered);
      }
}

/* Checks an act whose only choices are a space, perhaps the kind of figure, and the payment. */
static void
check_spaces (PandoriaTries *tries, const PandoriaOptionRow *row, const PandoriaSpaces *offered)
{
  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;

      pandoria_action_init (&action, row->act);
      action.at = action.take.at = at;
      action.leader = (guint8) row->leader;
      action.hexes[0] = pandoria_tries_make_hex (at);
      pandoria_tries_compare (tries, &action, at, pandoria_spaces_has (offered, at));
    }
}

/* Checks an act in a slot of any tableau: the player takes a figure from it, or puts one there
 * (17). */
static void
check_slots (PandoriaTries *tries, const PandoriaOptionRow *row,
             const guint8 offered[PANDORIA_MAX_PLAYERS])
{
  for (guint8 p = 0; p < PANDORIA_MAX_PLAYERS; p++)
    for (guint8 slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      {
        PandoriaAction action;

        pandoria_action_init (&action, row->act);
        action.player = action.take.player = p;
        action.slot = action.take.slot = slot;
        action.leader = (guint8) row->leader;
        pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, offered[p] >> slot & 1);
      }
}

/* Checks the acts that need only a space or a slot, and sometimes a kind of figure and a payment.
 */
static void
check_places (PandoriaTries *tries)
{
  for (guint i = 0; i < PANDORIA_N_OPTIONS; i++)
    {
      const PandoriaOptionRow *row = &pandoria_option_rows[i];
      gconstpointer offered = (const guint8 *) tries->options + row->offset;

      if (row->kind == PANDORIA_OPTION_SPACES)
        check_spaces (tries, row, offered);
      else if (row->kind == PANDORIA_OPTION_SLOTS)
        check_slots (tries, row, offered);
    }
}

/* Pays one resource for each figure. Returns: FALSE if the player has too few. */
static gboolean
fill_payment (const PandoriaTries *tries, PandoriaAction *action)
{
  const PandoriaPlayerState *me = &tries->state->players[tries->state->active];
  guint owed = action->workers + action->leader, r = 0, used = 0;

  for (; action->n_pay < owed && r < PANDORIA_N_RESOURCES; used++)
    if ((int) used < me->counters[r])
      action->pay[action->n_pay++] = (guint8) r;
    else
      r++, used = G_MAXUINT; /* becomes 0 */
  if (action->n_pay == owed)
    return TRUE;
  action->n_pay = (guint8) owed; /* pays with more crystals than the player has */
  return FALSE;
}

static void
check_ransom (PandoriaTries *tries)
{
  for (guint8 p = 0; p < tries->state->n_players; p++)
    for (guint8 workers = 0; workers <= tries->options->ransom.workers[p] + 1; workers++)
      for (guint8 leader = 0; leader <= 1; leader++)
        {
          gboolean payable;
          PandoriaAction action;

          pandoria_action_init (&action, PANDORIA_ACT_RANSOM);
          action.player = p;
          action.workers = workers;
          action.leader = leader;
          payable = fill_payment (tries, &action);
          pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                                  payable && workers + leader > 0
                                      && workers <= tries->options->ransom.workers[p]
                                      && leader <= tries->options->ransom.leader[p]);
        }
}

static void
check_ending (PandoriaTries *tries)
{
  guint8 poor = tries->options->poorhouse;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SKIP_PLACEMENT);
  pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, TRUE);
  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, TRUE);
  pandoria_action_init (&action, PANDORIA_ACT_BUY);
  action.cost = 1;
  pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE, TRUE);
  pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
  pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                          TRUE); /* the engine may ask for a resource */
  for (gint8 resource = 0; resource < PANDORIA_N_RESOURCES; resource++)
    {
      action.poorhouse = resource;
      pandoria_tries_compare (tries, &action, PANDORIA_SPACE_NONE,
                              poor == 0 || (poor >> resource & 1));
    }
}

static void
check_elves (PandoriaTries *tries)
{
  PandoriaSpaces figures = pandoria_state_all_figures (tries->state);

  for (PandoriaSpace from = 0; from < PANDORIA_N_SPACES; from++)
    {
      gboolean walks = pandoria_spaces_has (&tries->options->elf_from, from);
      PandoriaSpaces goals
          = walks ? pandoria_options_elf_to (tries->state, from) : pandoria_spaces_empty ();
      guint step = pandoria_spaces_has (&figures, from) ? 1 : 64;

      for (PandoriaSpace to = (PandoriaSpace) (from % step); to < PANDORIA_N_SPACES;
           to = (PandoriaSpace) (to + step))
        {
          PandoriaAction action;

          pandoria_action_init (&action, PANDORIA_ACT_ELF_MOVE);
          action.from = from;
          action.to = to;
          pandoria_tries_compare (tries, &action, from, pandoria_spaces_has (&goals, to));
        }
    }
}

/* Checks that every offered act was accepted in some form. */
static void
check_acts (PandoriaTries *tries)
{
  for (guint kind = 0; kind < PANDORIA_ACT_ADJUST && tries->fault == NULL; kind++)
    if ((tries->options->acts & ~tries->possible) >> kind & 1)
      tries->fault = g_strdup_printf ("%s is offered, and accepted with nothing",
                                      pandoria_act_key ((PandoriaActKind) kind));
}

void
pandoria_check_options (PandoriaTries *tries)
{
  static void (*const checks[]) (PandoriaTries *)
      = { check_tiles,  check_places, check_ransom, pandoria_check_card_options,
          check_ending, check_elves,  check_acts };

  g_return_if_fail (tries != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (checks) && tries->fault == NULL; i++)
    checks[i](tries);
}
