/* Tests the review of a game: it is the same in any thread and from the cache. Its chances are
 * valid, and luck averages 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <math.h>

#include "pandoria-board-json.h"
#include "pandoria-review-testing.h"
#include "policy-games.h"
#include "sample-game.h"
#include "session-fixture.h"

/* Acts of the sample game: few, so that a review takes less than a second. */
#define N_ACTS 60

static PandoriaReview *
begin_review (PandoriaGame *game, guint32 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_beginning (pandoria_game_get_record (game), N_ACTS);
  PandoriaReview *review = pandoria_review_new (record, seed, 1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (review->turns->len, >, 5);
  return review;
}

static void
count_progress (guint n, guint all, gpointer data)
{
  g_assert_cmpuint (n, <=, all);
  g_atomic_int_inc ((gint *) data);
}

static PandoriaReview *
make_review (PandoriaGame *game, guint32 seed, guint n_threads)
{
  PandoriaReview *review = begin_review (game, seed);
  gint n = 0;

  g_assert_true (pandoria_review_run (review, n_threads, NULL, count_progress, &n));
  g_assert_cmpint (n, ==, review->turns->len);
  return review;
}

static gboolean
is_same_answer (const PandoriaHintAnswer *a, const PandoriaHintAnswer *b)
{
  if (a->n != b->n || a->playouts != b->playouts || a->final != b->final
      || a->has_played != b->has_played || a->played.behind != b->played.behind
      || a->played.error != b->played.error)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (a->places[i].worth != b->places[i].worth || a->places[i].behind != b->places[i].behind
        || a->places[i].error != b->places[i].error
        || a->places[i].placement.figure != b->places[i].placement.figure
        || a->places[i].placement.leader != b->places[i].placement.leader
        || a->places[i].placement.worth != b->places[i].placement.worth
        || memcmp (a->places[i].placement.hexes, b->places[i].placement.hexes,
                   sizeof (PandoriaHex[2]))
               != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_same (const PandoriaReview *a, const PandoriaReview *b)
{
  for (guint i = 0; i < a->turns->len; i++)
    {
      const PandoriaReviewTurn *x = pandoria_review_get_turn (a, i),
                               *y = pandoria_review_get_turn (b, i);

      if (x->luck != y->luck || memcmp (x->chances, y->chances, sizeof x->chances) != 0
          || memcmp (x->then, y->then, sizeof x->then) != 0
          || !is_same_answer (&x->answer, &y->answer))
        return FALSE;
    }
  return a->turns->len == b->turns->len;
}

static void
test_threads (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) one = make_review (game, 5, 1);
  g_autoptr (PandoriaReview) three = make_review (game, 5, 3);
  g_autoptr (PandoriaReview) other = make_review (game, 6, 2);

  g_assert_true (is_same (one, three));
  g_assert_false (is_same (one, other));
}

static void
test_cancelled (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = begin_review (game, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  g_assert_false (pandoria_review_run (review, 2, cancellable, NULL, NULL));
}

/* --- the cache ------------------------------------------------------------------------------ */

static void
test_cache (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) made = make_review (game, 5, 2);
  g_autoptr (PandoriaReview) read = begin_review (game, 5);
  g_autoptr (PandoriaReview) other = begin_review (game, 6);
  g_autofree char *path = pandoria_review_get_file (made);

  g_assert_true (g_str_has_prefix (path, g_get_user_cache_dir ()));
  g_assert_false (pandoria_review_load (read));
  pandoria_review_store (made);
  g_assert_true (pandoria_review_load (read));
  g_assert_true (is_same (made, read));
  g_assert_false (pandoria_review_load (other));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Writes @text into the cache as a review with a valid checksum. */
static void
write_numbers (const char *path, const char *numbers)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, numbers, -1);
  g_autofree char *text = g_strconcat ("pandoria-review 1 ", sum, "\n", numbers, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A damaged file gives the whole review, or none. */
static void
test_spoilt (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) made = make_review (game, 5, 2);
  g_autoptr (PandoriaReview) read = begin_review (game, 5);
  g_autoptr (PandoriaReview) untouched = begin_review (game, 5);
  g_autofree char *path = pandoria_review_get_file (made);
  g_autofree char *text = NULL;
  const char *numbers;
  gsize length;

  pandoria_review_store (made);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  numbers = strchr (text, '\n') + 1;
  for (gsize i = 0; i < length; i += 97)
    {
      g_autofree char *spoilt = g_memdup2 (text, length + 1);

      g_assert_true (g_file_set_contents (path, text, (gssize) i, NULL));
      g_assert_false (pandoria_review_load (read));
      spoilt[i] = spoilt[i] == '3' ? '4' : '3';
      g_assert_true (g_file_set_contents (path, spoilt, (gssize) length, NULL));
      g_assert_false (pandoria_review_load (read));
      if (&text[i] < numbers)
        continue;
      /* With a valid checksum a number may differ, but is never out of range. */
      spoilt[i] = '-';
      write_numbers (path, spoilt + (numbers - text));
      if (!pandoria_review_load (read))
        g_assert_true (is_same (read, untouched));
      pandoria_review_free (g_steal_pointer (&read));
      read = begin_review (game, 5);
    }
  write_numbers (path, "");
  g_assert_false (pandoria_review_load (read));
  g_assert_true (is_same (read, untouched));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* --- chances and luck ----------------------------------------------------------------------- */

static void
test_chances (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = make_review (game, 5, 2);
  guint16 chances[PANDORIA_MAX_PLAYERS];
  PandoriaResult result;

  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaReviewTurn *turn = pandoria_review_get_turn (review, i);
      guint sum = 0;

      for (guint p = 0; p < review->n_players; p++)
        sum += turn->chances[p];
      g_assert_cmpint (ABS ((int) sum - 1000), <=, 2);
      if (i > 0
          && memcmp (&turn->before, &pandoria_review_get_turn (review, i - 1)->after,
                     sizeof turn->before)
                 == 0)
        g_assert_cmpmem (turn->chances, sizeof turn->chances,
                         pandoria_review_get_turn (review, i - 1)->then, sizeof turn->chances);
    }
  g_assert_true (pandoria_game_get_state (game)->finished);
  g_assert_true (
      pandoria_review_find_chances (pandoria_game_get_state (game), 1, 50, NULL, chances));
  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  for (guint p = 0; p < review->n_players; p++)
    g_assert_cmpuint (chances[p], ==, result.place[p] == 1 ? 1000 : 0);
}

/* Games that are played on, which depend on the seed, begin to count early. All players begin even.
 */
static void
test_played_on (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = begin_review (game, 5);

  for (guint i = 0; i < review->turns->len; i++)
    {
      const PandoriaState *state = &pandoria_review_get_turn (review, i)->before;
      guint16 one[PANDORIA_MAX_PLAYERS], other[PANDORIA_MAX_PLAYERS];

      g_assert_true (pandoria_review_find_chances (state, 1, 4, NULL, one));
      g_assert_true (pandoria_review_find_chances (state, 2, 4, NULL, other));
      g_assert_true ((memcmp (one, other, sizeof one) != 0) == (i > 0));
    }
}

typedef struct
{
  double sum, squares;
  guint n;
} Luck;

static gboolean
on_tile (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
         const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Luck *luck = data;
  PandoriaTile tile = { { done->hexes[0], done->hexes[1] }, done->artifacts };
  double value;

  if (done->kind != PANDORIA_ACT_PLACE_TILE)
    return TRUE;
  value = pandoria_review_find_luck (before, &tile, before->turn) / 100.0;
  luck->sum += value;
  luck->squares += value * value;
  luck->n++;
  return TRUE;
}

/* Over many randomly drawn tiles, luck averages 0. */
static void
test_luck (void)
{
  static const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_THOUGHTFUL,
          PANDORIA_POLICY_THOUGHTFUL };
  Luck luck = { 0 };
  double mean, error;

  for (guint32 seed = 0; seed < 12; seed++)
    policy_game_play (4, PANDORIA_VARIANT_FAMILY, policies, seed, on_tile, &luck);
  mean = luck.sum / luck.n;
  error = sqrt ((luck.squares / luck.n - mean * mean) / luck.n);
  g_test_message ("luck of %u tiles: %.3f points on average, ±%.3f", luck.n, mean, error);
  g_assert_cmpuint (luck.n, >, 300);
  g_assert_cmpfloat (fabs (mean), <, 3 * error);
  g_assert_cmpfloat (error, >, 0);
}

/* --- texts ---------------------------------------------------------------------------------- */

/* Sets the chance of player 1 to @chance from turn @from on. */
static void
set_chance (PandoriaReview *review, guint from, guint16 chance)
{
  pandoria_review_get_turn (review, from)->then[1] = chance;
  for (guint i = from + 1; i < review->turns->len; i++)
    pandoria_review_get_turn (review, i)->chances[1] = pandoria_review_get_turn (review, i)->then[1]
        = chance;
}

/* Sets all chances to 250, but those of player 1 from turn @from on to 650. */
static void
make_rise (PandoriaReview *review, guint from)
{
  for (guint i = 0; i < review->turns->len; i++)
    for (guint p = 0; p < review->n_players; p++)
      pandoria_review_get_turn (review, i)->chances[p]
          = pandoria_review_get_turn (review, i)->then[p] = 250;
  set_chance (review, from, 650);
}

/* A lasting change is a point only if the acts, or an open region, explain its sign. */
static void
test_points (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = make_review (game, 5, 2);
  PandoriaRecord *record = pandoria_game_get_record (game);
  PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
  guint n_told = 0, n = review->turns->len - review->n_players;

  for (guint i = review->n_players; i < n; i++)
    {
      PandoriaReviewPoint point
          = { .turn = i, .side = 1, .before = 250, .after = 650, .change = 400 };
      const gboolean explained
          = pandoria_review_explain (record, pandoria_review_get_turn (review, i), &point, FALSE);

      make_rise (review, i);
      g_assert_cmpuint (pandoria_review_list_points (record, review, points), ==, explained);
      n_told += explained;
      if (!explained)
        continue;
      g_assert_cmpuint (points[0].turn, ==, i);
      g_assert_cmpuint (points[0].side, ==, 1);
      g_assert_cmpuint (points[0].before, ==, 250);
      g_assert_cmpuint (points[0].after, ==, 650);
    }
  g_assert_cmpuint (n_told, >, 0);
  g_assert_cmpuint (n_told, <, n - review->n_players);
  make_rise (review, review->turns->len - 1);
  set_chance (review, review->turns->len - 1, 250);
  g_assert_cmpuint (pandoria_review_list_points (record, review, points), ==, 0);
}

/* Returns: how many turns of @review explain that the chance of player 1 rose from @before to
 * @after. */
static guint
count_explained (PandoriaRecord *record, const PandoriaReview *review, guint16 before,
                 guint16 after)
{
  guint n = 0;

  for (guint i = 0; i < review->turns->len; i++)
    {
      PandoriaReviewPoint point
          = { .turn = i, .side = 1, .before = before, .after = after, .change = after - before };

      n += pandoria_review_explain (record, pandoria_review_get_turn (review, i), &point, FALSE);
    }
  return n;
}

/* What explains a small change does not explain a large one. */
static void
test_weights (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = make_review (game, 5, 2);
  PandoriaRecord *record = pandoria_game_get_record (game);
  const guint n_small = count_explained (record, review, 450, 500);
  const guint n_large = count_explained (record, review, 100, 900);

  g_assert_cmpuint (n_small, >, n_large);
  g_assert_cmpuint (2 * n_large, <, n_small);
}

static gboolean
jumps (const PandoriaReview *review, guint index)
{
  for (guint p = 0; p < review->n_players; p++)
    if (ABS (pandoria_review_smooth (review, index + 1, p).mean
             - pandoria_review_smooth (review, index, p).mean)
        > PANDORIA_REVIEW_JUMP)
      return TRUE;
  return FALSE;
}

/* Each jump of the curve has a point among the turns that it averages. Random games jump most. */
static void
test_jumps (void)
{
  static const char *const games[]
      = { SAMPLE_GAME, "tests/playthroughs/beginner-first-a.pandoria",
          "tests/playthroughs/regular-first-river.pandoria",
          "tests/playthroughs/regular-first-a.pandoria",
          "tests/playthroughs/regular-first-river-partnership.pandoria" };
  guint n_jumps = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      g_autoptr (PandoriaGame) game = sample_game_load (games[g]);
      PandoriaRecord *record = pandoria_game_get_record (game);
      g_autoptr (GError) error = NULL;
      g_autoptr (PandoriaReview) review = pandoria_review_new (record, 1, 2, &error);
      PandoriaReviewPoint points[PANDORIA_REVIEW_POINTS];
      guint n;

      g_assert_no_error (error);
      g_assert_true (pandoria_review_run (review, 2, NULL, NULL, NULL));
      n = pandoria_review_list_points (record, review, points);
      g_assert_cmpuint (n, <=, PANDORIA_REVIEW_POINTS);
      for (guint i = 0; i < review->turns->len && n < PANDORIA_REVIEW_POINTS; i++)
        {
          gboolean is_told = FALSE;

          for (guint k = 0; k < n; k++)
            is_told |= ABS ((int) points[k].turn - (int) i) <= (int) review->n_players / 2;
          n_jumps += jumps (review, i);
          if (jumps (review, i) && !is_told)
            g_error ("%s: turn %u", games[g], pandoria_review_get_turn (review, i)->turn);
        }
    }
  g_assert_cmpuint (n_jumps, >, 0);
}

