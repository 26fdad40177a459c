/* The questions of a plan in addition to the choices on the board: payment, Poorhouse, haunting ghost, drifting ship.
 *
 * This file does not know the rules. A question exists if the engine refuses every act without its answer with
 * "choice-needed". The possible answers are those that the engine then accepts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-plan-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

/* Drift and ghosts may ask several times in one act. */
#define MAX_DEPTH 8

typedef struct
{
  char *label;
  PandoriaAction action;
} Answer;

typedef struct
{
  const char *text;
  /* Adds the possible answers. @where: the space that the engine names, or NONE; @record (nullable): has names. */
  void (*propose) (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
                   GPtrArray *answers);
} Question;

static void
free_answer (gpointer data)
{
  Answer *answer = data;

  g_free (answer->label);
  g_free (answer);
}

static Answer *
add_answer (GPtrArray *answers, const PandoriaAction *action, char *label)
{
  Answer *answer = g_new0 (Answer, 1);

  answer->label = label;
  answer->action = *action;
  g_ptr_array_add (answers, answer);
  return answer;
}

static void
propose_poorhouse (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
                   GPtrArray *answers)
{
  if (action->kind != PANDORIA_ACT_END_TURN || action->poorhouse >= 0)
    return;
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    add_answer (answers, action, pandoria_text_amount (i, 2))->action.poorhouse = (gint8) i;
}

/* Proposes values for the member `with` at @offset in the action. */
static void
propose_with (const PandoriaAction *action, gsize offset, GPtrArray *answers)
{
  if (*((const gint8 *) action + offset) >= 0)
    return;
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    {
      Answer *answer = add_answer (answers, action, g_strdup (pandoria_text_counter (i)));

      *((gint8 *) &answer->action + offset) = (gint8) i;
    }
}

static void
propose_payment (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
                 GPtrArray *answers)
{
  propose_with (action, G_STRUCT_OFFSET (PandoriaAction, with), answers);
}

static void
propose_building (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
                  GPtrArray *answers)
{
  static const gsize builds[]
      = { G_STRUCT_OFFSET (PandoriaAction, build), G_STRUCT_OFFSET (PandoriaAction, members.build),
          G_STRUCT_OFFSET (PandoriaAction, copy.build) };

  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if (G_STRUCT_MEMBER (guint8, action, builds[i] + G_STRUCT_OFFSET (PandoriaBuild, building))
        != PANDORIA_BUILDING_NONE)
      propose_with (action, builds[i] + G_STRUCT_OFFSET (PandoriaBuild, with), answers);
}

static void
propose_monument (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
                  GPtrArray *answers)
{
  static const gsize erects[]
      = { G_STRUCT_OFFSET (PandoriaAction, monument), G_STRUCT_OFFSET (PandoriaAction, members.monument),
          G_STRUCT_OFFSET (PandoriaAction, copy.monument) };

  for (guint i = 0; i < G_N_ELEMENTS (erects); i++)
    if (G_STRUCT_MEMBER (guint8, action, erects[i] + G_STRUCT_OFFSET (PandoriaErect, present)) != 0)
      propose_with (action, erects[i] + G_STRUCT_OFFSET (PandoriaErect, with), answers);
}

