/* PandoriaDraft: a correction in progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-play-private.h"

#include <glib/gi18n-lib.h>

#include "pandoria-text.h"

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

void
pandoria_draft_branch (PandoriaDraft *self, guint index, gboolean inserts)
{
  g_clear_object (&self->game);
  self->game = pandoria_amend_branch (self->amend, index);
  self->index = index;
  self->inserts = inserts;
}

gboolean
pandoria_draft_is_entered (const PandoriaDraft *self)
{
  return self->game != NULL && !self->inserts && pandoria_game_can_undo (self->game);
}

/* If the old act fits again after the input, only that input was missing: keep the old act. */
static gboolean
fits_again (PandoriaDraft *self)
{
  return !pandoria_amend_fits (self->amend, self->index)
         && pandoria_game_preview (self->game, pandoria_amend_get_action (self->amend, self->index), NULL, NULL, NULL);
}

gboolean
pandoria_draft_take_over (PandoriaDraft *self, GError **error)
{
  g_autoptr (PandoriaGame) game = g_object_ref (self->game);
  gboolean inserts = self->inserts || fits_again (self);

  pandoria_draft_drop_branch (self);
  return inserts ? pandoria_amend_insert (self->amend, self->index, game, error)
                 : pandoria_amend_replace (self->amend, self->index, game, error);
}

void
pandoria_draft_drop_branch (PandoriaDraft *self)
{
  g_clear_object (&self->game);
}

char *
pandoria_draft_describe (const PandoriaDraft *self)
{
  guint turn = pandoria_game_get_state (self->game)->turn;
  g_autofree char *act = self->index < pandoria_amend_get_n_acts (self->amend)
                             ? pandoria_text_action (pandoria_amend_get_action (self->amend, self->index))
                             : NULL;

  if (self->inserts)
    /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
    return g_strdup_printf (_ ("Turn %1$u: what was missing before “%2$s”?"), turn, act);
  /* Translators: %1$u is the number of a turn, %2$s an act, “Tile at F7 E7” */
  return g_strdup_printf (_ ("Turn %1$u: what really happened instead of “%2$s”?"), turn, act);
}

char *
pandoria_draft_describe_unfit (PandoriaGame *game)
{
  g_autoptr (PandoriaAmend) amend = pandoria_amend_new (game);
  g_autoptr (PandoriaConflict) conflict = g_list_model_get_item (pandoria_amend_get_conflicts (amend), 0);
  guint n = pandoria_game_get_n_unfit (game);
  g_autofree char *act = NULL;
  g_autofree char *reason = NULL;

  if (conflict == NULL)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u action that was set aside fits again.",
                                         "%u actions that were set aside fit again.", n),
                            n);
  act = pandoria_text_action (&conflict->action);
  reason = pandoria_text_error (conflict->error);
  /* Translators: how many acts; the number of the first in the game; the act, “Tile at F7 E7”; why the rules refuse it */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$u action no longer fits and is set aside: action %2$u, “%3$s”. %4$s",
                   "%1$u actions no longer fit and are set aside, from action %2$u on, “%3$s”. %4$s", n),
      n, conflict->index + 1, act, reason);
}
