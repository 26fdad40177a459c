/* Small helpers for widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-widgets.h"

#include "pandoria-file.h"

void
pandoria_set_css_class (GtkWidget *widget, const char *name, gboolean on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* GTK notifies even if the widget already has the class. */
  if (gtk_widget_has_css_class (widget, name) == on)
    return;
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
pandoria_set_text (GtkLabel *label, const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

char *
pandoria_describe_becoming (GtkWidget *widget, int now, int then)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (now == then)
    return g_strdup_printf ("%d", now);
  return mirrored ? g_strdup_printf ("%d ← %d", then, now) : g_strdup_printf ("%d → %d", now, then);
}

void
pandoria_set_button_label (GtkButton *button, const char *label)
{
  gtk_button_set_label (button, label);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
}

void
pandoria_set_accessible_label (GtkWidget *widget, const char *label)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

GtkWidget *
pandoria_new_label (const char *text, double xalign, ...)
{
  GtkWidget *label = gtk_label_new (text);
  va_list classes;

  gtk_label_set_xalign (GTK_LABEL (label), (float) xalign);
  va_start (classes, xalign);
  for (const char *name = va_arg (classes, const char *); name != NULL;
       name = va_arg (classes, const char *))
    gtk_widget_add_css_class (label, name);
  va_end (classes);
  return label;
}

/* GTK finds the least width of a label by laying it out in as many lines as it can. Without a least
 * number of letters that is a line for each letter, which takes four to eight times as long. */
#define LEAST_LETTERS 6

GtkWidget *
pandoria_let_wrap (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_LETTERS);
  return label;
}

void
pandoria_place_child (GtkWidget *child, int x, int y, int width, int height)
{
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

void
pandoria_grid_place (GtkGrid *grid, GtkWidget *child, int column, int row, int width, int height)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (GTK_WIDGET (grid));

  g_object_set (gtk_layout_manager_get_layout_child (manager, child), "column", column, "row", row,
                "column-span", width, "row-span", height, NULL);
}

GtkSizeRequestMode
pandoria_get_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

PangoLayout *
pandoria_new_text_layout (GtkWidget *widget, const char *text, double points, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_size (font, (int) (points * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

void
pandoria_append_text (GtkSnapshot *snapshot, PangoLayout *text, double x, double y,
                      const GdkRGBA *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, text, color);
  gtk_snapshot_restore (snapshot);
}

int
pandoria_get_letter_width (GtkWidget *widget)
{
  PangoFontMetrics *metrics;
  int width;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  width = pango_font_metrics_get_approximate_char_width (metrics);
  pango_font_metrics_unref (metrics);
  return width;
}

static void
on_item_set_up (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = pandoria_new_label (NULL, 0, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
on_item_bound (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

GtkListItemFactory *
pandoria_new_narrow_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_item_set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_item_bound), NULL);
  return factory;
}

void
pandoria_let_shrink (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) whole = g_object_ref (gtk_drop_down_get_factory (drop_down));
  g_autoptr (GtkListItemFactory) narrow = pandoria_new_narrow_factory ();

  gtk_drop_down_set_factory (drop_down, narrow);
  gtk_drop_down_set_list_factory (drop_down, whole);
}

void
pandoria_clear_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  g_return_if_fail (GTK_IS_LIST_BOX (list));

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

void
pandoria_show_toast (AdwToastOverlay *toasts, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  pandoria_toasts_add (toasts, adw_toast_new (escaped), FALSE);
}

void
pandoria_show_failure (GtkWindow *parent, const char *heading, const char *body)
{
  AdwMessageDialog *dialog
      = ADW_MESSAGE_DIALOG (pandoria_compat_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  gtk_window_present (GTK_WINDOW (dialog));
}

GtkWidget *
pandoria_text_dialog_new (GtkWindow *parent, const char *heading, const char *body,
                          const char *label, const char *text, int most)
{
  GtkWidget *dialog = pandoria_compat_message_dialog_new (parent, heading, body),
            *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), most);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  pandoria_set_accessible_label (entry, label);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_focus (GTK_WINDOW (dialog), entry);
  return dialog;
}

