/* The expert model: of all that the rules allow it does what leads to the best position by the table of worths.
 *
 * Spells have too many targets to try them all: those are tried that look best at first sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-simulate-private.h"

#define N_PLACES 16 /* for a tile or castle, by first sight */
#define N_SPACES 3  /* for a figure of a spell */
#define OTHERS \
  70 /* per cent of what several opponents may expect, on average, that is subtracted; of one opponent all */

typedef struct
{
  const PandoriaTaste *taste;
  const PandoriaView *view;
  const PandoriaState *state;
  PandoriaSurvey survey;
  PandoriaDecision tried, *best;
  gint32 worth; /* of the best */
} Search;

static gint32
judge (const PandoriaState *s, guint me, const PandoriaTaste *taste)
{
  const gint32 opponents = s->partnership ? 2 : s->n_players - 1;
  PandoriaSurvey survey;
  gint32 own = 0, others = 0;

  pandoria_survey_init (&survey, s, me, taste);
  for (guint p = 0; p < s->n_players; p++)
    *(p == me || pandoria_state_are_partners (s, p, me) ? &own : &others) += pandoria_worth_judge (&survey, p);
  return own - (s->n_players == 2 ? others : others * OTHERS / (100 * opponents));
}

static void
take (Search *search, gint32 worth)
{
  if (worth <= search->worth)
    return;
  search->worth = worth;
  *search->best = search->tried;
}

static void
try_act (Search *search)
{
  const PandoriaAction asked = search->tried.action;
  PandoriaState then = *search->state;

  if (pandoria_settle_act (&then, search->view->rand, &search->tried.action, NULL, NULL))
    take (search, judge (&then, search->state->active, search->taste));
  search->tried.action = asked;
}

static void
begin (Search *search, PandoriaActKind kind)
{
  search->tried.tile = search->tried.card = search->tried.market = -1;
  pandoria_action_init (&search->tried.action, kind);
}

static gint8
pick_with (const Search *search, guint resource, guint cost)
{
  return pandoria_pick_with (search->state, search->view->rand, resource, cost);
}

/* Fills @found with the best of @places for a figure that counts @strength. Returns: how many. */
static guint
find_spaces (const Search *search, PandoriaSpaces places, int strength, PandoriaSpace found[N_SPACES])
{
  gint32 gains[N_SPACES];
  PandoriaSpace at;
  guint n = 0;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      gint32 gain = pandoria_survey_figure (&search->survey, search->survey.regions, search->survey.n, at, strength);
      guint i = MIN (n, N_SPACES - 1);

      if (n == N_SPACES && gain <= gains[i])
        continue;
      n = MIN (n + 1, N_SPACES);
      for (; i > 0 && gains[i - 1] < gain; i--)
        {
          gains[i] = gains[i - 1];
          found[i] = found[i - 1];
        }
      gains[i] = gain;
      found[i] = at;
    }
  return n;
}

/* --- 6.1 and 6.2 -------------------------------------------------------------------------------------------------- */

static void
try_figures (Search *search, const PandoriaState *laid, const PandoriaOptions *o)
{
  for (guint leader = 0; leader < 2; leader++)
    {
      const PandoriaSpaces places = leader ? o->leader : o->worker;
      PandoriaSpace at;

      PANDORIA_FOREACH_SPACE (at, places)
        {
          PandoriaState then = *laid;
          PandoriaAction action;

          pandoria_action_init (&action, PANDORIA_ACT_PLACE_FIGURE);
          action.at = at;
          action.leader = leader;
          if (pandoria_state_apply (&then, &action, &then, NULL, NULL))
            take (search, judge (&then, laid->active, search->taste));
        }
    }
}

/* What is laid counts as much as with the figure that would follow. */
static void
choose_place (Search *search)
{
  PandoriaPlacement places[N_PLACES];
  const guint n = pandoria_list_placements (search->view, &search->survey, places, N_PLACES);

  for (guint i = 0; i < n; i++)
    {
      PandoriaState laid = *search->state;
      PandoriaOptions options;

      begin (search, PANDORIA_ACT_PLACE_TILE);
      pandoria_placement_to_action (&places[i], &search->tried.action);
      search->tried.tile = places[i].n_hexes == 2 ? places[i].tile : -1;
      if (!pandoria_settle_act (&laid, search->view->rand, &search->tried.action, NULL, NULL))
        continue;
      take (search, judge (&laid, search->state->active, search->taste));
      pandoria_state_get_options (&laid, &options);
      try_figures (search, &laid, &options);
    }
  if (n == 0)
    pandoria_simulate_placing (search->state, search->view->options, search->view->rand, &search->best->action);
}

