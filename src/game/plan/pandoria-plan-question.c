/* The questions of a plan in addition to the choices on the board: payment, Poorhouse, haunting
 * ghost, drifting ship.
 *
 * This file does not know the rules. A question exists if the engine refuses every act without its
 * answer with "choice-needed". The possible answers are those that the engine then accepts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-question.h"

#include "pandoria-plan-choices.h"

#include <glib/gi18n-lib.h>
#include <stddef.h>

#include "pandoria-text.h"

/* Drift and ghosts may ask several times in one act. */
#define MAX_DEPTH 8

typedef struct
{
  char *label;
  PandoriaAction action;
} Answer;

typedef struct _Question Question;

/** Asking: what a question needs to propose answers. */
typedef struct
{
  const PandoriaPlan *plan;
  const Question *question;
  const PandoriaAction *action;
  PandoriaSpace where;    /* that the engine names, or NONE */
  PandoriaRecord *record; /* (nullable): has names */
  GPtrArray *answers;
} Asking;

struct _Question
{
  const char *text;
  void (*propose) (const Asking *asking); /* adds the possible answers */
  gsize parts[3], with; /* offsets: of the part in the action, of the payment in the part */
};

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_free (answer->label);
  g_free (answer);
}

static PandoriaAction *
add_answer (const Asking *asking, char *label)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->label = label;
  answer->action = *asking->action;
  g_ptr_array_add (asking->answers, answer);
  return &answer->action;
}

static void
propose_poorhouse (const Asking *asking)
{
  if (asking->action->kind != PANDORIA_ACT_END_TURN || asking->action->poorhouse >= 0)
    return;
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    add_answer (asking, pandoria_text_amount (i, 2))->poorhouse = (gint8) i;
}

/* Proposes values for the member `with` at @offset in the action. */
static void
propose_with (const Asking *asking, gsize offset)
{
  if (G_STRUCT_MEMBER (const gint8, asking->action, offset) >= 0)
    return;
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    G_STRUCT_MEMBER (gint8, add_answer (asking, g_strdup (pandoria_text_counter (i))), offset)
        = (gint8) i;
}

static void
propose_payment (const Asking *asking)
{
  propose_with (asking, G_STRUCT_OFFSET (PandoriaAction, with));
}

/* Proposes payments for each part that exists: its first byte is not 0. */
static void
propose_part (const Asking *asking)
{
  const Question *question = asking->question;

  for (guint i = 0; i < G_N_ELEMENTS (question->parts); i++)
    if (G_STRUCT_MEMBER (const guint8, asking->action, question->parts[i]) != 0)
      propose_with (asking, question->parts[i] + question->with);
}

static void
propose_drift (const Asking *asking)
{
  const PandoriaSpaces *ships = &asking->plan->state.ship_at;
  PandoriaSpace where = asking->where, to;

  if (asking->action->n_drift == G_N_ELEMENTS (asking->action->drift)
      || !pandoria_spaces_has (ships, where))
    return;
  PANDORIA_FOREACH_SPACE (to, *ships)
    if (to != where)
      {
        char *label = g_strdup_printf (_ ("From %s to %s"), pandoria_space_name (where),
                                       pandoria_space_name (to));
        PandoriaAction *trial = add_answer (asking, label);

        trial->drift[trial->n_drift++] = (PandoriaMove){ where, to };
      }
}

static gboolean
is_haunt_chosen (const PandoriaAction *action, guint player)
{
  for (guint i = 0; i < action->n_haunt; i++)
    if (action->haunt[i].player == player)
      return TRUE;
  return action->n_haunt == G_N_ELEMENTS (action->haunt);
}

static char *
name_haunter (PandoriaRecord *record, guint player, gboolean leader)
{
  const char *name = record != NULL ? pandoria_record_get_player_name (record, player) : "";

  if (leader)
    return g_strdup_printf (_ ("The leader of %s"), name);
  return g_strdup_printf (_ ("A worker of %s"), name);
}

static void
propose_haunt (const Asking *asking)
{
  for (guint i = 0; i < asking->plan->state.n_players; i++)
    {
      if (!pandoria_state_haunts (&asking->plan->state, i) || is_haunt_chosen (asking->action, i))
        continue;
      for (guint leader = 0; leader < 2; leader++)
        {
          PandoriaAction *trial
              = add_answer (asking, name_haunter (asking->record, i, leader != 0));

          trial->haunt[trial->n_haunt++] = (PandoriaFigure){ (guint8) i, (guint8) leader };
        }
    }
}

#define PARTS(MEMBER)                                                             \
  {                                                                               \
    offsetof (PandoriaAction, MEMBER), offsetof (PandoriaAction, members.MEMBER), \
        offsetof (PandoriaAction, copy.MEMBER)                                    \
  }

