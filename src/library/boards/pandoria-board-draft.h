/* PandoriaBoardDraft: a board being drawn, with the way back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "pandoria-board-paint.h"
#include "pandoria-board-shift.h"

G_BEGIN_DECLS

/** Signal "changed": the board, its name or its side, or what can be taken back. */
#define PANDORIA_TYPE_BOARD_DRAFT (pandoria_board_draft_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardDraft, pandoria_board_draft, PANDORIA, BOARD_DRAFT, GObject)

/** Returns: (transfer full): an empty board called @name, with an id of its own. */
PandoriaBoardDraft *pandoria_board_draft_new (const char *name);
/**
 * Returns: (transfer full) (nullable): the board of the file that says @bytes, which may be unfinished; NULL and a PANDORIA_FILE_ERROR.
 * As long as it is not changed, pandoria_board_draft_get_bytes() gives back @bytes.
 */
PandoriaBoardDraft *pandoria_board_draft_new_for_bytes (GBytes *bytes, GError **error);
/** Returns: (transfer full): another board like @self, called @name, with an id of its own. */
PandoriaBoardDraft *pandoria_board_draft_duplicate (PandoriaBoardDraft *self, const char *name);

const PandoriaBoard *pandoria_board_draft_get_board (PandoriaBoardDraft *self);
/** Returns: (transfer none): its name on one line, fit to be shown. */
const char *pandoria_board_draft_get_name (PandoriaBoardDraft *self);
const char *pandoria_board_draft_get_id (PandoriaBoardDraft *self);
/** Returns: (transfer full): the file of it, members that are not known included. */
GBytes *pandoria_board_draft_get_bytes (PandoriaBoardDraft *self);

/* Each is one step back, unless nothing has changed; names that are set one after the other are one. An error, a
 * PANDORIA_BOARD_PAINT_ERROR, changes nothing. */
gboolean pandoria_board_draft_paint (PandoriaBoardDraft *self, const PandoriaBoardBrush *brush, PandoriaSpaces spaces,
                                     GError **error);
gboolean pandoria_board_draft_turn_way (PandoriaBoardDraft *self, PandoriaSpace from, PandoriaSpace to, GError **error);
gboolean pandoria_board_draft_move (PandoriaBoardDraft *self, PandoriaBoardMove move, GError **error);
gboolean pandoria_board_draft_mirror (PandoriaBoardDraft *self, gboolean upright, GError **error);
/** @name: what has nothing to be seen, or more than 200 characters, is no name and changes nothing. */
void pandoria_board_draft_set_name (PandoriaBoardDraft *self, const char *name);
void pandoria_board_draft_set_side (PandoriaBoardDraft *self, PandoriaSide side);

/** Makes it another board from now on, called @name, with an id of its own: somebody else goes on with the old one. */
void pandoria_board_draft_part (PandoriaBoardDraft *self, const char *name);

gboolean pandoria_board_draft_can_undo (PandoriaBoardDraft *self);
gboolean pandoria_board_draft_can_redo (PandoriaBoardDraft *self);
/** Does nothing when there is nothing to be taken back, or brought back. */
void pandoria_board_draft_undo (PandoriaBoardDraft *self);
void pandoria_board_draft_redo (PandoriaBoardDraft *self);

G_END_DECLS
