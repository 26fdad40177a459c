/* Calculates the worth of a position. Regions are stored as sets of spaces, so that a placement
 * touches only those next to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate.h"

#include "pandoria-open-regions.h"

#include <string.h>

#define POINT     100
#define LEFT_OVER 33   /* worth of a resource at the end of the game (10) */
#define LONG_GAME 12   /* from this number of rounds left the end is far */
#define SURELY    1000 /* per mille */

/* --- what the models care for --------------------------------------------------------------- */

static const PandoriaWeights weight_rows[] = {
  /* The greedy model gives every open region the same chance to close, and does not look ahead. */
  [PANDORIA_POLICY_GREEDY]
  = { .chances = { 300, 300, 300, 300, 300, 300, 300, 300, 300, 300 }, .resource = 60 },
  [PANDORIA_POLICY_THOUGHTFUL] = { .chances = { 1000, 620, 540, 440, 360, 290, 230, 180, 140, 110 },
                                   .hole = 2,
                                   .others = 60,
                                   .reserve = 100,
                                   .keeping = 100,
                                   .resource = 55,
                                   .ending = TRUE },
};

const PandoriaWeights *
pandoria_policy_weights (PandoriaPolicy policy)
{
  g_return_val_if_fail ((guint) policy < PANDORIA_N_POLICIES, NULL);
  return policy != PANDORIA_POLICY_RANDOM ? &weight_rows[MIN (policy, PANDORIA_POLICY_THOUGHTFUL)]
                                          : NULL;
}

/* --- what something is worth ---------------------------------------------------------------- */

/* Returns: the worth of @amount of the counter of @terrain to @player. Every three over the cap
 * count as a point. */
static gint32
value_gain (const PandoriaSurvey *v, guint player, guint terrain, gint32 amount)
{
  const gint32 kept = MIN (amount, v->room[player][terrain]);

  return kept * v->units[terrain] + (amount - kept) * LEFT_OVER;
}

static guint
find_gain (const PandoriaSurvey *v, const PandoriaSurveyed *r, guint player, guint strength)
{
  return strength == 0 ? 0 : r->symbols * strength + r->n * v->bonus[player][r->terrain];
}

guint
pandoria_survey_gain (const PandoriaSurvey *survey, const PandoriaSurveyed *region, guint player)
{
  return find_gain (survey, region, player, region->strength[player]);
}

static gint32
find_chance (const PandoriaSurvey *v, const PandoriaSurveyed *r)
{
  guint missing, tiles = v->tiles_left;
  gint32 chance;

  if (r->closed)
    return SURELY;
  if (r->at_exit)
    return 0;
  missing = pandoria_spaces_count (r->missing)
            + (guint) v->weights->hole
                  * pandoria_spaces_count (pandoria_spaces_and (r->missing, v->holes));
  chance = v->weights->chances[MIN (missing, PANDORIA_WEIGHTS_MISSING - 1)];
  if (v->weights->ending && tiles < 2 * missing)
    chance = chance * (gint32) tiles / (gint32) (2 * missing);
  return chance;
}

/* Returns: the worth to @me of @player's gain from a region that is sure to close. */
static gint32
value_strength (const PandoriaSurvey *v, const PandoriaSurveyed *r, guint player, guint strength)
{
  return value_gain (v, player, r->terrain, (gint32) find_gain (v, r, player, strength))
         * v->signs[player] / 100;
}

static void
weigh (const PandoriaSurvey *v, PandoriaSurveyed *r)
{
  r->sum = 0;
  for (guint p = 0; p < v->state->n_players; p++)
    if (r->strength[p] > 0)
      r->sum += value_strength (v, r, p, r->strength[p]);
  r->chance = find_chance (v, r);
  r->worth = r->sum * r->chance / SURELY;
}

/* Returns: the spaces where figures count for @r: those next to it, and with fortresses also spaces
 * that touch the same exit (rulings 24). */
static PandoriaSpaces
find_figure_spaces (const PandoriaSurvey *v, const PandoriaSurveyed *r)
{
  return v->state->artifacts ? pandoria_state_next_to (v->state, r->spaces) : r->next_to;
}

