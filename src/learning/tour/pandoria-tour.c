/* PandoriaTour: shows positions of a game one after the other, from any source of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-tour.h"

#include <glib/gi18n-lib.h>

#include "pandoria-explain-steps.h"

/* How long a replay shows each position, in ms, by speed. */
static const guint pauses[] = { 2400, 1200, 500 };
G_STATIC_ASSERT (G_N_ELEMENTS (pauses) == PANDORIA_N_TOUR_SPEEDS);

struct _PandoriaTour
{
  GObject parent_instance;

  PandoriaGame *game;
  guint step, n_steps;
  gboolean is_moving, has_ended;
  PandoriaTourStep shown;

  guint speed, timer, first; /* of a replay; @first: the position of its first step */
  guint action;              /* of an explanation: the next act in its position */
  GPtrArray *explained;      /* (nullable) of PandoriaExplainStep */
  GArray *questions;         /* (nullable) of PandoriaQuizQuestion */
  PandoriaTurnSpan turn;
  PandoriaSpaces changed; /* the spaces that @turn changed */
};

G_DEFINE_FINAL_TYPE (PandoriaTour, pandoria_tour, G_TYPE_OBJECT)

/* --- the sources ---------------------------------------------------------------------------- */

static const char *
get_next_label (PandoriaTour *self)
{
  return self->step + 1 == self->n_steps ? _ ("_Done") : _ ("_Next");
}

/* Leaves the formula out if the sentence contains it, as that of a single step does. */
static void
load_explained (PandoriaTour *self)
{
  const PandoriaExplainStep *step = g_ptr_array_index (self->explained, self->step);
  gboolean has_formula = strstr (step->sentence, step->formula) != NULL;

  self->shown.position = self->action;
  self->shown.region = step->spaces;
  self->shown.text = has_formula ? g_strdup (step->sentence)
                                 : g_strdup_printf ("%s\n%s", step->sentence, step->formula);
  self->shown.next_label = get_next_label (self);
}

static PandoriaQuizQuestion *
get_question (PandoriaTour *self, guint number)
{
  return &g_array_index (self->questions, PandoriaQuizQuestion, number);
}

static void
load_question (PandoriaTour *self)
{
  const PandoriaQuizQuestion *question = get_question (self, self->step / 2);
  const gboolean is_answer = self->step % 2 == 1;

  self->shown.position = question->act;
  self->shown.region = pandoria_spaces_one (question->action.hexes[0].at);
  if (question->action.kind == PANDORIA_ACT_PLACE_TILE)
    pandoria_spaces_add (&self->shown.region, question->action.hexes[1].at);
  self->shown.text = is_answer ? pandoria_quiz_answer (self->game, self->questions, self->step / 2)
                               : pandoria_quiz_ask (self->game, question);
  self->shown.question = question;
  self->shown.is_answered = is_answer;
  self->shown.next_label = is_answer ? get_next_label (self) : _ ("_Answer");
}

static void
load_turn (PandoriaTour *self)
{
  self->shown.position = pandoria_game_get_shown (self->game);
  self->shown.region = self->changed;
  self->shown.text = pandoria_text_span (self->game, &self->turn);
}

/* Sets the contents of the step. */
static void
load (PandoriaTour *self)
{
  switch (self->shown.kind)
    {
    case PANDORIA_TOUR_REPLAY: self->shown.position = self->first + self->step; break;
    case PANDORIA_TOUR_EXPLAIN: load_explained (self); break;
    case PANDORIA_TOUR_QUIZ: load_question (self); break;
    case PANDORIA_TOUR_LAST_TURN:
    default: load_turn (self);
    }
}

/* --- steps ---------------------------------------------------------------------------------- */

/* Keep a reference: a handler of the new position can end the tour. */
static void
go_to (PandoriaTour *self, guint step)
{
  g_autoptr (PandoriaTour) kept = g_object_ref (self);
  const guint steps_of_one = self->shown.kind == PANDORIA_TOUR_QUIZ ? 2 : 1;

  self->step = step;
  g_free (self->shown.text);
  self->shown = (PandoriaTourStep){ .kind = self->shown.kind,
                                    .number = step / steps_of_one + 1,
                                    .n = self->n_steps / steps_of_one };
  load (self);
  self->is_moving = TRUE;
  pandoria_game_look_at (self->game, self->shown.position);
  self->is_moving = FALSE;
  if (!self->has_ended)
    g_signal_emit_by_name (self, "stepped");
}

static gboolean on_time (gpointer data);

static void
wait (PandoriaTour *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->shown.kind == PANDORIA_TOUR_REPLAY && !self->has_ended)
    self->timer = g_timeout_add (pauses[self->speed], on_time, self);
}

/* The last step shows the present, so the replay ends there. */
static gboolean
on_time (gpointer data)
{
  g_autoptr (PandoriaTour) self = g_object_ref (data);

  self->timer = 0;
  go_to (self, self->step + 1);
  if (self->step + 1 == self->n_steps)
    pandoria_tour_end (self);
  else
    wait (self);
  return G_SOURCE_REMOVE;
}

static void
on_game_changed (PandoriaGame *game, PandoriaTour *self)
{
  if (!self->is_moving || pandoria_game_get_shown (game) != self->shown.position)
    pandoria_tour_end (self);
}

static PandoriaTour *
create (PandoriaTourKind kind, PandoriaGame *game)
{
  PandoriaTour *self = g_object_new (PANDORIA_TYPE_TOUR, NULL);

  self->shown.kind = kind;
  self->game = g_object_ref (game);
  self->n_steps = 1;
  return self;
}

