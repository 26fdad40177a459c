/* PandoriaBannerText: the text of a banner, on one line of the header bar. A press shows the whole
 * text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_BANNER_TEXT (pandoria_banner_text_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBannerText, pandoria_banner_text, PANDORIA, BANNER_TEXT, AdwBin)

/** Shows @text next to @icon; announces a new text. */
void pandoria_banner_text_set (PandoriaBannerText *self, const char *icon, const char *text);
/** Shows @brief in the bar instead of the text, whose end might be cut off there. */
void pandoria_banner_text_set_brief (PandoriaBannerText *self, const char *brief);
/** Shows @detail (nullable: nothing) below it. */
void pandoria_banner_text_set_detail (PandoriaBannerText *self, const char *detail);
/** Sets whether there is room for words next to the icon. */
void pandoria_banner_text_set_has_words (PandoriaBannerText *self, gboolean has_words);
/** Adds @widget below the whole text. */
void pandoria_banner_text_add (PandoriaBannerText *self, GtkWidget *widget);
