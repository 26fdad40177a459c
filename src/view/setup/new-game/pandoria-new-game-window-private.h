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
#include "pandoria-new-game-window.h"
#include "pandoria-record.h"
#include "pandoria-setup.h"
#include "pandoria-state.h"
#include "pandoria-tray.h"

/* --- pandoria-name-entry.c ------------------------------------------------------------------ */
/** PandoriaNameEntry: the entry of a player's name, with the names of earlier games. */
#define PANDORIA_TYPE_NAME_ENTRY (pandoria_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNameEntry, pandoria_name_entry, PANDORIA, NAME_ENTRY, GtkEntry)

/** Sets the offered names, likeliest first; copied. */
void pandoria_name_entry_set_names (PandoriaNameEntry *self, const char *const *names);

/* --- pandoria-seat-row.c -------------------------------------------------------------------- */
/**
 * Signals: "changed": a value has changed; "color-picked" (uint color): the user chose a colour;
 * "moved" (uint from, uint to): the user moves the player to another seat, which may not exist.
 * Action (widget): "seat.move" (int by).
 */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

struct _PandoriaSeatRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *number;
  PandoriaNameEntry *name;
  GtkDropDown *color, *realm;
  GtkImage *figure;
  GtkMenuButton *handle;
  GtkWidget *start_box; /* the start building of the beginner's game */
  GtkLabel *start_label;
  GtkSpinButton *start_level, *start_cost;

  PandoriaVariant variant;
  guint8 realms[PANDORIA_N_REALMS]; /* behind the rows of realm; the first is NONE */
  guint n_realms;
  guint seat;
  gboolean drawn;           /* the realm was drawn, and the user has chosen no other since */
  PandoriaPlayerSetup base; /* values without a control here */
  gboolean updating;
};

/** Sets the seat and the number of players. The row is hidden if its seat does not play. */
void pandoria_seat_row_set_seat (PandoriaSeatRow *self, guint seat, guint n_players);
const char *pandoria_seat_row_get_name (PandoriaSeatRow *self);
void pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name);
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the chosen realm; NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
/** Sets a drawn realm, or NONE; emits nothing. */
void pandoria_seat_row_draw_realm (PandoriaSeatRow *self, PandoriaRealm realm);

/** Offers the realms of @variant, none in the family variants. If it lacks the chosen one, a realm
 * is dealt. */
void pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant);
/** Fills in @setup: realm and, in the beginner's game, the start building; other values as they
 * were read. */
void pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup);
/** Shows the values of @setup; also keeps values that the row does not show. */
void pandoria_seat_row_read (PandoriaSeatRow *self, const PandoriaPlayerSetup *setup);

/* --- pandoria-start-layout.c ---------------------------------------------------------------- */
/* The chosen pieces on the board at the start: the two starting double tiles (5), and the
 * expansion's start tile (16). Without widgets. */

#define PANDORIA_N_PRINTED     2
#define PANDORIA_N_START_SLOTS (PANDORIA_N_START + PANDORIA_N_PRINTED)

/**
 * PandoriaStartLayout: a slot is one space with chosen contents: 0…3 the start spaces of the board,
 * then the two of the expansion's start tile. PANDORIA_N_START_SLOTS: none.
 * @hexes: at is PANDORIA_SPACE_NONE while the slot has no place
 * @order: the start spaces in pairs, as the tiles cover them
 */
typedef struct
{
  PandoriaBoard board;
  gboolean has_board;
  PandoriaHex hexes[PANDORIA_N_START_SLOTS];
  guint known; /* bits: slots whose terrain and symbols are chosen */
  gboolean printed;
  guint8 order[PANDORIA_N_START];
  guint last; /* the slot that was chosen last */
} PandoriaStartLayout;

void pandoria_start_layout_init (PandoriaStartLayout *self);
/** Takes the start spaces of @board; drops the choices if the board is a different one. */
void pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board);

