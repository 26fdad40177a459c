/* PandoriaCardMend: a printed number that was wrong, corrected in games that were played with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-uses.h"

G_BEGIN_DECLS

/** PandoriaCardMended: what has become of a game. */
typedef struct
{
  char *title;     /* as it is shown */
  char *reason;    /* (nullable): why it is left as it was, in a sentence; NULL: it is corrected */
  guint n_dropped; /* of one that is corrected: acts that had been taken back and can no longer be redone */
} PandoriaCardMended;

/**
 * Puts @value in the place of the value of @printed, in all acts and in the set-up of the games at @paths, on a thread of its own. Each
 * game is replayed, and its file is written as a whole. Acts that stand apart and those that were taken back get it, too; of the latter,
 * what no longer fits is dropped. A game in which an act would no longer fit, one that is open, one that another program writes
 * meanwhile, and one that cannot be read or written stays as it was, to the byte.
 */
void pandoria_card_mend_async (const char *const *paths, const PandoriaPrinted *printed, guint value,
                               GAsyncReadyCallback callback, gpointer data);
/** Returns: (transfer full) (element-type PandoriaCardMended): the games, in the order of the paths. */
GPtrArray *pandoria_card_mend_finish (GAsyncResult *result);

G_END_DECLS
