/* Tests the coach: in random games, each number in a tip is the engine's result for that act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "pandoria-action.h"
#include "pandoria-coach.h"
#include "random-games.h"

#define GAMES 6

typedef struct
{
  guint n_closed, n_gains, n_next_to, n_reserve, n_paid, n_bought, n_last;
  PandoriaEvents laid, scored;
} Check;

/* --- regions that can be closed ------------------------------------------------------------- */

/* Uses another terrain than the region's, without symbols. */
static void
fill_hex (PandoriaHex *hex, PandoriaSpace at, const PandoriaRegion *region)
{
  hex->at = at;
  hex->terrain = region->terrain == PANDORIA_TERRAIN_FOREST ? PANDORIA_TERRAIN_HILLS
                                                            : PANDORIA_TERRAIN_FOREST;
  hex->symbols = 0;
}

/* Returns: whether @action is possible. @asks (out): whether it needs an answer first, such as to
 * which ship a figure goes (15). */
static gboolean
lay (const PandoriaState *state, const PandoriaAction *action, PandoriaState *after,
     PandoriaEvents *events, gboolean *asks)
{
  g_autoptr (GError) error = NULL;

  if (pandoria_state_apply (state, action, after, events, &error))
    return TRUE;
  *asks = g_error_matches (error, PANDORIA_ERROR, PANDORIA_ERROR_CHOICE_NEEDED);
  return *asks;
}

/* Lays a tile over all of @missing, or a castle or a single tile (16). Returns: FALSE if none of
 * them is possible. @asks (out): whether the act needs an answer first. */
static gboolean
lay_over (const PandoriaState *state, const PandoriaRegion *region, PandoriaSpaces missing,
          PandoriaState *after, PandoriaEvents *events, gboolean *asks)
{
  PandoriaAction action;
  PandoriaSpace first = pandoria_spaces_pop (&missing);
  PandoriaSpace other, second = pandoria_spaces_pop (&missing);

  *asks = FALSE;
  *after = *state;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
  fill_hex (&action.hexes[0], first, region);
  PANDORIA_FOREACH_SPACE (other, pandoria_spaces_around (pandoria_spaces_one (first)))
    {
      fill_hex (&action.hexes[1], other, region);
      if ((second == PANDORIA_SPACE_NONE || other == second)
          && lay (state, &action, after, events, asks))
        return TRUE;
    }
  if (second != PANDORIA_SPACE_NONE)
    return FALSE;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_CASTLE);
  action.at = first;
  if (lay (state, &action, after, events, asks))
    return TRUE;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_SINGLE);
  fill_hex (&action.hexes[0], first, region);
  return lay (state, &action, after, events, asks);
}

/* Returns: what @player gains from the region by @events. */
static int
sum_gains (const PandoriaEvents *events, PandoriaSpaces region, guint player)
{
  int sum = 0;

  for (guint i = 0; i < events->n; i++)
    if (events->items[i].player == player && pandoria_spaces_equal (events->items[i].region, region)
        && (events->items[i].kind == PANDORIA_EVENT_REGION
            || (events->items[i].kind == PANDORIA_EVENT_REALM && events->items[i].amount > 0)))
      sum += events->items[i].amount;
  return sum;
}

/* Returns: whether a figure has moved from one ship to another (15). */
static gboolean
has_drifted (const PandoriaState *before, const PandoriaState *after)
{
  return !pandoria_spaces_equal (
      pandoria_spaces_and (pandoria_state_all_figures (before), before->ship_at),
      pandoria_spaces_and (pandoria_state_all_figures (after), after->ship_at));
}

/* If only this region closes, its figures were those next to it, and each player gains the forecast
 * amount. */
