/* PandoriaCountView: a sign and a number, with words for who cannot see the sign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PANDORIA_TYPE_COUNT_VIEW (pandoria_count_view_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaCountView, pandoria_count_view, PANDORIA, COUNT_VIEW, AdwBin)

/** Sets the sign; @paintable NULL and @icon_name NULL: none. */
void pandoria_count_view_set_paintable (PandoriaCountView *self, GdkPaintable *paintable);
void pandoria_count_view_set_icon_name (PandoriaCountView *self, const char *icon_name);

/** Shows @count; @words say it in full ("2 workers in the reserve"), as tooltip and to assistive technology. */
void pandoria_count_view_set_count (PandoriaCountView *self, guint count, const char *words);
/** The same of a count that an act being considered would lead to; it looks different. */
void pandoria_count_view_set_foreseen (PandoriaCountView *self, guint count, const char *words);

G_END_DECLS
