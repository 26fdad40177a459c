/* PandoriaNotice: a bar across a window of lists that says something and stays until it no longer holds, or is put away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/** Signal "put-away": its close button was pressed; whoever made it takes it off. */
#define PANDORIA_TYPE_NOTICE (pandoria_notice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotice, pandoria_notice, PANDORIA, NOTICE, AdwBin)

PandoriaNotice *pandoria_notice_new (void);
/** Sets what it says; another text than before is announced. */
void pandoria_notice_set_text (PandoriaNotice *self, const char *text);
