/* The members of acts in the notation, read and written by the kind of each row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-members.h"
#include "pandoria-notation-kinds.h"

#include <glib/gi18n-lib.h>

#define BYTE        VALUE (guint8)
#define VALUE(TYPE) G_STRUCT_MEMBER (TYPE, base, row->member->offset)
#define COUNT       G_STRUCT_MEMBER (guint8, base, row->member->count)

/* --- values --------------------------------------------------------------------------------- */

/* Returns: the member of @value that is stored in a byte of @kind. */
static int *
get_number (PandoriaValue *value, guint kind)
{
  switch (kind)
    {
    case PANDORIA_KIND_SEAT: return &value->player;
    case PANDORIA_KIND_SLOT: return &value->slot;
    case PANDORIA_KIND_FLAG:
    case PANDORIA_KIND_BOOL: return &value->leader;
    default: return &value->number;
    }
}

static void
copy_place (PandoriaPlaceRef *place, PandoriaValue *value, gboolean stores)
{
  if (stores)
    *place = (PandoriaPlaceRef){ value->space, (guint8) value->player, (guint8) value->slot };
  else
    *value = (PandoriaValue){ .space = place->at, .player = place->player, .slot = place->slot };
}

/* @value->to has the second of two spaces. */
static void
copy_space (const PandoriaLineRow *row, gpointer base, PandoriaValue *value, gboolean stores)
{
  PandoriaSpace *space = value->has_space ? &value->to : &value->space;

  if (stores)
    VALUE (PandoriaSpace) = *space;
  else
    *space = VALUE (PandoriaSpace);
  value->has_space = TRUE;
  if (row->member->also == 0)
    return;
  if (stores)
    G_STRUCT_MEMBER (guint8, base, row->member->also) |= (guint8) value->leader;
  else
    value->leader = G_STRUCT_MEMBER (guint8, base, row->member->also);
}

/* A cost that can be unknown has a flag for it (rulings 82). */
static void
copy_cost (const PandoriaLineRow *row, gpointer base, PandoriaValue *value, gboolean stores)
{
  guint8 *is_unknown
      = row->member->also != 0 ? &G_STRUCT_MEMBER (guint8, base, row->member->also) : NULL;

  if (stores)
    BYTE = (guint8) value->number;
  else
    value->number = BYTE;
  if (is_unknown == NULL)
    return;
  if (stores)
    *is_unknown = (guint8) value->is_none;
  else
    value->is_none = *is_unknown;
}

/* Copies @value to @base if @stores is TRUE, otherwise from @base. */
static void
copy_value (const PandoriaLineRow *row, gpointer base, PandoriaValue *value, gboolean stores)
{
  if (row->part != NULL)
    for (const PandoriaLineRow *part = row->part; part->member->kind != PANDORIA_KIND_END; part++)
      copy_value (part, &BYTE, value, stores);
  else if (row->member->kind == PANDORIA_KIND_SPACE)
    copy_space (row, base, value, stores);
  else if (row->member->kind == PANDORIA_KIND_PLACE || row->member->kind == PANDORIA_KIND_PLACES)
    copy_place (&VALUE (PandoriaPlaceRef), value, stores);
  else if (row->member->kind == PANDORIA_KIND_COST)
    copy_cost (row, base, value, stores);
  else if (stores)
    BYTE = (guint8) *get_number (value, row->member->kind);
  else
    *get_number (value, row->member->kind)
        = row->member->kind == PANDORIA_KIND_RESOURCE ? VALUE (gint8) : BYTE;
}

static void
add_word (const PandoriaNotationWriter *writer, const PandoriaWant *want,
          const PandoriaValue *value)
{
  if (writer->text->len > 0)
    g_string_append_c (writer->text, ' ');
  pandoria_word_write (writer->text, writer->seats, want, value);
}

