/* Tests the archive: its list, its index, files that appear, change and disappear, and its
 * operations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "archive-fixture.h"
#include "pandoria-file.h"
#include "pandoria-json.h"
#include "session-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

static void
assert_fault (Place *place, const char *name, PandoriaArchiveFault fault)
{
  g_autoptr (PandoriaArchiveEntry) entry = archive_fixture_find (place, name);
  g_autofree char *text = NULL;

  g_assert_nonnull (entry);
  g_assert_cmpint (entry->fault, ==, fault);
  text = pandoria_archive_entry_describe_fault (entry);
  g_assert_true ((text != NULL) == (fault != PANDORIA_ARCHIVE_FAULT_NONE));
}

/* --- the list ------------------------------------------------------------------------------- */

static void
test_entry (Place *place, gconstpointer data)
{
  g_autoptr (PandoriaArchiveEntry) entry = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Zoë’s  evening");
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 1);
  entry = archive_fixture_find (place, "a.pandoria");
  g_assert_true (pandoria_archive_entry_is_running (entry));
  g_assert_cmpstr (entry->id, ==, "00000000-0000-4000-8000-000000000000");
  g_assert_cmpstr (entry->board, ==, "Tiny");
  g_assert_cmpint (entry->created, ==, 1795289400);
  g_assert_cmpuint (entry->n_players, ==, 2);
  g_assert_cmpuint (entry->n_actions, ==, 3);
  g_assert_cmpstr (entry->players[1].name, ==, "Blue");
  g_assert_cmpint (entry->players[1].realm, ==, PANDORIA_REALM_ELVES);
  g_assert_cmpint (entry->players[0].points, ==, entry->players[0].sources[PANDORIA_TALLY_START]);
  g_assert_cmpint (entry->seconds, ==, -1);
  g_assert_nonnull (strstr (entry->search, "zoe's evening"));
  g_assert_nonnull (strstr (entry->search, "why not"));
}

static void
test_order (Place *place, gconstpointer data)
{
  g_autofree char *later = fixture_replace ("2026-11-21T19:30:00Z", "2026-11-22T19:30:00Z");
  g_autoptr (PandoriaArchiveEntry) first = NULL;
  g_autoptr (PandoriaArchiveEntry) last = NULL;

  archive_fixture_write_game (place, "a.pandoria", "Older");
  archive_fixture_write_text (place, "b.pandoria", later);
  archive_fixture_write_text (place, "c.pandoria", "nothing");
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 3);
  first = g_list_model_get_item (pandoria_archive_get_games (place->archive), 0);
  last = g_list_model_get_item (pandoria_archive_get_games (place->archive), 2);
  g_assert_cmpstr (first->name, ==, "b.pandoria");
  g_assert_cmpstr (last->name, ==, "c.pandoria");
}

static void
write_huge (Place *place)
{
  g_autofree char *text = g_strnfill (PANDORIA_MAX_FILE_SIZE + 1, ' ');

  archive_fixture_write_text (place, "huge.pandoria", text);
}

