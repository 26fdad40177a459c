/* The faces of the rows of a list, which go where the list is looked at.
 *
 * GtkListView 4.8 makes up to 200 rows, however few of them can be seen, and a face with its labels takes eighty kilobytes and
 * most of a millisecond. So rows are empty until they come into sight: that is known when the list has been laid out, and
 * what gets a face then is laid out once more before anything is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-faces.h"

#include "pandoria-ledger-row.h"

struct _PandoriaLedgerFaces
{
  GtkWidget *list;
  GdkFrameClock *clock; /* while the list is mapped */
  gulong layout;
  GPtrArray *spare; /* of PandoriaLedgerFace that no row has */
};

/* --- helpers --- */

static PandoriaLedgerRow *
get_row (GtkWidget *item)
{
  GtkWidget *row = gtk_widget_get_first_child (item);

  return PANDORIA_IS_LEDGER_ROW (row) ? PANDORIA_LEDGER_ROW (row) : NULL;
}

/* Returns: how far an item is from what is seen, in heights of the list; 0 in sight. */
static double
measure_distance (PandoriaLedgerFaces *self, GtkWidget *item)
{
  double height = gtk_widget_get_height (self->list), above, below;
  graphene_rect_t at;

  if (!gtk_widget_compute_bounds (item, self->list, &at))
    return G_MAXDOUBLE;
  above = -(at.origin.y + at.size.height);
  below = at.origin.y - height;
  return MAX (MAX (above, below), 0) / height;
}

static void
take_face (PandoriaLedgerFaces *self, PandoriaLedgerRow *row)
{
  g_ptr_array_add (self->spare, g_object_ref (pandoria_ledger_row_get_face (row)));
  pandoria_ledger_row_set_face (row, NULL);
}

static void
give_face (PandoriaLedgerFaces *self, PandoriaLedgerRow *row)
{
  g_autoptr (GObject) face = self->spare->len > 0 ? g_ptr_array_steal_index_fast (self->spare, self->spare->len - 1)
                                                  : g_object_ref_sink (g_object_new (PANDORIA_TYPE_LEDGER_FACE, NULL));

  pandoria_ledger_row_set_face (row, PANDORIA_LEDGER_FACE (face));
}

/* Whoever has the keyboard in a row, or a rule open from it, keeps it. */
static gboolean
is_in_use (PandoriaLedgerRow *row)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (row)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
take_far_faces (PandoriaLedgerFaces *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (self->list); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      PandoriaLedgerRow *row = get_row (item);

      if (row != NULL && pandoria_ledger_row_get_face (row) != NULL && measure_distance (self, item) > 1
          && !is_in_use (row))
        take_face (self, row);
    }
}

static void
give_near_faces (PandoriaLedgerFaces *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (self->list); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      PandoriaLedgerRow *row = get_row (item);

      if (row != NULL && pandoria_ledger_row_get_face (row) == NULL && measure_distance (self, item) == 0)
        give_face (self, row);
    }
}

/* --- callbacks --- */

static void
on_laid_out (PandoriaLedgerFaces *self)
{
  if (gtk_widget_get_height (self->list) == 0)
    return;
  take_far_faces (self);
  give_near_faces (self);
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
  self->spare = g_ptr_array_new_with_free_func (g_object_unref);
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
  g_ptr_array_unref (self->spare);
  g_free (self);
}