static void
pandoria_tour_finalize (GObject *object)
{
  PandoriaTour *self = PANDORIA_TOUR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->game);
  g_clear_pointer (&self->explained, g_ptr_array_unref);
  g_clear_pointer (&self->questions, g_array_unref);
  g_free (self->shown.text);
  G_OBJECT_CLASS (pandoria_tour_parent_class)->finalize (object);
}

static void
pandoria_tour_class_init (PandoriaTourClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_tour_finalize;
  g_signal_new ("stepped", PANDORIA_TYPE_TOUR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
  g_signal_new ("ended", PANDORIA_TYPE_TOUR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

static void
pandoria_tour_init (PandoriaTour *self)
{
}

PandoriaTour *
pandoria_tour_new_replay (PandoriaGame *game, guint speed)
{
  PandoriaTour *self;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && speed < PANDORIA_N_TOUR_SPEEDS, NULL);

  n = pandoria_game_get_position (game);
  if (n == 0)
    return NULL;
  self = create (PANDORIA_TOUR_REPLAY, game);
  self->speed = speed;
  self->first = pandoria_game_is_looking_back (game) ? pandoria_game_get_shown (game) : 0;
  self->n_steps = n - self->first + 1;
  return self;
}

/* Returns: (transfer full) (nullable): @wanted if it is an entry of @ledger and not of a preview,
 * else the newest. */
static PandoriaLedgerEntry *
find_entry (GListModel *ledger, PandoriaLedgerEntry *wanted)
{
  const guint n = g_list_model_get_n_items (ledger);

  for (guint i = 0; wanted != NULL && i < n; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);

      if (entry == wanted)
        return g_steal_pointer (&entry);
    }
  return n > 0 ? g_list_model_get_item (ledger, n - 1) : NULL;
}

PandoriaTour *
pandoria_tour_new_explain (PandoriaGame *game, PandoriaLedgerEntry *entry)
{
  g_autoptr (PandoriaLedgerEntry) found = NULL;
  PandoriaTour *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  found = find_entry (pandoria_game_get_ledger (game), entry);
  if (found == NULL)
    return NULL;
  self = create (PANDORIA_TOUR_EXPLAIN, game);
  self->action = found->action;
  self->explained
      = pandoria_explain_steps_new (pandoria_game_get_state_at (game, self->action), &found->event);
  self->n_steps = self->explained->len;
  return self;
}

PandoriaTour *
pandoria_tour_new_quiz (PandoriaGame *game)
{
  g_autoptr (GArray) questions = NULL;
  PandoriaTour *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  questions = pandoria_quiz_list (game);
  if (questions->len == 0)
    return NULL;
  self = create (PANDORIA_TOUR_QUIZ, game);
  self->n_steps = 2 * questions->len;
  self->questions = g_steal_pointer (&questions);
  return self;
}

PandoriaTour *
pandoria_tour_new_last_turn (PandoriaGame *game, const PandoriaTurnSpan *turn,
                             PandoriaSpaces changed)
{
  PandoriaTour *self;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && turn != NULL, NULL);

  self = create (PANDORIA_TOUR_LAST_TURN, game);
  self->turn = *turn;
  self->changed = changed;
  return self;
}

void
pandoria_tour_start (PandoriaTour *self)
{
  g_return_if_fail (PANDORIA_IS_TOUR (self) && !self->has_ended);

  g_signal_connect_object (self->game, "changed", G_CALLBACK (on_game_changed), self, 0);
  go_to (self, 0);
  wait (self);
}

void
pandoria_tour_walk (PandoriaTour *self, int step)
{
  g_return_if_fail (PANDORIA_IS_TOUR (self) && !self->has_ended && ABS (step) == 1);

  if (step > 0 && self->step + 1 == self->n_steps)
    pandoria_tour_finish (self);
  else if (step > 0 || self->step > 0)
    go_to (self, self->step + (guint) step);
}

void
pandoria_tour_answer (PandoriaTour *self, guint choice)
{
  g_return_if_fail (PANDORIA_IS_TOUR (self) && choice < PANDORIA_QUIZ_CHOICES);
  g_return_if_fail (self->shown.question != NULL && !self->shown.is_answered);

  if (self->shown.question->chosen == PANDORIA_QUIZ_OPEN)
    get_question (self, self->step / 2)->chosen = (int) choice;
  pandoria_tour_walk (self, 1);
}

void
pandoria_tour_end (PandoriaTour *self)
{
  g_return_if_fail (PANDORIA_IS_TOUR (self));

  if (self->has_ended)
    return;
  self->has_ended = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  g_signal_handlers_disconnect_by_func (self->game, on_game_changed, self);
  g_signal_emit_by_name (self, "ended");
}

void
pandoria_tour_finish (PandoriaTour *self)
{
  g_autoptr (PandoriaGame) game = NULL;
  gboolean returns;

  g_return_if_fail (PANDORIA_IS_TOUR (self));

  game = g_object_ref (self->game);
  returns
      = !self->has_ended
        && (self->shown.kind == PANDORIA_TOUR_EXPLAIN || self->shown.kind == PANDORIA_TOUR_QUIZ);
  pandoria_tour_end (self);
  if (returns)
    pandoria_game_look_at (game, pandoria_game_get_position (game));
}

void
pandoria_tour_set_speed (PandoriaTour *self, guint speed)
{
  g_return_if_fail (PANDORIA_IS_TOUR (self) && speed < PANDORIA_N_TOUR_SPEEDS);

  self->speed = speed;
  if (self->timer != 0)
    wait (self);
}

PandoriaGame *
pandoria_tour_get_game (PandoriaTour *self)
{
  g_return_val_if_fail (PANDORIA_IS_TOUR (self), NULL);
  return self->game;
}

const PandoriaTourStep *
pandoria_tour_get_step (PandoriaTour *self)
{
  g_return_val_if_fail (PANDORIA_IS_TOUR (self), NULL);
  return &self->shown;
}
