/* Corrections of a player's tableau and of the table between JSON and PandoriaAction: edit-player and edit-table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-rows.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-tableau-json.h"

#include <glib/gi18n-lib.h>

/* --- edit-player ------------------------------------------------------------------------------------------------ */

static void
read_slots (PandoriaReader *reader, JsonObject *object, PandoriaPlayerEdit *edit, guint seat)
{
  guint known = reader->n_slots[seat];
  PandoriaList list;

  if (!pandoria_reader_has (object, "slots"))
    return;
  pandoria_list_open (&list, reader, object, "slots", known > 0 ? known : 1, known > 0 ? known : PANDORIA_MAX_SLOTS);
  while (pandoria_list_next (&list))
    pandoria_slot_read (&list, &edit->slots[list.index]);
  edit->n_slots = (guint8) list.index;
}

static void
read_prisoners (PandoriaReader *reader, JsonObject *object, PandoriaPlayerEdit *edit)
{
  PandoriaList list;

  if (!pandoria_reader_has (object, "prisoners"))
    return;
  edit->edit_prisoners = TRUE;
  pandoria_list_open (&list, reader, object, "prisoners", 0, PANDORIA_MAX_PRISONERS);
  while (pandoria_list_next (&list))
    pandoria_figure_read (reader, pandoria_list_object (&list), &edit->prisoners[list.index]);
  edit->n_prisoners = (guint8) list.index;
}

/* Opens a member that may be null. Returns: (nullable): its object; NULL where nothing is to be read. */
static JsonObject *
open_edit (PandoriaReader *reader, JsonObject *object, const char *member, guint8 *edit)
{
  if (!pandoria_reader_has (object, member))
    return NULL;
  *edit = pandoria_reader_is_null (object, member) ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  return *edit == PANDORIA_EDIT_SET ? pandoria_reader_object (reader, object, member) : NULL;
}

static void
read_edit_player (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  PandoriaPlayerEdit *edit = &action->tableau;
  JsonObject *part;
  gsize mark;

  action->player = pandoria_reader_seat (reader, object, "player");
  read_slots (reader, object, edit, action->player);
  part = open_edit (reader, object, "topSpell", &edit->edit_top_spell);
  mark = pandoria_reader_enter (reader, "topSpell");
  if (part != NULL)
    pandoria_top_spell_read (reader, part, &edit->top_spell);
  pandoria_reader_leave (reader, mark);
  read_prisoners (reader, object, edit);
  part = open_edit (reader, object, "haunter", &edit->edit_haunter);
  mark = pandoria_reader_enter (reader, "haunter");
  if (part != NULL)
    pandoria_figure_read (reader, part, &edit->haunter);
  pandoria_reader_leave (reader, mark);
}

static void
write_edit_player (JsonObject *object, const PandoriaAction *action)
{
  const PandoriaPlayerEdit *edit = &action->tableau;
  JsonArray *slots;

  json_object_set_int_member (object, "player", action->player);
  slots = edit->n_slots > 0 ? pandoria_json_add_array (object, "slots") : NULL;
  for (guint i = 0; i < edit->n_slots; i++)
    pandoria_slot_write (slots, &edit->slots[i]);
  if (edit->edit_top_spell != PANDORIA_EDIT_KEEP)
    pandoria_top_spell_write (object, "topSpell", &edit->top_spell);
  if (edit->edit_prisoners)
    pandoria_figures_write (object, "prisoners", edit->n_prisoners, edit->prisoners);
  if (edit->edit_haunter == PANDORIA_EDIT_SET)
    pandoria_figure_write (pandoria_json_add_object (object, "haunter"), edit->haunter);
  if (edit->edit_haunter == PANDORIA_EDIT_CLEAR)
    json_object_set_null_member (object, "haunter");
}

/* --- edit-table ------------------------------------------------------------------------------------------------- */

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
          pandoria_reader_fail (reader, NULL, _ ("%u is there twice"), numbers[i]);
    }
  return (guint8) list.index;
}

static void
read_edit_table (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  PandoriaTableEdit *edit = &action->table;

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

static void
write_edit_table (JsonObject *object, const PandoriaAction *action)
{
  const PandoriaTableEdit *edit = &action->table;

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

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaActionRow pandoria_action_row_edit_player = { read_edit_player, write_edit_player };
const PandoriaActionRow pandoria_action_row_edit_table = { read_edit_table, write_edit_table };
