/* The lines of a course on a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-pen.h"
#include "pandoria-report-page.h"

/** Draws the points over the turns with their heading: the rest of the page, up to a limit. */
void pandoria_report_draw_points (PandoriaPen *pen, PandoriaGame *game);
/** Draws only the legend and the lines of @course, into @height. */
void pandoria_report_draw_course (PandoriaPen *pen, PandoriaGame *game,
                                  const PandoriaCourse *course, double height);
