/* Cards, monuments, relics and what realms do instead (6.3) between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-rows.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"
#include "pandoria-spell-json.h"

#include <glib/gi18n-lib.h>

/* --- 6.3 -------------------------------------------------------------------------------------------------------- */

static void
read_build (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  pandoria_build_read (reader, object, &action->build);
}

static void
write_build (JsonObject *object, const PandoriaAction *action)
{
  pandoria_build_write (object, &action->build);
}

static void
read_monument (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  pandoria_erect_read (reader, object, &action->monument);
}

static void
write_monument (JsonObject *object, const PandoriaAction *action)
{
  pandoria_erect_write (object, &action->monument);
}

static int
order_from_key (const char *key)
{
  static const char *const keys[] = { "cast", "monument" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (key, keys[i]))
      return (int) i;
  return -1;
}

/* The second half of the revised Halflings' act: exactly one of the two. */
static void
read_halfling_second (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *build = pandoria_reader_object_or_null (reader, object, "build");
  JsonObject *monument = pandoria_reader_object_or_null (reader, object, "monument");
  gsize mark;

  if (build != NULL && monument != NULL)
    pandoria_reader_fail (reader, "monument", _ ("cannot stand beside “%s”"), "build");
  if (build == NULL && monument == NULL)
    pandoria_reader_fail (reader, NULL, _ ("“%1$s” or “%2$s” is missing"), "build", "monument");
  mark = pandoria_reader_enter (reader, build != NULL ? "build" : "monument");
  if (build != NULL)
    pandoria_build_read (reader, build, &action->build);
  else if (monument != NULL)
    pandoria_erect_read (reader, monument, &action->monument);
  pandoria_reader_leave (reader, mark);
  action->monument_first = pandoria_reader_key_or_none (reader, object, "first", order_from_key,
                                                        N_ ("“%s” is neither “cast” nor “monument”"))
                           == 1;
  if (action->monument_first && monument == NULL)
    pandoria_reader_fail (reader, "first", _ ("names a monument that is not there"));
}

static void
read_halfling (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *cast = pandoria_reader_object (reader, object, "cast");
  gsize mark = pandoria_reader_enter (reader, "cast");

  pandoria_spell_read (reader, cast, action);
  pandoria_reader_leave (reader, mark);
  read_halfling_second (reader, object, action);
}

static void
write_halfling (JsonObject *object, const PandoriaAction *action)
{
  pandoria_spell_write (pandoria_json_add_object (object, "cast"), action);
  if (action->build.building != PANDORIA_BUILDING_NONE)
    pandoria_build_write (pandoria_json_add_object (object, "build"), &action->build);
  else
    pandoria_erect_write (pandoria_json_add_object (object, "monument"), &action->monument);
  if (action->build.building == PANDORIA_BUILDING_NONE && action->monument_first)
    json_object_set_string_member (object, "first", "monument");
}

static void
read_goblin_cast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->player = pandoria_reader_seat (reader, object, "player");
  pandoria_spell_read (reader, object, action);
}

static void
write_goblin_cast (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "player", action->player);
  pandoria_spell_write (object, action);
}

static void
read_goblin_occupy (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  pandoria_place_read (reader, object, &action->player, &action->slot);
  action->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
  action->with = pandoria_with_read (reader, object);
}

static void
write_goblin_occupy (JsonObject *object, const PandoriaAction *action)
{
  pandoria_place_write (object, action->player, action->slot);
  pandoria_leader_write (object, action->leader);
  pandoria_with_write (object, action->with);
}

static void
read_relic (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->relic_artifacts = (guint8) pandoria_reader_int (reader, object, "artifacts", 1, PANDORIA_MAX_COST);
  action->relic_points = (guint8) pandoria_reader_int (reader, object, "points", 0, PANDORIA_MAX_COST);
}

static void
write_relic (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "artifacts", action->relic_artifacts);
  json_object_set_int_member (object, "points", action->relic_points);
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaActionRow pandoria_action_row_spell = { pandoria_spell_read, pandoria_spell_write };
const PandoriaActionRow pandoria_action_row_build = { read_build, write_build };
const PandoriaActionRow pandoria_action_row_monument = { read_monument, write_monument };
const PandoriaActionRow pandoria_action_row_halfling = { read_halfling, write_halfling };
const PandoriaActionRow pandoria_action_row_goblin_cast = { read_goblin_cast, write_goblin_cast };
const PandoriaActionRow pandoria_action_row_goblin_occupy = { read_goblin_occupy, write_goblin_occupy };
const PandoriaActionRow pandoria_action_row_relic = { read_relic, write_relic };
