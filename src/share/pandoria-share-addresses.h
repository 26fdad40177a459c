/* The addresses of this computer in its networks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * Returns: (transfer full): the addresses of this computer in its networks, in letters: IPv4 first.
 * Not those that only this computer or one cable knows.
 */
GStrv pandoria_share_list_addresses (void);
/** Returns: whether @address is one of this computer, including its own loopback. */
gboolean pandoria_share_owns_address (const char *address);
/**
 * Returns: (transfer full): @address and @port as in an URL: “192.168.1.23:8520”,
 * “[fd00::1]:8520”.
 */
char *pandoria_share_join_port (const char *address, guint port);
