/* Functions for the tests of the ledger only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-history-bar.h"
#include "pandoria-ledger-private.h"

PandoriaLine *pandoria_line_new (const char *title, GObject *entry, gboolean foreseen);
/** Returns: whether both lines look the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);
PandoriaHistoryBarMode pandoria_history_bar_get_mode (PandoriaHistoryBar *self);
/** Returns: the number of found entries, and in @all the number of all entries. */
guint pandoria_lines_list_count_found (PandoriaLinesList *self, guint *all);
