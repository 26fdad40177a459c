/* Converts the members of acts, spells and corrections between JSON and the engine, with two
 * functions for each kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Access the member of a row: BYTE for most members, VALUE for any type. */
#define BYTE        VALUE (guint8)
#define VALUE(TYPE) G_STRUCT_MEMBER (TYPE, base, row->offset)
#define COUNT       G_STRUCT_MEMBER (guint8, base, row->count)

/* --- one value ------------------------------------------------------------------------------ */

/* A printed cost that is not known yet is null. */
static gboolean
may_be_unknown (const PandoriaMemberRow *row)
{
  return row->kind == PANDORIA_KIND_COST && row->also != 0;
}

static void
read_number (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
             gpointer base)
{
  guint max = row->kind == PANDORIA_KIND_NUMBER ? row->max : PANDORIA_MAX_COST;

  if (may_be_unknown (row) && pandoria_reader_is_null (reader, object, row->name))
    G_STRUCT_MEMBER (guint8, base, row->also) = TRUE;
  else if (row->kind != PANDORIA_KIND_CARD_COST || !reader->free_cards
           || pandoria_reader_has (reader, object, row->name))
    BYTE = (guint8) pandoria_reader_int (reader, object, row->name, row->min, max);
}

static void
write_number (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (may_be_unknown (row) && G_STRUCT_MEMBER (guint8, base, row->also))
    json_object_set_null_member (object, row->name);
  else
    json_object_set_int_member (object, row->name, BYTE);
}

static void
read_seat (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  BYTE = pandoria_reader_seat (reader, object, row->name);
}

static void
read_slot (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  BYTE = (guint8) (pandoria_reader_int (reader, object, row->name, 1, PANDORIA_MAX_SLOTS) - 1);
}

static void
write_slot (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  json_object_set_int_member (object, row->name, BYTE + 1);
}

static void
read_space (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  VALUE (PandoriaSpace) = pandoria_reader_space (reader, object, row->name);
}

void
pandoria_space_write (JsonObject *object, const char *member, PandoriaSpace space)
{
  if (space != PANDORIA_SPACE_NONE)
    json_object_set_string_member (object, member, pandoria_space_name (space));
}

static void
write_space (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  pandoria_space_write (object, row->name, VALUE (PandoriaSpace));
}

static void
read_bool (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  BYTE = pandoria_reader_bool (reader, object, row->name) != (row->kind == PANDORIA_KIND_NOT);
}

static void
write_bool (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (BYTE || row->kind == PANDORIA_KIND_BOOL)
    json_object_set_boolean_member (object, row->name, BYTE && row->kind != PANDORIA_KIND_NOT);
}

static void
read_choice (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
             gpointer base)
{
  BYTE = pandoria_reader_bool (reader, object, row->name) ? PANDORIA_EDIT_SET : PANDORIA_EDIT_CLEAR;
}

static void
write_choice (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (BYTE != PANDORIA_EDIT_KEEP)
    json_object_set_boolean_member (object, row->name, BYTE == PANDORIA_EDIT_SET);
}

static void
write_resource (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (VALUE (gint8) >= 0)
    json_object_set_string_member (object, row->name,
                                   pandoria_counter_key ((PandoriaCounter) VALUE (gint8)));
}

static int
resource_from_key (const char *key)
{
  int counter = pandoria_counter_from_key (key);

  return counter < PANDORIA_N_RESOURCES ? counter : -1;
}

static int
first_from_key (const char *key)
{
  return g_str_equal (key, "monument") ? 1 : g_str_equal (key, "building") ? 0 : -1;
}

static const struct
{
  int (*from_key) (const char *key);
  const char *(*to_key) (guint value);
  const char *fault;
} keys[PANDORIA_N_MEMBER_KINDS] = {
  [PANDORIA_KIND_RESOURCE] = { resource_from_key, NULL, N_ ("“%s” is not a resource") },
  [PANDORIA_KIND_TERRAIN]
  = { pandoria_terrain_from_key, pandoria_terrain_key, N_ ("“%s” is not a terrain") },
  [PANDORIA_KIND_SPELL]
  = { pandoria_spell_from_key, pandoria_spell_key, N_ ("“%s” is not a spell") },
  [PANDORIA_KIND_BUILDING]
  = { pandoria_building_from_key, pandoria_building_key, N_ ("“%s” is not a building") },
  [PANDORIA_KIND_REALM]
  = { pandoria_realm_from_key, pandoria_realm_key, N_ ("“%s” is not a realm") },
  [PANDORIA_KIND_FIRST]
  = { first_from_key, NULL, N_ ("“%s” is neither “building” nor “monument”") },
};

