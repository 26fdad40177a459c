/* The parts that several actions share, between JSON and PandoriaAction: hexes, moves, levels, what is built.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"

#include "pandoria-json-writer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- levels ----------------------------------------------------------------------------------------------------- */

guint8
pandoria_spell_level_read (PandoriaReader *reader, JsonObject *object, PandoriaSpell spell)
{
  gint64 level;

  if (!pandoria_reader_is_ok (reader) || pandoria_spell_has_level (spell, 0))
    return 0;
  level = pandoria_reader_int (reader, object, "level", 0, G_MAXUINT8);
  if (!pandoria_spell_has_level (spell, (guint) level))
    pandoria_reader_fail (reader, "level", _ ("%1$d is not a level of %2$s"), (int) level, pandoria_spell_key (spell));
  return (guint8) level;
}

static guint8
read_rate (PandoriaReader *reader, JsonObject *object, PandoriaBuilding building)
{
  const char *text = pandoria_reader_name (reader, object, "level");
  g_autofree char *excerpt = NULL;

  if (text == NULL)
    return 0;
  for (const guint8 *level = pandoria_building_levels (building); *level != 0; level++)
    if (strcmp (text, pandoria_building_level_label (building, *level)) == 0)
      return *level;
  excerpt = pandoria_json_excerpt (text);
  pandoria_reader_fail (reader, "level", _ ("“%1$s” is not a level of %2$s"), excerpt,
                        pandoria_building_key (building));
  return 0;
}

guint8
pandoria_building_level_read (PandoriaReader *reader, JsonObject *object, PandoriaBuilding building)
{
  gint64 level;

  if (!pandoria_reader_is_ok (reader) || pandoria_building_has_level (building, 0))
    return 0;
  if (pandoria_building_level_label (building, *pandoria_building_levels (building)) != NULL)
    return read_rate (reader, object, building);
  level = pandoria_reader_int (reader, object, "level", 0, G_MAXUINT8);
  if (!pandoria_building_has_level (building, (guint) level))
    pandoria_reader_fail (reader, "level", _ ("%1$d is not a level of %2$s"), (int) level,
                          pandoria_building_key (building));
  return (guint8) level;
}

void
pandoria_building_level_write (JsonObject *object, PandoriaBuilding building, guint level)
{
  const char *label;

  if (level == 0)
    return;
  label = pandoria_building_level_label (building, level);
  if (label != NULL)
    json_object_set_string_member (object, "level", label);
  else
    json_object_set_int_member (object, "level", level);
}

/* --- what is built ---------------------------------------------------------------------------------------------- */

gint8
pandoria_with_read (PandoriaReader *reader, JsonObject *object)
{
  return (gint8) pandoria_reader_resource_or_none (reader, object, "with");
}

void
pandoria_with_write (JsonObject *object, int with)
{
  if (with >= 0)
    json_object_set_string_member (object, "with", pandoria_counter_key ((PandoriaCounter) with));
}

void
pandoria_build_read (PandoriaReader *reader, JsonObject *object, PandoriaBuild *build)
{
  int building
      = pandoria_reader_key (reader, object, "building", pandoria_building_from_key, N_ ("“%s” is not a building"));

  build->building = (guint8) building;
  build->level = pandoria_building_level_read (reader, object, (PandoriaBuilding) building);
  build->cost = (guint8) pandoria_reader_int (reader, object, "cost", 0, PANDORIA_MAX_COST);
  build->slot = pandoria_reader_slot (reader, object, "slot");
  build->with = pandoria_with_read (reader, object);
}

void
pandoria_build_write (JsonObject *object, const PandoriaBuild *build)
{
  json_object_set_string_member (object, "building", pandoria_building_key ((PandoriaBuilding) build->building));
  pandoria_building_level_write (object, (PandoriaBuilding) build->building, build->level);
  json_object_set_int_member (object, "cost", build->cost);
  json_object_set_int_member (object, "slot", build->slot + 1);
  pandoria_with_write (object, build->with);
}

void
pandoria_erect_read (PandoriaReader *reader, JsonObject *object, PandoriaErect *erect)
{
  erect->present = TRUE;
  erect->slot = pandoria_reader_slot (reader, object, "slot");
  erect->with = pandoria_with_read (reader, object);
}

