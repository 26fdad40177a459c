/* PandoriaDocument: the game that a window has open: opening, saving and undo, and the turn that is
 * played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play.h"

/**
 * PandoriaDocument:
 *
 * Properties (read-only, all notify): "game" (nullable): the open game. "title": its title, or the
 * name of the program. "origin" (nullable): the name of the file outside the archive from which the
 * game came, if it can be updated. "can-update": pandoria_document_update_async() is possible now.
 * "can-undo", "undo-label" (nullable), "can-redo", "redo-label" (nullable): of
 * the shown game, which is a draft during a correction. "save-error" (nullable): a sentence: since
 * when the game is not saved, and why. "last-error" (nullable): a sentence: why the program cannot
 * remember which game is open. "busy": files are being read. "slow" (nullable): a sentence about a
 * file that takes long to read.
 *
 * Signals: "question" (uint PandoriaDocumentQuestion, string text, GTask request): the user must
 * decide. Keep a reference to the request until it is answered. "withdrawn" (GTask request): the
 * question needs no answer any more, because the game was saved meanwhile. "fault" (string name,
 * string reason): a file cannot be opened. "opened" (string text, nullable): a game was opened at
 * the user's request; the text names its origin. "saved" (string text), "failed" (string reason): a
 * copy was saved, or could not be saved. "not-updated" (string reason): the file from which the
 * game came stays as it is. "announced" (string text): what its action undoes or redoes, for screen
 * readers. "parted" (string text, string path): another program has changed the
 * file at path, and the game continues in another file.
 */
#define PANDORIA_TYPE_DOCUMENT (pandoria_document_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaDocument, pandoria_document, PANDORIA, DOCUMENT, GObject)

/** Returns: (transfer full): a document without a game. */
PandoriaDocument *pandoria_document_new (void);
/** Returns: (transfer none): the turn of the game. Only the document sets its game. */
PandoriaPlay *pandoria_document_get_play (PandoriaDocument *self);
/** Returns: (nullable): the open game. */
PandoriaGame *pandoria_document_get_game (PandoriaDocument *self);
/** Opens @game (nullable) without a question. The previous game is no longer saved. */
void pandoria_document_set_game (PandoriaDocument *self, PandoriaGame *game);
/** Stops reading and saving. Another window can then open the game. */
void pandoria_document_stop (PandoriaDocument *self);

/** Ends undo at the first @n actions (-1: nowhere), until another game is opened. */
void pandoria_document_set_beginning (PandoriaDocument *self, int n);
/** Undoes, or redoes, one step of the game if that is possible. */
void pandoria_document_undo (PandoriaDocument *self);
void pandoria_document_redo (PandoriaDocument *self);

/* --- pandoria-document-save.c --------------------------------------------------------------- */

/**
 * PandoriaDocumentQuestion: what the user decides. Each question can also be answered with
 * PANDORIA_DOCUMENT_CANCEL.
 */
typedef enum
{
  PANDORIA_DOCUMENT_ASKS_UNSAVED, /* the game cannot be saved, and will be closed:
                                     PANDORIA_DOCUMENT_DISCARD, _SAVE_AS */
  PANDORIA_DOCUMENT_ASKS_PLACE,   /* where to save; pandoria_document_answer_place(). The text is a
                                     file name */
  PANDORIA_DOCUMENT_ASKS_OPEN_HERE,      /* the game of a file is open in this document:
                                            PANDORIA_DOCUMENT_COPY */
  PANDORIA_DOCUMENT_ASKS_OPEN_ELSEWHERE, /* … in another window: PANDORIA_DOCUMENT_COPY */
  PANDORIA_DOCUMENT_ASKS_NEWER,          /* a file continues the game in the archive, or the open
                                            one: PANDORIA_DOCUMENT_USE */
  PANDORIA_DOCUMENT_ASKS_PART,           /* a file is invalid from one act on; see
                                            pandoria_document_get_part_turn(). PANDORIA_DOCUMENT_COPY
                                            opens a copy of what comes before it */
} PandoriaDocumentQuestion;

typedef enum
{
  PANDORIA_DOCUMENT_CANCEL,
  PANDORIA_DOCUMENT_DISCARD,
  PANDORIA_DOCUMENT_SAVE_AS,
  PANDORIA_DOCUMENT_COPY,
  PANDORIA_DOCUMENT_USE,
} PandoriaDocumentAnswer;

/** Answers the question of @request, which then continues. Ignores a second answer. */
void pandoria_document_answer (GTask *request, PandoriaDocumentAnswer answer);
/** Returns: the last turn that PANDORIA_DOCUMENT_ASKS_PART offers; 0 for other questions. */
guint pandoria_document_get_part_turn (GTask *request);
/** Answers PANDORIA_DOCUMENT_ASKS_PLACE. @place: NULL cancels. */
void pandoria_document_answer_place (GTask *request, GFile *place);

/** Saves all unsaved changes. Returns: whether everything is saved. */
gboolean pandoria_document_save (PandoriaDocument *self);
/**
 * Asks for a place, and saves a copy there. If the game cannot be saved in its own file, it
 * continues in the copy. Like all requests, ends with pandoria_document_finish().
 */
void pandoria_document_save_as_async (PandoriaDocument *self, GAsyncReadyCallback callback,
                                      gpointer data);
/**
 * Makes sure that the game may be closed: saves it, and asks if that is not possible. Leaves it
 * open.
 */
void pandoria_document_close_async (PandoriaDocument *self, GAsyncReadyCallback callback,
                                    gpointer data);
/**
 * Closes the open game like pandoria_document_close_async(), then opens the new @game and creates
 * its file.
 */
void pandoria_document_begin_async (PandoriaDocument *self, PandoriaGame *game,
                                    GAsyncReadyCallback callback, gpointer data);
/** Returns: FALSE if the request was cancelled (G_IO_ERROR_CANCELLED) or saving failed. */
gboolean pandoria_document_finish (PandoriaDocument *self, GAsyncResult *result, GError **error);

/* --- pandoria-document-update.c ------------------------------------------------------------- */

/**
 * Writes the open game to the file outside the archive from which it came, in a thread. Does not
 * overwrite the changes of another program. "saved" or "not-updated" reports the result.
 */
void pandoria_document_update_async (PandoriaDocument *self, GAsyncReadyCallback callback,
                                     gpointer data);

/* --- pandoria-document-open.c --------------------------------------------------------------- */

/**
 * Closes the open game like pandoria_document_close_async(), then opens the first readable file of
 * @paths (NULL: the last open game). Copies of the others, and of files outside the folder of
 * games, go into that folder. Files are read in a thread, one request after the other; a file that
 * takes long is cancelled by the next request.
 */
void pandoria_document_open_async (PandoriaDocument *self, const char *const *paths,
                                   GAsyncReadyCallback callback, gpointer data);
/** Cancels reading files. */
void pandoria_document_cancel (PandoriaDocument *self);