static void
try_at (Search *search, PandoriaActKind kind, PandoriaSpaces places, gboolean leader)
{
  PandoriaSpace at;

  PANDORIA_FOREACH_SPACE (at, places)
    {
      begin (search, kind);
      search->tried.action.at = at;
      search->tried.action.leader = leader;
      if (kind == PANDORIA_ACT_GOLEM_FIGURE)
        search->tried.action.with = pick_with (
            search, pandoria_terrain_counter ((PandoriaTerrain) pandoria_state_terrain_at (search->state, at)), 3);
      try_act (search);
    }
}

static void
choose_figure (Search *search)
{
  const PandoriaOptions *o = search->view->options;
  PandoriaSpace at;

  try_at (search, PANDORIA_ACT_PLACE_FIGURE, o->worker, FALSE);
  try_at (search, PANDORIA_ACT_PLACE_FIGURE, o->leader, TRUE);
  PANDORIA_FOREACH_SPACE (at, o->take)
    {
      begin (search, PANDORIA_ACT_TAKE_FIGURE);
      search->tried.action.take.at = at;
      try_act (search);
    }
  begin (search, PANDORIA_ACT_RANSOM);
  if (HAS (o, RANSOM) && pandoria_simulate_ransom (search->state, o, search->view->rand, &search->tried.action))
    try_act (search);
}

/* --- spells ------------------------------------------------------------------------------------------------------- */

static void
try_members_at (Search *search, guint spell, PandoriaSpellMembers *m)
{
  const PandoriaSpaces places = pandoria_options_spell (search->state, spell);
  PandoriaSpace found[N_SPACES];

  for (guint leader = 0; leader < 2; leader++)
    {
      guint n
          = pandoria_options_may_place (search->state, leader) ? find_spaces (search, places, 1 + leader, found) : 0;

      for (guint i = 0; i < n; i++)
        {
          m->at = found[i];
          m->leader = leader;
          try_act (search);
        }
    }
}

/* The best place, or two of the best, for the first figure; the second goes where it is best then. */
static void
try_members_figures (Search *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaPlayerState *me = &search->state->players[search->state->active];
  const gboolean leader = me->workers == 0;
  PandoriaSpaces places = pandoria_options_spell (search->state, spell);
  PandoriaSpace found[N_SPACES];
  guint n = pandoria_options_may_place (search->state, leader) ? find_spaces (search, places, 1 + leader, found) : 0;

  for (guint i = 0; i < n; i++)
    {
      m->figures[0] = (PandoriaPlacing){ found[i], leader };
      m->n_figures = 1;
      try_act (search);
      for (guint k = 0; k < n && level > 1; k++)
        if (k != i)
          {
            m->figures[1] = (PandoriaPlacing){ found[k], me->workers == 1 };
            m->n_figures = 2;
            try_act (search);
          }
    }
}

static void
try_members_moves (Search *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaSpaces own = pandoria_options_own_figures (search->state);
  PandoriaSpace from[N_SPACES], to[N_SPACES];
  const guint n_from = find_spaces (search, own, -1, from);
  const guint n_to = find_spaces (search, pandoria_options_spell (search->state, spell), 1, to);

  for (guint i = 0; i < n_from * n_to; i++)
    {
      m->moves[0] = (PandoriaMove){ from[i / n_to], to[i % n_to] };
      m->n_moves = 1;
      try_act (search);
      if (level < 2 || n_from < 2 || n_to < 2)
        continue;
      m->moves[1] = (PandoriaMove){ from[(i / n_to + 1) % n_from], to[(i % n_to + 1) % n_to] };
      m->n_moves = 2;
      try_act (search);
    }
}

/* One figure, those that do least, all. */
static void
try_members_from (Search *search, PandoriaSpellMembers *m)
{
  PandoriaSpaces left = pandoria_options_take (search->state);

  while (!pandoria_spaces_is_empty (left) && m->n_flee < PANDORIA_MAX_FLEE)
    {
      PandoriaSpace least[N_SPACES];

      find_spaces (search, left, -1, least);
      pandoria_spaces_remove (&left, least[0]);
      m->flee[m->n_flee++] = (PandoriaPlaceRef){ least[0], PANDORIA_NOBODY, 0 };
      try_act (search);
    }
}

