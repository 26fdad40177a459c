/* One action between JSON and PandoriaAction: one row per act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-action-json.h"

#include "pandoria-spell-json.h"

/* More than any marker can move: whatever lies beyond is as impossible a value as this (rulings 54). */
#define MAX_DIFFERENCE 20000

typedef void (*ReadFunc) (PandoriaReader *reader, JsonObject *object, PandoriaAction *action);
typedef void (*WriteFunc) (JsonObject *object, const PandoriaAction *action);

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
}

static void
write_single (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_object_member (object, "hex", pandoria_hex_to_json (&action->hexes[0]));
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

static void
write_leader (JsonObject *object, const PandoriaAction *action)
{
  if (action->leader)
    json_object_set_boolean_member (object, "leader", TRUE);
}

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
  write_leader (object, action);
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
    pandoria_reader_fail (reader, "at", "cannot stand beside “building”");
  mark = pandoria_reader_enter (reader, "building");
  action->take.player = pandoria_reader_seat (reader, building, "player");
  action->take.slot = pandoria_reader_slot (reader, building, "slot");
  pandoria_reader_leave (reader, mark);
}

static void
write_take (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *building;

  if (action->take.player == PANDORIA_NOBODY)
    {
      pandoria_space_write (object, "at", action->take.at);
      return;
    }
  building = json_object_new ();
  json_object_set_int_member (building, "player", action->take.player);
  json_object_set_int_member (building, "slot", action->take.slot + 1);
  json_object_set_object_member (object, "building", building);
}

static void
read_pay (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  guint wanted = (guint) action->workers + (action->leader ? 1 : 0);
  JsonArray *array = pandoria_reader_array (reader, object, "pay", wanted, wanted);
  gsize mark = pandoria_reader_enter (reader, "pay");

  for (guint i = 0; i < pandoria_reader_length (reader, array); i++)
    {
      gsize inner = pandoria_reader_enter_index (reader, i);
      const char *key = pandoria_reader_element_text (reader, array, i);
      int resource = key != NULL ? pandoria_counter_from_key (key) : 0;

      if (resource < 0 || resource >= PANDORIA_N_RESOURCES)
        pandoria_reader_fail (reader, NULL, "is not a resource");
      action->pay[action->n_pay++] = (guint8) resource;
      pandoria_reader_leave (reader, inner);
    }
  pandoria_reader_leave (reader, mark);
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
  JsonArray *pay = json_array_new ();

  json_object_set_int_member (object, "from", action->player);
  json_object_set_int_member (object, "workers", action->workers);
  write_leader (object, action);
  for (guint i = 0; i < action->n_pay; i++)
    json_array_add_string_element (pay, pandoria_counter_key ((PandoriaCounter) action->pay[i]));
  json_object_set_array_member (object, "pay", pay);
}

/* --- 6.3 -------------------------------------------------------------------------------------------------------- */

static void
read_cast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  pandoria_spell_read (reader, object, PANDORIA_SPELL_FORM_CAST, action);
}

static void
write_cast (JsonObject *object, const PandoriaAction *action)
{
  pandoria_spell_write (object, PANDORIA_SPELL_FORM_CAST, action);
}

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

static void
read_recast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  pandoria_spell_read (reader, object, PANDORIA_SPELL_FORM_RECAST, action);
}

static void
write_recast (JsonObject *object, const PandoriaAction *action)
{
  pandoria_spell_write (object, PANDORIA_SPELL_FORM_RECAST, action);
}

/* The second half of the revised Halflings' act: exactly one of the two. */
static void
read_halfling_second (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *build = pandoria_reader_object_or_null (reader, object, "build");
  JsonObject *monument = pandoria_reader_object_or_null (reader, object, "monument");
  gsize mark;

  if (build != NULL && monument != NULL)
    pandoria_reader_fail (reader, "monument", "cannot stand beside “build”");
  if (build == NULL && monument == NULL)
    pandoria_reader_fail (reader, NULL, "“build” or “monument” is missing");
  mark = pandoria_reader_enter (reader, build != NULL ? "build" : "monument");
  if (build != NULL)
    pandoria_build_read (reader, build, &action->build);
  else if (monument != NULL)
    pandoria_erect_read (reader, monument, &action->monument);
  pandoria_reader_leave (reader, mark);
}

static void
read_halfling (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonObject *cast = pandoria_reader_object (reader, object, "cast");
  gsize mark = pandoria_reader_enter (reader, "cast");

  pandoria_spell_read (reader, cast, PANDORIA_SPELL_FORM_CAST, action);
  pandoria_reader_leave (reader, mark);
  read_halfling_second (reader, object, action);
}

