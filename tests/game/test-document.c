/* Tests the open game: opening, saving, undo, and the questions before changes are lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "pandoria-document.h"
#include "pandoria-folder.h"
#include "sample-game.h"

/* --- helpers -------------------------------------------------------------------------------- */

/* A document, with the questions and reports it has emitted. */
typedef struct
{
  char *folder, *path; /* path: a file with a game, outside the folder of games */
  PandoriaDocument *document;
  GTask *request; /* nullable: of the last question */
  guint question;
  char *asked, *opened, *saved, *failed, *fault, *kept; /* nullable */
  guint n_opened, n_faults, n_done, n_cancelled;
} Scene;

static void
on_question (PandoriaDocument *document, guint question, const char *text, GTask *request,
             Scene *scene)
{
  scene->question = question;
  g_set_object (&scene->request, request);
  g_free (scene->asked);
  scene->asked = g_strdup (text);
}

static void
on_opened (PandoriaDocument *document, const char *text, Scene *scene)
{
  scene->n_opened++;
  g_free (scene->opened);
  scene->opened = g_strdup (text);
}

static void
on_fault (PandoriaDocument *document, const char *name, const char *reason, Scene *scene)
{
  scene->n_faults++;
  g_free (scene->fault);
  scene->fault = g_strdup_printf ("%s: %s", name, reason);
}

static void
keep_text (PandoriaDocument *document, const char *text, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (text);
}

static void
on_done (GObject *document, GAsyncResult *result, gpointer data)
{
  Scene *scene = data;
  g_autoptr (GError) error = NULL;

  if (pandoria_document_finish (PANDORIA_DOCUMENT (document), result, &error))
    scene->n_done++;
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    scene->n_cancelled++;
}

static void
set_up (Scene *scene, gconstpointer data)
{
  fixture_empty_games ();
  scene->folder = fixture_make_folder ();
  scene->path = g_build_filename (scene->folder, "game.pandoria", NULL);
  g_assert_true (g_file_set_contents (scene->path, fixture_game, -1, NULL));
  scene->document = pandoria_document_new ();
  g_signal_connect (scene->document, "question", G_CALLBACK (on_question), scene);
  g_signal_connect (scene->document, "opened", G_CALLBACK (on_opened), scene);
  g_signal_connect (scene->document, "fault", G_CALLBACK (on_fault), scene);
  g_signal_connect (scene->document, "saved", G_CALLBACK (keep_text), &scene->saved);
  g_signal_connect (scene->document, "failed", G_CALLBACK (keep_text), &scene->failed);
  g_signal_connect (scene->document, "not-updated", G_CALLBACK (keep_text), &scene->kept);
}

static void
tear_down (Scene *scene, gconstpointer data)
{
  char **texts[] = { &scene->asked, &scene->opened, &scene->saved, &scene->failed,
                     &scene->fault, &scene->kept,   &scene->path };

  g_clear_object (&scene->request);
  pandoria_document_stop (scene->document);
  g_clear_object (&scene->document);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_clear_pointer (texts[i], g_free);
  fixture_remove_folder (scene->folder);
}

static gboolean
is_busy (Scene *scene)
{
  gboolean busy;

  g_object_get (scene->document, "busy", &busy, NULL);
  return busy;
}

static gboolean
is_saving (Scene *scene)
{
  PandoriaGame *game = pandoria_document_get_game (scene->document);

  return game != NULL && pandoria_game_is_saving (game);
}

static void
settle (Scene *scene)
{
  gboolean busy;

  do
    busy = is_busy (scene) || is_saving (scene);
  while (g_main_context_iteration (NULL, busy) || busy);
}

