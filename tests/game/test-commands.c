/* Tests the actions of a document and its play, which need no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "pandoria-act-commands.h"
#include "pandoria-document-commands.h"
#include "pandoria-document.h"
#include "pandoria-play-commands.h"
#include "play-fixture.h"

typedef struct
{
  PandoriaDocument *document;
  PandoriaPlay *play;
  GActionGroup *of_document, *of_play;
  char *announced;
  guint asked; /* PandoriaActKind; PANDORIA_N_ACTS: none */
  guint n_begun;
} Scene;

static void
on_announced (Scene *scene, const char *text)
{
  g_free (scene->announced);
  scene->announced = g_strdup (text);
}

static void
on_cards_asked (Scene *scene, guint kind)
{
  scene->asked = kind;
}

static void
on_act_begun (Scene *scene)
{
  scene->n_begun++;
}

static void
set_up (Scene *scene, gconstpointer data)
{
  scene->document = pandoria_document_new ();
  scene->play = pandoria_document_get_play (scene->document);
  scene->of_document = G_ACTION_GROUP (g_simple_action_group_new ());
  scene->of_play = G_ACTION_GROUP (g_simple_action_group_new ());
  scene->asked = PANDORIA_N_ACTS;
  pandoria_commands_add (pandoria_document_commands, G_ACTION_MAP (scene->of_document),
                         scene->document, scene->play);
  pandoria_commands_add (pandoria_play_commands, G_ACTION_MAP (scene->of_play), scene->play,
                         scene->play);
  pandoria_play_add_acts (scene->play, G_ACTION_MAP (scene->of_play));
  g_signal_connect_swapped (scene->document, "announced", G_CALLBACK (on_announced), scene);
  g_signal_connect_swapped (scene->play, "cards-asked", G_CALLBACK (on_cards_asked), scene);
  g_signal_connect_swapped (scene->play, "act-begun", G_CALLBACK (on_act_begun), scene);
}

static void
tear_down (Scene *scene, gconstpointer data)
{
  g_object_unref (scene->of_document);
  g_object_unref (scene->of_play);
  g_object_unref (scene->document);
  g_free (scene->announced);
}

static gboolean
can (GActionGroup *group, const char *name)
{
  return g_action_group_get_action_enabled (group, name);
}

/* Shows the sample game at the first act of @kind. */
static PandoriaGame *
open_before (Scene *scene, PandoriaActKind kind)
{
  const char *folder = g_get_user_cache_dir ();
  PandoriaGame *game;
  guint n = 0;

  g_mkdir_with_parents (folder, 0700);
  game = play_fixture_open_sample (folder);
  while (pandoria_record_get_action (pandoria_game_get_record (game), n)->kind != kind)
    n++;
  pandoria_game_go_back_to (game, n);
  pandoria_document_set_game (scene->document, game);
  return game;
}

/* --- tests ---------------------------------------------------------------------------------- */

static void
test_without_game (Scene *scene, gconstpointer data)
{
  const PandoriaActCommand *act;

  for (guint i = 0; (act = pandoria_act_command_get (i)) != NULL; i++)
    g_assert_false (can (scene->of_play, act->name));
  g_assert_false (can (scene->of_play, "cancel"));
  g_assert_false (can (scene->of_play, "look-previous"));
  g_assert_false (can (scene->of_document, "undo"));
  g_assert_false (can (scene->of_document, "save-as"));
  g_assert_true (can (scene->of_document, "cancel-opening"));
}

static void
test_undo (Scene *scene, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = open_before (scene, PANDORIA_ACT_END_TURN);
  guint position = pandoria_game_get_position (game);

  g_assert_true (can (scene->of_document, "undo"));
  g_action_group_activate_action (scene->of_document, "undo", NULL);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position - 1);
  g_assert_true (g_str_has_prefix (scene->announced, "Undone: "));
  g_assert_true (can (scene->of_document, "redo"));
  g_action_group_activate_action (scene->of_document, "redo", NULL);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position);
  g_assert_true (g_str_has_prefix (scene->announced, "Redone: "));
}

/* The actions of earlier positions follow the shown one. */
static void
test_look (Scene *scene, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = open_before (scene, PANDORIA_ACT_END_TURN);

  g_assert_false (can (scene->of_play, "look-next"));
  g_action_group_activate_action (scene->of_play, "look-previous", NULL);
  g_assert_true (pandoria_game_is_looking_back (game));
  g_assert_true (can (scene->of_play, "look-next"));
  g_assert_false (can (scene->of_play, "end-turn"));
  g_action_group_activate_action (scene->of_play, "look-first", NULL);
  g_assert_cmpuint (pandoria_game_get_shown (game), ==, 0);
  g_assert_false (can (scene->of_play, "look-previous"));
  g_action_group_activate_action (scene->of_play, "look-now", NULL);
  g_assert_false (pandoria_game_is_looking_back (game));
}

/* A card is chosen elsewhere, so the act does not begin yet. */
static void
test_cards (Scene *scene, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = open_before (scene, PANDORIA_ACT_CAST);
  guint position = pandoria_game_get_position (game);

  g_assert_true (can (scene->of_play, "cast"));
  g_action_group_activate_action (scene->of_play, "cast", NULL);
  g_assert_cmpuint (scene->asked, ==, PANDORIA_ACT_CAST);
  g_assert_cmpuint (scene->n_begun, ==, 0);
  g_assert_false (pandoria_play_get_view (scene->play)->is_begun);
  g_assert_cmpuint (pandoria_game_get_position (game), ==, position);
}

static void
test_act (Scene *scene, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = open_before (scene, PANDORIA_ACT_PLACE_FIGURE);

  g_assert_true (can (scene->of_play, "figure"));
  g_action_group_activate_action (scene->of_play, "figure", NULL);
  g_assert_cmpuint (scene->asked, ==, PANDORIA_N_ACTS);
  g_assert_cmpuint (scene->n_begun, ==, 1);
  g_assert_true (pandoria_play_get_view (scene->play)->is_begun);
  g_assert_true (can (scene->of_play, "cancel"));
  g_action_group_activate_action (scene->of_play, "cancel", NULL);
  g_assert_false (pandoria_play_get_view (scene->play)->is_begun);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add ("/commands/without-game", Scene, NULL, set_up, test_without_game, tear_down);
  g_test_add ("/commands/undo", Scene, NULL, set_up, test_undo, tear_down);
  g_test_add ("/commands/look", Scene, NULL, set_up, test_look, tear_down);
  g_test_add ("/commands/cards", Scene, NULL, set_up, test_cards, tear_down);
  g_test_add ("/commands/act", Scene, NULL, set_up, test_act, tear_down);
  return g_test_run ();
}
