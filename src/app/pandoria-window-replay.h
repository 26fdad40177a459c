/* The game plays itself through: looking back that goes on by itself, act by act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

G_BEGIN_DECLS

typedef struct _PandoriaReplay PandoriaReplay;

PandoriaReplay *pandoria_replay_new (PandoriaWindow *window);
void pandoria_replay_free (PandoriaReplay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaReplay, pandoria_replay_free)

/** Goes on from the position that is looked at, from the beginning otherwise; or, when it plays, stops where it is. */
void pandoria_window_replay (PandoriaWindow *window);
/** The next of the three speeds; after the last, the first. */
void pandoria_window_change_replay_speed (PandoriaWindow *window);
/** Stops where it is. Returns: FALSE when nothing was playing. */
gboolean pandoria_window_stop_replay (PandoriaWindow *window);
/** Stops when something else than the replay has led to the position that is shown. */
void pandoria_window_update_replay (PandoriaWindow *window);

G_END_DECLS
