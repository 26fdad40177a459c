/* The table as everyone may see it (pandoria-table), as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-table-json.h"

#include "pandoria-json.h"
#include "pandoria-open-regions.h"
#include "pandoria-parts-json.h"
#include "pandoria-report-format.h"
#include "pandoria-state-json.h"
#include "pandoria-text.h"

/* Sets @member to @text, or to null. Takes @text (nullable). */
static void
take_text (JsonObject *object, const char *member, char *text)
{
  if (text != NULL)
    json_object_set_string_member (object, member, text);
  else
    json_object_set_null_member (object, member);
  g_free (text);
}

/* --- the turns ------------------------------------------------------------------------------ */

/* Writes an entry of the ledger: who gains or pays what, and why. */
static void
write_gain (JsonObject *object, PandoriaGame *game, const PandoriaEvent *event)
{
  PandoriaEventKind kind = (PandoriaEventKind) event->kind;
  PandoriaCounter counter = (PandoriaCounter) event->counter;

  json_object_set_int_member (object, "player", event->player);
  json_object_set_string_member (object, "name",
                                 pandoria_game_get_player_name (game, event->player));
  json_object_set_string_member (object, "kind", pandoria_event_key (kind));
  json_object_set_string_member (object, "counter", pandoria_counter_key (counter));
  json_object_set_int_member (object, "amount", event->amount);
  json_object_set_int_member (object, "points", event->points);
  take_text (object, "change", pandoria_text_change (counter, event->amount));
  if (event->points != 0)
    take_text (object, "pointsChange",
               pandoria_text_change (PANDORIA_COUNTER_POINTS, event->points));
  take_text (object, "title", pandoria_text_event_title (event));
  take_text (object, "formula", pandoria_text_event_formula (event));
}

static void
write_gains (JsonObject *object, PandoriaGame *game, const PandoriaTurnSpan *span)
{
  JsonArray *gains = pandoria_json_add_array (object, "gains");
  guint first = pandoria_game_get_n_events (game, span->first),
        end = pandoria_game_get_n_events (game, span->end);

  for (guint i = first; i < end; i++)
    write_gain (pandoria_json_append_object (gains), game, pandoria_game_get_events (game, i));
}

static void
write_hex (JsonArray *tile, const PandoriaHex *hex)
{
  JsonObject *object = pandoria_json_append_object (tile);

  json_object_set_string_member (object, "at", pandoria_space_name (hex->at));
  json_object_set_string_member (object, "terrain",
                                 pandoria_terrain_key ((PandoriaTerrain) hex->terrain));
  json_object_set_int_member (object, "symbols", hex->symbols);
}

/* Writes the hexes of the tile that was placed in the turn, and the space of a castle. */
static void
write_placed (JsonObject *object, PandoriaGame *game, const PandoriaTurnSpan *span)
{
  JsonArray *tile = pandoria_json_add_array (object, "tile");

  json_object_set_null_member (object, "castle");
  for (guint i = span->first; i < span->end; i++)
    {
      const PandoriaAction *action
          = pandoria_record_get_action (pandoria_game_get_record (game), i);

      if (action->kind == PANDORIA_ACT_PLACE_CASTLE || action->kind == PANDORIA_ACT_PLACE_FORTRESS)
        pandoria_space_write (object, "castle", action->at);
      if (action->kind == PANDORIA_ACT_PLACE_TILE || action->kind == PANDORIA_ACT_PLACE_SINGLE)
        write_hex (tile, &action->hexes[0]);
      if (action->kind == PANDORIA_ACT_PLACE_TILE)
        write_hex (tile, &action->hexes[1]);
    }
}

static void
write_span (JsonObject *object, PandoriaGame *game, const PandoriaTurnSpan *span)
{
  json_object_set_int_member (object, "turn", span->turn);
  json_object_set_int_member (object, "player", span->player);
  take_text (object, "text", pandoria_text_span_entered (game, span));
  write_placed (object, game, span);
  write_gains (object, game, span);
}

/* Writes the turn of the last act; before it the turns of a round and those since @since, the
 * latest first. */
static void
write_turns (JsonObject *object, PandoriaGame *game, guint since)
{
  guint position = pandoria_game_get_position (game),
        n_players = pandoria_game_get_state (game)->n_players;
  PandoriaTurnSpan span = { 0 };
  JsonArray *round;

  if (position > 0 && pandoria_turn_span_find (game, position, position - 1, &span))
    write_span (pandoria_json_add_object (object, "entered"), game, &span);
  else
    json_object_set_null_member (object, "entered");
  round = pandoria_json_add_array (object, "before");
  for (guint i = 0; i < PANDORIA_TABLE_MOST_TURNS && span.first > 0; i++)
    {
      gboolean is_wanted = i < n_players || (since > 0 && span.turn > since + 1);

      if (!is_wanted || !pandoria_turn_span_find (game, position, span.first - 1, &span))
        break;
      write_span (pandoria_json_append_object (round), game, &span);
    }
}

