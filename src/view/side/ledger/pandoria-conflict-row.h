/* PandoriaConflictRow: an act that is no longer possible, with the reason and the possible fixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"
#include "pandoria-record.h"

/** PandoriaConflictRow: its buttons activate "conflicts.fix" and "conflicts.drop" with the index of
 * the act. */
#define PANDORIA_TYPE_CONFLICT_ROW (pandoria_conflict_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflictRow, pandoria_conflict_row, PANDORIA, CONFLICT_ROW, AdwBin)

/** Shows @conflict of a game of @record. */
void pandoria_conflict_row_show (PandoriaConflictRow *self, PandoriaRecord *record,
                                 PandoriaConflict *conflict);
