/* The archive: what it lists, its index, files that come, change and go, and what is done with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* memmem */

#include "pandoria-archive-folder-testing.h"
#include "pandoria-file-name.h"
#include "pandoria-json-limits.h"
#include "session-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

/** Place: a folder of games with its index, and the archive of it. */
typedef struct
{
  char *top, *games, *index;
  PandoriaArchive *archive;
  gboolean done;
  GError *error;
  GStrv deleted;
  PandoriaArchiveEntry *entry;
} Place;

/* --- the place -------------------------------------------------------------------------------------------------- */

static void
set_up (Place *place, gconstpointer data)
{
  place->top = fixture_make_folder ();
  place->games = g_build_filename (place->top, "games", NULL);
  place->index = g_build_filename (place->top, "cache", "index", NULL);
  g_mkdir (place->games, 0700);
}

static gboolean
on_late (gpointer data)
{
  g_assert_not_reached ();
  return G_SOURCE_REMOVE;
}

/* Its last jobs may still hold it, but nothing else does. */
static void
close_archive (Place *place)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);
  PandoriaArchive *archive = NULL;

  g_set_weak_pointer (&archive, place->archive);
  g_clear_object (&place->archive);
  while (archive != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_clear_object (&place->entry);
  close_archive (place);
  /* The last index may still be written. */
  g_usleep (20000);
  g_clear_pointer (&place->deleted, g_strfreev);
  g_clear_error (&place->error);
  g_free (place->games);
  g_free (place->index);
  fixture_remove_folder (place->top);
}

static void
write_text (Place *place, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_game (Place *place, const char *name, const char *title)
{
  g_autofree char *quoted = g_strdup_printf ("\"title\":\"%s\"", title);
  g_autofree char *text = fixture_replace ("\"title\":\"Friday\"", quoted);

  write_text (place, name, text);
}

/* Runs the main loop until @place->done. */
static void
wait (Place *place)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);

  while (!place->done || pandoria_archive_is_busy (place->archive))
    g_main_context_iteration (NULL, TRUE);
  place->done = FALSE;
  g_source_remove (late);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  place->done = TRUE;
}

static void
load (Place *place)
{
  if (place->archive == NULL)
    place->archive = pandoria_archive_new_for (place->games, place->index);
  pandoria_archive_load_async (place->archive, on_loaded, place);
  wait (place);
  g_assert_true (pandoria_archive_is_loaded (place->archive));
}

static void
load_anew (Place *place)
{
  close_archive (place);
  g_usleep (20000);
  load (place);
}

static guint
count (Place *place)
{
  return g_list_model_get_n_items (pandoria_archive_get_games (place->archive));
}

/* Returns: (transfer full): the entry of the file @name. */
static PandoriaArchiveEntry *
find (Place *place, const char *name)
{
  for (guint i = 0; i < count (place); i++)
    {
      g_autoptr (PandoriaArchiveEntry) entry = g_list_model_get_item (pandoria_archive_get_games (place->archive), i);

      if (strcmp (pandoria_archive_entry_get_data (entry)->name, name) == 0)
        return g_steal_pointer (&entry);
    }
  return NULL;
}

static void
assert_title (Place *place, const char *name, const char *title)
{
  g_autoptr (PandoriaArchiveEntry) entry = find (place, name);

  g_assert_nonnull (entry);
  g_assert_cmpstr (pandoria_archive_entry_get_data (entry)->title, ==, title);
}

static void
assert_fault (Place *place, const char *name, PandoriaArchiveFault fault)
{
  g_autoptr (PandoriaArchiveEntry) entry = find (place, name);
  g_autofree char *text = NULL;

  g_assert_nonnull (entry);
  g_assert_cmpint (pandoria_archive_entry_get_data (entry)->fault, ==, fault);
  text = pandoria_archive_entry_describe_fault (entry);
  g_assert_true ((text != NULL) == (fault != PANDORIA_ARCHIVE_FAULT_NONE));
}

/* --- what is listed --------------------------------------------------------------------------------------------- */

