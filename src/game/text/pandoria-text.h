/* Translated texts about states, events, actions and errors. Other rooms use these words and names,
 * and make only the sentences about their own subject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"
#include "pandoria-one-line.h"
#include "pandoria-open-regions.h"
#include "pandoria-position.h"
#include "pandoria-catalogue.h"

/* Names, translated, static: "Forest", "crystals" … */
const char *pandoria_text_terrain (PandoriaTerrain terrain);
/** Returns: the name of @terrain within a list of properties: “forest”. */
const char *pandoria_text_terrain_within (PandoriaTerrain terrain);
/** Returns: the name of an exit path of @terrain: “forest exit”. */
const char *pandoria_text_exit (PandoriaTerrain terrain);
/** Returns: (transfer full): "3 crystals", "1 point", "−2 wood", with the right plural. */
char *pandoria_text_amount (PandoriaCounter counter, int amount);
/** Returns: (transfer full): a number with its sign, "+6" or "−3", for ledgers and corrections. */
char *pandoria_text_signed (gint64 amount);
/** Returns: (transfer full): a change in words, "+2 points", "−3 wood". */
char *pandoria_text_change (PandoriaCounter counter, int amount);
/** Returns: the name of @counter, "crystals". */
const char *pandoria_text_counter (PandoriaCounter counter);
/** Returns: "—" for PANDORIA_REALM_NONE. */
const char *pandoria_text_realm (PandoriaRealm realm);
/**
 * Returns: (transfer none): the realm's ability, in a sentence in our own words; "" for
 * PANDORIA_REALM_NONE (11, 17).
 */
const char *pandoria_text_realm_ability (PandoriaRealm realm, PandoriaEdition edition);
/**
 * Returns: the name of a step in the turn bar: "Place", "Figure", "Card", "Score", "Buy", "Draw",
 * "Over".
 */
const char *pandoria_text_step (PandoriaStep step);
/** Returns: a figure in words: "red worker", "blue leader". */
const char *pandoria_text_figure (PandoriaColor color, gboolean leader);
/** Returns: a castle or fortress in words: "red castle", "blue fortress". */
const char *pandoria_text_castle (PandoriaColor color, gboolean fortress);
/**
 * Returns: (transfer full): name and level: "Rage 2", "Lumberyard 1:2" …; level 0: only the name.
 */
char *pandoria_text_spell (PandoriaSpell spell, guint level);
char *pandoria_text_building (PandoriaBuilding building, guint level);
/**
 * Returns: (transfer full) (nullable): the level alone: "2", "1:2"; NULL for 0. Of a spell, with no
 * building.
 */
char *pandoria_text_level (PandoriaBuilding building, guint level);
/**
 * Returns: (transfer full): the name of @thing: “Rage 2”, “Master Builder and Bank”, “Relic for 4
 * artifacts”.
 */
char *pandoria_text_printed (PandoriaPrinted thing);
/**
 * Returns: (transfer full): the name in English and in every other language of the program with a
 * different name, for searching.
 */
GStrv pandoria_text_spell_names (PandoriaSpell spell, guint level);
GStrv pandoria_text_building_names (PandoriaBuilding building, guint level);
/**
 * Returns: a building's name for a narrow widget, without Large, Small and its level: "Tower",
 * "School".
 */
const char *pandoria_text_building_short (PandoriaBuilding building);
/** Returns: (transfer full): the effect, in a sentence in our own words; level 0: at any level. */
char *pandoria_text_spell_effect (PandoriaSpell spell, guint level);
char *pandoria_text_building_effect (PandoriaBuilding building, guint level);
/**
 * Returns: (transfer full): a building’s effect for a narrow widget: "+2" (a Tower), "−1" (a Bank),
 * "1:2" (a rate); "" for none.
 */
char *pandoria_text_building_sign (PandoriaBuilding building, guint level);

/**
 * Returns: (transfer full): the names of @spaces, "F7 F8"; at most @max of them, then "F7 F8 and 3
 * more".
 */
char *pandoria_text_spaces (PandoriaSpaces spaces, guint max);

/**
 * Returns: (transfer full): a figure or space in words: "G6, forest, 2 wood, red leader, region of
 * 3, open".
 */
char *pandoria_text_space (PandoriaGame *game, PandoriaSpace space);
/** Returns: (transfer full): the same for a position @state of @game. */
char *pandoria_text_space_in (PandoriaGame *game, const PandoriaState *state, PandoriaSpace space);

/**
 * Returns: (transfer full): an entry's title ("Forest F7 F8", "Surplus wood", "Bank 2") and formula
 * ("4 wood × strength 1 + 2 spaces × 1 = 6").
 */
