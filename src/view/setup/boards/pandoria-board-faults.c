/* The faults of a board, in a list. A row leads to the places of its fault.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-board-faults.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-list-rows.h"
#include "pandoria-text.h"

struct _PandoriaBoardFaults
{
  AdwBin parent_instance;

  GtkListBox *list;

  PandoriaBoardFault listed[PANDORIA_MAX_BOARD_FAULTS];
  guint n_listed;
  PandoriaSpace shown[PANDORIA_MAX_BOARD_FAULTS]; /* the last visited place of each fault */
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaBoardFaults, pandoria_board_faults, ADW_TYPE_BIN)

/* Keeps the rows of an unchanged list, and with them the focus. */
static gboolean
is_listed (PandoriaBoardFaults *self, const PandoriaBoardFault *faults, guint n)
{
  if (n != self->n_listed)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (faults[i].code != self->listed[i].code
        || !pandoria_spaces_equal (faults[i].spaces, self->listed[i].spaces))
      return FALSE;
  return TRUE;
}

static void
add_fault (PandoriaBoardFaults *self, const PandoriaBoardFault *fault)
{
  g_autofree char *sentence = pandoria_text_board_fault (fault);
  AdwActionRow *row
      = pandoria_new_row (sentence, fault->refused ? NULL : _ ("Unusual, but playable."));

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row),
                                    !pandoria_spaces_is_empty (fault->spaces));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

/* Another press on the same row goes to the next place. */
static void
on_row_activated (PandoriaBoardFaults *self, GtkListBoxRow *row)
{
  const guint index = (guint) gtk_list_box_row_get_index (row);
  PandoriaSpaces spaces = self->listed[index].spaces;
  PandoriaSpace next = PANDORIA_SPACE_NONE, space;

  PANDORIA_FOREACH_SPACE (space, spaces)
    if (next < 0 && space > self->shown[index])
      next = space;
  if (next < 0)
    next = pandoria_spaces_first (spaces);
  self->shown[index] = next;
  g_signal_emit_by_name (self, "chosen", &spaces, (int) next);
}

static void
pandoria_board_faults_class_init (PandoriaBoardFaultsClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 2, G_TYPE_POINTER, G_TYPE_INT);
  pandoria_class_set_template (klass, "pandoria-board-faults",
                               PANDORIA_CHILD (PandoriaBoardFaults, list),
                               PANDORIA_CALLBACK (on_row_activated), NULL);
}

gboolean
pandoria_board_faults_show (PandoriaBoardFaults *self, const PandoriaBoard *board)
{
  PandoriaBoardFault faults[PANDORIA_MAX_BOARD_FAULTS];
  guint n;

  g_return_val_if_fail (PANDORIA_IS_BOARD_FAULTS (self) && board != NULL, FALSE);

  n = pandoria_board_list_faults (board, faults);
  if (is_listed (self, faults, n))
    return FALSE;
  pandoria_take_focus_from (GTK_WIDGET (self->list));
  pandoria_clear_list (self->list);
  for (guint i = 0; i < n; i++)
    {
      self->listed[i] = faults[i];
      self->shown[i] = PANDORIA_SPACE_NONE;
      add_fault (self, &faults[i]);
    }
  self->n_listed = n;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  return TRUE;
}

guint
pandoria_board_faults_count_refused (PandoriaBoardFaults *self)
{
  guint refused = 0;

  g_return_val_if_fail (PANDORIA_IS_BOARD_FAULTS (self), 0);

  for (guint i = 0; i < self->n_listed; i++)
    refused += self->listed[i].refused != FALSE;
  return refused;
}
