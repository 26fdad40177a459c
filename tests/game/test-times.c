/* Tests how long each player has thought, and which scoring was the biggest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-game.h"
#include "pandoria-text.h"
#include "stored-game.h"

#include <string.h>

#define BEGIN 1763755200 /* any evening */

/* Acts with unusual pauses before them. The other pauses are 10 to 16 seconds long. */
#define LONGEST_AT 20 /* still counts */
#define LONGER_AT  30 /* no longer counts */
#define NONE_AT    40 /* the act has no time */
#define BACK_AT    50 /* the clock was put back */

static gint64
get_pause (guint index)
{
  switch (index)
    {
    case LONGEST_AT: return 900;
    case LONGER_AT: return 901;
    case BACK_AT: return -3600;
    default: return 10 + index % 7;
    }
}

/* Returns: (transfer full): a copy of @game with a time for each act. */
static PandoriaGame *
add_times (PandoriaGame *game)
{
  PandoriaRecord *record = pandoria_game_get_record (game);
  guint n = pandoria_record_get_n_actions (record);
  g_autofree PandoriaAction *actions = g_new (PandoriaAction, n);
  g_autoptr (GError) error = NULL;
  gint64 now = BEGIN;
  PandoriaGame *timed;

  for (guint i = 0; i < n; i++)
    actions[i] = *pandoria_record_get_action (record, i);
  pandoria_record_truncate (record, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GDateTime) time = NULL;
      g_autofree char *text = NULL;

      now += i > 0 ? get_pause (i) : 0;
      time = g_date_time_new_from_unix_utc (now);
      text = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
      pandoria_record_append (record, &actions[i], i == NONE_AT ? NULL : text, NULL);
    }
  timed = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return timed;
}

static int
get_counted (guint index)
{
  if (index == 0 || index == NONE_AT || index == LONGER_AT || index == BACK_AT)
    return 0;
  return (int) (get_pause (index) + (index == NONE_AT + 1 ? get_pause (NONE_AT) : 0));
}

static void
test_players (void)
{
  g_autoptr (PandoriaGame) plain = stored_game_open ("three-players");
  g_autoptr (PandoriaGame) game = add_times (plain);
  guint n = pandoria_game_get_position (game);
  int expected[PANDORIA_MAX_PLAYERS] = { 0 }, seconds[PANDORIA_MAX_PLAYERS];

  g_assert_cmpuint (n, >, BACK_AT + 10);
  for (guint i = 0; i < n; i++)
    expected[pandoria_game_get_state_at (game, i)->active] += get_counted (i);
  g_assert_true (pandoria_game_get_player_seconds (game, seconds));
  for (guint seat = 0; seat < PANDORIA_MAX_PLAYERS; seat++)
    g_assert_cmpint (seconds[seat], ==, expected[seat]);
  g_assert_cmpint (seconds[2], >, 60);
  g_assert_cmpint (seconds[3], ==, 0);
}

/* The times of undone acts do not count. */
static void
test_turn (void)
{
  g_autoptr (PandoriaGame) plain = stored_game_open ("three-players");
  g_autoptr (PandoriaGame) game = add_times (plain);

  for (guint position = pandoria_game_get_position (game); position > 0; position--)
    {
      guint turn = pandoria_game_get_state (game)->turn;
      int expected = 0;

      for (guint i = position; i > 0 && pandoria_game_get_state_at (game, i - 1)->turn == turn; i--)
        expected += get_counted (i - 1);
      g_assert_cmpint (pandoria_game_get_turn_seconds (game), ==, expected);
      pandoria_game_undo (game);
    }
  g_assert_cmpint (pandoria_game_get_turn_seconds (game), ==, 0);
}

/* Pauses in seconds before acts of two computers whose clocks differ, and how long the acts took.
 */
static const struct
{
  int pauses[8];
  int seconds;
} clocks[] = {
  { { 0, 60, 60, 60 }, 180 },
  { { 0, 60, 2400 + 60, 60, -2400 + 60, 60 }, 300 },
  { { 0, 2400 + 60, -2400 + 60, 2400 + 90, -2400 + 90, 60 }, 360 },
  { { 0, 60, -2400, 60 }, 120 },       /* only set back */
  { { 0, 60, 3700, 60, -3700 }, 120 }, /* too long for a thought */
  { { 0, 60, 3500, 60 }, 3620 },
};

static void
test_clocks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (clocks); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
      PandoriaRecord *record = pandoria_game_get_record (game);
      guint n = 8;
      PandoriaAction actions[8];
      gint64 now = BEGIN;

      for (guint j = 0; j < n; j++)
        actions[j] = *pandoria_record_get_action (record, j);
      while (n > 0 && clocks[i].pauses[n - 1] == 0)
        n--;
      pandoria_record_truncate (record, 0);
      for (guint j = 0; j < n; j++)
        {
          g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (now += clocks[i].pauses[j]);
          g_autofree char *text = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");

          pandoria_record_append (record, &actions[j], text, NULL);
        }
      g_assert_cmpint (pandoria_record_get_seconds (record, n), ==, clocks[i].seconds);
    }
}

