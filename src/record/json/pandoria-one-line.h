/* Cleans texts from files for display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @text for display within a line. Ends of lines, tabs and other control characters become
 * single spaces, and none remain at the ends. Removes invisible characters that change their surroundings, such as the
 * writing direction. A letter keeps only a few marks above it. A text without visible characters becomes "".
 */
char *pandoria_one_line (const char *text);
