/* PandoriaMainButton: the button in a tray that continues the turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-main-button.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"
#include "pandoria-tooltip.h"
#include "pandoria-widgets.h"

struct _PandoriaMainButton
{
  GtkButton parent_instance;

  GtkStack *words; /* one page for each label */
};

G_DEFINE_FINAL_TYPE (PandoriaMainButton, pandoria_main_button, GTK_TYPE_BUTTON)

/* The labels while the player enters a tile (pandoria-play-view.c). */
static const struct
{
  const char *words;
  gboolean expansion;
} usual[] = {
  { N_ ("Place Tile"), FALSE },
  { N_ ("Place Castle"), FALSE },
  { N_ ("Place Fortress"), TRUE },
  { N_ ("Skip"), FALSE },
};
/* The page for any other label. */
#define OTHER "other"

static void
add_words (PandoriaMainButton *self, const char *name, const char *words)
{
  GtkWidget *label = pandoria_new_label (words, 0.5, NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_stack_add_named (self->words, label, name);
}

static void
pandoria_main_button_class_init (PandoriaMainButtonClass *klass)
{
  pandoria_class_set_template (klass, "pandoria-main-button",
                               PANDORIA_PARTS (PandoriaMainButton, words), NULL);
}

static void
pandoria_main_button_init (PandoriaMainButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    add_words (self, usual[i].words, _ (usual[i].words));
  add_words (self, OTHER, NULL);
}

void
pandoria_main_button_set_words (PandoriaMainButton *self, const char *words)
{
  const char *name = OTHER;
  GtkWidget *label;

  g_return_if_fail (PANDORIA_IS_MAIN_BUTTON (self) && words != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    if (g_str_equal (words, _ (usual[i].words)))
      name = usual[i].words;
  label = gtk_stack_get_child_by_name (self->words, name);
  gtk_label_set_label (GTK_LABEL (label), words);
  gtk_stack_set_visible_child (self->words, label);
  pandoria_set_accessible_label (GTK_WIDGET (self), words);
  pandoria_tooltip_set (GTK_WIDGET (self), words);
}

void
pandoria_main_button_set_expansion (PandoriaMainButton *self, gboolean expansion)
{
  g_return_if_fail (PANDORIA_IS_MAIN_BUTTON (self));

  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    if (usual[i].expansion)
      gtk_widget_set_visible (gtk_stack_get_child_by_name (self->words, usual[i].words), expansion);
}
