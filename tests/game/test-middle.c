/* Tests taking games over from the middle. Corrections alone restore every position of random games
 * and of the sample game, and the rest of the game has the same results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "nonsense.h"
#include "random-games.h"

#include "pandoria-game.h"
#include "pandoria-position.h"
#include "pandoria-text.h"

#define N_GAMES (g_test_slow () ? 5 : 2)

/** Course: a played game with the state before each act and the final one: states has one element
 * more than acts. */
typedef struct
{
  GArray *states, *acts;
} Course;

/** Tally: counts the positions of a kind of game. */
typedef struct
{
  guint positions, beginnings, played_on, skipped, with_ghosts, with_empty_hands, acts;
} Tally;

static void
course_clear (Course *course)
{
  g_array_set_size (course->states, 0);
  g_array_set_size (course->acts, 0);
}

static void
course_free (Course *course)
{
  g_array_unref (course->states);
  g_array_unref (course->acts);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Course, course_free)

static Course
course_new (void)
{
  return (Course){ g_array_new (FALSE, FALSE, sizeof (PandoriaState)),
                   g_array_new (FALSE, FALSE, sizeof (PandoriaAction)) };
}

static const PandoriaState *
course_state (const Course *course, guint n)
{
  return &g_array_index (course->states, PandoriaState, n);
}

/* --- what counts as history ----------------------------------------------------------------- */

static gboolean
has_ghost_on_board (const PandoriaState *s)
{
  for (guint p = 0; p < s->n_players; p++)
    if (s->players[p].haunter.place == PANDORIA_HAUNTER_BOARD)
      return TRUE;
  return FALSE;
}

static gboolean
has_empty_hand (const PandoriaState *s, const PandoriaState *first)
{
  for (guint p = 0; p < s->n_players; p++)
    if (s->players[p].tiles != first->players[p].tiles)
      return TRUE;
  return FALSE;
}

/* Clears acts of a turn that has begun, and of the last one: edit-table is for the beginning of a
 * turn (rulings 75). */
static void
forget_turn (PandoriaState *s)
{
  PandoriaPosition position;

  pandoria_position_init (&position, s);
  for (guint p = 0; p < s->n_players; p++)
    position.state.players[p].haunter = s->players[p].haunter;
  position.state.skips = s->skips;
  position.state.slots_corrected = s->slots_corrected;
  *s = position.state;
}

/* Moves ghosts to the reserve: corrections cannot put them on a space, only give them to a player
 * (rulings 78). */
static void
let_ghosts_wait (PandoriaState *s)
{
  for (guint p = 0; p < s->n_players; p++)
    {
      PandoriaHaunter *haunter = &s->players[p].haunter;

      if (haunter->place != PANDORIA_HAUNTER_BOARD)
        continue;
      haunter->place = PANDORIA_HAUNTER_RESERVE;
      haunter->at = PANDORIA_SPACE_NONE;
    }
}

/* Removes from both states the parts of @wanted that corrections cannot express, each with its
 * reason. All others must be equal. */
static void
forget_history (PandoriaState *wanted, PandoriaState *reached)
{
  if (wanted->step != PANDORIA_STEP_PLACE)
    forget_turn (wanted);
  /* Marks slots as corrected: two identical buildings then break no rule. It has no other use. */
  wanted->slots_corrected = reached->slots_corrected = FALSE;
  /* Starts again with another round or player (rulings 75). */
  wanted->skips = reached->skips = 0;
  /* Players neither draw nor lose tiles in hand (rulings 75). This differs until a placed tile is
   * replaced. */
  for (guint p = 0; p < wanted->n_players; p++)
    wanted->players[p].tiles = reached->players[p].tiles = 0;
  let_ghosts_wait (wanted);
  let_ghosts_wait (reached);
}

#define MEMBER(name)                                                                    \
  {                                                                                     \
#name, G_STRUCT_OFFSET(PandoriaState, name), sizeof(((PandoriaState *) NULL)->name) \
  }

/* Compares member by member, so that a failure names one. The last comparison includes all others.
 */
