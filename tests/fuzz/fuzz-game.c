/* Runs the reader of games on any bytes, and the engine on any game that it accepts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"

#include "pandoria-amend.h"
#include "pandoria-json.h"
#include "pandoria-state-json.h"

#include <string.h>

/* A written game can be read again, and is then written as the same bytes. */
static void
check_writing (PandoriaRecord *record)
{
  gsize length, again_length;
  g_autofree char *data = pandoria_record_to_data (record, &length);
  g_autoptr (PandoriaRecord) again = NULL;
  g_autofree char *again_data = NULL;

  if (length > PANDORIA_MAX_FILE_SIZE)
    return;
  again = pandoria_record_new_from_data (data, length, NULL);
  g_assert_nonnull (again);
  again_data = pandoria_record_to_data (again, &again_length);
  g_assert_cmpmem (data, length, again_data, again_length);
}

/* The present game has the same state after writing and reading. */
static void
check_replaying (PandoriaGame *game)
{
  gsize length;
  g_autofree char *data = pandoria_record_to_data (pandoria_game_get_record (game), &length);
  g_autoptr (PandoriaRecord) again = NULL;
  PandoriaState state;

  check_writing (pandoria_game_get_record (game));
  if (length > PANDORIA_MAX_FILE_SIZE)
    return;
  again = pandoria_record_new_from_data (data, length, NULL);
  g_assert_true (
      pandoria_record_replay (again, pandoria_record_get_n_actions (again), &state, NULL, NULL));
  g_assert_true (pandoria_state_equal (&state, pandoria_game_get_state (game)));
}

/* All acts can be undone and redone. */
static void
check_stepping (PandoriaGame *game)
{
  guint n = pandoria_game_get_position (game);
  PandoriaState end = *pandoria_game_get_state (game),
                middle = *pandoria_game_get_state_at (game, n / 2);

  pandoria_game_go_back_to (game, n / 2);
  g_assert_true (pandoria_state_equal (pandoria_game_get_state (game), &middle));
  check_replaying (game);
  while (pandoria_game_can_undo (game))
    pandoria_game_undo (game);
  while (pandoria_game_can_redo (game))
    pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, n);
  g_assert_true (pandoria_state_equal (pandoria_game_get_state (game), &end));
}

static void
append_piece (const char *piece, gpointer text)
{
  g_string_append (text, piece);
}

/* Every state of the game is valid, and the program's output for it can be created. */
static void
check_playing (PandoriaRecord *record)
{
  guint n = pandoria_record_get_n_actions (record), failed = n;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (JsonNode) state = NULL;
  GString *text = g_string_new (NULL);
  const char *broken = NULL;

  game = pandoria_game_new (record, &failed, NULL);
  if (game == NULL)
    {
      g_assert_cmpuint (failed, <, n);
      pandoria_record_truncate (record, failed);
      game = pandoria_game_new (record, NULL, NULL);
    }
  g_assert_nonnull (game);
  for (guint i = 0; i <= pandoria_game_get_position (game); i++)
    if (!pandoria_state_check (pandoria_game_get_state_at (game, i), &broken))
      g_error ("after %u actions: %s", i, broken);
  check_replaying (game);
  check_stepping (game);
  pandoria_state_print (game, append_piece, text);
  state = json_from_string (text->str, NULL);
  g_assert_nonnull (state);
  g_string_free (text, TRUE);
  options
      = pandoria_options_to_json (pandoria_game_get_state (game), pandoria_game_get_options (game));
}

/* The valid part of the game can be corrected, and the correction undone. */
static void
check_correcting (PandoriaRecord *record)
{
  g_autoptr (PandoriaGame) game = pandoria_game_new_as_far (record, NULL);
  g_autoptr (PandoriaAmend) amend = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_nonnull (game);
  amend = pandoria_amend_new (game);
  if (pandoria_amend_get_n_acts (amend) == 0)
    return;
  before = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  pandoria_amend_remove (amend, 0);
  pandoria_amend_accept (amend);
  check_writing (pandoria_game_get_record (game));
  pandoria_game_undo (game);
  after = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  g_assert_cmpstr (before, ==, after);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record
      = pandoria_record_new_from_data ((const char *) data, size, &error);

  g_assert_true ((record == NULL) == (error != NULL));
  if (record == NULL)
    return 0;
  check_writing (record);
  check_correcting (record);
  check_playing (record);
  return 0;
}
