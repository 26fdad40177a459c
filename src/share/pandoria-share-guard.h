/* PandoriaShareGuard: accepts the connections of a server, and closes those that are too many, too
 * slow, or guess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

#include "pandoria-share-testing.h"

/** PandoriaShareGuard: accepts the connections of a server, counts them, closes silent ones, and
 * refuses addresses that guess. */
typedef struct _PandoriaShareGuard PandoriaShareGuard;

/** Returns: (transfer full) (nullable): a guard that listens on @address and passes connections to
 * @server. NULL and a G_IO_ERROR if no port is free. */
PandoriaShareGuard *pandoria_share_guard_new (SoupServer *server, const char *address,
                                              const PandoriaShareLimits *limits, GError **error);
void pandoria_share_guard_free (PandoriaShareGuard *guard);
guint pandoria_share_guard_get_port (PandoriaShareGuard *guard);
/** Counts a wrong request of the sender of @message. */
void pandoria_share_guard_count_wrong (PandoriaShareGuard *guard, SoupServerMessage *message);
/** Returns: whether the sender of @message gets no answer now. */
gboolean pandoria_share_guard_is_blocked (PandoriaShareGuard *guard, SoupServerMessage *message);
/** Closes the connection of @message at once, without an answer. */
void pandoria_share_guard_close (PandoriaShareGuard *guard, SoupServerMessage *message);
/** Returns: whether the connection of @message, and the guard, still exist. */
gboolean pandoria_share_guard_is_open (SoupServerMessage *message);
/** Begins the time in which the next step of the connection of @message must end. */
void pandoria_share_guard_expect (PandoriaShareGuard *guard, SoupServerMessage *message);
/** PandoriaShareGoneFunc: the other side has closed a connection. */
typedef void (*PandoriaShareGoneFunc) (gpointer data);

/** Lets the connection of @message live without a limit, until the other side closes it or sends
 * something. Then closes it and calls @gone with @data. */
void pandoria_share_guard_keep (PandoriaShareGuard *guard, SoupServerMessage *message,
                                PandoriaShareGoneFunc gone, gpointer data);
