/* Tests the quiz, in many kinds of random games and in the sample game: the answers agree with
 * engine and record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-quiz.h"

#include <string.h>

#include "pandoria-text.h"
#include "random-game.h"
#include "stored-game.h"
#include "sample-game.h"

#define GAMES 6

typedef struct
{
  guint n_questions, n_scored, n_several, n_idle, n_single, n_artifacts;
} Seen;

/* --- an answer ------------------------------------------------------------------------------ */

/* Does @action in @state. Returns: (transfer full): its entries. */
static PandoriaEvents *
do_act (PandoriaState *state, const PandoriaAction *action)
{
  PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
  g_autoptr (GError) error = NULL;

  pandoria_state_apply (state, action, state, events, &error);
  g_assert_no_error (error);
  return events;
}

/* Compares the gains with those of @after, the next act of the record, if it scored the turn right
 * after the tile. */
static void
compare_with_record (PandoriaGame *game, guint after, const PandoriaEvents *scored, Seen *seen)
{
  const PandoriaAction *action
      = pandoria_record_get_action (pandoria_game_get_record (game), after);
  GListModel *ledger = pandoria_game_get_ledger (game);
  guint n = 0;

  if ((action->kind != PANDORIA_ACT_SCORE && action->kind != PANDORIA_ACT_END_TURN)
      || action->n_cards > 0)
    return;
  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      const PandoriaEvent *event = &entry->event;

      if (entry->action != after || event->kind != PANDORIA_EVENT_REGION)
        continue;
      while (n < scored->n && scored->items[n].kind != PANDORIA_EVENT_REGION)
        n++;
      g_assert_cmpuint (n, <, scored->n);
      g_assert_cmpmem (event, sizeof *event, &scored->items[n], sizeof *event);
      n++;
    }
  seen->n_scored += n > 0;
}

static void
count_players (const PandoriaEvents *scored, Seen *seen)
{
  guint players = 0;

  for (guint i = 0; i < scored->n; i++)
    if (scored->items[i].kind == PANDORIA_EVENT_REGION && scored->items[i].amount > 0)
      players |= 1U << scored->items[i].player;
  seen->n_several += (players & (players - 1)) != 0;
  seen->n_idle += players == 0;
}

/* Returns: the increase of the player's counter in question from @before to @after, including the
 * surplus. */
static int
count_gained (const PandoriaState *before, const PandoriaState *after, const PandoriaEvents *events,
              const PandoriaQuizQuestion *question)
{
  int gained = after->players[question->player].counters[question->counter]
               - before->players[question->player].counters[question->counter];

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_OVERFLOW
        && events->items[i].player == question->player
        && events->items[i].counter == question->counter)
      gained -= events->items[i].amount;
  return gained;
}

/* One of the numbers is right. */
static void
check_choices (const PandoriaQuizQuestion *question, int gained)
{
  g_assert_cmpint (question->chosen, ==, PANDORIA_QUIZ_OPEN);
  g_assert_cmpint (question->choices[0], >=, 0);
  for (int i = 1; i < PANDORIA_QUIZ_CHOICES; i++)
    g_assert_cmpint (question->choices[i], >, question->choices[i - 1]);
  g_assert_cmpint (question->choices[question->right], ==, gained);
}

/* The answer equals the gains of the tile and of the scoring after it. */
static void
check_answer (PandoriaGame *game, GArray *questions, guint number, Seen *seen)
{
  const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, number);
  PandoriaState state = *pandoria_game_get_state_at (game, question->act);
  g_autofree PandoriaEvents *laid = do_act (&state, &question->action);
  g_autofree PandoriaEvents *scored = g_new0 (PandoriaEvents, 1);
  g_autofree char *answer = pandoria_quiz_answer (game, questions, number);
  g_autofree char *gains = NULL;
  PandoriaAction score;

  g_assert_cmpmem (&state, sizeof state, pandoria_game_get_state_at (game, question->act + 1),
                   sizeof state);
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (state.n_pending > 0)
    {
      g_free (scored);
      scored = do_act (&state, &score);
    }
  compare_with_record (game, question->act + 1, scored, seen);
  count_players (scored, seen);
  memcpy (&laid->items[laid->n], scored->items, scored->n * sizeof scored->items[0]);
  laid->n += scored->n;
  check_choices (question, count_gained (pandoria_game_get_state_at (game, question->act), &state,
                                         laid, question));
  gains = pandoria_text_gains (game, laid->items, laid->n, PANDORIA_TEXT_POSSIBLE_GAINS);
  g_assert_nonnull (strstr (answer, gains != NULL ? gains : "nobody would gain anything"));
}

static void
check_question (PandoriaGame *game, GArray *questions, guint number, Seen *seen)
{
  const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, number);
  const PandoriaAction *action
      = pandoria_record_get_action (pandoria_game_get_record (game), question->act);
  g_autofree char *asked = pandoria_quiz_ask (game, question);
  gboolean is_single = action->kind == PANDORIA_ACT_PLACE_SINGLE;

  g_assert_cmpmem (&question->action, sizeof *action, action, sizeof *action);
  g_assert_true (is_single || action->kind == PANDORIA_ACT_PLACE_TILE);
  for (guint i = 0; i < (is_single ? 1 : 2); i++)
    g_assert_nonnull (strstr (asked, pandoria_space_name (action->hexes[i].at)));
  g_assert_cmpint (strstr (asked, " artifact") != NULL, ==, action->artifacts > 0);
  check_answer (game, questions, number, seen);
  seen->n_questions++;
  seen->n_single += is_single;
  seen->n_artifacts += action->artifacts > 0;
}

