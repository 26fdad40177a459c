/* PandoriaShareGuard: accepts connections, and closes those that are too many, too slow, or guess.
 *
 * SoupServer has no limits. So the guard listens itself and passes each connection on
 * together with an address object, which leads from a message back to its connection. It closes by
 * shutting down the socket: libsoup then finds its end as if the other side had closed it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-guard.h"

#define CONNECTION_KEY "pandoria-connection"

/* Accept after everything else, so that no flood of connections delays a frame of the window. */
#define ACCEPT_PRIORITY G_PRIORITY_DEFAULT_IDLE

/* How many senders of wrong requests are remembered before old ones are forgotten. */
#define MANY_SENDERS 256

struct _PandoriaShareGuard
{
  SoupServer *server;
  PandoriaShareLimits limits;
  GSocket *socket;
  GSource *source;
  guint port;
  GHashTable *connections; /* set of Connection */
  GHashTable *senders;     /* address in letters → Sender */
};

/* A connection. Its stream and its address share it, because a message can outlive the stream. */
typedef struct
{
  grefcount references;
  PandoriaShareGuard *guard; /* NULL after the end of the stream or of the guard */
  GSocket *socket;
  char *sender;
  guint timer;

  /* Of a stream only. */
  GSource *watch;
  PandoriaShareGoneFunc gone;
  gpointer gone_data;
} Connection;

/* A sender of wrong requests. Times are those of g_get_monotonic_time(). */
typedef struct
{
  gint64 since, blocked_until;
  guint n_wrong;
} Sender;

/* --- senders -------------------------------------------------------------------------------- */

static gint64
in_microseconds (guint milliseconds)
{
  return (gint64) milliseconds * 1000;
}

static gboolean
is_old (gpointer key, gpointer value, gpointer guard)
{
  const Sender *sender = value;
  gint64 now = g_get_monotonic_time ();
  gint64 life = in_microseconds (((PandoriaShareGuard *) guard)->limits.block_time);

  return now >= sender->blocked_until && now - sender->since >= life;
}

static Sender *
find_sender (PandoriaShareGuard *guard, const char *name)
{
  Sender *sender = g_hash_table_lookup (guard->senders, name);

  if (sender != NULL)
    return sender;
  if (g_hash_table_size (guard->senders) >= MANY_SENDERS)
    g_hash_table_foreach_remove (guard->senders, is_old, guard);
  sender = g_new0 (Sender, 1);
  sender->since = g_get_monotonic_time ();
  g_hash_table_insert (guard->senders, g_strdup (name), sender);
  return sender;
}

static void
count_wrong (PandoriaShareGuard *guard, const char *name)
{
  Sender *sender = find_sender (guard, name);
  gint64 now = g_get_monotonic_time (), minute = in_microseconds (guard->limits.block_time);

  if (now - sender->since >= minute)
    {
      sender->since = now;
      sender->n_wrong = 0;
    }
  sender->n_wrong++;
  if (sender->n_wrong >= guard->limits.n_wrong)
    sender->blocked_until = now + minute;
}

static gboolean
is_blocked (PandoriaShareGuard *guard, const char *name)
{
  const Sender *sender = g_hash_table_lookup (guard->senders, name);

  return sender != NULL && g_get_monotonic_time () < sender->blocked_until;
}

/* --- connections ---------------------------------------------------------------------------- */

static void
stop_watching (Connection *connection)
{
  g_clear_handle_id (&connection->timer, g_source_remove);
  if (connection->watch != NULL)
    g_source_destroy (connection->watch);
  g_clear_pointer (&connection->watch, g_source_unref);
}

static void
shut (Connection *connection)
{
  stop_watching (connection);
  g_socket_shutdown (connection->socket, TRUE, TRUE, NULL);
}

static void
unref_connection (gpointer data)
{
  Connection *connection = data;

  if (!g_ref_count_dec (&connection->references))
    return;
  g_object_unref (connection->socket);
  g_free (connection->sender);
  g_free (connection);
}

