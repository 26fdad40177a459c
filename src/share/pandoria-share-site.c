/* PandoriaShareSite: the pages below the secret of the address. Another path is not found, and
 * every request is checked before its body is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-site.h"

#include <string.h>
#include <sys/random.h>

#include "pandoria-share-answer.h"
#include "pandoria-share-page.h"

/* Data of messages. */
#define BODY_KEY "pandoria-body"

#define STATUS_TOO_MANY_REQUESTS 429 /* libsoup has no name for it */

struct _PandoriaShareSite
{
  PandoriaShareContent *content; /* not owned, and neither are the next two */
  PandoriaShareStreams *streams;
  PandoriaShareRemarks *remarks;
  char *authority, *secret, *address;
  PandoriaShareRemarkFunc remarked;
  gpointer data;
};

typedef struct
{
  SoupServerMessage *message;
  GHashTable *query; /* nullable */
} Request;

/* --- the secret ----------------------------------------------------------------------------- */

#define SECRET_BYTES 12 /* 96 bits */
/* 5 bits for each letter. */
#define SECRET_LENGTH ((SECRET_BYTES * 8 + 4) / 5)

/* Returns: 96 random bits in letters and digits. */
static char *
make_secret (void)
{
  /* Without letters and digits that look alike: a player may type it. */
  static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
  guint8 random[SECRET_LENGTH];
  char *secret = g_new0 (char, SECRET_LENGTH + 1);

  G_STATIC_ASSERT (sizeof letters == 32 + 1);
  /* Fewer bytes than 256 are never interrupted. */
  if (getrandom (random, sizeof random, 0) != sizeof random)
    g_error ("The system has no random numbers.");
  for (guint i = 0; i < SECRET_LENGTH; i++)
    secret[i] = letters[random[i] & 31];
  return secret;
}

/* Returns: whether @path is “/” + @secret or below it; then sets *@below to the rest without its
 * slash. Takes the same time for all paths of a length. */
static gboolean
match_secret (const char *path, const char *secret, const char **below)
{
  gsize length = strlen (secret);
  guint8 differences = 0;

  if (path == NULL || strlen (path) < length + 1 || path[0] != '/')
    return FALSE;
  for (gsize i = 0; i < length; i++)
    differences |= (guint8) (path[1 + i] ^ secret[i]);
  if (differences != 0)
    return FALSE;
  *below = path + 1 + length;
  if (**below == '/')
    (*below)++;
  else if (**below != '\0')
    return FALSE;
  return TRUE;
}

/* --- the paths ------------------------------------------------------------------------------ */

static void
answer_page (PandoriaShareSite *site, const Request *request)
{
  g_autofree char *base = g_strconcat ("/", site->secret, NULL);

  pandoria_share_answer_body (request->message, "text/html; charset=utf-8",
                              pandoria_share_body_new (pandoria_share_page_make (base)));
}

static void
answer_style (PandoriaShareSite *site G_GNUC_UNUSED, const Request *request)
{
  pandoria_share_answer_body (request->message, "text/css; charset=utf-8",
                              pandoria_share_body_new (pandoria_share_page_get_file ("page.css")));
}

static void
answer_script (PandoriaShareSite *site G_GNUC_UNUSED, const Request *request)
{
  pandoria_share_answer_body (request->message, "text/javascript; charset=utf-8",
                              pandoria_share_body_new (pandoria_share_page_get_file ("page.js")));
}

static void
answer_icon (PandoriaShareSite *site G_GNUC_UNUSED, const Request *request)
{
  pandoria_share_answer_body (request->message, "image/svg+xml",
                              pandoria_share_body_new (pandoria_share_page_get_file ("icon.svg")));
}

static void
answer_table (PandoriaShareSite *site, const Request *request)
{
  const char *since = request->query != NULL ? g_hash_table_lookup (request->query, "since") : NULL;
  guint64 turn = 0;

  if (since != NULL && !g_ascii_string_to_unsigned (since, 10, 1, G_MAXUINT, &turn, NULL))
    pandoria_share_answer_empty (request->message, SOUP_STATUS_BAD_REQUEST);
  else
    pandoria_share_answer_body (request->message, "application/json",
                                pandoria_share_content_get_table (site->content, (guint) turn));
}

static void
answer_picture (PandoriaShareSite *site, const Request *request, gboolean tile)
{
  gboolean dark = request->query != NULL && g_hash_table_contains (request->query, "dark");
  PandoriaShareBody *svg = pandoria_share_content_get_board (site->content, tile, dark);

  if (svg != NULL)
    pandoria_share_answer_body (request->message, "image/svg+xml", svg);
  else
    pandoria_share_answer_empty (request->message, SOUP_STATUS_NOT_FOUND);
}