/* A thread writes the copy. */
static void
wait_for_copy (Scene *scene)
{
  while (scene->saved == NULL && scene->failed == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle (scene);
}

static void
open_files (Scene *scene, const char *first, const char *second)
{
  const char *const paths[] = { first, second, NULL };

  pandoria_document_open_async (scene->document, paths, on_done, scene);
  settle (scene);
}

static PandoriaGame *
get_game (Scene *scene)
{
  return pandoria_document_get_game (scene->document);
}

static char *
get_text (Scene *scene, const char *property)
{
  char *text;

  g_object_get (scene->document, property, &text, NULL);
  return text;
}

static void
assert_text (Scene *scene, const char *property, const char *wanted)
{
  g_autofree char *text = get_text (scene, property);

  g_assert_cmpstr (text, ==, wanted);
}

static void
assert_can (Scene *scene, gboolean undo, gboolean redo)
{
  gboolean can_undo, can_redo;

  g_object_get (scene->document, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_true (can_undo == undo && can_redo == redo);
}

/* Prevents the open game from being saved. Returns: the folder, which is replaced by a file. */
static char *
block_saving (Scene *scene)
{
  char *folder = pandoria_folder_get_games ();

  fixture_empty_games ();
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  fixture_apply (get_game (scene), fixture_make_adjust (1));
  settle (scene);
  return folder;
}

static void
unblock (char *folder)
{
  g_unlink (folder);
  g_free (folder);
}

/* --- tests ---------------------------------------------------------------------------------- */

/* A file is copied, opened and remembered, and not opened a second time. */
static void
test_open (Scene *scene, gconstpointer data)
{
  guint n_games = 0;
  g_autofree char *last = NULL;

  assert_text (scene, "title", "Pandoria Companion");
  g_signal_connect_swapped (scene->document, "notify::game", G_CALLBACK (fixture_count), &n_games);
  open_files (scene, scene->path, NULL);
  g_assert_nonnull (get_game (scene));
  g_assert_cmpuint (n_games, ==, 1);
  g_assert_cmpuint (scene->n_done, ==, 1);
  g_assert_true (g_str_has_prefix (scene->opened, "This is a copy"));
  assert_text (scene, "title",
               pandoria_record_get_title (pandoria_game_get_record (get_game (scene))));
  last = pandoria_folder_get_last ();
  g_assert_cmpstr (last, ==, pandoria_game_get_path (get_game (scene)));
  open_files (scene, last, NULL);
  g_assert_cmpuint (scene->n_done, ==, 2);
  g_assert_cmpuint (scene->n_opened, ==, 1);

  pandoria_document_set_game (scene->document, NULL);
  pandoria_document_open_async (scene->document, NULL, on_done, scene);
  settle (scene);
  g_assert_cmpuint (scene->n_opened, ==, 2);
  g_assert_null (scene->opened);
  g_assert_cmpstr (last, ==, pandoria_game_get_path (get_game (scene)));
}

static void
test_several (Scene *scene, gconstpointer data)
{
  g_autofree char *other = g_build_filename (scene->folder, "other.pandoria", NULL);
  g_autofree char *text = fixture_replace ("00000000-0000-4000-8000-000000000000", "another");

  g_assert_true (g_file_set_contents (other, text, -1, NULL));
  open_files (scene, scene->path, other);
  g_assert_nonnull (strstr (scene->opened, "first of the games"));
  open_files (scene, "/nowhere/none.pandoria", other);
  g_assert_cmpuint (scene->n_faults, ==, 1);
  g_assert_true (g_str_has_prefix (scene->fault, "none.pandoria: "));
  open_files (scene, "/nowhere/none.pandoria", NULL);
  g_assert_cmpuint (scene->n_faults, ==, 2);
  g_assert_cmpuint (scene->n_done, ==, 3);
  g_assert_nonnull (get_game (scene));
}

/* A file of the open game with other actions can be opened as a copy. */
static void
test_copy (Scene *scene, gconstpointer data)
{
  g_autofree char *other = fixture_replace (
      "\"actions\":[", "\"actions\":[{\"do\":\"adjust\",\"player\":1,\"gold\":1},");
  PandoriaGame *first;

  fixture_empty_games ();
  open_files (scene, scene->path, NULL);
  first = get_game (scene);
  fixture_write (scene->path, other);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_OPEN_HERE);
  g_assert_true (g_str_has_prefix (scene->asked, "The file differs from the open game."));
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_CANCEL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_COPY);
  settle (scene);
  g_assert_true (get_game (scene) == first);
  g_assert_cmpuint (scene->n_cancelled, ==, 1);

  open_files (scene, scene->path, NULL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_COPY);
  settle (scene);
  g_assert_true (g_str_has_suffix (
      pandoria_record_get_title (pandoria_game_get_record (get_game (scene))), " (2)"));
}

