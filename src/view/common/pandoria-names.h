/* Takes the names of classes out of what screen readers say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * From now on, no widget of the program brings the name of a class into what is read out: the picture of a button that has a name
 * of its own, the pages of a stack that have no title, menus. To be called as often as one likes.
 */
void pandoria_names_install (void);

G_END_DECLS
