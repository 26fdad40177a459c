/* Explain this number: an entry of the ledger step by step. The position before its act is looked at; the spaces and figures of a step are
 * outlined, and a toast has its sentence and the formula so far.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

typedef struct _PandoriaExplain PandoriaExplain;

/** @window is not owned. Returns: (transfer full): nothing is explained yet. */
PandoriaExplain *pandoria_explain_new (PandoriaWindow *window);
void pandoria_explain_free (PandoriaExplain *self);
/** Sets what is explained when that is asked for: @entry, or where that is NULL the newest of the ledger. */
void pandoria_explain_set_entry (PandoriaExplain *self, PandoriaLedgerEntry *entry);

/** Begins with the first step, goes on to the next, and after the last one back to the present. */
void pandoria_window_explain (PandoriaWindow *window);
/** Something else is shown now: what is explained goes, if anything is. */
void pandoria_window_end_explain (PandoriaWindow *window);

G_END_DECLS
