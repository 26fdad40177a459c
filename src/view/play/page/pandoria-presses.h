/* PandoriaPresses: presses on a board: what they were made with, and who takes them instead of the
 * play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-play.h"

/** PandoriaPressTaker: handles a press on a space instead of the play. */
typedef void (*PandoriaPressTaker) (gpointer data, PandoriaSpace space);

/** PandoriaPresses: signal "changed": the next press may be of another kind, or points. */
#define PANDORIA_TYPE_PRESSES (pandoria_presses_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaPresses, pandoria_presses, PANDORIA, PRESSES, GObject)

PandoriaPresses *pandoria_presses_new (void);

/** Reads from @event of the board whether a press comes from a finger, the pointer or a key;
 * handles nothing. */
void pandoria_presses_read (PandoriaPresses *self, GdkEvent *event);
/** Returns: how the board was last pressed. */
PandoriaPressFlags pandoria_presses_get_flags (PandoriaPresses *self);
/** Returns: whether that was with pointer or finger, and the focus has not moved since. */
gboolean pandoria_presses_points (PandoriaPresses *self);
/** Forgets the pointer, because the program moves the focus to a space. */
void pandoria_presses_stop_pointing (PandoriaPresses *self);

/** Passes presses to @taker with @data (not owned) until they are released. The last taker comes
 * first. */
void pandoria_presses_take (PandoriaPresses *self, PandoriaPressTaker taker, gpointer data);
/** Ends this for the taker with @data. */
void pandoria_presses_release (PandoriaPresses *self, gpointer data);
/** Passes a press on @space to the last taker. Returns: whether there is one. */
gboolean pandoria_presses_pass (PandoriaPresses *self, PandoriaSpace space);
