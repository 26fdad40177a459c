/* What the files of PandoriaNewGameWindow share: pandoria-new-game-window.c (the widgets and the way through the
 * pages), -seats (who sits where, and draws by lot), -names (the names that were played under, and titles), -setup
 * (the resulting setup), -again (its contents kept until it is opened again).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-archive.h"
#include "pandoria-catalogue.h"
#include "pandoria-new-game-window.h"
#include "pandoria-record.h"
#include "pandoria-setup.h"
#include "pandoria-state.h"

/* --- pandoria-name-entry.c --------------------------------------------------------------------------------------- */
/* The entry of a player's name, with the names that have been played under before. */

/** Signals: "changed": the name is another one; "entered": Enter was pressed, and the choice from the list is in the entry. */
#define PANDORIA_TYPE_NAME_ENTRY (pandoria_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNameEntry, pandoria_name_entry, PANDORIA, NAME_ENTRY, AdwBin)

/** Returns: (transfer none): the entry itself. */
GtkEntry *pandoria_name_entry_get_entry (PandoriaNameEntry *self);
/** Sets the names that are offered, the likeliest first; copied. */
void pandoria_name_entry_set_names (PandoriaNameEntry *self, const char *const *names);

/* --- pandoria-seat-row.c ----------------------------------------------------------------------------------------- */
/* One player of a new game: name, colour, realm, and the handle by which the seat is moved. */

/**
 * Signals: "changed": something is another; "color-picked" (uint color): the player asked for a colour; "entered": Enter was pressed
 * in the name; "moved" (uint from, uint to): the seat is to be another one, which may be none that there is. Action (widget):
 * "seat.move" (int by).
 */
#define PANDORIA_TYPE_SEAT_ROW (pandoria_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSeatRow, pandoria_seat_row, PANDORIA, SEAT_ROW, GtkListBoxRow)

/** Makes the row of seat @seat (0…3). */
GtkWidget *pandoria_seat_row_new (guint seat);

/** Sets which seat it is among those that play; beyond them it is hidden. */
void pandoria_seat_row_set_seat (PandoriaSeatRow *self, guint seat, guint n_players);
guint pandoria_seat_row_get_seat (PandoriaSeatRow *self);
const char *pandoria_seat_row_get_name (PandoriaSeatRow *self);
void pandoria_seat_row_set_name (PandoriaSeatRow *self, const char *name);
/** Sets the names that are offered while one is typed, the likeliest first. */
void pandoria_seat_row_set_names (PandoriaSeatRow *self, const char *const *names);
/** Returns: (transfer none): the entry of the name, for the keyboard to begin with. */
GtkWidget *pandoria_seat_row_get_entry (PandoriaSeatRow *self);
PandoriaColor pandoria_seat_row_get_color (PandoriaSeatRow *self);
void pandoria_seat_row_set_color (PandoriaSeatRow *self, PandoriaColor color);
/** Returns: the realm that is asked for, NONE: it is dealt. */
PandoriaRealm pandoria_seat_row_get_realm (PandoriaSeatRow *self);
/** Sets a realm that came by lot, or NONE; emits nothing. */
void pandoria_seat_row_draw_realm (PandoriaSeatRow *self, PandoriaRealm realm);
/** Returns: whether the realm was drawn, and no other was chosen since. */
gboolean pandoria_seat_row_is_drawn (PandoriaSeatRow *self);

/** Offers the realms that @variant allows; one that it does not allow is dealt instead. None are shown in the family variants. */
void pandoria_seat_row_set_variant (PandoriaSeatRow *self, PandoriaVariant variant);
/** Fills @setup: realm and, in the beginner's game, the start building; the rest as it was read. */
void pandoria_seat_row_fill (PandoriaSeatRow *self, PandoriaPlayerSetup *setup);
/** Shows the values of @setup; keeps those that the row does not show. */
void pandoria_seat_row_read (PandoriaSeatRow *self, const PandoriaPlayerSetup *setup);

/* --- pandoria-start-layout.c ------------------------------------------------------------------------------------- */
/* The chosen pieces on the board at the start: the two starting double tiles (5), and the expansion's
 * start tile (16). Without widgets. */

