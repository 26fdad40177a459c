/* Converts one action, with its spell or its building slots, between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-parts-json.h"

#include "pandoria-record.h"

#include <glib/gi18n-lib.h>

/* No level allows more figures, moves or hexes. */
#define MAX_LEVEL  2
#define ANY_LENGTH G_MAXUINT8

/* Mages and Goblins cast a top spell, which their act does not name. The Goblins' Adopt is in
 * "adopt" (rulings 41). */
static gboolean
names_spell (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_RECAST && action->kind != PANDORIA_ACT_GOBLIN_CAST;
}

/* @limit: the number of figures, moves and hexes that the level allows. A longer list keeps its
 * length. */
static void
read_members (PandoriaReader *reader, JsonObject *object, guint which, guint limit,
              PandoriaSpellMembers *members)
{
  for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
    {
      PandoriaMemberRow row = pandoria_spell_members[i];

      row.max = (guint8) MIN (row.max, limit);
      if (which >> i & 1)
        pandoria_member_read (reader, object, &row, members);
    }
}

static void
write_members (JsonObject *object, guint which, const PandoriaSpellMembers *members)
{
  for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
    if (which >> i & 1)
      pandoria_member_write (object, &pandoria_spell_members[i], members);
}

/* Reads "player" and "copy" of an Adopt from @object. */
static void
read_adopt (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *copy = pandoria_reader_object_or_null (reader, object, "copy");
  gsize mark;

  if (pandoria_reader_has (reader, object, "player"))
    action->members.player = (gint8) pandoria_reader_seat (reader, object, "player");
  if (copy == NULL)
    return;
  mark = pandoria_reader_enter (reader, "copy");
  read_members (reader, copy, PANDORIA_EVERY_MEMBER, ANY_LENGTH, &action->copy);
  pandoria_reader_leave (reader, mark);
}

static void
write_adopt (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *copy;

  if (action->members.player >= 0)
    json_object_set_int_member (object, "player", action->members.player);
  copy = pandoria_json_add_object (object, "copy");
  write_members (copy, PANDORIA_EVERY_MEMBER, &action->copy);
  if (json_object_get_size (copy) == 0)
    json_object_remove_member (object, "copy");
}

/* An act has only one of these members. */
static void
check_either (PandoriaReader *reader, JsonObject *object, const char *one, const char *other)
{
  if (pandoria_reader_has (reader, object, one) && pandoria_reader_has (reader, object, other))
    pandoria_reader_fail (reader, other, _ ("cannot be combined with “%s”"), one);
}

static void
read_cast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  guint which = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  read_members (reader, object, which,
                action->level > 0 ? MIN (action->level, MAX_LEVEL) : ANY_LENGTH, &action->members);
  if (which & PANDORIA_MEMBER_ADOPT)
    read_adopt (reader, object, action);
  if ((which & PANDORIA_MEMBER_FIRST) == 0 && (which & PANDORIA_MEMBER_MONUMENT) != 0)
    check_either (reader, object, "build", "monument");
  if (which & PANDORIA_MEMBER_FORTRESS)
    check_either (reader, object, "at", "fortress");
}

static void
read_goblin_adopt (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *adopt = pandoria_reader_object_or_null (reader, object, "adopt");
  gsize mark = pandoria_reader_enter (reader, "adopt");

  if (adopt != NULL)
    read_adopt (reader, adopt, action);
  pandoria_reader_leave (reader, mark);
}

void
pandoria_spell_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                     gpointer base)
{
  PandoriaAction *action = base;

  if (names_spell (action))
    read_cast (reader, object, action);
  else
    read_members (reader, object, PANDORIA_EVERY_MEMBER, ANY_LENGTH, &action->members);
  if (action->kind == PANDORIA_ACT_RECAST)
    read_adopt (reader, object, action);
  if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    read_goblin_adopt (reader, object, action);
}

static void
write_goblin_adopt (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *adopt = pandoria_json_add_object (object, "adopt");

  write_adopt (adopt, action);
  if (json_object_get_size (adopt) == 0)
    json_object_remove_member (object, "adopt");
}

void
pandoria_spell_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaAction *action = base;
  guint which = names_spell (action) ? pandoria_spell_get_members ((PandoriaSpell) action->spell)
                                     : PANDORIA_EVERY_MEMBER;

  write_members (object, which, &action->members);
  if (action->kind == PANDORIA_ACT_RECAST || (which & PANDORIA_MEMBER_ADOPT) != 0)
    write_adopt (object, action);
  if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    write_goblin_adopt (object, action);
}

