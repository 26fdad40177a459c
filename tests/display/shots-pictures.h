/* The scenes of the reference pictures: a game is led to where something is to be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-window.h"

/** ShotsScene: a window that shows a whole game, and what of it is looked at. */
typedef struct
{
  const char *game; /* its file */
  int width, height;
  gboolean words; /* show the text of a question instead of answering it */
  PandoriaWindow *window;
  GtkWidget *pictured; /* window, or another that is looked at */
} ShotsScene;

/** ShotsPicture: one picture to take. */
typedef struct
{
  const char *name;
  void (*show) (ShotsScene *scene);
  gboolean narrow_only; /* the pages of a narrow window */
} ShotsPicture;

/** Returns: (nullable): the picture number @index; NULL after the last. */
const ShotsPicture *shots_pictures_get (guint index);
/** Settings are again as they were before a picture. */
void shots_pictures_leave (void);
