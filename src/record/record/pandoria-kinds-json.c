/* Converts the kinds of members that few acts have between JSON and the engine: hexes, places, payments for prisoners,
 * markers and the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"

#include "pandoria-json-writer.h"

#include <glib/gi18n-lib.h>

#define VALUE(TYPE) G_STRUCT_MEMBER (TYPE, base, row->offset)
#define COUNT       G_STRUCT_MEMBER (guint8, base, row->count)

/* --- hexes ------------------------------------------------------------------------------------------------------ */

void
pandoria_space_write (JsonObject *object, const char *member, PandoriaSpace space)
{
  if (space != PANDORIA_SPACE_NONE)
    json_object_set_string_member (object, member, pandoria_space_name (space));
}

void
pandoria_hexes_write (JsonObject *object, const char *member, guint n, const PandoriaHex *hexes)
{
  JsonArray *array = pandoria_json_add_array (object, member);

  for (guint i = 0; i < n; i++)
    pandoria_members_write (pandoria_json_append_object (array), pandoria_hex_members, &hexes[i]);
}

static guint8
read_artifacts (PandoriaReader *reader, JsonObject *object, guint n, const PandoriaHex *hexes)
{
  gint64 artifacts = pandoria_reader_int_or (reader, object, "artifacts", 1, 2, 0);

  /* Tiles of the expansion show one terrain twice (16, rulings 26, 68). */
  if (artifacts > 0 && n == 1)
    pandoria_reader_fail (reader, "artifacts", _ ("a single tile has no artifacts"));
  if (artifacts > 0 && n == 2 && hexes[0].terrain != hexes[1].terrain)
    pandoria_reader_fail (reader, "artifacts", _ ("a tile with two terrains has no artifacts"));
  return (guint8) artifacts;
}

void
pandoria_hex_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaMemberRow part = *row;

  part.kind = PANDORIA_KIND_PART;
  part.part = pandoria_hex_members;
  pandoria_member_read (reader, object, &part, base);
  read_artifacts (reader, object, 1, &VALUE (PandoriaHex));
}

void
pandoria_hex_member_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  pandoria_members_write (pandoria_json_add_object (object, row->name), pandoria_hex_members, &VALUE (PandoriaHex));
}

void
pandoria_hexes_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaHex *hexes = &VALUE (PandoriaHex);
  PandoriaList list;

  pandoria_list_open (&list, reader, object, row->name, row->min, row->max);
  while (pandoria_list_next (&list))
    pandoria_members_read (reader, pandoria_list_object (&list), pandoria_hex_members, &hexes[list.index]);
  if ((row->flags & PANDORIA_MEMBER_FIXED) == 0)
    COUNT = (guint8) list.index;
  G_STRUCT_MEMBER (guint8, base, row->also) = read_artifacts (reader, object, list.index, hexes);
}

void
pandoria_hexes_member_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  guint n = (row->flags & PANDORIA_MEMBER_FIXED) != 0 ? row->max : MIN (COUNT, 2);
  guint artifacts = G_STRUCT_MEMBER (guint8, base, row->also);

  if (n == 0)
    return;
  pandoria_hexes_write (object, row->name, n, &VALUE (PandoriaHex));
  if (artifacts > 0)
    json_object_set_int_member (object, "artifacts", artifacts);
}

/* --- places ----------------------------------------------------------------------------------------------------- */

void
pandoria_place_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  JsonObject *building = pandoria_reader_object_or_null (reader, object, "building");
  PandoriaPlaceRef *place = &VALUE (PandoriaPlaceRef);
  gsize mark;

  if (building == NULL)
    {
      place->at = pandoria_reader_space (reader, object, "at");
      return;
    }
  if (pandoria_reader_has (object, "at"))
    pandoria_reader_fail (reader, "at", _ ("cannot be combined with “%s”"), "building");
  mark = pandoria_reader_enter (reader, "building");
  pandoria_members_read (reader, building, pandoria_place_members, place);
  pandoria_reader_leave (reader, mark);
}

void
pandoria_place_member_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaPlaceRef *place = &VALUE (PandoriaPlaceRef);

  if (place->player == PANDORIA_NOBODY)
    pandoria_space_write (object, "at", place->at);
  else
    pandoria_members_write (pandoria_json_add_object (object, "building"), pandoria_place_members, place);
}

void
pandoria_places_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaPlaceRef *places = &VALUE (PandoriaPlaceRef);
  PandoriaList list;

  pandoria_list_open (&list, reader, object, row->name, 0, row->room);
  while (pandoria_list_next (&list))
    {
      PandoriaPlaceRef *place = &places[list.index];

      *place = (PandoriaPlaceRef){ PANDORIA_SPACE_NONE, PANDORIA_NOBODY, 0 };
      if (JSON_NODE_HOLDS_OBJECT (pandoria_list_node (&list)))
        pandoria_members_read (reader, pandoria_list_object (&list), pandoria_place_members, place);
      else
        place->at = pandoria_list_space (&list);
    }
  COUNT = (guint8) list.index;
}

