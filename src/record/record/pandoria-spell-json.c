/* A spell with its level, cost and members between JSON and PandoriaAction: one set of members per spell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-spell-json.h"

#include "pandoria-parts-json.h"
#include "pandoria-spell-members.h"

#include <glib/gi18n-lib.h>

/* No level allows more figures, moves or hexes. */
#define MAX_LEVEL  2
#define ANY_LENGTH G_MAXUINT8

/* Mages and Goblins cast a top spell, which their act does not name; the Goblins' Adopt stands in "adopt" (rulings 41). */
static gboolean
names_spell (const PandoriaAction *action)
{
  return action->kind != PANDORIA_ACT_RECAST && action->kind != PANDORIA_ACT_GOBLIN_CAST;
}

/* "player" and "copy" of an Adopt, in @object. */
static void
read_adopt (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *copy = pandoria_reader_object_or_null (reader, object, "copy");
  gsize mark;

  if (pandoria_reader_has (object, "player"))
    action->members.player = (gint8) pandoria_reader_seat (reader, object, "player");
  if (copy == NULL)
    return;
  mark = pandoria_reader_enter (reader, "copy");
  pandoria_spell_members_read (reader, copy, PANDORIA_EVERY_MEMBER, ANY_LENGTH, &action->copy);
  pandoria_reader_leave (reader, mark);
}

static void
write_adopt (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *copy = json_object_new ();

  if (action->members.player >= 0)
    json_object_set_int_member (object, "player", action->members.player);
  pandoria_spell_members_write (copy, PANDORIA_EVERY_MEMBER, &action->copy);
  if (json_object_get_size (copy) > 0)
    json_object_set_object_member (object, "copy", copy);
  else
    json_object_unref (copy);
}

/* What a cast may hold one of cannot stand there twice. */
static void
check_either (PandoriaReader *reader, JsonObject *object, const char *one, const char *other)
{
  if (pandoria_reader_has (object, one) && pandoria_reader_has (object, other))
    pandoria_reader_fail (reader, other, _ ("cannot stand beside “%s”"), one);
}

static void
read_cast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  int spell = pandoria_reader_key (reader, object, "spell", pandoria_spell_from_key, N_ ("“%s” is not a spell"));
  guint which, limit;

  action->spell = (guint8) spell;
  action->level = pandoria_spell_level_read (reader, object, (PandoriaSpell) spell);
  if (pandoria_reader_has (object, "cost") || !reader->free_cards)
    action->cost = (guint8) pandoria_reader_int (reader, object, "cost", 0, PANDORIA_MAX_COST);
  limit = action->level > 0 ? MIN (action->level, MAX_LEVEL) : ANY_LENGTH;
  if (!pandoria_reader_is_ok (reader))
    return;
  which = pandoria_spell_get_members ((PandoriaSpell) spell);
  pandoria_spell_members_read (reader, object, which, limit, &action->members);
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
pandoria_spell_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  if (object == NULL)
    return;
  if (names_spell (action))
    read_cast (reader, object, action);
  else
    pandoria_spell_members_read (reader, object, PANDORIA_EVERY_MEMBER, ANY_LENGTH, &action->members);
  if (action->kind == PANDORIA_ACT_RECAST)
    read_adopt (reader, object, action);
  if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    read_goblin_adopt (reader, object, action);
  action->with = pandoria_with_read (reader, object);
}

static void
write_cast (JsonObject *object, const PandoriaAction *action)
{
  guint which = pandoria_spell_get_members ((PandoriaSpell) action->spell);

  json_object_set_string_member (object, "spell", pandoria_spell_key ((PandoriaSpell) action->spell));
  if (action->level > 0)
    json_object_set_int_member (object, "level", action->level);
  json_object_set_int_member (object, "cost", action->cost);
  pandoria_spell_members_write (object, which, &action->members);
  if (which & PANDORIA_MEMBER_ADOPT)
    write_adopt (object, action);
}

static void
write_goblin_adopt (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *adopt = json_object_new ();

  write_adopt (adopt, action);
  if (json_object_get_size (adopt) > 0)
    json_object_set_object_member (object, "adopt", adopt);
  else
    json_object_unref (adopt);
}

void
pandoria_spell_write (JsonObject *object, const PandoriaAction *action)
{
  if (names_spell (action))
    write_cast (object, action);
  else
    pandoria_spell_members_write (object, PANDORIA_EVERY_MEMBER, &action->members);
  if (action->kind == PANDORIA_ACT_RECAST)
    write_adopt (object, action);
  if (action->kind == PANDORIA_ACT_GOBLIN_CAST)
    write_goblin_adopt (object, action);
  pandoria_with_write (object, action->with);
}
