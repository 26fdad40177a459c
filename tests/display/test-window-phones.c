/* Tests “Show on Phones” in the real window: the dialog, the symbol in the header bar, the banner
 * of a remark, and the table display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "window-fixture.h"

#include "bench-window.h"
#include "pandoria-banners-testing.h"
#include "pandoria-share-button.h"
#include "pandoria-share-code-view.h"
#include "pandoria-share-dialog.h"
#include "pandoria-share-testing.h"
#include "pandoria-table-display.h"
#include "pandoria-table-testing.h"
#include "pandoria-window-phones.h"
#include "template-child.h"

static const char *const loopback[] = { "127.0.0.1", NULL };
static const char *const two[] = { "127.0.0.1", "127.0.0.2", NULL };
static const char *const none[] = { NULL };

/* Returns: (nullable): the button in the header bar. */
static GtkWidget *
find_button (GtkWidget *below)
{
  if (PANDORIA_IS_SHARE_BUTTON (below))
    return below;
  for (GtkWidget *child = gtk_widget_get_first_child (below); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static PandoriaShare *
open_dialog (PandoriaWindow *window, const char *const *addresses)
{
  PandoriaShare *share = pandoria_window_get_share (window);

  pandoria_share_set_addresses (share, addresses);
  window_fixture_activate (window, "phones");
  window_driver_settle ();
  g_assert_nonnull (window_driver_find_toplevel (PANDORIA_TYPE_SHARE_DIALOG));
  return share;
}

static const char *
get_page (PandoriaWindow *window)
{
  GtkWidget *dialog = window_driver_find_toplevel (PANDORIA_TYPE_SHARE_DIALOG);

  return gtk_stack_get_visible_child_name (template_child (dialog, "stack"));
}

/* Nothing exists before the first press. */
static void
test_dialog (PandoriaWindow *window)
{
  PandoriaShare *share;
  g_autofree char *text = NULL;
  GtkWidget *dialog;

  g_assert_null (find_button (GTK_WIDGET (window_get_header (window))));
  share = open_dialog (window, loopback);
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_SHARE_DIALOG);
  g_assert_true (pandoria_share_is_active (share));
  g_assert_cmpstr (get_page (window), ==, "on");
  g_object_get (template_child (dialog, "code"), "text", &text, NULL);
  g_assert_cmpstr (text, ==, pandoria_share_get_address (share));
  g_assert_cmpstr (gtk_label_get_text (template_child (dialog, "address")), ==, text);
  g_assert_false (gtk_widget_get_visible (template_child (dialog, "networks")));
  /* Closing the dialog keeps the page; the symbol opens it again. */
  window_driver_close_dialogs (window);
  g_assert_true (pandoria_share_is_active (share));
  g_assert_true (gtk_widget_get_visible (find_button (GTK_WIDGET (window_get_header (window)))));
  window_fixture_activate (window, "phones");
  window_driver_settle ();
  dialog = window_driver_find_toplevel (PANDORIA_TYPE_SHARE_DIALOG);
  g_assert_cmpstr (gtk_label_get_text (template_child (dialog, "address")), ==, text);
  pandoria_share_stop (share);
  window_driver_settle ();
  g_assert_false (gtk_widget_get_visible (find_button (GTK_WIDGET (window_get_header (window)))));
  window_driver_close_dialogs (window);
}

static void
test_networks (PandoriaWindow *window)
{
  PandoriaShare *share = open_dialog (window, two);
  GtkWidget *dialog = window_driver_find_toplevel (PANDORIA_TYPE_SHARE_DIALOG);

  g_assert_true (gtk_widget_get_visible (template_child (dialog, "networks")));
  g_assert_cmpstr (pandoria_share_get_host (share), ==, "127.0.0.1");
  /* This computer has no second address, so it shows why. */
  gtk_drop_down_set_selected (template_child (dialog, "network"), 1);
  window_driver_settle ();
  g_assert_cmpstr (pandoria_share_get_host (share), ==, "127.0.0.1");
  window_driver_close_dialogs (window);
  pandoria_share_stop (share);
  open_dialog (window, none);
  g_assert_false (pandoria_share_is_active (share));
  g_assert_cmpstr (get_page (window), ==, "off");
  window_driver_close_dialogs (window);
}

static void
test_remark (PandoriaWindow *window)
{
  PandoriaShare *share = open_dialog (window, loopback);
  PandoriaGame *game = window_driver_get_game (window);

  window_driver_close_dialogs (window);
  window_fixture_play_turn (window);
  window_driver_settle ();
  g_signal_emit_by_name (share, "remark", 0, 1);
  g_signal_emit_by_name (share, "remark", -1, 2);
  window_driver_settle ();
  g_assert_nonnull (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_REMARK));
  window_fixture_activate (window, "show-remark");
  window_driver_settle ();
  g_assert_true (pandoria_game_is_looking_back (game));
  g_assert_cmpuint (pandoria_game_get_shown_state (game)->turn, ==, 1);
  /* The second remark comes next. */
  g_assert_nonnull (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_REMARK));
  window_fixture_activate (window, "dismiss-remark");
  g_assert_null (
      pandoria_banners_get (pandoria_window_get_banners (window), PANDORIA_BANNERS_REMARK));
  window_fixture_activate (window, "look-now");
  pandoria_share_stop (share);
}

