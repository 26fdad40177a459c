/* The faces of the rows of a list. Only rows in view have one.
 *
 * GtkListView 4.8 makes up to 200 rows, however few are visible. A face with its labels needs 80 KB and half a
 * millisecond. So a row is empty until it is visible: after its layout the list hides its other rows. Rows that get
 * a face then get another layout before the list is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-private.h"

struct _PandoriaLedgerFaces
{
  GtkWidget *list;
  GdkFrameClock *clock; /* while the list is mapped */
  gulong layout;
};

/* --- helpers --- */

/* Returns: (nullable): the row in @item if it has a face, or (@has_face FALSE) if it has none. */
static PandoriaLedgerRow *
get_row (GtkWidget *item, gboolean has_face)
{
  GtkWidget *row = gtk_widget_get_first_child (item);

  if (!PANDORIA_IS_LEDGER_ROW (row))
    return NULL;
  return (pandoria_ledger_row_get_face (PANDORIA_LEDGER_ROW (row)) != NULL) == has_face ? PANDORIA_LEDGER_ROW (row)
                                                                                        : NULL;
}

/* A visible row keeps its face. So does a row with the focus, or with an open rule. */
static gboolean
is_in_use (GtkWidget *item)
{
  return gtk_widget_get_child_visible (item) || (gtk_widget_get_state_flags (item) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* Returns: (transfer full) (nullable): the face of a hidden row. */
static PandoriaLedgerFace *
take_face (PandoriaLedgerFaces *self)
{
  for (GtkWidget *item = gtk_widget_get_last_child (self->list); item != NULL;
       item = gtk_widget_get_prev_sibling (item))
    {
      PandoriaLedgerRow *row = is_in_use (item) ? NULL : get_row (item, TRUE);
      PandoriaLedgerFace *face;

      if (row == NULL)
        continue;
      face = g_object_ref (pandoria_ledger_row_get_face (row));
      pandoria_ledger_row_set_face (row, NULL);
      return face;
    }
  return NULL;
}

static void
give_face (PandoriaLedgerFaces *self, PandoriaLedgerRow *row)
{
  g_autoptr (PandoriaLedgerFace) face = take_face (self);

  if (face == NULL)
    face = g_object_ref_sink (g_object_new (PANDORIA_TYPE_LEDGER_FACE, NULL));
  pandoria_ledger_row_set_face (row, face);
}

/* --- callbacks --- */

static void
on_laid_out (PandoriaLedgerFaces *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (self->list); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      PandoriaLedgerRow *row = gtk_widget_get_child_visible (item) ? get_row (item, FALSE) : NULL;

      if (row != NULL)
        give_face (self, row);
    }
}

static void
on_unmapped (PandoriaLedgerFaces *self)
{
  if (self->clock != NULL)
    g_clear_signal_handler (&self->layout, self->clock);
  g_clear_object (&self->clock);
}

static void
on_mapped (PandoriaLedgerFaces *self)
{
  on_unmapped (self);
  g_set_object (&self->clock, gtk_widget_get_frame_clock (self->list));
  self->layout = g_signal_connect_data (self->clock, "layout", G_CALLBACK (on_laid_out), self, NULL,
                                        G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* --- public functions --- */

PandoriaLedgerFaces *
pandoria_ledger_faces_new (GtkListView *list)
{
  PandoriaLedgerFaces *self;

  g_return_val_if_fail (GTK_IS_LIST_VIEW (list), NULL);

  self = g_new0 (PandoriaLedgerFaces, 1);
  self->list = GTK_WIDGET (list);
  g_signal_connect_swapped (list, "map", G_CALLBACK (on_mapped), self);
  g_signal_connect_swapped (list, "unmap", G_CALLBACK (on_unmapped), self);
  return self;
}

void
pandoria_ledger_faces_free (PandoriaLedgerFaces *self)
{
  g_return_if_fail (self != NULL);

  on_unmapped (self);
  g_signal_handlers_disconnect_by_data (self->list, self);
  g_free (self);
}
