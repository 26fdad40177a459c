/* PandoriaMisfit: an act that no longer fits at its place in a corrected record, with the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

struct _PandoriaMisfit
{
  GObject parent_instance;
  PandoriaAction action;
  guint index, turn, player;
  int has;
  GError *error;
};

G_DEFINE_FINAL_TYPE (PandoriaMisfit, pandoria_misfit, G_TYPE_OBJECT)

static void
pandoria_misfit_finalize (GObject *object)
{
  g_clear_error (&PANDORIA_MISFIT (object)->error);
  G_OBJECT_CLASS (pandoria_misfit_parent_class)->finalize (object);
}

static void
pandoria_misfit_class_init (PandoriaMisfitClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_misfit_finalize;
}

static void
pandoria_misfit_init (PandoriaMisfit *self)
{
}

PandoriaMisfit *
pandoria_misfit_new (guint index, const PandoriaAction *action, const PandoriaState *state, const GError *error)
{
  PandoriaMisfit *self;
  guint counter;

  g_return_val_if_fail (action != NULL && state != NULL && error != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_MISFIT, NULL);
  self->index = index;
  self->action = *action;
  self->turn = state->turn;
  self->player = state->active;
  if (error->domain == PANDORIA_ERROR && pandoria_error_get_cost (error, &counter) > 0)
    self->has = state->players[state->active].counters[counter];
  self->error = g_error_copy (error);
  return self;
}

guint
pandoria_misfit_get_index (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), 0);

  return self->index;
}

const PandoriaAction *
pandoria_misfit_get_action (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), NULL);

  return &self->action;
}

guint
pandoria_misfit_get_turn (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), 0);

  return self->turn;
}

guint
pandoria_misfit_get_player (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), 0);

  return self->player;
}

int
pandoria_misfit_get_has (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), 0);

  return self->has;
}

const GError *
pandoria_misfit_get_error (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), NULL);

  return self->error;
}
