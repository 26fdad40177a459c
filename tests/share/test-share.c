/* Tests the server of the page for phones: what it answers, to whom, and what it refuses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "share-fixture.h"

#include "pandoria-json.h"
#include "session-fixture.h"

#include <arpa/inet.h>
#include <string.h>
#include <sys/socket.h>

#define MOMENT 120 /* a position of the sample with two gains in the last turn */
#define END    211

/* --- what listens --- */

/* Returns: (transfer full): the words of @line, which any number of spaces separate. */
static char **
split_words (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);
  return g_strv_builder_end (words);
}

/* Returns: whether this process has a descriptor that links to @target. */
static gboolean
has_open (const char *target)
{
  g_autoptr (GDir) folder = g_dir_open ("/proc/self/fd", 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/fd", name, NULL);
      g_autofree char *link = g_file_read_link (path, NULL);

      if (g_strcmp0 (link, target) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns: how many sockets of this process listen on @port, and sets *@here to those on the
 * loopback alone. The kernel knows. */
static guint
count_listeners (guint port, guint *here)
{
  static const char *const tables[] = { "/proc/net/tcp", "/proc/net/tcp6" };
  g_autofree char *wanted = g_strdup_printf (":%04X", port);
  guint n = 0;

  *here = 0;
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      if (!g_file_get_contents (tables[i], &text, NULL, NULL))
        continue;
      lines = g_strsplit (text, "\n", -1);
      for (guint line = 1; lines[line] != NULL; line++)
        {
          g_autofree char *socket = NULL;
          g_auto (GStrv) words = split_words (lines[line]);
          gboolean listens = g_strv_length (words) > 9 && g_str_equal (words[3], "0A");

          if (!listens || !g_str_has_suffix (words[1], wanted))
            continue;
          socket = g_strdup_printf ("socket:[%s]", words[9]);
          if (!has_open (socket)) /* of another process, such as another test */
            continue;
          n++;
          *here += g_str_has_prefix (words[1], "0100007F:") ? 1 : 0;
        }
    }
  return n;
}

static guint
count_all_listeners (void)
{
  guint n = 0, here;

  for (guint i = 0; i < PANDORIA_SHARE_N_PORTS; i++)
    n += count_listeners (PANDORIA_SHARE_PORT + i, &here);
  return n;
}

static void
test_listens (void)
{
  guint before = count_all_listeners (), here;
  g_autoptr (PandoriaShare) unused = pandoria_share_new ();
  g_auto (Shared) shared = { NULL };

  g_assert_false (pandoria_share_is_active (unused));
  g_assert_cmpuint (count_all_listeners (), ==, before);
  shared_init (&shared, MOMENT, NULL);
  g_assert_true (pandoria_share_is_active (shared.share));
  g_assert_cmpuint (count_listeners (shared.port, &here), ==, 1);
  g_assert_cmpuint (here, ==, 1); /* on the chosen address alone */
  pandoria_share_stop (shared.share);
  g_assert_false (pandoria_share_is_active (shared.share));
  g_assert_null (pandoria_share_get_address (shared.share));
  g_assert_cmpuint (count_all_listeners (), ==, before);
  pandoria_share_start (shared.share, LOOPBACK, NULL);
  g_assert_cmpuint (count_all_listeners (), ==, before + 1);
  g_clear_object (&shared.share);
  g_assert_cmpuint (count_all_listeners (), ==, before);
}

/* Moving to another address ends the first. A foreign address is refused. */
static void
test_addresses (void)
{
  guint before = count_all_listeners ();
  g_auto (Shared) shared = { NULL };
  g_autofree char *first = NULL;
  g_autoptr (GError) error = NULL;

  shared_init (&shared, MOMENT, NULL);
  first = g_strdup (pandoria_share_get_address (shared.share));
  g_assert_false (pandoria_share_start (shared.share, "198.51.100.7", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_cmpstr (pandoria_share_get_address (shared.share), ==, first);
  g_assert_true (pandoria_share_start (shared.share, "127.0.0.1", NULL));
  g_assert_cmpstr (pandoria_share_get_address (shared.share), !=, first); /* a new secret */
  g_assert_cmpuint (count_all_listeners (), ==, before + 1);
  pandoria_share_find_addresses (shared.share);
  for (guint i = 0; pandoria_share_get_addresses (shared.share)[i] != NULL; i++)
    g_assert_false (g_str_has_prefix (pandoria_share_get_addresses (shared.share)[i], "127."));
}

static void
test_next_port (void)
{
  g_auto (Shared) first = { NULL }, second = { NULL };

  shared_init (&first, MOMENT, NULL);
  shared_init (&second, MOMENT, NULL);
  g_assert_cmpuint (first.port, >=, PANDORIA_SHARE_PORT);
  g_assert_cmpuint (second.port, >, first.port);
  g_free (shared_get (&second, "table.json"));
}

/* --- answers --- */

/* Reads for @ms. Returns: (transfer full): what came, as text. */
static char *
read_text (GSocketConnection *connection, guint ms, gboolean *ended)
{
  g_autoptr (GByteArray) bytes = shared_read (connection, ms, ended);

  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return g_strdup ((const char *) bytes->data);
}

static void
check_header (SoupMessage *message, const char *name, const char *value)
{
  const char *found
      = soup_message_headers_get_one (soup_message_get_response_headers (message), name);

  g_assert_cmpstr (found, ==, value);
}

static void
check_headers (SoupMessage *message)
{
  check_header (message, "Content-Security-Policy",
                "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  check_header (message, "X-Content-Type-Options", "nosniff");
  check_header (message, "Referrer-Policy", "no-referrer");
  check_header (message, "Cache-Control", "no-store");
  check_header (message, "Connection", "close"); /* a second request would be reset */
  check_header (message, "Set-Cookie", NULL);
  check_header (message, "Server", NULL);
}

static void
test_paths (void)
{
  static const struct
  {
    const char *path, *type;
  } files[] = {
    { NULL, "text/html; charset=utf-8" },
    { "", "text/html; charset=utf-8" },
    { "page.css", "text/css; charset=utf-8" },
    { "page.js", "text/javascript; charset=utf-8" },
    { "icon.svg", "image/svg+xml" },
    { "table.json", "application/json" },
    { "table.json?since=3", "application/json" },
    { "board.svg", "image/svg+xml" },
    { "board.svg?dark=1&at=3", "image/svg+xml" },
    { "tile.svg", "image/svg+xml" },
  };
  static const char *const missing[]
      = { "x", "page.htm", "page.css/", "../etc/passwd", "events/x" };
  g_auto (Shared) shared = { NULL };

  shared_init (&shared, MOMENT, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (SoupMessage) message = shared_new_message (&shared, "GET", files[i].path);

      shared_expect (&shared, message, SOUP_STATUS_OK);
      check_headers (message);
      check_header (message, "Content-Type", files[i].type);
    }
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      g_autoptr (SoupMessage) message = shared_new_message (&shared, "GET", missing[i]);

      shared_expect (&shared, message, SOUP_STATUS_NOT_FOUND);
      check_headers (message);
    }
}

static void
test_dark (void)
{
  g_auto (Shared) shared = { NULL };
  g_autofree char *light = NULL, *dark = NULL;

  shared_init (&shared, MOMENT, NULL);
  light = shared_get (&shared, "board.svg?at=1");
  dark = shared_get (&shared, "board.svg?dark=1&at=1");
  g_assert_cmpstr (light, !=, dark);
}

/* Without the pictures, the first load is small. */
static void
test_size (void)
{
  static const char *const files[] = { "", "page.css", "page.js", "icon.svg", "table.json" };
  g_auto (Shared) shared = { NULL };
  gsize sum = 0;

  shared_init (&shared, MOMENT, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = shared_get (&shared, files[i]);

      sum += strlen (text);
    }
  g_test_message ("%" G_GSIZE_FORMAT " bytes before compression", sum);
  g_assert_cmpuint (sum, <, 60000);
}

static void
test_compression (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (SoupMessage) message = NULL;

  shared_init (&shared, MOMENT, NULL);
  message = shared_new_message (&shared, "GET", "table.json");
  soup_message_disable_feature (message, SOUP_TYPE_CONTENT_DECODER);
  soup_message_headers_replace (soup_message_get_request_headers (message), "Accept-Encoding",
                                "gzip");
  {
    g_autoptr (GBytes) body = shared_send (&shared, message);

    check_header (message, "Content-Encoding", "gzip");
    g_assert_cmpuint (g_bytes_get_size (body), <, 6000);
  }
}

static void
test_summary (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (SoupMessage) early = NULL;
  g_autofree char *pdf = NULL;

  shared_init (&shared, END - 1, NULL);
  early = shared_new_message (&shared, "GET", "summary.pdf");
  shared_expect (&shared, early, SOUP_STATUS_NOT_FOUND);
  shared_go_on (&shared);
  g_assert_true (pandoria_game_get_state (shared.game)->finished);
  pdf = shared_get (&shared, "summary.pdf");
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
}

/* --- the secret --- */

static void
check_silent (Shared *shared, const char *path)
{
  g_autofree char *uri = g_strdup_printf ("http://%s%s", shared->authority, path);
  g_autoptr (SoupMessage) message = soup_message_new ("GET", uri);
  g_autoptr (GBytes) body = shared_send (shared, message);

  g_assert_cmpuint (soup_message_get_status (message), ==, SOUP_STATUS_NOT_FOUND);
  g_assert_cmpuint (g_bytes_get_size (body), ==, 0);
}

static void
test_secret (void)
{
  g_auto (Shared) shared = { NULL };
  const char *secret;
  g_autofree char *shorter = NULL, *other = NULL, *longer = NULL;

  shared_init (&shared, MOMENT, NULL);
  secret = strrchr (pandoria_share_get_address (shared.share), '/');
  g_assert_cmpuint (strlen (secret + 1) * 5, >=, 96); /* 32 letters: 5 bits each */
  shorter = g_strndup (secret, strlen (secret) - 1);
  longer = g_strconcat (secret, "x", NULL);
  other = g_strdup (secret);
  other[5] = other[5] == 'a' ? 'b' : 'a';
  check_silent (&shared, "/");
  check_silent (&shared, "/table.json");
  check_silent (&shared, shorter);
  check_silent (&shared, longer);
  check_silent (&shared, other);
}

/* Returns: whether @sender gets the table. */
static gboolean
gets_table (Shared *shared, const char *sender)
{
  g_autoptr (GSocketConnection) connection = shared_connect_from (shared, sender);
  g_autofree char *request = NULL, *answer = NULL;
  gboolean ended;

  request = g_strdup_printf ("GET %s/table.json HTTP/1.1\r\nHost: %s\r\n\r\n",
                             strrchr (pandoria_share_get_address (shared->share), '/'),
                             shared->authority);
  shared_write (connection, request, -1);
  answer = read_text (connection, 300, &ended);
  return strstr (answer, "players") != NULL;
}

/* After 50 wrong paths in a minute, even the right one gets no answer for a minute. */
static void
test_guessing (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (SoupMessage) blocked = NULL;
  g_autoptr (GBytes) none = NULL;

  limits.block_time = 1500;
  shared_init (&shared, MOMENT, &limits);
  for (guint i = 0; i < 49; i++)
    check_silent (&shared, "/guess");
  g_free (shared_get (&shared, "table.json"));
  check_silent (&shared, "/guess");
  blocked = shared_new_message (&shared, "GET", "table.json");
  none = shared_send (&shared, blocked);
  g_assert_null (none);
  g_assert_cmpuint (soup_message_get_status (blocked), ==, 0);
  /* Other phones are not concerned. */
  g_assert_true (gets_table (&shared, "127.0.0.2"));
  g_assert_false (gets_table (&shared, "127.0.0.1"));
  shared_run (limits.block_time + 100, NULL);
  g_free (shared_get (&shared, "table.json"));
}

static void
test_limits (void)
{
  const PandoriaShareLimits *limits = pandoria_share_get_default_limits ();

  g_assert_cmpuint (limits->n_connections, ==, 64);
  g_assert_cmpuint (limits->n_streams, ==, 24);
  g_assert_cmpuint (limits->silence, ==, 10000);
  g_assert_cmpuint (limits->keep_alive, ==, 60000);
  g_assert_cmpuint (limits->n_wrong, ==, 50);
  g_assert_cmpuint (limits->block_time, ==, 60000);
  g_assert_cmpuint (limits->n_remarks, ==, 20);
  g_assert_cmpuint (limits->remark_pause, ==, 2000);
}

/* --- methods and hosts --- */

static void
test_methods (void)
{
  static const char *const methods[]
      = { "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "BREW" };
  static const char *const paths[] = { "", "table.json", "events", "remark" };
  g_auto (Shared) shared = { NULL };
  g_autoptr (SoupMessage) get = NULL;

  shared_init (&shared, MOMENT, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (methods); j++)
        {
          g_autoptr (SoupMessage) message = shared_new_message (&shared, methods[j], paths[i]);

          shared_expect (&shared, message, SOUP_STATUS_METHOD_NOT_ALLOWED);
        }
      if (!g_str_equal (paths[i], "remark"))
        {
          g_autoptr (SoupMessage) post = shared_new_message (&shared, "POST", paths[i]);

          shared_expect (&shared, post, SOUP_STATUS_METHOD_NOT_ALLOWED);
        }
    }
  get = shared_new_message (&shared, "GET", "remark");
  shared_expect (&shared, get, SOUP_STATUS_METHOD_NOT_ALLOWED);
}

/* A page of the web that has a name for this address reads nothing. */
static void
test_host (void)
{
  g_auto (Shared) shared = { NULL };
  g_autofree char *localhost = NULL, *attacker = NULL;

  shared_init (&shared, MOMENT, NULL);
  localhost = g_strdup_printf ("localhost:%u", shared.port);
  attacker = g_strdup_printf ("attacker.example:%u", shared.port);
  {
    const char *const hosts[] = { localhost, attacker, "127.0.0.1", "127.0.0.1:1", "[::1]" };

    for (guint i = 0; i < G_N_ELEMENTS (hosts); i++)
      {
        g_autoptr (SoupMessage) message = shared_new_message (&shared, "GET", "table.json");

        soup_message_headers_replace (soup_message_get_request_headers (message), "Host", hosts[i]);
        shared_expect (&shared, message, SOUP_STATUS_FORBIDDEN);
      }
  }
}

/* --- remarks --- */

typedef struct
{
  guint n;
  int seat;
  guint turn;
} Heard;

static void
on_remark (PandoriaShare *share, int seat, guint turn, gpointer data)
{
  Heard *heard = data;

  heard->n++;
  heard->seat = seat;
  heard->turn = turn;
}

static void
expect_remark (Shared *shared, const char *body, guint status)
{
  g_autoptr (SoupMessage) message = shared_new_remark (shared, body);

  shared_expect (shared, message, status);
}

static void
test_remark (void)
{
  static const char *const wrong[] = { "",
                                       "{}",
                                       "[]",
                                       "3",
                                       "{\"seat\":0}",
                                       "{\"seat\":0,\"turn\":\"3\"}",
                                       "{\"seat\":0,\"turn\":3,\"text\":\"x\"}",
                                       "{\"seat\":-2,\"turn\":3}",
                                       "{\"seat\":4,\"turn\":3}",
                                       "{\"seat\":0,\"turn\":0}",
                                       "{\"seat\":0.5,\"turn\":3}",
                                       "{\"seat\":0,\"turn\":99999999999999999999}",
                                       "{\"seat\":0,\"turn\":3",
                                       "\xff\xfe" };
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  Heard heard = { 0 };

  limits.remark_pause = 200;
  shared_init (&shared, MOMENT, &limits);
  g_signal_connect (shared.share, "remark", G_CALLBACK (on_remark), &heard);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    expect_remark (&shared, wrong[i], SOUP_STATUS_BAD_REQUEST);
  expect_remark (&shared, "{\"seat\":0,\"turn\":24}", SOUP_STATUS_CONFLICT); /* not yet */
  g_assert_cmpuint (heard.n, ==, 0);
  expect_remark (&shared, "{\"seat\":2,\"turn\":12}", SOUP_STATUS_NO_CONTENT);
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpint (heard.seat, ==, 2);
  g_assert_cmpuint (heard.turn, ==, 12);
  /* The same is still open; another one comes too soon. */
  expect_remark (&shared, "{\"seat\":2,\"turn\":12}", SOUP_STATUS_NO_CONTENT);
  expect_remark (&shared, "{\"seat\":2,\"turn\":13}", 429);
  g_assert_cmpuint (heard.n, ==, 1);
  shared_run (250, NULL);
  expect_remark (&shared, "{\"seat\":-1,\"turn\":13}", SOUP_STATUS_NO_CONTENT);
  g_assert_cmpint (heard.seat, ==, -1);
}

static void
test_many_remarks (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  Heard heard = { 0 };

  limits.remark_pause = 0;
  shared_init (&shared, MOMENT, &limits);
  g_signal_connect (shared.share, "remark", G_CALLBACK (on_remark), &heard);
  for (guint turn = 1; turn <= 20; turn++)
    {
      g_autofree char *body = g_strdup_printf ("{\"seat\":1,\"turn\":%u}", turn);

      expect_remark (&shared, body, SOUP_STATUS_NO_CONTENT);
    }
  expect_remark (&shared, "{\"seat\":1,\"turn\":21}", 429);
  pandoria_share_close_remark (shared.share, 1, 5);
  expect_remark (&shared, "{\"seat\":1,\"turn\":21}", SOUP_STATUS_NO_CONTENT);
  g_assert_cmpuint (heard.n, ==, 21);
}

/* Another page of the web cannot send a remark: the browser names its origin. */
static void
test_remark_origin (void)
{
  g_auto (Shared) shared = { NULL };
  Heard heard = { 0 };
  g_autoptr (SoupMessage) foreign = NULL, without = NULL, plain = NULL, large = NULL;
  g_autofree char *long_body = g_strdup_printf ("{\"seat\":0,\"turn\":3%*s}", 200, "");

  shared_init (&shared, MOMENT, NULL);
  g_signal_connect (shared.share, "remark", G_CALLBACK (on_remark), &heard);
  foreign = shared_new_remark (&shared, "{\"seat\":0,\"turn\":3}");
  soup_message_headers_replace (soup_message_get_request_headers (foreign), "Origin",
                                "http://attacker.example");
  shared_expect (&shared, foreign, SOUP_STATUS_FORBIDDEN);
  without = shared_new_remark (&shared, "{\"seat\":0,\"turn\":3}");
  soup_message_headers_remove (soup_message_get_request_headers (without), "Origin");
  shared_expect (&shared, without, SOUP_STATUS_FORBIDDEN);
  plain = shared_new_remark (&shared, "{\"seat\":0,\"turn\":3}");
  soup_message_headers_replace (soup_message_get_request_headers (plain), "Content-Type",
                                "text/plain");
  shared_expect (&shared, plain, SOUP_STATUS_UNSUPPORTED_MEDIA_TYPE);
  large = shared_new_remark (&shared, long_body);
  shared_expect (&shared, large, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE);
  g_assert_cmpuint (heard.n, ==, 0);
}

/* --- streams --- */

/* Returns: (transfer full): a connection that watches. */
static GSocketConnection *
watch (Shared *shared)
{
  GSocketConnection *connection = shared_connect (shared);
  const char *secret = strrchr (pandoria_share_get_address (shared->share), '/');
  g_autofree char *request
      = g_strdup_printf ("GET %s/events HTTP/1.1\r\nHost: %s\r\n\r\n", secret, shared->authority);

  shared_write (connection, request, -1);
  return connection;
}

static guint
count_events (GSocketConnection *connection, guint ms, gboolean *ended)
{
  g_autofree char *text = read_text (connection, ms, ended);
  g_auto (GStrv) parts = g_strsplit (text, "data: {", -1);

  return MAX (g_strv_length (parts), 1) - 1;
}

static void
test_events (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) connection = NULL;
  gboolean ended;
  guint changes = 0;

  shared_init (&shared, MOMENT, NULL);
  g_signal_connect_swapped (shared.share, "notify::n-watchers", G_CALLBACK (fixture_count),
                            &changes);
  connection = watch (&shared);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 1);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 1);
  g_assert_cmpuint (changes, ==, 1);
  shared_go_on (&shared);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 1);
  /* Undo is news as well. Looking back is none, nor is a change that comes back at once. */
  pandoria_game_undo (shared.game);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 1);
  pandoria_game_look_at (shared.game, 30);
  pandoria_game_look_at (shared.game, 31);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 0);
  pandoria_game_look_at (shared.game, MOMENT);
  pandoria_game_redo (shared.game);
  pandoria_game_undo (shared.game);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 0);
  g_assert_false (ended);
  pandoria_share_stop (shared.share);
  g_assert_cmpuint (count_events (connection, 200, &ended), ==, 0);
  g_assert_true (ended);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 0);
}

