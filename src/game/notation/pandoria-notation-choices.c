/* The possible words at a position in an act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-choices.h"
#include "pandoria-notation-table.h"

#include "pandoria-text.h"

/* The costs to offer if the catalogue has none; only those that the player can pay. */
#define MAX_OFFERED_COST 20
#define MAX_OFFERED      12

/** Listing: the source of a list, and the list. */
typedef struct
{
  const PandoriaSeats *seats;
  const PandoriaWant *want;
  const PandoriaState *state;
  const PandoriaAction *action;
  PandoriaCatalogue *catalogue;
  gboolean few;
  GPtrArray *words;
} Listing;

static G_GNUC_PRINTF (2, 3) void add (Listing *list, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (list->words, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static void
add_numbers (Listing *list, const char *sign, guint first, guint last)
{
  for (guint i = first; i <= last; i++)
    add (list, "%s%u", sign, i);
}

/* --- spaces --------------------------------------------------------------------------------- */

static PandoriaSpaces
get_board (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_spaces_or (state->plain, state->lakes), state->exit_at);
}

static gboolean
lays_tile (const PandoriaAction *action)
{
  return action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE;
}

/* The hexes that are being read. After the owner of a copied spell, they are those of the copy. */
static const PandoriaHex *
get_hexes (const PandoriaAction *action)
{
  if (lays_tile (action))
    return action->hexes;
  return action->members.player >= 0 ? action->copy.hexes : action->members.hexes;
}

/* The spaces for a hex. The second hex is next to the first. */
static PandoriaSpaces
get_hex_spaces (const PandoriaState *state, const PandoriaAction *action)
{
  const PandoriaHex *hexes = get_hexes (action);
  PandoriaSpaces pairs[PANDORIA_N_DIRECTIONS], all = pandoria_options_single (state);

  if (action->kind == PANDORIA_ACT_PLACE_SINGLE)
    return pandoria_state_empty_plain (state);
  pandoria_options_tile (state, pairs);
  for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
    {
      all = pandoria_spaces_or (all, pairs[i]);
      all = pandoria_spaces_or (all, pandoria_spaces_shift (pairs[i], (PandoriaDirection) i));
    }
  if (hexes[0].at > PANDORIA_SPACE_NONE)
    all = pandoria_spaces_and (all, pandoria_space_around (hexes[0].at));
  return all;
}

/* Returns: whether the space of a hex is expected. */
static gboolean
wants_hex_space (const PandoriaAction *action, const PandoriaState *state)
{
  guint spell = action->spell;

  if (action->kind == PANDORIA_ACT_RECAST)
    spell = state->players[state->active].top_spell.spell;
  else if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    spell = state->players[action->player].top_spell.spell;
  if (action->members.player >= 0)
    spell = state->players[action->members.player].top_spell.spell;
  return lays_tile (action)
         || (pandoria_spell_get_members ((PandoriaSpell) spell) & PANDORIA_MEMBER_HEXES) != 0;
}

static PandoriaSpaces
get_scored (const PandoriaState *state)
{
  PandoriaSpaces spaces = pandoria_spaces_empty ();

  for (guint i = 0; i < state->n_pending; i++)
    spaces = pandoria_spaces_or (spaces, state->pending[i].spaces);
  return spaces;
}

static void
list_spaces (Listing *list)
{
  PandoriaSpaces spaces;
  PandoriaSpace space;

  if (list->want->number == PANDORIA_SPACE_SCORED)
    spaces = get_scored (list->state);
  else if (wants_hex_space (list->action, list->state))
    spaces = get_hex_spaces (list->state, list->action);
  else
    spaces = get_board (list->state);
  PANDORIA_FOREACH_SPACE (space, spaces)
    add (list, "%s", pandoria_space_name (space));
}

static void
add_figures (Listing *list, const char *sign, PandoriaSpaces spaces, gboolean worker,
             gboolean leader)
{
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    {
      if (worker)
        add (list, "%s%s", sign, pandoria_space_name (space));
      if (leader)
        add (list, "%s%sL", sign, pandoria_space_name (space));
    }
}

static PandoriaSpaces
get_own_figures (const PandoriaState *state)
{
  return pandoria_spaces_or (pandoria_options_take (state), pandoria_options_own_figures (state));
}

static void
list_takes (Listing *list)
{
  add_figures (list, "-", get_own_figures (list->state), TRUE, FALSE);
  for (guint player = 0; player < list->seats->n; player++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (list->state->players[player].slots[slot].occupant != PANDORIA_NOBODY)
        add (list, "-%s#%u", pandoria_seats_get_key (list->seats, player), slot + 1);
}

static void
list_moves (Listing *list)
{
  gboolean drifts = list->want->number == PANDORIA_MOVE_DRIFTS;
  PandoriaSpaces starts = drifts ? list->state->ship_at : get_own_figures (list->state);
  PandoriaSpaces ends = drifts ? list->state->ship_at : get_board (list->state);
  PandoriaSpace from, to;

  PANDORIA_FOREACH_SPACE (from, starts)
    PANDORIA_FOREACH_SPACE (to, ends)
      if (from != to)
        add (list, "%s>%s", pandoria_space_name (from), pandoria_space_name (to));
}

static void
list_regions (Listing *list)
{
  for (guint i = 0; i < list->state->n_pending; i++)
    for (guint player = 0; player < list->seats->n; player++)
      add (list, "%s:%s", pandoria_seats_get_key (list->seats, player),
           pandoria_space_name (pandoria_spaces_first (list->state->pending[i].spaces)));
}

/* --- numbers -------------------------------------------------------------------------------- */

static void
list_hexes (Listing *list)
{
  if (list->few)
    add (list, "F1");
  /* The most likely words come first. */
  for (const char *symbols = list->few ? "" : "1203"; *symbols != '\0'; symbols++)
    for (guint terrain = 0; terrain < PANDORIA_N_TERRAINS; terrain++)
      add (list, "%c%c", pandoria_word_terrain ((PandoriaTerrain) terrain), *symbols);
}

/* Returns: (nullable): the building whose cost is expected; NULL for the cost of a spell or a card.
 */
static const PandoriaBuild *
get_built (const PandoriaAction *action)
{
  const PandoriaBuild *const builds[]
      = { &action->build, &action->members.build, &action->copy.build };

  for (guint i = 0; i < G_N_ELEMENTS (builds); i++)
    if (builds[i]->building != PANDORIA_BUILDING_NONE)
      return builds[i];
  return NULL;
}

/* Returns: the spell or building whose cost is expected: in a tableau, the top spell, or the
 * building in the last slot that was read. */
static PandoriaPrinted
get_printed (const PandoriaAction *action)
{
  const PandoriaPlayerEdit *edit = &action->tableau;
  const PandoriaSlot *slot = &edit->slots[MIN (edit->n_slots, PANDORIA_MAX_SLOTS - 1)];
  const PandoriaBuild *build = get_built (action);

  if (action->kind == PANDORIA_ACT_EDIT_PLAYER && edit->edit_top_spell != PANDORIA_EDIT_KEEP)
    return pandoria_printed_spell ((PandoriaSpell) edit->top_spell.spell, edit->top_spell.level);
  if (action->kind == PANDORIA_ACT_EDIT_PLAYER)
    return pandoria_printed_building ((PandoriaBuilding) slot->building, slot->level);
  if (build != NULL)
    return pandoria_printed_building ((PandoriaBuilding) build->building, build->level);
  return pandoria_printed_spell ((PandoriaSpell) action->spell, action->level);
}

static GArray *
get_known_costs (const Listing *list)
{
  if (list->catalogue == NULL || list->action->kind == PANDORIA_ACT_BUY)
    return g_array_new (FALSE, FALSE, sizeof (guint));
  return pandoria_catalogue_get_values (list->catalogue, get_printed (list->action));
}

static void
list_costs (Listing *list)
{
  g_autoptr (GArray) known = get_known_costs (list);

  for (guint i = 0; i < known->len && (i == 0 || !list->few); i++)
    add (list, "@%u", g_array_index (known, guint, i));
  if (known->len == 0)
    add_numbers (list, "@", 1, list->few ? 1 : MAX_OFFERED_COST);
}

static void
list_prisoners (Listing *list)
{
  const PandoriaPlayerState *owner = &list->state->players[list->action->player];

  add_numbers (list, "", 1, owner->n_prisoners);
  for (guint n = 0; n < owner->n_prisoners; n++)
    add (list, "%uL", n);
}

/* A relic's artifacts (from 1) and then its points (from 0). */
static void
list_relic (Listing *list)
{
  const PandoriaState *state = list->state;
  gboolean is_points = list->want->number == 0;

  if (list->action->kind == PANDORIA_ACT_EDIT_PLAYER)
    {
      add_numbers (list, "", 3, 6); /* the points of the monuments in the box (5) */
      return;
    }
  for (guint i = 0; state->relics_listed && i < state->n_relics; i++)
    if (!is_points || state->relics[i].artifacts == list->action->relic_artifacts)
      add (list, "%u", is_points ? state->relics[i].points : state->relics[i].artifacts);
  if (!state->relics_listed)
    add_numbers (list, "", 1, MAX_OFFERED);
}

static void
list_counters (Listing *list)
{
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    {
      add (list, "%s+1", pandoria_counter_key ((PandoriaCounter) i));
      add (list, "%s-1", pandoria_counter_key ((PandoriaCounter) i));
    }
}

/* --- names ---------------------------------------------------------------------------------- */

static void
list_colors (Listing *list)
{
  for (guint i = 0; i < list->seats->n; i++)
    {
      add (list, "%s", pandoria_seats_get_key (list->seats, i));
      if (list->want->kind == PANDORIA_WORD_COLOR_FIGURE)
        add (list, "%sL", pandoria_seats_get_key (list->seats, i));
    }
}

static void
list_slot_figures (Listing *list)
{
  for (guint player = 0; player < list->seats->n; player++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      {
        if (list->state->players[player].slots[slot].building == PANDORIA_BUILDING_NONE)
          continue;
        add (list, "%s#%u", pandoria_seats_get_key (list->seats, player), slot + 1);
        add (list, "%s#%uL", pandoria_seats_get_key (list->seats, player), slot + 1);
      }
}

static void
list_edits (Listing *list)
{
  for (guint i = 0; i < PANDORIA_N_TERRAINS; i++)
    add (list, "terrain=%s", pandoria_terrain_key ((PandoriaTerrain) i));
  add (list, "terrain=none");
  for (guint i = 0; i <= PANDORIA_MAX_SYMBOLS; i++)
    add (list, "symbols=%u", i);
  for (guint i = 0; i < list->seats->n; i++)
    {
      add (list, "figure=%s", pandoria_seats_get_key (list->seats, i));
      add (list, "figure=%sL", pandoria_seats_get_key (list->seats, i));
      add (list, "castle=%s", pandoria_seats_get_key (list->seats, i));
    }
  add (list, "figure=none");
  add (list, "castle=none");
  for (guint i = 0; list->state->artifacts && i <= PANDORIA_MAX_ARTIFACTS; i++)
    add (list, "artifacts=%u", i);
}

/* --- beginnings of acts --------------------------------------------------------------------- */

static void
list_card_acts (Listing *list, const PandoriaOptions *options)
{
  for (guint i = 1; i < PANDORIA_N_SPELLS && pandoria_options_has_act (options, PANDORIA_ACT_CAST);
       i++)
    if ((options->spells >> i & 1) != 0)
      add (list, "%s", pandoria_spell_key ((PandoriaSpell) i));
  for (guint i = 1;
       i < PANDORIA_N_BUILDINGS && pandoria_options_has_act (options, PANDORIA_ACT_BUILD); i++)
    if (options->build_slots[i] != 0)
      add (list, "%s", pandoria_building_key ((PandoriaBuilding) i));
}

/* Omits acts that are impossible with any members. */
static void
list_acts (Listing *list)
{
  PandoriaOptions options;

  pandoria_state_get_options (list->state, &options);
  if (pandoria_options_has_act (&options, PANDORIA_ACT_PLACE_TILE))
    list_hexes (list);
  add_figures (list, "+", options.worker, TRUE, FALSE);
  add_figures (list, "+", options.leader, FALSE, TRUE);
  if (pandoria_options_has_act (&options, PANDORIA_ACT_TAKE_FIGURE))
    list_takes (list);
  list_card_acts (list, &options);
  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    {
      const char *word = pandoria_line_get_first_word ((PandoriaActKind) i);

      if (word != NULL && pandoria_options_has_act (&options, i))
        add (list, "%s", i == PANDORIA_ACT_END_TURN ? "." : word);
    }
}

static void
list_words (Listing *list)
{
  switch (list->want->kind)
    {
    case PANDORIA_WORD_HEX: list_hexes (list); break;
    case PANDORIA_WORD_SPACE: list_spaces (list); break;
    case PANDORIA_WORD_FIGURE: add_figures (list, "", get_board (list->state), TRUE, TRUE); break;
    case PANDORIA_WORD_ADD: add_figures (list, "+", get_board (list->state), TRUE, TRUE); break;
    case PANDORIA_WORD_TAKE: list_takes (list); break;
    case PANDORIA_WORD_MOVE: list_moves (list); break;
    case PANDORIA_WORD_ARTIFACTS: add_numbers (list, "*", 1, 2); break;
    case PANDORIA_WORD_LEVEL:
      for (const guint8 *level = pandoria_word_levels (list->want->number); *level != 0; level++)
        g_ptr_array_add (list->words, pandoria_text_level (
                                          (PandoriaBuilding) MAX (-list->want->number, 0), *level));
      break;
    case PANDORIA_WORD_COST: list_costs (list); break;
    case PANDORIA_WORD_SLOT: add_numbers (list, "#", 1, PANDORIA_MAX_SLOTS); break;
    case PANDORIA_WORD_RESOURCE:
      for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
        add (list, "%s", pandoria_counter_key ((PandoriaCounter) i));
      break;
    case PANDORIA_WORD_COLOR:
    case PANDORIA_WORD_COLOR_FIGURE: list_colors (list); break;
    case PANDORIA_WORD_SLOT_FIGURE: list_slot_figures (list); break;
    case PANDORIA_WORD_REGION_OF: list_regions (list); break;
    case PANDORIA_WORD_PRISONERS: list_prisoners (list); break;
    case PANDORIA_WORD_NUMBER: list_relic (list); break;
    case PANDORIA_WORD_COUNTER: list_counters (list); break;
    case PANDORIA_WORD_EDIT: list_edits (list); break;
    case PANDORIA_WORD_TABLE:
      pandoria_table_word_list (list->words, list->seats, list->state, list->action);
      break;
    case PANDORIA_WORD_SPELL:
      for (guint i = 1; i < PANDORIA_N_SPELLS; i++)
        add (list, "%s", pandoria_spell_key ((PandoriaSpell) i));
      break;
    case PANDORIA_WORD_BUILDING:
      for (guint i = 1; i < PANDORIA_N_BUILDINGS; i++)
        add (list, "%s", pandoria_building_key ((PandoriaBuilding) i));
      break;
    case PANDORIA_WORD_OWN: add (list, "%s", list->want->word); break;
    case PANDORIA_WORD_ACT: list_acts (list); break;
    case PANDORIA_WORD_OF_KIND:
    case PANDORIA_WORD_TERRAIN: g_assert_not_reached (); /* only within another word */
    }
}

GPtrArray *
pandoria_want_list (const PandoriaSeats *seats, const PandoriaWant *want,
                    const PandoriaState *state, const PandoriaAction *action,
                    PandoriaCatalogue *catalogue, gboolean few)
{
  Listing list
      = { seats, want, state, action, catalogue, few, g_ptr_array_new_with_free_func (g_free) };

  list_words (&list);
  return list.words;
}
