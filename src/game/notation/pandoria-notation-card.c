/* Cards, monuments and what realms do instead (6.3) in the notation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-notation-private.h"

#include <glib/gi18n-lib.h>

/* No level allows more figures, moves or hexes. */
#define MAX_LEVEL  2
#define ANY_LENGTH G_MAXUINT8

/* --- spells ----------------------------------------------------------------------------------------------------- */

/* Returns: the top spell of @seat (NULL when the act is read without a state). */
static const PandoriaTopSpell *
get_top_spell (const PandoriaNotationReader *reader, guint seat)
{
  return reader->state != NULL && seat < reader->state->n_players ? &reader->state->players[seat].top_spell : NULL;
}

static guint
get_offered (const PandoriaTopSpell *top)
{
  return top != NULL ? pandoria_spell_get_members ((PandoriaSpell) top->spell) : 0;
}

/* Whose top spell an Adopt copies, and what that does. */
static void
read_adopt (PandoriaNotationReader *reader, PandoriaAction *action)
{
  const PandoriaTopSpell *top = NULL;
  PandoriaValue value;

  if (pandoria_notation_take (reader, PANDORIA_WANT_COLOR, 0, &value))
    {
      action->members.player = (gint8) value.player;
      top = get_top_spell (reader, value.player);
    }
  pandoria_notation_read_members (reader, PANDORIA_EVERY_MEMBER, get_offered (top), ANY_LENGTH, &action->copy);
}

static void
write_adopt (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  if (action->members.player >= 0)
    pandoria_notation_add (text, "%s", pandoria_seats_get_key (seats, (guint) action->members.player));
  pandoria_notation_write_members (text, seats, PANDORIA_EVERY_MEMBER, &action->copy);
}

/* What a cast may hold one of cannot stand there twice. */
static void
check_either (PandoriaNotationReader *reader, guint which, const PandoriaSpellMembers *members)
{
  if ((which & PANDORIA_MEMBER_FIRST) == 0 && members->build.building != PANDORIA_BUILDING_NONE
      && members->monument.present)
    pandoria_notation_fail_before (reader, g_strdup (_ ("Construct builds a card or erects a monument, not both.")));
  if (members->at != PANDORIA_SPACE_NONE && members->fortress != PANDORIA_SPACE_NONE)
    pandoria_notation_fail_before (reader, g_strdup (_ ("Only one of castle and fortress can be placed.")));
}

static void
read_level_and_cost (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_spell_has_level ((PandoriaSpell) action->spell, 0))
    {
      pandoria_notation_need (reader, PANDORIA_WANT_LEVEL, action->spell, &value);
      action->level = (guint8) value.number;
    }
  if (reader->seats->free_cards)
    pandoria_notation_take (reader, PANDORIA_WANT_COST, 0, &value);
  else
    pandoria_notation_need (reader, PANDORIA_WANT_COST, 0, &value);
  action->cost = (guint8) value.number;
  action->with = pandoria_notation_read_with (reader);
}

static void
read_cast (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;
  guint which;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_SPELL, 0, &value))
    return;
  action->spell = (guint8) value.number;
  read_level_and_cost (reader, action);
  which = pandoria_spell_get_members ((PandoriaSpell) action->spell);
  if (which & PANDORIA_MEMBER_ADOPT)
    read_adopt (reader, action);
  pandoria_notation_read_members (reader, which, which, action->level > 0 ? MIN (action->level, MAX_LEVEL) : ANY_LENGTH,
                                  &action->members);
  check_either (reader, which, &action->members);
}

static void
write_cast (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  guint which = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  pandoria_notation_add (text, "%s", pandoria_spell_key ((PandoriaSpell) action->spell));
  if (action->level > 0)
    pandoria_notation_add (text, "%u", action->level);
  if (action->cost > 0 || !seats->free_cards)
    pandoria_notation_add (text, "@%u", action->cost);
  pandoria_notation_add_with (text, action->with);
  if (which & PANDORIA_MEMBER_ADOPT)
    write_adopt (text, seats, action);
  pandoria_notation_write_members (text, seats, which, &action->members);
}

/* A spell whose name the act does not say: its own members, and behind “adopt” those of what it copies. */
static void
read_nameless (PandoriaNotationReader *reader, guint seat, PandoriaAction *action)
{
  guint offered = get_offered (get_top_spell (reader, seat));
  GArray *wants = reader->wants;

  action->with = pandoria_notation_read_with (reader);
  pandoria_notation_read_members (reader, PANDORIA_EVERY_MEMBER, offered, ANY_LENGTH, &action->members);
  if ((offered & PANDORIA_MEMBER_ADOPT) == 0)
    reader->wants = NULL;
  if (pandoria_notation_take_word (reader, "adopt"))
    {
      reader->wants = wants;
      read_adopt (reader, action);
    }
  reader->wants = wants;
}