/* @gone: spaces whose figures return to the reserve. */
static void
count_strengths (const PandoriaSurvey *v, PandoriaSpaces gone, PandoriaSurveyed *r)
{
  const PandoriaSpaces there = pandoria_spaces_minus (find_figure_spaces (v, r), gone);
  /* Without the limit, GCC 14 warns of a fifth player. */
  const guint n = MIN (v->state->n_players, PANDORIA_MAX_PLAYERS);

  for (guint p = 0; p < n; p++)
    r->strength[p] = (guint8) pandoria_state_strength_of_figures (v->state, there, p);
}

/* --- a whole position ----------------------------------------------------------------------- */

static void
fill_region (const PandoriaSurvey *v, PandoriaSpaces spaces, guint terrain, PandoriaSurveyed *r)
{
  r->spaces = spaces;
  r->terrain = (guint8) terrain;
  r->next_to = pandoria_spaces_minus (pandoria_spaces_around (spaces), spaces);
  r->missing = pandoria_spaces_and (r->next_to, v->empty);
  r->symbols = (guint8) pandoria_state_symbols (v->state, spaces);
  r->n = (guint8) pandoria_spaces_count (spaces);
  r->at_exit = pandoria_spaces_meet (r->next_to, v->state->open_exit[terrain]);
  r->closed = FALSE;
}

static void
list_regions (PandoriaSurvey *v)
{
  const PandoriaState *s = v->state;

  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      PandoriaSpaces seeds = pandoria_spaces_and (s->terrain[t], pandoria_spaces_around (v->empty));

      while (!pandoria_spaces_is_empty (seeds) && v->n < PANDORIA_MAX_SURVEY)
        {
          PandoriaSpaces all = pandoria_spaces_flood (
              pandoria_spaces_one (pandoria_spaces_first (seeds)), s->terrain[t]);

          seeds = pandoria_spaces_minus (seeds, all);
          fill_region (v, all, t, &v->regions[v->n++]);
        }
    }
  for (guint i = 0; i < s->n_pending && v->n < PANDORIA_MAX_SURVEY; i++)
    {
      fill_region (v, s->pending[i].spaces, s->pending[i].terrain, &v->regions[v->n]);
      v->regions[v->n++].closed = TRUE;
    }
}

/* The members of PandoriaState that decide regions follow each other, from terrain to open_exit.
 * Compare them at once, because a search does so for every act that it tries. */
#define BOARD_SIZE (offsetof (PandoriaState, double_tiles) - offsetof (PandoriaState, terrain))

G_STATIC_ASSERT (BOARD_SIZE
                 == sizeof (((PandoriaState *) NULL)->terrain)
                        + sizeof (((PandoriaState *) NULL)->symbols)
                        + sizeof (((PandoriaState *) NULL)->artifact)
                        + sizeof (((PandoriaState *) NULL)->printed)
                        + sizeof (((PandoriaState *) NULL)->open_exit));

static gboolean
has_same_board (const PandoriaState *state, const PandoriaState *old)
{
  return memcmp (state->terrain, old->terrain, BOARD_SIZE) == 0;
}

static gboolean
has_same_pending (const PandoriaState *state, const PandoriaState *old)
{
  return state->n_pending == old->n_pending
         && memcmp (state->pending, old->pending, state->n_pending * sizeof state->pending[0]) == 0;
}

/* Copies the regions of @like if only figures and supplies have changed since. */
static gboolean
copy_regions (PandoriaSurvey *v, const PandoriaSurvey *like)
{
  if (!has_same_board (v->state, like->state) || !has_same_pending (v->state, like->state)
      || !pandoria_spaces_equal (v->empty, like->empty))
    return FALSE;
  v->n = like->n;
  memcpy (v->regions, like->regions, like->n * sizeof like->regions[0]);
  return TRUE;
}

static void
meet_players (PandoriaSurvey *v)
{
  const PandoriaState *s = v->state;

  v->tiles_left = s->double_tiles;
  for (guint p = 0; p < s->n_players; p++)
    {
      v->tiles_left += s->players[p].tiles;
      v->figures[p] = pandoria_spaces_or (s->players[p].figures, s->players[p].leader_at);
      for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
        v->bonus[p][t] = (guint8) pandoria_state_building_bonus (s, p, (PandoriaTerrain) t);
    }
}