gboolean pandoria_start_layout_is_placed (const PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_known (const PandoriaStartLayout *self, guint slot);
/** Returns: the next open slot; the other half of the tile chosen last comes first. */
guint pandoria_start_layout_find_open (const PandoriaStartLayout *self);
/** Returns: the slot at @space. */
guint pandoria_start_layout_find_slot (const PandoriaStartLayout *self, PandoriaSpace space);
/** Chooses the contents of @slot, which must have a place. */
void pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain,
                                   guint symbols);

/** Returns: the other slot that the tile on the start space @slot covers. */
guint pandoria_start_layout_get_partner (const PandoriaStartLayout *self, guint slot);
/** Returns: the number of ways in which two tiles can cover the start spaces; 0 without a board. */
guint pandoria_start_layout_count_ways (const PandoriaStartLayout *self);
/** Returns: whether one tile can cover the start spaces @a and @b, and the other tile the others.
 */
gboolean pandoria_start_layout_can_join (const PandoriaStartLayout *self, guint a, guint b);
/** Places one tile on @a and @b, which must be joinable. */
void pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b);
void pandoria_start_layout_turn (PandoriaStartLayout *self);

/**
 * Places the next half of the expansion's start tile on @space. Starts again if @space is not a
 * neighbour of the first half, or if both halves are placed. Returns: whether it is the first half.
 */
gboolean pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space);
/** Returns: the spaces of @possible for the next half of the expansion's start tile; none if it is
 * not offered. */
PandoriaSpaces pandoria_start_layout_find_places (const PandoriaStartLayout *self,
                                                  PandoriaSpaces possible);

/** Takes over the choices of @setup, whose board was set before. */
void pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup);
/** Writes the choices. Returns: FALSE if one is missing; it then omits the expansion's start tile.
 */
gboolean pandoria_start_layout_fill (const PandoriaStartLayout *self, PandoriaSetup *setup);

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

/** PandoriaStartValue: values of a player; only the last belongs to the game. */
typedef enum
{
  PANDORIA_START_CRYSTAL, /* the resources in the order of PandoriaCounter */
  PANDORIA_START_GOLD,
  PANDORIA_START_WOOD,
  PANDORIA_START_HAND,
  PANDORIA_START_POINTS, /* entered in another row */
  PANDORIA_START_DOUBLE_TILES,
} PandoriaStartValue;
#define PANDORIA_N_START_VALUES 6

/**
 * Signal "set" (uint seat, uint value, int number): the user changed a PandoriaStartValue of @seat;
 * PANDORIA_DEFAULT: the number of the rules.
 */
#define PANDORIA_TYPE_START_VALUES (pandoria_start_values_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, PANDORIA, START_VALUES,
                      AdwExpanderRow)

/** Asks for the points in @head_start, which must outlive @self. Call it once. */
void pandoria_start_values_set_head_start (PandoriaStartValues *self, AdwExpanderRow *head_start);
/** Shows the values of @setup, with @names for its players; ignores start tiles and other faults.
 * Emits nothing. */
void pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup,
                                 const char *const *names);
/** Returns: the member of @setup for @value of @seat. */
gint16 *pandoria_start_values_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value);

/** Signal "changed": the relics of the game, or their points, have changed. */
#define PANDORIA_TYPE_RELIC_RACK (pandoria_relic_rack_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, PANDORIA, RELIC_RACK, GtkBox)

/** Sets the catalogue. A pressed relic gets the first points in @catalogue, unless the user has
 * entered others. */
void pandoria_relic_rack_set_catalogue (PandoriaRelicRack *self, PandoriaCatalogue *catalogue);
/** Writes the relics; PANDORIA_DEFAULT if any relics may be used, or @setup has no artifacts. */
void pandoria_relic_rack_fill (PandoriaRelicRack *self, PandoriaSetup *setup);
void pandoria_relic_rack_read (PandoriaRelicRack *self, const PandoriaSetup *setup);

/** Signals: "changed": a choice has changed; "completed": the user has chosen the last open space.
 */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

