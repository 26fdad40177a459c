/* PandoriaBoardDraft: a board that the user draws, with undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "pandoria-board.h"

/* --- pandoria-board-kinds.c --------------------------------------------------------------------------------------- */
/* Lists the contents of a board by kind, to compare them with the board on the table. */

typedef enum
{
  PANDORIA_BOARD_KIND_PLAIN,
  PANDORIA_BOARD_KIND_LAKES,
  PANDORIA_BOARD_KIND_SHIPS,
  PANDORIA_BOARD_KIND_EXITS,
  PANDORIA_BOARD_KIND_PRINTED,
  PANDORIA_BOARD_KIND_START,
} PandoriaBoardKind;
#define PANDORIA_N_BOARD_KINDS 6

/** Returns: the spaces of @board with @kind. */
PandoriaSpaces pandoria_board_kind_get_spaces (const PandoriaBoard *board, PandoriaBoardKind kind);
/** Returns: (transfer full): these spaces as text: the plain by columns, others one on each line; “None” if empty. */
char *pandoria_board_kind_describe (const PandoriaBoard *board, PandoriaBoardKind kind);

/* --- pandoria-board-paint.c --------------------------------------------------------------------------------------- */

/** Errors. Their message is a complete, translated sentence. */
#define PANDORIA_BOARD_PAINT_ERROR (pandoria_board_paint_error_quark ())
GQuark pandoria_board_paint_error_quark (void);

typedef enum
{
  PANDORIA_BOARD_PAINT_ERROR_OUTSIDE,   /* this is not allowed on any of the spaces */
  PANDORIA_BOARD_PAINT_ERROR_FULL,      /* more than a board can have */
  PANDORIA_BOARD_PAINT_ERROR_NO_SHIP,   /* a way leads from ship to ship */
  PANDORIA_BOARD_PAINT_ERROR_CIRCLE,    /* the ways would form a circle */
  PANDORIA_BOARD_PAINT_ERROR_OFF_FIELD, /* something would leave the field */
  PANDORIA_BOARD_PAINT_ERROR_NOTHING,   /* the board is empty */
} PandoriaBoardPaintError;

typedef enum
{
  PANDORIA_BOARD_TOOL_PLAIN,
  PANDORIA_BOARD_TOOL_LAKE,
  PANDORIA_BOARD_TOOL_SHIP, /* also paints the lake below */
  PANDORIA_BOARD_TOOL_WAY,  /* not a brush: pandoria_board_draft_toggle_waterway() */
  PANDORIA_BOARD_TOOL_EXIT,
  PANDORIA_BOARD_TOOL_PRINTED,
  PANDORIA_BOARD_TOOL_START,
  PANDORIA_BOARD_TOOL_ERASE,
} PandoriaBoardTool;
#define PANDORIA_N_BOARD_TOOLS 8

/** PandoriaBoardBrush: a brush and its settings. */
typedef struct
{
  PandoriaBoardTool tool;
  guint8 terrain;  /* of exits and printed spaces */
  guint8 symbols;  /* of printed spaces, 0…3 */
  guint8 discount; /* of ships, 0…99 */
  gboolean paired; /* exits of two spaces: a painted space joins an adjacent exit of one space */
} PandoriaBoardBrush;

/* --- pandoria-board-shift.c --------------------------------------------------------------------------------------- */

/** PandoriaBoardMove: the directions to the six neighbours, clockwise from the upper one. */
typedef enum
{
  PANDORIA_BOARD_MOVE_UP,
  PANDORIA_BOARD_MOVE_RIGHT_UP,
  PANDORIA_BOARD_MOVE_RIGHT_DOWN,
  PANDORIA_BOARD_MOVE_DOWN,
  PANDORIA_BOARD_MOVE_LEFT_DOWN,
  PANDORIA_BOARD_MOVE_LEFT_UP,
} PandoriaBoardMove;
#define PANDORIA_N_BOARD_MOVES 6

