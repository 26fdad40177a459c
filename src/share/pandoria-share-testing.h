/* For the tests of PandoriaShare only: its limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-share.h"

/** PandoriaShareLimits: what one side can do to the other. Times are in milliseconds. */
typedef struct
{
  guint n_connections, n_streams;
  guint silence;             /* after which a connection without a stream is closed */
  guint keep_alive;          /* between signs of life in a stream */
  guint n_wrong, block_time; /* as many wrong requests in that time are one too many */
  guint n_remarks;           /* that are open */
  guint remark_pause;        /* between two remarks of a watcher */
} PandoriaShareLimits;

/** Returns: the limits that the program uses. */
const PandoriaShareLimits *pandoria_share_get_default_limits (void);
/** Uses @limits from the next pandoria_share_start() on. */
void pandoria_share_set_limits (PandoriaShare *self, const PandoriaShareLimits *limits);
/** Pretends that this computer has @addresses in its networks; NULL: as it is. */
void pandoria_share_set_addresses (PandoriaShare *self, const char *const *addresses);