/* The stream has ended. */
static void
end_connection (gpointer data)
{
  Connection *connection = data;

  stop_watching (connection);
  if (connection->guard != NULL)
    g_hash_table_remove (connection->guard->connections, connection);
  connection->guard = NULL;
  unref_connection (connection);
}

static void
on_silent (gpointer data)
{
  Connection *connection = data;

  connection->timer = 0;
  shut (connection);
}

static void
expect (Connection *connection)
{
  stop_watching (connection);
  connection->timer = g_timeout_add_once (connection->guard->limits.silence, on_silent, connection);
}

/* A phone that watches never sends anything, so this is the end of its connection. */
static gboolean
on_stream_event (GSocket *socket G_GNUC_UNUSED, GIOCondition condition G_GNUC_UNUSED, gpointer data)
{
  Connection *connection = data;

  shut (connection);
  connection->gone (connection->gone_data);
  return G_SOURCE_REMOVE;
}

/* Returns: (nullable): NULL after the end of the guard. */
static Connection *
get_connection (SoupServerMessage *message)
{
  GSocketAddress *remote = soup_server_message_get_remote_address (message);
  Connection *connection
      = remote != NULL ? g_object_get_data (G_OBJECT (remote), CONNECTION_KEY) : NULL;

  return connection != NULL && connection->guard != NULL ? connection : NULL;
}

/* --- accepting ------------------------------------------------------------------------------ */

static char *
name_sender (GSocketAddress *remote)
{
  if (!G_IS_INET_SOCKET_ADDRESS (remote))
    return g_strdup ("");
  return g_inet_address_to_string (
      g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (remote)));
}

/* Passes @socket on to the server. */
static void
take_socket (PandoriaShareGuard *guard, GSocket *socket, GSocketAddress *remote,
             GSocketAddress *local, char *sender)
{
  g_autoptr (GSocketConnection) stream = g_socket_connection_factory_create_connection (socket);
  Connection *connection = g_new0 (Connection, 1);

  g_ref_count_init (&connection->references);
  g_ref_count_inc (&connection->references);
  connection->guard = guard;
  connection->socket = g_object_ref (socket);
  connection->sender = sender;
  g_hash_table_add (guard->connections, connection);
  g_object_set_data_full (G_OBJECT (stream), CONNECTION_KEY, connection, end_connection);
  g_object_set_data_full (G_OBJECT (remote), CONNECTION_KEY, connection, unref_connection);
  expect (connection);
  soup_server_accept_iostream (guard->server, G_IO_STREAM (stream), local, remote, NULL);
}

static void
accept_one (PandoriaShareGuard *guard)
{
  g_autoptr (GSocket) socket = g_socket_accept (guard->socket, NULL, NULL);
  g_autoptr (GSocketAddress) remote
      = socket != NULL ? g_socket_get_remote_address (socket, NULL) : NULL;
  g_autoptr (GSocketAddress) local
      = socket != NULL ? g_socket_get_local_address (socket, NULL) : NULL;
  g_autofree char *sender = NULL;

  if (remote == NULL || local == NULL)
    return;
  sender = name_sender (remote);
  if (is_blocked (guard, sender)
      || g_hash_table_size (guard->connections) >= guard->limits.n_connections)
    {
      g_socket_close (socket, NULL);
      return;
    }
  take_socket (guard, socket, remote, local, g_steal_pointer (&sender));
}

static gboolean
on_incoming (GSocket *socket G_GNUC_UNUSED, GIOCondition condition G_GNUC_UNUSED, gpointer guard)
{
  accept_one (guard);
  return G_SOURCE_CONTINUE;
}

/* --- public functions ----------------------------------------------------------------------- */

/* How many new connections may wait while the program is busy. Others have to try again, which
 * takes them a second. */
#define WAITING 128

