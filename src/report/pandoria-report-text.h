/* A game as plain text, for terminals and letters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/**
 * Writes what the pages say in lines: title and facts, ranking, ties, points by source, the best scorings; with @history
 * every act and ledger entry, too.
 *
 * Returns: (transfer full): the text, UTF-8, ended by a newline.
 */
char *pandoria_report_text (PandoriaGame *game, gboolean history);

G_END_DECLS