static const Question questions[] = {
  { N_ ("Which resource does the Poorhouse raise to 2?"), propose_poorhouse },
  { N_ ("Which resource pays the rest?"), propose_payment },
  { N_ ("Which resource pays the rest of the building?"), propose_part, PARTS (build),
    offsetof (PandoriaBuild, with) },
  { N_ ("Which resource pays the rest of the monument?"), propose_part, PARTS (monument),
    offsetof (PandoriaErect, with) },
  { N_ ("To which ship does the figure drift?"), propose_drift },
  { N_ ("Which ghost haunts?"), propose_haunt },
};

/* Returns: (transfer full) (element-type Answer): the answers to question @index about @action,
 * which was refused with @error. */
static GPtrArray *
propose (const PandoriaPlan *self, guint index, const PandoriaAction *action, const GError *error,
         PandoriaRecord *record)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func (free_answer);
  const Asking asking
      = { self, &questions[index], action, pandoria_error_get_space (error), record, answers };

  questions[index].propose (&asking);
  return answers;
}

/* Returns: whether @action is accepted if all questions except @left_out are answered. Adds these
 * answers to it. */
static gboolean
resolve_from (const PandoriaPlan *self, PandoriaAction *action, int left_out, guint from,
              guint depth, PandoriaState *out)
{
  g_autoptr (GError) error = NULL;

  if (pandoria_state_apply (&self->state, action, out, NULL, &error))
    return TRUE;
  if (!g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED) || depth == MAX_DEPTH)
    return FALSE;
  for (guint i = from; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GPtrArray) answers = NULL;

      if ((int) i == left_out)
        continue;
      answers = propose (self, i, action, error, NULL);
      for (guint j = 0; j < answers->len; j++)
        {
          Answer *answer = g_ptr_array_index (answers, j);

          if (resolve_from (self, &answer->action, left_out, i, depth + 1, out))
            {
              *action = answer->action;
              return TRUE;
            }
        }
    }
  return FALSE;
}

static gboolean
resolve (const PandoriaPlan *self, PandoriaAction *action, int left_out, PandoriaState *out)
{
  return resolve_from (self, action, left_out, 0, 0, out);
}

/* Returns: the answers to question @index with which @action can be accepted; empty if it need not
 * be asked. */
static GPtrArray *
find_answers (const PandoriaPlan *self, guint index, PandoriaRecord *record)
{
  GPtrArray *answers;
  g_autoptr (GError) error = NULL;
  PandoriaAction trial = self->action;
  PandoriaState out;

  if (resolve (self, &trial, (int) index, &out))
    return g_ptr_array_new ();
  pandoria_state_apply (&self->state, &self->action, &out, NULL, &error);
  answers = propose (self, index, &self->action, error, record);
  for (guint i = answers->len; i-- > 0;)
    {
      trial = ((Answer *) g_ptr_array_index (answers, i))->action;
      if (!resolve (self, &trial, -1, &out))
        g_ptr_array_remove_index (answers, i);
    }
  return answers;
}

/* Returns: the number of the question to ask, or -1. Sets @answers. */
static int
find_question (const PandoriaPlan *self, PandoriaRecord *record, GPtrArray **answers)
{
  g_autoptr (GError) error = NULL;
  PandoriaState out;

  *answers = NULL;
  if (!self->can_finish || pandoria_state_apply (&self->state, &self->action, &out, NULL, &error))
    return -1;
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GPtrArray) found = find_answers (self, i, record);

      if (found->len > 0)
        {
          *answers = g_steal_pointer (&found);
          return (int) i;
        }
    }
  return -1;
}

void
pandoria_plan_state_after (const PandoriaPlan *self, const PandoriaAction *action,
                           PandoriaState *out)
{
  PandoriaAction trial = *action;

  if (!resolve (self, &trial, -1, out))
    *out = self->state;
}

char *
pandoria_plan_get_question (const PandoriaPlan *self, PandoriaRecord *record, GStrv *answers)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  int index = find_question (self, record, &found);

  if (index < 0)
    return NULL;
  for (guint i = 0; i < found->len; i++)
    g_strv_builder_add (labels, ((Answer *) found->pdata[i])->label);
  *answers = g_strv_builder_end (labels);
  return g_strdup (_ (questions[index].text));
}

void
pandoria_plan_answer (PandoriaPlan *self, guint index)
{
  g_autoptr (GPtrArray) answers = NULL;

  g_return_if_fail (self != NULL);

  if (find_question (self, NULL, &answers) < 0 || index >= answers->len)
    return;
  self->action = ((Answer *) g_ptr_array_index (answers, index))->action;
  pandoria_plan_refresh (self);
}