static void
propose_drift (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
               GPtrArray *answers)
{
  PandoriaSpace to;

  if (action->n_drift == G_N_ELEMENTS (action->drift) || !pandoria_spaces_has (&self->state.ship_at, where))
    return;
  PANDORIA_FOREACH_SPACE (to, self->state.ship_at)
    if (to != where)
      {
        char *label = g_strdup_printf (_ ("From %s to %s"), pandoria_space_name (where), pandoria_space_name (to));
        PandoriaAction *trial = &add_answer (answers, action, label)->action;

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

static void
propose_haunt (const PandoriaPlan *self, const PandoriaAction *action, PandoriaSpace where, PandoriaRecord *record,
               GPtrArray *answers)
{
  for (guint i = 0; i < self->state.n_players; i++)
    {
      if (!pandoria_state_haunts (&self->state, i) || is_haunt_chosen (action, i))
        continue;
      for (guint leader = 0; leader < 2; leader++)
        {
          char *label = g_strdup_printf (leader ? _ ("The leader of %s") : _ ("A worker of %s"),
                                         record != NULL ? pandoria_record_get_player_name (record, i) : "");
          PandoriaAction *trial = &add_answer (answers, action, label)->action;

          trial->haunt[trial->n_haunt++] = (PandoriaFigure){ (guint8) i, (guint8) leader };
        }
    }
}

static const Question questions[] = {
  { N_ ("Which resource does the Poorhouse raise to 2?"), propose_poorhouse },
  { N_ ("Which resource pays the rest?"), propose_payment },
  { N_ ("Which resource pays the rest of the building?"), propose_building },
  { N_ ("Which resource pays the rest of the monument?"), propose_monument },
  { N_ ("To which ship does the figure drift?"), propose_drift },
  { N_ ("Which ghost haunts?"), propose_haunt },
};

/* Returns: whether @action is accepted if all questions except @left_out are answered. Adds these answers to it. */
static gboolean
resolve_from (const PandoriaPlan *self, PandoriaAction *action, int left_out, guint from, guint depth,
              PandoriaState *out)
{
  g_autoptr (GError) error = NULL;

  if (pandoria_state_apply (&self->state, action, out, NULL, &error))
    return TRUE;
  if (!g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED) || depth == MAX_DEPTH)
    return FALSE;
  for (guint i = from; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (free_answer);

      if ((int) i == left_out)
        continue;
      questions[i].propose (self, action, pandoria_error_get_space (error), NULL, answers);
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

/* Returns: the answers to question @index with which @action can be accepted; empty if it need not be asked. */
static GPtrArray *
find_answers (const PandoriaPlan *self, guint index, PandoriaRecord *record)
{
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (free_answer);
  g_autoptr (GError) error = NULL;
  PandoriaAction trial = self->action;
  PandoriaState out;

  if (resolve (self, &trial, (int) index, &out))
    return g_steal_pointer (&answers);
  pandoria_state_apply (&self->state, &self->action, &out, NULL, &error);
  questions[index].propose (self, &self->action, pandoria_error_get_space (error), record, answers);
  for (guint i = answers->len; i-- > 0;)
    {
      trial = ((Answer *) g_ptr_array_index (answers, i))->action;
      if (!resolve (self, &trial, -1, &out))
        g_ptr_array_remove_index (answers, i);
    }
  return g_steal_pointer (&answers);
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
pandoria_plan_state_after (const PandoriaPlan *self, const PandoriaAction *action, PandoriaState *out)
{
  PandoriaAction trial = *action;

  if (!resolve (self, &trial, -1, out))
    *out = self->state;
}

char *
pandoria_plan_get_question (const PandoriaPlan *self)
{
  g_autoptr (GPtrArray) answers = NULL;
  int index;

  index = find_question (self, NULL, &answers);
  return index >= 0 ? g_strdup (_ (questions[index].text)) : NULL;
}

GStrv
pandoria_plan_get_answers (const PandoriaPlan *self, PandoriaRecord *record)
{
  g_autoptr (GPtrArray) answers = NULL;
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  if (find_question (self, record, &answers) >= 0)
    for (guint i = 0; i < answers->len; i++)
      g_strv_builder_add (labels, ((Answer *) g_ptr_array_index (answers, i))->label);
  return g_strv_builder_end (labels);
}

void
pandoria_plan_answer (PandoriaPlan *self, guint index)
{
  g_autoptr (GPtrArray) answers = NULL;

  if (find_question (self, NULL, &answers) < 0 || index >= answers->len)
    return;
  self->action = ((Answer *) g_ptr_array_index (answers, index))->action;
  pandoria_plan_refresh (self);
}
