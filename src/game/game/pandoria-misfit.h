/* PandoriaMisfit: an act that no longer fits where it stands in a corrected record, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "pandoria-action.h"

G_BEGIN_DECLS

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

G_END_DECLS
