/* PandoriaPlan: builds an act, choice by choice, before it is entered.
 *
 * It knows which spaces, figures or parts may be chosen next, has a prompt for them, and returns
 * the finished PandoriaAction. It is a plain value: a copy, made by assignment, keeps the present
 * choices, so that any choice can be undone.
 *
 * Usage: begin it from a template; let the player choose until pandoria_plan_is_complete(), or
 * until the player continues while can_finish; while pandoria_plan_get_question() is not NULL, ask
 * it and call pandoria_plan_answer(); then enter its action with pandoria_game_apply_noted().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-record.h"

typedef struct _PandoriaPlanShape PandoriaPlanShape;

/**
 * PandoriaPlan: only the functions below change it. It is valid for the state in which it began.
 */
typedef struct
{
  PandoriaState state;            /* the state before the act */
  const PandoriaPlanShape *shape; /* how its choices are made */
  guint8 spell, level;            /* the spell to choose for; for Adopt, the copied spell */
  gboolean copied;                /* the choices are stored in PandoriaAction.copy */

  PandoriaAction action; /* with the choices so far */
  PandoriaAction start;  /* before the first choice */
  PandoriaAction before; /* before the last one */
  guint n_choices;

  PandoriaHex shown[2]; /* the tile, without places; an unknown terrain is PANDORIA_N_TERRAINS */
  guint artifacts;      /* on the tile, if it can have any */
  gboolean leader,
      leader_asked; /* whether the next figure is the leader; whether the player chose that */
  gboolean no_figure;

  PandoriaSpaces
      choices; /* spaces that may be chosen next; empty if the board has nothing to choose */
  guint8 slots[PANDORIA_MAX_PLAYERS]; /* slots (bits 0…4) of buildings that may be chosen next
                                         (Goblins: take-figure, Flee) */
  gboolean can_finish; /* the act may be entered as it is (spells may be cast without effect) */
} PandoriaPlan;

/**
 * Begins an act in @state. @template: kind and everything already known (for a cast: spell, level,
 * cost; for a tile: terrains and symbols in hexes[], PANDORIA_N_TERRAINS for an unknown one; for a
 * figure: leader). The user then chooses the spaces and everything else on the board. In a spell,
 * members.leader (copy.leader for the spell that an Adopt copies) makes the first figure the
 * leader.
 */
void pandoria_plan_begin (PandoriaPlan *self, const PandoriaState *state,
                          const PandoriaAction *template_action);

/** Returns: spaces already chosen, for the board to mark. */
PandoriaSpaces pandoria_plan_get_chosen (const PandoriaPlan *self);
/** Returns: slots (bits 0…4) of @player's buildings that have been chosen. */
guint pandoria_plan_get_chosen_slots (const PandoriaPlan *self, guint player);
/**
 * Fills @hexes with the hexes of @action, an act of this plan, to show on the board.
 * Returns: their number, 0…2.
 */
guint pandoria_plan_get_hexes (const PandoriaPlan *self, const PandoriaAction *action,
                               PandoriaHex hexes[2]);
/** Returns: (transfer full): a translated sentence that asks for the next choice. */
char *pandoria_plan_get_prompt (const PandoriaPlan *self);
/**
 * Returns: whether nothing more can be chosen, so that the act can be entered without another
 * press.
 */
gboolean pandoria_plan_is_complete (const PandoriaPlan *self);
/**
 * Returns: whether choosing an element again removes it, so that such a press cannot confirm the
 * act.
 */
gboolean pandoria_plan_is_list (const PandoriaPlan *self);
/**
 * Returns: whether a spell with choices on the board waits for the player although nothing can be
 * chosen.
 */
gboolean pandoria_plan_waits_for_board (const PandoriaPlan *self);

/**
 * Chooses @space. In a list (Flee), choosing a space again removes it. In a complete plan, another
 * space replaces the last one.
 * Returns: FALSE and a PANDORIA_ERROR with the reason if it cannot be chosen.
 */
