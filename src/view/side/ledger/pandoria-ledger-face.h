/* PandoriaLedgerFace: what a line of the ledger or the history looks like: figure, title, formula, amount, rule; or a turn's
 * heading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-line.h"

G_BEGIN_DECLS

/** Keeps nothing of what it shows, so that it can go from row to row. */
#define PANDORIA_TYPE_LEDGER_FACE (pandoria_ledger_face_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLedgerFace, pandoria_ledger_face, PANDORIA, LEDGER_FACE, AdwBin)

/** Shows @line of @game, neither selected nor marked. */
void pandoria_ledger_face_show (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line);
/** Names the rule of @line, the one shown, or its act in the notation, where it is selected. */
void pandoria_ledger_face_show_selected (PandoriaLedgerFace *self, PandoriaGame *game, PandoriaLine *line,
                                         gboolean selected);
/** Shows the sign of the line whose position is on the board. */
void pandoria_ledger_face_show_marked (PandoriaLedgerFace *self, gboolean marked);

/* --- pandoria-ledger-faces.c -------------------------------------------------------------------------------------- */
/* PandoriaLedgerFaces: the faces of the rows of a list, which go where the list is looked at. */

typedef struct _PandoriaLedgerFaces PandoriaLedgerFaces;

/**
 * Gives the rows of @list, each a PandoriaLedgerRow, a face before they are drawn, from those that can no longer be seen as long
 * there are any. Returns: (transfer full): to be freed before @list.
 */
PandoriaLedgerFaces *pandoria_ledger_faces_new (GtkListView *list);
void pandoria_ledger_faces_free (PandoriaLedgerFaces *self);

G_END_DECLS
