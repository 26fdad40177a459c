/* Figures and their haunters: the reserve, placing, taking back and moving (4, 6.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#include <string.h>

static gboolean
is_leader_any_time (const PandoriaState *s, guint player)
{
  return pandoria_state_is_family (s) || pandoria_state_realm (s, player)->leader_any_time;
}

gboolean
pandoria_options_may_place (const PandoriaState *state, gboolean leader)
{
  const PandoriaPlayerState *me = &state->players[state->active];

  if (!leader)
    return me->workers > 0;
  return me->leader && (me->workers == 0 || is_leader_any_time (state, state->active));
}

gboolean
pandoria_work_hold_figures (PandoriaWork *w, const PandoriaPlacing *figures, guint n,
                            const char *rule)
{
  guint workers = pandoria_work_me (w)->workers;
  guint leaders = pandoria_work_me (w)->leader;

  for (guint i = 0; i < n; i++)
    {
      guint *left = figures[i].leader ? &leaders : &workers;

      if (*left == 0)
        return pandoria_work_refuse (w, PANDORIA_ERROR_NO_FIGURE, rule, PANDORIA_SPACE_NONE);
      if (figures[i].leader && workers > 0 && !is_leader_any_time (w->s, w->me))
        return pandoria_work_refuse (w, PANDORIA_ERROR_LEADER_LAST, "4", figures[i].at);
      (*left)--;
    }
  return TRUE;
}

gboolean
pandoria_work_hold_figure (PandoriaWork *w, gboolean leader, const char *rule)
{
  PandoriaPlacing figure = { PANDORIA_SPACE_NONE, leader != FALSE };

  return pandoria_work_hold_figures (w, &figure, 1, rule);
}

void
pandoria_work_put (PandoriaWork *w, PandoriaSpace at, gboolean leader)
{
  PandoriaPlayerState *me = pandoria_work_me (w);

  pandoria_reserve_change (me, leader, FALSE);
  pandoria_spaces_add (leader ? &me->leader_at : &me->figures, at);
  if (me->haunter.place == PANDORIA_HAUNTER_RESERVE && w->s->round > me->haunter.round)
    {
      me->haunter.place = PANDORIA_HAUNTER_BOARD;
      me->haunter.at = at;
    }
}

void
pandoria_work_haunter_home (PandoriaWork *w, guint haunted)
{
  PandoriaHaunter *haunter = &w->s->players[haunted].haunter;

  if (haunter->place == PANDORIA_HAUNTER_NONE)
    return;
  pandoria_reserve_change (&w->s->players[haunter->figure.player], haunter->figure.leader, TRUE);
  memset (haunter, 0, sizeof *haunter);
  haunter->at = PANDORIA_SPACE_NONE;
}

void
pandoria_work_send_home (PandoriaWork *w, PandoriaSpace at)
{
  gboolean leader;
  int host = pandoria_state_host_at (w->s, at, &leader);
  int haunted = pandoria_state_haunted_at (w->s, at);

  if (host >= 0)
    {
      PandoriaPlayerState *owner = &w->s->players[host];

      pandoria_spaces_remove (leader ? &owner->leader_at : &owner->figures, at);
      pandoria_reserve_change (owner, leader, TRUE);
    }
  if (haunted >= 0)
    pandoria_work_haunter_home (w, (guint) haunted);
}

void
pandoria_work_occupant_home (PandoriaWork *w, PandoriaSlot *slot)
{
  if (slot->occupant == PANDORIA_NOBODY)
    return;
  pandoria_reserve_change (&w->s->players[slot->occupant], slot->occupant_leader, TRUE);
  slot->occupant = PANDORIA_NOBODY;
  slot->occupant_leader = 0;
}

void
pandoria_work_move (PandoriaWork *w, guint player, PandoriaSpace from, PandoriaSpace to)
{
  PandoriaPlayerState *owner = &w->s->players[player];
  gboolean leader = pandoria_spaces_has (&owner->leader_at, from);
  PandoriaSpaces *set = leader ? &owner->leader_at : &owner->figures;
  int haunted = pandoria_state_haunted_at (w->s, from);

  pandoria_spaces_remove (set, from);
  pandoria_spaces_add (set, to);
  if (haunted >= 0)
    pandoria_work_haunter_home (w, (guint) haunted);
}

static gboolean
take_from_building (PandoriaWork *w, const PandoriaPlaceRef *ref, const char *rule)
{
  PandoriaSlot *slot;

  if (ref->player >= w->s->n_players || ref->slot >= PANDORIA_MAX_SLOTS)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_FIGURE, rule, PANDORIA_SPACE_NONE);
  slot = &w->s->players[ref->player].slots[ref->slot];
  if (slot->occupant == PANDORIA_NOBODY)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_FIGURE, rule, PANDORIA_SPACE_NONE);
  if (slot->occupant != w->me)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_YOUR_FIGURE, rule, PANDORIA_SPACE_NONE);
  pandoria_work_occupant_home (w, slot);
  return TRUE;
}

gboolean
pandoria_work_take (PandoriaWork *w, const PandoriaPlaceRef *ref, const char *rule)
{
  int host, haunted;

  if (ref->player != PANDORIA_NOBODY)
    return take_from_building (w, ref, rule);
  host = pandoria_state_host_at (w->s, ref->at, NULL);
  haunted = pandoria_state_haunted_at (w->s, ref->at);
  if (host == (int) w->me)
    pandoria_work_send_home (w, ref->at);
  else if (haunted >= 0 && w->s->players[haunted].haunter.figure.player == w->me)
    pandoria_work_haunter_home (w, (guint) haunted);
  else
    return pandoria_work_refuse (
        w, host < 0 ? PANDORIA_ERROR_NO_FIGURE : PANDORIA_ERROR_NOT_YOUR_FIGURE, rule, ref->at);
  return TRUE;
}

gboolean
pandoria_work_check_free (PandoriaWork *w, PandoriaSpace at, const char *rule)
{
  if (pandoria_state_host_at (w->s, at, NULL) >= 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, rule, at);
  if (pandoria_state_terrain_at (w->s, at) >= 0 && pandoria_state_is_closed (w->s, at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_CLOSED_REGION, rule, at);
  return TRUE;
}

gboolean
pandoria_work_check_free_terrain (PandoriaWork *w, PandoriaSpace at, const char *rule)
{
  if (pandoria_state_terrain_at (w->s, at) < 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, rule, at);
  return pandoria_work_check_free (w, at, rule);
}

static void
end_figure_step (PandoriaWork *w)
{
  w->s->step = w->s->variant == PANDORIA_VARIANT_FAMILY && !w->s->artifacts ? PANDORIA_STEP_SCORE
                                                                            : PANDORIA_STEP_CARD;
}

gboolean
pandoria_act_place_figure (PandoriaWork *w)
{
  PandoriaSpace at = w->a->at;

  if (!pandoria_work_hold_figure (w, w->a->leader, "6.2"))
    return FALSE;
  if (!pandoria_spaces_has (&w->s->laid_at, at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_PLACED_NOW, "6.2", at);
  if (!pandoria_work_check_free (w, at, "6.2"))
    return FALSE;
  pandoria_work_put (w, at, w->a->leader);
  end_figure_step (w);
  return TRUE;
}

gboolean
pandoria_act_take_figure (PandoriaWork *w)
{
  if (!pandoria_work_take (w, &w->a->take, "6.2"))
    return FALSE;
  end_figure_step (w);
  return TRUE;
}

gboolean
pandoria_options_may_haunt (const PandoriaState *state, guint ghosts, guint player)
{
  g_return_val_if_fail (state != NULL && ghosts < state->n_players && player < state->n_players,
                        FALSE);

  return ghosts != player && pandoria_state_realm (state, ghosts)->haunts
         && !pandoria_state_are_partners (state, ghosts, player);
}

gboolean
pandoria_options_may_be_haunted (const PandoriaState *state, guint player)
{
  gboolean any = FALSE;

  g_return_val_if_fail (state != NULL && player < state->n_players, FALSE);

  for (guint ghosts = 0; ghosts < state->n_players; ghosts++)
    any = any || pandoria_options_may_haunt (state, ghosts, player);
  return any;
}
