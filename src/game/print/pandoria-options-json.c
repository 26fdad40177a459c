/* What the active player may do, as JSON ("legal").
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state-json.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

static void
write_spaces (JsonObject *object, const char *member, PandoriaSpaces spaces)
{
  json_object_set_array_member (object, member, pandoria_spaces_to_json (spaces));
}

static void
add_pair (JsonArray *array, PandoriaSpace a, PandoriaSpace b)
{
  JsonArray *pair = json_array_new ();

  json_array_add_string_element (pair, pandoria_space_name (a));
  json_array_add_string_element (pair, pandoria_space_name (b));
  json_array_add_array_element (array, pair);
}

/* All directions lead down or right, so the first space of a pair always precedes the second by column and row. */
static void
write_tile (JsonObject *object, const PandoriaOptions *options)
{
  static const PandoriaDirection in_order[]
      = { PANDORIA_DIRECTION_DOWN, PANDORIA_DIRECTION_RIGHT_UP, PANDORIA_DIRECTION_RIGHT_DOWN };
  JsonArray *array = pandoria_json_add_array (object, "tile");

  G_STATIC_ASSERT (G_N_ELEMENTS (in_order) == PANDORIA_N_DIRECTIONS);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
      if (pandoria_spaces_has (&options->tile[in_order[i]], space))
        add_pair (array, space, pandoria_space_neighbour (space, in_order[i]));
}

static void
write_acts (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "acts");

  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (options->acts >> i & 1)
      json_array_add_string_element (array, pandoria_act_key ((PandoriaActKind) i));
}

/* Lists the set bits, counted from @first as in the file: seats from 0, slots from 1. */
static JsonArray *
bits_to_json (guint32 bits, guint first)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < 32; i++)
    if (bits >> i & 1)
      json_array_add_int_element (array, i + first);
  return array;
}

/* [{"player":1,"slot":2}], sorted. */
static void
write_slots (JsonObject *object, const char *member, const guint8 slots[PANDORIA_MAX_PLAYERS])
{
  JsonArray *array = pandoria_json_add_array (object, member);

  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (slots[player] >> slot & 1)
        pandoria_place_write (pandoria_json_append_object (array), player, slot);
}

static void
write_ransom (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "ransom");

  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    if (options->ransom_workers[player] > 0 || options->ransom_leader[player])
      {
        JsonObject *offer = pandoria_json_append_object (array);

        json_object_set_int_member (offer, "from", player);
        json_object_set_int_member (offer, "workers", options->ransom_workers[player]);
        json_object_set_boolean_member (offer, "leader", options->ransom_leader[player] != 0);
      }
}

static void
write_spells (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "cast");

  for (guint i = 1; i < PANDORIA_N_SPELLS; i++)
    if (options->spells >> i & 1)
      json_array_add_string_element (array, pandoria_spell_key ((PandoriaSpell) i));
}

/* {"bank":[1,2]}: the slots where each building may go. */
static void
write_build (JsonObject *object, const PandoriaOptions *options)
{
  JsonObject *build = pandoria_json_add_object (object, "build");

  for (guint i = 1; i < PANDORIA_N_BUILDINGS; i++)
    if (options->build_slots[i] != 0)
      json_object_set_array_member (build, pandoria_building_key ((PandoriaBuilding) i),
                                    bits_to_json (options->build_slots[i], 1));
}

static void
write_elf_move (JsonObject *object, const PandoriaState *state, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "elfMove");
  PandoriaSpace from, to;

  PANDORIA_FOREACH_SPACE (from, options->elf_from)
    {
      PANDORIA_FOREACH_SPACE (to, pandoria_options_elf_to (state, from))
        add_pair (array, from, to);
    }
}

static void
write_poorhouse (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "poorhouse");

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    if (options->poorhouse >> i & 1)
      json_array_add_string_element (array, pandoria_counter_key ((PandoriaCounter) i));
}

static void
write_placing (JsonObject *object, const PandoriaOptions *options)
{
  write_tile (object, options);
  write_spaces (object, "castle", options->castle);
  write_spaces (object, "fortress", options->fortress);
  write_spaces (object, "single", options->single);
}

static void
write_figures (JsonObject *object, const PandoriaOptions *options)
{
  write_spaces (object, "figure", options->worker);
  write_spaces (object, "leader", options->leader);
  write_spaces (object, "takeBack", options->take);
  write_slots (object, "takeBackBuilding", options->take_slots);
  write_ransom (object, options);
  write_spaces (object, "golemFigure", options->golem_worker);
  write_spaces (object, "golemLeader", options->golem_leader);
}

static void
write_relics (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "relic");

  for (guint i = 1; i <= PANDORIA_MAX_COST; i++)
    if (pandoria_options_has_relic (options, i))
      json_array_add_int_element (array, i);
}

static void
write_cards (JsonObject *object, const PandoriaOptions *options)
{
  write_spells (object, options);
  write_build (object, options);
  json_object_set_array_member (object, "monument", bits_to_json (options->monument_slots, 1));
  json_object_set_array_member (object, "goblinCast", bits_to_json (options->goblin_cast, 0));
  write_slots (object, "goblinOccupy", options->goblin_occupy_worker);
  write_slots (object, "goblinOccupyLeader", options->goblin_occupy_leader);
  write_spaces (object, "riverShip", options->ship_worker);
  write_spaces (object, "riverShipLeader", options->ship_leader);
  write_relics (object, options);
}

JsonObject *
pandoria_options_to_json (const PandoriaState *state, const PandoriaOptions *options)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (state != NULL && options != NULL, object);

  json_object_set_string_member (object, "step", pandoria_step_key ((PandoriaStep) state->step));
  json_object_set_int_member (object, "active", state->active);
  write_acts (object, options);
  write_placing (object, options);
  write_figures (object, options);
  write_cards (object, options);
  write_elf_move (object, state, options);
  write_poorhouse (object, options);
  return object;
}
