/* PandoriaConflict: an act that no longer fits at its place in a corrected record, with the reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-amend.h"

G_DEFINE_FINAL_TYPE (PandoriaConflict, pandoria_conflict, G_TYPE_OBJECT)

static void
pandoria_conflict_finalize (GObject *object)
{
  g_clear_error (&PANDORIA_CONFLICT (object)->error);
  G_OBJECT_CLASS (pandoria_conflict_parent_class)->finalize (object);
}

static void
pandoria_conflict_class_init (PandoriaConflictClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pandoria_conflict_finalize;
}

static void
pandoria_conflict_init (PandoriaConflict *self)
{
}

PandoriaConflict *
pandoria_conflict_new (guint index, const PandoriaAction *action, const PandoriaState *state, const GError *error)
{
  PandoriaConflict *self;
  guint counter;

  g_return_val_if_fail (action != NULL && state != NULL && error != NULL, NULL);

  self = g_object_new (PANDORIA_TYPE_CONFLICT, NULL);
  self->index = index;
  self->action = *action;
  self->turn = state->turn;
  self->player = state->active;
  if (error->domain == PANDORIA_ERROR && pandoria_error_get_cost (error, &counter) > 0)
    self->has = state->players[state->active].counters[counter];
  self->error = g_error_copy (error);
  return self;
}
