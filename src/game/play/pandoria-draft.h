/* PandoriaDraft: a correction in progress. The real game must not change meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend.h"

/** PandoriaDraft: a correction in progress. */
typedef struct
{
  PandoriaAmend *amend;
  PandoriaGame *game; /* the branch that receives input; NULL: none */
  guint index;        /* the corrected act in amend */
  gboolean inserts;   /* inserts the input before the act instead of replacing it */
} PandoriaDraft;

/** Begins a correction of @own, without a branch. */
PandoriaDraft *pandoria_draft_new (PandoriaGame *own);
void pandoria_draft_free (PandoriaDraft *self);
/** Begins a branch before act @index, which receives the input. */
void pandoria_draft_begin (PandoriaDraft *self, guint index, gboolean inserts);
/** Moves the input into the correction and drops the branch. Returns: FALSE if it does not fit. */
gboolean pandoria_draft_take_over (PandoriaDraft *self, GError **error);
/** Returns: (transfer full): a sentence that asks for the input of the branch. */
char *pandoria_draft_describe (const PandoriaDraft *self);