char *pandoria_text_event_title (const PandoriaEvent *event);
/** Returns: (transfer full): the entry's formula; "" if it has none. */
char *pandoria_text_event_formula (const PandoriaEvent *event);
/** Returns: (transfer full): all that @event changes: "−69 crystals, +23 points". */
char *pandoria_text_event_change (const PandoriaEvent *event);
/** Returns: (transfer full): title and formula in one line, for the state's "text". */
char *pandoria_text_event (const PandoriaEvent *event);

/**
 * Returns: (transfer full): an act in a few words ("Tile at G6 G7", "Rage 2 at C4", "End of turn").
 */
char *pandoria_text_action (const PandoriaAction *action);
/**
 * Returns: (transfer full): an act as it was entered, for comparing it with the table: a tile with
 * its terrain and symbols ("F5 forest 2, G5 hills 1"), other acts like pandoria_text_action().
 */
char *pandoria_text_entered (const PandoriaAction *action);
/** Returns: what acts of @kind do; only for a kind that has a word in lines. */
const char *pandoria_text_act (PandoriaActKind kind);
/**
 * Returns: (nullable): what to choose on the board for acts of @kind; NULL unless they choose only
 * their space.
 */
const char *pandoria_text_act_prompt (PandoriaActKind kind);

/** Returns: (transfer none): the words for the position that a game began with. */
const char *pandoria_text_taken_over (void);
/**
 * Returns: (transfer full) (nullable): the next undo step in a few words: "Tile at F7 E7",
 * "Correction of turn 7".
 */
char *pandoria_text_undo (PandoriaGame *game);
/** Returns: (transfer full): a sentence about the first number in the file that the game does not
 * confirm, and its turn. */
char *pandoria_text_difference (PandoriaRecord *record, const PandoriaDifference *difference);
/** Returns: (transfer full): only both numbers: the player's and the one in the file. */
char *pandoria_text_difference_numbers (PandoriaRecord *record,
                                        const PandoriaDifference *difference);
/**
 * Returns: (transfer full) (nullable): the correction that was just accepted: "Turn 7 corrected".
 */
char *pandoria_text_corrected (PandoriaGame *game);
/** Returns: (transfer full) (nullable): the next redo step in a few words. */
char *pandoria_text_redo (PandoriaGame *game);

/**
 * Returns: (transfer full): a sentence with the reason and the rule ("The leader may only be placed
 * last (6.2).").
 */
char *pandoria_text_error (const GError *error);
/** Returns: (transfer full): why an act of @kind does not fit into a corrected game, in a sentence.
 */
char *pandoria_text_misfit (PandoriaActKind kind, const GError *error);
/**
 * Returns: (transfer full): why the step of @state is too early or too late for an act of @kind;
 * @rule: its section.
 */
char *pandoria_text_wrong_step (const PandoriaState *state, PandoriaActKind kind, const char *rule);
/**
 * Returns: (transfer full): a sentence with the reason why @game refuses @action (nullable:
 * unknown), and with details of the game. @error is the refusal. @rule (out, nullable): the section
 * of the rules, NULL for none.
 */
char *pandoria_text_refusal (PandoriaGame *game, const PandoriaAction *action, const GError *error,
                             const char **rule);

/** Returns: (transfer full) (nullable): a warning that the game is almost full; NULL if it is not.
 */
char *pandoria_text_room (PandoriaGame *game);

/**
 * Returns: (transfer full): a sentence for the turn bar: what the active player of @game may do
 * now; while looking back, that nothing is possible.
 */
char *pandoria_text_hint (PandoriaGame *game);

/**
 * Returns: (transfer full): a sentence about the earlier position that @game shows: its turn and
 * last act.
 */
char *pandoria_text_position (PandoriaGame *game);

/**
 * Returns: (transfer full) (nullable): the acts of the present turn so far and their gains, one
 * line each.
 */
char *pandoria_text_turn (PandoriaGame *game);

/**
 * Returns: (transfer full): the name of a seat, or in a partnership the names of a team: “Marta and
 * Aylin”.
 */
char *pandoria_text_side (PandoriaGame *game, guint side);
/**
 * Returns: (transfer full): the points that differ in @after, a correction of @before, and who wins
 * or leads: “Marta 52 → 44, Aylin still wins”. Players with the same name are the same player.
 */
char *pandoria_text_changed_points (PandoriaGame *before, PandoriaGame *after);
/**
 * Returns: (transfer full): who leads in the shown position, and by how much: “Jonas leads by 3”.
 */