/* --- the players ---------------------------------------------------------------------------- */

static void
write_slot (JsonArray *slots, const PandoriaSlot *slot)
{
  JsonObject *object;

  if (!slot->has_monument && slot->building == PANDORIA_BUILDING_NONE)
    {
      json_array_add_null_element (slots);
      return;
    }
  object = pandoria_json_append_object (slots);
  take_text (object, "text", pandoria_text_slot (slot));
  if (slot->has_monument)
    json_object_set_int_member (object, "monument", slot->monument);
  else
    json_object_set_string_member (object, "building",
                                   pandoria_building_key ((PandoriaBuilding) slot->building));
}

/* The numbers have the names and values of a pandoria-state. */
static void
write_numbers (JsonObject *object, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];

  json_object_set_int_member (object, "team", player->team);
  for (guint i = 0; i <= PANDORIA_COUNTER_POINTS; i++)
    json_object_set_int_member (object, pandoria_counter_key ((PandoriaCounter) i),
                                player->counters[i]);
  json_object_set_int_member (object, "cap", pandoria_state_cap (state, seat));
  json_object_set_int_member (object, "hand", player->hand);
  json_object_set_int_member (object, "workers", player->workers);
  json_object_set_boolean_member (object, "leader", player->leader);
  json_object_set_int_member (object, "castles", player->castles);
  json_object_set_boolean_member (object, "fortress", player->fortress);
  json_object_set_int_member (object, "artifacts", pandoria_state_artifacts (state, seat));
}

static void
write_words (JsonObject *object, const PandoriaState *state, guint seat)
{
  const PandoriaPlayerState *player = &state->players[seat];
  JsonObject *texts = pandoria_json_add_object (object, "texts");
  gboolean has_cards = state->variant != PANDORIA_VARIANT_FAMILY;

  take_text (
      texts, "points",
      pandoria_text_amount (PANDORIA_COUNTER_POINTS, player->counters[PANDORIA_COUNTER_POINTS]));
  for (guint i = 0; i < PANDORIA_N_RESOURCES; i++)
    take_text (texts, pandoria_counter_key ((PandoriaCounter) i),
               pandoria_text_resource (state, seat, (PandoriaCounter) i));
  take_text (texts, "topSpell",
             player->top_spell.spell != PANDORIA_SPELL_NONE ? pandoria_text_spell (
                 (PandoriaSpell) player->top_spell.spell, player->top_spell.level)
                                                            : NULL);
  take_text (texts, "reserve", pandoria_text_reserve (state, seat));
  take_text (texts, "hand",
             has_cards ? pandoria_text_amount (PANDORIA_COUNTER_HAND, player->hand) : NULL);
  take_text (texts, "artifacts",
             state->artifacts ? pandoria_text_amount (PANDORIA_COUNTER_ARTIFACTS,
                                                      (int) pandoria_state_artifacts (state, seat))
                              : NULL);
}

static void
write_player (JsonObject *object, PandoriaGame *game, guint seat)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaRealm realm = (PandoriaRealm) state->players[seat].realm;
  PandoriaColor color = pandoria_record_get_player_color (pandoria_game_get_record (game), seat);
  JsonArray *slots;

  json_object_set_string_member (object, "name", pandoria_game_get_player_name (game, seat));
  json_object_set_string_member (object, "color", pandoria_color_key (color));
  take_text (object, "realm",
             realm != PANDORIA_REALM_NONE ? g_strdup (pandoria_text_realm (realm)) : NULL);
  write_numbers (object, state, seat);
  slots = pandoria_json_add_array (object, "slots");
  for (guint i = 0; i < pandoria_state_n_slots (state, seat); i++)
    write_slot (slots, &state->players[seat].slots[i]);
  write_words (object, state, seat);
}

static void
write_teams (JsonObject *object, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonArray *teams = pandoria_json_add_array (object, "teams");
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  for (guint i = 0; i < result.n && state->partnership; i++)
    {
      JsonObject *team = pandoria_json_append_object (teams);

      take_text (team, "name", pandoria_text_side (game, i));
      json_object_set_int_member (team, "points", result.points[i]);
    }
}

static void
write_players (JsonObject *object, PandoriaGame *game)
{
  guint n = pandoria_game_get_state (game)->n_players;
  JsonArray *players = pandoria_json_add_array (object, "players");

  for (guint seat = 0; seat < n; seat++)
    write_player (pandoria_json_append_object (players), game, seat);
  write_teams (object, game);
}

/* --- open regions --------------------------------------------------------------------------- */

