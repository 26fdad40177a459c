/* Tests hints: they find obvious places, name only legal ones, ignore hidden tiles and cards, and
 * do not depend on threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-hint-testing.h"
#include "pandoria-open-regions.h"
#include "pandoria-review-testing.h"
#include "policy-games.h"
#include "sample-game.h"

#define N_PLAIN  (g_test_slow () ? 200u : 12u)
#define BY_FAR   10 /* points */
#define LITTLE   6
#define MAX_SEED 5000

static const PandoriaPolicy mixed[] = { PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY,
                                        PANDORIA_POLICY_THOUGHTFUL, PANDORIA_POLICY_GREEDY };

/* --- answers -------------------------------------------------------------------------------- */

static void
assert_same_place (const PandoriaHintPlace *a, const PandoriaHintPlace *b)
{
  g_assert_cmpint (a->worth, ==, b->worth);
  g_assert_cmpint (a->behind, ==, b->behind);
  g_assert_cmpint (a->error, ==, b->error);
  g_assert_cmpint (a->placement.figure, ==, b->placement.figure);
  g_assert_cmpint (a->placement.leader, ==, b->placement.leader);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (a->placement.hexes[i].at, ==, b->placement.hexes[i].at);
      g_assert_cmpint (a->placement.hexes[i].terrain, ==, b->placement.hexes[i].terrain);
      g_assert_cmpint (a->placement.hexes[i].symbols, ==, b->placement.hexes[i].symbols);
    }
}

static void
assert_same (const PandoriaHintAnswer *a, const PandoriaHintAnswer *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  g_assert_cmpuint (a->playouts, ==, b->playouts);
  g_assert_cmpint (a->final, ==, b->final);
  for (guint i = 0; i < a->n; i++)
    assert_same_place (&a->places[i], &b->places[i]);
  g_assert_cmpint (a->has_played, ==, b->has_played);
  if (a->has_played)
    assert_same_place (&a->played, &b->played);
}

static void
find_answer (const PandoriaState *s, const PandoriaTile *tile, guint effort, guint n_threads,
             PandoriaHintAnswer *answer)
{
  g_autoptr (PandoriaHint) hint = pandoria_hint_new (s, tile, NULL, 7, effort, n_threads);

  while (pandoria_hint_step (hint, NULL))
    ;
  pandoria_hint_get (hint, answer);
  g_assert_true (answer->final);
}

/* --- obvious places ------------------------------------------------------------------------- */

/* Gains so far: the active player's points, all of that player's gains, and the gains of others. */
typedef struct
{
  int points, all, others;
} Got;

static Got
count_got (const PandoriaState *before, const PandoriaState *after)
{
  Got got = { 0 };

  for (guint p = 0; p < before->n_players; p++)
    for (guint c = 0; c < 4; c++)
      {
        int gain = after->players[p].counters[c] - before->players[p].counters[c];

        if (p != before->active)
          got.others += gain;
        else
          got.all += gain;
        if (p == before->active && c == PANDORIA_COUNTER_POINTS)
          got.points += gain;
      }
  return got;
}

static void
keep_more (const PandoriaState *before, const PandoriaState *laid, Got *best)
{
  PandoriaState scored = *laid;
  PandoriaAction score;
  Got got;

  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_state_apply (&scored, &score, &scored, NULL, NULL))
    return;
  got = count_got (before, &scored);
  if (got.all > best->all)
    *best = got;
}

/* Returns the greatest immediate gain for a tile in this place, with any figure after it. */
static Got
get_at_once (const PandoriaState *s, const PandoriaHex hexes[2])
{
  PandoriaState laid, figure;
  PandoriaAction a;
  Got best = { 0 };

  pandoria_action_init (&a, PANDORIA_ACT_PLACE_TILE);
  a.hexes[0] = hexes[0];
  a.hexes[1] = hexes[1];
  if (!pandoria_state_apply (s, &a, &laid, NULL, NULL) || laid.n_pending == 0)
    return best;
  keep_more (s, &laid, &best);
  pandoria_action_init (&a, PANDORIA_ACT_PLACE_FIGURE);
  for (guint i = 0; i < 4; i++)
    {
      a.at = hexes[i / 2].at;
      a.leader = i % 2;
      if (pandoria_state_apply (&laid, &a, &figure, NULL, NULL))
        keep_more (s, &figure, &best);
    }
  return best;
}

