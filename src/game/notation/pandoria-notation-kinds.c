/* The kinds of members that few acts have, in the notation: hexes, payments, counters, the table,
 * spells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-kinds.h"
#include "pandoria-notation-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define VALUE(TYPE) G_STRUCT_MEMBER (TYPE, base, row->member->offset)
#define COUNT       G_STRUCT_MEMBER (guint8, base, row->member->count)

guint
pandoria_notation_read_some_hexes (PandoriaNotationReader *self, guint min, guint max,
                                   PandoriaHex *hexes, guint8 *artifacts)
{
  PandoriaValue value;
  guint n = 0;

  for (guint i = 0; i < max; i++)
    hexes[i].at = PANDORIA_SPACE_NONE;
  while (n < max
         && (n < min ? pandoria_notation_need (self, PANDORIA_WORD_HEX, 0, &value)
                     : pandoria_notation_take (self, PANDORIA_WORD_HEX, 0, &value)))
    {
      hexes[n].terrain = (guint8) value.number;
      hexes[n].symbols = (guint8) value.other;
      if (pandoria_notation_need (self, PANDORIA_WORD_SPACE, 0, &value))
        hexes[n].at = value.space;
      n++;
    }
  if (artifacts == NULL || n < 2
      || !pandoria_notation_take (self, PANDORIA_WORD_ARTIFACTS, 0, &value))
    return n;
  *artifacts = (guint8) value.number;
  if (hexes[0].terrain != hexes[1].terrain)
    pandoria_notation_fail (
        self, 1, g_strdup (_ ("Only a tile that shows one terrain twice has artifacts.")));
  return n;
}

gboolean
pandoria_notation_read_hex (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
                            PandoriaTakeFunc take)
{
  return pandoria_notation_read_some_hexes (self, 1, 1, &VALUE (PandoriaHex), NULL) > 0;
}

gboolean
pandoria_notation_read_hexes (PandoriaNotationReader *self, const PandoriaLineRow *row,
                              gpointer base, PandoriaTakeFunc take)
{
  const PandoriaWant hex = { PANDORIA_WORD_HEX, 0, NULL };
  PandoriaValue value;
  guint n;

  if (!take (self, &hex, &value))
    return FALSE;
  pandoria_notation_step_back (self);
  n = pandoria_notation_read_some_hexes (self, row->member->min, row->member->max,
                                         &VALUE (PandoriaHex),
                                         &G_STRUCT_MEMBER (guint8, base, row->member->also));
  if ((row->member->flags & PANDORIA_MEMBER_FIXED) == 0)
    COUNT = (guint8) n;
  return TRUE;
}

void
pandoria_notation_add_hexes (GString *text, guint n, const PandoriaHex *hexes, guint artifacts)
{
  for (guint i = 0; i < n; i++)
    pandoria_notation_add (text, "%c%u %s",
                           pandoria_word_terrain ((PandoriaTerrain) hexes[i].terrain),
                           hexes[i].symbols, pandoria_space_name (hexes[i].at));
  if (artifacts > 0)
    pandoria_notation_add (text, "*%u", artifacts);
}

void
pandoria_notation_write_hex (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                             gpointer base)
{
  pandoria_notation_add_hexes (writer->text, 1, &VALUE (PandoriaHex), 0);
}

void
pandoria_notation_write_hexes (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                               gpointer base)
{
  guint n = (row->member->flags & PANDORIA_MEMBER_FIXED) != 0 ? row->member->max
                                                              : MIN (COUNT, row->member->max);

  pandoria_notation_add_hexes (writer->text, n, &VALUE (PandoriaHex),
                               G_STRUCT_MEMBER (guint8, base, row->member->also));
}

gboolean
pandoria_notation_read_pay (PandoriaNotationReader *self, const PandoriaLineRow *row, gpointer base,
                            PandoriaTakeFunc take)
{
  PandoriaAction *action = base;
  guint n = action->workers + (action->leader ? 1u : 0u);
  PandoriaValue value;

  while (action->n_pay < n && pandoria_notation_need (self, PANDORIA_WORD_RESOURCE, 0, &value))
    action->pay[action->n_pay++] = (guint8) value.number;
  return TRUE;
}

void
pandoria_notation_write_pay (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                             gpointer base)
{
  const PandoriaAction *action = base;

  for (guint i = 0; i < action->n_pay; i++)
    pandoria_notation_add (writer->text, "%s",
                           pandoria_counter_key ((PandoriaCounter) action->pay[i]));
}

gboolean
pandoria_notation_read_counters (PandoriaNotationReader *self, const PandoriaLineRow *row,
                                 gpointer base, PandoriaTakeFunc take)
{
  PandoriaValue value;

  while (pandoria_notation_take (self, PANDORIA_WORD_COUNTER, 0, &value))
    (&VALUE (gint64))[value.number] = value.other;
  return TRUE;
}

void
pandoria_notation_write_counters (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                                  gpointer base)
{
  const gint64 *adjust = &VALUE (gint64);

  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (adjust[i] != 0)
      pandoria_notation_add (writer->text, "%s%+" G_GINT64_FORMAT,
                             pandoria_counter_key ((PandoriaCounter) i), adjust[i]);
}

gboolean
pandoria_notation_read_table (PandoriaNotationReader *self, const PandoriaLineRow *row,
                              gpointer base, PandoriaTakeFunc take)
{
  PandoriaTableEdit *edit = &VALUE (PandoriaTableEdit);
  PandoriaValue value;

  while (pandoria_notation_take (self, PANDORIA_WORD_TABLE, 0, &value))
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
  return TRUE;
}

void
pandoria_notation_write_table (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                               gpointer base)
{
  const PandoriaTableEdit *edit = &VALUE (PandoriaTableEdit);

  for (guint i = 0; i < PANDORIA_N_TABLE_MEMBERS; i++)
    if ((edit->members >> i & 1) != 0)
      {
        g_autofree char *word
            = pandoria_table_word_new (writer->seats, (PandoriaTableMember) i, edit);

        pandoria_notation_add (writer->text, "%s", word);
      }
}

/* --- members of spells, and what the Halflings do in addition ------------------------------- */

