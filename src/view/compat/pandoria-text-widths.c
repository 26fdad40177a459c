/* Keeps GTK from trying out the widths of a text.
 *
 * GTK asks a child for its width at a given height if a row has several children, or if the child is not stretched. A
 * wrapping label or a vertical box of labels then tries dozens of widths, and lays out its text for each. Here both
 * have the same width at every height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

static void (*label_measure) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);
static void (*box_measure) (GtkLayoutManager *, GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);

static void
measure_label (GtkWidget *label, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  label_measure (label, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                 minimum_baseline, natural_baseline);
}

static void
measure_box (GtkLayoutManager *layout, GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum,
             int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean tries = orientation == GTK_ORIENTATION_HORIZONTAL
                   && gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_VERTICAL;

  box_measure (layout, box, orientation, tries ? -1 : for_size, minimum, natural, minimum_baseline, natural_baseline);
}

void
pandoria_text_widths_install (void)
{
  static gsize installed;
  GtkWidgetClass *label_class;
  GtkLayoutManagerClass *box_class;

  if (!g_once_init_enter (&installed))
    return;
  label_class = g_type_class_ref (GTK_TYPE_LABEL);
  label_measure = label_class->measure;
  label_class->measure = measure_label;
  box_class = g_type_class_ref (GTK_TYPE_BOX_LAYOUT);
  box_measure = box_class->measure;
  box_class->measure = measure_box;
  g_once_init_leave (&installed, 1);
}
