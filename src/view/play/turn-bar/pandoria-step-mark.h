/* One of the five steps in the turn bar: its number and its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_STEP_MARK (pandoria_step_mark_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaStepMark, pandoria_step_mark, PANDORIA, STEP_MARK, GtkWidget)

/** Returns: (transfer floating): the mark of the step of a turn that is called @name. */
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
