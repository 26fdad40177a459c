/* The acts that only one realm has (11, 17), and the ghosts that haunt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-private.h"

#define GOLEM_PRICE 3

/* --- Elves (11): at the end of the turn one worker walks up to two spaces ------------------- */

static PandoriaSpaces
get_walkable (const PandoriaState *s)
{
  const PandoriaPlayerState *me = &s->players[s->active];

  return pandoria_spaces_or (pandoria_state_all_terrain (s),
                             pandoria_spaces_or (me->castle_at, me->fortress_at));
}

/* A fortress on two spaces is one place: one step enters it, the next may leave from any of its
 * spaces (rulings 57). */
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
        s,
        pandoria_spaces_or (reach, pandoria_spaces_and (pandoria_spaces_around (reach), walkable)));
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

  return pandoria_spaces_minus (
      get_reach (state, from),
      pandoria_spaces_or (pandoria_state_all_figures (state), pandoria_state_closed (state)));
}

void
pandoria_elves_options (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces workers = s->players[s->active].figures;
  PandoriaSpaces taken = spread_over_fortress (s, pandoria_state_all_figures (s));
  PandoriaSpaces open
      = pandoria_spaces_around (pandoria_state_empty_plain (s)); /* in no closed region */
  PandoriaSpaces goals
      = pandoria_spaces_and (pandoria_spaces_minus (get_walkable (s), taken), open);
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
    return pandoria_work_refuse (w,
                                 host < 0 || host == (int) w->me ? PANDORIA_ERROR_NO_FIGURE
                                                                 : PANDORIA_ERROR_NOT_YOUR_FIGURE,
                                 "11", from);
  reach = get_reach (w->s, from);
  if (!pandoria_spaces_has (&reach, to))
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_REACHABLE, "11", to);
  if (!pandoria_work_check_free (w, to, "11"))
    return FALSE;
  pandoria_work_move (w, w->me, from, to);
  w->s->elf_moved = TRUE;
  w->s->step = PANDORIA_STEP_END;
  return TRUE;
}

/* --- Golems (17): another figure on the double tile, for 3 of that space's resource --------- */

gboolean
pandoria_act_golem_figure (PandoriaWork *w)
{
  PandoriaSpace at = w->a->at;
  int terrain = pandoria_state_terrain_at (w->s, at);
  guint8 resource;

  if (!pandoria_work_hold_figure (w, w->a->leader, "17"))
    return FALSE;
  if (w->s->laid != PANDORIA_LAID_TILE || !pandoria_spaces_has (&w->s->laid_at, at) || terrain < 0)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_PLACED_NOW, "17", at);
  if (terrain == PANDORIA_TERRAIN_CITY)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NOT_ALLOWED_SPACE, "17", at);
  if (!pandoria_work_check_free_terrain (w, at, "17"))
    return FALSE;
  resource = (guint8) pandoria_terrain_counter ((PandoriaTerrain) terrain);
  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_REALM,
                                         .resource = resource,
                                         .with = w->a->with,
                                         .rule = "17",
                                         .printed = GOLEM_PRICE,
                                         .subject = resource });
  pandoria_work_put (w, at, w->a->leader);
  w->s->golem_moved = TRUE;
  w->s->step = PANDORIA_STEP_CARD;
  return TRUE;
}

void
pandoria_golems_options (const PandoriaState *s, PandoriaOptions *o)
{
  PandoriaSpaces spots = pandoria_spaces_and (s->laid_at, pandoria_options_free_terrain (s));
  PandoriaSpace at;

  if (s->laid != PANDORIA_LAID_TILE || s->golem_moved)
    return;
  PANDORIA_FOREACH_SPACE (at, spots)
    {
      guint counter
          = pandoria_terrain_counter ((PandoriaTerrain) pandoria_state_terrain_at (s, at));

      if (counter == PANDORIA_COUNTER_POINTS
          || pandoria_state_can_pay (s, s->active, counter) < GOLEM_PRICE)
        continue;
      if (pandoria_options_may_place (s, FALSE))
        pandoria_spaces_add (&o->golem_worker, at);
      if (pandoria_options_may_place (s, TRUE))
        pandoria_spaces_add (&o->golem_leader, at);
    }
}

/* --- Goblins (17): they use other players' top spells and buildings ------------------------- */

