/* A button with a name, such as a realm or a spell, that explains it in a sentence when pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-player-card-private.h"

#include "pandoria-widgets.h"

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaExplainer, pandoria_explainer, ADW_TYPE_BIN)

static void
pandoria_explainer_class_init (PandoriaExplainerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pandoria_class_set_template (klass, "pandoria-explainer", PANDORIA_PARTS (PandoriaExplainer, button, icon, name),
                               NULL);
  gtk_widget_class_set_css_name (widget_class, "explainer");
}

void
pandoria_explainer_set_words (PandoriaExplainer *self, const char *name, const char *title, const char *text)
{
  g_return_if_fail (PANDORIA_IS_EXPLAINER (self));

  gtk_label_set_label (self->name, name);
  pandoria_explanation_set (self->button, title, text, NULL);
  pandoria_tooltip_set (GTK_WIDGET (self->button), text);
  pandoria_set_accessible_label (GTK_WIDGET (self->button), title);
}
