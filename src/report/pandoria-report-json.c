/* Writes a game's summary as JSON, for other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"
#include "pandoria-people.h"

#include "pandoria-json.h"
#include "pandoria-report-why.h"
#include "pandoria-state-json.h"
#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

static JsonArray *
make_sources (const PandoriaTally *tally)
{
  JsonArray *sources = json_array_new ();

  for (guint source = 0; source < PANDORIA_N_TALLY_SOURCES; source++)
    {
      JsonObject *object;

      if (!pandoria_tally_has_source (tally, source))
        continue;
      object = pandoria_json_append_object (sources);
      json_object_set_string_member (object, "source", pandoria_tally_source_key (source));
      json_object_set_array_member (
          object, "points", pandoria_json_from_numbers (tally->points[source], tally->n_players));
    }
  return sources;
}

static JsonArray *
make_players (PandoriaGame *game, const PandoriaTally *tally)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < tally->n_players; i++)
    {
      JsonObject *player = pandoria_json_append_object (players);
      PandoriaRealm realm = (PandoriaRealm) state->players[i].realm;

      json_object_set_string_member (player, "name", pandoria_record_get_written_name (record, i));
      json_object_set_string_member (
          player, "color", pandoria_color_key (pandoria_record_get_player_color (record, i)));
      if (realm != PANDORIA_REALM_NONE)
        json_object_set_string_member (player, "realm", pandoria_realm_key (realm));
      json_object_set_int_member (player, "team", state->players[i].team);
      json_object_set_int_member (player, "points", tally->sums[i]);
    }
  return players;
}

static JsonArray *
make_course (PandoriaGame *game)
{
  g_auto (PandoriaCourse) course = { 0 };
  JsonArray *turns = json_array_new ();

  pandoria_course_init (&course, game);
  for (guint turn = 0; turn <= course.n_turns; turn++)
    {
      gint points[PANDORIA_MAX_PLAYERS];

      for (guint seat = 0; seat < course.n_players; seat++)
        points[seat] = pandoria_course_get (&course, turn, seat);
      json_array_add_array_element (turns, pandoria_json_from_numbers (points, course.n_players));
    }
  return turns;
}

static JsonArray *
make_best (PandoriaGame *game)
{
  g_autoptr (GPtrArray) best = pandoria_report_find_best (game);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < best->len; i++)
    {
      const PandoriaEvent *event = &((PandoriaLedgerEntry *) best->pdata[i])->event;
      JsonObject *object = pandoria_json_append_object (array);
      g_autofree char *text = pandoria_text_event (event);

      json_object_set_int_member (object, "turn", event->turn);
      json_object_set_int_member (object, "player", event->player);
      json_object_set_string_member (object, "counter",
                                     pandoria_counter_key ((PandoriaCounter) event->counter));
      json_object_set_int_member (object, "amount", event->amount);
      json_object_set_string_member (object, "text", text);
    }
  return array;
}

static JsonArray *
make_history (PandoriaGame *game)
{
  GListModel *acts = pandoria_game_get_history (game);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (acts); i++)
    {
      g_autoptr (PandoriaHistoryEntry) act = g_list_model_get_item (acts, i);
      g_autofree char *text = pandoria_text_action (&act->action);
      JsonObject *object = pandoria_json_append_object (array);

      json_object_set_int_member (object, "action", i);
      json_object_set_int_member (object, "turn", act->turn);
      json_object_set_int_member (object, "player", act->player);
      json_object_set_string_member (object, "text", text);
    }
  return array;
}

static JsonArray *
make_why (PandoriaGame *game)
{
  g_auto (GStrv) why = pandoria_report_why (game);
  JsonArray *array = json_array_new ();

  for (guint i = 0; why[i] != NULL; i++)
    json_array_add_string_element (array, why[i]);
  return array;
}

static void
set_facts (JsonObject *object, PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  PandoriaRecord *record = pandoria_game_get_record (game);

  pandoria_json_set_format (object, "pandoria-summary");
  json_object_set_string_member (object, "id", pandoria_record_get_id (record));
  json_object_set_string_member (object, "title", pandoria_record_get_written_title (record));
  json_object_set_string_member (object, "created", pandoria_record_get_created (record));
  json_object_set_string_member (object, "edition",
                                 pandoria_edition_key ((PandoriaEdition) state->edition));
  json_object_set_string_member (object, "variant",
                                 pandoria_variant_key ((PandoriaVariant) state->variant));
  json_object_set_boolean_member (object, "partnership", state->partnership);
  json_object_set_int_member (object, "actions", pandoria_game_get_position (game));
  json_object_set_int_member (object, "round", state->round);
  json_object_set_int_member (object, "turn", state->turn);
  json_object_set_boolean_member (object, "finished", state->finished);
}

JsonObject *
pandoria_report_json (PandoriaGame *game, gboolean history)
{
  JsonObject *object = json_object_new ();
  PandoriaTally tally;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), object);

  pandoria_tally_init (&tally, game);
  set_facts (object, game);
  json_object_set_object_member (object, "standing",
                                 pandoria_result_to_json (pandoria_game_get_state (game)));
  json_object_set_array_member (object, "why", make_why (game));
  json_object_set_array_member (object, "players", make_players (game, &tally));
  json_object_set_array_member (object, "sources", make_sources (&tally));
  json_object_set_array_member (object, "course", make_course (game));
  json_object_set_array_member (object, "best", make_best (game));
  if (history)
    json_object_set_array_member (object, "history", make_history (game));
  return object;
}

/* --- BG Stats ------------------------------------------------------------------------------- */