static void
write_odd_files (Place *place)
{
  g_autofree char *rule = fixture_with_action ("{\"do\":\"end-turn\"}");
  g_autofree char *later
      = fixture_replace ("\"pandoria-game\",\"version\":1", "\"pandoria-game\",\"version\":99");
  g_autofree char *link = g_build_filename (place->games, "link.pandoria", NULL);
  g_autofree char *folder = g_build_filename (place->games, "folder.pandoria", NULL);
  g_autofree char *pipe = g_build_filename (place->games, "pipe.pandoria", NULL);
  g_autofree char *other = g_build_filename (place->games, "folder", NULL);

  archive_fixture_write_game (place, "good.pandoria", "Good");
  archive_fixture_write_text (place, "rule.pandoria", rule);
  archive_fixture_write_text (place, "later.pandoria", later);
  archive_fixture_write_text (place, "damaged.pandoria", "{\"format\":\"pandoria-game\"");
  archive_fixture_write_text (place, "empty.pandoria", "");
  archive_fixture_write_text (place, "notes.txt", "not of ours");
  archive_fixture_write_text (place, ".hidden.pandoria", "not of ours");
  write_huge (place);
  g_assert_cmpint (symlink ("good.pandoria", link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_mkdir (folder, 0700);
  g_mkdir (other, 0700);
}

static void
assert_odd_files (Place *place)
{
  g_assert_cmpuint (archive_fixture_count (place), ==, 9);
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
  archive_fixture_load (place);
  assert_odd_files (place);
  rule = archive_fixture_find (place, "rule.pandoria");
  g_assert_true (rule->n_players > 0);
  g_assert_cmpuint (rule->fault_act, ==, 0);
  /* The index has the same values. */
  archive_fixture_load_again (place);
  assert_odd_files (place);
}

/* A file system accepts names of any bytes, also in a folder of any bytes. */
static void
test_other_encoding (Place *place, gconstpointer data)
{
  static const char name[] = "Caf\xe9.pandoria", damaged[] = "\xff\xfe.pandoria";
  g_autoptr (PandoriaArchiveEntry) entry = NULL, fault = NULL, again = NULL;

  archive_fixture_write_game (place, name, "Friday");
  archive_fixture_write_text (place, damaged, "{");
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 2);
  entry = archive_fixture_find (place, name);
  fault = archive_fixture_find (place, damaged);
  g_assert_nonnull (entry);
  g_assert_nonnull (fault);
  g_assert_cmpint (fault->fault, ==, PANDORIA_ARCHIVE_FAULT_INVALID);
  g_assert_true (g_utf8_validate (fault->search, -1, NULL));
  g_assert_true (g_utf8_validate (fault->fault_text, -1, NULL));
  archive_fixture_load_again (place);
  again = archive_fixture_find (place, name);
  g_assert_nonnull (again);
  g_assert_cmpstr (again->title, ==, "Friday");
}

/* The index of a folder with such a name is read again. */
static void
test_other_encoding_in_index (void)
{
  g_autoptr (GHashTable) entries = pandoria_archive_table_new (), read = NULL;
  g_autoptr (PandoriaArchiveEntry) entry = g_object_new (PANDORIA_TYPE_ARCHIVE_ENTRY, NULL);
  g_autoptr (GByteArray) data = NULL;
  char *key;

  entry->name = g_strdup ("Caf\xe9.pandoria");
  entry->fault_text = g_strdup ("");
  entry->id = g_strdup ("");
  entry->title = g_strdup ("");
  entry->board = g_strdup ("");
  entry->search = g_strdup ("");
  key = entry->name;
  g_hash_table_replace (entries, key, g_object_ref (entry));
  data = pandoria_archive_index_to_data ("/home/Ren\xe9", entries);
  read = pandoria_archive_index_from_data ((const char *) data->data, data->len, "/home/Ren\xe9");
  g_assert_nonnull (read);
  g_assert_true (g_hash_table_contains (read, "Caf\xe9.pandoria"));
}

static void
assert_copy (Place *place, const char *name, gboolean is_copy)
{
  g_autoptr (PandoriaArchiveEntry) entry = archive_fixture_find (place, name);

  g_assert_nonnull (entry);
  g_assert_cmpint (pandoria_archive_is_copy (place->archive, entry), ==, is_copy);
}

/* Programs that synchronize a folder leave copies of a game there. The one that is furthest on is
 * the game; of equal ones the one whose name has nothing added. */
static void
test_copies (Place *place, gconstpointer data)
{
  static const char *const copies[] = {
    "game (conflicted copy 2026-11-29 101112).pandoria",
    "game (Ann's conflicted copy 2026-11-29).pandoria",
    "game.sync-conflict-20261129-101112-ABCDEFG.pandoria",
    "game_conflict-20261129-101112.pandoria",
    "game-LAPTOP.pandoria",
    "game (1).pandoria",
    "game 2.pandoria",
  };
  g_autofree char *other = fixture_replace ("00000000-0000-4000-8000-000000000000",
                                            "00000000-0000-4000-8000-000000000001");
  g_autofree char *shorter = fixture_with_action ("{\"do\":\"adjust\",\"player\":1,\"gold\":1}");

  archive_fixture_write_game (place, "game.pandoria", "Friday");
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    archive_fixture_write_game (place, copies[i], "Friday");
  archive_fixture_write_text (place, "a.pandoria", shorter);
  archive_fixture_write_text (place, "other.pandoria", other);
  archive_fixture_write_text (place, "damaged.pandoria", "{");
  archive_fixture_load (place);
  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    assert_copy (place, copies[i], TRUE);
  assert_copy (place, "game.pandoria", FALSE);
  assert_copy (place, "a.pandoria", TRUE); /* fewer acts */
  assert_copy (place, "other.pandoria", FALSE);
  assert_copy (place, "damaged.pandoria", FALSE);
}

/* Without the game that is furthest on, another file is the game. */
static void
test_copy_stays (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "game.pandoria", NULL);

  archive_fixture_write_game (place, "game.pandoria", "Friday");
  archive_fixture_write_game (place, "game (1).pandoria", "Friday");
  archive_fixture_load (place);
  assert_copy (place, "game (1).pandoria", TRUE);
  g_assert_cmpint (g_unlink (path), ==, 0);
  archive_fixture_load (place);
  assert_copy (place, "game (1).pandoria", FALSE);
}