static guint
count_games (void)
{
  g_autofree char *folder = pandoria_folder_get_games ();

  return fixture_count_files (folder);
}

/* Writes the game with @n more acts to the file. */
static void
write_longer (Scene *scene, guint n)
{
  g_autoptr (PandoriaGame) longer = fixture_new_game ();

  for (guint i = 0; i < n; i++)
    fixture_apply (longer, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
  g_assert_true (pandoria_record_save (pandoria_game_get_record (longer), scene->path, NULL));
}

/* A game goes from computer to computer and comes back continued: it stays one game. The same
 * state, or an older one, asks nothing. */
static void
test_exchange (Scene *scene, gconstpointer data)
{
  fixture_empty_games ();
  write_longer (scene, 0);
  open_files (scene, scene->path, NULL);
  open_files (scene, scene->path, NULL);
  g_assert_null (scene->request);
  write_longer (scene, 2);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_NEWER);
  g_assert_true (g_str_has_prefix (scene->asked, "The file has 2 more actions"));
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_USE);
  settle (scene);
  g_assert_cmpuint (pandoria_game_get_position (get_game (scene)), ==, 5);
  fixture_assert_saved (get_game (scene));
  assert_text (scene, "undo-label", "Newer state of the game");
  pandoria_document_undo (scene->document);
  g_assert_cmpuint (pandoria_game_get_position (get_game (scene)), ==, 3);
  pandoria_document_redo (scene->document);
  settle (scene);

  pandoria_document_set_game (scene->document, NULL);
  write_longer (scene, 4);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_NEWER);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_CANCEL);
  settle (scene);
  g_assert_null (get_game (scene));
  open_files (scene, scene->path, NULL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_USE);
  settle (scene);
  g_assert_cmpuint (pandoria_game_get_position (get_game (scene)), ==, 7);
  fixture_assert_saved (get_game (scene));
  pandoria_document_set_game (scene->document, NULL);

  write_longer (scene, 1);
  g_clear_object (&scene->request);
  open_files (scene, scene->path, NULL);
  g_assert_null (scene->request);
  g_assert_cmpuint (pandoria_game_get_position (get_game (scene)), ==, 7);
  g_assert_cmpuint (count_games (), ==, 1);
}

/* The message about a file of a later version begins with the remedy. */
static void
test_later_version (Scene *scene, gconstpointer data)
{
  g_autofree char *text = fixture_replace ("\"format\":\"pandoria-game\",\"version\":1",
                                           "\"format\":\"pandoria-game\",\"version\":9");

  fixture_write (scene->path, text);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->n_faults, ==, 1);
  g_assert_nonnull (
      strstr (scene->fault, "Made by a newer Pandoria Companion. Update to open it.\n\n"));
}

/* A game that is open in another window stays there. A stopped document releases it. */
static void
test_elsewhere (Scene *scene, gconstpointer data)
{
  Scene other = { 0 };

  open_files (scene, scene->path, NULL);
  other.document = pandoria_document_new ();
  g_signal_connect (other.document, "question", G_CALLBACK (on_question), &other);
  open_files (&other, pandoria_game_get_path (get_game (scene)), NULL);
  g_assert_cmpuint (other.question, ==, PANDORIA_DOCUMENT_ASKS_OPEN_ELSEWHERE);
  pandoria_document_answer (other.request, PANDORIA_DOCUMENT_CANCEL);
  settle (&other);
  g_assert_null (get_game (&other));

  pandoria_document_stop (scene->document);
  pandoria_document_open_async (other.document, NULL, on_done, &other);
  settle (&other);
  g_assert_nonnull (get_game (&other));
  pandoria_document_stop (other.document);
  g_clear_object (&other.request);
  g_object_unref (other.document);
  g_free (other.asked);
}

