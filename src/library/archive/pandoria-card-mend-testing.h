/* PandoriaCardMend (pandoria-card-mend.c): what only tests call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-card-mend.h"

G_BEGIN_DECLS

/** From now on @function (nullable) is called on the thread that corrects, just before the file at the path is written. */
void pandoria_card_mend_set_before_write (void (*function) (const char *path));

G_END_DECLS