static void
read_key (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  BYTE = (guint8) pandoria_reader_key (reader, object, row->name, keys[row->kind].from_key,
                                       keys[row->kind].fault);
}

static void
write_key (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  json_object_set_string_member (object, row->name, keys[row->kind].to_key (BYTE));
}

static void
write_realm (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (BYTE != PANDORIA_REALM_NONE)
    write_key (object, row, base);
}

/* Returns: the spell or the building that a level belongs to. */
static guint8
get_card (const PandoriaMemberRow *row, gpointer base)
{
  return G_STRUCT_MEMBER (guint8, base, row->also);
}

static gboolean
has_level (const PandoriaMemberRow *row, guint8 card, guint level)
{
  return row->kind == PANDORIA_KIND_LEVEL
             ? pandoria_spell_has_level ((PandoriaSpell) card, level)
             : pandoria_building_has_level ((PandoriaBuilding) card, level);
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

/* A level is a number, or a rate as text. Ignored if the card has no levels (rulings 56). */
static void
read_level (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  guint8 card = get_card (row, base);

  if (has_level (row, card, 0))
    {
      pandoria_reader_ignore (reader, object, "level");
      return;
    }
  if (row->kind == PANDORIA_KIND_RATE
      && pandoria_building_level_label (card, *pandoria_building_levels (card)) != NULL)
    {
      BYTE = read_rate (reader, object, card);
      return;
    }
  BYTE = (guint8) pandoria_reader_int (reader, object, "level", 0, G_MAXUINT8);
  if (!has_level (row, card, BYTE))
    pandoria_reader_fail (reader, "level", _ ("%1$d is not a level of %2$s"), BYTE,
                          row->kind == PANDORIA_KIND_LEVEL ? pandoria_spell_key (card)
                                                           : pandoria_building_key (card));
}

static void
write_level (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const char *label = BYTE > 0 && row->kind == PANDORIA_KIND_RATE
                          ? pandoria_building_level_label (get_card (row, base), BYTE)
                          : NULL;

  if (label != NULL)
    json_object_set_string_member (object, "level", label);
  else if (BYTE > 0)
    json_object_set_int_member (object, "level", BYTE);
}

static void
write_first (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (BYTE)
    json_object_set_string_member (object, row->name, "monument");
}

static void
read_present (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
              gpointer base)
{
  BYTE = TRUE;
}

static void
read_name (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  pandoria_reader_name (reader, object, row->name);
}

/* --- parts and lists ------------------------------------------------------------------------ */

static void
read_part (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  JsonObject *part
      = row->name != NULL ? pandoria_reader_object (reader, object, row->name) : object;
  gsize mark = row->name != NULL ? pandoria_reader_enter (reader, row->name) : reader->path->len;

  if (part != NULL)
    pandoria_members_read (reader, part, row->part, &BYTE);
  pandoria_reader_leave (reader, mark);
}

static void
write_part (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if ((row->flags & PANDORIA_MEMBER_OPTIONAL) == 0 || BYTE != 0)
    pandoria_members_write (row->name != NULL ? pandoria_json_add_object (object, row->name)
                                              : object,
                            row->part, &BYTE);
}

/* Elements that exceed the storage are checked, too. */
static void
read_list (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaList list;

  pandoria_list_open (&list, reader, object, row->name, 0, row->max > 0 ? row->max : row->room);
  while (pandoria_list_next (&list))
    {
      guint8 unkept[sizeof (PandoriaPlacing)] = { 0 };

      g_assert (list.index < row->room || row->size <= sizeof unkept);
      pandoria_members_read (reader, pandoria_list_object (&list), row->part,
                             list.index < row->room ? &BYTE + list.index * row->size : unkept);
    }
  COUNT = (guint8) list.index;
}

static void
write_list (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  if (COUNT > 0 || row->edit != 0)
    pandoria_list_write (object, row->name, row->part, &BYTE, MIN (COUNT, row->room), row->size);
}

/* --- hexes ---------------------------------------------------------------------------------- */

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

static void
read_hex (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  read_part (reader, object, row, base);
  read_artifacts (reader, object, 1, &VALUE (PandoriaHex));
}

static void
read_hexes (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  PandoriaHex *hexes = &VALUE (PandoriaHex);
  PandoriaList list;

  pandoria_list_open (&list, reader, object, row->name, row->min, row->max);
  while (pandoria_list_next (&list))
    pandoria_members_read (reader, pandoria_list_object (&list), pandoria_hex_members,
                           &hexes[list.index]);
  if ((row->flags & PANDORIA_MEMBER_FIXED) == 0)
    COUNT = (guint8) list.index;
  G_STRUCT_MEMBER (guint8, base, row->also) = read_artifacts (reader, object, list.index, hexes);
}

static void
write_hexes (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  guint n = (row->flags & PANDORIA_MEMBER_FIXED) != 0 ? row->max : MIN (COUNT, 2);
  guint artifacts = G_STRUCT_MEMBER (guint8, base, row->also);

  if (n == 0)
    return;
  pandoria_list_write (object, row->name, pandoria_hex_members, &VALUE (PandoriaHex), n,
                       sizeof (PandoriaHex));
  if (artifacts > 0)
    json_object_set_int_member (object, "artifacts", artifacts);
}

/* --- places --------------------------------------------------------------------------------- */

static void
read_place (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  JsonObject *building = pandoria_reader_object_or_null (reader, object, "building");
  PandoriaPlaceRef *place = &VALUE (PandoriaPlaceRef);
  gsize mark;

  if (building == NULL)
    {
      place->at = pandoria_reader_space (reader, object, "at");
      return;
    }
  if (pandoria_reader_has (reader, object, "at"))
    pandoria_reader_fail (reader, "at", _ ("cannot be combined with “%s”"), "building");
  mark = pandoria_reader_enter (reader, "building");
  pandoria_members_read (reader, building, pandoria_place_members, place);
  pandoria_reader_leave (reader, mark);
}

static void
write_place (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaPlaceRef *place = &VALUE (PandoriaPlaceRef);

  if (place->player == PANDORIA_NOBODY)
    pandoria_space_write (object, "at", place->at);
  else
    pandoria_members_write (pandoria_json_add_object (object, "building"), pandoria_place_members,
                            place);
}

static void
read_places (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
             gpointer base)
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

static void
write_places (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaPlaceRef *places = &VALUE (PandoriaPlaceRef);
  JsonArray *array = COUNT > 0 ? pandoria_json_add_array (object, row->name) : NULL;

  for (guint i = 0; i < COUNT; i++)
    if (places[i].player == PANDORIA_NOBODY)
      json_array_add_string_element (array, pandoria_space_name (places[i].at));
    else
      pandoria_members_write (pandoria_json_append_object (array), pandoria_place_members,
                              &places[i]);
}

/* --- the rows ------------------------------------------------------------------------------- */

static const struct
{
  PandoriaMemberRead *read;
  PandoriaMemberWrite *write; /* (nullable): the file omits it */
} kinds[] = {
  [PANDORIA_KIND_END] = { NULL, NULL },
  [PANDORIA_KIND_NUMBER] = { read_number, write_number },
  [PANDORIA_KIND_SEAT] = { read_seat, write_number },
  [PANDORIA_KIND_SLOT] = { read_slot, write_slot },
  [PANDORIA_KIND_SPACE] = { read_space, write_space },
  [PANDORIA_KIND_FLAG] = { read_bool, write_bool },
  [PANDORIA_KIND_BOOL] = { read_bool, write_bool },
  [PANDORIA_KIND_NOT] = { read_bool, write_bool },
  [PANDORIA_KIND_RESOURCE] = { read_key, write_resource },
  [PANDORIA_KIND_TERRAIN] = { read_key, write_key },
  [PANDORIA_KIND_SPELL] = { read_key, write_key },
  [PANDORIA_KIND_BUILDING] = { read_key, write_key },
  [PANDORIA_KIND_REALM] = { read_key, write_realm },
  [PANDORIA_KIND_LEVEL] = { read_level, write_level },
  [PANDORIA_KIND_RATE] = { read_level, write_level },
  [PANDORIA_KIND_COST] = { read_number, write_number },
  [PANDORIA_KIND_CARD_COST] = { read_number, write_number },
  [PANDORIA_KIND_FIRST] = { read_key, write_first },
  [PANDORIA_KIND_PRESENT] = { read_present, NULL },
  [PANDORIA_KIND_NAME] = { read_name, NULL },
  [PANDORIA_KIND_PART] = { read_part, write_part },
  [PANDORIA_KIND_LIST] = { read_list, write_list },
  [PANDORIA_KIND_HEX] = { read_hex, write_part },
  [PANDORIA_KIND_HEXES] = { read_hexes, write_hexes },
  [PANDORIA_KIND_PLACE] = { read_place, write_place },
  [PANDORIA_KIND_PLACES] = { read_places, write_places },
  [PANDORIA_KIND_PAY] = { pandoria_pay_read, pandoria_pay_write },
  [PANDORIA_KIND_COUNTERS] = { pandoria_counters_read, pandoria_counters_write },
  [PANDORIA_KIND_SLOTS] = { pandoria_slots_read, pandoria_slots_write },
  [PANDORIA_KIND_TABLE] = { pandoria_table_read, pandoria_table_write },
  [PANDORIA_KIND_EDIT] = { read_choice, write_choice },
  [PANDORIA_KIND_MEMBERS] = { pandoria_spell_read, pandoria_spell_write },
  [PANDORIA_KIND_SECOND] = { pandoria_second_read, pandoria_second_write },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == PANDORIA_N_MEMBER_KINDS);

/* Sets the PandoriaEdit of a correction. Returns: whether there is a value to read. */
static gboolean
read_edit (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  gboolean is_cleared = (row->flags & PANDORIA_MEMBER_NULLABLE) != 0
                        && pandoria_reader_is_null (reader, object, row->name);

  if (!pandoria_reader_has (reader, object, row->name))
    return FALSE;
  if (row->kind == PANDORIA_KIND_LIST)
    G_STRUCT_MEMBER (guint8, base, row->edit) = TRUE;
  else
    G_STRUCT_MEMBER (guint8, base, row->edit)
        = is_cleared ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  return !is_cleared;
}

/* Returns: whether there is a value to write. Writes null at once. */
static gboolean
write_edit (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  guint edit = G_STRUCT_MEMBER (guint8, base, row->edit);
  gboolean is_cleared = (row->flags & PANDORIA_MEMBER_NULLABLE) != 0 && edit == PANDORIA_EDIT_CLEAR;

  if (is_cleared)
    json_object_set_null_member (object, row->name);
  return edit != PANDORIA_EDIT_KEEP && !is_cleared;
}

void
pandoria_member_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                      gpointer base)
{
  gboolean is_absent = ((row->flags & PANDORIA_MEMBER_OPTIONAL) != 0
                        && !pandoria_reader_has (reader, object, row->name))
                       || ((row->flags & PANDORIA_MEMBER_NULLABLE) != 0
                           && pandoria_reader_is_null (reader, object, row->name));

  if (row->edit != 0 ? read_edit (reader, object, row, base) : !is_absent)
    kinds[row->kind].read (reader, object, row, base);
}

