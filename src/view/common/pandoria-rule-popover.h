/* PandoriaRulePopover: a section of the rules in our own words, with the sections that belong to
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PANDORIA_TYPE_RULE_POPOVER (pandoria_rule_popover_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaRulePopover, pandoria_rule_popover, PANDORIA, RULE_POPOVER,
                      GtkPopover)

/** Shows section @number, which must have a text. */
void pandoria_rule_popover_show_rule (PandoriaRulePopover *self, const char *number);