static void
answer_board (PandoriaShareSite *site, const Request *request)
{
  answer_picture (site, request, FALSE);
}

static void
answer_tile (PandoriaShareSite *site, const Request *request)
{
  answer_picture (site, request, TRUE);
}

/** Summary: a message that waits for its pages. */
typedef struct
{
  SoupServerMessage *message;
  gboolean is_over; /* its connection has ended */
} Summary;

static void
on_pages_made (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autofree Summary *summary = data;
  g_autoptr (SoupServerMessage) message = summary->message;
  g_autoptr (GBytes) pdf = pandoria_share_content_make_pdf_finish (result, NULL);

  g_signal_handlers_disconnect_by_data (message, summary);
  if (summary->is_over || !pandoria_share_guard_is_open (message))
    return;
  if (pdf != NULL)
    pandoria_share_answer_body (message, "application/pdf",
                                pandoria_share_body_new (g_steal_pointer (&pdf)));
  else
    pandoria_share_answer_empty (message, SOUP_STATUS_NOT_FOUND);
  soup_server_message_unpause (message);
}

/* The connection can end before the pages are made. */
static void
on_over (SoupServerMessage *message G_GNUC_UNUSED, gpointer data)
{
  Summary *summary = data;

  summary->is_over = TRUE;
}

static void
answer_summary (PandoriaShareSite *site, const Request *request)
{
  Summary *summary = g_new0 (Summary, 1);

  summary->message = g_object_ref (request->message);
  g_signal_connect (request->message, "finished", G_CALLBACK (on_over), summary);
  soup_server_message_pause (request->message);
  pandoria_share_content_make_pdf (site->content, on_pages_made, summary);
}

static void
answer_events (PandoriaShareSite *site, const Request *request)
{
  g_autoptr (PandoriaShareBody) table = pandoria_share_content_get_table (site->content, 0);

  if (!pandoria_share_streams_add (site->streams, request->message, table))
    pandoria_share_answer_empty (request->message, SOUP_STATUS_SERVICE_UNAVAILABLE);
}

/* Returns: the status of the answer. */
static guint
take_remark (PandoriaShareSite *site, SoupServerMessage *message, GBytes *body)
{
  int seat;
  guint turn;

  if (!pandoria_share_remark_read (body, &seat, &turn))
    return SOUP_STATUS_BAD_REQUEST;
  if (!pandoria_share_content_has_turn (site->content, seat, turn))
    return SOUP_STATUS_CONFLICT;
  if (pandoria_share_remarks_has (site->remarks, seat, turn))
    return SOUP_STATUS_NO_CONTENT;
  if (!pandoria_share_remarks_open (site->remarks, soup_server_message_get_remote_host (message),
                                    seat, turn))
    return STATUS_TOO_MANY_REQUESTS;
  site->remarked (seat, turn, site->data);
  return SOUP_STATUS_NO_CONTENT;
}

static void
answer_remark (PandoriaShareSite *site, const Request *request)
{
  GByteArray *body = g_object_get_data (G_OBJECT (request->message), BODY_KEY);
  g_autoptr (GBytes) bytes = g_bytes_new (body->data, body->len);

  pandoria_share_answer_empty (request->message, take_remark (site, request->message, bytes));
}

static const struct
{
  const char *path, *method;
  void (*answer) (PandoriaShareSite *site, const Request *request);
} routes[] = {
  { "", "GET", answer_page },
  { "page.css", "GET", answer_style },
  { "page.js", "GET", answer_script },
  { "icon.svg", "GET", answer_icon },
  { "table.json", "GET", answer_table },
  { "board.svg", "GET", answer_board },
  { "tile.svg", "GET", answer_tile },
  { "summary.pdf", "GET", answer_summary },
  { "events", "GET", answer_events },
  { "remark", "POST", answer_remark },
};

/* Returns: the row of @path (nullable); −1: none. */
static int
find_route (const char *path)
{
  for (guint i = 0; path != NULL && i < G_N_ELEMENTS (routes); i++)
    if (g_str_equal (routes[i].path, path))
      return (int) i;
  return -1;
}

/* --- before the body is read ---------------------------------------------------------------- */

/* Another name for this address would let a page of the web read ours (DNS rebinding). */
static gboolean
has_right_host (PandoriaShareSite *site, SoupServerMessage *message)
{
  const char *host
      = soup_message_headers_get_one (soup_server_message_get_request_headers (message), "Host");

  return host != NULL && g_ascii_strcasecmp (host, site->authority) == 0;
}

