/* PandoriaLessonPanel: what a lesson shows now: chapter and progress, what to do and why, what came of it, why a press was wrong, and at
 * the end where to go. It keeps its height, so that another text moves nothing; a longer one is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-lesson.h"
#include "pandoria-play-view.h"

#define PANDORIA_TYPE_LESSON_PANEL (pandoria_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLessonPanel, pandoria_lesson_panel, PANDORIA, LESSON_PANEL, AdwBin)

/** Shows what @course shows; NULL: there is no lesson, and the panel is hidden. */
void pandoria_lesson_panel_show (PandoriaLessonPanel *self, const PandoriaLessonCourse *course);
/** Names the control to press now, in a word or two; NULL: none. */
void pandoria_lesson_panel_set_next (PandoriaLessonPanel *self, const char *what);
/** Moves the keyboard to the button that continues, while it is shown. Returns: whether it is. */
gboolean pandoria_lesson_panel_focus_button (PandoriaLessonPanel *self);
/** Sets whether its button is the suggested one of the window. */
void pandoria_lesson_panel_set_suggested (PandoriaLessonPanel *self, gboolean suggested);
/** Sets for how many lines of text it keeps its height. */
void pandoria_lesson_panel_set_lines (PandoriaLessonPanel *self, guint lines);
/** Hides it while something else needs its room. */
void pandoria_lesson_panel_set_aside (PandoriaLessonPanel *self, gboolean aside);

/* --- pandoria-lesson-pointer.c ------------------------------------------------------------------------------------ */

/**
 * Outlines in @root what the learner is to press next for @action (nullable: nothing) at @spaces, by what @view and an open page of
 * cards have chosen already. Removes the outlines of earlier calls. Returns: (transfer full) (nullable): its name, “Mountains, 2
 * symbols”, also of a space, which the board outlines.
 */
char *pandoria_lesson_pointer_show (GtkWidget *root, const PandoriaAction *action, PandoriaSpaces spaces,
                                    const PandoriaPlayView *view);