static void
write_value (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  PandoriaWant want = pandoria_member_get_want (row, base);
  PandoriaValue value = { 0 };

  copy_value (row, base, &value, FALSE);
  add_word (writer, &want, &value);
}

guint
pandoria_member_get_limit (const PandoriaLineRow *row)
{
  return row->member->max > 0 ? row->member->max : row->member->room;
}

gboolean
pandoria_member_exists (const PandoriaLineRow *row, gpointer base)
{
  switch (row->member->kind)
    {
    case PANDORIA_KIND_SPACE: return VALUE (PandoriaSpace) != PANDORIA_SPACE_NONE;
    case PANDORIA_KIND_RESOURCE: return VALUE (gint8) >= 0;
    case PANDORIA_KIND_LIST:
    case PANDORIA_KIND_PLACES:
    case PANDORIA_KIND_HEXES:
    case PANDORIA_KIND_SLOTS: return COUNT > 0;
    case PANDORIA_KIND_NAME: return TRUE;
    default: return BYTE != 0;
    }
}

/* --- one value or several ------------------------------------------------------------------- */

/* Reads the member if it is one word. */
static gboolean
read_value (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
            PandoriaTakeFunc take)
{
  PandoriaWant want = pandoria_member_get_want (row, base);
  PandoriaValue value;

  if (!take (self, &want, &value))
    return FALSE;
  copy_value (row, base, &value, TRUE);
  return TRUE;
}

void
pandoria_notation_write_members (const PandoriaNotationWriter *writer, const PandoriaLineRow *rows,
                                 gpointer base)
{
  for (int order = PANDORIA_ORDER_USUAL; order < PANDORIA_ORDER_NONE; order++)
    for (const PandoriaLineRow *row = rows; row->member->kind != PANDORIA_KIND_END; row++)
      if ((int) row->order == order)
        pandoria_notation_write_member (writer, row, base);
}

static gboolean
read_level (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
            PandoriaTakeFunc take)
{
  return *pandoria_word_levels (pandoria_member_get_want (row, base).number) == 0
         || read_value (self, row, base, take);
}

static gboolean
read_card_cost (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
                PandoriaTakeFunc take)
{
  return read_value (
      self, row, base,
      pandoria_notation_reader_get_seats (self)->free_cards ? pandoria_notation_take_want : take);
}

/* The word before it sets the member, "none" after that clears it. */
static gboolean
read_choice (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
             PandoriaTakeFunc take)
{
  BYTE = pandoria_notation_take_word (self, "none") ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
  return TRUE;
}

/* The word before it already is the whole member. */
static gboolean
read_flag (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
           PandoriaTakeFunc take)
{
  BYTE = TRUE;
  return TRUE;
}

static gboolean
read_name (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
           PandoriaTakeFunc take)
{
  const char *card = pandoria_notation_take_token (self, PANDORIA_TOKEN_NAME);

  if (card == NULL)
    return FALSE;
  if (g_utf8_strlen (card, -1) > PANDORIA_MAX_NAME)
    pandoria_notation_fail (self, 1, g_strdup (_ ("This name is too long.")));
  pandoria_notation_reader_set_card (self, card);
  return TRUE;
}

static gboolean
read_part (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
           PandoriaTakeFunc take)
{
  if (row->word_kind != PANDORIA_WORD_OF_KIND)
    return read_value (self, row, base, take);
  if (!pandoria_notation_read_member (self, row->part, &BYTE, take))
    return FALSE;
  pandoria_notation_read_members (self, row->part + 1, &BYTE);
  return TRUE;
}

gboolean
pandoria_notation_read_element (PandoriaNotationReader *self, const PandoriaLineRow *row,
                                gpointer base, PandoriaTakeFunc take)
{
  PandoriaMemberRow member = *row->member;
  PandoriaLineRow element = *row;
  PandoriaWant want = pandoria_member_get_want (row, base);
  PandoriaValue value;

  if (!take (self, &want, &value))
    return FALSE;
  member.offset = (guint16) (member.offset + COUNT * member.size);
  element.member = &member;
  if (COUNT < row->member->room)
    copy_value (&element, base, &value, TRUE);
  COUNT++;
  return TRUE;
}

