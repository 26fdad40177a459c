/* For GTK 4.8, perhaps needless later: hides class names from screen readers, and adds values to
 * names.
 *
 * GTK 4.8 uses the class as the name of a nameless widget, “GtkStackPage”. It puts the name of a
 * button's picture, “GtkImage”, before the button's name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-names.h"

#include <glib/gi18n.h>

#include "pandoria-compat.h"

static void
set_label (gpointer accessible, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (accessible), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
}

static void
name_pages (GtkStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        set_label (page, NULL);
    }
}

/* The mnemonic mark within a word, “Arc_hive”, would be read out. */
static void
show_button_words (GtkButton *button)
{
  GtkWidget *label = gtk_button_get_child (button);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (GTK_IS_LABEL (label))
    set_label (button, gtk_label_get_text (GTK_LABEL (label)));
}

static gboolean
has_key_within (GtkButton *button)
{
  const char *label = gtk_button_get_label (button);

  if (label == NULL || !gtk_button_get_use_underline (button))
    return FALSE;
  return *label != '_' && strchr (label, '_') != NULL;
}

static gboolean
has_name (GtkButton *button)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (button);

  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Returns: (nullable): the tooltip. The button in a GtkMenuButton has that of the GtkMenuButton. */
static const char *
get_tooltip (GtkButton *button)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (button));

  return gtk_widget_get_tooltip_text (GTK_IS_MENU_BUTTON (parent) ? parent : GTK_WIDGET (button));
}

/* GTK does not name a button by a label that the program has put into it, or by its tooltip.
 * AdwToast has a button to close it with only a picture. */
static void
name_by_content (GtkButton *button)
{
  GtkWidget *child = gtk_button_get_child (button);
  const char *tooltip = get_tooltip (button);

  if (has_name (button))
    return;
  if (GTK_IS_LABEL (child))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    child, NULL, -1);
  else if (tooltip != NULL)
    set_label (button, tooltip);
  else if (g_strcmp0 (gtk_button_get_icon_name (button), "window-close-symbolic") == 0)
    set_label (button, _ ("Close"));
}

/* Removes repetitions: GTK 4.8 labels a button with both its picture and its name, and the tooltip
 * repeats the name. */
static void
name_button (GtkButton *button)
{
  if (has_key_within (button))
    show_button_words (button);
  if (gtk_button_get_icon_name (button) != NULL)
    {
      if (!GTK_CHECK_VERSION (4, 18, 0))
        gtk_accessible_reset_relation (GTK_ACCESSIBLE (button),
                                       GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  name_by_content (button);
}

static void
show_active (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* GTK exposes such a button only as pressed or not, which screen readers ignore. */
static void
follow_toggle (GtkToggleButton *button)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (button));

  if (role != GTK_ACCESSIBLE_ROLE_CHECKBOX && role != GTK_ACCESSIBLE_ROLE_RADIO)
    return;
  g_signal_handlers_disconnect_by_func (button, show_active, NULL);
  g_signal_connect (button, "notify::active", G_CALLBACK (show_active), NULL);
  show_active (button);
}

/* Returns: (nullable): the words of a list's item. */
static const char *
get_words (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;
}

/* The focus is on the button inside. */
static void
show_choice (GtkDropDown *drop_down)
{
  set_label (gtk_widget_get_first_child (GTK_WIDGET (drop_down)),
             get_words (gtk_drop_down_get_selected_item (drop_down)));
}

/* The focus is on the row. */
static void
show_row_choice (AdwComboRow *row)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  const char *words = get_words (adw_combo_row_get_selected_item (row));
  g_autofree char *text
      = words != NULL ? g_strdup_printf ("%s, %s", title, words) : g_strdup (title);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_label (row, text);
}

static void
follow_choice (GtkWidget *widget, void (*show) (gpointer))
{
  g_signal_handlers_disconnect_by_func (widget, show, NULL);
  g_signal_connect (widget, "notify::selected-item", G_CALLBACK (show), NULL);
  show (widget);
}

/* The title of a group of rows belongs to the list inside. */
static void
name_list (GtkWidget *list)
{
  GtkWidget *group = gtk_widget_get_ancestor (list, ADW_TYPE_PREFERENCES_GROUP);

  if (group != NULL)
    set_label (list, adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)));
}

/* Removes the name of a list of values: its button has the same name. */
static void
name_choices (GtkWidget *list)
{
  if (gtk_widget_get_ancestor (list, GTK_TYPE_DROP_DOWN) != NULL
      || gtk_widget_get_ancestor (list, ADW_TYPE_COMBO_ROW) != NULL)
    set_label (list, NULL);
}

/* A menu without a name gets that of its button. */
static void
name_menu (GtkWidget *menu)
{
  GtkWidget *button = gtk_widget_get_parent (menu);

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL))
    set_label (menu, gtk_widget_get_tooltip_text (button));
}

void
pandoria_names_mend (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_TOGGLE_BUTTON (widget))
    follow_toggle (GTK_TOGGLE_BUTTON (widget));
  if (GTK_IS_TOGGLE_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget))
    pandoria_make_known (widget);
  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else if (GTK_IS_DROP_DOWN (widget))
    follow_choice (widget, (void (*) (gpointer)) show_choice);
  else if (ADW_IS_COMBO_ROW (widget))
    follow_choice (widget, (void (*) (gpointer)) show_row_choice);
  else if (GTK_IS_STACK (widget))
    name_pages (GTK_STACK (widget));
  else if (GTK_IS_LIST_BOX (widget))
    name_list (widget);
  else if (GTK_IS_LIST_VIEW (widget))
    name_choices (widget);
  else if (GTK_IS_POPOVER_MENU (widget))
    name_menu (widget);
}

void
pandoria_make_known (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget))
    return;
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
}
