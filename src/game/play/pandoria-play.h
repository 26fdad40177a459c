/* PandoriaPlay: the turn being played at the table: it takes whatever players do and says what is to be shown.
 *
 * Every input is one function here, and is followed by one "changed" at most; pandoria_play_get_view() then has all that
 * widgets show. An act is put together press by press; what it would do is foreseen; it is entered in the game as soon as it
 * is complete. Every press can be taken back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"
#include "pandoria-notation.h"
#include "pandoria-plan.h"
#include "pandoria-play-view.h"

G_BEGIN_DECLS

/** PandoriaPlayParts: what of the view may be another one. Each includes those before it. */
typedef enum
{
  PANDORIA_PLAY_PREVIEW = 1 << 0, /* what would be done, and the sentence */
  PANDORIA_PLAY_ACT = 1 << 1,     /* the act being put together */
  PANDORIA_PLAY_GAME = 1 << 2,    /* the game, its position, or what is possible */
} PandoriaPlayParts;

/** Signal "changed" (uint parts): the view is another one. Once for every input. */
#define PANDORIA_TYPE_PLAY (pandoria_play_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlay, pandoria_play, PANDORIA, PLAY, GObject)

PandoriaPlay *pandoria_play_new (void);
/** Plays @game (nullable). A correction under way is dropped. */
void pandoria_play_set_game (PandoriaPlay *self, PandoriaGame *game);
/**
 * PandoriaPlayCheck: whether an act may be done that the rules allow: @action, or, while it is put together, @plan (the other one is NULL).
 * Returns: FALSE and why not; nothing is changed then.
 */
typedef gboolean (*PandoriaPlayCheck) (PandoriaGame *game, const PandoriaAction *action, const PandoriaPlan *plan,
                                       gpointer data, GError **error);
/** Asks @check (nullable) about each press of the game itself; @data stays its caller’s. */
void pandoria_play_set_check (PandoriaPlay *self, PandoriaPlayCheck check, gpointer data);
/** Returns: (transfer none): all that is to be shown; it stays where it is, its contents are those of the last input. */
const PandoriaPlayView *pandoria_play_get_view (PandoriaPlay *self);

/** PandoriaPressFlags: what is known of a press. */
typedef enum
{
  PANDORIA_PRESS_POINTER = 0,
  PANDORIA_PRESS_TOUCH = 1 << 0, /* a finger's: it has not hovered, so what is complete is shown first, and waits */
  PANDORIA_PRESS_ENTER = 1 << 1, /* the Enter key's: where nothing can be placed or taken it means the main button */
} PandoriaPressFlags;

/* The board */

/** @space was pressed: the next choice of the act, or a figure placed there. */
void pandoria_play_press (PandoriaPlay *self, PandoriaSpace space, PandoriaPressFlags flags);
/** Returns: whether Enter on @space, to which the keyboard has walked, is the main button: nothing may be placed or taken there. */
gboolean pandoria_play_goes_on (PandoriaPlay *self, PandoriaSpace space);
/** Pointer or focus are on @space, or on none (PANDORIA_SPACE_NONE). */
void pandoria_play_hover (PandoriaPlay *self, PandoriaSpace space);
/** The pointer has come to rest on @space: where nothing can be done there, it is said why. Passing over it asks for nothing. */
void pandoria_play_rest (PandoriaPlay *self, PandoriaSpace space);
/** The tile is being pulled from @from over @to. */
void pandoria_play_drag (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to);
/** It was dropped on @to; PANDORIA_SPACE_NONE: given up. */
void pandoria_play_drop (PandoriaPlay *self, PandoriaSpace from, PandoriaSpace to, PandoriaPressFlags flags);

/* Tray and player cards (pandoria-play-tile.c) */

/** Hex @index (0, 1) of the tile shows @terrain and @symbols. */
void pandoria_play_choose_hex (PandoriaPlay *self, guint index, PandoriaTerrain terrain, guint symbols);
/** Hex @index is to be chosen next. */
void pandoria_play_point_at_hex (PandoriaPlay *self, guint index);
void pandoria_play_turn_round (PandoriaPlay *self);
/** How many artifacts lie on the tile (16), 0…2. */
void pandoria_play_set_artifacts (PandoriaPlay *self, guint artifacts);
/** Whether the next figure that the act places is the leader. */
void pandoria_play_set_leader (PandoriaPlay *self, gboolean leader);
/** Whether Enchanted Castle puts a figure on the castle. */
void pandoria_play_set_figure (PandoriaPlay *self, gboolean figure);
/** The figure on slot @slot (0…4) of @player's buildings was pressed (Goblins). */
void pandoria_play_choose_slot (PandoriaPlay *self, guint player, guint slot);

