/* The variant of a game (12, 14), as four cards of which one is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-variant-cards.h"

#include <glib/gi18n.h>

#include "pandoria-class.h"
#include "pandoria-labels.h"

#define CARD_CHARS 24

struct _PandoriaVariantCards
{
  AdwBin parent_instance;

  GtkToggleButton *cards[PANDORIA_N_VARIANTS]; /* by variant */
  PandoriaVariant chosen;
};

enum
{
  PROP_VARIANT = 1,
};

G_DEFINE_FINAL_TYPE (PandoriaVariantCards, pandoria_variant_cards, ADW_TYPE_BIN)

/* The easiest first. */
static const struct
{
  PandoriaVariant variant;
  const char *title, *contents;
} rows[] = {
  { PANDORIA_VARIANT_FAMILY, N_ ("Family"), N_ ("Only tiles and figures") },
  { PANDORIA_VARIANT_FAMILY_SPELLS, N_ ("Family with spells"), N_ ("Tiles, figures and spells") },
  { PANDORIA_VARIANT_BEGINNER, N_ ("Beginner’s game"), N_ ("Without abilities of realms") },
  { PANDORIA_VARIANT_REGULAR, N_ ("Complete"), N_ ("All rules") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (rows) == PANDORIA_N_VARIANTS);

static void
choose (PandoriaVariantCards *self, PandoriaVariant variant)
{
  if (self->chosen == variant)
    return;
  self->chosen = variant;
  gtk_toggle_button_set_active (self->cards[variant], TRUE);
  g_object_notify (G_OBJECT (self), "variant");
}

static void
on_toggled (PandoriaVariantCards *self, GtkToggleButton *card)
{
  for (guint i = 0; i < PANDORIA_N_VARIANTS; i++)
    if (self->cards[i] == card && gtk_toggle_button_get_active (card))
      choose (self, (PandoriaVariant) i);
}

static void
add_line (GtkWidget *words, const char *text, const char *style)
{
  GtkWidget *label = pandoria_let_wrap (pandoria_new_label (text, 0.5, style, NULL));

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), CARD_CHARS);
  gtk_box_append (GTK_BOX (words), label);
}

static void
add_card (PandoriaVariantCards *self, GtkFlowBox *box, guint index)
{
  const PandoriaVariant variant = rows[index].variant;
  GtkWidget *words = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign",
                                   GTK_ALIGN_CENTER, NULL);
  GtkWidget *card = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_RADIO, "child", words, NULL);

  add_line (words, _ (rows[index].title), NULL);
  add_line (words, _ (rows[index].contents), "caption");
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (rows[index].title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ (rows[index].contents), -1);
  if (index > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (card), self->cards[rows[0].variant]);
  self->cards[variant] = GTK_TOGGLE_BUTTON (card);
  gtk_flow_box_insert (box, card, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
}

static void
pandoria_variant_cards_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  PandoriaVariantCards *self = PANDORIA_VARIANT_CARDS (object);

  switch (id)
    {
    case PROP_VARIANT: g_value_set_uint (value, self->chosen); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_variant_cards_set_property (GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec)
{
  PandoriaVariantCards *self = PANDORIA_VARIANT_CARDS (object);

  switch (id)
    {
    case PROP_VARIANT: choose (self, (PandoriaVariant) g_value_get_uint (value)); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
pandoria_variant_cards_class_init (PandoriaVariantCardsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pandoria_variant_cards_get_property;
  object_class->set_property = pandoria_variant_cards_set_property;
  g_object_class_install_property (
      object_class, PROP_VARIANT,
      g_param_spec_uint ("variant", NULL, NULL, 0, PANDORIA_N_VARIANTS - 1,
                         PANDORIA_VARIANT_REGULAR,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
}

static void
pandoria_variant_cards_init (PandoriaVariantCards *self)
{
  /* Two lines of two cards. A line of three would set the last one apart. */
  GtkFlowBox *box
      = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "selection-mode", GTK_SELECTION_NONE,
                      "column-spacing", 6, "row-spacing", 6, "min-children-per-line", 1,
                      "max-children-per-line", PANDORIA_N_VARIANTS / 2, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (box), "variant-cards");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_card (self, box, i);
  self->chosen = PANDORIA_VARIANT_REGULAR;
  gtk_toggle_button_set_active (self->cards[self->chosen], TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_signal_connect_swapped (self->cards[i], "toggled", G_CALLBACK (on_toggled), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
}
