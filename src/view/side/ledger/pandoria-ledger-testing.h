/* What only the tests of the ledger ask for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-history-bar.h"
#include "pandoria-conflicts-dialog.h"
#include "pandoria-ledger-private.h"

PandoriaHistoryBarMode pandoria_history_bar_get_mode (PandoriaHistoryBar *self);
/** Sets the words that are searched (nullable: none), with the search open or closed accordingly. */
void pandoria_lines_list_set_search (PandoriaLinesList *self, const char *text);
/** Returns: how many entries are found, and in @all of how many. */
guint pandoria_lines_list_count_found (PandoriaLinesList *self, guint *all);
/** Asks for act number @number of the list to be fixed. */
void pandoria_conflicts_dialog_mend (PandoriaConflictsDialog *self, guint number);
/** Leaves act number @number of the list out; the rest is tried again. */
void pandoria_conflicts_dialog_drop (PandoriaConflictsDialog *self, guint number);
