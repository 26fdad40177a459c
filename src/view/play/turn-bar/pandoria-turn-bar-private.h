/* The parts of the turn bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-game.h"

/* --- pandoria-step-mark.c ---------------------------------------------------------------------------------------- */
/* One of the five steps in the turn bar: its number and, where that has room, its name. */

#define PANDORIA_TYPE_STEP_MARK (pandoria_step_mark_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, PANDORIA, STEP_MARK, GtkWidget)

/** Makes the mark of step @number (1…5) with the name @name. */
GtkWidget *pandoria_step_mark_new (guint number, const char *name);

/** PandoriaStepMarkState: the step of the turn, seen from this one. */
typedef enum
{
  PANDORIA_STEP_MARK_AHEAD,
  PANDORIA_STEP_MARK_CURRENT,
  PANDORIA_STEP_MARK_PASSED,
} PandoriaStepMarkState;

void pandoria_step_mark_set_state (PandoriaStepMark *self, PandoriaStepMarkState state);

/** Sets its number: a variant may leave out a step before it. */
void pandoria_step_mark_set_number (PandoriaStepMark *self, guint number);

/** A narrow mark shows its number alone. */
void pandoria_step_mark_set_narrow (PandoriaStepMark *self, gboolean narrow);

/* --- pandoria-step-row.c ----------------------------------------------------------------------------------------- */
/* The steps of the turn next to each other: all with their names, the present one alone with its name, or none, as there is room. */

/** PandoriaStepRow: its children, each a PandoriaStepMark, are added with gtk_widget_set_parent(). */
#define PANDORIA_TYPE_STEP_ROW (pandoria_step_row_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepRow, pandoria_step_row, PANDORIA, STEP_ROW, GtkWidget)

/* --- pandoria-turn-clock.c --------------------------------------------------------------------------------------- */
/* How long the present turn has taken, as pandoria-game.h counts it. It is shown only when the player wants it ("turn-
 * clock" of the settings), runs once a second while visible, and stops while an earlier position is looked
 * at, when the game is over, and in a pause that will not count. */

#define PANDORIA_TYPE_TURN_CLOCK (pandoria_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnClock, pandoria_turn_clock, PANDORIA, TURN_CLOCK, AdwBin)

/** Follows @game (nullable). The running turn counts from its last act, but not from before it was opened here. */
void pandoria_turn_clock_set_game (PandoriaTurnClock *self, PandoriaGame *game);
/** Whether there is no room for it. */
void pandoria_turn_clock_set_narrow (PandoriaTurnClock *self, gboolean narrow);

/* --- pandoria-turn-head.c ---------------------------------------------------------------------------------------- */
/* Whose turn it is, and next to it the steps of the turn, which have the rest of the room. */

/** PandoriaTurnHead: its template has two children: the second gets more than its least width only where the first has all. */
#define PANDORIA_TYPE_TURN_HEAD (pandoria_turn_head_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnHead, pandoria_turn_head, PANDORIA, TURN_HEAD, GtkWidget)
