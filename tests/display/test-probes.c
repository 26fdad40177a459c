/* Probes whether GTK still needs what src/view/compat does: tries plain widgets without that help.
 *
 * A probe that fails is good news. HACKING lists the helps, and the version until which each is
 * needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "still.h"
#include "template-child.h"
#include "window-fixture.h"
#include "xdotool.h"

static void
expect_need (gboolean is_needed, const char *help)
{
  if (!is_needed)
    g_error ("GTK %u.%u no longer needs %s: use it only below this version, and enter the version "
             "in the table of HACKING.md",
             gtk_get_major_version (), gtk_get_minor_version (), help);
}

/* Returns: (transfer none): a plain window with @child. */
static GtkWindow *
open_window (GtkWidget *child)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, child);
  gtk_window_set_default_size (window, 300, 200);
  gtk_window_present (window);
  still_wait (child);
  return window;
}

/* --- fields --------------------------------------------------------------------------------- */

static void
test_wheel (void)
{
  g_autoptr (GtkWidget) number = g_object_ref_sink (gtk_spin_button_new_with_range (0, 9, 1));

  expect_need (template_find_controller (number, GTK_TYPE_EVENT_CONTROLLER_SCROLL) != NULL,
               "pandoria_fields_mend () for the wheel over a number");
}

/* The program writes “ab”, the user “c”. Undo is to take back “c” alone. */
static void
test_undo (void)
{
  GtkWidget *entry = gtk_entry_new ();
  GtkWindow *window = open_window (entry);
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));

  gtk_editable_set_text (GTK_EDITABLE (entry), "ab");
  gtk_editable_set_position (GTK_EDITABLE (entry), -1);
  g_signal_emit_by_name (text, "insert-at-cursor", "c");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "abc");
  gtk_widget_activate_action (text, "text.undo", NULL);
  if (GTK_CHECK_VERSION (4, 18, 0))
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "ab");
  else
    expect_need (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "ab"),
                 "pandoria_fields_mend () for undo in a text");
  gtk_window_destroy (window);
}

/* --- names ---------------------------------------------------------------------------------- */

static void
test_names (void)
{
  g_autoptr (GtkWidget) button
      = g_object_ref_sink (gtk_button_new_from_icon_name ("window-close-symbolic"));
  gboolean is_picture_its_name = gtk_test_accessible_has_relation (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  if (GTK_CHECK_VERSION (4, 18, 0))
    g_assert_false (is_picture_its_name);
  else
    expect_need (is_picture_its_name, "pandoria_names_mend () for a button that its picture names");
}

/* --- widths --------------------------------------------------------------------------------- */

static guint n_tried;

static void
measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation, int for_size, int *minimum,
         int *natural, int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  n_tried += orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0;
  *minimum = *natural = 40;
}

static void
allocate (GtkWidget *widget G_GNUC_UNUSED, int width G_GNUC_UNUSED, int height G_GNUC_UNUSED,
          int baseline G_GNUC_UNUSED)
{
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns: how often a horizontal @parent asks a child that is as high as its width needs for its
 * width at a height. A text that wraps lays itself out many times to answer. */
static guint
count_tried (GtkWidget *parent)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window;

  gtk_widget_set_layout_manager (child,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  if (GTK_IS_GRID (parent))
    gtk_grid_attach (GTK_GRID (parent), child, 0, 0, 1, 1);
  else
    gtk_box_append (GTK_BOX (parent), child);
  n_tried = 0;
  window = open_window (parent);
  gtk_window_destroy (window);
  return n_tried;
}

static void
test_widths (void)
{
  expect_need (count_tried (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0)) > 0,
               "a GtkGrid in place of a GtkBox around texts that wrap");
  g_assert_cmpuint (count_tried (gtk_grid_new ()), ==, 0);
}

/* --- presses -------------------------------------------------------------------------------- */

#define N_REPEATS 4

typedef struct
{
  guint n_clicked, n_pressed;
} Presses;

static gboolean
on_key_pressed (Presses *presses)
{
  presses->n_pressed++;
  return GDK_EVENT_PROPAGATE;
}

