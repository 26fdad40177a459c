/* What a player does with the act that led to the shown position: a note, a copy as text, and
 * “Continue From Here”.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play-page.h"

/** Asks for the note of the act. */
void pandoria_shown_act_edit_note (PandoriaPlayPage *page);
/** Copies the act as a sentence, and its note. */
void pandoria_shown_act_copy (PandoriaPlayPage *page);
/** Copies its turn in the notation. */
void pandoria_shown_act_copy_turn (PandoriaPlayPage *page);
/** Copies the whole game in the notation. */
void pandoria_shown_act_copy_game (PandoriaPlayPage *page);
/** Undoes all later acts, and offers to take that back. */
void pandoria_shown_act_continue (PandoriaPlayPage *page);
/** Shows @moves (s): what to move on the table, a line for each. */
void pandoria_shown_act_show_moves (PandoriaPlayPage *page, GVariant *moves);
/** Shows what to move on the table, and offers to redo. @undone (us): the number of undone steps,
 * and the moves. */
void pandoria_shown_act_show_undone (PandoriaPlayPage *page, GVariant *undone);
