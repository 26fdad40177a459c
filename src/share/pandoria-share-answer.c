/* Answers to requests: their headers and their compression.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-share-answer.h"

/* --- headers -------------------------------------------------------------------------------- */

static const struct
{
  const char *name, *value;
} headers[] = {
  { "Content-Security-Policy",
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" },
  { "X-Content-Type-Options", "nosniff" },
  { "Referrer-Policy", "no-referrer" },
  { "Cache-Control", "no-store" },
  /* libsoup keeps a connection only if it listens itself, which the guard does. */
  { "Connection", "close" },
};

static void
set_headers (SoupServerMessage *message)
{
  SoupMessageHeaders *response = soup_server_message_get_response_headers (message);

  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    soup_message_headers_replace (response, headers[i].name, headers[i].value);
}

void
pandoria_share_answer_empty (SoupServerMessage *message, guint status)
{
  set_headers (message);
  soup_server_message_set_status (message, status, NULL);
}

/* --- compression ---------------------------------------------------------------------------- */

static gboolean
can_read_gzip (SoupServerMessage *message)
{
  const char *accepted = soup_message_headers_get_list (
      soup_server_message_get_request_headers (message), "Accept-Encoding");
  g_autoptr (GSList) unacceptable = NULL;
  GSList *codings
      = accepted != NULL ? soup_header_parse_quality_list (accepted, &unacceptable) : NULL;
  gboolean found = FALSE;

  for (GSList *i = codings; i != NULL && !found; i = i->next)
    found = g_ascii_strcasecmp (i->data, "gzip") == 0;
  soup_header_free_list (codings);
  soup_header_free_list (g_steal_pointer (&unacceptable));
  return found;
}

void
pandoria_share_answer_body (SoupServerMessage *message, const char *type, PandoriaShareBody *body)
{
  SoupMessageHeaders *response = soup_server_message_get_response_headers (message);
  g_autoptr (PandoriaShareBody) taken = body;
  GBytes *plain = pandoria_share_body_get_plain (taken);
  GBytes *compressed = can_read_gzip (message) ? pandoria_share_body_get_compressed (taken) : NULL;

  set_headers (message);
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_message_headers_set_content_type (response, type, NULL);
  if (compressed != NULL)
    soup_message_headers_replace (response, "Content-Encoding", "gzip");
  soup_message_body_append_bytes (soup_server_message_get_response_body (message),
                                  compressed != NULL ? compressed : plain);
}
