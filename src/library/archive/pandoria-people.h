/* PandoriaPeople: groups the names of one player. The games keep the names as they were written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#define PANDORIA_MAX_PEOPLE       1000
#define PANDORIA_MAX_NAMES_OF_ONE 100

/** PandoriaPeople: a table of people, each with a displayed name and other names. */
typedef struct _PandoriaPeople PandoriaPeople;

/**
 * Reads the table in the file @path, which need not exist.
 * Returns: (transfer full): the table. If the file is damaged or unreadable, an empty table and a
 * PANDORIA_FILE_ERROR.
 */
PandoriaPeople *pandoria_people_load (const char *path, GError **error);
void pandoria_people_free (PandoriaPeople *people);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaPeople, pandoria_people_free)

/**
 * Returns: (transfer full): @name for comparing, without what distinguishes no players: case,
 * Unicode encoding, spaces.
 */
char *pandoria_people_fold (const char *name);
/**
 * Returns: (transfer none): the displayed name of the player @name; @name itself if it is not in
 * the table.
 */
const char *pandoria_people_find (PandoriaPeople *people, const char *name);
/** Returns: (transfer full): the other names of the player shown as @name; may be empty. */
GStrv pandoria_people_get_others (PandoriaPeople *people, const char *name);

/**
 * Shows the player @name as @to from now on. If @to is another player's name, merges both players.
 * Writes the table.
 * Returns: FALSE and the reason, with nothing changed, if @to has no visible character, if the
 * table is full, or if the file is damaged, was written meanwhile, or cannot be written.
 */
gboolean pandoria_people_rename (const char *path, const char *name, const char *to,
                                 GError **error);
/**
 * Removes the player @name from the table; each name is a separate player again. Fails like the
 * function above.
 */
gboolean pandoria_people_separate (const char *path, const char *name, GError **error);