/* The number of watchers follows the phones. */
static void
test_watcher_leaves (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) first = NULL, second = NULL;

  shared_init (&shared, MOMENT, NULL);
  first = watch (&shared);
  second = watch (&shared);
  shared_run (100, NULL);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 2);
  g_io_stream_close (G_IO_STREAM (first), NULL, NULL);
  shared_run (100, NULL);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 1);
}

static void
test_many_streams (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (GPtrArray) streams = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (SoupMessage) message = NULL;

  shared_init (&shared, MOMENT, NULL);
  for (guint i = 0; i < 24; i++)
    g_ptr_array_add (streams, watch (&shared));
  shared_run (100, NULL);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 24);
  message = shared_new_message (&shared, "GET", "events");
  shared_expect (&shared, message, SOUP_STATUS_SERVICE_UNAVAILABLE);
}

/* Takes @message. */
static void
expect_guarded (Shared *shared, SoupMessage *message, guint status)
{
  shared_expect (shared, message, status);
  check_headers (message);
  g_object_unref (message);
}

/* Refusals have the same headers as pages, and so has a stream. */
static void
test_refusals (void)
{
  g_auto (Shared) shared = { NULL };
  SoupMessage *foreign;
  g_autoptr (GSocketConnection) stream = NULL;
  g_autofree char *head = NULL;
  gboolean ended;

  shared_init (&shared, MOMENT, NULL);
  expect_guarded (&shared, shared_new_message (&shared, "PUT", "table.json"),
                  SOUP_STATUS_METHOD_NOT_ALLOWED);
  expect_guarded (&shared, shared_new_message (&shared, "GET", "table.json?since=x"),
                  SOUP_STATUS_BAD_REQUEST);
  expect_guarded (&shared, shared_new_message (&shared, "GET", "summary.pdf"),
                  SOUP_STATUS_NOT_FOUND);
  expect_guarded (&shared, shared_new_remark (&shared, "{}"), SOUP_STATUS_BAD_REQUEST);
  expect_guarded (&shared, shared_new_remark (&shared, "{\"seat\":0,\"turn\":3}"),
                  SOUP_STATUS_NO_CONTENT);
  foreign = shared_new_message (&shared, "GET", "table.json");
  soup_message_headers_replace (soup_message_get_request_headers (foreign), "Host", "other");
  expect_guarded (&shared, foreign, SOUP_STATUS_FORBIDDEN);
  stream = watch (&shared);
  head = read_text (stream, 200, &ended);
  g_assert_nonnull (strstr (head, "Content-Security-Policy: default-src"));
  g_assert_nonnull (strstr (head, "Content-Type: text/event-stream"));
  g_assert_nonnull (strstr (head, "Cache-Control: no-store"));
}

