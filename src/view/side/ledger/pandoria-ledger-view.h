/* PandoriaLedgerView: all changes of counters with the formulas that explain them, turn by turn, the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/** PandoriaLedgerView: emits "entry-selected" (PandoriaLedgerEntry, nullable) when the selected entry changes. */
#define PANDORIA_TYPE_LEDGER_VIEW (pandoria_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerView, pandoria_ledger_view, PANDORIA, LEDGER_VIEW, AdwBin)

/**
 * Shows the ledger of the game of @view, and above the turns the entries of its foresight under its title (“If laid at
 * D7 E7”). The view scrolls automatically.
 */
void pandoria_ledger_view_show (PandoriaLedgerView *self, const PandoriaPlayView *view, guint parts);

/** Returns: (transfer none) (nullable): the entry to explain: the selected one, otherwise the first that a search
 * found. */
PandoriaLedgerEntry *pandoria_ledger_view_get_explained (PandoriaLedgerView *self);
/** Focuses the selected line, otherwise the first one. Without lines, announces that there are none. */
void pandoria_ledger_view_focus (PandoriaLedgerView *self);
/** Opens the search and focuses it. */
void pandoria_ledger_view_start_search (PandoriaLedgerView *self);
