/* Runs the reader of the notation on any bytes: as a whole game, as a line of a game, and while it
 * is being typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-parts-json.h"
#include "pandoria-board-json.h"
#include "pandoria-notation.h"

/* A completion tries many words, so only short lines are completed. */
#define MAX_COMPLETED 60

/* The text of a game gives a file that can be read, and that gives the same text again. */
static void
check_game (const char *text)
{
  g_autoptr (PandoriaFault) fault = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_notation_read_game (text, &fault);
  g_autoptr (PandoriaRecord) saved = NULL, copy = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autofree char *data = NULL, *again = NULL;
  gsize length;

  g_assert_true ((record == NULL) == (fault != NULL));
  if (record == NULL)
    return;
  data = pandoria_record_to_data (record, &length);
  saved = length <= PANDORIA_MAX_FILE_SIZE ? pandoria_record_new_from_data (data, length, NULL)
                                           : NULL;
  g_assert_nonnull (saved);
  game = pandoria_game_new (saved, NULL, NULL);
  g_assert_nonnull (game);
  again = pandoria_notation_write_game (game);
  copy = pandoria_notation_read_game (again, NULL);
  g_assert_nonnull (copy);
}

/* A game with artifacts and three further realms, created once. */
static PandoriaRecord *
get_record (void)
{
  static const char header[]
      = "pandoria 1\nrules: revised regular artifacts\nboard: B\nred: \"Marta\" ghosts\n"
        "blue: \"Jonas\" goblins\ngreen: \"Aylin\" hanbok\nbegins: red\n"
        "tiles: F1 %s C1 %s H2 %s M1 %s\n";
  static PandoriaRecord *record;

  if (record == NULL)
    {
      PandoriaBoard board = { 0 };
      g_autofree char *text = NULL;

      g_assert_true (pandoria_board_load (PANDORIA_BOARD_RESOURCE_B, &board, NULL, NULL, NULL));
      text = g_strdup_printf (
          header, pandoria_space_name (board.start[0]), pandoria_space_name (board.start[1]),
          pandoria_space_name (board.start[2]), pandoria_space_name (board.start[3]));
      record = pandoria_notation_read_game (text, NULL);
    }
  return record;
}

static void
check_positions (const char *text, const PandoriaNotedLine *line)
{
  guint length = (guint) g_utf8_strlen (text, -1);

  if (line->fault != NULL)
    g_assert_true (line->fault->start <= line->fault->end && line->fault->end <= length);
  for (guint i = 0; i < line->acts->len; i++)
    {
      const PandoriaNotedAct *act = g_ptr_array_index (line->acts, i);
      g_autoptr (JsonObject) json = pandoria_action_to_json (&act->action);
      PandoriaAction again;

      /* An act that the rules accept is also valid in a file. */
      g_assert_true (pandoria_action_from_json (json, "", &again, NULL));
    }
}

static void
check_line (const char *text)
{
  PandoriaSeats seats;
  PandoriaState state;
  g_autoptr (PandoriaNotedLine) line = NULL;
  guint start, end, length = (guint) g_utf8_strlen (text, -1);

  pandoria_seats_init (&seats, get_record ());
  g_assert_true (pandoria_state_init (&state, pandoria_record_get_setup (get_record ()), NULL));
  line = pandoria_notation_read (&seats, &state, text);
  check_positions (text, line);
  for (guint cursor = 0; cursor <= length && length <= MAX_COMPLETED; cursor += 7)
    {
      g_autoptr (GPtrArray) choices
          = pandoria_notation_complete (&seats, &state, NULL, text, cursor, &start, &end);

      g_assert_nonnull (choices);
      g_assert_true (start <= cursor && cursor <= end && end <= length);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text
      = g_strndup (size > 0 ? (const char *) data : "", size); /* an empty text has no position */

  g_assert_nonnull (get_record ());
  check_game (text);
  if (g_utf8_validate (text, -1, NULL))
    check_line (text);
  return 0;
}
