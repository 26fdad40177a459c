/* The list of PandoriaLine for the ledger and the history: rows, selection, search, and the page
 * for an empty list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-game.h"

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

/** Shows the entries like pandoria_lines_show(). */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries,
                               guint limit, GPtrArray *foreseen, const char *title);
/** Sets the name of the list, and the texts that are shown while it is empty. */
void pandoria_lines_list_set_words (PandoriaLinesList *self, const char *name,
                                    const char *empty_title, const char *empty_description);

/** Selects @entry (nullable) and scrolls to it. Emits "entry-selected" only if the selection
 * changes. */
void pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry);
/** Returns: (transfer none) (nullable): the selected entry. */
GObject *pandoria_lines_list_get_selected (PandoriaLinesList *self);
/** Marks @entry (nullable) as the one that is shown now, for screen readers, too. */
void pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry);
