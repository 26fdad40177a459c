/* The pages of a section of shortcuts, which GTK 4.8 puts into its stack with the last one first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

/* Returns: (nullable): the first widget of @type in @root. */
static GtkWidget *
find_widget (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Puts the columns of page @a into page @b, and the other way round. */
static void
exchange_columns (GtkBox *a, GtkBox *b)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (a)), *column;

  while ((column = gtk_widget_get_first_child (GTK_WIDGET (b))) != NULL)
    {
      g_object_ref (column);
      gtk_box_remove (b, column);
      gtk_box_append (a, column);
      g_object_unref (column);
    }
  while (last != NULL && (column = gtk_widget_get_first_child (GTK_WIDGET (a))) != NULL)
    {
      gboolean done = column == last;

      g_object_ref (column);
      gtk_box_remove (a, column);
      gtk_box_append (b, column);
      g_object_unref (column);
      if (done)
        return;
    }
}

static void
order_pages (GtkWidget *stack, GtkWidget *first_group)
{
  GtkWidget *first = gtk_widget_get_first_child (stack), *last = gtk_widget_get_last_child (stack);

  if (first == NULL || gtk_widget_is_ancestor (first_group, first))
    return;
  for (; first != last; first = gtk_widget_get_next_sibling (first), last = gtk_widget_get_prev_sibling (last))
    {
      exchange_columns (GTK_BOX (first), GTK_BOX (last));
      if (gtk_widget_get_next_sibling (first) == last)
        return;
    }
}

void
pandoria_compat_order_shortcuts (GtkWidget *overlay, GtkWidget *first_group)
{
  GtkWidget *section, *stack;

  g_return_if_fail (GTK_IS_WIDGET (overlay) && GTK_IS_WIDGET (first_group));

  section = find_widget (overlay, GTK_TYPE_SHORTCUTS_SECTION);
  stack = section != NULL ? find_widget (section, GTK_TYPE_STACK) : NULL;
  if (stack != NULL)
    order_pages (stack, first_group);
}
