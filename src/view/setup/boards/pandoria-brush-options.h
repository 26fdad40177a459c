/* PandoriaBrushOptions: the brush that draws a board, with the options of its tool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "pandoria-board-draft.h"

/** PandoriaBrushOptions: shows the options of one tool. Those of the other tools keep their values.
 * All tools need the same height, so that nothing below moves. */
#define PANDORIA_TYPE_BRUSH_OPTIONS (pandoria_brush_options_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaBrushOptions, pandoria_brush_options, PANDORIA, BRUSH_OPTIONS, AdwBin)

/** Shows the options of @tool. */
void pandoria_brush_options_set_tool (PandoriaBrushOptions *self, PandoriaBoardTool tool);
PandoriaBoardTool pandoria_brush_options_get_tool (PandoriaBrushOptions *self);
/** Returns: the brush as it is set now. */
PandoriaBoardBrush pandoria_brush_options_get_brush (PandoriaBrushOptions *self);
