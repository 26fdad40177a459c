/* PandoriaSpaceWidget: one space of the board, focusable and known to assistive technology by name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-space-look.h"

/** Signal "activated": Enter, Space, gtk_widget_activate() or assistive technology. Action (widget): "space.activate". */
#define PANDORIA_TYPE_SPACE_WIDGET (pandoria_space_widget_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpaceWidget, pandoria_space_widget, PANDORIA, SPACE_WIDGET, GtkWidget)

GtkWidget *pandoria_space_widget_new (PandoriaSpace space);
PandoriaSpace pandoria_space_widget_get_space (PandoriaSpaceWidget *self);

/** Shows @look; does nothing when it shows that already. Returns: whether it is drawn anew. */
gboolean pandoria_space_widget_set_look (PandoriaSpaceWidget *self, const PandoriaSpaceLook *look);
const PandoriaSpaceLook *pandoria_space_widget_get_look (PandoriaSpaceWidget *self);

/** Says in words what the space shows ("G6, forest, 2 wood …"). */
void pandoria_space_widget_set_label (PandoriaSpaceWidget *self, const char *label);

/** Returns: whether the space shows its own name. */
gboolean pandoria_space_widget_is_named (PandoriaSpaceWidget *self);

/** Says what the figure here is about to earn (nullable: nothing). */
void pandoria_space_widget_set_gain (PandoriaSpaceWidget *self, const char *gain);

/** Says what would close with something on the space, or of which region it is (nullable: nothing). */
void pandoria_space_widget_set_outlook (PandoriaSpaceWidget *self, const char *outlook);

/** Makes the textures for a hex of this size; to be called before the allocation. */
void pandoria_space_widget_set_size (PandoriaSpaceWidget *self, int width, int height);
/** Makes the textures anew: the theme or the scale is another one. */
void pandoria_space_widget_refresh (PandoriaSpaceWidget *self);