/* Casts the top spell of @owner again without a card. @extra: added to its printed cost. */
static gboolean
cast_top_spell (PandoriaWork *w, guint owner, int extra, const char *rule)
{
  const PandoriaTopSpell *top = &w->s->players[owner].top_spell;
  PandoriaCast cast = { top->spell, top->level, top->cost, .extra = extra };

  if (top->spell == PANDORIA_SPELL_NONE)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, rule, PANDORIA_SPACE_NONE);
  w->s->step = PANDORIA_STEP_SCORE;
  return pandoria_work_cast (w, &cast, &w->a->members);
}

gboolean
pandoria_act_goblin_cast (PandoriaWork *w)
{
  return w->a->player != w->me
             ? cast_top_spell (w, w->a->player, -1, "17")
             : pandoria_work_refuse (w, PANDORIA_ERROR_NO_SPELL, "17", PANDORIA_SPACE_NONE);
}

gboolean
pandoria_act_goblin_occupy (PandoriaWork *w)
{
  PandoriaSlot *slot = &w->s->players[w->a->player].slots[w->a->slot];

  if (!pandoria_work_hold_figure (w, w->a->leader, "17"))
    return FALSE;
  if (w->a->player == w->me || slot->building == PANDORIA_BUILDING_NONE)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_SLOT, "17", PANDORIA_SPACE_NONE);
  if (slot->occupant != PANDORIA_NOBODY)
    return pandoria_work_refuse (w, PANDORIA_ERROR_OCCUPIED, "17", PANDORIA_SPACE_NONE);
  if (pandoria_buildings_is_duplicate (w->s, w->me, slot->building, -1))
    return pandoria_work_refuse (w, PANDORIA_ERROR_DUPLICATE_BUILDING, "17", PANDORIA_SPACE_NONE);
  if (slot->is_cost_unknown)
    return pandoria_work_refuse (w, PANDORIA_ERROR_CHOICE_NEEDED, "12", PANDORIA_SPACE_NONE);
  pandoria_work_pay (w, &(PandoriaBill){ .kind = PANDORIA_EVENT_BUILDING_COST,
                                         .resource = PANDORIA_COUNTER_WOOD,
                                         .with = w->a->with,
                                         .rule = "17",
                                         .printed = slot->cost,
                                         .extra = -1,
                                         .subject = slot->building,
                                         .level = slot->level });
  slot->occupant = (guint8) w->me;
  slot->occupant_leader = w->a->leader != 0;
  pandoria_reserve_change (pandoria_work_me (w), w->a->leader, FALSE);
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}

void
pandoria_goblins_options (const PandoriaState *s, PandoriaOptions *o)
{
  guint can_pay = pandoria_state_can_pay (s, s->active, PANDORIA_COUNTER_WOOD);

  for (guint p = 0; p < s->n_players; p++)
    {
      const PandoriaPlayerState *player = &s->players[p];
      guint8 slots = 0;

      if (p == s->active)
        continue;
      if (pandoria_options_may_recast (s, p, -1))
        o->goblin_cast |= (guint8) (1u << p);
      for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
        if (player->slots[i].building != PANDORIA_BUILDING_NONE
            && player->slots[i].occupant == PANDORIA_NOBODY
            && MAX (1, player->slots[i].cost - 1) <= (int) can_pay
            && !pandoria_buildings_is_duplicate (s, s->active, player->slots[i].building, -1))
          slots |= (guint8) (1u << i);
      o->goblin_occupy_worker[p] = pandoria_options_may_place (s, FALSE) ? slots : 0;
      o->goblin_occupy_leader[p] = pandoria_options_may_place (s, TRUE) ? slots : 0;
    }
}

/* --- Hanbok (17): they take prisoners, which their owners can ransom ------------------------ */

static guint
count_prisoners (const PandoriaPlayerState *hanbok, guint owner, gboolean leader)
{
  guint n = 0;

  for (guint i = 0; i < hanbok->n_prisoners; i++)
    n += hanbok->prisoners[i].player == owner && !hanbok->prisoners[i].leader == !leader;
  return n;
}

