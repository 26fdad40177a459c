/* What is offered is what is accepted: at positions of random games every act with every place is tried, and either the
 * options list it and apply takes it, or they do not and apply refuses it and leaves everything as it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include <string.h>

#define GAMES    2
#define NONSENSE 400
#define INTERVAL 14 /* every so many actions a position is looked at */

typedef struct
{
  const PandoriaState *state;
  PandoriaOptions options;
  GRand *rand;
  guint accepted, refused;
} Position;

static gboolean
is_act_offered (const Position *position, PandoriaActKind kind)
{
  return (position->options.acts >> kind & 1) != 0;
}

/* Applies @action. What is refused must leave the state, and what the caller gave for the new one, untouched. */
static gboolean
try_action (Position *position, const PandoriaAction *action)
{
  PandoriaState before = *position->state, out, untouched;
  g_autoptr (GError) error = NULL;
  PandoriaEvents events = { 1 };
  const char *broken = NULL;

  memset (&out, 0xa5, sizeof out);
  memset (&untouched, 0xa5, sizeof untouched);
  if (pandoria_state_apply (position->state, action, &out, &events, &error))
    {
      g_assert_no_error (error);
      if (!pandoria_state_check (&out, &broken))
        g_error ("after %s: %s", pandoria_act_key (action->kind), broken);
      position->accepted++;
      return TRUE;
    }
  g_assert_nonnull (error);
  g_assert_true (error->domain == PANDORIA_ERROR);
  if (action->kind != PANDORIA_ACT_ADJUST && action->kind != PANDORIA_ACT_EDIT_SPACE) /* they break no rule */
    g_assert_cmpstr (pandoria_error_get_rule (error), !=, "");
  g_assert_cmpuint (events.n, ==, 0);
  g_assert_cmpmem (&out, sizeof out, &untouched, sizeof untouched);
  g_assert_cmpmem (&before, sizeof before, position->state, sizeof before);
  position->refused++;
  return FALSE;
}

/* The same with every way to pay: at a Market it must perhaps be said with what. */
static gboolean
try_paying (Position *position, PandoriaAction *action, gint8 *with)
{
  gboolean accepted = FALSE;

  for (*with = -1; *with < PANDORIA_N_RESOURCES; (*with)++)
    accepted = try_action (position, action) || accepted;
  *with = -1;
  return accepted;
}

static void
assert_same (gboolean offered, gboolean accepted, const PandoriaAction *action, PandoriaSpace at)
{
  if (!offered != !accepted)
    g_error ("%s at %s: offered %d, accepted %d", pandoria_act_key (action->kind),
             at == PANDORIA_SPACE_NONE ? "-" : pandoria_space_name (at), offered, accepted);
}

static PandoriaHex
pick_hex (const Position *position, PandoriaSpace at)
{
  return (PandoriaHex){ at, (guint8) g_rand_int_range (position->rand, 0, PANDORIA_N_TERRAINS),
                        (guint8) g_rand_int_range (position->rand, 0, PANDORIA_MAX_SYMBOLS + 1) };
}

static void
check_tiles (Position *position)
{
  for (PandoriaSpace first = 0; first < PANDORIA_N_SPACES; first++)
    for (int direction = 0; direction < PANDORIA_N_DIRECTIONS; direction++)
      {
        PandoriaSpace second = pandoria_space_neighbour (first, direction);
        gboolean offered = is_act_offered (position, PANDORIA_ACT_PLACE_TILE)
                           && pandoria_spaces_has (&position->options.tile[direction], first);
        PandoriaAction action;

        if (second == PANDORIA_SPACE_NONE)
          {
            g_assert_false (offered);
            continue;
          }
        pandoria_action_init (&action, PANDORIA_ACT_PLACE_TILE);
        action.hexes[0] = pick_hex (position, first);
        action.hexes[1] = pick_hex (position, second);
        assert_same (offered, try_action (position, &action), &action, first);
        action.hexes[0].at = second;
        action.hexes[1].at = first;
        assert_same (offered, try_action (position, &action), &action, second);
      }
}