/** Returns: the spaces in all columns and rows from @a to @b, both included. */
PandoriaSpaces pandoria_board_get_range (PandoriaSpace a, PandoriaSpace b);

/* --- pandoria-board-draft.c --------------------------------------------------------------------------------------- */

/** Signal "changed": the board, its name or side, or the undo stack has changed. */
#define PANDORIA_TYPE_BOARD_DRAFT (pandoria_board_draft_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardDraft, pandoria_board_draft, PANDORIA, BOARD_DRAFT, GObject)

/** Returns: (transfer full): an empty board called @name, with a new id. */
PandoriaBoardDraft *pandoria_board_draft_new (const char *name);
/**
 * Returns: (transfer full) (nullable): the board of the file @bytes, which may be unfinished; NULL and a PANDORIA_FILE_ERROR.
 * Until it is changed, pandoria_board_draft_get_bytes() returns @bytes.
 */
PandoriaBoardDraft *pandoria_board_draft_new_for_bytes (GBytes *bytes, GError **error);
/** Returns: (transfer full): a copy of @self, called @name, with a new id. */
PandoriaBoardDraft *pandoria_board_draft_duplicate (PandoriaBoardDraft *self, const char *name);

const PandoriaBoard *pandoria_board_draft_get_board (PandoriaBoardDraft *self);
/** Returns: (transfer none): its name on one line, for display. */
const char *pandoria_board_draft_get_name (PandoriaBoardDraft *self);
const char *pandoria_board_draft_get_id (PandoriaBoardDraft *self);
/** Returns: (transfer full): the contents of its file, including unknown members. */
GBytes *pandoria_board_draft_get_bytes (PandoriaBoardDraft *self);

/* Each function adds one undo step, unless nothing changes. Successive names share one step. An error, a
 * PANDORIA_BOARD_PAINT_ERROR, changes nothing. */

/**
 * Paints @spaces, in their order, over their contents. The brush for the plain keeps start spaces; the brush for start
 * spaces toggles them. Skips spaces that cannot have it (1: columns A and P and row 0 hold only exits).
 */
gboolean pandoria_board_draft_paint (PandoriaBoardDraft *self, const PandoriaBoardBrush *brush, PandoriaSpaces spaces,
                                     GError **error);
/** Adds a way downstream from the ship at @from to that at @to, or removes it. Reverses an opposite way. */
gboolean pandoria_board_draft_toggle_waterway (PandoriaBoardDraft *self, PandoriaSpace from, PandoriaSpace to,
                                               GError **error);
/** Moves everything by one space. Neighbours stay neighbours. */
gboolean pandoria_board_draft_move (PandoriaBoardDraft *self, PandoriaBoardMove move, GError **error);
/** Mirrors everything, left to right or (@upright) top to bottom, in place as far as the columns allow. */
gboolean pandoria_board_draft_mirror (PandoriaBoardDraft *self, gboolean upright, GError **error);
/** Makes @board the drawn board. Returns: TRUE. */
gboolean pandoria_board_draft_set_board (PandoriaBoardDraft *self, const PandoriaBoard *board);
/** Sets the name. Ignores a @name without visible characters, or of more than 200 characters. */
void pandoria_board_draft_set_name (PandoriaBoardDraft *self, const char *name);
void pandoria_board_draft_set_side (PandoriaBoardDraft *self, PandoriaSide side);

/** Turns it into a different board, called @name, with a new id. Another program can continue with the old one. */
void pandoria_board_draft_part (PandoriaBoardDraft *self, const char *name);

gboolean pandoria_board_draft_can_undo (PandoriaBoardDraft *self);
gboolean pandoria_board_draft_can_redo (PandoriaBoardDraft *self);
/** Does nothing if there is no step to undo or redo. */
void pandoria_board_draft_undo (PandoriaBoardDraft *self);
void pandoria_board_draft_redo (PandoriaBoardDraft *self);