/* Closing a game that cannot be saved asks first. */
static void
test_unsaved (Scene *scene, gconstpointer data)
{
  g_autofree char *place = g_build_filename (scene->folder, "copy.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (place);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/copy.pandoria");
  g_autofree char *error = NULL;
  char *folder;

  open_files (scene, scene->path, NULL);
  assert_text (scene, "save-error", NULL);
  folder = block_saving (scene);
  error = get_text (scene, "save-error");
  g_assert_nonnull (strstr (error, folder));
  g_assert_false (pandoria_document_save (scene->document));

  pandoria_document_close_async (scene->document, on_done, scene);
  settle (scene);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_UNSAVED);
  g_assert_true (g_str_has_prefix (scene->asked, error));
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_SAVE_AS);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_PLACE);
  g_assert_true (g_str_has_suffix (scene->asked, PANDORIA_GAME_SUFFIX));
  pandoria_document_answer_place (scene->request, nowhere);
  settle (scene);
  g_assert_nonnull (scene->failed);
  g_assert_cmpuint (scene->n_done, ==, 1);

  pandoria_document_close_async (scene->document, on_done, scene);
  settle (scene);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_SAVE_AS);
  pandoria_document_answer_place (scene->request, file);
  settle (scene);
  g_assert_cmpstr (scene->saved, ==, "Saved as “copy.pandoria”");
  g_assert_cmpuint (scene->n_done, ==, 2);
  g_assert_cmpstr (pandoria_game_get_path (get_game (scene)), ==, place);
  assert_text (scene, "save-error", NULL);
  unblock (folder);
}

/* The question closes when a later attempt saves the game, and the request continues. */
static void
test_withdrawn (Scene *scene, gconstpointer data)
{
  guint n_withdrawn = 0;
  char *folder;

  g_signal_connect_swapped (scene->document, "withdrawn", G_CALLBACK (fixture_count), &n_withdrawn);
  open_files (scene, scene->path, NULL);
  folder = block_saving (scene);
  pandoria_document_close_async (scene->document, on_done, scene);
  settle (scene);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_UNSAVED);
  g_assert_cmpuint (scene->n_done, ==, 1);
  unblock (folder);
  pandoria_document_save (scene->document);
  settle (scene);
  g_assert_cmpuint (n_withdrawn, ==, 1);
  g_assert_cmpuint (scene->n_done, ==, 2);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_DISCARD);
  g_assert_nonnull (get_game (scene));
}

/* A change is written while the main loop runs. Closing waits for it, without a question. */
static void
test_thread (Scene *scene, gconstpointer data)
{
  PandoriaGame *game;

  open_files (scene, scene->path, NULL);
  game = get_game (scene);
  fixture_apply (game, fixture_make_adjust (1));
  g_assert_false (pandoria_game_is_saved (game));
  pandoria_document_close_async (scene->document, on_done, scene);
  g_assert_cmpuint (scene->n_done, ==, 1);
  settle (scene);
  g_assert_true (pandoria_game_is_saved (game));
  g_assert_null (scene->request);
  g_assert_cmpuint (scene->n_done, ==, 2);
  fixture_assert_saved (game);
}