static void
assert_same (const PandoriaState *wanted, const PandoriaState *reached)
{
  static const struct
  {
    const char *name;
    gsize offset, size;
  } members[]
      = { MEMBER (terrain),      MEMBER (symbols),      MEMBER (artifact),  MEMBER (printed),
          MEMBER (open_exit),    MEMBER (double_tiles), MEMBER (singles),   MEMBER (deck),
          MEMBER (market),       MEMBER (n_monuments),  MEMBER (monuments), MEMBER (n_relics_taken),
          MEMBER (relics_taken), MEMBER (round),        MEMBER (turn),      MEMBER (active),
          MEMBER (step),         MEMBER (last_round),   MEMBER (laid),      MEMBER (pending) };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (memcmp ((const char *) wanted + members[i].offset,
                (const char *) reached + members[i].offset, members[i].size)
        != 0)
      g_error ("turn %u differs in “%s”", wanted->turn, members[i].name);
  for (guint p = 0; p < wanted->n_players; p++)
    {
      const PandoriaPlayerState *a = &wanted->players[p], *b = &reached->players[p];

      g_assert_cmpmem (a->counters, sizeof a->counters, b->counters, sizeof b->counters);
      g_assert_cmpmem (a->slots, sizeof a->slots, b->slots, sizeof b->slots);
      g_assert_cmpmem (&a->haunter, sizeof a->haunter, &b->haunter, sizeof b->haunter);
      g_assert_cmpmem (a->prisoners, sizeof a->prisoners, b->prisoners, sizeof b->prisoners);
      g_assert_cmpint (a->workers, ==, b->workers);
      g_assert_cmpint (a->total_workers, ==, b->total_workers);
    }
  g_assert_true (pandoria_state_equal (wanted, reached));
}

/* --- the property --------------------------------------------------------------------------- */

/* Applies @acts in order to @from. Returns: the resulting state. */
static PandoriaState
apply_all (const PandoriaState *from, GArray *acts)
{
  PandoriaState state = *from;

  for (guint i = 0; i < acts->len; i++)
    {
      const PandoriaAction *act = &g_array_index (acts, PandoriaAction, i);
      g_autoptr (GError) error = NULL;
      const char *broken;

      g_assert_true (pandoria_act_is_correction (act->kind));
      pandoria_state_apply (&state, act, &state, NULL, &error);
      g_assert_no_error (error);
      if (!pandoria_state_check (&state, &broken))
        g_error ("after act %u of %u: %s", i, acts->len, broken);
    }
  return state;
}

/* Takes over the position after @n acts, from the state after @from. */
static PandoriaState
take_over (const Course *course, guint from, guint n, Tally *tally)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  g_autoptr (GError) error = NULL;
  PandoriaState wanted = *course_state (course, n), reached, end, forgetful;
  PandoriaPosition position;
  PandoriaAction refused;

  pandoria_position_init (&position, &wanted);
  if (!pandoria_position_list_acts (&position, course_state (course, from), acts, &end, &refused,
                                    &error))
    g_error ("%s of player %u at %d after %u acts: %s", pandoria_act_key (refused.kind),
             refused.player, refused.at, acts->len, error->message);
  reached = apply_all (course_state (course, from), acts);
  g_assert_true (pandoria_state_equal (&reached, &end));
  forgetful = reached;
  forget_history (&wanted, &forgetful);
  assert_same (&wanted, &forgetful);
  tally->acts += acts->len;
  return reached;
}

/* Asserts that the remaining acts are accepted and have the same results, to the end of the game.
 */