AdwActionRow *
pandoria_new_row (const char *title, const char *subtitle)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle != NULL ? subtitle : "");
  return row;
}

void
pandoria_add_control (AdwActionRow *row, GtkWidget *widget, const char *label)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  pandoria_set_accessible_label (widget, label);
  adw_action_row_add_suffix (row, widget);
  adw_action_row_set_activatable_widget (row, widget);
}

gboolean
pandoria_pointer_has_moved (GtkEventController *controller, graphene_point_t *last)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  graphene_point_t before = *last;
  double x, y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return TRUE;
  *last = GRAPHENE_POINT_INIT ((float) x, (float) y);
  return before.x >= 0 && !graphene_point_near (&before, last, 0.5f);
}

void
pandoria_follow_game (gpointer self, PandoriaGame **followed, PandoriaGame *game, GCallback changed)
{
  g_return_if_fail (G_IS_OBJECT (self));
  g_return_if_fail (followed != NULL);
  g_return_if_fail (game == NULL || changed != NULL);

  if (*followed != NULL)
    g_signal_handlers_disconnect_matched (*followed, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA,
                                          g_signal_lookup ("changed", PANDORIA_TYPE_GAME), 0, NULL,
                                          NULL, self);
  g_set_object (followed, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "changed", changed, self);
}

GSettings *
pandoria_settings_open (const char *key)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, PANDORIA_APP_ID, TRUE) : NULL;

  if (schema == NULL || !g_settings_schema_has_key (schema, key))
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

/* --- the size of the letters ---------------------------------------------------------------- */

/* Of body text at 100 %. */
#define NORMAL_POINTS 11.0
#define NORMAL_DPI    96.0

double
pandoria_text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);

  if (size <= 0)
    return 1;
  if (pango_font_description_get_size_is_absolute (font))
    return size / (NORMAL_POINTS * NORMAL_DPI / 72);
  return size / NORMAL_POINTS * (dpi > 0 ? dpi / NORMAL_DPI : 1);
}

void
pandoria_fit_to_parent (GtkWindow *dialog)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (dialog));
  double scale = pandoria_text_scale (parent);
  int width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  gtk_window_set_default_size (dialog, MIN ((int) (width * scale), gtk_widget_get_width (parent)),
                               MIN ((int) (height * scale), gtk_widget_get_height (parent)));
}

/* --- windows around panels ------------------------------------------------------------------ */

GtkWindow *
pandoria_panel_window_new (GtkWindow *parent, GtkWidget *panel, const char *title, int width,
                           int height)
{
  GtkWindow *window
      = g_object_new (ADW_TYPE_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, "title",
                      title, "modal", TRUE, "destroy-with-parent", TRUE, "transient-for", parent,
                      "default-width", width, "default-height", height, NULL);

  adw_window_set_content (ADW_WINDOW (window), panel);
  g_signal_connect_object (panel, "closed", G_CALLBACK (gtk_window_close), window,
                           G_CONNECT_SWAPPED);
  return window;
}

GtkWidget *
pandoria_panel_window_get (gpointer window, GType type)
{
  GtkWidget *panel = ADW_IS_WINDOW (window) ? adw_window_get_content (window) : NULL;

  return panel != NULL && g_type_is_a (G_OBJECT_TYPE (panel), type) ? panel : NULL;
}

void
pandoria_panel_close (GtkWidget *panel, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (panel, "closed");
}

gboolean
pandoria_panel_fills_window (GtkWidget *widget, GtkRoot *root)
{
  return root != NULL && gtk_widget_get_ancestor (widget, ADW_TYPE_FLAP) == NULL;
}

/* --- file dialogs --------------------------------------------------------------------------- */

#define DIALOG_KEY "pandoria-file-dialog"
#define CHOSEN_KEY "pandoria-file-chosen"