/* Fills what only a model's weights need. */
static void
weigh_counters (PandoriaSurvey *v)
{
  const PandoriaState *s = v->state;
  const gint32 opponents = s->partnership ? 2 : s->n_players - 1,
               rounds = (gint32) v->tiles_left / s->n_players;

  v->rounds = v->weights->ending ? MIN (rounds, LONG_GAME) : LONG_GAME;
  v->unit = LEFT_OVER + (v->weights->resource - LEFT_OVER) * v->rounds / LONG_GAME;
  for (guint p = 0; p < s->n_players; p++)
    v->signs[p] = p == v->me || pandoria_state_are_partners (s, p, v->me)
                      ? 100
                      : -v->weights->others / opponents;
  for (guint t = 0; t < PANDORIA_N_TERRAINS; t++)
    {
      const PandoriaCounter counter = pandoria_terrain_counter ((PandoriaTerrain) t);
      const gboolean points
          = counter == PANDORIA_COUNTER_POINTS || pandoria_variant_is_family (s->variant);

      v->units[t] = points ? POINT : v->unit;
      for (guint p = 0; p < s->n_players; p++)
        v->room[p][t]
            = points
                  ? G_MAXINT32
                  : MAX ((gint32) pandoria_state_cap (s, p) - s->players[p].counters[counter], 0);
    }
}

void
pandoria_survey_init (PandoriaSurvey *survey, const PandoriaState *state, guint me,
                      const PandoriaWeights *weights, const PandoriaSurvey *like)
{
  g_return_if_fail (survey != NULL && state != NULL && me < state->n_players);

  survey->state = state;
  survey->weights = weights;
  survey->me = me;
  survey->n = 0;
  survey->worth = 0;
  survey->empty = pandoria_state_empty_plain (state);
  survey->holes = pandoria_spaces_minus (survey->empty, pandoria_spaces_around (survey->empty));
  meet_players (survey);
  if (weights != NULL)
    weigh_counters (survey);
  if (like == NULL || !copy_regions (survey, like))
    list_regions (survey);
  for (guint i = 0; i < survey->n; i++)
    {
      count_strengths (survey, pandoria_spaces_empty (), &survey->regions[i]);
      if (weights == NULL)
        continue;
      weigh (survey, &survey->regions[i]);
      survey->worth += survey->regions[i].worth;
    }
}

/* --- laying something ----------------------------------------------------------------------- */

/* Creates a region with only the placed hex; its neighbors are joined later. */
static PandoriaSurveyed *
begin_region (const PandoriaSurvey *v, const PandoriaHex *hex, PandoriaLayout *l)
{
  PandoriaSurveyed *r = &l->regions[l->n++];

  r->spaces = pandoria_spaces_one (hex->at);
  r->terrain = hex->terrain;
  r->symbols = hex->symbols;
  r->n = 1;
  r->closed = FALSE;
  r->next_to = pandoria_spaces_around (r->spaces);
  r->missing = pandoria_spaces_and (r->next_to, v->empty);
  r->at_exit = pandoria_spaces_meet (r->next_to, v->state->open_exit[hex->terrain]);
  return r;
}

static void
join (PandoriaSurveyed *r, const PandoriaSurveyed *other)
{
  r->spaces = pandoria_spaces_or (r->spaces, other->spaces);
  r->next_to = pandoria_spaces_or (r->next_to, other->next_to);
  r->missing = pandoria_spaces_or (r->missing, other->missing);
  r->symbols = (guint8) (r->symbols + other->symbols);
  r->n = (guint8) (r->n + other->n);
  r->at_exit = r->at_exit || other->at_exit;
}

static guint
begin_regions (const PandoriaSurvey *v, const PandoriaHex *hexes, guint n, PandoriaLayout *l)
{
  begin_region (v, &hexes[0], l);
  if (n == 2)
    {
      begin_region (v, &hexes[1], l);
      if (hexes[0].terrain == hexes[1].terrain)
        join (&l->regions[0], &l->regions[--l->n]);
    }
  return l->n;
}

