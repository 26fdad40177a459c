/* PandoriaLedgerRow: one line of the ledger or the history in its list. It is light, and shows something only with a face.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-ledger-private.h"

#define PANDORIA_TYPE_LEDGER_ROW (pandoria_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, PANDORIA, LEDGER_ROW, AdwBin)

/** Shows @line of @game; the text is also the accessible name of the list item around it, with a face or without. */
void pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line);
/** Returns: (transfer none) (nullable): the entry that the row shows; NULL for a heading. */
GObject *pandoria_ledger_row_get_entry (PandoriaLedgerRow *self);
/** Returns: whether the row is there for a preview, and goes with it. */
gboolean pandoria_ledger_row_is_foreseen (PandoriaLedgerRow *self);
/** A selected row names its rule. */
void pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected);
/** A marked row is the one whose position is shown now. */
void pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked);

/** Shows its line with @face (transfer none, nullable). Without one the row keeps the height that it had, or is as low as can be. */
void pandoria_ledger_row_set_face (PandoriaLedgerRow *self, PandoriaLedgerFace *face);
/** Returns: (transfer none) (nullable): the face. */
PandoriaLedgerFace *pandoria_ledger_row_get_face (PandoriaLedgerRow *self);