static gboolean
has_right_origin (PandoriaShareSite *site, SoupServerMessage *message)
{
  const char *origin
      = soup_message_headers_get_one (soup_server_message_get_request_headers (message), "Origin");
  g_autofree char *own = g_strconcat ("http://", site->authority, NULL);

  return origin != NULL && g_ascii_strcasecmp (origin, own) == 0;
}

/* Collects the body, but no more than a remark has. */
static void
on_got_chunk (SoupServerMessage *message, GBytes *chunk, gpointer data)
{
  GByteArray *body = data;
  gsize size;
  gconstpointer bytes = g_bytes_get_data (chunk, &size);
  gsize room = PANDORIA_SHARE_MOST_REMARK + 1 - body->len;

  g_byte_array_append (body, bytes, (guint) MIN (size, room));
}

static void
collect_body (SoupServerMessage *message)
{
  GByteArray *body = g_byte_array_new ();

  g_object_set_data_full (G_OBJECT (message), BODY_KEY, body, (GDestroyNotify) g_byte_array_unref);
  g_signal_connect (message, "got-chunk", G_CALLBACK (on_got_chunk), body);
}

/* Returns: the status that refuses a POST; 0: none. */
static guint
check_post (PandoriaShareSite *site, SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  const char *type = soup_message_headers_get_content_type (headers, NULL);

  if (!has_right_origin (site, message))
    return SOUP_STATUS_FORBIDDEN;
  if (type == NULL || g_ascii_strcasecmp (type, "application/json") != 0)
    return SOUP_STATUS_UNSUPPORTED_MEDIA_TYPE;
  if (soup_message_headers_get_encoding (headers) == SOUP_ENCODING_CONTENT_LENGTH
      && soup_message_headers_get_content_length (headers) > PANDORIA_SHARE_MOST_REMARK)
    return SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  return 0;
}

/* Returns: the status that refuses @message; 0: none. Sets *@wrong for a sender who guesses. */
static guint
check_headers (PandoriaShareSite *site, SoupServerMessage *message, const char *path,
               gboolean *wrong)
{
  const char *method = soup_server_message_get_method (message), *below = NULL;
  int route;

  *wrong = TRUE;
  if (!has_right_host (site, message))
    return SOUP_STATUS_FORBIDDEN;
  if (!match_secret (path, site->secret, &below))
    return SOUP_STATUS_NOT_FOUND;
  *wrong = FALSE;
  route = find_route (below);
  if (route < 0)
    return SOUP_STATUS_NOT_FOUND;
  if (!g_str_equal (method, routes[route].method))
    return SOUP_STATUS_METHOD_NOT_ALLOWED;
  return g_str_equal (method, "POST") ? check_post (site, message) : 0;
}

guint
pandoria_share_site_check (PandoriaShareSite *site, SoupServerMessage *message, const char *path,
                           gboolean *wrong)
{
  guint status;

  g_return_val_if_fail (site != NULL && wrong != NULL, SOUP_STATUS_NOT_FOUND);

  status = check_headers (site, message, path, wrong);
  if (status == 0)
    collect_body (message);
  return status;
}

/* --- public functions ----------------------------------------------------------------------- */

PandoriaShareSite *
pandoria_share_site_new (const char *authority, PandoriaShareContent *content,
                         PandoriaShareStreams *streams, PandoriaShareRemarks *remarks,
                         PandoriaShareRemarkFunc remarked, gpointer data)
{
  PandoriaShareSite *site;

  g_return_val_if_fail (authority != NULL && remarked != NULL, NULL);
  g_return_val_if_fail (content != NULL && streams != NULL && remarks != NULL, NULL);

  site = g_new0 (PandoriaShareSite, 1);
  site->content = content;
  site->streams = streams;
  site->remarks = remarks;
  site->authority = g_strdup (authority);
  site->secret = make_secret ();
  site->address = g_strdup_printf ("http://%s/%s", authority, site->secret);
  site->remarked = remarked;
  site->data = data;
  return site;
}

void
pandoria_share_site_free (PandoriaShareSite *site)
{
  g_return_if_fail (site != NULL);

  g_free (site->authority);
  g_free (site->secret);
  g_free (site->address);
  g_free (site);
}

const char *
pandoria_share_site_get_address (PandoriaShareSite *site)
{
  g_return_val_if_fail (site != NULL, NULL);

  return site->address;
}

void
pandoria_share_site_answer (PandoriaShareSite *site, SoupServerMessage *message, const char *path,
                            GHashTable *query)
{
  const Request request = { message, query };
  const char *below = NULL;
  int route = -1;

  g_return_if_fail (site != NULL);

  if (match_secret (path, site->secret, &below))
    route = find_route (below);
  if (route >= 0)
    routes[route].answer (site, &request);
  else
    pandoria_share_answer_empty (message, SOUP_STATUS_NOT_FOUND);
}
