/* PandoriaBanners: the banners instead of a window's title, the most urgent first. Each is shown until its reason is gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pandoria-banner.h"
#include "pandoria-document.h"

/** PandoriaBannerReason: the reasons, the most urgent first. */
typedef enum
{
  PANDORIA_BANNERS_UNSAVED, /* the game is not saved */
  PANDORIA_BANNERS_COSTS,   /* learned costs are not saved */
  PANDORIA_BANNERS_LAST,    /* the program cannot remember which game is open */
  PANDORIA_BANNERS_PARTED,  /* another program wrote the file of the game */
  PANDORIA_BANNERS_OPENING, /* a file takes long */
  PANDORIA_BANNERS_OPENED,  /* where the game comes from, or a damaged list of costs */
} PandoriaBannerReason;
#define PANDORIA_N_BANNERS 6

/**
 * PandoriaBanners: its template has one child, a PandoriaHistoryBar, which comes before the banners. While that bar is visible, only a
 * sign of an urgent banner is.
 *
 * Signal "changed": a banner came or went; pandoria_banners_set_room() must be called again.
 */
#define PANDORIA_TYPE_BANNERS (pandoria_banners_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBanners, pandoria_banners, PANDORIA, BANNERS, GtkBox)

/** Shows what @document and @catalogue, which live longer, report. */
void pandoria_banners_follow (PandoriaBanners *self, PandoriaDocument *document, PandoriaCatalogue *catalogue);
/** Shows the banners in @room, with @detail (nullable), the second line of the title, below. */
void pandoria_banners_set_room (PandoriaBanners *self, PandoriaBannerRoom room, const char *detail);