/* No level allows more figures, moves or hexes. */
#define MAX_LEVEL  2
#define ANY_LENGTH G_MAXUINT8

/** Spell: the members of a spell that is being read. */
typedef struct
{
  guint which, offered, limit; /* bits of PandoriaMember; the number of figures, moves and hexes */
  PandoriaSpellMembers *members;
} Spell;

/* If a spell is known to have no hexes, F2 is a space, unless another one follows it. */
static gboolean
may_be_hex (PandoriaNotationReader *self, const Spell *spell)
{
  return spell->offered == 0 || (spell->offered & PANDORIA_MEMBER_HEXES) != 0
         || pandoria_notation_sees (self, 1, PANDORIA_WORD_SPACE);
}

static gboolean
has_elements (const PandoriaLineRow *row)
{
  return row->member->kind == PANDORIA_KIND_LIST || row->member->kind == PANDORIA_KIND_PLACES;
}

static gboolean
is_full (const PandoriaLineRow *row, gpointer base)
{
  if (has_elements (row))
    return COUNT >= pandoria_member_get_limit (row);
  return pandoria_member_exists (row, base);
}

/* Reads the member, or one element of a list. @row is one of the spell that is being read. */
static gboolean
read_this_member (PandoriaNotationReader *self, const Spell *spell, const PandoriaLineRow *row)
{
  const gboolean is_space = row->member->kind == PANDORIA_KIND_SPACE;
  const gboolean needs_word = row->word != NULL && !(row->is_implied && is_space);
  PandoriaTakeFunc take = pandoria_notation_take_want;
  PandoriaLineRow value = *row;

  if (is_full (row, spell->members))
    return FALSE;
  if (row->member->kind == PANDORIA_KIND_HEXES && !may_be_hex (self, spell))
    return FALSE;
  if (row->word != NULL && pandoria_notation_take_quietly (self, row->word, !row->is_implied))
    take = pandoria_notation_need_want;
  else if (needs_word)
    return FALSE;
  value.word = NULL; /* it has been read */
  if (has_elements (row))
    return pandoria_notation_read_element (self, &value, spell->members, take);
  return pandoria_notation_read_member (self, &value, spell->members, take);
}

static gboolean
read_spell_member (PandoriaNotationReader *self, const Spell *spell, guint i)
{
  const gboolean may_lead = (spell->which & PANDORIA_MEMBER_LEADER) != 0;
  PandoriaMemberRow member = pandoria_spell_members[i];
  PandoriaLineRow row = pandoria_line_get_rows (pandoria_spell_members)[i];

  member.max = (guint8) MIN (member.max, spell->limit);
  if (!may_lead && member.kind == PANDORIA_KIND_SPACE)
    member.also = 0;
  row.member = &member;
  return read_this_member (self, spell, &row);
}

static PandoriaLineOrder
get_order (guint i)
{
  return pandoria_line_get_rows (pandoria_spell_members)[i].order;
}

/* Reads the first member that is present. The order of a building and a monument is a separate
 * member. */