struct _PandoriaStartTiles
{
  GtkBox parent_instance;

  AdwBin *board_bin;
  PandoriaBoardView *board;
  PandoriaRelicRack *relic_rack;
  GtkLabel *prompt;
  GtkWidget *turn_button;
  PandoriaHexPicker *picker;

  PandoriaStartLayout layout;
  gboolean artifacts;
  guint current; /* the slot to be chosen */
  PandoriaSpaces possible;
  gboolean updating;
};

/** Asks for the start spaces of @board; drops the choices for another board. */
void pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board);
/** Offers the contents of the artifact module: a press outside the start spaces starts the
 * expansion's start tile. */
void pandoria_start_tiles_set_artifacts (PandoriaStartTiles *self, gboolean artifacts);
/** Also asks for the expansion's start tile: its two spaces, pressed on the board, and their
 * contents. */
void pandoria_start_tiles_set_printed (PandoriaStartTiles *self, gboolean printed);
/** Shows the choices of @setup, whose board was set before. */
void pandoria_start_tiles_read (PandoriaStartTiles *self, const PandoriaSetup *setup);
/**
 * Writes the start tiles and, if the window asks for them, the expansion's start tile and the
 * relics. Returns: FALSE if a space is not chosen yet. @setup then has the chosen part of the start
 * tiles, and no expansion's start tile.
 */
gboolean pandoria_start_tiles_fill (PandoriaStartTiles *self, PandoriaSetup *setup);
/** Returns: (transfer full) (nullable): the next choice, in a sentence; NULL if all are made. */
char *pandoria_start_tiles_find_missing (PandoriaStartTiles *self);
/** Moves the focus to the space to be chosen. */
void pandoria_start_tiles_focus (PandoriaStartTiles *self);

/** Signal "changed": the split has changed. */
#define PANDORIA_TYPE_MONUMENT_SPLIT (pandoria_monument_split_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, PANDORIA, MONUMENT_SPLIT,
                      AdwExpanderRow)

/** Sets the source of the usual split: the box in @catalogue, which is followed; (5) if it has no
 * numbers. */
void pandoria_monument_split_set_catalogue (PandoriaMonumentSplit *self,
                                            PandoriaCatalogue *catalogue);
/** Offers the usual split for @n_players, unless the user has chosen another. */
void pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players);
/** Writes the monuments, bottom to top; PANDORIA_DEFAULT for the usual split of (5). */
void pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup);
/** Shows the monuments of @setup; omits values that are not offered. */
void pandoria_monument_split_read (PandoriaMonumentSplit *self, const PandoriaSetup *setup);

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
  GtkWidget *last_list;
  AdwActionRow *last_row, *again_row;
  GtkToggleButton *players_2, *players_3, *players_4;
  GtkListBox *seats_list;
  PandoriaSeatRow *seats[PANDORIA_MAX_PLAYERS]; /* in the order of their seats */
  GtkButton *draw_button;
  GtkWidget *start_button;
  AdwComboRow *start_row, *set_row, *edition_row, *variant_row, *board_row;
  GtkWidget *compare_row, *mode_box, *chips;
  GtkToggleButton *partners_button;
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
/** Returns: (transfer full): the start player and the realms of the players, in a sentence. */
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
void pandoria_new_game_window_read (PandoriaNewGameWindow *self, PandoriaRecord *record);
/**
 * Returns: (transfer full) (nullable): what prevents leaving the page, in a sentence. *@place: the
 * widget where the user can fix it; the start tiles if an entry is only missing; NULL for none.
 */
char *pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self, GtkWidget **place);
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

/** Returns: (transfer floating): a box for numbers, at most @per_line in a line. */
GtkWidget *pandoria_spin_flow_new (guint per_line);
/** Adds a number from @lowest to @most, called @name, to @flow. Returns: (transfer none): its
 * widget. */
GtkSpinButton *pandoria_spin_flow_add (GtkWidget *flow, const char *name, guint lowest, guint most);