static void
write_halfling (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *cast = json_object_new (), *second = json_object_new ();
  gboolean is_build = action->build.building != PANDORIA_BUILDING_NONE;

  pandoria_spell_write (cast, PANDORIA_SPELL_FORM_CAST, action);
  json_object_set_object_member (object, "cast", cast);
  if (is_build)
    pandoria_build_write (second, &action->build);
  else
    pandoria_erect_write (second, &action->monument);
  json_object_set_object_member (object, is_build ? "build" : "monument", second);
}

static void
read_goblin_cast (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->player = pandoria_reader_seat (reader, object, "player");
  pandoria_spell_read (reader, object, PANDORIA_SPELL_FORM_GOBLIN, action);
}

static void
write_goblin_cast (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "player", action->player);
  pandoria_spell_write (object, PANDORIA_SPELL_FORM_GOBLIN, action);
}

static void
read_goblin_occupy (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->player = pandoria_reader_seat (reader, object, "player");
  action->slot = pandoria_reader_slot (reader, object, "slot");
  action->leader = pandoria_reader_bool_or (reader, object, "leader", FALSE);
  action->with = pandoria_with_read (reader, object);
}

static void
write_goblin_occupy (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "player", action->player);
  json_object_set_int_member (object, "slot", action->slot + 1);
  write_leader (object, action);
  pandoria_with_write (object, action->with);
}

static void
read_relic (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->relic_artifacts = (guint8) pandoria_reader_int (reader, object, "artifacts", 0, PANDORIA_MAX_COST);
  action->relic_points = (guint8) pandoria_reader_int (reader, object, "points", 0, PANDORIA_MAX_COST);
}

static void
write_relic (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_int_member (object, "artifacts", action->relic_artifacts);
  json_object_set_int_member (object, "points", action->relic_points);
}

/* --- 6.4 and the end of the turn -------------------------------------------------------------------------------- */

static void
read_score (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonArray *array = pandoria_reader_array_or_null (reader, object, "cards", 0, PANDORIA_MAX_CARDS);
  gsize mark = pandoria_reader_enter (reader, "cards");

  for (guint i = 0; i < pandoria_reader_length (reader, array); i++)
    {
      gsize inner = pandoria_reader_enter_index (reader, i);
      JsonObject *element = pandoria_reader_element_object (reader, array, i);

      action->cards[i].player = pandoria_reader_seat (reader, element, "player");
      action->cards[i].region = pandoria_reader_space (reader, element, "region");
      action->n_cards++;
      pandoria_reader_leave (reader, inner);
    }
  pandoria_reader_leave (reader, mark);
}

static void
write_score (JsonObject *object, const PandoriaAction *action)
{
  JsonArray *array;

  if (action->n_cards == 0)
    return;
  array = json_array_new ();
  for (guint i = 0; i < action->n_cards; i++)
    {
      JsonObject *element = json_object_new ();

      json_object_set_int_member (element, "player", action->cards[i].player);
      pandoria_space_write (element, "region", action->cards[i].region);
      json_array_add_object_element (array, element);
    }
  json_object_set_array_member (object, "cards", array);
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
    {
      gint64 difference
          = pandoria_reader_int_or (reader, object, pandoria_counter_key ((PandoriaCounter) i), G_MININT64, G_MAXINT64, 0);

      action->adjust[i] = (gint16) CLAMP (difference, -MAX_DIFFERENCE, MAX_DIFFERENCE);
    }
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

  action->figure.player = pandoria_reader_seat (reader, figure, "player");
  action->figure.leader = pandoria_reader_bool_or (reader, figure, "leader", FALSE);
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
    action->terrain = (guint8) pandoria_reader_key (reader, object, "terrain", pandoria_terrain_from_key, "a terrain");
  if (pandoria_reader_has (object, "symbols"))
    {
      action->edit_symbols = PANDORIA_EDIT_SET;
      action->symbols = (guint8) pandoria_reader_int (reader, object, "symbols", 0, PANDORIA_MAX_SYMBOLS);
    }
  if (action->edit_castle == PANDORIA_EDIT_SET)
    action->castle = pandoria_reader_seat (reader, object, "castle");
  if (action->edit_figure == PANDORIA_EDIT_SET)
    read_edit_figure (reader, object, action);
}

static void
write_edit_figure (JsonObject *object, const PandoriaAction *action)
{
  JsonObject *figure = json_object_new ();

  json_object_set_int_member (figure, "player", action->figure.player);
  json_object_set_boolean_member (figure, "leader", action->figure.leader);
  json_object_set_object_member (object, "figure", figure);
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
    write_edit_figure (object, action);
}

/* --- the rows --------------------------------------------------------------------------------------------------- */

