/* PandoriaShareStreams: the streams of server-sent events to the phones that watch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-share-body.h"
#include "pandoria-share-guard.h"

/** PandoriaShareStreams: the open streams of server-sent events. */
typedef struct _PandoriaShareStreams PandoriaShareStreams;

/** PandoriaShareNumberFunc: the number of streams has changed. */
typedef void (*PandoriaShareNumberFunc) (gpointer data);

/** Returns: (transfer full): no streams. */
PandoriaShareStreams *pandoria_share_streams_new (PandoriaShareGuard *guard,
                                                  const PandoriaShareLimits *limits,
                                                  PandoriaShareNumberFunc changed, gpointer data);
void pandoria_share_streams_free (PandoriaShareStreams *streams);
guint pandoria_share_streams_get_n (PandoriaShareStreams *streams);
/** Turns the answer to @message into a stream that begins with @table. Returns: FALSE if there
 * are too many; the message has no answer then. */
gboolean pandoria_share_streams_add (PandoriaShareStreams *streams, SoupServerMessage *message,
                                     PandoriaShareBody *table);
/** Sends an event with @table to all phones. */
void pandoria_share_streams_send (PandoriaShareStreams *streams, PandoriaShareBody *table);