char *pandoria_text_lead (PandoriaGame *game);
/** Returns: (transfer full): the same in @state, a position of @game. */
char *pandoria_text_lead_in (PandoriaGame *game, const PandoriaState *state);
/**
 * Returns: (transfer full): the present round and the number of rounds that the tiles allow, as
 * each turn takes one double tile (6.5, 9): “Round 7 of about 11”. @brief: in fewer letters.
 */
char *pandoria_text_round (const PandoriaState *state, gboolean brief);
/** Returns: (transfer full): “18 double tiles left”; @brief: “18 tiles”. */
char *pandoria_text_tiles_left (const PandoriaState *state, gboolean brief);
/** Returns: (transfer full): place and points of each player, one line each, the winner first. */
char *pandoria_text_ranking (PandoriaGame *game);

/**
 * Returns: (transfer full): who wins, by how much, and the points of both: “Aylin wins by 1 point,
 * 58 : 57.” Otherwise, who shares the victory, with how many points.
 */
char *pandoria_text_result (PandoriaGame *game);

/* --- pandoria-text-gains.c: who gains and pays what by entries of the ledger, in a sentence --- */

/** Returns: whether a player pays with @event, for a card or by the ability of a realm. */
gboolean pandoria_text_is_cost (const PandoriaEvent *event);
/**
 * Returns: (transfer full) (nullable): the gains by the entries @from … @to − 1 of @game’s ledger;
 * NULL: none.
 */
char *pandoria_text_gains_between (PandoriaGame *game, guint from, guint to);
/** PandoriaTextAbout: what the sentences about a player describe. */
typedef enum
{
  PANDORIA_TEXT_GAINS,          /* “Marta gains 6 wood” */
  PANDORIA_TEXT_POSSIBLE_GAINS, /* of events that have not happened: “Marta would gain 6 wood” */
  PANDORIA_TEXT_PAYMENTS,       /* one sentence for each resource: “Marta pays 3 crystals” */
  PANDORIA_TEXT_TRADES,         /* “Marta pays 3 crystals and gains 3 gold” */
} PandoriaTextAbout;
/**
 * Returns: (transfer full) (nullable): sentences about what each player gains or pays by @events;
 * NULL: nothing.
 */
char *pandoria_text_gains (PandoriaGame *game, const PandoriaEvent *events, guint n,
                           PandoriaTextAbout about);
/** Returns: (transfer full): the points of a head start: “+5 head start”. */
char *pandoria_text_head_start (int points);
/**
 * Returns: (transfer full) (nullable): the players of @names who begin with points: “Marta: +5 head
 * start”; NULL: none.
 */
char *pandoria_text_head_starts (const PandoriaSetup *setup, const char *const *names);
/**
 * Returns: (transfer full) (nullable): the gains from the last act of @game, or else the act; NULL:
 * no act.
 */
char *pandoria_text_last_event (PandoriaGame *game);
/**
 * Returns: (transfer full) (nullable): "The biggest scoring of this game: Jonas, 15 crystals", if a
 * region among the entries of @game’s ledger from number @from on brought a player more than any
 * before it; NULL if none did, or if there was none before.
 */
char *pandoria_text_biggest_scoring (PandoriaGame *game, guint from);
/** Returns: (transfer full) (nullable): "2 points from surplus"; NULL if there is no surplus. */
char *pandoria_text_surplus (int surplus, int points);
/** Returns: (transfer full) (nullable): @parts joined by “; ”; NULL if there are none. */
char *pandoria_text_join (GPtrArray *parts);

/* --- pandoria-text-board.c: what a board has on a space, in words: of a board that is drawn,
 * without a game ------- */

/**
 * Returns: (transfer full): a space of a board: “E5, ship, discount 2, downstream to G7”, “A5, hill
 * exit, with A6”.
 */
char *pandoria_text_board_space (const PandoriaBoard *board, PandoriaSpace space);

/** Returns: (transfer full): @fault as a sentence with a capital letter. */
char *pandoria_text_board_fault (const PandoriaBoardFault *fault);

/** Returns: (transfer full): a sentence about @fault and its place, with names from @record. */
char *pandoria_text_position_fault (const PandoriaPositionFault *fault, PandoriaRecord *record);

/* --- pandoria-text-board.c: what would close, in a sentence --------------------------------- */

/**
 * Returns: (transfer full): what a picture of the whole board shows: “The board: 58 spaces with
 * terrain, 9 figures”.
 */
char *pandoria_text_board_contents (const PandoriaState *state);
/** Returns: (transfer full): a region's terrain and some of its spaces: “Forest F7 F8”. */
char *pandoria_text_region_name (const PandoriaRegion *region);
/**
 * Returns: (transfer full): what would close @open, a region of @state, and each player's gains.
 * @state: a position of @game.
 */
