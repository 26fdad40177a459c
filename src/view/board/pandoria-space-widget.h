/* PandoriaSpaceWidget: one space of the board, focusable and known to assistive technology by name.
 *
 * All slow work is done when the look or the size changes. The snapshot only layers textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-board-layout.h"
#include "pandoria-space-look.h"

/** Returns: the place of the figure @index of @look on the space that fills @hex. */
PandoriaRect pandoria_space_picture_get_figure (const PandoriaSpaceLook *look, guint index,
                                                const PandoriaRect *hex);
/** Returns: the place of the badge of a figure that returns to the reserve; @look has a figure. */
PandoriaRect pandoria_space_picture_get_badge (const PandoriaSpaceLook *look,
                                               const PandoriaRect *hex);

/** Signal "activated": Enter, Space, gtk_widget_activate() or assistive technology. Action
 * (widget): "space.activate". */
#define PANDORIA_TYPE_SPACE_WIDGET (pandoria_space_widget_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaSpaceWidget, pandoria_space_widget, PANDORIA, SPACE_WIDGET, GtkWidget)

GtkWidget *pandoria_space_widget_new (PandoriaSpace space);
PandoriaSpace pandoria_space_widget_get_space (PandoriaSpaceWidget *self);

/** Shows @look; does nothing if it is unchanged. Returns: whether the space is redrawn. */
gboolean pandoria_space_widget_set_look (PandoriaSpaceWidget *self, const PandoriaSpaceLook *look);
const PandoriaSpaceLook *pandoria_space_widget_get_look (PandoriaSpaceWidget *self);

/** Describes the contents of the space ("G6, forest, 2 wood …"). */
void pandoria_space_widget_set_label (PandoriaSpaceWidget *self, const char *label);

/** Returns: whether the space shows its own name now. */
gboolean pandoria_space_widget_is_named (PandoriaSpaceWidget *self);

/** Sets the gain of the figure here (nullable: nothing). */
void pandoria_space_widget_set_gain (PandoriaSpaceWidget *self, const char *gain);

/** Sets the text about regions that would close with a tile on the space, or its own region
 * (nullable: nothing). */
void pandoria_space_widget_set_outlook (PandoriaSpaceWidget *self, const char *outlook);

/** Makes the textures for a hex of this size. Call it before the allocation. */
void pandoria_space_widget_set_size (PandoriaSpaceWidget *self, int width, int height);
/** Rebuilds the textures, after the theme or the scale has changed. */
void pandoria_space_widget_refresh (PandoriaSpaceWidget *self);