typedef struct
{
  guint found, named, first, positions, allowed;
  GRand *rand;
} Plain;

static Got
get_from_pair (const PandoriaState *s, const PandoriaTile *tile, PandoriaSpace first,
               PandoriaSpace second)
{
  Got got[2];

  for (guint i = 0; i < 2; i++)
    {
      PandoriaHex hexes[2] = { tile->hexes[0], tile->hexes[1] };

      hexes[0].at = i == 0 ? first : second;
      hexes[1].at = i == 0 ? second : first;
      got[i] = get_at_once (s, hexes);
    }
  return got[got[1].all > got[0].all];
}

/* Returns: whether one place brings far more points than any other place brings of anything, and
 * nothing to others. */
static gboolean
find_plain (const PandoriaState *s, const PandoriaOptions *o, const PandoriaTile *tile,
            PandoriaSpace best[2])
{
  Got most = { 0 };
  int second = 0;
  PandoriaSpace at;

  for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
    PANDORIA_FOREACH_SPACE (at, o->tile[d])
      {
        PandoriaSpace other = pandoria_space_neighbour (at, d);
        Got got = get_from_pair (s, tile, at, other);

        if (got.all <= most.all)
          {
            second = MAX (second, got.all);
            continue;
          }
        second = most.all;
        most = got;
        best[0] = at;
        best[1] = other;
      }
  return most.others == 0 && most.points >= second + BY_FAR;
}

static gboolean
opens_nothing (const PandoriaState *s, const PandoriaPlacement *placement)
{
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  guint n = pandoria_hint_list_reasons (s, placement, reasons);

  for (guint i = 0; i < n; i++)
    if (reasons[i].kind == PANDORIA_HINT_OPENS_NOTHING)
      return TRUE;
  return FALSE;
}

/* Returns: whether no open region would bring much to any player. */
static gboolean
is_quiet (const PandoriaState *s, const PandoriaSpace best[2])
{
  PandoriaSpaces pair
      = pandoria_spaces_or (pandoria_spaces_one (best[0]), pandoria_spaces_one (best[1]));
  g_autofree PandoriaOpenRegion *regions = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  guint n = pandoria_state_list_open_regions (s, regions);

  for (guint i = 0; i < n; i++)
    for (guint p = 0; p < s->n_players; p++)
      if (!regions[i].at_exit
          && !pandoria_spaces_is_empty (pandoria_spaces_minus (regions[i].missing, pair))
          && regions[i].gains[p].amount > LITTLE)
        return FALSE;
  return TRUE;
}

static gboolean
is_at (const PandoriaPlacement *placement, const PandoriaSpace pair[2])
{
  const PandoriaHex *hexes = placement->hexes;

  return (hexes[0].at == pair[0] && hexes[1].at == pair[1])
         || (hexes[0].at == pair[1] && hexes[1].at == pair[0]);
}

static void
count_named (const PandoriaState *s, const PandoriaTile *tile, const PandoriaSpace best[2],
             Plain *plain)
{
  PandoriaHintAnswer answer;
  gboolean named = FALSE;

  find_answer (s, tile, 8, 2, &answer);
  for (guint i = 0; i < answer.n; i++)
    named = named || is_at (&answer.places[i].placement, best);
  plain->found++;
  plain->named += named;
  plain->first += is_at (&answer.places[0].placement, best);
  if (!is_at (&answer.places[0].placement, best))
    g_test_message ("turn %u: %s %s is %s: %d of %d", s->turn, pandoria_space_name (best[0]),
                    pandoria_space_name (best[1]), named ? "not the first" : "not named",
                    answer.places[1].behind, answer.places[1].error);
}

