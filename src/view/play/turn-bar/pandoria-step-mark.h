/* PandoriaStepMark: one of the five steps in the turn bar: its number and, where that has room, its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_STEP_MARK (pandoria_step_mark_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, PANDORIA, STEP_MARK, GtkWidget)

/** Makes the mark of step @number (1…5) with the name @name. */
GtkWidget *pandoria_step_mark_new (guint number, const char *name);

/** PandoriaStepMarkState: where the turn stands, seen from this step. */
typedef enum
{
  PANDORIA_STEP_MARK_AHEAD,
  PANDORIA_STEP_MARK_CURRENT,
  PANDORIA_STEP_MARK_PASSED,
} PandoriaStepMarkState;

void pandoria_step_mark_set_state (PandoriaStepMark *self, PandoriaStepMarkState state);

/** Numbers it anew: a variant may leave out a step before it. */
void pandoria_step_mark_set_number (PandoriaStepMark *self, guint number);

/** A narrow mark shows its number alone. */
void pandoria_step_mark_set_narrow (PandoriaStepMark *self, gboolean narrow);
