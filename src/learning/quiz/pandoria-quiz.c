/* A quiz from a finished game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quiz.h"

#include <glib/gi18n-lib.h>

#include "pandoria-foresight.h"
#include "pandoria-text.h"

/* Higher than the gain from any region. */
#define WORTH_OF_PLAYER 1000

typedef struct
{
  PandoriaQuizQuestion question;
  int worth;
} Candidate;

/* Returns: how much the counter in @question rises for its player. A surplus counts, as do the
 * points for it and those of a Store. */
static int
sum_gains (const PandoriaQuizQuestion *question, const PandoriaForesight *foresight)
{
  int sum = 0;

  for (guint i = 0; i < foresight->events.n; i++)
    {
      const PandoriaEvent *event = &foresight->events.items[i];

      if (event->player != question->player)
        continue;
      if (event->counter == question->counter && event->kind != PANDORIA_EVENT_OVERFLOW)
        sum += event->amount;
      if (question->counter == PANDORIA_COUNTER_POINTS)
        sum += event->points;
    }
  return sum;
}

/* Asks for the gain of one player, not always the first one. Wrong answers are the gains of more or
 * fewer figures. */
static void
set_question (PandoriaQuizQuestion *question, const PandoriaForesight *foresight)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n = pandoria_foresight_get_gains (foresight, gains);
  int amount, step = 1, fewer;

  question->player = n > 0 ? gains[question->act % n].player : foresight->done.active;
  question->counter = n > 0 ? gains[question->act % n].counter : PANDORIA_COUNTER_POINTS;
  amount = sum_gains (question, foresight);
  for (guint i = 0; i < foresight->events.n; i++)
    if (foresight->events.items[i].kind == PANDORIA_EVENT_REGION)
      step = MAX (foresight->events.items[i].symbols, 1);
  fewer = MIN ((int) question->act % PANDORIA_QUIZ_CHOICES, amount / step);
  for (int i = 0; i < PANDORIA_QUIZ_CHOICES; i++)
    question->choices[i] = amount + (i - fewer) * step;
  question->right = fewer;
  question->chosen = PANDORIA_QUIZ_OPEN;
}

/* A tile that several players gain from makes a better question than one with a single gain. */
static int
find_worth (const PandoriaForesight *foresight)
{
  PandoriaForeseenGain gains[PANDORIA_MAX_FORESEEN];
  guint n = pandoria_foresight_get_gains (foresight, gains);
  gboolean gained[PANDORIA_MAX_PLAYERS] = { FALSE };
  int worth = 0;

  for (guint i = 0; i < n; i++)
    {
      worth += gains[i].amount;
      if (gains[i].amount > 0 && !gained[gains[i].player])
        worth += WORTH_OF_PLAYER;
      gained[gains[i].player] = gained[gains[i].player] || gains[i].amount > 0;
    }
  return worth;
}

static void
add_candidate (GArray *candidates, PandoriaGame *game, guint act, PandoriaForesight *foresight)
{
  const PandoriaState *before = pandoria_game_get_state_at (game, act);
  const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), act);
  Candidate candidate = { { .act = act, .action = *action }, 0 };

  if ((action->kind != PANDORIA_ACT_PLACE_TILE && action->kind != PANDORIA_ACT_PLACE_SINGLE)
      || !pandoria_foresight_make (before, action, foresight, NULL))
    return;
  candidate.worth = find_worth (foresight);
  set_question (&candidate.question, foresight);
  if (candidate.worth > 0 || foresight->done.n_pending > before->n_pending)
    g_array_append_val (candidates, candidate);
}

static GArray *
list_candidates (PandoriaGame *game)
{
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint act = 0; act < pandoria_game_get_position (game); act++)
    add_candidate (candidates, game, act, foresight);
  return candidates;
}

/* Returns: the candidate with the highest worth from @from up to, but not including, @to; the first
 * of equal ones. */
static const Candidate *
find_best (GArray *candidates, guint from, guint to)
{
  const Candidate *best = &g_array_index (candidates, Candidate, from);

  for (guint i = from + 1; i < to; i++)
    if (g_array_index (candidates, Candidate, i).worth > best->worth)
      best = &g_array_index (candidates, Candidate, i);
  return best;
}

GArray *
pandoria_quiz_list (PandoriaGame *game)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (PandoriaQuizQuestion));
  g_autoptr (GArray) candidates = NULL;
  guint n;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), questions);

  if (!pandoria_game_get_state (game)->finished)
    return questions;
  candidates = list_candidates (game);
  n = MIN (candidates->len, PANDORIA_QUIZ_MOST);
  for (guint i = 0; i < n; i++)
    g_array_append_val (
        questions,
        find_best (candidates, i * candidates->len / n, (i + 1) * candidates->len / n)->question);
  return questions;
}

