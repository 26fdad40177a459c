/* The scenes of the reference pictures. Each brings a game to a position and shows one part of the
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** ShotsScene: a window that shows a whole game, and the part to picture. */
typedef struct
{
  const char *game; /* its file */
  int width, height;
  gboolean words; /* only for a check of the words and sizes: needs less time */
  PandoriaWindow *window;
  GtkWidget *pictured; /* window, or another window to picture */
} ShotsScene;

/** ShotsPicture: one picture to take. */
typedef struct
{
  const char *name;
  void (*show) (ShotsScene *scene);
  gboolean narrow_only; /* the pages of a narrow window */
} ShotsPicture;

/** Returns: (nullable): picture number @index; NULL after the last. */
const ShotsPicture *shots_pictures_get (guint index);
/** Restores the settings that a picture has changed, and closes the quick entry. */
void shots_pictures_leave (ShotsScene *scene);
