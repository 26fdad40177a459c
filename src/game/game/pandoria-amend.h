/* PandoriaAmend: a correction of old acts, until it is accepted or given up.
 *
 * It has all acts of a game, those that stand apart in its record ("unfit") at their end. Acts can be replaced, inserted and
 * removed, or the set-up changed; everything after the first of them is replayed at once, and what no longer fits is listed. The
 * game itself stays as it is until pandoria_amend_accept(), which is one step for undo and one write of the file.
 *
 * An act that does not fit is passed over, and the next one is tried. Only where the turn cannot go on without it (nothing
 * was placed, or the turn does not end) the rest stays unchecked until it is mended: otherwise everything after it would
 * be done by the wrong players.
 *
 * How a window uses it: make it; pandoria_amend_branch() is a game of its own just before an act, in which the player enters
 * what was really done; pandoria_amend_replace() or _insert() takes that over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-game.h"

G_BEGIN_DECLS

/* --- pandoria-misfit.c -------------------------------------------------------------------------------------------- */
/* PandoriaMisfit: an act that no longer fits where it stands in a corrected record, and why. */

#define PANDORIA_TYPE_MISFIT (pandoria_misfit_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMisfit, pandoria_misfit, PANDORIA, MISFIT, GObject)

/** Makes the misfit of act @index, which was refused with @error in @turn, when @player was active. */
PandoriaMisfit *pandoria_misfit_new (guint index, const PandoriaAction *action, guint turn, guint player,
                                     const GError *error);

/** Returns: its number in the corrected record, misfits counted, from 0. */
guint pandoria_misfit_get_index (PandoriaMisfit *self);
const PandoriaAction *pandoria_misfit_get_action (PandoriaMisfit *self);
/** Returns: the turn in which it would be done. */
guint pandoria_misfit_get_turn (PandoriaMisfit *self);
/** Returns: the seat of who would do it. */
guint pandoria_misfit_get_player (PandoriaMisfit *self);
/** Returns: the refusal; pandoria_text_error() has its words. */
const GError *pandoria_misfit_get_error (PandoriaMisfit *self);

/* --- pandoria-amend-act.c: one act of a correction: as the file has it, and whether it fits ----------------------- */

typedef struct
{
  PandoriaRecordAct *act;
  gboolean fits;
} PandoriaAmendAct;

/** Takes a reference of @act. */
PandoriaAmendAct *pandoria_amend_act_new (PandoriaRecordAct *act);
void pandoria_amend_act_free (PandoriaAmendAct *act);
/** Gives @act, which takes the place of @old, what was written beside the old one: time, note, unknown members. */
void pandoria_amend_act_inherit (PandoriaAmendAct *act, const PandoriaAmendAct *old);

/* --- pandoria-amend.c --------------------------------------------------------------------------------------------- */

/** Signal "changed": acts or misfits are other ones. */
#define PANDORIA_TYPE_AMEND (pandoria_amend_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaAmend, pandoria_amend, PANDORIA, AMEND, GObject)

/** Begins a correction of @game, which must not change meanwhile. */
PandoriaAmend *pandoria_amend_new (PandoriaGame *game);

/** Returns: (transfer none): the game that is corrected, as it still is. */
PandoriaGame *pandoria_amend_get_game (PandoriaAmend *self);
/** Returns: how many acts there are now, whether they fit or not. */
guint pandoria_amend_get_n_acts (PandoriaAmend *self);
/** Returns: (transfer none): act @index (from 0). */
const PandoriaAction *pandoria_amend_get_action (PandoriaAmend *self, guint index);
/** Returns: whether act @index was checked and fits. */
gboolean pandoria_amend_fits (PandoriaAmend *self, guint index);

/**
 * Returns: (transfer full): a game at the position before act @index, as corrected so far, for entering acts. It is saved
 * nowhere; only what is entered in it can be undone.
 */
PandoriaGame *pandoria_amend_branch (PandoriaAmend *self, guint index);
/**
 * The acts that were entered in @branch take the place of act @index. One that takes the place of one keeps the time, the
 * note and the unknown members of the old; the very same act changes nothing at all.
 * Returns: FALSE and a PANDORIA_FILE_ERROR when there would be more acts than a file may have.
 */
gboolean pandoria_amend_replace (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error);
/** The acts that were entered in @branch come before act @index (the number of acts: at the end). */
gboolean pandoria_amend_insert (PandoriaAmend *self, guint index, PandoriaGame *branch, GError **error);
void pandoria_amend_remove (PandoriaAmend *self, guint index);

/**
 * Plays everything on another set-up: the setup, names, colours and title of @edited. @origins as for pandoria_record_new_edited(): seats
 * that acts name follow the players to their new ones. Where the beginning is the same as before, nothing is replayed; what is the same
 * altogether changes nothing.
 * Returns: FALSE and a PANDORIA_FILE_ERROR or PANDORIA_ERROR when that set-up cannot be, or an act cannot be in its game at all;
 * nothing has then changed.
 */
gboolean pandoria_amend_set_setup (PandoriaAmend *self, PandoriaRecord *edited, const guint8 *origins, GError **error);
/** Returns: (transfer none): has the set-up that the acts are played on: the game's, or the changed one. */
PandoriaRecord *pandoria_amend_get_head (PandoriaAmend *self);
/** Returns: whether all acts of the game are as they were, and play as they did. */
gboolean pandoria_amend_keeps_acts (PandoriaAmend *self);

/** Returns: (transfer none): the PandoriaMisfit, in the order of the acts; kept up to date. */
GListModel *pandoria_amend_get_misfits (PandoriaAmend *self);
/** Returns: how many acts after the last misfit could not be checked because of it. */
guint pandoria_amend_get_n_unchecked (PandoriaAmend *self);
/** Drops all misfits, and all that could not be checked. */
void pandoria_amend_drop_misfits (PandoriaAmend *self);

/** Returns: whether something is another one than in the game. */
gboolean pandoria_amend_is_changed (PandoriaAmend *self);
/** Returns: whether everything fits and something has changed. */
gboolean pandoria_amend_can_accept (PandoriaAmend *self);
/**
 * Makes the corrected acts those of the game: one step that can be undone, and one write. What does not fit, and what
 * follows it, is then kept apart in the record (pandoria_game_get_n_unfit()); with pandoria_amend_can_accept() that is nothing.
 */
void pandoria_amend_accept (PandoriaAmend *self);

G_END_DECLS
