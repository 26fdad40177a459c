/* Answers to requests, and the secret in the address.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

#include "pandoria-share-body.h"

/** PandoriaShareRequest: a request with everything that decides about its answer. */
typedef struct
{
  SoupServerMessage *message;
  const char *path;  /* below the secret, without the slash; NULL: not below it */
  GHashTable *query; /* nullable */
} PandoriaShareRequest;

/** Answers @message with @status and no body. */
void pandoria_share_answer_empty (SoupServerMessage *message, guint status);
/** Answers @message with @body (transfer full), compressed if the other side can read that. */
void pandoria_share_answer_body (SoupServerMessage *message, const char *type,
                                 PandoriaShareBody *body);
/** Returns: whether @path is “/” + @secret or below it; then sets *@below to the rest without its
 * slash. Takes the same time for all paths of a length. */
gboolean pandoria_share_match_secret (const char *path, const char *secret, const char **below);
/** Returns: (transfer full): 96 random bits in letters and digits. */
char *pandoria_share_make_secret (void);