static gboolean
read_list (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
           PandoriaTakeFunc take)
{
  gboolean is_read = pandoria_notation_read_element (self, row, base, take);

  while (is_read && COUNT < pandoria_member_get_limit (row)
         && pandoria_notation_read_element (self, row, base, pandoria_notation_take_want))
    ;
  return is_read;
}

/* If the list is longer than any level allows, repeats the last stored element. */
static void
write_list (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  for (guint i = 0; i < COUNT; i++)
    write_value (writer, row,
                 (guint8 *) base + MIN (i, row->member->room - 1u) * row->member->size);
}

static void
write_part (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  if (row->word_kind != PANDORIA_WORD_OF_KIND)
    write_value (writer, row, base);
  else
    pandoria_notation_write_members (writer, row->part, &BYTE);
}

static void
write_level (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  if (BYTE > 0)
    write_value (writer, row, base);
}

static void
write_card_cost (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  if (BYTE > 0 || !writer->seats->free_cards)
    write_value (writer, row, base);
}

static void
write_choice (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  if (BYTE == PANDORIA_EDIT_CLEAR)
    pandoria_notation_add (writer->text, "none");
}

static void
write_name (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  if (writer->card == NULL)
    return;
  g_string_append_c (writer->text, ' ');
  pandoria_token_quote (writer->text, writer->card, '"', '"');
}

/* --- building slots ------------------------------------------------------------------------- */

static void
read_slot (PandoriaNotationReader *self, PandoriaSlot *slot)
{
  const PandoriaLineRow *building = pandoria_line_get_rows (pandoria_slot_members);
  const PandoriaLineRow *occupant = pandoria_line_get_rows (pandoria_occupant_members);
  PandoriaValue value;

  if (pandoria_notation_read_member (self, building, slot, pandoria_notation_take_want))
    {
      pandoria_notation_read_members (self, building + 1, slot);
      pandoria_notation_read_member (self, occupant, slot, pandoria_notation_take_want);
    }
  else if (pandoria_notation_take_word (self, "monument"))
    {
      pandoria_notation_need (self, PANDORIA_WORD_NUMBER, 0, &value);
      slot->has_monument = TRUE;
      slot->monument = (guint8) value.number;
    }
  else if (!pandoria_notation_take_word (self, "none"))
    pandoria_notation_fail (
        self, 0,
        g_strdup (
            _ ("The next slot’s contents belong here: a building (bank 2 @5), a monument with its "
               "points (monument 5), or none.")));
}

static gboolean
read_slots (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
            PandoriaTakeFunc take)
{
  PandoriaAction *action = base;
  const guint8 known = pandoria_notation_reader_get_seats (self)->n_slots[action->player];
  const guint n = known > 0 ? known : PANDORIA_MAX_SLOTS;

  for (; COUNT < n && !pandoria_notation_has_failed (self); COUNT++)
    read_slot (self, &action->tableau.slots[COUNT]);
  return TRUE;
}

static void
write_slot (const PandoriaNotationWriter *writer, PandoriaSlot *slot)
{
  if (slot->has_monument)
    {
      pandoria_notation_add (writer->text, "monument %u", slot->monument);
      return;
    }
  if (slot->building == PANDORIA_BUILDING_NONE)
    {
      pandoria_notation_add (writer->text, "none");
      return;
    }
  pandoria_notation_write_members (writer, pandoria_line_get_rows (pandoria_slot_members), slot);
  if (slot->occupant != PANDORIA_NOBODY)
    pandoria_notation_write_members (writer, pandoria_line_get_rows (pandoria_occupant_members),
                                     slot);
}

static void
write_slots (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  for (guint i = 0; i < COUNT; i++)
    write_slot (writer, &(&VALUE (PandoriaSlot))[i]);
}