/* Returns: (nullable): a socket that listens on the first free port. */
static GSocket *
listen_on (const char *address, guint *port, GError **error)
{
  g_autoptr (GInetAddress) inet = g_inet_address_new_from_string (address);

  for (guint i = 0; i < PANDORIA_SHARE_N_PORTS; i++)
    {
      g_autoptr (GSocketAddress) local
          = g_inet_socket_address_new (inet, (guint16) (PANDORIA_SHARE_PORT + i));
      g_autoptr (GSocket) socket = g_socket_new (
          g_inet_address_get_family (inet), G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);

      if (socket == NULL)
        return NULL;
      g_clear_error (error);
      g_socket_set_listen_backlog (socket, WAITING);
      if (g_socket_bind (socket, local, TRUE, error) && g_socket_listen (socket, error))
        {
          *port = PANDORIA_SHARE_PORT + i;
          return g_steal_pointer (&socket);
        }
      if (!g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
        return NULL;
      if (i + 1 < PANDORIA_SHARE_N_PORTS)
        g_clear_error (error);
    }
  return NULL;
}

PandoriaShareGuard *
pandoria_share_guard_new (SoupServer *server, const char *address,
                          const PandoriaShareLimits *limits, GError **error)
{
  g_autoptr (GError) reason = NULL;
  PandoriaShareGuard *guard;
  GSocket *socket;
  guint port = 0;

  socket = listen_on (address, &port, &reason);
  if (socket == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  guard = g_new0 (PandoriaShareGuard, 1);
  guard->server = server;
  guard->limits = *limits;
  guard->port = port;
  guard->socket = socket;
  guard->connections = g_hash_table_new (NULL, NULL);
  guard->senders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_socket_set_blocking (socket, FALSE);
  guard->source = g_socket_create_source (socket, G_IO_IN, NULL);
  g_source_set_priority (guard->source, ACCEPT_PRIORITY);
  g_source_set_callback (guard->source, G_SOURCE_FUNC (on_incoming), guard, NULL);
  g_source_attach (guard->source, NULL);
  return guard;
}

void
pandoria_share_guard_free (PandoriaShareGuard *guard)
{
  GHashTableIter iter;
  gpointer connection;

  g_source_destroy (guard->source);
  g_source_unref (guard->source);
  g_socket_close (guard->socket, NULL);
  g_object_unref (guard->socket);
  g_hash_table_iter_init (&iter, guard->connections);
  while (g_hash_table_iter_next (&iter, &connection, NULL))
    {
      shut (connection);
      ((Connection *) connection)->guard = NULL;
    }
  g_hash_table_unref (guard->connections);
  g_hash_table_unref (guard->senders);
  g_free (guard);
}

guint
pandoria_share_guard_get_port (PandoriaShareGuard *guard)
{
  return guard->port;
}

void
pandoria_share_guard_count_wrong (PandoriaShareGuard *guard, SoupServerMessage *message)
{
  const Connection *connection = get_connection (message);

  if (connection != NULL)
    count_wrong (guard, connection->sender);
}

gboolean
pandoria_share_guard_is_blocked (PandoriaShareGuard *guard, SoupServerMessage *message)
{
  const Connection *connection = get_connection (message);

  return connection == NULL || is_blocked (guard, connection->sender);
}

void
pandoria_share_guard_close (PandoriaShareGuard *guard G_GNUC_UNUSED, SoupServerMessage *message)
{
  Connection *connection = get_connection (message);

  if (connection != NULL)
    shut (connection);
}

gboolean
pandoria_share_guard_is_open (SoupServerMessage *message)
{
  return get_connection (message) != NULL;
}

void
pandoria_share_guard_expect (PandoriaShareGuard *guard G_GNUC_UNUSED, SoupServerMessage *message)
{
  Connection *connection = get_connection (message);

  if (connection != NULL)
    expect (connection);
}

void
pandoria_share_guard_keep (PandoriaShareGuard *guard G_GNUC_UNUSED, SoupServerMessage *message,
                           PandoriaShareGoneFunc gone, gpointer data)
{
  Connection *connection = get_connection (message);

  if (connection == NULL)
    return;
  stop_watching (connection);
  connection->gone = gone;
  connection->gone_data = data;
  connection->watch
      = g_socket_create_source (connection->socket, G_IO_IN | G_IO_HUP | G_IO_ERR, NULL);
  g_source_set_callback (connection->watch, G_SOURCE_FUNC (on_stream_event), connection, NULL);
  g_source_attach (connection->watch, NULL);
}
