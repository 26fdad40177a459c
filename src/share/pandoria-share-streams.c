/* PandoriaShareStreams: streams of server-sent events. An event has the whole table, so that a
 * phone need not ask for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-streams.h"

#include "pandoria-share-answer.h"

/* A phone that takes no more than that has gone. */
#define MOST_UNSENT 8

struct _PandoriaShareStreams
{
  PandoriaShareGuard *guard;
  PandoriaShareLimits limits;
  GPtrArray *streams; /* of Stream */
  guint timer;        /* of the next sign of life; 0 without streams */
  PandoriaShareNumberFunc changed;
  gpointer data;
};

typedef struct
{
  PandoriaShareStreams *streams;
  SoupServerMessage *message;
  guint unsent;
  gulong wrote, finished;
} Stream;

/* --- one stream ----------------------------------------------------------------------------- */

static void
free_stream (gpointer data)
{
  Stream *stream = data;

  g_clear_signal_handler (&stream->wrote, stream->message);
  g_clear_signal_handler (&stream->finished, stream->message);
  g_object_unref (stream->message);
  g_free (stream);
}

/* Takes @text. */
static void
send (Stream *stream, char *text)
{
  SoupMessageBody *body = soup_server_message_get_response_body (stream->message);

  if (stream->unsent >= MOST_UNSENT)
    {
      g_free (text);
      pandoria_share_guard_close (stream->streams->guard, stream->message);
    }
  else
    {
      stream->unsent++;
      soup_message_body_append_take (body, (guchar *) text, strlen (text));
    }
}

/* Also continues the message, which pauses when it has nothing to send. */
static void
send_now (Stream *stream, char *text)
{
  send (stream, text);
  soup_server_message_unpause (stream->message);
}

/* @table: JSON in one line. */
static char *
make_event (PandoriaShareBody *table)
{
  gsize length;
  const char *text = g_bytes_get_data (pandoria_share_body_get_plain (table), &length);

  return g_strdup_printf ("data: %.*s\n\n", (int) length, text);
}

/* --- all streams ---------------------------------------------------------------------------- */

static gboolean
on_keep_alive (gpointer data)
{
  PandoriaShareStreams *streams = data;

  for (guint i = 0; i < streams->streams->len; i++)
    send_now (streams->streams->pdata[i], g_strdup (":\n\n"));
  return G_SOURCE_CONTINUE;
}

static void
follow_number (PandoriaShareStreams *streams)
{
  if (streams->streams->len > 0 && streams->timer == 0)
    streams->timer = g_timeout_add (streams->limits.keep_alive, on_keep_alive, streams);
  else if (streams->streams->len == 0)
    g_clear_handle_id (&streams->timer, g_source_remove);
  streams->changed (streams->data);
}

static void
on_wrote_chunk (Stream *stream)
{
  if (stream->unsent > 0)
    stream->unsent--;
}

static void
on_finished (Stream *stream)
{
  PandoriaShareStreams *streams = stream->streams;

  g_ptr_array_remove_fast (streams->streams, stream);
  follow_number (streams);
}

/* A paused message does not notice the end of its connection. Let it try to end. */
static void
on_gone (gpointer data)
{
  Stream *stream = data;

  soup_message_body_complete (soup_server_message_get_response_body (stream->message));
  soup_server_message_unpause (stream->message);
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaShareStreams *
pandoria_share_streams_new (PandoriaShareGuard *guard, const PandoriaShareLimits *limits,
                            PandoriaShareNumberFunc changed, gpointer data)
{
  PandoriaShareStreams *streams = g_new0 (PandoriaShareStreams, 1);

  streams->guard = guard;
  streams->limits = *limits;
  streams->streams = g_ptr_array_new_with_free_func (free_stream);
  streams->changed = changed;
  streams->data = data;
  return streams;
}

void
pandoria_share_streams_free (PandoriaShareStreams *streams)
{
  g_clear_handle_id (&streams->timer, g_source_remove);
  g_ptr_array_unref (streams->streams);
  g_free (streams);
}

guint
pandoria_share_streams_get_n (PandoriaShareStreams *streams)
{
  return streams->streams->len;
}

gboolean
pandoria_share_streams_add (PandoriaShareStreams *streams, SoupServerMessage *message,
                            PandoriaShareBody *table)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  SoupMessageBody *body = soup_server_message_get_response_body (message);
  Stream *stream;

  if (streams->streams->len >= streams->limits.n_streams)
    return FALSE;
  stream = g_new0 (Stream, 1);
  stream->streams = streams;
  stream->message = g_object_ref (message);
  pandoria_share_answer_empty (message, SOUP_STATUS_OK);
  soup_message_headers_set_encoding (headers, SOUP_ENCODING_CHUNKED);
  soup_message_headers_set_content_type (headers, "text/event-stream", NULL);
  soup_message_body_set_accumulate (body, FALSE);
  stream->wrote
      = g_signal_connect_swapped (message, "wrote-chunk", G_CALLBACK (on_wrote_chunk), stream);
  stream->finished
      = g_signal_connect_swapped (message, "finished", G_CALLBACK (on_finished), stream);
  g_ptr_array_add (streams->streams, stream);
  pandoria_share_guard_keep (streams->guard, message, on_gone, stream);
  send (stream, make_event (table));
  follow_number (streams);
  return TRUE;
}

void
pandoria_share_streams_send (PandoriaShareStreams *streams, PandoriaShareBody *table)
{
  for (guint i = 0; i < streams->streams->len; i++)
    send_now (streams->streams->pdata[i], make_event (table));
}
