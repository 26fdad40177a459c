/* Tries acts, and compares the results with the offered options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tries-testing.h"

#include "pandoria-members.h"

#include <string.h>

#define UNTOUCHED 0xa5

typedef enum
{
  REFUSED,
  ASKS, /* allowed, but the act must also name a ghost, a ship or a resource */
  ACCEPTED,
} Answer;

static void
fail (PandoriaTries *tries, const PandoriaAction *action, PandoriaSpace at, const char *what, const char *why)
{
  if (tries->fault == NULL)
    tries->fault = g_strdup_printf ("%s at %s %s%s", pandoria_act_key ((PandoriaActKind) action->kind),
                                    at >= 0 ? pandoria_space_name (at) : "its place", what, why);
}

/* Returns: whether @action is a correction, which can be refused without breaking a rule. */
static gboolean
is_correction (const PandoriaAction *action)
{
  return pandoria_act_is_correction ((PandoriaActKind) action->kind);
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

/* Checks that a refusal has a reason, and leaves the caller's state and events unchanged. */
static void
check_refusal (PandoriaTries *tries, const PandoriaAction *action, const PandoriaEvents *events, const GError *error)
{
  if (events->n > 0 || !is_untouched (&tries->out))
    fail (tries, action, action->at, "is refused and changes something", "");
  if (error->domain != PANDORIA_ERROR || (*pandoria_error_get_rule (error) == '\0' && !is_correction (action)))
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
      if (pandoria_state_apply (&tries->before, action, &tries->before, NULL, NULL)) /* in place as well */
        fail (tries, action, action->at, "is refused, and accepted in place", "");
      answer = (*error)->code == PANDORIA_ERROR_CHOICE_NEEDED ? ASKS : REFUSED;
    }
  else if (!pandoria_state_check (&tries->out, &broken))
    fail (tries, action, action->at, "is accepted: ", broken);
  if (memcmp (&tries->before, tries->state, sizeof tries->before) != 0)
    fail (tries, action, action->at, "changes the state before it", "");
  tries->is_prepared = answer != ACCEPTED;
  *(answer == ACCEPTED ? &tries->accepted : &tries->refused) += 1;
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

  for (gint8 resource = 0; with != NULL && best != ACCEPTED && resource < PANDORIA_N_RESOURCES; resource++)
    {
      g_autoptr (GError) again = NULL;
      Answer answer;

      *with = resource;
      answer = try_action (tries, action, &again);
      best = MAX (best, answer);
    }
  return best;
}

/* The engine asks for choices before it checks payments (rulings 20), so an act that asks may be too expensive. */
static gboolean
agrees (Answer answer, gboolean offered, gboolean paid)
{
  if (offered)
    return answer != REFUSED;
  return answer == REFUSED || (answer == ASKS && paid);
}

void
pandoria_tries_compare (PandoriaTries *tries, PandoriaAction *action, PandoriaSpace at, gboolean offered)
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
  offered = offered && (tries->options->acts >> action->kind & 1) != 0;
  answer = try_paying (tries, action, with, &error);
  if (answer != REFUSED)
    tries->possible |= 1u << action->kind;
  if (!agrees (answer, offered, with != NULL))
    fail (tries, action, at, offered ? "is offered and refused: " : "is not offered and accepted",
          offered ? error->message : "");
}

PandoriaHex
pandoria_tries_make_hex (PandoriaSpace at)
{
  return (PandoriaHex){ at, (guint8) (at % PANDORIA_N_TERRAINS), (guint8) (at / 2 % (PANDORIA_MAX_SYMBOLS + 1)) };
}