/* --- ransoming (6.2) ------------------------------------------------------------------------ */

static void
fail_resource (PandoriaReader *reader, const char *key)
{
  g_autofree char *excerpt = pandoria_json_excerpt (key);

  pandoria_reader_fail (reader, NULL, _ ("“%s” is not a resource"), excerpt);
}

void
pandoria_pay_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                   gpointer base)
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
        fail_resource (reader, key);
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

/* --- markers -------------------------------------------------------------------------------- */

void
pandoria_counters_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                        gpointer base)
{
  gint64 *adjust = &G_STRUCT_MEMBER (gint64, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    adjust[i] = pandoria_reader_int_or (reader, object, pandoria_counter_key ((PandoriaCounter) i),
                                        G_MININT64, G_MAXINT64, 0);
}

void
pandoria_counters_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const gint64 *adjust = &G_STRUCT_MEMBER (gint64, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (adjust[i] != 0)
      json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i), adjust[i]);
}

/* --- the table ------------------------------------------------------------------------------ */

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
read_numbers (PandoriaReader *reader, JsonObject *object, PandoriaTableMember member, guint size,
              guint8 *numbers)
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
pandoria_table_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                     gpointer base)
{
  PandoriaTableEdit *edit = &G_STRUCT_MEMBER (PandoriaTableEdit, base, row->offset);

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    {
      PandoriaTableMember member = (PandoriaTableMember) i;

      if (!pandoria_reader_has (reader, object, pandoria_table_member_key (member)))
        continue;
      edit->members |= (guint16) (1u << i);
      if (member == PANDORIA_TABLE_MONUMENTS)
        edit->n_monuments
            = read_numbers (reader, object, member, PANDORIA_MAX_STACK, edit->monuments);
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
        json_object_set_boolean_member (object, pandoria_table_member_key (member),
                                        edit->numbers[i] != 0);
      else
        json_object_set_int_member (object, pandoria_table_member_key (member), edit->numbers[i]);
    }
}

/* --- slots ---------------------------------------------------------------------------------- */

static void
read_monument (PandoriaReader *reader, JsonObject *object, PandoriaSlot *slot)
{
  check_either (reader, object, "monument", "building");
  check_either (reader, object, "monument", "figure");
  slot->has_monument = TRUE;
  slot->monument = (guint8) pandoria_reader_int (reader, object, "monument", 0, PANDORIA_MAX_COST);
}

static void
read_slot (PandoriaList *list, PandoriaSlot *slot)
{
  JsonObject *object;

  if (JSON_NODE_HOLDS_NULL (pandoria_list_node (list)))
    return;
  object = pandoria_list_object (list);
  if (object == NULL)
    return;
  if (pandoria_reader_has (list->reader, object, "monument"))
    {
      read_monument (list->reader, object, slot);
      return;
    }
  pandoria_members_read (list->reader, object, pandoria_slot_members, slot);
  if (pandoria_reader_has (list->reader, object, "figure")
      && !pandoria_reader_is_null (list->reader, object, "figure"))
    pandoria_members_read (list->reader, object, pandoria_occupant_members, slot);
}

void
pandoria_slots_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                     gpointer base)
{
  PandoriaAction *action = base;
  guint known = reader->n_slots[action->player];
  PandoriaList list;

  pandoria_list_open (&list, reader, object, row->name, known > 0 ? known : 1,
                      known > 0 ? known : PANDORIA_MAX_SLOTS);
  while (pandoria_list_next (&list))
    read_slot (&list, &action->tableau.slots[list.index]);
  action->tableau.n_slots = (guint8) list.index;
}

static void
write_building (JsonObject *object, const PandoriaSlot *slot)
{
  pandoria_members_write (object, pandoria_slot_members, slot);
  if (slot->occupant != PANDORIA_NOBODY)
    pandoria_members_write (object, pandoria_occupant_members, slot);
}

void
pandoria_slot_write (JsonArray *array, const PandoriaSlot *slot)
{
  if (slot->has_monument)
    json_object_set_int_member (pandoria_json_append_object (array), "monument", slot->monument);
  else if (slot->building != PANDORIA_BUILDING_NONE)
    write_building (pandoria_json_append_object (array), slot);
  else
    json_array_add_null_element (array);
}

void
pandoria_slots_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaPlayerEdit *edit = &((const PandoriaAction *) base)->tableau;
  JsonArray *slots = edit->n_slots > 0 ? pandoria_json_add_array (object, row->name) : NULL;

  for (guint i = 0; i < edit->n_slots; i++)
    pandoria_slot_write (slots, &edit->slots[i]);
}