/* The text of a point ends with its turn: it names no act of the next player. */
static void
test_point_text (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) turns = pandoria_review_list_turns (pandoria_game_get_record (game), NULL);

  for (guint i = 0; i < turns->len; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);
      const char *name = pandoria_game_get_player_name (game, turn->player);
      g_autofree char *start = g_strdup_printf ("%s placed a tile at ", name);
      g_autofree char *text = pandoria_review_text_played (game, turn);

      g_assert_true (g_str_has_prefix (text, start));
      g_assert_null (strstr (text + strlen (start), " placed a tile at "));
      for (guint p = 0; p < turn->before.n_players; p++)
        {
          g_autofree char *closes
              = g_strdup_printf ("%s closed ", pandoria_game_get_player_name (game, p));

          if (p != turn->player)
            g_assert_null (strstr (text, closes));
        }
    }
}

/* An average over a round is in the range of its chances. Both ends are not averaged. */
static void
test_smooth (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = make_review (game, 5, 2);
  const guint n = review->turns->len;

  for (guint p = 0; p < review->n_players; p++)
    {
      for (guint i = 0; i <= n; i++)
        {
          const PandoriaReviewChance chance = pandoria_review_smooth (review, i, p);

          g_assert_cmpuint (chance.low, <=, chance.mean);
          g_assert_cmpuint (chance.mean, <=, chance.high);
        }
      g_assert_cmpuint (pandoria_review_smooth (review, 0, p).mean, ==,
                        pandoria_review_get_turn (review, 0)->chances[p]);
      g_assert_cmpuint (pandoria_review_smooth (review, n, p).mean, ==,
                        pandoria_review_get_turn (review, n - 1)->then[p]);
    }
  make_rise (review, 4);
  g_assert_cmpuint (pandoria_review_smooth (review, 3, 1).mean, ==, 330); /* one of five */
  g_assert_cmpuint (pandoria_review_smooth (review, 3, 1).high, ==, 650);
}

