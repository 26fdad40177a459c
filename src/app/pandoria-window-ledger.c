/* PandoriaWindow: searching the ledger or the history.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

/* Whichever of the two is shown is searched. */
void
pandoria_window_search_ledger (PandoriaWindow *self)
{
  g_autofree char *page = g_strdup (gtk_stack_get_visible_child_name (self->ledger_stack));

  pandoria_window_show_ledger (self, page);
  if (g_strcmp0 (page, "history") == 0)
    pandoria_history_view_start_search (self->history);
  else
    pandoria_ledger_view_start_search (self->ledger);
}
