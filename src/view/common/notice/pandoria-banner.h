/* PandoriaBanner: a message in the header bar, instead of the title, until it is no longer true or
 * is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaBannerRoom: how much of the banner fits into the bar; a press on it shows the rest. */
typedef enum
{
  PANDORIA_BANNER_ROOM_ALL,
  PANDORIA_BANNER_ROOM_WORDS, /* not its buttons */
  PANDORIA_BANNER_ROOM_SIGN,  /* its icon alone */
} PandoriaBannerRoom;

/** Signal "put-away": its close button was pressed; its owner removes it. */
#define PANDORIA_TYPE_BANNER (pandoria_banner_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBanner, pandoria_banner, PANDORIA, BANNER, AdwBin)

/** Makes a banner. @urgent: something may be lost; otherwise the user can close it. */
PandoriaBanner *pandoria_banner_new (gboolean urgent);
/** Sets its text; announces a new one. */
void pandoria_banner_set_text (PandoriaBanner *self, const char *text);
/** Shows @brief in the bar. A press and assistive technology get the text. */
void pandoria_banner_set_brief (PandoriaBanner *self, const char *brief);
/** Adds a button @label, with a mnemonic, for @action. @target (nullable) is sunk if it is
 * floating. */
void pandoria_banner_add_button (PandoriaBanner *self, const char *label, const char *action,
                                 GVariant *target);
/** Sets the room for the banner, and @detail (nullable), the second line of the hidden title, below
 * its text. */
void pandoria_banner_set_room (PandoriaBanner *self, PandoriaBannerRoom room, const char *detail);