/* --- ghosts --------------------------------------------------------------------------------- */

static gboolean
on_ghost_act (const PandoriaState *before, const PandoriaOptions *options,
              const PandoriaAction *action, const PandoriaState *after,
              const PandoriaEvents *events, gpointer data)
{
  guint *n_haunting = data;
  PandoriaSurvey survey;

  pandoria_survey_init (&survey, after, after->active, NULL, NULL);
  for (guint i = 0; i < survey.n && after->raging < 0; i++)
    for (guint p = 0; p < after->n_players; p++)
      g_assert_cmpuint (survey.regions[i].strength[p], ==,
                        pandoria_state_strength (after, survey.regions[i].spaces, p));
  for (guint p = 0; p < after->n_players; p++)
    *n_haunting += after->players[p].haunter.place == PANDORIA_HAUNTER_BOARD;
  return TRUE;
}

/* A survey counts figures as the engine does, also a ghost on the space of its host. */
static void
test_ghosts (void)
{
  static const PandoriaRealm realms[] = { PANDORIA_REALM_HUMANS, PANDORIA_REALM_GHOSTS };
  static const PandoriaPolicy policies[]
      = { PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_THOUGHTFUL };
  guint n_haunting = 0;

  for (guint32 seed = 0; seed < 6; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (GError) error = NULL;
      PandoriaSetup setup;

      pandoria_setup_init (&setup, 2);
      pandoria_board_load (PANDORIA_BOARD_RESOURCE_A, &setup.board, NULL, NULL, &error);
      g_assert_no_error (error);
      pandoria_simulate_setup (&setup, rand, realms, G_N_ELEMENTS (realms));
      pandoria_simulate_game (&setup, seed % 2 == 0 ? policies : NULL, rand, on_ghost_act,
                              &n_haunting, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpuint (n_haunting, >, 0);
}

static void
test_chance_words (void)
{
  static const struct
  {
    guint per_mille;
    const char *words;
  } rows[] = { { 250, "25 %" }, { 230, "25 %" }, { 333, "35 %" },   { 3, "5 %" },
               { 999, "95 %" }, { 0, "0 %" },    { 1000, "100 %" }, { 474, "45 %" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = pandoria_review_text_chance (rows[i].per_mille);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

/* A player's lead over the others is the sum of its parts, in whole points. */
static void
test_parts (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = begin_review (game, 5);
  PandoriaReviewTable table;
  PandoriaResult result;

  pandoria_state_get_result (pandoria_game_get_state (game), &result);
  pandoria_review_list_parts (pandoria_game_get_record (game), review, &table);
  g_assert_cmpuint (table.n_sides, ==, review->n_players);
  for (guint p = 0; p < table.n_sides; p++)
    {
      gint sum = 0, others = 0;

      for (guint i = 0; i < PANDORIA_REVIEW_N_PARTS; i++)
        sum += table.points[i][p];
      for (guint q = 0; q < review->n_players; q++)
        others += q != p ? result.points[q] : 0;
      g_assert_cmpint (sum, ==, table.sums[p]);
      g_assert_cmpfloat (
          fabs (sum - (result.points[p] - (double) others / (review->n_players - 1))), <=, 0.51);
    }
}

/* The short form of pandoria-cli review --calibration, with a model that the chances were not
 * fitted to. A guess of 25 % each has the score 0.1875. So few games differ much: all limits are
 * far above the usual scores, and only the last third of a game is always better than a guess. */
static void
test_calibration (void)
{
  static const PandoriaPolicy pool[] = { PANDORIA_POLICY_EXPERT };
  const PandoriaCalibrationSetup setup = { 4, g_test_slow () ? 60 : 24, 1, pool, 1, 8 };
  g_autoptr (GError) error = NULL;
  PandoriaCalibration c;

  pandoria_calibrate (&setup, &c, &error);
  g_assert_no_error (error);
  g_test_message ("Brier %.3f %.3f %.3f, gap %.3f, first turn off even %.3f, change a turn %.3f",
                  c.brier[0], c.brier[1], c.brier[2], c.gap, c.first, c.change);
  g_assert_cmpfloat (c.brier[0], <, 0.3);
  g_assert_cmpfloat (c.brier[1], <, 0.25);
  g_assert_cmpfloat (c.brier[2], <, 0.1875);
  g_assert_cmpfloat (c.gap, <, 0.16);
  g_assert_cmpfloat (c.first, <, 0.08);
  g_assert_cmpfloat (c.change, <, 0.16);
}

static void
test_players (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (PandoriaReview) review = make_review (game, 5, 2);
  guint n = 0;

  for (guint p = 0; p < review->n_players; p++)
    {
      PandoriaReviewPlayer sums;

      pandoria_review_get_player (review, p, &sums);
      g_assert_cmpuint (sums.n_close, <=, sums.n);
      g_assert_cmpint (sums.behind, >=, 0);
      n += sums.n;
    }
  g_assert_cmpuint (n, ==, review->turns->len);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = fixture_make_folder ();

  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review/threads", test_threads);
  g_test_add_func ("/review/cancelled", test_cancelled);
  g_test_add_func ("/review/cache", test_cache);
  g_test_add_func ("/review/spoilt", test_spoilt);
  g_test_add_func ("/review/chances", test_chances);
  g_test_add_func ("/review/played-on", test_played_on);
  g_test_add_func ("/review/luck", test_luck);
  g_test_add_func ("/review/points", test_points);
  g_test_add_func ("/review/weights", test_weights);
  g_test_add_func ("/review/jumps", test_jumps);
  g_test_add_func ("/review/point-text", test_point_text);
  g_test_add_func ("/review/smooth", test_smooth);
  g_test_add_func ("/review/ghosts", test_ghosts);
  g_test_add_func ("/review/chance-words", test_chance_words);
  g_test_add_func ("/review/parts", test_parts);
  g_test_add_func ("/review/calibration", test_calibration);
  g_test_add_func ("/review/players", test_players);
  return g_test_run ();
}
