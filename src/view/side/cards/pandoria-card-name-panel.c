/* The panel for the name of the bought card, with suggestions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-card-name-panel.h"

#include "pandoria-class.h"
#include "pandoria-compat.h"
#include "pandoria-list-rows.h"
#include "pandoria-search-words.h"
#include "pandoria-text.h"

#define N_OFFERED 4

struct _PandoriaCardNamePanel
{
  AdwPreferencesGroup parent_instance;

  AdwEntryRow *name_row;
  AdwActionRow *offered[N_OFFERED];

  PandoriaCatalogue *catalogue; /* nullable */
};

G_DEFINE_FINAL_TYPE (PandoriaCardNamePanel, pandoria_card_name_panel, ADW_TYPE_PREFERENCES_GROUP)

static const char *
get_text (PandoriaCardNamePanel *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->name_row));
}

/* Suggests @card with its known prices. Returns: FALSE if its name is already entered. */
static gboolean
offer (PandoriaCardNamePanel *self, AdwActionRow *row, const PandoriaPrinted *card)
{
  g_autofree char *name = pandoria_text_printed (*card);
  g_autoptr (GArray) prices = pandoria_catalogue_get_values (self->catalogue, *card);
  g_autoptr (GPtrArray) amounts = pandoria_phrases_new ();
  g_autofree char *costs = NULL;

  if (g_str_equal (name, get_text (self)))
    return FALSE;
  for (guint i = 0; i < prices->len; i++)
    pandoria_phrases_add (amounts, pandoria_text_amount (PANDORIA_COUNTER_GOLD,
                                                         (int) g_array_index (prices, guint, i)));
  costs = pandoria_phrases_join (amounts, " · ");
  pandoria_set_row (row, name, costs);
  return TRUE;
}

static void
offer_cards (PandoriaCardNamePanel *self)
{
  g_auto (GStrv) words = pandoria_search_words_new (get_text (self));
  g_autoptr (GArray) cards
      = self->catalogue != NULL
            ? pandoria_catalogue_list_things (self->catalogue, PANDORIA_PRINTED_CARD)
            : NULL;
  guint n = 0, n_cards = words != NULL && cards != NULL ? cards->len : 0;

  for (guint i = 0; i < n_cards && n < N_OFFERED; i++)
    {
      const PandoriaPrinted *card = &g_array_index (cards, PandoriaPrinted, i);

      if (pandoria_card_name_matches ((const char *const *) words, (PandoriaSpell) card->spell,
                                      (PandoriaBuilding) card->building))
        n += offer (self, self->offered[n], card) ? 1 : 0;
    }
  for (guint i = 0; i < N_OFFERED; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->offered[i]), i < n);
}

static void
on_changed (PandoriaCardNamePanel *self)
{
  offer_cards (self);
  g_signal_emit_by_name (self, "changed");
}

static void
on_activated (PandoriaCardNamePanel *self, AdwActionRow *row)
{
  g_autofree char *name = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  pandoria_focus (GTK_WIDGET (self->name_row)); /* the row will be hidden */
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  gtk_editable_set_position (GTK_EDITABLE (self->name_row), -1);
}

static void
pandoria_card_name_panel_class_init (PandoriaCardNamePanelClass *klass)
{
  pandoria_class_disposes (klass, PANDORIA_OWNS (PandoriaCardNamePanel, catalogue, g_object_unref),
                           NULL);
  pandoria_class_add_signal (klass, "changed", 0);
  pandoria_class_set_template (klass, "pandoria-card-name-panel",
                               PANDORIA_CHILD (PandoriaCardNamePanel, name_row),
                               PANDORIA_CALLBACK (on_changed), NULL);
}

static void
pandoria_card_name_panel_init (PandoriaCardNamePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_OFFERED; i++)
    {
      self->offered[i] = pandoria_new_row ("", NULL);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->offered[i]), TRUE);
      gtk_widget_set_visible (GTK_WIDGET (self->offered[i]), FALSE);
      g_signal_connect_swapped (self->offered[i], "activated", G_CALLBACK (on_activated), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->offered[i]));
    }
}

void
pandoria_card_name_panel_show (PandoriaCardNamePanel *self, PandoriaCatalogue *catalogue)
{
  g_return_if_fail (PANDORIA_IS_CARD_NAME_PANEL (self));

  g_set_object (&self->catalogue, catalogue);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), "");
}

const char *
pandoria_card_name_panel_get_name (PandoriaCardNamePanel *self)
{
  g_return_val_if_fail (PANDORIA_IS_CARD_NAME_PANEL (self), NULL);
  return *get_text (self) != '\0' ? get_text (self) : NULL;
}
