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
pandoria_misfit_new (guint index, const PandoriaAction *action, guint turn, guint player, const GError *error)
{
  PandoriaMisfit *self;

  g_return_val_if_fail (action != NULL && error != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_MISFIT, NULL);
  self->index = index;
  self->action = *action;
  self->turn = turn;
  self->player = player;
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

const GError *
pandoria_misfit_get_error (PandoriaMisfit *self)
{
  g_return_val_if_fail (PANDORIA_IS_MISFIT (self), NULL);

  return self->error;
}