static gboolean
on_plain (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
          const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Plain *plain = data;
  PandoriaSpace best[2] = { PANDORIA_SPACE_NONE, PANDORIA_SPACE_NONE };
  PandoriaTile tile = { 0 };

  if (!pandoria_hint_is_possible (before) || before->round < 4 || plain->found == N_PLAIN)
    return TRUE;
  for (guint i = 0; i < 2; i++)
    {
      tile.hexes[i].at = PANDORIA_SPACE_NONE;
      tile.hexes[i].terrain = (guint8) g_rand_int_range (plain->rand, 0, PANDORIA_N_TERRAINS);
      tile.hexes[i].symbols = (guint8) g_rand_int_range (plain->rand, 1, 3);
    }
  plain->positions++;
  if (find_plain (before, options, &tile, best) && is_quiet (before, best))
    {
      PandoriaPlacement place = { .n_hexes = 2,
                                  .hexes = { tile.hexes[0], tile.hexes[1] },
                                  .figure = PANDORIA_SPACE_NONE };

      place.hexes[0].at = best[0];
      place.hexes[1].at = best[1];
      if (opens_nothing (before, &place))
        count_named (before, &tile, best, plain);
    }
  return TRUE;
}

/* In the family version every symbol is a point (14). */
static void
test_what_is_plain (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  Plain plain = { .rand = rand };

  for (guint32 seed = 0; seed < MAX_SEED && plain.found < N_PLAIN; seed++)
    policy_game_play (2 + seed % 3,
                      seed % 4 == 0 ? PANDORIA_VARIANT_REGULAR : PANDORIA_VARIANT_FAMILY, mixed,
                      seed, on_plain, &plain);
  g_test_message ("%u of %u positions; named %u, first %u", plain.found, plain.positions,
                  plain.named, plain.first);
  g_assert_cmpuint (plain.found, ==, N_PLAIN);
  /* Chances after the next scoring are rarely worth more. Other games have some more exceptions. */
  g_assert_cmpuint (plain.named, >=, N_PLAIN - 1 - N_PLAIN / 100);
  g_assert_cmpuint (plain.first, >=, N_PLAIN - 3 - N_PLAIN / 40);
}

/* --- legal places --------------------------------------------------------------------------- */

static gboolean
is_accepted (PandoriaState *s, const PandoriaAction *action)
{
  g_autoptr (GError) error = NULL;

  return pandoria_state_apply (s, action, s, NULL, &error)
         || error->code == PANDORIA_ERROR_CHOICE_NEEDED;
}

static gboolean
on_any (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
        const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Plain *plain = data;
  PandoriaTile tile = { { done->hexes[0], done->hexes[1] }, 0 };
  PandoriaHintAnswer answer;

  if (done->kind != PANDORIA_ACT_PLACE_TILE)
    {
      g_assert_true (before->step != PANDORIA_STEP_FIGURE || !pandoria_hint_is_possible (before));
      return TRUE;
    }
  find_answer (before, &tile, 1, 1, &answer);
  g_assert_cmpuint (answer.n, >, 0);
  for (guint i = 0; i < answer.n; i++)
    {
      PandoriaState then = *before;
      PandoriaAction action;

      pandoria_placement_to_action (&answer.places[i].placement, &action);
      g_assert_true (is_accepted (&then, &action));
      if (pandoria_placement_to_figure (&answer.places[i].placement, &action)
          && then.step == PANDORIA_STEP_FIGURE)
        g_assert_true (is_accepted (&then, &action));
      g_assert_cmpint (answer.places[i].behind, >=, 0);
      plain->allowed++;
    }
  return TRUE;
}

static void
test_what_is_allowed (void)
{
  Plain plain = { 0 };

  for (guint32 seed = 0; seed < (g_test_slow () ? 8 : 3); seed++)
    policy_game_play (2 + seed % 3, seed % PANDORIA_N_VARIANTS, mixed, seed, on_any, &plain);
  g_assert_cmpuint (plain.allowed, >, 200);
}

/* --- the same for any hidden tiles and any threads ------------------------------------------ */