/* HTTP/1.0 may leave out the host, and then nothing shows what the browser believes. */
static void
test_no_host (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) connection = NULL;
  g_autofree char *request = NULL, *answer = NULL;
  gboolean ended;

  shared_init (&shared, MOMENT, NULL);
  request = g_strdup_printf ("GET %s/table.json HTTP/1.0\r\n\r\n",
                             strrchr (pandoria_share_get_address (shared.share), '/'));
  connection = shared_connect (&shared);
  shared_write (connection, request, -1);
  answer = read_text (connection, 500, &ended);
  g_assert_nonnull (strstr (answer, " 403 "));
  g_assert_null (strstr (answer, "players"));
}

/* Sets @option of @socket to the smallest number of bytes. */
static void
narrow (int socket, int option)
{
  int least = 1;

  g_assert_cmpint (setsockopt (socket, SOL_SOCKET, option, &least, sizeof least), ==, 0);
}

/* Returns: the server's end of the connection of @socket, which is a socket of this process, too;
 * −1: closed. */
static int
find_other_end (GSocket *socket)
{
  g_autoptr (GSocketAddress) here = g_socket_get_local_address (socket, NULL);
  guint16 port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (here));

  for (int fd = 0; fd < 1024; fd++)
    {
      struct sockaddr_in peer = { 0 };
      socklen_t size = sizeof peer;

      if (getpeername (fd, (struct sockaddr *) &peer, &size) == 0 && peer.sin_family == AF_INET
          && ntohs (peer.sin_port) == port)
        return fd;
    }
  return -1;
}

