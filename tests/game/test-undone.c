/* Tests that redo steps are written, and available after a restart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "pandoria-amend.h"
#include "pandoria-json.h"
#include "stored-game.h"

#define ADJUST "{\"do\":\"adjust\",\"player\":1,\"gold\":1}"

/* --- helpers -------------------------------------------------------------------------------- */

static PandoriaAction
make_adjust (int gold)
{
  PandoriaAction action;

  pandoria_action_init (&action, PANDORIA_ACT_ADJUST);
  action.player = 0;
  action.adjust[PANDORIA_COUNTER_GOLD] = (gint16) gold;
  return action;
}

/* Returns: (transfer full): @game as it is after a restart of the program. */
static PandoriaGame *
reread (PandoriaGame *game)
{
  gsize length;
  g_autofree char *data = pandoria_record_to_data (pandoria_game_get_record (game), &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (data, length, &error);
  PandoriaGame *read;

  g_assert_no_error (error);
  read = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  return read;
}

static void
assert_same (PandoriaGame *game, PandoriaGame *other)
{
  g_autofree char *text = fixture_get_text (game);

  fixture_assert_text (other, text);
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof (PandoriaState),
                   pandoria_game_get_state (other), sizeof (PandoriaState));
}

static guint
redo_all (PandoriaGame *game)
{
  guint n = 0;

  for (; pandoria_game_can_redo (game); n++)
    pandoria_game_redo (game);
  return n;
}

static PandoriaGame *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), &error);

  g_assert_no_error (error);
  return pandoria_game_new (record, NULL, NULL);
}

/* --- acts ----------------------------------------------------------------------------------- */

/* After each undo of a whole game, the file restores all redo steps, byte for byte, with notes and
 * times. */
static void
test_every_undo (void)
{
  g_autoptr (PandoriaGame) game = stored_game_open ("three-players");
  g_autofree char *whole = NULL;
  guint n = pandoria_game_get_position (game);

  pandoria_game_set_note (game, n - 2, "a note");
  whole = pandoria_record_to_data (pandoria_game_get_record (game), NULL);
  for (guint i = 1; i <= n; i++)
    {
      g_autoptr (PandoriaGame) read = NULL;

      pandoria_game_undo (game);
      read = reread (game);
      assert_same (read, game);
      g_assert_cmpuint (redo_all (read), ==, i);
      fixture_assert_text (read, whole);
    }
}

/* Undone acts are not part of the game. A new act removes them, also from the file. */
static void
test_new_act (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  PandoriaAction action = make_adjust (1);
  g_autoptr (PandoriaGame) read = NULL;
  g_autofree char *text = NULL;

  pandoria_game_undo (game);
  read = reread (game);
  g_assert_cmpuint (pandoria_game_get_position (read), ==, 2);
  g_assert_cmpuint (pandoria_record_get_n_actions (pandoria_game_get_record (read)), ==, 2);
  g_assert_true (pandoria_game_apply_noted (read, &action, NULL, NULL, NULL));
  g_assert_false (pandoria_game_can_redo (read));
  text = pandoria_record_to_data (pandoria_game_get_record (read), NULL);
  g_assert_null (strstr (text, "undone"));
}

/* Undoing or redoing several steps at once gives the same result as single steps. */
static void
test_several (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *whole = pandoria_record_to_data (pandoria_game_get_record (game), NULL);

  g_assert_cmpuint (pandoria_game_go_back_to (game, 3), ==, 0);
  g_assert_cmpuint (pandoria_game_go_back_to (game, 1), ==, 2);
  g_assert_cmpuint (pandoria_game_go_back_to (game, 0), ==, 1);
  pandoria_game_redo_several (game, 2);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 2);
  pandoria_game_redo_several (game, 9);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  fixture_assert_text (game, whole);
}

/* --- hostile files -------------------------------------------------------------------------- */