static void
write_open (JsonObject *object, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  g_autofree PandoriaOpenRegion *open = g_new (PandoriaOpenRegion, PANDORIA_MAX_OPEN_REGIONS);
  JsonArray *regions = pandoria_json_add_array (object, "open");
  guint n = state->finished ? 0 : pandoria_state_list_open_regions (state, open);

  for (guint i = 0; i < n; i++)
    {
      JsonObject *region = pandoria_json_append_object (regions);

      json_object_set_string_member (
          region, "terrain", pandoria_terrain_key ((PandoriaTerrain) open[i].region.terrain));
      json_object_set_array_member (region, "region",
                                    pandoria_spaces_to_json (open[i].region.spaces));
      json_object_set_array_member (region, "missing", pandoria_spaces_to_json (open[i].missing));
      take_text (region, "text", pandoria_text_open_region (game, state, &open[i]));
    }
}

/* --- the end -------------------------------------------------------------------------------- */

static void
write_sources (JsonObject *object, PandoriaGame *game)
{
  JsonArray *sources = pandoria_json_add_array (object, "sources");
  PandoriaTally tally;

  pandoria_tally_init (&tally, game);
  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    {
      JsonObject *row;

      if (!pandoria_tally_has_source (&tally, (PandoriaTallySource) source))
        continue;
      row = pandoria_json_append_object (sources);
      json_object_set_string_member (row, "source",
                                     pandoria_tally_source_key ((PandoriaTallySource) source));
      json_object_set_string_member (row, "name",
                                     pandoria_tally_source_name ((PandoriaTallySource) source));
      json_object_set_array_member (
          row, "points", pandoria_json_from_numbers (tally.points[source], tally.n_players));
    }
}

/* One line for each player or team, the winner first. */
static void
write_ranking (JsonObject *object, PandoriaGame *game)
{
  g_autofree char *text = pandoria_text_ranking (game);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  JsonArray *ranking = pandoria_json_add_array (object, "ranking");

  for (guint i = 0; lines[i] != NULL; i++)
    json_array_add_string_element (ranking, lines[i]);
}

static void
write_end (JsonObject *object, PandoriaGame *game)
{
  JsonObject *end;

  if (!pandoria_game_get_state (game)->finished)
    {
      json_object_set_null_member (object, "end");
      return;
    }
  end = pandoria_json_add_object (object, "end");
  json_object_set_object_member (end, "result",
                                 pandoria_result_to_json (pandoria_game_get_state (game)));
  take_text (end, "text", pandoria_text_result (game));
  write_ranking (end, game);
  take_text (end, "ties", pandoria_report_ties (game));
  write_sources (end, game);
}

/* --- all of it ------------------------------------------------------------------------------ */

static void
write_turn (JsonObject *object, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);

  json_object_set_int_member (object, "actions", pandoria_game_get_position (game));
  json_object_set_int_member (object, "round", state->round);
  json_object_set_int_member (object, "turn", state->turn);
  json_object_set_int_member (object, "active", state->active);
  json_object_set_string_member (object, "step", pandoria_step_key ((PandoriaStep) state->step));
  json_object_set_boolean_member (object, "lastRound", state->last_round);
  json_object_set_boolean_member (object, "finished", state->finished);
  json_object_set_int_member (object, "doubleTiles", state->double_tiles);
}

static void
write_texts (JsonObject *object, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonObject *texts = pandoria_json_add_object (object, "texts");

  take_text (texts, "call", pandoria_text_call (game));
  take_text (texts, "round", state->finished ? NULL : pandoria_text_round (state, FALSE));
  take_text (texts, "tiles",
             state->finished || state->last_round ? NULL : pandoria_text_tiles_left (state, FALSE));
  take_text (texts, "lead", state->finished ? NULL : pandoria_text_lead_in (game, state));
  take_text (texts, "board", pandoria_text_board_contents (state));
}

static JsonObject *
make_table (void)
{
  JsonObject *object = json_object_new ();

  pandoria_json_set_format (object, "pandoria-table");
  take_text (object, "language", pandoria_text_language ());
  return object;
}

JsonObject *
pandoria_table_to_json (PandoriaGame *game, guint since)
{
  JsonObject *object;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  object = make_table ();
  json_object_set_string_member (object, "title",
                                 pandoria_report_title (pandoria_game_get_record (game)));
  write_turn (object, game);
  write_texts (object, game);
  write_turns (object, game, since);
  write_players (object, game);
  write_open (object, game);
  write_end (object, game);
  return object;
}

JsonObject *
pandoria_table_make_empty (const char *text)
{
  JsonObject *object;

  g_return_val_if_fail (text != NULL, NULL);

  object = make_table ();
  json_object_set_null_member (object, "actions");
  json_object_set_string_member (object, "text", text);
  return object;
}