static void
play_on (const Course *course, guint n, PandoriaState state)
{
  for (guint i = n; i < course->acts->len; i++)
    {
      PandoriaState wanted = *course_state (course, i + 1);
      g_autofree PandoriaEvents *events = g_new0 (PandoriaEvents, 1);
      g_autofree PandoriaEvents *before = g_new0 (PandoriaEvents, 1);
      const PandoriaAction *act = &g_array_index (course->acts, PandoriaAction, i);
      g_autoptr (GError) error = NULL;

      g_assert_true (pandoria_state_apply (course_state (course, i), act, NULL, before, NULL));
      pandoria_state_apply (&state, act, &state, events, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (before->items, before->n * sizeof before->items[0], events->items,
                       events->n * sizeof events->items[0]);
      state.slots_corrected = wanted.slots_corrected;
      for (guint p = 0; p < state.n_players && wanted.double_tiles == 0; p++)
        state.players[p].tiles = wanted.players[p].tiles;
      assert_same (&wanted, &state);
    }
}

static void
check_position (const Course *course, guint n, Tally *tally)
{
  const PandoriaState *state = course_state (course, n);
  PandoriaState reached = take_over (course, 0, n, tally);

  tally->positions++;
  if (state->step != PANDORIA_STEP_PLACE)
    return;
  tally->beginnings++;
  tally->skipped += state->skips > 0;
  tally->with_ghosts += has_ghost_on_board (state);
  tally->with_empty_hands += has_empty_hand (state, course_state (course, 0));
  if (state->skips > 0 || has_ghost_on_board (state))
    return;
  tally->played_on++;
  play_on (course, n, reached);
}

static void
check_course (const Course *course, Tally *tally)
{
  for (guint n = 0; n < course->states->len; n++)
    check_position (course, n, tally);
}

/* --- random games --------------------------------------------------------------------------- */

/** Run: the course of the current game. */
typedef struct
{
  Course course;
  Tally tally;
  void (*check) (const Course *course, Tally *tally);
} Run;

static gboolean
note_act (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
          const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Run *run = data;

  if (run->course.states->len == 0)
    g_array_append_val (run->course.states, *before);
  g_array_append_val (run->course.states, *after);
  g_array_append_val (run->course.acts, *action);
  if (!after->finished)
    return TRUE;
  run->check (&run->course, &run->tally);
  course_clear (&run->course);
  return TRUE;
}

static Tally
run_games (const GameKind *kind, guint n, void (*check) (const Course *course, Tally *tally))
{
  g_auto (Course) course = course_new ();
  Run run = { .course = course, .check = check };

  random_games_play (kind, n, note_act, &run);
  g_assert_cmpuint (run.tally.positions, >, 0);
  return run.tally;
}

static void
test_random (gconstpointer data)
{
  Tally tally = run_games (data, N_GAMES, check_course);

  g_assert_cmpuint (tally.played_on, >, 0);
  g_test_message ("%u positions, %u of them the beginning of a turn; played on from %u; %u after "
                  "somebody skipped, %u with "
                  "a ghost on the board, %u with empty hands; %u corrections",
                  tally.positions, tally.beginnings, tally.played_on, tally.skipped,
                  tally.with_ghosts, tally.with_empty_hands, tally.acts);
}

/* From any turn to any other, also backwards: existing contents are removed first. */
static void
check_jumps (const Course *course, Tally *tally)
{
  guint from = 0;

  for (guint n = 0; n < course->states->len; n += 7)
    {
      guint next = (from * 31 + 17) % course->states->len;

      while (course_state (course, next)->step != PANDORIA_STEP_PLACE)
        next = (next + 1) % course->states->len;
      take_over (course, from, n, tally);
      tally->positions++;
      from = next;
    }
}

static void
test_from_anywhere (gconstpointer data)
{
  run_games (data, N_GAMES, check_jumps);
}

static PandoriaRecord *
load_sample (Course *course)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), "data", "games",
                                            "sample.pandoria", NULL);
  g_autoptr (GError) error = NULL;
  PandoriaRecord *record = pandoria_record_new_from_file (path, &error);
  PandoriaState state;

  g_assert_no_error (error);
  for (guint n = 0; n <= pandoria_record_get_n_actions (record); n++)
    {
      g_assert_true (pandoria_record_replay (record, n, &state, NULL, NULL));
      g_array_append_val (course->states, state);
      if (n < pandoria_record_get_n_actions (record))
        g_array_append_val (course->acts, *pandoria_record_get_action (record, n));
    }
  return record;
}

/* --- what the rules would never bring ------------------------------------------------------- */

/* A reserve can exceed the limit of adjust if figures return after it was corrected. */
static gboolean
is_overfull (const PandoriaState *s)
{
  for (guint p = 0; p < s->n_players; p++)
    if (s->players[p].workers > s->players[p].max_workers)
      return TRUE;
  return FALSE;
}

/* Applies random corrections, if they are accepted. */
static void
spoil (PandoriaState *state, GRand *rand)
{
  for (guint i = 0; i < 400; i++)
    {
      PandoriaAction action;
      PandoriaState after;

      nonsense_fill_action (rand, state->n_players, &action);
      if (pandoria_act_is_correction (action.kind)
          && pandoria_state_apply (state, &action, &after, NULL, NULL) && !is_overfull (&after))
        *state = after;
    }
}

/* Corrected positions can be reached, too: with more than two castles, fewer workers or without
 * printed spaces. */
static void
check_spoilt (const Course *course, Tally *tally)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (course->acts->len);
  g_auto (Course) spoilt = course_new ();

  g_array_append_val (spoilt.states, *course_state (course, 0));
  for (guint n = 0; n < course->states->len; n += 5)
    {
      PandoriaState state = *course_state (course, n);

      spoil (&state, rand);
      g_array_append_val (spoilt.states, state);
      take_over (&spoilt, 0, spoilt.states->len - 1, tally);
      if (course_state (&spoilt, spoilt.states->len - 2)->step == PANDORIA_STEP_PLACE
          && pandoria_spaces_equal (course_state (&spoilt, spoilt.states->len - 2)->printed,
                                    state.printed))
        take_over (&spoilt, spoilt.states->len - 2, spoilt.states->len - 1, tally);
      tally->positions++;
    }
}

