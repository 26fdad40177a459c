/* Converts one entry of a catalogue between JSON and PandoriaPrinted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue.h"

#include <glib/gi18n-lib.h>
#include <stddef.h>
#include <string.h>

#include "pandoria-parts-json.h"

#define MEMBER(KIND, NAME, ...) PANDORIA_MEMBER_ROW (KIND, NAME, PandoriaPrinted, __VA_ARGS__)
#define MEMBERS(...)            ((const PandoriaMemberRow[]){ __VA_ARGS__, { .kind = PANDORIA_KIND_END } })
#define SPELL                   MEMBER (SPELL, "spell", spell)
#define BUILDING                MEMBER (BUILDING, "building", building)

static const struct
{
  const char *list;
  const char *value; /* the member with the number … */
  guint most;
  gboolean may_lack;                /* … which may be missing */
  const PandoriaMemberRow *members; /* apart from its value */
} kind_rows[] = {
  [PANDORIA_PRINTED_SPELL]
  = { "spells", "cost", PANDORIA_MAX_COST, FALSE,
      MEMBERS (SPELL, MEMBER (LEVEL, "level", level, .also = offsetof (PandoriaPrinted, spell))) },
  [PANDORIA_PRINTED_BUILDING]
  = { "buildings", "cost", PANDORIA_MAX_COST, FALSE,
      MEMBERS (BUILDING,
               MEMBER (RATE, "level", level, .also = offsetof (PandoriaPrinted, building))) },
  [PANDORIA_PRINTED_CARD]
  = { "cards", "price", PANDORIA_MAX_COST, TRUE,
      MEMBERS (SPELL, BUILDING,
               MEMBER (REALM, "realm", realm,
                       .flags = PANDORIA_MEMBER_OPTIONAL | PANDORIA_MEMBER_NULLABLE),
               MEMBER (BOOL, "start", start, .flags = PANDORIA_MEMBER_OPTIONAL)) },
  [PANDORIA_PRINTED_RELIC]
  = { "relics", "points", PANDORIA_MAX_COST, FALSE,
      MEMBERS (MEMBER (NUMBER, "artifacts", artifacts, .min = 1, .max = PANDORIA_MAX_COST)) },
  [PANDORIA_PRINTED_MONUMENT]
  = { "monuments", "number", PANDORIA_MAX_MONUMENTS, FALSE,
      MEMBERS (MEMBER (NUMBER, "monument", level, .min = PANDORIA_LOWEST_MONUMENT,
                       .max = PANDORIA_HIGHEST_MONUMENT)) },
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

gboolean
pandoria_printed_kind_has (PandoriaPrintedKind kind, const char *member)
{
  const PandoriaMemberRow *row = kind_rows[kind].members;

  while (row->kind != PANDORIA_KIND_END && !g_str_equal (row->name, member))
    row++;
  return row->kind != PANDORIA_KIND_END;
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
  return (PandoriaPrinted){ .kind = PANDORIA_PRINTED_SPELL,
                            .spell = spell,
                            .level = (guint8) level,
                            .value = PANDORIA_PRINTED_UNKNOWN };
}

PandoriaPrinted
pandoria_printed_building (PandoriaBuilding building, guint level)
{
  return (PandoriaPrinted){ .kind = PANDORIA_PRINTED_BUILDING,
                            .building = building,
                            .level = (guint8) level,
                            .value = PANDORIA_PRINTED_UNKNOWN };
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
  for (guint i = PANDORIA_LOWEST_MONUMENT;
       kind == PANDORIA_PRINTED_MONUMENT && i <= PANDORIA_HIGHEST_MONUMENT; i++)
    add_levels (things, pandoria_printed_monument (0), (const guint8[]){ (guint8) i, 0 });
  return things;
}

gboolean
pandoria_printed_is_same_thing (const PandoriaPrinted *a, const PandoriaPrinted *b)
{
  g_return_val_if_fail (a != NULL, FALSE);
  return memcmp (a, b, offsetof (PandoriaPrinted, value)) == 0;
}

gint64
pandoria_printed_key (PandoriaPrinted printed)
{
  gint64 key;

  G_STATIC_ASSERT (sizeof key == sizeof printed);
  memcpy (&key, &printed, sizeof key);
  return key;
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

/* Where a number was learned; pandoria_learned_read() reads it when it is shown. */
static void
read_learned (PandoriaReader *reader, JsonObject *object)
{
  JsonObject *learned = pandoria_reader_object_or_null (reader, object, "learned");
  gsize mark = pandoria_reader_enter (reader, "learned");

  if (learned != NULL)
    {
      pandoria_reader_text_or_null (reader, learned, "game", PANDORIA_MAX_NAME);
      pandoria_reader_text_or_null (reader, learned, "title", PANDORIA_MAX_NAME);
      pandoria_reader_text_or_null (reader, learned, "time", PANDORIA_MAX_NAME);
    }
  pandoria_reader_leave (reader, mark);
}

gboolean
pandoria_printed_read (PandoriaReader *reader, JsonObject *object, PandoriaPrintedKind kind,
                       PandoriaPrinted *printed)
{
  const char *member = kind_rows[kind].value;
  gboolean is_absent = kind_rows[kind].may_lack && !pandoria_reader_has (reader, object, member);

  g_return_val_if_fail (reader != NULL, FALSE);

  *printed = (PandoriaPrinted){ .kind = kind, .value = PANDORIA_PRINTED_UNKNOWN };
  pandoria_members_read (reader, object, kind_rows[kind].members, printed);
  if (!is_absent && !pandoria_reader_is_null (reader, object, member))
    printed->value
        = (gint8) pandoria_reader_int (reader, object, member, 0, (int) kind_rows[kind].most);
  read_learned (reader, object);
  return pandoria_reader_is_ok (reader);
}

JsonObject *
pandoria_printed_write (const PandoriaPrinted *printed)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (printed != NULL, NULL);

  pandoria_members_write (object, kind_rows[printed->kind].members, printed);
  if (printed->value == PANDORIA_PRINTED_UNKNOWN)
    json_object_set_null_member (object, kind_rows[printed->kind].value);
  else
    json_object_set_int_member (object, kind_rows[printed->kind].value, printed->value);
  return object;
}
