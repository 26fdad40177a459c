/* Corrections (docs/format.md, Corrections) of counters and spaces: adjust and edit-space. They are
 * refused only for impossible values, because the players' table is right. A value that is already
 * correct does not change (rulings 78).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

gboolean
pandoria_work_refuse_value (PandoriaWork *w, PandoriaSpace at)
{
  return pandoria_work_refuse (w, PANDORIA_ERROR_IMPOSSIBLE_VALUE, "", at);
}

gboolean
pandoria_work_take_from_reserve (PandoriaWork *w, guint player, gboolean leader, PandoriaSpace at)
{
  PandoriaPlayerState *owner = &w->s->players[player];

  if (leader ? !owner->leader : owner->workers == 0)
    return pandoria_work_refuse_value (w, at);
  pandoria_reserve_change (owner, leader, FALSE);
  return TRUE;
}

static void
set_counter (PandoriaState *s, guint player, PandoriaCounter counter, int value)
{
  PandoriaPlayerState *p = &s->players[player];

  switch (counter)
    {
    case PANDORIA_COUNTER_HAND: p->hand = (guint16) value; break;
    case PANDORIA_COUNTER_WORKERS:
      p->total_workers = (gint16) (p->total_workers + value - p->workers);
      p->workers = (guint16) value;
      break;
    case PANDORIA_COUNTER_CASTLES: p->castles = (guint8) value; break;
    case PANDORIA_COUNTER_ARTIFACTS:
      s->players[s->partnership ? player % 2 : player].artifacts = (guint16) value;
      break;
    case PANDORIA_COUNTER_CRYSTAL:
    case PANDORIA_COUNTER_GOLD:
    case PANDORIA_COUNTER_WOOD:
    case PANDORIA_COUNTER_POINTS:
    default: break; /* pandoria_work_change() sets the counters that have a ledger */
    }
}

gboolean
pandoria_act_adjust (PandoriaWork *w)
{
  for (guint c = 0; c < PANDORIA_N_COUNTERS; c++)
    {
      gint64 change = w->a->adjust[c];
      int value, most;

      if (change == 0)
        continue;
      pandoria_state_get_counter (w->s, w->a->player, (PandoriaCounter) c, &value, &most);
      if (change < -value || change > most - value)
        return pandoria_work_refuse_value (w, PANDORIA_SPACE_NONE);
      pandoria_work_change (w, PANDORIA_EVENT_ADJUST, w->a->player, (PandoriaCounter) c,
                            (int) change);
      set_counter (w->s, w->a->player, (PandoriaCounter) c, value + (int) change);
    }
  return TRUE;
}

static void
clear_terrain (PandoriaWork *w, PandoriaSpace at)
{
  int terrain = pandoria_state_terrain_at (w->s, at);

  if (terrain < 0)
    return;
  pandoria_work_send_home (w, at);
  pandoria_spaces_remove (&w->s->terrain[terrain], at);
  pandoria_spaces_remove (&w->s->printed, at);
  pandoria_spaces_remove (&w->s->laid_at, at); /* rulings 60 */
  pandoria_spaces_set_number (w->s->artifact, PANDORIA_ARTIFACT_BITS, at, 0);
  pandoria_spaces_set_number (w->s->symbols, G_N_ELEMENTS (w->s->symbols), at, 0);
}

static gboolean
is_ground (const PandoriaState *s, PandoriaSpace at)
{
  return pandoria_spaces_has (&s->plain, at) && pandoria_state_castle_at (s, at) < 0;
}

static gboolean
edit_terrain (PandoriaWork *w)
{
  PandoriaSpace at = w->a->at;
  int terrain = pandoria_state_terrain_at (w->s, at);

  if (w->a->edit_terrain != PANDORIA_EDIT_KEEP && !is_ground (w->s, at))
    return pandoria_work_refuse_value (w, at);
  if (w->a->edit_terrain == PANDORIA_EDIT_CLEAR)
    clear_terrain (w, at);
  else if (w->a->edit_terrain == PANDORIA_EDIT_SET)
    {
      if (terrain >= 0)
        pandoria_spaces_remove (&w->s->terrain[terrain], at);
      pandoria_spaces_add (&w->s->terrain[w->a->terrain], at);
    }
  if (w->a->edit_symbols == PANDORIA_EDIT_KEEP)
    return TRUE;
  if (pandoria_state_terrain_at (w->s, at) < 0)
    return pandoria_work_refuse_value (w, at);
  pandoria_spaces_set_number (w->s->symbols, G_N_ELEMENTS (w->s->symbols), at, w->a->symbols);
  return TRUE;
}

/* Only tiles carry artifacts (rulings 77). */
static gboolean
edit_artifacts (PandoriaWork *w)
{
  PandoriaSpace at = w->a->at;

  if (w->a->edit_artifacts == PANDORIA_EDIT_KEEP)
    return TRUE;
  if (pandoria_state_terrain_at (w->s, at) < 0 || pandoria_spaces_has (&w->s->printed, at))
    return pandoria_work_refuse_value (w, at);
  pandoria_spaces_set_number (w->s->artifact, PANDORIA_ARTIFACT_BITS, at, w->a->artifacts);
  return TRUE;
}