/* Redo steps are checked like actions and count towards the maximum number of acts. */
static void
test_refused (void)
{
  static const struct
  {
    const char *undone, *message;
  } bad[] = {
    { "[{\"do\":\"dance\"}]", "undone[0]" },
    { "{}", "undone" },
    { "[{\"do\":\"end-turn\"},3]", "undone[1]" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *member = g_strdup_printf ("\"undone\":%s,\"later\":", bad[i].undone);
      g_autofree char *text = fixture_replace ("\"later\":", member);
      g_autoptr (GError) error = NULL;

      g_assert_null (pandoria_record_new_from_data (text, strlen (text), &error));
      g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
      g_assert_nonnull (strstr (error->message, bad[i].message));
    }
}

/* A redo step that does not fit is kept but not offered. New redo steps come before it. */
static void
test_conflict (void)
{
  g_autofree char *text = fixture_replace (
      "\"later\":",
      "\"undone\":[{\"do\":\"place-figure\",\"at\":\"C5\",\"note\":\"kept\"}],\"later\":");
  g_autoptr (PandoriaGame) game = read_text (text);
  g_autoptr (PandoriaGame) read = NULL;
  g_autofree char *after = NULL;

  g_assert_false (pandoria_game_can_redo (game));
  g_assert_null (pandoria_game_get_redo (game));
  pandoria_game_redo (game);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, 3);
  pandoria_game_undo (game);
  read = reread (game);
  g_assert_cmpuint (redo_all (read), ==, 1);
  after = pandoria_record_to_data (pandoria_game_get_record (read), NULL);
  g_assert_nonnull (strstr (after, "kept"));
}

/* Returns: (transfer full): a game file with these numbers of acts, which all adjust by 0. */
static char *
make_text (guint n_actions, guint n_unfit, guint n_undone)
{
  const char *names[] = { "unfit", "undone" };
  guint numbers[] = { n_unfit, n_undone };
  g_autofree char *one = fixture_with_action (ADJUST);
  const char *found = strstr (one, ADJUST);
  GString *text = g_string_new_len (one, found - one);
  GString *more = g_string_new (NULL);
  g_autofree char *rest = NULL;

  g_assert_nonnull (found);
  for (guint i = 0; i < n_actions; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", ADJUST);
  for (guint list = 0; list < 2; list++)
    {
      g_string_append_printf (more, "\"%s\":[", names[list]);
      for (guint i = 0; i < numbers[list]; i++)
        g_string_append_printf (more, "%s%s", i > 0 ? "," : "", ADJUST);
      g_string_append (more, "],");
    }
  rest = g_strdup (found + strlen (ADJUST));
  g_string_append (text, rest);
  g_string_insert (text, 1, more->str);
  g_string_free (more, TRUE);
  return g_string_free (text, FALSE);
}

static void
assert_reads (guint n_actions, guint n_unfit, guint n_undone, gboolean reads)
{
  g_autofree char *text = make_text (n_actions, n_unfit, n_undone);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (text, strlen (text), NULL);

  g_assert_cmpint (record != NULL, ==, reads);
}

static void
test_limit (void)
{
  assert_reads (4000, 3000, 3000, TRUE);
  assert_reads (4000, 3000, 3001, FALSE);
  assert_reads (4000, 3001, 3000, FALSE);
  assert_reads (0, 0, 10000, TRUE);
  assert_reads (1, 0, 10000, FALSE);
  assert_reads (1, 10000, 0, FALSE);
}

/* An act that would make the file unreadable is refused; an act that replaces redo steps is not. */
static void
test_full (void)
{
  g_autofree char *unfit = make_text (1, 9999, 0);
  g_autofree char *undone = make_text (1, 0, 9999);
  PandoriaAction action = make_adjust (1);
  g_autoptr (PandoriaGame) full = read_text (unfit);
  g_autoptr (PandoriaGame) roomy = read_text (undone);
  g_autoptr (PandoriaGame) read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (pandoria_game_apply_noted (full, &action, NULL, NULL, &error));
  g_assert_error (error, PANDORIA_FILE_ERROR, PANDORIA_FILE_ERROR_INVALID);
  g_assert_cmpuint (pandoria_game_get_position (full), ==, 1);
  pandoria_game_undo (full);
  read = reread (full);
  g_assert_cmpuint (redo_all (read), ==, 1);
  g_assert_true (pandoria_game_apply_noted (roomy, &action, NULL, NULL, NULL));
  g_clear_object (&read);
  read = reread (roomy);
  g_assert_cmpuint (pandoria_game_get_position (read), ==, 2);
}

/* The first of ten thousand acts does not fit: no more are accepted, and the written file can be
 * read. */
static void
test_all_unfit (void)
{
  g_autofree char *text = make_text (10000, 0, 0);
  g_auto (GStrv) parts = g_strsplit (text, ADJUST, 2);
  g_autofree char *spoilt = g_strjoinv ("{\"do\":\"end-turn\"}", parts);
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_data (spoilt, strlen (spoilt), NULL);
  g_autoptr (PandoriaGame) game = pandoria_game_new_as_far (record, NULL);
  g_autoptr (PandoriaGame) read = NULL;
  PandoriaAction action = make_adjust (1);

  g_assert_cmpuint (pandoria_game_get_n_unfit (game), ==, 10000);
  g_assert_false (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  read = reread (game);
  g_assert_cmpuint (pandoria_game_get_n_unfit (read), ==, 10000);
}

/* --- corrections ---------------------------------------------------------------------------- */

/* Replaces act @index by an adjustment of @gold. */
static void
correct (PandoriaGame *game, guint index, int gold)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaGame) branch = pandoria_amend_branch (amend, index);
  PandoriaAction action = make_adjust (gold);

  g_assert_true (pandoria_game_apply_noted (branch, &action, NULL, NULL, NULL));
  g_assert_true (pandoria_amend_replace (amend, index, branch, NULL));
  g_assert_true (pandoria_amend_can_accept (amend));
  pandoria_amend_accept (amend);
}