/* --- corrections ---------------------------------------------------------------------------- */

/* Members that the player or the variant lacks are accepted, but not offered as completions. */
static gboolean
is_offered (const PandoriaNotationReader *self, const PandoriaLineRow *row,
            const PandoriaAction *action)
{
  const PandoriaState *state = pandoria_notation_reader_get_state (self);

  if (state == NULL)
    return TRUE;
  if (row->member->kind == PANDORIA_KIND_LIST)
    return pandoria_state_takes_prisoners (state, action->player);
  if (row->member->part == pandoria_figure_members)
    return pandoria_options_may_be_haunted (state, action->player);
  return !pandoria_variant_is_family ((PandoriaVariant) state->variant);
}

/* Reads "none" or the new value. The word before it has already been taken. */
static gboolean
read_edit (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base)
{
  guint8 *edit = &G_STRUCT_MEMBER (guint8, base, row->member->edit);

  *edit = row->member->kind == PANDORIA_KIND_LIST ? TRUE : PANDORIA_EDIT_CLEAR;
  if (pandoria_notation_take_word (self, "none"))
    return TRUE;
  if (row->member->kind == PANDORIA_KIND_LIST)
    return read_list (self, row, base, pandoria_notation_need_want);
  *edit = PANDORIA_EDIT_SET;
  return read_part (self, row, base, pandoria_notation_need_want);
}

/* Words of the form terrain=forest, in any order. The first of the rows reads them all, so that
 * completion offers each word once. */
static gboolean
read_edits (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base)
{
  PandoriaValue value;

  if (!row->is_first_edit)
    return FALSE;
  while (pandoria_notation_take (self, PANDORIA_WORD_EDIT, 0, &value))
    {
      G_STRUCT_MEMBER (guint8, base, value.row->member->edit)
          = value.is_none ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
      copy_value (value.row, base, &value, TRUE);
    }
  return TRUE;
}

/* Writes terrain=forest. Only a member that can be cleared has the form terrain=none. */
static void
write_short_edit (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base,
                  gboolean is_none)
{
  const PandoriaWant want = { PANDORIA_WORD_EDIT, 0, NULL };
  PandoriaValue value = { .row = row, .is_none = is_none };

  if (is_none && (row->member->flags & PANDORIA_MEMBER_NULLABLE) == 0)
    return;
  copy_value (row, base, &value, FALSE);
  add_word (writer, &want, &value);
}

static void
write_edit (const PandoriaNotationWriter *writer, const PandoriaLineRow *row, gpointer base)
{
  const guint edit = G_STRUCT_MEMBER (guint8, base, row->member->edit);
  const gboolean is_list = row->member->kind == PANDORIA_KIND_LIST;
  const gboolean is_none = is_list ? COUNT == 0 : edit == PANDORIA_EDIT_CLEAR;

  if (edit == PANDORIA_EDIT_KEEP)
    return;
  if (row->word == NULL)
    {
      write_short_edit (writer, row, base, is_none);
      return;
    }
  pandoria_notation_add (writer->text, "%s", row->word);
  if (is_none)
    pandoria_notation_add (writer->text, "none");
  else if (is_list)
    write_list (writer, row, base);
  else
    write_part (writer, row, base);
}

/* --- the kinds ------------------------------------------------------------------------------ */

