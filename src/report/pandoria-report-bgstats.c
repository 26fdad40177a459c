/* Writes a game as a play for BG Stats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-report-format.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define GAME_NUMBER 248167 /* the id of Pandoria at boardgamegeek.com */

/* Returns: the length in whole minutes; 0 if the record has no times. */
static gint64
get_minutes (PandoriaGame *game)
{
  int seconds = pandoria_record_get_seconds (pandoria_game_get_record (game), pandoria_game_get_position (game));

  return seconds > 0 ? (seconds + 30) / 60 : 0;
}

static char *
get_date (PandoriaRecord *record)
{
  g_autoptr (GDateTime) created = pandoria_report_created (record);
  g_autoptr (GDateTime) utc = created != NULL ? g_date_time_to_utc (created) : NULL;

  return utc != NULL ? g_date_time_format (utc, "%Y-%m-%d %H:%M:%S") : g_strdup ("");
}

static JsonObject *
make_game (void)
{
  JsonObject *game = json_object_new ();

  json_object_set_string_member (game, "name", "Pandoria");
  json_object_set_int_member (game, "bggId", GAME_NUMBER);
  json_object_set_boolean_member (game, "highestWins", TRUE);
  return game;
}

static JsonObject *
make_player (PandoriaRecord *record, const PandoriaState *state, const PandoriaResult *result, guint seat)
{
  JsonObject *player = json_object_new ();
  const char *name = pandoria_record_get_player_name (record, seat);
  PandoriaRealm realm = (PandoriaRealm) state->players[seat].realm;
  guint team = state->players[seat].team;

  json_object_set_string_member (player, "name", name);
  json_object_set_boolean_member (player, "startPlayer", seat == state->start_player);
  if (state->finished)
    json_object_set_int_member (player, "rank", result->place[team]);
  if (realm != PANDORIA_REALM_NONE)
    json_object_set_string_member (player, "role", pandoria_text_realm (realm));
  json_object_set_int_member (player, "score", result->points[team]);
  json_object_set_boolean_member (player, "winner", state->finished && result->place[team] == 1);
  return player;
}

static JsonArray *
make_players (PandoriaGame *game)
{
  const PandoriaState *state = pandoria_game_get_state (game);
  JsonArray *players = json_array_new ();
  PandoriaResult result;

  pandoria_state_get_result (state, &result);
  for (guint seat = 0; seat < state->n_players; seat++)
    json_array_add_object_element (players, make_player (pandoria_game_get_record (game), state, &result, seat));
  return players;
}

JsonObject *
pandoria_report_bgstats (PandoriaGame *game)
{
  JsonObject *play = json_object_new ();
  PandoriaRecord *record;
  g_autofree char *date = NULL;

  g_return_val_if_fail (PANDORIA_IS_GAME (game), play);

  record = pandoria_game_get_record (game);
  date = get_date (record);
  json_object_set_string_member (play, "sourceName", "Pandoria Companion");
  json_object_set_string_member (play, "sourcePlayId", pandoria_record_get_id (record));
  json_object_set_string_member (play, "playDate", date);
  json_object_set_int_member (play, "durationMin", get_minutes (game));
  if (!pandoria_game_get_state (game)->finished)
    json_object_set_string_member (play, "comments", _ ("The game is not finished."));
  json_object_set_object_member (play, "game", make_game ());
  json_object_set_array_member (play, "players", make_players (game));
  return play;
}