static GArray *
list_turns (PandoriaRecord *record)
{
  g_autoptr (GError) error = NULL;
  GArray *turns = pandoria_review_list_turns (record, &error);

  g_assert_no_error (error);
  return turns;
}

/* Later acts reveal hands and stack. Without them the hint is exactly the same. */
static void
test_does_not_peek (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autoptr (GArray) turns = list_turns (record);

  for (guint i = 5; i < turns->len; i += 9)
    {
      PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);
      g_autoptr (PandoriaRecord) beginning
          = pandoria_record_new_beginning (record, turn->action + 1);
      g_autoptr (GArray) known = list_turns (beginning);
      PandoriaReviewTurn *last = &g_array_index (known, PandoriaReviewTurn, known->len - 1);

      g_assert_cmpuint (known->len, ==, i + 1);
      last->played = turn->played;
      g_assert_true (pandoria_review_judge (turn, 3, 2, 1, NULL));
      g_assert_true (pandoria_review_judge (last, 3, 2, 1, NULL));
      assert_same (&turn->answer, &last->answer);
    }
}

static void
test_threads (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) turns = list_turns (pandoria_game_get_record (game));

  for (guint i = 0; i < turns->len; i += 6)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);
      PandoriaHintAnswer answers[3];

      for (guint n = 0; n < G_N_ELEMENTS (answers); n++)
        find_answer (&turn->before, &turn->tile, 3, n + 1, &answers[n]);
      assert_same (&answers[0], &answers[1]);
      assert_same (&answers[0], &answers[2]);
    }
}

static void
test_steps (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) turns = list_turns (pandoria_game_get_record (game));
  const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, 8);
  g_autoptr (PandoriaHint) hint
      = pandoria_hint_new (&turn->before, &turn->tile, &turn->played, 1, 20, 2);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  PandoriaHintAnswer first, answer;

  pandoria_hint_get (hint, &first);
  g_assert_cmpuint (first.n, ==, PANDORIA_HINT_PLACES);
  g_assert_cmpuint (first.playouts, ==, 0);
  g_assert_true (first.has_played);
  g_assert_cmpint (first.places[1].error, ==, -1);
  g_cancellable_cancel (cancellable);
  g_assert_false (pandoria_hint_step (hint, cancellable));
  pandoria_hint_get (hint, &answer);
  assert_same (&first, &answer);
  g_assert_true (pandoria_hint_step (hint, NULL));
  pandoria_hint_get (hint, &answer);
  g_assert_cmpuint (answer.playouts, >, 0);
  g_assert_false (answer.final);
  while (pandoria_hint_step (hint, NULL))
    ;
  pandoria_hint_get (hint, &answer);
  g_assert_true (answer.final && answer.has_played);
  g_assert_cmpint (answer.places[0].behind, ==, 0);
  g_assert_cmpint (answer.places[1].error, >, 0);
  g_assert_cmpint (answer.places[2].behind, >=, answer.places[1].behind);
}

/* --- sentences ------------------------------------------------------------------------------ */

