/* A folder of games with its index, and the archive of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-library-testing.h"

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

void archive_fixture_set_up (Place *place, gconstpointer data);
void archive_fixture_tear_down (Place *place, gconstpointer data);
/** Waits until nothing holds the archive any more. */
void archive_fixture_close (Place *place);
/** A timeout that fails the test. */
gboolean archive_fixture_on_late (gpointer data);
void archive_fixture_write_text (Place *place, const char *name, const char *text);
/** Writes a game of @title as the file @name. */
void archive_fixture_write_game (Place *place, const char *name, const char *title);
/** Runs the main loop until @place->done. */
void archive_fixture_wait (Place *place);
/** Creates the archive if necessary, and loads it. */
void archive_fixture_load (Place *place);
/** Loads a new archive, as after a restart. */
void archive_fixture_load_again (Place *place);
guint archive_fixture_count (Place *place);
/** Returns: (transfer full) (nullable): the entry of the file @name. */
PandoriaArchiveEntry *archive_fixture_find (Place *place, const char *name);
void archive_fixture_assert_title (Place *place, const char *name, const char *title);
