/* PandoriaLedgerFaces: the faces of the rows of a list, which go where the list is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _PandoriaLedgerFaces PandoriaLedgerFaces;

/**
 * Gives the rows of @list, each a PandoriaLedgerRow, a face before they are drawn, from those that can no longer be seen as long
 * there are any. Returns: (transfer full): to be freed before @list.
 */
PandoriaLedgerFaces *pandoria_ledger_faces_new (GtkListView *list);
void pandoria_ledger_faces_free (PandoriaLedgerFaces *self);

G_END_DECLS
