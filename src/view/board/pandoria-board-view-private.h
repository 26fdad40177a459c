/* What the files of PandoriaBoardView share: its members; zooming and panning; pointer, wheel and keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-board-layout.h"
#include "pandoria-board-view.h"
#include "pandoria-space-look.h"
#include "pandoria-space-widget.h"

G_BEGIN_DECLS

struct _PandoriaBoardView
{
  GtkWidget parent_instance;

  PandoriaGame *game; /* NULL when a bare state is shown */
  PandoriaState state;
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  gboolean has_state;
  PandoriaHighlights highlights;
  PandoriaBoardChip chips[PANDORIA_BOARD_MAX_CHIPS];
  guint n_chips;

  PandoriaSpaces spaces;
  PandoriaSpaceWidget *widgets[PANDORIA_N_SPACES]; /* NULL where there is no space */
  PandoriaSpace current;                           /* where Tab enters the board */
  PandoriaSpace pointed;                           /* under the pointer */
  PandoriaSpace hovered;                           /* last told by "space-hovered" */

  GtkWidget *zoom_box;

  /* pandoria-board-zoom.c */
  PandoriaBoardLayout layout;
  gboolean fit; /* follows the size of the window */
  double zoom;  /* hex width in pixels */
  double x, y;  /* of the board's bounding box */
  PandoriaPoint pointer;
  double drag_x, drag_y, pinch_zoom;
  gboolean panning;
  gboolean draggable;
  gboolean touched; /* the last press came from a touch screen */
};

/* pandoria-board-zoom.c */
void pandoria_board_zoom_allocate (PandoriaBoardView *self, int width, int height);
/** Multiplies the size by @factor; what lies at @x, @y stays there. */
void pandoria_board_zoom_by (PandoriaBoardView *self, double factor, double x, double y);
void pandoria_board_zoom_to (PandoriaBoardView *self, double zoom, double x, double y);
void pandoria_board_pan_by (PandoriaBoardView *self, double dx, double dy);
/** Moves the board so that @space is in sight. */
void pandoria_board_reveal (PandoriaBoardView *self, PandoriaSpace space);
void pandoria_board_zoom_install_actions (GtkWidgetClass *widget_class);

/* pandoria-board-input.c */
void pandoria_board_input_install (GtkWidgetClass *widget_class);
gboolean pandoria_board_input_focus (GtkWidget *widget, GtkDirectionType direction);

/* pandoria-board-view.c */
void pandoria_board_view_activate_space (PandoriaBoardView *self, PandoriaSpace space);
void pandoria_board_view_set_hovered (PandoriaBoardView *self, PandoriaSpace space);

/* pandoria-board-highlights.c */
/** Shows the present state and highlights; only what differs is drawn anew. */
void pandoria_board_view_update_looks (PandoriaBoardView *self);
void pandoria_board_view_set_pointed (PandoriaBoardView *self, PandoriaSpace space);

G_END_DECLS
