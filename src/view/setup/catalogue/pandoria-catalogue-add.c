/* A dialog that adds a card or a relic to the catalogue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-catalogue-add.h"

#include "pandoria-text.h"
#include "pandoria-widgets.h"

struct _PandoriaCatalogueAdd
{
  AdwWindow parent_instance;

  AdwComboRow *spell, *building, *realm;
  AdwActionRow *start_row, *artifacts_row;
  GtkSwitch *start;
  GtkSpinButton *artifacts;

  PandoriaPrintedKind kind;
};

PANDORIA_DEFINE_TEMPLATE_TYPE (PandoriaCatalogueAdd, pandoria_catalogue_add, ADW_TYPE_WINDOW)

/* --- choices -------------------------------------------------------------------------------------------------------- */

static void
offer_spells (AdwComboRow *row)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (PandoriaSpell spell = PANDORIA_SPELL_NONE + 1; spell < PANDORIA_N_SPELLS; spell++)
    gtk_string_list_take (names, pandoria_text_spell (spell, 0));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

static void
offer_buildings (AdwComboRow *row)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (PandoriaBuilding building = PANDORIA_BUILDING_NONE + 1; building < PANDORIA_N_BUILDINGS; building++)
    gtk_string_list_take (names, pandoria_text_building (building, 0));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

static void
offer_realms (AdwComboRow *row)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: a card of the pile belongs to no realm */
  gtk_string_list_append (names, C_ ("realm of a card", "None"));
  for (PandoriaRealm realm = PANDORIA_REALM_NONE + 1; realm < PANDORIA_N_REALMS; realm++)
    gtk_string_list_append (names, pandoria_text_realm (realm));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

static void
on_add_clicked (PandoriaCatalogueAdd *self)
{
  PandoriaPrinted thing = { .kind = self->kind, .value = PANDORIA_PRINTED_UNKNOWN };

  if (self->kind == PANDORIA_PRINTED_RELIC)
    thing = pandoria_printed_relic ((guint) gtk_spin_button_get_value_as_int (self->artifacts));
  else
    {
      thing.spell = (guint8) (adw_combo_row_get_selected (self->spell) + 1);
      thing.building = (guint8) (adw_combo_row_get_selected (self->building) + 1);
      thing.realm = (guint8) adw_combo_row_get_selected (self->realm);
      thing.start = (guint8) gtk_switch_get_active (self->start);
    }
  g_signal_emit_by_name (self, "chosen", &thing);
  gtk_window_destroy (GTK_WINDOW (self));
}

#define CHILD(member) PANDORIA_CHILD (PandoriaCatalogueAdd, member)

static void
pandoria_catalogue_add_class_init (PandoriaCatalogueAddClass *klass)
{
  pandoria_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  pandoria_class_set_template (klass, "pandoria-catalogue-add", CHILD (spell), CHILD (building), CHILD (realm),
                               CHILD (start_row), CHILD (artifacts_row), CHILD (start), CHILD (artifacts),
                               PANDORIA_CALLBACK (on_add_clicked), NULL);
}

GtkWidget *
pandoria_catalogue_add_new (GtkWindow *parent, PandoriaPrintedKind kind)
{
  PandoriaCatalogueAdd *self
      = g_object_new (PANDORIA_TYPE_CATALOGUE_ADD, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  gboolean is_card = kind == PANDORIA_PRINTED_CARD;

  self->kind = kind;
  gtk_window_set_title (GTK_WINDOW (self), is_card ? _ ("Add a Card") : _ ("Add a Relic"));
  offer_spells (self->spell);
  offer_buildings (self->building);
  offer_realms (self->realm);
  gtk_widget_set_visible (GTK_WIDGET (self->spell), is_card);
  gtk_widget_set_visible (GTK_WIDGET (self->building), is_card);
  gtk_widget_set_visible (GTK_WIDGET (self->realm), is_card);
  gtk_widget_set_visible (GTK_WIDGET (self->start_row), is_card);
  gtk_widget_set_visible (GTK_WIDGET (self->artifacts_row), !is_card);
  return GTK_WIDGET (self);
}
