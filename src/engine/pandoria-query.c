/* Reads a state: contents of spaces, regions, strengths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-open-regions.h"
#include "pandoria-private.h"

guint
pandoria_state_cap (const PandoriaState *state, guint player)
{
  return pandoria_state_realm (state, player)->cap;
}

guint
pandoria_state_n_slots (const PandoriaState *state, guint player)
{
  return pandoria_state_realm (state, player)->n_slots;
}

gboolean
pandoria_state_is_family (const PandoriaState *s)
{
  return pandoria_variant_is_family ((PandoriaVariant) s->variant);
}

guint
pandoria_state_find_turn (const PandoriaState *s)
{
  return (s->round - 1u) * s->n_players
         + (s->active + s->n_players - s->start_player) % s->n_players + 1u;
}

guint
pandoria_state_count_present (const PandoriaState *state)
{
  guint n = 0;

  g_return_val_if_fail (state != NULL, 0);

  for (guint p = 0; p < state->n_players; p++)
    n += !state->players[p].left;
  return n;
}

guint
pandoria_state_artifacts (const PandoriaState *state, guint player)
{
  return state->players[state->partnership ? player % 2 : player].artifacts;
}

void
pandoria_state_get_counter (const PandoriaState *s, guint player, PandoriaCounter counter,
                            int *value, int *most)
{
  const PandoriaPlayerState *p = &s->players[player];
  const int values[PANDORIA_N_COUNTERS] = {
    p->counters[0], p->counters[1], p->counters[2], p->counters[3],
    p->hand,        p->workers,     p->castles,     (int) pandoria_state_artifacts (s, player)
  };
  const int cap = (int) pandoria_state_cap (s, player);
  const int limits[PANDORIA_N_COUNTERS] = { cap, cap, cap, 9999, 54, p->max_workers, 2, 99 };

  *value = values[counter];
  *most = limits[counter];
}

gboolean
pandoria_state_are_partners (const PandoriaState *state, guint a, guint b)
{
  return a != b && state->players[a].team == state->players[b].team;
}

guint
pandoria_state_n_teams (const PandoriaState *state)
{
  return state->partnership ? 2 : state->n_players;
}

PandoriaSpaces
pandoria_state_all_terrain (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_spaces_or (state->terrain[0], state->terrain[1]),
                             pandoria_spaces_or (state->terrain[2], state->terrain[3]));
}

PandoriaSpaces
pandoria_state_all_castles (const PandoriaState *state)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < state->n_players; i++)
    all = pandoria_spaces_or (all, state->players[i].castle_at);
  return all;
}

PandoriaSpaces
pandoria_state_all_fortresses (const PandoriaState *state)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < state->n_players; i++)
    all = pandoria_spaces_or (all, state->players[i].fortress_at);
  return all;
}

PandoriaSpaces
pandoria_state_all_figures (const PandoriaState *state)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < state->n_players; i++)
    all = pandoria_spaces_or (
        all, pandoria_spaces_or (state->players[i].figures, state->players[i].leader_at));
  return all;
}

PandoriaSpaces
pandoria_state_empty_plain (const PandoriaState *state)
{
  return pandoria_spaces_minus (
      pandoria_spaces_minus (state->plain, pandoria_state_all_terrain (state)),
      pandoria_state_all_castles (state));
}

/* Printed terrain counts when a chain of tiles, castles and printed terrain connects it to a laid
 * tile (3). */
PandoriaSpaces
pandoria_state_contact (const PandoriaState *s)
{
  PandoriaSpaces terrain = pandoria_state_all_terrain (s);
  PandoriaSpaces castles
      = pandoria_spaces_or (pandoria_state_all_castles (s), pandoria_state_all_fortresses (s));
  PandoriaSpaces tiles = pandoria_spaces_minus (terrain, s->printed);
  PandoriaSpaces reached = pandoria_spaces_flood (tiles, pandoria_spaces_or (terrain, castles));
  PandoriaSpaces connected = pandoria_spaces_and (reached, s->printed);

  return pandoria_spaces_around (
      pandoria_spaces_or (pandoria_spaces_or (tiles, castles), connected));
}

PandoriaSpaces
pandoria_state_openings (const PandoriaState *s, PandoriaSpaces empty, PandoriaTerrain terrain)
{
  return pandoria_spaces_around (pandoria_spaces_or (empty, s->open_exit[terrain]));
}

