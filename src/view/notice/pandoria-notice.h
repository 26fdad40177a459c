/* PandoriaNotice: a bar across the window that says something and stays until it no longer holds, or is put away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Signal "put-away": its close button was pressed; whoever made it takes it off. */
#define PANDORIA_TYPE_NOTICE (pandoria_notice_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaNotice, pandoria_notice, PANDORIA, NOTICE, AdwBin)

/** @urgent: something may be lost; otherwise it can be put away. */
PandoriaNotice *pandoria_notice_new (gboolean urgent);
/** Sets what it says; another text than before is announced. */
void pandoria_notice_set_text (PandoriaNotice *self, const char *text);
/** Adds a button @label, with a mnemonic, for @action. @target (nullable) is taken when it floats. */
void pandoria_notice_add_button (PandoriaNotice *self, const char *label, const char *action, GVariant *target);
/** Puts the buttons below the text, where there is little room. */
void pandoria_notice_set_narrow (PandoriaNotice *self, gboolean narrow);

G_END_DECLS
