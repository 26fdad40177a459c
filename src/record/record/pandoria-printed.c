/* Converts one entry of a catalogue between JSON and PandoriaPrinted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-printed.h"

#include <glib/gi18n-lib.h>
#include <stddef.h>
#include <string.h>

#include "pandoria-parts-json.h"

/* The members of an entry apart from its value, as bits. */
enum
{
  SPELL = 1 << 0,
  BUILDING = 1 << 1,
  LEVEL = 1 << 2,
  REALM = 1 << 3, /* may be missing or null */
  START = 1 << 4,
  ARTIFACTS = 1 << 5,
  MONUMENT = 1 << 6,
};

static void
read_members (PandoriaReader *reader, JsonObject *object, guint members, PandoriaPrinted *printed)
{
  if (members & SPELL)
    printed->spell
        = (guint8) pandoria_reader_key (reader, object, "spell", pandoria_spell_from_key, N_ ("“%s” is not a spell"));
  if (members & BUILDING)
    printed->building = (guint8) pandoria_reader_key (reader, object, "building", pandoria_building_from_key,
                                                      N_ ("“%s” is not a building"));
  if (members & LEVEL)
    printed->level = members & SPELL
                         ? pandoria_spell_level_read (reader, object, (PandoriaSpell) printed->spell)
                         : pandoria_building_level_read (reader, object, (PandoriaBuilding) printed->building);
  if (members & REALM && pandoria_reader_has (object, "realm") && !pandoria_reader_is_null (object, "realm"))
    printed->realm
        = (guint8) pandoria_reader_key (reader, object, "realm", pandoria_realm_from_key, N_ ("“%s” is not a realm"));
  if (members & START)
    printed->start = (guint8) pandoria_reader_bool_or (reader, object, "start", FALSE);
  if (members & ARTIFACTS)
    printed->artifacts = (guint8) pandoria_reader_int (reader, object, "artifacts", 1, PANDORIA_MAX_COST);
  if (members & MONUMENT)
    printed->level = (guint8) pandoria_reader_int (reader, object, "monument", PANDORIA_LOWEST_MONUMENT,
                                                   PANDORIA_HIGHEST_MONUMENT);
}

static void
write_members (JsonObject *object, guint members, const PandoriaPrinted *printed)
{
  if (members & SPELL)
    json_object_set_string_member (object, "spell", pandoria_spell_key ((PandoriaSpell) printed->spell));
  if (members & BUILDING)
    json_object_set_string_member (object, "building", pandoria_building_key ((PandoriaBuilding) printed->building));
  if (members & LEVEL && members & BUILDING)
    pandoria_building_level_write (object, (PandoriaBuilding) printed->building, printed->level);
  else if (members & LEVEL && printed->level > 0)
    json_object_set_int_member (object, "level", printed->level);
  if (members & REALM && printed->realm != PANDORIA_REALM_NONE)
    json_object_set_string_member (object, "realm", pandoria_realm_key ((PandoriaRealm) printed->realm));
  if (members & START)
    json_object_set_boolean_member (object, "start", printed->start);
  if (members & ARTIFACTS)
    json_object_set_int_member (object, "artifacts", printed->artifacts);
  if (members & MONUMENT)
    json_object_set_int_member (object, "monument", printed->level);
}

static const struct
{
  const char *list;
  const char *value; /* the member with the number … */
  guint most;
  gboolean may_lack; /* … which may be missing */
  guint members;
} kind_rows[] = {
  [PANDORIA_PRINTED_SPELL] = { "spells", "cost", PANDORIA_MAX_COST, FALSE, SPELL | LEVEL },
  [PANDORIA_PRINTED_BUILDING] = { "buildings", "cost", PANDORIA_MAX_COST, FALSE, BUILDING | LEVEL },
  [PANDORIA_PRINTED_CARD] = { "cards", "price", PANDORIA_MAX_COST, TRUE, SPELL | BUILDING | REALM | START },
  [PANDORIA_PRINTED_RELIC] = { "relics", "points", PANDORIA_MAX_COST, FALSE, ARTIFACTS },
  [PANDORIA_PRINTED_MONUMENT] = { "monuments", "number", PANDORIA_MAX_MONUMENTS, FALSE, MONUMENT },
};
G_STATIC_ASSERT (G_N_ELEMENTS (kind_rows) == PANDORIA_N_PRINTED_KINDS);

const char *
pandoria_printed_kind_key (PandoriaPrintedKind kind)
{
  g_return_val_if_fail (kind < PANDORIA_N_PRINTED_KINDS, NULL);
  return kind_rows[kind].list;
}

int
pandoria_printed_kind_from_key (const char *key)
{
  return pandoria_key_find (&kind_rows[0].list, sizeof kind_rows[0], PANDORIA_N_PRINTED_KINDS, key);
}

