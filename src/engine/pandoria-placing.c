/* The actions of 6.1 and the laying of hexes: a tile, a castle, a fortress, a single tile, or none
 * if nothing fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

/* --- laying --------------------------------------------------------------------------------- */

/* Fills @pairs like pandoria_options_tile(); @good: pandoria_options_single() of the @empty plain.
 */
static void
find_pairs (PandoriaSpaces empty, PandoriaSpaces good, PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS])
{
  for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
    {
      PandoriaSpaces second_good
          = pandoria_spaces_and (empty, pandoria_spaces_shift_back (good, d));
      PandoriaSpaces first_good = pandoria_spaces_and (good, pandoria_spaces_shift_back (empty, d));

      pairs[d] = pandoria_spaces_or (first_good, second_good);
    }
}

void
pandoria_options_tile (const PandoriaState *state, PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS])
{
  find_pairs (pandoria_state_empty_plain (state), pandoria_options_single (state), pairs);
}

PandoriaSpaces
pandoria_options_single (const PandoriaState *state)
{
  return pandoria_spaces_and (pandoria_state_empty_plain (state), pandoria_state_contact (state));
}

/* Checks that something can be laid on one space of the board; @empty is the empty plain. */
static gboolean
check_hex (PandoriaWork *w, PandoriaSpaces empty, PandoriaSpace at, const char *rule)
{
  const PandoriaState *s = w->s;

  if (pandoria_spaces_has (&empty, at))
    return TRUE;
  if (pandoria_spaces_has (&s->plain, at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, rule, at);
  if (pandoria_spaces_has (&s->lakes, at) || pandoria_spaces_has (&s->exit_at, at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, rule, at);
  return pandoria_work_refuse (w, PANDORIA_ERROR_OFF_BOARD, rule, at);
}

/* Returns: whether one of the hexes has contact (3). Mostly a tile is next to it, which is quicker
 * to find. */
static gboolean
has_contact (const PandoriaState *s, const PandoriaHex *hexes, guint n)
{
  PandoriaSpaces tiles = pandoria_spaces_minus (pandoria_state_all_terrain (s), s->printed);
  PandoriaSpaces at = pandoria_spaces_empty ();

  for (guint i = 0; i < n; i++)
    if (pandoria_spaces_meet (pandoria_space_around (hexes[i].at), tiles))
      return TRUE;
    else
      pandoria_spaces_add (&at, hexes[i].at);
  return pandoria_spaces_meet (at, pandoria_state_contact (s));
}

static gboolean
check_hexes (PandoriaWork *w, const PandoriaHex *hexes, guint n, const char *rule)
{
  PandoriaSpaces empty = pandoria_state_empty_plain (w->s);

  for (guint i = 0; i < n; i++)
    if (!check_hex (w, empty, hexes[i].at, rule))
      return FALSE;
  if (n == 2 && !pandoria_space_is_neighbour (hexes[0].at, hexes[1].at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_NEIGHBOURS, rule, hexes[1].at);
  if (!has_contact (w->s, hexes, n))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ADJACENT, rule, hexes[0].at);
  return TRUE;
}

gboolean
pandoria_work_lay_hexes (PandoriaWork *w, const PandoriaHex *hexes, guint n, guint artifacts,
                         const char *rule)
{
  PandoriaSpaces laid = pandoria_spaces_empty ();

  if (!check_hexes (w, hexes, n, rule))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      pandoria_spaces_add (&laid, hexes[i].at);
      pandoria_spaces_add (&w->s->terrain[hexes[i].terrain], hexes[i].at);
      for (guint bit = 0; bit < 2; bit++)
        if (hexes[i].symbols >> bit & 1)
          pandoria_spaces_add (&w->s->symbols[bit], hexes[i].at);
    }
  for (guint bit = 0; bit < 2; bit++)
    if (artifacts >> bit & 1)
      pandoria_spaces_add (&w->s->artifact[bit], hexes[0].at);
  return pandoria_work_close (w, laid, -1);
}

gboolean
pandoria_work_lay_castle (PandoriaWork *w, PandoriaSpace at, const char *rule)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  PandoriaHex hex = { .at = at };

  if (me->castles == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_CASTLE, rule, PANDORIA_SPACE_NONE);
  if (!check_hexes (w, &hex, 1, rule))
    return FALSE;
  me->castles--;
  pandoria_spaces_add (&me->castle_at, at);
  return pandoria_work_close (w, pandoria_spaces_one (at), -1);
}

/* Returns: whether every region of the exit's terrain next to the exit still has an empty
 * neighbour, and at least one region of any terrain does (rulings 24, 73). */
static gboolean
are_regions_open (const PandoriaState *s, PandoriaSpaces exit, guint terrain)
{
  PandoriaSpaces left
      = pandoria_spaces_and (pandoria_spaces_around (exit), pandoria_state_all_terrain (s));
  PandoriaSpaces empty = pandoria_state_empty_plain (s);
  gboolean any = pandoria_spaces_is_empty (left);

  while (!pandoria_spaces_is_empty (left))
    {
      PandoriaSpaces region = pandoria_state_region (s, pandoria_spaces_first (left));
      gboolean open = pandoria_spaces_meet (pandoria_spaces_around (region), empty);

      if (!open && pandoria_spaces_meet (region, s->terrain[terrain]))
        return FALSE;
      any = any || open;
      left = pandoria_spaces_minus (left, region);
    }
  return any;
}

