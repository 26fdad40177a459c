/* PandoriaNotice: a message across a window of lists. It is shown until it no longer applies or is closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Signal "put-away": its close button was pressed; its owner removes it. */
#define PANDORIA_TYPE_NOTICE (pandoria_notice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotice, pandoria_notice, PANDORIA, NOTICE, AdwBin)

PandoriaNotice *pandoria_notice_new (void);
/** Sets its text; announces a new one. */
void pandoria_notice_set_text (PandoriaNotice *self, const char *text);
