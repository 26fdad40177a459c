/* Shared by the files of PandoriaPlay. The inputs -press, -acts and -correct (old acts) call
 * pandoria-play.c (the object). That calls -view, which calls -preview.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-play.h"

/** PandoriaDraft: a correction in progress. The real game must not change meanwhile. */
typedef struct
{
  PandoriaAmend *amend;
  PandoriaGame *game; /* the branch that receives input; NULL: none */
  guint index;        /* the corrected act in amend */
  gboolean inserts;   /* inserts the input before the act instead of replacing it */
} PandoriaDraft;

/** PandoriaPress: the act after a press; a plain value. */
typedef struct
{
  gboolean has_plan;
  PandoriaPlan plan;
  gboolean is_own;   /* the automatic plan of the tile at the start of a turn */
  gboolean confirms; /* waits for a second press (a figure taken back, a choice by finger) */
  guint current_hex; /* the next hex to choose in the tray */
} PandoriaPress;

/** PandoriaConsidered: the previewed action of a dialog, a button or a typed line. */
typedef struct
{
  PandoriaAction action;
  PandoriaState from; /* the state before it */
  PandoriaHex hexes[2];
  guint n_hexes;       /* hexes that the line lays */
  gboolean is_past;    /* in the shown earlier position (pandoria_play_consider_past()) */
  gboolean is_hidden;  /* its effect is still hidden */
  gboolean is_hovered; /* of the button under the pointer, which may leave it */
} PandoriaConsidered;

struct _PandoriaPlay
{
  GObject parent_instance;

  PandoriaGame *own;     /* the real game; NULL: none */
  PandoriaDraft *draft;  /* the correction under way; NULL: none */
  PandoriaGame *game;    /* the game that receives input: own, or the draft's */
  GArray *presses;       /* PandoriaPress; the first is the state before any press */
  PandoriaPress *pulled; /* the dragged tile; NULL: no drag */

  gboolean rests;                                 /* the pointer rests on the hovered space */
  PandoriaConsidered *considered;                 /* nullable */
  const PandoriaPlayAct *hovered_act, *explained; /* in the view: the act of the hovered button, and
                                                     of an impossible one that was pressed */
  GError *refusal;                                /* reason why the last press had no effect */
  PandoriaSpace refused_at; /* leaving this space clears the refusal; PANDORIA_SPACE_NONE: only the
                               next press does */
  char *card;               /* name of the bought card, for the record */
  gboolean keeps_refusal;   /* also when pointer or focus leave its space */

  gboolean asks_cost;           /* the question is about a printed cost … */
  guint cost_player, cost_slot; /* … of the building in this slot */

  PandoriaPlayCheck check; /* nullable */
  gpointer check_data;

  guint depth, parts; /* nesting of inputs; the parts that they changed */
  PandoriaForesight *foresight;
  PandoriaOpenRegion *open; /* (nullable): the regions in the view */
  PandoriaPlayView view;
};

/**
 * Returns: (transfer none): the act after the last press. Changing it in place does not count as a
 * press.
 */
static inline PandoriaPress *
pandoria_play_get_top (const PandoriaPlay *self)
{
  return &g_array_index (self->presses, PandoriaPress, self->presses->len - 1);
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
void pandoria_draft_free (PandoriaDraft *self);
/** Asks for the printed cost that @action needs and that is not known. Returns: FALSE if it needs
 * none. */
gboolean pandoria_play_ask_cost (PandoriaPlay *self, const PandoriaAction *action);
/** Enters the cost of answer @index, and continues with the act. */
void pandoria_play_answer_cost (PandoriaPlay *self, guint index);

/* pandoria-play-preview.c */

/** Returns: whether the previewed action belongs to an earlier position. */
gboolean pandoria_play_considers_past (const PandoriaPlay *self);
/** Fills @action for a press on @space without an act: placing a figure, or taking one back. */
void pandoria_play_make_figure (const PandoriaPlay *self, PandoriaSpace space,
                                PandoriaAction *action);
/** Rebuilds the preview in the view. */
void pandoria_play_update_preview (PandoriaPlay *self);

/* pandoria-play-view.c */

/** Rebuilds the open regions in the view. */
void pandoria_play_update_open (PandoriaPlay *self);
/**
 * Returns: whether the view has only the open region that the pointer rests on, and @space belongs
 * to it.
 */
gboolean pandoria_play_rests_on_region (const PandoriaPlay *self, PandoriaSpace space);
/** Returns: whether scoring would give a player points that may be exchanged for a card (14 b). */
gboolean pandoria_play_offers_cards (PandoriaPlay *self);
/**
 * Returns: (nullable): the press with this turn's tile, even if the player is choosing another act
 * now.
 */
const PandoriaPress *pandoria_play_get_tile (const PandoriaPlay *self);
/** Rebuilds @parts of the view. */
void pandoria_play_update_view (PandoriaPlay *self, guint parts);
/** Frees everything in the view. */
void pandoria_play_clear_view (PandoriaPlay *self);
