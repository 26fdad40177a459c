/* PandoriaLessonPanel: what a lesson says now: what to do and why, what it has brought, or why something else is not it. Its room is kept, so
 * that another text moves nothing; a longer one is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-lesson.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_LESSON_PANEL (pandoria_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLessonPanel, pandoria_lesson_panel, PANDORIA, LESSON_PANEL, AdwBin)

/** Shows what @course says; NULL: there is no lesson, and the panel is not seen. */
void pandoria_lesson_panel_show (PandoriaLessonPanel *self, const PandoriaLessonCourse *course);
/** Puts the keyboard on the button that goes on, while it is there. Returns: whether it is. */
gboolean pandoria_lesson_panel_focus_button (PandoriaLessonPanel *self);
/** How many lines have room. */
void pandoria_lesson_panel_set_lines (PandoriaLessonPanel *self, guint lines);

G_END_DECLS
