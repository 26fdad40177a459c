/* PandoriaGlide: a number on the screen that moves to its new value instead of jumping.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Returns: whether the system allows animations, and the user has not asked for reduced motion.
 * Ask at the beginning of each animation; a running one continues to its end.
 */
gboolean pandoria_motion_is_on (GtkWidget *widget);

/** PANDORIA_GLIDE_MS: how long a movement takes, in milliseconds. */
#define PANDORIA_GLIDE_MS 250

typedef struct _PandoriaGlide PandoriaGlide;
/** Called whenever the shown number changes. @widget: that of the glide. */
typedef void (*PandoriaGlideFunc) (GtkWidget *widget);

/** Makes a glide for @widget, which must free it in dispose; @moved shows the number. It starts at
 * 0. */
PandoriaGlide *pandoria_glide_new (GtkWidget *widget, PandoriaGlideFunc moved);
void pandoria_glide_free (PandoriaGlide *self);

/** Sets the number to @value and stops a running movement. */
void pandoria_glide_set (PandoriaGlide *self, double value);
/** Moves the number to @value, slower towards the end. Sets it at once if animations are off. */
void pandoria_glide_move (PandoriaGlide *self, double value);

/** Returns: the number to show now. */
double pandoria_glide_get (PandoriaGlide *self);
/** Returns: the final value of the number. */
double pandoria_glide_get_end (PandoriaGlide *self);
