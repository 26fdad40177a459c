/* Shared by the files of PandoriaPlay. The inputs -press, -acts and -correct (old acts) call
 * pandoria-play.c (the object).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-draft.h"
#include "pandoria-play-turn.h"
#include "pandoria-play-shown.h"
#include "pandoria-play.h"

struct _PandoriaPlay
{
  GObject parent_instance;

  PandoriaGame *own;      /* the real game; NULL: none */
  PandoriaDraft *draft;   /* the correction under way; NULL: none */
  PandoriaPlayTurn turn;  /* its game is own, or the draft's */
  char *card;             /* name of the bought card, for the record */
  gboolean keeps_refusal; /* also when pointer or focus leave its space */

  gboolean asks_cost;           /* the question is about a printed cost … */
  guint cost_player, cost_slot; /* … of the building in this slot */

  guint depth, parts; /* nesting of inputs; the parts that they changed */
  PandoriaPlayShown shown;
};

/**
 * Returns: (transfer none): the act after the last press. Changing it in place does not count as a
 * press.
 */
static inline PandoriaPress *
pandoria_play_get_top (const PandoriaPlay *self)
{
  return pandoria_play_turn_get_top (&self->turn);
}

/* pandoria-play.c */

/**
 * Enclose every input, except after FALSE: there is no game. The outermost end rebuilds the view
 * and emits "changed".
 */
gboolean pandoria_play_begin_input (PandoriaPlay *self);
void pandoria_play_end_input (PandoriaPlay *self, guint parts);
/** Switches to @game, without any presses. */
void pandoria_play_show_game (PandoriaPlay *self, PandoriaGame *game);
/** Sets the reason why the last press had no effect; NULL: it had one. */
void pandoria_play_set_refusal (PandoriaPlay *self, const GError *error);
/** Initializes @action as an empty action of @kind, without terrain. */
void pandoria_play_init_action (PandoriaAction *action, PandoriaActKind kind);
/** Clears the question and its answers, which are valid only for the press that asked. */
void pandoria_play_drop_question (PandoriaPlay *self);
/**
 * Adds @press. Enters a complete act, but a card's effect on the board and a choice by finger
 * (@flags) wait for confirmation.
 */
void pandoria_play_add_choice (PandoriaPlay *self, PandoriaPress *press, PandoriaPressFlags flags);
/** Adds @press, unless the check refuses it. Returns: whether it was added. */
gboolean pandoria_play_add_change (PandoriaPlay *self, const PandoriaPress *press);
/**
 * Returns: whether the check (pandoria_play_set_check()) accepts @action or @plan. Otherwise sets
 * its refusal.
 */
gboolean pandoria_play_checks (PandoriaPlay *self, const PandoriaAction *action,
                               const PandoriaPlan *plan);
/** Adds @press and enters the act if it is complete. */
void pandoria_play_add_press (PandoriaPlay *self, const PandoriaPress *press);
/**
 * Applies @action, if the check and the rules accept it.
 * Returns: FALSE if they refuse it; the refusal is set.
 */
gboolean pandoria_play_apply (PandoriaPlay *self, const PandoriaAction *action);
/** Enters the current act, after its questions. */
void pandoria_play_enter (PandoriaPlay *self);
/**
 * Reports as results what the acts of @game from @position on brought, and which figures they took
 * off the board. @ended: also reports the end of the game.
 */
void pandoria_play_report (PandoriaPlay *self, PandoriaGame *game, guint position, gboolean ended);

/* pandoria-play-correct.c */

/** Takes over the replacement, if it was entered. */
void pandoria_play_check_draft (PandoriaPlay *self);
/** Asks for the printed cost that @action needs and that is not known. Returns: FALSE if it needs
 * none. */
gboolean pandoria_play_ask_cost (PandoriaPlay *self, const PandoriaAction *action);
/** Enters the cost of answer @index, and continues with the act. */
void pandoria_play_answer_cost (PandoriaPlay *self, guint index);