/* Updates the regions next to @laid, and joins those of the same terrain. */
static void
touch_regions (const PandoriaSurvey *v, PandoriaSpaces laid, guint n_own, PandoriaLayout *l)
{
  for (guint i = 0; i < v->n && l->n < PANDORIA_MAX_SURVEY; i++)
    {
      const PandoriaSurveyed *old = &v->regions[i];
      PandoriaSurveyed *own = NULL;

      if (!pandoria_spaces_meet (old->missing, laid))
        continue;
      l->worth -= old->worth;
      for (guint k = 0; k < n_own && own == NULL; k++)
        if (l->regions[k].terrain == old->terrain
            && pandoria_spaces_meet (l->regions[k].spaces, old->missing))
          own = &l->regions[k];
      if (own != NULL)
        join (own, old);
      else
        l->regions[l->n++] = *old;
    }
  for (guint i = 0; i < l->n; i++)
    {
      PandoriaSurveyed *r = &l->regions[i];

      r->next_to = pandoria_spaces_minus (r->next_to, r->spaces);
      r->missing = pandoria_spaces_minus (r->missing, pandoria_spaces_or (laid, r->spaces));
      r->closed = pandoria_spaces_is_empty (r->missing) && !r->at_exit;
      if (r->closed)
        l->closed = pandoria_spaces_or (l->closed, r->spaces);
    }
}

/* Takes the figures on closing regions back to the reserve (7.1). They no longer count for the
 * regions next to them, and the player can place the own ones again. Returns: whether there are
 * any.
 */
static gboolean
lift_figures (const PandoriaSurvey *v, PandoriaSpaces laid, PandoriaLayout *l)
{
  const PandoriaPlayerState *me = &v->state->players[v->me];
  PandoriaSpaces lifted = pandoria_spaces_empty ();
  guint home;

  for (guint p = 0; p < v->state->n_players; p++)
    lifted = pandoria_spaces_or (lifted, pandoria_spaces_and (v->figures[p], l->closed));
  if (pandoria_spaces_is_empty (lifted))
    return FALSE;
  home = pandoria_spaces_count (pandoria_spaces_and (me->figures, l->closed));
  l->worth
      += pandoria_survey_reserve (v, me->workers + home,
                                  me->leader || pandoria_spaces_meet (me->leader_at, l->closed))
         - pandoria_survey_reserve (v, me->workers, me->leader);
  for (guint i = 0; i < v->n && l->n < PANDORIA_MAX_SURVEY; i++)
    if (!pandoria_spaces_meet (v->regions[i].missing, laid)
        && pandoria_spaces_meet (v->regions[i].next_to, lifted))
      {
        l->worth -= v->regions[i].worth;
        l->regions[l->n++] = v->regions[i];
      }
  return TRUE;
}

void
pandoria_survey_lay (const PandoriaSurvey *survey, const PandoriaHex *hexes, guint n,
                     gboolean castle, PandoriaLayout *layout)
{
  PandoriaSpaces laid = pandoria_spaces_empty ();
  guint n_own;
  gboolean lifted;

  g_return_if_fail (survey != NULL && hexes != NULL && n >= 1 && n <= 2 && layout != NULL);

  for (guint i = 0; i < n; i++)
    pandoria_spaces_add (&laid, hexes[i].at);
  layout->n = 0;
  layout->worth = survey->worth;
  layout->closed = pandoria_spaces_empty ();
  n_own = castle ? 0 : begin_regions (survey, hexes, n, layout);
  touch_regions (survey, laid, n_own, layout);
  lifted = lift_figures (survey, laid, layout);
  layout->open = pandoria_spaces_minus (laid, layout->closed);
  for (guint i = 0; i < layout->n; i++)
    {
      if (i < n_own || lifted) /* others keep the figures next to them */
        count_strengths (survey, layout->closed, &layout->regions[i]);
      weigh (survey, &layout->regions[i]);
      layout->worth += layout->regions[i].worth;
    }
}

gint32
pandoria_survey_figure (const PandoriaSurvey *survey, const PandoriaSurveyed *regions, guint n,
                        PandoriaSpace at, int strength)
{
  gint32 change = 0;

  for (guint i = 0; i < n; i++)
    {
      const PandoriaSurveyed *r = &regions[i];
      const guint own = r->strength[survey->me], then = (guint) MAX ((int) own + strength, 0);
      gint32 sum = r->sum;

      if (!pandoria_spaces_has (&r->next_to, at))
        continue;
      sum += value_strength (survey, r, survey->me, then)
             - value_strength (survey, r, survey->me, own);
      change += sum * r->chance / SURELY - r->worth;
    }
  return change;
}

