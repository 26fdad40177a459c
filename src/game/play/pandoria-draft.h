/* PandoriaDraft: a correction in progress. Input goes into a branch of the game before the corrected act. The game itself does not change
 * before the correction is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

G_BEGIN_DECLS

typedef struct
{
  PandoriaAmend *amend;
  PandoriaGame *game; /* the branch that receives input; NULL: none */
  guint index;        /* of the corrected act in the amend */
  gboolean inserts;   /* the input is inserted before the act, and does not replace it */
} PandoriaDraft;

/** Starts a correction of @own. The game must not change during the correction. */
PandoriaDraft *pandoria_draft_new (PandoriaGame *own);
void pandoria_draft_free (PandoriaDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaDraft, pandoria_draft_free)

/** Makes the branch for replacing act @index, or (@inserts) for inserting acts before it. */
void pandoria_draft_branch (PandoriaDraft *self, guint index, gboolean inserts);
/** Returns: whether a replacement was entered. */
gboolean pandoria_draft_is_entered (const PandoriaDraft *self);
/** Moves the input into the correction and drops the branch. Returns: FALSE and the reason if that is not possible. */
gboolean pandoria_draft_take_over (PandoriaDraft *self, GError **error);
/** Drops the branch with its input. */
void pandoria_draft_drop_branch (PandoriaDraft *self);
/** Returns: (transfer full): a translated sentence that asks for the input. */
char *pandoria_draft_describe (const PandoriaDraft *self);
/** Returns: (transfer full): a translated sentence about the unfit acts of @game. */
char *pandoria_draft_describe_unfit (PandoriaGame *game);

G_END_DECLS
