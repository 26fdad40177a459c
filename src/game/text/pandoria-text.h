/* Sentences: the one place where words are made from states, events, actions and errors. Translated with gettext.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-open-regions.h"

/* Names, translated, static: "Forest", "crystal" … */
const char *pandoria_text_terrain (PandoriaTerrain terrain);
/** Returns: (transfer full): "3 crystals", "1 point", "−2 wood", with the right plural. */
char *pandoria_text_amount (PandoriaCounter counter, int amount);
/** Returns: (transfer full): a number with its sign, "+6" or "−3", for ledgers and corrections. */
char *pandoria_text_signed (gint64 amount);
/** Returns: (transfer full): a change in words, "+2 points", "−3 wood". */
char *pandoria_text_change (PandoriaCounter counter, int amount);
const char *pandoria_text_counter (PandoriaCounter counter);
/** Returns: "—" for PANDORIA_REALM_NONE. */
const char *pandoria_text_realm (PandoriaRealm realm);
/** Returns: what the realm can do, in a sentence of our own; "" for PANDORIA_REALM_NONE (11, 17). */
const char *pandoria_text_realm_ability (PandoriaRealm realm, PandoriaEdition edition);
/** Returns: the word of the turn bar for a step: "Place", "Figure", "Card", "Score", "Buy", "Draw", "Over". */
const char *pandoria_text_step (PandoriaStep step);
const char *pandoria_text_color (PandoriaColor color);
/** Returns: a figure in words: "red worker", "blue leader". */
const char *pandoria_text_figure (PandoriaColor color, gboolean leader);
/** Returns: "red castle", "blue fortress". */
const char *pandoria_text_castle (PandoriaColor color, gboolean fortress);
/** Returns: (transfer full): "Rage 2", "Lumberyard 1:2" …; level 0 for the bare name. */
char *pandoria_text_spell (PandoriaSpell spell, guint level);
char *pandoria_text_building (PandoriaBuilding building, guint level);
/** Returns: (transfer full): the same in English and in every other language of the program that calls it otherwise, to be found by. */
GStrv pandoria_text_spell_names (PandoriaSpell spell, guint level);
GStrv pandoria_text_building_names (PandoriaBuilding building, guint level);
/** Returns: a building's name for a narrow place, without Large, Small and its level: "Tower", "School". */
const char *pandoria_text_building_short (PandoriaBuilding building);
/** Returns: (transfer full): what it does, in a sentence of our own; level 0: at any level. */
char *pandoria_text_spell_effect (PandoriaSpell spell, guint level);
char *pandoria_text_building_effect (PandoriaBuilding building, guint level);
/**
 * Returns: (transfer full): the sign of a building's effect for a narrow place: "+2" (a Tower), "−1" (a Bank), "1:2" (a rate);
 * "" for none.
 */
char *pandoria_text_building_sign (PandoriaBuilding building, guint level);

/** Returns: (transfer full): the names of @spaces, "F7 F8"; at most @max of them, then "F7 F8 and 3 more". */
char *pandoria_text_spaces (PandoriaSpaces spaces, guint max);

/** Returns: (transfer full): a figure or space in words: "G6, forest, 2 wood, red leader, region of 3, open". */
char *pandoria_text_space (PandoriaGame *game, PandoriaSpace space);

/** Returns: (transfer full): an entry's title ("Forest F7 F8", "Surplus wood", "Bank 2") and formula ("4 wood × strength 1 + 2 spaces × 1 = 6"). */
char *pandoria_text_event_title (const PandoriaEvent *event);
/** Returns: (transfer full): "" where there is nothing to reckon. */
char *pandoria_text_event_formula (const PandoriaEvent *event);
/** Returns: (transfer full): title and formula in one line, for the state's "text". */
char *pandoria_text_event (const PandoriaEvent *event);

/** Returns: (transfer full): an act in a few words ("Tile at G6 G7", "Rage 2 at C4", "End of turn"). */
char *pandoria_text_action (const PandoriaAction *action);

