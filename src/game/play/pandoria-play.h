/* PandoriaPlay: the current turn. Takes all input of the players and provides everything that
 * widgets show of the turn.
 *
 * Each function is one input and emits "changed" at most once; pandoria_play_get_view() then
 * returns the new view. Presses choose an act step by step, and the view previews its effect. A
 * complete act is applied to the game. Every press can be undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"
#include "pandoria-notation.h"
#include "pandoria-plan.h"
#include "pandoria-play-view.h"

/**
 * PandoriaPlayParts: the parts of the view that may have changed. Each includes those before it.
 */
typedef enum
{
  PANDORIA_PLAY_PREVIEW = 1 << 0, /* the preview and the sentence */
  PANDORIA_PLAY_ACT = 1 << 1,     /* the act being chosen */
  PANDORIA_PLAY_GAME = 1 << 2,    /* the game, its position, or its options */
} PandoriaPlayParts;

/**
 * PandoriaPlay:
 *
 * Property "view" (pointer to a PandoriaPlayView): notifies if PANDORIA_PLAY_ACT may have changed,
 * so that a binding can follow any member. Signal "changed" (uint parts): the view has changed.
 * Emitted once for each input. Signals of the acts' actions: "cards-asked" (uint PandoriaActKind):
 * the player chooses the act among cards. "act-begun": its choices may be elsewhere.
 */
#define PANDORIA_TYPE_PLAY (pandoria_play_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlay, pandoria_play, PANDORIA, PLAY, GObject)

/** Returns: (transfer full): a play without a game. */
PandoriaPlay *pandoria_play_new (void);
/** Plays @game (nullable). Drops an unfinished correction. */
void pandoria_play_set_game (PandoriaPlay *self, PandoriaGame *game);
/**
 * PandoriaPlayCheck: decides whether to accept an act that the rules allow: @action, or @plan while
 * it is incomplete (the other one is NULL).
 * Returns: FALSE and the reason to refuse it; nothing then changes.
 */
typedef gboolean (*PandoriaPlayCheck) (PandoriaGame *game, const PandoriaAction *action,
                                       const PandoriaPlan *plan, gpointer data, GError **error);
/**
 * Calls @check (nullable) for each input, except in corrections. The caller keeps ownership of
 * @data.
 */
void pandoria_play_set_check (PandoriaPlay *self, PandoriaPlayCheck check, gpointer data);
/**
 * Undoes the last step of the game or of its correction. If more must move on the table than the
 * last act of the turn, the results list it.
 */
void pandoria_play_undo (PandoriaPlay *self);
/** Redoes a step; otherwise like pandoria_play_undo(). */
void pandoria_play_redo (PandoriaPlay *self);
/** Returns: (transfer none): the view after the last input. Its address never changes. */
const PandoriaPlayView *pandoria_play_get_view (PandoriaPlay *self);
/** Returns: (transfer full): the results of the view, which then has none. */
PandoriaPlayResults pandoria_play_take_results (PandoriaPlay *self);

/** PandoriaPressFlags: the kind of a press. */
typedef enum
{
  PANDORIA_PRESS_POINTER = 0,
  PANDORIA_PRESS_TOUCH
      = 1 << 0, /* by finger: without hover, so a complete act is previewed and waits */
  PANDORIA_PRESS_ENTER = 1 << 1, /* by the Enter key: where nothing can be placed or taken,
                                    activates the main button */
  PANDORIA_PRESS_KEY = 1 << 2,   /* by another key */
} PandoriaPressFlags;

/* The board (pandoria-play-press.c) */

/**
 * Handles a press on @space: the next choice of the act, or a figure to place. A refusal stays
 * until the next input, so that the pointer can reach its rule. After a key, it ends when the focus
 * moves.
 */
void pandoria_play_press (PandoriaPlay *self, PandoriaSpace space, PandoriaPressFlags flags);
/**
 * Returns: whether Enter on @space activates the main button, because nothing may be placed or
 * taken there.
 */
gboolean pandoria_play_continues (PandoriaPlay *self, PandoriaSpace space);
/** Sets the space under pointer or focus; PANDORIA_SPACE_NONE: none. */
void pandoria_play_hover (PandoriaPlay *self, PandoriaSpace space);
/**
 * Handles a pointer that rests on @space: the view then has its open region, or the reason why
 * nothing can be done there. Hovering alone shows neither.
 */
void pandoria_play_rest (PandoriaPlay *self, PandoriaSpace space);
/** Handles a drag of the tile from @from over @to. */
void pandoria_play_drag (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to);
/** Handles a drop on @to; PANDORIA_SPACE_NONE: the drag was cancelled. */
void pandoria_play_drop (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to,
                         PandoriaPressFlags flags);

/* Tray and player cards (pandoria-play-press.c) */

/** Sets terrain and symbols of hex @index (0, 1) of the tile. */
void pandoria_play_choose_hex (PandoriaPlay *self, guint index, PandoriaTerrain terrain,
                               guint symbols);
