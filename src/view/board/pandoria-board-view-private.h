/* What the files of PandoriaBoardView share: its members; zooming and panning; pointer, wheel and
 * keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-art.h"
#include "pandoria-board-layout.h"
#include "pandoria-board-view.h"
#include "pandoria-chip-places.h"
#include "pandoria-compat.h"
#include "pandoria-edge-names.h"
#include "pandoria-space-widget.h"

#define PANDORIA_MAX_DROPS   4
#define PANDORIA_MAX_LEAVERS 24

/* A tile that drops onto its space, or a figure that returns to the reserve. */
typedef struct
{
  PandoriaSpace space;
  PandoriaSpaceGround before; /* of the tile */
  PandoriaRect at;            /* of the figure, within the space */
  GdkTexture *texture;
} PandoriaMover;

#define PANDORIA_BOARD_MAX_LABELS 24

/* A chip as it is drawn: what a figure would earn, or every player's gain from a region. */
typedef struct
{
  PandoriaSpace at; /* its line leads there */
  PandoriaChipPlace place;
  guint32 edge;
  guint n; /* who gains */
  struct
  {
    GdkTexture *piece;
    int piece_width, piece_height;
    PangoLayout *text;
  } parts[PANDORIA_MAX_PLAYERS];
  PangoLayout *detail; /* (nullable): below the parts */
} PandoriaChipView;

/* Everything that determines the places of chips and labels; compared by its bytes. */
typedef struct
{
  PandoriaBoardLayout layout;
  PandoriaChipTable table;
  PandoriaChipWish wishes[PANDORIA_BOARD_MAX_CHIPS + PANDORIA_BOARD_MAX_LABELS];
  guint n;
} PandoriaChipQuestion;

/** The data of the board: the game that names the spaces of a state without a game. */
#define PANDORIA_BOARD_NAMING_KEY "pandoria-naming"

struct _PandoriaBoardView
{
  GtkWidget parent_instance;

  PandoriaGame *game;  /* NULL if a state without a game is shown */
  PandoriaState state; /* empty if nothing is shown */
  PandoriaColor colors[PANDORIA_MAX_PLAYERS];
  PandoriaSpaceLook named[PANDORIA_N_SPACES]; /* described by the labels; 0 without a game */
  guint n_changed;                            /* looks since the last snapshot */
  gboolean drawn_odd;                         /* for pandoria_pane_append() */
  gboolean picture;                           /* only shown, without input */
  gboolean drawing;                           /* a board is being edited */
  PandoriaBoard drawn;
  PandoriaHighlights highlights;
  GArray *chips;         /* of PandoriaBoardChip */
  GPtrArray *chip_views; /* of PandoriaChipView, in the order of @chips */

  PandoriaChipQuestion *asked; /* nullable */
  PandoriaChipPlace
      places[PANDORIA_BOARD_MAX_CHIPS + PANDORIA_BOARD_MAX_LABELS]; /* found for @asked */

  PandoriaSpaces spaces;
  PandoriaSpaceWidget *widgets[PANDORIA_N_SPACES]; /* NULL for no space */
  PandoriaSpace current;                           /* where Tab enters the board */
  PandoriaSpace pointed;                           /* under the pointer */
  PandoriaSpace hovered;                           /* the last argument of "space-hovered" */
  graphene_point_t pointed_at; /* the last position of the pointer in the window */
  guint rest;                  /* the source that waits for the pointer to rest; 0: none */
  PandoriaCrossing crossing;   /* reports later that pointer or keyboard have left */

  GtkWidget *drawing_layer, *names_layer, *motion_layer,
      *chips_layer;              /* above the spaces, from the lowest */
  GtkWidget *zoom_box, *fit_box; /* only one is visible */
  PandoriaRect zoom_rect;
  PandoriaRect room; /* for the board, next to the buttons */

  /* pandoria-board-labels.c */
  GArray *open;        /* of PandoriaOpenRegion */
  PandoriaSpaces told; /* the first spaces of the shown regions */
  GPtrArray *labels;   /* of PandoriaChipView */
  GtkWidget *open_button;

  /* pandoria-board-names.c */
  PandoriaEdgeStrips strips;
  int picture_names;                 /* the size of their letters in px; 0: the usual size */
  PangoLayout *name_texts[2][2][16]; /* strong, row, index; made on demand */

  /* pandoria-board-motion.c */
  guint position; /* of the game at the previous update */
  PandoriaMover drops[PANDORIA_MAX_DROPS];
  PandoriaMover leavers[PANDORIA_MAX_LEAVERS];
  guint n_drops, n_leavers;
  AdwAnimation *motion; /* its value is in ms; NULL before the first animation */

  /* its place */
  PandoriaBoardLayout layout;
  gboolean fit;          /* follows the size of the window */
  PandoriaSpaces fitted; /* what then fits into it; none: the whole board */
  double zoom;           /* hex width in pixels */
  double x, y;           /* of the board's bounding box */
  PandoriaPoint pointer;
  PandoriaPoint drag; /* so far, from its start */
  double pinch_zoom;
  PandoriaPoint pinch; /* the middle of the two fingers */
  gboolean panning;
  gboolean draggable;
  gboolean in_page;                 /* the wheel scrolls the page */
  gboolean pulling;                 /* a choice is being dragged */
  gboolean stretching;              /* the same with the keyboard, in the editor */
  PandoriaSpace pull_from, pull_to; /* PANDORIA_SPACE_NONE if the drag pans */
  PandoriaPoint drag_start;
};