static const struct
{
  ReadFunc read; /* NULL: no members of its own */
  WriteFunc write;
} act_rows[] = {
  [PANDORIA_ACT_PLACE_TILE] = { read_tile, write_tile },
  [PANDORIA_ACT_PLACE_CASTLE] = { read_at, write_at },
  [PANDORIA_ACT_PLACE_FORTRESS] = { read_at, write_at },
  [PANDORIA_ACT_PLACE_SINGLE] = { read_single, write_single },
  [PANDORIA_ACT_SKIP_PLACEMENT] = { NULL, NULL },
  [PANDORIA_ACT_PLACE_FIGURE] = { read_figure, write_figure },
  [PANDORIA_ACT_TAKE_FIGURE] = { read_take, write_take },
  [PANDORIA_ACT_RANSOM] = { read_ransom, write_ransom },
  [PANDORIA_ACT_GOLEM_FIGURE] = { read_paid_figure, write_paid_figure },
  [PANDORIA_ACT_CAST] = { read_cast, write_cast },
  [PANDORIA_ACT_BUILD] = { read_build, write_build },
  [PANDORIA_ACT_MONUMENT] = { read_monument, write_monument },
  [PANDORIA_ACT_RECAST] = { read_recast, write_recast },
  [PANDORIA_ACT_HALFLING] = { read_halfling, write_halfling },
  [PANDORIA_ACT_GOBLIN_CAST] = { read_goblin_cast, write_goblin_cast },
  [PANDORIA_ACT_GOBLIN_OCCUPY] = { read_goblin_occupy, write_goblin_occupy },
  [PANDORIA_ACT_RIVER_SHIP] = { read_paid_figure, write_paid_figure },
  [PANDORIA_ACT_RELIC] = { read_relic, write_relic },
  [PANDORIA_ACT_SCORE] = { read_score, write_score },
  [PANDORIA_ACT_BUY] = { read_buy, write_buy },
  [PANDORIA_ACT_ELF_MOVE] = { read_elf_move, write_elf_move },
  [PANDORIA_ACT_END_TURN] = { read_end_turn, write_end_turn },
  [PANDORIA_ACT_ADJUST] = { read_adjust, write_adjust },
  [PANDORIA_ACT_EDIT_SPACE] = { read_edit_space, write_edit_space },
};
G_STATIC_ASSERT (G_N_ELEMENTS (act_rows) == PANDORIA_N_ACTS);

static void
read_haunt (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  JsonArray *array = pandoria_reader_array_or_null (reader, object, "haunt", 0, PANDORIA_MAX_PLAYERS);
  gsize mark = pandoria_reader_enter (reader, "haunt");

  for (guint i = 0; i < pandoria_reader_length (reader, array); i++)
    {
      gsize inner = pandoria_reader_enter_index (reader, i);
      JsonObject *element = pandoria_reader_element_object (reader, array, i);

      action->haunt[i].player = pandoria_reader_seat (reader, element, "player");
      action->haunt[i].leader = pandoria_reader_bool_or (reader, element, "leader", FALSE);
      action->n_haunt++;
      pandoria_reader_leave (reader, inner);
    }
  pandoria_reader_leave (reader, mark);
}

static void
write_haunt (JsonObject *object, const PandoriaAction *action)
{
  JsonArray *array;

  if (action->n_haunt == 0)
    return;
  array = json_array_new ();
  for (guint i = 0; i < action->n_haunt; i++)
    {
      JsonObject *element = json_object_new ();

      json_object_set_int_member (element, "player", action->haunt[i].player);
      json_object_set_boolean_member (element, "leader", action->haunt[i].leader);
      json_array_add_object_element (array, element);
    }
  json_object_set_array_member (object, "haunt", array);
}

/* What any action may carry. */
static void
read_common (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  action->n_drift
      = pandoria_moves_read (reader, object, "drift", PANDORIA_MAX_DRIFT, PANDORIA_MAX_DRIFT, action->drift);
  read_haunt (reader, object, action);
  pandoria_reader_text_or_null (reader, object, "note");
  pandoria_reader_text_or_null (reader, object, "time");
}

void
pandoria_action_read (PandoriaReader *reader, JsonObject *object, PandoriaAction *action)
{
  int kind = pandoria_reader_key (reader, object, "do", pandoria_act_from_key, "an action");

  pandoria_action_init (action, (PandoriaActKind) kind);
  if (!pandoria_reader_is_ok (reader))
    return;
  if (act_rows[kind].read != NULL)
    act_rows[kind].read (reader, object, action);
  read_common (reader, object, action);
}

void
pandoria_action_write (JsonObject *object, const PandoriaAction *action)
{
  json_object_set_string_member (object, "do", pandoria_act_key ((PandoriaActKind) action->kind));
  if (act_rows[action->kind].write != NULL)
    act_rows[action->kind].write (object, action);
  pandoria_moves_write (object, "drift", action->n_drift, action->drift);
  write_haunt (object, action);
}

gboolean
pandoria_action_from_json (JsonObject *object, const char *where, PandoriaAction *action, GError **error)
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

  pandoria_action_write (object, action);
  return object;
}