/* An act whose only choice is a space, or a space and a sort of figure. */
static void
check_spaces (Position *position, PandoriaActKind kind, const PandoriaSpaces *offered, gboolean leader)
{
  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;

      pandoria_action_init (&action, kind);
      action.at = at;
      action.take.at = at;
      action.take.player = PANDORIA_NOBODY;
      action.leader = (guint8) leader;
      action.hexes[0] = pick_hex (position, at);
      assert_same (is_act_offered (position, kind) && pandoria_spaces_has (offered, at), try_action (position, &action),
                   &action, at);
    }
}

static void
check_buildings (Position *position)
{
  for (guint building = 1; building < PANDORIA_N_BUILDINGS; building++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      {
        PandoriaAction action;
        gboolean offered
            = is_act_offered (position, PANDORIA_ACT_BUILD) && (position->options.build_slots[building] >> slot & 1);

        pandoria_action_init (&action, PANDORIA_ACT_BUILD);
        action.build.building = (guint8) building;
        action.build.level = pandoria_building_levels (building)[0];
        action.build.slot = (guint8) slot;
        action.build.cost = 1;
        assert_same (offered, try_paying (position, &action, &action.build.with), &action, PANDORIA_SPACE_NONE);
      }
}

static void
check_monuments (Position *position)
{
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    {
      PandoriaAction action;
      gboolean offered
          = is_act_offered (position, PANDORIA_ACT_MONUMENT) && (position->options.monument_slots >> slot & 1);

      pandoria_action_init (&action, PANDORIA_ACT_MONUMENT);
      action.monument.present = TRUE;
      action.monument.slot = (guint8) slot;
      assert_same (offered, try_paying (position, &action, &action.monument.with), &action, PANDORIA_SPACE_NONE);
    }
}

static void
init_cast (PandoriaAction *action, PandoriaSpell spell)
{
  pandoria_action_init (action, PANDORIA_ACT_CAST);
  action->spell = (guint8) spell;
  action->level = pandoria_spell_levels (spell)[0];
  action->cost = 1;
}

static gboolean
is_spell_offered (const Position *position, PandoriaSpell spell)
{
  return is_act_offered (position, PANDORIA_ACT_CAST) && (position->options.spells >> spell & 1);
}

/* Every spell without effect: whether it may be cast at all. */
static void
check_spells (Position *position)
{
  for (guint spell = 1; spell < PANDORIA_N_SPELLS; spell++)
    {
      PandoriaAction action;

      init_cast (&action, spell);
      assert_same (is_spell_offered (position, spell), try_paying (position, &action, &action.with), &action,
                   PANDORIA_SPACE_NONE);
    }
}

/* A spell that puts one figure somewhere. */
static void
check_putting_spell (Position *position, PandoriaSpell spell, gboolean leader)
{
  gboolean possible = is_spell_offered (position, spell) && pandoria_options_may_place (position->state, leader);
  gboolean is_list = (pandoria_spell_get_members (spell) & PANDORIA_MEMBER_FIGURES) != 0;
  PandoriaSpaces places = pandoria_options_spell (position->state, spell);

  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;

      init_cast (&action, spell);
      action.members.n_figures = is_list ? 1 : 0;
      action.members.figures[0] = (PandoriaPlacing){ at, (guint8) leader };
      action.members.at = is_list ? PANDORIA_SPACE_NONE : at;
      action.members.leader = (guint8) leader;
      assert_same (possible && pandoria_spaces_has (&places, at), try_paying (position, &action, &action.with), &action,
                   at);
    }
}

