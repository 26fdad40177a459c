/* PandoriaLedgerView: all changes of counters with the formulas that explain them, turn by turn,
 * the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-lines-list.h"
#include "pandoria-play.h"

#define PANDORIA_TYPE_LEDGER_VIEW (pandoria_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerView, pandoria_ledger_view, PANDORIA, LEDGER_VIEW, AdwBin)

/** Shows the ledger of @view, and above it the entries of its foresight under its title (“If laid
 * at D7 E7”). */
void pandoria_ledger_view_show (PandoriaLedgerView *self, const PandoriaPlayView *view,
                                guint parts);

/** Returns: (transfer none): the list, whose entries are PandoriaLedgerEntry. */
PandoriaLinesList *pandoria_ledger_view_get_list (PandoriaLedgerView *self);