static void
on_response (GtkFileChooser *chooser, int response, gpointer self)
{
  PandoriaFileChosen chosen
      = (PandoriaFileChosen) g_object_get_data (G_OBJECT (chooser), CHOSEN_KEY);
  GtkWindow *window = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser));
  g_autoptr (GtkNativeDialog) dialog = g_object_steal_data (G_OBJECT (window), DIALOG_KEY);
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (chooser) : NULL;

  if (file != NULL)
    chosen (self, file, chooser);
}

GtkNativeDialog *
pandoria_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title,
                          const char *name, PandoriaFileChosen chosen, gpointer self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, window, action, NULL, NULL);
  GtkNativeDialog *dialog = GTK_NATIVE_DIALOG (chooser);

  g_object_set_data_full (G_OBJECT (window), DIALOG_KEY, dialog, g_object_unref);
  g_object_set_data (G_OBJECT (dialog), CHOSEN_KEY, (gpointer) chosen);
  gtk_native_dialog_set_modal (dialog, TRUE);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), self, 0);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_native_dialog_destroy), dialog,
                           G_CONNECT_SWAPPED);
  return dialog;
}

static void
show_export_failure (AdwToastOverlay *toasts, const GError *error)
{
  pandoria_show_failure (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (toasts))),
                         _ ("The Export Failed"), error->message);
}

static void
on_exported (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdwToastOverlay) toasts = data;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);
  g_autoptr (GError) error = NULL;
  gboolean exported = pandoria_file_export_finish (G_FILE (file), result, &error);

  if (!gtk_widget_get_mapped (GTK_WIDGET (toasts))) /* the window was closed meanwhile */
    return;
  if (exported)
    pandoria_show_toast (toasts, text);
  else
    show_export_failure (toasts, error);
}

void
pandoria_export (AdwToastOverlay *toasts, GFile *to, GBytes *bytes, const GError *error)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts) && G_IS_FILE (to));

  if (bytes != NULL)
    pandoria_file_export_async (to, bytes, on_exported, g_object_ref (toasts));
  else
    show_export_failure (toasts, error);
}

/* --- tooltips ------------------------------------------------------------------------------- */

static gboolean
on_tooltip_queried (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
                    gpointer data)
{
  GtkLabel *label = GTK_LABEL (widget);

  if (!pango_layout_is_ellipsized (gtk_label_get_layout (label)))
    return FALSE;
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return TRUE;
}

void
pandoria_tooltip_set (GtkWidget *widget, const char *text)
{
  gboolean unseen;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  /* GTK does not query the pointer for a hidden widget. */
  unseen = gtk_widget_get_visible (widget) && !gtk_widget_get_mapped (widget);
  if (unseen)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (unseen)
    gtk_widget_set_visible (widget, TRUE);
}

void
pandoria_tooltip_follow_label (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_signal_connect (label, "query-tooltip", G_CALLBACK (on_tooltip_queried), NULL);
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
}

/* --- a column whose width does not follow its text ------------------------------------------ */

static void
measure_least (GtkWidget *bin, GtkOrientation orientation, int for_size, int *minimum, int *natural,
               int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);
  gboolean wide = orientation == GTK_ORIENTATION_HORIZONTAL;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  gtk_widget_measure (child, orientation, wide ? -1 : for_size, minimum, natural, NULL, NULL);
  if (wide)
    *natural = *minimum;
}

void
pandoria_allocate_child (GtkWidget *bin, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

void
pandoria_set_least_layout (GtkWidget *bin, gboolean least)
{
  g_return_if_fail (GTK_IS_WIDGET (bin));

  if (GTK_IS_CUSTOM_LAYOUT (gtk_widget_get_layout_manager (bin)) != least)
    gtk_widget_set_layout_manager (
        bin, least ? gtk_custom_layout_new (pandoria_get_height_for_width, measure_least,
                                            pandoria_allocate_child)
                   : gtk_bin_layout_new ());
}
