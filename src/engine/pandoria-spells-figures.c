/* The spells that place, move, take back or enrage figures, and their possible places (Spells).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

PandoriaSpaces
pandoria_options_free_terrain (const PandoriaState *state)
{
  PandoriaSpaces taken
      = pandoria_spaces_or (pandoria_state_all_figures (state), pandoria_state_closed (state));

  return pandoria_spaces_minus (pandoria_state_all_terrain (state), taken);
}

PandoriaSpaces
pandoria_options_own_figures (const PandoriaState *state)
{
  const PandoriaPlayerState *me = &state->players[state->active];

  return pandoria_spaces_or (me->figures, me->leader_at);
}

/* Returns the player's haunters on the board, or only the workers among them. */
static PandoriaSpaces
get_own_haunters (const PandoriaState *s, gboolean workers_only)
{
  PandoriaSpaces all = pandoria_spaces_empty ();

  for (guint i = 0; i < s->n_players; i++)
    {
      const PandoriaHaunter *haunter = &s->players[i].haunter;

      if (haunter->place == PANDORIA_HAUNTER_BOARD && haunter->figure.player == s->active
          && !(workers_only && haunter->figure.leader))
        pandoria_spaces_add (&all, haunter->at);
    }
  return all;
}

PandoriaSpaces
pandoria_options_take (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_options_own_figures (state), get_own_haunters (state, FALSE));
}

/* Every space next to an own figure; from a fortress, next to any of its spaces. */
static PandoriaSpaces
get_next_to_own (const PandoriaState *s)
{
  PandoriaSpaces own = pandoria_options_take (s);

  for (guint i = 0; s->artifacts && i < s->n_exits; i++)
    if (s->exits[i].spaces[1] >= 0 && pandoria_spaces_has (&own, s->exits[i].spaces[0]))
      pandoria_spaces_add (&own, s->exits[i].spaces[1]);
  return pandoria_spaces_around (own);
}

PandoriaSpaces
pandoria_options_clone (const PandoriaState *state)
{
  return pandoria_spaces_and (pandoria_options_free_terrain (state), get_next_to_own (state));
}

PandoriaSpaces
pandoria_options_rage (const PandoriaState *state, PandoriaSpaces region)
{
  PandoriaSpaces workers
      = pandoria_spaces_or (state->players[state->active].figures, get_own_haunters (state, TRUE));

  return pandoria_spaces_and (workers, pandoria_state_next_to (state, region));
}

static gboolean
check_level (PandoriaWork *w, guint n, guint level)
{
  return n <= level
         || pandoria_work_refuse (w, PANDORIA_ERROR_IMPOSSIBLE_VALUE, "6.3.1", PANDORIA_SPACE_NONE);
}

gboolean
pandoria_cast_astral_ship (PandoriaWork *w, guint level G_GNUC_UNUSED,
                           const PandoriaSpellMembers *m)
{
  if (m->at < 0)
    return TRUE;
  if (!pandoria_work_check_ship (w, m->at, m->leader, "6.3.1"))
    return FALSE;
  pandoria_work_put (w, m->at, m->leader);
  return TRUE;
}

static gboolean
place_figures (PandoriaWork *w, guint level, const PandoriaSpellMembers *m, gboolean next_to_own)
{
  if (!check_level (w, m->n_figures, level)
      || !pandoria_work_hold_figures (w, m->figures, m->n_figures, "6.3.1"))
    return FALSE;
  for (guint i = 0; i < m->n_figures; i++)
    {
      PandoriaSpace at = m->figures[i].at;
      PandoriaSpaces next = get_next_to_own (w->s);

      if (!pandoria_work_check_free_terrain (w, at, "6.3.1"))
        return FALSE;
      if (next_to_own && !pandoria_spaces_has (&next, at))
        return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_NEXT_TO_OWN, "6.3.1", at);
      pandoria_work_put (w, at, m->figures[i].leader);
    }
  return TRUE;
}

gboolean
pandoria_cast_clone (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  return place_figures (w, level, m, TRUE);
}

gboolean
pandoria_cast_muster (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  return place_figures (w, level, m, FALSE);
}

gboolean
pandoria_cast_flee (PandoriaWork *w, guint level G_GNUC_UNUSED, const PandoriaSpellMembers *m)
{
  for (guint i = 0; i < m->n_flee; i++)
    if (!pandoria_work_take (w, &m->flee[i], "6.3.1"))
      return FALSE;
  return TRUE;
}

/* Each move starts at a figure of the player on the board, or at one that an earlier move brings
 * there. */
static gboolean
hold_moves (PandoriaWork *w, const PandoriaSpellMembers *m)
{
  for (guint i = 0; i < m->n_moves; i++)
    {
      PandoriaSpace from = m->moves[i].from;
      int host = pandoria_state_host_at (w->s, from, NULL);
      gboolean comes = i > 0 && m->moves[0].to == from;
      gboolean left = i > 0 && m->moves[0].from == from;

      if ((host == (int) w->me && !left) || comes)
        continue;
      return pandoria_work_refuse (
          w, host < 0 || left ? PANDORIA_ERROR_NO_FIGURE : PANDORIA_ERROR_NOT_YOUR_FIGURE, "6.3.1",
          from);
    }
  return TRUE;
}

gboolean
pandoria_cast_teleport (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  if (!check_level (w, m->n_moves, level) || !hold_moves (w, m))
    return FALSE;
  for (guint i = 0; i < m->n_moves; i++)
    {
      if (!pandoria_work_check_free_terrain (w, m->moves[i].to, "6.3.1"))
        return FALSE;
      pandoria_work_move (w, w->me, m->moves[i].from, m->moves[i].to);
    }
  return TRUE;
}

static gboolean
check_raging_worker (PandoriaWork *w, PandoriaSpace at)
{
  PandoriaSpaces haunters = get_own_haunters (w->s, TRUE);
  int host = pandoria_state_host_at (w->s, at, NULL);

  if (pandoria_spaces_has (&pandoria_work_me (w)->figures, at)
      || pandoria_spaces_has (&haunters, at))
    return TRUE;
  return pandoria_work_refuse (w,
                               host < 0 || host == (int) w->me ? PANDORIA_ERROR_NO_FIGURE
                                                               : PANDORIA_ERROR_NOT_YOUR_FIGURE,
                               "6.3.1", at);
}

/* Returns a pending region for which the worker at m->at rages, or -1. *@found is the number of
 * these regions. */
static int
find_rage_region (const PandoriaState *s, const PandoriaSpellMembers *m, guint *found)
{
  int index = -1;

  *found = 0;
  for (guint i = 0; i < s->n_pending; i++)
    {
      PandoriaSpaces next_to = pandoria_state_next_to (s, s->pending[i].spaces);

      if (!pandoria_spaces_has (&next_to, m->at)
          || (m->region >= 0 && !pandoria_spaces_has (&s->pending[i].spaces, m->region)))
        continue;
      index = (int) i;
      (*found)++;
    }
  return index;
}

gboolean
pandoria_cast_rage (PandoriaWork *w, guint level, const PandoriaSpellMembers *m)
{
  guint found;
  int region;

  if (m->at < 0)
    return TRUE;
  if (!check_raging_worker (w, m->at))
    return FALSE;
  region = find_rage_region (w->s, m, &found);
  if (found == 0 && m->region >= 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SCORING, "6.3.1", m->region);
  if (found > 1)
    return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "6.3.1", m->at);
  if (region < 0)
    return TRUE;
  w->s->raging = m->at;
  w->s->rage_level = (guint8) level;
  w->s->rage_region = w->s->pending[region].spaces;
  return TRUE;
}
