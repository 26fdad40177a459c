/* PandoriaMainButton: the button in a tray that continues the turn. It has room for the widest
 * of its usual labels, so that its neighbors never move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_MAIN_BUTTON (pandoria_main_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaMainButton, pandoria_main_button, PANDORIA, MAIN_BUTTON, GtkButton)

/** Sets the label, which is also the tooltip and the accessible name. */
void pandoria_main_button_set_words (PandoriaMainButton *self, const char *words);
/** Sets whether the game has the expansion, whose labels then need room, too. */
void pandoria_main_button_set_expansion (PandoriaMainButton *self, gboolean expansion);