#define PANDORIA_N_PRINTED     2
#define PANDORIA_N_START_SLOTS (PANDORIA_N_START + PANDORIA_N_PRINTED)

/**
 * PandoriaStartLayout: a slot is one space that something is chosen for: 0…3 the start spaces of the board, then the two of the
 * expansion's start tile. PANDORIA_N_START_SLOTS: none.
 * @hexes: at is PANDORIA_SPACE_NONE while the slot has no place
 * @order: the start spaces, two and two as the tiles cover them
 */
typedef struct
{
  PandoriaBoard board;
  gboolean has_board;
  PandoriaHex hexes[PANDORIA_N_START_SLOTS];
  guint known; /* bits: whose terrain and symbols are chosen */
  gboolean printed;
  guint8 order[PANDORIA_N_START];
  guint last; /* the slot that was chosen last */
} PandoriaStartLayout;

/** Makes @self one in which nothing is chosen, without a board. */
void pandoria_start_layout_init (PandoriaStartLayout *self);
/** Takes the start spaces of @board; on another board than before, forgets the choices. */
void pandoria_start_layout_set_board (PandoriaStartLayout *self, const PandoriaBoard *board);

gboolean pandoria_start_layout_is_placed (const PandoriaStartLayout *self, guint slot);
gboolean pandoria_start_layout_is_known (const PandoriaStartLayout *self, guint slot);
/** Returns: the first slot that is not known, the other half of the tile chosen last before all others. */
guint pandoria_start_layout_find_open (const PandoriaStartLayout *self);
/** Returns: the slot at @space. */
guint pandoria_start_layout_find_slot (const PandoriaStartLayout *self, PandoriaSpace space);
/** Chooses the contents of @slot, which has a place. */
void pandoria_start_layout_choose (PandoriaStartLayout *self, guint slot, guint terrain, guint symbols);

/** Returns: the slot that the tile on the start space @slot covers, too. */
guint pandoria_start_layout_get_partner (const PandoriaStartLayout *self, guint slot);
/** Returns: in how many ways two tiles can cover the start spaces; 0 without a board. */
guint pandoria_start_layout_count_ways (const PandoriaStartLayout *self);
/** Returns: whether one tile can cover the start spaces @a and @b, and the other tile the others. */
gboolean pandoria_start_layout_can_join (const PandoriaStartLayout *self, guint a, guint b);
/** Lays one tile on @a and @b, which can be joined. */
void pandoria_start_layout_join (PandoriaStartLayout *self, guint a, guint b);
/** Lays the tiles in the next way. */
void pandoria_start_layout_turn (PandoriaStartLayout *self);

/**
 * Lays the next half of the expansion's start tile on @space. One that is no neighbour of the first half, or comes when both lie,
 * starts again. Returns: whether it is the first half.
 */
gboolean pandoria_start_layout_place_printed (PandoriaStartLayout *self, PandoriaSpace space);
/**
 * Fills @state with the board and the choices. *@possible: the spaces of the expansion's start tile, which are plain and no start
 * spaces. Returns: FALSE when there is no board on which a game can begin.
 */
gboolean pandoria_start_layout_make_state (const PandoriaStartLayout *self, PandoriaState *state,
                                           PandoriaSpaces *possible);
/** Returns: those of @possible where a press lays the next half of the expansion's start tile; none while it is not offered. */
PandoriaSpaces pandoria_start_layout_find_places (const PandoriaStartLayout *self, PandoriaSpaces possible);

/** Takes over what @setup, which is played on the board that was set, has. */
void pandoria_start_layout_read (PandoriaStartLayout *self, const PandoriaSetup *setup);
/** Writes the choices. Returns: FALSE when one is open; the expansion's start tile is left out then. */
gboolean pandoria_start_layout_fill (const PandoriaStartLayout *self, PandoriaSetup *setup);

/* --- pandoria-start-sentences.c: the sentences while start tiles are chosen -------------------------------------- */

