/* What the active player may do, as JSON ("legal"): each option by its kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state-json.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

typedef struct
{
  const PandoriaState *state;
  const PandoriaOptions *options;
  gconstpointer option; /* the member of options that is written */
} Source;

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
write_pairs (JsonObject *object, const char *name, const Source *source)
{
  static const PandoriaDirection in_order[]
      = { PANDORIA_DIRECTION_DOWN, PANDORIA_DIRECTION_RIGHT_UP, PANDORIA_DIRECTION_RIGHT_DOWN };
  const PandoriaSpaces *firsts = source->option;
  JsonArray *array = pandoria_json_add_array (object, name);

  G_STATIC_ASSERT (G_N_ELEMENTS (in_order) == PANDORIA_N_DIRECTIONS);
  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    for (guint i = 0; i < PANDORIA_N_DIRECTIONS; i++)
      if (pandoria_spaces_has (&firsts[in_order[i]], space))
        add_pair (array, space, pandoria_space_neighbour (space, in_order[i]));
}

static void
write_spaces (JsonObject *object, const char *name, const Source *source)
{
  json_object_set_array_member (object, name, pandoria_spaces_to_json (*(const PandoriaSpaces *) source->option));
}

/* [{"player":1,"slot":2}], sorted. */
static void
write_slots (JsonObject *object, const char *name, const Source *source)
{
  const guint8 *slots = source->option;
  JsonArray *array = pandoria_json_add_array (object, name);

  for (guint player = 0; player < PANDORIA_MAX_PLAYERS; player++)
    for (guint slot = 0; slot < PANDORIA_MAX_SLOTS; slot++)
      if (slots[player] >> slot & 1)
        pandoria_place_write (pandoria_json_append_object (array), player, slot);
}

/* Lists the set bits, counted from @first as in the file: seats from 0, slots from 1. */
static void
write_bits (JsonObject *object, const char *name, guint8 bits, guint first)
{
  JsonArray *array = pandoria_json_add_array (object, name);

  for (guint i = 0; i < 8; i++)
    if (bits >> i & 1)
      json_array_add_int_element (array, i + first);
}

static void
write_own_slots (JsonObject *object, const char *name, const Source *source)
{
  write_bits (object, name, *(const guint8 *) source->option, 1);
}

static void
write_seats (JsonObject *object, const char *name, const Source *source)
{
  write_bits (object, name, *(const guint8 *) source->option, 0);
}

static void
write_ransom (JsonObject *object, const char *name, const Source *source)
{
  const PandoriaOptions *options = source->options;
  JsonArray *array = pandoria_json_add_array (object, name);

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
write_spells (JsonObject *object, const char *name, const Source *source)
{
  JsonArray *array = pandoria_json_add_array (object, name);

  for (guint i = 1; i < PANDORIA_N_SPELLS; i++)
    if (*(const guint32 *) source->option >> i & 1)
      json_array_add_string_element (array, pandoria_spell_key ((PandoriaSpell) i));
}

/* {"bank":[1,2]}: the slots where each building may go. */
static void
write_buildings (JsonObject *object, const char *name, const Source *source)
{
  const guint8 *slots = source->option;
  JsonObject *buildings = pandoria_json_add_object (object, name);

  for (guint i = 1; i < PANDORIA_N_BUILDINGS; i++)
    if (slots[i] != 0)
      write_bits (buildings, pandoria_building_key ((PandoriaBuilding) i), slots[i], 1);
}

static void
write_relics (JsonObject *object, const char *name, const Source *source)
{
  JsonArray *array = pandoria_json_add_array (object, name);

  for (guint i = 1; i <= PANDORIA_MAX_COST; i++)
    if (pandoria_options_has_relic (source->options, i))
      json_array_add_int_element (array, i);
}

static void
write_moves (JsonObject *object, const char *name, const Source *source)
{
  JsonArray *array = pandoria_json_add_array (object, name);
  PandoriaSpace from, to;

  PANDORIA_FOREACH_SPACE (from, *(const PandoriaSpaces *) source->option)
    {
      PANDORIA_FOREACH_SPACE (to, pandoria_options_elf_to (source->state, from))
        add_pair (array, from, to);
    }
}

static void
write_resources (JsonObject *object, const char *name, const Source *source)
{
  JsonArray *array = pandoria_json_add_array (object, name);

  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    if (*(const guint8 *) source->option >> i & 1)
      json_array_add_string_element (array, pandoria_counter_key ((PandoriaCounter) i));
}

static void (*const writers[]) (JsonObject *, const char *, const Source *) = {
  [PANDORIA_OPTION_PAIRS] = write_pairs,         [PANDORIA_OPTION_SPACES] = write_spaces,
  [PANDORIA_OPTION_SLOTS] = write_slots,         [PANDORIA_OPTION_OWN_SLOTS] = write_own_slots,
  [PANDORIA_OPTION_SEATS] = write_seats,         [PANDORIA_OPTION_RANSOM] = write_ransom,
  [PANDORIA_OPTION_SPELLS] = write_spells,       [PANDORIA_OPTION_BUILDINGS] = write_buildings,
  [PANDORIA_OPTION_RELICS] = write_relics,       [PANDORIA_OPTION_MOVES] = write_moves,
  [PANDORIA_OPTION_RESOURCES] = write_resources,
};
G_STATIC_ASSERT (G_N_ELEMENTS (writers) == PANDORIA_N_OPTION_KINDS);

static void
write_acts (JsonObject *object, const PandoriaOptions *options)
{
  JsonArray *array = pandoria_json_add_array (object, "acts");

  for (guint i = 0; i < PANDORIA_N_ACTS; i++)
    if (options->acts >> i & 1)
      json_array_add_string_element (array, pandoria_act_key ((PandoriaActKind) i));
}

JsonObject *
pandoria_options_to_json (const PandoriaState *state, const PandoriaOptions *options)
{
  JsonObject *object = json_object_new ();
  Source source = { state, options, NULL };

  g_return_val_if_fail (state != NULL && options != NULL, object);

  json_object_set_string_member (object, "step", pandoria_step_key ((PandoriaStep) state->step));
  json_object_set_int_member (object, "active", state->active);
  write_acts (object, options);
  for (guint i = 0; i < PANDORIA_N_OPTIONS; i++)
    {
      source.option = (const guint8 *) options + pandoria_option_rows[i].offset;
      writers[pandoria_option_rows[i].kind](object, pandoria_option_rows[i].name, &source);
    }
  return object;
}