/* --- the whole state ------------------------------------------------------------------------ */

gint32
pandoria_survey_reserve (const PandoriaSurvey *survey, guint workers, gboolean leader)
{
  static const gint16 worths[] = { 0, 100, 170, 220, 250, 270, 280 };
  gint32 worth = worths[MIN (workers, G_N_ELEMENTS (worths) - 1)] + (leader ? 100 : 0);

  return worth * survey->weights->reserve / 100 * MIN (survey->rounds, 5) / 5;
}

/* The worth of a building for the rest of a long game, apart from its bonus for regions. */
static const gint16 building_worths[] = {
  [PANDORIA_BUILDING_BANK] = 60,
  [PANDORIA_BUILDING_CARPENTER] = 130,
  [PANDORIA_BUILDING_LUMBERYARD] = 90,
  [PANDORIA_BUILDING_MARKET] = 150,
  [PANDORIA_BUILDING_POORHOUSE] = 300,
  [PANDORIA_BUILDING_REPOSITORY] = 90,
  [PANDORIA_BUILDING_SAW_MILL_LARGE] = 400,
  [PANDORIA_BUILDING_SAW_MILL_SMALL] = 200,
  [PANDORIA_BUILDING_SCHOOL] = 100,
  [PANDORIA_BUILDING_SHRINE] = 150,
  [PANDORIA_BUILDING_STATUE] = 400,
  [PANDORIA_BUILDING_STORE] = 200,
  [PANDORIA_BUILDING_TOWER_LARGE] = 400,
  [PANDORIA_BUILDING_TOWER_SMALL] = 200,
  [PANDORIA_BUILDING_TREASURY_LARGE] = 400,
  [PANDORIA_BUILDING_TREASURY_SMALL] = 200,
  [PANDORIA_BUILDING_VAULT] = 90,
};
G_STATIC_ASSERT (G_N_ELEMENTS (building_worths) == PANDORIA_N_BUILDINGS);

/* Adds up the buildings, which help later and make a monument over them cheaper (6.3.3). */
static gint32
judge_slots (const PandoriaSurvey *v)
{
  const PandoriaPlayerState *me = &v->state->players[v->me];
  const gint32 rounds = v->rounds;
  gint32 sum = 0;

  for (guint i = 0; i < PANDORIA_MAX_SLOTS; i++)
    {
      const PandoriaSlot *slot = &me->slots[i];

      if (slot->building == PANDORIA_BUILDING_NONE || slot->has_monument)
        continue;
      sum += building_worths[slot->building] * MAX (slot->level, 1) * rounds / LONG_GAME;
      if (v->state->n_monuments > 0 && rounds > 1)
        sum += slot->cost * 60;
    }
  return sum * v->weights->keeping / 100;
}

static gint32
judge_player (const PandoriaSurvey *v, guint player)
{
  const PandoriaPlayerState *p = &v->state->players[player];
  gint32 sum = p->counters[PANDORIA_COUNTER_POINTS] * POINT + p->n_prisoners * POINT;

  for (guint r = 0; r < PANDORIA_N_RESOURCES; r++)
    sum += p->counters[r] * v->unit;
  return sum * v->signs[player] / 100;
}

gint32
pandoria_survey_judge (const PandoriaSurvey *survey)
{
  const PandoriaPlayerState *me = &survey->state->players[survey->me];
  const gint32 rounds = survey->rounds, keeping = survey->weights->keeping;
  gint32 sum = survey->worth + pandoria_survey_reserve (survey, me->workers, me->leader)
               + judge_slots (survey);

  for (guint p = 0; p < survey->state->n_players; p++)
    sum += judge_player (survey, p);
  sum += me->hand * (POINT + MIN (rounds, 6) * 15 * keeping / 100);
  sum += me->castles * 20 * MIN (rounds, 6) * keeping / 100;
  return sum + me->artifacts * POINT;
}