static void
test_entry (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  const PandoriaArchiveData *d;

  write_game (place, "a.pandoria", "Zoë’s  evening");
  load (place);
  g_assert_cmpuint (count (place), ==, 1);
  entry = find (place, "a.pandoria");
  d = pandoria_archive_entry_get_data (entry);
  g_assert_true (pandoria_archive_entry_is_running (entry));
  g_assert_cmpstr (d->id, ==, "00000000-0000-4000-8000-000000000000");
  g_assert_cmpstr (d->board, ==, "Tiny");
  g_assert_cmpint (d->created, ==, 1795289400);
  g_assert_cmpuint (d->n_players, ==, 2);
  g_assert_cmpuint (d->n_actions, ==, 3);
  g_assert_cmpstr (d->players[1].name, ==, "Blue");
  g_assert_cmpint (d->players[1].realm, ==, PANDORIA_REALM_ELVES);
  g_assert_cmpint (d->players[0].points, ==, d->players[0].sources[PANDORIA_TALLY_START]);
  g_assert_cmpint (d->seconds, ==, -1);
  g_assert_nonnull (strstr (d->search, "zoe’s evening"));
  g_assert_nonnull (strstr (d->search, "why not"));
}

static void
test_order (Place *place, gconstpointer data)
{
  g_autofree char *later = fixture_replace ("2026-11-21T19:30:00Z", "2026-11-22T19:30:00Z");
  g_autoptr (PandoriaArchiveEntry) first = NULL;
  g_autoptr (PandoriaArchiveEntry) last = NULL;

  write_game (place, "a.pandoria", "Older");
  write_text (place, "b.pandoria", later);
  write_text (place, "c.pandoria", "nothing");
  load (place);
  g_assert_cmpuint (count (place), ==, 3);
  first = g_list_model_get_item (pandoria_archive_get_games (place->archive), 0);
  last = g_list_model_get_item (pandoria_archive_get_games (place->archive), 2);
  g_assert_cmpstr (pandoria_archive_entry_get_data (first)->name, ==, "b.pandoria");
  g_assert_cmpstr (pandoria_archive_entry_get_data (last)->name, ==, "c.pandoria");
}

static void
write_huge (Place *place)
{
  g_autofree char *text = g_strnfill (PANDORIA_MAX_FILE_SIZE + 1, ' ');

  write_text (place, "huge.pandoria", text);
}

