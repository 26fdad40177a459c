/* Scoring, buying, the end of the turn and corrections between JSON and PandoriaAction.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-rows.h"

#include "pandoria-json-writer.h"
#include "pandoria-parts-json.h"

#include <glib/gi18n-lib.h>

/* --- 6.4 and the end of the turn -------------------------------------------------------------------------------- */

static void
read_score (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  PandoriaList list;

  pandoria_list_open_or_empty (&list, reader, object, "cards", PANDORIA_MAX_CARDS);
  while (pandoria_list_next (&list))
    {
      JsonObject *element = pandoria_list_object (&list);

      action->cards[list.index].player = pandoria_reader_seat (reader, element, "player");
      action->cards[list.index].region = pandoria_reader_space (reader, element, "region");
      action->n_cards++;
    }
}

static void
write_score (JsonObject *object, const PandoriaAction *action)
{
  JsonArray *array = action->n_cards > 0 ? pandoria_json_add_array (object, "cards") : NULL;

  for (guint i = 0; i < action->n_cards; i++)
    {
      JsonObject *element = pandoria_json_append_object (array);

      json_object_set_int_member (element, "player", action->cards[i].player);
      pandoria_space_write (element, "region", action->cards[i].region);
    }
}

static void
read_buy (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->cost = (guint8) pandoria_reader_int (reader, object, "cost", 0, PANDORIA_MAX_COST);
  action->with = pandoria_with_read (reader, object);
  if (pandoria_reader_has (object, "card"))
    pandoria_reader_name (reader, object, "card");
}

static void
write_buy (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "cost", action->cost);
  pandoria_with_write (object, action->with);
}

static void
read_elf_move (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->from = pandoria_reader_space (reader, object, "from");
  action->to = pandoria_reader_space (reader, object, "to");
}

static void
write_elf_move (JsonObject *object, const PandoriaAction *action)
{
  pandoria_space_write (object, "from", action->from);
  pandoria_space_write (object, "to", action->to);
}

static void
read_end_turn (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->poorhouse = (gint8) pandoria_reader_resource_or_none (reader, object, "poorhouse");
}

static void
write_end_turn (JsonObject *object, const PandoriaAction *action)
{
  if (action->poorhouse >= 0)
    json_object_set_string_member (object, "poorhouse", pandoria_counter_key ((PandoriaCounter) action->poorhouse));
}

/* --- corrections ------------------------------------------------------------------------------------------------ */

static void
read_adjust (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->player = pandoria_reader_seat (reader, object, "player");
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    action->adjust[i] = pandoria_reader_int_or (reader, object, pandoria_counter_key ((PandoriaCounter) i), G_MININT64,
                                                G_MAXINT64, 0);
}

static void
write_adjust (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "player", action->player);
  for (guint i = 0; i < PANDORIA_N_COUNTERS; i++)
    if (action->adjust[i] != 0)
      json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i), action->adjust[i]);
}

/* A member that is absent keeps what is there, null clears it. */
static PandoriaEdit
read_edit (JsonObject *object, const char *member)
{
  if (!pandoria_reader_has (object, member))
    return PANDORIA_EDIT_KEEP;
  return pandoria_reader_is_null (object, member) ? PANDORIA_EDIT_CLEAR : PANDORIA_EDIT_SET;
}

static void
read_edit_figure (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *figure = pandoria_reader_object (reader, object, "figure");
  gsize mark = pandoria_reader_enter (reader, "figure");

  pandoria_figure_read (reader, figure, &action->figure);
  pandoria_reader_leave (reader, mark);
}

static void
read_edit_space (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->at = pandoria_reader_space (reader, object, "at");
  action->edit_terrain = read_edit (object, "terrain");
  action->edit_castle = read_edit (object, "castle");
  action->edit_figure = read_edit (object, "figure");
  if (action->edit_terrain == PANDORIA_EDIT_SET)
    action->terrain = (guint8) pandoria_reader_key (reader, object, "terrain", pandoria_terrain_from_key,
                                                    N_ ("“%s” is not a terrain"));
  if (pandoria_reader_has (object, "symbols"))
    {
      action->edit_symbols = PANDORIA_EDIT_SET;
      action->symbols = (guint8) pandoria_reader_int (reader, object, "symbols", 0, PANDORIA_MAX_SYMBOLS);
    }
  if (action->edit_castle == PANDORIA_EDIT_SET)
    action->castle = pandoria_reader_seat (reader, object, "castle");
  if (action->edit_figure == PANDORIA_EDIT_SET)
    read_edit_figure (reader, object, action);
  if (pandoria_reader_has (object, "artifacts"))
    {
      action->edit_artifacts = PANDORIA_EDIT_SET;
      action->artifacts = (guint8) pandoria_reader_int (reader, object, "artifacts", 0, PANDORIA_MAX_ARTIFACTS);
    }
}

static void
write_edit_space (JsonObject *object, const PandoriaAction *action)
{
  pandoria_space_write (object, "at", action->at);
  if (action->edit_terrain == PANDORIA_EDIT_CLEAR)
    json_object_set_null_member (object, "terrain");
  if (action->edit_terrain == PANDORIA_EDIT_SET)
    json_object_set_string_member (object, "terrain", pandoria_terrain_key ((PandoriaTerrain) action->terrain));
  if (action->edit_symbols == PANDORIA_EDIT_SET)
    json_object_set_int_member (object, "symbols", action->symbols);
  if (action->edit_castle == PANDORIA_EDIT_CLEAR)
    json_object_set_null_member (object, "castle");
  if (action->edit_castle == PANDORIA_EDIT_SET)
    json_object_set_int_member (object, "castle", action->castle);
  if (action->edit_figure == PANDORIA_EDIT_CLEAR)
    json_object_set_null_member (object, "figure");
  if (action->edit_figure == PANDORIA_EDIT_SET)
    pandoria_figure_write (pandoria_json_add_object (object, "figure"), action->figure);
  if (action->edit_artifacts == PANDORIA_EDIT_SET)
    json_object_set_int_member (object, "artifacts", action->artifacts);
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

const PandoriaActionRow pandoria_action_row_score = { read_score, write_score };
const PandoriaActionRow pandoria_action_row_buy = { read_buy, write_buy };
const PandoriaActionRow pandoria_action_row_elf_move = { read_elf_move, write_elf_move };
const PandoriaActionRow pandoria_action_row_end_turn = { read_end_turn, write_end_turn };
const PandoriaActionRow pandoria_action_row_adjust = { read_adjust, write_adjust };
const PandoriaActionRow pandoria_action_row_edit_space = { read_edit_space, write_edit_space };