static void
on_clicked (Presses *presses)
{
  presses->n_clicked++;
}

static gboolean
has_repeated (gpointer presses)
{
  return ((Presses *) presses)->n_pressed >= N_REPEATS;
}

static void
test_repeats (void)
{
  GtkWidget *button = gtk_button_new_with_label ("Next");
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWindow *window;
  Presses presses = { 0 };

  if (!xdotool_is_there ())
    return;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), &presses);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), &presses);
  window = open_window (button);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_widget_grab_focus (button);
  xdotool_hold_key ("Return", TRUE);
  g_assert_true (window_fixture_wait (has_repeated, &presses));
  xdotool_hold_key ("Return", FALSE);
  window_driver_settle ();
  expect_need (presses.n_clicked > 1, "pandoria_repeats_watch ()");
  gtk_window_destroy (window);
}

static gboolean
is_held (gpointer widget)
{
  return gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE;
}

static gboolean
is_let_go (gpointer widget)
{
  return !is_held (widget);
}

static gboolean
on_flush (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n G_GNUC_UNUSED,
          const GValue *values G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  xdotool_hold (FALSE);
  return FALSE;
}

/* The display sees the release after a layout, before GTK reads it. */
static void
test_late_release (void)
{
  guint flush = g_signal_lookup ("flush-events", GDK_TYPE_FRAME_CLOCK);
  GtkWidget *button = gtk_button_new_with_label ("Next");
  GtkWindow *window;
  Presses presses = { 0 };

  if (!xdotool_is_there ())
    return;
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_clicked), &presses);
  window = open_window (button);
  xdotool_move_onto (button);
  xdotool_hold (TRUE);
  g_assert_true (window_fixture_wait (is_held, button));
  gtk_widget_set_margin_top (button, 4);
  gtk_test_widget_wait_for_draw (button);
  g_signal_add_emission_hook (flush, 0, on_flush, NULL, NULL);
  gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (button),
                                 GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
  g_assert_true (window_fixture_wait (is_let_go, button));
  window_driver_settle ();
  expect_need (presses.n_clicked == 0, "pandoria_compat_keep_presses ()");
  xdotool_put_back ();
  gtk_window_destroy (window);
}

/* --- crossings ------------------------------------------------------------------------------ */

typedef struct
{
  gboolean has_left, left_first;
} Crossing;

static void
on_left (Crossing *crossing)
{
  crossing->has_left = TRUE;
}

static void
on_entered (Crossing *crossing)
{
  crossing->left_first = crossing->has_left;
}

static gboolean
has_left (gpointer crossing)
{
  return ((Crossing *) crossing)->has_left;
}

static GtkWidget *
add_part (GtkWidget *box, const char *signal, GCallback callback, Crossing *crossing)
{
  GtkWidget *part = gtk_label_new ("Part");
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_set_hexpand (part, TRUE);
  gtk_widget_add_controller (part, motion);
  g_signal_connect_swapped (motion, signal, callback, crossing);
  gtk_box_append (GTK_BOX (box), part);
  return part;
}

static void
test_crossing (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Crossing crossing = { 0 };
  GtkWidget *left = add_part (box, "leave", G_CALLBACK (on_left), &crossing);
  GtkWidget *entered = add_part (box, "enter", G_CALLBACK (on_entered), &crossing);
  GtkWindow *window;

  if (!xdotool_is_there ())
    return;
  window = open_window (box);
  xdotool_move_onto (left);
  window_driver_settle ();
  xdotool_move_onto (entered);
  g_assert_true (window_fixture_wait (has_left, &crossing));
  window_driver_settle ();
  expect_need (crossing.left_first, "PandoriaCrossing");
  xdotool_put_back ();
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/probes/wheel", test_wheel);
  g_test_add_func ("/probes/undo", test_undo);
  g_test_add_func ("/probes/names", test_names);
  g_test_add_func ("/probes/widths", test_widths);
  g_test_add_func ("/probes/repeats", test_repeats);
  g_test_add_func ("/probes/late-release", test_late_release);
  g_test_add_func ("/probes/crossing", test_crossing);
  return g_test_run ();
}
