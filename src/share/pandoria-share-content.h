/* PandoriaShareContent: the table, the pictures and the summary that phones get.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-game.h"
#include "pandoria-share-body.h"

/** PandoriaShareContent: the answers about a game, made once for each of its positions. */
typedef struct _PandoriaShareContent PandoriaShareContent;

PandoriaShareContent *pandoria_share_content_new (void);
void pandoria_share_content_free (PandoriaShareContent *content);
/** Shows @game (nullable). */
void pandoria_share_content_set_game (PandoriaShareContent *content, PandoriaGame *game);
/** Forgets all answers, which are made again when they are asked for. */
void pandoria_share_content_forget (PandoriaShareContent *content);
/** Makes the table again. Returns: whether it differs from before; then forgets the rest. */
gboolean pandoria_share_content_update (PandoriaShareContent *content);
/** Returns: (transfer full): table.json with at least the turns from @since on; 0: a round. */
PandoriaShareBody *pandoria_share_content_get_table (PandoriaShareContent *content, guint since);
/** Returns: (transfer full) (nullable): board.svg, or tile.svg with @tile; NULL without a game. */
PandoriaShareBody *pandoria_share_content_get_board (PandoriaShareContent *content, gboolean tile,
                                                     gboolean dark);
/** Makes summary.pdf in a thread; finish with pandoria_share_content_make_pdf_finish(). */
void pandoria_share_content_make_pdf (PandoriaShareContent *content, GAsyncReadyCallback done,
                                      gpointer data);
/** Returns: (transfer full) (nullable): the pages; NULL and an error if there are none now. */
GBytes *pandoria_share_content_make_pdf_finish (GAsyncResult *result, GError **error);
/** Returns: whether a remark of @seat about @turn can be about the game. */
gboolean pandoria_share_content_has_turn (PandoriaShareContent *content, int seat, guint turn);