const char *
pandoria_printed_kind_get_value (PandoriaPrintedKind kind)
{
  g_return_val_if_fail (kind < PANDORIA_N_PRINTED_KINDS, NULL);
  return kind_rows[kind].value;
}

guint
pandoria_printed_kind_get_most (PandoriaPrintedKind kind)
{
  g_return_val_if_fail (kind < PANDORIA_N_PRINTED_KINDS, 0);
  return kind_rows[kind].most;
}

PandoriaPrinted
pandoria_printed_spell (PandoriaSpell spell, guint level)
{
  return (PandoriaPrinted){
    .kind = PANDORIA_PRINTED_SPELL, .spell = spell, .level = (guint8) level, .value = PANDORIA_PRINTED_UNKNOWN
  };
}

PandoriaPrinted
pandoria_printed_building (PandoriaBuilding building, guint level)
{
  return (PandoriaPrinted){
    .kind = PANDORIA_PRINTED_BUILDING, .building = building, .level = (guint8) level, .value = PANDORIA_PRINTED_UNKNOWN
  };
}

PandoriaPrinted
pandoria_printed_relic (guint artifacts)
{
  return (PandoriaPrinted){ .kind = PANDORIA_PRINTED_RELIC,
                            .artifacts = (guint8) artifacts,
                            .value = PANDORIA_PRINTED_UNKNOWN };
}

PandoriaPrinted
pandoria_printed_monument (guint points)
{
  return (PandoriaPrinted){ .kind = PANDORIA_PRINTED_MONUMENT,
                            .level = (guint8) points,
                            .value = PANDORIA_PRINTED_UNKNOWN };
}

/* @levels: ends with 0. A thing without levels has only the 0. */
static void
add_levels (GArray *things, PandoriaPrinted thing, const guint8 *levels)
{
  do
    {
      thing.level = *levels;
      g_array_append_val (things, thing);
    }
  while (*levels != 0 && *++levels != 0);
}

GArray *
pandoria_printed_list (PandoriaPrintedKind kind)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (PandoriaPrinted));

  for (guint i = 1; kind == PANDORIA_PRINTED_SPELL && i < PANDORIA_N_SPELLS; i++)
    add_levels (things, pandoria_printed_spell (i, 0), pandoria_spell_levels (i));
  for (guint i = 1; kind == PANDORIA_PRINTED_BUILDING && i < PANDORIA_N_BUILDINGS; i++)
    add_levels (things, pandoria_printed_building (i, 0), pandoria_building_levels (i));
  for (guint i = PANDORIA_LOWEST_MONUMENT; kind == PANDORIA_PRINTED_MONUMENT && i <= PANDORIA_HIGHEST_MONUMENT; i++)
    add_levels (things, pandoria_printed_monument (0), (const guint8[]){ (guint8) i, 0 });
  return things;
}

gboolean
pandoria_printed_is_same_thing (const PandoriaPrinted *a, const PandoriaPrinted *b)
{
  return memcmp (a, b, offsetof (PandoriaPrinted, value)) == 0;
}

int
pandoria_printed_compare (gconstpointer a, gconstpointer b)
{
  const PandoriaPrinted *one = a, *other = b;
  int order = memcmp (one, other, offsetof (PandoriaPrinted, value));

  return order != 0 ? order : one->value - other->value;
}

gboolean
pandoria_values_have (GArray *values, guint value)
{
  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, guint, i) == value)
      return TRUE;
  return FALSE;
}

int
pandoria_values_compare (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

gboolean
pandoria_printed_read (PandoriaReader *reader, JsonObject *object, PandoriaPrintedKind kind, PandoriaPrinted *printed)
{
  const char *member = kind_rows[kind].value;
  gboolean is_absent = kind_rows[kind].may_lack && !pandoria_reader_has (object, member);

  *printed = (PandoriaPrinted){ .kind = kind, .value = PANDORIA_PRINTED_UNKNOWN };
  read_members (reader, object, kind_rows[kind].members, printed);
  if (!is_absent && !pandoria_reader_is_null (object, member))
    printed->value = (gint8) pandoria_reader_int (reader, object, member, 0, (int) kind_rows[kind].most);
  return pandoria_reader_is_ok (reader);
}

JsonObject *
pandoria_printed_write (const PandoriaPrinted *printed)
{
  JsonObject *object = json_object_new ();

  write_members (object, kind_rows[printed->kind].members, printed);
  if (printed->value == PANDORIA_PRINTED_UNKNOWN)
    json_object_set_null_member (object, kind_rows[printed->kind].value);
  else
    json_object_set_int_member (object, kind_rows[printed->kind].value, printed->value);
  return object;
}