/* If a correction and all acts that it changed were undone, the redo steps already describe it. */
static void
test_correction_behind (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaGame) read = NULL;
  PandoriaState corrected;

  for (guint i = 0; i < 3; i++)
    {
      PandoriaAction action = make_adjust (1);

      g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
    }
  correct (game, 4, 2);
  corrected = *pandoria_game_get_state (game);
  pandoria_game_go_back_to (game, 2);
  read = reread (game);
  assert_same (read, game);
  redo_all (read);
  g_assert_cmpuint (pandoria_game_get_position (read), ==, 6);
  g_assert_cmpmem (pandoria_game_get_state (read), sizeof corrected, &corrected, sizeof corrected);
  redo_all (game);
  g_assert_cmpmem (pandoria_game_get_state (game), sizeof corrected, &corrected, sizeof corrected);
}

/* A correction of earlier acts is not an act: neither it nor later steps can be written. After
 * undoing the corrected act, both can. */
static void
test_correction_before (void)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autoptr (PandoriaGame) read = NULL;
  PandoriaAction action = make_adjust (1);

  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  correct (game, 3, 2);
  g_assert_true (pandoria_game_apply_noted (game, &action, NULL, NULL, NULL));
  pandoria_game_undo (game); /* the second act */
  pandoria_game_undo (game); /* the correction */
  read = reread (game);
  g_assert_false (pandoria_game_can_redo (read));
  g_assert_true (pandoria_game_can_redo (game));
  pandoria_game_undo (game); /* the first act, as it was */
  g_clear_object (&read);
  read = reread (game);
  pandoria_game_redo (read);
  g_assert_cmpint (pandoria_game_get_shown_action (read)->adjust[PANDORIA_COUNTER_GOLD], ==, 2);
  g_assert_cmpuint (redo_all (read), ==, 1);
  g_assert_cmpint (pandoria_game_get_shown_action (read)->adjust[PANDORIA_COUNTER_GOLD], ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/undone/every-undo", test_every_undo);
  g_test_add_func ("/undone/new-act", test_new_act);
  g_test_add_func ("/undone/several", test_several);
  g_test_add_func ("/undone/refused", test_refused);
  g_test_add_func ("/undone/conflict", test_conflict);
  g_test_add_func ("/undone/limit", test_limit);
  g_test_add_func ("/undone/full", test_full);
  g_test_add_func ("/undone/all-unfit", test_all_unfit);
  g_test_add_func ("/undone/correction-behind", test_correction_behind);
  g_test_add_func ("/undone/correction-before", test_correction_before);
  return g_test_run ();
}
