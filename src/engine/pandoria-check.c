/* The invariants of a state, which no sequence of actions may break.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static void
claim (const char **broken, gboolean holds, const char *sentence)
{
  if (!holds && *broken == NULL)
    *broken = sentence;
}

/* Adds @part to @all; the two must not overlap. */
static void
claim_apart (const char **broken, PandoriaSpaces *all, PandoriaSpaces part, const char *sentence)
{
  claim (broken, !pandoria_spaces_meet (*all, part), sentence);
  *all = pandoria_spaces_or (*all, part);
}

static gboolean
is_within (PandoriaSpaces part, PandoriaSpaces all)
{
  return pandoria_spaces_is_empty (pandoria_spaces_minus (part, all));
}

static void
check_board (const PandoriaState *s, const char **broken)
{
  PandoriaSpaces covered = pandoria_spaces_empty ();
  PandoriaSpaces terrain = pandoria_state_all_terrain (s);

  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      claim_apart (broken, &covered, s->terrain[t], "a space has two terrains");
      claim (broken, is_within (s->open_exit[t], s->exit_at), "an open exit is no exit");
    }
  for (guint p = 0; p < s->n_players; p++)
    {
      claim_apart (broken, &covered, s->players[p].castle_at, "a castle stands on something");
      claim (broken, is_within (s->players[p].fortress_at, s->exit_at),
             "a fortress is not on an exit");
      for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
        claim (broken, !pandoria_spaces_meet (s->players[p].fortress_at, s->open_exit[t]),
               "a fortress leaves its exit open");
    }
  claim (broken, is_within (covered, s->plain), "something lies outside the plain");
  claim (broken, is_within (s->printed, terrain), "a printed space has no terrain");
  for (guint bit = 0; bit < 2; bit++)
    claim (broken, is_within (s->symbols[bit], terrain), "symbols without terrain");
  for (guint bit = 0; bit < PANDORIA_ARTIFACT_BITS; bit++)
    claim (broken, is_within (s->artifact[bit], terrain), "artifacts without terrain");
}

static void
check_figure_places (const PandoriaState *s, const char **broken)
{
  PandoriaSpaces places = pandoria_spaces_or (pandoria_state_all_terrain (s), s->ship_at);
  PandoriaSpaces taken = pandoria_spaces_empty ();

  places = pandoria_spaces_or (places, pandoria_state_all_castles (s));
  places = pandoria_spaces_or (places, pandoria_state_all_fortresses (s));
  for (guint p = 0; p < s->n_players; p++)
    {
      claim_apart (broken, &taken, s->players[p].figures, "two figures stand on one space");
      claim_apart (broken, &taken, s->players[p].leader_at, "two figures stand on one space");
    }
  claim (broken, is_within (taken, places), "a figure stands where none can");
  for (guint p = 0; p < s->n_players; p++)
    {
      const PandoriaHaunter *haunter = &s->players[p].haunter;

      if (haunter->place == PANDORIA_HAUNTER_BOARD)
        claim (broken, pandoria_state_host_at (s, haunter->at, NULL) == (int) p,
               "a haunter stands without its host");
    }
}

guint
pandoria_state_count_figures (const PandoriaState *s, guint player, gboolean leader)
{
  const PandoriaPlayerState *owner = &s->players[player];
  guint n = leader ? owner->leader + pandoria_spaces_count (owner->leader_at)
                   : owner->workers + pandoria_spaces_count (owner->figures);

  for (guint p = 0; p < s->n_players; p++)
    {
      const PandoriaPlayerState *other = &s->players[p];

      n += other->haunter.place != PANDORIA_HAUNTER_NONE && other->haunter.figure.player == player
           && !other->haunter.figure.leader == !leader;
      for (guint i = 0; i < other->n_prisoners; i++)
        n += other->prisoners[i].player == player && !other->prisoners[i].leader == !leader;
      for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
        n += other->slots[i].occupant == player && !other->slots[i].occupant_leader == !leader;
    }
  return n;
}

