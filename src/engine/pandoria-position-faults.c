/* Finds the faults of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-position.h"
#include "pandoria-private.h"

/* At most 12 tiles with 2 artifacts each (16). */
#define ARTIFACTS_IN_BOX 24

typedef struct
{
  const PandoriaPosition *position;
  const PandoriaState *state; /* its state */
  const PandoriaState *from;
  GArray *faults;
} Check;

static const PandoriaPositionFault no_fault = { .at = PANDORIA_SPACE_NONE };

static PandoriaPositionFault *
add_fault (Check *check, PandoriaPositionFaultKind kind, PandoriaPositionPlace place)
{
  PandoriaPositionFault fault = no_fault;

  fault.kind = kind;
  fault.place = place;
  g_array_append_val (check->faults, fault);
  return &g_array_index (check->faults, PandoriaPositionFault, check->faults->len - 1);
}

static void
add_player_fault (Check *check, PandoriaPositionFaultKind kind, guint player, int found,
                  int expected)
{
  PandoriaPositionFault *fault = add_fault (check, kind, PANDORIA_POSITION_PLACE_MARKERS);

  fault->player = player;
  fault->found = found;
  fault->expected = expected;
}

static void
add_table_fault (Check *check, PandoriaPositionFaultKind kind, int found, int expected)
{
  PandoriaPositionFault *fault = add_fault (check, kind, PANDORIA_POSITION_PLACE_TABLE);

  fault->found = found;
  fault->expected = expected;
}

static void
add_space_fault (Check *check, PandoriaPositionFaultKind kind, PandoriaSpace at, guint player)
{
  PandoriaPositionFault *fault = add_fault (check, kind, PANDORIA_POSITION_PLACE_SPACE);

  fault->at = at;
  fault->player = player;
}

/* --- impossible positions ------------------------------------------------------------------- */

static PandoriaSpaces
get_figures (const PandoriaState *s, guint player)
{
  return pandoria_spaces_or (s->players[player].figures, s->players[player].leader_at);
}

static void
check_figures (Check *check)
{
  const PandoriaState *s = check->state;
  PandoriaSpaces places = pandoria_spaces_or (pandoria_state_all_terrain (s), s->ship_at);
  PandoriaSpaces taken = pandoria_spaces_empty ();
  PandoriaSpace at;

  places = pandoria_spaces_or (places, pandoria_state_all_castles (s));
  places = pandoria_spaces_or (places, pandoria_state_all_fortresses (s));
  for (guint p = 0; p < s->n_players; p++)
    {
      PandoriaSpaces both = pandoria_spaces_and (s->players[p].figures, s->players[p].leader_at);

      both = pandoria_spaces_or (both, pandoria_spaces_and (taken, get_figures (s, p)));
      taken = pandoria_spaces_or (taken, get_figures (s, p));
      PANDORIA_FOREACH_SPACE (at, both)
        add_space_fault (check, PANDORIA_POSITION_TWO_FIGURES, at, p);
      PANDORIA_FOREACH_SPACE (at, pandoria_spaces_minus (get_figures (s, p), places))
        add_space_fault (check, PANDORIA_POSITION_NO_GROUND, at, p);
    }
}

static void
check_leader (Check *check, guint player)
{
  guint leaders = pandoria_state_count_figures (check->state, player, TRUE);
  PandoriaSpaces on_board = check->state->players[player].leader_at;

  if (leaders == 0)
    add_player_fault (check, PANDORIA_POSITION_NO_LEADER, player, 0, 1);
  if (leaders > 1 && pandoria_spaces_is_empty (on_board))
    add_player_fault (check, PANDORIA_POSITION_MANY_LEADERS, player, (int) leaders, 1);
  if (leaders > 1 && !pandoria_spaces_is_empty (on_board))
    add_space_fault (check, PANDORIA_POSITION_MANY_LEADERS, pandoria_spaces_first (on_board),
                     player);
}

/* Counts the exits that @player has covered. */
static int
count_fortresses (const PandoriaState *s, guint player)
{
  int n = 0;

  for (guint i = 0; i < s->n_exits; i++)
    n += pandoria_spaces_has (&s->players[player].fortress_at, s->exits[i].spaces[0]);
  return n;
}

static void
check_counter (Check *check, guint player, PandoriaCounter counter)
{
  int found, most;

  pandoria_state_get_counter (check->state, player, counter, &found, &most);
  if (found >= 0 && found <= most)
    return;
  add_player_fault (check, PANDORIA_POSITION_COUNTER, player, found, most);
  g_array_index (check->faults, PandoriaPositionFault, check->faults->len - 1).counter = counter;
}

