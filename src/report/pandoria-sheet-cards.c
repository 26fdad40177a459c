/* Makes the tables of the sheet: spells and buildings with their prices, and the monuments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pandoria-sheet-private.h"

#include "pandoria-text.h"

#include <glib/gi18n-lib.h>

#define MOST_PRICES 3 /* of one thing; if there are more, only the lowest and the highest are shown */

static void
free_row (gpointer data)
{
  PandoriaSheetRow *row = data;

  g_free (row->name);
  g_free (row->effect);
  g_free (row->price);
  g_free (row);
}

static void
free_table (gpointer data)
{
  PandoriaSheetTable *table = data;

  g_ptr_array_unref (table->rows);
  g_free (table);
}

static PandoriaSheetTable *
add_table (GPtrArray *tables, const char *title, const char *unit)
{
  PandoriaSheetTable *table = g_new0 (PandoriaSheetTable, 1);

  table->title = title;
  table->unit = unit;
  table->rows = g_ptr_array_new_with_free_func (free_row);
  g_ptr_array_add (tables, table);
  return table;
}

/* Takes ownership of the strings. */
static void
add_row (PandoriaSheetTable *table, gboolean is_level, char *name, char *price, char *effect)
{
  PandoriaSheetRow *row = g_new0 (PandoriaSheetRow, 1);

  *row = (PandoriaSheetRow){ .name = name, .effect = effect, .price = price, .is_level = is_level };
  g_ptr_array_add (table->rows, row);
}

/* Cards of the same name can have different prices. */
char *
pandoria_sheet_find_price (const PandoriaSheetSource *source, PandoriaPrinted thing)
{
  g_autoptr (GArray) values
      = source->catalogue != NULL ? pandoria_catalogue_get_values (source->catalogue, thing) : NULL;
  g_autoptr (GString) price = g_string_new (NULL);

  if (values == NULL || values->len == 0)
    return NULL;
  if (values->len > MOST_PRICES)
    return g_strdup_printf ("%u–%u", g_array_index (values, guint, 0), g_array_index (values, guint, values->len - 1));
  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (price, "%s%u", i > 0 ? " / " : "", g_array_index (values, guint, i));
  return g_string_free (g_steal_pointer (&price), FALSE);
}

static void
add_cards (PandoriaSheetTable *table, const PandoriaSheetSource *source, PandoriaPrintedKind kind)
{
  g_autoptr (GArray) things = pandoria_printed_list (kind);

  for (guint i = 0; i < things->len; i++)
    {
      const PandoriaPrinted *thing = &g_array_index (things, PandoriaPrinted, i);
      gboolean is_level = i > 0 && thing->spell == thing[-1].spell && thing->building == thing[-1].building;

      if (kind == PANDORIA_PRINTED_BUILDING)
        add_row (table, is_level, pandoria_text_printed (*thing), pandoria_sheet_find_price (source, *thing),
                 pandoria_text_building_effect ((PandoriaBuilding) thing->building, thing->level));
      else if (pandoria_variant_has_spell (source->setup->variant, (PandoriaSpell) thing->spell))
        add_row (table, is_level, pandoria_text_printed (*thing), pandoria_sheet_find_price (source, *thing),
                 pandoria_text_spell_effect ((PandoriaSpell) thing->spell, thing->level));
    }
}

/* Monuments are explained only here, so that the first page has more room. */
static void
add_monuments (PandoriaSheetTable *table, const PandoriaSheetSource *source)
{
  const PandoriaHelpText *text = pandoria_help_find ("6.3.3");
  g_autofree char *pile = source->state != NULL ? pandoria_help_list_monuments (source->state) : NULL;
  g_autofree char *told = NULL;
  g_auto (GStrv) paragraphs = NULL;

  g_return_if_fail (text != NULL);
  told = pandoria_help_text_get_short (text, source->terms);
  paragraphs = g_strsplit (told, "\n\n", -1);
  add_row (table, FALSE, g_strdup (_ ("Monument")), g_strdup_printf ("%u", PANDORIA_MONUMENT_COST),
           g_strjoinv (" ", paragraphs));
  if (pile != NULL && *pile != '\0')
    /* Translators: how many monuments of which points there are: “3 × 6, 3 × 5” */
    add_row (table, TRUE, g_strdup (""), g_strdup (""),
             g_strdup_printf (_ ("In the stack, from the top: %s points."), pile));
}

GPtrArray *
pandoria_sheet_make_tables (const PandoriaSheetSource *source)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func (free_table);
  gboolean free = source->setup->variant == PANDORIA_VARIANT_FAMILY_SPELLS;
  PandoriaSheetTable *buildings;

  if (source->setup->variant != PANDORIA_VARIANT_FAMILY)
    add_cards (add_table (tables, pandoria_help_get_chapter_title ("spells"), free ? NULL : _ ("Crystals")), source,
               PANDORIA_PRINTED_SPELL);
  if (pandoria_variant_is_family (source->setup->variant))
    return tables;
  buildings = add_table (tables, pandoria_help_get_chapter_title ("buildings"), _ ("Wood"));
  add_cards (buildings, source, PANDORIA_PRINTED_BUILDING);
  add_monuments (buildings, source);
  return tables;
}