/** Returns: (transfer full) (nullable): what undo would take back, in a few words: "Tile at F7 E7", "Correction of turn 7". */
char *pandoria_text_undo (PandoriaGame *game);
/** Returns: (transfer full) (nullable): the correction that was just accepted: "Turn 7 corrected". */
char *pandoria_text_corrected (PandoriaGame *game);
/** Returns: (transfer full) (nullable): what redo would bring back. */
char *pandoria_text_redo (PandoriaGame *game);

/** Returns: (transfer full): why an act was refused, in a sentence, with the rule ("The leader may only be placed last (6.2)."). */
char *pandoria_text_error (const GError *error);
/**
 * Returns: (transfer full): a sentence with the reason why @game refuses @action (nullable: unknown), and with details of the game.
 * @rule (out, nullable): the section of the rules, NULL for none.
 */
char *pandoria_text_refusal (PandoriaGame *game, const PandoriaAction *action, const GError *error, const char **rule);
/** Returns: whether in the present turn a card was played, a monument erected, or what takes its place (6.3). */
gboolean pandoria_text_has_played_card (PandoriaGame *game);
/** Returns: whether in the present turn a figure was placed in its second step (6.2). */
gboolean pandoria_text_has_placed_figure (PandoriaGame *game);

/**
 * Returns: (transfer full): one sentence on what @game's active player may do now, for the turn bar; while looking back,
 * that it is nothing.
 */
char *pandoria_text_hint (PandoriaGame *game);

/** Returns: (transfer full): which earlier position @game shows, in a sentence: the turn and the act that led there. */
char *pandoria_text_position (PandoriaGame *game);

/** Returns: (transfer full): the acts of the present turn so far and what they have brought, a line each; "" for none. */
char *pandoria_text_turn (PandoriaGame *game);

/** Returns: (transfer full): a seat, or in a partnership a team, by name: “Marta and Aylin”. */
char *pandoria_text_side (PandoriaGame *game, guint side);
/**
 * Returns: (transfer full): the points that are others in @after, a correction of @before, and who wins or leads: “Marta 52 → 44, Aylin
 * still wins”. Players are the same who have the same name.
 */
char *pandoria_text_changed_points (PandoriaGame *before, PandoriaGame *after);
/** Returns: (transfer full): who leads in the position that is shown, and by how much: “Jonas leads by 3”. */
char *pandoria_text_lead (PandoriaGame *game);
/**
 * Returns: (transfer full): the round and how many there may be, as each turn takes one double tile (6.5, 9): “Round 7 of about 11”.
 * @brief: in fewer letters.
 */
char *pandoria_text_round (const PandoriaState *state, gboolean brief);
/** Returns: (transfer full): “18 double tiles left”; @brief: “18 tiles”. */
char *pandoria_text_tiles_left (const PandoriaState *state, gboolean brief);
/** Returns: (transfer full): everyone's place and points in a line each, the first first. */
char *pandoria_text_ranking (PandoriaGame *game);

/** Returns: (transfer full): who wins, or shares the victory, with how many points: one sentence. */
char *pandoria_text_result (PandoriaGame *game);

/* --- pandoria-text-gains.c: who gains and pays what by entries of the ledger, in a sentence ----------------------- */

/**
 * Returns: (transfer full) (nullable): the gains of each player by the entries of @game's ledger from number @from on: “Marta gains
 * 6 wood (2 points from surplus)”; NULL: none.
 */
char *pandoria_text_gains_since (PandoriaGame *game, guint from);
/** Returns: (transfer full) (nullable): the same of the entries from number @from up to, not with, number @to. */
char *pandoria_text_gains_between (PandoriaGame *game, guint from, guint to);
/** Returns: (transfer full) (nullable): the gains of each player by @events; NULL: none. */
char *pandoria_text_gains (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full): “+5 head start”. */
char *pandoria_text_head_start (int points);
/** Returns: (transfer full) (nullable): the players of @names who begin with points: “Marta: +5 head start”; NULL: none. */
char *pandoria_text_head_starts (const PandoriaSetup *setup, const char *const *names);
/** Returns: (transfer full) (nullable): the payments of each player: “Marta pays 3 crystals”; NULL: none. */
char *pandoria_text_payments (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): the gains of each player by @events, which have not happened; NULL: none. */
char *pandoria_text_possible_gains (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): payments and gains: “Marta pays 3 crystals and gains 3 gold”; NULL: none. */
char *pandoria_text_trades (PandoriaGame *game, const PandoriaEvents *events);
/** Returns: (transfer full) (nullable): what the last act of @game brought, or else who did what; NULL: nothing has happened. */
char *pandoria_text_last_event (PandoriaGame *game);
/**
 * Returns: (transfer full) (nullable): "The biggest scoring of this game: Jonas, 15 crystals", when a region among the entries
 * of @game's ledger from number @from on has brought a player more than any before it; NULL: none has, or none came before.
 */