static void
write_odd_files (Place *place)
{
  g_autofree char *rule = fixture_with_action ("{\"do\":\"end-turn\"}");
  g_autofree char *later = fixture_replace ("\"pandoria-game\",\"version\":1", "\"pandoria-game\",\"version\":99");
  g_autofree char *link = g_build_filename (place->games, "link.pandoria", NULL);
  g_autofree char *folder = g_build_filename (place->games, "folder.pandoria", NULL);
  g_autofree char *pipe = g_build_filename (place->games, "pipe.pandoria", NULL);
  g_autofree char *other = g_build_filename (place->games, "folder", NULL);

  write_game (place, "good.pandoria", "Good");
  write_text (place, "rule.pandoria", rule);
  write_text (place, "later.pandoria", later);
  write_text (place, "damaged.pandoria", "{\"format\":\"pandoria-game\"");
  write_text (place, "empty.pandoria", "");
  write_text (place, "notes.txt", "not of ours");
  write_text (place, ".hidden.pandoria", "not of ours");
  write_huge (place);
  g_assert_cmpint (symlink ("good.pandoria", link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_mkdir (folder, 0700);
  g_mkdir (other, 0700);
}

static void
assert_odd_files (Place *place)
{
  g_assert_cmpuint (count (place), ==, 9);
  assert_fault (place, "good.pandoria", PANDORIA_ARCHIVE_FAULT_NONE);
  assert_fault (place, "rule.pandoria", PANDORIA_ARCHIVE_FAULT_RULE);
  assert_fault (place, "later.pandoria", PANDORIA_ARCHIVE_FAULT_LATER);
  assert_fault (place, "damaged.pandoria", PANDORIA_ARCHIVE_FAULT_INVALID);
  assert_fault (place, "empty.pandoria", PANDORIA_ARCHIVE_FAULT_INVALID);
  assert_fault (place, "huge.pandoria", PANDORIA_ARCHIVE_FAULT_TOO_BIG);
  assert_fault (place, "link.pandoria", PANDORIA_ARCHIVE_FAULT_LINK);
  assert_fault (place, "folder.pandoria", PANDORIA_ARCHIVE_FAULT_NO_FILE);
  assert_fault (place, "pipe.pandoria", PANDORIA_ARCHIVE_FAULT_NO_FILE);
}

static void
test_odd_files (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) rule = NULL;

  write_odd_files (place);
  load (place);
  assert_odd_files (place);
  rule = find (place, "rule.pandoria");
  g_assert_true (pandoria_archive_entry_has_game (rule));
  g_assert_cmpuint (pandoria_archive_entry_get_data (rule)->fault_act, ==, 0);
  /* The index says the same of them. */
  load_anew (place);
  assert_odd_files (place);
}

/* --- the index -------------------------------------------------------------------------------------------------- */

static void
assert_same_entry (PandoriaArchiveEntry *a, PandoriaArchiveEntry *b)
{
  const PandoriaArchiveData *x = pandoria_archive_entry_get_data (a), *y = pandoria_archive_entry_get_data (b);

  g_assert_cmpmem (&x->stamp, sizeof x->stamp, &y->stamp, sizeof y->stamp);
  g_assert_cmpstr (x->title, ==, y->title);
  g_assert_cmpstr (x->search, ==, y->search);
  g_assert_cmpint (x->created, ==, y->created);
  g_assert_cmpint (x->changed, ==, y->changed);
  g_assert_cmpuint (x->n_actions, ==, y->n_actions);
  g_assert_cmpuint (x->n_players, ==, y->n_players);
  for (guint i = 0; i < x->n_players; i++)
    {
      g_assert_cmpstr (x->players[i].name, ==, y->players[i].name);
      g_assert_cmpint (x->players[i].points, ==, y->players[i].points);
      g_assert_cmpmem (x->players[i].sources, sizeof x->players[i].sources, y->players[i].sources,
                       sizeof y->players[i].sources);
    }
}

/* Writes @text of @length bytes, whose entries were changed, with the checksum that it needs. */
static void
forge_index (Place *place, char *text, gsize length)
{
  const gsize header = strlen ("pandoria-archive-index 2 "), all = header + 64 + 1;
  g_autofree char *digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) text + all, length - all);

  memcpy (text + header, digest, 64);
  close_archive (place);
  g_file_set_contents (place->index, text, (gssize) length, NULL);
}

static void
test_index (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) before = NULL;
  g_autoptr (PandoriaArchiveEntry) after = NULL;
  g_autofree char *text = NULL;
  gsize length;
  char *title;

  write_game (place, "a.pandoria", "Friday");
  load (place);
  before = find (place, "a.pandoria");
  load_anew (place);
  after = find (place, "a.pandoria");
  assert_same_entry (before, after);
  /* What only the index says is listed: the file was not read again. */
  g_file_get_contents (place->index, &text, &length, NULL);
  title = memmem (text, length, "Friday", 6);
  g_assert_nonnull (title);
  title[5] = '!';
  forge_index (place, text, length);
  load (place);
  assert_title (place, "a.pandoria", "Frida!");
}

/* Every cut and every changed byte of the index is found out, and the games are there all the same. */
static void
test_damaged_index (Place *place, gconstpointer data)
{
  g_autofree char *good = NULL;
  gsize length;

  write_game (place, "a.pandoria", "Friday");
  load (place);
  g_file_get_contents (place->index, &good, &length, NULL);
  for (gsize i = 0; i < length; i += 1 + length / 40)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] ^= 0x41;
      close_archive (place);
      g_file_set_contents (place->index, bad, (gssize) length, NULL);
      load (place);
      g_assert_cmpuint (count (place), ==, 1);
      assert_title (place, "a.pandoria", "Friday");
      close_archive (place);
      g_file_set_contents (place->index, good, (gssize) i, NULL);
      load (place);
      assert_title (place, "a.pandoria", "Friday");
    }
}