/* --- a quiz --------------------------------------------------------------------------------- */

static gboolean
closes (PandoriaGame *game, guint act)
{
  const PandoriaAction *action = pandoria_record_get_action (pandoria_game_get_record (game), act);
  guint before = pandoria_game_get_state_at (game, act)->n_pending;

  return (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE)
         && pandoria_game_get_state_at (game, act + 1)->n_pending > before;
}

/* Questions are spread over the game: the tiles before, between and after them are not many more
 * than an equal share. */
static void
check_spread (PandoriaGame *game, GArray *questions)
{
  guint n_closing = 0, between = 0, most;

  for (guint act = 0; act < pandoria_game_get_position (game); act++)
    n_closing += closes (game, act);
  most = 2 * (n_closing / PANDORIA_QUIZ_MOST + 1);
  for (guint act = 0, next = 0; act < pandoria_game_get_position (game); act++)
    {
      between += closes (game, act);
      if (next < questions->len && g_array_index (questions, PandoriaQuizQuestion, next).act == act)
        {
          next++;
          between = 0;
        }
      g_assert_cmpuint (between, <=, most);
    }
}

static void
check_quiz (PandoriaGame *game, Seen *seen)
{
  g_autoptr (GArray) questions = pandoria_quiz_list (game), again = pandoria_quiz_list (game);

  g_assert_cmpuint (questions->len, >, 0);
  g_assert_cmpuint (questions->len, <=, PANDORIA_QUIZ_MOST);
  g_assert_cmpuint (again->len, ==, questions->len);
  for (guint i = 0; i < questions->len; i++)
    {
      const PandoriaQuizQuestion *question = &g_array_index (questions, PandoriaQuizQuestion, i);

      g_assert_true (i == 0 || question->act > question[-1].act);
      g_assert_cmpuint (g_array_index (again, PandoriaQuizQuestion, i).act, ==, question->act);
      check_question (game, questions, i, seen);
    }
  check_spread (game, questions);
}

/* --- tests ---------------------------------------------------------------------------------- */

static const struct
{
  const char *name;
  guint players;
  PandoriaEdition edition;
  PandoriaVariant variant;
  gboolean partnership, artifacts, river;
} kinds[] = {
  { .name = "two-players", .players = 2 },
  { .name = "three-players", .players = 3 },
  { .name = "four-players", .players = 4 },
  { .name = "partnership", .players = 4, .partnership = TRUE },
  { .name = "revised", .players = 4, .edition = PANDORIA_EDITION_REVISED },
  { .name = "family", .players = 3, .variant = PANDORIA_VARIANT_FAMILY },
  { .name = "artifacts", .players = 4, .artifacts = TRUE },
  { .name = "river", .players = 4, .river = TRUE },
  { .name = "everything", .players = 4, .partnership = TRUE, .artifacts = TRUE, .river = TRUE },
};

static void
test_random_games (void)
{
  Seen seen = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint32 seed = 1; seed <= GAMES; seed++)
      {
        g_autofree PandoriaSetup *setup = g_new0 (PandoriaSetup, 1);
        g_autoptr (PandoriaGame) game = NULL;

        pandoria_setup_init (setup, kinds[i].players);
        setup->edition = (guint8) kinds[i].edition;
        setup->variant = (guint8) kinds[i].variant;
        setup->partnership = kinds[i].partnership;
        setup->artifacts = kinds[i].artifacts;
        game = random_game_play_on (
            setup, kinds[i].river ? PANDORIA_BOARD_RESOURCE_B : PANDORIA_BOARD_RESOURCE_A, seed);
        check_quiz (game, &seen);
      }
  g_test_message ("%u questions, %u of them scored at once, %u bring several players something, %u "
                  "nobody, %u single, "
                  "%u with artifacts",
                  seen.n_questions, seen.n_scored, seen.n_several, seen.n_idle, seen.n_single,
                  seen.n_artifacts);
  g_assert_cmpuint (seen.n_scored, >, 20);
  g_assert_cmpuint (seen.n_several, >, 20);
  g_assert_cmpuint (seen.n_artifacts, >, 0);
}

/* A Store brings points, too, and the right answer counts them. */
static void
test_store (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("surplus-in-a-store");
  Seen seen = { 0 };

  check_quiz (game, &seen);
}

/* The sample game has the greatest number of questions. A running game has none. */
static void
test_sample (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) questions = pandoria_quiz_list (game), none = NULL;
  Seen seen = { 0 };

  g_assert_cmpuint (questions->len, ==, PANDORIA_QUIZ_MOST);
  check_quiz (game, &seen);
  pandoria_game_undo (game);
  none = pandoria_quiz_list (game);
  g_assert_cmpuint (none->len, ==, 0);
}

/* A game may end before any region closes. */
static void
test_nothing_closes (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("nothing-closed");
  g_autoptr (GArray) questions = pandoria_quiz_list (game);

  g_assert_true (pandoria_game_get_state (game)->finished);
  for (guint act = 0; act < pandoria_game_get_position (game); act++)
    g_assert_false (closes (game, act));
  g_assert_cmpuint (questions->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quiz/random-games", test_random_games);
  g_test_add_func ("/quiz/store", test_store);
  g_test_add_func ("/quiz/sample", test_sample);
  g_test_add_func ("/quiz/nothing-closes", test_nothing_closes);
  return g_test_run ();
}
