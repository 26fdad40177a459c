/* PandoriaAmend: a correction of old acts, until the user accepts or cancels it.
 *
 * It contains all acts of a game, followed by those that its record keeps as "unfit". Acts can be
 * replaced, inserted and removed, and the setup can be changed. Each change replays the acts after
 * it and lists those that no longer fit. The game itself does not change before
 * pandoria_amend_accept(), which is one undo step and one write of the file.
 *
 * The replay skips an act that does not fit. If the turn cannot continue without it (nothing was
 * placed, or the turn does not end), the rest stays unchecked until the user fixes it. Otherwise
 * the wrong players would take all following turns.
 *
 * A window enters replacements in the game that pandoria_amend_branch() returns.
 * pandoria_amend_replace() or pandoria_amend_insert() then takes them over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-game.h"

/* --- pandoria-amend-act.c: the conflicts and acts of a correction --------------------------- */

/**
 * PandoriaConflict: an act that no longer fits at its place in a corrected record, and why. Read
 * only.
 */
#define PANDORIA_TYPE_CONFLICT (pandoria_conflict_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaConflict, pandoria_conflict, PANDORIA, CONFLICT, GObject)
struct _PandoriaConflict
{
  GObject parent_instance;

  PandoriaAction action;
  guint index;        /* its number in the corrected record, from 0, including conflicts */
  guint turn, player; /* the turn and the seat to which the act would belong */
  int has; /* how much the player had of the resource to pay; pandoria_error_get_cost() has the cost
            */
  GError *error; /* the refusal; pandoria_text_error() describes it */
};

/**
 * Returns: (transfer full): @act, which replaces @old, with the time, the note and the unknown
 * members of @old.
 */
PandoriaRecordAct *pandoria_amend_act_inherit (PandoriaRecordAct *act, PandoriaRecordAct *old);

/* --- pandoria-amend.c ----------------------------------------------------------------------- */

/** Signal "changed": the acts or conflicts have changed. */
#define PANDORIA_TYPE_AMEND (pandoria_amend_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaAmend, pandoria_amend, PANDORIA, AMEND, GObject)

/** Starts a correction of @game. The game must not change during the correction. */
PandoriaAmend *pandoria_amend_new (PandoriaGame *game);

/** Returns: (transfer none): the uncorrected game. */
PandoriaGame *pandoria_amend_get_game (PandoriaAmend *self);
/** Returns: the number of acts, including those that do not fit. */
guint pandoria_amend_get_n_acts (PandoriaAmend *self);
/** Returns: (transfer none): act @index (from 0). */
const PandoriaAction *pandoria_amend_get_action (PandoriaAmend *self, guint index);
/** Returns: whether act @index was checked and fits. */
gboolean pandoria_amend_fits (PandoriaAmend *self, guint index);

/**
 * Returns: (transfer full): a game at the position before act @index, with the corrections so far,
 * for entering acts. It has no file. Only acts that are entered in it can be undone.
 */
PandoriaGame *pandoria_amend_branch (PandoriaAmend *self, guint index);
/**
 * Replaces act @index with the acts of @branch. A single act keeps the time, the note and the
 * unknown members of the old one. The same act as before changes nothing.
 * Returns: FALSE and a PANDORIA_FILE_ERROR if a file cannot have so many acts.
 */
gboolean pandoria_amend_replace (PandoriaAmend *self, guint index, PandoriaGame *branch,
                                 GError **error);
/** Inserts the acts of @branch before act @index (the number of acts: at the end). */
gboolean pandoria_amend_insert (PandoriaAmend *self, guint index, PandoriaGame *branch,
                                GError **error);
/** Removes act @index. */
void pandoria_amend_remove (PandoriaAmend *self, guint index);

/**
 * Replays everything with the setup, names, colors and title of @edited. @origins as for
 * pandoria_record_new_edited(): seats in acts follow the players. If the first state is unchanged,
 * nothing is replayed. If everything is unchanged, nothing happens.
 * Returns: FALSE and a PANDORIA_FILE_ERROR or PANDORIA_ERROR, with nothing changed, if the setup is
 * not valid or its game cannot contain an act at all.
 */
gboolean pandoria_amend_set_setup (PandoriaAmend *self, PandoriaRecord *edited,
                                   const guint8 *origins, GError **error);
/** Returns: (transfer none): the record with the current setup: the game's, or the changed one. */
PandoriaRecord *pandoria_amend_get_head (PandoriaAmend *self);
/** Returns: whether neither the acts of the game nor its result have changed. */
gboolean pandoria_amend_keeps_acts (PandoriaAmend *self);

/** Returns: (transfer none): the PandoriaConflict objects in the order of the acts; a live list. */
GListModel *pandoria_amend_get_conflicts (PandoriaAmend *self);
/** Returns: how many acts after the last conflict are unchecked because of it. */
guint pandoria_amend_get_n_unchecked (PandoriaAmend *self);
/** Drops all conflicts and all unchecked acts. */
void pandoria_amend_drop_conflicts (PandoriaAmend *self);

/** Returns: whether the game is still as it was when the correction began. */
gboolean pandoria_amend_is_current (PandoriaAmend *self);
/** Returns: whether anything differs from the game. */
gboolean pandoria_amend_is_changed (PandoriaAmend *self);
/** Returns: whether everything fits and something has changed. */
gboolean pandoria_amend_can_accept (PandoriaAmend *self);
/**
 * Applies the correction to the game, as one undo step and one write. The record keeps conflicts
 * and the acts after them as unfit (pandoria_game_get_n_unfit()). With pandoria_amend_can_accept()
 * there are none.
 */
void pandoria_amend_accept (PandoriaAmend *self);
