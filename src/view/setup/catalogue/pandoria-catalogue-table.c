/* The table of all cards of one kind in the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-table.h"

#include <glib/gi18n.h>

#include "pandoria-catalogue-row.h"
#include "pandoria-class.h"
#include "pandoria-labels.h"

/* More than twice the real number of cards. The rows of a file with thousands would take a quarter
 * of a minute. */
#define MAX_ROWS 200

struct _PandoriaCatalogueTable
{
  GtkBox parent_instance;

  GtkLabel *about, *known, *left;
  GtkListBox *list;
  GtkButton *add;

  PandoriaCatalogue *catalogue;
  PandoriaPrintedKind kind;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCatalogueTable, pandoria_catalogue_table, GTK_TYPE_BOX)

static const struct
{
  const char *about;
  const char *add; /* NULL: the user cannot add items */
} kinds[PANDORIA_N_PRINTED_KINDS] = {
  [PANDORIA_PRINTED_SPELL] = { N_ ("What each spell costs in crystals. If cards with the same name "
                                   "differ, type every cost: 2 4."),
                               NULL },
  [PANDORIA_PRINTED_BUILDING] = { N_ ("What each building costs in wood. If cards with the same "
                                      "name differ, type every cost: 2 4."),
                                  NULL },
  [PANDORIA_PRINTED_CARD] = { N_ ("What each card costs in gold in the card market. The starting "
                                  "cards of the beginner’s game are among "
                                  "the buildings."),
                              N_ ("_Add a Card…") },
  [PANDORIA_PRINTED_RELIC] = { N_ ("The points of each relic."), N_ ("_Add a Relic…") },
  [PANDORIA_PRINTED_MONUMENT]
  = { N_ ("How many monuments of each value are in the box. Leave it empty for the "
          "usual split (rule 5)."),
      NULL },
};

static PandoriaCatalogueRow *
get_row (PandoriaCatalogueTable *self, int index)
{
  return (PandoriaCatalogueRow *) gtk_list_box_get_row_at_index (self->list, index);
}

/* @n_left: the number of items without a row. */
static void
count_known (PandoriaCatalogueTable *self, guint n_left)
{
  g_autofree char *text = NULL, *left = NULL;
  guint n = 0, known = 0;

  for (PandoriaCatalogueRow *row; (row = get_row (self, (int) n)) != NULL; n++)
    {
      g_autoptr (GArray) values = pandoria_catalogue_get_values (
          self->catalogue, *pandoria_catalogue_row_get_thing (row));

      known += values->len > 0;
    }
  text
      = g_strdup_printf (ngettext ("%1$u of %2$u is known", "%1$u of %2$u are known", n), known, n);
  if (n_left > 0)
    left = g_strdup_printf (ngettext ("%u more is not shown.", "%u more are not shown.", n_left),
                            n_left);
  gtk_label_set_label (self->known, text);
  pandoria_set_text (self->left, left);
}

/* Keeps the rows of remaining items, so that text being typed is not lost. Both lists have the same
 * order. */
static void
show_things (PandoriaCatalogueTable *self)
{
  g_autoptr (GArray) things = pandoria_catalogue_list_things (self->catalogue, self->kind);
  guint n_left = things->len > MAX_ROWS ? things->len - MAX_ROWS : 0;

  g_array_set_size (things, things->len - n_left);
  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      PandoriaCatalogueRow *row = get_row (self, (int) i);

      while (row != NULL
             && pandoria_printed_compare (pandoria_catalogue_row_get_thing (row), thing) < 0)
        {
          gtk_list_box_remove (self->list, GTK_WIDGET (row));
          row = get_row (self, (int) i);
        }
      if (row != NULL
          && pandoria_printed_is_same_thing (pandoria_catalogue_row_get_thing (row), thing))
        pandoria_catalogue_row_update (row);
      else
        gtk_list_box_insert (self->list, pandoria_catalogue_row_new (self->catalogue, thing),
                             (int) i);
    }
  for (PandoriaCatalogueRow *row; (row = get_row (self, (int) things->len)) != NULL;)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  count_known (self, n_left);
}

static void
pandoria_catalogue_table_class_init (PandoriaCatalogueTableClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaCatalogueTable, catalogue, g_object_unref),
                           NULL);
  pandoria_class_set_template (
      klass, "pandoria-catalogue-table",
      PANDORIA_PARTS (PandoriaCatalogueTable, about, known, left, list, add), NULL);
}

void
pandoria_catalogue_table_set_catalogue (PandoriaCatalogueTable *self, PandoriaCatalogue *catalogue,
                                        PandoriaPrintedKind kind)
{
  g_return_if_fail (PANDORIA_IS_CATALOGUE_TABLE (self) && self->catalogue == NULL);
  g_return_if_fail (kind < PANDORIA_N_PRINTED_KINDS);

  self->catalogue = g_object_ref (catalogue);
  self->kind = kind;
  gtk_label_set_label (self->about, _ (kinds[kind].about));
  gtk_widget_set_visible (GTK_WIDGET (self->add), kinds[kind].add != NULL);
  if (kinds[kind].add != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->add), "u", kind);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add), "catalogue.add");
      gtk_button_set_label (self->add, _ (kinds[kind].add));
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->add)), TRUE);
    }
  g_signal_connect_object (catalogue, "changed", G_CALLBACK (show_things), self, G_CONNECT_SWAPPED);
  show_things (self);
}

gboolean
pandoria_catalogue_table_focus_empty (PandoriaCatalogueTable *self, int first)
{
  PandoriaCatalogueRow *row;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_TABLE (self), FALSE);

  for (int i = first; (row = get_row (self, i)) != NULL; i++)
    if (pandoria_catalogue_row_is_empty (row))
      {
        pandoria_catalogue_row_focus (row);
        return TRUE;
      }
  return FALSE;
}

gboolean
pandoria_catalogue_table_focus_thing (PandoriaCatalogueTable *self, const PandoriaPrinted *thing)
{
  PandoriaCatalogueRow *row;

  g_return_val_if_fail (PANDORIA_IS_CATALOGUE_TABLE (self), FALSE);

  for (int i = 0; (row = get_row (self, i)) != NULL; i++)
    if (pandoria_printed_is_same_thing (pandoria_catalogue_row_get_thing (row), thing))
      {
        pandoria_catalogue_row_focus (row);
        return TRUE;
      }
  return FALSE;
}