/* The answer about one game never touches another one that was opened meanwhile. */
static void
test_answers_late (Scene *scene, gconstpointer data)
{
  g_autofree char *place = g_build_filename (scene->folder, "copy.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (place);
  g_autoptr (PandoriaGame) other = fixture_new_game ();
  g_autoptr (GTask) request = NULL;
  guint n_acts;
  char *folder;

  open_files (scene, scene->path, NULL);
  n_acts = pandoria_game_get_position (get_game (scene));
  for (guint i = 0; i <= n_acts; i++)
    fixture_apply (other, fixture_make_adjust (i % 2 == 0 ? 1 : -1));
  pandoria_document_save_as_async (scene->document, on_done, scene);
  pandoria_document_set_game (scene->document, other);
  pandoria_document_answer_place (scene->request, file);
  wait_for_copy (scene);
  g_assert_cmpuint (fixture_count_acts (place), ==, n_acts);

  open_files (scene, scene->path, NULL);
  folder = block_saving (scene);
  pandoria_document_close_async (scene->document, on_done, scene);
  settle (scene);
  request = g_object_ref (scene->request);
  pandoria_document_set_game (scene->document, other);
  pandoria_document_answer (request, PANDORIA_DOCUMENT_DISCARD);
  settle (scene);
  g_assert_true (get_game (scene) == other);
  unblock (folder);
}

/* If the user closes the game anyway, the next one can be opened. */
static void
test_discard (Scene *scene, gconstpointer data)
{
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  char *folder;

  pandoria_document_begin_async (scene->document, game, on_done, scene);
  settle (scene);
  g_assert_true (get_game (scene) == game);
  g_assert_nonnull (pandoria_game_get_path (game));
  folder = block_saving (scene);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_UNSAVED);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_CANCEL);
  settle (scene);
  g_assert_true (get_game (scene) == game);
  unblock (folder);
  folder = block_saving (scene);
  open_files (scene, scene->path, NULL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_DISCARD);
  settle (scene);
  g_assert_true (get_game (scene) != NULL && get_game (scene) != game);
  g_assert_null (pandoria_game_get_path (game));
  unblock (folder);
}

/* A copy saved elsewhere stays a copy while the game itself can be saved. */
static void
test_save_as (Scene *scene, gconstpointer data)
{
  g_autofree char *place = g_build_filename (scene->folder, "copy.pandoria", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (place);
  g_autofree char *before = NULL;

  open_files (scene, scene->path, NULL);
  before = g_strdup (pandoria_game_get_path (get_game (scene)));
  pandoria_document_save_as_async (scene->document, on_done, scene);
  pandoria_document_answer_place (scene->request, NULL);
  pandoria_document_save_as_async (scene->document, on_done, scene);
  pandoria_document_answer_place (scene->request, file);
  g_assert_null (scene->saved); /* no caller waits for the disk */
  wait_for_copy (scene);
  g_assert_cmpstr (scene->saved, ==, "Exported as “copy.pandoria”. The copy stays as it is.");
  g_assert_cmpuint (scene->n_done, ==, 2);
  g_assert_cmpuint (scene->n_cancelled, ==, 1);
  g_assert_cmpuint (fixture_count_acts (place), ==, 3);
  g_assert_cmpstr (pandoria_game_get_path (get_game (scene)), ==, before);
}

static void
test_undo (Scene *scene, gconstpointer data)
{
  assert_can (scene, FALSE, FALSE);
  assert_text (scene, "undo-label", NULL);
  open_files (scene, scene->path, NULL);
  assert_can (scene, TRUE, FALSE);
  assert_text (scene, "undo-label", "End of turn");
  pandoria_document_undo (scene->document);
  assert_can (scene, TRUE, TRUE);
  assert_text (scene, "redo-label", "End of turn");
  pandoria_document_redo (scene->document);
  assert_can (scene, TRUE, FALSE);

  pandoria_game_look_at (get_game (scene), 1);
  assert_can (scene, FALSE, FALSE);
  pandoria_game_look_at (get_game (scene), 3);
  pandoria_document_set_beginning (scene->document, 3);
  assert_can (scene, FALSE, FALSE);
  pandoria_document_undo (scene->document);
  g_assert_cmpuint (pandoria_game_get_position (get_game (scene)), ==, 3);
}

/* A correction before the first action can be undone, but not in a lesson. */
static void
test_beginning (Scene *scene, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PandoriaRecord) record = fixture_record ();
  g_autoptr (PandoriaRecord) edited = pandoria_record_new_beginning (record, 0);
  static const guint8 seats[] = { 0, 1, 2, 3 };

  open_files (scene, scene->path, NULL);
  pandoria_game_go_back_to (get_game (scene), 0);
  pandoria_record_set_title (edited, "Another title");
  g_assert_true (pandoria_play_edit_setup (pandoria_document_get_play (scene->document), edited,
                                           seats, &error));
  g_assert_no_error (error);
  assert_can (scene, TRUE, FALSE);
  pandoria_document_set_beginning (scene->document, 0);
  assert_can (scene, FALSE, FALSE);
}

