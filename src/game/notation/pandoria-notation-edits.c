/* Corrections of a player's tableau and of the table in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the tableau ------------------------------------------------------------------------------------------------ */

/* Takes @word; where it does not help, only so that it can be read: nobody is offered it. */
static gboolean
take_offered (PandoriaNotationReader *reader, const char *word, gboolean is_offered)
{
  GArray *wants = reader->wants;
  gboolean taken;

  if (!is_offered)
    reader->wants = NULL;
  taken = pandoria_notation_take_word (reader, word);
  reader->wants = wants;
  return taken;
}

static guint8
read_cost (PandoriaNotationReader *reader)
{
  PandoriaValue value;

  pandoria_notation_need (reader, PANDORIA_WANT_COST, 0, &value);
  return (guint8) value.number;
}

/* @card: a spell, or minus a building. */
static guint8
read_level (PandoriaNotationReader *reader, int card)
{
  PandoriaValue value;

  if (*pandoria_word_levels (card) == 0)
    return 0;
  pandoria_notation_need (reader, PANDORIA_WANT_LEVEL, card, &value);
  return (guint8) value.number;
}

static void
read_slot (PandoriaNotationReader *reader, PandoriaSlot *slot)
{
  PandoriaValue value;

  if (pandoria_notation_take (reader, PANDORIA_WANT_BUILDING, 0, &value))
    {
      slot->building = (guint8) value.number;
      slot->level = read_level (reader, -slot->building);
      slot->cost = read_cost (reader);
      if (!pandoria_notation_take (reader, PANDORIA_WANT_COLOR_FIGURE, 0, &value))
        return;
      slot->occupant = value.player;
      slot->occupant_leader = (guint8) value.leader;
    }
  else if (pandoria_notation_take_word (reader, "monument"))
    {
      pandoria_notation_need (reader, PANDORIA_WANT_NUMBER, 0, &value);
      slot->has_monument = TRUE;
      slot->monument = (guint8) value.number;
    }
  else if (!pandoria_notation_take_word (reader, "none"))
    pandoria_notation_fail (
        reader, g_strdup (_ ("What lies in the next slot belongs here: a building, such as bank 2 @5, a monument "
                             "with its points, such as monument 5, or none.")));
}

static void
read_slots (PandoriaNotationReader *reader, guint player, PandoriaPlayerEdit *edit)
{
  guint n = reader->seats->n_slots[player] > 0 ? reader->seats->n_slots[player] : PANDORIA_MAX_SLOTS;
  gboolean is_offered = reader->state == NULL || !pandoria_variant_is_family ((PandoriaVariant) reader->state->variant);

  if (!take_offered (reader, "slots", is_offered))
    return;
  for (; edit->n_slots < n && !reader->failed; edit->n_slots++)
    read_slot (reader, &edit->slots[edit->n_slots]);
}

static void
read_top_spell (PandoriaNotationReader *reader, PandoriaPlayerEdit *edit)
{
  gboolean is_offered = reader->state == NULL || !pandoria_variant_is_family ((PandoriaVariant) reader->state->variant);
  PandoriaValue value;

  if (!take_offered (reader, "top", is_offered))
    return;
  edit->edit_top_spell = PANDORIA_EDIT_CLEAR;
  if (pandoria_notation_take_word (reader, "none"))
    return;
  edit->edit_top_spell = PANDORIA_EDIT_SET;
  if (!pandoria_notation_need (reader, PANDORIA_WANT_SPELL, 0, &value))
    return;
  edit->top_spell.spell = (guint8) value.number;
  edit->top_spell.level = read_level (reader, value.number);
  edit->top_spell.cost = read_cost (reader);
}

static void
read_prisoners (PandoriaNotationReader *reader, guint player, PandoriaPlayerEdit *edit)
{
  gboolean is_offered = reader->state == NULL || pandoria_options_may_hold_prisoners (reader->state, player);
  PandoriaValue value;

  if (!take_offered (reader, "prisoners", is_offered))
    return;
  edit->edit_prisoners = TRUE;
  if (pandoria_notation_take_word (reader, "none")
      || !pandoria_notation_need (reader, PANDORIA_WANT_COLOR_FIGURE, 0, &value))
    return;
  do
    edit->prisoners[edit->n_prisoners++] = (PandoriaFigure){ value.player, (guint8) value.leader };
  while (edit->n_prisoners < PANDORIA_MAX_PRISONERS
         && pandoria_notation_take (reader, PANDORIA_WANT_COLOR_FIGURE, 0, &value));
}