static void
check_player (const PandoriaState *s, guint player, const char **broken)
{
  const PandoriaPlayerState *p = &s->players[player];

  claim (broken, (int) pandoria_state_count_figures (s, player, FALSE) == p->total_workers,
         "workers were lost or made");
  claim (broken, pandoria_state_count_figures (s, player, TRUE) == 1,
         "the leader is not just once in the game");
  claim (broken, p->castles <= 2 && p->fortress <= 1, "too many castles");
  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    claim (broken, p->counters[r] >= 0 && p->counters[r] <= (int) pandoria_state_cap (s, player),
           "a marker left its track");
  claim (broken, p->counters[PANDORIA_COUNTER_POINTS] >= 0, "points below 0");
  for (guint i = pandoria_state_n_slots (s, player); i < PANDORIA_MAX_SLOTS; i++)
    claim (broken, p->slots[i].building == PANDORIA_BUILDING_NONE && !p->slots[i].has_monument,
           "too many slots used");
  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    if (p->slots[i].building != PANDORIA_BUILDING_NONE && !s->slots_corrected)
      claim (broken, !pandoria_buildings_is_duplicate (s, player, p->slots[i].building, (int) i),
             "two identical buildings are visible");
}

static gboolean
is_clean_slot (const PandoriaSlot *slot)
{
  return (slot->building != PANDORIA_BUILDING_NONE
          || (slot->level == 0 && slot->cost == 0 && !slot->is_cost_unknown
              && slot->occupant == PANDORIA_NOBODY))
         && (!slot->is_cost_unknown || slot->cost == 0)
         && (slot->has_monument ? slot->building == PANDORIA_BUILDING_NONE : slot->monument == 0)
         && (slot->occupant != PANDORIA_NOBODY || !slot->occupant_leader);
}

static gboolean
is_clean_haunter (const PandoriaHaunter *haunter)
{
  return haunter->place != PANDORIA_HAUNTER_NONE
         || (haunter->figure.player == 0 && !haunter->figure.leader && haunter->round == 0
             && haunter->at < 0);
}

static gboolean
is_clean_list (const guint8 *items, guint n, guint size)
{
  for (guint i = n; i < size; i++)
    if (items[i] != 0)
      return FALSE;
  return TRUE;
}

/* Clears data of removed objects, so that equal states have equal bytes. */
static void
check_remains (const PandoriaState *s, const char **broken)
{
  gboolean clean
      = is_clean_list (s->monuments, s->n_monuments, G_N_ELEMENTS (s->monuments))
        && is_clean_list (s->relics_taken, s->n_relics_taken, G_N_ELEMENTS (s->relics_taken))
        && (s->raging >= 0 || (s->rage_level == 0 && pandoria_spaces_is_empty (s->rage_region)));

  for (guint i = s->n_pending; i < PANDORIA_MAX_PENDING; i++)
    clean = clean && pandoria_spaces_is_empty (s->pending[i].spaces) && s->pending[i].terrain == 0;
  for (guint p = 0; p < s->n_players; p++)
    {
      const PandoriaPlayerState *player = &s->players[p];

      clean = clean && is_clean_haunter (&player->haunter);
      for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
        clean = clean && is_clean_slot (&player->slots[i]);
      for (guint i = player->n_prisoners; i < PANDORIA_MAX_PRISONERS; i++)
        clean = clean && player->prisoners[i].player == 0 && !player->prisoners[i].leader;
    }
  claim (broken, clean, "something is left of what is no longer there");
}

gboolean
pandoria_state_check (const PandoriaState *state, const char **broken)
{
  const char *first = NULL;

  g_return_val_if_fail (state != NULL, FALSE);

  claim (&first, state->n_players >= 2 && state->n_players <= PANDORIA_MAX_PLAYERS,
         "the number of players");
  claim (&first, state->active < state->n_players, "nobody is active");
  claim (&first, state->n_players == 0 || state->turn == pandoria_state_find_turn (state),
         "the turn is not that of the round and the player");
  claim (&first,
         state->step < PANDORIA_N_STEPS && state->finished == (state->step == PANDORIA_STEP_OVER),
         "the step");
  claim (&first,
         state->n_pending <= PANDORIA_MAX_PENDING && !(state->scored && state->n_pending > 0),
         "scored regions are still pending");
  check_board (state, &first);
  check_figure_places (state, &first);
  for (guint p = 0; p < state->n_players; p++)
    check_player (state, p, &first);
  check_remains (state, &first);
  if (broken != NULL)
    *broken = first;
  return first == NULL;
}
