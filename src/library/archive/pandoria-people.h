/* PandoriaPeople: which names are one player's. The games keep the names as they were written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PANDORIA_MAX_PEOPLE       1000
#define PANDORIA_MAX_NAMES_OF_ONE 100

/** PandoriaPeople: a table of people, each with the name that is shown and the others that are meant by it. */
typedef struct _PandoriaPeople PandoriaPeople;

/**
 * Reads the table in the file @path, which need not exist. Returns: (transfer full): it; an empty one, and a PANDORIA_FILE_ERROR,
 * for a file that cannot be read or is damaged.
 */
PandoriaPeople *pandoria_people_load (const char *path, GError **error);
void pandoria_people_free (PandoriaPeople *people);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaPeople, pandoria_people_free)

/** Returns: (transfer full): @name without what makes no other player: case, the way in which letters are encoded, spaces. */
char *pandoria_people_fold (const char *name);
/** Returns: (transfer none): the name that is shown for who played as @name; @name itself for one that is not in the table. */
const char *pandoria_people_find (PandoriaPeople *people, const char *name);
/** Returns: (transfer full): the other names of who is shown as @name; may be empty. */
GStrv pandoria_people_get_others (PandoriaPeople *people, const char *name);

/**
 * Shows who is called @name as @to from now on. When @to is somebody else's name, both are one player. Writes the table anew.
 * Returns: FALSE, the reason, and nothing changed: @to has nothing to be seen, the table is full, or the file is damaged, was
 * written meanwhile, or cannot be written.
 */
gboolean pandoria_people_rename (const char *path, const char *name, const char *to, GError **error);
/** Takes who is called @name out of the table: each name is a player's of its own again. Fails alike. */
gboolean pandoria_people_separate (const char *path, const char *name, GError **error);

G_END_DECLS
