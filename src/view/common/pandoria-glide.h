/* PandoriaGlide: a number on the screen that moves to its new value instead of jumping.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/* --- pandoria-motion.c: whether something on the screen may move -------------------------------------------------- */

/**
 * Returns: whether movement may show around @widget: the system allows animations and the player has not asked for reduced
 * motion. Asked at the beginning of each movement; a running one reaches its end.
 */
gboolean pandoria_motion_is_on (GtkWidget *widget);

/* --- pandoria-glide.c --------------------------------------------------------------------------------------------- */

/** PANDORIA_GLIDE_MS: how long a movement takes, in milliseconds. */
#define PANDORIA_GLIDE_MS 250

typedef struct _PandoriaGlide PandoriaGlide;
/** Called whenever the number to be shown is another one: @widget is that of the glide. */
typedef void (*PandoriaGlideFunc) (GtkWidget *widget);

/** Makes a glide for @widget, which must free it before it is gone; @moved shows the number. It begins at 0. */
PandoriaGlide *pandoria_glide_new (GtkWidget *widget, PandoriaGlideFunc moved);
void pandoria_glide_free (PandoriaGlide *self);

/** Puts the number to @value; a movement under way ends. */
void pandoria_glide_set (PandoriaGlide *self, double value);
/** Moves the number to @value from where it is, slower towards the end; at once where nothing may move. */
void pandoria_glide_move (PandoriaGlide *self, double value);

/** Returns: the number to be shown now. */
double pandoria_glide_get (PandoriaGlide *self);
/** Returns: where the number is or is moving to. */
double pandoria_glide_get_end (PandoriaGlide *self);
