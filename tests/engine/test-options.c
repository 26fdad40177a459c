/* Tests that the options match the engine. At positions of random games, mostly rare ones, it tries
 * every act with every place. The engine accepts each listed act, and refuses any other without a
 * change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-check-options.h"
#include "nonsense.h"
#include "pandoria-tries-testing.h"
#include "random-games.h"

#define GAMES    (g_test_slow () ? 100 : 12)
#define NONSENSE 400
#define ENOUGH                                                                      \
  (g_test_slow () ? 4u : 1u) /* the number of positions tested for each description \
                              */

/* Random acts, nearly all of them nonsense, leave a valid or an unchanged state. */
static void
try_nonsense (PandoriaTries *tries, GRand *rand)
{
  for (guint i = 0; i < NONSENSE; i++)
    {
      PandoriaAction action;

      nonsense_fill_action (rand, tries->state->n_players, &action);
      pandoria_tries_action (tries, &action);
    }
}

static gboolean
is_on_a_building (const PandoriaState *s, guint player)
{
  for (guint i = 0; i < s->n_players * PANDORIA_MAX_SLOTS; i++)
    if (s->players[i / PANDORIA_MAX_SLOTS].slots[i % PANDORIA_MAX_SLOTS].occupant == player)
      return TRUE;
  return FALSE;
}

static gboolean
is_a_prisoner (const PandoriaState *s, guint player)
{
  for (guint i = 0; i < s->n_players * PANDORIA_MAX_PRISONERS; i++)
    if (i % PANDORIA_MAX_PRISONERS < s->players[i / PANDORIA_MAX_PRISONERS].n_prisoners
        && s->players[i / PANDORIA_MAX_PRISONERS].prisoners[i % PANDORIA_MAX_PRISONERS].player
               == player)
      return TRUE;
  return FALSE;
}

/* Describes a position: the possible acts, and the facts that make others possible or not. */
static guint64
describe_position (const PandoriaState *s, const PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  const gboolean traits[] = {
    s->n_pending > 0,
    s->n_pending > 0 && o->poorhouse != 0,
    s->n_pending > 0 && me->counters[PANDORIA_COUNTER_GOLD] == 0,
    s->artifacts && me->fortress == 0,
    me->haunter.place == PANDORIA_HAUNTER_BOARD,
    s->step == PANDORIA_STEP_FIGURE && is_on_a_building (s, s->active),
    s->step == PANDORIA_STEP_FIGURE && is_a_prisoner (s, s->active),
    me->counters[PANDORIA_COUNTER_GOLD] == 0,
    me->leader != 0 && me->workers == 0,
    pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_MARKET) > 0,
    pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_SCHOOL) > 0,
    pandoria_state_building_level (s, s->active, PANDORIA_BUILDING_CARPENTER) > 0,
  };
  guint64 bits = o->acts;

  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    bits |= (guint64) (traits[i] != FALSE) << (PANDORIA_N_ACTS + i);
  return bits;
}

typedef struct
{
  GRand *rand;
  guint seen[64]; /* for each description: the number of positions so far */
  guint n_positions, accepted, refused;
} Sample;

static gboolean
is_news (Sample *sample, guint64 bits)
{
  gboolean news = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (sample->seen); i++)
    news = news || ((bits >> i & 1) && sample->seen[i] < ENOUGH);
  for (guint i = 0; news && i < G_N_ELEMENTS (sample->seen); i++)
    sample->seen[i] += bits >> i & 1;
  return news;
}

static void
look_at (Sample *sample, const PandoriaState *state, const PandoriaOptions *options)
{
  PandoriaTries tries = { .state = state, .options = options };

  pandoria_check_options (&tries);
  try_nonsense (&tries, sample->rand);
  if (tries.fault != NULL)
    g_error ("%s", tries.fault);
  sample->n_positions++;
  sample->accepted += tries.accepted;
  sample->refused += tries.refused;
}

/* The same position with monuments in all slots of the active player, which random games do not
 * reach. */
static void
look_at_full (Sample *sample, const PandoriaState *state)
{
  PandoriaState full = *state;
  PandoriaOptions options;

  for (guint i = 0; i < pandoria_state_n_slots (&full, full.active); i++)
    full.players[full.active].slots[i]
        = (PandoriaSlot){ .has_monument = TRUE, .monument = 3, .occupant = PANDORIA_NOBODY };
  pandoria_state_get_options (&full, &options);
  look_at (sample, &full, &options);
}

/* The same position with only one resource, each in turn. */
static void
look_at_poor (Sample *sample, const PandoriaState *state)
{
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    {
      PandoriaState poor = *state;
      PandoriaOptions options;

      for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
        poor.players[poor.active].counters[i] = i == r;
      pandoria_state_get_options (&poor, &options);
      look_at (sample, &poor, &options);
    }
}

/* The same position with the last card, or none, in the market. */
static void
look_at_market (Sample *sample, const PandoriaState *state)
{
  for (guint8 market = 0; market < 2; market++)
    {
      PandoriaState empty = *state;
      PandoriaOptions options;

      empty.market = market;
      empty.deck = 0;
      pandoria_state_get_options (&empty, &options);
      look_at (sample, &empty, &options);
    }
}

/* The same position with a castle in place of the double tiles. */
static void
look_at_castle (Sample *sample, const PandoriaState *state)
{
  PandoriaState castle = *state;
  PandoriaOptions options;

  castle.players[castle.active].tiles = 0;
  castle.players[castle.active].castles = 1;
  pandoria_state_get_options (&castle, &options);
  look_at (sample, &castle, &options);
}

/* The same position with exactly the crystals for casting the top spell again. */
static void
look_at_recast (Sample *sample, const PandoriaState *state)
{
  PandoriaState poor = *state;
  PandoriaPlayerState *me = &poor.players[poor.active];
  PandoriaOptions options;

  memset (me->counters, 0, sizeof me->counters);
  me->counters[PANDORIA_COUNTER_CRYSTAL]
      = (gint32) pandoria_state_spell_cost (&poor, poor.active, me->top_spell.cost + 1u);
  pandoria_state_get_options (&poor, &options);
  look_at (sample, &poor, &options);
}

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options,
           const PandoriaAction *action, const PandoriaState *after, const PandoriaEvents *events,
           gpointer data)
{
  Sample *sample = data;

  (void) action, (void) after, (void) events;
  if (!is_news (sample, describe_position (before, options)))
    return TRUE;
  look_at (sample, before, options);
  if (before->step == PANDORIA_STEP_CARD)
    look_at_full (sample, before);
  if (before->step == PANDORIA_STEP_FIGURE && is_a_prisoner (before, before->active))
    look_at_poor (sample, before);
  if (before->step == PANDORIA_STEP_PLACE)
    look_at_castle (sample, before);
  if (options->acts >> PANDORIA_ACT_RECAST & 1)
    look_at_recast (sample, before);
  if (before->step == PANDORIA_STEP_BUY)
    look_at_market (sample, before);
  return TRUE;
}

static void
test_options (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  Sample sample = { .rand = rand };

  random_games_play (data, GAMES, on_action, &sample);
  g_test_message ("%u positions: %u acts accepted, %u refused", sample.n_positions, sample.accepted,
                  sample.refused);
  g_assert_cmpuint (sample.accepted, >, 0);
  g_assert_cmpuint (sample.refused, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/options", test_options);
  return g_test_run ();
}
