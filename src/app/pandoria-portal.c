/* Shows the window at once, even when a desktop portal is slow to answer.
 *
 * GTK asks the portal for its interface Inhibit, libadwaita for Settings, and both wait for 25
 * seconds. Then libadwaita asks for each setting without any limit. Neither limit can be changed.
 * So this file sends their requests to an unused name, and the bus refuses them at once, as on a
 * desktop without a portal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-application.h"

#define PORTAL       "org.freedesktop.portal.Desktop"
#define NOBODY       "org.freedesktop.portal.Desktop.Absent"
#define PATH         "/org/freedesktop/portal/desktop"
#define SETTINGS     "org.freedesktop.portal.Settings"
#define APPEARANCE   "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"
#define PREFERS_DARK 1

/* A running portal answers within milliseconds. */
#define PATIENCE_MS 300

/* Returns: whether @message asks the bus for the owner of the portal's name, or to start the
 * portal. */
static gboolean
asks_bus_for_portal (GDBusMessage *message)
{
  return g_strcmp0 (g_dbus_message_get_destination (message), "org.freedesktop.DBus") == 0
         && g_strcmp0 (g_dbus_message_get_arg0 (message), PORTAL) == 0;
}

/* Returns: (transfer floating): a copy of @body whose first value is the unused name. */
static GVariant *
name_nobody (GVariant *body)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_TUPLE);

  for (gsize i = 0; i < g_variant_n_children (body); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (body, i);

      g_variant_builder_add_value (&builder, i == 0 ? g_variant_new_string (NOBODY) : value);
    }
  return g_variant_builder_end (&builder);
}

/* Runs in GDBus's worker thread. */
static GDBusMessage *
on_message (GDBusConnection *bus, GDBusMessage *message, gboolean incoming, gpointer data)
{
  gboolean to_portal = g_strcmp0 (g_dbus_message_get_destination (message), PORTAL) == 0;
  GDBusMessage *copy;

  if (incoming || (!to_portal && !asks_bus_for_portal (message)))
    return message;
  copy = g_dbus_message_copy (message, NULL);
  g_object_unref (message);
  if (copy == NULL)
    return NULL;
  if (to_portal)
    g_dbus_message_set_destination (copy, NOBODY);
  else
    g_dbus_message_set_body (copy, name_nobody (g_dbus_message_get_body (copy)));
  return copy;
}

/* @value: the scheme, nested in any number of variants. */
static void
show_scheme (GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *next = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = next;
    }
  if (g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        g_variant_get_uint32 (inner) == PREFERS_DARK
                                            ? ADW_COLOR_SCHEME_FORCE_DARK
                                            : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
on_setting_changed (GDBusConnection *bus, const char *sender, const char *path,
                    const char *interface, const char *signal, GVariant *parameters, gpointer data)
{
  const char *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", NULL, &key, &value);
  if (g_str_equal (key, COLOR_SCHEME))
    show_scheme (value);
}

static void
on_scheme_read (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer
      = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  g_autoptr (GVariant) value = answer != NULL ? g_variant_get_child_value (answer, 0) : NULL;

  if (value != NULL)
    show_scheme (value);
}

guint
pandoria_portal_try (GDBusConnection *bus)
{
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GError) error = NULL;

  if (bus == NULL)
    return 0;
  answer = g_dbus_connection_call_sync (
      bus, PORTAL, PATH, SETTINGS, "Read", g_variant_new ("(ss)", APPEARANCE, COLOR_SCHEME),
      G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, PATIENCE_MS, NULL, &error);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    return 0;
  return g_dbus_connection_add_filter (bus, on_message, NULL, NULL);
}

void
pandoria_portal_follow (GDBusConnection *bus, guint silent)
{
  if (silent == 0)
    return;
  g_dbus_connection_remove_filter (bus, silent);
  /* Accept the signal from any sender: at the start GLib found no owner of the portal's name, and
   * it remembers that. */
  g_dbus_connection_signal_subscribe (bus, NULL, SETTINGS, "SettingChanged", PATH, APPEARANCE,
                                      G_DBUS_SIGNAL_FLAGS_NONE, on_setting_changed, NULL, NULL);
  g_dbus_connection_call (bus, PORTAL, PATH, SETTINGS, "Read",
                          g_variant_new ("(ss)", APPEARANCE, COLOR_SCHEME), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NONE, G_MAXINT, NULL, on_scheme_read, NULL);
}
