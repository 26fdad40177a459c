/* PandoriaAdaptiveBin: a container that allows a narrow window and reports the layout for its
 * width.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** PandoriaWidthClass: the available width, in units of the text size. */
typedef enum
{
  PANDORIA_WIDTH_NARROW, /* pages: board, players, ledger */
  PANDORIA_WIDTH_MEDIUM, /* one page, the tray below the board, the side as an overlay */
  PANDORIA_WIDTH_WIDE,   /* everything side by side */
  PANDORIA_WIDTH_EXTRA,  /* the ledger has its own column */
} PandoriaWidthClass;

/** PandoriaAdaptiveBin: emits "layout-changed" when the width class changes, or whether the window
 * is low. */
#define PANDORIA_TYPE_ADAPTIVE_BIN (pandoria_adaptive_bin_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaAdaptiveBin, pandoria_adaptive_bin, PANDORIA, ADAPTIVE_BIN, AdwBin)

/** Returns: how much room its width offers. */
PandoriaWidthClass pandoria_adaptive_bin_get_width_class (PandoriaAdaptiveBin *self);
/** Returns: whether the window is medium and so low that widgets move next to each other instead of
 * stacking. */
gboolean pandoria_adaptive_bin_is_low (PandoriaAdaptiveBin *self);
