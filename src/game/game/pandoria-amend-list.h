/* PandoriaAmendList: the acts of a correction, replayed one after the other, and those of them that do not fit.
 *
 * An act that does not fit is passed over; where the turn cannot go on without it, the rest stays unchecked. Only what follows a
 * change is replayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-amend-act.h"
#include "pandoria-game-stack.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** To be read by others, and changed by the functions below alone. */
typedef struct
{
  GPtrArray *acts;     /* PandoriaAmendAct */
  PandoriaStack stack; /* of the acts that fit */
  GListStore *misfits; /* PandoriaMisfit, in the order of the acts */
  guint n_unchecked;   /* acts at the end that could not be checked */
  guint n_replayed;    /* acts that were tried since the beginning */
} PandoriaAmendList;

/** Makes a list of @fitting (its stack is @stack, which is taken) and, after them, of @unfit, which are tried; both of
 * PandoriaRecordAct, taken. */
void pandoria_amend_list_init (PandoriaAmendList *list, PandoriaStack *stack, GPtrArray *fitting, GPtrArray *unfit);
void pandoria_amend_list_clear (PandoriaAmendList *list);

/** Returns: (transfer none): act @index, from 0, less than acts->len. */
PandoriaAmendAct *pandoria_amend_list_get (const PandoriaAmendList *list, guint index);
/** Returns: how many of the first @end acts fit. */
guint pandoria_amend_list_count_fitting (const PandoriaAmendList *list, guint end);
/** Returns: how many acts at the beginning fit, without a gap, at most as many as a file may have. */
guint pandoria_amend_list_count_to_first_misfit (const PandoriaAmendList *list);
/** Returns: (transfer full): the acts from @first up to @end, as PandoriaRecordAct. */
GPtrArray *pandoria_amend_list_collect (const PandoriaAmendList *list, guint first, guint end);

/** Puts @new (nullable, PandoriaAmendAct, taken) in the place of @n_removed acts from @index on, and replays what follows. */
void pandoria_amend_list_splice (PandoriaAmendList *list, guint index, guint n_removed, GPtrArray *new);
/** Drops what does not fit or could not be checked. Returns: the first that was dropped; the number of acts when none was. */
guint pandoria_amend_list_drop_misfits (PandoriaAmendList *list);
/** Replays @acts (PandoriaAmendAct, taken) in place of those there are, from @start on. */
void pandoria_amend_list_restart (PandoriaAmendList *list, const PandoriaState *start, GPtrArray *acts);

G_END_DECLS
