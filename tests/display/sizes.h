/* Brings windows into the states of the table in test-sizes.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shots-pictures.h"

/** SizesScene: a window that is brought into a state. */
typedef struct
{
  ShotsScene shots; /* the main window, and the window to check: the main one or a dialog */
  const char *part; /* nullable: what this step of the state shows, for sentences */
} SizesScene;

/**
 * SizesShow: shows step @step of a state, from 0. The main window shows the game of the row before
 * step 0. Returns: FALSE after the last step.
 */
typedef gboolean (*SizesShow) (SizesScene *scene, guint step);

/* The main window (sizes-main.c). Its game has all optional rules, so that the tray offers as much
 * as possible. */
#define SIZES_GAME "more-artifacts-revised"

gboolean sizes_show_steps (SizesScene *scene, guint step);
gboolean sizes_show_plans (SizesScene *scene, guint step);
gboolean sizes_show_quick_entry (SizesScene *scene, guint step);
gboolean sizes_show_history (SizesScene *scene, guint step);
gboolean sizes_show_hint_button (SizesScene *scene, guint step);
gboolean sizes_show_hint (SizesScene *scene, guint step);
gboolean sizes_show_quiz (SizesScene *scene, guint step);
gboolean sizes_show_ends_of_quiz (SizesScene *scene, guint step);
gboolean sizes_show_coach (SizesScene *scene, guint step);
gboolean sizes_show_explanation (SizesScene *scene, guint step);

/* Other windows (sizes-dialogs.c). Each of their pages is a step. */
gboolean sizes_show_middle (SizesScene *scene, guint step);
gboolean sizes_show_middle_of_four (SizesScene *scene, guint step);
gboolean sizes_show_middle_of_family (SizesScene *scene, guint step);
gboolean sizes_show_game_board (SizesScene *scene, guint step);
gboolean sizes_show_question (SizesScene *scene, guint step);
gboolean sizes_show_catalogue (SizesScene *scene, guint step);
gboolean sizes_show_corrections (SizesScene *scene, guint step);
gboolean sizes_show_summary (SizesScene *scene, guint step);
gboolean sizes_show_review (SizesScene *scene, guint step);
gboolean sizes_show_cards (SizesScene *scene, guint step);
gboolean sizes_show_lessons (SizesScene *scene, guint step);
gboolean sizes_show_notation (SizesScene *scene, guint step);
gboolean sizes_show_no_statistics (SizesScene *scene, guint step);