static void
test_spoilt (gconstpointer data)
{
  run_games (data, N_GAMES, check_spoilt);
}

/* Printed terrain stays printed after any correction except clearing; then it has a tile. */
static void
test_printed (void)
{
  g_auto (Course) course = course_new ();
  g_autoptr (PandoriaRecord) sample = load_sample (&course);
  PandoriaState state = *course_state (&course, 0);
  Tally tally = { 0 };
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_EDIT_SPACE);
  action.at = pandoria_spaces_first (state.printed);
  action.edit_terrain = PANDORIA_EDIT_CLEAR;
  g_assert_true (pandoria_state_apply (&state, &action, &state, NULL, NULL));
  action.edit_terrain = PANDORIA_EDIT_SET;
  action.terrain = PANDORIA_TERRAIN_CITY;
  g_assert_true (pandoria_state_apply (&state, &action, &state, NULL, NULL));
  g_array_append_val (course.states, state);
  take_over (&course, 0, course.states->len - 1, &tally);
  g_assert_cmpuint (tally.acts, ==, 2);
}

/* --- the fewest acts ------------------------------------------------------------------------ */

/* Returns: whether @acts without act @left_out lead from @from to @position. */
static gboolean
leads_without (const PandoriaState *from, GArray *acts, guint left_out,
               const PandoriaPosition *position)
{
  PandoriaState state = *from;
  PandoriaPosition end;

  for (guint i = 0; i < acts->len; i++)
    if (i != left_out
        && !pandoria_state_apply (&state, &g_array_index (acts, PandoriaAction, i), &state, NULL,
                                  NULL))
      return FALSE;
  pandoria_position_init (&end, &state);
  return pandoria_position_is_same (&end, position);
}

/* Asserts at most one act of each kind for each space and player, and one for the table, plus one
 * for each ghost. */
static void
assert_one_each (GArray *acts)
{
  gboolean spaces[PANDORIA_N_SPACES] = { FALSE }, players[2][PANDORIA_MAX_PLAYERS] = { FALSE };
  guint tables = 0, ghosts = 0;

  for (guint i = 0; i < acts->len; i++)
    {
      const PandoriaAction *act = &g_array_index (acts, PandoriaAction, i);
      gboolean *seen = act->kind == PANDORIA_ACT_EDIT_SPACE
                           ? &spaces[act->at]
                           : &players[act->kind == PANDORIA_ACT_ADJUST][act->player];

      if (act->kind == PANDORIA_ACT_EDIT_TABLE)
        tables++;
      else
        g_assert_false (*seen);
      if (act->kind == PANDORIA_ACT_EDIT_PLAYER)
        ghosts += act->tableau.edit_haunter == PANDORIA_EDIT_SET;
      *seen = act->kind != PANDORIA_ACT_EDIT_TABLE;
    }
  g_assert_cmpuint (tables, <=, 1 + ghosts);
}

/* No act is unnecessary, the acts are the same each time, and equal positions need none. */
static void
check_fewest (const Course *course, Tally *tally)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  g_autoptr (GArray) again = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  PandoriaState end;

  for (guint n = 0; n < course->states->len; n += 23)
    {
      PandoriaPosition position;

      pandoria_position_init (&position, course_state (course, n));
      g_assert_true (pandoria_position_list_acts (&position, course_state (course, 0), acts, &end,
                                                  NULL, NULL));
      assert_one_each (acts);
      for (guint i = 0; i < acts->len; i++)
        g_assert_false (leads_without (course_state (course, 0), acts, i, &position));
      g_assert_true (pandoria_position_list_acts (&position, course_state (course, 0), again, NULL,
                                                  NULL, NULL));
      g_assert_cmpmem (acts->data, acts->len * sizeof (PandoriaAction), again->data,
                       again->len * sizeof (PandoriaAction));
      g_assert_true (pandoria_position_list_acts (&position, &end, again, NULL, NULL, NULL));
      g_assert_cmpuint (again->len, ==, 0);
      tally->positions++;
    }
}

static void
test_fewest (gconstpointer data)
{
  run_games (data, 1, check_fewest);
}

/* --- the sample game, through a file -------------------------------------------------------- */

/* Returns: (transfer full): a record of the sample's setup, the corrections to the position after
 * @n acts, and the remaining acts. */
