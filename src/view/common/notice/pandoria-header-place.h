/* PandoriaHeaderPlace: the middle of a header bar: the title, or a banner instead, which does not make the bar higher.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** Its template has two children: the title, and a widget that replaces it while visible. */
#define PANDORIA_TYPE_HEADER_PLACE (pandoria_header_place_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaHeaderPlace, pandoria_header_place, PANDORIA, HEADER_PLACE, GtkWidget)
