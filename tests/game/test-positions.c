/* Tests looking at earlier positions, going back to them, notes, and files with acts that do not
 * fit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-game.h"
#include "pandoria-json.h"
#include "pandoria-record.h"
#include "pandoria-text.h"

/* While an earlier position is shown, nothing can be entered. The game itself stays at its
 * position. */
static void
test_looking_back (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *before = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  PandoriaAction action = fixture_make_adjust (1);
  g_autoptr (GError) error = NULL;
  guint changed = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changed);
  g_assert_false (pandoria_game_is_looking_back (game));
  pandoria_game_look_at (game, 1);
  pandoria_game_look_at (game, 1);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 1);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_true (pandoria_game_is_looking_back (game));
  g_assert_cmpmem (pandoria_game_get_shown_state (game), sizeof (PandoriaState),
                   pandoria_game_get_state_at (game, 1), sizeof (PandoriaState));
  g_assert_cmpint (pandoria_game_get_shown_action (game)->kind, ==, PANDORIA_ACT_PLACE_TILE);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  g_assert_cmpuint (pandoria_game_get_options (game)->acts, ==, 0);
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_GAME_ERROR, PANDORIA_GAME_ERROR_LOOKING_BACK);
  g_assert_false (pandoria_game_preview (game, &action, NULL, NULL, NULL));
  pandoria_game_look_at (game, 0);
  g_assert_null (pandoria_game_get_shown_action (game));
  fixture_assert_text (game, before);

  pandoria_game_look_at (game, 99);
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_cmpuint (pandoria_game_get_options (game)->acts, !=, 0);
  fixture_apply (game, action);
  /* Undo and redo act on the present, from any shown position. */
  pandoria_game_look_at (game, 1);
  pandoria_game_undo (game);
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 3);
}

static void
test_go_back_to (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaState end = *pandoria_game_get_state (game);

  pandoria_game_go_back_to (game, 1);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  g_assert_cmpuint (pandoria_record_get_n_actions (pandoria_game_get_record (game)), ==, 1);
  pandoria_game_redo (game);
  pandoria_game_redo (game);
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof end, &end, sizeof end);
  g_assert_false (pandoria_game_can_redo (game));
}

/* If there is nothing to undo, going back only ends looking back. */
static void
test_go_back_to_end (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  guint changed = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changed);
  pandoria_game_go_back_to (game, 3);
  pandoria_game_go_back_to (game, 4);
  g_assert_cmpuint (changed, ==, 0);
  pandoria_game_look_at (game, 1);
  pandoria_game_go_back_to (game, 3);
  g_assert_cmpuint (changed, ==, 2);
  g_assert_false (pandoria_game_is_looking_back (game));
  g_assert_false (pandoria_game_can_redo (game));
}

static void
test_step_words (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *undo = pandoria_text_undo (game);
  g_autofree char *redo = NULL;

  g_assert_cmpstr (undo, ==, "End of turn");
  g_assert_null (pandoria_text_redo (game));
  pandoria_game_undo (game);
  redo = pandoria_text_redo (game);
  g_assert_cmpstr (redo, ==, "End of turn");
  g_free (undo);
  undo = pandoria_text_undo (game);
  g_assert_cmpstr (undo, ==, "Worker to C5");
}