/* The day is that of the place, wherever it is read. */
static void
test_day (void)
{
  static const struct
  {
    const char *created, *day;
  } days[] = {
    { "2026-11-20T23:30:00-05:00", "2026-11-20 23:30" },
    { "2026-11-20T00:30:00+11:00", "2026-11-20 00:30" },
    { "2026-11-20T23:30:00+00:00", "2026-11-20 23:30" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
      g_autofree char *member = g_strdup_printf ("\"created\": \"%s\"", days[i].created);
      g_autofree char *data = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
      g_autoptr (GRegex) regex
          = g_regex_new ("\"created\"\\s*:\\s*\"[^\"]*\"", G_REGEX_DEFAULT, 0, NULL);
      g_autofree char *text = g_regex_replace_literal (regex, data, -1, 0, member, 0, NULL);
      g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);
      g_autoptr (GDateTime) day = pandoria_record_get_day (record);
      g_autofree char *written = g_date_time_format (day, "%Y-%m-%d %H:%M");

      g_assert_cmpstr (written, ==, days[i].day);
    }
}

static void
test_words (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("two-players");
  g_autoptr (PandoriaGame) timed = NULL;
  g_autofree char *none = pandoria_text_times (game);
  g_autofree char *short_time = pandoria_text_duration (89);
  g_autofree char *minutes = pandoria_text_duration (90);
  g_autofree char *hours = pandoria_text_duration (3900);
  g_autofree char *expected = NULL;
  g_autofree char *text = NULL;
  g_autofree char *one = NULL;
  int seconds[PANDORIA_MAX_PLAYERS];

  g_assert_null (none);
  g_assert_false (pandoria_game_get_player_seconds (game, seconds));
  g_assert_cmpint (seconds[0], ==, 0);
  g_assert_cmpstr (short_time, ==, "1 min");
  g_assert_cmpstr (minutes, ==, "2 min");
  g_assert_cmpstr (hours, ==, "1 h 5 min");
  timed = add_times (game);
  g_assert_true (pandoria_game_get_player_seconds (timed, seconds));
  expected = g_strdup_printf ("Marta %d min · Jonas %d min", (seconds[0] + 30) / 60,
                              (seconds[1] + 30) / 60);
  text = pandoria_text_times (timed);
  g_assert_cmpstr (text, ==, expected);
  while (pandoria_game_get_position (timed) > 1)
    pandoria_game_undo (timed);
  one = pandoria_text_times (timed);
  g_assert_null (one);
}

/* Returns: the largest gain from a region among the entries @from … @to; 0: none. */
static int
get_most (PandoriaGame *game, guint from, guint to)
{
  int most = 0;

  for (guint i = from; i < to; i++)
    {
      g_autoptr (PandoriaLedgerEntry) entry
          = g_list_model_get_item (pandoria_game_get_ledger (game), i);
      const PandoriaEvent *event = &entry->event;

      if (event->kind == PANDORIA_EVENT_REGION)
        most = MAX (most, event->amount);
    }
  return most;
}

static void
test_biggest (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  guint end = pandoria_game_get_position (game), told = 0, scored = 0;

  pandoria_game_go_back_to (game, 0);
  while (pandoria_game_get_position (game) < end)
    {
      guint from = g_list_model_get_n_items (pandoria_game_get_ledger (game)), to;
      g_autofree char *text = NULL;
      g_autofree char *number = NULL;
      int before, now;

      pandoria_game_redo (game);
      to = g_list_model_get_n_items (pandoria_game_get_ledger (game));
      text = pandoria_text_biggest_scoring (game, from);
      before = get_most (game, 0, from);
      now = get_most (game, from, to);
      scored += now > 0;
      if (before == 0 || now <= before)
        {
          g_assert_null (text);
          continue;
        }
      number = g_strdup_printf (", %d ", now);
      g_assert_nonnull (text);
      g_assert_true (g_str_has_prefix (text, "The biggest score of this game: "));
      g_assert_nonnull (g_strstr_len (text, -1, number));
      told++;
    }
  g_assert_cmpuint (told, >=, 2);
  g_assert_cmpuint (scored, >, 2 * told);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/times/players", test_players);
  g_test_add_func ("/times/turn", test_turn);
  g_test_add_func ("/times/words", test_words);
  g_test_add_func ("/times/clocks", test_clocks);
  g_test_add_func ("/times/day", test_day);
  g_test_add_func ("/times/biggest", test_biggest);
  return g_test_run ();
}