static void
try_members_region (Search *search, PandoriaSpellMembers *m)
{
  for (guint i = 0; i < search->state->n_pending; i++)
    {
      const PandoriaSpaces region = search->state->pending[i].spaces;

      m->at = pandoria_spaces_first (pandoria_options_rage (search->state, region));
      m->region = pandoria_spaces_first (region);
      if (m->at >= 0)
        try_act (search);
    }
}

/* What is drawn is laid where it looks best at first sight. */
static void
try_members_hexes (Search *search, guint level, PandoriaSpellMembers *m)
{
  PandoriaHand hand = { .n_tiles = 1 };
  PandoriaOptions options = *search->view->options;
  const PandoriaView view = { .state = search->state, .options = &options, .hand = &hand };
  PandoriaSpaces singles = pandoria_options_single (search->state);
  PandoriaPlacement place;
  PandoriaLayout layout;
  gint32 most = G_MININT32;
  PandoriaSpace at;

  for (guint i = 0; i < 2; i++)
    hand.tiles[0].hexes[i] = m->hexes[i] = pandoria_pick_hex (search->view->rand, PANDORIA_SPACE_NONE);
  if ((level == 1 ? search->state->singles : search->state->double_tiles) == 0)
    return;
  options.acts = 1u << PANDORIA_ACT_PLACE_TILE;
  pandoria_options_tile (search->state, options.tile);
  if (level == 2 && pandoria_list_placements (&view, &search->survey, &place, 1) > 0)
    {
      m->hexes[0] = place.hexes[0];
      m->hexes[1] = place.hexes[1];
      m->n_hexes = 2;
    }
  PANDORIA_FOREACH_SPACE (at, singles)
    {
      PandoriaHex hex = hand.tiles[0].hexes[0];

      hex.at = at;
      if (level == 1)
        pandoria_survey_lay (&search->survey, &hex, 1, FALSE, &layout);
      if (level != 1 || layout.worth <= most)
        continue;
      most = layout.worth;
      m->hexes[0] = hex;
      m->n_hexes = 1;
    }
  if (m->n_hexes > 0)
    try_act (search);
}

static void
fill_build (const Search *search, const PandoriaCard *card, guint slot, PandoriaBuild *build)
{
  *build = (PandoriaBuild){
    .building = card->building, .level = card->building_level, .cost = card->building_cost, .slot = (guint8) slot
  };
  build->with = pick_with (search, PANDORIA_COUNTER_WOOD,
                           pandoria_state_building_cost (search->state, search->state->active, build->cost, slot));
}

static void
try_builds (Search *search, const PandoriaCard *card, PandoriaBuild *build)
{
  const guint8 slots = pandoria_options_build_slots (search->state, card->building);

  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    if (slots >> slot & 1)
      {
        fill_build (search, card, slot, build);
        try_act (search);
      }
  *build = (PandoriaBuild){ .building = PANDORIA_BUILDING_NONE, .with = -1 };
}

static void
try_monuments (Search *search, guint8 slots, PandoriaErect *monument)
{
  for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
    if (slots >> slot & 1)
      {
        *monument = (PandoriaErect){ .present = TRUE, .slot = (guint8) slot };
        monument->with = pick_with (search, PANDORIA_COUNTER_WOOD,
                                    pandoria_state_monument_cost (search->state, search->state->active, slot));
        try_act (search);
      }
  *monument = (PandoriaErect){ .with = -1 };
}

/* What a spell lets be built is another card of the hand. */
static void
try_members_built (Search *search, gboolean both, PandoriaSpellMembers *m)
{
  const guint8 slots = pandoria_options_monument_slots (search->state);

  try_monuments (search, slots, &m->monument);
  for (guint i = 0; i < search->view->hand->n_cards; i++)
    {
      const PandoriaCard *card = &search->view->hand->cards[i];
      const guint8 free = pandoria_options_build_slots (search->state, card->building);

      if ((int) i == search->tried.card)
        continue;
      try_builds (search, card, &m->build);
      if (!both || free == 0 || slots == 0)
        continue;
      fill_build (search, card, (guint) g_bit_nth_lsf (free, -1), &m->build);
      m->monument_first = TRUE;
      try_monuments (search, slots, &m->monument);
      m->monument_first = FALSE;
      try_monuments (search, m->build.cost > 2 ? (guint8) (1u << m->build.slot) : 0, &m->monument);
      m->build = (PandoriaBuild){ .building = PANDORIA_BUILDING_NONE, .with = -1 };
    }
}