static gboolean
read_any (PandoriaNotationReader *self, const Spell *spell)
{
  const gboolean was_quiet = pandoria_notation_is_quiet (self);
  gboolean is_read = FALSE;

  for (int order = PANDORIA_ORDER_FIRST; order < PANDORIA_ORDER_NONE; order++)
    for (guint i = 0; i < PANDORIA_N_MEMBERS && !is_read && !pandoria_notation_has_failed (self);
         i++)
      {
        const gboolean is_possible = (spell->which >> i & 1) != 0;
        const gboolean is_offered = (spell->offered >> i & 1) != 0;

        if (!is_possible || (int) get_order (i) != order)
          continue;
        pandoria_notation_set_quiet (self, was_quiet || !is_offered);
        is_read = read_spell_member (self, spell, i);
        if (is_read && 1 << i == PANDORIA_MEMBER_BUILD && spell->members->monument.present)
          spell->members->monument_first = TRUE;
      }
  pandoria_notation_set_quiet (self, was_quiet);
  return is_read;
}

/* Reads the members in @which, in any order. Completion offers only those in @offered. */
static void
read_spell_members (PandoriaNotationReader *self, guint which, guint offered, guint limit,
                    PandoriaSpellMembers *members)
{
  const Spell spell = { which, offered, limit, members };

  while (!pandoria_notation_has_failed (self) && read_any (self, &spell))
    ;
}

/* Returns: whether another word of the line implies the member. */
static gboolean
is_redundant (const PandoriaLineRow *row, guint which, const PandoriaSpellMembers *members)
{
  if (row->member->kind == PANDORIA_KIND_FLAG)
    return members->at != PANDORIA_SPACE_NONE || members->fortress != PANDORIA_SPACE_NONE;
  if (row->member->kind == PANDORIA_KIND_FIRST)
    return members->build.building != PANDORIA_BUILDING_NONE && members->monument.present;
  return (which & PANDORIA_MEMBER_HEXES) == 0;
}

/* Returns: the index of the row of @member in pandoria_spell_members. */
static guint
get_index (PandoriaMember member)
{
  return g_bit_storage (member) - 1;
}

/* Returns: the row to write as row @i. A monument that is erected before the building is also
 * written before it, so their rows change places. */
static guint
find_written (guint i, const PandoriaSpellMembers *members)
{
  const gboolean has_both
      = members->monument.present && members->build.building != PANDORIA_BUILDING_NONE;
  const guint build = get_index (PANDORIA_MEMBER_BUILD);
  const guint monument = get_index (PANDORIA_MEMBER_MONUMENT);

  if (!has_both || !members->monument_first)
    return i;
  if (i == build)
    return monument;
  if (i == monument)
    return build;
  return i;
}

static void
write_spell_members (const PandoriaNotationWriter *writer, guint which,
                     PandoriaSpellMembers *members)
{
  const PandoriaLineRow *rows = pandoria_line_get_rows (pandoria_spell_members);

  for (int order = PANDORIA_ORDER_FIRST; order < PANDORIA_ORDER_NONE; order++)
    for (guint i = 0; i < PANDORIA_N_MEMBERS; i++)
      {
        PandoriaLineRow row = rows[find_written (i, members)];

        if ((int) row.order != order)
          continue;
        if (row.is_implied && is_redundant (&row, which, members))
          row.word = NULL;
        pandoria_notation_write_member (writer, &row, members);
      }
}

/* Returns: (nullable): the top spell of @seat, if the act is read in a state. */
static const PandoriaTopSpell *
get_top_spell (const PandoriaNotationReader *self, guint seat)
{
  const PandoriaState *state = pandoria_notation_reader_get_state (self);

  if (state == NULL || seat >= state->n_players)
    return NULL;
  return &state->players[seat].top_spell;
}

static guint
get_offered (const PandoriaTopSpell *top)
{
  return top != NULL ? pandoria_spell_get_members ((PandoriaSpell) top->spell) : 0;
}

/* Reads the player whose top spell Adopt copies, and the members of that spell. */
static void
read_adopt (PandoriaNotationReader *self, PandoriaAction *action)
{
  const PandoriaTopSpell *top = NULL;
  PandoriaValue value;

  if (pandoria_notation_take (self, PANDORIA_WORD_COLOR, 0, &value))
    {
      action->members.player = (gint8) value.player;
      top = get_top_spell (self, value.player);
    }
  read_spell_members (self, PANDORIA_EVERY_MEMBER, get_offered (top), ANY_LENGTH, &action->copy);
}

static void
write_adopt (const PandoriaNotationWriter *writer, PandoriaAction *action)
{
  if (action->members.player >= 0)
    pandoria_notation_add (writer->text, "%s",
                           pandoria_seats_get_key (writer->seats, (guint) action->members.player));
  write_spell_members (writer, PANDORIA_EVERY_MEMBER, &action->copy);
}

static void
check_either (PandoriaNotationReader *self, guint which, const PandoriaSpellMembers *members)
{
  if ((which & PANDORIA_MEMBER_FIRST) == 0 && members->build.building != PANDORIA_BUILDING_NONE
      && members->monument.present)
    pandoria_notation_fail (
        self, 1, g_strdup (_ ("Construct builds a building or erects a monument, not both.")));
  if (members->at != PANDORIA_SPACE_NONE && members->fortress != PANDORIA_SPACE_NONE)
    pandoria_notation_fail (self, 1,
                            g_strdup (_ ("Place either a castle or the fortress, not both.")));
}

