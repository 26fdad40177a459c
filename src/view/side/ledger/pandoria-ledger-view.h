/* PandoriaLedgerView: all changes of counters with the formulas that explain them, turn by turn,
 * the newest turn first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-play.h"

/**
 * PandoriaLinesList: the list of the ledger and the history: rows, selection, search, and the page
 * for an empty list. Signals "entry-selected" (GObject, nullable): the selected entry has changed,
 * NULL: none is selected; "entry-activated" (GObject): the user pressed Enter on an entry, or
 * pressed it twice.
 */
#define PANDORIA_TYPE_LINES_LIST (pandoria_lines_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, PANDORIA, LINES_LIST, AdwBin)

/** Returns: (transfer none) (nullable): the selected entry, otherwise the first one that a search
 * found. */
GObject *pandoria_lines_list_get_explained (PandoriaLinesList *self);
/** Focuses the selected line, otherwise the first one, as soon as there are rows. Announces an
 * empty list. */
void pandoria_lines_list_focus (PandoriaLinesList *self);
/** Opens the search and focuses it. */
void pandoria_lines_list_start_search (PandoriaLinesList *self);

#define PANDORIA_TYPE_LEDGER_VIEW (pandoria_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerView, pandoria_ledger_view, PANDORIA, LEDGER_VIEW, AdwBin)

/** Shows the ledger of @view, and above it the entries of its foresight under its title (“If laid
 * at D7 E7”). */
void pandoria_ledger_view_show (PandoriaLedgerView *self, const PandoriaPlayView *view,
                                guint parts);

/** Returns: (transfer none): the list, whose entries are PandoriaLedgerEntry. */
PandoriaLinesList *pandoria_ledger_view_get_list (PandoriaLedgerView *self);