char *pandoria_text_open_region (PandoriaGame *game, const PandoriaState *state,
                                 const PandoriaOpenRegion *open);

/**
 * Returns: (transfer full): the player of the turn @span, then one line for each act with the
 * regions that it closed, its costs and its gains. Omits an end of turn without gains.
 */
char *pandoria_text_span (PandoriaGame *game, const PandoriaTurnSpan *span);
/**
 * Returns: (transfer full): the player of the turn @span and all acts as they were entered, in one
 * line: “Marta: F5 forest 2, G5 hills 1; Worker to F5”.
 */
char *pandoria_text_span_entered (PandoriaGame *game, const PandoriaTurnSpan *span);

/* --- pandoria-text-turn.c ------------------------------------------------------------------- */
/**
 * Returns: (transfer full): the present player and step, even while looking back: “Pieter, place a
 * tile”.
 */
char *pandoria_text_call (PandoriaGame *game);

/* Only for screen readers: the title of the window, and the result of an input. */

/**
 * Returns: (transfer full): the active player, the next step and the title of @game: “Pieter, place
 * a tile — Friday evening”. This is about the present, also while an earlier position is shown.
 */
char *pandoria_text_calling (PandoriaGame *game);
/** Returns: (transfer full): the terrain and symbols of a hex: “Forest, 2 wood”. */
char *pandoria_text_hex (PandoriaTerrain terrain, guint symbols);
/**
 * Returns: (transfer full): terrain and symbols of hex @index (0, 1) of the tile, with its place:
 * “First space: Forest, 2 wood”.
 */
char *pandoria_text_chosen_hex (guint index, PandoriaTerrain terrain, guint symbols);
/** Returns: (transfer full): @sentence, followed by the section @rule (nullable) of the rules. */
char *pandoria_text_with_rule (const char *sentence, const char *rule);

/* --- pandoria-text-tableau.c: what a player has ---------------------------------------------- */

/**
 * Returns: (transfer full): how much @seat has of a resource, and the end of its track: “4 crystals
 * of 10”.
 */
char *pandoria_text_resource (const PandoriaState *state, guint seat, PandoriaCounter counter);
/** Returns: (transfer full) (nullable): a building, or “monument 6”; NULL: the slot is empty. */
char *pandoria_text_slot (const PandoriaSlot *slot);
/** Returns: (transfer full): “2 workers in the reserve”, “1 castle left” … */
char *pandoria_text_workers (const PandoriaPlayerState *player);
char *pandoria_text_leader (const PandoriaPlayerState *player);
char *pandoria_text_castles (const PandoriaPlayerState *player);
char *pandoria_text_fortress (const PandoriaPlayerState *player);
char *pandoria_text_prisoners (const PandoriaPlayerState *player);
/** Returns: (transfer full): all of these that the game of @state uses, in one line. */
char *pandoria_text_reserve (const PandoriaState *state, guint seat);
/** Returns: (transfer full): the resources, cards and reserve of @seat, on one line. */
char *pandoria_text_supplies (const PandoriaState *state, guint seat);
/** Returns: (transfer full): the same after the points. */
char *pandoria_text_possessions (const PandoriaState *state, guint seat);
/** Returns: (transfer full): the language of all texts, as in HTML: "en", "de" … */
char *pandoria_text_language (void);

/* --- duration, in words --------------------------------------------------------------------- */

/** Returns: (transfer full): @seconds (0 or more), rounded to minutes: "24 min", "1 h 5 min". */
char *pandoria_text_duration (int seconds);
/**
 * Returns: (transfer full) (nullable): the thinking time of each player
 * (pandoria_game_get_player_seconds()), in one line: "Marta 24 min · Jonas 31 min"; NULL if the
 * acts have no times.
 */
char *pandoria_text_times (PandoriaGame *game);

/* --- pandoria-text-error.c: why an act cannot be done now, in any form ---------------------- */

/**
 * Returns: whether an act of @kind is possible now. @leader: PANDORIA_ACT_PLACE_FIGURE is about the
 * leader, not a worker. PANDORIA_ACT_RELIC means any of the acts that a window offers as “Something
 * else”.
 */
gboolean pandoria_act_is_possible (PandoriaGame *game, PandoriaActKind kind, gboolean leader);
/**
 * Returns: (transfer full) (nullable): a sentence with the reason why the act is impossible, and
 * the rule; NULL if it is possible. Sets *@rule (nullable, static) to the section of the rules.
 */
char *pandoria_act_reason (PandoriaGame *game, PandoriaActKind kind, gboolean leader,
                           const char **rule);
