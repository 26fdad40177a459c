/* The body of an answer, compressed at most once for all phones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** PandoriaShareBody: bytes that several phones get. */
typedef struct _PandoriaShareBody PandoriaShareBody;

/** Takes @plain. Returns: (transfer full): a body. */
PandoriaShareBody *pandoria_share_body_new (GBytes *plain);
PandoriaShareBody *pandoria_share_body_ref (PandoriaShareBody *body);
void pandoria_share_body_unref (PandoriaShareBody *body);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (PandoriaShareBody, pandoria_share_body_unref)

GBytes *pandoria_share_body_get_plain (PandoriaShareBody *body);
/** Returns: (nullable): the bytes compressed by gzip; NULL if that makes them no smaller. */
GBytes *pandoria_share_body_get_compressed (PandoriaShareBody *body);