/* Whoever can write the checksum, too, still gets nothing past the reader. */
static void
test_forged_index (Place *place, gconstpointer data)
{
  g_autofree char *good = NULL;
  gsize length;

  write_game (place, "a.pandoria", "Friday");
  load (place);
  g_file_get_contents (place->index, &good, &length, NULL);
  for (gsize i = strlen ("pandoria-archive-index 2 ") + 64 + 1; i < length; i++)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] = (char) 0xff;
      forge_index (place, bad, length);
      load (place);
      g_assert_cmpuint (count (place), ==, 1);
    }
}

static void
test_foreign_index (Place *place, gconstpointer data)
{
  Place other = { 0 };
  g_autofree char *text = NULL;
  gsize length;

  set_up (&other, NULL);
  write_game (&other, "a.pandoria", "Of another folder");
  load (&other);
  g_file_get_contents (other.index, &text, &length, NULL);
  write_game (place, "b.pandoria", "Friday");
  load (place);
  close_archive (place);
  g_file_set_contents (place->index, text, (gssize) length, NULL);
  load (place);
  g_assert_cmpuint (count (place), ==, 1);
  assert_title (place, "b.pandoria", "Friday");
  tear_down (&other, NULL);
}

/* --- files that come, change and go ----------------------------------------------------------------------------- */

static void
test_changes (Place *place, gconstpointer data)
{
  g_autofree char *gone = g_build_filename (place->games, "c.pandoria", NULL);

  write_game (place, "a.pandoria", "One");
  write_game (place, "b.pandoria", "Two");
  write_game (place, "c.pandoria", "Three");
  load (place);
  g_assert_cmpuint (count (place), ==, 3);
  for (guint round = 0; round < 2; round++)
    {
      write_game (place, "a.pandoria", round == 0 ? "Eno" : "One");
      write_game (place, round == 0 ? "d.pandoria" : "e.pandoria", "New");
      g_remove (gone);
      /* First into the open archive, then into one that has an index from before. */
      if (round == 0)
        load (place);
      else
        load_anew (place);
      assert_title (place, "a.pandoria", round == 0 ? "Eno" : "One");
      assert_title (place, "b.pandoria", "Two");
      g_assert_cmpuint (count (place), ==, 3 + round);
    }
}

static gboolean
has_title (Place *place, const char *name, const char *title)
{
  g_autoptr (PandoriaArchiveEntry) entry = find (place, name);

  return g_strcmp0 (entry != NULL ? pandoria_archive_entry_get_data (entry)->title : NULL, title) == 0;
}

static void
wait_for_title (Place *place, const char *name, const char *title)
{
  guint late = g_timeout_add_seconds (30, on_late, NULL);

  while (!has_title (place, name, title))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

static void
test_watching (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);

  load (place);
  write_game (place, "a.pandoria", "Came by itself");
  wait_for_title (place, "a.pandoria", "Came by itself");
  write_game (place, "a.pandoria", "Changed by itself");
  wait_for_title (place, "a.pandoria", "Changed by itself");
  g_remove (path);
  wait_for_title (place, "a.pandoria", NULL);
  g_assert_cmpuint (count (place), ==, 0);
}

/* Two programs with one folder and one index: each sees all, and the index is one of theirs, whole. */
static void
test_two_at_once (Place *place, gconstpointer data)
{
  Place other = *place;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.pandoria", i);

      write_game (place, name, "Friday");
      if (i % 5 != 0)
        continue;
      close_archive (place);
      close_archive (&other);
      place->archive = pandoria_archive_new_for (place->games, place->index);
      other.archive = pandoria_archive_new_for (place->games, place->index);
      pandoria_archive_load_async (place->archive, on_loaded, place);
      pandoria_archive_load_async (other.archive, on_loaded, &other);
      wait (place);
      wait (&other);
      g_assert_cmpuint (count (place), ==, i + 1);
      g_assert_cmpuint (count (&other), ==, i + 1);
    }
  close_archive (&other);
  load_anew (place);
  g_assert_cmpuint (count (place), ==, 20);
}

/* --- what is done with files ------------------------------------------------------------------------------------ */

