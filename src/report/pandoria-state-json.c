/* The printed state (pandoria-state), as docs/format.md, State and docs/rulings.md define it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-state-json.h"

#include "pandoria-parts-json.h"
#include "pandoria-text.h"

#include <string.h>

static void
write_figures (JsonObject *object, const PandoriaState *state, PandoriaSpace space)
{
  PandoriaFigure figures[2];
  guint n = 0;

  /* On a fortress the figure is on the first space of the exit (rulings 3). */
  if (pandoria_state_place_of (state, space) == space)
    n = pandoria_state_figures_at (state, space, figures);
  pandoria_list_write (object, "figures", pandoria_figure_members, figures, n,
                       sizeof (PandoriaFigure));
}

static void
write_terrain (JsonObject *object, const PandoriaState *state, PandoriaSpaces closed,
               PandoriaSpace space)
{
  guint artifacts = pandoria_state_artifacts_at (state, space);
  PandoriaTerrain terrain = (PandoriaTerrain) pandoria_state_terrain_at (state, space);

  json_object_set_string_member (object, "terrain", pandoria_terrain_key (terrain));
  json_object_set_int_member (object, "symbols", pandoria_state_symbols_at (state, space));
  json_object_set_string_member (object, "kind",
                                 pandoria_spaces_has (&state->printed, space) ? "printed" : "tile");
  json_object_set_boolean_member (object, "closed", pandoria_spaces_has (&closed, space));
  if (artifacts > 0)
    json_object_set_int_member (object, "artifacts", artifacts);
  write_figures (object, state, space);
}

static void
write_place (JsonObject *object, const char *kind, const PandoriaState *state, PandoriaSpace space,
             int owner)
{
  json_object_set_string_member (object, "kind", kind);
  if (owner >= 0)
    json_object_set_int_member (object, "player", owner);
  write_figures (object, state, space);
}

/* Returns: (nullable): NULL for a space that is not listed. */
static JsonObject *
space_to_json (const PandoriaState *state, PandoriaSpaces closed, PandoriaSpace space)
{
  g_autoptr (JsonObject) object = json_object_new ();
  int castle = pandoria_state_castle_at (state, space);
  int fortress = pandoria_state_fortress_at (state, space);

  json_object_set_string_member (object, "at", pandoria_space_name (space));
  if (pandoria_state_terrain_at (state, space) >= 0)
    write_terrain (object, state, closed, space);
  else if (castle >= 0)
    write_place (object, "castle", state, space, castle);
  else if (fortress >= 0)
    write_place (object, "fortress", state, space, fortress);
  else if (pandoria_spaces_has (&state->ship_at, space))
    write_place (object, "ship", state, space, -1);
  else if (pandoria_spaces_has (&state->lakes, space))
    json_object_set_string_member (object, "kind", "lake");
  else if (pandoria_state_exit_at (state, space) >= 0)
    {
      PandoriaTerrain terrain = (PandoriaTerrain) pandoria_state_exit_at (state, space);

      json_object_set_string_member (object, "kind", "exit");
      json_object_set_string_member (object, "terrain", pandoria_terrain_key (terrain));
    }
  else
    return NULL;
  return g_steal_pointer (&object);
}

/* Returns: (transfer full): "board": every space that is not empty plain, by column, then row. */
static JsonArray *
board_to_json (const PandoriaState *state)
{
  PandoriaSpaces closed = pandoria_state_closed (state);
  JsonArray *array = json_array_new ();

  for (PandoriaSpace space = 0; space < PANDORIA_N_SPACES; space++)
    {
      JsonObject *object = space_to_json (state, closed, space);

      if (object != NULL)
        json_array_add_object_element (array, object);
    }
  return array;
}

static void
write_slots (JsonObject *object, const PandoriaState *state, guint seat)
{
  JsonArray *array = pandoria_json_add_array (object, "slots");

  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    pandoria_slot_write (array, &state->players[seat].slots[i]);
}

/* A ghost in the reserve. On the board, it is the second figure of its space (rulings 13, 14). */
static void
write_haunter (JsonObject *object, const PandoriaHaunter *haunter)
{
  JsonObject *figure;

  if (haunter->place != PANDORIA_HAUNTER_RESERVE)
    {
      json_object_set_null_member (object, "haunter");
      return;
    }
  figure = pandoria_json_add_object (object, "haunter");
  pandoria_members_write (figure, pandoria_figure_members, &haunter->figure);
  json_object_set_int_member (figure, "round", haunter->round);
}