/** Returns: (transfer full): the request for @slot. */
char *pandoria_start_sentence_slot (const PandoriaStartLayout *self, guint slot);
/** Returns: (transfer full): which spaces each start tile covers. */
char *pandoria_start_sentence_way (const PandoriaStartLayout *self);
/**
 * Returns: (transfer full): the possible acts while @slot is asked for, or (PANDORIA_N_START_SLOTS) everything is chosen;
 * @artifacts: they are played with.
 */
char *pandoria_start_sentence_next (const PandoriaStartLayout *self, guint slot, gboolean artifacts);

/* --- pandoria-realm-deal.c: dealing realms by chance (5, 11, 17) -------------------------------------------------- */

/** PandoriaRealmSet: from which realms they are dealt; the promo realms only together with others (17). */
typedef enum
{
  PANDORIA_REALM_SET_BASE,
  PANDORIA_REALM_SET_BASE_AND_EXPANSION,
  PANDORIA_REALM_SET_EXPANSION,
  PANDORIA_REALM_SET_ALL,
} PandoriaRealmSet;
#define PANDORIA_N_REALM_SETS 4

/**
 * Gives every player of @setup whose realm is NONE one of @set that the variant allows, each only once unless same_realm is
 * set. Returns: FALSE when there are too few.
 */
gboolean pandoria_realm_deal (PandoriaSetup *setup, PandoriaRealmSet set, GRand *rand);

/** PandoriaStartValue: each of a player but the last, which is of the game. */
typedef enum
{
  PANDORIA_START_CRYSTAL, /* the resources in the order of PandoriaCounter */
  PANDORIA_START_GOLD,
  PANDORIA_START_WOOD,
  PANDORIA_START_HAND,
  PANDORIA_START_POINTS, /* PandoriaHeadStart asks for them */
  PANDORIA_START_DOUBLE_TILES,
} PandoriaStartValue;
#define PANDORIA_N_START_VALUES 6

/**
 * Signal "set" (uint seat, uint value, int number): the player wants another number for a PandoriaStartValue of @seat;
 * PANDORIA_DEFAULT: that of the rules.
 */
#define PANDORIA_TYPE_START_VALUES (pandoria_start_values_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartValues, pandoria_start_values, PANDORIA, START_VALUES, AdwExpanderRow)

/** Shows the values of @setup, whose players are called @names; ignores start tiles and other faults of it. Emits nothing. */
void pandoria_start_values_show (PandoriaStartValues *self, const PandoriaSetup *setup, const char *const *names);
/** Signal "set": as that of PandoriaStartValues. */
#define PANDORIA_TYPE_HEAD_START (pandoria_head_start_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHeadStart, pandoria_head_start, PANDORIA, HEAD_START, AdwExpanderRow)

/** Shows the points of @setup, whose players are called @names. Emits nothing. */
void pandoria_head_start_show (PandoriaHeadStart *self, const PandoriaSetup *setup, const char *const *names);
/** Returns: where @setup has @value of @seat. */
gint16 *pandoria_start_values_find (PandoriaSetup *setup, guint seat, PandoriaStartValue value);

/** Signals: "changed": something else is chosen; "completed": the last space that was open was chosen by the player. */
#define PANDORIA_TYPE_START_TILES (pandoria_start_tiles_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStartTiles, pandoria_start_tiles, PANDORIA, START_TILES, GtkBox)

/** Asks for the start spaces of @board; forgets the choices for another board. */
void pandoria_start_tiles_set_board (PandoriaStartTiles *self, const PandoriaBoard *board);
/** Offers what belongs to the artifacts: a press outside the start spaces begins the expansion's start tile. */
void pandoria_start_tiles_set_artifacts (PandoriaStartTiles *self, gboolean artifacts);
/** Asks for the expansion's start tile, too: its two spaces, pressed on the board, and what they show. */
void pandoria_start_tiles_set_printed (PandoriaStartTiles *self, gboolean printed);
/** Returns: whether the expansion's start tile is asked for, or is placed. */
gboolean pandoria_start_tiles_get_printed (PandoriaStartTiles *self);
/** Relics that are pressed have the points that @catalogue knows. */
void pandoria_start_tiles_set_catalogue (PandoriaStartTiles *self, PandoriaCatalogue *catalogue);
/** Shows what @setup, which is played on the board that was set, has. */
void pandoria_start_tiles_read (PandoriaStartTiles *self, const PandoriaSetup *setup);
/**
 * Writes the start tiles, and the expansion's and the relics where they are asked for. Returns: FALSE when a space is not chosen yet:
 * @setup then has as much as there is for the start tiles, and nothing of the expansion's.
 */