void
pandoria_member_write (JsonObject *object, const PandoriaMemberRow *row, gconstpointer base)
{
  gpointer readable = (gpointer) base;

  if (kinds[row->kind].write != NULL && (row->edit == 0 || write_edit (object, row, readable)))
    kinds[row->kind].write (object, row, readable);
}

void
pandoria_members_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *rows,
                       gpointer base)
{
  for (; rows->kind != PANDORIA_KIND_END && pandoria_reader_is_ok (reader); rows++)
    pandoria_member_read (reader, object, rows, base);
}

void
pandoria_members_write (JsonObject *object, const PandoriaMemberRow *rows, gconstpointer base)
{
  for (; rows->kind != PANDORIA_KIND_END; rows++)
    pandoria_member_write (object, rows, base);
}

void
pandoria_list_write (JsonObject *object, const char *member, const PandoriaMemberRow *rows,
                     gconstpointer first, guint n, gsize size)
{
  JsonArray *array = pandoria_json_add_array (object, member);

  for (guint i = 0; i < n; i++)
    pandoria_members_write (pandoria_json_append_object (array), rows,
                            (const guint8 *) first + i * size);
}

JsonArray *
pandoria_spaces_to_json (PandoriaSpaces spaces)
{
  JsonArray *list = json_array_new ();
  PandoriaSpace space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    json_array_add_string_element (list, pandoria_space_name (space));
  return list;
}
