/* Boards: the list of all, and PandoriaBoardDraft, which the user draws with undo and redo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "pandoria-file.h"
#include "pandoria-record.h"

/* --- pandoria-board-kinds.c ----------------------------------------------------------------- */
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
/**
 * Returns: (transfer full): these spaces in words: the plain by columns; each ship, exit and
 * printed space on a line; “None” if there are none.
 */
char *pandoria_board_kind_describe (const PandoriaBoard *board, PandoriaBoardKind kind);

/* --- pandoria-board-paint.c ----------------------------------------------------------------- */

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

/* --- pandoria-board-shift.c ----------------------------------------------------------------- */

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

/* --- pandoria-board-draft.c ----------------------------------------------------------------- */

/** Signal "changed": the board, its name or side, or the undo stack has changed. */
#define PANDORIA_TYPE_BOARD_DRAFT (pandoria_board_draft_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardDraft, pandoria_board_draft, PANDORIA, BOARD_DRAFT, GObject)

/** Returns: (transfer full): an empty board called @name, with a new id. */
PandoriaBoardDraft *pandoria_board_draft_new (const char *name);
/**
 * Returns: (transfer full) (nullable): the board of the file @bytes, which may be unfinished; NULL
 * and a PANDORIA_FILE_ERROR. Until it is changed, pandoria_board_draft_get_bytes() returns @bytes.
 */
PandoriaBoardDraft *pandoria_board_draft_new_for_bytes (GBytes *bytes, GError **error);
/** Returns: (transfer full): a copy of @self, called @name, with a new id. */
PandoriaBoardDraft *pandoria_board_draft_duplicate (PandoriaBoardDraft *self, const char *name);

/** Returns: (transfer none): the board as it is drawn. */
const PandoriaBoard *pandoria_board_draft_get_board (PandoriaBoardDraft *self);
/** Returns: (transfer none): its name on one line, for display. */
const char *pandoria_board_draft_get_name (PandoriaBoardDraft *self);
/** Returns: (transfer none): its id, under which its file is saved. */
const char *pandoria_board_draft_get_id (PandoriaBoardDraft *self);
/** Returns: (transfer full): the contents of its file, including unknown members. */
GBytes *pandoria_board_draft_get_bytes (PandoriaBoardDraft *self);

/* Each function adds one undo step, unless nothing changes. Successive names share one step. An
 * error, a PANDORIA_BOARD_PAINT_ERROR, changes nothing. */

/**
 * Paints @spaces, in their order, over their contents. The brush for the plain keeps start spaces;
 * the brush for start spaces toggles them. Skips spaces that cannot have it (1: columns A and P and
 * row 0 hold only exits).
 */
gboolean pandoria_board_draft_paint (PandoriaBoardDraft *self, const PandoriaBoardBrush *brush,
                                     PandoriaSpaces spaces, GError **error);
/**
 * Adds a way downstream from the ship at @from to that at @to, or removes it. Reverses an opposite
 * way.
 */
gboolean pandoria_board_draft_toggle_waterway (PandoriaBoardDraft *self, PandoriaSpace from,
                                               PandoriaSpace to, GError **error);
/** Moves everything by one space. Neighbours stay neighbours. */
gboolean pandoria_board_draft_move (PandoriaBoardDraft *self, PandoriaBoardMove move,
                                    GError **error);
/**
 * Mirrors everything, left to right or (@upright) top to bottom, in place as far as the columns
 * allow.
 */
gboolean pandoria_board_draft_mirror (PandoriaBoardDraft *self, gboolean upright, GError **error);
/** Replaces the board, but not its name. Returns: TRUE. */
gboolean pandoria_board_draft_set_board (PandoriaBoardDraft *self, const PandoriaBoard *board);
/** Sets the name. Ignores a @name without visible characters, or of more than 200 characters. */
void pandoria_board_draft_set_name (PandoriaBoardDraft *self, const char *name);
/** Sets which side of the printed board it is. */
void pandoria_board_draft_set_side (PandoriaBoardDraft *self, PandoriaSide side);

/**
 * Turns it into a different board, called @name, with a new id. Another program can continue with
 * the old one.
 */
void pandoria_board_draft_part (PandoriaBoardDraft *self, const char *name);

/** Returns: whether there is a step to undo (redo). */
gboolean pandoria_board_draft_can_undo (PandoriaBoardDraft *self);
gboolean pandoria_board_draft_can_redo (PandoriaBoardDraft *self);
/** Does nothing if there is no step to undo or redo. */
void pandoria_board_draft_undo (PandoriaBoardDraft *self);
void pandoria_board_draft_redo (PandoriaBoardDraft *self);

/* --- pandoria-board-store.c ----------------------------------------------------------------- */

/* The list of boards: the shipped ones, and the player's own in
 * XDG_DATA_HOME/pandoria-companion/boards. */

#define PANDORIA_MAX_OWN_BOARDS 500

