/* A shared game on this computer's loopback, and a client for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

#include "pandoria-share-testing.h"
#include "sample-game.h"

#define LOOPBACK "127.0.0.1"

typedef struct
{
  PandoriaGame *game; /* the sample, before its end */
  PandoriaShare *share;
  SoupSession *session;
  char *authority; /* “127.0.0.1:8520” */
  guint16 port;
} Shared;

/** Shares the first @at actions of the sample, with @limits (nullable). */
void shared_init (Shared *shared, guint at, const PandoriaShareLimits *limits);
void shared_clear (Shared *shared);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Shared, shared_clear)

/** Applies the next action of the sample. */
void shared_go_on (Shared *shared);
/** Runs the main loop for @ms, or until @done (nullable) is set. Returns: whether it is. */
gboolean shared_run (guint ms, const gboolean *done);

/** Returns: (transfer full): a request of @path below the secret; NULL: the page itself. */
SoupMessage *shared_new_message (Shared *shared, const char *method, const char *path);
/** Sends @message. Returns: (transfer full) (nullable): the body; NULL without an answer. */
GBytes *shared_send (Shared *shared, SoupMessage *message);
/** Sends @message and checks the status of its answer. */
void shared_expect (Shared *shared, SoupMessage *message, guint status);
/** Returns: (transfer full): the body of the answer to a GET of @path, which must be 200. */
char *shared_get (Shared *shared, const char *path);
/** Returns: (transfer full): a remark with @body. */
SoupMessage *shared_new_remark (Shared *shared, const char *body);

/** Returns: (transfer full): a connection to the server. */
GSocketConnection *shared_connect (Shared *shared);
/** Returns: (transfer full): a connection of another sender, such as “127.0.0.2”. */
GSocketConnection *shared_connect_from (Shared *shared, const char *sender);
/** Sends @request (nullable) in one piece. */
void shared_write (GSocketConnection *connection, const char *request, gssize length);
/** Reads what comes within @ms. Sets *@ended if the other side closes the connection. Returns:
 * (transfer full): all of it. */
GByteArray *shared_read (GSocketConnection *connection, guint ms, gboolean *ended);
