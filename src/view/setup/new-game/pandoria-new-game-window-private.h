/* Shared by the files of PandoriaNewGameWindow: pandoria-new-game-window.c (widgets and switching
 * pages), -again (boards and group that may have changed while it was closed), -setup (the
 * resulting setup, dealing realms), -seats (seats and the start player), -names (known names and
 * titles). Each calls only the files after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"
#include "pandoria-board-draft.h"
#include "pandoria-board-view.h"
#include "pandoria-catalogue.h"
#include "pandoria-monument-split.h"
#include "pandoria-new-game-window.h"
#include "pandoria-record.h"
#include "pandoria-seat-row.h"
#include "pandoria-setup.h"
#include "pandoria-start-tiles.h"
#include "pandoria-start-values.h"
#include "pandoria-state.h"
#include "pandoria-tray.h"
#include "pandoria-variant-cards.h"

/** PandoriaRealmSet: the realms that can be dealt; the promo realms only together with others (17).
 */
typedef enum
{
  PANDORIA_REALM_SET_BASE,
  PANDORIA_REALM_SET_BASE_AND_EXPANSION,
  PANDORIA_REALM_SET_EXPANSION,
  PANDORIA_REALM_SET_ALL,
} PandoriaRealmSet;
#define PANDORIA_N_REALM_SETS 4

#define PANDORIA_FEWEST_PLAYERS 2

struct _PandoriaNewGameWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *header;
  GtkStack *stack;
  GtkWidget *players_page, *tiles_page;
  GtkWidget *back_button, *next_button, *begin_button;
  GtkLabel *missing_label;

  /* the players */
  AdwPreferencesGroup *leave_group;
  GtkWidget *last_list;
  AdwActionRow *last_row, *again_row;
  GtkToggleButton *players[PANDORIA_MAX_PLAYERS - 1]; /* for 2 to 4 */
  GtkListBox *seats_list;
  PandoriaSeatRow *seats[PANDORIA_MAX_PLAYERS]; /* in the order of their seats */
  GtkButton *draw_button;
  GtkWidget *start_button;
  AdwComboRow *start_row, *set_row, *edition_row, *board_row;
  PandoriaVariantCards *variant_cards;
  GtkWidget *compare_row, *chips;
  GtkToggleButton *partners_button;
  GtkLabel *pairs;
  GtkSwitch *same_realm_switch, *artifacts_switch;
  AdwEntryRow *title_row;

  /* the start tiles */
  PandoriaStartTiles *start_tiles;
  GtkSwitch *printed_switch;
  GtkLabel *sentence;
  GtkExpander *more_expander;
  GtkCheckButton *tie_total_check;
  GtkWidget *under_way_row;
  GtkSwitch *under_way_switch;
  PandoriaMonumentSplit *monument_split;
  PandoriaStartValues *start_values;
  AdwExpanderRow *head_start;

  GPtrArray *boards;  /* PandoriaBoardFile: the boards that a game can be played on */
  PandoriaSetup base; /* values that the pages do not show */
  gboolean is_edit;   /* for an existing game */
  GBytes *before;     /* its original setup; NULL: it is a new game */
  PandoriaSeatRow
      *old_seats[PANDORIA_MAX_PLAYERS]; /* the seat of each player in it; NULL: no player */
  guint8 origins[PANDORIA_MAX_PLAYERS];
  char *old_title, *title_end; /* the text after the names in a title made of them; nullable */
  GDateTime *old_day;          /* nullable */
  guint n_last;                /* players of the last game; 0: no game was played yet */
  char *last_names[PANDORIA_MAX_PLAYERS];
  PandoriaColor last_colors[PANDORIA_MAX_PLAYERS];
  PandoriaRealm last_realms[PANDORIA_MAX_PLAYERS]; /* NONE: unknown, or the variant has none */
  PandoriaArchive *archive;
  GStrv names;    /* of earlier games, likeliest first; nullable */
  GStrv starters; /* the offered start players; nullable */
  GRand *rand;
  guint n_players;
  PandoriaSeatRow *starter; /* the drawn start player; nullable */
  gboolean asked;           /* the user tried to continue: the window now names missing entries */
  gboolean has_own_title;
  gboolean ready;   /* from now on, changes are made by the user */
  gboolean touched; /* the user has changed something */
  gboolean updating;
};

/* pandoria-new-game-window-again.c */
/** Offers the boards again; keeps the chosen one, with its choices, if it is still there. */
void pandoria_new_game_window_offer_boards (PandoriaNewGameWindow *self);
/** Offers to compare the chosen board with the one on the table, unless the user has confirmed it.
 */
void pandoria_new_game_window_offer_comparison (PandoriaNewGameWindow *self);
/** Opens the comparison of the chosen board. */
void pandoria_new_game_window_compare_board (PandoriaNewGameWindow *self);
/** Restores the values of the last game, apart from its group. */
void pandoria_new_game_window_recall (PandoriaNewGameWindow *self);
/** Offers the group of the last game, if there is one. */
void pandoria_new_game_window_offer_last (PandoriaNewGameWindow *self);
/** Sets the group that played last, with its realms. */
void pandoria_new_game_window_recall_group (PandoriaNewGameWindow *self);