PandoriaSpaces
pandoria_state_closed (const PandoriaState *state)
{
  PandoriaSpaces empty = pandoria_state_empty_plain (state);
  PandoriaSpaces closed = pandoria_spaces_empty ();

  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      PandoriaSpaces open
          = pandoria_spaces_flood (pandoria_state_openings (state, empty, t), state->terrain[t]);

      closed = pandoria_spaces_or (closed, pandoria_spaces_minus (state->terrain[t], open));
    }
  return closed;
}

int
pandoria_state_terrain_at (const PandoriaState *state, PandoriaSpace space)
{
  for (int t = 0; t < PANDORIA_N_TERRAINS; t++)
    if (pandoria_spaces_has (&state->terrain[t], space))
      return t;
  return -1;
}

const PandoriaExit *
pandoria_state_find_exit (const PandoriaState *s, PandoriaSpace space)
{
  for (guint i = 0; space >= 0 && i < s->n_exits; i++)
    if (s->exits[i].spaces[0] == space || s->exits[i].spaces[1] == space)
      return &s->exits[i];
  return NULL;
}

int
pandoria_state_exit_at (const PandoriaState *state, PandoriaSpace space)
{
  const PandoriaExit *exit = pandoria_state_find_exit (state, space);

  return exit != NULL ? exit->terrain : -1;
}

guint
pandoria_state_symbols_at (const PandoriaState *state, PandoriaSpace space)
{
  return (guint) (pandoria_spaces_has (&state->symbols[0], space)
                  + 2 * pandoria_spaces_has (&state->symbols[1], space));
}

guint
pandoria_state_artifacts_at (const PandoriaState *state, PandoriaSpace space)
{
  guint n = 0;

  for (guint bit = 0; bit < PANDORIA_ARTIFACT_BITS; bit++)
    n |= (pandoria_spaces_has (&state->artifact[bit], space) ? 1u : 0u) << bit;
  return n;
}

int
pandoria_state_castle_at (const PandoriaState *state, PandoriaSpace space)
{
  for (guint i = 0; i < state->n_players; i++)
    if (pandoria_spaces_has (&state->players[i].castle_at, space))
      return (int) i;
  return -1;
}

int
pandoria_state_fortress_at (const PandoriaState *state, PandoriaSpace space)
{
  for (guint i = 0; i < state->n_players; i++)
    if (pandoria_spaces_has (&state->players[i].fortress_at, space))
      return (int) i;
  return -1;
}

PandoriaSpace
pandoria_state_first_of_exit (const PandoriaState *state, PandoriaSpace space)
{
  const PandoriaExit *exit = pandoria_state_find_exit (state, space);

  return exit != NULL ? exit->spaces[0] : space;
}

PandoriaSpace
pandoria_state_place_of (const PandoriaState *state, PandoriaSpace space)
{
  return pandoria_state_fortress_at (state, space) < 0
             ? space
             : pandoria_state_first_of_exit (state, space);
}

int
pandoria_state_ship_at (const PandoriaState *s, PandoriaSpace space)
{
  for (guint i = 0; space >= 0 && i < s->n_ships; i++)
    if (s->ships[i].at == space)
      return (int) i;
  return -1;
}

int
pandoria_state_host_at (const PandoriaState *s, PandoriaSpace space, gboolean *leader)
{
  for (guint i = 0; i < s->n_players; i++)
    {
      gboolean is_leader = pandoria_spaces_has (&s->players[i].leader_at, space);

      if (!is_leader && !pandoria_spaces_has (&s->players[i].figures, space))
        continue;
      if (leader != NULL)
        *leader = is_leader;
      return (int) i;
    }
  return -1;
}

int
pandoria_state_haunted_at (const PandoriaState *s, PandoriaSpace space)
{
  for (guint i = 0; i < s->n_players; i++)
    if (s->players[i].haunter.place == PANDORIA_HAUNTER_BOARD && s->players[i].haunter.at == space)
      return (int) i;
  return -1;
}

guint
pandoria_state_figures_at (const PandoriaState *state, PandoriaSpace space,
                           PandoriaFigure figures[2])
{
  gboolean leader;
  int host = pandoria_state_host_at (state, space, &leader);
  int haunted = pandoria_state_haunted_at (state, space);
  guint n = 0;

  if (host >= 0)
    figures[n++] = (PandoriaFigure){ (guint8) host, (guint8) leader };
  if (haunted >= 0)
    figures[n++] = state->players[haunted].haunter.figure;
  return n;
}

