/* PandoriaBoardChoice: the board of a new game, chosen from the boards that a game can be played
 * on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "pandoria-board-draft.h"

/** No board can be chosen. */
#define PANDORIA_NO_BOARD G_MAXUINT

/**
 * PandoriaBoardChoice: the boards of the list, without unfinished and unreadable ones, and the
 * chosen one.
 *
 * Properties (all notify): "chosen" (uint, index of "boards"; PANDORIA_NO_BOARD). Read-only:
 * "boards" (GPtrArray of PandoriaBoardFile, nullable: not read yet).
 *
 * Signal "changed": a board was chosen, or the boards were read again. A function that does both
 * emits it once, after both are notified.
 */
#define PANDORIA_TYPE_BOARD_CHOICE (pandoria_board_choice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBoardChoice, pandoria_board_choice, PANDORIA, BOARD_CHOICE, GObject)

PandoriaBoardChoice *pandoria_board_choice_new (void);
/** Reads the boards again. Keeps the chosen one if it is still there, else chooses the first. */
void pandoria_board_choice_offer (PandoriaBoardChoice *self);
/** Reads the boards again, and chooses the one at @path, if it exists. */
void pandoria_board_choice_choose_path (PandoriaBoardChoice *self, const char *path);
/** Chooses the board with the id @id, if it is offered. */
void pandoria_board_choice_choose_id (PandoriaBoardChoice *self, const char *id);
/** Chooses the board of @record. Offers it, too, if it has been changed or deleted since. */
void pandoria_board_choice_choose_game (PandoriaBoardChoice *self, PandoriaRecord *record);
/** Returns: (transfer none) (nullable) (element-type PandoriaBoardFile): the offered boards; valid
 * until the next change. */
const GPtrArray *pandoria_board_choice_get_boards (PandoriaBoardChoice *self);
/** Returns: (transfer none) (nullable): the chosen board; valid until the next change. */
const PandoriaBoardFile *pandoria_board_choice_get_chosen (PandoriaBoardChoice *self);
