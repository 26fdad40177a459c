/* PandoriaRuleButton: the number of a section of the rules; pressed, it shows the section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define PANDORIA_TYPE_RULE_BUTTON (pandoria_rule_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRuleButton, pandoria_rule_button, PANDORIA, RULE_BUTTON, AdwBin)

/** Sets the section; NULL or one without a text empties the button and hides it. */
void pandoria_rule_button_set_number (PandoriaRuleButton *self, const char *number);
/** Returns: (nullable): the number of the section. */
const char *pandoria_rule_button_get_number (PandoriaRuleButton *self);

G_END_DECLS