char *pandoria_text_biggest_scoring (PandoriaGame *game, guint from);
/** Returns: (transfer full) (nullable): "2 points from surplus"; NULL when nothing is over. */
char *pandoria_text_surplus (int surplus, int points);
/** Returns: (transfer full) (nullable): @parts joined by “; ”; NULL if there are none. */
char *pandoria_text_join (GStrvBuilder *parts);

/* --- pandoria-text-board.c: what a board has on a space, in words: of a board that is drawn, without a game ------- */

/** Returns: (transfer full): “E5, ship, discount 2, downstream to G7”, “H6, plain, start space”, “A5, hill exit, with A6”. */
char *pandoria_text_board_space (const PandoriaBoard *board, PandoriaSpace space);

/** Returns: (transfer full): @fault as a sentence, which begins with a capital letter. */
char *pandoria_text_board_fault (const PandoriaBoardFault *fault);

/* --- pandoria-text-open.c: what would close, in a sentence -------------------------------------------------------- */

/** Returns: (transfer full): a region's terrain and some of its spaces: “Forest F7 F8”. */
char *pandoria_text_region_name (const PandoriaRegion *region);
/** Returns: (transfer full): what would close @open, a region of the shown position of @game, and the gains of each player. */
char *pandoria_text_open_region (PandoriaGame *game, const PandoriaOpenRegion *open);

/* --- pandoria-text-span.c: the acts of one turn, a sentence for each ----------------------------------------------- */

/**
 * Returns: (transfer full): whose turn @span was, then what each act did, closed, cost and brought, in a line each. Ends of turns that
 * brought nothing are left out.
 */
char *pandoria_text_span (PandoriaGame *game, const PandoriaTurnSpan *span);

/* --- pandoria-text-spoken.c --------------------------------------------------------------------------------------- */
/* Spoken only: the title of the window, and the result of an input, for players who do not see the board. */

/**
 * Returns: (transfer full): the active player, the next step and the title of @game: “Pieter, place a tile — Friday evening”.
 * This is about the present, also while an earlier position is shown.
 */
char *pandoria_text_calling (PandoriaGame *game);
/** Returns: (transfer full): what a hex shows: “Forest, 2 wood”. */
char *pandoria_text_hex (PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer full): what hex @index (0, 1) of the tile shows: “First space: Forest, 2 wood”. */
char *pandoria_text_chosen_hex (guint index, PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer full): @sentence with the section @rule (nullable) of the rules behind it. */
char *pandoria_text_with_rule (const char *sentence, const char *rule);

/* --- pandoria-text-standings.c: leader and duration, in words --------------------------------------------------- */

/** Returns: (transfer full): @seconds (0 or more), rounded to minutes: "24 min", "1 h 5 min". */
char *pandoria_text_duration (int seconds);
/**
 * Returns: (transfer full) (nullable): how long each player has thought (pandoria_game_get_player_seconds()), in one line:
 * "Marta 24 min · Jonas 31 min"; NULL if the acts have no times.
 */
char *pandoria_text_times (PandoriaGame *game);

/* --- pandoria-act-reason.c: why an act cannot be done now, in any form --------------------------------------------- */

/**
 * Returns: whether @kind is offered now; with PANDORIA_ACT_PLACE_FIGURE a worker or the leader; with PANDORIA_ACT_RELIC any of
 * the acts that a window offers as “something else”.
 */
gboolean pandoria_act_is_possible (PandoriaGame *game, PandoriaActKind kind, gboolean leader);
/**
 * Returns: (transfer full) (nullable): why it is not, in a sentence with the rule, whose section is in *@rule (nullable,
 * static), too; NULL when it is offered.
 */
char *pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader, const char **rule);
