/* PandoriaBanners: the banners that replace a window's title, most urgent first. Each is shown
 * until its reason is gone.
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
  PANDORIA_BANNERS_DIFFERS, /* the file has other numbers than the game */
  PANDORIA_BANNERS_DAMAGED, /* the list of learned costs was damaged; until the user has read it */
  PANDORIA_BANNERS_PARTED,  /* another program wrote the file of the game */
  PANDORIA_BANNERS_REMARK,  /* a player finds a turn wrong */
  PANDORIA_BANNERS_OPENING, /* a file takes long */
  PANDORIA_BANNERS_OPENED,  /* the origin of the game */
} PandoriaBannerReason;
#define PANDORIA_N_BANNERS 9

/**
 * PandoriaBanners: its template has one child, a PandoriaHistoryBar, which comes before the
 * banners. While that bar is visible, an urgent banner only shows its icon.
 *
 * Signal "changed": a banner was shown or hidden; pandoria_banners_set_room() must be called again.
 */
#define PANDORIA_TYPE_BANNERS (pandoria_banners_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBanners, pandoria_banners, PANDORIA, BANNERS, GtkBox)

/** Lays out @place, a box with a title and PandoriaBanners, which replace the title while they are
 * visible. */
void pandoria_banners_arrange (GtkWidget *place);
/** Shows the reports of @document and @catalogue, which must outlive the banners. */
void pandoria_banners_follow (PandoriaBanners *self, PandoriaDocument *document,
                              PandoriaCatalogue *catalogue);
/** Shows @text. Returns: (transfer none) (nullable): the banner, if it is new and needs buttons. */
PandoriaBanner *pandoria_banners_show (PandoriaBanners *self, PandoriaBannerReason which,
                                       const char *text);
void pandoria_banners_hide (PandoriaBanners *self, PandoriaBannerReason which);
/** Shows the banners in @room, with @detail (nullable), the second line of the title, below them.
 */
void pandoria_banners_set_room (PandoriaBanners *self, PandoriaBannerRoom room, const char *detail);
