/* One line of the ledger or the history in its list: its contents, its accessible name, and its place. Its look is a
 * PandoriaLedgerFace, which it has only while it is visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-ledger-private.h"

#include "pandoria-widgets.h"

/* Includes the padding of the item. It is lower than any line: a row that gets its face then moves others out of
 * view, and none into view. */
#define LEAST_HEIGHT 22

struct _PandoriaLedgerRow
{
  AdwBin parent_instance;

  PandoriaGame *game;
  PandoriaLine *line;
  gboolean selected, marked;
};

G_DEFINE_FINAL_TYPE (PandoriaLedgerRow, pandoria_ledger_row, ADW_TYPE_BIN)

/* --- helpers --- */

/* Screen readers read the list item. They would announce the row, its child, by its class. */
static void
set_accessible_label (PandoriaLedgerRow *self, const char *text)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    pandoria_set_accessible_label (item, text);
  pandoria_set_accessible_label (GTK_WIDGET (self), text);
}

static void
show_accessible (PandoriaLedgerRow *self)
{
  GObject *entry = pandoria_line_get_entry (self->line);
  g_autofree char *text = entry != NULL ? pandoria_entry_describe (self->game, entry) : NULL;
  g_autofree char *marked = NULL;

  if (text != NULL && self->marked)
    /* Translators: an act for a screen reader; the board shows the game as it was after it. */
    marked = g_strdup_printf (_ ("%s, shown now"), text);
  if (text == NULL)
    set_accessible_label (self, pandoria_line_get_title (self->line));
  else
    set_accessible_label (self, marked != NULL ? marked : text);
}

static void
show_line (PandoriaLedgerRow *self)
{
  PandoriaLedgerFace *face = pandoria_ledger_row_get_face (self);

  if (face == NULL || self->line == NULL)
    return;
  pandoria_ledger_face_show (face, self->game, self->line);
  pandoria_ledger_face_show_selected (face, self->game, self->line, self->selected);
  pandoria_ledger_face_show_marked (face, self->marked);
}

/* Makes the list item reserve the height of a face, so that GTK computes no styles for hidden contents. */
static void
keep_height (PandoriaLedgerRow *self, int height)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  if (item != NULL)
    gtk_widget_set_size_request (item, -1, height);
}

/* Returns: the height of the item including its padding, or 0. */
static int
get_item_height (PandoriaLedgerRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  graphene_rect_t bounds;

  return item != NULL && gtk_widget_compute_bounds (item, item, &bounds) ? (int) bounds.size.height : 0;
}

/* --- class --- */

static void
pandoria_ledger_row_class_init (PandoriaLedgerRowClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaLedgerRow, game, g_object_unref),
                           PANDORIA_OWNS (PandoriaLedgerRow, line, g_object_unref), NULL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "ledgerrow");
}

static void
pandoria_ledger_row_init (PandoriaLedgerRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* --- public functions --- */

void
pandoria_ledger_row_set_line (PandoriaLedgerRow *self, PandoriaGame *game, PandoriaLine *line)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));
  g_return_if_fail (PANDORIA_IS_LINE (line));

  /* When the length of a list changes, GTK binds each moved row again to the same entry. */
  if (self->game == game && self->line == line)
    return;
  g_set_object (&self->game, game);
  if (g_set_object (&self->line, line) && pandoria_ledger_row_get_face (self) == NULL)
    keep_height (self, LEAST_HEIGHT);
  pandoria_set_css_class (GTK_WIDGET (self), "foreseen", pandoria_line_is_foreseen (line));
  pandoria_set_css_class (GTK_WIDGET (self), "act", PANDORIA_IS_HISTORY_ENTRY (pandoria_line_get_entry (line)));
  show_line (self);
  show_accessible (self);
}

GObject *
pandoria_ledger_row_get_entry (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), NULL);
  return self->line != NULL ? pandoria_line_get_entry (self->line) : NULL;
}

gboolean
pandoria_ledger_row_is_foreseen (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), FALSE);
  return self->line != NULL && pandoria_line_is_foreseen (self->line);
}

void
pandoria_ledger_row_set_selected (PandoriaLedgerRow *self, gboolean selected)
{
  PandoriaLedgerFace *face;

  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  if (self->selected == selected)
    return;
  self->selected = selected;
  face = pandoria_ledger_row_get_face (self);
  if (face != NULL && self->line != NULL)
    pandoria_ledger_face_show_selected (face, self->game, self->line, selected);
}

void
pandoria_ledger_row_set_marked (PandoriaLedgerRow *self, gboolean marked)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));

  if (self->marked == marked)
    return;
  self->marked = marked;
  pandoria_set_css_class (GTK_WIDGET (self), "marked", marked);
  if (pandoria_ledger_row_get_face (self) != NULL)
    pandoria_ledger_face_show_marked (pandoria_ledger_row_get_face (self), marked);
  if (self->line != NULL)
    show_accessible (self);
}

void
pandoria_ledger_row_set_face (PandoriaLedgerRow *self, PandoriaLedgerFace *face)
{
  g_return_if_fail (PANDORIA_IS_LEDGER_ROW (self));
  g_return_if_fail (face == NULL || PANDORIA_IS_LEDGER_FACE (face));

  keep_height (self, face != NULL ? -1 : MAX (get_item_height (self), LEAST_HEIGHT));
  adw_bin_set_child (ADW_BIN (self), (GtkWidget *) face);
  gtk_widget_set_visible (GTK_WIDGET (self), face != NULL);
  show_line (self);
}

PandoriaLedgerFace *
pandoria_ledger_row_get_face (PandoriaLedgerRow *self)
{
  g_return_val_if_fail (PANDORIA_IS_LEDGER_ROW (self), NULL);
  return (PandoriaLedgerFace *) adw_bin_get_child (ADW_BIN (self));
}