gboolean pandoria_start_tiles_fill (PandoriaStartTiles *self, PandoriaSetup *setup);
/** Returns: (transfer full) (nullable): the next choice, in a sentence; NULL when all are made. */
char *pandoria_start_tiles_find_missing (PandoriaStartTiles *self);
/** Puts the keyboard on the space that is asked for. */
void pandoria_start_tiles_focus (PandoriaStartTiles *self);

/** Signal "changed": others are in the game, or have other points. */
#define PANDORIA_TYPE_RELIC_RACK (pandoria_relic_rack_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRelicRack, pandoria_relic_rack, PANDORIA, RELIC_RACK, GtkBox)

/** A relic that is pressed from now on has the points that @catalogue knows first, unless others were entered for it. */
void pandoria_relic_rack_set_catalogue (PandoriaRelicRack *self, PandoriaCatalogue *catalogue);
/** Writes the relics; as PANDORIA_DEFAULT where any may be, or @setup has no artifacts. */
void pandoria_relic_rack_fill (PandoriaRelicRack *self, PandoriaSetup *setup);
/** Shows the relics of @setup. */
void pandoria_relic_rack_read (PandoriaRelicRack *self, const PandoriaSetup *setup);

/** Signal "changed": the split is another one. */
#define PANDORIA_TYPE_MONUMENT_SPLIT (pandoria_monument_split_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMonumentSplit, pandoria_monument_split, PANDORIA, MONUMENT_SPLIT, AdwExpanderRow)

/** The usual split is that of the numbers in the box that @catalogue knows, now and later; those of (5) while it does not. */
void pandoria_monument_split_set_catalogue (PandoriaMonumentSplit *self, PandoriaCatalogue *catalogue);
/** Offers the usual split for @n_players, while no other one is chosen. */
void pandoria_monument_split_set_players (PandoriaMonumentSplit *self, guint n_players);
/** Writes the monuments, bottom to top; the usual split of (5) as PANDORIA_DEFAULT. */
void pandoria_monument_split_fill (PandoriaMonumentSplit *self, PandoriaSetup *setup);
/** Shows the monuments of @setup; those of a value that is not offered are left out. */
void pandoria_monument_split_read (PandoriaMonumentSplit *self, const PandoriaSetup *setup);

/* --- pandoria-board-choice.c -------------------------------------------------------------------------------------- */
/* The boards that a game can be played on: those that are shipped and the player's own. */

/** PandoriaBoardChoice: a board, ready for a setup. */
typedef struct
{
  char *id, *name;
  PandoriaBoard board;
  JsonObject *json; /* as it was read, for the record */
  char *path;       /* (nullable): of its file, or of a resource */
} PandoriaBoardChoice;

/**
 * Returns: (transfer full) (element-type PandoriaBoardChoice): the shipped boards, then the player's own (pandoria_board_store_list()); a board that
 * is not finished is left out, and one that cannot be read has a message.
 */
GPtrArray *pandoria_board_choices_load (void);
/** Adds the board of a game that is there to @choices; @json is what its record has. */
void pandoria_board_choices_add (GPtrArray *choices, const char *name, const PandoriaBoard *board, JsonObject *json);

/* --- pandoria-last-group.c ---------------------------------------------------------------------------------------- */
/* The group that played last, kept in the settings, so that the next game begins with few presses. */

typedef struct
{
  guint n_players; /* 0: no game was played yet */
  char *names[PANDORIA_MAX_PLAYERS];
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  guint8 realms[PANDORIA_MAX_PLAYERS]; /* PandoriaRealm; NONE: not known, or none in the variant */
  guint edition;
  gboolean partnership;
  char *board; /* its id */
} PandoriaLastGroup;

void pandoria_last_group_free (PandoriaLastGroup *last);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaLastGroup, pandoria_last_group_free)