/* --- the index ------------------------------------------------------------------------------ */

static void
assert_same_entry (PandoriaArchiveEntry *x, PandoriaArchiveEntry *y)
{
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

/* Writes @text of @length bytes, whose entries were changed, with a matching checksum. */
static void
forge_index (Place *place, char *text, gsize length)
{
  const gsize header = strlen ("pandoria-archive-index 3 "), all = header + 64 + 1;
  g_autofree char *digest
      = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) text + all, length - all);

  memcpy (text + header, digest, 64);
  archive_fixture_close (place);
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

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  before = archive_fixture_find (place, "a.pandoria");
  archive_fixture_load_again (place);
  after = archive_fixture_find (place, "a.pandoria");
  assert_same_entry (before, after);
  /* The list shows the index: the file was not read again. */
  g_file_get_contents (place->index, &text, &length, NULL);
  title = memmem (text, length, "Friday", 6);
  g_assert_nonnull (title);
  title[5] = '!';
  forge_index (place, text, length);
  archive_fixture_load (place);
  archive_fixture_assert_title (place, "a.pandoria", "Frida!");
}

/* Every truncated index and every changed byte is detected, and the games are listed anyway. */
static void
test_damaged_index (Place *place, gconstpointer data)
{
  g_autofree char *good = NULL;
  gsize length;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  g_file_get_contents (place->index, &good, &length, NULL);
  for (gsize i = 0; i < length; i += 1 + length / 40)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] ^= 0x41;
      archive_fixture_close (place);
      g_file_set_contents (place->index, bad, (gssize) length, NULL);
      archive_fixture_load (place);
      g_assert_cmpuint (archive_fixture_count (place), ==, 1);
      archive_fixture_assert_title (place, "a.pandoria", "Friday");
      archive_fixture_close (place);
      g_file_set_contents (place->index, good, (gssize) i, NULL);
      archive_fixture_load (place);
      archive_fixture_assert_title (place, "a.pandoria", "Friday");
    }
}

/* Even with a valid checksum, the reader rejects invalid data. */
static void
test_forged_index (Place *place, gconstpointer data)
{
  g_autofree char *good = NULL;
  gsize length;

  archive_fixture_write_game (place, "a.pandoria", "Friday");
  archive_fixture_load (place);
  g_file_get_contents (place->index, &good, &length, NULL);
  for (gsize i = strlen ("pandoria-archive-index 3 ") + 64 + 1; i < length; i++)
    {
      g_autofree char *bad = g_memdup2 (good, length);

      bad[i] = (char) 0xff;
      forge_index (place, bad, length);
      archive_fixture_load (place);
      g_assert_cmpuint (archive_fixture_count (place), ==, 1);
    }
}

static void
test_foreign_index (Place *place, gconstpointer data)
{
  Place other = { 0 };
  g_autofree char *text = NULL;
  gsize length;

  archive_fixture_set_up (&other, NULL);
  archive_fixture_write_game (&other, "a.pandoria", "Of another folder");
  archive_fixture_load (&other);
  g_file_get_contents (other.index, &text, &length, NULL);
  archive_fixture_write_game (place, "b.pandoria", "Friday");
  archive_fixture_load (place);
  archive_fixture_close (place);
  g_file_set_contents (place->index, text, (gssize) length, NULL);
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 1);
  archive_fixture_assert_title (place, "b.pandoria", "Friday");
  archive_fixture_tear_down (&other, NULL);
}

static void
on_loaded (GObject *archive, GAsyncResult *result, gpointer data)
{
  ((Place *) data)->done = TRUE;
}

/* --- files that come, change and go --------------------------------------------------------- */

