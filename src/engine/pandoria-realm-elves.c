/* The Elves (11): at the end of the turn one worker walks up to two spaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

static PandoriaSpaces
get_walkable (const PandoriaState *s)
{
  const PandoriaPlayerState *me = &s->players[s->active];

  return pandoria_spaces_or (pandoria_state_all_terrain (s), pandoria_spaces_or (me->castle_at, me->fortress_at));
}

/* A fortress on two spaces is one place: one step enters it, the next may leave from any of its spaces (rulings 57). */
static PandoriaSpaces
spread_over_fortress (const PandoriaState *s, PandoriaSpaces set)
{
  const PandoriaSpaces fortress = s->players[s->active].fortress_at;

  return pandoria_spaces_meet (set, fortress) ? pandoria_spaces_or (set, fortress) : set;
}

/* Returns every place within two steps of @from, even a taken or closed one, by its first space. */
static PandoriaSpaces
get_reach (const PandoriaState *s, PandoriaSpace from)
{
  PandoriaSpaces walkable = get_walkable (s);
  PandoriaSpaces reach = spread_over_fortress (s, pandoria_spaces_one (from));

  for (int step = 0; step < 2; step++)
    reach = spread_over_fortress (
        s, pandoria_spaces_or (reach, pandoria_spaces_and (pandoria_spaces_around (reach), walkable)));
  for (guint i = 0; s->artifacts && i < s->n_exits; i++)
    if (pandoria_spaces_has (&reach, s->exits[i].spaces[1]))
      pandoria_spaces_remove (&reach, s->exits[i].spaces[1]);
  pandoria_spaces_remove (&reach, from);
  return reach;
}

PandoriaSpaces
pandoria_options_elf_to (const PandoriaState *state, PandoriaSpace from)
{
  g_return_val_if_fail (from >= 0 && from < PANDORIA_N_SPACES, pandoria_spaces_empty ());

  return pandoria_spaces_minus (get_reach (state, from),
                                pandoria_spaces_or (pandoria_state_all_figures (state), pandoria_state_closed (state)));
}

void
pandoria_elves_options (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces workers = s->players[s->active].figures;
  PandoriaSpaces taken = spread_over_fortress (s, pandoria_state_all_figures (s));
  PandoriaSpaces open = pandoria_spaces_around (pandoria_state_empty_plain (s)); /* in no closed region */
  PandoriaSpaces goals = pandoria_spaces_and (pandoria_spaces_minus (get_walkable (s), taken), open);
  PandoriaSpace at;

  /* Most workers reach a goal in one step. */
  o->elf_from = pandoria_spaces_and (workers, pandoria_spaces_around (goals));
  PANDORIA_FOREACH_SPACE (at, pandoria_spaces_minus (workers, o->elf_from))
    {
      if (pandoria_spaces_meet (get_reach (s, at), goals)
          || !pandoria_spaces_is_empty (pandoria_options_elf_to (s, at)))
        pandoria_spaces_add (&o->elf_from, at);
    }
}

gboolean
pandoria_act_elf_move (PandoriaWork *w)
{
  PandoriaSpace from = w->a->from, to = w->a->to;
  PandoriaSpaces reach;
  int host;

  pandoria_work_score (w);
  host = pandoria_state_host_at (w->s, from, NULL);
  if (!pandoria_spaces_has (&pandoria_work_me (w)->figures, from))
    return pandoria_work_refuse (
        w, host < 0 || host == (int) w->me ? PANDORIA_ERROR_NO_FIGURE : PANDORIA_ERROR_NOT_YOUR_FIGURE, "11", from);
  reach = get_reach (w->s, from);
  if (!pandoria_spaces_has (&reach, to))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_REACHABLE, "11", to);
  if (pandoria_state_terrain_at (w->s, to) >= 0)
    {
      if (!pandoria_work_check_free_terrain (w, to, "11"))
        return FALSE;
    }
  else if (pandoria_state_host_at (w->s, to, NULL) >= 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, "11", to);
  pandoria_work_move (w, w->me, from, to);
  w->s->elf_moved = TRUE;
  w->s->step = PANDORIA_STEP_END;
  return TRUE;
}