/* Acts (pandoria-play-acts.c) */

/**
 * Begins @action: kind and what is known already (see pandoria_plan_begin()); without anything to choose it is entered. @card:
 * (nullable): the name of the card that is bought.
 */
void pandoria_play_begin (PandoriaPlay *self, const PandoriaAction *action, const char *card);
/** Begins an act of which nothing is known; @leader: with PANDORIA_ACT_PLACE_FIGURE. Scoring may ask for cards first. */
void pandoria_play_begin_kind (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);
/** Gives answer number @index to the view's question; after the last one the act is entered. */
void pandoria_play_answer (PandoriaPlay *self, guint index);
/** Answer number @index is pointed at: what it would lead to is foreseen. */
void pandoria_play_consider_answer (PandoriaPlay *self, guint index);
/** Nobody answers: an act without choices on the board is given up. */
void pandoria_play_leave_question (PandoriaPlay *self);
/** Does what the main button says. */
void pandoria_play_next (PandoriaPlay *self);
/** Takes back the last press, or what it was refused for; after the first, another position is left. */
void pandoria_play_cancel (PandoriaPlay *self);
/** Does all acts of @text (pandoria-notation.h), each a step of its own. Returns: FALSE when it has a fault or is refused. */
gboolean pandoria_play_enter_line (PandoriaPlay *self, const char *text);

/* What would be done (pandoria-play-preview.c) */

/** A dialog or a button would do @action; NULL: no longer. */
void pandoria_play_consider (PandoriaPlay *self, const PandoriaAction *action);
/**
 * The earlier position that is looked at shows what @action would lay in it and, unless @hides, what it would bring; NULL: no longer. A press,
 * or another position, ends that.
 */
void pandoria_play_consider_past (PandoriaPlay *self, const PandoriaAction *action, gboolean hides);
/** A line that is being typed would do this; NULL, or a line without acts: nothing. */
void pandoria_play_consider_line (PandoriaPlay *self, const PandoriaNotedLine *line);
/** Pointer or focus are on the button of an act, or (PANDORIA_N_ACTS) no longer. */
void pandoria_play_regard (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);
/** The sentence says why the act is impossible, until the next input. */
void pandoria_play_explain (PandoriaPlay *self, PandoriaActKind kind, gboolean leader);

/** Whether the view says what would close (pandoria-play-open.c). */
void pandoria_play_show_open (PandoriaPlay *self, gboolean shows);

/* Old acts (pandoria-play-correct.c). What is entered goes into a draft; one act that is entered anew is taken over at once. */

/** Begins to enter act @index (from 0) anew. It also goes on with a correction that left misfits. */
void pandoria_play_correct (PandoriaPlay *self, guint index);
/** Begins to enter what was missing before act @index, until pandoria_play_finish_inserting(). */
void pandoria_play_insert (PandoriaPlay *self, guint index);
void pandoria_play_finish_inserting (PandoriaPlay *self);
/** Leaves act @index out; the act that is being entered anew with PANDORIA_MAX_ACTIONS. */
void pandoria_play_remove (PandoriaPlay *self, guint index);
/** Gives up what is being entered; what was corrected before stays. */
void pandoria_play_cancel_correction (PandoriaPlay *self);
/**
 * Plays the game on the set-up of @edited, with its names, colours and title; @origins as for pandoria_amend_set_setup(). What fits is
 * accepted at once; what no longer fits is asked for (PANDORIA_PLAY_ASKS_MISFITS). Returns: FALSE, with nothing changed, and why it
 * cannot be.
 */
gboolean pandoria_play_edit_setup (PandoriaPlay *self, PandoriaRecord *edited, const guint8 *origins, GError **error);
/** Asks for what becomes of the acts that are kept apart (PANDORIA_PLAY_ASKS_MISFITS). */
void pandoria_play_mend (PandoriaPlay *self);
/** Ends the correction; @accept: as it is, what does not fit is kept apart. */
void pandoria_play_settle (PandoriaPlay *self, gboolean accept);
/** Returns: (transfer none) (nullable): the correction under way, with its misfits. */
PandoriaAmend *pandoria_play_get_amend (PandoriaPlay *self);

G_END_DECLS