/* --- Halflings ------------------------------------------------------------------------------ */

static int
order_from_key (const char *key)
{
  return g_str_equal (key, "monument") ? 1 : g_str_equal (key, "cast") ? 0 : -1;
}

/* The second half of the revised Halflings' act is exactly one of these two. */
void
pandoria_second_read (PandoriaReader *reader, JsonObject *object, const PandoriaMemberRow *row,
                      gpointer base)
{
  PandoriaAction *action = base;
  gboolean has_build = pandoria_reader_object_or_null (reader, object, "build") != NULL;
  gboolean has_monument = pandoria_reader_object_or_null (reader, object, "monument") != NULL;

  check_either (reader, object, "build", "monument");
  if (!has_build && !has_monument)
    pandoria_reader_fail (reader, NULL, _ ("“%1$s” or “%2$s” is missing"), "build", "monument");
  pandoria_members_read (reader, object, pandoria_built_members, action);
  action->monument_first = pandoria_reader_has (reader, object, "first")
                           && pandoria_reader_key (reader, object, "first", order_from_key,
                                                   N_ ("“%s” is neither “cast” nor “monument”"))
                                  == 1;
  if (action->monument_first && !has_monument)
    pandoria_reader_fail (reader, "first", _ ("names a monument that does not exist"));
}

void
pandoria_second_write (JsonObject *object, const PandoriaMemberRow *row, gpointer base)
{
  const PandoriaAction *action = base;
  gboolean has_build = action->build.building != PANDORIA_BUILDING_NONE;

  pandoria_member_write (object, &pandoria_built_members[has_build ? 0 : 1], action);
  if (!has_build && action->monument_first)
    json_object_set_string_member (object, "first", "monument");
}

/* --- what each player has after a turn (rulings 80) ------------------------------------------ */

/* crystal, gold, wood, points */
#define N_AFTER ((guint) PANDORIA_COUNTER_POINTS + 1)

static void
read_after_seat (const PandoriaList *seats)
{
  PandoriaList numbers;

  if (JSON_NODE_HOLDS_NULL (pandoria_list_node (seats)))
    return;
  pandoria_list_open_within (&numbers, seats, N_AFTER, N_AFTER);
  while (pandoria_list_next (&numbers))
    pandoria_list_int (&numbers, G_MININT64, G_MAXINT64);
}

/* Only checks it; pandoria-record-after.c compares it with the game. */
static void
read_after (PandoriaReader *reader, JsonObject *object)
{
  PandoriaList seats;

  if (!pandoria_reader_has (reader, object, "after"))
    return;
  pandoria_list_open (&seats, reader, object, "after", reader->n_players, reader->n_players);
  while (pandoria_list_next (&seats))
    read_after_seat (&seats);
}

/* --- the action ----------------------------------------------------------------------------- */

void
pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  int kind = pandoria_reader_key (reader, object, "do", pandoria_act_from_key,
                                  N_ ("“%s” is not an action"));

  pandoria_action_init (action, (PandoriaActKind) kind);
  if (!pandoria_reader_is_ok (reader))
    return;
  pandoria_members_read (reader, object, pandoria_act_get_members ((PandoriaActKind) kind), action);
  pandoria_members_read (reader, object, pandoria_common_members, action);
  if (kind == PANDORIA_ACT_END_TURN)
    read_after (reader, object);
  pandoria_reader_text_or_null (reader, object, "note", PANDORIA_MAX_NOTE);
  pandoria_reader_text_or_null (reader, object, "time", PANDORIA_MAX_NAME);
  pandoria_reader_close (reader, object);
}

gboolean
pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action,
                           GError **error)
{
  PandoriaReader reader;
  PandoriaAction read;

  g_return_val_if_fail (object != NULL && action != NULL, FALSE);

  pandoria_reader_init (&reader, where);
  pandoria_action_read (&reader, object, &read);
  if (!pandoria_reader_finish (&reader, error))
    return FALSE;
  *action = read;
  return TRUE;
}

JsonObject *
pandoria_action_to_json (const PandoriaAction *action)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (action != NULL && action->kind < PANDORIA_N_ACTS, object);

  json_object_set_string_member (object, "do", pandoria_act_key ((PandoriaActKind) action->kind));
  pandoria_members_write (object, pandoria_act_get_members ((PandoriaActKind) action->kind),
                          action);
  pandoria_members_write (object, pandoria_common_members, action);
  return object;
}
