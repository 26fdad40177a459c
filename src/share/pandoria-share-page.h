/* The page for phones, its style and its script.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** Returns: (transfer full): the page in the language of the program; @base: the path before its
 * files. */
GBytes *pandoria_share_page_make (const char *base);
/** Returns: (transfer full): a file of the page, "page.css" or "page.js". */
GBytes *pandoria_share_page_get_file (const char *name);