/* NULL: the member is one word; a flag is only the word before it. */
static const struct
{
  PandoriaReadMember *read;
  PandoriaWriteMember *write;
} kinds[PANDORIA_N_MEMBER_KINDS] = {
  [PANDORIA_KIND_FLAG] = { read_flag, NULL },
  [PANDORIA_KIND_NOT] = { read_flag, NULL },
  [PANDORIA_KIND_FIRST] = { read_flag, NULL },
  [PANDORIA_KIND_PRESENT] = { read_flag, NULL },
  [PANDORIA_KIND_LEVEL] = { read_level, write_level },
  [PANDORIA_KIND_RATE] = { read_level, write_level },
  [PANDORIA_KIND_CARD_COST] = { read_card_cost, write_card_cost },
  [PANDORIA_KIND_NAME] = { read_name, write_name },
  [PANDORIA_KIND_PART] = { read_part, write_part },
  [PANDORIA_KIND_LIST] = { read_list, write_list },
  [PANDORIA_KIND_PLACES] = { read_list, write_list },
  [PANDORIA_KIND_HEX] = { pandoria_notation_read_hex, pandoria_notation_write_hex },
  [PANDORIA_KIND_HEXES] = { pandoria_notation_read_hexes, pandoria_notation_write_hexes },
  [PANDORIA_KIND_PAY] = { pandoria_notation_read_pay, pandoria_notation_write_pay },
  [PANDORIA_KIND_COUNTERS] = { pandoria_notation_read_counters, pandoria_notation_write_counters },
  [PANDORIA_KIND_SLOTS] = { read_slots, write_slots },
  [PANDORIA_KIND_TABLE] = { pandoria_notation_read_table, pandoria_notation_write_table },
  [PANDORIA_KIND_EDIT] = { read_choice, write_choice },
  [PANDORIA_KIND_MEMBERS] = { pandoria_notation_read_spell, pandoria_notation_write_spell },
  [PANDORIA_KIND_SECOND] = { pandoria_notation_read_second, pandoria_notation_write_second },
};

/* Reads the value of a member, after the word before it. */
static gboolean
read_by_kind (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
              PandoriaTakeFunc take)
{
  PandoriaReadMember *read = kinds[row->member->kind].read;

  if (read == NULL)
    return read_value (self, row, base, take);
  return read (self, row, base, take);
}

gboolean
pandoria_notation_read_member (PandoriaNotationReader *self, const PandoriaLineRow *row,
                               gpointer base, PandoriaTakeFunc take)
{
  const gboolean is_edit = row->member->edit != 0;
  const gboolean may_lack = is_edit || row->member->kind == PANDORIA_KIND_SLOTS;

  if (is_edit && row->word == NULL)
    return read_edits (self, row, base);
  if (row->word != NULL)
    {
      const gboolean offers = !may_lack || is_offered (self, row, base);

      if (!pandoria_notation_take_quietly (self, row->word, offers))
        return FALSE;
      take = pandoria_notation_need_want;
    }
  return is_edit ? read_edit (self, row, base) : read_by_kind (self, row, base, take);
}

void
pandoria_notation_read_members (PandoriaNotationReader *self, const PandoriaLineRow *rows,
                                gpointer base)
{
  for (int order = PANDORIA_ORDER_USUAL; order < PANDORIA_ORDER_NONE; order++)
    for (const PandoriaLineRow *row = rows;
         row->member->kind != PANDORIA_KIND_END && !pandoria_notation_has_failed (self); row++)
      {
        const gboolean is_optional = (row->member->flags & PANDORIA_MEMBER_OPTIONAL) != 0;

        if ((int) row->order == order)
          pandoria_notation_read_member (self, row, base,
                                         is_optional ? pandoria_notation_take_want
                                                     : pandoria_notation_need_want);
      }
}

void
pandoria_notation_write_member (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                                gpointer base)
{
  const gboolean is_optional = (row->member->flags & PANDORIA_MEMBER_OPTIONAL) != 0;

  if (row->member->edit != 0)
    {
      write_edit (writer, row, base);
      return;
    }
  if (is_optional && !pandoria_member_exists (row, base))
    return;
  if (row->word != NULL)
    pandoria_notation_add (writer->text, "%s", row->word);
  if (kinds[row->member->kind].write != NULL)
    kinds[row->member->kind].write (writer, row, base);
  else if (pandoria_member_get_want (row, base).kind != PANDORIA_WORD_OF_KIND)
    write_value (writer, row, base);
}
