/* PandoriaLinesList: the list that ledger and history share: rows, selection, search, the page for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-ledger-private.h"

/**
 * Signals "entry-selected" (GObject, nullable): an entry was selected, or none is any more; "entry-activated" (GObject): Enter
 * or a double press on an entry.
 */
#define PANDORIA_TYPE_LINES_LIST (pandoria_lines_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, PANDORIA, LINES_LIST, AdwBin)

/** Says once how entries are grouped. */
void pandoria_lines_list_set_grouping (PandoriaLinesList *self, PandoriaLineNumberFunc turn_of,
                                       PandoriaLineNumberFunc act_of);
/** Shows @foreseen (nullable) under @title, then @entries (nullable) of @game; see pandoria_lines_show(). */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries, GPtrArray *foreseen,
                               const char *title);
/** Leaves out all entries from number @limit on, from the next pandoria_lines_list_show() on. */
void pandoria_lines_list_set_limit (PandoriaLinesList *self, guint limit);
/** Sets the words for an empty list. */
void pandoria_lines_list_set_empty (PandoriaLinesList *self, const char *title, const char *description);
void pandoria_lines_list_set_name (PandoriaLinesList *self, const char *name);

/** Selects @entry (nullable) and scrolls to it; "entry-selected" is emitted only when the selection changes. */
void pandoria_lines_list_select (PandoriaLinesList *self, GObject *entry);
void pandoria_lines_list_unselect (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry. */
GObject *pandoria_lines_list_get_selected (PandoriaLinesList *self);
/** Returns: (transfer none) (nullable): the selected entry, or the first one that a search found. */
GObject *pandoria_lines_list_get_explained (PandoriaLinesList *self);
/** Draws @entry (nullable), and has it read out, as the one that is shown now. */
void pandoria_lines_list_mark (PandoriaLinesList *self, GObject *entry);

/** Puts the keyboard on the selected line, or else on the first one, as soon as there are rows; without lines says that there are none. */
void pandoria_lines_list_focus (PandoriaLinesList *self);
/** Opens the search and puts the keyboard there. */
void pandoria_lines_list_start_search (PandoriaLinesList *self);