/* Sends a request of @path in a connection whose buffers few bytes fill, and reads nothing.
 * Returns: (transfer full): its socket. */
static GSocket *
ask_without_reading (Shared *shared, const char *path)
{
  g_autoptr (GSocketAddress) to = g_inet_socket_address_new_from_string (LOOPBACK, shared->port);
  g_autoptr (GSocketAddress) from = NULL;
  g_autoptr (GSocket) socket
      = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);
  g_autofree char *request = g_strdup_printf (
      "GET %s/%s HTTP/1.1\r\nHost: %s\r\n\r\n",
      strrchr (pandoria_share_get_address (shared->share), '/'), path, shared->authority);

  narrow (g_socket_get_fd (socket), SO_RCVBUF);
  g_assert_true (g_socket_connect (socket, to, NULL, NULL));
  shared_run (50, NULL);
  narrow (find_other_end (socket), SO_SNDBUF);
  g_assert_cmpint (g_socket_send (socket, request, strlen (request), NULL, NULL), >, 0);
  return g_steal_pointer (&socket);
}

/* A phone that takes nothing any more is dropped, though its connection stays. */
static void
test_stuck_stream (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocket) socket = NULL;

  limits.keep_alive = 25; /* ms */
  shared_init (&shared, MOMENT, &limits);
  socket = ask_without_reading (&shared, "events");
  shared_run (50, NULL);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 1);
  for (guint i = 0; i < 200 && pandoria_share_get_n_watchers (shared.share) > 0; i++)
    shared_run (100, NULL);
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 0);
  g_assert_cmpint (find_other_end (socket), ==, -1);
}

