/* Sentences: the one place where words are made from states, events, actions and errors. Translated with gettext.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

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
 * "" where there is nothing to say.
 */
char *pandoria_text_building_sign (PandoriaBuilding building, guint level);

/** Returns: (transfer full): the names of @spaces, "F7 F8"; at most @max of them, then "F7 F8 and 3 more". */
char *pandoria_text_spaces (PandoriaSpaces spaces, guint max);

/** Returns: (transfer full): a figure or space in words: "G6, forest, 2 wood, red leader, region of 3, open". */
char *pandoria_text_space (PandoriaGame *game, PandoriaSpace space);

/** Returns: (transfer full): an entry's title ("Forest F7 F8", "Surplus wood", "Bank 2") and formula ("4 wood × 1 figure + 2 spaces × 1 = 6"). */
char *pandoria_text_event_title (const PandoriaEvent *event);
/** Returns: (transfer full): "" where there is nothing to reckon. */
char *pandoria_text_event_formula (const PandoriaEvent *event);
/** Returns: (transfer full): title and formula in one line, for the state's "text". */
char *pandoria_text_event (const PandoriaEvent *event);

/** Returns: (transfer full): an act in a few words ("Tile at G6 G7", "Rage 2 at C4", "End of turn"). */
char *pandoria_text_action (const PandoriaAction *action);

/** Returns: (transfer full) (nullable): what undo would take back, in a few words: "Tile at F7 E7", "Correction of turn 7". */
char *pandoria_text_undo (PandoriaGame *game);
/** Returns: (transfer full) (nullable): what redo would bring back. */
char *pandoria_text_redo (PandoriaGame *game);

/** Returns: (transfer full): why an act was refused, in a sentence, with the rule ("The leader may only be placed last (6.2)."). */
char *pandoria_text_error (const GError *error);
/**
 * Returns: (transfer full): why @game refuses @action (nullable: not known), with what there is in the game to say of it, as a sentence;
 * @rule (out, nullable): the section of the rules, NULL where there is none.
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
 * Returns: (transfer full): the points of all in @after, a correction of @before, and those that were others: “Points: Marta 58 (now 60),
 * Jonas 57”. Players are the same who have the same name.
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

G_END_DECLS