static void
check_region (Check *check, const PandoriaState *state, const PandoriaCoachTip *tip)
{
  PandoriaState after;
  PandoriaAction score;
  PandoriaSpaces region = tip->open.region.spaces;
  gboolean asks;

  g_assert_true (
      lay_over (state, &tip->open.region, tip->open.missing, &after, &check->laid, &asks));
  if (asks)
    return;
  g_assert_true (pandoria_spaces_meet (pandoria_state_closed (&after), region));
  check->n_closed++;
  if (after.n_pending != state->n_pending + 1
      || !pandoria_spaces_equal (after.pending[state->n_pending].spaces, region)
      || has_drifted (state, &after))
    return;
  for (guint i = 0; i < state->n_players; i++)
    g_assert_cmpuint (pandoria_state_strength (&after, region, i), ==, tip->strengths[i]);
  pandoria_action_init (&score, PANDORIA_ACT_SCORE);
  g_assert_true (pandoria_state_apply (&after, &score, NULL, &check->scored, NULL));
  for (guint i = 0; i < state->n_players; i++)
    g_assert_cmpint (sum_gains (&check->laid, region, i) + sum_gains (&check->scored, region, i),
                     ==, tip->open.gains[i].amount);
  check->n_gains++;
}

/* The tip is to close the region if the active player or the partner gains from it, and to leave it
 * if only others do. */
static void
check_whose (const PandoriaState *state, const PandoriaCoachTip *tip)
{
  gboolean ours = FALSE, theirs = FALSE;

  for (guint i = 0; i < state->n_players; i++)
    if (tip->open.gains[i].amount > 0)
      *(i == state->active || (state->partnership && i % 2 == state->active % 2) ? &ours : &theirs)
          = TRUE;
  g_assert_cmpint (ours, ==, tip->kind == PANDORIA_COACH_CLOSE);
  g_assert_true (ours || theirs);
}

/* --- figures, paying ------------------------------------------------------------------------ */

static gboolean
place_figure (const PandoriaState *state, PandoriaSpace at, gboolean leader, PandoriaState *after,
              PandoriaEvents *events)
{
  PandoriaAction action;

  *after = *state;
  pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
  action.at = at;
  action.leader = leader;
  return pandoria_state_apply (state, &action, after, events, NULL);
}

static void
check_next_to (Check *check, const PandoriaState *state, const PandoriaCoachTip *tip)
{
  PandoriaState after;
  PandoriaSpaces region = tip->open.region.spaces;
  guint before = pandoria_state_strength (state, region, state->active);
  gboolean leader = !place_figure (state, tip->at, FALSE, &after, &check->laid);

  if (leader)
    g_assert_true (place_figure (state, tip->at, TRUE, &after, &check->laid));
  g_assert_cmpuint (pandoria_state_strength (&after, region, state->active), ==,
                    before + (leader ? 2 : 1));
  g_assert_cmpuint (pandoria_state_symbols (&after, region), ==, tip->numbers[0]);
  g_assert_cmpuint (tip->numbers[0], >, 0);
  g_assert_false (pandoria_state_is_closed (&after, pandoria_spaces_first (region)));
  check->n_next_to++;
}

/* A worker can be placed in an available place if the tip counts one. */
static void
check_reserve (Check *check, const PandoriaState *state, const PandoriaOptions *options,
               const PandoriaCoachTip *tip)
{
  PandoriaState after;
  PandoriaSpace at = pandoria_spaces_first (pandoria_spaces_or (options->worker, options->leader));

  g_assert_cmpuint (tip->numbers[1], <=, 1);
  if (at != PANDORIA_SPACE_NONE)
    g_assert_cmpint (place_figure (state, at, FALSE, &after, &check->laid), ==,
                     tip->numbers[0] > 0);
  check->n_reserve++;
}

/* Returns: whether @action, which pays, is possible, perhaps with another resource (Market). */
static gboolean
can_do (const PandoriaState *state, PandoriaAction *action, PandoriaEvents *events)
{
  PandoriaState after;

  for (action->with = -1; action->with < 3; action->with++)
    if (pandoria_state_apply (state, action, &after, events, NULL))
      return TRUE;
  return FALSE;
}

