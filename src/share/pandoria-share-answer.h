/* Answers to requests: their headers and their compression.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

#include "pandoria-share-body.h"

/** Answers @message with @status and no body. */
void pandoria_share_answer_empty (SoupServerMessage *message, guint status);
/** Answers @message with @body (transfer full), compressed if the other side can read that. */
void pandoria_share_answer_body (SoupServerMessage *message, const char *type,
                                 PandoriaShareBody *body);