/* A stream is silent for longer than other connections may be, and then gets a sign of life. */
static void
test_keep_alive (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) connection = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gboolean ended;

  limits.keep_alive = 150;
  limits.silence = 100;
  shared_init (&shared, MOMENT, &limits);
  connection = watch (&shared);
  bytes = shared_read (connection, 500, &ended);
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  g_assert_false (ended); /* a stream is silent for longer than others may be */
  g_assert_nonnull (strstr ((const char *) bytes->data, "\n:\n\n"));
}

/* --- connections --- */

static void
test_many_connections (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GPtrArray) connections = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GSocketConnection) extra = NULL;
  g_autoptr (GByteArray) nothing = NULL;
  gboolean ended;

  limits.silence = 3000; /* ms: all are connected before the first is closed */
  shared_init (&shared, MOMENT, &limits);
  for (guint i = 0; i < 64; i++)
    g_ptr_array_add (connections, shared_connect (&shared));
  extra = shared_connect (&shared);
  nothing = shared_read (extra, 400, &ended);
  g_assert_true (ended); /* one too many */
  /* The silent ones are closed in time, and then there is room. */
  for (guint i = 0; i < 64; i++)
    {
      g_autoptr (GByteArray) bytes
          = shared_read (connections->pdata[i], 2 * limits.silence, &ended);

      g_assert_true (ended);
      g_assert_cmpuint (bytes->len, ==, 0);
    }
  g_free (shared_get (&shared, "table.json"));
}