void
pandoria_places_member_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaPlaceRef *places = &VALUE (PandoriaPlaceRef);
  JsonArray *array = COUNT > 0 ? pandoria_json_add_array (object, row->name) : NULL;

  for (guint i = 0; i < COUNT; i++)
    if (places[i].player == PANDORIA_NOBODY)
      json_array_add_string_element (array, pandoria_space_name (places[i].at));
    else
      pandoria_members_write (pandoria_json_append_object (array), pandoria_place_members, &places[i]);
}

/* --- ransoming (6.2) -------------------------------------------------------------------------------------------- */

void
pandoria_pay_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaAction *action = base;
  guint wanted = (guint) action->workers + (action->leader ? 1 : 0);
  PandoriaList list;

  pandoria_list_open (&list, reader, object, "pay", wanted, wanted);
  while (pandoria_list_next (&list))
    {
      const char *key = pandoria_list_text (&list);
      int resource = key != NULL ? pandoria_counter_from_key (key) : 0;

      if (resource < 0 || resource >= PANDORIA_N_RESOURCES)
        {
          g_autofree char *excerpt = pandoria_json_excerpt (key);

          pandoria_reader_fail (reader, NULL, _ ("“%s” is not a resource"), excerpt);
        }
      action->pay[action->n_pay++] = (guint8) resource;
    }
}

void
pandoria_pay_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaAction *action = base;
  JsonArray *pay = pandoria_json_add_array (object, "pay");

  for (guint i = 0; i < action->n_pay; i++)
    json_array_add_string_element (pay, pandoria_counter_key ((PandoriaCounter) action->pay[i]));
}

/* --- markers ---------------------------------------------------------------------------------------------------- */

void
pandoria_counters_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  gint64 *adjust = &G_STRUCT_MEMBER (gint64, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    adjust[i] = pandoria_reader_int_or (reader, object, pandoria_counter_key ((PandoriaCounter) i), G_MININT64,
                                        G_MAXINT64, 0);
}

void
pandoria_counters_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const gint64 *adjust = &G_STRUCT_MEMBER (gint64, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (adjust[i] != 0)
      json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i), adjust[i]);
}

/* --- the table -------------------------------------------------------------------------------------------------- */

static guint
read_table_number (PandoriaReader *reader, JsonObject *object, PandoriaTableMember member)
{
  const char *key = pandoria_table_member_key (member);
  guint least, most;

  if (member == PANDORIA_TABLE_ACTIVE)
    return pandoria_reader_seat (reader, object, key);
  if (member == PANDORIA_TABLE_LAST_ROUND)
    return pandoria_reader_bool (reader, object, key) ? 1 : 0;
  pandoria_table_member_get_range (member, &least, &most);
  return (guint) pandoria_reader_int (reader, object, key, least, most);
}

static guint8
read_numbers (PandoriaReader *reader, JsonObject *object, PandoriaTableMember member, guint size, guint8 *numbers)
{
  PandoriaList list;
  guint least, most;

  pandoria_table_member_get_range (member, &least, &most);
  pandoria_list_open (&list, reader, object, pandoria_table_member_key (member), 0, size);
  while (pandoria_list_next (&list))
    {
      numbers[list.index] = (guint8) pandoria_list_int (&list, least, most);
      for (guint i = 0; member == PANDORIA_TABLE_RELICS && i < list.index; i++)
        if (numbers[i] == numbers[list.index])
          pandoria_reader_fail (reader, NULL, _ ("%u appears twice"), numbers[i]);
    }
  return (guint8) list.index;
}

void
pandoria_table_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaTableEdit *edit = &G_STRUCT_MEMBER (PandoriaTableEdit, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    {
      PandoriaTableMember member = (PandoriaTableMember) i;

      if (!pandoria_reader_has (object, pandoria_table_member_key (member)))
        continue;
      edit->members |= (guint16) (1u << i);
      if (member == PANDORIA_TABLE_MONUMENTS)
        edit->n_monuments = read_numbers (reader, object, member, PANDORIA_MAX_STACK, edit->monuments);
      else if (member == PANDORIA_TABLE_RELICS)
        edit->n_relics = read_numbers (reader, object, member, PANDORIA_MAX_RELICS, edit->relics);
      else
        edit->numbers[i] = (guint16) read_table_number (reader, object, member);
    }
}

static void
write_numbers (JsonObject *object, PandoriaTableMember member, guint n, const guint8 *numbers)
{
  JsonArray *array = pandoria_json_add_array (object, pandoria_table_member_key (member));

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, numbers[i]);
}

void
pandoria_table_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaTableEdit *edit = &G_STRUCT_MEMBER (PandoriaTableEdit, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    {
      PandoriaTableMember member = (PandoriaTableMember) i;

      if ((edit->members >> i & 1) == 0)
        continue;
      if (member == PANDORIA_TABLE_MONUMENTS)
        write_numbers (object, member, edit->n_monuments, edit->monuments);
      else if (member == PANDORIA_TABLE_RELICS)
        write_numbers (object, member, edit->n_relics, edit->relics);
      else if (member == PANDORIA_TABLE_LAST_ROUND)
        json_object_set_boolean_member (object, pandoria_table_member_key (member), edit->numbers[i] != 0);
      else
        json_object_set_int_member (object, pandoria_table_member_key (member), edit->numbers[i]);
    }
}
