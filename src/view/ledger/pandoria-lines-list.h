/* PandoriaLinesList: the list of PandoriaLine that ledger and history share: rows, selection, the page for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-line.h"

G_BEGIN_DECLS

/** Signal "entry-selected" (GObject, nullable): an entry was selected, or none is any more. Property "empty-title". */
#define PANDORIA_TYPE_LINES_LIST (pandoria_lines_list_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLinesList, pandoria_lines_list, PANDORIA, LINES_LIST, AdwBin)

/** Shows @entries (nullable) of @game as pandoria_lines_update() arranges them. */
void pandoria_lines_list_show (PandoriaLinesList *self, PandoriaGame *game, GListModel *entries,
                               PandoriaLineTurnFunc turn_of, GPtrArray *foreseen, const char *title);
/** Sets the words for an empty list. */
void pandoria_lines_list_set_empty (PandoriaLinesList *self, const char *title, const char *description);
void pandoria_lines_list_set_name (PandoriaLinesList *self, const char *name);
void pandoria_lines_list_unselect (PandoriaLinesList *self);

G_END_DECLS
