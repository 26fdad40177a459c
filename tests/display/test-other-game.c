/* Opens another game under every window that is about a game: it closes, and neither file changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-act-commands.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-corrections-dialog.h"
#include "pandoria-folder.h"
#include "pandoria-middle-window.h"
#include "pandoria-new-game-window.h"
#include "pandoria-window-files.h"
#include "template-child.h"
#include "window-fixture.h"

/* The window of the current test, and the paths of its two games. */
static PandoriaWindow *window;
static char *first_path, *second_path;

/* Windows about no game, windows that follow the open game, and file dialogs, which keep their game
 * (tests/game/test-document.c). */
static const char *const not_about_a_game[] = {
  "new",
  "join",
  "open",
  "archive",
  "boards",
  "catalogue",
  "close",
  "save-as",
  "print",
  "print-sheet",
  "save-summary",
  "preferences",
  "lessons",
  "fullscreen",
  "help",
  "notation-help",
  "table-display",
  "show-help-overlay",
  "quit",
  "play-again",
  "last-turn",
  "replay",
  "quiz",
  "paste-notation",
  "phones",
  "undo",
  "redo",
  "lesson-again",
  NULL,
};

/* --- the games ------------------------------------------------------------------------------ */

/* Returns: (transfer full): a path in the folder of games, with a copy of @source. */
static char *
copy_game (const char *folder, const char *source)
{
  static guint number;
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, folder, source, NULL);
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *name = g_strdup_printf ("other-%u.pandoria", ++number);
  g_autofree char *text = fixture_read (from);
  char *path = g_build_filename (games, name, NULL);

  fixture_write (path, text);
  return path;
}

static void
open_path (const char *path)
{
  pandoria_window_open_path (window, path);
  window_driver_settle ();
  g_assert_cmpstr (pandoria_game_get_path (window_driver_get_view (window)->own_game), ==, path);
}

/* Opens a copy of the sample game after its first @n actions. */
static PandoriaGame *
open_first (guint n)
{
  PandoriaGame *game;

  g_free (first_path);
  g_free (second_path);
  first_path = copy_game ("../data/games", "sample.pandoria");
  second_path = copy_game ("playthroughs", "regular-first-a.pandoria");
  open_path (first_path);
  game = window_driver_get_game (window);
  pandoria_game_go_back_to (game, n);
  window_driver_settle ();
  return game;
}

/* Returns: the number of actions of the sample game before the first one of @kind. */
static guint
find_act (PandoriaActKind kind)
{
  PandoriaRecord *record = pandoria_game_get_record (open_first (PANDORIA_MAX_ACTIONS));
  guint n = 0;

  while (pandoria_record_get_action (record, n)->kind != kind)
    n++;
  return n;
}

/* --- the windows ---------------------------------------------------------------------------- */

static gboolean
is_other_window (gpointer widget, gconstpointer nothing)
{
  return GTK_IS_WINDOW (widget) && widget != (gpointer) window && gtk_widget_get_visible (widget);
}

static gpointer
find_dialog (void)
{
  return template_find_window (is_other_window, NULL);
}

/* Opens the second game. No dialog is left, and both files are as before. */
static void
assert_closes (void)
{
  g_autofree char *first = fixture_read (first_path), *second = fixture_read (second_path);

  open_path (second_path);
  g_assert_null (find_dialog ());
  fixture_assert_file (first_path, first);
  fixture_assert_file (second_path, second);
}

/* Returns: whether the window shows the first game with @n actions, or all, and nothing else. */
static gboolean
is_as_opened (guint n)
{
  const PandoriaPlayView *view = window_driver_get_view (window);

  return first_path != NULL && g_strcmp0 (pandoria_game_get_path (view->own_game), first_path) == 0
         && view->mode == PANDORIA_PLAY_MODE_NOW && !view->is_begun
         && (n == PANDORIA_MAX_ACTIONS || pandoria_game_get_position (view->game) == n);
}

/* Activates every command after the first @n actions, or all. */
static void
try_commands (guint n)
{
  g_auto (GStrv) names = window_driver_list_actions (window);
  guint n_opened = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *name = strchr (names[i], '.') + 1;

      if (window_driver_has_parameter (window, name) || g_strv_contains (not_about_a_game, name))
        continue;
      if (!is_as_opened (n))
        open_first (n);
      if (!window_driver_is_possible (window, name))
        continue;
      window_fixture_activate (window, name);
      if (find_dialog () == NULL)
        continue;
      g_test_message ("%s opened a window", name);
      n_opened++;
      assert_closes ();
    }
  g_assert_cmpuint (n_opened, >, 5);
}

static const char *
find_name (PandoriaActKind kind)
{
  guint i = 0;

  while (pandoria_act_command_get (i)->kind != kind)
    i++;
  return pandoria_act_command_get (i)->name;
}

