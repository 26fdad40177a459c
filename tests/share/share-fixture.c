/* A shared game on this computer's loopback, and a client for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "share-fixture.h"

#define LONGEST 20000 /* ms */

static void
on_time_up (gpointer up)
{
  *(gboolean *) up = TRUE;
}

gboolean
shared_run (guint ms, const gboolean *done)
{
  gboolean up = FALSE;
  guint timeout = g_timeout_add_once (ms, on_time_up, &up);

  while (!up && (done == NULL || !*done))
    g_main_context_iteration (NULL, TRUE);
  if (!up)
    g_source_remove (timeout);
  return done != NULL && *done;
}

void
shared_init (Shared *shared, guint at, const PandoriaShareLimits *limits)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_autoptr (GError) error = NULL;
  g_autoptr (GUri) uri = NULL;

  shared->game = pandoria_game_branch (sample, at);
  shared->share = pandoria_share_new ();
  shared->session = soup_session_new ();
  if (limits != NULL)
    pandoria_share_set_limits (shared->share, limits);
  pandoria_share_set_game (shared->share, shared->game);
  pandoria_share_start (shared->share, LOOPBACK, &error);
  g_assert_no_error (error);
  uri = g_uri_parse (pandoria_share_get_address (shared->share), G_URI_FLAGS_NONE, &error);
  g_assert_no_error (error);
  shared->port = (guint16) g_uri_get_port (uri);
  shared->authority = g_strdup_printf ("%s:%d", LOOPBACK, shared->port);
}

void
shared_clear (Shared *shared)
{
  soup_session_abort (shared->session);
  g_clear_object (&shared->session);
  g_clear_object (&shared->share);
  g_clear_object (&shared->game);
  g_clear_pointer (&shared->authority, g_free);
  shared_run (20, NULL);
}

void
shared_go_on (Shared *shared)
{
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_autoptr (GError) error = NULL;
  guint next = pandoria_game_get_position (shared->game);

  pandoria_game_apply_noted (shared->game,
                             pandoria_record_get_action (pandoria_game_get_record (sample), next),
                             NULL, NULL, &error);
  g_assert_no_error (error);
}

/* --- requests --- */

SoupMessage *
shared_new_message (Shared *shared, const char *method, const char *path)
{
  const char *address = pandoria_share_get_address (shared->share);
  g_autofree char *uri = path != NULL ? g_strconcat (address, "/", path, NULL) : g_strdup (address);

  return soup_message_new (method, uri);
}

SoupMessage *
shared_new_remark (Shared *shared, const char *body)
{
  SoupMessage *message = shared_new_message (shared, "POST", "remark");
  g_autoptr (GBytes) bytes = g_bytes_new (body, strlen (body));
  g_autofree char *origin = g_strconcat ("http://", shared->authority, NULL);

  soup_message_set_request_body_from_bytes (message, "application/json", bytes);
  soup_message_headers_replace (soup_message_get_request_headers (message), "Origin", origin);
  return message;
}

typedef struct
{
  GBytes *body;
  gboolean done;
} Answer;

static void
on_answered (GObject *session, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->body = soup_session_send_and_read_finish (SOUP_SESSION (session), result, NULL);
  answer->done = TRUE;
}

GBytes *
shared_send (Shared *shared, SoupMessage *message)
{
  Answer answer = { NULL };

  soup_session_send_and_read_async (shared->session, message, G_PRIORITY_DEFAULT, NULL, on_answered,
                                    &answer);
  g_assert_true (shared_run (LONGEST, &answer.done));
  return answer.body;
}

void
shared_expect (Shared *shared, SoupMessage *message, guint status)
{
  g_autoptr (GBytes) body = shared_send (shared, message);

  g_assert_cmpuint (soup_message_get_status (message), ==, status);
}

char *
shared_get (Shared *shared, const char *path)
{
  g_autoptr (SoupMessage) message = shared_new_message (shared, "GET", path);
  g_autoptr (GBytes) body = shared_send (shared, message);

  g_assert_cmpuint (soup_message_get_status (message), ==, SOUP_STATUS_OK);
  return g_strndup (g_bytes_get_data (body, NULL), g_bytes_get_size (body));
}

/* --- bytes --- */

typedef struct
{
  GSocketConnection *connection;
  gssize n;
  gboolean done;
} Step;

static void
on_connected (GObject *client, GAsyncResult *result, gpointer data)
{
  Step *step = data;
  g_autoptr (GError) error = NULL;

  step->connection
      = g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (client), result, &error);
  g_assert_no_error (error);
  step->done = TRUE;
}

GSocketConnection *
shared_connect (Shared *shared)
{
  return shared_connect_from (shared, LOOPBACK);
}

GSocketConnection *
shared_connect_from (Shared *shared, const char *sender)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) local = g_inet_socket_address_new_from_string (sender, 0);
  Step step = { NULL };

  g_socket_client_set_local_address (client, local);
  g_socket_client_connect_to_host_async (client, LOOPBACK, shared->port, NULL, on_connected, &step);
  g_assert_true (shared_run (LONGEST, &step.done));
  return step.connection;
}

void
shared_write (GSocketConnection *connection, const char *request, gssize length)
{
  GSocket *socket = g_socket_connection_get_socket (connection);
  gsize left = length >= 0 ? (gsize) length : strlen (request);

  /* The other side may have closed the connection already. */
  g_socket_send (socket, request, left, NULL, NULL);
}

static void
on_read (GObject *stream, GAsyncResult *result, gpointer data)
{
  Step *step = data;

  step->n = g_input_stream_read_finish (G_INPUT_STREAM (stream), result, NULL);
  step->done = TRUE;
}

GByteArray *
shared_read (GSocketConnection *connection, guint ms, gboolean *ended)
{
  GInputStream *stream = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  GByteArray *bytes = g_byte_array_new ();
  gint64 end = g_get_monotonic_time () + (gint64) ms * 1000;

  *ended = FALSE;
  while (!*ended)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      gint64 left = (end - g_get_monotonic_time ()) / 1000;
      Step step = { NULL };
      guint8 buffer[4096];

      g_input_stream_read_async (stream, buffer, sizeof buffer, G_PRIORITY_DEFAULT, cancellable,
                                 on_read, &step);
      if (!shared_run ((guint) MAX (left, 1), &step.done))
        {
          g_cancellable_cancel (cancellable);
          shared_run (LONGEST, &step.done);
          break;
        }
      *ended = step.n <= 0;
      if (step.n > 0)
        g_byte_array_append (bytes, buffer, (guint) step.n);
    }
  return bytes;
}