static gboolean
has_size (gpointer widget)
{
  return gtk_widget_get_width (widget) > 40;
}

/* The display has a button for the dialog, and the code while the page exists. */
static void
test_display (PandoriaWindow *window)
{
  PandoriaShare *share;
  PandoriaTableFace *face;

  window_fixture_activate (window, "table-display");
  window_driver_settle ();
  face = template_child (window_driver_find_toplevel (PANDORIA_TYPE_TABLE_DISPLAY), "face");
  g_assert_null (pandoria_table_face_get_code (face));
  share = open_dialog (window, loopback);
  window_driver_settle ();
  g_assert_nonnull (pandoria_table_face_get_code (face));
  g_assert_true (window_fixture_wait (has_size, pandoria_table_face_get_code (face)));
  g_assert_cmpint (gtk_widget_get_width (pandoria_table_face_get_code (face)), ==,
                   gtk_widget_get_height (pandoria_table_face_get_code (face)));
  pandoria_share_stop (share);
  window_driver_settle ();
  g_assert_null (pandoria_table_face_get_code (face));
  window_driver_close_dialogs (window);
}

static void
on_connected (GObject *client, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) connections = data;
  GSocketConnection *connection
      = g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (client), result, NULL);

  g_assert_nonnull (connection);
  g_ptr_array_add (connections, connection);
}

static gboolean
are_64 (gpointer connections)
{
  return ((GPtrArray *) connections)->len == 64;
}

/* Silent connections delay no frame. */
static void
test_silent (PandoriaWindow *window)
{
  PandoriaShare *share = open_dialog (window, loopback);
  g_autoptr (GUri) uri = g_uri_parse (pandoria_share_get_address (share), G_URI_FLAGS_NONE, NULL);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GPtrArray) connections = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 begun, longest = 0;

  window_driver_close_dialogs (window);
  for (guint i = 0; i < 64; i++)
    g_socket_client_connect_to_host_async (client, "127.0.0.1", (guint16) g_uri_get_port (uri),
                                           NULL, on_connected, g_ptr_array_ref (connections));
  g_assert_true (window_fixture_wait (are_64, connections));
  for (guint i = 0; i < 20; i++)
    {
      begun = g_get_monotonic_time ();
      gtk_widget_queue_draw (GTK_WIDGET (window));
      bench_window_wait_until_painted (window);
      longest = MAX (longest, g_get_monotonic_time () - begun);
    }
  g_test_message ("longest frame with 64 silent connections: %.1f ms", (double) longest / 1000);
  g_assert_cmpint (longest, <, 500 * 1000);
  pandoria_share_stop (share);
}

/* The end of the window ends the page. */
static void
test_closed (PandoriaWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));
  PandoriaWindow *other = PANDORIA_WINDOW (pandoria_window_new (ADW_APPLICATION (application)));
  g_autoptr (PandoriaShare) share = NULL;

  gtk_window_present (GTK_WINDOW (other));
  share = g_object_ref (open_dialog (other, loopback));
  g_assert_true (pandoria_share_is_active (share));
  gtk_window_destroy (GTK_WINDOW (other));
  window_driver_settle ();
  g_assert_false (pandoria_share_is_active (share));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  window_fixture_add ("/window-phones/dialog", test_dialog);
  window_fixture_add ("/window-phones/networks", test_networks);
  window_fixture_add ("/window-phones/remark", test_remark);
  window_fixture_add ("/window-phones/display", test_display);
  window_fixture_add ("/window-phones/silent", test_silent);
  window_fixture_add ("/window-phones/closed", test_closed);
  return window_fixture_run ();
}