PandoriaSpaces
pandoria_state_region (const PandoriaState *state, PandoriaSpace space)
{
  int terrain = pandoria_state_terrain_at (state, space);

  if (terrain < 0)
    return pandoria_spaces_empty ();
  return pandoria_spaces_flood (pandoria_spaces_one (space), state->terrain[terrain]);
}

gboolean
pandoria_state_is_closed (const PandoriaState *state, PandoriaSpace space)
{
  int terrain = pandoria_state_terrain_at (state, space);
  PandoriaSpaces open;

  g_return_val_if_fail (terrain >= 0, FALSE);

  open = pandoria_state_openings (state, pandoria_state_empty_plain (state),
                                  (PandoriaTerrain) terrain);
  return !pandoria_spaces_has (&open, space)
         && !pandoria_spaces_meet (pandoria_state_region (state, space), open);
}

guint
pandoria_state_symbols (const PandoriaState *state, PandoriaSpaces region)
{
  return pandoria_spaces_count (pandoria_spaces_and (region, state->symbols[0]))
         + 2 * pandoria_spaces_count (pandoria_spaces_and (region, state->symbols[1]));
}

PandoriaSpaces
pandoria_state_next_to (const PandoriaState *s, PandoriaSpaces set)
{
  PandoriaSpaces next_to = pandoria_spaces_around (set);

  for (guint i = 0; s->artifacts && i < s->n_exits; i++)
    if (s->exits[i].spaces[1] >= 0 && pandoria_spaces_has (&next_to, s->exits[i].spaces[1])
        && pandoria_state_fortress_at (s, s->exits[i].spaces[0]) >= 0)
      pandoria_spaces_add (&next_to, s->exits[i].spaces[0]);
  return pandoria_spaces_minus (next_to, set);
}

/* A ghost that haunts another player is also next to regions there. */
static void
add_haunters (const PandoriaState *s, PandoriaSpaces next_to, guint owner, PandoriaStrength *parts)
{
  for (guint i = 0; i < s->n_players; i++)
    {
      const PandoriaHaunter *haunter = &s->players[i].haunter;

      if (haunter->place != PANDORIA_HAUNTER_BOARD || haunter->figure.player != owner
          || !pandoria_spaces_has (&next_to, haunter->at))
        continue;
      if (haunter->figure.leader)
        parts->leader += 2;
      else
        parts->workers++;
    }
}

/* Returns: whether @player's raging worker is still there. */
static gboolean
is_raging (const PandoriaState *s, guint player)
{
  int haunted;

  if (s->raging < 0 || player != s->active)
    return FALSE;
  if (pandoria_spaces_has (&s->players[player].figures, s->raging))
    return TRUE;
  haunted = pandoria_state_haunted_at (s, s->raging);
  return haunted >= 0 && s->players[haunted].haunter.figure.player == player
         && !s->players[haunted].haunter.figure.leader;
}

/* Counts the figures of @player on @spaces, also those that haunt. */
static PandoriaStrength
count_figures (const PandoriaState *state, PandoriaSpaces spaces, guint player)
{
  const PandoriaPlayerState *p = &state->players[player];
  PandoriaStrength parts
      = { .workers = pandoria_spaces_count (pandoria_spaces_and (p->figures, spaces)),
          .leader = pandoria_spaces_meet (p->leader_at, spaces) ? 2 : 0 };

  add_haunters (state, spaces, player, &parts);
  return parts;
}

guint
pandoria_state_strength_of_figures (const PandoriaState *state, PandoriaSpaces spaces, guint player)
{
  const PandoriaStrength parts = count_figures (state, spaces, player);

  return parts.workers + parts.leader;
}

PandoriaStrength
pandoria_state_split_strength (const PandoriaState *state, PandoriaSpaces region, guint player)
{
  PandoriaSpaces next_to = pandoria_state_next_to (state, region);
  PandoriaStrength parts = count_figures (state, next_to, player);

  if (is_raging (state, player) && pandoria_spaces_equal (region, state->rage_region)
      && pandoria_spaces_has (&next_to, state->raging))
    parts.rage = state->rage_level - 1u;
  return parts;
}

guint
pandoria_state_strength (const PandoriaState *state, PandoriaSpaces region, guint player)
{
  const PandoriaStrength parts = pandoria_state_split_strength (state, region, player);

  return parts.workers + parts.leader + parts.rage;
}
