/* PandoriaLeastLayout: gives its child all of the room, and asks for no more width than the child needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** PandoriaLeastLayout: for the contents of a column whose width does not follow their text. */
#define PANDORIA_TYPE_LEAST_LAYOUT (pandoria_least_layout_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaLeastLayout, pandoria_least_layout, PANDORIA, LEAST_LAYOUT, GtkLayoutManager)

/** Lays the one child of @bin out as above (@least), or as bins do. */
void pandoria_least_layout_set (GtkWidget *bin, gboolean least);
/**
 * Lays the one child of @bin out as bins do, but never asks how wide it is at a height. A row of GTK asks that when it shares its room, and a
 * label that wraps tries a dozen widths for each answer.
 */
void pandoria_least_layout_spare (GtkWidget *bin);