#define GAME_NUMBER 248167 /* the id of Pandoria at boardgamegeek.com */

/* Returns: the length in whole minutes; 0 if the record has no times. */
static gint64
get_minutes (PandoriaGame *game)
{
  int seconds = pandoria_record_get_seconds (pandoria_game_get_record (game),
                                             pandoria_game_get_position (game));

  return seconds > 0 ? (seconds + 30) / 60 : 0;
}

/* The end of the play; without times, the creation of the game. */
static char *
get_date (PandoriaRecord *record)
{
  const gint64 last = pandoria_record_get_last_time (record);
  g_autoptr (GDateTime) end
      = last != 0 ? g_date_time_new_from_unix_utc (last) : pandoria_record_get_day (record);
  g_autoptr (GDateTime) utc = end != NULL ? g_date_time_to_utc (end) : NULL;

  return utc != NULL ? g_date_time_format (utc, "%Y-%m-%d %H:%M:%S") : g_strdup ("");
}

/* BG Stats takes a team as a text. */
static void
set_number (JsonObject *object, const char *member, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  json_object_set_string_member (object, member, text);
}

static JsonArray *
make_play_players (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonArray *players = json_array_new ();
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  for (guint seat = 0; seat < state->n_players; seat++)
    {
      JsonObject *player = pandoria_json_append_object (players);
      PandoriaRealm realm = (PandoriaRealm) state->players[seat].realm;
      guint team = state->players[seat].team;
      const char *name = pandoria_record_get_plain_name (pandoria_game_get_record (game), seat);
      g_autofree char *id = pandoria_people_fold (name);

      json_object_set_string_member (player, "name", name);
      json_object_set_string_member (player, "sourcePlayerId", id);
      if (state->partnership)
        set_number (player, "team", team + 1);
      json_object_set_boolean_member (player, "startPlayer", seat == state->start_player);
      if (state->finished)
        json_object_set_int_member (player, "rank", result.place[team]);
      if (realm != PANDORIA_REALM_NONE)
        json_object_set_string_member (player, "role", pandoria_text_realm (realm));
      json_object_set_int_member (player, "score", result.points[team]);
      json_object_set_boolean_member (player, "winner", state->finished && result.place[team] == 1);
    }
  return players;
}

JsonObject *
pandoria_report_bgstats (PandoriaGame *game)
{
  JsonObject *play = json_object_new (), *played;
  PandoriaRecord *record;
  g_autofree char *date = NULL, *board = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), play);

  record = pandoria_game_get_record (game);
  date = get_date (record);
  json_object_set_string_member (play, "sourceName", "Pandoria Companion");
  json_object_set_string_member (play, "sourcePlayId", pandoria_record_get_id (record));
  json_object_set_string_member (play, "playDate", date);
  json_object_set_int_member (play, "durationMin", get_minutes (game));
  board = pandoria_record_get_board_name (record);
  json_object_set_string_member (play, "board", board);
  if (!pandoria_game_get_state (game)->finished)
    json_object_set_string_member (play, "comments", _ ("The game is not finished."));
  played = pandoria_json_add_object (play, "game");
  json_object_set_string_member (played, "name", "Pandoria");
  json_object_set_string_member (played, "sourceGameId", "pandoria");
  json_object_set_int_member (played, "bggId", GAME_NUMBER);
  json_object_set_boolean_member (played, "highestWins", TRUE);
  json_object_set_boolean_member (played, "noPoints", FALSE);
  json_object_set_array_member (play, "players", make_play_players (game));
  return play;
}

char *
pandoria_report_bgstats_link (PandoriaGame *game)
{
  g_autoptr (JsonObject) play = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL, *data = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), NULL);

  play = pandoria_report_bgstats (game);
  root = json_node_init_object (json_node_alloc (), play);
  text = json_to_string (root, FALSE);
  data = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat ("https://app.bgstatsapp.com/createPlay.html?data=", data, NULL);
}
