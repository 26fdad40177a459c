/* What the files of PandoriaWindow share: pandoria-window.c (the parts), -layout (widths), -commands and -acts (what it can
 * do), -actions and -keys (how that is reached), -play and -press (the act being put together), -next (the main button), -show
 * (how it looks), -preview (what it would do), -announce (what it brings), -dialogs, -files (records on disk).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-act-reason.h"
#include "pandoria-adaptive-bin.h"
#include "pandoria-amend.h"
#include "pandoria-board-view.h"
#include "pandoria-catalogue.h"
#include "pandoria-history-bar.h"
#include "pandoria-history-view.h"
#include "pandoria-ledger-view.h"
#include "pandoria-players-panel.h"
#include "pandoria-quick-entry.h"
#include "pandoria-tray.h"
#include "pandoria-turn-bar.h"
#include "pandoria-window-commands.h"
#include "pandoria-window.h"

G_BEGIN_DECLS

struct _PandoriaWindow
{
  AdwApplicationWindow parent_instance;

  PandoriaAdaptiveBin *adaptive;
  AdwToastOverlay *toasts;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *game_buttons, *undo_button, *redo_button, *quick_entry_button, *side_button, *ledger_button;
  GtkMenuButton *menu_button;
  GtkStack *stack;
  GtkWidget *continue_button;
  AdwViewStack *pages;
  AdwViewStackPage *players_page, *ledger_page;
  AdwViewSwitcherBar *switcher;
  AdwFlap *flap;
  PandoriaHistoryBar *history_bar;
  PandoriaQuickEntry *quick_entry;
  GtkBox *play_box;
  PandoriaTurnBar *turn_bar;
  PandoriaBoardView *board;
  PandoriaTray *tray;
  GtkWidget *side, *side_separator;
  AdwBin *side_players, *side_ledger, *page_players, *page_ledger;
  PandoriaPlayersPanel *players;
  GtkWidget *ledger_box;
  GtkStack *ledger_stack;
  GtkWidget *ledger_switcher;
  PandoriaLedgerView *ledger;
  PandoriaHistoryView *history;

  GSettings *settings; /* NULL where the schema is not installed */
  PandoriaCatalogue *catalogue;
  PandoriaGame *game;
  gulong game_changed, save_error_changed;

  PandoriaPlan *plan;
  gboolean plan_is_own;   /* the tile's plan that is ready by itself at the beginning of a turn */
  gboolean plan_confirms; /* one more press enters it (a figure taken back, a finger's choice) */
  PandoriaPlan *pulled;   /* the tile while it is being pulled over the board */
  GPtrArray *presses;     /* how things stood after each press of this act */
  gboolean touched;       /* the last press on the board was a finger's */
  gboolean entered;       /* … was the Enter key */
  PandoriaSpace hovered;
  PandoriaAction *considered;     /* what a dialog or a button would do, nullable */
  PandoriaState *considered_from; /* what the quick entry has done before that; NULL: the present state */
  PandoriaHex considered_hexes[2];
  guint n_considered_hexes;
  GtkWidget *before_entry; /* (weak): what had the keyboard before the quick entry */
  PandoriaHex shown[2];    /* on the board, not laid yet */
  guint n_shown;
  gboolean foresees;       /* the panels show what would be */
  char *card;              /* the name of the card being bought, for the record */
  GError *refusal;         /* why the last press did nothing, until the next one */
  char *reason, *regarded; /* why the act of a button that was pressed, or that the pointer is on, is impossible */
  const char *reason_rule, *regarded_rule;
  GtkWindow *dialog; /* the open dialog, not owned */

  PandoriaAmend *amend;   /* the correction of old acts under way */
  PandoriaGame *own_game; /* the game itself while @game is a draft, in which an old act is entered anew */
  guint corrected;        /* number of that act in the correction */
  gboolean inserts;       /* what is entered comes before it, not in its place */
  guint take_over;        /* source: what was entered is taken over */
};

/** PandoriaNext: what the main button would do. */
typedef enum
{
  PANDORIA_NEXT_NOTHING,
  PANDORIA_NEXT_ENTER_PLAN,
  PANDORIA_NEXT_SKIP_PLACEMENT,
  PANDORIA_NEXT_SCORE,
  PANDORIA_NEXT_END_TURN,
  PANDORIA_NEXT_RESULT,
} PandoriaNext;

/* pandoria-window.c */
void pandoria_window_update (PandoriaWindow *self);
/** Shows @game (nullable) in place of another one, whatever correction is under way. */
void pandoria_window_show_game (PandoriaWindow *self, PandoriaGame *game);
void pandoria_window_toast (PandoriaWindow *self, const char *text, gboolean undo);

/* pandoria-window-layout.c */
void pandoria_window_init_layout (PandoriaWindow *self);
void pandoria_window_show_ledger (PandoriaWindow *self, const char *page);

