/* PandoriaBoardButtons: the buttons over a board, which zoom it and show its open regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-buttons.h"

#include "pandoria-class.h"

/* A narrower board only has the button that shows all of it. */
#define NARROW_WIDTH 480

struct _PandoriaBoardButtons
{
  GtkWidget parent_instance;

  GtkWidget *zoom_box, *fit_box; /* only one is shown */
  GtkWidget *open_button;
};

G_DEFINE_FINAL_TYPE (PandoriaBoardButtons, pandoria_board_buttons, GTK_TYPE_WIDGET)

static GtkWidget *
get_shown_box (PandoriaBoardButtons *self)
{
  return gtk_widget_get_child_visible (self->fit_box) ? self->fit_box : self->zoom_box;
}

/* The child visibility does not change the size that GTK remembers. */
static void
set_narrow (PandoriaBoardButtons *self, gboolean narrow)
{
  if (narrow == gtk_widget_get_child_visible (self->fit_box))
    return;
  gtk_widget_set_child_visible (self->zoom_box, !narrow);
  gtk_widget_set_child_visible (self->fit_box, narrow);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- overrides ------------------------------------------------------------------------------ */

static void
pandoria_board_buttons_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline)
{
  gtk_widget_measure (get_shown_box (PANDORIA_BOARD_BUTTONS (widget)), orientation, for_size,
                      minimum, natural, NULL, NULL);
}

static void
pandoria_board_buttons_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (get_shown_box (PANDORIA_BOARD_BUTTONS (widget)),
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

/* --- class ---------------------------------------------------------------------------------- */

static void
pandoria_board_buttons_class_init (PandoriaBoardButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = pandoria_board_buttons_measure;
  widget_class->size_allocate = pandoria_board_buttons_size_allocate;
  pandoria_class_set_template (
      klass, "pandoria-board-buttons",
      PANDORIA_PARTS (PandoriaBoardButtons, zoom_box, fit_box, open_button), NULL);
  pandoria_class_disposes (klass, PANDORIA_CHILDREN, NULL);
}

static void
pandoria_board_buttons_init (PandoriaBoardButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->fit_box, FALSE);
}

/* --- public functions ----------------------------------------------------------------------- */

void
pandoria_board_buttons_find_place (PandoriaBoardButtons *self, const PandoriaEdgeStrips *strips,
                                   PandoriaSpaces spaces, int width, int height,
                                   PandoriaButtonPlace *place)
{
  gboolean narrow = width < NARROW_WIDTH, right;
  GtkWidget *box;
  GtkRequisition size;

  g_return_if_fail (PANDORIA_IS_BOARD_BUTTONS (self));
  g_return_if_fail (strips != NULL && place != NULL);

  set_narrow (self, narrow);
  box = get_shown_box (self);
  right = (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL) != narrow;
  gtk_widget_get_preferred_size (box, &size, NULL);
  pandoria_button_place_find (strips, spaces, width, height, MAX (size.width, size.height),
                              MIN (size.width, size.height), right, place);
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (box), place->upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
pandoria_board_buttons_offer_open_regions (PandoriaBoardButtons *self)
{
  g_return_if_fail (PANDORIA_IS_BOARD_BUTTONS (self));

  gtk_widget_set_visible (self->open_button, TRUE);
}
