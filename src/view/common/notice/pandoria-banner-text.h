/* PandoriaBannerText: what a banner says, on one line of the header bar, above what the title says besides; pressed, it shows the
 * whole of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_BANNER_TEXT (pandoria_banner_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBannerText, pandoria_banner_text, PANDORIA, BANNER_TEXT, AdwBin)

/** Shows @text beside @icon; another text than before is announced. */
void pandoria_banner_text_set (PandoriaBannerText *self, const char *icon, const char *text);
/** Shows @detail (nullable: nothing) below it. */
void pandoria_banner_text_set_detail (PandoriaBannerText *self, const char *detail);
/** Whether there is room for words beside the icon. */
void pandoria_banner_text_set_has_words (PandoriaBannerText *self, gboolean has_words);
/** Puts @widget (nullable: nothing) below the whole text; what stood there before is let go. */
void pandoria_banner_text_set_more (PandoriaBannerText *self, GtkWidget *widget);