static void
write_nameless (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  g_autoptr (GString) adopt = g_string_new (NULL);

  pandoria_notation_add_with (text, action->with);
  pandoria_notation_write_members (text, seats, PANDORIA_EVERY_MEMBER, &action->members);
  write_adopt (adopt, seats, action);
  if (adopt->len > 0)
    pandoria_notation_add (text, "adopt %s", adopt->str);
}

/* --- buildings and monuments ------------------------------------------------------------------------------------ */

static void
read_build (PandoriaNotationReader *reader, PandoriaAction *action)
{
  pandoria_notation_read_build (reader, &action->build);
}

static void
write_build (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_write_build (text, &action->build);
}

static void
read_monument (PandoriaNotationReader *reader, PandoriaAction *action)
{
  pandoria_notation_read_erect (reader, &action->monument);
}

static void
write_monument (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "#%u", action->monument.slot + 1);
  pandoria_notation_add_with (text, action->monument.with);
}

/* --- realms ----------------------------------------------------------------------------------------------------- */

static void
read_recast (PandoriaNotationReader *reader, PandoriaAction *action)
{
  read_nameless (reader, reader->state != NULL ? reader->state->active : 0, action);
}

static void
read_halfling (PandoriaNotationReader *reader, PandoriaAction *action)
{
  if (pandoria_notation_take_word (reader, "monument"))
    {
      action->monument_first = TRUE;
      pandoria_notation_read_erect (reader, &action->monument);
      if (pandoria_notation_need_word (reader, "then"))
        read_cast (reader, action);
      return;
    }
  read_cast (reader, action);
  if (!pandoria_notation_need_word (reader, "then"))
    return;
  if (pandoria_notation_take_word (reader, "monument"))
    pandoria_notation_read_erect (reader, &action->monument);
  else
    pandoria_notation_read_build (reader, &action->build);
}

static void
write_halfling (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  if (action->monument.present && action->monument_first)
    {
      pandoria_notation_write_erect (text, &action->monument);
      pandoria_notation_add (text, "then");
      write_cast (text, seats, action);
      return;
    }
  write_cast (text, seats, action);
  pandoria_notation_add (text, "then");
  if (action->build.building != PANDORIA_BUILDING_NONE)
    pandoria_notation_write_build (text, &action->build);
  else
    pandoria_notation_write_erect (text, &action->monument);
}

static void
read_goblin (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_COLOR, 0, &value))
    return;
  action->player = value.player;
  read_nameless (reader, value.player, action);
}

static void
write_goblin (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s", pandoria_seats_get_key (seats, action->player));
  write_nameless (text, seats, action);
}

static void
read_occupy (PandoriaNotationReader *reader, PandoriaAction *action)
{
  PandoriaValue value;

  if (!pandoria_notation_need (reader, PANDORIA_WANT_SLOT_FIGURE, 0, &value))
    return;
  action->player = value.player;
  action->slot = value.slot;
  action->leader = (guint8) value.leader;
  action->with = pandoria_notation_read_with (reader);
}

static void
write_occupy (GString *text, const PandoriaSeats *seats, const PandoriaAction *action)
{
  pandoria_notation_add (text, "%s#%u%s", pandoria_seats_get_key (seats, action->player), action->slot + 1,
                         action->leader ? "L" : "");
  pandoria_notation_add_with (text, action->with);
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaNotationRow pandoria_notation_cast = { NULL, read_cast, write_cast, NULL };
const PandoriaNotationRow pandoria_notation_build = { NULL, read_build, write_build, NULL };
const PandoriaNotationRow pandoria_notation_monument
    = { "monument", read_monument, write_monument, N_ ("Erect a monument over a building") };
const PandoriaNotationRow pandoria_notation_recast
    = { "again", read_recast, write_nameless, N_ ("Mages: cast your top spell again") };
const PandoriaNotationRow pandoria_notation_halfling
    = { "halfling", read_halfling, write_halfling, N_ ("Halflings: cast a card, and build it or erect a monument") };
const PandoriaNotationRow pandoria_notation_goblin
    = { "goblin", read_goblin, write_goblin, N_ ("Goblins: cast another player’s top spell") };
const PandoriaNotationRow pandoria_notation_occupy
    = { "occupy", read_occupy, write_occupy, N_ ("Goblins: a figure on another player’s building") };