/** PandoriaBoardFile: a board in the list. */
typedef struct
{
  char *path;  /* (nullable): of the file, or of a resource; NULL: the board of a game */
  char *name;  /* the file's name if it cannot be read */
  char *error; /* (nullable): why the file cannot be read; the following members are then unset */
  gboolean own;
  gboolean playable; /* a game can be played on it: pandoria_board_check() accepts it */
  PandoriaBoard board;
  JsonObject *json; /* as read; nullable */
  GBytes *bytes;    /* nullable */
} PandoriaBoardFile;

/**
 * Returns: (transfer full) (element-type PandoriaBoardFile): the shipped boards, by file name, then
 * the player's own by name, including unreadable ones.
 */
GPtrArray *pandoria_board_store_list (void);
/**
 * Returns: (transfer full): the board of @record, without a path; free it with the array that takes
 * it.
 */
PandoriaBoardFile *pandoria_board_store_read_game (PandoriaRecord *record);
/** Returns: whether the board of @file has the id @id; FALSE for an unreadable file. */
gboolean pandoria_board_file_has_id (const PandoriaBoardFile *file, const char *id);

/**
 * Opens the board at @path.
 * Returns: (transfer full) (nullable): the board; NULL and a PANDORIA_FILE_ERROR. *@saver (transfer
 * full; @saver nullable) saves it, unless another process has written the file; NULL for a shipped
 * board.
 */
PandoriaBoardDraft *pandoria_board_store_open (const char *path, PandoriaSaver **saver,
                                               GError **error);
/**
 * Writes @draft as a new file.
 * Returns: (transfer full) (nullable): its path; NULL and the reason.
 */
char *pandoria_board_store_add (PandoriaBoardDraft *draft, GError **error);
/**
 * Copies the board at @path under a free name.
 * Returns: (transfer full) (nullable): its path; NULL and the reason.
 */
char *pandoria_board_store_duplicate (const char *path, GError **error);
/**
 * Adds a copy of the board file @path. If another board has its name or id, the copy gets new ones.
 * If the same file already exists, sets *@known and adds nothing.
 * Returns: (transfer full) (nullable): its path; NULL and the reason.
 */
char *pandoria_board_store_import (const char *path, gboolean *known, GError **error);
/**
 * Moves the user's board at @path aside for 30 days.
 * Returns: (transfer full) (nullable): its file; NULL and the reason.
 */
char *pandoria_board_store_delete (const char *path, GError **error);
/**
 * Moves the file @deleted back, under a free name.
 * Returns: FALSE and the reason if it stays deleted.
 */
gboolean pandoria_board_store_restore (const char *deleted, GError **error);

/**
 * Returns: whether no board except the one at @path (nullable) has the name @name, ignoring case.
 */
gboolean pandoria_board_store_is_free (const char *name, const char *path);
/** Returns: (transfer full): @name, with a number added if a board already has this name. */
char *pandoria_board_store_find_name (const char *name);

/* --- pandoria-board-kinds.c: which boards the player has compared with the one on the table, and
 * found the same --- */

/** Returns: whether @board was confirmed, under any name; FALSE and a PANDORIA_FILE_ERROR if the
 * table of confirmed boards is unreadable. A damaged table is then put aside, so that it is
 * reported only once.
 */
gboolean pandoria_board_seen_is_confirmed (const PandoriaBoard *board, GError **error);
/** Remembers @board as confirmed, by its contents. Returns: FALSE and the reason if that cannot be
 * written. */
gboolean pandoria_board_seen_confirm (const PandoriaBoard *board, GError **error);

/* The board of a running game: an editable copy, and the player's stored board from which it was
 * made. */

/**
 * Returns: (transfer full) (nullable): an editable copy of the board of @record; NULL and a
 * PANDORIA_FILE_ERROR.
 */
PandoriaBoardDraft *pandoria_game_board_open (PandoriaRecord *record, GError **error);
/** Returns: whether @draft equals the board of @record, ignoring the name. */
gboolean pandoria_game_board_is_same (PandoriaRecord *record, PandoriaBoardDraft *draft);
/**
 * Returns: (transfer full) (nullable): the saver of the player's own board that @record uses; NULL
 * if there is none with its id, or if it has changed since.
 */
PandoriaSaver *pandoria_game_board_find_stored (PandoriaRecord *record);
/**
 * Returns: (transfer full): the game's board made from @draft. If the stored board changes, too
 * (@stores), both remain the same board. @stored (nullable) is from
 * pandoria_game_board_find_stored(); without it, the board becomes a new board of the player. If
 * @stores is FALSE, its name marks it as the board of this game.
 */
PandoriaBoardDraft *pandoria_game_board_finish (PandoriaBoardDraft *draft, PandoriaSaver *stored,
                                                gboolean stores);
/**
 * Writes @board, from pandoria_game_board_finish(), to the player's boards: over @stored, or (NULL)
 * as a new one.
 * Returns: FALSE and the reason; nothing has then changed.
 */
gboolean pandoria_game_board_store (PandoriaBoardDraft *board, PandoriaSaver *stored,
                                    GError **error);