/* Headers that come drop by drop, a body that does not come, an answer that is not taken. */
static void
test_slow (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) slow = NULL, half = NULL;
  g_autofree char *request = NULL;
  const char *secret;
  gboolean ended = FALSE;
  gint64 begun;

  limits.silence = 400;
  shared_init (&shared, MOMENT, &limits);
  secret = strrchr (pandoria_share_get_address (shared.share), '/');
  slow = shared_connect (&shared);
  begun = g_get_monotonic_time ();
  for (guint i = 0; i < 60 && !ended; i++)
    {
      shared_write (slow, i == 0 ? "GET / HTTP/1.1\r\nX: " : "x", -1);
      g_byte_array_unref (shared_read (slow, 50, &ended));
    }
  g_assert_true (ended);
  g_assert_cmpint (g_get_monotonic_time () - begun, <, 2 * 1000 * 1000);
  half = shared_connect (&shared);
  request = g_strdup_printf ("POST %s/remark HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n"
                             "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
                             secret, shared.authority, shared.authority);
  shared_write (half, request, -1);
  g_byte_array_unref (shared_read (half, 2000, &ended));
  g_assert_true (ended);
}

/* An answer without a reader ends with its connection. */
static void
test_untaken (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocket) socket = NULL;

  limits.silence = 600;
  shared_init (&shared, MOMENT, &limits);
  socket = ask_without_reading (&shared, "board.svg");
  shared_run (300, NULL);
  g_assert_cmpint (find_other_end (socket), >=, 0); /* the rest of the answer waits */
  for (guint i = 0; i < 100 && find_other_end (socket) >= 0; i++)
    shared_run (50, NULL);
  g_assert_cmpint (find_other_end (socket), ==, -1);
}

/* A body without an end takes no memory, and ends with its connection. */
static void
test_endless_body (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GSocketConnection) connection = NULL;
  g_autofree char *head = NULL, *chunk = g_strnfill (4096, 'x');
  const char *secret;
  gboolean ended = FALSE;

  limits.silence = 400;
  shared_init (&shared, MOMENT, &limits);
  secret = strrchr (pandoria_share_get_address (shared.share), '/');
  head = g_strdup_printf ("POST %s/remark HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n"
                          "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
                          secret, shared.authority, shared.authority);
  connection = shared_connect (&shared);
  g_socket_set_blocking (g_socket_connection_get_socket (connection), FALSE);
  shared_write (connection, head, -1);
  for (guint i = 0; i < 1000 && !ended; i++)
    {
      shared_write (connection, "1000\r\n", -1);
      shared_write (connection, chunk, 4096);
      shared_write (connection, "\r\n", -1);
      g_byte_array_unref (shared_read (connection, 5, &ended));
    }
  g_assert_true (ended);
}