static void
write_supply (JsonObject *object, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  for (guint i = 0; i <= PANDORIA_COUNTER_POINTS; i++)
    json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i),
                                player->counters[i]);
  json_object_set_int_member (object, "hand", player->hand);
  json_object_set_int_member (object, "tiles", player->tiles);
  json_object_set_int_member (object, "workers", player->workers);
  json_object_set_boolean_member (object, "leader", player->leader);
  json_object_set_int_member (object, "castles", player->castles);
  json_object_set_boolean_member (object, "fortress", player->fortress);
  json_object_set_int_member (object, "artifacts", pandoria_state_artifacts (state, seat));
}

/* Writes an entry of "players". */
static void
write_player (JsonObject *object, PandoriaRecord *record, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  json_object_set_string_member (object, "name", pandoria_record_get_written_name (record, seat));
  json_object_set_string_member (
      object, "color", pandoria_color_key (pandoria_record_get_player_color (record, seat)));
  if (player->realm != PANDORIA_REALM_NONE)
    json_object_set_string_member (object, "realm",
                                   pandoria_realm_key ((PandoriaRealm) player->realm));
  else
    json_object_set_null_member (object, "realm");
  json_object_set_int_member (object, "team", player->team);
  write_supply (object, state, seat);
  pandoria_list_write (object, "prisoners", pandoria_figure_members, player->prisoners,
                       player->n_prisoners, sizeof (PandoriaFigure));
  write_haunter (object, &player->haunter);
  write_slots (object, state, seat);
  if (player->top_spell.spell == PANDORIA_SPELL_NONE)
    json_object_set_null_member (object, "topSpell");
  else
    pandoria_members_write (pandoria_json_add_object (object, "topSpell"),
                            pandoria_top_spell_members, &player->top_spell);
  if (player->left)
    json_object_set_boolean_member (object, "left", TRUE);
}

static JsonArray *
bytes_to_json (const guint8 *bytes, guint n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, bytes[i]);
  return array;
}

static JsonObject *
entry_to_json (PandoriaLedgerEntry *entry)
{
  JsonObject *object = json_object_new ();
  const PandoriaEvent *event = &entry->event;
  PandoriaEventKind kind = (PandoriaEventKind) event->kind;
  g_autofree char *text = pandoria_text_event (event);

  json_object_set_int_member (object, "action", entry->action);
  json_object_set_int_member (object, "turn", event->turn);
  json_object_set_int_member (object, "player", event->player);
  json_object_set_string_member (object, "rule", pandoria_event_rule (kind));
  json_object_set_string_member (object, "kind", pandoria_event_key (kind));
  json_object_set_string_member (object, "counter",
                                 pandoria_counter_key ((PandoriaCounter) event->counter));
  json_object_set_int_member (object, "amount", event->amount);
  json_object_set_int_member (object, "points", event->points);
  if (kind == PANDORIA_EVENT_REGION)
    {
      json_object_set_array_member (object, "region", pandoria_spaces_to_json (event->region));
      json_object_set_int_member (object, "symbols", event->symbols);
      json_object_set_int_member (object, "strength", event->strength);
      json_object_set_int_member (object, "bonus", event->bonus);
    }
  json_object_set_string_member (object, "text", text);
  return object;
}

/* Indented as an element of a list in the top-level object. */
static char *
entry_to_text (PandoriaLedgerEntry *entry)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, entry_to_json (entry));
  return pandoria_json_part_to_text (node, 2);
}

/* Prints the entries one by one: as a tree, the ledger of 10,000 acts needs more memory than the
 * rest of the game. */
static void
print_ledger (GListModel *ledger, PandoriaPrintFunc print, gpointer data)
{
  guint n = g_list_model_get_n_items (ledger);

  print ("[", data);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry = g_list_model_get_item (ledger, i);
      g_autofree char *text = entry_to_text (entry);

      print (i == 0 ? "\n    " : ",\n    ", data);
      print (text, data);
    }
  print (n == 0 ? "]" : "\n  ]", data);
}