static void
check_putting_spells (Position *position)
{
  for (int leader = 0; leader <= 1; leader++)
    {
      check_putting_spell (position, PANDORIA_SPELL_MUSTER, leader);
      check_putting_spell (position, PANDORIA_SPELL_CLONE, leader);
      check_putting_spell (position, PANDORIA_SPELL_ASTRAL_SHIP, leader);
    }
}

static void
check_fleeing (Position *position)
{
  PandoriaSpaces places = pandoria_options_take (position->state);

  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;

      init_cast (&action, PANDORIA_SPELL_FLEE);
      action.members.n_flee = 1;
      action.members.flee[0] = (PandoriaPlaceRef){ at, PANDORIA_NOBODY, 0 };
      assert_same (is_spell_offered (position, PANDORIA_SPELL_FLEE) && pandoria_spaces_has (&places, at),
                   try_paying (position, &action, &action.with), &action, at);
    }
}

/* Teleport: from every space to a few, and from a few to every space. */
static void
check_teleporting (Position *position)
{
  PandoriaSpaces figures = pandoria_options_own_figures (position->state);
  PandoriaSpaces free = pandoria_options_free_terrain (position->state);

  for (guint i = 0; i < 2 * PANDORIA_N_SPACES; i++)
    {
      PandoriaSpace other = (PandoriaSpace) g_rand_int_range (position->rand, 0, PANDORIA_N_SPACES);
      PandoriaSpace from = (PandoriaSpace) (i / 2);
      PandoriaSpace to = i % 2 ? other : pandoria_spaces_first (free);
      PandoriaAction action;

      if (to == PANDORIA_SPACE_NONE || from == to)
        continue;
      init_cast (&action, PANDORIA_SPELL_TELEPORT);
      action.members.n_moves = 1;
      action.members.moves[0] = (PandoriaMove){ from, to };
      assert_same (is_spell_offered (position, PANDORIA_SPELL_TELEPORT) && pandoria_spaces_has (&figures, from)
                       && pandoria_spaces_has (&free, to),
                   try_paying (position, &action, &action.with), &action, from);
    }
}

/* Enchanted Castle without its figure, Terrain 1. */
static void
check_laying_spells (Position *position)
{
  PandoriaSpaces castle = pandoria_options_spell (position->state, PANDORIA_SPELL_ENCHANTED_CASTLE);
  PandoriaSpaces single = pandoria_options_single (position->state);
  const PandoriaPlayerState *me = &position->state->players[position->state->active];

  for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
    {
      PandoriaAction action;

      init_cast (&action, PANDORIA_SPELL_ENCHANTED_CASTLE);
      action.members.at = at;
      action.members.no_figure = TRUE;
      assert_same (is_spell_offered (position, PANDORIA_SPELL_ENCHANTED_CASTLE) && me->castles > 0
                       && pandoria_spaces_has (&castle, at),
                   try_paying (position, &action, &action.with), &action, at);
      init_cast (&action, PANDORIA_SPELL_TERRAIN);
      action.members.n_hexes = 1;
      action.members.hexes[0] = pick_hex (position, at);
      assert_same (is_spell_offered (position, PANDORIA_SPELL_TERRAIN) && position->state->singles > 0
                       && pandoria_spaces_has (&single, at),
                   try_paying (position, &action, &action.with), &action, at);
    }
}

/* Terrain 2: every place of a double tile, as long as the stack has one. */
static void
check_terrain_2 (Position *position)
{
  PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS];

  pandoria_options_tile (position->state, pairs);
  for (PandoriaSpace first = 0; first < PANDORIA_N_SPACES; first++)
    for (int direction = 0; direction < PANDORIA_N_DIRECTIONS; direction++)
      {
        PandoriaSpace second = pandoria_space_neighbour (first, direction);
        PandoriaAction action;

        if (second == PANDORIA_SPACE_NONE)
          continue;
        init_cast (&action, PANDORIA_SPELL_TERRAIN);
        action.level = action.members.n_hexes = 2;
        action.members.hexes[0] = pick_hex (position, second);
        action.members.hexes[1] = pick_hex (position, first);
        assert_same (is_spell_offered (position, PANDORIA_SPELL_TERRAIN) && position->state->double_tiles > 0
                         && pandoria_spaces_has (&pairs[direction], first),
                     try_paying (position, &action, &action.with), &action, first);
      }
}

