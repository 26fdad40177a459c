/* The addresses of this computer in its networks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-addresses.h"

#include <gio/gio.h>

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

/* Returns: (transfer full) (nullable): the address of @interface, if it is in use. */
static GInetAddress *
get_inet (const struct ifaddrs *interface)
{
  g_autoptr (GSocketAddress) native = NULL;
  gsize size;

  if (interface->ifa_addr == NULL || (interface->ifa_flags & IFF_UP) == 0)
    return NULL;
  if (interface->ifa_addr->sa_family == AF_INET)
    size = sizeof (struct sockaddr_in);
  else if (interface->ifa_addr->sa_family == AF_INET6)
    size = sizeof (struct sockaddr_in6);
  else
    return NULL;
  native = g_socket_address_new_from_native (interface->ifa_addr, size);
  if (!G_IS_INET_SOCKET_ADDRESS (native))
    return NULL;
  return g_object_ref (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (native)));
}

/* Returns: whether other devices can reach @inet by a short address. */
static gboolean
can_be_reached (GInetAddress *inet)
{
  return !g_inet_address_get_is_loopback (inet) && !g_inet_address_get_is_link_local (inet)
         && !g_inet_address_get_is_multicast (inet) && !g_inet_address_get_is_any (inet);
}

static void
add_family (GStrvBuilder *builder, const struct ifaddrs *interfaces, GSocketFamily family)
{
  for (const struct ifaddrs *i = interfaces; i != NULL; i = i->ifa_next)
    {
      g_autoptr (GInetAddress) inet = get_inet (i);

      if (inet != NULL && g_inet_address_get_family (inet) == family && can_be_reached (inet))
        {
          g_autofree char *text = g_inet_address_to_string (inet);

          g_strv_builder_add (builder, text);
        }
    }
}

GStrv
pandoria_share_list_addresses (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  struct ifaddrs *interfaces = NULL;

  if (getifaddrs (&interfaces) == 0)
    {
      add_family (builder, interfaces, G_SOCKET_FAMILY_IPV4);
      add_family (builder, interfaces, G_SOCKET_FAMILY_IPV6);
      freeifaddrs (interfaces);
    }
  return g_strv_builder_end (builder);
}

gboolean
pandoria_share_owns_address (const char *address)
{
  g_autoptr (GInetAddress) wanted = g_inet_address_new_from_string (address);
  struct ifaddrs *interfaces = NULL;
  gboolean found = FALSE;

  if (wanted == NULL || getifaddrs (&interfaces) != 0)
    return FALSE;
  for (const struct ifaddrs *i = interfaces; i != NULL && !found; i = i->ifa_next)
    {
      g_autoptr (GInetAddress) inet = get_inet (i);

      found = inet != NULL && g_inet_address_equal (inet, wanted);
    }
  freeifaddrs (interfaces);
  return found;
}

char *
pandoria_share_join_port (const char *address, guint port)
{
  return g_strdup_printf (strchr (address, ':') != NULL ? "[%s]:%u" : "%s:%u", address, port);
}