static void
assert_sentence (PandoriaGame *game, PandoriaHintReason reason, const char *expected)
{
  g_autofree char *text = NULL;

  reason.terrain = PANDORIA_TERRAIN_HILLS;
  reason.counter = PANDORIA_COUNTER_GOLD;
  reason.region = pandoria_spaces_one (pandoria_space_from_name ("F7"));
  text = pandoria_text_hint_reason (game, &reason);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_sentences (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  const char *name = pandoria_record_get_player_name (pandoria_game_get_record (game), 1);
  g_autofree char *closes = g_strdup_printf ("Closes Hills F7: %s gains 4 gold.", name);
  g_autofree char *scores = g_strdup_printf ("Hills F7: %s gains 4 gold.", name);
  g_autofree char *denies
      = g_strdup_printf ("An exit path keeps Hills F7 open for good: nothing for %s.", name);
  g_autofree char *opens = g_strdup_printf ("Also helps %s at Hills F7.", name);
  g_autofree char *more = pandoria_text_worth (149), *less = pandoria_text_worth (-31),
                  *none = pandoria_text_worth (-4);
  g_autofree char *unsure = pandoria_text_worth_error (36);

  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_CLOSES, .gains = { 0, 4 } },
                   closes);
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_CLOSES },
                   "Closes Hills F7: nobody gains anything.");
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_SCORES, .gains = { 0, 4 } },
                   scores);
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_RETURNS, .figures = 1 },
                   "Returns 1 figure to the reserve.");
  assert_sentence (
      game, (PandoriaHintReason){ .kind = PANDORIA_HINT_GROWS, .gains = { 6 }, .missing = 2 },
      "Hills F7 would bring you 6 gold; 2 spaces left to cover.");
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_DENIES, .gains = { 0, 4 } },
                   denies);
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_OPENS, .gains = { 0, 1 } },
                   opens);
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_OPENS_NOTHING },
                   "Makes no open region better for others.");
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_KEEPS },
                   "Keeps the figures for better spaces.");
  assert_sentence (game, (PandoriaHintReason){ .kind = PANDORIA_HINT_CLEAR_OF_EXIT },
                   "Neither half is hills, the terrain of the exit path next to it.");
  g_assert_cmpstr (more, ==, "+1.5");
  g_assert_cmpstr (less, ==, "−0.3");
  g_assert_cmpstr (none, ==, "±0.0");
  g_assert_cmpstr (unsure, ==, "±0.4");
}

/* An act whose result on the board gives no reason still has one. */
static void
test_act_sentence (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  PandoriaHintAct act = { .gain = 190 };
  g_autofree char *text = NULL, *rest = NULL;

  pandoria_action_init (&act.action, PANDORIA_ACT_ELF_MOVE);
  text = pandoria_text_hint_act (game, pandoria_game_get_state (game), &act, 1, &rest);
  g_assert_cmpstr (text, ==, "The figure is worth more there.");
  g_assert_cmpstr (rest, ==, "");
}

/* A distance that rounds to 0 is not written as a number. */
static void
test_certainty (void)
{
  PandoriaHintAnswer answer
      = { .n = 2, .places = { { .error = 30 }, { .behind = 4, .error = 30 } } };
  g_autofree char *best = pandoria_text_hint_certainty (&answer, 0);
  g_autofree char *next = pandoria_text_hint_certainty (&answer, 1);
  g_autofree char *behind = NULL;

  g_assert_cmpstr (best, ==, "As good as the next.");
  g_assert_cmpstr (next, ==, "As good as the best.");
  answer.places[1].behind = 40;
  behind = pandoria_text_hint_certainty (&answer, 1);
  g_assert_cmpstr (behind, ==, "0.4 points behind the best, give or take 0.3.");
}

/* Playing the acts brings the gains that the hint's reason for closing names. */
static gboolean
on_closing (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
            const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  guint *n = data;
  PandoriaPlacement place = { .n_hexes = 2,
                              .hexes = { done->hexes[0], done->hexes[1] },
                              .figure = PANDORIA_SPACE_NONE };
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  guint n_reasons, i = 0;
  Got got;

  if (done->kind != PANDORIA_ACT_PLACE_TILE || after->n_pending != 1)
    return TRUE;
  n_reasons = pandoria_hint_list_reasons (before, &place, reasons);
  while (i < n_reasons && reasons[i].kind != PANDORIA_HINT_CLOSES)
    i++;
  g_assert_cmpuint (i, <, n_reasons);
  g_assert_true (pandoria_spaces_equal (reasons[i].region, after->pending[0].spaces));
  got = (Got){ 0 };
  keep_more (before, after, &got);
  g_assert_cmpint (reasons[i].gains[before->active], ==, got.all);
  *n += got.all > 0;
  return TRUE;
}

static void
test_closings (void)
{
  guint n = 0;

  for (guint32 seed = 0; seed < 10; seed++)
    policy_game_play (3, PANDORIA_VARIANT_FAMILY, mixed, seed, on_closing, &n);
  g_assert_cmpuint (n, >, 30);
}

/* --- every sentence holds ------------------------------------------------------------------- */

typedef struct
{
  guint counts[PANDORIA_N_HINT_KINDS];
} Told;