#define HAS_MEMBER(name) ((members & PANDORIA_MEMBER_##name) != 0)

static void
try_members (Search *search, guint spell, guint level, PandoriaSpellMembers *m)
{
  const PandoriaSpellMembers none = *m;
  const guint members = pandoria_spell_get_members (spell);

  if (HAS_MEMBER (REGION))
    try_members_region (search, m);
  else if (HAS_MEMBER (AT))
    try_members_at (search, spell, m);
  else if (HAS_MEMBER (FIGURES))
    try_members_figures (search, spell, level, m);
  else if (HAS_MEMBER (MOVES))
    try_members_moves (search, spell, level, m);
  else if (HAS_MEMBER (HEXES))
    try_members_hexes (search, level, m);
  else if (HAS_MEMBER (FROM))
    try_members_from (search, m);
  else if (HAS_MEMBER (BUILD))
    try_members_built (search, HAS_MEMBER (FIRST), m);
  else if (HAS_MEMBER (RESOURCE))
    for (m->resource = 0; m->resource < PANDORIA_N_RESOURCES; m->resource++)
      try_act (search);
  else
    try_act (search);
  *m = none;
}

static void
try_spell (Search *search, guint spell, guint level, guint cost)
{
  PandoriaAction *a = &search->tried.action;
  guint8 adoptable = pandoria_options_adopt (search->state);

  a->with = pick_with (search, PANDORIA_COUNTER_CRYSTAL,
                       pandoria_state_spell_cost (search->state, search->state->active, cost));
  if ((pandoria_spell_get_members (spell) & PANDORIA_MEMBER_ADOPT) == 0)
    {
      try_members (search, spell, level, &a->members);
      return;
    }
  for (guint p = 0; p < search->state->n_players; p++)
    if (adoptable >> p & 1)
      {
        a->members.player = (gint8) p;
        try_members (search, search->state->players[p].top_spell.spell, search->state->players[p].top_spell.level,
                     &a->copy);
      }
}

/* --- 6.3 ---------------------------------------------------------------------------------------------------------- */

/* The Halflings cast a card as well as they can, and build it or erect a monument (11). */
static void
try_halfling (Search *search, const PandoriaCard *card, int index)
{
  PandoriaDecision cast = { .card = index }, *best = search->best;
  const gint32 worth = search->worth;

  search->best = &cast;
  search->worth = G_MININT32;
  try_spell (search, card->spell, card->level, card->cost);
  search->best = best;
  search->worth = worth;
  if (cast.action.kind != PANDORIA_ACT_CAST)
    return;
  search->tried = cast;
  search->tried.action.kind = PANDORIA_ACT_HALFLING;
  try_builds (search, card, &search->tried.action.build);
  try_monuments (search, pandoria_options_monument_slots (search->state), &search->tried.action.monument);
}

static void
try_card (Search *search, const PandoriaCard *card, int index)
{
  const PandoriaOptions *o = search->view->options;
  PandoriaAction *a = &search->tried.action;

  if (HAS (o, BUILD))
    {
      begin (search, PANDORIA_ACT_BUILD);
      search->tried.card = index;
      try_builds (search, card, &a->build);
    }
  if (!HAS (o, CAST)
      || pandoria_state_can_pay (search->state, search->state->active, PANDORIA_COUNTER_CRYSTAL)
             < pandoria_state_spell_cost (search->state, search->state->active, card->cost))
    return;
  begin (search, PANDORIA_ACT_CAST);
  search->tried.card = index;
  a->spell = card->spell;
  a->level = card->level;
  a->cost = card->cost;
  try_spell (search, card->spell, card->level, card->cost);
  if (HAS (o, HALFLING))
    try_halfling (search, card, index);
}

