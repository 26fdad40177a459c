/* Texts of files, made fit to be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): @text as it may stand on one line among other words: ends of lines, tabs and other control characters
 * are spaces, never two side by side, none at the ends; what is not drawn but changes what stands around it (the direction of
 * writing, for one) is left out; marks above a letter are no more than a few. What has nothing to be seen is "".
 */
char *pandoria_one_line (const char *text);