/* Returns: the ledger's gains for @player if @region were scored in @s now. */
static int
foretell (const PandoriaState *s, const PandoriaRegion *region, guint player)
{
  g_autofree PandoriaEvents *events = g_new (PandoriaEvents, 1);
  int sum = 0;

  pandoria_state_foretell_region (s, region, events);
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_REGION && events->items[i].player == player)
      sum += events->items[i].amount;
  return sum;
}

/* Returns: (nullable): the open region of @s with exactly @spaces. */
static const PandoriaOpenRegion *
find_open (const PandoriaOpenRegion *regions, guint n, PandoriaSpaces spaces)
{
  for (guint i = 0; i < n; i++)
    if (pandoria_spaces_equal (regions[i].region.spaces, spaces))
      return &regions[i];
  return NULL;
}

/* Returns: the total gain of @player from the open regions of @s that became @spaces. */
static int
sum_before (const PandoriaState *s, const PandoriaOpenRegion *regions, guint n,
            PandoriaSpaces spaces, guint player)
{
  int sum = 0;

  for (guint i = 0; i < n; i++)
    if (!regions[i].at_exit && pandoria_spaces_meet (regions[i].region.spaces, spaces))
      sum += foretell (s, &regions[i].region, player);
  return sum;
}

static gboolean
is_other (const PandoriaState *s, guint player)
{
  return player != s->active && !pandoria_state_are_partners (s, player, s->active);
}

typedef struct
{
  const PandoriaState *before, *after;
  PandoriaOpenRegion *old, *new;
  guint n_old, n_new;
  PandoriaSpaces laid;
} Board;

/* In the last round, each player who still has a turn covers two spaces (9). */
static gboolean
can_close (const Board *b, const PandoriaOpenRegion *region)
{
  const PandoriaState *s = b->before;
  guint n_spaces = 0;

  if (s->double_tiles > 0 && !s->last_round)
    return TRUE;
  for (guint p = (s->active + 1u) % s->n_players; p != s->start_player; p = (p + 1) % s->n_players)
    n_spaces += 2;
  return (guint) pandoria_spaces_count (region->missing) <= n_spaces;
}

static void
check_open_reason (const Board *b, const PandoriaHintReason *reason)
{
  const PandoriaOpenRegion *now = find_open (b->new, b->n_new, reason->region);

  g_assert_nonnull (now);
  g_assert_cmpint (now->region.terrain, ==, reason->terrain);
  g_assert_cmpint (now->at_exit, ==, reason->kind == PANDORIA_HINT_DENIES);
  g_assert_true (now->at_exit || can_close (b, now));
  g_assert_true (pandoria_spaces_meet (
      pandoria_spaces_or (reason->region, pandoria_spaces_around (reason->region)), b->laid));
  for (guint p = 0; p < b->before->n_players; p++)
    {
      const int was = sum_before (b->before, b->old, b->n_old, reason->region, p);
      const int is = foretell (b->after, &now->region, p);

      if (reason->gains[p] == 0)
        continue;
      g_assert_cmpint (p == b->before->active, ==, reason->kind == PANDORIA_HINT_GROWS);
      g_assert_true (p == b->before->active || is_other (b->before, p));
      g_assert_cmpint (reason->gains[p], ==,
                       reason->kind == PANDORIA_HINT_OPENS    ? is - was
                       : reason->kind == PANDORIA_HINT_DENIES ? was
                                                              : is);
    }
  if (reason->kind == PANDORIA_HINT_GROWS)
    g_assert_cmpuint (pandoria_spaces_count (now->missing), ==, reason->missing);
}

/* No other player has an open region with larger gains than before. */
static void
check_opens_nothing (const Board *b)
{
  for (guint i = 0; i < b->n_new; i++)
    for (guint p = 0; p < b->before->n_players; p++)
      if (!b->new[i].at_exit && can_close (b, &b->new[i]) && is_other (b->before, p))
        g_assert_cmpint (foretell (b->after, &b->new[i].region, p), <=,
                         sum_before (b->before, b->old, b->n_old, b->new[i].region.spaces, p));
}