/* --- names --- */

static void
test_names (void)
{
  static const char *const names[]
      = { "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
          "\xe2\x80\xae"
          "gnirts",
          "🦊 & Co" };
  g_autoptr (PandoriaGame) sample = sample_game_load (SAMPLE_GAME);
  g_auto (Shared) shared = { NULL };
  g_autofree char *text = NULL, *page = NULL, *board = NULL, *table = NULL;
  g_autoptr (PandoriaRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) file = NULL;
  static const char *const old[] = { "Marta", "Jonas", "Aylin", "Pieter" };

  text = fixture_get_text (sample);
  file = g_string_new (text);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *find = g_strdup_printf ("\"%s\"", old[i]);
      g_auto (GStrv) quotes = g_strsplit (names[i], "\"", -1);
      g_autofree char *escaped = g_strjoinv ("\\\"", quotes);
      g_autofree char *replacement = g_strdup_printf ("\"%s\"", escaped);

      g_assert_cmpuint (g_string_replace (file, find, replacement, 0), ==, 1);
    }
  record = pandoria_record_new_from_data (file->str, file->len, &error);
  g_assert_no_error (error);
  shared_init (&shared, MOMENT, NULL);
  g_object_unref (shared.game);
  shared.game = pandoria_game_new (record, NULL, &error);
  g_assert_no_error (error);
  pandoria_share_set_game (shared.share, shared.game);
  page = shared_get (&shared, NULL);
  g_assert_null (strstr (page, "alert"));
  g_assert_null (strstr (page, "🦊"));
  board = shared_get (&shared, "board.svg");
  g_assert_null (strstr (board, "alert"));
  table = shared_get (&shared, "table.json");
  g_assert_nonnull (strstr (table, "🦊"));
  g_assert_null (strstr (table, "\xe2\x80\xae")); /* it would turn what follows around */
}

/* In a lesson, phones show nothing. */
static void
test_lesson (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (PandoriaGame) lesson = sample_game_load ("data/tutorial/1-first.pandoria");
  g_autofree char *table = NULL, *none = NULL;
  g_autoptr (SoupMessage) board = NULL;

  shared_init (&shared, MOMENT, NULL);
  pandoria_share_set_game (shared.share, lesson);
  table = shared_get (&shared, "table.json");
  g_assert_null (strstr (table, "players"));
  board = shared_new_message (&shared, "GET", "board.svg");
  shared_expect (&shared, board, SOUP_STATUS_NOT_FOUND);
  pandoria_share_set_game (shared.share, NULL);
  none = shared_get (&shared, "table.json");
  g_assert_null (strstr (none, "players"));
}

/* --- broken requests --- */

static void
append_random (GString *request, GRand *random, guint most)
{
  guint n = (guint) g_rand_int_range (random, 0, (gint32) most);

  for (guint i = 0; i < n; i++)
    g_string_append_c (request, (char) g_rand_int_range (random, 0, 256));
}

/* Returns: a request that is broken in one of many ways. */
static GString *
make_broken (Shared *shared, GRand *random)
{
  static const char *const methods[] = { "GET", "POST", "G\xc3\x89T", "", "CONNECT", "OPTIONS" };
  static const char *const paths[] = { "",
                                       "/table.json",
                                       "/events",
                                       "/remark",
                                       "/summary.pdf",
                                       "/%00",
                                       "/..%2f..",
                                       "/\xff",
                                       "*",
                                       "/table.json?since=-1&since=%zz",
                                       "/board.svg?dark=&at=&&&=" };
  static const char *const versions[] = { "HTTP/1.1", "HTTP/1.0", "HTTP/9", "", "HTTP/1.1 extra" };
  static const char *const heads[] = {
    "Content-Length: -1",
    "Content-Length: 99999999999999",
    "Transfer-Encoding: chunked",
    "Range: bytes=0-0,0-0",
    "Expect: 100-continue",
    "Connection: upgrade",
    "Upgrade: websocket",
    "Accept-Encoding: gzip;q=,,",
    "Content-Type: application/json",
    "X",
    ": empty",
    "Cookie: \xff\xff",
  };
  const char *secret = strrchr (pandoria_share_get_address (shared->share), '/');
  GString *request = g_string_new (NULL);

#define ANY(list) list[g_rand_int_range (random, 0, G_N_ELEMENTS (list))]
  g_string_printf (request, "%s %s%s %s\r\n", ANY (methods), secret, ANY (paths), ANY (versions));
  if (g_rand_int_range (random, 0, 8) > 0)
    g_string_append_printf (request, "Host: %s\r\nOrigin: http://%s\r\n", shared->authority,
                            shared->authority);
  for (gint i = g_rand_int_range (random, 0, 4); i > 0; i--)
    g_string_append_printf (request, "%s\r\n", ANY (heads));
#undef ANY
  if (g_rand_int_range (random, 0, 4) == 0)
    append_random (request, random, 200);
  g_string_append (request, "\r\n");
  if (g_rand_int_range (random, 0, 3) == 0)
    append_random (request, random, 300);
  for (gint i = g_rand_int_range (random, 0, 3); i > 0 && request->len > 0; i--)
    request->str[g_rand_int_range (random, 0, (gint32) request->len)]
        = (char) g_rand_int_range (random, 0, 256);
  if (g_rand_int_range (random, 0, 6) == 0)
    g_string_truncate (request, (gsize) g_rand_int_range (random, 0, (gint32) request->len));
  return request;
}

