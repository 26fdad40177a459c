/* PandoriaCardHead: the name, realm, top spell and points of a player card, on two lines where text is large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "pandoria-explainer.h"
#include "pandoria-points-view.h"

G_BEGIN_DECLS

#define PANDORIA_TYPE_CARD_HEAD (pandoria_card_head_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCardHead, pandoria_card_head, PANDORIA, CARD_HEAD, GtkWidget)

/** Shows the player's sign and @name; where that is cut off its tooltip says it in full. */
void pandoria_card_head_set_sign (PandoriaCardHead *self, GdkPaintable *sign);
void pandoria_card_head_set_name (PandoriaCardHead *self, const char *name);

/** Returns: (transfer none): its parts, to be filled by the card. */
PandoriaExplainer *pandoria_card_head_get_realm (PandoriaCardHead *self);
PandoriaExplainer *pandoria_card_head_get_spell (PandoriaCardHead *self);
PandoriaPointsView *pandoria_card_head_get_points (PandoriaCardHead *self);

G_END_DECLS
