/* PandoriaNewGame: the choices before the first turn (5), and the entries that are missing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-archive.h"
#include "pandoria-board-choice.h"
#include "pandoria-catalogue.h"
#include "pandoria-monument-choice.h"
#include "pandoria-realm-deal.h"
#include "pandoria-record.h"
#include "pandoria-relic-choice.h"
#include "pandoria-seating.h"
#include "pandoria-start-layout.h"
#include "pandoria-start-value.h"

/**
 * PandoriaNewGame: everything that the table chooses before the first turn. It keeps its choices
 * within the rules: another player with a chosen colour gets a different one, a variant takes away
 * realms that it does not have.
 *
 * Properties (all notify): "n-players" (uint 2…4), "edition" and "variant" (uint, as
 * PandoriaEdition and PandoriaVariant), "partners" (boolean: partners play if there are four),
 * "same-realm", "artifacts", "printed" (the expansion's start tile is asked for, with artifacts),
 * "tie-total" (all resources break a tie), "under-way" (the game is already played at the table,
 * which has decided what a new game leaves to chance), "realm-set" (uint PandoriaRealmSet), "start"
 * (uint: 0: by lot; else the seat that begins, from 1), "title" (string: made of names and day
 * until the user enters another one; empty: it is made again with the next change), "catalogue"
 * (PandoriaCatalogue, nullable, write-only: points of relics and monuments of the box). Read-only:
 * "names" (strv, nullable: of earlier games, likeliest first), "boards", "layout", "relics",
 * "monuments": objects for the choices of these parts.
 *
 * Signal "changed": a choice has changed, of the game or of a player. Several changes of one
 * function emit it once, when all are made.
 */
#define PANDORIA_TYPE_NEW_GAME (pandoria_new_game_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNewGame, pandoria_new_game, PANDORIA, NEW_GAME, GObject)

/* --- pandoria-new-game.c -------------------------------------------------------------------- */

guint pandoria_new_game_get_n_players (PandoriaNewGame *self);
PandoriaVariant pandoria_new_game_get_variant (PandoriaNewGame *self);
/** Returns: (transfer none): the player in @seat; a seat that does not play has one, too. */
PandoriaNewPlayer *pandoria_new_game_get_player (PandoriaNewGame *self, guint seat);
/** Moves the player in seat @from to @to. The chosen start player also starts from the new seat.
 * Returns: FALSE if no one plays in @to; nothing has then changed. */
gboolean pandoria_new_game_move_seat (PandoriaNewGame *self, guint from, guint to);
/** Returns: whether two pairs play. */
gboolean pandoria_new_game_is_partnership (PandoriaNewGame *self);
gboolean pandoria_new_game_is_under_way (PandoriaNewGame *self);

/** Returns: (transfer none): the choice of the board. */
PandoriaBoardChoice *pandoria_new_game_get_boards (PandoriaNewGame *self);

/** Returns: whether realms are dealt by lot, so far as players have none. */
gboolean pandoria_new_game_deals (PandoriaNewGame *self);
/** Returns: whether a realm is drawn or could be drawn. */
gboolean pandoria_new_game_can_draw (PandoriaNewGame *self);
/** Returns: whether a player has a drawn realm. */
gboolean pandoria_new_game_has_drawn (PandoriaNewGame *self);
/** Draws the realms that no player has chosen; @again: redraws earlier ones. */
void pandoria_new_game_draw_realms (PandoriaNewGame *self, gboolean again);
/** Draws the start player, if that is left to chance; @again: even if already drawn. */
void pandoria_new_game_draw_start (PandoriaNewGame *self, gboolean again);
/** Returns: the seat of the start player; PANDORIA_NO_SEAT: not drawn yet. */
int pandoria_new_game_get_start (PandoriaNewGame *self);
/** Returns: whether the start player is left to chance. */
gboolean pandoria_new_game_is_start_by_lot (PandoriaNewGame *self);

/** Returns: (transfer full): the choices so far; realms to be drawn are NONE. */
PandoriaSetup *pandoria_new_game_make_setup (PandoriaNewGame *self);
/** Sets @value of @seat; PANDORIA_DEFAULT: the number of the rules. */
void pandoria_new_game_set_value (PandoriaNewGame *self, guint seat, PandoriaStartValue value,
                                  int number);

/* --- pandoria-new-game-record.c ------------------------------------------------------------- */

/**
 * Draws everything by lot that was not drawn yet. Returns: (transfer full) (nullable): the record
 * of the new game. Fails like pandoria_record_new(), and if a start tile is not chosen.
 */
PandoriaRecord *pandoria_new_game_make_record (PandoriaNewGame *self, GError **error);
/** Takes over setup, names and title of @record, an existing game. */
void pandoria_new_game_read (PandoriaNewGame *self, PandoriaRecord *record);
/** Takes over players, rules and board of @record, with the seats rotated by one: the second player
 * starts. Nothing of it counts as touched. */
