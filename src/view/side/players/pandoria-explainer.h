/* PandoriaExplainer: a name that, pressed, tells in a sentence what it stands for: a realm, a spell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PANDORIA_TYPE_EXPLAINER (pandoria_explainer_get_type ())
G_DECLARE_FINAL_TYPE (PandoriaExplainer, pandoria_explainer, PANDORIA, EXPLAINER, AdwBin)

/** Sets the sign before the name; NULL: none. */
void pandoria_explainer_set_icon_name (PandoriaExplainer *self, const char *icon_name);

/**
 * Shows @name on the button; @title and @text in the popover, and both to assistive technology and as tooltip, so that
 * pressing is not needed to know them.
 */
void pandoria_explainer_set_words (PandoriaExplainer *self, const char *name, const char *title, const char *text);

/* --- pandoria-explanation.c --------------------------------------------------------------------------------------- */
/* What a button of the players' cards tells when it is pressed: a name, and a sentence about it. */

/**
 * Lets @button tell @title, @text and @footnote (nullable) in a popover. It is made when the button is pressed: the cards have
 * dozens of these buttons.
 */
void pandoria_explanation_set (GtkMenuButton *button, const char *title, const char *text, const char *footnote);