/* pandoria-window-actions.c */
void pandoria_window_init_actions (PandoriaWindow *self);
/** The one place that derives what is sensitive from the state. */
void pandoria_window_update_actions (PandoriaWindow *self);

/* pandoria-window-keys.c */
void pandoria_window_init_keys (PandoriaWindow *self);

/* pandoria-window-title.c */
void pandoria_window_update_title (PandoriaWindow *self);
/** Shows what of the header bar there is room for. */
void pandoria_window_update_header (PandoriaWindow *self);

/* pandoria-window-panels.c */
/** Puts the keyboard on the next or the previous of the window's panels, and shows it. */
void pandoria_window_next_panel (PandoriaWindow *self);
void pandoria_window_previous_panel (PandoriaWindow *self);

/* pandoria-window-why.c */
void pandoria_window_init_why (PandoriaWindow *self);
/** Says why the act of @command is impossible now. */
void pandoria_window_explain (PandoriaWindow *self, const PandoriaCommand *command);

/* pandoria-window-dialogs.c */
void pandoria_window_show_cards (PandoriaWindow *self, guint page);
void pandoria_window_show_monument (PandoriaWindow *self);
void pandoria_window_show_buy (PandoriaWindow *self);
/** Asks who takes a card instead of points (14 b), then scores. */
void pandoria_window_show_score (PandoriaWindow *self);
/** Asks whom to free, and with what; of several Hanbok players, from whom (17). */
void pandoria_window_show_ransom (PandoriaWindow *self);
void pandoria_window_show_question (PandoriaWindow *self);
void pandoria_window_show_new_game (PandoriaWindow *self);
void pandoria_window_show_corrections (PandoriaWindow *self);
/** Returns: TRUE when a dialog that follows the board took the press. */
gboolean pandoria_window_dialog_takes_space (PandoriaWindow *self, PandoriaSpace space);

/* pandoria-window-play.c */
/** Begins an act; one that needs no choice on the board is entered at once. */
void pandoria_window_begin (PandoriaWindow *self, const PandoriaAction *action);
void pandoria_window_begin_kind (PandoriaWindow *self, PandoriaActKind kind, gboolean leader);
/** Enters the plan as it is, after its questions. */
void pandoria_window_enter (PandoriaWindow *self);
void pandoria_window_enter_if_complete (PandoriaWindow *self);
/** Applies an act without a plan. */
gboolean pandoria_window_apply (PandoriaWindow *self, const PandoriaAction *action);
void pandoria_window_drop_plan (PandoriaWindow *self);
/** Puts @plan (transfer full) in the place of what was being put together. */
void pandoria_window_take_plan (PandoriaWindow *self, PandoriaPlan *plan);
/** At the beginning of a turn the tile's plan is always there. */
void pandoria_window_ensure_plan (PandoriaWindow *self);
/** Returns: whether the tray has said what all hexes of the plan show. */
gboolean pandoria_window_has_hexes (PandoriaWindow *self);
/** Says why the last press did nothing, until the next one; NULL: nothing was wrong with it. */
void pandoria_window_refuse (PandoriaWindow *self, const GError *error);
/** The same, shown with the next update. */
void pandoria_window_set_refusal (PandoriaWindow *self, const GError *error);

/* pandoria-window-next.c */
PandoriaNext pandoria_window_get_next (PandoriaWindow *self);
const char *pandoria_window_get_next_label (PandoriaWindow *self, PandoriaNext next);
void pandoria_window_next (PandoriaWindow *self);

/* pandoria-window-press.c */
void pandoria_window_init_presses (PandoriaWindow *self);
/** Keeps how things stand now, after a press, for pandoria_window_cancel(). */
void pandoria_window_remember_press (PandoriaWindow *self);
/** The way back begins anew: the game is another one. */
void pandoria_window_forget_presses (PandoriaWindow *self);
gboolean pandoria_window_can_cancel (PandoriaWindow *self);
/** Takes back the last press, or what it was refused for. */
void pandoria_window_cancel (PandoriaWindow *self);
void pandoria_window_turn_round (PandoriaWindow *self);
/** What a press on @space means where no act is being put together: placing a figure, or taking one back. */
void pandoria_window_make_figure (PandoriaWindow *self, PandoriaSpace space, PandoriaAction *action);

/* pandoria-window-show.c */
/** Shows the plan and the present step on board, tray and turn bar. */
void pandoria_window_update_play (PandoriaWindow *self);
void pandoria_window_update_tray (PandoriaWindow *self);
/** Puts the keyboard where the plan's slots are, and shows their page, when nothing but slots can be chosen. */
void pandoria_window_show_slots (PandoriaWindow *self);
/** Once the tray has said what is laid, moves the keyboard focus to the nearest space where it may lie. */
void pandoria_window_focus_choice (PandoriaWindow *self);

