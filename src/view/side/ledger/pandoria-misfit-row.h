/* PandoriaMisfitRow: an act that no longer fits, with the reason and what can be done about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-amend.h"

G_BEGIN_DECLS

/** Signals "mend" and "drop": the act is to be entered anew, or left out. */
#define PANDORIA_TYPE_MISFIT_ROW (pandoria_misfit_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMisfitRow, pandoria_misfit_row, PANDORIA, MISFIT_ROW, AdwBin)

/** Shows @misfit of a game of @record; @number is its place in the list. */
void pandoria_misfit_row_show (PandoriaMisfitRow *self, PandoriaRecord *record, PandoriaMisfit *misfit, guint number);
guint pandoria_misfit_row_get_number (PandoriaMisfitRow *self);

G_END_DECLS
