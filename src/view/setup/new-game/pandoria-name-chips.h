/* PandoriaNameChips: buttons that enter a known name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/**
 * Signals: "picked" (string name): the user wants the name; "left": the focused button can no
 * longer be pressed, nor any other: the focus belongs elsewhere.
 */
#define PANDORIA_TYPE_NAME_CHIPS (pandoria_name_chips_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNameChips, pandoria_name_chips, PANDORIA, NAME_CHIPS, AdwBin)

/** Offers the first of @names. @visible: whether they are of use now. */
void pandoria_name_chips_offer (PandoriaNameChips *self, const char *const *names,
                                gboolean visible);
/** Lets only the names be pressed that are not in @taken; none if @any is FALSE. */
void pandoria_name_chips_free (PandoriaNameChips *self, const char *const *taken, gboolean any);
