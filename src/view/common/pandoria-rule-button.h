/* PandoriaRuleButton: the number of a section of the rules. A press shows the section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_RULE_BUTTON (pandoria_rule_button_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRuleButton, pandoria_rule_button, PANDORIA, RULE_BUTTON, AdwBin)

/** Sets the section. NULL or a section without a text empties and hides the button. */
void pandoria_rule_button_set_number (PandoriaRuleButton *self, const char *number);

/**
 * Returns: (transfer none) (nullable): the section of the first visible button in @widget, or of
 * the button that contains @widget (nullable).
 */
const char *pandoria_rule_button_find_number (GtkWidget *widget);
