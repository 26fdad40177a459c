/* What the active player may do, as JSON ("legal"): each option by its kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state-json.h"

#include "pandoria-parts-json.h"

static void
add_pair (JsonArray *array, PandoriaSpace a, PandoriaSpace b)
{
  JsonArray *pair = json_array_new ();

  json_array_add_string_element (pair, pandoria_space_name (a));
  json_array_add_string_element (pair, pandoria_space_name (b));
  json_array_add_array_element (array, pair);
}

/* All directions lead down or right, so the first space of a pair always precedes the second by
 * column and row. */
static void
add_pairs (JsonArray *array, const PandoriaSpaces *firsts)
{
  static const PandoriaDirection in_order[]
      = { PANDORIA_DIRECTION_DOWN, PANDORIA_DIRECTION_RIGHT_UP, PANDORIA_DIRECTION_RIGHT_DOWN };

  G_STATIC_ASSERT (G_N_ELEMENTS (in_order) == PANDORIA_N_DIRECTIONS);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
      if (pandoria_spaces_has (&firsts[in_order[i]], space))
        add_pair (array, space, pandoria_space_neighbour (space, in_order[i]));
}

static void
add_moves (JsonArray *array, const PandoriaState *state, PandoriaSpaces starts)
{
  PandoriaSpace from, to;

  PANDORIA_FOREACH_SPACE (from, starts)
    PANDORIA_FOREACH_SPACE (to, pandoria_options_elf_to (state, from))
      add_pair (array, from, to);
}

/* [{"player":1,"slot":2}], sorted. */
static void
add_slots (JsonArray *array, const guint8 *slots)
{
  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (slots[player] >> slot & 1)
        pandoria_members_write (
            pandoria_json_append_object (array), pandoria_place_members,
            &(PandoriaPlaceRef){ .player = (guint8) player, .slot = (guint8) slot });
}

/* Lists the set bits, counted from @first as in the file: seats from 0, slots from 1. */
static void
add_bits (JsonArray *array, guint8 bits, guint first)
{
  for (guint i = 0; i < 8; i++)
    if (bits >> i & 1)
      json_array_add_int_element (array, i + first);
}

static void
add_ransom (JsonArray *array, const PandoriaOptions *options)
{
  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    if (options->ransom.workers[player] > 0 || options->ransom.leader[player])
      {
        JsonObject *offer = pandoria_json_append_object (array);

        json_object_set_int_member (offer, "from", player);
        json_object_set_int_member (offer, "workers", options->ransom.workers[player]);
        json_object_set_boolean_member (offer, "leader", options->ransom.leader[player] != 0);
      }
}

/* {"bank":[1,2]}: the slots where each building may go. */
static void
write_buildings (JsonObject *object, const char *name, const guint8 *slots)
{
  JsonObject *buildings = pandoria_json_add_object (object, name);

  for (guint i = 1; i < PANDORIA_N_BUILDINGS; i++)
    if (slots[i] != 0)
      add_bits (pandoria_json_add_array (buildings, pandoria_building_key ((PandoriaBuilding) i)),
                slots[i], 1);
}

static void
add_option (JsonArray *array, PandoriaOptionKind kind, gconstpointer option,
            const PandoriaState *state, const PandoriaOptions *options)
{
  switch (kind)
    {
    case PANDORIA_OPTION_PAIRS: add_pairs (array, option); break;
    case PANDORIA_OPTION_SLOTS: add_slots (array, option); break;
    case PANDORIA_OPTION_OWN_SLOTS: add_bits (array, *(const guint8 *) option, 1); break;
    case PANDORIA_OPTION_SEATS: add_bits (array, *(const guint8 *) option, 0); break;
    case PANDORIA_OPTION_RANSOM: add_ransom (array, options); break;
    case PANDORIA_OPTION_MOVES: add_moves (array, state, *(const PandoriaSpaces *) option); break;
    case PANDORIA_OPTION_SPELLS:
      for (guint i = 1; i < PANDORIA_N_SPELLS; i++)
        if (*(const guint32 *) option >> i & 1)
          json_array_add_string_element (array, pandoria_spell_key ((PandoriaSpell) i));
      break;
    case PANDORIA_OPTION_RELICS:
      for (guint i = 1; i <= PANDORIA_MAX_COST; i++)
        if (pandoria_options_has_relic (options, i))
          json_array_add_int_element (array, i);
      break;
    case PANDORIA_OPTION_RESOURCES:
      for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
        if (*(const guint8 *) option >> i & 1)
          json_array_add_string_element (array, pandoria_counter_key ((PandoriaCounter) i));
      break;
    case PANDORIA_OPTION_SPACES:
    case PANDORIA_OPTION_BUILDINGS:
    default: g_assert_not_reached ();
    }
}

static void
write_option (JsonObject *object, guint index, const PandoriaState *state,
              const PandoriaOptions *options)
{
  const char *name = pandoria_option_rows[index].name;
  PandoriaOptionKind kind = pandoria_option_rows[index].kind;
  gconstpointer option = (const guint8 *) options + pandoria_option_rows[index].offset;

  if (kind == PANDORIA_OPTION_SPACES)
    json_object_set_array_member (object, name,
                                  pandoria_spaces_to_json (*(const PandoriaSpaces *) option));
  else if (kind == PANDORIA_OPTION_BUILDINGS)
    write_buildings (object, name, option);
  else
    add_option (pandoria_json_add_array (object, name), kind, option, state, options);
}

static void
write_acts (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "acts");

  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (pandoria_options_has_act (options, (PandoriaActKind) i))
      json_array_add_string_element (array, pandoria_act_key ((PandoriaActKind) i));
}

JsonObject *
pandoria_options_to_json (const PandoriaState *state, const PandoriaOptions *options)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (state != NULL && options != NULL, object);

  json_object_set_string_member (object, "step", pandoria_step_key ((PandoriaStep) state->step));
  json_object_set_int_member (object, "active", state->active);
  write_acts (object, options);
  for (guint i = 0; i < PANDORIA_N_OPTIONS; i++)
    write_option (object, i, state, options);
  return object;
}
