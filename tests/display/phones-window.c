/* The real window, shared on this computer's loopback and driven by tests/display/test-phones.py.
 * Each line of standard input is a command, each answer a line that begins with “= ”.
 *
 *   phones-window GAME
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib-unix.h>
#include <stdio.h>
#include <unistd.h>

#include "pandoria-banners-testing.h"
#include "pandoria-search-words.h"
#include "pandoria-share-testing.h"
#include "pandoria-text.h"
#include "pandoria-window-phones.h"
#include "window-fixture.h"

typedef struct
{
  PandoriaWindow *window;
  PandoriaGame *whole; /* every action that is played */
  gint64 changed;      /* when the game first changed after a command, in Unix microseconds */
} Stage;

static const char *path;

static PandoriaGame *
get_game (Stage *stage)
{
  return pandoria_document_get_game (pandoria_window_get_document (stage->window));
}

static PandoriaAction
get_next (Stage *stage)
{
  guint position = pandoria_game_get_position (get_game (stage));

  return *pandoria_record_get_action (pandoria_game_get_record (stage->whole), position);
}

static void
on_changed (Stage *stage)
{
  if (stage->changed == 0)
    stage->changed = g_get_real_time ();
}

static void answer (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
answer (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  printf ("= %s\n", text);
  fflush (stdout);
}

/* --- commands ------------------------------------------------------------------------------- */

/* Plays the next action with presses in the window. */
static void
do_next (Stage *stage)
{
  PandoriaAction next = get_next (stage);
  const char *fault = window_driver_do (stage->window, &next, 0);

  if (fault != NULL)
    {
      /* A question with another answer: enter the action itself. */
      window_driver_close_dialogs (stage->window);
      g_assert_true (pandoria_game_apply_noted (get_game (stage), &next, NULL, NULL, NULL));
    }
  window_driver_close_dialogs (stage->window);
  answer ("%u %" G_GINT64_FORMAT, pandoria_game_get_position (get_game (stage)), stage->changed);
}

/* Returns: (nullable): the first half with one of the two terrains that look alike. */
static PandoriaHex *
find_confused (PandoriaAction *action)
{
  for (guint i = 0; i < 2; i++)
    if (action->hexes[i].terrain == PANDORIA_TERRAIN_FOREST
        || action->hexes[i].terrain == PANDORIA_TERRAIN_HILLS)
      return &action->hexes[i];
  return NULL;
}

/* Enters the next tile with an error, and answers with its words. */
static void
enter_wrong (Stage *stage, gboolean terrain)
{
  PandoriaAction wrong = get_next (stage);
  PandoriaHex *hex = &wrong.hexes[0];
  g_autofree char *words = NULL;

  if (wrong.kind != PANDORIA_ACT_PLACE_TILE)
    {
      answer ("-");
      return;
    }
  if (!terrain)
    hex->symbols = hex->symbols == 1 ? 2 : 1;
  else
    {
      hex = find_confused (&wrong);
      if (hex == NULL)
        {
          answer ("-");
          return;
        }
      hex->terrain = hex->terrain == PANDORIA_TERRAIN_FOREST ? PANDORIA_TERRAIN_HILLS
                                                             : PANDORIA_TERRAIN_FOREST;
    }
  g_assert_true (pandoria_game_apply_noted (get_game (stage), &wrong, NULL, NULL, NULL));
  window_driver_settle ();
  words = pandoria_text_entered (&wrong);
  answer ("%s", words);
}

static void
do_symbol (Stage *stage)
{
  enter_wrong (stage, FALSE);
}

static void
do_terrain (Stage *stage)
{
  enter_wrong (stage, TRUE);
}

static void
do_undo (Stage *stage)
{
  window_fixture_activate (stage->window, "undo");
  window_driver_settle ();
  answer ("%u", pandoria_game_get_position (get_game (stage)));
}

static void
do_banner (Stage *stage)
{
  PandoriaBanner *banner
      = pandoria_banners_get (pandoria_window_get_banners (stage->window), PANDORIA_BANNERS_REMARK);
  GtkWidget *text = banner != NULL ? GTK_WIDGET (banner) : NULL;

  answer ("%s", text != NULL && gtk_widget_get_visible (text) ? "shown" : "-");
}

static void
do_show (Stage *stage)
{
  window_fixture_activate (stage->window, "show-remark");
  window_driver_settle ();
  answer ("%u", pandoria_game_get_shown_state (get_game (stage))->turn);
}

static void
do_now (Stage *stage)
{
  window_fixture_activate (stage->window, "look-now");
  window_driver_settle ();
  answer ("%u", pandoria_game_get_shown (get_game (stage)));
}

static void
do_watchers (Stage *stage)
{
  answer ("%u", pandoria_share_get_n_watchers (pandoria_window_get_share (stage->window)));
}

static void
do_stop (Stage *stage)
{
  pandoria_share_stop (pandoria_window_get_share (stage->window));
  answer ("stopped");
}

static const struct
{
  const char *name;
  void (*run) (Stage *stage);
} commands[] = {
  { "next", do_next }, { "symbol", do_symbol }, { "terrain", do_terrain },
  { "undo", do_undo }, { "banner", do_banner }, { "show", do_show },
  { "now", do_now },   { "stop", do_stop },     { "watchers", do_watchers },
};

static void
run_command (Stage *stage, const char *name)
{
  stage->changed = 0;
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      {
        commands[i].run (stage);
        return;
      }
  g_error ("There is no command “%s”.", name);
}

/* --- the window ----------------------------------------------------------------------------- */

static gboolean
on_input (int fd G_GNUC_UNUSED, GIOCondition condition G_GNUC_UNUSED, gpointer ready)
{
  *(gboolean *) ready = TRUE;
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer full) (nullable): the next command; NULL: there are no more. The window runs
 * meanwhile. */
static char *
read_command (void)
{
  gboolean ready = FALSE;
  char *line = NULL;
  size_t size = 0;

  g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, on_input, &ready);
  while (!ready)
    g_main_context_iteration (NULL, TRUE);
  if (getline (&line, &size, stdin) <= 0)
    g_clear_pointer (&line, free);
  return line != NULL ? g_strchomp (line) : NULL;
}

static void
run (PandoriaWindow *window)
{
  static const char *const loopback[] = { "127.0.0.1", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = pandoria_record_new_from_file (path, &error);
  g_autoptr (PandoriaGame) game = NULL;
  Stage stage = { .window = window };

  g_assert_no_error (error);
  stage.whole = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  game = pandoria_game_branch (stage.whole, 0);
  pandoria_window_set_game (window, game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (on_changed), &stage);
  window_driver_settle ();
  pandoria_share_set_addresses (pandoria_window_get_share (window), loopback);
  window_fixture_activate (window, "phones");
  window_driver_settle ();
  window_driver_close_dialogs (window);
  answer ("%s", pandoria_share_get_address (pandoria_window_get_share (window)));
  for (;;)
    {
      g_autofree char *command = read_command ();

      if (command == NULL)
        break;
      run_command (&stage, command);
    }
  g_signal_handlers_disconnect_by_data (game, &stage);
  g_object_unref (stage.whole);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  path = argv[1];
  pandoria_text_speak (g_getenv ("PANDORIA_CATALOGUES"));
  window_fixture_add ("/phones", run);
  return window_fixture_run ();
}
