/* Placing, taking and ransoming (6.1, 6.2) between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-rows.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>

/* --- 6.1 -------------------------------------------------------------------------------------------------------- */

static void
read_tile (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  guint n = pandoria_hexes_read (reader, object, "hexes", 2, 2, action->hexes);

  action->artifacts = pandoria_hex_artifacts_read (reader, object, n, action->hexes);
}

static void
write_tile (JsonObject *object, const PandoriaAction *action)
{
  pandoria_hexes_write (object, "hexes", 2, action->hexes);
  if (action->artifacts > 0)
    json_object_set_int_member (object, "artifacts", action->artifacts);
}

static void
read_single (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *hex = pandoria_reader_object (reader, object, "hex");
  gsize mark = pandoria_reader_enter (reader, "hex");

  pandoria_reader_hex (reader, hex, &action->hexes[0]);
  pandoria_reader_leave (reader, mark);
  pandoria_hex_artifacts_read (reader, object, 1, action->hexes);
}

static void
write_single (JsonObject *object, const PandoriaAction *action)
{
  pandoria_hex_write (pandoria_json_add_object (object, "hex"), &action->hexes[0]);
}

static void
read_at (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->at = pandoria_reader_space (reader, object, "at");
}

static void
write_at (JsonObject *object, const PandoriaAction *action)
{
  pandoria_space_write (object, "at", action->at);
}

/* --- 6.2 -------------------------------------------------------------------------------------------------------- */

/* place-figure, golem-figure, river-ship */
static void
read_figure (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->at = pandoria_reader_space (reader, object, "at");
  action->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
}

static void
write_figure (JsonObject *object, const PandoriaAction *action)
{
  pandoria_space_write (object, "at", action->at);
  pandoria_leader_write (object, action->leader);
}

static void
read_paid_figure (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  read_figure (reader, object, action);
  action->with = pandoria_with_read (reader, object);
}

static void
write_paid_figure (JsonObject *object, const PandoriaAction *action)
{
  write_figure (object, action);
  pandoria_with_write (object, action->with);
}

static void
read_take (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *building = pandoria_reader_object_or_null (reader, object, "building");
  gsize mark;

  if (building == NULL)
    {
      action->take.at = pandoria_reader_space (reader, object, "at");
      return;
    }
  if (pandoria_reader_has (object, "at"))
    pandoria_reader_fail (reader, "at", _ ("cannot stand beside “%s”"), "building");
  mark = pandoria_reader_enter (reader, "building");
  pandoria_place_read (reader, building, &action->take.player, &action->take.slot);
  pandoria_reader_leave (reader, mark);
}

static void
write_take (JsonObject *object, const PandoriaAction *action)
{
  const PandoriaPlaceRef *take = &action->take;

  if (take->player == PANDORIA_NOBODY)
    pandoria_space_write (object, "at", take->at);
  else
    pandoria_place_write (pandoria_json_add_object (object, "building"), take->player, take->slot);
}

static void
fail_resource (PandoriaReader *reader, const char *key)
{
  g_autofree char *excerpt = pandoria_json_excerpt (key);

  pandoria_reader_fail (reader, NULL, _ ("“%s” is not a resource"), excerpt);
}

static void
read_pay (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
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

static void
read_ransom (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->player = pandoria_reader_seat (reader, object, "from");
  action->workers = (guint8) pandoria_reader_int_or (reader, object, "workers", 0, PANDORIA_MAX_PAY - 1, 0);
  action->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
  read_pay (reader, object, action);
}

static void
write_ransom (JsonObject *object, const PandoriaAction *action)
{
  JsonArray *pay;

  json_object_set_int_member (object, "from", action->player);
  json_object_set_int_member (object, "workers", action->workers);
  pandoria_leader_write (object, action->leader);
  pay = pandoria_json_add_array (object, "pay");
  for (guint i = 0; i < action->n_pay; i++)
    json_array_add_string_element (pay, pandoria_counter_key ((PandoriaCounter) action->pay[i]));
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaActionRow pandoria_action_row_tile = { read_tile, write_tile };
const PandoriaActionRow pandoria_action_row_at = { read_at, write_at };
const PandoriaActionRow pandoria_action_row_single = { read_single, write_single };
const PandoriaActionRow pandoria_action_row_figure = { read_figure, write_figure };
const PandoriaActionRow pandoria_action_row_paid_figure = { read_paid_figure, write_paid_figure };
const PandoriaActionRow pandoria_action_row_take = { read_take, write_take };
const PandoriaActionRow pandoria_action_row_ransom = { read_ransom, write_ransom };