/* Returns: (transfer full): the text of the sample game without its last third. */
static char *
cut_sample (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("PANDORIA_SOURCE_ROOT"), SAMPLE_GAME, NULL);
  char *text = fixture_read (path);

  text[strlen (text) * 2 / 3] = '\0';
  return text;
}

/* A file that is cut off can be opened up to a turn, as a copy that keeps the rest. */
static void
test_part (Scene *scene, gconstpointer data)
{
  g_autofree char *text = cut_sample (), *saved = NULL;
  PandoriaGame *game;
  guint turn;

  fixture_write (scene->path, text);
  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_PART);
  g_assert_nonnull (strstr (scene->asked, "line "));
  turn = pandoria_document_get_part_turn (scene->request);
  g_assert_cmpuint (turn, >, 10);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_CANCEL);
  settle (scene);
  g_assert_null (get_game (scene));
  g_assert_cmpuint (count_games (), ==, 0);

  open_files (scene, scene->path, NULL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_COPY);
  settle (scene);
  game = get_game (scene);
  g_assert_nonnull (game);
  g_assert_cmpstr (pandoria_record_get_title (pandoria_game_get_record (game)), ==,
                   "Friday evening (2)");
  g_assert_cmpuint (pandoria_game_get_state (game)->turn, >=, turn);
  g_assert_cmpuint (pandoria_game_get_state (game)->turn, <=, turn + 1);
  fixture_assert_saved (game);
  saved = fixture_read (pandoria_game_get_path (game));
  g_assert_nonnull (strstr (saved, "\"x-unread\""));
  fixture_assert_file (scene->path, text);
  g_assert_cmpuint (scene->n_faults, ==, 0);

  /* The copy continues, and keeps the rest. */
  fixture_apply (game, fixture_make_adjust (1));
  settle (scene);
  g_clear_pointer (&saved, g_free);
  saved = fixture_read (pandoria_game_get_path (game));
  g_assert_nonnull (strstr (saved, "\"x-unread\""));
}

/* A damaged game in the folder of games stays as it is; the copy is next to it. */
static void
test_part_in_folder (Scene *scene, gconstpointer data)
{
  g_autofree char *text = cut_sample (), *folder = pandoria_folder_get_games ();
  g_autofree char *path = g_build_filename (folder, "cut.pandoria", NULL);
  g_autofree char *copy = g_build_filename (folder, "cut-2.pandoria", NULL);

  g_mkdir_with_parents (folder, 0700);
  fixture_write (path, text);
  open_files (scene, path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_PART);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_COPY);
  settle (scene);
  g_assert_cmpstr (pandoria_game_get_path (get_game (scene)), ==, copy);
  fixture_assert_file (path, text);
}

/* --- the file outside the archive ----------------------------------------------------------- */