void
pandoria_erect_write (JsonObject *object, const PandoriaErect *erect)
{
  json_object_set_int_member (object, "slot", erect->slot + 1);
  pandoria_with_write (object, erect->with);
}

/* --- figures and places ----------------------------------------------------------------------------------------- */

void
pandoria_figure_read (PandoriaReader *reader, JsonObject *object, PandoriaFigure *figure)
{
  figure->player = pandoria_reader_seat (reader, object, "player");
  figure->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
}

void
pandoria_figure_write (JsonObject *object, PandoriaFigure figure)
{
  json_object_set_int_member (object, "player", figure.player);
  json_object_set_boolean_member (object, "leader", figure.leader);
}

void
pandoria_place_read (PandoriaReader *reader, JsonObject *object, guint8 *player, guint8 *slot)
{
  *player = pandoria_reader_seat (reader, object, "player");
  *slot = pandoria_reader_slot (reader, object, "slot");
}

void
pandoria_place_write (JsonObject *object, guint player, guint slot)
{
  json_object_set_int_member (object, "player", player);
  json_object_set_int_member (object, "slot", slot + 1);
}

void
pandoria_leader_write (JsonObject *object, gboolean leader)
{
  if (leader)
    json_object_set_boolean_member (object, "leader", TRUE);
}

/* --- spaces, moves, hexes --------------------------------------------------------------------------------------- */

void
pandoria_space_write (JsonObject *object, const char *member, PandoriaSpace space)
{
  if (space != PANDORIA_SPACE_NONE)
    json_object_set_string_member (object, member, pandoria_space_name (space));
}

guint8
pandoria_moves_read (PandoriaReader *reader, JsonObject *object, const char *member, guint limit, guint max,
                     PandoriaMove *moves)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, member, limit);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);
      PandoriaMove move;

      move.from = pandoria_reader_space (reader, element, "from");
      move.to = pandoria_reader_space (reader, element, "to");
      if (list.index < max)
        moves[list.index] = move;
    }
  return (guint8) list.index;
}

void
pandoria_moves_write (JsonObject *object, const char *member, guint n, const PandoriaMove *moves)
{
  JsonArray *array = n > 0 ? pandoria_json_add_array (object, member) : NULL;

  for (guint i = 0; i < n; i++)
    {
      JsonObject *element = pandoria_json_append_object (array);

      pandoria_space_write (element, "from", moves[i].from);
      pandoria_space_write (element, "to", moves[i].to);
    }
}

guint8
pandoria_hexes_read (PandoriaReader *reader, JsonObject *object, const char *member, guint min, guint limit,
                     PandoriaHex hexes[2])
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, member, min, limit);
  while (pandoria_list_next (&list))
    {
      PandoriaHex hex = { 0 };

      pandoria_reader_hex (reader, pandoria_list_object (&list), &hex);
      if (list.index < 2)
        hexes[list.index] = hex;
    }
  return (guint8) list.index;
}

void
pandoria_hex_write (JsonObject *object, const PandoriaHex *hex)
{
  pandoria_space_write (object, "at", hex->at);
  json_object_set_string_member (object, "terrain", pandoria_terrain_key ((PandoriaTerrain) hex->terrain));
  json_object_set_int_member (object, "symbols", hex->symbols);
}

void
pandoria_hexes_write (JsonObject *object, const char *member, guint n, const PandoriaHex *hexes)
{
  JsonArray *array = pandoria_json_add_array (object, member);

  for (guint i = 0; i < n; i++)
    pandoria_hex_write (pandoria_json_append_object (array), &hexes[i]);
}

guint8
pandoria_hex_artifacts_read (PandoriaReader *reader, JsonObject *object, guint n, const PandoriaHex *hexes)
{
  gint64 artifacts = pandoria_reader_int_or (reader, object, "artifacts", 1, 2, 0);

  /* Tiles of the expansion show one terrain twice (16, rulings 26, 68). */
  if (artifacts > 0 && n == 1)
    pandoria_reader_fail (reader, "artifacts", _ ("a single tile has no artifacts"));
  if (artifacts > 0 && n == 2 && hexes[0].terrain != hexes[1].terrain)
    pandoria_reader_fail (reader, "artifacts", _ ("a tile with two terrains has no artifacts"));
  return (guint8) artifacts;
}