/* Rage in every region that waits for its scoring, by every space. */
static void
check_raging (Position *position)
{
  const PandoriaState *state = position->state;

  for (guint i = 0; i < state->n_pending; i++)
    {
      PandoriaSpaces workers = pandoria_options_rage (state, state->pending[i].spaces);

      for (PandoriaSpace at = 0; at < PANDORIA_N_SPACES; at++)
        {
          PandoriaAction action;

          init_cast (&action, PANDORIA_SPELL_RAGE);
          action.members.at = at;
          action.members.region = pandoria_spaces_first (state->pending[i].spaces);
          assert_same (is_spell_offered (position, PANDORIA_SPELL_RAGE) && pandoria_spaces_has (&workers, at),
                       try_paying (position, &action, &action.with), &action, at);
        }
    }
}

/* Adopt of every player's top spell without its members, and the own one cast again (Mages, revised). */
static void
check_top_spells (Position *position)
{
  guint8 players = pandoria_options_adopt (position->state);
  PandoriaAction action;

  for (guint p = 0; p < position->state->n_players; p++)
    {
      init_cast (&action, PANDORIA_SPELL_ADOPT);
      action.members.player = (gint8) p;
      assert_same (is_spell_offered (position, PANDORIA_SPELL_ADOPT) && (players >> p & 1),
                   try_paying (position, &action, &action.with), &action, PANDORIA_SPACE_NONE);
    }
  pandoria_action_init (&action, PANDORIA_ACT_RECAST);
  assert_same (is_act_offered (position, PANDORIA_ACT_RECAST), try_paying (position, &action, &action.with), &action,
               PANDORIA_SPACE_NONE);
}

/* Gold for the purchase may come from the scoring that it runs first. */
static gboolean
has_gold_after_scoring (const PandoriaState *state)
{
  PandoriaState scored = *state;
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_SCORE);
  if (!state->scored)
    pandoria_state_apply (state, &action, &scored, NULL, NULL);
  return pandoria_state_can_pay (&scored, scored.active, PANDORIA_COUNTER_GOLD) > 0;
}

static void
check_purchase (Position *position)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_BUY);
  action.cost = 1;
  assert_same (is_act_offered (position, PANDORIA_ACT_BUY) && has_gold_after_scoring (position->state),
               try_paying (position, &action, &action.with), &action, PANDORIA_SPACE_NONE);
}

static void
check_end_of_turn (Position *position)
{
  gboolean choice = (position->options.poorhouse & (position->options.poorhouse - 1)) != 0;

  for (int resource = -1; resource < PANDORIA_N_RESOURCES; resource++)
    {
      PandoriaAction action;
      gboolean fits
          = resource < 0 ? !choice : position->options.poorhouse == 0 || (position->options.poorhouse >> resource & 1);

      pandoria_action_init (&action, PANDORIA_ACT_END_TURN);
      action.poorhouse = (gint8) resource;
      if (position->state->scored || position->options.poorhouse != 0) /* what is scored first may fill a marker */
        assert_same (is_act_offered (position, PANDORIA_ACT_END_TURN) && fits, try_action (position, &action), &action,
                     PANDORIA_SPACE_NONE);
    }
}