gboolean pandoria_plan_choose (PandoriaPlan *self, PandoriaSpace space, GError **error);
/**
 * Changes a choice of a double tile by a press on @space: removes a chosen space, and the other one
 * becomes the first; or begins the tile there, if @space is not next to the first one. The tile
 * keeps its terrains and symbols.
 * Returns: FALSE, with nothing changed, if neither applies.
 */
gboolean pandoria_plan_choose_again (PandoriaPlan *self, PandoriaSpace space);
/**
 * Chooses the figure on a building (Goblins): @slot (0…4) of @player. Again in a list (Flee):
 * removes it.
 */
gboolean pandoria_plan_choose_slot (PandoriaPlan *self, guint player, guint slot, GError **error);
/**
 * Computes the act with the choice of @space, for a preview while the pointer is over it. Does not
 * change the plan.
 * Returns: TRUE and @action (out), @hexes (out, 0…2 in @n_hexes); FALSE and why it cannot be
 * chosen. All outs may be NULL.
 */
gboolean pandoria_plan_try (const PandoriaPlan *self, PandoriaSpace space, PandoriaAction *action,
                            PandoriaHex hexes[2], guint *n_hexes, GError **error);

/** Sets whether the next figure is the leader. Ignored if the act places no figures. */
void pandoria_plan_set_leader (PandoriaPlan *self, gboolean leader);
/**
 * Returns: whether the act places figures, and there is a space for a worker (@leader FALSE) or the
 * leader.
 */
gboolean pandoria_plan_can_place (const PandoriaPlan *self, gboolean leader);
/**
 * Sets whether Enchanted Castle places a figure on the castle (the default). Ignored by other acts.
 */
void pandoria_plan_set_figure (PandoriaPlan *self, gboolean figure);
/** Returns: whether it places a figure on the castle. */
gboolean pandoria_plan_get_figure (const PandoriaPlan *self);
/** Returns: whether there is such a choice: the spell, or the copied spell, is Enchanted Castle. */
gboolean pandoria_plan_can_choose_figure (const PandoriaPlan *self);

/** Swaps the terrains and symbols of the tile's two hexes. Their places stay. */
void pandoria_plan_turn_round (PandoriaPlan *self);
/** Sets terrain and symbols of hex @index (0 or 1) of the tile. Its place stays. */
void pandoria_plan_set_hex (PandoriaPlan *self, guint index, PandoriaTerrain terrain,
                            guint symbols);
/** Returns: how many hexes the act places (0…2); the tray asks for them. */
guint pandoria_plan_get_n_hexes (const PandoriaPlan *self);
/** Returns: whether the terrain of hex @index is known. Fills @hex (nullable) without its place. */
gboolean pandoria_plan_get_hex (const PandoriaPlan *self, guint index, PandoriaHex *hex);
/** Returns: whether the terrains of all hexes of the act are known. */
gboolean pandoria_plan_has_hexes (const PandoriaPlan *self);

/**
 * Sets the number of artifacts on the tile (16), 0…2. It applies only while both hexes show one
 * terrain, and is kept meanwhile.
 */
void pandoria_plan_set_artifacts (PandoriaPlan *self, int artifacts);
/** Returns: the number of artifacts on the tile (16), 0 while its hexes show different terrains. */
guint pandoria_plan_get_artifacts (const PandoriaPlan *self);
/**
 * Returns: whether the tile may have artifacts: the module is on, and both hexes show one terrain.
 */
gboolean pandoria_plan_can_have_artifacts (const PandoriaPlan *self);

/** Undoes all choices of places. The hexes keep their terrains and symbols. */
void pandoria_plan_restart (PandoriaPlan *self);

/* Questions that must be answered before the act can be entered: the other resource of a Market
 * payment, the resource that the Poorhouse fills, the ghost that haunts, the ship to which a figure
 * drifts. */

/**
 * Returns: (transfer full) (nullable): the question in a translated sentence, and sets @answers
 * (transfer full) to at least two answers with names of players from @record (nullable). NULL if
 * there is no question.
 */
char *pandoria_plan_get_question (const PandoriaPlan *self, PandoriaRecord *record, GStrv *answers);
/** Chooses answer @index of the question. Another question may follow. */
void pandoria_plan_answer (PandoriaPlan *self, guint index);