/* Broken requests never harm the server: it still answers, and sanitizers find nothing. */
static void
test_broken (void)
{
  PandoriaShareLimits limits = *pandoria_share_get_default_limits ();
  g_auto (Shared) shared = { NULL };
  g_autoptr (GRand) random = g_rand_new_with_seed (2026);
  guint n = g_test_slow () ? 10000 : 1000;

  limits.n_wrong = G_MAXUINT;
  limits.silence = 60;
  shared_init (&shared, MOMENT, &limits);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) request = make_broken (&shared, random);
      g_autoptr (GSocketConnection) connection = shared_connect (&shared);
      gboolean ended;

      shared_write (connection, request->str, (gssize) request->len);
      g_byte_array_unref (
          shared_read (connection, (guint) g_rand_int_range (random, 1, 8), &ended));
      if (i % 10 == 0)
        shared_go_on (&shared);
      if (i % 10 == 5)
        pandoria_game_undo (shared.game);
    }
  shared_run (200, NULL);
  g_free (shared_get (&shared, "table.json"));
  g_assert_cmpuint (pandoria_share_get_n_watchers (shared.share), ==, 0);
}

/* The end of sharing while requests are under way. */
static void
test_end_meanwhile (void)
{
  g_auto (Shared) shared = { NULL };
  g_autoptr (GPtrArray) connections = g_ptr_array_new_with_free_func (g_object_unref);
  const char *secret;
  g_autofree char *request = NULL;

  shared_init (&shared, END, NULL);
  secret = strrchr (pandoria_share_get_address (shared.share), '/');
  request = g_strdup_printf ("GET %s/summary.pdf HTTP/1.1\r\nHost: %s\r\n\r\n", secret,
                             shared.authority);
  for (guint i = 0; i < 4; i++)
    {
      g_ptr_array_add (connections, watch (&shared));
      g_ptr_array_add (connections, shared_connect (&shared));
      shared_write (connections->pdata[2 * i + 1], request, -1);
    }
  shared_run (20, NULL);
  g_clear_object (&shared.share);
  shared_run (1000, NULL);
}

/* --- the code --- */

static void
check_finder (const PandoriaShareCode *code, guint x, guint y)
{
  for (guint i = 0; i < 7; i++)
    for (guint j = 0; j < 7; j++)
      {
        gboolean ring = i == 0 || j == 0 || i == 6 || j == 6;
        gboolean core = i >= 2 && i <= 4 && j >= 2 && j <= 4;

        g_assert_cmpint (code->modules[(y + i) * code->size + x + j] != 0, ==, ring || core);
      }
}

static void
test_code (void)
{
  g_autoptr (PandoriaShareCode) code
      = pandoria_share_code_new ("http://192.168.1.23:8520/k7q2m9xw4d3ak7q2m9xw");
  g_autofree char *large = g_strnfill (5000, 'x');

  g_assert_nonnull (code);
  g_assert_cmpuint (code->size, <=, 37);
  check_finder (code, 0, 0);
  check_finder (code, code->size - 7, 0);
  check_finder (code, 0, code->size - 7);
  g_assert_null (pandoria_share_code_new (large));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/share/listens", test_listens);
  g_test_add_func ("/share/addresses", test_addresses);
  g_test_add_func ("/share/next-port", test_next_port);
  g_test_add_func ("/share/paths", test_paths);
  g_test_add_func ("/share/refusals", test_refusals);
  g_test_add_func ("/share/dark", test_dark);
  g_test_add_func ("/share/size", test_size);
  g_test_add_func ("/share/compression", test_compression);
  g_test_add_func ("/share/summary", test_summary);
  g_test_add_func ("/share/secret", test_secret);
  g_test_add_func ("/share/guessing", test_guessing);
  g_test_add_func ("/share/limits", test_limits);
  g_test_add_func ("/share/methods", test_methods);
  g_test_add_func ("/share/host", test_host);
  g_test_add_func ("/share/no-host", test_no_host);
  g_test_add_func ("/share/remark", test_remark);
  g_test_add_func ("/share/many-remarks", test_many_remarks);
  g_test_add_func ("/share/remark-origin", test_remark_origin);
  g_test_add_func ("/share/events", test_events);
  g_test_add_func ("/share/watcher-leaves", test_watcher_leaves);
  g_test_add_func ("/share/many-streams", test_many_streams);
  g_test_add_func ("/share/keep-alive", test_keep_alive);
  g_test_add_func ("/share/stuck-stream", test_stuck_stream);
  g_test_add_func ("/share/many-connections", test_many_connections);
  g_test_add_func ("/share/slow", test_slow);
  g_test_add_func ("/share/untaken", test_untaken);
  g_test_add_func ("/share/endless-body", test_endless_body);
  g_test_add_func ("/share/names", test_names);
  g_test_add_func ("/share/lesson", test_lesson);
  g_test_add_func ("/share/broken", test_broken);
  g_test_add_func ("/share/end-meanwhile", test_end_meanwhile);
  g_test_add_func ("/share/code", test_code);
  return fixture_run_isolated ();
}
