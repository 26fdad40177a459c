/* A dialog that adds a card or a relic to the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-add.h"

#include <glib/gi18n.h>

#include "pandoria-catalogue-window.h"
#include "pandoria-choice-row.h"
#include "pandoria-class.h"
#include "pandoria-number-row.h"
#include "pandoria-text.h"

#define MOST_ARTIFACTS 99

struct _PandoriaCatalogueAdd
{
  AdwWindow parent_instance;

  PandoriaChoiceRow *spell, *building, *realm;
  GtkSwitch *start;
  PandoriaNumberRow *artifacts;

  PandoriaPrintedKind kind;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCatalogueAdd, pandoria_catalogue_add, ADW_TYPE_WINDOW)

static void
offer_cards (PandoriaCatalogueAdd *self)
{
  for (guint spell = PANDORIA_SPELL_NONE + 1; spell < PANDORIA_N_SPELLS; spell++)
    {
      g_autofree char *name = pandoria_text_spell (spell, 0);

      pandoria_choice_row_add (self->spell, (int) spell, name);
    }
  for (guint building = PANDORIA_BUILDING_NONE + 1; building < PANDORIA_N_BUILDINGS; building++)
    {
      g_autofree char *name = pandoria_text_building (building, 0);

      pandoria_choice_row_add (self->building, (int) building, name);
    }
  /* Translators: a card of the pile belongs to no realm */
  pandoria_choice_row_add (self->realm, PANDORIA_REALM_NONE, C_ ("realm of a card", "None"));
  for (guint realm = PANDORIA_REALM_NONE + 1; realm < PANDORIA_N_REALMS; realm++)
    pandoria_choice_row_add (self->realm, (int) realm, pandoria_text_realm (realm));
}

static void
on_add_clicked (PandoriaCatalogueAdd *self)
{
  PandoriaPrinted thing = { .kind = self->kind, .value = PANDORIA_PRINTED_UNKNOWN };

  if (self->kind == PANDORIA_PRINTED_RELIC)
    thing = pandoria_printed_relic ((guint) pandoria_number_row_get_value (self->artifacts));
  else
    {
      thing.spell = (guint8) pandoria_choice_row_get_value (self->spell);
      thing.building = (guint8) pandoria_choice_row_get_value (self->building);
      thing.realm = (guint8) pandoria_choice_row_get_value (self->realm);
      thing.start = (guint8) gtk_switch_get_active (self->start);
    }
  g_signal_emit_by_name (self, "chosen", &thing);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
pandoria_catalogue_add_class_init (PandoriaCatalogueAddClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  pandoria_class_set_template (
      klass, "pandoria-catalogue-add",
      PANDORIA_NEEDS (PANDORIA_TYPE_NUMBER_ROW, PANDORIA_TYPE_CHOICE_ROW),
      PANDORIA_PARTS (PandoriaCatalogueAdd, spell, building, realm, start, artifacts),
      PANDORIA_CALLBACK (on_add_clicked), NULL);
}

GtkWidget *
pandoria_catalogue_add_new (GtkWindow *parent, PandoriaPrintedKind kind)
{
  PandoriaCatalogueAdd *self = g_object_new (PANDORIA_TYPE_CATALOGUE_ADD, "transient-for", parent,
                                             "destroy-with-parent", TRUE, NULL);
  gboolean is_card = kind == PANDORIA_PRINTED_CARD;

  self->kind = kind;
  gtk_window_set_title (GTK_WINDOW (self), is_card ? _ ("Add a Card") : _ ("Add a Relic"));
  offer_cards (self);
  gtk_widget_set_visible (GTK_WIDGET (self->spell), is_card);
  gtk_widget_set_visible (GTK_WIDGET (self->artifacts), !is_card);
  pandoria_number_row_set_range (self->artifacts, 1, MOST_ARTIFACTS, 5);
  return GTK_WIDGET (self);
}