static void
update (Scene *scene)
{
  const guint n = scene->n_done;

  g_clear_pointer (&scene->kept, g_free);
  pandoria_document_update_async (scene->document, on_done, scene);
  while (scene->n_done == n && scene->kept == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle (scene);
}

static gboolean
can_update (Scene *scene)
{
  gboolean can;

  g_object_get (scene->document, "can-update", &can, NULL);
  return can;
}

/* Opens the game in the archive, as after a restart. */
static void
open_again (Scene *scene)
{
  g_autofree char *path = g_strdup (pandoria_game_get_path (get_game (scene)));

  pandoria_document_set_game (scene->document, NULL);
  open_files (scene, path, NULL);
}

/* The game continues in the archive. Its file outside gets it when the user wants that. */
static void
test_update (Scene *scene, gconstpointer data)
{
  assert_text (scene, "origin", NULL);
  g_assert_false (can_update (scene));
  open_files (scene, scene->path, NULL);
  assert_text (scene, "origin", "game.pandoria");
  g_assert_true (can_update (scene));
  fixture_apply (get_game (scene), fixture_make_adjust (1));
  settle (scene);
  g_assert_cmpuint (fixture_count_acts (scene->path), ==, 3);
  update (scene);
  g_assert_null (scene->kept);
  g_assert_cmpstr (scene->saved, ==, "Updated “game.pandoria”");
  fixture_assert_on_disk (get_game (scene), scene->path);

  open_again (scene);
  assert_text (scene, "origin", "game.pandoria");
  fixture_apply (get_game (scene), fixture_make_adjust (2));
  update (scene);
  fixture_assert_on_disk (get_game (scene), scene->path);
  fixture_apply (get_game (scene), fixture_make_adjust (3));
  update (scene);
  fixture_assert_on_disk (get_game (scene), scene->path);
}

/* What another program has written stays. Opening the file again makes it known. */
static void
test_update_changed (Scene *scene, gconstpointer data)
{
  g_autofree char *before = NULL;

  open_files (scene, scene->path, NULL);
  write_longer (scene, 2);
  before = fixture_read (scene->path);
  update (scene);
  g_assert_nonnull (scene->kept);
  g_assert_true (g_str_has_prefix (scene->kept, "Another program has changed “game.pandoria”"));
  fixture_assert_file (scene->path, before);
  g_assert_true (can_update (scene));

  open_files (scene, scene->path, NULL);
  g_assert_cmpuint (scene->question, ==, PANDORIA_DOCUMENT_ASKS_NEWER);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_USE);
  settle (scene);
  fixture_apply (get_game (scene), fixture_make_adjust (1));
  update (scene);
  g_assert_null (scene->kept);
  fixture_assert_on_disk (get_game (scene), scene->path);
  open_again (scene);
  assert_text (scene, "origin", "game.pandoria");
}

/* A file that the archive has continued becomes the one to update. */
static void
test_update_older (Scene *scene, gconstpointer data)
{
  open_files (scene, scene->path, NULL);
  fixture_apply (get_game (scene), fixture_make_adjust (1));
  settle (scene);
  g_free (scene->path);
  scene->path = g_build_filename (scene->folder, "my_stick.pandoria", NULL);
  fixture_write (scene->path, fixture_game);
  open_files (scene, scene->path, NULL);
  assert_text (scene, "origin", "my_stick.pandoria");
  update (scene);
  fixture_assert_on_disk (get_game (scene), scene->path);

  fixture_write (scene->path, fixture_game);
  pandoria_document_set_game (scene->document, NULL);
  assert_text (scene, "origin", NULL);
  open_files (scene, scene->path, NULL);
  assert_text (scene, "origin", "my_stick.pandoria");
  update (scene);
  fixture_assert_on_disk (get_game (scene), scene->path);
}

/* A file that is gone is not created again, and is not offered any more. */
static void
test_update_gone (Scene *scene, gconstpointer data)
{
  open_files (scene, scene->path, NULL);
  g_assert_cmpint (g_unlink (scene->path), ==, 0);
  update (scene);
  g_assert_true (g_str_has_prefix (scene->kept, "“game.pandoria” stays as it is: "));
  g_assert_false (g_file_test (scene->path, G_FILE_TEST_EXISTS));
  open_again (scene);
  assert_text (scene, "origin", NULL);
}