void pandoria_new_game_play_again (PandoriaNewGame *self, PandoriaRecord *record);
/** Returns: whether these are the choices for an existing game. */
gboolean pandoria_new_game_is_edit (PandoriaNewGame *self);
/** Forgets that anything was changed: from now on, the user does. */
void pandoria_new_game_settle (PandoriaNewGame *self);
/** Returns: whether the user has entered anything; for an existing game, any change of it. */
gboolean pandoria_new_game_is_touched (PandoriaNewGame *self);

/** Keeps the group, edition and board for the next game in @settings. */
void pandoria_new_game_remember (PandoriaNewGame *self, GSettings *settings);
/** Reads the last group from @settings, to offer it. */
void pandoria_new_game_offer_last (PandoriaNewGame *self, GSettings *settings);
/** Restores edition, partners and board of the last game from @settings. */
void pandoria_new_game_recall (PandoriaNewGame *self, GSettings *settings);
/** Returns: the number of players of the last game; 0: no game was played yet. */
guint pandoria_new_game_get_n_last (PandoriaNewGame *self);
/** Sets the group that played last, with its realms. */
void pandoria_new_game_recall_group (PandoriaNewGame *self);

/* --- pandoria-new-game-missing.c ------------------------------------------------------------ */

/** PandoriaNewGamePage: the players come first, then the board. */
typedef enum
{
  PANDORIA_NEW_GAME_PLAYERS,
  PANDORIA_NEW_GAME_TILES,
} PandoriaNewGamePage;

/** PandoriaMissingWhat: in the order of the window, on each page the faults first. */
typedef enum
{
  PANDORIA_MISSING_NOTHING,
  PANDORIA_MISSING_OWN_NAME,     /* two players have the same name */
  PANDORIA_MISSING_OWN_REALM,    /* two players have the same realm */
  PANDORIA_MISSING_BOARD,        /* there is none */
  PANDORIA_MISSING_REALM,        /* under way: that of a player is not chosen yet */
  PANDORIA_MISSING_START_PLAYER, /* under way: not chosen yet */
  PANDORIA_MISSING_TILE,         /* the contents of a slot are not chosen yet */
  PANDORIA_MISSING_RULE,         /* the engine refuses the setup */
} PandoriaMissingWhat;

/**
 * PandoriaMissing: a fault or a missing entry, and its place.
 * @which: the seat, or the slot of the PandoriaStartLayout
 * @other: the seat with the same name or realm
 */
typedef struct
{
  PandoriaMissingWhat what;
  guint which, other;
} PandoriaMissing;

/** Returns: the first thing that prevents leaving @page. */
PandoriaMissing pandoria_new_game_find_missing (PandoriaNewGame *self, PandoriaNewGamePage page);
/** Returns: whether nothing is wrong: the user has not yet answered a question. */
gboolean pandoria_new_game_is_unanswered (PandoriaMissingWhat what);
/** Returns: (transfer full) (nullable): @missing in a sentence; NULL for nothing. */
char *pandoria_new_game_describe_missing (PandoriaNewGame *self, PandoriaMissing missing);

/* --- pandoria-new-game-names.c -------------------------------------------------------------- */

/** Starts to read the names and titles of the archive. */
void pandoria_new_game_follow_archive (PandoriaNewGame *self);
/** Returns: (transfer none) (nullable): the names of earlier games, likeliest first. */
const char *const *pandoria_new_game_get_names (PandoriaNewGame *self);
/** Returns: (transfer full): the name in @seat, without space around it; may be empty. */
char *pandoria_new_game_get_name (PandoriaNewGame *self, guint seat);
/** Returns: (transfer full): the same, with “Player 1” for an empty name. */
char *pandoria_new_game_get_shown_name (PandoriaNewGame *self, guint seat);
/** Returns: the first seat without a name; -1 if all have one. */
int pandoria_new_game_find_nameless (PandoriaNewGame *self);
/** Returns: (transfer full): the player in @seat and the realm, “Marta (Dwarves)”. */
char *pandoria_new_game_describe_player (PandoriaNewGame *self, guint seat);
/** Returns: (transfer full): the players and their realms, “Marta (Dwarves), Jonas”. */
char *pandoria_new_game_describe_players (PandoriaNewGame *self);
/** Returns: (transfer full): the same for the last group. */
char *pandoria_new_game_describe_last (PandoriaNewGame *self);

/* --- pandoria-new-game-text.c --------------------------------------------------------------- */

/** Returns: (transfer full) (nullable): who plays with whom, in a sentence; NULL without partners.
 */
char *pandoria_new_game_describe_pairs (PandoriaNewGame *self);
/** Returns: (transfer full) (nullable): who was drawn to begin; NULL if no one was. */
char *pandoria_new_game_describe_lot (PandoriaNewGame *self);
/** Returns: (transfer full): the start player and the realms of the players, and the partners. */
char *pandoria_new_game_describe_start (PandoriaNewGame *self);
