/* Sets the numbers of the markers page, for tests of the corrections.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-corrections-testing.h"
#include "pandoria-number-row.h"
#include "template-child.h"

/* Sets what the table shows. The rows are in the order of the counters. */
static inline void
markers_set_value (PandoriaMarkersPanel *panel, guint counter, int value)
{
  GtkListBox *list
      = GTK_LIST_BOX (template_find_type (template_child (panel, "group"), GTK_TYPE_LIST_BOX));

  pandoria_number_row_set_value (
      PANDORIA_NUMBER_ROW (gtk_list_box_get_row_at_index (list, (int) counter)), value);
}