static void
check_elves (Position *position)
{
  for (PandoriaSpace from = 0; from < PANDORIA_N_SPACES; from++)
    {
      gboolean walks
          = is_act_offered (position, PANDORIA_ACT_ELF_MOVE) && pandoria_spaces_has (&position->options.elf_from, from);
      PandoriaSpaces to = walks ? pandoria_options_elf_to (position->state, from) : pandoria_spaces_empty ();

      for (guint i = 0; i < (walks ? PANDORIA_N_SPACES : 3u); i++)
        {
          PandoriaSpace at
              = (PandoriaSpace) (walks ? (gint) i : g_rand_int_range (position->rand, 0, PANDORIA_N_SPACES));
          PandoriaAction action;

          pandoria_action_init (&action, PANDORIA_ACT_ELF_MOVE);
          action.from = from;
          action.to = at;
          assert_same (pandoria_spaces_has (&to, at), try_action (position, &action), &action, from);
        }
    }
}

/* Acts without a choice, and those of other realms and variants. */
static void
check_other_acts (Position *position)
{
  static const PandoriaActKind plain[] = { PANDORIA_ACT_SKIP_PLACEMENT, PANDORIA_ACT_SCORE };
  static const PandoriaActKind never[]
      = { PANDORIA_ACT_RANSOM, PANDORIA_ACT_GOLEM_FIGURE, PANDORIA_ACT_GOBLIN_CAST, PANDORIA_ACT_GOBLIN_OCCUPY };
  PandoriaAction action;

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      pandoria_action_init (&action, plain[i]);
      assert_same (is_act_offered (position, plain[i]), try_action (position, &action), &action, PANDORIA_SPACE_NONE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (never); i++)
    {
      pandoria_action_init (&action, never[i]);
      action.at = pandoria_spaces_first (position->state->plain);
      g_assert_false (is_act_offered (position, never[i]));
      g_assert_false (try_action (position, &action));
    }
}

static PandoriaSpace
pick_space (const Position *position)
{
  return (PandoriaSpace) g_rand_int_range (position->rand, -1, PANDORIA_N_SPACES);
}

static guint8
pick_below (const Position *position, gint end)
{
  return (guint8) g_rand_int_range (position->rand, 0, end);
}

/* Any members at all, each within its own range: spells that are none, levels that do not exist, spaces anywhere. */
static void
fill_members (const Position *position, PandoriaSpellMembers *members)
{
  members->n_figures = pick_below (position, 3);
  members->n_moves = pick_below (position, 3);
  members->n_hexes = pick_below (position, 3);
  members->n_flee = pick_below (position, 3);
  for (guint i = 0; i < 2; i++)
    {
      members->figures[i] = (PandoriaPlacing){ pick_space (position), pick_below (position, 2) };
      members->moves[i] = (PandoriaMove){ pick_space (position), pick_space (position) };
      members->hexes[i] = pick_hex (position, pick_space (position));
      members->flee[i] = (PandoriaPlaceRef){ pick_space (position), PANDORIA_NOBODY, 0 };
    }
  members->resource = (gint8) (pick_below (position, PANDORIA_N_RESOURCES + 1) - 1);
  members->at = pick_space (position);
  members->region = pick_space (position);
  members->leader = pick_below (position, 2);
  members->no_figure = pick_below (position, 2);
  members->build.building = pick_below (position, PANDORIA_N_BUILDINGS);
  members->build.slot = pick_below (position, PANDORIA_MAX_SLOTS);
  members->monument.present = pick_below (position, 2);
  members->monument.slot = pick_below (position, PANDORIA_MAX_SLOTS);
  members->player = (gint8) (pick_below (position, (gint) position->state->n_players + 1) - 1);
}

