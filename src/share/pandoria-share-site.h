/* PandoriaShareSite: the pages below the secret of the address.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libsoup/soup.h>

#include "pandoria-share-content.h"
#include "pandoria-share-remarks.h"
#include "pandoria-share-streams.h"

/** PandoriaShareSite: refuses or answers requests, each by the row of its path. */
typedef struct _PandoriaShareSite PandoriaShareSite;

/** PandoriaShareRemarkFunc: a watcher reports that @turn is wrong; @seat is −1 if the watcher has
 * not chosen a player. */
typedef void (*PandoriaShareRemarkFunc) (int seat, guint turn, gpointer data);

/**
 * Makes a site below a new secret. @authority: its host and port. @content, @streams and @remarks
 * must outlive it. It calls @remarked with @data after it has opened a remark.
 * Returns: (transfer full): the site.
 */
PandoriaShareSite *pandoria_share_site_new (const char *authority, PandoriaShareContent *content,
                                            PandoriaShareStreams *streams,
                                            PandoriaShareRemarks *remarks,
                                            PandoriaShareRemarkFunc remarked, gpointer data);
void pandoria_share_site_free (PandoriaShareSite *site);
/** Returns: (transfer none): the address of the site, with its secret. */
const char *pandoria_share_site_get_address (PandoriaShareSite *site);
/** Checks the headers of @message before its body is read. Returns: the status that refuses it; 0:
 * none, and its body is kept as far as the site needs it. Sets *@wrong for a sender who guesses. */
guint pandoria_share_site_check (PandoriaShareSite *site, SoupServerMessage *message,
                                 const char *path, gboolean *wrong);
/** Answers @message after its body is read, at once or later. @query: nullable. */
void pandoria_share_site_answer (PandoriaShareSite *site, SoupServerMessage *message,
                                 const char *path, GHashTable *query);
