/* PandoriaLessonsWindow: the lessons as cards, with their length and progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Signal "chosen" (string name): a lesson was pressed; the window closes. */
#define PANDORIA_TYPE_LESSONS_WINDOW (pandoria_lessons_window_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLessonsWindow, pandoria_lessons_window, PANDORIA, LESSONS_WINDOW,
                      AdwWindow)

GtkWidget *pandoria_lessons_window_new (GtkWindow *parent);