/* Frees the prisoners in the order of capture (rulings 58). */
static void
free_prisoners (PandoriaWork *w, PandoriaPlayerState *hanbok, gboolean leader, guint n)
{
  guint kept = 0;

  for (guint i = 0; i < hanbok->n_prisoners; i++)
    {
      if (n > 0 && hanbok->prisoners[i].player == w->me && !hanbok->prisoners[i].leader == !leader)
        {
          n--;
          continue;
        }
      hanbok->prisoners[kept++] = hanbok->prisoners[i];
    }
  for (guint i = kept; i < hanbok->n_prisoners; i++)
    hanbok->prisoners[i].player = hanbok->prisoners[i].leader = 0;
  hanbok->n_prisoners = (guint8) kept;
}

static gboolean
can_pay (PandoriaWork *w)
{
  gint32 left[PANDORIA_N_RESOURCES];

  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    left[r] = pandoria_work_me (w)->counters[r];
  for (guint i = 0; i < w->a->n_pay; i++)
    if (left[w->a->pay[i]]-- == 0)
      return FALSE;
  return TRUE;
}

gboolean
pandoria_act_ransom (PandoriaWork *w)
{
  PandoriaPlayerState *hanbok = &w->s->players[w->a->player];
  PandoriaPlayerState *me = pandoria_work_me (w);
  guint leaders = w->a->leader != 0, first = w->events->n;

  if (!pandoria_state_realm (w->s, w->a->player)->captures)
    return pandoria_work_refuse (w, PANDORIA_ERROR_WRONG_REALM, "17", PANDORIA_SPACE_NONE);
  if (w->a->workers + leaders == 0 || count_prisoners (hanbok, w->me, FALSE) < w->a->workers
      || count_prisoners (hanbok, w->me, TRUE) < leaders)
    return pandoria_work_refuse (w, PANDORIA_ERROR_NO_FIGURE, "17", PANDORIA_SPACE_NONE);
  if (!can_pay (w))
    return pandoria_work_refuse (w, PANDORIA_ERROR_CANNOT_PAY, "17", PANDORIA_SPACE_NONE);
  for (guint i = 0; i < w->a->n_pay; i++)
    {
      pandoria_work_change (w, PANDORIA_EVENT_REALM, w->me, w->a->pay[i], -1);
      pandoria_work_change (w, PANDORIA_EVENT_REALM, w->a->player, w->a->pay[i], 1);
    }
  pandoria_work_overflow (w, first);
  free_prisoners (w, hanbok, FALSE, w->a->workers);
  free_prisoners (w, hanbok, TRUE, leaders);
  me->workers = (guint16) (me->workers + w->a->workers);
  me->leader = (guint8) (me->leader + leaders);
  w->s->step = PANDORIA_STEP_CARD;
  return TRUE;
}

void
pandoria_hanbok_options (const PandoriaState *s, PandoriaOptions *o)
{
  const PandoriaPlayerState *me = &s->players[s->active];
  guint purse = (guint) (me->counters[0] + me->counters[1] + me->counters[2]);

  for (guint p = 0; p < s->n_players; p++)
    {
      if (p == s->active || purse == 0 || s->players[p].n_prisoners == 0)
        continue;
      o->ransom.workers[p]
          = (guint8) MIN (purse, count_prisoners (&s->players[p], s->active, FALSE));
      o->ransom.leader[p] = (guint8) count_prisoners (&s->players[p], s->active, TRUE);
    }
}

/* --- Halflings and Mages (11) --------------------------------------------------------------- */

/* One card used twice (revised edition). */
gboolean
pandoria_act_halfling (PandoriaWork *w)
{
  PandoriaTopSpell *top = &pandoria_work_me (w)->top_spell;
  PandoriaTopSpell before = *top;
  gboolean monument_first = w->a->monument.present && w->a->monument_first; /* rulings 71 */

  if (monument_first && !pandoria_work_erect (w, &w->a->monument, 1, FALSE))
    return FALSE;
  if (!pandoria_work_cast_card (w, -1))
    return FALSE;
  if (w->a->build.building != PANDORIA_BUILDING_NONE)
    {
      if (!pandoria_work_build (w, &w->a->build, 1, FALSE, TRUE))
        return FALSE;
      *top = before; /* the card is in the slot now (rulings 42) */
    }
  else if (w->a->monument.present && !monument_first
           && !pandoria_work_erect (w, &w->a->monument, 1, FALSE))
    return FALSE;
  w->s->step = PANDORIA_STEP_SCORE;
  return TRUE;
}

/* In the revised edition they may cast their own top spell again. */
gboolean
pandoria_act_recast (PandoriaWork *w)
{
  return cast_top_spell (w, w->me, 1, "11");
}