/* After many corrections the turn reports only its last acts. */
static void
test_long_turn (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 20; i++)
    fixture_apply (game, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
  few = pandoria_text_turn (game);
  g_assert_null (strstr (few, "…"));
  for (guint i = 0; i < 2000; i++)
    fixture_apply (game, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
  many = pandoria_text_turn (game);
  lines = g_strsplit (many, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "…");
  g_assert_cmpuint (g_strv_length (lines), <=, 50);
}

/* A branch is a separate game, which can be undone only to its own beginning. */
static void
test_branch (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *before = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  g_autoptr (PandoriaGame) branch = pandoria_game_branch (game, 2);

  g_assert_cmpuint (pandoria_game_get_position (branch), ==, 2);
  g_assert_cmpmem (pandoria_game_get_state (branch), sizeof (PandoriaState),
                   pandoria_game_get_state_at (game, 2), sizeof (PandoriaState));
  g_assert_false (pandoria_game_can_undo (branch));
  fixture_apply (branch, fixture_make_adjust (3));
  pandoria_game_set_note (branch, 0, "only here");
  pandoria_game_undo (branch);
  g_assert_false (pandoria_game_can_undo (branch));
  fixture_assert_text (game, before);
}

/* A note is on disk at once, changes nothing else, and can be removed. */
static void
test_set_note (FixturePlace *place, gconstpointer nothing)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaRecord *record = pandoria_game_get_record (game);
  g_autofree char *before = pandoria_record_to_data (record, NULL);
  g_autofree char *after = NULL;
  g_autoptr (GString) long_note = g_string_new (NULL);
  guint changed = 0;

  g_signal_connect_swapped (game, "changed", G_CALLBACK (fixture_count), &changed);
  g_assert_true (pandoria_game_set_path (game, place->path, NULL));
  pandoria_game_set_note (game, 0, "the wrong way round");
  g_assert_cmpstr (pandoria_record_get_note (record, 0), ==, "the wrong way round");
  g_assert_cmpstr (pandoria_record_get_note (record, 1), ==, "why not");
  fixture_assert_on_disk (game, place->path);
  for (guint i = 0; i < PANDORIA_MAX_NOTE + 5; i++)
    g_string_append (long_note, "ü");
  pandoria_game_set_note (game, 0, long_note->str);
  g_assert_cmpint (g_utf8_strlen (pandoria_record_get_note (record, 0), -1), ==, PANDORIA_MAX_NOTE);
  fixture_assert_on_disk (game, place->path);
  changed = 0;
  pandoria_game_set_note (game, 0, pandoria_record_get_note (record, 0));
  g_assert_cmpuint (changed, ==, 0);
  pandoria_game_set_note (game, 0, "");
  g_assert_cmpuint (changed, ==, 1);
  pandoria_game_set_note (game, 0, "");
  pandoria_game_set_note (game, 0, NULL);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_null (pandoria_record_get_note (record, 0));
  after = pandoria_record_to_data (record, NULL);
  g_assert_cmpstr (before, ==, after);
}

/* A file with an unfit act opens up to that act, without being written. The later acts are never
 * lost, not even when the game continues without them. */
static void
test_open_as_far (FixturePlace *place, gconstpointer nothing)
{
  g_autofree char *text = fixture_replace ("{\"do\":\"place-figure\",\"at\":\"C5\"",
                                           "{\"do\":\"place-figure\",\"at\":\"D5\"");
  g_autofree char *file = NULL;
  g_autoptr (PandoriaGame) game = NULL;
  g_autoptr (PandoriaRecord) read = NULL;
  g_autoptr (PandoriaGame) again = NULL;

  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  game = pandoria_game_open (place->path, NULL);
  g_assert_nonnull (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 1);
  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 2);
  file = fixture_read (place->path);
  g_assert_cmpstr (file, ==, text);

  fixture_apply (game, fixture_make_adjust (1));
  fixture_assert_on_disk (game, place->path);
  read = pandoria_record_new_from_file (place->path, NULL);
  g_assert_cmpuint (pandoria_record_get_n_actions (read), ==, 2);
  g_assert_cmpuint (pandoria_record_get_n_unfit (read), ==, 2);
  g_free (file);
  file = fixture_read (place->path);
  g_assert_nonnull (strstr (file, "why not"));
  again = pandoria_game_new_as_far (read, NULL);
  g_assert_cmpuint (pandoria_game_get_n_unfit (again), ==, 2);
}

/* Unfit acts are checked like the others. */
static void
test_bad_unfit (void)
{
  g_autofree char *text
      = fixture_replace ("\"later\":", "\"unfit\":[{\"do\":\"dance\"}],\"later\":");
  g_autoptr (GError) error = NULL;

  g_assert_null (pandoria_record_new_from_data (text, strlen (text), &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_nonnull (strstr (error->message, "unfit[0]"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/positions/looking-back", test_looking_back);
  g_test_add_func ("/positions/go-back-to", test_go_back_to);
  g_test_add_func ("/positions/go-back-to-end", test_go_back_to_end);
  g_test_add_func ("/positions/step-words", test_step_words);
  g_test_add_func ("/positions/long-turn", test_long_turn);
  g_test_add_func ("/positions/branch", test_branch);
  fixture_add ("/positions/set-note", test_set_note);
  fixture_add ("/positions/open-as-far", test_open_as_far);
  g_test_add_func ("/positions/bad-unfit", test_bad_unfit);
  return g_test_run ();
}