static char *
describe_hex (const PandoriaHex *hex)
{
  g_autofree char *what = pandoria_text_hex (hex->terrain, hex->symbols);

  /* Translators: a space, and what a tile shows there: “F7 (Forest, 2 wood)” */
  return g_strdup_printf (C_ ("half of a tile", "%1$s (%2$s)"), pandoria_space_name (hex->at),
                          what);
}

static char *
describe_tile (const PandoriaAction *action)
{
  g_autoptr (GPtrArray) parts = pandoria_phrases_new ();
  const guint n_hexes = action->kind == PANDORIA_ACT_PLACE_TILE ? 2 : 1;

  for (guint i = 0; i < n_hexes; i++)
    pandoria_phrases_add (parts, describe_hex (&action->hexes[i]));
  if (action->artifacts > 0)
    pandoria_phrases_add (parts,
                          pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS, action->artifacts));
  /* Translators: between the halves of a tile, “F7 (Forest, 2 wood), E7 (City, 1 point)” */
  return pandoria_phrases_join (parts, C_ ("halves of a tile", ", "));
}

/* Asks how much of @counter @gainer gains when @placer places @tile. */
static char *
write_question (PandoriaCounter counter, const char *placer, const char *tile, const char *gainer)
{
  /* Translators: a player places a tile, “F7 (Forest, 2 wood), E7 (City, 1 point)”; what does the
   * third, perhaps the same, player gain? */
  switch (counter)
    {
    case PANDORIA_COUNTER_CRYSTAL:
      return g_strdup_printf (_ ("%1$s places %2$s: how many crystals does %3$s gain?"), placer,
                              tile, gainer);
    case PANDORIA_COUNTER_GOLD:
      return g_strdup_printf (_ ("%1$s places %2$s: how much gold does %3$s gain?"), placer, tile,
                              gainer);
    case PANDORIA_COUNTER_WOOD:
      return g_strdup_printf (_ ("%1$s places %2$s: how much wood does %3$s gain?"), placer, tile,
                              gainer);
    default:
      return g_strdup_printf (_ ("%1$s places %2$s: how many points does %3$s gain?"), placer, tile,
                              gainer);
    }
}

char *
pandoria_quiz_ask (PandoriaGame *game, const PandoriaQuizQuestion *question)
{
  g_autofree char *tile = NULL;
  PandoriaRecord *record;
  guint active;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && question != NULL, NULL);

  tile = describe_tile (&question->action);
  record = pandoria_game_get_record (game);
  active = pandoria_game_get_state_at (game, question->act)->active;
  return write_question (question->counter, pandoria_record_get_player_name (record, active), tile,
                         pandoria_record_get_player_name (record, question->player));
}

/* Returns: (transfer full): the score of all questions up to @question, “6 of 8”. */
static char *
describe_score (GArray *questions, const PandoriaQuizQuestion *question)
{
  guint n = 1, n_right = question->chosen == question->right;

  for (guint i = 0;
       i < questions->len && g_array_index (questions, PandoriaQuizQuestion, i).act < question->act;
       i++)
    {
      const PandoriaQuizQuestion *before = &g_array_index (questions, PandoriaQuizQuestion, i);

      n++;
      n_right += before->chosen == before->right;
    }
  return g_strdup_printf (_ ("%1$u of %2$u"), n_right, n);
}

char *
pandoria_quiz_answer (PandoriaGame *game, GArray *questions, guint number)
{
  const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, number);
  g_autofree PandoriaForesight *foresight = g_new (PandoriaForesight, 1);
  g_autofree char *text = NULL, *score = NULL;
  const PandoriaState *before;

  g_return_val_if_fail (PANDORIA_IS_GAME (game) && number < questions->len, NULL);

  before = pandoria_game_get_state_at (game, question->act);
  if (!pandoria_foresight_make (before, &question->action, foresight, NULL))
    g_return_val_if_reached (NULL);
  text = pandoria_foresight_describe (game, before, &question->action, foresight);
  score = describe_score (questions, question);
  if (question->chosen == question->right)
    /* Translators: a question was answered right; the score, “6 of 8”; then what comes of the tile
     */
    return g_strdup_printf (_ ("Right, %1$s. %2$s."), score, text);
  /* Translators: a question was not answered right: the right number; the score, “6 of 8”; then
   * what comes of the tile */
  return g_strdup_printf (_ ("It is %1$d (%2$s right). %3$s."), question->choices[question->right],
                          score, text);
}