/** Makes hex @index the next to choose. */
void pandoria_play_point_at_hex (PandoriaPlay *self, guint index);
/** Exchanges the halves of the tile. */
void pandoria_play_turn_round (PandoriaPlay *self);
/** Sets the number of artifacts on the tile (16), 0…2. */
void pandoria_play_set_artifacts (PandoriaPlay *self, guint artifacts);
/** Sets whether the next figure of the act is the leader. */
void pandoria_play_set_leader (PandoriaPlay *self, gboolean leader);
/** Sets whether Enchanted Castle places a figure on the castle. */
void pandoria_play_set_figure (PandoriaPlay *self, gboolean figure);
/** Handles a press on the figure on slot @slot (0…4) of @player's buildings (Goblins). */
void pandoria_play_choose_slot (PandoriaPlay *self, guint player, guint slot);

/* Acts (pandoria-play-acts.c) */

/**
 * Starts @action, which has a kind and perhaps some choices (see pandoria_plan_begin()). Enters it
 * if nothing is left to choose.
 * @card: (nullable): the name of the bought card.
 */
void pandoria_play_begin (PandoriaPlay *self, const PandoriaAction *action, const char *card);
/**
 * Starts an act of @kind without any choices. @leader: with PANDORIA_ACT_PLACE_FIGURE. Scoring may
 * first ask for cards.
 */
void pandoria_play_begin_kind (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);
/** Gives answer @index to the view's question. Enters the act after the last question. */
void pandoria_play_answer (PandoriaPlay *self, guint index);
/** Previews answer @index. */
void pandoria_play_consider_answer (PandoriaPlay *self, guint index);
/** Leaves the question unanswered. Cancels an act without choices on the board. */
void pandoria_play_leave_question (PandoriaPlay *self);
/** Activates the main button. */
void pandoria_play_next (PandoriaPlay *self);
/**
 * Undoes the last press, or dismisses its refusal. Without a press, returns to the present
 * position.
 */
void pandoria_play_cancel (PandoriaPlay *self);
/**
 * Applies all acts of @text (pandoria-notation.h) as separate steps.
 * Returns: FALSE if it has a fault or is refused.
 */
gboolean pandoria_play_enter_line (PandoriaPlay *self, const char *text);

/* Previews (pandoria-play-acts.c) */

/** Previews the @action of a dialog or a button; NULL: ends the preview. */
void pandoria_play_consider (PandoriaPlay *self, const PandoriaAction *action);
/**
 * Previews @action in the shown earlier position: its tile and, unless @hides, its effect. NULL, a
 * press or another position ends the preview.
 */
void pandoria_play_consider_past (PandoriaPlay *self, const PandoriaAction *action, gboolean hides);
/** Previews an incomplete typed line; NULL, or a line without acts, ends the preview. */
void pandoria_play_consider_line (PandoriaPlay *self, const PandoriaNotedLine *line);
/** Previews the act whose button is under pointer or focus; PANDORIA_N_ACTS ends the preview. */
void pandoria_play_hover_act (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);
/** Shows why the act is impossible, until the next input. */
void pandoria_play_explain (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);

/** Sets whether the view lists the open regions. */
void pandoria_play_show_open (PandoriaPlay *self, gboolean shows);

/* Old acts (pandoria-play-correct.c). Input goes into a draft. A replacement is taken over after
 * one act. */

/** Starts to replace act @index (from 0). Also continues a correction with conflicts. */
void pandoria_play_correct (PandoriaPlay *self, guint index);
/** Starts to insert acts before act @index, until pandoria_play_finish_inserting(). */
void pandoria_play_insert (PandoriaPlay *self, guint index);
/** Takes over the inserted acts. */
void pandoria_play_finish_inserting (PandoriaPlay *self);
/** Removes act @index; PANDORIA_MAX_ACTIONS: the act that is being replaced. */
void pandoria_play_remove (PandoriaPlay *self, guint index);
/** Cancels the current input. Keeps earlier changes of the correction. */
void pandoria_play_cancel_correction (PandoriaPlay *self);
/**
 * Changes the setup of the game to that of @edited, with its names, colors and title; @origins as
 * for pandoria_amend_set_setup(). Accepts the change if all acts fit, and asks about conflicts
 * otherwise (PANDORIA_PLAY_ASKS_CONFLICTS).
 * Returns: FALSE and the reason if the change is not possible; nothing then changes.
 */
gboolean pandoria_play_edit_setup (PandoriaPlay *self, PandoriaRecord *edited,
                                   const guint8 *origins, GError **error);
/** Asks how to resolve the unfit acts (PANDORIA_PLAY_ASKS_CONFLICTS). */
void pandoria_play_resolve (PandoriaPlay *self);
/** Ends the correction. @accept: keeps it, with its conflicts as unfit acts. */
void pandoria_play_settle (PandoriaPlay *self, gboolean accept);
/** Returns: (transfer none) (nullable): the correction under way, with its conflicts. */
PandoriaAmend *pandoria_play_get_amend (PandoriaPlay *self);