static gboolean
is_closed (const PandoriaState *s, PandoriaSpaces region)
{
  for (guint i = 0; i < s->n_pending; i++)
    if (pandoria_spaces_equal (s->pending[i].spaces, region))
      return TRUE;
  return FALSE;
}

/* Only a region that is still open can close. */
static void
check_closing (const Board *b, const PandoriaHintReason *reason)
{
  g_assert_true (is_closed (b->after, reason->region));
  g_assert_true (is_closed (b->before, reason->region) == (reason->kind == PANDORIA_HINT_SCORES));
  for (guint p = 0; p < b->before->n_players; p++)
    g_assert_cmpint (reason->gains[p], >=, 0);
}

static void
check_home (const Board *b, const PandoriaHintReason *reason)
{
  const PandoriaPlayerState *was = &b->before->players[b->before->active];
  const PandoriaPlayerState *is = &b->after->players[b->before->active];
  PandoriaSpaces old = pandoria_spaces_or (was->figures, was->leader_at);

  g_assert_cmpuint (reason->figures, >, 0);
  g_assert_cmpuint (pandoria_spaces_count (pandoria_spaces_minus (
                        old, pandoria_spaces_or (is->figures, is->leader_at))),
                    ==, reason->figures);
}

static void
check_reason (const Board *b, const PandoriaHintReason *reason, Told *told)
{
  told->counts[reason->kind]++;
  switch ((PandoriaHintKind) reason->kind)
    {
    case PANDORIA_HINT_CLOSES:
    case PANDORIA_HINT_SCORES: check_closing (b, reason); break;
    case PANDORIA_HINT_RETURNS: check_home (b, reason); break;
    case PANDORIA_HINT_OPENS_NOTHING: check_opens_nothing (b); break;
    case PANDORIA_HINT_KEEPS:
      g_assert_true (b->before->players[b->before->active].workers > 0
                     || b->before->players[b->before->active].leader);
      break;
    case PANDORIA_HINT_CLEAR_OF_EXIT:
      g_assert_true (pandoria_spaces_meet (pandoria_spaces_around (b->laid),
                                           b->before->open_exit[reason->terrain]));
      break;
    case PANDORIA_HINT_GROWS:
    case PANDORIA_HINT_DENIES:
    case PANDORIA_HINT_OPENS:
    default: check_open_reason (b, reason);
    }
}

/* In the family version all gains are points, without a maximum (14): a closing brings the same as
 * its scoring. */
static void
check_sum (const Board *b, const PandoriaHintReason *reasons, guint n)
{
  PandoriaState scored = *b->after;
  PandoriaAction score;

  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  if (!pandoria_variant_is_family (b->before->variant) || b->after->n_pending == 0
      || n == PANDORIA_MAX_HINT_REASONS
      || !pandoria_state_apply (&scored, &score, &scored, NULL, NULL))
    return;
  for (guint p = 0; p < b->before->n_players; p++)
    {
      int sum = 0;

      for (guint i = 0; i < n; i++)
        sum += reasons[i].kind == PANDORIA_HINT_CLOSES ? reasons[i].gains[p] : 0;
      g_assert_cmpint (scored.players[p].counters[PANDORIA_COUNTER_POINTS]
                           - b->after->players[p].counters[PANDORIA_COUNTER_POINTS],
                       ==, sum);
    }
}

static void
check_placement (const PandoriaState *before, const PandoriaPlacement *placement, Told *told)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (0);
  g_autofree PandoriaOpenRegion *old = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  g_autofree PandoriaOpenRegion *new = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  PandoriaState after = *before;
  Board board = { .before = before, .after = &after, .old = old, .new = new };
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  guint n;

  g_assert_true (pandoria_lay_placement (&after, placement, rand));
  for (guint i = 0; i < placement->n_hexes; i++)
    pandoria_spaces_add (&board.laid, placement->hexes[i].at);
  board.n_old = pandoria_state_list_open_regions (before, old);
  board.n_new = pandoria_state_list_open_regions (&after, new);
  n = pandoria_hint_list_reasons (before, placement, reasons);
  for (guint i = 0; i < n; i++)
    check_reason (&board, &reasons[i], told);
  check_sum (&board, reasons, n);
}