/** Returns: (transfer full): the stored group; empty when there is none, or no settings at all. */
PandoriaLastGroup *pandoria_last_group_load (void);
void pandoria_last_group_save (const PandoriaLastGroup *last);

#define PANDORIA_FEWEST_PLAYERS 2

struct _PandoriaNewGameWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *header;
  GtkStack *stack;
  GtkWidget *players_page, *tiles_page;
  GtkWidget *cancel_button, *back_button, *next_button, *begin_button;
  GtkWidget *missing_box;
  GtkLabel *missing_label;

  /* the players */
  GtkWidget *last_list;
  AdwActionRow *last_row, *again_row;
  GtkToggleButton *players_2, *players_3, *players_4;
  GtkListBox *seats_list;
  PandoriaSeatRow *seats[PANDORIA_MAX_PLAYERS]; /* in the order in which they sit */
  GtkButton *draw_button;
  GtkWidget *start_button;
  AdwComboRow *start_row, *set_row, *edition_row, *variant_row, *board_row;
  GtkWidget *compare_row, *mode_box, *chips;
  GtkToggleButton *partners_button;
  AdwActionRow *same_realm_row;
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
  PandoriaHeadStart *head_start;

  GPtrArray *boards;                                /* PandoriaBoardChoice */
  PandoriaSetup base;                               /* what the pages do not show */
  gboolean is_edit;                                 /* of a game that is there */
  GBytes *before;                                   /* what that has; NULL: it is a new one */
  PandoriaSeatRow *old_seats[PANDORIA_MAX_PLAYERS]; /* who has which seat in it; NULL: no player */
  guint8 origins[PANDORIA_MAX_PLAYERS];
  char *old_title, *title_end; /* what follows the names in a title that is made of them; nullable */
  GDateTime *old_day;          /* nullable */
  PandoriaLastGroup *last;
  PandoriaArchive *archive;
  GStrv names; /* that were played under, the likeliest first; nullable */
  GRand *rand;
  guint n_players;
  PandoriaSeatRow *starter; /* who was drawn to begin; nullable */
  gboolean asked;           /* to continue: from then on the window names missing entries */
  gboolean has_own_title;
  gboolean ready;   /* later changes are the user's */
  gboolean touched; /* something was */
  gboolean refused; /* the record of the running signal */
  gboolean updating;
};

/* pandoria-new-game-window.c */
/** Shows the results of the choices. */
void pandoria_new_game_window_update (PandoriaNewGameWindow *self);

/* pandoria-new-game-window-again.c */
/** Shows the boards @boards (transfer full); the chosen one stays, with its choices, while it is among them. */
void pandoria_new_game_window_offer_boards (PandoriaNewGameWindow *self, GPtrArray *boards);
/** Shows in the board's row whether it was compared with the one on the table, and offers that. */
void pandoria_new_game_window_tell_whether_seen (PandoriaNewGameWindow *self);
/** Opens the comparison of the chosen board. */
void pandoria_new_game_window_compare_board (PandoriaNewGameWindow *self);
/** Offers the group of the last game, where there was one. */
void pandoria_new_game_window_offer_last (PandoriaNewGameWindow *self);

/* pandoria-new-game-window-seats.c */
void pandoria_new_game_window_add_seats (PandoriaNewGameWindow *self);
void pandoria_new_game_window_change_players (PandoriaNewGameWindow *self, guint n_players);
/** The list of who may begin, with the present names, and the drawn one. */
void pandoria_new_game_window_offer_start (PandoriaNewGameWindow *self);
/** Draws the realms that no player has chosen; @again: also those that were drawn before. Returns: FALSE when there are too few. */
gboolean pandoria_new_game_window_draw_realms (PandoriaNewGameWindow *self, gboolean again);
/** Whether a realm is drawn, or could be. */
gboolean pandoria_new_game_window_can_draw (PandoriaNewGameWindow *self);
/** Draws who begins, where that is left to chance; @again: also when it was drawn before. */
void pandoria_new_game_window_draw_start (PandoriaNewGameWindow *self, gboolean again);
/** Returns: the seat that begins; -1: it is not drawn yet. */
int pandoria_new_game_window_get_start (PandoriaNewGameWindow *self);
/** Sets the group that played last, with its realms. */
void pandoria_new_game_window_recall_group (PandoriaNewGameWindow *self);