/** Returns: (transfer none): the buttons that are shown at the current width of the board. */
GtkWidget *pandoria_board_view_get_buttons (PandoriaBoardView *self);

/* pandoria-board-spaces.c */
void pandoria_board_zoom_allocate (PandoriaBoardView *self);
/** Makes a hex @zoom pixels wide; the point at @x, @y stays there. */
void pandoria_board_zoom_to (PandoriaBoardView *self, double zoom, double x, double y);
/** Shows the whole board from now on. */
void pandoria_board_zoom_fit (PandoriaBoardView *self);
void pandoria_board_pan_by (PandoriaBoardView *self, double dx, double dy);
/** Returns: the space under the point, or PANDORIA_SPACE_NONE if there is none or a strip of names
 * covers it. */
PandoriaSpace pandoria_board_pick (PandoriaBoardView *self, double x, double y);
void pandoria_board_zoom_install_actions (GtkWidgetClass *widget_class);
void pandoria_board_spaces_make (PandoriaBoardView *self, PandoriaSpaces spaces);
void pandoria_board_spaces_drop (PandoriaBoardView *self);
void pandoria_board_spaces_update_labels (PandoriaBoardView *self);

/* pandoria-board-input.c */
void pandoria_board_input_install (GtkWidgetClass *widget_class);
gboolean pandoria_board_input_focus (GtkWidget *widget, GtkDirectionType direction);
/** Ends or cancels a keyboard drag at @space. Returns: whether its signals were emitted. */
gboolean pandoria_board_input_end_stretch (PandoriaBoardView *self, PandoriaSpace space);

/* pandoria-board-names.c */
void pandoria_board_names_measure (PandoriaBoardView *self, int width, int height);
void pandoria_board_names_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot);
/** Drops the texts, after the font has changed. */
void pandoria_board_names_drop (PandoriaBoardView *self);
/** Returns: the area between the names. */
PandoriaRect pandoria_board_get_inner (PandoriaBoardView *self);

/* pandoria-board-chips.c */
void pandoria_board_chips_init (PandoriaBoardView *self);
/** Returns: (transfer full): a chip without parts. @detail: nullable. */
PandoriaChipView *pandoria_chip_view_new (PandoriaBoardView *self, PandoriaSpace at, guint32 edge,
                                          const char *detail);
/** Adds a piece and @text to @chip. */
void pandoria_chip_view_add (PandoriaBoardView *self, PandoriaChipView *chip,
                             PandoriaArtPiece piece, PandoriaColor color, const char *text);
/** Rebuilds and places the chips, after their words, the theme or the font have changed. */
void pandoria_board_chips_make (PandoriaBoardView *self);
/** Places the chips again, after the board under them has changed. */
void pandoria_board_chips_place (PandoriaBoardView *self);
void pandoria_board_chips_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot);

/* pandoria-board-labels.c */
/** Updates the labels and the marks of missing spaces for the hovered space. */
void pandoria_board_labels_follow (PandoriaBoardView *self);
/** Does that for @regions, described in pandoria_board_view_set_open_regions(). */
void pandoria_board_labels_set_regions (PandoriaBoardView *self, const PandoriaOpenRegion *regions,
                                        const char *const *sentences, guint n);
/** Rebuilds the labels, after the theme or the font have changed. */
void pandoria_board_labels_make (PandoriaBoardView *self);
/** Adds the areas that labels may not cover to @table. */
void pandoria_board_labels_keep_free (PandoriaBoardView *self, PandoriaChipTable *table);
/** Returns: the small square in the middle of the hex @at, where the line of a chip ends. */
PandoriaRect pandoria_board_labels_get_anchor (PandoriaBoardView *self, PandoriaSpace at);

/* pandoria-board-motion.c */
/** Animates the differences between @before and the shown state. @position: of the game. */
void pandoria_board_motion_follow (PandoriaBoardView *self, const PandoriaState *before,
                                   guint position);
void pandoria_board_motion_stop (PandoriaBoardView *self);
void pandoria_board_motion_draw (PandoriaBoardView *self, GtkWidget *layer, GtkSnapshot *snapshot);
void pandoria_board_motion_drop (PandoriaBoardView *self);

/* pandoria-board-view.c */
void pandoria_board_view_activate_space (PandoriaBoardView *self, PandoriaSpace space);
void pandoria_board_view_set_hovered (PandoriaBoardView *self, PandoriaSpace space);

/* pandoria-board-highlights.c */
/** Fills @other_half, for each space, with the other one of its tile after @position acts, or
 * PANDORIA_SPACE_NONE. */
void pandoria_tile_halves_find (PandoriaGame *game, guint position,
                                gint16 other_half[PANDORIA_N_SPACES]);
/** Returns: pandoria_turn_find_changes() of the last turn that changed the board, among the first
 * @position acts. */
PandoriaSpaces pandoria_last_turn_find (PandoriaGame *game, guint position);
/** Shows the current state and highlights; redraws only the differences. */
void pandoria_board_view_update_looks (PandoriaBoardView *self);
void pandoria_board_view_set_pointed (PandoriaBoardView *self, PandoriaSpace space);
