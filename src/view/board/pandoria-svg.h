/* The SVG artwork of resources/art, painted in the colours of a palette.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "pandoria-palette.h"
#include "pandoria-record.h"
#include "pandoria-types.h"

/**
 * Paints the artwork @name ("forest") so that it fills the rectangle. @css replaces colours by
 * class, each declaration with "!important"; use few different strings, because parsed artwork is
 * cached for each name and css.
 */
void pandoria_svg_paint (cairo_t *cr, const char *name, const char *css, double x, double y,
                         double width, double height);

/** Returns: width divided by height of the artwork @name. */
double pandoria_svg_get_aspect (const char *name);

/* Stylesheets, interned strings. */
const char *pandoria_svg_css_terrain (PandoriaTheme theme, PandoriaTerrain terrain);
/** Lake and castle ground. */
const char *pandoria_svg_css_ground (PandoriaTheme theme);
const char *pandoria_svg_css_player (PandoriaColor color);
/** A sign in one colour, 0xRRGGBB. */
const char *pandoria_svg_css_sign (guint32 color);
