/* PandoriaPlan: an act being put together, one choice after the other, before it is entered.
 *
 * It knows which spaces, figures or parts may be chosen next, says so in a sentence, takes back the last choice, and gives
 * the finished PandoriaAction. The board shows its choices; it needs no display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-game.h"

G_BEGIN_DECLS

/** Properties: none. Signal "changed": what may be chosen, the prompt or completeness is another one. */
#define PANDORIA_TYPE_PLAN (pandoria_plan_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPlan, pandoria_plan, PANDORIA, PLAN, GObject)

/**
 * Begins an act in @game. @template: kind and everything already known (for a cast: spell, level, cost; for a tile: terrains and
 * symbols in hexes[], at = PANDORIA_SPACE_NONE where still to choose; for a figure: leader). The spaces and other choices are then made on the board.
 */
PandoriaPlan *pandoria_plan_new (PandoriaGame *game, const PandoriaAction *template_action);

/** Returns: spaces that may be chosen next; empty when nothing (more) is to be chosen on the board. */
PandoriaSpaces pandoria_plan_get_choices (PandoriaPlan *self);
/** Returns: spaces already chosen, for the board to mark. */
PandoriaSpaces pandoria_plan_get_chosen (PandoriaPlan *self);
/** Returns: the hexes to show as a preview on the board; 0…2 of them in @hexes. */
guint pandoria_plan_get_hexes (PandoriaPlan *self, PandoriaHex hexes[2]);
/** Returns: (transfer full): what is to be chosen now, in a sentence, translated. */
char *pandoria_plan_get_prompt (PandoriaPlan *self);
/** Returns: whether the act may be entered as it is (spells may be cast without effect). */
gboolean pandoria_plan_can_finish (PandoriaPlan *self);
/** Returns: whether nothing more can be chosen, so that it can be entered without a further press. */
gboolean pandoria_plan_is_complete (PandoriaPlan *self);
/** Returns: (transfer none): the act as put together so far. */
const PandoriaAction *pandoria_plan_get_action (PandoriaPlan *self);

/** Chooses @space. Returns: FALSE and a PANDORIA_ERROR that says why not, when it cannot be chosen. */
gboolean pandoria_plan_choose (PandoriaPlan *self, PandoriaSpace space, GError **error);
/** Whether the next figure placed is the leader (where a spell places figures); ignored elsewhere. */
void pandoria_plan_set_leader (PandoriaPlan *self, gboolean leader);
gboolean pandoria_plan_get_leader (PandoriaPlan *self);
/** Turns the tile round: exchanges its two hexes. */
void pandoria_plan_turn_round (PandoriaPlan *self);
/** Changes one hex of a tile being placed (index 0 or 1), its place kept. */
void pandoria_plan_set_hex (PandoriaPlan *self, guint index, PandoriaTerrain terrain, guint symbols);
/** Takes back the last choice. Returns: FALSE when there was none. */
gboolean pandoria_plan_back (PandoriaPlan *self);
/** Sets the other resource of a Market payment, the ghost (haunt) or the ship (drift) where the engine answered choice-needed. */
void pandoria_plan_set_with (PandoriaPlan *self, int resource);

G_END_DECLS
