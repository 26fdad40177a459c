/* Inside of PandoriaPlan: the table of shapes, and what the shapes share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"
#include "pandoria-plan.h"

/** PandoriaPlanShape: one way of making choices. Functions that are NULL: there is nothing of that sort. */
struct _PandoriaPlanShape
{
  const char *prompt;       /* for the next choice */
  const char *prompt_half;  /* for the second of a pair; NULL: as prompt */
  const char *prompt_slots; /* where slots can be chosen; NULL: as prompt */
  guint n_hexes;
  gboolean figures; /* it places figures from the reserve */
  gboolean list;    /* choosing an element again removes it */

  /* Writes the choice of @space into @action. Returns: FALSE when there is no room for another choice. */
  gboolean (*choose) (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space);
  /* Returns: the spaces that may be chosen after @action. NULL: every space with which the rules allow the act. */
  PandoriaSpaces (*choices) (const PandoriaPlan *self, const PandoriaAction *action);
  guint (*slot_choices) (const PandoriaPlan *self, const PandoriaAction *action, guint player);
  gboolean (*choose_slot) (const PandoriaPlan *self, PandoriaAction *action, guint player, guint slot);
  guint (*chosen_slots) (const PandoriaPlan *self, const PandoriaAction *action, guint player);
  /* Returns: whether the first of a pair is chosen and the second is not, or a compulsory choice is missing. */
  gboolean (*is_half) (const PandoriaPlan *self, const PandoriaAction *action);
  PandoriaSpaces (*chosen) (const PandoriaPlan *self, const PandoriaAction *action);
  /* Explains why @action, which was made by choose(), is impossible. NULL: with the refusal of the engine. */
  void (*explain) (const PandoriaPlan *self, const PandoriaAction *action, GError **error);
};

/** Returns: (transfer none): the shape for @self's act. Sets spell, level, copied. */
const PandoriaPlanShape *pandoria_plan_find_shape (PandoriaPlan *self);

/* Shapes (pandoria-plan-lay.c, -figure.c, -spell.c) */
extern const PandoriaPlanShape pandoria_plan_shape_tile;
extern const PandoriaPlanShape pandoria_plan_shape_single;
extern const PandoriaPlanShape pandoria_plan_shape_castle;
extern const PandoriaPlanShape pandoria_plan_shape_fortress;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_single;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_tile;
extern const PandoriaPlanShape pandoria_plan_shape_enchanted_castle;
extern const PandoriaPlanShape pandoria_plan_shape_figure;
extern const PandoriaPlanShape pandoria_plan_shape_ship;
extern const PandoriaPlanShape pandoria_plan_shape_take;
extern const PandoriaPlanShape pandoria_plan_shape_elf_move;
extern const PandoriaPlanShape pandoria_plan_shape_spell_ship;
extern const PandoriaPlanShape pandoria_plan_shape_spell_figures;
extern const PandoriaPlanShape pandoria_plan_shape_teleport;
extern const PandoriaPlanShape pandoria_plan_shape_flee;
extern const PandoriaPlanShape pandoria_plan_shape_rage;

/* Shared by the shapes */

/** Returns: the members of @action that hold the choices of the spell. */
PandoriaSpellMembers *pandoria_plan_members (const PandoriaPlan *self, PandoriaAction *action);
const PandoriaSpellMembers *pandoria_plan_get_members (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: whether @action is allowed, or would be after a further question. */
gboolean pandoria_plan_accepts (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: every space of the board where @self's shape accepts a choice after @action. */
PandoriaSpaces pandoria_plan_choices_by_trial (const PandoriaPlan *self, const PandoriaAction *action);
/** Fills @out with the state after @action, questions answered somehow; with the present state when it is refused. */
void pandoria_plan_state_after (const PandoriaPlan *self, const PandoriaAction *action, PandoriaState *out);
/** Writes what the hexes show into @action. */
void pandoria_plan_show_hexes (const PandoriaPlan *self, PandoriaAction *action);

/** Returns: the spaces that may be chosen after @action. */
PandoriaSpaces pandoria_plan_compute_choices (const PandoriaPlan *self, const PandoriaAction *action);

/* Hexes (pandoria-plan-hexes.c) */

/** Takes what the template's hexes show; their places are still to be chosen. */
void pandoria_plan_take_hexes (PandoriaPlan *self);
/** Returns: whether @action has places for a tile of which it is not known what it shows. */
gboolean pandoria_plan_misses_hex (const PandoriaPlan *self, const PandoriaAction *action);
/** Fills @hexes with what of @action can be shown. Returns: how many. */
guint pandoria_plan_copy_hexes (const PandoriaPlan *self, const PandoriaAction *action, PandoriaHex hexes[2]);

/* The leader (pandoria-plan-leader.c) */

/** A player whose workers are all out can only mean the leader. */
void pandoria_plan_guess_leader (PandoriaPlan *self);

/* Questions (pandoria-plan-question.c) */

/** Fills the open choices of @action with any values with which it is accepted. Returns: FALSE when there are none. */
gboolean pandoria_plan_resolve (const PandoriaPlan *self, PandoriaAction *action, PandoriaState *out);

/** Rebuilds everything that depends on the present action. */
void pandoria_plan_refresh (PandoriaPlan *self);
