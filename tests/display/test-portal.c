/* Tests a desktop portal that does not answer: the window does not wait for it, and follows a late
 * answer.
 *
 * Each test has a separate process, because libadwaita asks only once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-application.h"
#include "window-driver.h"

#define PATH         "/org/freedesktop/portal/desktop"
#define SETTINGS     "org.freedesktop.portal.Settings"
#define APPEARANCE   "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"

#define START_SECONDS  3
#define ANSWER_SECONDS 5

enum
{
  PREFERS_NOTHING,
  PREFERS_DARK,
};

/* --- the portal ----------------------------------------------------------------------------- */

/* A portal that answers in the thread of its connection. */
typedef struct
{
  GDBusConnection *bus;
  GMutex lock;
  gboolean answers;
  guint n_calls;
  GPtrArray *waiting; /* calls that it has not answered yet */
} Portal;

/* The portal reports the color scheme, and no other settings or properties. */
static GDBusMessage *
make_reply (GDBusMessage *call)
{
  GVariant *body = g_dbus_message_get_body (call);
  const char *section = NULL, *key = NULL;
  GDBusMessage *reply;

  if (g_variant_is_of_type (body, G_VARIANT_TYPE ("(ss)")))
    g_variant_get (body, "(&s&s)", &section, &key);
  if (g_strcmp0 (section, APPEARANCE) != 0 || g_strcmp0 (key, COLOR_SCHEME) != 0)
    return g_dbus_message_new_method_error_literal (call, "org.freedesktop.portal.Error.NotFound",
                                                    "not found");
  reply = g_dbus_message_new_method_reply (call);
  g_dbus_message_set_body (
      reply, g_variant_new ("(v)", g_variant_new_variant (g_variant_new_uint32 (PREFERS_DARK))));
  return reply;
}

static void
answer (Portal *portal, GDBusMessage *call)
{
  g_autoptr (GDBusMessage) reply = make_reply (call);

  g_dbus_connection_send_message (portal->bus, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, NULL, NULL);
}

static GDBusMessage *
on_message (GDBusConnection *bus, GDBusMessage *message, gboolean incoming, gpointer data)
{
  Portal *portal = data;

  if (!incoming || g_dbus_message_get_message_type (message) != G_DBUS_MESSAGE_TYPE_METHOD_CALL)
    return message;
  g_mutex_lock (&portal->lock);
  portal->n_calls++;
  if (portal->answers)
    answer (portal, message);
  else
    g_ptr_array_add (portal->waiting, g_object_ref (message));
  g_mutex_unlock (&portal->lock);
  g_object_unref (message);
  return NULL;
}

static void
portal_begin (Portal *portal)
{
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GError) error = NULL;

  *portal = (Portal){ .waiting = g_ptr_array_new_with_free_func (g_object_unref) };
  g_mutex_init (&portal->lock);
  portal->bus = g_dbus_connection_new_for_address_sync (
      address,
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
      NULL, NULL, &error);
  g_assert_no_error (error);
  g_dbus_connection_add_filter (portal->bus, on_message, portal, NULL);
  owned = g_dbus_connection_call_sync (portal->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                       "org.freedesktop.DBus", "RequestName",
                                       g_variant_new ("(su)", "org.freedesktop.portal.Desktop", 0),
                                       NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
}

/* Answers all waiting calls, and from now on each call at once. */
static void
portal_answer (Portal *portal)
{
  g_mutex_lock (&portal->lock);
  portal->answers = TRUE;
  for (guint i = 0; i < portal->waiting->len; i++)
    answer (portal, portal->waiting->pdata[i]);
  g_mutex_unlock (&portal->lock);
}

static void
portal_change (Portal *portal, guint scheme)
{
  g_autoptr (GError) error = NULL;

  g_dbus_connection_emit_signal (
      portal->bus, NULL, PATH, SETTINGS, "SettingChanged",
      g_variant_new ("(ssv)", APPEARANCE, COLOR_SCHEME, g_variant_new_uint32 (scheme)), &error);
  g_assert_no_error (error);
}

/* --- the window ----------------------------------------------------------------------------- */

/* Returns: the time in seconds until the window of a new process is drawn. */
static double
open_window (PandoriaApplication **application)
{
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  *application = pandoria_application_new ();
  g_application_register (G_APPLICATION (*application), NULL, &error);
  g_assert_no_error (error);
  window = pandoria_window_new (ADW_APPLICATION (*application));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
}

static gboolean
on_late (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

static void
wait_until_dark (gboolean dark)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (ANSWER_SECONDS, on_late, &late);

  while (adw_style_manager_get_dark (adw_style_manager_get_default ()) != dark && !late)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_false (late);
}

/* --- tests ---------------------------------------------------------------------------------- */

static gboolean
is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static void
run_apart (void)
{
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

static void
test_silent (void)
{
  g_autoptr (PandoriaApplication) application = NULL;
  Portal portal;

  if (!g_test_subprocess ())
    {
      run_apart ();
      return;
    }
  portal_begin (&portal);
  g_assert_cmpfloat (open_window (&application), <, START_SECONDS);
  g_assert_cmpuint (portal.n_calls, >, 0);
  g_assert_false (is_dark ());
  portal_answer (&portal);
  wait_until_dark (TRUE);
  portal_change (&portal, PREFERS_NOTHING);
  wait_until_dark (FALSE);
  portal_change (&portal, PREFERS_DARK);
  wait_until_dark (TRUE);
}

/* With an answering portal libadwaita uses the color scheme from the first frame on. */
static void
test_answering (void)
{
  g_autoptr (PandoriaApplication) application = NULL;
  Portal portal;

  if (!g_test_subprocess ())
    {
      run_apart ();
      return;
    }
  portal_begin (&portal);
  portal_answer (&portal);
  open_window (&application);
  g_assert_true (is_dark ());
  g_assert_cmpint (adw_style_manager_get_color_scheme (adw_style_manager_get_default ()), ==,
                   ADW_COLOR_SCHEME_DEFAULT);
}

int
main (int argc, char **argv)
{
  g_unsetenv ("ADW_DEBUG_COLOR_SCHEME");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/display/portal/silent", test_silent);
  g_test_add_func ("/display/portal/answering", test_answering);
  return g_test_run ();
}
