/* The actions of 6.1: places a tile, a castle, a fortress or a single tile, or skips the step if none fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

void
pandoria_placing_options (const PandoriaState *s, PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  const PandoriaSpaces empty = pandoria_state_empty_plain (s);
  const PandoriaSpaces good = pandoria_spaces_and (empty, pandoria_state_contact (s));

  if (me->tiles > 0)
    pandoria_lay_find_pairs (empty, good, o->tile);
  if (me->castles > 0)
    o->castle = good;
  if (s->artifacts && me->fortress)
    o->fortress = pandoria_options_fortress (s);
  if (s->artifacts && s->singles > 0)
    o->single = pandoria_spaces_minus (good, pandoria_spaces_around (empty)); /* it fills a gap (16) */
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
  if (!pandoria_work_check_hex (w, empty, hex->at, "6.1"))
    return FALSE;
  if (pandoria_spaces_has (&open, hex->at))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "16", hex->at);
  if (!pandoria_work_lay_hexes (w, hex, 1, w->a->artifacts, "6.1"))
    return FALSE;
  w->s->singles--;
  return end_placing (w, PANDORIA_LAID_SINGLE, pandoria_spaces_one (hex->at));
}

gboolean
pandoria_act_skip_placement (PandoriaWork *w)
{
  PandoriaOptions o = { 0 };

  pandoria_placing_options (w->s, &o);
  if (pandoria_options_find_empty (&o, PANDORIA_PLACING_ACTS) != PANDORIA_PLACING_ACTS)
    return pandoria_work_refuse (w, PANDORIA_ERROR_MUST_PLACE, "6.1", PANDORIA_SPACE_NONE);
  w->s->skips++;
  w->s->step = PANDORIA_STEP_FIGURE;
  return TRUE;
}