/* A spell of this cost can be cast, but none that costs one more. */
static void
check_pay (Check *check, const PandoriaState *state, const PandoriaOptions *options,
           const PandoriaCoachTip *tip)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_CAST);
  if (!(options->spells >> PANDORIA_SPELL_TERRAIN & 1))
    return;
  action.spell = PANDORIA_SPELL_TERRAIN;
  action.level = 1;
  for (guint printed = 1; printed < 40; printed++)
    {
      gboolean can = pandoria_state_spell_cost (state, state->active, printed) <= tip->numbers[0];

      action.cost = printed;
      g_assert_cmpint (can_do (state, &action, &check->laid), ==, can);
      check->n_paid += can;
    }
}

static void
check_buy (Check *check, const PandoriaState *state, const PandoriaCoachTip *tip)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUY);
  for (guint printed = 1; printed < 40; printed++)
    {
      action.cost = printed;
      g_assert_cmpint (can_do (state, &action, &check->laid), ==,
                       pandoria_state_card_price (state, state->active, printed)
                           <= tip->numbers[0]);
    }
  check->n_bought++;
}

/* --- random games --------------------------------------------------------------------------- */

static void
check_tip (Check *check, const PandoriaState *state, const PandoriaOptions *options,
           const PandoriaCoachTip *tip)
{
  g_assert_nonnull (tip->rule);
  switch (tip->kind)
    {
    case PANDORIA_COACH_CLOSE:
    case PANDORIA_COACH_LEAVE:
      check_whose (state, tip);
      check_region (check, state, tip);
      break;
    case PANDORIA_COACH_LAST_TILES:
      g_assert_cmpuint (tip->numbers[0], ==, state->double_tiles);
      check->n_last++;
      break;
    case PANDORIA_COACH_NEXT_TO: check_next_to (check, state, tip); break;
    case PANDORIA_COACH_RESERVE: check_reserve (check, state, options, tip); break;
    case PANDORIA_COACH_PAY: check_pay (check, state, options, tip); break;
    case PANDORIA_COACH_BUY: check_buy (check, state, tip); break;
    default: g_assert_not_reached ();
    }
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS];
  PandoriaState unchanged = *before;
  guint n = pandoria_coach_list_tips (before, tips);

  g_assert_cmpmem (before, sizeof *before, &unchanged, sizeof unchanged);
  for (guint i = 0; i < n; i++)
    check_tip (data, before, options, &tips[i]);
  if (after->finished)
    g_assert_cmpuint (pandoria_coach_list_tips (after, tips), ==, 0);
  return TRUE;
}

static void
test_numbers (gconstpointer data)
{
  const GameKind *kind = data;
  g_autofree Check *check = g_new0 (Check, 1);

  random_games_play (kind, GAMES, on_action, check);
  g_test_message ("%u closed, %u of them scored as said; %u next to, %u reserves, %u spells, %u "
                  "purchases, %u last tiles",
                  check->n_closed, check->n_gains, check->n_next_to, check->n_reserve,
                  check->n_paid, check->n_bought, check->n_last);
  g_assert_cmpuint (check->n_closed, >, 5 * GAMES);
  g_assert_cmpuint (check->n_gains, >, 2 * GAMES);
  g_assert_cmpuint (check->n_next_to, >, 2 * GAMES);
  g_assert_cmpuint (check->n_reserve, >, 10 * GAMES);
  g_assert_cmpuint (check->n_last, >=, GAMES);
}

/* A tip uses no hidden information. States do not contain the cards or tiles in hands, and more
 * cards in other hands do not change a tip. */
static gboolean
on_hidden (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  PandoriaCoachTip tips[PANDORIA_COACH_MAX_TIPS] = { 0 }, others[PANDORIA_COACH_MAX_TIPS] = { 0 };
  PandoriaState state = *before;
  guint n = pandoria_coach_list_tips (before, tips);

  for (guint i = 0; i < state.n_players; i++)
    if (i != state.active)
      state.players[i].hand += 3;
  g_assert_cmpuint (pandoria_coach_list_tips (&state, others), ==, n);
  g_assert_cmpmem (tips, sizeof tips, others, sizeof others);
  return TRUE;
}

