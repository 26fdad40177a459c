/* PandoriaLeastLayout: gives its child all of the room, and asks for no more width than the child needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaLeastLayout: for the contents of a column whose width does not follow their text. */
#define PANDORIA_TYPE_LEAST_LAYOUT (pandoria_least_layout_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLeastLayout, pandoria_least_layout, PANDORIA, LEAST_LAYOUT, GtkLayoutManager)

/** Lays out the only child of @bin as above (@least), or like a bin. */
void pandoria_least_layout_set (GtkWidget *bin, gboolean least);
