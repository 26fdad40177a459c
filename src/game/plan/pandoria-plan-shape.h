/* The shapes of plans: the ways of making choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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
  gboolean several; /* … one after the other, each a worker or the leader */
  gboolean castle;  /* may place a castle without a figure */
  gboolean list;    /* choosing an element again removes it */
  /* The offsets of the chosen spaces, ended by 0, in PandoriaAction or, for a spell, in
   * PandoriaSpellMembers */
  guint16 places[4];
  /* The offset of the leader (guint8) of the only figure, in the same struct; 0: there is none. */
  guint16 leader;

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