static void
read_haunter (PandoriaNotationReader *reader, guint player, PandoriaPlayerEdit *edit)
{
  gboolean is_offered = reader->state == NULL || pandoria_options_may_be_haunted (reader->state, player);
  PandoriaValue value;

  if (!take_offered (reader, "haunter", is_offered))
    return;
  edit->edit_haunter = PANDORIA_EDIT_CLEAR;
  if (pandoria_notation_take_word (reader, "none"))
    return;
  edit->edit_haunter = PANDORIA_EDIT_SET;
  if (pandoria_notation_need (reader, PANDORIA_WANT_COLOR_FIGURE, 0, &value))
    edit->haunter = (PandoriaFigure){ value.player, (guint8) value.leader };
}

static void
read_tableau (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_COLOR, 0, &value))
    return;
  action->player = value.player;
  read_slots (reader, action->player, &action->tableau);
  read_top_spell (reader, &action->tableau);
  read_prisoners (reader, action->player, &action->tableau);
  read_haunter (reader, action->player, &action->tableau);
}

static void
write_card (GString *text, const char *key, int card, guint level, guint cost)
{
  g_autofree char *written = pandoria_word_level (card, level);

  pandoria_notation_add (text, "%s", key);
  if (level > 0)
    pandoria_notation_add (text, "%s", written);
  pandoria_notation_add (text, "@%u", cost);
}

static void
write_figure (GString *text, const PandoriaSeats *seats, guint player, gboolean leader)
{
  pandoria_notation_add (text, "%s%s", pandoria_seats_get_key (seats, player), leader ? "L" : "");
}

static void
write_slot (GString *text, const PandoriaSeats *seats, const PandoriaSlot *slot)
{
  if (slot->has_monument)
    pandoria_notation_add (text, "monument %u", slot->monument);
  else if (slot->building == PANDORIA_BUILDING_NONE)
    pandoria_notation_add (text, "none");
  else
    {
      write_card (text, pandoria_building_key ((PandoriaBuilding) slot->building), -slot->building, slot->level,
                  slot->cost);
      if (slot->occupant != PANDORIA_NOBODY)
        write_figure (text, seats, slot->occupant, slot->occupant_leader);
    }
}

static void
write_tableau (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  const PandoriaPlayerEdit *edit = &action->tableau;

  pandoria_notation_add (text, "%s", pandoria_seats_get_key (seats, action->player));
  if (edit->n_slots > 0)
    pandoria_notation_add (text, "slots");
  for (guint i = 0; i < edit->n_slots; i++)
    write_slot (text, seats, &edit->slots[i]);
  if (edit->edit_top_spell == PANDORIA_EDIT_CLEAR)
    pandoria_notation_add (text, "top none");
  if (edit->edit_top_spell == PANDORIA_EDIT_SET)
    {
      pandoria_notation_add (text, "top");
      write_card (text, pandoria_spell_key ((PandoriaSpell) edit->top_spell.spell), edit->top_spell.spell,
                  edit->top_spell.level, edit->top_spell.cost);
    }
  if (edit->edit_prisoners)
    pandoria_notation_add (text, edit->n_prisoners > 0 ? "prisoners" : "prisoners none");
  for (guint i = 0; i < edit->n_prisoners; i++)
    write_figure (text, seats, edit->prisoners[i].player, edit->prisoners[i].leader);
  if (edit->edit_haunter != PANDORIA_EDIT_KEEP)
    pandoria_notation_add (text, edit->edit_haunter == PANDORIA_EDIT_SET ? "haunter" : "haunter none");
  if (edit->edit_haunter == PANDORIA_EDIT_SET)
    write_figure (text, seats, edit->haunter.player, edit->haunter.leader);
}

/* --- the table -------------------------------------------------------------------------------------------------- */

static void
read_table (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaTableEdit *edit = &action->table;
  PandoriaValue value;

  while (pandoria_notation_take (reader, PANDORIA_WANT_TABLE, 0, &value))
    {
      edit->members |= (guint16) (1u << value.number);
      if (value.number == PANDORIA_TABLE_MONUMENTS)
        {
          edit->n_monuments = value.n_list;
          memcpy (edit->monuments, value.list, sizeof edit->monuments);
        }
      else if (value.number == PANDORIA_TABLE_RELICS)
        {
          edit->n_relics = value.n_list;
          memcpy (edit->relics, value.list, sizeof edit->relics);
        }
      else
        edit->numbers[value.number] = (guint16) value.other;
    }
}

static void
write_table (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if ((action->table.members >> i & 1) != 0)
      {
        g_autofree char *word = pandoria_table_word_new (seats, (PandoriaTableMember) i, &action->table);

        pandoria_notation_add (text, "%s", word);
      }
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaNotationRow pandoria_notation_tableau
    = { "tableau", read_tableau, write_tableau, N_ ("Correct a player’s slots, top spell, prisoners or ghost") };
const PandoriaNotationRow pandoria_notation_table
    = { "table", read_table, write_table, N_ ("Correct the round, whose turn it is, or the stacks") };
