/* Words that the dialog and the button share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Returns: (transfer full): how many phones watch: “2 phones watch”. In pandoria-share-dialog.c.
 */
char *pandoria_share_describe_watchers (guint n);
