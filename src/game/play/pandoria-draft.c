/* PandoriaDraft: a correction in progress, and the branch that receives its input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-draft.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

PandoriaDraft *
pandoria_draft_new (PandoriaGame *own)
{
  PandoriaDraft *self = g_new0 (PandoriaDraft, 1);

  self->amend = pandoria_amend_new (own);
  return self;
}

void
pandoria_draft_free (PandoriaDraft *self)
{
  g_clear_object (&self->game);
  g_object_unref (self->amend);
  g_free (self);
}

/* If the old act fits again after the input, only that input was missing: keep the old act. */
static gboolean
fits_again (PandoriaDraft *self)
{
  return !pandoria_amend_fits (self->amend, self->index)
         && pandoria_game_preview (self->game, pandoria_amend_get_action (self->amend, self->index),
                                   NULL, NULL, NULL);
}

gboolean
pandoria_draft_take_over (PandoriaDraft *self, GError **error)
{
  g_autoptr (PandoriaGame) game = g_object_ref (self->game);
  gboolean inserts = self->inserts || fits_again (self);

  g_clear_object (&self->game);
  return inserts ? pandoria_amend_insert (self->amend, self->index, game, error)
                 : pandoria_amend_replace (self->amend, self->index, game, error);
}

void
pandoria_draft_begin (PandoriaDraft *self, guint index, gboolean inserts)
{
  g_clear_object (&self->game);
  self->game = pandoria_amend_branch (self->amend, index);
  self->index = index;
  self->inserts = inserts;
}

char *
pandoria_draft_describe (const PandoriaDraft *self)
{
  guint turn = pandoria_game_get_state (self->game)->turn;
  g_autofree char *act
      = self->index < pandoria_amend_get_n_acts (self->amend)
            ? pandoria_text_action (pandoria_amend_get_action (self->amend, self->index))
            : NULL;

  if (self->inserts)
    /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
    return g_strdup_printf (_ ("Turn %1$u: what was missing before “%2$s”?"), turn, act);
  /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
  return g_strdup_printf (_ ("Turn %1$u: what really happened instead of “%2$s”?"), turn, act);
}