static void
on_changed (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_object (&place->entry);
  place->entry = pandoria_archive_change_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
test_rename (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;

  write_game (place, "a.pandoria", "Friday");
  load (place);
  entry = find (place, "a.pandoria");
  pandoria_archive_rename_async (place->archive, entry, "Saturday", on_changed, place);
  wait (place);
  g_assert_no_error (place->error);
  assert_title (place, "a.pandoria", "Saturday");
  g_assert_cmpuint (count (place), ==, 1);
  load_anew (place);
  assert_title (place, "a.pandoria", "Saturday");
}

static void
test_duplicate (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;
  const PandoriaArchiveData *copy;

  write_game (place, "a.pandoria", "Friday");
  load (place);
  entry = find (place, "a.pandoria");
  pandoria_archive_duplicate_async (place->archive, entry, "Friday again", on_changed, place);
  wait (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (count (place), ==, 2);
  copy = pandoria_archive_entry_get_data (place->entry);
  g_assert_cmpstr (copy->title, ==, "Friday again");
  g_assert_cmpstr (copy->id, !=, pandoria_archive_entry_get_data (entry)->id);
  g_assert_true (g_uuid_string_is_valid (copy->id));
  g_assert_cmpuint (copy->n_actions, ==, 3);
  assert_title (place, "a.pandoria", "Friday");
}

static void
on_deleted (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  g_clear_pointer (&place->deleted, g_strfreev);
  place->deleted = pandoria_archive_delete_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
on_restored (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  pandoria_archive_restore_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
delete_all (Place *place)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < count (place); i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (place->archive), i));
  pandoria_archive_delete_async (place->archive, entries, on_deleted, place);
  wait (place);
}

static void
test_delete (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_game (place, "a.pandoria", "Friday");
  write_text (place, "b.pandoria", "damaged");
  before = fixture_read (path);
  load (place);
  delete_all (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (count (place), ==, 0);
  g_assert_cmpuint (g_strv_length (place->deleted), ==, 2);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_restored, place);
  wait (place);
  g_assert_no_error (place->error);
  g_assert_cmpuint (count (place), ==, 2);
  after = fixture_read (path);
  g_assert_cmpstr (before, ==, after);
}

/* Another file of that name has come meanwhile: nothing is lost of either. */
static void
test_restore_beside (Place *place, gconstpointer data)
{
  write_game (place, "a.pandoria", "Old");
  load (place);
  delete_all (place);
  write_game (place, "a.pandoria", "New");
  pandoria_archive_restore_async (place->archive, (const char *const *) place->deleted, on_restored, place);
  wait (place);
  g_assert_no_error (place->error);
  load (place);
  g_assert_cmpuint (count (place), ==, 2);
  assert_title (place, "a.pandoria", "New");
  assert_title (place, "a-2.pandoria", "Old");
}

/* What was deleted long ago goes for good; what was deleted now, and what is not ours, stays. */
static void
test_emptying (Place *place, gconstpointer data)
{
  g_autofree char *deleted = g_build_filename (place->top, "deleted", NULL);
  g_autofree char *old = g_build_filename (deleted, "1000000-6f0b52c4-2b1e-4d0a-9c35-5b8f7c1e7a20", NULL);
  g_autofree char *old_game = g_build_filename (old, "a.pandoria", NULL);
  g_autofree char *other = g_build_filename (deleted, "somebody’s", NULL);

  g_mkdir_with_parents (old, 0700);
  g_mkdir_with_parents (other, 0700);
  g_file_set_contents (old_game, "x", 1, NULL);
  write_game (place, "a.pandoria", "Friday");
  load (place);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_DIR));
  delete_all (place);
  load_anew (place);
  g_assert_true (g_file_test (place->deleted[0], G_FILE_TEST_EXISTS));
}