/* pandoria-window-preview.c */
/** Shows what would be done now; a part of pandoria_window_update_play(). */
void pandoria_window_update_preview (PandoriaWindow *self);
/** A dialog or a button would do @action (NULL: no longer): it is shown what would come of it. */
void pandoria_window_consider (PandoriaWindow *self, const PandoriaAction *action);
/** The same for the last act of several: those before it have led to @from; @hexes: what they lay. */
void pandoria_window_consider_after (PandoriaWindow *self, const PandoriaState *from, const PandoriaAction *action,
                                     const PandoriaHex *hexes, guint n_hexes);

/* pandoria-window-ledger.c */
void pandoria_window_search_ledger (PandoriaWindow *self);

/* pandoria-window-history.c */
void pandoria_window_init_history (PandoriaWindow *self);
/** Shows the bar above the board as it is called for, and what undo and redo would do. */
void pandoria_window_update_history (PandoriaWindow *self);
/** Returns: whether a command must wait, because another position is shown or an old act is being entered anew. */
gboolean pandoria_window_blocks (PandoriaWindow *self, const char *command);
gboolean pandoria_window_can_look_back (PandoriaWindow *self);
gboolean pandoria_window_can_look_on (PandoriaWindow *self);
void pandoria_window_look_first (PandoriaWindow *self);
void pandoria_window_look_previous (PandoriaWindow *self);
void pandoria_window_look_next (PandoriaWindow *self);
void pandoria_window_look_now (PandoriaWindow *self);
/** Returns: whether something else than the game's present position is shown, from which Escape comes back. */
gboolean pandoria_window_is_apart (PandoriaWindow *self);
void pandoria_window_come_back (PandoriaWindow *self);
void pandoria_window_continue_here (PandoriaWindow *self);
void pandoria_window_copy_act (PandoriaWindow *self);
void pandoria_window_edit_note (PandoriaWindow *self);

/* pandoria-window-amend.c */
/** Returns: whether the act that is shown can be corrected now. */
gboolean pandoria_window_can_amend (PandoriaWindow *self);
void pandoria_window_correct_act (PandoriaWindow *self);
void pandoria_window_insert_act (PandoriaWindow *self);
gboolean pandoria_window_can_remove_act (PandoriaWindow *self);
void pandoria_window_remove_act (PandoriaWindow *self);
gboolean pandoria_window_can_cancel_correction (PandoriaWindow *self);
void pandoria_window_cancel_correction (PandoriaWindow *self);
gboolean pandoria_window_can_finish_inserting (PandoriaWindow *self);
void pandoria_window_finish_inserting (PandoriaWindow *self);
gboolean pandoria_window_can_mend (PandoriaWindow *self);
/** Lists the acts that were kept apart because they no longer fit. */
void pandoria_window_mend (PandoriaWindow *self);
/** Drops the correction under way: the game is another one. */
void pandoria_window_forget_correction (PandoriaWindow *self);
/** Returns: (transfer full): what is being corrected, in a sentence. */
char *pandoria_window_describe_correction (PandoriaWindow *self);
/** Returns: (transfer full): what no longer fits in the game, in a sentence. */
char *pandoria_window_describe_unfit (PandoriaWindow *self);

/* pandoria-window-announce.c */
/** Shows and announces who gained what by the ledger's entries from number @from on. */
void pandoria_window_announce_gains (PandoriaWindow *self, guint from);

/* pandoria-window-archive.c */
void pandoria_window_show_archive (PandoriaWindow *self);
/** Opens the file @path and says what is wrong with it. */
void pandoria_window_open_game (PandoriaWindow *self, const char *path);

/* pandoria-window-files.c */
void pandoria_window_create_game (PandoriaWindow *self, PandoriaRecord *record);
void pandoria_window_choose_open (PandoriaWindow *self);
void pandoria_window_choose_save (PandoriaWindow *self);
void pandoria_window_show_error (PandoriaWindow *self, const char *heading, const char *body);

/* pandoria-window-entry.c */
void pandoria_window_init_entry (PandoriaWindow *self);
void pandoria_window_toggle_entry (PandoriaWindow *self);
gboolean pandoria_window_can_copy_turn (PandoriaWindow *self);
void pandoria_window_copy_turn (PandoriaWindow *self);
/** Copies the whole game in the notation. */
void pandoria_window_copy_notation (PandoriaWindow *self);
void pandoria_window_paste_notation (PandoriaWindow *self);
/** Shows the whole game in the notation, to be selected, or changed and opened as another game. */
void pandoria_window_show_notation (PandoriaWindow *self);
void pandoria_window_show_notation_help (PandoriaWindow *self);

G_END_DECLS