/* @contact: the result of pandoria_state_contact(). A fortress needs contact like a castle. */
static gboolean
may_lay_fortress (const PandoriaState *s, PandoriaSpaces contact, const PandoriaExit *exit)
{
  PandoriaSpaces spaces = pandoria_exit_spaces (exit);

  return pandoria_state_fortress_at (s, exit->spaces[0]) < 0
         && pandoria_spaces_meet (contact, spaces) && are_regions_open (s, spaces, exit->terrain);
}

PandoriaSpaces
pandoria_options_fortress (const PandoriaState *state)
{
  PandoriaSpaces found = pandoria_spaces_empty (), contact = pandoria_state_contact (state);

  for (guint i = 0; i < state->n_exits; i++)
    if (may_lay_fortress (state, contact, &state->exits[i]))
      pandoria_spaces_add (&found, state->exits[i].spaces[0]);
  return found;
}

gboolean
pandoria_work_lay_fortress (PandoriaWork *w, PandoriaSpace at, const char *rule)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  const PandoriaExit *exit = pandoria_state_find_exit (w->s, at);
  PandoriaSpaces spaces;

  if (!me->fortress)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_CASTLE, rule, PANDORIA_SPACE_NONE);
  if (exit == NULL || exit->spaces[0] != at
      || !may_lay_fortress (w->s, pandoria_state_contact (w->s), exit))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, rule, at);
  spaces = pandoria_exit_spaces (exit);
  me->fortress = 0;
  me->fortress_at = pandoria_spaces_or (me->fortress_at, spaces);
  w->s->open_exit[exit->terrain] = pandoria_spaces_minus (w->s->open_exit[exit->terrain], spaces);
  return pandoria_work_close (w, spaces, exit->terrain);
}

void
pandoria_placing_options (const PandoriaState *s, PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  const PandoriaSpaces empty = pandoria_state_empty_plain (s);
  const PandoriaSpaces good = pandoria_spaces_and (empty, pandoria_state_contact (s));

  if (me->tiles > 0)
    find_pairs (empty, good, o->tile);
  if (me->castles > 0)
    o->castle = good;
  if (s->artifacts && me->fortress)
    o->fortress = pandoria_options_fortress (s);
  if (s->artifacts && s->singles > 0)
    o->single
        = pandoria_spaces_minus (good, pandoria_spaces_around (empty)); /* it fills a gap (16) */
}

static gboolean
end_placing (PandoriaWork *w, PandoriaLaid laid, PandoriaSpaces laid_at)
{
  w->s->laid = (guint8) laid;
  w->s->laid_at = laid_at;
  w->s->step = PANDORIA_STEP_FIGURE;
  return TRUE;
}

gboolean
pandoria_act_place_tile (PandoriaWork *w)
{
  PandoriaPlayerState *me = pandoria_work_me (w);
  PandoriaSpaces laid = pandoria_spaces_one (w->a->hexes[0].at);

  if (me->tiles == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_TILE, "6.1", PANDORIA_SPACE_NONE);
  if (!pandoria_work_lay_hexes (w, w->a->hexes, 2, w->a->artifacts, "6.1"))
    return FALSE;
  me->tiles--;
  pandoria_spaces_add (&laid, w->a->hexes[1].at);
  return end_placing (w, PANDORIA_LAID_TILE, laid);
}

gboolean
pandoria_act_place_castle (PandoriaWork *w)
{
  return pandoria_work_lay_castle (w, w->a->at, "6.1")
         && end_placing (w, PANDORIA_LAID_CASTLE, pandoria_spaces_one (w->a->at));
}

gboolean
pandoria_act_place_fortress (PandoriaWork *w)
{
  return pandoria_work_lay_fortress (w, w->a->at, "16")
         && end_placing (w, PANDORIA_LAID_FORTRESS, pandoria_spaces_one (w->a->at));
}

gboolean
pandoria_act_place_single (PandoriaWork *w)
{
  const PandoriaHex *hex = &w->a->hexes[0];
  PandoriaSpaces empty = pandoria_state_empty_plain (w->s), open = pandoria_spaces_around (empty);

  if (w->s->singles == 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_TILE, "16", PANDORIA_SPACE_NONE);
  if (!check_hex (w, empty, hex->at, "6.1"))
    return FALSE;
  if (pandoria_spaces_has (&open, hex->at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "16", hex->at);
  if (!pandoria_work_lay_hexes (w, hex, 1, w->a->artifacts, "6.1"))
    return FALSE;
  w->s->singles--;
  return end_placing (w, PANDORIA_LAID_SINGLE, pandoria_spaces_one (hex->at));
}

static gboolean
can_place_anything (const PandoriaState *s)
{
  PandoriaOptions o = { 0 };
  PandoriaSpaces places;

  pandoria_placing_options (s, &o);
  places = pandoria_spaces_or (o.castle, pandoria_spaces_or (o.fortress, o.single));
  for (guint d = 0; d < PANDORIA_N_DIRECTIONS; d++)
    places = pandoria_spaces_or (places, o.tile[d]);
  return !pandoria_spaces_is_empty (places);
}

gboolean
pandoria_act_skip_placement (PandoriaWork *w)
{
  if (can_place_anything (w->s))
    return pandoria_work_refuse (w, PANDORIA_ERROR_MUST_PLACE, "6.1", PANDORIA_SPACE_NONE);
  w->s->skips++;
  w->s->step = PANDORIA_STEP_FIGURE;
  return TRUE;
}
