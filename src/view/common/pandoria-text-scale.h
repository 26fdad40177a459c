/* How large the user's letters are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Returns: how large the letters of @widget are compared with body text at 100 %: 2 at 200 %. */
double pandoria_text_scale (GtkWidget *widget);

G_END_DECLS
