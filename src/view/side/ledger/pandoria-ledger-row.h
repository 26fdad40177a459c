/* One line of the ledger or the history in its list: figure, title, formula, amount, rule; or the
 * heading of a turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-entry-parts.h"
#include "pandoria-game.h"
#include "pandoria-line.h"

/* One line of the ledger or the history in its list. Without labels it keeps its last height, or
 * the minimum height. */

#define PANDORIA_TYPE_LEDGER_ROW (pandoria_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, PANDORIA, LEDGER_ROW, GtkWidget)

/** Shows @line of @game. Its text is also the accessible name of the list item around it, visible
 * or not. */
void pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line);
/** Returns: (transfer none) (nullable): the entry of the row; NULL for a heading. */
GObject *pandoria_ledger_row_get_entry (PandoriaLedgerRow *self);
/** Sets whether the row is selected. A selected row shows its rule. */
void pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected);
/** Sets whether the row is marked, because its position is shown now. */
void pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked);
/** Sets whether the row has its labels. Its accessible name does not need them. */
void pandoria_ledger_row_set_filled (PandoriaLedgerRow *self, gboolean is_filled);
/** Returns: (transfer none) (nullable): the shown line. */
PandoriaLine *pandoria_ledger_row_get_line (PandoriaLedgerRow *self);
/** Returns: whether the row has its labels. */
gboolean pandoria_ledger_row_is_filled (PandoriaLedgerRow *self);