/* Lists the seats by place, with one list for each place, because a place may be shared. */
static JsonArray *
ranking_to_json (const PandoriaResult *result)
{
  JsonArray *ranking = json_array_new ();

  for (guint place = 1; place <= result->n; place++)
    {
      g_autoptr (JsonArray) shared = json_array_new ();

      for (guint i = 0; i < result->n; i++)
        if (result->place[i] == place)
          json_array_add_int_element (shared, i);
      if (json_array_get_length (shared) > 0)
        json_array_add_array_element (ranking, g_steal_pointer (&shared));
    }
  return ranking;
}

JsonObject *
pandoria_result_to_json (const PandoriaState *state)
{
  PandoriaResult result;
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (state != NULL, object);

  pandoria_state_get_result (state, &result);
  json_object_set_array_member (object, "ranking", ranking_to_json (&result));
  json_object_set_array_member (object, "points",
                                pandoria_json_from_numbers (result.points, result.n));
  json_object_set_array_member (object, "tieBreak",
                                pandoria_json_from_numbers (result.tie_break, result.n));
  return object;
}

static void
write_turn (JsonObject *object, const PandoriaState *state)
{
  json_object_set_int_member (object, "round", state->round);
  json_object_set_int_member (object, "turn", state->turn);
  json_object_set_int_member (object, "active", state->active);
  json_object_set_string_member (object, "step", pandoria_step_key ((PandoriaStep) state->step));
  json_object_set_boolean_member (object, "lastRound", state->last_round);
  json_object_set_boolean_member (object, "finished", state->finished);
}

static void
write_raging (JsonObject *object, const PandoriaState *state)
{
  JsonObject *raging;

  if (state->raging == PANDORIA_SPACE_NONE)
    {
      json_object_set_null_member (object, "raging");
      return;
    }
  raging = pandoria_json_add_object (object, "raging");
  pandoria_space_write (raging, "at", state->raging);
  json_object_set_array_member (raging, "region", pandoria_spaces_to_json (state->rage_region));
}

static void
write_table (JsonObject *object, const PandoriaState *state)
{
  json_object_set_int_member (object, "doubleTiles", state->double_tiles);
  if (state->deck_endless)
    json_object_set_null_member (object, "deck");
  else
    json_object_set_int_member (object, "deck", state->deck);
  json_object_set_int_member (object, "market", state->market);
  json_object_set_int_member (object, "singles", state->singles);
  json_object_set_array_member (object, "relics",
                                bytes_to_json (state->relics_taken, state->n_relics_taken));
  json_object_set_boolean_member (object, "scored", state->scored);
  write_raging (object, state);
  json_object_set_array_member (object, "monuments",
                                bytes_to_json (state->monuments, state->n_monuments));
}

static void
write_players (JsonObject *object, PandoriaRecord *record, const PandoriaState *state)
{
  JsonArray *players = pandoria_json_add_array (object, "players");
  PandoriaResult standing;

  for (guint i = 0; i < state->n_players; i++)
    write_player (pandoria_json_append_object (players), record, state, i);
  if (!state->partnership)
    return;
  pandoria_state_get_result (state, &standing);
  json_object_set_array_member (object, "teams",
                                pandoria_json_from_numbers (standing.points, standing.n));
}

/* Returns the whole state, with a placeholder for the ledger. */
static JsonObject *
state_to_json (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonObject *object = json_object_new ();

  pandoria_json_set_format (object, "pandoria-state");
  json_object_set_int_member (object, "actions", pandoria_game_get_position (game));
  write_turn (object, state);
  write_table (object, state);
  write_players (object, pandoria_game_get_record (game), state);
  json_object_set_array_member (object, "board", board_to_json (state));
  json_object_set_null_member (object, "ledger");
  if (state->finished)
    json_object_set_object_member (object, "result", pandoria_result_to_json (state));
  else
    json_object_set_null_member (object, "result");
  return object;
}

void
pandoria_state_print (PandoriaGame *game, PandoriaPrintFunc print, gpointer data)
{
  static const char place[] = "\n  \"ledger\" : ", nothing[] = "null";
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *text = NULL;
  char *ledger;

  g_return_if_fail (PANDORIA_IS_GAME (game) && print != NULL);

  object = state_to_json (game);
  text = pandoria_json_to_text (object, TRUE);
  ledger = strstr (text, place); /* no string contains the end of a line */
  g_assert (ledger != NULL);
  ledger += strlen (place);
  g_assert (g_str_has_prefix (ledger, nothing));
  *ledger = '\0';
  print (text, data);
  print_ledger (pandoria_game_get_ledger (game), print, data);
  print (ledger + strlen (nothing), data);
}