static void
write_aged (Place *place, const char *name, guint hours)
{
  g_autofree char *path = g_build_filename (place->games, name, NULL);
  const gint64 then = g_get_real_time () / G_USEC_PER_SEC - hours * 3600;
  struct utimbuf times = { then, then };

  write_text (place, name, "{");
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

/* Half-written files go after a day, and nothing else does, however old. */
static void
test_tidying (Place *place, gconstpointer data)
{
  static const struct
  {
    const char *name;
    guint hours;
    gboolean stays;
  } files[] = {
    { "a.pandoria.X1y2Z3", 25, FALSE }, { "a.pandoria.X1y2Z4", 23, TRUE },
    { "a.pandoria.X1y2Z", 999, TRUE },  { "a.pandoria.X1y2Z33", 999, TRUE },
    { "a.pandoria.X1y2-3", 999, TRUE }, { "a.json.X1y2Z3", 999, TRUE },
    { "a.pandoriaX1y2Z3", 999, TRUE },  { "X1y2Z3", 999, TRUE },
    { "a.pandoria", 999, TRUE },        { "b c.pandoria.abcdef", 25, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    write_aged (place, files[i].name, files[i].hours);
  load (place);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (place->games, files[i].name, NULL);

      g_test_message ("%s", files[i].name);
      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, files[i].stays);
    }
}

static void
on_exported (GObject *archive, GAsyncResult *result, gpointer data)
{
  Place *place = data;

  pandoria_archive_export_finish (PANDORIA_ARCHIVE (archive), result, &place->error);
  place->done = TRUE;
}

static void
test_export (Place *place, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) top = g_file_new_for_path (place->top);
  g_autofree char *first = g_build_filename (place->top, "-.- Friday.pandoria", NULL);
  g_autofree char *second = g_build_filename (place->top, "-.- Friday-2.pandoria", NULL);

  write_game (place, "a.pandoria", "../ Friday");
  write_game (place, "b.pandoria", "../ Friday");
  load (place);
  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (entries, g_list_model_get_item (pandoria_archive_get_games (place->archive), i));
  pandoria_archive_export_async (place->archive, entries, top, TRUE, on_exported, place);
  wait (place);
  g_assert_no_error (place->error);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_REGULAR));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_REGULAR));
}

static void
test_file_name (void)
{
  static const struct
  {
    const char *title, *name;
  } cases[] = {
    { "Friday evening", "Friday evening" },
    { " a/b\\c:d\n ", "a-b-c-d-" },
    { "../../etc", "-.-..-etc" },
    { "<b>“Q”</b> & \"x\"?", "-b-“Q”--b- & -x--" },
    { "Party\342\200\256fdp.exe", "Partyfdp.exe" },
    { "משחק 😀", "משחק 😀" },
    { " \342\200\256 ", "" },
  };
  g_autofree char *wide = g_strnfill (400, 'x');
  g_autofree char *cut = NULL;
  g_autoptr (GString) hearts = g_string_new ("x");
  g_autofree char *whole = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = pandoria_file_name_make (cases[i].title);

      g_assert_cmpstr (name, ==, cases[i].name);
    }
  cut = pandoria_file_name_make (wide);
  g_assert_cmpuint (strlen (cut), ==, 120);
  for (guint i = 0; i < 100; i++)
    g_string_append (hearts, "♥");
  whole = pandoria_file_name_make (hearts->str);
  g_assert_cmpuint (strlen (whole), ==, 118);
  g_assert_true (g_utf8_validate (whole, -1, NULL));
}

static void
test_fold (void)
{
  static const char *const cases[][2]
      = { { "Marta", "marta" }, { "  Zoë \t B ", "zoe b" }, { "STRASSE", "strasse" }, { "Straße", "strasse" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folded = pandoria_archive_fold (cases[i][0]);

      g_assert_cmpstr (folded, ==, cases[i][1]);
    }
}

#define ADD(name, function) g_test_add ("/archive/" name, Place, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("entry", test_entry);
  ADD ("order", test_order);
  ADD ("odd-files", test_odd_files);
  ADD ("index", test_index);
  ADD ("damaged-index", test_damaged_index);
  ADD ("forged-index", test_forged_index);
  ADD ("foreign-index", test_foreign_index);
  ADD ("changes", test_changes);
  ADD ("watching", test_watching);
  ADD ("two-at-once", test_two_at_once);
  ADD ("rename", test_rename);
  ADD ("duplicate", test_duplicate);
  ADD ("delete", test_delete);
  ADD ("restore-beside", test_restore_beside);
  ADD ("emptying", test_emptying);
  ADD ("tidying", test_tidying);
  ADD ("export", test_export);
  g_test_add_func ("/archive/fold", test_fold);
  g_test_add_func ("/archive/file-name", test_file_name);
  return g_test_run ();
}
