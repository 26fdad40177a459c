/* PandoriaDraft: the correction of old acts under way. What is entered meanwhile goes into a game that branches off before the
 * act; the game itself stays as it is until the correction is accepted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

G_BEGIN_DECLS

typedef struct
{
  PandoriaAmend *amend;
  PandoriaGame *game; /* in which an act is entered; NULL: none is */
  guint index;        /* of that act in the correction */
  gboolean inserts;   /* what is entered comes before it, not in its place */
} PandoriaDraft;

/** Begins a correction of @own, which must not change meanwhile. */
PandoriaDraft *pandoria_draft_new (PandoriaGame *own);
void pandoria_draft_free (PandoriaDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaDraft, pandoria_draft_free)

/** Makes the game in which act @index is entered anew, or (@inserts) what was missing before it. */
void pandoria_draft_branch (PandoriaDraft *self, guint index, gboolean inserts);
/** Returns: whether an act was entered that takes the place of the old one. */
gboolean pandoria_draft_is_entered (const PandoriaDraft *self);
/** Takes what was entered into the correction; the branch is gone. Returns: FALSE and why it cannot be. */
gboolean pandoria_draft_take_over (PandoriaDraft *self, GError **error);
/** Gives up what was entered. */
void pandoria_draft_drop_branch (PandoriaDraft *self);
/** Returns: (transfer full): what is to be entered, in a sentence, translated. */
char *pandoria_draft_describe (const PandoriaDraft *self);
/** Returns: (transfer full): what no longer fits in @game, in a sentence, translated. */
char *pandoria_draft_describe_unfit (PandoriaGame *game);

G_END_DECLS
