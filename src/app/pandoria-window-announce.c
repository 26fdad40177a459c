/* PandoriaWindow: says what an act has brought: to eyes for a moment, with a way back, and to screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "pandoria-window-private.h"

#include "pandoria-announcer.h"
#include "pandoria-foresight.h"
#include "pandoria-text-gains.h"

void
pandoria_window_announce_gains (PandoriaWindow *self, guint from)
{
  g_autofree char *gains = pandoria_text_gains_since (self->game, from);

  if (gains == NULL)
    return;
  /* Where the panels are seen, they show it, and nothing has to lie over the board. */
  if (pandoria_adaptive_bin_get_width_class (self->adaptive) < PANDORIA_WIDTH_WIDE
      || !adw_flap_get_reveal_flap (self->flap))
    pandoria_window_toast (self, gains, TRUE);
  pandoria_announce (GTK_WIDGET (self), gains);
}
