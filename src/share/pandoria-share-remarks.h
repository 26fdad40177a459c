/* PandoriaShareRemarks: the remarks of players: “something is wrong”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-share-testing.h"

/** The largest body of a remark, in bytes. */
#define PANDORIA_SHARE_MOST_REMARK 200

/** Reads {"seat": 0, "turn": 12} from @body. Returns: FALSE if it is anything else. */
gboolean pandoria_share_remark_read (GBytes *body, int *seat, guint *turn);

/** PandoriaShareRemarks: the open remarks, each of a seat (−1: of none) about a turn. */
typedef struct _PandoriaShareRemarks PandoriaShareRemarks;

/** Returns: (transfer full): no remarks, and never more or faster ones than @limits allow. */
PandoriaShareRemarks *pandoria_share_remarks_new (const PandoriaShareLimits *limits);
void pandoria_share_remarks_free (PandoriaShareRemarks *remarks);
/** Returns: whether the remark of @seat about @turn is open. */
gboolean pandoria_share_remarks_has (PandoriaShareRemarks *remarks, int seat, guint turn);
/** Opens the remark of @seat about @turn. @sender: (nullable): the address of the watcher. Returns:
 * FALSE if too many are open, or if @sender has not waited since the last one. */
gboolean pandoria_share_remarks_open (PandoriaShareRemarks *remarks, const char *sender, int seat,
                                      guint turn);
/** Closes the remark of @seat about @turn, if it is open. */
void pandoria_share_remarks_close (PandoriaShareRemarks *remarks, int seat, guint turn);
/** Closes all remarks. Their senders wait as before. */
void pandoria_share_remarks_close_all (PandoriaShareRemarks *remarks);