static void
check_counters (Check *check, guint player)
{
  int fortresses = count_fortresses (check->state, player) + check->state->players[player].fortress;

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    check_counter (check, player, (PandoriaCounter) i);
  if (fortresses != check->from->artifacts)
    add_player_fault (check, PANDORIA_POSITION_FORTRESSES, player, fortresses,
                      check->from->artifacts);
}

/* --- faults of the corrections -------------------------------------------------------------- */

static void
add_refusal (Check *check, const PandoriaAction *refused)
{
  if (refused->kind == PANDORIA_ACT_EDIT_SPACE)
    add_space_fault (check, PANDORIA_POSITION_IMPOSSIBLE, refused->at, 0);
  else if (refused->kind == PANDORIA_ACT_EDIT_TABLE)
    add_table_fault (check, PANDORIA_POSITION_IMPOSSIBLE, 0, 0);
  else
    {
      add_player_fault (check, PANDORIA_POSITION_IMPOSSIBLE, refused->player, 0, 0);
      if (refused->kind == PANDORIA_ACT_EDIT_PLAYER)
        g_array_index (check->faults, PandoriaPositionFault, check->faults->len - 1).place
            = PANDORIA_POSITION_PLACE_TABLEAU;
    }
}

/* Reported only if there is no more specific fault. */
static void
try_corrections (Check *check)
{
  g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (PandoriaAction));
  PandoriaAction refused;
  PandoriaState end;

  pandoria_action_init (&refused, PANDORIA_ACT_EDIT_TABLE);
  if (!pandoria_position_list_acts (check->position, check->from, acts, &end, &refused, NULL)
      || !pandoria_state_check (&end, NULL))
    add_refusal (check, &refused);
}

/* --- probably forgotten --------------------------------------------------------------------- */

static void
check_sums_of_player (Check *check, guint player)
{
  const PandoriaPlayerState *p = &check->state->players[player];
  int workers = (int) pandoria_state_count_figures (check->state, player, FALSE);
  int castles = p->castles + (int) pandoria_spaces_count (p->castle_at);

  if (workers != p->max_workers)
    add_player_fault (check, PANDORIA_POSITION_WORKERS, player, workers, p->max_workers);
  if (castles != PANDORIA_MAX_CASTLES)
    add_player_fault (check, PANDORIA_POSITION_CASTLES, player, castles, PANDORIA_MAX_CASTLES);
}

static gboolean
is_duplicate (const PandoriaState *s, guint player, guint slot)
{
  const PandoriaSlot *slots = s->players[player].slots;

  for (guint i = 0; i < slot; i++)
    if (slots[i].building != PANDORIA_BUILDING_NONE
        && pandoria_buildings_are_identical (s, slots[i].building, slots[slot].building))
      return TRUE;
  return FALSE;
}

static void
check_slots (Check *check, guint player)
{
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (is_duplicate (check->state, player, i))
      {
        PandoriaPositionFault *fault
            = add_fault (check, PANDORIA_POSITION_DUPLICATE, PANDORIA_POSITION_PLACE_TABLEAU);

        fault->player = player;
        fault->slot = i;
      }
}

static int
count_tile_spaces (const PandoriaState *s)
{
  return (int) pandoria_spaces_count (
      pandoria_spaces_minus (pandoria_state_all_terrain (s), s->printed));
}

/* Returns: the spaces with tiles, if the stacks are as in @s. */
static int
expect_tile_spaces (const PandoriaState *s, const PandoriaState *from)
{
  return count_tile_spaces (from) + 2 * (from->double_tiles - s->double_tiles) + from->singles
         - s->singles;
}

void
pandoria_position_count_tiles (PandoriaPosition *position, const PandoriaState *from)
{
  PandoriaState *s = &position->state;
  int n;

  g_return_if_fail (position != NULL && from != NULL);

  if (s->double_tiles != from->double_tiles)
    return;
  n = (count_tile_spaces (s) - expect_tile_spaces (s, from)) / 2;
  s->double_tiles = (guint16) CLAMP (s->double_tiles - n, 0, s->double_tiles);
}

/* The stack shows how many tiles were drawn. If it is empty, hands may be empty, too, so the number
 * is not checked. */