/* A new game, a copy with another title and a game of the archive come from no file. */
static void
test_update_nothing (Scene *scene, gconstpointer data)
{
  g_autofree char *other = fixture_replace (
      "\"actions\":[", "\"actions\":[{\"do\":\"adjust\",\"player\":1,\"gold\":1},");
  g_autoptr (PandoriaGame) game = fixture_new_game ();
  g_autofree char *games = pandoria_folder_get_games ();
  g_autofree char *own = g_build_filename (games, "own.pandoria", NULL);

  open_files (scene, scene->path, NULL);
  fixture_write (scene->path, other);
  open_files (scene, scene->path, NULL);
  pandoria_document_answer (scene->request, PANDORIA_DOCUMENT_COPY);
  settle (scene);
  assert_text (scene, "origin", NULL);
  open_again (scene);
  assert_text (scene, "origin", NULL);
  fixture_write (own, other);
  open_files (scene, own, NULL);
  assert_text (scene, "origin", NULL);
  pandoria_document_begin_async (scene->document, game, on_done, scene);
  settle (scene);
  assert_text (scene, "origin", NULL);
}

/* Of several files, each game keeps its own. A file whose name is not UTF-8 is one, too. */
static void
test_update_several (Scene *scene, gconstpointer data)
{
  g_autofree char *other = g_build_filename (scene->folder, "Caf\xe9.pandoria", NULL);
  g_autofree char *text = fixture_replace ("00000000-0000-4000-8000-000000000000", "another");
  g_autofree char *name = NULL;

  fixture_write (other, text);
  open_files (scene, scene->path, other);
  assert_text (scene, "origin", "game.pandoria");
  pandoria_document_set_game (scene->document, NULL);
  open_files (scene, other, NULL);
  name = get_text (scene, "origin");
  g_assert_true (g_utf8_validate (name, -1, NULL));
  open_again (scene);
  fixture_apply (get_game (scene), fixture_make_adjust (1));
  update (scene);
  fixture_assert_on_disk (get_game (scene), other);
}

/* A damaged note of the origin is no origin. */
static void
test_update_damaged (Scene *scene, gconstpointer data)
{
  static const char *const notes[] = {
    "",
    "{",
    "{\"format\":\"pandoria-origin\",\"version\":1}",
    "{\"format\":\"pandoria-origin\",\"version\":1,\"file\":\"/etc/passwd\",\"sha256\":\"0\"}",
    "{\"format\":\"pandoria-origin\",\"version\":2,\"file\":\"file:///tmp\",\"sha256\":\"0\"}",
  };
  g_autofree char *folder = pandoria_folder_get_file ("origins");
  g_autofree char *base = NULL, *name = NULL, *note = NULL;

  open_files (scene, scene->path, NULL);
  base = g_path_get_basename (pandoria_game_get_path (get_game (scene)));
  name = g_strconcat (base, ".json", NULL);
  note = g_build_filename (folder, name, NULL);
  g_assert_true (g_file_test (note, G_FILE_TEST_IS_REGULAR));
  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      fixture_write (note, notes[i]);
      open_again (scene);
      assert_text (scene, "origin", NULL);
    }
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Scene *scene, gconstpointer data);
  } tests[] = {
    { "/document/open", test_open },
    { "/document/several", test_several },
    { "/document/copy", test_copy },
    { "/document/elsewhere", test_elsewhere },
    { "/document/unsaved", test_unsaved },
    { "/document/discard", test_discard },
    { "/document/beginning", test_beginning },
    { "/document/save-as", test_save_as },
    { "/document/undo", test_undo },
    { "/document/withdrawn", test_withdrawn },
    { "/document/exchange", test_exchange },
    { "/document/later", test_later_version },
    { "/document/part", test_part },
    { "/document/part-in-folder", test_part_in_folder },
    { "/document/thread", test_thread },
    { "/document/answers-late", test_answers_late },
    { "/document/update", test_update },
    { "/document/update-changed", test_update_changed },
    { "/document/update-older", test_update_older },
    { "/document/update-gone", test_update_gone },
    { "/document/update-nothing", test_update_nothing },
    { "/document/update-several", test_update_several },
    { "/document/update-damaged", test_update_damaged },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Scene, NULL, set_up, tests[i].test, tear_down);
  return fixture_run_isolated ();
}