static PandoriaRecord *
write_from_middle (PandoriaRecord *sample, const Course *course, guint n, guint *n_corrections)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (sample, 0);
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  PandoriaPosition position;
  PandoriaRecord *read;
  gsize length;

  pandoria_position_init (&position, course_state (course, n));
  g_assert_true (
      pandoria_position_list_acts (&position, course_state (course, 0), acts, NULL, NULL, NULL));
  for (guint i = 0; i < acts->len; i++)
    pandoria_record_append (record, &g_array_index (acts, PandoriaAction, i), NULL, NULL);
  for (guint i = n; i < course->acts->len; i++)
    pandoria_record_append (record, &g_array_index (course->acts, PandoriaAction, i), NULL, NULL);
  data = pandoria_record_to_data (record, &length);
  read = pandoria_record_new_from_data (data, length, &error);
  g_assert_no_error (error);
  *n_corrections = acts->len;
  return read;
}

static void
test_sample_file (void)
{
  g_auto (Course) course = course_new ();
  g_autoptr (PandoriaRecord) sample = load_sample (&course);
  PandoriaState end = *course_state (&course, course.acts->len);
  guint n_corrections, n_read = 0;

  for (guint n = 0; n < course.acts->len; n++)
    {
      g_autoptr (PandoriaRecord) read = NULL;
      g_autoptr (GError) error = NULL;
      PandoriaState state;

      if (course_state (&course, n)->step != PANDORIA_STEP_PLACE)
        continue;
      read = write_from_middle (sample, &course, n, &n_corrections);
      pandoria_record_replay (read, pandoria_record_get_n_actions (read), &state, NULL, &error);
      g_assert_no_error (error);
      state.slots_corrected = end.slots_corrected;
      for (guint p = 0; p < end.n_players; p++)
        state.players[p].tiles = end.players[p].tiles;
      assert_same (&end, &state);
      n_read++;
    }
  g_assert_cmpuint (n_read, >, 20);
}

/* Returns: the first position of @course in the third round before a placement. */
static guint
find_third_round (const Course *course)
{
  for (guint n = 0; n < course->acts->len; n++)
    if (course_state (course, n)->round == 3
        && course_state (course, n)->step == PANDORIA_STEP_PLACE)
      return n;
  g_assert_not_reached ();
}

/* The position is one act to the user: one undo takes it back, one redo brings it. */
static void
test_one_act (void)
{
  g_auto (Course) course = course_new ();
  g_autoptr (PandoriaRecord) sample = load_sample (&course);
  guint n = find_third_round (&course), n_corrections;
  g_autoptr (PandoriaRecord) record = write_from_middle (sample, &course, n, &n_corrections);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  g_autofree char *undo = NULL, *redo = NULL;

  g_assert_cmpuint (n_corrections, >, 5);
  g_assert_cmpuint (pandoria_record_get_n_taken_over (record), ==, n_corrections);
  while (pandoria_game_get_position (game) > n_corrections)
    pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n_corrections);
  undo = pandoria_text_undo (game);
  g_assert_cmpstr (undo, ==, "Taken over from the table");
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 0);
  redo = pandoria_text_redo (game);
  g_assert_cmpstr (redo, ==, "Taken over from the table");
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n_corrections);
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n_corrections + 1);
}

/* Corrections of a game that begins with its first turn stay single acts. */
static void
test_single_corrections (void)
{
  g_auto (Course) course = course_new ();
  g_autoptr (PandoriaRecord) sample = load_sample (&course);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_beginning (sample, 0);
  g_autoptr (PandoriaGame) game = pandoria_game_new (record, NULL, NULL);
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.adjust[PANDORIA_COUNTER_POINTS] = 1;
  for (guint i = 0; i < 3; i++)
    g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  pandoria_game_undo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
}

static void
test_sample (void)
{
  g_auto (Course) course = course_new ();
  g_autoptr (PandoriaRecord) sample = load_sample (&course);
  Tally tally = { 0 };

  check_course (&course, &tally);
  g_assert_cmpuint (tally.positions, ==, pandoria_record_get_n_actions (sample) + 1);
  g_test_message ("%u positions, played on from %u", tally.positions, tally.played_on);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/middle/random", test_random);
  random_games_add_tests ("/middle/from-anywhere", test_from_anywhere);
  random_games_add_tests ("/middle/spoilt", test_spoilt);
  random_games_add_tests ("/middle/fewest", test_fewest);
  g_test_add_func ("/middle/printed", test_printed);
  g_test_add_func ("/middle/sample", test_sample);
  g_test_add_func ("/middle/sample-file", test_sample_file);
  g_test_add_func ("/middle/one-act", test_one_act);
  g_test_add_func ("/middle/single-corrections", test_single_corrections);
  return g_test_run ();
}