/* pandoria-new-game-window-names.c */
/** Returns: (transfer full): the name in @seat, without space around it; may be empty. */
char *pandoria_new_game_window_get_name (PandoriaNewGameWindow *self, guint seat);
/** The same, with “Player 1” for one that is empty. */
char *pandoria_new_game_window_get_shown_name (PandoriaNewGameWindow *self, guint seat);
/** Returns the entry of the first seat without a name, or the button that continues. */
GtkWidget *pandoria_new_game_window_find_nameless (PandoriaNewGameWindow *self);
/** Makes the buttons that enter a known name. */
void pandoria_new_game_window_add_chips (PandoriaNewGameWindow *self);
/** Offers the names of the archive in the seats and as buttons: those that no other seat has. */
void pandoria_new_game_window_offer_names (PandoriaNewGameWindow *self);
/** Begins to look what names and titles there are in the archive. */
void pandoria_new_game_window_follow_archive (PandoriaNewGameWindow *self);
/** Gives the game the title of its players and the date, unless it has one of the player's own. */
void pandoria_new_game_window_make_title (PandoriaNewGameWindow *self);
/** Keeps the title of the game that is there, and looks whether it was made of its players. */
void pandoria_new_game_window_read_title (PandoriaNewGameWindow *self, PandoriaRecord *record);
/** Returns: (transfer full): the title of the game, which no other one in the archive has. */
char *pandoria_new_game_window_find_title (PandoriaNewGameWindow *self);
/** Returns: (transfer full): who begins and who plays what, in a sentence. */
char *pandoria_new_game_window_describe_start (PandoriaNewGameWindow *self);
/** Returns: (transfer full): who plays what, by seat. */
char *pandoria_new_game_window_describe_realms (PandoriaNewGameWindow *self);
/** Returns: (transfer full): who played last, and what. */
char *pandoria_new_game_window_describe_last (PandoriaNewGameWindow *self);

/* pandoria-new-game-window-setup.c */
const PandoriaBoardChoice *pandoria_new_game_window_get_board (PandoriaNewGameWindow *self);
PandoriaVariant pandoria_new_game_window_get_variant (PandoriaNewGameWindow *self);
/** Fills @setup as far as it is chosen; realms that are to be drawn are NONE. */
void pandoria_new_game_window_fill_setup (PandoriaNewGameWindow *self, PandoriaSetup *setup);
/** Returns: (transfer full): all entries for an existing game, to be compared with the old ones. */
GBytes *pandoria_new_game_window_collect (PandoriaNewGameWindow *self);
/** Shows the values of @record. */
void pandoria_new_game_window_read (PandoriaNewGameWindow *self, PandoriaRecord *record);
/**
 * Returns: (transfer full) (nullable): what keeps the first page, or (@tiles) the game, from continuing, in a sentence. *@place: the
 * widget where it is fixed, NULL for none. *@open: whether it is only not filled in yet.
 */
char *pandoria_new_game_window_find_missing (PandoriaNewGameWindow *self, gboolean tiles, GtkWidget **place,
                                             gboolean *open);
/** Shows the values at the start that follow from the choices. */
void pandoria_new_game_window_show_values (PandoriaNewGameWindow *self);
/** Takes another number for @value of @seat; PANDORIA_DEFAULT: that of the rules. */
void pandoria_new_game_window_set_value (PandoriaNewGameWindow *self, guint seat, PandoriaStartValue value, int number);
/** Offers again the stored values of the last game, apart from its group. */
void pandoria_new_game_window_recall (PandoriaNewGameWindow *self);

/** Returns: (transfer floating): room for numbers, at most @per_line in a line. */
GtkWidget *pandoria_spin_flow_new (guint per_line);
/** Adds a number from @lowest to @most, called @name, to @flow. Returns: (transfer none): it. */
GtkSpinButton *pandoria_spin_flow_add (GtkWidget *flow, const char *name, guint lowest, guint most);
