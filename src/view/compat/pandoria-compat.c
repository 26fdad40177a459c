/* Works around differences between versions of GTK and libadwaita.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-compat.h"

#include "pandoria-mends.h"

/* Wider than the widest letter of a heading in large text, narrower than libadwaita's narrowest
 * dialog. */
#define LEAST_HEADING 150 /* px */
/* Data of a list: the position, counted from 1, that it scrolls to in the next frame. */
#define SCROLLED_KEY "pandoria-scrolled"

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* Returns: (nullable): the first widget in @widget with the style class @style. */
static GtkWidget *
find_styled (GtkWidget *widget, const char *style)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, style) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_styled (child, style);
  return found;
}

static void
scroll_once (GtkWidget *list, guint position)
{
  gtk_widget_activate_action (list, "list.scroll-to-item", "u", position);
}

static gboolean
on_next_frame (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  scroll_once (list, GPOINTER_TO_UINT (g_object_steal_data (G_OBJECT (list), SCROLLED_KEY)) - 1);
  return G_SOURCE_REMOVE;
}

/* Large text may not fit on a low screen, so scroll it like AdwAlertDialog. */
static void
scroll_message (GtkWidget *dialog)
{
  g_autoptr (GtkWidget) message = g_object_ref (find_styled (dialog, "message-area"));
  GtkBox *box = GTK_BOX (gtk_widget_get_parent (message));
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_box_remove (box, message);
  /* The padding grows when the dialog is no longer short. GTK may still measure with the smaller
   * width, so leave room. */
  gtk_widget_set_size_request (message, 2 * LEAST_HEADING, -1);
  g_object_set (scrolled, "child", message, "hscrollbar-policy", GTK_POLICY_NEVER,
                "propagate-natural-width", TRUE, "propagate-natural-height", TRUE, "vexpand", TRUE,
                NULL);
  gtk_box_prepend (box, scrolled);
}

GtkWidget *
pandoria_compat_message_dialog_new (GtkWindow *parent, const char *heading, const char *body)
{
  /* The heading has two labels; the smaller one is shown if the other does not fit. GTK measures
   * both with the minimum width of either, and warns from 4.18 on, so make it equal. */
  static const char *const styles[] = { "title-2", "title-4" };
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  for (guint i = 0; GTK_CHECK_VERSION (4, 18, 0) && i < G_N_ELEMENTS (styles); i++)
    {
      GtkWidget *label = find_styled (dialog, styles[i]);

      if (label == NULL)
        continue;
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_widget_set_size_request (label, LEAST_HEADING, -1);
    }
  scroll_message (dialog);
  pandoria_mend_when_realized (dialog);
  return dialog;
}

/* From 4.12 on, GTK only estimates the position of a row that was not visible, and leaves it cut
 * off. So scroll again in the next frame, when GTK knows it. */
void
pandoria_compat_scroll_to (GtkWidget *list, guint position)
{
  gboolean is_waiting = g_object_get_data (G_OBJECT (list), SCROLLED_KEY) != NULL;

  scroll_once (list, position);
  if (!GTK_CHECK_VERSION (4, 12, 0))
    return;
  g_object_set_data (G_OBJECT (list), SCROLLED_KEY, GUINT_TO_POINTER (position + 1));
  if (!is_waiting)
    gtk_widget_add_tick_callback (list, on_next_frame, NULL, NULL);
}

gboolean
pandoria_set_str (char **text, const char *to)
{
  char *before = *text;

  if (g_strcmp0 (before, to) == 0)
    return FALSE;
  *text = g_strdup (to);
  g_free (before);
  return TRUE;
}

static gboolean
on_pointer_event (gboolean *pressed, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE)
    *pressed = type == GDK_BUTTON_PRESS;
  return *pressed && type == GDK_MOTION_NOTIFY && gdk_event_get_time (event) == GDK_CURRENT_TIME;
}

/* After a layout, GTK makes up a motion with the buttons that the display reports. It cancels a
 * click without a button. */