static void
fill_action (const Position *position, PandoriaAction *action)
{
  pandoria_action_init (action, pick_below (position, PANDORIA_N_ACTS));
  action->hexes[0] = pick_hex (position, pick_space (position));
  action->hexes[1] = pick_hex (position, pick_space (position));
  action->at = pick_space (position);
  action->leader = pick_below (position, 2);
  action->take = (PandoriaPlaceRef){ pick_space (position), PANDORIA_NOBODY, 0 };
  action->player = pick_below (position, (gint) position->state->n_players);
  action->slot = pick_below (position, PANDORIA_MAX_SLOTS);
  action->spell = pick_below (position, PANDORIA_N_SPELLS);
  action->level = pick_below (position, 4);
  action->cost = pick_below (position, 9);
  action->with = (gint8) (pick_below (position, PANDORIA_N_RESOURCES + 1) - 1);
  fill_members (position, &action->members);
  fill_members (position, &action->copy);
  action->build = action->members.build;
  action->monument = action->members.monument;
  action->from = pick_space (position);
  action->to = pick_space (position);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    action->adjust[i] = (gint16) g_rand_int_range (position->rand, -3, 4);
  action->edit_terrain = pick_below (position, 3);
  action->edit_symbols = pick_below (position, 3);
  action->edit_castle = pick_below (position, 3);
  action->edit_figure = pick_below (position, 3);
  action->terrain = pick_below (position, PANDORIA_N_TERRAINS);
  action->symbols = pick_below (position, PANDORIA_MAX_SYMBOLS + 1);
  action->castle = action->figure.player = action->player;
}

/* Random acts, nearly all of them nonsense: whatever comes, the answer is a sound state or an untouched one. */
static void
check_nonsense (Position *position)
{
  for (guint i = 0; i < NONSENSE; i++)
    {
      PandoriaAction action;

      fill_action (position, &action);
      try_action (position, &action);
    }
}

static void
check_position (Position *position)
{
  const PandoriaOptions *options = &position->options;

  check_tiles (position);
  check_spaces (position, PANDORIA_ACT_PLACE_CASTLE, &options->castle, FALSE);
  check_spaces (position, PANDORIA_ACT_PLACE_SINGLE, &options->single, FALSE);
  check_spaces (position, PANDORIA_ACT_PLACE_FORTRESS, &options->fortress, FALSE);
  check_spaces (position, PANDORIA_ACT_PLACE_FIGURE, &options->worker, FALSE);
  check_spaces (position, PANDORIA_ACT_PLACE_FIGURE, &options->leader, TRUE);
  check_spaces (position, PANDORIA_ACT_TAKE_FIGURE, &options->take, FALSE);
  check_buildings (position);
  check_monuments (position);
  check_spells (position);
  check_putting_spells (position);
  check_fleeing (position);
  check_teleporting (position);
  check_laying_spells (position);
  check_terrain_2 (position);
  check_raging (position);
  check_top_spells (position);
  check_purchase (position);
  check_end_of_turn (position);
  check_elves (position);
  check_other_acts (position);
}

typedef struct
{
  guint n;
  gboolean choices; /* an act may need the choice of a ship or of a ghost, so that alone it is refused */
  Position position;
} Sample;

static gboolean
on_action (const PandoriaState *before, const PandoriaOptions *options, const PandoriaAction *action,
           const PandoriaState *after, const PandoriaEvents *events, gpointer data)
{
  Sample *sample = data;

  (void) action, (void) after, (void) events;
  if (sample->n++ % INTERVAL != 0)
    return TRUE;
  sample->position.state = before;
  sample->position.options = *options;
  if (!sample->choices)
    check_position (&sample->position);
  check_nonsense (&sample->position);
  return TRUE;
}

static void
test_options (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  const GameKind *kind = data;
  Sample sample = { 0 };

  sample.choices = kind->more_realms || g_str_equal (kind->board, "river-b");
  sample.position.rand = rand;
  random_games_play (kind, GAMES, on_action, &sample);
  g_test_message ("%u positions: %u acts accepted, %u refused", sample.n / INTERVAL, sample.position.accepted,
                  sample.position.refused);
  g_assert_cmpuint (sample.position.accepted, >, sample.choices ? 50 : 500);
  g_assert_cmpuint (sample.position.refused, >, 5000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  random_games_add_tests ("/options", test_options);
  return g_test_run ();
}
