/* The members that spells have: one function each way, one row each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-spell-members.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- one function each way per member --------------------------------------------------------------------------- */

static void
read_at (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->at = pandoria_reader_space_or_none (reader, object, "at");
}

static void
write_at (JsonObject *object, const PandoriaSpellMembers *members)
{
  pandoria_space_write (object, "at", members->at);
}

static void
read_fortress (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->fortress = pandoria_reader_space_or_none (reader, object, "fortress");
}

static void
write_fortress (JsonObject *object, const PandoriaSpellMembers *members)
{
  pandoria_space_write (object, "fortress", members->fortress);
}

static void
read_leader (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
}

static void
write_leader (JsonObject *object, const PandoriaSpellMembers *members)
{
  pandoria_leader_write (object, members->leader);
}

static void
read_figure (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->no_figure = !pandoria_reader_bool_or (reader, object, "figure", TRUE);
}

static void
write_figure (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->no_figure)
    json_object_set_boolean_member (object, "figure", FALSE);
}

static void
read_figures (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, "figures", limit);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);
      PandoriaPlacing placing;

      placing.at = pandoria_reader_space (reader, element, "at");
      placing.leader = pandoria_reader_bool_or (reader, element, "leader", FALSE);
      if (list.index < G_N_ELEMENTS (members->figures))
        members->figures[list.index] = placing;
    }
  members->n_figures = (guint8) list.index;
}

static void
write_figures (JsonObject *object, const PandoriaSpellMembers *members)
{
  JsonArray *array = members->n_figures > 0 ? pandoria_json_add_array (object, "figures") : NULL;

  for (guint i = 0; i < MIN (members->n_figures, G_N_ELEMENTS (members->figures)); i++)
    {
      JsonObject *element = pandoria_json_append_object (array);

      pandoria_space_write (element, "at", members->figures[i].at);
      pandoria_leader_write (element, members->figures[i].leader);
    }
}

static void
read_moves (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->n_moves
      = pandoria_moves_read (reader, object, "moves", limit, G_N_ELEMENTS (members->moves), members->moves);
}

static void
write_moves (JsonObject *object, const PandoriaSpellMembers *members)
{
  pandoria_moves_write (object, "moves", MIN (members->n_moves, G_N_ELEMENTS (members->moves)), members->moves);
}

static void
read_hexes (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  if (!pandoria_reader_has (object, "hexes"))
    return;
  /* One or two, whatever the level that is copied. */
  members->n_hexes
      = pandoria_hexes_read (reader, object, "hexes", 1, MIN (limit, G_N_ELEMENTS (members->hexes)), members->hexes);
  members->artifacts = pandoria_hex_artifacts_read (reader, object, members->n_hexes, members->hexes);
}

static void
write_hexes (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->n_hexes == 0)
    return;
  pandoria_hexes_write (object, "hexes", MIN (members->n_hexes, G_N_ELEMENTS (members->hexes)), members->hexes);
  if (members->artifacts > 0)
    json_object_set_int_member (object, "artifacts", members->artifacts);
}

static void
read_resource (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->resource = (gint8) pandoria_reader_resource_or_none (reader, object, "resource");
}

static void
write_resource (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->resource >= 0)
    json_object_set_string_member (object, "resource", pandoria_counter_key ((PandoriaCounter) members->resource));
}

static void
read_from (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, "from", PANDORIA_MAX_FLEE);
  while (pandoria_list_next (&list))
    {
      PandoriaPlaceRef *place = &members->flee[list.index];

      *place = (PandoriaPlaceRef){ PANDORIA_SPACE_NONE, PANDORIA_NOBODY, 0 };
      if (JSON_NODE_HOLDS_OBJECT (pandoria_list_node (&list)))
        pandoria_place_read (reader, pandoria_list_object (&list), &place->player, &place->slot);
      else
        place->at = pandoria_list_space (&list);
    }
  members->n_flee = (guint8) list.index;
}

static void
write_from (JsonObject *object, const PandoriaSpellMembers *members)
{
  JsonArray *array = members->n_flee > 0 ? pandoria_json_add_array (object, "from") : NULL;

  for (guint i = 0; i < members->n_flee; i++)
    {
      const PandoriaPlaceRef *place = &members->flee[i];

      if (place->player == PANDORIA_NOBODY)
        json_array_add_string_element (array, pandoria_space_name (place->at));
      else
        pandoria_place_write (pandoria_json_append_object (array), place->player, place->slot);
    }
}

static void
read_region (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->region = pandoria_reader_space_or_none (reader, object, "region");
}

static void
write_region (JsonObject *object, const PandoriaSpellMembers *members)
{
  pandoria_space_write (object, "region", members->region);
}

static void
read_build (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  JsonObject *build = pandoria_reader_object_or_null (reader, object, "build");
  gsize mark = pandoria_reader_enter (reader, "build");

  if (build != NULL)
    pandoria_build_read (reader, build, &members->build);
  pandoria_reader_leave (reader, mark);
}

static void
write_build (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->build.building != PANDORIA_BUILDING_NONE)
    pandoria_build_write (pandoria_json_add_object (object, "build"), &members->build);
}

static void
read_monument (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  JsonObject *monument = pandoria_reader_object_or_null (reader, object, "monument");
  gsize mark = pandoria_reader_enter (reader, "monument");

  if (monument != NULL)
    pandoria_erect_read (reader, monument, &members->monument);
  pandoria_reader_leave (reader, mark);
}

static void
write_monument (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->monument.present)
    pandoria_erect_write (pandoria_json_add_object (object, "monument"), &members->monument);
}

static int
first_from_key (const char *key)
{
  static const char *const keys[] = { "building", "monument" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (key, keys[i]) == 0)
      return (int) i;
  return -1;
}

static void
read_first (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members)
{
  members->monument_first = pandoria_reader_key_or_none (reader, object, "first", first_from_key,
                                                         N_ ("“%s” is neither “building” nor “monument”"))
                            == 1;
}

static void
write_first (JsonObject *object, const PandoriaSpellMembers *members)
{
  if (members->monument_first)
    json_object_set_string_member (object, "first", "monument");
}

static const struct
{
  void (*read) (PandoriaReader *reader, JsonObject *object, guint limit, PandoriaSpellMembers *members);
  void (*write) (JsonObject *object, const PandoriaSpellMembers *members);
} json_rows[] = {
  { read_at, write_at },         { read_fortress, write_fortress }, { read_leader, write_leader },
  { read_figure, write_figure }, { read_figures, write_figures },   { read_moves, write_moves },
  { read_hexes, write_hexes },   { read_resource, write_resource }, { read_from, write_from },
  { read_region, write_region }, { read_build, write_build },       { read_monument, write_monument },
  { read_first, write_first },
};
G_STATIC_ASSERT (G_N_ELEMENTS (json_rows) == PANDORIA_N_MEMBERS);
G_STATIC_ASSERT (1 << PANDORIA_N_MEMBERS == PANDORIA_MEMBER_ADOPT);

void
pandoria_spell_members_read (PandoriaReader *reader, JsonObject *object, guint which, guint limit,
                             PandoriaSpellMembers *members)
{
  for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
    if (which >> i & 1)
      json_rows[i].read (reader, object, limit, members);
}

void
pandoria_spell_members_write (JsonObject *object, guint which, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
    if (which >> i & 1)
      json_rows[i].write (object, members);
}