static void
read_cast (PandoriaNotationReader *self, PandoriaAction *action)
{
  const guint which = pandoria_spell_get_members ((PandoriaSpell) action->spell);
  const guint limit = action->level > 0 ? MIN (action->level, MAX_LEVEL) : ANY_LENGTH;

  if (which & PANDORIA_MEMBER_ADOPT)
    read_adopt (self, action);
  read_spell_members (self, which, which, limit, &action->members);
  check_either (self, which, &action->members);
}

/* Reads the members of a top spell, which the act does not name. After "adopt", reads those of the
 * copied spell. */
static void
read_top_cast (PandoriaNotationReader *self, guint seat, PandoriaAction *action)
{
  guint offered = get_offered (get_top_spell (self, seat));

  read_spell_members (self, PANDORIA_EVERY_MEMBER, offered, ANY_LENGTH, &action->members);
  if (pandoria_notation_take_quietly (self, "adopt", (offered & PANDORIA_MEMBER_ADOPT) != 0))
    read_adopt (self, action);
}

static gboolean
names_spell (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_RECAST && action->kind != PANDORIA_ACT_GOBLIN_CAST;
}

gboolean
pandoria_notation_read_spell (PandoriaNotationReader *self, const PandoriaLineRow *row,
                              gpointer base, PandoriaTakeFunc take)
{
  const PandoriaState *state = pandoria_notation_reader_get_state (self);
  PandoriaAction *action = base;

  if (names_spell (action))
    read_cast (self, action);
  else if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    read_top_cast (self, action->player, action);
  else
    read_top_cast (self, state != NULL ? state->active : 0, action);
  return TRUE;
}

static void
write_top_cast (const PandoriaNotationWriter *writer, PandoriaAction *action)
{
  g_autoptr (GString) adopt = g_string_new (NULL);

  write_spell_members (writer, PANDORIA_EVERY_MEMBER, &action->members);
  write_adopt (&(PandoriaNotationWriter){ adopt, writer->seats, NULL }, action);
  if (adopt->len > 0)
    pandoria_notation_add (writer->text, "adopt %s", adopt->str);
}

void
pandoria_notation_write_spell (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                               gpointer base)
{
  PandoriaAction *action = base;
  guint which = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  if (!names_spell (action))
    {
      write_top_cast (writer, action);
      return;
    }
  if (which & PANDORIA_MEMBER_ADOPT)
    write_adopt (writer, action);
  write_spell_members (writer, which, &action->members);
}

/* "CAST then monument #1", "monument #1 then CAST", "CAST then BUILD". */
gboolean
pandoria_notation_read_second (PandoriaNotationReader *self, const PandoriaLineRow *row,
                               gpointer base, PandoriaTakeFunc take)
{
  const PandoriaLineRow *build = &pandoria_line_get_rows (pandoria_built_members)[0];
  const PandoriaLineRow *monument = &pandoria_line_get_rows (pandoria_built_members)[1];
  const PandoriaWant then = { PANDORIA_WORD_OWN, 0, "then" };
  PandoriaAction *action = base;
  PandoriaValue value;

  if (pandoria_notation_read_member (self, monument, base, pandoria_notation_take_want))
    {
      action->monument_first = TRUE;
      if (pandoria_notation_need_want (self, &then, &value))
        pandoria_notation_read_members (self, row->part, base);
      return TRUE;
    }
  pandoria_notation_read_members (self, row->part, base);
  if (!pandoria_notation_has_failed (self) && pandoria_notation_need_want (self, &then, &value)
      && !pandoria_notation_read_member (self, monument, base, pandoria_notation_take_want))
    pandoria_notation_read_member (self, build, base, pandoria_notation_need_want);
  return TRUE;
}

void
pandoria_notation_write_second (const PandoriaNotationWriter *writer, const PandoriaLineRow *row,
                                gpointer base)
{
  const PandoriaLineRow *build = &pandoria_line_get_rows (pandoria_built_members)[0];
  const PandoriaLineRow *monument = &pandoria_line_get_rows (pandoria_built_members)[1];
  const PandoriaAction *action = base;

  if (action->monument.present && action->monument_first)
    {
      pandoria_notation_write_member (writer, monument, base);
      pandoria_notation_add (writer->text, "then");
      pandoria_notation_write_members (writer, row->part, base);
      return;
    }
  pandoria_notation_write_members (writer, row->part, base);
  pandoria_notation_add (writer->text, "then");
  if (action->build.building == PANDORIA_BUILDING_NONE)
    pandoria_notation_write_member (writer, monument, base);
  else
    pandoria_notation_write_member (writer, build, base);
}