static void
test_changes (Place *place, gconstpointer data)
{
  g_autofree char *gone = g_build_filename (place->games, "c.pandoria", NULL);

  archive_fixture_write_game (place, "a.pandoria", "One");
  archive_fixture_write_game (place, "b.pandoria", "Two");
  archive_fixture_write_game (place, "c.pandoria", "Three");
  archive_fixture_load (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 3);
  for (guint round = 0; round < 2; round++)
    {
      archive_fixture_write_game (place, "a.pandoria", round == 0 ? "Eno" : "One");
      archive_fixture_write_game (place, round == 0 ? "d.pandoria" : "e.pandoria", "New");
      g_remove (gone);
      /* First reload the open archive, then load one with an older index. */
      if (round == 0)
        archive_fixture_load (place);
      else
        archive_fixture_load_again (place);
      archive_fixture_assert_title (place, "a.pandoria", round == 0 ? "Eno" : "One");
      archive_fixture_assert_title (place, "b.pandoria", "Two");
      g_assert_cmpuint (archive_fixture_count (place), ==, 3 + round);
    }
}

static gboolean
has_title (Place *place, const char *name, const char *title)
{
  g_autoptr (PandoriaArchiveEntry) entry = archive_fixture_find (place, name);

  return g_strcmp0 (entry != NULL ? entry->title : NULL, title) == 0;
}

static void
wait_for_title (Place *place, const char *name, const char *title)
{
  guint late = g_timeout_add_seconds (30, archive_fixture_on_late, NULL);

  while (!has_title (place, name, title))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (late);
}

static void
test_watching (Place *place, gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->games, "a.pandoria", NULL);

  archive_fixture_load (place);
  archive_fixture_write_game (place, "a.pandoria", "Came by itself");
  wait_for_title (place, "a.pandoria", "Came by itself");
  archive_fixture_write_game (place, "a.pandoria", "Changed by itself");
  wait_for_title (place, "a.pandoria", "Changed by itself");
  g_remove (path);
  wait_for_title (place, "a.pandoria", NULL);
  g_assert_cmpuint (archive_fixture_count (place), ==, 0);
}

/* Two programs share a folder and an index: each sees all games, and the index is complete, from
 * one of them. */
static void
test_two_at_once (Place *place, gconstpointer data)
{
  Place other = *place;

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.pandoria", i);

      archive_fixture_write_game (place, name, "Friday");
      if (i % 5 != 0)
        continue;
      archive_fixture_close (place);
      archive_fixture_close (&other);
      place->archive = pandoria_archive_new_for (place->games, place->index);
      other.archive = pandoria_archive_new_for (place->games, place->index);
      pandoria_archive_load_async (place->archive, on_loaded, place);
      pandoria_archive_load_async (other.archive, on_loaded, &other);
      archive_fixture_wait (place);
      archive_fixture_wait (&other);
      g_assert_cmpuint (archive_fixture_count (place), ==, i + 1);
      g_assert_cmpuint (archive_fixture_count (&other), ==, i + 1);
    }
  archive_fixture_close (&other);
  archive_fixture_load_again (place);
  g_assert_cmpuint (archive_fixture_count (place), ==, 20);
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
    { "CON", "CON-" },
    { "nul.txt", "nul-.txt" },
    { "Aux .a.b", "Aux -.a.b" },
    { " prn. ", "prn-" },
    { "COM1", "COM1-" },
    { "lpt9.x", "lpt9-.x" },
    { "LPT²", "LPT²-" },
    { "com0", "com0" },
    { "Conrad", "Conrad" },
    { "A game in con", "A game in con" },
    { "x.", "x" },
    { "x . . ", "x" },
    { "...", "-" },
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

#define ADD(name, function)                                                    \
  g_test_add ("/archive/" name, Place, NULL, archive_fixture_set_up, function, \
              archive_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("entry", test_entry);
  ADD ("order", test_order);
  ADD ("odd-files", test_odd_files);
  ADD ("other-encoding", test_other_encoding);
  g_test_add_func ("/archive/other-encoding-in-index", test_other_encoding_in_index);
  ADD ("copies", test_copies);
  ADD ("copy-stays", test_copy_stays);
  ADD ("index", test_index);
  ADD ("damaged-index", test_damaged_index);
  ADD ("forged-index", test_forged_index);
  ADD ("foreign-index", test_foreign_index);
  ADD ("changes", test_changes);
  ADD ("watching", test_watching);
  ADD ("two-at-once", test_two_at_once);
  g_test_add_func ("/archive/file-name", test_file_name);
  return g_test_run ();
}