/* What needs no card, and others' spells and buildings (11, 15, 16, 17). */
static void
try_realm (Search *search)
{
  const PandoriaState *s = search->state;
  const PandoriaOptions *o = search->view->options;
  PandoriaAction *a = &search->tried.action;

  try_at (search, PANDORIA_ACT_GOLEM_FIGURE, o->golem_worker, FALSE);
  try_at (search, PANDORIA_ACT_GOLEM_FIGURE, o->golem_leader, TRUE);
  begin (search, PANDORIA_ACT_RECAST);
  if (HAS (o, RECAST))
    try_spell (search, s->players[s->active].top_spell.spell, s->players[s->active].top_spell.level,
               s->players[s->active].top_spell.cost + 1u);
  for (guint p = 0; p < s->n_players; p++)
    if (HAS (o, GOBLIN_CAST) && (o->goblin_cast >> p & 1))
      {
        begin (search, PANDORIA_ACT_GOBLIN_CAST);
        a->player = (guint8) p;
        try_spell (search, s->players[p].top_spell.spell, s->players[p].top_spell.level,
                   MAX (1u, s->players[p].top_spell.cost) - 1);
      }
  for (guint i = 0; i < N_SPACES; i++) /* relics, occupied buildings, ships: a few of many alike */
    {
      begin (search, PANDORIA_ACT_RELIC);
      if (pandoria_simulate_realm_act (s, o, search->view->rand, a))
        try_act (search);
    }
}

static void
choose_card (Search *search)
{
  const PandoriaOptions *o = search->view->options;

  for (guint i = 0; i < search->view->hand->n_cards; i++)
    try_card (search, &search->view->hand->cards[i], (int) i);
  begin (search, PANDORIA_ACT_MONUMENT);
  if (HAS (o, MONUMENT))
    try_monuments (search, o->monument_slots, &search->tried.action.monument);
  try_realm (search);
}

/* --- 6.4 and 6.5 -------------------------------------------------------------------------------------------------- */

static void
choose_purchase (Search *search)
{
  for (guint i = 0; i < search->view->n_market; i++)
    {
      begin (search, PANDORIA_ACT_BUY);
      search->tried.market = (int) i;
      search->tried.action.cost = search->view->market[i].price;
      search->tried.action.with
          = pick_with (search, PANDORIA_COUNTER_GOLD,
                       pandoria_state_card_price (search->state, search->state->active, search->tried.action.cost));
      try_act (search);
    }
}

static void
choose_elf (Search *search)
{
  PandoriaSpace from;

  PANDORIA_FOREACH_SPACE (from, search->view->options->elf_from)
    {
      PandoriaSpace to[N_SPACES];
      const guint n = find_spaces (search, pandoria_options_elf_to (search->state, from), 1, to);

      for (guint i = 0; i < n; i++)
        {
          begin (search, PANDORIA_ACT_ELF_MOVE);
          search->tried.action.from = from;
          search->tried.action.to = to[i];
          try_act (search);
        }
    }
}

static void
choose_ending (Search *search)
{
  const PandoriaOptions *o = search->view->options;

  if (HAS (o, BUY))
    choose_purchase (search);
  if (HAS (o, ELF_MOVE) && search->worth <= judge (search->state, search->state->active, search->taste))
    choose_elf (search);
}

/* What is done must be better than what there is; laying is compulsory. */
void
pandoria_expert_choose (const PandoriaTaste *taste, const PandoriaView *view, PandoriaDecision *choice)
{
  const guint step = view->state->step, me = view->state->active;
  Search search = { .taste = taste, .view = view, .state = view->state, .best = choice };
  gint32 pass;

  pandoria_action_init (&choice->action, HAS (view->options, SCORE) && view->state->n_pending > 0
                                             ? PANDORIA_ACT_SCORE
                                             : PANDORIA_ACT_END_TURN);
  pandoria_survey_init (&search.survey, view->state, me, taste);
  pass = search.worth = step == PANDORIA_STEP_PLACE ? G_MININT32 : judge (view->state, me, taste);
  if (step == PANDORIA_STEP_PLACE)
    choose_place (&search);
  if (step == PANDORIA_STEP_FIGURE)
    choose_figure (&search);
  if ((step == PANDORIA_STEP_FIGURE || step == PANDORIA_STEP_CARD) && search.worth == pass)
    choose_card (&search);
  if (search.worth == pass && choice->action.kind == PANDORIA_ACT_END_TURN)
    choose_ending (&search);
}
