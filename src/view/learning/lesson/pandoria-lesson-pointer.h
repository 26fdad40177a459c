/* Finds, outlines and names the control that the learner presses next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-action.h"
#include "pandoria-play-view.h"
#include "pandoria-spaces.h"

/**
 * Outlines only the control in @root that the learner presses next for @action (nullable) at
 * @spaces, after the choices in @view. Without an action, outlines the @part (nullable) of the
 * window that the page is about, as in pandoria_lesson_course_get_part().
 * Returns: (transfer full) (nullable): the name of the control or space, “Mountains, 2 symbols”.
 */
char *pandoria_lesson_pointer_show (GtkWidget *root, const PandoriaAction *action,
                                    PandoriaSpaces spaces, const char *part,
                                    const PandoriaPlayView *view);
