/* The parts of the turn bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "pandoria-game.h"

/* --- pandoria-step-mark.c ------------------------------------------------------------------- */

#define PANDORIA_TYPE_STEP_MARK (pandoria_step_mark_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, PANDORIA, STEP_MARK, GtkWidget)

GtkWidget *pandoria_step_mark_new (const char *name);

/** PandoriaStepMarkState: whether the turn is before, at or after this step. */
typedef enum
{
  PANDORIA_STEP_MARK_AHEAD,
  PANDORIA_STEP_MARK_CURRENT,
  PANDORIA_STEP_MARK_PASSED,
} PandoriaStepMarkState;

/** Shows the step with @number (1…5, lower if a variant omits an earlier step). A narrow mark shows
 * only the number. */
void pandoria_step_mark_show (PandoriaStepMark *self, guint number, PandoriaStepMarkState state,
                              gboolean narrow);

/* --- pandoria-turn-clock.c ------------------------------------------------------------------ */
/* The duration of the current turn, as pandoria-game.h defines it. It is shown only if the player
 * enabled it
 * ("turn-clock" of the settings), and updates once a second while visible. It stops at an earlier
 * position, when the game is over, and in a pause that does not count. */

#define PANDORIA_TYPE_TURN_CLOCK (pandoria_turn_clock_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaTurnClock, pandoria_turn_clock, PANDORIA, TURN_CLOCK, AdwBin)

struct _PandoriaTurnClock
{
  AdwBin parent_instance;

  GtkLabel *label;
  GSettings *settings; /* nullable */
  PandoriaGame *game;
  gint64 opened; /* when the game was opened here, in Unix seconds */
  gint64 since;  /* counts in addition to @entered: the time from then on */
  int entered;   /* seconds of the turn's acts */
  guint source;  /* 0: the clock is stopped */
};

/** Counts the current turn of @game (nullable) from its last act, but not from before the game was
 * opened. */
void pandoria_turn_clock_show (PandoriaTurnClock *self, PandoriaGame *game);
/** Sets whether there is no room for the clock. */
void pandoria_turn_clock_set_narrow (PandoriaTurnClock *self, gboolean narrow);
