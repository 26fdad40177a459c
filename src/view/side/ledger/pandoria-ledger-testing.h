/* Functions for the tests of the ledger only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-history-bar.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-ledger-private.h"

PandoriaLine *pandoria_line_new (const char *title, GObject *entry, gboolean foreseen);
/** Returns: whether both lines look the same. */
gboolean pandoria_line_equal (PandoriaLine *a, PandoriaLine *b);
PandoriaHistoryBarMode pandoria_history_bar_get_mode (PandoriaHistoryBar *self);
/** Sets the search words, and opens the search; @text (nullable): NULL closes it. */
void pandoria_lines_list_set_search (PandoriaLinesList *self, const char *text);
/** Returns: the number of found entries, and in @all the number of all entries. */
guint pandoria_lines_list_count_found (PandoriaLinesList *self, guint *all);
/** Requests to fix act number @number of the list. */
void pandoria_conflicts_dialog_mend (PandoriaConflictsDialog *self, guint number);
/** Omits act number @number of the list, and tries the other acts again. */
void pandoria_conflicts_dialog_drop (PandoriaConflictsDialog *self, guint number);
