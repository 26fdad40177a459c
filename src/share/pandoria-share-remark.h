/* Reads the remarks of players: “something is wrong”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** The largest body of a remark, in bytes. */
#define PANDORIA_SHARE_MOST_REMARK 200

/** Reads {"seat": 0, "turn": 12} from @body. Returns: FALSE if it is anything else. */
gboolean pandoria_share_remark_read (GBytes *body, int *seat, guint *turn);