static void
check_tiles (Check *check)
{
  const PandoriaState *s = check->state, *from = check->from;
  int found = count_tile_spaces (s);
  int expected = expect_tile_spaces (s, from);
  int more = 0;

  for (guint p = 0; s->double_tiles == 0 && p < s->n_players; p++)
    more += 2 * from->players[p].tiles;
  if (found < expected || found > expected + more || (found - expected) % 2 != 0)
    add_table_fault (check, PANDORIA_POSITION_TILES, found, expected);
}

static int
count_monuments (const PandoriaState *s)
{
  int n = s->n_monuments;

  for (guint p = 0; p < s->n_players; p++)
    for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
      n += s->players[p].slots[i].has_monument;
  return n;
}

/* Counts the visible cards; others lie below them. */
static int
count_cards (const PandoriaState *s)
{
  int n = s->deck + s->market;

  for (guint p = 0; p < s->n_players; p++)
    {
      n += s->players[p].hand + (s->players[p].top_spell.spell != PANDORIA_SPELL_NONE);
      for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
        n += s->players[p].slots[i].building != PANDORIA_BUILDING_NONE;
    }
  return n;
}

/* Counts the artifacts on the board, in the supplies, and paid for relics. */
static int
count_artifacts (const PandoriaState *s)
{
  int n = 0;

  for (guint bit = 0; bit < PANDORIA_ARTIFACT_BITS; bit++)
    n += (int) (pandoria_spaces_count (s->artifact[bit]) << bit);
  for (guint p = 0; p < s->n_players; p++)
    n += s->players[p].artifacts;
  for (guint i = 0; i < s->n_relics_taken; i++)
    n += s->relics_taken[i];
  return n;
}

static void
check_stacks (Check *check)
{
  const PandoriaState *s = check->state, *from = check->from;
  int monuments = count_monuments (s), cards = count_cards (s), artifacts = count_artifacts (s);

  check_tiles (check);
  if (monuments != count_monuments (from))
    add_table_fault (check, PANDORIA_POSITION_MONUMENTS, monuments, count_monuments (from));
  if (cards > count_cards (from) && !pandoria_variant_is_family ((PandoriaVariant) s->variant))
    add_table_fault (check, PANDORIA_POSITION_CARDS, cards, count_cards (from));
  if (artifacts > ARTIFACTS_IN_BOX)
    add_table_fault (check, PANDORIA_POSITION_ARTIFACTS, artifacts, ARTIFACTS_IN_BOX);
}

/* A closed region contains neither figures nor artifacts. */
static void
check_closed (Check *check)
{
  const PandoriaState *s = check->state;
  PandoriaSpaces closed = pandoria_state_closed (s), artifacts = pandoria_spaces_empty ();
  PandoriaSpace at;

  for (guint p = 0; p < s->n_players; p++)
    PANDORIA_FOREACH_SPACE (at, pandoria_spaces_and (closed, get_figures (s, p)))
      add_space_fault (check, PANDORIA_POSITION_CLOSED_FIGURE, at, p);
  for (guint bit = 0; bit < PANDORIA_ARTIFACT_BITS; bit++)
    artifacts = pandoria_spaces_or (artifacts, s->artifact[bit]);
  PANDORIA_FOREACH_SPACE (at, pandoria_spaces_and (closed, artifacts))
    add_space_fault (check, PANDORIA_POSITION_CLOSED_ARTIFACTS, at, 0);
}

static void
check_all_players (Check *check, void (*check_one) (Check *check, guint player))
{
  for (guint p = 0; p < check->state->n_players; p++)
    check_one (check, p);
}

GArray *
pandoria_position_check (const PandoriaPosition *position, const PandoriaState *from)
{
  Check check = { .position = position, .from = from };

  g_return_val_if_fail (position != NULL && from != NULL, NULL);

  check.state = &position->state;
  check.faults = g_array_new (FALSE, FALSE, sizeof (PandoriaPositionFault));
  check_figures (&check);
  check_all_players (&check, check_leader);
  check_all_players (&check, check_counters);
  if (check.faults->len == 0)
    try_corrections (&check);
  check_all_players (&check, check_sums_of_player);
  check_stacks (&check);
  check_all_players (&check, check_slots);
  check_closed (&check);
  return check.faults;
}

gboolean
pandoria_position_fault_is_warning (const PandoriaPositionFault *fault)
{
  g_return_val_if_fail (fault != NULL, FALSE);
  return fault->kind >= PANDORIA_POSITION_WORKERS;
}