static gboolean
put_castle (PandoriaWork *w, PandoriaSpace at)
{
  PandoriaPlayerState *owner = &w->s->players[w->a->castle];
  const PandoriaExit *exit = pandoria_state_find_exit (w->s, at);
  PandoriaSpaces empty = pandoria_state_empty_plain (w->s);

  if (pandoria_spaces_has (&owner->castle_at, at) || pandoria_spaces_has (&owner->fortress_at, at))
    return TRUE;
  if (pandoria_spaces_has (&empty, at))
    {
      if (owner->castles == 0)
        return pandoria_work_refuse_value (w, at);
      owner->castles--;
      pandoria_spaces_add (&owner->castle_at, at);
      return TRUE;
    }
  if (exit == NULL || exit->spaces[0] != at || !owner->fortress
      || pandoria_state_fortress_at (w->s, at) >= 0)
    return pandoria_work_refuse_value (w, at);
  owner->fortress = 0;
  owner->fortress_at = pandoria_exit_spaces (exit);
  w->s->open_exit[exit->terrain]
      = pandoria_spaces_minus (w->s->open_exit[exit->terrain], owner->fortress_at);
  return TRUE;
}

static gboolean
take_castle (PandoriaWork *w, PandoriaSpace at)
{
  int castle = pandoria_state_castle_at (w->s, at);
  int fortress = pandoria_state_fortress_at (w->s, at);

  if (castle >= 0)
    {
      if (w->s->players[castle].castles >= 2)
        return pandoria_work_refuse_value (w, at);
      pandoria_work_send_home (w, at);
      w->s->players[castle].castles++;
      pandoria_spaces_remove (&w->s->laid_at, at);
      pandoria_spaces_remove (&w->s->players[castle].castle_at, at);
      return TRUE;
    }
  if (fortress < 0 || pandoria_state_place_of (w->s, at) != at)
    return pandoria_work_refuse_value (w, at);
  pandoria_work_send_home (w, at);
  w->s->players[fortress].fortress = 1;
  pandoria_spaces_remove (&w->s->laid_at, at);
  for (guint i = 0; i < w->s->n_exits; i++)
    for (guint j = 0; w->s->exits[i].spaces[0] == at && j < 2 && w->s->exits[i].spaces[j] >= 0; j++)
      pandoria_spaces_add (&w->s->open_exit[w->s->exits[i].terrain], w->s->exits[i].spaces[j]);
  w->s->players[fortress].fortress_at = pandoria_spaces_empty ();
  return TRUE;
}

static gboolean
can_hold_figure (const PandoriaState *s, PandoriaSpace at)
{
  return pandoria_state_terrain_at (s, at) >= 0 || pandoria_state_castle_at (s, at) >= 0
         || pandoria_state_ship_at (s, at) >= 0
         || (pandoria_state_fortress_at (s, at) >= 0 && pandoria_state_place_of (s, at) == at);
}

static gboolean
edit_figure (PandoriaWork *w)
{
  PandoriaPlayerState *owner = &w->s->players[w->a->figure.player];
  PandoriaSpaces *standing = w->a->figure.leader ? &owner->leader_at : &owner->figures;
  PandoriaSpace at = w->a->at;

  if (w->a->edit_figure == PANDORIA_EDIT_KEEP
      || (w->a->edit_figure == PANDORIA_EDIT_SET && pandoria_spaces_has (standing, at)))
    return TRUE;
  if (!can_hold_figure (w->s, at)
      && (w->a->edit_figure == PANDORIA_EDIT_SET || !is_ground (w->s, at)))
    return pandoria_work_refuse_value (w, at);
  pandoria_work_send_home (w, at);
  if (w->a->edit_figure == PANDORIA_EDIT_CLEAR)
    return TRUE;
  if (!pandoria_work_take_from_reserve (w, w->a->figure.player, w->a->figure.leader, at))
    return FALSE;
  pandoria_spaces_add (standing, at);
  return TRUE;
}

gboolean
pandoria_act_edit_space (PandoriaWork *w)
{
  const PandoriaAction *a = w->a;

  if (!pandoria_spaces_has (&w->s->plain, a->at) && !pandoria_spaces_has (&w->s->lakes, a->at)
      && !pandoria_spaces_has (&w->s->exit_at, a->at))
    return pandoria_work_refuse_value (w, a->at);
  if (a->edit_castle != PANDORIA_EDIT_KEEP
      && (a->edit_terrain != PANDORIA_EDIT_KEEP || a->edit_symbols != PANDORIA_EDIT_KEEP))
    return pandoria_work_refuse_value (w, a->at);
  if (a->edit_castle == PANDORIA_EDIT_SET && !put_castle (w, a->at))
    return FALSE;
  if (a->edit_castle == PANDORIA_EDIT_CLEAR && !take_castle (w, a->at))
    return FALSE;
  return edit_terrain (w) && edit_artifacts (w) && edit_figure (w);
}