static void
test_hidden (void)
{
  random_games_play (&game_kinds[0], GAMES, on_hidden, NULL);
}

/* --- for the first time --------------------------------------------------------------------- */

/* Returns: the topics that the coach must offer before @action. */
static guint32
list_wanted (const PandoriaState *before, const PandoriaAction *action)
{
  const gboolean in_step = before->step == PANDORIA_STEP_CARD;

  switch (action->kind)
    {
    case PANDORIA_ACT_PLACE_TILE: return 1u << PANDORIA_COACH_TOPIC_PLACE;
    case PANDORIA_ACT_PLACE_FIGURE:
      return 1u << (action->leader ? PANDORIA_COACH_TOPIC_LEADER : PANDORIA_COACH_TOPIC_FIGURE);
    case PANDORIA_ACT_CAST:
      return !in_step || before->variant == PANDORIA_VARIANT_FAMILY_SPELLS
                 ? 0
                 : 1u << PANDORIA_COACH_TOPIC_SPELL;
    case PANDORIA_ACT_BUILD: return (guint32) in_step << PANDORIA_COACH_TOPIC_BUILDING;
    case PANDORIA_ACT_MONUMENT: return (guint32) in_step << PANDORIA_COACH_TOPIC_MONUMENT;
    case PANDORIA_ACT_SCORE: return before->n_pending > 0 ? 1u << PANDORIA_COACH_TOPIC_CLOSED : 0;
    case PANDORIA_ACT_BUY: return 1u << PANDORIA_COACH_TOPIC_MARKET;
    default: return 0;
    }
}

static gboolean
has_overflow (const PandoriaEvents *events, guint player)
{
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == PANDORIA_EVENT_OVERFLOW && events->items[i].player == player)
      return TRUE;
  return FALSE;
}

static gboolean
on_topics (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  guint32 topics = pandoria_coach_list_topics (before), wanted = list_wanted (before, action),
          *seen = data;

  g_assert_cmpuint (topics & wanted, ==, wanted);
  g_assert_true ((topics >> PANDORIA_COACH_TOPIC_CLOSED & 1) == (before->n_pending > 0));
  if (after->finished)
    g_assert_cmpuint (pandoria_coach_list_topics (after), ==, 0);
  else if (action->kind == PANDORIA_ACT_SCORE && after->active == before->active
           && has_overflow (events, before->active))
    g_assert_cmpuint (pandoria_coach_list_topics (after) >> PANDORIA_COACH_TOPIC_SURPLUS & 1, ==,
                      1);
  *seen |= topics;
  return TRUE;
}

static void
test_topics (gconstpointer data)
{
  guint32 seen = 0;

  random_games_play (data, GAMES, on_topics, &seen);
  if (data == &game_kinds[0])
    g_assert_cmpuint (seen, ==, (1u << PANDORIA_COACH_N_TOPICS) - 1);
}

/* Each topic has its own key, text, and section. */
static void
test_topic_rows (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);
  const PandoriaState state = { .n_players = 2 };

  for (guint i = 0; i < PANDORIA_COACH_N_TOPICS; i++)
    {
      g_assert_true (g_hash_table_add (keys, (char *) pandoria_coach_topic_get_key (i)));
      g_assert_cmpint (g_utf8_strlen (pandoria_coach_topic_describe (i, &state), -1), >, 20);
      g_assert_nonnull (pandoria_coach_topic_get_rule (i));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/coach/topics", test_topics);
  g_test_add_func ("/coach/topic-rows", test_topic_rows);
  random_games_add_tests ("/coach/numbers", test_numbers);
  g_test_add_func ("/coach/hidden", test_hidden);
  return g_test_run ();
}