/* Compares the reasons for a figure on each possible space with the regions that have closed. */
static void
check_figures (const PandoriaState *before, Told *told)
{
  PandoriaOptions options;
  PandoriaState after;
  PandoriaHintReason reasons[PANDORIA_MAX_HINT_REASONS];
  PandoriaAction action;
  PandoriaSpace at;
  Board board = { .before = before, .after = &after };
  guint n;

  pandoria_state_get_options (before, &options);
  for (PandoriaSpaces left = options.worker;
       (at = pandoria_spaces_pop (&left)) != PANDORIA_SPACE_NONE;)
    {
      pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
      action.at = at;
      g_assert_true (pandoria_state_apply (before, &action, &after, NULL, NULL));
      n = pandoria_hint_list_act_reasons (before, &action, reasons);
      for (guint i = 0; i < n; i++)
        if (reasons[i].kind == PANDORIA_HINT_CLOSES || reasons[i].kind == PANDORIA_HINT_SCORES)
          check_reason (&board, &reasons[i], told);
    }
}

static gboolean
on_laid (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
         const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  const PandoriaPlacement laid = { .n_hexes = 2,
                                   .artifacts = done->artifacts,
                                   .hexes = { done->hexes[0], done->hexes[1] },
                                   .figure = -1 };

  if (done->kind == PANDORIA_ACT_PLACE_TILE)
    check_placement (before, &laid, data);
  if (done->kind == PANDORIA_ACT_PLACE_FIGURE)
    check_figures (before, data);
  return TRUE;
}

static gboolean
on_told (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *done,
         const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  PandoriaTile tile = { { done->hexes[0], done->hexes[1] }, done->artifacts };
  PandoriaHintAnswer answer;

  if (done->kind != PANDORIA_ACT_PLACE_TILE)
    return TRUE;
  find_answer (before, &tile, 1, 1, &answer);
  for (guint i = 0; i < answer.n; i++)
    check_placement (before, &answer.places[i].placement, data);
  return TRUE;
}

/* Compares placed tiles and named places with the rules' forecast, in the sample game and in random
 * ones. */
static void
test_every_reason (void)
{
  g_autoptr (PandoriaGame) game = sample_game_load (SAMPLE_GAME);
  g_autoptr (GArray) turns = list_turns (pandoria_game_get_record (game));
  Told told = { { 0 } };

  for (guint i = 0; i < turns->len; i++)
    {
      const PandoriaReviewTurn *turn = &g_array_index (turns, PandoriaReviewTurn, i);

      check_placement (&turn->before, &turn->played, &told);
    }
  for (guint32 seed = 20; seed < (g_test_slow () ? 28 : 22); seed++)
    policy_game_play (2 + seed % 3, seed % PANDORIA_N_VARIANTS, mixed, seed, on_told, &told);
  for (guint32 seed = 30; seed < 80; seed++)
    policy_game_play (2 + seed % 3, seed % PANDORIA_N_VARIANTS, mixed, seed, on_laid, &told);
  for (guint i = 0; i < PANDORIA_N_HINT_KINDS; i++)
    {
      g_test_message ("kind %u: told %u times", i, told.counts[i]);
      g_assert_cmpuint (told.counts[i], >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/what-is-plain", test_what_is_plain);
  g_test_add_func ("/hint/what-is-allowed", test_what_is_allowed);
  g_test_add_func ("/hint/does-not-peek", test_does_not_peek);
  g_test_add_func ("/hint/threads", test_threads);
  g_test_add_func ("/hint/steps", test_steps);
  g_test_add_func ("/hint/sentences", test_sentences);
  g_test_add_func ("/hint/act-sentence", test_act_sentence);
  g_test_add_func ("/hint/certainty", test_certainty);
  g_test_add_func ("/hint/closings", test_closings);
  g_test_add_func ("/hint/every-reason", test_every_reason);
  return g_test_run ();
}
