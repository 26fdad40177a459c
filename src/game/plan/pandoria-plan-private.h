/* Shared by the files of PandoriaPlan: the table of shapes, and the functions that they share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-options.h"
#include "pandoria-plan.h"

/**
 * PandoriaPlanShape: one way of making choices. A NULL function means that the shape has no such
 * choices.
 */
struct _PandoriaPlanShape
{
  const char *prompt;       /* for the next choice; NULL: that of the act */
  const char *prompt_half;  /* for the second of a pair; NULL: use prompt */
  const char *prompt_slots; /* if slots can be chosen; NULL: use prompt */
  guint n_hexes;
  gboolean figures; /* places figures from the reserve */
  gboolean list;    /* choosing an element again removes it */
  /* The offsets of the chosen spaces, ended by 0, in PandoriaAction or, for a spell, in
   * PandoriaSpellMembers */
  guint16 places[4];

  /* Adds the choice of @space to @action. Returns: FALSE if there is no room for another choice. */
  gboolean (*choose) (const PandoriaPlan *self, PandoriaAction *action, PandoriaSpace space);
  /* Returns: the spaces that may be chosen after @action. NULL: every space for which the rules
   * accept the act. */
  PandoriaSpaces (*choices) (const PandoriaPlan *self, const PandoriaAction *action);
  guint (*slot_choices) (const PandoriaPlan *self, const PandoriaAction *action, guint player);
  gboolean (*choose_slot) (const PandoriaPlan *self, PandoriaAction *action, guint player,
                           guint slot);
  guint (*chosen_slots) (const PandoriaPlan *self, const PandoriaAction *action, guint player);
  /* Returns: whether the first of a pair is chosen and the second is not, or a compulsory choice is
   * missing. */
  gboolean (*is_half) (const PandoriaPlan *self, const PandoriaAction *action);
  PandoriaSpaces (*chosen) (const PandoriaPlan *self,
                            const PandoriaAction *action); /* NULL: the spaces at places */
  /* Explains why @action, the result of choose(), is impossible. NULL: use the refusal of the
   * engine. */
  void (*explain) (const PandoriaPlan *self, const PandoriaAction *action, GError **error);
};

/** Returns: (transfer none): the shape for @self's act. Sets spell, level, copied. */
const PandoriaPlanShape *pandoria_plan_find_shape (PandoriaPlan *self);

/* Shapes (pandoria-plan-lay.c, -spell.c) */
extern const PandoriaPlanShape pandoria_plan_shape_tile;
extern const PandoriaPlanShape pandoria_plan_shape_single;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_single;
extern const PandoriaPlanShape pandoria_plan_shape_terrain_tile;
extern const PandoriaPlanShape pandoria_plan_shape_enchanted_castle;
extern const PandoriaPlanShape pandoria_plan_shape_place; /* one space, without a figure */
extern const PandoriaPlanShape pandoria_plan_shape_figure;
extern const PandoriaPlanShape pandoria_plan_shape_take;
extern const PandoriaPlanShape pandoria_plan_shape_elf_move;
extern const PandoriaPlanShape pandoria_plan_shape_spell_ship;
extern const PandoriaPlanShape pandoria_plan_shape_spell_figures;
extern const PandoriaPlanShape pandoria_plan_shape_teleport;
extern const PandoriaPlanShape pandoria_plan_shape_flee;
extern const PandoriaPlanShape pandoria_plan_shape_rage;

/* Shared by the shapes */

/** Returns: the members of @action that hold the choices of the spell. */
static inline PandoriaSpellMembers *
pandoria_plan_members (const PandoriaPlan *self, PandoriaAction *action)
{
  return self->copied ? &action->copy : &action->members;
}

static inline const PandoriaSpellMembers *
pandoria_plan_get_members (const PandoriaPlan *self, const PandoriaAction *action)
{
  return self->copied ? &action->copy : &action->members;
}

static inline gboolean
pandoria_plan_is_half (const PandoriaPlan *self, const PandoriaAction *action)
{
  return self->shape->is_half != NULL && self->shape->is_half (self, action);
}

/* The next choices (pandoria-plan-choices.c) */

/** Returns: the spaces that are chosen in @action. */
PandoriaSpaces pandoria_plan_list_chosen (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: whether @action is allowed, or can be after its open questions are answered. */
gboolean pandoria_plan_accepts (const PandoriaPlan *self, const PandoriaAction *action);
/** Returns: every space of the board where @self's shape accepts a choice after @action. */
PandoriaSpaces pandoria_plan_choices_by_trial (const PandoriaPlan *self,
                                               const PandoriaAction *action);
/** Returns: the spaces that may be chosen after @action. */
PandoriaSpaces pandoria_plan_compute_choices (const PandoriaPlan *self,
                                              const PandoriaAction *action);
/**
 * Returns: whether the act has a place for its tile, but not all terrains of the tile are known.
 */
gboolean pandoria_plan_misses_hex (const PandoriaPlan *self);
/** Rebuilds everything that depends on the present action. */
void pandoria_plan_refresh (PandoriaPlan *self);

/* Hexes (pandoria-plan-lay.c) */

/** Takes terrains and symbols from the template's hexes. The user still chooses their places. */
void pandoria_plan_take_hexes (PandoriaPlan *self);
/** Copies the terrains and symbols of the hexes to @action. */
void pandoria_plan_show_hexes (const PandoriaPlan *self, PandoriaAction *action);

/* Questions (pandoria-plan-question.c) */

/**
 * Fills @out with the state after @action, with any answers to its questions. If refused: the
 * present state.
 */
void pandoria_plan_state_after (const PandoriaPlan *self, const PandoriaAction *action,
                                PandoriaState *out);
