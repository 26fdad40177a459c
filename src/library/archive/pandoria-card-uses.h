/* PandoriaCardUses: which games have used which printed cost. Nothing remembers that: the games' files are read when it is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-printed.h"

G_BEGIN_DECLS

/** PandoriaCardUse: a game. */
typedef struct
{
  gatomicrefcount ref_count;
  char *path;
  char *title; /* as it is shown; never empty */
} PandoriaCardUse;

typedef struct _PandoriaCardUses PandoriaCardUses;

/**
 * Reads the games of @folder, all of them, on a thread of its own; acts that were taken back or no longer fit count as well, since they
 * may come back. What cannot be read is no game. Prices of the card market are not
 * counted: a game does not say which card it was.
 */
void pandoria_card_uses_count_async (const char *folder, GCancellable *cancellable, GAsyncReadyCallback callback,
                                     gpointer data);
/** Returns: (transfer full) (nullable): NULL when it was cancelled. */
PandoriaCardUses *pandoria_card_uses_count_finish (GAsyncResult *result, GError **error);
void pandoria_card_uses_free (PandoriaCardUses *uses);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaCardUses, pandoria_card_uses_free)

/** Returns: (transfer none) (nullable) (element-type PandoriaCardUse): the games that have used @printed, by title; NULL for none. */
GPtrArray *pandoria_card_uses_find (PandoriaCardUses *uses, const PandoriaPrinted *printed);
/** Returns: (transfer full) (element-type guint): the values with which @thing was used in games, ascending. */
GArray *pandoria_card_uses_get_values (PandoriaCardUses *uses, const PandoriaPrinted *thing);

G_END_DECLS