void
pandoria_compat_keep_presses (GtkWidget *window)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_limit (controller, GTK_LIMIT_NONE); /* also in popovers */
  g_signal_connect_data (controller, "event", G_CALLBACK (on_pointer_event), g_new0 (gboolean, 1),
                         (GClosureNotify) (void (*) (void)) g_free, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, controller);
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* --- crossings ------------------------------------------------------------------------------ */

static gboolean
on_arrived (gpointer data)
{
  PandoriaCrossing *self = data;

  self->source = 0;
  /* A widget may briefly outlive its window. Its listeners are gone then. */
  if (gtk_widget_get_root (self->widget) != NULL)
    self->tell (self->widget);
  return G_SOURCE_REMOVE;
}

void
pandoria_crossing_tell_later (PandoriaCrossing *self, void (*tell) (gpointer widget),
                              gpointer widget)
{
  g_return_if_fail (self != NULL && tell != NULL);

  pandoria_crossing_drop (self);
  self->tell = tell;
  self->widget = widget;
  self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_arrived, self, NULL);
}

void
pandoria_crossing_drop (PandoriaCrossing *self)
{
  g_return_if_fail (self != NULL);
  g_clear_handle_id (&self->source, g_source_remove);
}

/* --- the focus ------------------------------------------------------------------------------ */

/* GTK did not report the focus while the widget was hidden. */
static void
on_focus_mapped (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  g_signal_handlers_disconnect_by_func (widget, on_focus_mapped, NULL);
  if (gtk_root_get_focus (root) != widget)
    return;
  gtk_root_set_focus (root, NULL);
  gtk_root_set_focus (root, widget);
}

static void
report_when_mapped (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, on_focus_mapped, NULL);
  if (!gtk_widget_get_mapped (widget))
    g_signal_connect (widget, "map", G_CALLBACK (on_focus_mapped), NULL);
}

void
pandoria_focus (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_grab_focus (widget);
  report_when_mapped (widget);
}

void
pandoria_focus_text (GtkEditable *editable)
{
  GtkEditable *text = gtk_editable_get_delegate (editable);

  g_return_if_fail (GTK_IS_TEXT (text));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
  gtk_editable_set_position (text, -1);
  report_when_mapped (GTK_WIDGET (text));
}

gboolean
pandoria_take_focus_from (GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (part);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || (focus != part && !gtk_widget_is_ancestor (focus, part)))
    return FALSE;
  gtk_root_set_focus (root, NULL);
  return TRUE;
}

void
pandoria_focus_remember (GtkWidget **before, GtkWidget *widget, GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, part))
    g_set_weak_pointer (before, focus);
}

void
pandoria_focus_return (GtkWidget *before, GtkWidget *fallback)
{
  g_return_if_fail (GTK_IS_WIDGET (fallback));

  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    gtk_widget_child_focus (fallback, GTK_DIR_TAB_FORWARD);
}

/* --- the bar of pages ----------------------------------------------------------------------- */

#define REVEALED_KEY "pandoria-revealed"

static gboolean
show_bar (gpointer bar)
{
  if (gtk_widget_get_root (bar) != NULL)
    adw_view_switcher_bar_set_reveal (bar, g_object_get_data (bar, REVEALED_KEY) != NULL);
  return G_SOURCE_REMOVE;
}

/* This runs during an allocation. A bar that is revealed without animation would not be allocated.
 */
static void
on_title_changed (AdwViewSwitcherBar *bar, GParamSpec *pspec, AdwViewSwitcherTitle *title)
{
  gboolean revealed = adw_view_switcher_title_get_title_visible (title);

  g_object_set_data (G_OBJECT (bar), REVEALED_KEY, GINT_TO_POINTER (revealed));
  g_idle_add_full (GDK_PRIORITY_REDRAW - 5, show_bar, g_object_ref (bar), g_object_unref);
}

void
pandoria_switcher_follow (AdwViewSwitcherBar *bar, AdwViewSwitcherTitle *title)
{
  g_return_if_fail (ADW_IS_VIEW_SWITCHER_BAR (bar) && ADW_IS_VIEW_SWITCHER_TITLE (title));

  g_signal_connect_object (title, "notify::title-visible", G_CALLBACK (on_title_changed), bar,
                           G_CONNECT_SWAPPED);
  on_title_changed (bar, NULL, title);
}