static void
try_acts (PandoriaActKind kind)
{
  guint n = find_act (kind);

  open_first (n);
  window_fixture_activate (window, find_name (kind));
  g_assert_nonnull (find_dialog ());
  assert_closes ();
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
test_commands (PandoriaWindow *shown)
{
  window = shown;
  try_commands (find_act (PANDORIA_ACT_END_TURN) + 1);
  try_commands (PANDORIA_MAX_ACTIONS);
}

/* In a narrow window, cards and hints are dialogs. */
static void
test_narrow (PandoriaWindow *shown)
{
  window = shown;
  window_fixture_resize (window, 360, 720, PANDORIA_WIDTH_NARROW);
  try_acts (PANDORIA_ACT_CAST);
  try_acts (PANDORIA_ACT_BUILD);
  try_acts (PANDORIA_ACT_BUY);
  open_first (find_act (PANDORIA_ACT_END_TURN) + 1);
  window_fixture_choose_hex (window, 1);
  window_fixture_choose_hex (window, 3);
  window_fixture_activate (window, "hint");
  g_assert_nonnull (find_dialog ());
  assert_closes ();
}

/* The numbers that were entered for one game do not change the other one. */
static void
test_corrections (PandoriaWindow *shown)
{
  g_autoptr (GtkWidget) dialog = NULL;
  gpointer markers;

  window = shown;
  open_first (find_act (PANDORIA_ACT_END_TURN) + 1);
  window_fixture_activate (window, "corrections");
  dialog = g_object_ref (window_driver_find_toplevel (PANDORIA_TYPE_CORRECTIONS_DIALOG));
  markers = template_child (dialog, "markers");
  gtk_spin_button_spin (template_find_type (markers, GTK_TYPE_SPIN_BUTTON), GTK_SPIN_STEP_FORWARD,
                        1);
  g_assert_true (gtk_widget_get_sensitive (template_child (dialog, "button")));
  assert_closes ();
}

static void
test_note (PandoriaWindow *shown)
{
  gpointer dialog;

  window = shown;
  open_first (54);
  window_fixture_activate (window, "edit-note");
  dialog = window_driver_find_toplevel (ADW_TYPE_MESSAGE_DIALOG);
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)), "a note");
  assert_closes ();
}

/* Closing the setup would ask whether to discard the new name. */
static void
test_setup (PandoriaWindow *shown)
{
  gpointer dialog;

  window = shown;
  open_first (54);
  window_fixture_activate (window, "edit-setup");
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_NEW_GAME_WINDOW);
  gtk_editable_set_text (template_find_type (dialog, GTK_TYPE_EDITABLE), "Another Name");
  gtk_window_close (dialog);
  window_driver_settle ();
  assert_closes ();
}

/* Removes an early action, so that later ones no longer fit. */
static gpointer
open_conflicts (void)
{
  PandoriaGame *game = open_first (PANDORIA_MAX_ACTIONS);

  for (guint i = 1; window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG) == NULL; i++)
    {
      g_assert_cmpuint (i, <, pandoria_game_get_position (game));
      pandoria_play_settle (pandoria_window_get_play (window), FALSE);
      pandoria_play_remove (pandoria_window_get_play (window), i);
      window_driver_settle ();
    }
  return window_driver_find_toplevel (PANDORIA_TYPE_CONFLICTS_DIALOG);
}

static void
test_conflicts (PandoriaWindow *shown)
{
  window = shown;
  open_conflicts ();
  assert_closes ();
}

/* While the list asks, only it can change the game. */
static void
test_settling (PandoriaWindow *shown)
{
  static const char *const refused[] = { "correct-act", "insert-act", "remove-act", "undo",
                                         "redo",        "resolve",    "edit-setup", NULL };
  PandoriaGame *game;

  window = shown;
  open_conflicts ();
  game = window_driver_get_game (window);
  for (guint i = 0; refused[i] != NULL; i++)
    {
      g_test_message ("%s", refused[i]);
      g_assert_false (window_driver_is_possible (window, refused[i]));
    }
  fixture_apply (game, fixture_make_adjust (1));
  window_driver_settle ();
  g_assert_null (pandoria_play_get_amend (pandoria_window_get_play (window)));
  g_assert_null (find_dialog ());
  fixture_assert_saved (game);
}

/* A correction shows a draft of the game; its dialogs end with it. */
static void
test_draft (PandoriaWindow *shown)
{
  window = shown;
  open_first (find_act (PANDORIA_ACT_END_TURN) + 1);
  window_fixture_activate (window, "look-first");
  window_fixture_activate (window, "look-next");
  window_fixture_activate (window, "correct-act");
  window_fixture_activate (window, "corrections");
  g_assert_nonnull (find_dialog ());
  window_fixture_activate (window, "cancel-correction");
  g_assert_null (find_dialog ());
}

int
main (int argc, char *argv[])
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/other-game/commands", test_commands);
  window_fixture_add ("/other-game/narrow", test_narrow);
  window_fixture_add ("/other-game/corrections", test_corrections);
  window_fixture_add ("/other-game/note", test_note);
  window_fixture_add ("/other-game/setup", test_setup);
  window_fixture_add ("/other-game/conflicts", test_conflicts);
  window_fixture_add ("/other-game/settling", test_settling);
  window_fixture_add ("/other-game/draft", test_draft);
  result = window_fixture_run ();
  g_free (first_path);
  g_free (second_path);
  return result;
}