/* pandoria-new-game-window-seats.c */
void pandoria_new_game_window_add_seats (PandoriaNewGameWindow *self);
void pandoria_new_game_window_change_players (PandoriaNewGameWindow *self, guint n_players);
/** Updates the list of possible start players, with the current names, and the drawn one. */
void pandoria_new_game_window_offer_start (PandoriaNewGameWindow *self);
/** Draws the start player, if that is left to chance; @again: even if already drawn. */
void pandoria_new_game_window_draw_start (PandoriaNewGameWindow *self, gboolean again);
/** Returns: the seat of the start player; -1: not drawn yet. */
int pandoria_new_game_window_get_start (PandoriaNewGameWindow *self);
/** Returns: (transfer full) (nullable): who plays with whom, in a sentence; NULL without partners.
 */
char *pandoria_new_game_window_describe_pairs (PandoriaNewGameWindow *self);
/** Returns: (transfer full): the start player and the realms of the players, and the partners. */
char *pandoria_new_game_window_describe_start (PandoriaNewGameWindow *self);
/** Moves the player in seat @from to @to. The chosen start player also starts from the new seat. */
void pandoria_new_game_window_move_seat (PandoriaNewGameWindow *self, guint from, guint to);
/** Sets name and colour of the player in @seat. Another player with that colour gets a different
 * one. */
void pandoria_new_game_window_set_player (PandoriaNewGameWindow *self, guint seat, const char *name,
                                          PandoriaColor color);

/* pandoria-new-game-window-names.c */
/** Returns: (transfer full): the name in @seat, without space around it; may be empty. */
char *pandoria_new_game_window_get_name (PandoriaNewGameWindow *self, guint seat);
/** Returns: the same, with “Player 1” for an empty name. */
char *pandoria_new_game_window_get_shown_name (PandoriaNewGameWindow *self, guint seat);
/** Returns: the entry of the first seat without a name, or the button that continues. */
GtkWidget *pandoria_new_game_window_find_nameless (PandoriaNewGameWindow *self);
/** Makes the buttons that enter a known name. */
void pandoria_new_game_window_add_chips (PandoriaNewGameWindow *self);
/** Shows likely names on these buttons if a seat has none. From then on, typing a name does not
 * hide them. */
void pandoria_new_game_window_show_chips (PandoriaNewGameWindow *self);
/** Offers the names of the archive that no other seat has, in the seats and as buttons. */
void pandoria_new_game_window_offer_names (PandoriaNewGameWindow *self);
/** Starts to read the names and titles of the archive. */
void pandoria_new_game_window_follow_archive (PandoriaNewGameWindow *self);
/** Makes a title of the players and the date, unless the user has entered one. */
void pandoria_new_game_window_make_title (PandoriaNewGameWindow *self);
/** Keeps the title of the existing game, and finds out whether it was made of its players. */
void pandoria_new_game_window_read_title (PandoriaNewGameWindow *self, PandoriaRecord *record);
/** Returns: (transfer full): the title of the game, unique in the archive. */
char *pandoria_new_game_window_find_title (PandoriaNewGameWindow *self);
/** Returns: (transfer full): the player @name of @seat and the realm, “Marta (Dwarves)”. */
char *pandoria_new_game_window_describe_player (const char *name, guint seat, PandoriaRealm realm);
/** Returns: (transfer full): the same for the player in @seat now. */
char *pandoria_new_game_window_describe_seat (PandoriaNewGameWindow *self, guint seat);

/* pandoria-new-game-window-setup.c */
const PandoriaBoardFile *pandoria_new_game_window_get_board (PandoriaNewGameWindow *self);
gboolean pandoria_new_game_window_is_partnership (PandoriaNewGameWindow *self);
PandoriaVariant pandoria_new_game_window_get_variant (PandoriaNewGameWindow *self);
/** Returns: (transfer full): all entries for an existing game, for a comparison with the old ones.
 */
GBytes *pandoria_new_game_window_collect (PandoriaNewGameWindow *self);
/** Shows the setup, names and title of @record, an existing game. */
void pandoria_new_game_window_read (PandoriaNewGameWindow *self, PandoriaRecord *record);
/**
 * Returns: (transfer full) (nullable): what prevents leaving the page, in a sentence. *@place: the
 * widget where the user can fix it; NULL for none. *@unanswered: nothing is wrong, but an entry is
 * missing.
 */
char *pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self, GtkWidget **place,
                                             gboolean *unanswered);
/** Shows the values at the start that follow from the choices. */
void pandoria_new_game_window_show_values (PandoriaNewGameWindow *self);
/** Sets @value of @seat; PANDORIA_DEFAULT: the number of the rules. */
void pandoria_new_game_window_set_value (PandoriaNewGameWindow *self, guint seat,
                                         PandoriaStartValue value, int number);
/** Draws the realms that no player has chosen, if there are enough; @again: redraws earlier ones.
 */
void pandoria_new_game_window_draw_realms (PandoriaNewGameWindow *self, gboolean again);
/** Returns: whether a realm is drawn or could be drawn. */
gboolean pandoria_new_game_window_can_draw (PandoriaNewGameWindow *self);
