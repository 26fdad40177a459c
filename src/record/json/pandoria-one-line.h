/* Texts of files, made fit to be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @text for one line among other words. Ends of lines, tabs and other control characters become
 * spaces, never two together, none at the ends. Characters that are not drawn but change their surroundings (the direction of
 * writing, for one) are left out. A letter keeps only a few marks above it. A text without visible characters is "".
 */
char *pandoria_one_line (const char *text);
